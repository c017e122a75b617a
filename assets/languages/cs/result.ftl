### Konec hry.

## Nadpis

result-alone = { $points } bodů
result-wins = { $name } vyhrává: { $points }
result-shared = Společné vítězství: { $names }, { $points }
result-board-alone =
    Výhra za { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
        [many] { $turns } tahu
       *[other] { $turns } tahů
    }
result-board-wins =
    { $name } vyhrává za { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
        [many] { $turns } tahu
       *[other] { $turns } tahů
    }
result-board-outlasted = { $name } vyhrává: všichni ostatní odešli

## Pod nadpisem: o kolik

result-ahead =
    O { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    } víc než { $names }
result-ahead-last = O { $count } víc než { $names }, a to až s úplně posledním hodem.
result-ahead-since = O { $count } víc než { $names }, ve vedení od hodu { $throw }.
result-ahead-kind = O { $count } víc než { $names }. Nikdo se neutopil.
result-ahead-deep = O { $count } víc než { $names }. Někdo vyhrát musel.
result-board-other =
    { $name } má { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
        [many] { $columns } sloupce
       *[other] { $columns } sloupců
    }
result-board-other-none = { $name } nemá žádný sloupec
result-board-others-none = Nikdo jiný nemá žádný sloupec
result-board-next =
    Další v pořadí: { $name }, { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
        [many] { $columns } sloupce
       *[other] { $columns } sloupců
    }
result-board-next-each =
    Další v pořadí: { $names }, po { $columns ->
        [one] { $columns } sloupci
        [few] { $columns } sloupcích
        [many] { $columns } sloupce
       *[other] { $columns } sloupcích
    }

## Pod nadpisem sólové hry: srovnání s nejlepší

result-best-so-far = Dosud nejlepší hra: { $result }
result-last-time = Minule: { $result }
result-short = { $count } pod vaší dosud nejlepší hrou, { $best }.
result-as-many-points = Stejné jako dosud nejlepší hra
result-as-few-turns = Stejné jako dosud nejlepší hra
result-new-record = Nový rekord: { $name }
result-record = Rekord: { $name }
result-more = O { $count } víc než kdy dřív.
result-fewer =
    O { $count ->
        [one] { $count } tah
        [few] { $count } tahy
        [many] { $count } tahu
       *[other] { $count } tahů
    } méně než kdy dřív.
result-last-ten = Posledních deset
result-old-record = starý rekord { $result }

## Výsledek mezi vlastními

result-own-first = první hra
result-own-best = nejlepší { $count ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $count }
result-own-place = { $place }. { $count ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $count }
result-own-among-best = nejlepší { $count ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $count }; předtím { $best }
result-own-among = { $place }. { $count ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $count }; nejlepší { $best }
result-own-won = výhry: { $won } { $count ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $count }

## Průběh hry

result-course = Body po každém hodu
result-course-one = Samostatné vedení: jen { $name }
result-course-changes =
    { $count ->
        [one] Vedení se změnilo jednou
        [few] Vedení se změnilo { $count }krát
        [many] Vedení se změnilo { $count }krát
       *[other] Vedení se změnilo { $count }krát
    }
result-board-course = Získané sloupce a části sloupců, kolo po kole

## Čísla každého hráče

result-best-row = Nejlepší řada
result-costliest = Nejhorší volba
result-own-games = Vlastní hry
result-columns-count =
    { $count ->
        [one] { $count } sloupec
        [few] { $count } sloupce
        [many] { $count } sloupce
       *[other] { $count } sloupců
    }
result-furthest = Největší postup
result-spaces =
    { $count ->
        [one] { $count } pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }
result-place = { $place }.
result-costliest-told = { $when }, { $cost }
result-costliest-of = { $verdict } · { $when }: { $what }, { $cost }
result-costliest-of-points = { $verdict } · { $when }: { $what }, { $points } b.

## Fakta o sólové hře

result-beats = Poráží
result-beats-games = { $share } téměř dokonalých her
result-out-with-throw = Mimo v hodu
result-dice = Kostky
result-par = Stejné kostky
result-par-told = trenér { $coach }, nejlépe { $best }
result-par-between = trenér { $coach }, nejlépe { $least } až { $most }
result-attempts = Pokusy
result-attempts-told = { $place }. { $count ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $count }; ostatní { $others }

## Rozpis lístků, v úzkých sloupcích

result-left-after = odchod po { $throw }
result-beats-note = z milionu téměř dokonalých her
result-attempt = { $number }. pokus

## Rozpis deskové hry

result-columns-won = Sloupce
result-turns = Tahy
result-rolls = Hody
result-busts = Krachy
result-longest = Nejdelší tah
result-longest-rolls =
    { $count ->
        [one] { $count } hod
        [few] { $count } hody
        [many] { $count } hodu
       *[other] { $count } hodů
    }
result-kept = Získaná pole
result-lost = Ztracená pole

## Tlačítka a věty vedle nich

result-again = Hrát znovu
result-save = Uložit obrázek
result-details = Podrobnosti
result-same-dice = Znovu stejné kostky
result-code-of-day = Kostky dne, { $date }: { $code }
result-code = Kód kostek: { $code }
result-helped = S pomocí: { $helps }
result-strict = Přísná hra: bez tipů a vracení, nové kostky
result-counts = Tato hra se počítá do rekordů.
result-counts-apart = Tato hra byla s pomocí, proto se počítá zvlášť.
result-leave-out = Nepočítat do rekordů
result-left-out = Tato hra se do rekordů nepočítá.
result-let-count = Počítat do rekordů

result-bg-stats = Poslat do BG Stats
result-bg-stats-about = Naskenujte kód telefonem, který má aplikaci BG Stats. Než BG Stats hru uloží, zeptá se; dokud nenaskenujete, nic se neposílá.
