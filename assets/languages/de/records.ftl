### Rekorde, Spieler und Würfel.

records-title = Rekorde und Statistik
records-best-games = Beste Spiele
records-rows-and-fifths = Reihen und fünfte Würfel
records-dice = Würfel

records-looking = Suche beendete Spiele …
records-counting = Zähle …
records-counted = { $read } von { $all ->
    [one] { $all } Spiel
   *[other] { $all } Spielen
}
records-failed = Deine Spiele ließen sich nicht lesen
records-try-again = Noch einmal versuchen: { $key }.
records-none = Noch keine beendeten Spiele
records-none-about = Hier zählen beendete Spiele, außer Übungsspielen und denen, die du nicht wertest.

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

records-all-people = Alle Personen
records-of = Rekord von { $name }
records-of-alone = Solorekord von { $name }
records-open = Dieses Spiel öffnen
records-beat = Rekord angreifen
records-next = Als Nächstes: { $points }
records-next-zero = Als Nächstes: raus aus dem Minus
records-next-turns = Als Nächstes: { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
records-next-share = Fast perfektes Spiel schafft das in { $share } der Spiele.

records-solo = Solospiele
records-groups = Spiele in der Runde
records-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
records-half-above = die Hälfte über { $points }
records-average = Schnitt { $points }
records-coach-average = Coach { $points }
records-last = Letzte Spiele
records-record = Rekord { $result }

records-at-the-table = Am Tisch
records-best-in-a-group = Bestes in der Runde
records-biggest-win = Höchster Sieg
records-won = Siege
records-won-of = { $wins } von { $games }
records-lost = Verlust je Wahl
records-bust = Züge mit Fehlwurf
records-time-a-choice = Zeit je Wahl
records-time-a-turn = Zeit je Zug

records-alone-points = Solo: meiste Punkte
records-alone-turns = Solo: wenigste Züge
records-alone-nobody = Noch keine beendeten Solospiele.
records-groups-totals = Runde: höchste Ergebnisse
records-groups-turns = Runde: wenigste Züge zum Sieg
records-groups-wins = Runde: höchste Siege
records-groups-nobody = Noch keine beendeten Spiele in der Runde.
records-with = mit { $others }
records-dice-code = Würfel { $code }
records-helped = Hilfe: { $helps }
records-with-help = Mit Hilfe
records-only-help = Nur mit Hilfe

records-rows = Punkte nach Reihen
records-rows-about = Was jede Reihe im Schnitt bringt. Hohle Balken sind Minuspunkte.
records-fifths = Fünfte Würfel
records-fifths-about = Wie oft jeder Wert festgelegt wird und auf wie viele Kreuze seine Leiste dann im Schnitt kommt: { $marks }.
records-marks-for = { $marks } für { $value }

records-dice-app = App-Würfel
records-dice-real = Echte Würfel
records-dice-about = Alle beendeten Spiele, Express und Klassisch; Spiele mit denselben Würfeln zählen einmal. Auch faire Würfel weichen von ihrem Durchschnitt ab; unter jedem Diagramm steht, wie oft sie mindestens so weit abweichen.
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
records-dice-line = Der Strich bei jedem Balken ist der Durchschnitt fairer Würfel.
records-dice-few =
    Bisher { $throws ->
        [one] { $throws } Wurf
       *[other] { $throws } Würfe
    }; nach { $enough } siehst du, wie fair sie sind.
records-dice-fair = Wie faire Würfel: Auch die weichen in { $cases } von 100 Fällen mindestens so weit ab.
records-dice-little-unusual = Etwas ungewöhnlich: So weit weichen faire Würfel einmal in { $times } Fällen ab ({ $percent } %).
records-dice-unusual = Ungewöhnlich: So weit weichen faire Würfel nur einmal in { $times } Fällen ab ({ $percent } %).
records-dice-hardly-fair = Kaum fair: So weit weichen faire Würfel weniger als einmal in 1000 Fällen ab (< 0,1 %). Prüfe die Würfel und was du eingetippt hast.

records-standings = Rangliste
records-people = Personen
records-span-evening = Letzter Abend
records-span-month = Dieser Monat
records-span-year = Dieses Jahr
records-span-always = Immer
records-standings-none = Diese Personen haben in dieser Zeit kein Spiel zusammen beendet.
records-by-chance = Erwartete Siege
records-mean = Schnitt
records-best = Bestes
records-skill-title = Können
records-skill =
    { $unit ->
        [points] { $name } verliert je Wahl { $loss } Punkte gegenüber dem Coach ({ $games }).
       *[chance] { $name } verliert je Entscheidung { $loss } Siegchance gegenüber dem Coach ({ $games }).
    }
records-skill-few = Ab { $least ->
    [one] { $least } Spiel
   *[other] { $least } Spielen
} kann der Coach sagen, wie gut { $name } wählt.
records-skill-looking = Der Coach liest Spiel { $read } von { $all }.
records-skill-trend =
    { $trend ->
        [less] In den letzten zehn Spielen sind es { $by } weniger als vorher.
        [more] In den letzten zehn Spielen sind es { $by } mehr als vorher.
       *[none] Die letzten zehn Spiele zeigen keinen klaren Unterschied.
    }
records-duels = Direkter Vergleich
records-duels-about = Wie oft { $name } vor und wie oft hinter jedem der anderen lag

records-also = auch { $names }
records-rename = Umbenennen
records-new-name = Neuer Name
records-join = Dieselbe Person wie …
records-join-about = Wähle, wer noch { $name } ist. Der Name { $name } bleibt, und du kannst beide wieder trennen.
records-separate = { $name } abtrennen
