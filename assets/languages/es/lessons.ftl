### Las lecciones.

## El marco

lessons-throws = Tiradas
lessons-scoring = Puntuación
lessons-board = El tablero
lessons-plan = Estrategia
lessons-climb = Estrategia del tablero
lessons-next = Lección siguiente
lessons-done = Listo
lessons-go-on = Continuar
lessons-show-me = Enséñame
lessons-back = Paso atrás
lessons-step = { $step } de { $count }
lessons-over = La lección acaba aquí; una partida de verdad seguiría.
lessons-you = Tú

## Tiradas

lessons-throws-first = Primero los dados: pulsa Espacio.

lessons-throws-everybody =
    Una tirada para todos
    Esta es tu hoja: una fila para cada suma de dos dados y tres contadores para tus quintos dados. Todos usan la misma tirada, cada uno en su hoja. Tira los dados.

lessons-throws-two-pairs =
    Dos parejas, y sobra un dado
    Junta cuatro dados en dos parejas; cada una marca una casilla en la fila de su suma. El quinto dado marca un contador. Cada línea de aquí es un dado que puedes dejar, con las parejas que te quedarían. Deja un 4: elige 4 (1 y 3) y 10 (4 y 6).
    También podrías elegir eso. Aquí elegimos 4 y 10, y dejamos el 4.

lessons-throws-first-value =
    Tu primer valor
    Las filas 4 y 10 tienen una marca cada una, y el 4 es el primero de tus tres valores, con una casilla de su contador ya marcada. Ahora las filas 4 y 10 te cuestan 200 cada una hasta que tengan cinco marcas. Vamos a la siguiente tirada.

lessons-throws-new-value =
    Siempre un valor nuevo
    Hasta que hayas fijado tres valores, tu quinto dado tiene que ser uno nuevo si ha salido alguno. Haz clic en el 4 y verás que no vale. Luego elige 9 (3 y 6) y 10 (4 y 6), y deja el 2.
    Valdría, porque su quinto dado es nuevo. Aquí elegimos 9 y 10, y dejamos el 2.

lessons-throws-one-free =
    Falta un valor
    Ya has fijado dos valores, el 4 y el 2. La fila 10 tiene su segunda marca: pocas filas con muchas marcas valen más que muchas filas con pocas. Vuelve a tirar.

lessons-throws-third-value =
    El tercer valor
    El 2 y el 4 ya los tienes, así que solo puedes dejar el 1 o el 5. Elige 4 (2 y 2) y 5 (1 y 4), y deja el 5.
    Ese también es un valor nuevo. Aquí elegimos 4 y 5, y dejamos el 5.

lessons-throws-three-stand =
    Los tres valores
    A partir de ahora, tu quinto dado tiene que ser un 2, un 4 o un 5 siempre que salga alguno. Ojalá no salga.

lessons-throws-free-throw =
    Una tirada libre
    Ni 2, ni 4, ni 5: elige dos parejas cualesquiera y no marques ningún contador. Una tirada libre no te cuesta nada. Elige 4 (1 y 3) y 9 (3 y 6).
    En una tirada libre puedes elegir dos parejas cualesquiera. Aquí elegimos 4 y 9.

lessons-throws-and-so-on =
    Y así sucesivamente
    La fila 4 tiene tres marcas: con dos más saldas su deuda de 200. La octava marca en uno de tus contadores acaba tu partida, normalmente tras unas veinte tiradas. La próxima lección enseña lo que cuenta entonces.

## El tablero

lessons-board-first = Si te plantas, conservas lo que tienes. Para ver qué viene después, tira: pulsa Espacio.

lessons-board-columns =
    Once columnas
    Cada columna es una suma de dos dados. Las del centro son más largas, porque sus sumas salen más a menudo. Con tres columnas se gana la partida. Eres Mia y te toca: tira los dados.

lessons-board-two-pairs =
    Dos parejas, dos fichas
    Con cuatro dados se forman dos parejas de hasta tres maneras. Elige una y juega sus dos parejas: cada una coloca una ficha o la sube una casilla. Elige 6 (1 y 5) y 10 (4 y 6).
    También podrías jugar eso. Aquí elegimos 6 y 10.

lessons-board-roll-or-stop =
    Seguir tirando o plantarse
    Hay dos fichas en el tablero y queda una. Después de cada tirada puedes plantarte y conservar lo que tienes, o seguir tirando y arriesgarlo. Cada botón te dice qué arriesgas o qué conservas. Sigue tirando.

lessons-board-last-runner =
    La última ficha
    Queda una ficha: puedes jugar 6 y 8, el 8 con la última ficha. De 5 y 9 solo podrías jugar uno, porque los dos necesitan una ficha nueva. Elige 6 (2 y 4) y 8 (3 y 5).
    También podrías jugar eso. Aquí elegimos 6 y 8.

lessons-board-still-played =
    Lo que aún puedes jugar
    Las tres fichas están puestas: en lo que queda de turno solo puedes jugar 6, 8 y 10. Muchos se plantarían aquí. Para ver qué temen, sigue tirando.

lessons-board-bust =
    Fallo
    No hay dos dados que sumen 6, 8 o 10, así que no puedes jugar nada: es un fallo. Las fichas se retiran y pierdes todo lo avanzado en este turno. Le toca a Ben.

lessons-board-next-turn =
    Tu siguiente turno
    Ben ha sacado dos 7 y se ha plantado enseguida: su peón se queda ahí, pase lo que pase. Te toca otra vez. Tira los dados.

lessons-board-twice =
    Dos veces la misma suma
    Dos parejas con la misma suma suben una ficha dos casillas. Elige 8 dos veces: 2 y 6, 3 y 5.
    También podrías jugar eso. Aquí elegimos 8 dos veces.

lessons-board-once-more =
    Tira otra vez
    Dos casillas con una ficha, y otras dos fichas en la mano: un fallo es poco probable. Sigue tirando.

lessons-board-second-column =
    Una segunda columna
    Elige 7 (3 y 4) y 8 (2 y 6). No importa que Ben también esté en la columna 7: los peones pueden compartir casilla.
    También podrías jugar eso. Aquí elegimos 7 y 8.

lessons-board-stop =
    Plantarse
    Te juegas cuatro casillas. Esta vez, consérvalas: plántate.
    Podrías seguir tirando, claro. Aquí nos plantamos y conservamos las cuatro casillas: pulsa S.

lessons-board-kept =
    A salvo
    Tus peones están ahora donde estaban tus fichas. En otro turno, la ficha empieza justo encima de su peón, así que nunca subes dos veces la misma casilla.

lessons-board-later =
    Unos turnos después
    A tu peón de la columna 8 le faltan dos casillas para la cima, y Ben también tiene uno ahí. Tira los dados.

lessons-board-to-the-top =
    A la cima
    Otra vez dos 8, justo lo que necesitas. Elige 8 dos veces.
    También podrías jugar eso. Aquí elegimos 8 dos veces y llegamos a la cima.

lessons-board-not-won-yet =
    Aún no está ganada
    La ficha está en la cima, pero una columna solo se gana al plantarse. Con un fallo aún la perderías. Plántate.
    Si sigues tirando, arriesgas la columna. Plántate para ganarla: pulsa S.

lessons-board-won =
    Una columna ganada
    La columna 8 es tuya. El peón de Ben sale de ella, y ya nadie juega un 8. Con dos columnas más ganas la partida.

## Estrategia

lessons-plan-rows =
    Pocas filas
    En una partida, el entrenador abre siete de las once filas. La fila 8, cuando la abre, llega a cinco marcas en el { $other } de las partidas. ¿Y la 12?
    Solo en el { $right }. El entrenador abre la fila 12 solo cuando cualquier otra opción es peor.

lessons-plan-full =
    Una fila llena
    Diez marcas en la fila 8 dan 200 puntos. Cuando el entrenador abre la fila 8, ¿cada cuánto la llena?
    El { $right } de las veces, y la fila 7 solo el { $other }: una fila llena es un regalo, no un plan.

lessons-plan-values =
    Fija los valores extremos
    Cada contador resta un valor a las parejas. ¿En cuántas de sus partidas fija el entrenador el 3?
    En el { $right }, igual que el 4; el 1 y el 6, en cambio, en el { $other }. Con un 3 o un 4 salen sumas frecuentes: resérvalos para las parejas.

lessons-plan-late =
    El precio de una fila tardía
    La tirada es 1, 3, 4, 5, 6, y cada contador tiene cinco marcas. ¿Cuánto cuestan dos marcas en la fila 9, aún vacía, frente a 8 + 10?
    { $right } puntos. Con cuatro marcas en cada contador serían { $four }; con tres, { $three }: abre una fila pronto o nunca.

lessons-plan-track =
    El contador más lleno
    La tirada es 1, 2, 4, 5, 6. La mejor jugada es 5 + 7 con quinto dado 6. ¿Cuánto cuesta 6 + 10, que pone la séptima marca en el 2?
    { $right } puntos. Otro 2 acabaría la partida cuando aún hay filas que deben 200 cada una: reparte tus quintos dados.

lessons-plan-end =
    No acabes aún
    La tirada es 1, 2, 3, 4, 6, y ninguna fila debe nada. 5 + 10 con quinto dado 1 acaba la partida en { $end }. ¿Cuánto vale 5 dos veces con quinto dado 6?
    { $right }. Cuando no debes nada, cada tirada más solo trae puntos.

lessons-climb-columns =
    Buenas columnas
    Las fichas de Mia están en 6, 7 y 8. ¿Cada cuánto es un fallo la próxima tirada?
    El { $right } de las veces: no hay tres columnas más seguras. En 2, 3 y 12 sería el { $other }.

lessons-climb-hand =
    Una ficha en la mano
    Hay dos fichas puestas y una en la mano, así que la próxima tirada no puede ser un fallo. Seguir tirando gana el { $roll } de las partidas. ¿Y plantarse?
    El { $right }. Con una ficha en la mano y ninguna columna ganada aún, sigue tirando.

lessons-climb-far =
    Hasta dónde
    Cada ficha ha subido cuatro casillas en las mejores columnas. Plantarse gana el { $stop } de las partidas. ¿Y seguir tirando?
    El { $right }: sigue tirando. Con seis casillas cada una, las dos cosas ganan el { $level }; con más, plántate.

lessons-climb-narrow =
    Malas columnas
    Una casilla en cada una de las columnas 2, 3 y 12, y la próxima tirada es un fallo el { $bust } de las veces. Plantarse gana el { $stop } de las partidas. ¿Y seguir tirando?
    El { $right }: plántate. Una casilla de la columna 2 o la 12 es un tercio del camino.

lessons-climb-share =
    Un tercio de columna
    La partida empieza con 1, 1, 3, 4. Elegir 4 y 5 gana el { $other } de las partidas. ¿Y 2 y 7?
    El { $right }. La columna 2 solo tiene tres casillas, y una ya es tuya.

lessons-climb-threat =
    Cuando otros están cerca
    Ben tiene dos columnas y está en la casilla 9 de 13 de la columna 7. Plantarse gana el { $stop } de las partidas. ¿Y seguir tirando?
    El { $right }. Ben ganará pronto, así que un fallo cuesta poco: ve ya a por las columnas.

## Puntuación

lessons-scoring-row = { $marks ->
    [one] Fila { $row }, { $marks } marca
   *[other] Fila { $row }, { $marks } marcas
}
lessons-scoring-everything = Todo junto
lessons-scoring-not = No son { $points }.

lessons-scoring-too-few =
    Pocas marcas
    La partida ha acabado y sumas tu hoja fila por fila. Las cuatro primeras casillas de una fila son una deuda: de una a cuatro marcas cuestan 200 en cualquier fila. La fila 2 tiene dos marcas. ¿Cuánto vale?
    Con una marca o con cuatro, la fila cuesta 200.
    Dos marcas no llegan a la quinta casilla, y de una a cuatro cuestan 200.

lessons-scoring-sixth =
    La sexta marca
    La quinta marca salda la deuda; cada una de las siguientes da los puntos de la fila. En la fila 4 son 60. Tiene seis marcas.
    Cinco marcas saldan la deuda, y la sexta da 60.
    Las cinco primeras marcas no dan nada; solo las siguientes dan 60 cada una.

lessons-scoring-fifth =
    La quinta justa
    La fila 5 tiene cinco marcas.
    Has saldado la deuda, pero aún no has ganado nada.
    La quinta marca salda la deuda; los puntos empiezan con la sexta.

lessons-scoring-easy =
    Las filas fáciles dan menos
    El 6 y el 8 salen mucho, por eso sus filas solo dan 40 por marca. La fila 6 tiene seis marcas.
    Una marca después de la quinta: 40.
    De seis marcas, una va después de la quinta, y esa da 40.

lessons-scoring-long =
    Una fila larga
    La fila 8 tiene nueve marcas, a 40 puntos cada una.
    Cuatro marcas después de la quinta: 4 × 40.
    De nueve marcas, cuatro van después de la quinta; cuenta esas cuatro a 40.

lessons-scoring-seven =
    Siete marcas
    La fila 9 tiene siete marcas, a 50 puntos cada una.
    Dos marcas después de la quinta: 2 × 50.
    De siete marcas, dos van después de la quinta; cuenta esas dos a 50.

lessons-scoring-points =
    Donde están los puntos
    La fila 10 tiene nueve marcas, a 60 puntos cada una. Una décima aún contaría; una undécima, no.
    Cuatro marcas después de la quinta: 4 × 60.
    De nueve marcas, cuatro van después de la quinta; cuenta esas cuatro a 60.

lessons-scoring-total =
    El total
    Las demás filas están vacías, y una fila vacía no cuesta nada. Suma lo que da y resta lo que cuesta: ¿cuál es el resultado?
    600 a favor, 200 en contra: 400. La mayoría de las partidas acaban con menos; quien juega muy bien saca unos 245 de media. El camino: pocas filas, con muchas marcas cada una.
    A favor hay 60, 40, 160, 100 y 240; en contra, 200.

## Practicar con las decisiones propias más caras

lessons-practice = Practicar
lessons-practice-hard = Decisiones difíciles de { $name }
lessons-practice-looking = Buscando tus decisiones más caras…
lessons-practice-none = Aún no has tomado decisiones caras. Mientras tanto, practica con las difíciles de { $name }.
lessons-practice-all = Todas
lessons-practice-due = a repetir
lessons-practice-new = nuevas
lessons-practice-right = aciertos
lessons-practice-begin = Empezar
lessons-practice-ask = ¿Qué eliges?
lessons-practice-over = Has encontrado { $best } de { $count } mejores decisiones.
lessons-practice-few = Después de { $least } respuestas verás aquí cuántas aciertas.
lessons-practice-share = Has acertado el { $share } de las últimas { $count } respuestas.
lessons-practice-trend =
    { $trend ->
        [more] En las diez últimas has acertado más que antes.
        [fewer] En las diez últimas has acertado menos que antes.
       *[none] Las diez últimas no muestran un cambio claro.
    }
lessons-practice-course = Aciertos de cada diez
lessons-practice-board-alone = Clásico en solitario

## Temas

lessons-theme-opened = Demasiadas filas, o muy tarde
lessons-theme-in-danger = Filas con menos de cinco marcas
lessons-theme-greedy = Ansia de puntos rápidos
lessons-theme-named = Valores mal elegidos o prematuros
lessons-theme-track = Contadores llenos demasiado pronto
lessons-theme-stopped-early = Plantarse demasiado pronto
lessons-theme-stopped-late = Plantarse demasiado tarde
lessons-theme-runner = Fichas puestas demasiado pronto
lessons-theme-column = La columna equivocada
