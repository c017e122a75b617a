### Records, spelers en dobbelstenen.

records-title = Records en statistieken
records-best-games = Beste spellen
records-rows-and-fifths = Rijen en vijfde dobbelstenen
records-dice = Dobbelstenen

records-looking = Voltooide spellen zoeken…
records-counting = Tellen…
records-counted = { $read } van { $all ->
    [one] { $all } spel
   *[other] { $all } spellen
}
records-failed = Er ging iets mis bij het lezen van je spellen
records-try-again = Opnieuw proberen: { $key }.
records-none = Nog geen voltooide spellen
records-none-about = Hier tellen voltooide spellen, behalve oefenspellen en spellen die je niet laat meetellen.

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

records-all-people = Iedereen
records-of = Record van { $name }
records-of-alone = Solorecord van { $name }
records-open = Dit spel openen
records-beat = Recordpoging
records-next = Volgend doel: { $points }
records-next-zero = Volgend doel: uit de min
records-next-turns = Volgend doel: { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}
records-next-share = Bijna perfect spel haalt dat in { $share } van de spellen.

records-solo = Solospellen
records-groups = Groepsspellen
records-games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
records-half-above = de helft boven { $points }
records-average = gemiddeld { $points }
records-coach-average = coach { $points }
records-last = Laatste spellen
records-record = record { $result }

records-at-the-table = Aan tafel
records-best-in-a-group = Beste in een groep
records-biggest-win = Grootste overwinning
records-won = Gewonnen
records-won-of = { $wins } van { $games }
records-lost = Verlies per keuze
records-bust = Beurten met misworp
records-time-a-choice = Tijd per keuze
records-time-a-turn = Tijd per beurt

records-alone-points = Solo: meeste punten
records-alone-turns = Solo: minste beurten
records-alone-nobody = Nog geen voltooide solospellen.
records-groups-totals = Groep: hoogste totalen
records-groups-turns = Groep: snelste overwinningen
records-groups-wins = Groep: grootste overwinningen
records-groups-nobody = Nog geen voltooide groepsspellen.
records-with = met { $others }
records-dice-code = code { $code }
records-helped = hulp: { $helps }
records-with-help = Met hulp
records-only-help = Alleen met hulp

records-rows = Punten per rij
records-rows-about = Wat elke rij gemiddeld oplevert. Open balken zijn minpunten.
records-fifths = Vijfde dobbelstenen
records-fifths-about = Hoe vaak elke waarde wordt vastgelegd, en op hoeveel kruisjes de strook dan gemiddeld komt: { $marks }.
records-marks-for = { $marks } voor { $value }

records-dice-app = App-dobbelstenen
records-dice-real = Echte dobbelstenen
records-dice-about = Alle voltooide spellen, Express en Klassiek; spellen met dezelfde dobbelstenen tellen één keer. Ook eerlijke dobbelstenen wijken af van hun gemiddelde; onder elke grafiek zie je hoe vaak ze minstens zo ver afwijken.
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
records-dice-line = De streep bij elke balk is het gemiddelde van eerlijke dobbelstenen.
records-dice-few =
    { $throws ->
        [one] { $throws } worp
       *[other] { $throws } worpen
    } tot nu toe; na { $enough } zie je hoe eerlijk ze zijn.
records-dice-fair = Zoals eerlijke dobbelstenen: die wijken { $cases } van de 100 keer minstens zo ver af.
records-dice-little-unusual = Een beetje ongewoon: zo ver wijken eerlijke dobbelstenen één op de { $times } keer af ({ $percent }%).
records-dice-unusual = Ongewoon: zo ver wijken eerlijke dobbelstenen maar één op de { $times } keer af ({ $percent }%).
records-dice-hardly-fair = Nauwelijks eerlijk: zo ver wijken eerlijke dobbelstenen minder dan één op de 1000 keer af (< 0,1%). Kijk de dobbelstenen na, en wat je getypt hebt.

records-standings = Ranglijst
records-people = Spelers
records-span-evening = Laatste avond
records-span-month = Deze maand
records-span-year = Dit jaar
records-span-always = Altijd
records-standings-none = Deze spelers hebben in deze periode geen spel samen voltooid.
records-by-chance = Verwachte zeges
records-mean = Gemiddeld
records-best = Beste
records-skill-title = Vaardigheid
records-skill =
    { $unit ->
        [points] { $name } verliest { $loss } punten per keuze ten opzichte van de coach ({ $games }).
       *[chance] { $name } verliest { $loss } winkans per beslissing ten opzichte van de coach ({ $games }).
    }
records-skill-few = De coach heeft { $least ->
    [one] { $least } spel
   *[other] { $least } spellen
} nodig om te zeggen hoe goed { $name } kiest.
records-skill-looking = De coach leest spel { $read } van { $all }.
records-skill-trend =
    { $trend ->
        [less] In de laatste tien spellen is het { $by } minder dan daarvoor.
        [more] In de laatste tien spellen is het { $by } meer dan daarvoor.
       *[none] De laatste tien spellen laten geen duidelijke verandering zien.
    }
records-duels = Onderling
records-duels-about = Hoe vaak { $name } vóór en achter elk van de anderen eindigde

records-also = ook { $names }
records-rename = Hernoemen
records-new-name = Nieuwe naam
records-join = Dezelfde speler als…
records-join-about = Kies wie er nog meer { $name } is. De naam { $name } blijft, en je kunt ze weer scheiden.
records-separate = { $name } scheiden
