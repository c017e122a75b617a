### Was gedruckt oder als Bild gespeichert wird.

print-name = Name
print-date = Datum
print-fifth-dice = Fünfte Würfel
print-out-with = raus mit Wurf { $throw }

print-mark-quarters =
    Mit dem Stift: Jeder hat ein
    Viertel in jedem Feld.
print-coins-run =
    Drei Münzen sind gute
    Läufer für alle.
print-legend-columns = gewonnene Spalten

print-under-way = Läuft
print-result-alone = { $total } Punkte
print-wins = { $name } gewinnt mit { $total }
print-share = { $names } teilen sich den Sieg mit { $total }
print-won-alone = Gewonnen in { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
}
print-wins-in = { $name } gewinnt in { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
}

print-throws = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}
print-penalty = Abzug für eine unfertige Reihe: { $points }
print-rolls = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}
print-columns-win = { $count ->
    [one] { $count } Spalte gewinnt
   *[other] { $count } Spalten gewinnen
}
print-dice-real = echte Würfel
print-dice-earlier = Würfel eines früheren Spiels
print-dice-of-day = Tageswürfel, Code { $code }
print-dice-app = App-Würfel, Code { $code }

print-figure = { $title }: { $figure }

print-left = gegangen
print-each = je { $points }
print-marks = { $count ->
    [one] { $count } Kreuz
   *[other] { $count } Kreuze
}
print-still-in = noch dabei
print-columns-won = Gewonnene Spalten
print-line-busts = Fehlwürfe
print-longest-turn = Längster Zug
print-furthest-turn = Weitester Zug
print-spaces-kept = Behaltene Felder
print-spaces-lost = Verlorene Felder

print-throw = Wurf
print-turn = Zug
print-free = frei
print-course-more = { $count ->
    [one] { $count } weiterer in der Spieldatei.
   *[other] { $count } weitere in der Spieldatei.
}
print-kept = { $count } sicher
print-lost = { $count } weg
print-stop = Stopp
