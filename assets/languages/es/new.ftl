### Una partida nueva.

new-title-alone = A solas
new-start = Empezar
new-no-randomness = El sistema no da números al azar: { $error }. Juega con dados de verdad.

## Quién juega

new-players = Jugadores
new-your-name = ¿Cómo te llamas?
new-alone-about = Solo se pregunta una vez. La próxima partida a solas empieza al momento.
new-programs = Rivales del ordenador
new-programs-about = Pulsa para añadir
new-name-field = Nombre
new-board-full = En el tablero caben cuatro.
new-nobody-known = Nadie con ese nombre ha jugado antes.
new-known-hint = Ya ha jugado; ↓ en un nombre
new-colour-hint = { $colour }; otro: { $key }
new-person-hint = Una persona. { $key }: otra opción
new-level-hint = { $character } { $key }: otra opción
new-earlier = Un sitio antes: { $key }
new-later = Un sitio después: { $key }
new-remove = Fuera de la mesa: { $key }

## Los dados

new-dice = Dados
new-dice-real = Dados de verdad
new-dice-real-about = Tú tiras y escribes lo que sale.
new-dice-app = Tira la app
new-dice-app-about = Dados nuevos en cada partida.
new-dice-today-hint = Hoy los mismos para todos
new-dice-today-about = Hoy los mismos para todos.
new-code-field = Código
new-code-hint = El código de los dados de otra partida, para jugarlos otra vez
new-code-fault = Un código tiene de siete a trece letras y cifras.
new-dice-code-about = Los mismos para quien tenga este código.

## Penalización y récords

new-penalty = Una fila de una a cuatro marcas cuesta
new-penalty-about = 200 según las reglas.
new-counting = La partida es
new-counts = Para los récords
new-practice = Solo práctica
new-strict = Estricta
new-strict-about = En solitario, dados nuevos de la app: sin pistas ni deshacer.
new-counting-about = Se puede cambiar después de la partida.

## El tablero

new-columns = Columnas para ganar
new-columns-about = Lo normal es tres.
new-columns-three = Tres
new-columns-four = Cuatro
new-columns-five = Cinco
new-columns-hint = Para dos o tres jugadores
new-sharing = Un marcador en el peón de otro
new-sharing-about = Lo normal es compartir.
new-sharing-share = Comparten casilla
new-sharing-jump = El marcador salta
new-sharing-forced = Ahí nadie se planta
new-placement = Parejas que se pueden elegir
new-placement-about = Lo normal es cualquiera.
new-placement-any = Cualquiera
new-placement-runner = Colocar si se puede
new-placement-most = El máximo de parejas

## Elegir en secreto

new-choices = Elecciones
new-choices-about = En secreto: nadie ve una hasta que todos hayan elegido.
new-choices-few = En secreto, para dos personas o más.
new-open = A la vista
new-secret = En secreto
new-secret-hint = Para dos personas o más

## El tiempo

new-time-choice = Tiempo para elegir
new-time-choice-about = Empieza de nuevo con cada jugador.
new-time-decision = Tiempo para decidir
new-time-decision-about = Empieza de nuevo con cada decisión.
new-time-none = Sin límite
new-time-field = Otro
new-zero = Cuando se acaba el tiempo
new-zero-about = El entrenador juega bien; se anota como una pista.
new-zero-warn = Solo avisar
new-zero-first = Tomar la primera opción
new-zero-coach = Elige el entrenador

## The rules as a list of parts with a comma between them, each a button that opens its choices. The dice come first.

# Above the list.
new-tonight = Las reglas de hoy
# Dice from a code.
new-dice-of = Dados { $code }
new-rule-open = elecciones a la vista
new-rule-secret = elecciones en secreto
# The points stand first.
new-rule-penalty = { $penalty } por fila sin acabar
new-rule-columns = ganan { $count } columnas
# Runners on a space with a square of somebody else.
new-rule-share = se comparten casillas
new-rule-jump = los marcadores saltan
new-rule-forced = nadie se planta sobre otro
# The pairs that may be chosen.
new-rule-any = cualquier pareja
new-rule-runner = primero colocar
new-rule-most = el máximo de parejas
new-rule-no-limit = sin límite de tiempo
new-rule-limit = { $seconds } s por elección
new-rule-counts = para los récords
new-rule-practice = solo práctica
new-rule-strict = estricta
