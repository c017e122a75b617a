### Ein Abend: Spiele nacheinander mit denselben Leuten.

evening-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
evening-leads = { $name } führt mit { $wins } zu { $others }
evening-level = { $names } haben je { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
evening-alone = { $name }, solo
evening-best = Bestes: { $result }
evening-name-field = Name für diesen Abend

evening-result = Ergebnis des Abends
evening-game = Spiel { $number }
evening-game-of = Spiel { $number } des Abends
evening-points = Punkte
evening-wins = Siege
evening-standing =
    { $wins ->
        [one] { $name }: { $wins } Sieg
       *[other] { $name }: { $wins } Siege
    }

evening-best-game = Bestes Spiel
evening-comeback = Größte Aufholjagd
evening-behind =
    { $count ->
        [one] { $count } Punkt zurück
       *[other] { $count } Punkte zurück
    }
evening-behind-columns = { $columns ->
    [one] { $columns } Spalte zurück
   *[other] { $columns } Spalten zurück
}
evening-closest = Knappster Ausgang
evening-brilliant = Brillanteste Wahl
evening-luckiest = Am meisten Glück
evening-unluckiest = Am wenigsten Glück
evening-none = Für diesen Abend gibt es noch kein Ergebnis.
evening-brilliant-about = Brillant ist die beste Wahl, wenn die naheliegende viel gekostet hätte.
evening-picture = Bild
evening-about = Siege, alle Ergebnisse und die Höhepunkte.
