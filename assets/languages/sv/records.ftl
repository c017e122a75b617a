### Rekord, spelare och tärningar.

records-title = Rekord och statistik
records-tab-records = Rekord
records-tab-players = Spelare
records-tab-dice = Tärningar
records-looking = Letar efter avslutade partier …
records-counting = Räknar …
records-counted = { $read } av { $all } partier
records-failed = Programmet lyckades inte läsa partierna
records-try-again = { $key } försöker igen.
records-none = Inga avslutade partier än
records-none-about = Här räknas partier som spelats till slutet, utom träning och partier som du inte låter räknas.

## Sorters partier

records-express = Express, avdrag { $penalty }
records-classic =
    Klassisk{ $columns ->
        [4] , fyra kolumner
        [5] , fem kolumner
       *[other] {""}
    }{ $sharing ->
        [jump] , hopp
        [forced] , måste kasta
       *[share] {""}
    }{ $placement ->
        [must] , ny löpare först
        [most] , flest par
       *[within] {""}
    }

## De bästa partierna

records-alone-points = Ensam: flest poäng
records-alone-turns = Ensam: minst antal drag
records-alone-nobody = Ingen har spelat det här ensam till slutet än.
records-groups-totals = I grupp: högsta resultat
records-groups-turns = I grupp: vinst på minst antal drag
records-groups-wins = I grupp: största segrar
records-groups-nobody = Ingen grupp har spelat det här till slutet än.
records-with = med { $others }
records-dice-code = tärningar { $code }
records-helped = hjälp: { $helps }
records-without-help = Utan hjälp
records-with-help = Med hjälp

## Tabellen över spelare

records-games = Partier
records-won = Vunna
records-mean = Snitt
records-median = Median
records-best = Bäst
records-lost = Förlust per val
records-busts = Bommar
records-mean-alone = Snitt ensam
records-best-alone = Bäst ensam
records-won-of = { $wins } av { $games }
records-express-about = Vunna: av partierna i grupp, delade segrar inräknade. Förlust per val: poäng, i partier som analyserats.
records-express-about-narrow = Vunna: av partierna i grupp, delade segrar inräknade.
records-classic-about = Vunna: av partierna i grupp. Ensam: drag till slutet. Förlust per val: vinstchans, i partier i grupp som analyserats.
records-classic-about-narrow = Vunna: av partierna i grupp. Ensam: drag till slutet.
records-all-people = Alla människor
records-the-program = datorn

## En spelares statistik

records-back = Tillbaka till spelarna
records-figure-games = partier
records-figure-in-groups = i grupp
records-figure-won-in-groups = vunna i grupp
records-figure-mean = snitt
records-figure-median = median
records-figure-best = bäst
records-figure-throws-a-game = kast per parti
records-figure-throws-a-player = kast per spelare
records-figure-free = av dem frikast
records-figure-turns-alone = drag ensam, snitt
records-figure-bust = drag med bom
records-figure-lost = förlust per val
records-figure-time-a-choice = tid per val
records-figure-time-a-turn = tid per drag
records-none-reviewed = Snittförlusten per val visas när partier har analyserats.
records-reviewed =
    Snittförlusten per val kommer från { $count ->
        [one] { $count } analyserat parti
       *[other] { $count } analyserade partier
    }.

## Diagram

records-turns-alone = Drag ensam
records-turns-alone-about =
    Hur många partier som tog så många drag, av { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    } ensam.
records-totals = Slutresultat
records-totals-about =
    Hur ofta vart och ett kom, i steg om 100 poäng. Smala staplar: { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }. Breda staplar: en miljon partier av den nästan perfekta spelaren.
records-totals-about-all =
    Hur ofta vart och ett kom, i steg om 100 poäng. Smala staplar: { $count ->
        [one] { $count } resultat
       *[other] { $count } resultat
    } av alla spelare. Breda staplar: en miljon partier av den nästan perfekta spelaren.
records-rows = Poäng per rad
records-rows-about = Varje rads poäng i snitt. Ihåliga staplar är minuspoäng.
records-fifths = Femte tärningar
records-fifths-about = I hur många av partierna varje värde används. Kryss på dess skala då, i snitt: { $marks }.
records-marks-for = { $marks } för { $value }

## Vad tärningarna har visat

records-dice-app = Appens tärningar
records-dice-real = Egna tärningar
records-dice-about = Alla avslutade partier av båda sorterna; partier med samma tärningar räknas en gång. Även ärliga tärningar avviker från sitt snitt, och chansen säger hur ofta de avviker minst så mycket.
records-dice-none = inget att räkna än
records-dice-count =
    { $throws ->
        [one] { $throws } kast
       *[other] { $throws } kast
    }, { $dice ->
        [one] { $dice } tärning
       *[other] { $dice } tärningar
    }
records-dice-values = Värden
records-dice-sums = Summor av par
records-dice-line = Strecket över varje stapel visar snittet för ärliga tärningar.
records-dice-few =
    { $throws ->
        [one] { $throws } kast
       *[other] { $throws } kast
    } hittills; efter { $enough } går det att säga hur ärliga de är.
records-dice-fair = Som ärliga tärningar: de avviker så mycket eller mer i { $cases } fall av 100.
records-dice-little-unusual = Lite ovanligt: ärliga tärningar avviker så mycket eller mer en gång på { $times } ({ $percent } %).
records-dice-unusual = Ovanligt: ärliga tärningar avviker så mycket eller mer bara en gång på { $times } ({ $percent } %).
records-dice-hardly-fair = Knappast ärligt: ärliga tärningar avviker så mycket eller mer i mindre än ett fall av 1000 (< 0,1 %). Titta på tärningarna, och på det som skrevs in.
