### Archivos: importar, exportar, guardar y lo que sale mal con ellos.

files-opening = Abriendo la partida…
files-not-opened = El programa no ha podido abrir esta partida; su archivo está como estaba.
files-did-not-open = La partida que estaba abierta no llegó a abrirse la última vez, por eso no se abre sola. Está en la lista.
files-second = Otro Fifth Die tiene abierta esta carpeta: aquí se pueden ver partidas, no jugarlas. Cuando se cierre, este sigue.
files-second-refuses = Aquí no se puede, porque otro Fifth Die tiene abierta esta carpeta. Ciérralo y este seguirá.
files-tried-again = { $trouble } La partida sigue; nada se pierde mientras esta ventana esté abierta, y cada pocos segundos se intenta guardar otra vez.
files-save-again = Guardar otra vez
files-save-elsewhere = Guardar en otro lugar
files-unsaved = Aún sin guardar
files-unsaved-this =
    { $moves ->
        [0] El último cambio de esta partida aún no está guardado.
        [one] { $moves } paso de esta partida aún no está guardado.
       *[other] { $moves } pasos de esta partida aún no están guardados.
    }
files-unsaved-game =
    { $moves ->
        [0] El último cambio de «{ $title }» aún no está guardado.
        [one] { $moves } paso de «{ $title }» aún no está guardado.
       *[other] { $moves } pasos de «{ $title }» aún no están guardados.
    }
files-unsaved-settings = Los ajustes aún no están guardados.
files-saving = Guardando…
files-try-again = Reintentar
files-close-anyway = Cerrar de todos modos
files-close-without = Cerrar sin ellos
files-stay = No cerrar
files-as = Como
files-to = En
files-path = Una ruta
files-choose-place = Elegir lugar…
files-no-place = No se ha elegido ningún lugar. Si no se abre ninguna ventana, escribe la ruta arriba.
files-nothing = No hay nada que escribir.
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
files-no-opener = Ningún programa de este sistema lo abre; el archivo está donde se indica.
files-opener-missing = No se puede abrir porque { $program } no está instalado; el archivo está donde se indica.
files-not-opened-by = No se puede abrir: { $cause }.
files-about-pdf = Para una impresora, todo en un archivo.
files-about-svg = Un dibujo, nítido a cualquier tamaño; cada página es un archivo.
files-about-png = Una imagen que se abre en todas partes; cada página es un archivo.
files-game = Archivo de partida
files-game-about = Se abre con Fifth Die en cualquier ordenador, con todo lo que pasó.
files-words = Texto para un mensaje
files-words-about = El resultado en unas líneas, con el código de los dados.
files-result = Hoja de resultados
files-result-about = Quién ganó, todas las cuentas y el curso de la partida, para imprimir.
files-games = Partidas de la velada, un archivo
files-all-games = Todas las partidas, un archivo
files-games-about = Las partidas terminadas, con los nombres de personas y veladas, para importarlas en otro ordenador.
files-plays = Tabla de todas las partidas (CSV)
files-plays-about = Una línea por cada jugador de cada partida terminada, para una hoja de cálculo.
files-throws = Tabla de tiradas (CSV)
files-throws-about = Cada tirada, elección y puntuación, para una hoja de cálculo.
files-rolls = Tabla de tiradas (CSV)
files-rolls-about = Cada tirada, lo que se jugó con ella y cómo acabó su turno, para una hoja de cálculo.
files-pads = Hojas
files-pads-about = La hoja de cada jugador tal como está marcada, para imprimir.
files-board = Tablero
files-board-about = El tablero tal como está, para imprimir.
files-blank-pads = Hojas en blanco
files-blank-pads-about = Cuatro hojas en un folio, para jugar a lápiz.
files-blank-board = Tablero en blanco
files-blank-board-about = Un tablero para cuatro como mucho, para jugar a lápiz.
files-blank-express = Hojas de Express
files-blank-classic = Tablero clásico
files-copy-words = Copiar el texto
files-copy-table = Copiar la tabla
files-copy-file = Copiar el contenido del archivo
files-copied = Copiado: pégalo donde quieras.
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
files-from = Desde
files-import-about = Archivos de partida (.ron) de Fifth Die, o una carpeta que los tenga. También se pueden soltar en esta ventana.
files-import-path = La ruta de un archivo o una carpeta
files-choose = Elegir archivos…
files-no-file = No se ha elegido ningún archivo. Si no se abre ninguna ventana, escribe la ruta arriba.
files-reading = Leyendo…
files-import-failed = El programa no ha podido importar estos archivos.
files-import-sum =
    { $imported ->
        [one] { $imported } partida importada
       *[other] { $imported } partidas importadas
    }{ $here ->
        [0] {""}
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
files-folder-not-found = No hay carpeta para las partidas
files-folder-not-made = No se puede crear una carpeta
files-game-not-saved = La partida no está guardada
files-game-not-deleted = La partida no está borrada
files-game-not-restored = La partida no se ha recuperado
files-settings-not-saved = Los ajustes no están guardados
files-phones-not-saved = Los sitios de los móviles no están guardados
files-people-not-saved = Los nombres no están guardados
files-game-not-exported = La partida no se ha exportado
files-not-written = No se ha escrito nada
files-taken = { $what }: ya hay un archivo con ese nombre ({ $path }). Elige otro nombre.
files-not-replaced = { $what }: hay una carpeta, un enlace, un dispositivo o una tubería con ese nombre, y solo se reemplaza un archivo ({ $path }). Elige otro nombre.
files-no-folder = { $what }: no existe esa carpeta ({ $path }). Créala o elige otra.
files-succeeded = { $what }: entretanto hay una partida con el mismo nombre ({ $path }). Ponle otro nombre a ese archivo y mueve { $trashed } a su lugar.
files-newer = { $what }: este archivo lo escribió una versión más nueva de Fifth Die ({ $path }). Sigue con la versión más nueva.
files-locked = { $what }: otro Fifth Die tiene abierta esta carpeta ({ $path }). Cierra el otro y este seguirá.
files-no-home = { $what }: el sistema no indica ninguna carpeta personal ({ $path }). Inicia el programa con --data-dir y una carpeta.
files-program-failed = { $what }: error del programa ({ $path }). Inténtalo otra vez.
files-full = { $what }: no queda espacio ({ $path }). Libera espacio ahí e inténtalo otra vez.
files-not-writable = { $what }: el sistema no deja escribir ({ $path }). Da permiso de escritura a la carpeta, o inicia el programa con --data-dir y otra carpeta.
files-gone = { $what }: no existe ese archivo o carpeta ({ $path }). Mira si se movió o se borró.
files-refused = { $what }: { $cause } ({ $path }). Inténtalo otra vez, o inicia el programa con --data-dir y otra carpeta.

## Por qué un archivo no es una partida

files-fault-in = { $path }: { $fault }
files-fault-missing = no existe ese archivo
files-fault-unreadable = no se puede leer: { $cause }
files-fault-no-file = no es un archivo normal
files-fault-too-large = ocupa más de { $most } MiB, y ninguna partida ocupa tanto
files-fault-no-session = no es una partida de este programa
files-fault-several = contiene varias partidas: impórtalo
files-fault-no-games = en esta carpeta no hay ninguna partida
files-fault-newer = lo escribió una versión más nueva de Fifth Die: ábrelo con ella
files-fault-damaged = está dañado y se queda como está; «fifth-die check» con esta ruta dice dónde

files-limit-throw = una partida de { $seats } tiene como mucho { $most } tiradas
files-limit-roll = una partida tiene como mucho { $most } tiradas
files-limit-roll-off = una partida tiene como mucho { $most } tiradas iniciales
files-limit-events = una partida tiene como mucho { $most } sucesos
files-limit-seated = en una partida los jugadores llegan, se van y se relevan como mucho { $most } veces
files-limit-again = se corrigió tanto de esta partida y tan tarde que no se puede volver a jugar

## El resultado de una partida en unas líneas, para un mensaje

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }.º { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Una fila de una a cuatro marcas costaba { $points }.
files-message-won = Ha ganado { $name }.
files-message-columns = { $name }: { $count ->
    [one] { $count } columna
   *[other] { $count } columnas
}
files-message-over-throws = { $alone ->
    [yes] A solas, acabada
   *[no] Acabada
} tras { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
}.
files-message-over-turns = { $alone ->
    [yes] A solas, acabada
   *[no] Acabada
} tras { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}.
files-message-open-throws = { $alone ->
    [yes] A solas, en curso
   *[no] En curso
} tras { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
}.
files-message-open-turns = { $alone ->
    [yes] A solas, en curso
   *[no] En curso
} tras { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}.
files-message-dice-real = Jugada con dados de verdad.
files-message-helped = Con ayuda: { $helps }.
files-message-strict = Una partida estricta: sin ninguna ayuda.
files-message-dice-earlier = Jugada con los dados de una partida anterior.
files-message-dice-of-day = Jugada con los dados del día, código { $code }.
files-message-dice-app = Jugada con los dados de la app, código { $code }.

files-people-together = { $one } y { $other } juegan en la misma partida, así que son dos personas.
files-people-taken = Otra persona ya se llama { $name }: elige otro nombre, o haz de las dos una sola.
files-people-full = No queda sitio para otro nombre.

files-too-many-games = Son demasiadas partidas para un archivo: elige un periodo más corto.
