### Rekordy, hráči a kostky.

records-title = Rekordy a statistiky
records-best-games = Nejlepší hry
records-rows-and-fifths = Řady a páté kostky
records-dice = Kostky

## Když se hry čtou, nebo když žádné nejsou

records-looking = Hledám dohrané hry…
records-counting = Počítám…
records-counted = { $read } { $all ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $all } { $all ->
    [one] hry
    [few] her
    [many] hry
   *[other] her
}
records-failed = Vaše hry se nepodařilo přečíst
records-try-again = Zkuste to znovu: { $key }.
records-none = Ještě žádné dohrané hry
records-none-about = Počítají se tu dohrané hry, kromě cvičných a těch, které počítat nechcete.

## Druhy her

records-express = Express, postih { $penalty }
records-classic =
    Klasický{ $columns ->
        [4] , čtyři sloupce
        [5] , pět sloupců
       *[other] {""}
    }{ $sharing ->
        [jump] , skok
        [forced] , stop nejde
       *[share] {""}
    }{ $placement ->
        [must] , nejdřív nový běžec
        [most] , nejvíc dvojic
       *[within] {""}
    }

## Rekord

records-all-people = Všichni lidé
records-of = Rekord: { $name }
records-of-alone = Sólový rekord: { $name }
records-open = Otevřít tuto hru
records-beat = Zkusit překonat
records-next = Další cíl: { $points }
records-next-zero = Další cíl: dostat se z minusu
records-next-turns = Další cíl: { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
records-next-share = Při téměř dokonalém hraní se tam dostane { $share } her.

## Jak jsou hry rozložené

records-solo = Sólové hry
records-groups = Hry ve skupině
records-games =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
        [many] { $count } hry
       *[other] { $count } her
    }
records-half-above = polovina nad { $points }
records-average = průměr { $points }
records-coach-average = trenér { $points }
records-last = Poslední hry
records-record = rekord { $result }

## Čísla hráče

records-at-the-table = U stolu
records-best-in-a-group = Nejlepší ve skupině
records-biggest-win = Nejvyšší výhra
records-won = Vyhrané hry
records-won-of = { $wins } { $games ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $games }
records-lost = Ztráta na volbu
records-bust = Tahy s krachem
records-time-a-choice = Čas na volbu
records-time-a-turn = Čas na tah

## Nejlepší hry

records-alone-points = Sólo: nejvíc bodů
records-alone-turns = Sólo: nejméně tahů
records-alone-nobody = Ještě žádné dohrané sólové hry.
records-groups-totals = Ve skupině: nejvyšší výsledky
records-groups-turns = Ve skupině: nejrychlejší výhry
records-groups-wins = Ve skupině: nejvyšší výhry
records-groups-nobody = Ještě žádné dohrané hry ve skupině.
records-with = spoluhráči: { $others }
records-dice-code = kostky { $code }
records-helped = pomoc: { $helps }
records-with-help = S pomocí
records-only-help = Jen s pomocí

## Grafy

records-rows = Body po řadách
records-rows-about = Průměrný výsledek každé řady. Prázdné sloupky jsou minusové body.
records-fifths = Páté kostky
records-fifths-about = Jak často se které číslo určuje. Jeho dráha pak má průměrně tolik křížků: { $marks }.
records-marks-for = { $marks } u { $value }

## Co kostky ukázaly

records-dice-app = Kostky z aplikace
records-dice-real = Skutečné kostky
records-dice-about = Všechny dohrané hry, Express i Klasický; hry se stejnými kostkami se počítají jednou. I poctivé kostky se od průměru odchylují; pod každým grafem stojí, jak často se odchýlí aspoň o tolik.
records-dice-count =
    { $throws ->
        [one] { $throws } hod
        [few] { $throws } hody
        [many] { $throws } hodu
       *[other] { $throws } hodů
    }, { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
        [many] { $dice } kostky
       *[other] { $dice } kostek
    }
records-dice-values = Čísla
records-dice-sums = Součty dvojic
records-dice-line = Čárka přes sloupek je průměr poctivých kostek.
records-dice-few =
    Zatím { $throws ->
        [one] { $throws } hod
        [few] { $throws } hody
        [many] { $throws } hodu
       *[other] { $throws } hodů
    }; po { $enough ->
        [one] { $enough } hodu
        [few] { $enough } hodech
        [many] { $enough } hodu
       *[other] { $enough } hodech
    } uvidíte, jak jsou poctivé.
records-dice-fair = Jako poctivé kostky: ty se aspoň takhle odchýlí { $cases }krát ze 100.
records-dice-little-unusual = Trochu neobvyklé: poctivé kostky se takhle odchýlí jednou na { $times } případů ({ $percent } %).
records-dice-unusual = Neobvyklé: poctivé kostky se takhle odchýlí jen jednou na { $times } případů ({ $percent } %).
records-dice-hardly-fair = Sotva poctivé: poctivé kostky se takhle odchýlí méně než jednou na 1000 případů (<0,1 %). Zkontrolujte kostky i zadané hody.

## Pořadí skupiny

records-standings = Pořadí
records-people = Lidé
records-span-evening = Poslední večer
records-span-month = Tento měsíc
records-span-year = Tento rok
records-span-always = Celá doba
records-standings-none = Tito lidé spolu v této době žádnou hru nedohráli.
records-by-chance = Očekávané výhry
records-mean = Průměr
records-best = Nejlepší
records-skill-title = Umění
records-skill =
    { $unit ->
        [points] { $name } ztrácí na trenéra každou volbou { $loss } bodu ({ $games }).
       *[chance] { $name } ztrácí na trenéra každým rozhodnutím { $loss } šance na výhru ({ $games }).
    }
records-skill-few = Trenér potřebuje { $least ->
    [one] { $least } hru
    [few] { $least } hry
    [many] { $least } hry
   *[other] { $least } her
}, aby řekl, jak dobře { $name } vybírá.
records-skill-looking = Trenér čte hry: { $read } { $all ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $all }.
records-skill-trend =
    { $trend ->
        [less] V posledních deseti hrách je to o { $by } méně než předtím.
        [more] V posledních deseti hrách je to o { $by } více než předtím.
       *[none] Posledních deset her neukazuje jasnou změnu.
    }
records-duels = Vzájemné zápasy
records-duels-about = Kolikrát { $name } končí před každým z ostatních a kolikrát za ním

## Lidé

records-also = také { $names }
records-rename = Přejmenovat
records-new-name = Nové jméno
records-join = Stejný člověk jako…
records-join-about = Vyberte, kdo je také { $name }. Jméno { $name } zůstane a zase je můžete oddělit.
records-separate = Oddělit: { $name }
