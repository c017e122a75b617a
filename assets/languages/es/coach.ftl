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

coach-out-chosen = Esta elección acaba la partida al momento; tras la mejor quedan de media { $throws } tiradas.
coach-out-best = La mejor elección acaba la partida al momento; tras esta quedan de media { $throws } tiradas.
coach-reason = { $what } ({ $figure }): { $later }.
coach-no-reason = Cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
coach-row = La fila { $row }
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
coach-fifth-die-named = Se elige el { $die } de quinto dado y no el { $better }
coach-row-stays-empty = La fila { $row } sigue vacía
coach-row-is-opened = Se abre la fila { $row }
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
coach-rows-other = Todas las demás filas
coach-row-counts = { $points }, { $better_points } con { $better }
coach-row-ends = { $points } al final de media, { $better_points } con { $better }
coach-row-ends-fifth = { $points } al final de media, { $better_points } con el { $better } de quinto dado
coach-rows-end-fifth = todas las demás filas { $points } al final de media, { $better_points } con el { $better } de quinto dado
coach-throws-to-come = de media quedan { $throws } tiradas, { $better_throws } con el { $better } de quinto dado

## Por qué una decisión en el tablero costó algo

coach-board-keeps = Casillas si sale bien: { $best } unas { $more }, { $chosen } unas { $spaces }.
coach-board-safe = La próxima tirada no puede fallar.
coach-board-threat = Tras plantarse, la probabilidad de que { $name } gane en su próximo turno es del { $chance }.
coach-board-wins-game = Este turno gana la partida: { $best } con { $better }, { $chosen } con { $share }.
coach-board-wins-two = Este turno gana dos columnas: { $best } con { $better }, { $chosen } con { $share }.
coach-board-wins-column = Este turno gana la columna { $column }: { $best } con { $better }, { $chosen } con { $share }.
coach-board-at-once = Este turno gana la partida: { $best } al momento, { $chosen } con { $share }.
coach-board-games-play = La probabilidad de ganar la partida es del { $better } con { $best }, frente al { $works } con { $play }.
coach-board-turns-play = Con { $best } quedan { $better } turnos, frente a { $works } con { $play }.
coach-board-ends = Seguir sale bien con { $often }: la probabilidad de ganar es entonces { $works }, tras un fallo { $bust }, al plantarse { $stop }.
coach-board-ends-turns = Seguir sale bien con { $often }: quedan entonces { $works } turnos, tras un fallo { $bust }, al plantarse { $stop }.
coach-board-works = { $best } sale bien con { $more_often }, { $play } con { $often }; la probabilidad de ganar es entonces { $better } o { $works }, tras un fallo { $bust }.
coach-board-works-turns = { $best } sale bien con { $more_often }, { $play } con { $often }; quedan entonces { $better } o { $works } turnos, tras un fallo { $bust }.
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

coach-express-average = Unos { $points } puntos.
coach-express-dreamy = Abre fila tras fila.
coach-express-careless = Deja muchas filas a medias.
coach-express-eager = Abre filas demasiado tarde.
coach-express-curious = Se equivoca a veces.
coach-express-steady = Vive cada tirada.
coach-express-bold = Juega bien, pero con prisa.
coach-express-evolved = Solo juega en el tablero.
coach-express-master = No se le escapa nada.
coach-board-careless = Juega cualquier cosa y se planta por capricho.
coach-board-bold = Cuenta como Constante, pero llega hasta 40.
coach-board-steady = Cuenta hasta 28 y se planta, como mucha gente.
coach-board-evolved = Ha aprendido de miles de partidas.
coach-board-master = Piensa cada turno; gana 3 de cada 4 a Listo.

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
coach-wins-instead = { $choice } gana en { $share } de las partidas en lugar de { $less }, puntos: { $points }.
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
coach-review-all-throws = Todas las tiradas
coach-review-all-choices = Todas las decisiones

## Analysis

coach-analysis-title = Análisis
coach-analysis-edit = Editar
coach-analysis-quiz-me = Pregúntame
