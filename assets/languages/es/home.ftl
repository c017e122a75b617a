### La primera pantalla: la lista de partidas.

## Los caminos a una partida

home-continue = Continuar
home-looking = Buscando tus partidas…
home-alone = En solitario
home-today = Dados de hoy
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
home-classic-alone = Clásico en solitario
home-uncounted = no cuenta

## Encima de la lista

home-find-field = Buscar partidas
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

## Lo que se puede hacer con una partida

home-open = Abrir
home-rename = Renombrar
home-copy = Copiar
home-leave-out = Excluir de los récords
home-count = Incluir en los récords
home-delete = Borrar partida
home-more = Más sobre esta partida
home-last-good = Última copia buena
home-up-to-damage = La parte legible

## La lista

home-unreadable = No se puede leer { $file }
home-name-field = Un nombre para esta partida
home-none-found = Ninguna partida encontrada
home-none-found-about = Para volver a verlas todas, pulsa Esc.
home-none-left = No quedan partidas
home-none-left-about = Aún puedes recuperar la que has borrado.

## Borrar una partida

home-delete-question = ¿Borrar esta partida?
home-delete-it = Borrarla
home-keep-it = Conservarla
home-deleted = Partida borrada.
home-restore = Recuperar
home-not-deleted-phones = La partida no se ha borrado: hay móviles jugando. Desconéctalos antes.
home-not-deleted-unsaved = La partida no se ha borrado: aún no está guardada.

## Al pie

home-quiz = Practicar
home-code-copied = Copiado: código { $code }.
home-no-code = Solo las partidas con dados de la app tienen código de dados.
home-not-listed = Algo ha salido mal al buscar tus partidas. Para volver a probar, pulsa { $key }.

## Una partida de un archivo dañado

home-copy-last-good = Esta es la última copia buena de la partida; el archivo dañado no ha cambiado.
home-copy-salvaged =
    Esta copia tiene la parte legible de la partida: { $kept ->
        [one] { $kept } suceso
       *[other] { $kept } sucesos
    } antes del daño. { $lost ->
        [one] Falta { $lost } posterior
       *[other] Faltan { $lost } posteriores
    }. El archivo dañado no ha cambiado.

## Los dados de hoy y otros

home-dice-heading = En solitario con dados compartidos
home-dice-today = Hoy
home-dice-title-today = Dados de hoy
home-dice-title-day = Dados del { $date }
home-dice-title-code = Dados por código
home-dice-play = Jugar
home-dice-play-as = Jugar como { $name }
home-dice-unplayed = Aún sin jugar
home-dice-helped = solo con ayuda
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, la mejor de { $count }
home-dice-copied = Copiado. Quien introduzca este código tendrá los mismos dados.
home-dice-shared = Los mismos dados para quien tenga este código.
home-dice-copy = Copiar código
home-dice-nobody = Nadie ha acabado aún una partida con estos dados.

## Un intento con los mismos dados

home-attempt-best = el mejor
home-attempt-equal = igual
home-attempt-behind = { $points } menos
home-attempt-more = { $turns } más
home-attempt-throws =
    { $count ->
        [one] { $count } tirada
       *[other] { $count } tiradas
    }

## La primera pantalla de quien aún no tiene partidas

home-start-title = Cinco dados. Dos parejas. Sobra uno.
home-start-about = La hoja de puntos para Can’t Stop Express y Can’t Stop.
home-start-splits = otras formas de repartirlos
home-start-fifth = el quinto dado
home-start-play = Jugar
home-start-alone = tu mejor puntuación
home-start-today = las mismas tiradas para todos
