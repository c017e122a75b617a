### Utskrift och bilder.

print-name = Namn
print-date = Datum
print-fifth-dice = Femte tärningar
print-out-with = ute vid kast { $throw }

## Brädet

print-mark-quarters =
    Varje spelare fyller i en fjärdedel
    av en ruta, med penna.
print-coins-run =
    Tre mynt blir bra
    löpare för alla.
print-legend-columns = vunna kolumner

## Resultatets rubrik

print-under-way = Pågår
print-result-alone = { $total } poäng
print-wins = { $name } vinner med { $total }
print-share = { $names } delar segern med { $total }
print-won-alone = Vunnet på { $count ->
    [one] { $count } drag
   *[other] { $count } drag
}
print-wins-in = { $name } vinner på { $count ->
    [one] { $count } drag
   *[other] { $count } drag
}
print-throws = { $count ->
    [one] { $count } kast
   *[other] { $count } kast
}
print-penalty = en rad med ett till fyra kryss kostar { $points }
print-rolls = { $count ->
    [one] { $count } kast
   *[other] { $count } kast
}
print-columns-win = { $count } kolumner vinner
print-dice-real = egna tärningar
print-dice-earlier = ett tidigare partis tärningar
print-dice-of-day = dagens tärningar, kod { $code }
print-dice-app = appens tärningar, kod { $code }
print-figure = { $title }: { $figure }

## Spelarnas räkningar

print-left = har gått
print-each = { $points } var
print-marks = { $count ->
    [one] { $count } kryss
   *[other] { $count } kryss
}
print-still-in = kvar
print-columns-won = Kolumner
print-line-busts = Bommar
print-longest-turn = Längsta drag
print-furthest-turn = Bästa drag
print-spaces-kept = Rutor behållna
print-spaces-lost = Rutor förlorade

## Partiets gång, smala kolumner

print-throw = Kast
print-turn = Drag
print-free = fritt
print-course-more = … och { $count } till, i spelets fil.
print-kept = behöll { $count }
print-lost = tappade { $count }
print-stop = stopp
