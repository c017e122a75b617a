### Wat wordt afgedrukt of als afbeelding opgeslagen.

print-name = Naam
print-date = Datum
print-fifth-dice = 5e dobbelstenen
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
print-penalty = straf voor een onvoltooide rij: { $points }
print-rolls = { $count ->
    [one] { $count } worp
   *[other] { $count } worpen
}
print-columns-win = { $count ->
    [one] { $count } kolom wint
   *[other] { $count } kolommen winnen
}
print-dice-real = echte dobbelstenen
print-dice-earlier = dobbelstenen van een eerder spel
print-dice-of-day = dobbelstenen van de dag, code { $code }
print-dice-app = app-dobbelstenen, code { $code }

print-figure = { $title }: { $figure }

print-left = vertrokken
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
print-spaces-kept = Velden behouden
print-spaces-lost = Velden verloren

print-throw = Worp
print-turn = Beurt
print-free = vrij
print-course-more = Nog { $count } in het spelbestand.
print-kept = { $count } gered
print-lost = { $count } kwijt
print-stop = stop
