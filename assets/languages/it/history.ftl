### La cronologia e le correzioni.

history-empty = Nessun tiro ancora.
history-correcting = Fai clic su ciò che vuoi correggere. L’app rigioca ciò che segue; nulla va perso.
history-corrected-later = * corretto in seguito
history-play-on = Gioca da qui
history-play-on-marks = Se giochi da qui prima della fine di questa partita, la partita viene registrata a parte. Per farlo comunque, scegli «Gioca da qui» o premi di nuovo { $key }.
history-play-on-strict = Non puoi giocare da qui in una partita rigorosa prima che finisca.
history-copy-of-throw = { $game }, dal tiro { $throw }
history-copy-of-turn = { $game }, dal turno { $turn }
history-copy-of-start = { $game }, dall’inizio

## Titoli di colonne

history-throw = Tiro
history-dice = Dadi
history-board-turn = Turno
history-board-player = Giocatore
history-board-played = Giocato
history-board-then = Poi

## Scelte e mosse

history-to-choose = deve scegliere
history-not = non { $choice }
history-left = ha abbandonato
history-out = finito
history-out-after = finito ({ $choice })

## Il tabellone

history-board-start = inizio: { $sum }
history-board-begins = comincia
history-board-to-play = da giocare
history-board-lost = { $spaces ->
    [one] { $spaces } casella persa
   *[other] { $spaces } caselle perse
}
history-board-left = { $spaces ->
    [one] ha abbandonato, { $spaces } casella persa
   *[other] ha abbandonato, { $spaces } caselle perse
}
history-board-stopped = { $spaces ->
    [one] stop, { $spaces } casella
   *[other] stop, { $spaces } caselle
}
history-board-no-stop = vietato fermarsi: decidi di nuovo
history-board-rolled-on = rilancio
history-board-waiting = { $rolls ->
    [one] { $rolls } tiro successivo resta in attesa.
   *[other] { $rolls } tiri successivi restano in attesa.
}
