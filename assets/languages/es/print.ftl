### Lo que se imprime o se guarda como imagen.

print-name = Nombre
print-date = Fecha
print-fifth-dice = Quintos dados
print-out-with = fuera en la tirada { $throw }
print-mark-quarters =
    Cada jugador marca a lápiz
    un cuarto de la casilla.
print-coins-run =
    Tres monedas sirven de
    marcadores para todos.
print-legend-columns = columnas ganadas
print-under-way = En curso
print-result-alone = { $total } puntos
print-wins = { $name } gana con { $total }
print-share = { $names } comparten la victoria con { $total }
print-won-alone = Victoria en { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
print-wins-in = { $name } gana en { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
print-throws = { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
}
print-penalty = una fila de una a cuatro marcas cuesta { $points }
print-rolls = { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
}
print-columns-win = se gana con { $count } columnas
print-dice-real = dados de verdad
print-dice-earlier = los dados de una partida anterior
print-dice-of-day = los dados del día, código { $code }
print-dice-app = los dados de la app, código { $code }
print-figure = { $title }: { $figure }
print-left = se fue
print-each = { $points } cada una
print-marks = { $count ->
    [one] { $count } marca
   *[other] { $count } marcas
}
print-still-in = sigue en juego
print-columns-won = Columnas ganadas
print-line-busts = Fallos
print-longest-turn = Turno más largo
print-furthest-turn = Turno que más subió
print-spaces-kept = Casillas a salvo
print-spaces-lost = Casillas perdidas
print-throw = Tirada
print-turn = Turno
print-free = libre
print-course-more = … y { $count } más, en el archivo de la partida.
print-kept = conserva { $count }
print-lost = pierde { $count }
print-stop = se planta
