### Records, spelers en dobbelstenen.

records-title = Records en statistieken
records-best-games = Beste spellen
records-rows-and-fifths = Rijen en vijfde dobbelstenen
records-dice = Dobbelstenen

records-looking = Afgelopen spellen worden gezocht…
records-counting = Bezig met tellen…
records-counted = { $read } van { $all } spellen
records-failed = Het is het programma niet gelukt de spellen te lezen
records-try-again = { $key } probeert het opnieuw.
records-none = Nog geen afgelopen spellen
records-none-about = Hier tellen spellen die uitgespeeld zijn, behalve oefening en spellen die je niet laat meetellen.

records-express = Express, straf { $penalty }
records-classic =
    Klassiek{ $columns ->
        [4] , vier kolommen
        [5] , vijf kolommen
       *[other] {""}
    }{ $sharing ->
        [jump] , springen
        [forced] , verplichte worp
       *[share] {""}
    }{ $placement ->
        [must] , plaatsen verplicht
        [most] , meeste paren
       *[within] {""}
    }

records-all-people = Alle mensen
records-of = Record van { $name }
records-of-alone = Solorecord van { $name }
records-open = Dit spel openen
records-beat = Probeer het te verbeteren
records-next = Nu: { $points }
records-next-zero = Nu: uit de min
records-next-turns = Nu: { $count } beurten
records-next-share = Bijna perfect spel haalt dat in { $share } van de spellen.

records-solo = Solospellen
records-groups = Spellen in groepen
records-games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
records-half-above = de helft boven { $points }
records-average = gemiddeld { $points }
records-coach-average = de coach { $points }
records-last = De laatste spellen
records-record = record { $result }

records-at-the-table = Aan tafel
records-best-in-a-group = Beste in een groep
records-biggest-win = Grootste winst
records-won = Gewonnen
records-won-of = { $wins } van { $games }
records-lost = Verlies per keuze
records-bust = Beurten met misworp
records-time-a-choice = Tijd per keuze
records-time-a-turn = Tijd per beurt

records-alone-points = Solo: de meeste punten
records-alone-turns = Solo: de minste beurten
records-alone-nobody = Nog niemand speelde dit solo uit.
records-groups-totals = In groepen: hoogste totalen
records-groups-turns = In groepen: minste beurten tot de winst
records-groups-wins = In groepen: grootste overwinningen
records-groups-nobody = Nog geen groep speelde dit uit.
records-with = met { $others }
records-dice-code = code { $code }
records-helped = hulp: { $helps }
records-with-help = Met hulp
records-only-help = Alleen met hulp

records-rows = Punten per rij
records-rows-about = Wat elke rij gemiddeld oplevert. Open balken zijn minpunten.
records-fifths = Vijfde dobbelstenen
records-fifths-about = In hoeveel van de spellen elke waarde wordt vastgelegd. Gemiddeld aantal kruisjes op de strook dan: { $marks }.
records-marks-for = { $marks } voor { $value }

records-dice-app = Dobbelstenen van de app
records-dice-real = Echte dobbelstenen
records-dice-about = Alle afgelopen spellen van beide soorten; spellen met dezelfde dobbelstenen tellen één keer. Ook eerlijke dobbelstenen wijken af van het gemiddelde; de kans zegt hoe vaak ze dat minstens zo sterk doen.
records-dice-count =
    { $throws ->
        [one] { $throws } worp
       *[other] { $throws } worpen
    }, { $dice ->
        [one] { $dice } dobbelsteen
       *[other] { $dice } dobbelstenen
    }
records-dice-values = Ogen
records-dice-sums = Sommen van paren
records-dice-line = De streep door elke balk is wat eerlijke dobbelstenen gemiddeld tonen.
records-dice-few =
    { $throws ->
        [one] { $throws } worp
       *[other] { $throws } worpen
    } tot nu toe; na { $enough } staat hier hoe eerlijk ze zijn.
records-dice-fair = Zoals eerlijke dobbelstenen: ook die wijken in { $cases } van de 100 gevallen zo sterk of sterker af.
records-dice-little-unusual = Een beetje ongewoon: eerlijke dobbelstenen wijken één op de { $times } keer zo sterk of sterker af ({ $percent }%).
records-dice-unusual = Ongewoon: eerlijke dobbelstenen wijken maar één op de { $times } keer zo sterk of sterker af ({ $percent }%).
records-dice-hardly-fair = Nauwelijks eerlijk: eerlijke dobbelstenen wijken minder dan één op de 1000 keer zo sterk of sterker af (< 0,1%). Bekijk de dobbelstenen, en wat er getypt is.

records-standings = Stand
records-people = Mensen
records-span-evening = Laatste avond
records-span-month = Deze maand
records-span-year = Dit jaar
records-span-always = Altijd
records-standings-none = Deze mensen hebben in deze tijd geen spel samen uitgespeeld.
records-by-chance = Gewonnen bij toeval
records-mean = Gemiddeld
records-best = Beste
records-skill-title = Vaardigheid
records-skill =
    { $unit ->
        [points] { $name } verliest { $loss } punten per keuze aan de coach ({ $games }).
       *[chance] { $name } verliest { $loss } winstkans per beslissing aan de coach ({ $games }).
    }
records-skill-few = De coach heeft { $least } spellen nodig om te zeggen hoe goed { $name } kiest.
records-skill-looking = De coach bekijkt spel { $read } van { $all }.
records-skill-trend =
    { $trend ->
        [less] In de laatste tien spellen was het { $by } minder dan ervoor.
        [more] In de laatste tien spellen was het { $by } meer dan ervoor.
       *[none] De laatste tien spellen laten geen duidelijke verandering zien.
    }
records-duels = Onderling
records-duels-about = Hoe vaak { $name } voor en na elke ander eindigde

records-also = ook { $names }
records-rename = Hernoemen
records-new-name = Nieuwe naam
records-join = Dezelfde persoon als…
records-join-about = Druk op wie ook { $name } is. De naam { $name } blijft, en je kunt ze weer scheiden.
records-separate = { $name } scheiden
