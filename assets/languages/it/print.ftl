### Ciò che si stampa.

## Il foglio

print-name = Nome
print-date = Data
print-fifth-dice = Quinti dadi
print-out-with = finito al tiro { $throw }

## Il tabellone

print-mark-quarters =
    Ognuno segna a matita
    un quarto di casella.
print-coins-run =
    Tre monete fanno da buoni
    segnalini per tutti.
print-legend-columns = colonne conquistate

## Il titolo di un risultato

print-under-way = In corso
print-result-alone = { $total } punti
print-wins = Vince { $name } con { $total }
print-share = { $names } si dividono la vittoria con { $total }
print-won-alone = Vinta in { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
print-wins-in = Vince { $name } in { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}

## Sotto il titolo

print-throws = { $count ->
    [one] { $count } tiro
   *[other] { $count } tiri
}
print-penalty = penalità per riga incompiuta: { $points }
print-rolls = { $count ->
    [one] { $count } tiro
   *[other] { $count } tiri
}
print-columns-win = { $count ->
    [one] { $count } colonna per vincere
   *[other] { $count } colonne per vincere
}
print-dice-real = dadi veri
print-dice-earlier = dadi di una partita precedente
print-dice-of-day = dadi del giorno, codice { $code }
print-dice-app = dadi dell’app, codice { $code }

## Sotto l’immagine di un risultato

print-figure = { $title }: { $figure }

## I conti dei giocatori

print-left = abband.
print-each = { $points } l’una
print-marks = { $count ->
    [one] { $count } crocetta
   *[other] { $count } crocette
}
print-still-in = in gioco
print-columns-won = Colonne conquistate
print-line-busts = Bruciati
print-longest-turn = Turno più lungo
print-furthest-turn = Salita migliore
print-spaces-kept = Caselle tenute
print-spaces-lost = Caselle perse

## L’andamento della partita

print-throw = Tiro
print-turn = Turno
print-free = libero
print-course-more = Altri { $count } nel file della partita.
print-kept = tiene { $count }
print-lost = perde { $count }
print-stop = stop
