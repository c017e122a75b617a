### La cronologia e le correzioni.

history-empty = Non si è ancora tirato.
history-correcting = Clicca su ciò che vuoi correggere. Il seguito viene rigiocato; nulla va perso.
history-corrected-later = * corretto in seguito
history-play-on = Gioca da qui
history-play-on-marks = Una partita proseguita in una copia di allenamento prima della fine sta a parte nei record. Clicca su Gioca da qui o premi ancora { $key }.
history-play-on-strict = Una partita severa non si prosegue in una copia prima della fine.
history-copy-of-throw = { $game }, dal tiro { $throw }
history-copy-of-turn = { $game }, dal turno { $turn }
history-copy-of-start = { $game }, dall’inizio
history-throw = Tiro
history-dice = Dadi
history-board-turn = Turno
history-board-player = Giocatore
history-board-played = Giocato
history-board-then = Poi
history-to-choose = deve scegliere
history-not = non { $choice }
history-left = ha lasciato
history-out = fuori
history-out-after = fuori ({ $choice })
history-board-start = inizio: { $sum }
history-board-begins = comincia
history-board-to-play = da giocare
history-board-lost = { $spaces ->
    [one] { $spaces } casella persa
   *[other] { $spaces } caselle perse
}
history-board-left = { $spaces ->
    [one] ha lasciato, { $spaces } casella persa
   *[other] ha lasciato, { $spaces } caselle perse
}
history-board-stopped = { $spaces ->
    [one] stop, { $spaces } casella
   *[other] stop, { $spaces } caselle
}
history-board-no-stop = qui niente stop: da rifare
history-board-rolled-on = rilancio
history-board-waiting = { $rolls ->
    [one] { $rolls } tiro successivo attende, così com’è annotato.
   *[other] { $rolls } tiri successivi attendono, così come sono annotati.
}
