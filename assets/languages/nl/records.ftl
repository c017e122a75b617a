### Records, spelers en dobbelstenen.

records-title = Records en statistieken
records-tab-records = Records
records-tab-players = Spelers
records-tab-dice = Dobbelstenen
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
records-without-help = Zonder hulp
records-with-help = Met hulp
records-games = Spellen
records-won = Winst
records-mean = Gemiddeld
records-median = Mediaan
records-best = Beste
records-lost = Verlies per keuze
records-busts = Misworpen
records-mean-alone = Gem. solo
records-best-alone = Beste solo
records-won-of = { $wins } van { $games }
records-express-about = Winst: van de spellen in groepen, gedeelde winst telt mee. Verlies per keuze: punten, in geanalyseerde spellen.
records-express-about-narrow = Winst: van de spellen in groepen, gedeelde winst telt mee.
records-classic-about = Winst: van de spellen in groepen. Solo: beurten tot het einde. Verlies per keuze: winkans, in geanalyseerde spellen in groepen.
records-classic-about-narrow = Winst: van de spellen in groepen. Solo: beurten tot het einde.
records-all-people = Alle mensen
records-the-program = de computer
records-back = Terug naar de spelers
records-figure-games = spellen
records-figure-in-groups = in groepen
records-figure-won-in-groups = gewonnen in groepen
records-figure-mean = gemiddeld
records-figure-median = mediaan
records-figure-best = beste
records-figure-throws-a-game = worpen per spel
records-figure-throws-a-player = worpen per speler
records-figure-free = waarvan vrij
records-figure-turns-alone = beurten solo, gemiddeld
records-figure-bust = beurten met misworp
records-figure-lost = verlies per keuze
records-figure-time-a-choice = tijd per keuze
records-figure-time-a-turn = tijd per beurt
records-none-reviewed = Wat een keuze gemiddeld verliest, wordt bekend zodra er spellen geanalyseerd zijn.
records-reviewed =
    Wat een keuze gemiddeld verliest, komt uit { $count ->
        [one] { $count } geanalyseerd spel
       *[other] { $count } geanalyseerde spellen
    }.
records-turns-alone = Beurten solo
records-turns-alone-about =
    Hoeveel spellen zoveel beurten duurden, van { $count ->
        [one] { $count } solospel
       *[other] { $count } solospellen
    }.
records-totals = Eindresultaten
records-totals-about =
    Hoe vaak elk voorkwam, in stappen van 100 punten. Smalle balken: { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }. Brede balken: een miljoen spellen van de bijna optimale speler.
records-totals-about-all =
    Hoe vaak elk voorkwam, in stappen van 100 punten. Smalle balken: { $count ->
        [one] { $count } resultaat
       *[other] de { $count } resultaten
    } van alle spelers. Brede balken: een miljoen spellen van de bijna optimale speler.
records-rows = Punten per rij
records-rows-about = Wat elke rij gemiddeld oplevert. Open balken zijn minpunten.
records-fifths = Vijfde dobbelstenen
records-fifths-about = In hoeveel van de spellen elke waarde wordt vastgelegd. Gemiddeld aantal kruisjes op de strook dan: { $marks }.
records-marks-for = { $marks } voor { $value }
records-dice-app = Dobbelstenen van de app
records-dice-real = Echte dobbelstenen
records-dice-about = Alle afgelopen spellen van beide soorten; spellen met dezelfde dobbelstenen tellen één keer. Ook eerlijke dobbelstenen wijken af van het gemiddelde; de kans zegt hoe vaak ze dat minstens zo sterk doen.
records-dice-none = nog niets te tellen
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
