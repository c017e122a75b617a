### Rekorde, Spieler und Würfel.

records-title = Rekorde und Statistik
records-best-games = Beste Spiele
records-rows-and-fifths = Reihen und fünfte Würfel
records-dice = Würfel
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
records-all-people = Alle Menschen
records-of = Rekord von { $name }
records-of-alone = Solorekord von { $name }
records-open = Dieses Spiel öffnen
records-beat = Versuch, ihn zu schlagen
records-next = Als Nächstes: { $points }
records-next-zero = Als Nächstes: raus aus dem Minus
records-next-turns = Als Nächstes: { $count } Züge
records-next-share = Fast perfektes Spiel schafft das in { $share } der Spiele.
records-solo = Spiele allein
records-groups = Spiele in Runden
records-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
records-half-above = die Hälfte über { $points }
records-average = Schnitt { $points }
records-coach-average = der Coach { $points }
records-last = Die letzten Spiele
records-record = Rekord { $result }
records-at-the-table = Am Tisch
records-best-in-a-group = Bestes in einer Runde
records-biggest-win = Höchster Sieg
records-won = Siege
records-won-of = { $wins } von { $games }
records-lost = Verlust je Wahl
records-bust = Züge mit Fehlwurf
records-time-a-choice = Zeit je Wahl
records-time-a-turn = Zeit je Zug
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
records-with-help = Mit Hilfe
records-only-help = Nur mit Hilfe
records-rows = Punkte nach Reihen
records-rows-about = Was jede Reihe im Schnitt bringt. Hohle Balken sind Minuspunkte.
records-fifths = Fünfte Würfel
records-fifths-about = In wie vielen der Spiele jeder Wert festgelegt wird. Kreuze auf seiner Leiste dann, im Schnitt: { $marks }.
records-marks-for = { $marks } für { $value }
records-dice-app = Würfel der App
records-dice-real = Echte Würfel
records-dice-about = Alle beendeten Spiele beider Arten; Spiele mit denselben Würfeln zählen einmal. Auch faire Würfel weichen vom Durchschnitt ab; die Chance sagt, wie oft sie es mindestens so stark tun.
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
records-standings = Rangliste
records-people = Menschen
records-span-evening = Letzter Abend
records-span-month = Dieser Monat
records-span-year = Dieses Jahr
records-span-always = Immer
records-standings-none = Diese Menschen haben in dieser Zeit kein Spiel zusammen beendet.
records-by-chance = Siege durch Zufall
records-mean = Schnitt
records-best = Bestes
records-skill-title = Können
records-skill =
    { $unit ->
        [points] { $name } verliert je Wahl { $loss } Punkte gegenüber dem Coach ({ $games }).
       *[chance] { $name } verliert je Entscheidung { $loss } Gewinnchance gegenüber dem Coach ({ $games }).
    }
records-skill-few = Wie gut { $name } wählt, kann der Coach ab { $least } Spielen sagen.
records-skill-looking = Der Coach sieht sich Spiel { $read } von { $all } an.
records-skill-trend =
    { $trend ->
        [less] In den letzten zehn Spielen waren es { $by } weniger als davor.
        [more] In den letzten zehn Spielen waren es { $by } mehr als davor.
       *[none] Die letzten zehn Spiele zeigen keinen klaren Unterschied.
    }
records-duels = Direkter Vergleich
records-duels-about = Wie oft { $name } vor und nach jedem anderen ins Ziel kam
records-also = auch { $names }
records-rename = Umbenennen
records-new-name = Neuer Name
records-join = Dieselbe Person wie …
records-join-about = Drücke auf den Namen, der auch { $name } ist. Der Name { $name } bleibt, und du kannst beide wieder trennen.
records-separate = { $name } abtrennen
