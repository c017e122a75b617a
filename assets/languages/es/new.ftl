### Una partida nueva.

new-title-alone = En solitario
new-start = Empezar
new-no-randomness = Aquí la app no puede tirar dados equilibrados: { $error }. Juega con dados de verdad.

## Quién juega

new-players = ¿Quién juega?
new-your-name = ¿Cómo te llamas?
new-alone-about = La app solo lo pregunta una vez: tu próxima partida en solitario empezará al momento.
new-programs = Jugadores virtuales
new-programs-about = Haz clic para añadir

## Nombres

new-name-field = Añadir un nombre
new-board-full = En el tablero solo caben cuatro.
new-nobody-known = Nadie con este nombre ha jugado antes.
new-known-hint = Ya ha jugado; al escribir un nombre, pulsa ↓

## Los botones junto a un nombre

new-colour-hint = { $colour }; para otro, pulsa { $key }
new-person-hint = Una persona; para cambiar, pulsa { $key }
new-level-hint = { $character } Para cambiar, pulsa { $key }
new-earlier = Subir: { $key }
new-later = Bajar: { $key }
new-remove = Quitar: { $key }

## Los dados

new-dice = Dados
new-dice-real = Dados de verdad
new-dice-real-about = Tú tiras e introduces lo que sale.
new-dice-app = Dados de la app
new-dice-app-about = Dados nuevos en cada partida.
new-dice-today-hint = Hoy, los mismos para todo el mundo
new-dice-today-about = Hoy, los mismos para todo el mundo.
new-code-field = Código
new-code-hint = El código de otra partida, para jugar con sus mismos dados
new-code-fault = Un código tiene de siete a trece letras y cifras.
new-dice-code-about = Los mismos para quien tenga este código.

## Penalización y récords

new-penalty = Penalización por fila incompleta
new-penalty-about = Lo normal es 200.
new-counting = Tipo de partida
new-counts = Para los récords
new-practice = Práctica
new-strict = Estricta
new-strict-about = En solitario, dados nuevos de la app, sin pistas ni deshacer.
new-counting-about = Podrás cambiarlo después de la partida.

## El tablero

new-columns = Columnas para ganar
new-columns-about = Lo normal es tres.
new-columns-three = Tres
new-columns-four = Cuatro
new-columns-five = Cinco
new-columns-hint = Para dos o tres jugadores
new-sharing = Ficha sobre el peón de otro
new-sharing-about = Lo normal es compartir.
new-sharing-share = Comparten casilla
new-sharing-jump = La ficha salta
new-sharing-forced = Ahí hay que tirar
new-placement = Parejas que puedes elegir
new-placement-about = Lo normal es cualquiera.
new-placement-any = Cualquiera
new-placement-runner = Primero, ficha nueva
new-placement-most = El máximo de parejas

## Jugadas en secreto

new-choices = Jugadas
new-choices-about = En secreto: ocultas hasta que todos hayan elegido.
new-choices-few = Solo para dos jugadores o más.
new-open = A la vista
new-secret = En secreto
new-secret-hint = Para dos jugadores o más

## El tiempo

new-time-choice = Límite de tiempo
new-time-choice-about = Por jugador.
new-time-decision = Límite de tiempo
new-time-decision-about = Por decisión.
new-time-none = Sin límite
new-time-field = Otro
new-zero = Cuando se acabe el tiempo
new-zero-about = El entrenador juega bien, así que su jugada cuenta como una pista.
new-zero-warn = Solo avisar
new-zero-first = Elegir la primera opción
new-zero-coach = Que elija el entrenador

## Las reglas en una lista

new-tonight = Las reglas de hoy
new-dice-of = Dados { $code }
new-rule-open = jugadas a la vista
new-rule-secret = jugadas en secreto
new-rule-penalty = { $penalty } por fila incompleta
new-rule-columns =
    { $count ->
        [one] se gana con { $count } columna
       *[other] se gana con { $count } columnas
    }
new-rule-share = se comparten casillas
new-rule-jump = las fichas saltan
new-rule-forced = sin plantarse sobre un peón
new-rule-any = vale cualquier pareja
new-rule-runner = primero, ficha nueva
new-rule-most = el máximo de parejas
new-rule-no-limit = sin límite de tiempo
new-rule-limit = { $seconds } s por jugada
new-rule-counts = para los récords
new-rule-practice = solo práctica
new-rule-strict = estricta
