### Lo que aparece en muchas pantallas.

common-close = Cerrar
common-back = Volver
common-new-game = Partida nueva
common-export = Exportar
common-seconds = { $seconds } s
common-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
common-percent = { $number } %

## La mesa

common-bar-result = Resultado
common-bar-table = Mesa
common-bar-go-on = Seguir
common-bar-hint = Pista
common-bar-strict = Partida estricta
common-bar-players = Jugadores
common-bar-undo = Deshacer
common-bar-redo = Rehacer
common-bar-history = Historial
common-cancel-correction = Cancelar la corrección
common-only-program = Ya solo juega la máquina.
common-play-out = Jugar hasta el final
common-playing-out = La máquina juega hasta el final…
common-practice = Práctica: esta partida no cuenta.
common-back-to-original = Volver al original
common-no-hint-here = Ahora no hay nada que elegir.
common-hint-thinking = Calculando la pista…
common-take-die-back = Quitar este dado
common-percent-under = < 1 %
common-percent-over = > 99 %
common-share-under = menos del 1 %
common-share-over = más del 99 %
common-failed = Error del programa; inténtalo otra vez

## La barra de arriba

common-games = Partidas
common-more = Más
common-learn = Aprender
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
common-dice-to-go =
    { $count ->
        [one] falta { $count } dado
       *[other] faltan { $count } dados
    }
common-not-on-a-die = { $key } no está en un dado: del 1 al 6.
common-it-was = Era { $was }. Esc lo deja así.

## El reloj

common-time-paused = Reloj en pausa
common-time-pause = Pausa
common-time-resume = Seguir
common-time-up = Se acabó el tiempo: aún le toca a { $name }

## Una hoja

common-pad-each = c/u
common-pad-pair = pareja
common-pad-points = puntos, sumados
common-pad-minus-column = menos
common-pad-plus-column = más
common-pad-more = { $count } más
common-pad-minus = Menos
common-pad-plus = Más
common-pad-total = Total
common-pad-out = fuera
common-games-none = ninguna
common-games-all = todas
common-games-percent = { $number } % ± { $error } %

## Las letras eligen

common-nothing-to-choose = Aquí no hay nada que elegir.
common-one-choice = Solo hay una opción: A.
common-no-choice = Aquí se elige con letras: de la A a la { $last }.
common-illegal = { $choice } no vale: { $why }
common-outdated = Era { $choice }, que ya no vale: { $why }

## Lo que dice el programa en la mesa

common-denied-bot-first = Antes decide { $name } si sigue tirando o se planta: Espacio.
common-denied-secret = Lo que elige { $name } queda oculto hasta que todos hayan elegido. Intro pasa el portátil.
common-marks-hint = Una partida con pistas aparece aparte en los récords. Haz clic otra vez en «Pista» o pulsa T para verla.
common-marks-review = Una partida analizada antes del final aparece aparte en los récords. Haz clic otra vez en «Análisis» o pulsa V para verlo.
common-marks-taken = Ya has visto estos dados. Si ahora cambias algo, la partida aparece aparte en los récords. «Rehacer» los recupera.
common-marks-known = Alguien ya ha visto estos dados, así que la partida aparece aparte en los récords.
common-strict-hint = En una partida estricta no hay pistas.
common-strict-review = En una partida estricta el análisis llega al final, y después ya no cambia nada.
common-strict-taken = En una partida estricta no se deshace nada cuando ya han caído los siguientes dados.
common-strict-known = Una partida estricta toma los dados de la app tal como caen.
common-help-hint = pistas
common-help-review = análisis durante la partida
common-help-taken = dados deshechos
common-help-known = dados ya conocidos
common-notice-no-advice = Aquí el entrenador no tiene respuesta.
common-notice-advice-failed = El entrenador no ha podido responder. «Pista» (T) vuelve a preguntar.
common-notice-thinking-failed = La máquina no ha podido decidir. Espacio la deja intentarlo otra vez; en «Jugadores» (P) otra persona puede tomar el sitio.
common-notice-time-up-failed = Se acabó el tiempo de { $name }. El programa no ha podido decidir, así que { $name } sigue.
common-notice-would-roll-on = Se acabó el tiempo de { $name }: el entrenador seguiría tirando.
common-notice-coach-decided = Se acabó el tiempo de { $name }: ha decidido el entrenador.
common-notice-table-decided = Se acabó el tiempo de { $name }: se ha decidido como acordó la mesa.

## Los juegos

common-game-classic = Can’t Stop clásico
common-express = Express
common-classic = Clásico
common-dice-real = Dados de verdad
common-dice-earlier = Los dados de una partida anterior
common-dice-of-day = Los dados del día, código { $code }
common-dice-app = Los dados de la app, código { $code }
common-person = Persona
common-level-dreamy = Soñador
common-level-careless = Despiste
common-level-eager = Impaciente
common-level-curious = Curioso
common-level-bold = Audaz
common-level-steady = Constante
common-level-evolved = Listo
common-level-master = Maestro
common-out-of = { $reached } de { $top }
