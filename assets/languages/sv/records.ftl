### Rekord, spelare och tärningar.

records-title = Rekord och statistik
records-best-games = Bästa partier
records-rows-and-fifths = Rader och femte tärningar
records-dice = Tärningar
records-looking = Letar efter avslutade partier …
records-counting = Räknar …
records-counted = { $read } av { $all } partier
records-failed = Programmet lyckades inte läsa partierna
records-try-again = { $key } försöker igen.
records-none = Inga avslutade partier än
records-none-about = Här räknas partier som spelats till slutet, utom träning och partier som du inte låter räknas.
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
records-all-people = Alla människor
records-of = Rekord: { $name }
records-of-alone = Rekord ensam: { $name }
records-open = Öppna partiet
records-beat = Försök slå det
records-next = Härnäst: { $points }
records-next-zero = Härnäst: upp ur minus
records-next-turns = Härnäst: { $count } drag
records-next-share = Nästan perfekt spel når dit i { $share } av spelen.
records-solo = Partier ensam
records-groups = Partier i grupp
records-games =
    { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }
records-half-above = hälften över { $points }
records-average = snitt { $points }
records-coach-average = coachen { $points }
records-last = De senaste partierna
records-record = rekord { $result }
records-at-the-table = Vid bordet
records-best-in-a-group = Bäst i grupp
records-biggest-win = Största seger
records-won = Vunna
records-won-of = { $wins } av { $games }
records-lost = Förlust per val
records-bust = Drag med bom
records-time-a-choice = Tid per val
records-time-a-turn = Tid per drag
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
records-with-help = Med hjälp
records-only-help = Bara med hjälp
records-rows = Poäng per rad
records-rows-about = Varje rads poäng i snitt. Ihåliga staplar är minuspoäng.
records-fifths = Femte tärningar
records-fifths-about = I hur många av partierna varje värde används. Kryss på dess skala då, i snitt: { $marks }.
records-marks-for = { $marks } för { $value }
records-dice-app = Appens tärningar
records-dice-real = Egna tärningar
records-dice-about = Alla avslutade partier av båda sorterna; partier med samma tärningar räknas en gång. Även ärliga tärningar avviker från sitt snitt, och chansen säger hur ofta de avviker minst så mycket.
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
records-standings = Ställning
records-people = Människor
records-span-evening = Senaste kvällen
records-span-month = Den här månaden
records-span-year = I år
records-span-always = Alltid
records-standings-none = De här människorna har inte spelat klart något parti tillsammans under den här tiden.
records-by-chance = Segrar av slump
records-mean = Snitt
records-best = Bäst
records-skill-title = Skicklighet
records-skill =
    { $unit ->
        [points] { $name } förlorar { $loss } poäng per val mot coachen ({ $games }).
       *[chance] { $name } förlorar { $loss } av vinstchansen per beslut mot coachen ({ $games }).
    }
records-skill-few = Coachen behöver { $least } partier för att säga hur bra { $name } väljer.
records-skill-looking = Coachen tittar på parti { $read } av { $all }.
records-skill-trend =
    { $trend ->
        [less] I de senaste tio partierna var det { $by } mindre än förut.
        [more] I de senaste tio partierna var det { $by } mer än förut.
       *[none] De senaste tio partierna visar ingen tydlig förändring.
    }
records-duels = Inbördes
records-duels-about = Hur ofta { $name } slutade före och efter var och en av de andra
records-also = även { $names }
records-rename = Byt namn
records-new-name = Nytt namn
records-join = Samma person som …
records-join-about = Tryck på den som också är { $name }. Namnet { $name } blir kvar, och du kan skilja dem åt igen.
records-separate = Skilj ut { $name }
