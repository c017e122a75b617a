### El historial y las correcciones.

history-empty = Aún no se ha tirado nada.
history-correcting = Haz clic en lo que quieras corregir. Lo que sigue se vuelve a jugar; no se pierde nada.
history-corrected-later = * corregido después
history-play-on = Jugar desde aquí
history-play-on-marks = Una partida que se sigue en una copia de práctica antes del final aparece aparte en los récords. Haz clic otra vez en «Jugar desde aquí» o pulsa { $key }.
history-play-on-strict = Una partida estricta no se sigue en una copia antes del final.
history-copy-of-throw = { $game }, desde la tirada { $throw }
history-copy-of-turn = { $game }, desde el turno { $turn }
history-copy-of-start = { $game }, desde el comienzo
history-throw = Tirada
history-dice = Dados
history-board-turn = Turno
history-board-player = Jugador
history-board-played = Jugado
history-board-then = Después
history-to-choose = falta elegir
history-not = no { $choice }
history-left = se fue
history-out = fuera
history-out-after = fuera ({ $choice })
history-board-start = inicio: { $sum }
history-board-begins = empieza
history-board-to-play = por jugar
history-board-lost = { $spaces ->
    [one] { $spaces } casilla perdida
   *[other] { $spaces } casillas perdidas
}
history-board-left = { $spaces ->
    [one] se fue, { $spaces } casilla perdida
   *[other] se fue, { $spaces } casillas perdidas
}
history-board-stopped = { $spaces ->
    [one] se plantó, { $spaces } casilla
   *[other] se plantó, { $spaces } casillas
}
history-board-no-stop = no puede plantarse: otra vez
history-board-rolled-on = siguió tirando
history-board-waiting = { $rolls ->
    [one] { $rolls } tirada posterior espera tal como se anotó.
   *[other] { $rolls } tiradas posteriores esperan tal como se anotaron.
}
