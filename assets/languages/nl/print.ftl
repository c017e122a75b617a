### Wat wordt afgedrukt of als afbeelding opgeslagen.

print-name = Naam
print-date = Datum
print-fifth-dice = Vijfde stenen
print-out-with = uit bij worp { $throw }

print-mark-quarters =
    Elke speler kruist met potlood
    een kwart van een veld aan.
print-coins-run =
    Drie munten zijn goede
    lopers voor iedereen.
print-legend-columns = kolommen gewonnen

print-under-way = Bezig
print-result-alone = { $total } punten
print-wins = { $name } wint met { $total }
print-share = { $names } delen de overwinning met { $total }
print-won-alone = Gewonnen in { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}
print-wins-in = { $name } wint in { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}

print-throws = { $count ->
    [one] { $count } worp
   *[other] { $count } worpen
}
print-penalty = een rij met één tot vier kruisjes kost { $points }
print-rolls = { $count ->
    [one] { $count } worp
   *[other] { $count } worpen
}
print-columns-win = { $count } kolommen winnen
print-dice-real = echte dobbelstenen
print-dice-earlier = de dobbelstenen van een eerder spel
print-dice-of-day = de dobbelstenen van de dag, code { $code }
print-dice-app = de dobbelstenen van de app, code { $code }

print-figure = { $title }: { $figure }

print-left = weg
print-each = elk { $points }
print-marks = { $count ->
    [one] { $count } kruisje
   *[other] { $count } kruisjes
}
print-still-in = speelt nog
print-columns-won = Kolommen gewonnen
print-line-busts = Misworpen
print-longest-turn = Langste beurt
print-furthest-turn = Verste beurt
print-spaces-kept = Velden gehouden
print-spaces-lost = Velden verloren

print-throw = Worp
print-turn = Beurt
print-free = vrij
print-course-more = … en nog { $count }, in het bestand van het spel.
print-kept = { $count } gehouden
print-lost = { $count } verloren
print-stop = stop
