### Rekord, spelare och tärningar.

records-title = Rekord och statistik
records-best-games = Bästa partier
records-rows-and-fifths = Rader och femte tärningar
records-dice = Tärningar

## Medan partierna läses, eller där det inte finns några

records-looking = Letar efter avslutade partier …
records-counting = Räknar …
records-counted = { $read } av { $all ->
    [one] { $all } parti
   *[other] { $all } partier
}
records-failed = Något gick fel när dina partier skulle läsas
records-try-again = Tryck på { $key } för att försöka igen.
records-none = Inga avslutade partier än
records-none-about = Här räknas avslutade partier, utom träning och partier som du har undantagit.

## Sorters partier

records-express = Express, avdrag { $penalty }
records-classic =
    Klassiska{ $columns ->
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

## Rekordet

records-all-people = Alla personer
records-of = Rekord: { $name }
records-of-alone = Solorekord: { $name }
records-open = Öppna partiet
records-beat = Försök slå det
records-next = Nästa mål: { $points }
records-next-zero = Nästa mål: upp på plus
records-next-turns = Nästa mål: { $count } drag
records-next-share = Nästan perfekt spel når dit i { $share } av partierna.

## Hur partierna fördelar sig

records-solo = Solopartier
records-groups = Partier i grupp
records-games =
    { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }
records-half-above = hälften över { $points }
records-average = snitt { $points }
records-coach-average = coachen { $points }
records-last = Senaste partierna
records-record = rekord { $result }

## En spelares siffror

records-at-the-table = Vid bordet
records-best-in-a-group = Bästa i grupp
records-biggest-win = Största seger
records-won = Vunna partier
records-won-of = { $wins } av { $games }
records-lost = Förlust per val
records-bust = Drag med bom
records-time-a-choice = Tid per val
records-time-a-turn = Tid per drag

## Bästa partier

records-alone-points = Solo: flest poäng
records-alone-turns = Solo: minst antal drag
records-alone-nobody = Inga avslutade solopartier än.
records-groups-totals = I grupp: högsta resultat
records-groups-turns = I grupp: snabbaste segrar
records-groups-wins = I grupp: största segrar
records-groups-nobody = Inga avslutade partier i grupp än.
records-with = med { $others }
records-dice-code = tärningar { $code }
records-helped = hjälp: { $helps }
records-with-help = Med hjälp
records-only-help = Bara med hjälp

## Diagram

records-rows = Poäng per rad
records-rows-about = Vad varje rad ger i snitt. Ihåliga staplar är minuspoäng.
records-fifths = Femte tärningar
records-fifths-about = Hur ofta varje värde tas. När det tas får dess skala i snitt så här många kryss: { $marks }.
records-marks-for = { $marks } för { $value }

## Vad tärningarna har visat

records-dice-app = Appens tärningar
records-dice-real = Riktiga tärningar
records-dice-about = Alla avslutade partier, Express och Klassiska; partier med samma tärningar räknas en gång. Även rättvisa tärningar avviker från sitt snitt; under varje diagram ser du hur ofta de avviker minst så här mycket.
records-dice-count =
    { $throws ->
        [one] { $throws } kast
       *[other] { $throws } kast
    }, { $dice ->
        [one] { $dice } tärning
       *[other] { $dice } tärningar
    }
records-dice-values = Värden
records-dice-sums = Parens summor
records-dice-line = Strecket tvärs över varje stapel är snittet för rättvisa tärningar.
records-dice-few =
    { $throws ->
        [one] { $throws } kast
       *[other] { $throws } kast
    } hittills; efter { $enough } ser du hur rättvisa de är.
records-dice-fair = Som rättvisa tärningar, som avviker minst så här mycket i { $cases } fall av 100.
records-dice-little-unusual = Lite ovanligt: så här mycket avviker rättvisa tärningar en gång av { $times } ({ $percent } %).
records-dice-unusual = Ovanligt: så här mycket avviker rättvisa tärningar bara en gång av { $times } ({ $percent } %).
records-dice-hardly-fair = Knappast rättvisa: så här mycket avviker rättvisa tärningar mindre än en gång av 1000 (<0,1 %). Kontrollera tärningarna, och det du har skrivit in.

## Ställningen i en grupp

records-standings = Ställning
records-people = Personer
records-span-evening = Senaste kvällen
records-span-month = Den här månaden
records-span-year = I år
records-span-always = Alla tider
records-standings-none = De här personerna har inte avslutat något parti tillsammans under den här tiden.
records-by-chance = Väntade segrar
records-mean = Snitt
records-best = Bäst
records-skill-title = Skicklighet
records-skill =
    { $unit ->
        [points] { $name } förlorar { $loss } poäng per val jämfört med coachen ({ $games }).
       *[chance] { $name } förlorar { $loss } av vinstchansen per beslut jämfört med coachen ({ $games }).
    }
records-skill-few = Coachen behöver { $least } partier för att kunna säga hur bra { $name } väljer.
records-skill-looking = Coachen läser parti { $read } av { $all }.
records-skill-trend =
    { $trend ->
        [less] I de tio senaste partierna är det { $by } mindre än förut.
        [more] I de tio senaste partierna är det { $by } mer än förut.
       *[none] De tio senaste partierna visar ingen tydlig förändring.
    }
records-duels = Inbördes möten
records-duels-about = Hur ofta { $name } slutade före och efter var och en av de andra

## Personer

records-also = även { $names }
records-rename = Byt namn
records-new-name = Nytt namn
records-join = Samma person som …
records-join-about = Välj vem som också är { $name }. Namnet { $name } blir kvar, och du kan skilja dem åt igen.
records-separate = Skilj ut { $name }
