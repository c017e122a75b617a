### Utskrifter och bilder.

## Protokollet

print-name = Namn
print-date = Datum
print-fifth-dice = Femte tärningar
print-out-with = ute i kast { $throw }

## Brädet

print-mark-quarters =
    Varje spelare fyller i en fjärdedel
    av en ruta med blyerts.
print-coins-run =
    Tre mynt duger bra
    som löpare för alla.
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

## Under rubriken

print-throws = { $count ->
    [one] { $count } kast
   *[other] { $count } kast
}
print-penalty = avdrag för ofärdig rad: { $points }
print-rolls = { $count ->
    [one] { $count } kast
   *[other] { $count } kast
}
print-columns-win = { $count } kolumner vinner
print-dice-real = riktiga tärningar
print-dice-earlier = tärningar från ett tidigare parti
print-dice-of-day = dagens tärningar, kod { $code }
print-dice-app = appens tärningar, kod { $code }

## Under bilden

print-figure = { $title }: { $figure }

## Spelarnas siffror

print-left = har gått
print-each = { $points } var
print-marks = { $count ->
    [one] { $count } kryss
   *[other] { $count } kryss
}
print-still-in = kvar
print-columns-won = Vunna kolumner
print-line-busts = Bommar
print-longest-turn = Längsta drag
print-furthest-turn = Bästa drag
print-spaces-kept = Behållna rutor
print-spaces-lost = Förlorade rutor

## Partiets gång, i smala kolumner

print-throw = Kast
print-turn = Drag
print-free = fritt
print-course-more = { $count } till i partifilen.
print-kept = fick { $count }
print-lost = miste { $count }
print-stop = stopp
