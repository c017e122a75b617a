### Ciò che si stampa.

print-name = Nome
print-date = Data
print-fifth-dice = Quinti dadi
print-out-with = fuori al tiro { $throw }
print-mark-quarters =
    Ognuno segna a matita
    un quarto di casella.
print-coins-run =
    Tre monete sono buoni
    segnalini per tutti.
print-legend-columns = colonne conquistate
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
print-throws = { $count ->
    [one] { $count } tiro
   *[other] { $count } tiri
}
print-penalty = una riga con 1–4 crocette costa { $points }
print-rolls = { $count ->
    [one] { $count } tiro
   *[other] { $count } tiri
}
print-columns-win = { $count } colonne per vincere
print-dice-real = dadi veri
print-dice-earlier = i dadi di un’altra partita
print-dice-of-day = i dadi del giorno, codice { $code }
print-dice-app = i dadi dell’app, codice { $code }
print-figure = { $title }: { $figure }
print-left = ha lasciato
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
print-throw = Tiro
print-turn = Turno
print-free = libero
print-course-more = … e altri { $count }, nel file della partita.
print-kept = tenute { $count }
print-lost = perse { $count }
print-stop = stop
