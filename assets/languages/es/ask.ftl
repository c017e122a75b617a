### El entrenador, preguntado por una posición preparada a mano.

ask-title = Preguntar al entrenador
ask-clear = Vaciar

ask-pad-about = Haz clic en una casilla para marcar hasta ahí, o en la última marca para quitarla. Haz clic en un dado para cambiar de valor.
ask-board-about = Le toca al jugador 1. Haz clic donde está la pieza elegida, y otra vez para quitarla.
ask-dice = La tirada: escribe cinco dados o haz clic
ask-dice-or-none = La tirada: escribe cuatro dados o haz clic. Sin ella: ¿seguir o parar?

ask-runners = Marcadores
ask-player = Jugador { $number }

ask-out = Está fuera y ya no elige.
ask-won = { $name } ha ganado.
ask-bust = No se puede jugar ninguna pareja: es un fallo.

ask-no-second-full-track = El primer contador lleno deja fuera a quien lo llena: no puede haber otro lleno (X9).
ask-no-such-tracks = Una hoja tiene tres contadores de valores distintos, cada uno con 1 a 8 marcas (X2).
ask-no-such-goal = Cuatro o cinco columnas son para tres jugadores como mucho (C10).
ask-no-runner-there = En la columna { $column } un marcador está por encima del peón de su jugador, y solo mientras nadie haya ganado la columna (C4, C5).
ask-no-more-runners = Un turno tiene tres marcadores (C4).
ask-no-stack = En esta variante nunca hay dos en la misma casilla de la columna { $column } (C11, C12).
ask-no-play-after-the-end = Quien tiene bastantes columnas ha ganado: nadie más tiene tantas y no queda ningún marcador (C10).
ask-no-square-in-won-column = La columna { $column } está ganada: nadie más tiene un peón ahí (C8).
ask-no-such-board = Juegan de uno a cuatro, y nada está por encima del final de una columna (C1, C2).
