### La primera pantalla: la lista de partidas.

home-continue = Seguir
home-looking = Buscando tus partidas…
home-alone = A solas
home-today = Los dados de hoy
home-today-once = { $result } por ahora
home-today-best = { $result }, la mejor de { $count }

## Cómo está una partida

home-standing-board-alone =
    { $columns ->
        [one] { $columns } columna
       *[other] { $columns } columnas
    } en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
home-standing-board-won =
    { $name } gana con { $columns ->
        [one] { $columns } columna
       *[other] { $columns } columnas
    }
home-standing-turn = Turno { $turn }: { $name }
home-under-way = En curso
home-classic-alone = Clásico a solas
home-uncounted = no cuenta

## Encima de la lista

home-find-field = Buscar partida
home-search = Buscar
home-sort-date = Ordenar por fecha
home-sort-name = Ordenar por nombre
home-sort-result = Ordenar por resultado
home-sorted-name = Por nombre
home-sorted-result = Por resultado
home-games-shown =
    { $count ->
        [one] { $shown } de { $count } partida
       *[other] { $shown } de { $count } partidas
    }

## Botones

home-open = Abrir
home-rename = Renombrar
home-copy = Copiar
home-leave-out = No contar en los récords
home-count = Contar en los récords
home-delete = Borrar esta partida
home-more = Más sobre esta partida
home-last-good = La última buena
home-up-to-damage = Hasta el daño
home-unreadable = { $file } no se puede leer
home-name-field = Un nombre para esta partida
home-none-found = Ninguna coincide
home-none-found-about = Esc las muestra todas.
home-none-left = No quedan partidas
home-none-left-about = La borrada aún se puede recuperar.
home-delete-question = ¿Borrar esta partida?
home-delete-it = Borrarla
home-keep-it = Conservarla
home-deleted = Partida borrada.
home-restore = Recuperarla
home-not-deleted-phones = La partida no se borra: hay móviles jugando. Apágalos antes.
home-not-deleted-unsaved = La partida no se borra: aún no está guardada.

## Al pie

home-quiz = Practicar
home-code-copied = Código { $code } copiado.
home-no-code = Solo una partida con los dados de la app tiene un código de dados.
home-not-listed = El programa no ha podido listar las partidas. { $key } lo intenta otra vez.
home-copy-last-good = Copia de la última versión buena; el archivo dañado sigue como estaba.
home-copy-salvaged =
    Esta es una copia con { $kept ->
        [one] el único suceso anterior
       *[other] los { $kept } sucesos anteriores
    } al daño; { $lost ->
        [one] se deja fuera { $lost } posterior
       *[other] se dejan fuera { $lost } posteriores
    }. El archivo dañado está como estaba.

## Los dados de hoy y otros

home-dice-heading = A solas con los mismos dados
home-dice-today = Hoy
home-dice-title-today = Los dados de hoy
home-dice-title-day = Los dados del { $date }
home-dice-title-code = Dados por su código
home-dice-play = Jugar
home-dice-play-as = Jugar como { $name }
home-dice-unplayed = Aún sin jugar
home-dice-helped = solo con ayuda
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, la mejor de { $count }
home-dice-copied = Copiado: quien lo ponga en una partida nueva tiene los mismos dados.
home-dice-shared = Los mismos dados para quien tenga el código.
home-dice-copy = Copiar el código
home-dice-nobody = Nadie los ha jugado aún hasta el final.
home-attempt-best = el mejor
home-attempt-equal = igual de bueno
home-attempt-behind = { $points } menos
home-attempt-more = { $turns } más
home-attempt-throws =
    { $count ->
        [one] { $count } tirada
       *[other] { $count } tiradas
    }

home-start-title = Cinco dados. Dos parejas. Sobra uno.
home-start-about = El bloc de puntos para Can’t Stop Express y Can’t Stop.
home-start-splits = otras formas de repartirlos
home-start-fifth = el quinto dado
home-start-play = Jugar
home-start-alone = tu mejor puntuación
home-start-today = las mismas tiradas para todos
