### Las tres lecciones.

lessons-throws = Tiradas
lessons-scoring = Puntuación
lessons-board = El tablero
lessons-plan = Estrategia
lessons-climb = Estrategia del tablero
lessons-next = Lección siguiente
lessons-done = Hecho
lessons-go-on = Seguir
lessons-show-me = Enséñame
lessons-back = Anterior
lessons-step = { $step } de { $count }
lessons-over = La lección acaba aquí; una partida seguiría.
lessons-you = Tú

## Tiradas

lessons-throws-first = Primero los dados: Espacio los tira.
lessons-throws-everybody =
    Una tirada es para todos
    Esta es tu hoja: una fila para cada suma de dos dados y tres contadores para los quintos dados. Todos usan la misma tirada, cada uno en su hoja. Tira los dados.

lessons-throws-two-pairs =
    Dos parejas, y sobra un dado
    Junta cuatro dados en dos parejas; cada una marca una casilla en la fila de su suma. El quinto dado marca un contador. Cada línea de aquí es un dado que puede sobrar, con las parejas que permite. Deja un 4: elige 4 (1 y 3) y 10 (4 y 6).
    También se puede elegir eso. Aquí elegimos 4 y 10, y dejamos el 4.

lessons-throws-first-value =
    Tu primer valor
    Las filas 4 y 10 tienen una marca cada una, y el 4 es el primero de tus tres valores, con una casilla menos en su contador. Ahora las filas 4 y 10 cuestan 200 cada una, hasta que tengan cinco marcas. Vamos a la tirada siguiente.

lessons-throws-new-value =
    Cada vez un valor nuevo
    Hasta que haya tres valores fijados, el quinto dado tiene que ser uno nuevo si la tirada lo trae. Haz clic en el 4 y verás que no vale. Luego elige 9 (3 y 6) y 10 (4 y 6), y deja el 2.
    También valdría: su quinto dado es nuevo. Aquí elegimos 9 y 10, y dejamos el 2.

lessons-throws-one-free =
    Falta un valor
    Ya hay dos valores fijados, el 4 y el 2. La fila 10 tiene su segunda marca: pocas filas con muchas marcas valen más que muchas filas con pocas. Tira otra vez.

lessons-throws-third-value =
    El tercer valor
    El 2 y el 4 ya son tuyos, así que solo puede sobrar el 1 o el 5. Elige 4 (2 y 2) y 5 (1 y 4), y deja el 5.
    Ese también es un valor nuevo. Aquí elegimos 4 y 5, y dejamos el 5.

lessons-throws-three-stand =
    Ya tienes los tres valores
    A partir de ahora tu quinto dado tiene que ser un 2, un 4 o un 5 siempre que la tirada traiga alguno. Querrás que no salgan.

lessons-throws-free-throw =
    Una tirada libre
    Ni 2, ni 4, ni 5: elige dos parejas cualesquiera y no se marca ningún contador. Es una tirada que no cuesta nada. Elige 4 (1 y 3) y 9 (3 y 6).
    En una tirada libre valen dos parejas cualesquiera. Aquí elegimos 4 y 9.

lessons-throws-and-so-on =
    Y así sucesivamente
    La fila 4 tiene tres marcas; con dos más se libra de sus 200. La octava marca en uno de los contadores acaba tu partida, casi siempre tras unas veinte tiradas. Lo que cuenta entonces se ve en la lección siguiente.

## El tablero

lessons-board-first = Si te plantas, conservas lo que tienes. Para ver qué viene después, tira: Espacio.
lessons-board-columns =
    Once columnas
    Cada columna es una suma de dos dados. Las del centro son más largas, porque sus sumas salen más a menudo. Con tres columnas se gana la partida. Eres Mia y te toca: tira los dados.

lessons-board-two-pairs =
    Dos parejas, dos marcadores
    Cuatro dados forman dos parejas de hasta tres maneras. Se juegan las dos parejas que elijas: se coloca un marcador, o sube una casilla. Elige 6 (1 y 5) y 10 (4 y 6).
    También se puede jugar eso. Aquí elegimos 6 y 10.

lessons-board-roll-or-stop =
    Seguir tirando o plantarse
    Hay dos marcadores en el tablero y queda uno. Después de cada tirada puedes plantarte y conservar lo que tienes, o seguir tirando y arriesgarlo. Los dos botones dicen lo que supone. Sigue tirando.

lessons-board-last-runner =
    El último marcador
    Queda un marcador: 6 y 8 se pueden jugar los dos, el 8 con el último marcador. De 5 y 9 solo se podría uno, porque los dos piden uno nuevo. Elige 6 (2 y 4) y 8 (3 y 5).
    También se puede jugar eso. Aquí elegimos 6 y 8.

lessons-board-still-played =
    Lo que aún se puede jugar
    Los tres marcadores están puestos: en lo que queda de turno solo se pueden jugar 6, 8 y 10. Muchos se plantarían aquí. Para ver qué temen, sigue tirando.

lessons-board-bust =
    Fallo
    No hay dos dados que sumen 6, 8 o 10, así que no se puede jugar nada: es un fallo. Los marcadores se retiran y se pierde todo lo ganado en el turno. Le toca a Ben.

lessons-board-next-turn =
    Tu turno siguiente
    Ben ha sacado dos 7 y se ha plantado enseguida: su peón se queda ahí, pase lo que pase. Te toca otra vez. Tira los dados.

lessons-board-twice =
    Dos veces lo mismo
    Dos parejas con la misma suma suben un marcador dos casillas. Elige 8 dos veces: 2 y 6, 3 y 5.
    También se puede jugar eso. Aquí elegimos 8 dos veces.

lessons-board-once-more =
    Una vez más
    Dos casillas con un marcador, y otros dos en la mano: un fallo es poco probable. Sigue tirando.

lessons-board-second-column =
    Una segunda columna
    Elige 7 (3 y 4) y 8 (2 y 6). No importa que Ben también esté en la columna 7: los peones pueden compartir casilla.
    También se puede jugar eso. Aquí elegimos 7 y 8.

lessons-board-stop =
    Plantarse
    Hay cuatro casillas en juego. Esta vez, consérvalas: plántate.
    Puedes seguir tirando, claro. Aquí nos plantamos y conservamos las cuatro casillas: S.

lessons-board-kept =
    A salvo
    Tus peones están donde estaban los marcadores. En otro turno, el marcador empieza justo encima de tu peón, así que no hay que repetir nada.

lessons-board-later =
    Unos turnos después
    A tu peón de la columna 8 le faltan dos casillas para la cima, y Ben también tiene uno allí. Tira los dados.

lessons-board-to-the-top =
    A la cima
    Otra vez dos 8, justo lo que hace falta. Elige 8 dos veces.
    También se puede jugar eso. Aquí elegimos 8 dos veces y llegamos a la cima.

lessons-board-not-won-yet =
    Aún no está ganada
    El marcador está en la cima, pero una columna solo se gana al plantarse. Con un fallo se perdería igual. Plántate.
    Seguir tirando pondría en riesgo la columna. Plántate para ganarla: S.

lessons-board-won =
    Una columna ganada
    La columna 8 es tuya. El peón de Ben sale de ella, y nadie vuelve a jugar un 8 ahí. Dos columnas más y la partida está ganada.

## Estrategia

lessons-plan-rows =
    Pocas filas
    En una partida el entrenador abre siete de las once filas. Una fila 8 abierta llega a cinco marcas en el { $other } de las partidas. ¿Y una fila 12?
    Solo en el { $right }. El entrenador abre la fila 12 solo donde cualquier otra elección es peor.

lessons-plan-full =
    Una fila llena
    Diez marcas en la fila 8 dan 200 puntos. ¿Cuántas de las filas 8 que abre llena el entrenador?
    El { $right }, y de las filas 7 solo el { $other }: una fila llena es un regalo, no un plan.

lessons-plan-values =
    Fija los valores extremos
    Cada contador quita un valor de las parejas. ¿En cuántas partidas fija el entrenador el 3?
    En el { $right }, como el 4; pero el 1 y el 6 en el { $other }. Un 3 o un 4 da sumas frecuentes: su sitio está en las parejas.

lessons-plan-late =
    El precio de una fila tardía
    La tirada es 1, 3, 4, 5, 6, con cinco marcas en cada contador. ¿Cuánto cuestan dos marcas en la fila 9 vacía frente a 8 + 10?
    { $right } puntos. Con cuatro marcas en cada contador serían { $four }, con tres { $three }: abre una fila pronto o nunca.

lessons-plan-track =
    El contador más lleno
    La tirada es 1, 2, 4, 5, 6. La mejor elección es 5 + 7 con el 6 de quinto dado. ¿Cuánto cuesta 6 + 10, que pone la séptima marca al 2?
    { $right } puntos. Otro 2 acabaría la partida, y aún hay filas que deben 200 cada una: reparte los quintos dados.

lessons-plan-end =
    Todavía no
    La tirada es 1, 2, 3, 4, 6 y ninguna fila debe nada. 5 + 10 con el 1 de quinto dado acaba la partida en { $end }. ¿Cuánto vale dos veces 5 con el 6 de quinto dado?
    { $right }. Donde no se debe nada, cada tirada más solo da puntos.

lessons-climb-columns =
    Buenas columnas
    Los marcadores de Mia están en 6, 7 y 8. ¿Con qué frecuencia falla la próxima tirada?
    { $right }: no hay tres columnas mejores. En 2, 3 y 12 sería { $other }.

lessons-climb-hand =
    Un marcador en la mano
    Dos marcadores están puestos y uno queda en la mano: la próxima tirada no puede fallar. Seguir tirando gana el { $roll } de las partidas. ¿Y plantarse?
    { $right }. Con un marcador en la mano y columnas abiertas, sigue tirando.

lessons-climb-far =
    Hasta dónde
    Cada marcador ha subido cuatro casillas en las mejores columnas. Plantarse gana el { $stop } de las partidas. ¿Y seguir tirando?
    { $right }: sigue tirando. Tras seis casillas cada uno, ambas cosas ganan el { $level }; con más, plántate.

lessons-climb-narrow =
    Malas columnas
    Una casilla en 2, 3 y 12, y la próxima tirada falla el { $bust } de las veces. Plantarse gana el { $stop } de las partidas. ¿Y seguir tirando?
    { $right }: plántate. Una casilla de la columna 2 o 12 es un tercio del camino.

lessons-climb-share =
    Un tercio de columna
    La partida empieza con 1, 1, 3, 4. Tomar 4 y 5 gana el { $other } de las partidas. ¿Y 2 y 7?
    { $right }. La columna 2 solo tiene tres casillas, y una ya está tomada.

lessons-climb-threat =
    Cuando otros están cerca
    Ben tiene dos columnas y está en la casilla 9 de 13 de la columna 7. Plantarse gana el { $stop } de las partidas. ¿Y seguir tirando?
    { $right }. Ben ganará pronto, así que un fallo cuesta poco: ve a por las columnas ya.

## Puntuación

lessons-scoring-row = { $marks ->
    [one] Fila { $row }, { $marks } marca
   *[other] Fila { $row }, { $marks } marcas
}
lessons-scoring-everything = Todo junto
lessons-scoring-not = No son { $points }.
lessons-scoring-too-few =
    Marcas de menos
    La partida ha acabado y se suma la hoja, fila por fila. Las cuatro primeras casillas de una fila son una deuda: de una a cuatro marcas cuestan 200, sea la fila que sea. La fila 2 tiene dos marcas. ¿Cuánto vale?
    Con una marca o con cuatro, la fila cuesta 200.
    Dos marcas no llegan a la quinta casilla, y de una a cuatro marcas cuestan 200.

lessons-scoring-sixth =
    La sexta marca
    La quinta marca paga la deuda y cada una de las siguientes da los puntos de la fila. En la fila 4 son 60. Tiene seis marcas.
    Cinco marcas pagan la deuda, la sexta da 60.
    Las cinco primeras marcas no dan nada; solo las siguientes cuentan 60 cada una.

lessons-scoring-fifth =
    La quinta justa
    La fila 5 tiene cinco marcas.
    La deuda está pagada y aún no se gana nada.
    La quinta marca paga la deuda; los puntos empiezan con la sexta.

lessons-scoring-easy =
    Las filas fáciles dan menos
    Los seises y los ochos salen mucho, por eso sus filas dan solo 40 por marca. La fila 6 tiene seis marcas.
    Una marca después de la quinta: 40.
    Seis marcas son una después de la quinta, y esa da 40.

lessons-scoring-long =
    Una fila larga
    La fila 8 tiene nueve marcas, a 40 puntos cada una.
    Cuatro marcas después de la quinta: 4 × 40.
    Nueve marcas son cuatro después de la quinta; cuenta esas cuatro a 40.

lessons-scoring-seven =
    Siete marcas
    La fila 9 tiene siete marcas, a 50 puntos cada una.
    Dos marcas después de la quinta: 2 × 50.
    Siete marcas son dos después de la quinta; cuenta esas dos a 50.

lessons-scoring-points =
    Donde están los puntos
    La fila 10 tiene nueve marcas, a 60 puntos cada una. Una décima aún contaría; una undécima, no.
    Cuatro marcas después de la quinta: 4 × 60.
    Nueve marcas son cuatro después de la quinta; cuenta esas cuatro a 60.

lessons-scoring-total =
    El total
    Las demás filas están vacías, y una fila vacía no cuesta nada. Suma lo que da y resta lo que cuesta: ¿cuál es el resultado?
    600 a favor, 200 en contra: 400. La mayoría de las partidas acaban con menos; jugando muy bien se llega a unos 245. El camino: pocas filas, cada una con muchas marcas.
    A favor hay 60, 40, 160, 100 y 240; en contra, 200.

lessons-practice = Practicar
lessons-practice-hard = Decisiones difíciles: { $name }
lessons-practice-looking = Buscando las elecciones más caras de tus partidas…
lessons-practice-none = Todavía no hay elecciones caras tuyas. Mientras tanto puedes practicar con decisiones difíciles: { $name }.
lessons-practice-all = Todas
lessons-practice-due = para hoy
lessons-practice-new = nuevas
lessons-practice-right = aciertos
lessons-practice-begin = Empezar
lessons-practice-ask = ¿Qué eliges?
lessons-practice-over = Mejores elecciones: { $best } de { $count }.
lessons-practice-few = A partir de { $least } respuestas verás aquí cuántas aciertas.
lessons-practice-share = De las últimas { $count } respuestas, { $share } eran correctas.
lessons-practice-trend =
    { $trend ->
        [more] De las últimas diez, más eran correctas que antes.
        [fewer] De las últimas diez, menos eran correctas que antes.
       *[none] Las últimas diez no muestran un cambio claro.
    }
lessons-practice-course = Respuestas correctas, de diez en diez
lessons-practice-board-alone = Clásico a solas
lessons-theme-opened = Filas abiertas tarde o de más
lessons-theme-in-danger = Filas con menos de cinco marcas
lessons-theme-greedy = Codicia de puntos inmediatos
lessons-theme-named = Valores fijados pronto o mal
lessons-theme-track = Contadores llenados muy rápido
lessons-theme-stopped-early = Plantarse demasiado pronto
lessons-theme-stopped-late = Plantarse demasiado tarde
lessons-theme-runner = Marcadores puestos muy pronto
lessons-theme-column = La columna equivocada
