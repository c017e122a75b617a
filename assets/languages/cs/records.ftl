### Rekordy, hráči a kostky.

records-title = Rekordy a statistika
records-tab-records = Rekordy
records-tab-players = Hráči
records-tab-dice = Kostky
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
records-without-help = Bez pomoci
records-with-help = S pomocí
records-games = Hry
records-won = Výhry
records-mean = Průměr
records-median = Medián
records-best = Rekord
records-lost = Ztráta na volbu
records-busts = Krachy
records-mean-alone = Průměr sólo
records-best-alone = Rekord sólo
records-won-of = { $wins } z { $games }
records-express-about = Výhry: z her ve skupině, včetně společných. Ztráta na volbu: body, ve hrách s rozborem.
records-express-about-narrow = Výhry: z her ve skupině, včetně společných.
records-classic-about = Výhry: z her ve skupině. Sólo: tahy do konce. Ztráta na volbu: šance na výhru, ve hrách ve skupině s rozborem.
records-classic-about-narrow = Výhry: z her ve skupině. Sólo: tahy do konce.
records-all-people = Všichni lidé
records-the-program = počítač
records-back = Zpět k hráčům
records-figure-games = hry
records-figure-in-groups = ve skupině
records-figure-won-in-groups = výhry ve skupině
records-figure-mean = průměr
records-figure-median = medián
records-figure-best = rekord
records-figure-throws-a-game = hody na hru
records-figure-throws-a-player = hody na hráče
records-figure-free = z toho volné
records-figure-turns-alone = tahy sólo, průměr
records-figure-bust = tahů jsou krachy
records-figure-lost = ztráta na volbu
records-figure-time-a-choice = čas na volbu
records-figure-time-a-turn = čas na tah
records-none-reviewed = Průměrná ztráta na volbu bude známa, až budou rozbory her.
records-reviewed =
    Průměrná ztráta na volbu pochází z { $count ->
        [one] { $count } hry
        [few] { $count } her
       *[other] { $count } her
    } s rozborem.
records-turns-alone = Tahy sólo
records-turns-alone-about =
    Kolik her trvalo tolik tahů, z { $count ->
        [one] { $count } sólo hry
        [few] { $count } sólo her
       *[other] { $count } sólo her
    }.
records-totals = Konečné výsledky
records-totals-about =
    Jak často který padl, po 100 bodech. Úzké sloupky: { $count ->
        [one] { $count } hra
        [few] { $count } hry
       *[other] { $count } her
    }. Široké sloupky: milion her téměř ideálního hráče.
records-totals-about-all =
    Jak často který padl, po 100 bodech. Úzké sloupky: { $count ->
        [one] { $count } výsledek
        [few] { $count } výsledky
       *[other] { $count } výsledků
    } všech hráčů. Široké sloupky: milion her téměř ideálního hráče.
records-rows = Body po řadách
records-rows-about = Průměrný výsledek každé řady. Prázdné sloupky jsou minusové body.
records-fifths = Páté kostky
records-fifths-about = V kolika hrách je které číslo určené. Křížky na jeho dráze, v průměru: { $marks }.
records-marks-for = { $marks } pro { $value }
records-dice-app = Kostky aplikace
records-dice-real = Skutečné kostky
records-dice-about = Všechny dohrané hry obou druhů; hry se stejnými kostkami se počítají jednou. I poctivé kostky se od průměru odchylují a šance říká, jak často se odchylují aspoň takto.
records-dice-none = zatím není co počítat
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
