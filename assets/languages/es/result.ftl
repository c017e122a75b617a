### El final de una partida.

## El titular

result-alone = { $points } puntos
result-wins = { $name } gana con { $points }
result-shared = { $names } comparten la victoria con { $points }
result-board-alone =
    { $turns ->
        [one] Victoria en { $turns } turno
       *[other] Victoria en { $turns } turnos
    }
result-board-wins =
    { $turns ->
        [one] { $name } gana en { $turns } turno
       *[other] { $name } gana en { $turns } turnos
    }
result-board-outlasted = { $name } gana: los demás se han ido

## Por cuánto

result-ahead =
    { $count ->
        [one] { $count } punto por delante de { $names }
       *[other] { $count } puntos por delante de { $names }
    }
result-ahead-last = { $count } por delante de { $names }, justo en la última tirada.
result-ahead-since = { $count } por delante de { $names }, en cabeza desde la tirada { $throw }.
result-ahead-kind = { $count } por delante de { $names }. No se ha ahogado nadie.
result-ahead-deep = { $count } por delante de { $names }. Alguien tenía que ganar.
result-board-other =
    { $columns ->
        [one] { $name } tiene { $columns } columna
       *[other] { $name } tiene { $columns } columnas
    }
result-board-other-none = { $name } no tiene ninguna columna
result-board-others-none = Nadie más tiene ninguna columna
result-board-next =
    { $columns ->
        [one] Después: { $name }, con { $columns } columna
       *[other] Después: { $name }, con { $columns } columnas
    }
result-board-next-each =
    { $columns ->
        [one] Después: { $names }, con { $columns } columna por cabeza
       *[other] Después: { $names }, con { $columns } columnas por cabeza
    }

## En solitario: frente a la mejor partida

result-best-so-far = La mejor partida hasta ahora: { $result }
result-last-time = La última vez: { $result }
result-short = A { $count } de tu mejor partida, { $best }.
result-as-many-points = Iguala la mejor partida hasta ahora
result-as-few-turns = Iguala la mejor partida hasta ahora
result-new-record = Nuevo récord de { $name }
result-record = Récord de { $name }
result-more = { $count } más que nunca.
result-fewer =
    { $count ->
        [one] { $count } turno menos que nunca.
       *[other] { $count } turnos menos que nunca.
    }
result-last-ten = Las diez últimas
result-old-record = récord anterior { $result }

## Un resultado entre los de la misma persona

result-own-first = la primera
result-own-best = la mejor de { $count }
result-own-place = { $place }.ª de { $count }
result-own-among-best = la mejor de { $count }; antes, { $best }
result-own-among = { $place }.ª de { $count }; la mejor, { $best }
result-own-won = { $count ->
    [one] { $won } de { $count } ganada
   *[other] { $won } de { $count } ganadas
}

## El curso de la partida

result-course = Puntos tras cada tirada
result-course-one = Solo { $name } llegó a ir por delante
result-course-changes =
    { $count ->
        [one] El liderato cambió una vez
       *[other] El liderato cambió { $count } veces
    }
result-board-course = Columnas ganadas o a medio subir, ronda a ronda

## Cifras de cada jugador

result-best-row = Mejor fila
result-costliest = Decisión más cara
result-own-games = Sus partidas
result-columns-count =
    { $count ->
        [one] { $count } columna
       *[other] { $count } columnas
    }
result-furthest = Mayor subida
result-spaces =
    { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }
result-place = { $place }.º
result-costliest-told = { $when }, { $cost }
result-costliest-of = { $verdict } · { $when }: { $what }, { $cost }
result-costliest-of-points = { $verdict } · { $when }: { $what }, { $points } puntos

## Datos de una partida en solitario

result-beats = Supera
result-beats-games = el { $share } de las partidas casi perfectas
result-out-with-throw = Fuera en la tirada
result-dice = Dados
result-par = Mismos dados
result-par-told = entrenador { $coach }, máximo { $best }
result-par-between = entrenador { $coach }, máximo entre { $least } y { $most }
result-attempts = Intentos
result-attempts-told = { $place }.º de { $count }; los demás, { $others }

## La cuenta de las hojas

result-left-after = se fue tras la { $throw }
result-beats-note = de un millón de partidas casi perfectas
result-attempt = Intento { $number }

## La cuenta del tablero

result-columns-won = Columnas
result-turns = Turnos
result-rolls = Tiradas
result-busts = Fallos
result-longest = Turno más largo
result-longest-rolls =
    { $count ->
        [one] { $count } tirada
       *[other] { $count } tiradas
    }
result-kept = Casillas a salvo
result-lost = Casillas perdidas

## Botones

result-again = Otra vez
result-save = Guardar imagen
result-details = Detalles
result-same-dice = Repetir dados
result-code-of-day = Dados del día, { $date }: { $code }
result-code = Código de los dados: { $code }
result-helped = Con ayuda: { $helps }
result-strict = Partida estricta: sin pistas, sin deshacer, dados nuevos
result-counts = Esta partida cuenta para los récords.
result-counts-apart = Esta partida tuvo ayuda, así que figura aparte.
result-leave-out = Excluir de los récords
result-left-out = Esta partida está excluida de los récords.
result-let-count = Incluir en los récords

result-bg-stats = Enviar a BG Stats
result-bg-stats-about = Escanea esto con un móvil que tenga la app BG Stats. BG Stats pregunta antes de guardar la partida, y no se envía nada hasta que lo escanees.
