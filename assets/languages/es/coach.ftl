### Lo que dice el entrenador: pistas, análisis, razones.

## Una jugada

coach-choice-fifth = { $pairs }, quinto dado { $die }
coach-choice-free = { $pairs }, tirada libre
coach-board-roll-on = seguir
coach-board-stop = plantarse
coach-board-roll-on-alone = Seguir
coach-board-stop-alone = Plantarse
coach-board-rolling-on = Seguir tirando
coach-board-stopping = Plantarse
coach-verdict = { $verdict ->
    [brilliant] Brillante
    [best] La mejor
    [as-good] Igual de buena
    [good] Buena
    [inaccuracy] Imprecisión
    [mistake] Error
   *[blunder] Error grave
}
coach-verdict-worth = { $verdict }: { $worth }
coach-verdict-bounds = Una jugada buena cuesta hasta { $good }; una imprecisión, hasta { $inaccuracy }; un error, hasta { $mistake }; un error grave, más. Es brillante la única jugada buena cuando a primera vista otra parece mejor.

## Por qué una jugada de Express cuesta algo

coach-out-chosen = Esta jugada supone quedar fuera al momento; con la mejor, de media { $throws ->
    [one] queda { $throws } tirada
   *[other] quedan { $throws } tiradas
}.
coach-out-best = La mejor jugada supone quedar fuera al momento; con esta, de media { $throws ->
    [one] queda { $throws } tirada
   *[other] quedan { $throws } tiradas
}.
coach-reason = { $what } ({ $figure }): { $later }.
coach-reason-alone = { $what } ({ $figure }).
coach-no-reason = Cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
coach-fifth-die-comes-to = El contador del { $die } llega a { $marks ->
    [1] una marca
    [2] dos marcas
    [3] tres marcas
    [4] cuatro marcas
    [5] cinco marcas
    [6] seis marcas
    [7] siete marcas
    [8] ocho marcas
   *[other] { $marks } marcas
}, y no el del { $better }
coach-fifth-die-named = Fija el { $die } en lugar del { $better }
coach-row-stays-empty = La fila { $row } sigue vacía
coach-row-is-opened = Esta jugada abre la fila { $row }
coach-row-is-opened-with-two = Esta jugada abre la fila { $row } con dos marcas
coach-row-stays = La fila { $row } se queda en { $marks ->
    [1] una marca
    [2] dos marcas
    [3] tres marcas
    [4] cuatro marcas
    [5] cinco marcas
    [6] seis marcas
    [7] siete marcas
    [8] ocho marcas
    [9] nueve marcas
    [10] diez marcas
   *[other] { $marks } marcas
}
coach-row-comes-to = La fila { $row } llega a { $marks ->
    [1] una marca
    [2] dos marcas
    [3] tres marcas
    [4] cuatro marcas
    [5] cinco marcas
    [6] seis marcas
    [7] siete marcas
    [8] ocho marcas
    [9] nueve marcas
    [10] diez marcas
   *[other] { $marks } marcas
}
coach-row-gets-one = La fila { $row } recibe solo una marca en vez de dos
coach-row-gets-two = La fila { $row } recibe dos marcas en vez de una
coach-row-gets-none = La fila { $row } no recibe ninguna marca en vez de dos
coach-row-later = La fila { $row } recibe { $dice ->
    [fewer] menos dados después, y la fila { $other }, más
   *[more] más dados después, y la fila { $other }, menos
}
coach-rest = Todo lo demás
coach-row-counts = { $points }, frente a { $better_points } con { $better }
coach-row-ends = { $points } de media al final, frente a { $better_points } con { $better }
coach-row-ends-with-dice = esa fila recibe después { $dice ->
    [fewer] { $marks } marcas menos, y la fila { $other }, más
   *[more] { $marks } marcas más, y la fila { $other }, menos
}; { $ends }
coach-fifth-die-throws = de media { $throws ->
    [one] queda { $throws } tirada
   *[other] quedan { $throws } tiradas
}, frente a { $better_throws }
coach-rows-short = de media { $short ->
    [one] { $short } fila acaba
   *[other] { $short } filas acaban
} con menos de cinco marcas, frente a { $better_short }
coach-fifth-die-row = la fila { $row } acaba de media con { $points }, frente a { $better_points }
coach-fifth-die-rows = las filas { $rows } suman de media { $points } al final, frente a { $better_points }
coach-rest-fewer = la fila { $other } recibe más dados después, y { $ends }
coach-rest-more = la fila { $other } recibe menos dados después, y { $ends }
coach-fifth-die-more = después el quinto dado es más veces un { $value }, y { $ends }
coach-fifth-die-less = después el quinto dado es menos veces un { $value }, y { $ends }
coach-fifth-die-throws-and-rows = { $throws }, y { $ends }

## Por qué una decisión en el tablero cuesta algo

coach-board-keeps = Casillas que conservas si sale bien: cerca de { $more } ({ $best }) frente a cerca de { $spaces } ({ $chosen }).
coach-board-safe = La próxima tirada no puede ser un fallo.
coach-board-nearly-safe = Es casi imposible que la próxima tirada sea un fallo.
coach-board-seldom-busts = La próxima tirada solo falla el { $bust } de las veces.
coach-board-next-bust = Probabilidad de fallo en la próxima tirada: { $less } ({ $best }) frente a { $bust } ({ $chosen }).
coach-board-leaves-runner = Con { $best } queda libre una ficha.
coach-board-tops = Con { $best } se llega a la cima de la columna { $column }.
coach-board-begins = Con { $chosen } se empieza la columna { $column } desde abajo.
coach-board-threat = Si te plantas, { $name } gana en su próximo turno el { $chance } de las veces.
coach-board-wins-game = Probabilidad de ganar la partida en este turno: { $better } ({ $best }) frente a { $share } ({ $chosen }).
coach-board-wins-two = Probabilidad de ganar dos columnas en este turno: { $better } ({ $best }) frente a { $share } ({ $chosen }).
coach-board-wins-one = Probabilidad de ganar una columna en este turno: { $better } ({ $best }) frente a { $share } ({ $chosen }).
coach-board-wins-column = Probabilidad de ganar la columna { $column } en este turno: { $better } ({ $best }) frente a { $share } ({ $chosen }).
coach-board-at-once = Probabilidad de ganar la partida en este turno: 100 % ({ $best }) frente a { $share } ({ $chosen }).
coach-board-games-play = Probabilidad de ganar: { $better } ({ $best }) frente a { $works } ({ $play }).
coach-board-turns-play = Turnos restantes: { $better } ({ $best }) frente a { $works } ({ $play }).
coach-board-ends = Seguir hasta el mejor momento para plantarse sale bien el { $often } de las veces. Probabilidad de ganar: { $works } si sale bien, { $bust } tras un fallo, { $stop } al plantarse aquí.
coach-board-risks = Seguir acaba en fallo el { $often } de las veces. Probabilidad de ganar: { $bust } tras un fallo, { $stop } al plantarse aquí.
coach-board-ends-turns = Seguir hasta el mejor momento para plantarse sale bien el { $often } de las veces. Turnos restantes: { $works } si sale bien, { $bust } tras un fallo, { $stop } al plantarse aquí.
coach-board-works = Veces que sale bien: { $more_often } ({ $best }) frente a { $often } ({ $play }). Probabilidad de ganar: { $better } o { $works } si sale bien, { $bust } tras un fallo.
coach-board-works-turns = Veces que sale bien: { $more_often } ({ $best }) frente a { $often } ({ $play }). Turnos restantes: { $better } o { $works } si sale bien, { $bust } tras un fallo.
coach-board-may-be-lost = La columna { $column } peligra: { $name } está en la casilla { $space } de { $length }.
coach-board-closer = Casillas hasta la cima: { $left } en la columna { $column } ({ $best }) y { $more } en la { $other } ({ $chosen }).
coach-board-shorter = La columna { $column } tiene solo { $length } casillas; la { $other }, { $longer }.

## Pistas en el tablero

coach-board-best = { $verdict }: { $play }, con un { $chance } de probabilidad de ganar.
coach-board-best-alone = { $verdict }: { $play }; { $turns ->
    [one] queda { $turns } turno
   *[other] quedan { $turns } turnos
}.
coach-board-to-win = { $chance } de ganar
coach-board-turns-to-go = { $turns ->
    [one] queda { $turns } turno
   *[other] quedan { $turns } turnos
}
coach-board-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
coach-estimate = estimación

## Los jugadores de la máquina

coach-express-average = De media, { $points } puntos.
coach-express-dreamy = Abre fila tras fila.
coach-express-careless = Deja muchas filas incompletas.
coach-express-eager = Abre filas demasiado tarde.
coach-express-curious = Se equivoca de vez en cuando.
coach-express-steady = Solo piensa en esta tirada.
coach-express-bold = Juega bien, pero con prisas.
coach-express-evolved = Solo juega en el tablero.
coach-express-master = No se le escapa nada.
coach-board-careless = Juega lo que sea y se planta por capricho.
coach-board-bold = Cuenta como Constante, pero hasta 40.
coach-board-steady = Cuenta hasta 28 y se planta, como mucha gente.
coach-board-evolved = Ha aprendido de miles de partidas.
coach-board-master = Calcula cada turno; gana a Listo 3 de cada 4 veces.

## El análisis: cuando no lo hay

coach-review-begins = El entrenador está mirando cada decisión…
coach-review-computed = El entrenador está mirando cada decisión… { $percent } %. Para dejarlo y volver, pulsa Esc.
coach-review-failed = El entrenador no ha podido valorar esta partida. Para volver a probar, pulsa Esc y luego V.
coach-review-under-way = calculando…
coach-review-costliest-none = ninguna
coach-review-hidden = La jugada de { $name } en la tirada { $throw } sigue oculta hasta que todos hayan elegido.
coach-review-not-chosen = { $name } aún no ha elegido.
coach-review-nothing-to-choose = { $name } aún no ha tenido nada que elegir.

## El análisis: toda una partida

coach-review-at-start = inicio
coach-review-luck = dados
coach-review-choices = decisiones
coach-review-others = turnos ajenos
coach-review-result = resultado
coach-review-expected = esperado
coach-review-mean-loss = pérdida por decisión
coach-review-best-choices = mejores decisiones
coach-review-best-choices-count = { $best } de { $count }
coach-review-all-best = Todas las decisiones fueron las mejores
coach-review-costliest = Los momentos más caros
coach-review-chosen-was = Elegida: { $choice }
coach-review-best-was = La mejor: { $choice }
coach-review-chosen = elegida
# A choice as the answer to a question, behind its verdict.
coach-review-answered = tu respuesta
coach-review-in-game = en la partida
coach-wins-instead = { $choice }: gana el { $share } de las partidas, frente al { $less }; puntos: { $points }.
coach-wins-same = { $names } { $count ->
    [one] tiene las mismas marcas y elige
   *[other] tienen las mismas marcas y eligen
} { $pairs } en el { $often } de las partidas y { $best } en el { $rarely }: con la misma jugada, nadie saca ventaja.
coach-wins-leader = { $name } lleva { $points ->
    [one] { $points } punto
   *[other] unos { $points } puntos
} de ventaja con casi las mismas marcas y elige { $pairs } en el { $often } de las partidas y { $best } en el { $rarely }: con la misma jugada, { $name } sigue por delante.
coach-wins-others = { $names } { $count ->
    [one] elige
   *[other] eligen
} { $pairs } en el { $often } de las partidas y { $best } en el { $rarely }.
coach-wins-together = Con otra, a menudo ganas a todos o a ninguno.
coach-wins-less = Esta jugada da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} menos que { $pairs }.
coach-wins-alike = { $names } { $count ->
    [one] tiene
   *[other] tienen
} { $marks ->
    [same] las mismas marcas
   *[nearly] casi las mismas marcas
}: cada tirada ayuda a todos por igual, y una ventaja pequeña se mantiene.
coach-wins-ahead = { $names } { $count ->
    [one] va por detrás y elige
   *[other] van por detrás y eligen
} { $best } en el { $often } de las partidas: con la misma jugada se conserva la ventaja.
coach-wins-same-track = En el { $often } de las partidas, el { $die } es también el quinto dado de { $names }: con los mismos contadores, las mismas tiradas ayudan a todos.
coach-wins-by-shared-dice = Si los demás tiraran otros dados, { $pairs } ganaría el { $best } de las partidas y esta jugada, el { $chosen }: la diferencia está en los dados compartidos.
coach-wins-swings = { $why ->
    [behind] Quien va por detrás gana más a menudo si la distancia con el mejor de los demás varía más: con { $pairs } varía en ±{ $best } puntos y con esta jugada, solo en ±{ $chosen }.
    [ahead] Quien va por delante gana más a menudo si la distancia con el mejor de los demás varía menos: con { $pairs } varía solo en ±{ $best } puntos y con esta jugada, en ±{ $chosen }.
    [cheap-behind] A quien va por detrás, que la distancia con el mejor de los demás varíe más le compensa la pérdida de puntos: con esta jugada varía en ±{ $chosen } puntos y con { $pairs }, solo en ±{ $best }.
   *[cheap-ahead] A quien va por delante, que la distancia con el mejor de los demás varíe menos le compensa la pérdida de puntos: con esta jugada varía solo en ±{ $chosen } puntos y con { $pairs }, en ±{ $best }.
}
coach-wins-at-once = Quedan pocas tiradas: tras esta, el total es de { $best } puntos con { $pairs } y de { $chosen } con esta jugada.
coach-wins-race = La distancia con el mejor de los demás varía solo en ±{ $points } puntos, así que unos pocos puntos deciden muchas partidas.
coach-wins-gap = De media, la distancia con el mejor de los demás es de { $best } puntos con { $pairs } (±{ $spread }) y de { $chosen } con esta jugada (±{ $chosen_spread }).
coach-rival-is-out = { $name } está fuera con { $points } puntos; esta jugada da unos { $chosen } y la mejor, { $best }.
coach-rival-expects = { $name } puede esperar unos { $points } puntos; esta jugada da unos { $chosen } y la mejor, { $best }.
coach-rival-falls = { $name } puede esperar unos { $points } puntos, pero acaba por debajo de { $best } en el { $share } de las partidas; quien sigue jugando tiene los mismos dados que { $name }.
coach-review-turns-lost = +{ $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
coach-review-percent-lost = −{ $number } %

## El análisis: una decisión

coach-review-turn-roll = Turno { $turn }, tirada { $roll }
coach-review-points-lost = puntos perdidos
coach-review-turns-to-go = turnos restantes
coach-review-chance = probabilidad de ganar
coach-review-turns-to-go-estimate = turnos restantes, estimación
coach-review-chance-estimate = probabilidad de ganar, estimación
coach-review-cost-points = { $verdict }: cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
coach-review-cost-turns = { $verdict }: cuesta { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
coach-review-cost-chance = { $verdict }: resta { $points ->
    [one] { $points } punto porcentual
   *[other] { $points } puntos porcentuales
} a la probabilidad de ganar.
coach-review-alone-best = La mejor: ninguna otra es tan buena.
coach-review-brilliant = Brillante: la única buena, y no la que se ve a primera vista.
coach-toss-up = Da igual: la diferencia es demasiado pequeña para notarse.
coach-review-all-moments = Todos los momentos
coach-review-all-choices = Todas las opciones

## Análisis

coach-analysis-title = Análisis
coach-analysis-edit = Editar
coach-analysis-quiz-me = Pregúntame
