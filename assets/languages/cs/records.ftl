### Rekordy, hráči a kostky.

records-title = Rekordy a statistika
records-best-games = Nejlepší hry
records-rows-and-fifths = Řady a páté kostky
records-dice = Kostky
records-looking = Hledám dohrané hry…
records-counting = Počítám…
records-counted = { $read } z { $all } her
records-failed = Programu se nepovedlo přečíst hry
records-try-again = { $key } to zkusí znovu.
records-none = Ještě žádné dohrané hry
records-none-about = Počítají se tu hry dohrané do konce, kromě cvičných a těch, které počítat nechcete.
records-express = Express, postih { $penalty }
records-classic =
    Klasický{ $columns ->
        [4] , čtyři sloupce
        [5] , pět sloupců
       *[other] {""}
    }{ $sharing ->
        [jump] , skok
        [forced] , nelze stop
       *[share] {""}
    }{ $placement ->
        [must] , nejdřív běžec
        [most] , nejvíc dvojic
       *[within] {""}
    }
records-all-people = Všichni lidé
records-of = Rekord: { $name }
records-of-alone = Sólový rekord: { $name }
records-open = Otevřít tuto hru
records-beat = Zkusit překonat
records-next = Příště: { $points }
records-next-zero = Příště: dostat se z minusu
records-next-turns = Příště, tahů: { $count }
records-next-share = Téměř dokonalá hra toho dosáhne v { $share } her.
records-solo = Sólové hry
records-groups = Hry ve skupině
records-games =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
       *[other] { $count } her
    }
records-half-above = polovina nad { $points }
records-average = průměr { $points }
records-coach-average = trenér { $points }
records-last = Poslední hry
records-record = rekord { $result }
records-at-the-table = U stolu
records-best-in-a-group = Nejlepší ve skupině
records-biggest-win = Nejvyšší výhra
records-won = Výhry
records-won-of = { $wins } z { $games }
records-lost = Ztráta na volbu
records-bust = Tahy s krachem
records-time-a-choice = Čas na volbu
records-time-a-turn = Čas na tah
records-alone-points = Sólo: nejvíc bodů
records-alone-turns = Sólo: nejméně tahů
records-alone-nobody = Sólo to ještě nikdo nedohrál do konce.
records-groups-totals = Ve skupině: nejvyšší výsledky
records-groups-turns = Ve skupině: nejméně tahů k výhře
records-groups-wins = Ve skupině: nejvyšší výhry
records-groups-nobody = Žádná skupina to ještě nedohrála do konce.
records-with = spolu s: { $others }
records-dice-code = kostky { $code }
records-helped = pomoc: { $helps }
records-with-help = S pomocí
records-only-help = Jen s pomocí
records-rows = Body po řadách
records-rows-about = Průměrný výsledek každé řady. Prázdné sloupky jsou minusové body.
records-fifths = Páté kostky
records-fifths-about = V kolika hrách je které číslo určené. Křížky na jeho dráze, v průměru: { $marks }.
records-marks-for = { $marks } pro { $value }
records-dice-app = Kostky aplikace
records-dice-real = Skutečné kostky
records-dice-about = Všechny dohrané hry obou druhů; hry se stejnými kostkami se počítají jednou. I poctivé kostky se od průměru odchylují a šance říká, jak často se odchylují aspoň takto.
records-dice-count =
    { $throws ->
        [one] { $throws } hod
        [few] { $throws } hody
       *[other] { $throws } hodů
    }, { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }
records-dice-values = Čísla
records-dice-sums = Součty dvojic
records-dice-line = Čárka přes sloupek je průměr poctivých kostek.
records-dice-few =
    Zatím { $throws ->
        [one] { $throws } hod
        [few] { $throws } hody
       *[other] { $throws } hodů
    }; po { $enough } se dá říct, jak jsou poctivé.
records-dice-fair = Jako poctivé kostky: ty se takto nebo víc odchylují v { $cases } případech ze 100.
records-dice-little-unusual = Trochu neobvyklé: poctivé kostky se takto nebo víc odchylují v 1 případě z { $times } ({ $percent } %).
records-dice-unusual = Neobvyklé: poctivé kostky se takto nebo víc odchylují jen v 1 případě z { $times } ({ $percent } %).
records-dice-hardly-fair = Sotva poctivé: poctivé kostky se takto nebo víc odchylují méně než v 1 případě z 1000 (< 0,1 %). Podívejte se na kostky a na to, co se psalo.
records-standings = Pořadí
records-people = Lidé
records-span-evening = Poslední večer
records-span-month = Tento měsíc
records-span-year = Tento rok
records-span-always = Vždy
records-standings-none = Tito lidé spolu v této době žádnou hru nedohráli.
records-by-chance = Výhry náhodou
records-mean = Průměr
records-best = Nejlepší
records-skill-title = Umění
records-skill =
    { $unit ->
        [points] { $name } ztrácí na trenéra { $loss } bodu na volbu ({ $games }).
       *[chance] { $name } ztrácí na trenéra { $loss } šance na výhru na rozhodnutí ({ $games }).
    }
records-skill-few = Trenér potřebuje { $least } her, aby řekl, jak dobře { $name } volí.
records-skill-looking = Trenér prochází hry: { $read } z { $all }.
records-skill-trend =
    { $trend ->
        [less] V posledních deseti hrách to bylo o { $by } méně než předtím.
        [more] V posledních deseti hrách to bylo o { $by } více než předtím.
       *[none] Posledních deset her neukazuje jasnou změnu.
    }
records-duels = Vzájemně
records-duels-about = Kolikrát { $name } končí před každým z ostatních a za ním
records-also = také { $names }
records-rename = Přejmenovat
records-new-name = Nové jméno
records-join = Stejný člověk jako…
records-join-about = Stiskněte, kdo je také { $name }. Jméno { $name } zůstane a lidi lze zase oddělit.
records-separate = Oddělit: { $name }
