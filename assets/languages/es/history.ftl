### El historial y las correcciones.

history-empty = Aún no se ha tirado nada.
history-correcting = Haz clic en lo que quieras corregir. La app vuelve a jugar lo que sigue; no se pierde nada.
history-corrected-later = * corregido después
history-play-on = Seguir desde aquí
history-play-on-marks = Si sigues desde aquí antes de que acabe esta partida, la partida figurará aparte. Para seguir de todos modos, haz clic en «Seguir desde aquí» o pulsa { $key } otra vez.
history-play-on-strict = En una partida estricta no puedes seguir desde aquí antes del final.
history-copy-of-throw = { $game }, desde la tirada { $throw }
history-copy-of-turn = { $game }, desde el turno { $turn }
history-copy-of-start = { $game }, desde el principio

## Encabezados

history-throw = Tirada
history-dice = Dados
history-board-turn = Turno
history-board-player = Jugador
history-board-played = Jugada
history-board-then = Después

## Celdas: la jugada de cada uno

history-to-choose = falta elegir
history-not = no { $choice }
history-left = se ha ido
history-out = fuera
history-out-after = fuera ({ $choice })

## Celdas del juego de tablero

history-board-start = inicio: { $sum }
history-board-begins = empieza
history-board-to-play = falta jugar
history-board-lost = { $spaces ->
    [one] { $spaces } casilla perdida
   *[other] { $spaces } casillas perdidas
}
history-board-left = { $spaces ->
    [one] se ha ido, { $spaces } casilla perdida
   *[other] se ha ido, { $spaces } casillas perdidas
}
history-board-stopped = { $spaces ->
    [one] se plantó, { $spaces } casilla
   *[other] se plantó, { $spaces } casillas
}
history-board-no-stop = no puede plantarse: decidir de nuevo
history-board-rolled-on = siguió tirando
history-board-waiting = { $rolls ->
    [one] { $rolls } tirada posterior queda en espera.
   *[other] { $rolls } tiradas posteriores quedan en espera.
}
