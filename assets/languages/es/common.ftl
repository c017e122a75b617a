### Lo que aparece en muchas pantallas.

common-close = Cerrar
common-back = Volver
common-new-game = Partida nueva
common-export = Exportar
common-seconds = { $seconds } s
common-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
common-percent = { $number } %

## La mesa

common-bar-result = Resultado
common-bar-table = Mesa
common-bar-go-on = Continuar
common-bar-hint = Pista
common-bar-strict = Partida estricta
common-bar-players = Jugadores
common-bar-undo = Deshacer
common-bar-redo = Rehacer
common-bar-history = Historial

common-cancel-correction = Cancelar la corrección
common-only-program = Ya solo juega la máquina.
common-play-out = Jugar hasta el final
common-playing-out = Jugando hasta el final…
common-practice = Práctica: esta partida no cuenta.
common-back-to-original = Volver al original

common-no-hint-here = Ahora no hay nada que elegir.
common-hint-thinking = Buscando una pista…
common-take-die-back = Quitar este dado
common-percent-under = <1 %
common-percent-over = >99 %
common-share-under = <1 %
common-share-over = >99 %
common-failed = Algo ha salido mal. Inténtalo otra vez.

## La barra de arriba

common-games = Partidas
common-more = Más
common-learn = Aprender a jugar
common-one-pad = Una hoja
common-all-pads = Todas las hojas
common-phones = Móviles
common-settings = Ajustes
common-help = Ayuda

## Los colores

common-blue-circle = Círculo azul
common-orange-square = Cuadrado naranja
common-green-triangle = Triángulo verde
common-purple-diamond = Rombo morado
common-sky-blue-star = Estrella celeste
common-red-hexagon = Hexágono rojo
common-yellow-cross = Cruz amarilla
common-grey-ring = Anillo gris

## Dados que se introducen

common-dice-to-go =
    { $count ->
        [one] falta { $count } dado
       *[other] faltan { $count } dados
    }
common-not-on-a-die = Ningún dado tiene un { $key }: usa del 1 al 6.
common-it-was = Era { $was }. Para dejarlo así: Esc.

## El reloj

common-time-paused = Reloj en pausa
common-time-pause = Pausa
common-time-resume = Reanudar
common-time-up = Se acabó el tiempo: aún le toca a { $name }

## Una hoja

common-pad-each = c/u
common-pad-pair = pareja
common-pad-points = puntos en total
common-pad-minus-column = menos
common-pad-plus-column = más
common-pad-more = { $count } más
common-pad-minus = Menos
common-pad-plus = Más
common-pad-total = Total
common-pad-out = fuera

## En cuántas de las partidas simuladas

common-games-none = ninguna
common-games-all = todas
common-games-percent = { $number } ± { $error } %

## Se elige con letras

common-nothing-to-choose = Aquí no hay nada que elegir.
common-one-choice = Solo hay una opción: la A.
common-no-choice = Elige con una letra, de la A a la { $last }.
# What the next words belong to, like 4 or Throw 4.
common-colon = { $what }:
common-illegal = { $choice } no vale: { $why }
common-outdated = Era { $choice }, pero ya no vale: { $why }

## Lo que la app dice en la mesa

common-denied-bot-first = Antes, { $name } tiene que seguir tirando o plantarse: pulsa Espacio.
common-denied-secret = La jugada de { $name } sigue oculta hasta que todos hayan elegido. Para pasar el portátil, pulsa Intro.
common-marks-hint = Las partidas con pistas figuran aparte. Para ver la pista de todos modos, pulsa otra vez «Pista» (T).
common-marks-review = Las partidas analizadas antes del final figuran aparte. Para ver el análisis de todos modos, pulsa otra vez «Análisis» (V).
common-marks-taken = Ya has visto los dados que has deshecho. Si ahora cambias algo, la partida figurará aparte. Para recuperarlos, usa «Rehacer».
common-marks-known = Ya has jugado antes con estos dados, así que la partida figura aparte.
common-strict-hint = En las partidas estrictas no hay pistas.
common-strict-review = En una partida estricta, el análisis se ve solo al final y después ya no puedes cambiar nada.
common-strict-taken = En una partida estricta no puedes deshacer cuando ya han caído los dados siguientes.
common-strict-known = Una partida estricta necesita dados nuevos de la app.
common-help-hint = pistas
common-help-review = análisis durante la partida
common-help-taken = deshacer
common-help-known = dados ya vistos
common-notice-no-advice = Aquí el entrenador no tiene ningún consejo.
common-notice-advice-failed = El entrenador no ha podido responder. Para volver a probar, pulsa «Pista» (T).
common-notice-thinking-failed = La máquina no ha podido decidir. Para volver a probar, pulsa Espacio; para darle el sitio a otra persona, abre «Jugadores» (P).
common-notice-time-up-failed = Se acabó el tiempo de { $name }. La máquina no ha podido decidir, así que { $name } sigue jugando.
common-notice-would-roll-on = Se acabó el tiempo de { $name }: el entrenador seguiría tirando.
common-notice-coach-decided = Se acabó el tiempo de { $name }: ha decidido el entrenador.
common-notice-table-decided = Se acabó el tiempo de { $name }: ha decidido la app, como acordasteis.

## Los juegos

common-game-classic = Can’t Stop clásico
common-express = Express
common-classic = Clásico

## Los dados

common-dice-real = Dados de verdad
common-dice-earlier = Dados de una partida anterior
common-dice-of-day = Dados del día, código { $code }
common-dice-app = Dados de la app, código { $code }

## Quién juega

common-person = Persona

## Los jugadores de la máquina, del más flojo al más fuerte

common-level-dreamy = Soñador
common-level-careless = Despistado
common-level-eager = Impaciente
common-level-curious = Curioso
common-level-bold = Audaz
common-level-steady = Constante
common-level-evolved = Listo
common-level-master = Maestro
common-out-of = { $reached } de { $top }
