### Una posición preparada a mano.

ask-title = Preguntar al entrenador
ask-clear = Vaciar

## Lo que se dice bajo la hoja y el tablero

ask-pad-about = Haz clic en una casilla para marcar hasta ahí, o en la última marca para borrarla. Haz clic en un dado para cambiar su valor.
ask-board-about = Le toca al primer jugador. Haz clic en una casilla para colocar la pieza elegida; para quitarla, haz clic otra vez.
ask-dice = La tirada: introduce cinco dados o haz clic en ellos
ask-dice-or-none = La tirada: introduce cuatro dados o haz clic en ellos; sin dados, la pregunta es «¿tirar o plantarse?»

## Lo que se coloca en el tablero

ask-runners = Fichas
ask-player = Jugador { $number }

## En lugar del consejo

ask-out = Está fuera: no queda nada que elegir.
ask-won = { $name } ha ganado.
ask-bust = No se puede jugar ninguna pareja: es un fallo.

## Por qué algo no puede estar así

ask-no-second-full-track = Quien llena un contador queda fuera: solo puede haber uno lleno (X9).
ask-no-such-tracks = Una hoja tiene tres contadores con valores distintos, cada uno con entre 1 y 8 marcas (X2).
ask-no-such-goal = A cuatro o cinco columnas juegan como mucho tres jugadores (C10).
ask-no-runner-there = En la columna { $column }, la ficha tiene que estar por encima del peón de su jugador, y nadie puede haber ganado esa columna (C4, C5).
ask-no-more-runners = Cada turno tiene solo tres fichas (C4).
ask-no-stack = Columna { $column }: en esta variante no se puede compartir casilla (C11, C12).
ask-no-play-after-the-end = Solo un jugador puede tener las columnas que dan la victoria. Con eso la partida ha acabado, así que no puede haber fichas (C10).
ask-no-square-in-won-column = La columna { $column } está ganada, así que nadie más tiene un peón ahí (C8).
ask-no-such-board = En un tablero juegan de una a cuatro personas, y ninguna pieza pasa de la cima de una columna (C1, C2).
