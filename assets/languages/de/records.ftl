### Rekorde, Spieler und Würfel.

records-title = Rekorde und Statistik
records-tab-records = Rekorde
records-tab-players = Spieler
records-tab-dice = Würfel
records-looking = Beendete Spiele werden gesucht …
records-counting = Wird gezählt …
records-counted = { $read } von { $all } Spielen
records-failed = Das Programm konnte die Spiele nicht lesen
records-try-again = { $key } versucht es noch einmal.
records-none = Noch keine beendeten Spiele
records-none-about = Hier zählen Spiele, die zu Ende gespielt sind, außer Übungen und Spielen, die du nicht wertest.
records-express = Express, Abzug { $penalty }
records-classic =
    Klassisch{ $columns ->
        [4] , vier Spalten
        [5] , fünf Spalten
       *[other] {""}
    }{ $sharing ->
        [jump] , Sprung
        [forced] , Wurfzwang
       *[share] {""}
    }{ $placement ->
        [must] , Einsetzzwang
        [most] , meiste Paare
       *[within] {""}
    }
records-alone-points = Allein: die meisten Punkte
records-alone-turns = Allein: die wenigsten Züge
records-alone-nobody = Allein hat das noch niemand zu Ende gespielt.
records-groups-totals = In Runden: höchste Ergebnisse
records-groups-turns = In Runden: schnellste Siege
records-groups-wins = In Runden: höchste Siege
records-groups-nobody = Noch keine Runde hat das zu Ende gespielt.
records-with = mit { $others }
records-dice-code = Würfel { $code }
records-helped = Hilfe: { $helps }
records-without-help = Ohne Hilfe
records-with-help = Mit Hilfe
records-games = Spiele
records-won = Siege
records-mean = Schnitt
records-median = Median
records-best = Bestes
records-lost = Verlust je Wahl
records-busts = Fehlwürfe
records-mean-alone = Schnitt allein
records-best-alone = Bestes allein
records-won-of = { $wins } von { $games }
records-express-about = Siege: in Spielen mit anderen, geteilte zählen mit. Verlust je Wahl: in Punkten, aus analysierten Spielen.
records-express-about-narrow = Siege: in Spielen mit anderen, geteilte zählen mit.
records-classic-about = Siege: in Spielen mit anderen. Allein: Züge bis zum Ende. Verlust je Wahl: an Siegchance, aus analysierten Spielen mit anderen.
records-classic-about-narrow = Siege: in Spielen mit anderen. Allein: Züge bis zum Ende.
records-all-people = Alle Menschen
records-the-program = der Computer
records-back = Zurück zu den Spielern
records-figure-games = Spiele
records-figure-in-groups = in Runden
records-figure-won-in-groups = Siege in Runden
records-figure-mean = Schnitt
records-figure-median = Median
records-figure-best = Bestes
records-figure-throws-a-game = Würfe pro Spiel
records-figure-throws-a-player = Würfe pro Spieler
records-figure-free = davon frei
records-figure-turns-alone = Züge allein, Schnitt
records-figure-bust = Züge mit Fehlwurf
records-figure-lost = Verlust je Wahl
records-figure-time-a-choice = Zeit je Wahl
records-figure-time-a-turn = Zeit je Zug
records-none-reviewed = Was eine Wahl im Schnitt verliert, zeigt sich, sobald Spiele analysiert sind.
records-reviewed =
    Was eine Wahl im Schnitt verliert, stammt aus { $count ->
        [one] { $count } analysierten Spiel
       *[other] { $count } analysierten Spielen
    }.
records-turns-alone = Züge allein
records-turns-alone-about =
    Wie viele Spiele so viele Züge gedauert haben, aus { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spielen
    } allein.
records-totals = Endergebnisse
records-totals-about =
    Wie oft jedes vorkam, in Schritten von 100 Punkten. Schmale Balken: { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }. Breite Balken: eine Million Spiele des fast optimalen Spielers.
records-totals-about-all =
    Wie oft jedes vorkam, in Schritten von 100 Punkten. Schmale Balken: { $count ->
        [one] { $count } Ergebnis
       *[other] { $count } Ergebnisse
    } aller Spieler. Breite Balken: eine Million Spiele des fast optimalen Spielers.
records-rows = Punkte nach Reihen
records-rows-about = Was jede Reihe im Schnitt bringt. Hohle Balken sind Minuspunkte.
records-fifths = Fünfte Würfel
records-fifths-about = In wie vielen der Spiele jeder Wert festgelegt wird. Kreuze auf seiner Leiste dann, im Schnitt: { $marks }.
records-marks-for = { $marks } für { $value }
records-dice-app = Würfel der App
records-dice-real = Echte Würfel
records-dice-about = Alle beendeten Spiele beider Arten; Spiele mit denselben Würfeln zählen einmal. Auch faire Würfel weichen vom Durchschnitt ab; die Chance sagt, wie oft sie es mindestens so stark tun.
records-dice-none = noch nichts zu zählen
records-dice-count =
    { $throws ->
        [one] { $throws } Wurf
       *[other] { $throws } Würfe
    }, { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }
records-dice-values = Augenzahlen
records-dice-sums = Summen der Paare
records-dice-line = Der Strich durch jeden Balken zeigt den Schnitt fairer Würfel.
records-dice-few =
    Bisher { $throws ->
        [one] { $throws } Wurf
       *[other] { $throws } Würfe
    }; nach { $enough } steht hier, wie fair sie sind.
records-dice-fair = Ganz wie faire Würfel: So stark oder stärker weichen auch sie in { $cases } von 100 Fällen ab.
records-dice-little-unusual = Etwas ungewöhnlich: So stark oder stärker weichen faire Würfel in einem von { $times } Fällen ab ({ $percent } %).
records-dice-unusual = Ungewöhnlich: So stark oder stärker weichen faire Würfel nur in einem von { $times } Fällen ab ({ $percent } %).
records-dice-hardly-fair = Kaum fair: So stark oder stärker weichen faire Würfel seltener als in einem von 1000 Fällen ab (< 0,1 %). Sieh dir die Würfel an, und was eingetippt wurde.
