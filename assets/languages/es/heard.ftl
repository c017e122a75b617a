### Lo que oyen quienes no ven la ventana.

heard-die = dado { $die }
heard-die-typed = dado { $die }, introducido
heard-typed = { $die }, { $typed } de { $count }
heard-thrown = Tirada { $throw }: { $dice }
heard-chosen = { $name }: { $pairs }, quinto dado { $fifth }, { $marks } de 8, total { $total }
heard-chosen-free = { $name }: { $pairs }, tirada libre, total { $total }
heard-out = { $name } está fuera
heard-best = La mejor jugada: { $key }
heard-choice = { $key }: { $pairs }, quinto dado { $fifth }, { $marks } de 8: { $effects }
heard-choice-free = { $key }: { $pairs }, tirada libre: { $effects }

## Una hoja

heard-pad = Hoja, total { $total }
heard-row = Fila { $row }: { $marks } de 10 marcas, { $points } puntos
heard-row-new = Fila { $row }: { $marks } de 10 marcas, { $new ->
    [one] { $new } nueva
   *[other] { $new } nuevas
}, { $points } puntos
heard-track = Quinto dado { $die }: { $marks } de 8 marcas
heard-track-none = Aún no hay quinto dado
heard-account = Menos { $minus }, más { $plus }, total { $total }
heard-glance-empty = Hoja vacía
heard-glance-rows = Marcas por fila: { $rows }
heard-glance-dice = Quintos dados: { $dice }

## El tablero

heard-column = Columna { $column }: { $standing }
heard-roll = Tirada { $roll }, { $name }
heard-rolled = Tirada { $roll }, { $name }: { $dice }
heard-played = Tirada { $roll }, { $name }: { $play }

## Otras partes

heard-seat-name = Nombre en el sitio { $seat }
heard-seat-empty = Con el nombre vacío, pulsa Intro para empezar la partida
