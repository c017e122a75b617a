### Lo que se imprime o se guarda como imagen.

## La hoja

print-name = Nombre
print-date = Fecha
print-fifth-dice = Quintos dados
print-out-with = fuera en la tirada { $throw }

## El tablero

print-mark-quarters =
    Cada jugador marca a lápiz
    un cuarto de la casilla.
print-coins-run =
    Tres monedas sirven
    de fichas para todos.
print-legend-columns = columnas ganadas

## El titular de un resultado

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

## Debajo

print-throws = { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
}
print-penalty = penalización por fila incompleta: { $points }
print-rolls = { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
}
print-columns-win = { $count ->
    [one] se gana con { $count } columna
   *[other] se gana con { $count } columnas
}
print-dice-real = dados de verdad
print-dice-earlier = dados de una partida anterior
print-dice-of-day = dados del día, código { $code }
print-dice-app = dados de la app, código { $code }

## Bajo la imagen

print-figure = { $title }: { $figure }

## Las cuentas de los jugadores

print-left = se ha ido
print-each = { $points } cada una
print-marks = { $count ->
    [one] { $count } marca
   *[other] { $count } marcas
}
print-still-in = sigue en juego
print-columns-won = Columnas ganadas
print-line-busts = Fallos
print-longest-turn = Turno más largo
print-furthest-turn = Mayor subida
print-spaces-kept = Casillas a salvo
print-spaces-lost = Casillas perdidas

## El curso de la partida

print-throw = Tirada
print-turn = Turno
print-free = libre
print-course-more = { $count } más en el archivo de la partida.
print-kept = salva { $count }
print-lost = pierde { $count }
print-stop = se planta
