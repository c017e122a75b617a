### El final de una partida.

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
result-board-outlasted = { $name } gana: no queda nadie más
result-ahead =
    { $count ->
        [one] { $count } punto por delante de { $names }
       *[other] { $count } puntos por delante de { $names }
    }
result-ahead-last = { $count } por delante de { $names }, con la última tirada.
result-ahead-since = { $count } por delante de { $names }, en cabeza desde la tirada { $throw }.
result-ahead-kind = { $count } por delante de { $names }. Nadie se ha ahogado.
result-ahead-deep = { $count } por delante de { $names }. Alguien tenía que ganar.
result-board-other =
    { $columns ->
        [one] { $name } tiene { $columns } columna
       *[other] { $name } tiene { $columns } columnas
    }
result-board-other-none = { $name } no tiene ninguna columna
result-board-others-none = Nadie más tiene una columna
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
result-best-so-far = La mejor partida hasta ahora: { $result }
result-last-time = La última vez: { $result }
result-short = A { $count } de la mejor partida hasta ahora, { $best }.
result-as-many-points = Tantos puntos como la mejor partida hasta ahora
result-as-few-turns = Tan pocos turnos como la mejor partida hasta ahora
result-new-record = Un nuevo récord, { $name }
result-record = El récord, { $name }
result-more = { $count } más que nunca.
result-fewer =
    { $count ->
        [one] { $count } turno menos que nunca.
       *[other] { $count } turnos menos que nunca.
    }
result-last-ten = Las diez últimas
result-old-record = récord anterior { $result }
result-own-first = la primera
result-own-best = la mejor de { $count }
result-own-place = { $place }.ª de { $count }
result-own-among-best = la mejor de { $count }; antes { $best }
result-own-among = { $place }.ª de { $count }; la mejor { $best }
result-own-won = { $won } de { $count } ganadas
result-course = Puntos tras cada tirada
result-course-one = Nadie más que { $name } ha ido en cabeza en solitario
result-course-changes =
    { $count ->
        [one] La cabeza cambió una vez
       *[other] La cabeza cambió { $count } veces
    }
result-board-course = Columnas ganadas o subidas en parte, ronda a ronda
result-best-row = Mejor fila
result-costliest = Peor elección
result-own-games = Sus partidas
result-columns-count =
    { $count ->
        [one] { $count } columna
       *[other] { $count } columnas
    }
result-furthest = Mejor turno
result-spaces =
    { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }
result-place = { $place }.º
result-costliest-told = { $when }, { $cost }
result-costliest-of = { $verdict } · { $when }: { $what }, { $cost }
result-costliest-of-points = { $verdict } · { $when }: { $what }, { $points } puntos
result-beats = Supera
result-beats-games = { $share } de partidas casi óptimas
result-out-with-throw = Fuera en la tirada
result-dice = Dados
result-par = Estos dados
result-par-told = entrenador { $coach }, como mucho { $best }
result-par-between = entrenador { $coach }, como mucho de { $least } a { $most }
result-attempts = Intentos
result-attempts-told = { $place }.º de { $count }; los otros { $others }
result-left-after = se fue tras { $throw }
result-beats-note = de un millón de partidas casi óptimas
result-attempt = Intento { $number }
result-columns-won = Columnas
result-turns = Turnos
result-rolls = Tiradas
result-busts = Fallos
result-longest = Turno mayor
result-longest-rolls =
    { $count ->
        [one] { $count } tirada
       *[other] { $count } tiradas
    }
result-kept = Casillas a salvo
result-lost = Perdidas
result-again = Jugar otra vez
result-save = Guardar imagen
result-details = Detalles
result-same-dice = Mismos dados
result-code-of-day = Los dados del día, { $date }: { $code }
result-code = El código de estos dados: { $code }
result-helped = Con ayuda: { $helps }
result-strict = Partida estricta: sin pistas, sin deshacer, dados nuevos
result-counts = Esta partida cuenta para los récords.
result-counts-apart = Esta partida cuenta entre las que tuvieron ayuda.
result-leave-out = No contarla
result-left-out = Esta partida no cuenta para los récords.
result-let-count = Contarla

result-bg-stats = Pasar a BG Stats
result-bg-stats-about = Escanea esto con un móvil que tenga la app BG Stats. Pregunta antes de guardar la partida. Mientras no lo escanees, no se envía nada.
