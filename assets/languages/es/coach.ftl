### Lo que dice el entrenador: pistas, análisis, razones.

coach-choice-fifth = { $pairs }, quinto dado { $die }
coach-choice-free = { $pairs }, tirada libre
coach-board-roll-on = seguir
coach-board-stop = plantarse
coach-board-roll-on-alone = Seguir tirando
coach-board-stop-alone = Plantarse
coach-board-rolling-on = Seguir tirando
coach-board-stopping = Plantarse
coach-verdict = { $verdict ->
    [brilliant] Brillante
    [best] Mejor
    [as-good] Igual de buena
    [good] Buena
    [inaccuracy] Imprecisión
    [mistake] Error
   *[blunder] Error grave
}
coach-verdict-worth = { $verdict }: { $worth }
coach-verdict-bounds = Una buena pierde hasta { $good }, una imprecisión hasta { $inaccuracy }, un error hasta { $mistake } y un error grave, más. Brillante es la única buena elección cuando otra parece mejor a primera vista.

## Por qué una elección en Express costó algo

coach-out-chosen = Esta elección acaba la partida al momento.
coach-out-best = La mejor elección acaba la partida al momento.
coach-fifth-die-comes-to = El quinto dado { $die } llega a { $marks ->
    [1] una marca
    [2] dos marcas
    [3] tres marcas
    [4] cuatro marcas
    [5] cinco marcas
    [6] seis marcas
    [7] siete marcas
    [8] ocho marcas
   *[other] { $marks } marcas
}, y no el { $better }
coach-nearly-out = Fuera con una marca más.
coach-track-rarer = Un { $die } va entonces más a menudo a las parejas, donde da sumas menos frecuentes que un { $better }.
coach-track-pairs = Un { $die } va entonces más a menudo a las parejas.
coach-fifth-die-named = Se elige el { $die } de quinto dado y no el { $better }
coach-fifth-die-row = Partidas en que la fila { $row } acaba en { $points }: { $games }; con el { $better }: { $better_games }.
coach-fifth-die-rows = Media de filas que acaban en { $points }: { $rows }; con el { $better }: { $better_rows }.
coach-fifth-die-sooner = Fuera { $throws } tiradas antes.
coach-named-rarer = Cada { $better } va entonces a las parejas, donde da sumas menos frecuentes que un { $die }.
coach-row-stays-empty = La fila { $row } sigue vacía
coach-row-is-opened = Se abre la fila { $row }
coach-row-is-full = La fila { $row } ya está llena
coach-row-is-opened-late = Se abre la fila { $row } cuando quedan unas { $throws ->
    [one] { $throws } tirada
   *[other] { $throws } tiradas
}
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
coach-row-comes-to = La fila { $row } solo llega a { $marks ->
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
coach-row-worth-less = Una marca en la fila { $row } vale menos que en otra
coach-row-lost = Partidas en que, incluso con esa marca, la fila acaba en { $points }: { $games }.
coach-row-safe = Partidas en que, incluso sin esa marca, la fila acaba en { $points }: solo { $games }.
coach-row-ends-in-minus = Partidas en que acaba en { $points }: { $games }; con { $better }, { $better_games }.
coach-row-counts = Vale { $points }; con { $better }, { $better_points }.
coach-row-below-five = Con menos de cinco marcas vale { $points }.
coach-row-in-return = A cambio, la fila { $row } recibe más marcas
coach-row-in-return-opened = A cambio, se abre la fila { $row }
coach-row-in-return-empty = A cambio, la fila { $row } sigue vacía
coach-row-in-return-left = A cambio, ninguna marca va a la fila { $row }, donde sirve de poco
coach-row-in-return-fewer = A cambio, la fila { $row } recibe menos marcas
coach-fifth-die-in-return = A cambio, el { $die } de quinto dado

## Por qué una decisión en el tablero costó algo

coach-board-keeps = Plantarse conserva { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
}.
coach-board-instead = { $play }: unas { $spaces } (probabilidad: { $works }).
coach-board-safe = La próxima tirada no puede fallar.
coach-board-threat = Tras plantarse, la probabilidad de que { $name } gane en su próximo turno es del { $chance }.
coach-board-one-column = la columna { $column }
coach-board-two-columns = dos columnas
coach-board-column = Probabilidad de ganar así { $columns }: { $better }.
coach-board-column-play = Probabilidad de ganar así { $columns }: { $better }; con { $play }, { $chosen }.
coach-board-column-roll-on = Así se gana { $columns }; al seguir tirando, la probabilidad es solo del { $chosen }.
coach-board-column-stop = Probabilidad de ganar así { $columns }: { $better }; al plantarse, { $chosen }.
coach-board-wins-game = Así se gana la partida.
coach-board-now = Probabilidad de ganar así la partida en este turno: { $better }.
coach-board-now-play = Probabilidad de ganar así la partida en este turno: { $better }; con { $play }, { $chosen }.
coach-board-return-play = A cambio, la probabilidad de ganar { $columns } es del { $chosen } con { $play }; con { $best }, { $better }.
coach-board-return-roll-on = A cambio, la probabilidad de ganar { $columns } al seguir tirando es del { $chosen }.
coach-board-return-stop = A cambio, al plantarse se gana { $columns }; al seguir tirando, la probabilidad es solo del { $better }.
coach-board-return-now-play = A cambio, la probabilidad de ganar la partida en este turno es del { $chosen } con { $play }; con { $best }, { $better }.
coach-board-return-now-roll-on = A cambio, la probabilidad de ganar la partida en este turno al seguir tirando es del { $chosen }.
coach-board-games-play = Pero la probabilidad de ganar la partida es del { $better } con { $best }, frente al { $chosen } con { $play }.
coach-board-turns-play = Pero con { $best } quedan { $better } turnos, frente a { $chosen } con { $play }.
coach-board-ends = Probabilidad de ganar la partida: { $works } si el turno sale bien, { $bust } tras un fallo, { $stop } al plantarse.
coach-board-ends-turns = Turnos que quedan: { $works } si el turno sale bien, { $bust } tras un fallo, { $stop } al plantarse.
coach-board-works = Si el turno sale bien, la probabilidad de ganar la partida es del { $better } con { $best }, frente al { $chosen } con { $play }; tras un fallo, del { $bust }.
coach-board-works-turns = Si el turno sale bien, con { $best } quedan { $better } turnos, frente a { $chosen } con { $play }; tras un fallo quedan { $bust }.
coach-board-shuts-out = Eso deja fuera a { $name }, que está allí en la casilla { $space } de { $length }.
coach-board-may-be-lost = La columna { $column } puede perderse: { $name } está en la casilla { $space } de { $length }.
coach-board-shorter = La columna { $column } tiene solo { $length } casillas; la { $other } tiene { $longer }.

## Pistas en el tablero

coach-board-best = { $verdict }: { $play }, { $chance } de ganar.
coach-board-best-alone = { $verdict }: { $play }, quedan { $turns } turnos.
coach-board-to-win = { $chance } de ganar
coach-board-turns-to-go = quedan { $turns } turnos
coach-board-turns = { $turns } turnos
coach-estimate = estimación

## Los rivales de la máquina

coach-express-careless = Siempre en las nubes.
coach-express-steady = Vive cada tirada.
coach-express-bold = Va a por lo grande.
coach-express-evolved = Solo juega en el tablero.
coach-express-master = No se le escapa nada.
coach-board-careless = Juega cualquier cosa y se planta por capricho.
coach-board-bold = Cuenta como Constante, pero llega hasta 40.
coach-board-steady = Cuenta hasta 28 y se planta, como mucha gente.
coach-board-evolved = Juzga con pesos nacidos de muchas partidas.
coach-board-master = Piensa cada turno; gana 3 de cada 4 a Evolución.

## El análisis: cuando no lo hay

coach-review-begins = El entrenador mira cada elección…
coach-review-computed = El entrenador mira cada elección… { $percent } %. Esc vuelve y lo detiene.
coach-review-failed = El entrenador no ha podido con este análisis. Inténtalo otra vez con Esc y V.
coach-review-under-way = calculando…
coach-review-costliest-none = ninguna
coach-review-hidden = Lo que elige { $name } para la tirada { $throw } queda oculto hasta que todos hayan elegido.
coach-review-not-chosen = { $name } aún no ha elegido.
coach-review-nothing-to-choose = { $name } aún no ha tenido nada que elegir.

## El análisis: toda una partida

coach-review-at-start = inicio
coach-review-luck = dados
coach-review-choices = elecciones
coach-review-others = turnos de otros
coach-review-result = resultado
coach-review-expected = esperado
coach-review-mean-loss = pérdida por elección
coach-review-best-choices = mejores elecciones
coach-review-best-choices-count = { $best } de { $count }
coach-review-all-best = Todas las elecciones fueron las mejores
coach-review-costliest = Los momentos más caros
coach-review-chosen-was = Elegido: { $choice }
coach-review-best-was = Lo mejor: { $choice }
coach-review-chosen = elegido
coach-review-in-game = en la partida
coach-review-to-win = Probabilidad de ganar: { $chosen }, mejor elección { $best }
coach-review-to-win-either = Probabilidad de ganar: { $share } en ambos casos
coach-review-turns-lost = +{ $turns } turnos
coach-review-percent-lost = −{ $number } %

## El análisis: una elección

coach-review-turn-roll = Turno { $turn }, tirada { $roll }
coach-review-points-lost = puntos perdidos
coach-review-turns-to-go = turnos que quedan
coach-review-chance = probabilidad de ganar
coach-review-turns-to-go-estimate = turnos que quedan, estimación
coach-review-chance-estimate = probabilidad de ganar, estimación
coach-review-cost-points = { $verdict }: cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
coach-review-cost-turns = { $verdict }: cuesta { $turns } turnos.
coach-review-cost-chance = { $verdict }: cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de la probabilidad de ganar.
coach-review-alone-best = La mejor: ninguna otra elección es tan buena.
coach-review-brilliant = Brillante: la única buena elección, y no la que se ve a primera vista.
coach-toss-up = Da igual: la diferencia es demasiado pequeña para saberla.
coach-review-wins = Esta elección gana en { $share }.
coach-review-all-throws = Todas las tiradas
coach-review-all-choices = Todas las decisiones

## Analysis

coach-analysis-title = Análisis
coach-analysis-edit = Editar
coach-analysis-quiz-me = Pregúntame
