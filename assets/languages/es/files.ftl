### Archivos: importar, exportar, guardar y lo que sale mal con ellos.

## Abrir una partida

files-opening = Abriendo la partida…
files-not-opened = Algo ha salido mal y no se ha podido abrir la partida. Su archivo no ha cambiado.
files-did-not-open = La última vez no se pudo abrir la partida, así que no se abre sola. La encontrarás en la lista.

## Otra copia del programa tiene las mismas partidas

files-second = Fifth Die ya está abierto. Aquí puedes ver partidas; para jugar, cierra la otra ventana.
files-second-refuses = No puedes hacerlo aquí mientras el otro Fifth Die esté abierto. Cierra antes el otro.

## Algo no se ha podido guardar

files-tried-again = { $trouble } Puedes seguir jugando: no se pierde nada mientras esta ventana esté abierta, y la app lo intenta otra vez cada pocos segundos.
files-save-again = Guardar otra vez
files-save-elsewhere = Guardar en otro sitio

## Algo no está guardado y se va a cerrar la ventana

files-unsaved = Sin guardar
files-unsaved-this =
    { $moves ->
        [0] El último cambio de esta partida aún no se ha guardado.
        [one] { $moves } jugada de esta partida aún no se ha guardado.
       *[other] { $moves } jugadas de esta partida aún no se han guardado.
    }
files-unsaved-game =
    { $moves ->
        [0] El último cambio de «{ $title }» aún no se ha guardado.
        [one] { $moves } jugada de «{ $title }» aún no se ha guardado.
       *[other] { $moves } jugadas de «{ $title }» aún no se han guardado.
    }
files-unsaved-settings = Tus ajustes aún no se han guardado.
files-saving = Guardando…
files-try-again = Reintentar
files-close-anyway = Cerrar de todos modos
files-close-without = Cerrar sin guardar
files-stay = No cerrar

## Dónde se escribe un archivo

files-as = Formato
files-to = Guardar en
files-path = Ruta del archivo
files-choose-place = Elegir ubicación…
files-no-place = No has elegido ninguna ubicación. Si no se abre ninguna ventana, escribe la ruta arriba.
files-nothing = No hay nada que guardar.
files-saved =
    { $others ->
        [0] Guardado como { $path }.
       *[other] Guardado como { $path } y { $others } más.
    }
files-exported =
    { $others ->
        [0] Exportado a { $path }.
       *[other] Exportado a { $path } y { $others } más.
    }
files-open = Abrir
files-show-folder = Mostrar en la carpeta
files-no-opener = Aquí no hay ningún programa que lo abra. Está guardado en la ubicación indicada.
files-opener-missing = Desde aquí no se puede abrir, porque { $program } no está instalado. Está guardado en la ubicación indicada.
files-not-opened-by = No se ha podido abrir: { $cause }.
files-about-pdf = Para imprimir, todo en un archivo.
files-about-svg = Un dibujo, nítido a cualquier tamaño; un archivo por página.
files-about-png = Una imagen que se abre en todas partes; un archivo por página.

## Exportar: qué se escribe

files-game = Archivo de partida
files-game-about = Se abre con Fifth Die en cualquier ordenador, con todo lo que pasó.
files-words = Mensaje de texto
files-words-about = El resultado en unas líneas, con el código de los dados.
files-result = Hoja de resultados
files-result-about = Quién ganó, la puntuación de todos y el curso de la partida, para imprimir.
files-games = Partidas de la velada, un archivo
files-all-games = Todas las partidas, un archivo
files-games-about = Todas las partidas acabadas, con los nombres de personas y veladas, para importarlas en otro ordenador.
files-plays = Todos los resultados (CSV)
files-plays-about = Una línea por jugador y partida acabada, para una hoja de cálculo.
files-throws = Tiradas (CSV)
files-throws-about = Cada tirada, jugada y puntuación, para una hoja de cálculo.
files-rolls = Tiradas (CSV)
files-rolls-about = Cada tirada, lo que se jugó y cómo acabó el turno, para una hoja de cálculo.
files-pads = Hojas
files-pads-about = La hoja marcada de cada jugador, para imprimir.
files-board = Tablero
files-board-about = El tablero tal como está ahora, para imprimir.
files-blank-pads = Hojas en blanco
files-blank-pads-about = Cuatro hojas por folio, para jugar a lápiz.
files-blank-board = Tablero en blanco
files-blank-board-about = Un tablero para hasta cuatro jugadores, para jugar a lápiz.
files-blank-express = Hojas de Express
files-blank-classic = Tablero clásico
files-copy-words = Copiar texto
files-copy-table = Copiar tabla
files-copy-file = Copiar contenido
files-copied = Copiado. Pégalo donde quieras.
files-named-blank-pads = hojas en blanco
files-named-blank-board = tablero en blanco
files-named-pads = hojas
files-named-board = tablero
files-named-result = resultado
files-named-games = todas las partidas

## Importar

files-import = Importar
files-import-games = Importar partidas
files-filter-all = Todos los archivos
files-from = Importar desde
files-import-about = Archivos de partida de Fifth Die (.ron) o una carpeta con ellos. También puedes soltarlos en esta ventana.
files-import-path = Ruta de un archivo o una carpeta
files-choose = Elegir archivos…
files-no-file = No has elegido ningún archivo. Si no se abre ninguna ventana, escribe la ruta arriba.
files-reading = Leyendo…
files-import-failed = Algo ha salido mal y estos archivos no se han importado.
files-import-sum =
    { $imported ->
        [one] { $imported } partida importada
       *[other] { $imported } partidas importadas
    }{ $here ->
        [0] {""}
        [one] , { $here } ya estaba
       *[other] , { $here } ya estaban
    }{ $failed ->
        [0] {""}
       *[other] , { $failed } sin importar
    }
files-imported = importada
files-here = ya estaba
files-more =
    { $count ->
        [one] y { $count } archivo más
       *[other] y { $count } archivos más
    }

## Por qué no se ha podido guardar algo

files-folder-not-used = No se puede usar la carpeta de datos
files-folder-not-found = No se ha encontrado una carpeta para las partidas
files-folder-not-made = No se ha podido crear una carpeta
files-game-not-saved = No se ha podido guardar la partida
files-game-not-deleted = No se ha podido borrar la partida
files-game-not-restored = No se ha podido recuperar la partida
files-settings-not-saved = No se han podido guardar tus ajustes
files-phones-not-saved = No se han podido guardar los sitios de los móviles
files-people-not-saved = No se han podido guardar los nombres
files-game-not-exported = No se ha podido exportar la partida
files-not-written = No se ha podido escribir el archivo

## Y la frase entera

files-taken = { $what }: ya hay un archivo con este nombre ({ $path }). Elige otro nombre.
files-not-replaced = { $what }: este nombre es de una carpeta, un enlace, un dispositivo o una tubería, y solo se pueden reemplazar archivos ({ $path }). Elige otro nombre.
files-no-folder = { $what }: esta carpeta no existe ({ $path }). Créala o elige otra.
files-succeeded = { $what }: ahora otra partida tiene este nombre ({ $path }). Cambia el nombre de ese archivo y después mueve { $trashed } a su lugar.
files-newer = { $what }: este archivo es de una versión más nueva de Fifth Die ({ $path }). Usa la versión más nueva.
files-locked = { $what }: otro Fifth Die tiene abierta esta carpeta ({ $path }). Cierra el otro para seguir aquí.
files-no-home = { $what }: el sistema no dice dónde está tu carpeta personal ({ $path }). Inicia la app con --data-dir y una carpeta.
files-program-failed = { $what }: algo ha salido mal ({ $path }). Inténtalo otra vez.
files-full = { $what }: no queda espacio ({ $path }). Libera espacio e inténtalo otra vez.
files-not-writable = { $what }: no tienes permiso para escribir ahí ({ $path }). Da permiso de escritura a la carpeta o inicia la app con --data-dir y otra carpeta.
files-gone = { $what }: el archivo o la carpeta no existe ({ $path }). Comprueba si se ha movido o borrado.
files-refused = { $what }: { $cause } ({ $path }). Inténtalo otra vez o inicia la app con --data-dir y otra carpeta.

## Por qué un archivo no es una partida

files-fault-in = { $path }: { $fault }
files-fault-missing = el archivo no existe
files-fault-unreadable = no se puede leer: { $cause }
files-fault-no-file = no es un archivo normal
files-fault-too-large = ocupa más de { $most } MiB, demasiado para una partida
files-fault-no-session = no es una partida de Fifth Die
files-fault-several = contiene varias partidas; impórtalo
files-fault-no-games = en esta carpeta no hay partidas
files-fault-newer = es de una versión más nueva de Fifth Die; ábrelo con ella
files-fault-damaged = está dañado y sigue como estaba; para ver dónde, ejecuta «fifth-die check» con esta ruta

## Por qué en una partida no cabe más

files-limit-throw = una partida de { $seats } tiene como mucho { $most } tiradas
files-limit-roll = una partida tiene como mucho { $most } tiradas
files-limit-roll-off = una partida tiene como mucho { $most } tiradas iniciales
files-limit-events = una partida tiene como mucho { $most } sucesos
files-limit-seated = en una partida, los jugadores pueden unirse, irse y relevarse como mucho { $most } veces
files-limit-again = esta partida tiene demasiadas correcciones tardías para volver a jugarla

## El resultado en unas líneas, para un mensaje

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }.º { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Penalización por fila incompleta: { $points }.
files-message-won = Ha ganado { $name }.
files-message-columns = { $name }: { $count ->
    [one] { $count } columna
   *[other] { $count } columnas
}
files-message-over-throws = { $alone ->
    [yes] En solitario, acabada
   *[no] Acabada
} tras { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
}.
files-message-over-turns = { $alone ->
    [yes] En solitario, acabada
   *[no] Acabada
} tras { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}.
files-message-open-throws = { $alone ->
    [yes] En solitario, en curso
   *[no] En curso
}: { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
} hasta ahora.
files-message-open-turns = { $alone ->
    [yes] En solitario, en curso
   *[no] En curso
}: { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
} hasta ahora.
files-message-dice-real = Jugada con dados de verdad.
files-message-helped = Con ayuda: { $helps }.
files-message-strict = Una partida estricta, sin ayuda.
files-message-dice-earlier = Jugada con los dados de una partida anterior.
files-message-dice-of-day = Jugada con los dados del día, código { $code }.
files-message-dice-app = Jugada con los dados de la app, código { $code }.

## Por qué dos nombres no son una persona

files-people-together = { $one } y { $other } han jugado en la misma partida, así que no pueden ser la misma persona.
files-people-taken = Ya hay alguien que se llama { $name }. Elige otro nombre o une los dos en una sola persona.
files-people-full = No queda sitio para otro nombre.

files-too-many-games = Son demasiadas partidas para un archivo: elige un periodo más corto.
