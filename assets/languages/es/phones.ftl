### Móviles: el panel de la ventana y las páginas de los móviles.

## El panel de la ventana

phones-turn-off = Desconectar móviles
phones-turn-on = Conectar móviles
phones-try-again = Reintentar
phones-opening = Conectando móviles…
phones-off = Los móviles están desconectados. Cuando vuelvas a conectarlos, cada persona recupera su sitio.
phones-no-game = Con los móviles, cada persona de la mesa tiene su propia hoja. Antes abre una partida o empieza una nueva.
phones-no-address = No se han podido conectar los móviles en { $address }: { $cause }. Elige otra dirección u otro puerto.
phones-no-system = No se han podido conectar los móviles: { $cause }. Inténtalo otra vez.
phones-scan = Escanea el código con la cámara del móvil o escribe:
phones-digits = y después estas seis cifras, que valen diez minutos:
phones-digits-off = Ocultar cifras
phones-network = El móvil tiene que estar en la misma red wifi que este ordenador. No hay que instalar nada.
phones-other-address = O bien { $address }
phones-free-seat = Liberar el sitio de { $name }
phones-state-not-joined = sin unirse
phones-state-at-laptop = en el portátil
phones-state-not-here = aún no está
phones-state-away = ausente
phones-state-thinking = pensando
phones-state-joined = se ha unido

## Las páginas de los móviles: quién se sienta dónde

phones-who = ¿Quién eres?
phones-your-seat = Tu sitio
phones-sit-down = Unirse
phones-program-plays = Aquí juega la máquina
phones-seat-left = Se ha ido
phones-seat-held = En otro móvil
phones-seat-deserted = En otro móvil, ahora ausente
phones-give-up = Dejar el sitio de { $name }
phones-give-up-told = Entonces otro móvil podrá jugar por { $name }. ¿Quieres hacerlo?
phones-give-up-button = Sí, dejar el sitio de { $name }
phones-take-over = Ocupar el sitio de { $name }
phones-take-over-told = El otro móvil pierde el sitio, y todos lo verán. ¿Juegas tú por { $name }?
phones-take-over-button = Sí, ocupar el sitio de { $name }
phones-page-table = La mesa
phones-page-seats = Sitios
phones-only-watch = Solo mirar
phones-reload = Recargar
phones-other-ways = Más opciones
phones-held = { $name } juega en otro móvil. Deja allí el sitio, en «Sitios», o libéralo en el portátil. Cuando el otro móvil lleve un minuto ausente, podrás ocuparlo aquí.
phones-no-seat = Nadie juega en este sitio con un móvil.
phones-taken-over = El sitio de { $name } está ahora en otro móvil.
phones-given-up = El sitio de { $name } está libre para otro móvil.
phones-host = Para el anfitrión
phones-host-told = Quien tenga esta dirección puede dirigir la partida. No la compartas.
phones-host-off-told = La partida se guarda y los móviles quedan desconectados hasta que Fifth Die se inicie de nuevo. ¿Quieres hacerlo?
phones-host-off-button = Sí, desconectar los móviles

## Arriba en cada página

phones-cut = Sin conexión con la mesa. Reintentando…
phones-silent = La mesa lleva un rato sin responder. Puede que los móviles estén desconectados; esta página lo sigue intentando.
phones-other = Esta dirección ya no lleva a la mesa: puede que haya empezado otra partida. Vuelve a escanear el código de la mesa o pide la dirección nueva.
phones-vibrate = Vibrar
phones-sound = Sonido
phones-hint-marks = Las partidas con pistas figuran aparte.
phones-hint-show = Ver la pista
phones-dims = Este navegador no puede mantener la pantalla encendida.
phones-your-turn = Te toca
phones-your-turn-now = Te toca.
phones-own-turn = Le toca a { $name }.
phones-waiting = Falta la jugada de { $names }.

## Por qué no se hizo algo

phones-not-read = La mesa no lo ha entendido. Inténtalo otra vez.
phones-busy = La mesa aún está guardando tu último paso. Inténtalo otra vez.
phones-late = Demasiado tarde: la mesa ha seguido. Así está la partida.
phones-no-answer = La mesa no ha respondido. Inténtalo otra vez.
phones-closed = La mesa está cerrada.
phones-not-saved = Ahora mismo el ordenador del anfitrión no puede guardar la partida; su pantalla dice por qué. Podéis seguir jugando: lo sigue intentando.
phones-too-often = Has corregido varias cosas seguidas. Espera unos segundos e inténtalo otra vez.
phones-two-seats = Este móvil ya tiene dos sitios. Antes deja uno.

## Lo que se dice a todos

phones-corrected = { $name } ha corregido los dados: son { $dice }.
phones-corrected-laptop = En el portátil se han corregido los dados: son { $dice }.
phones-corrected-earlier = En el portátil se ha corregido una decisión anterior.
phones-choose-again = Vuelve a elegir.

## El tiempo para pensar

phones-clock-own = { $seconds ->
    [one] Te queda { $seconds } segundo.
   *[other] Te quedan { $seconds } segundos.
}
phones-clock-others = { $seconds ->
    [one] A los demás les queda { $seconds } segundo.
   *[other] A los demás les quedan { $seconds } segundos.
}
phones-clock-up = Se acabó el tiempo. Elige ya, por favor.
phones-clock-up-others = A los demás se les acabó el tiempo.
phones-clock-up-table = Se acabó el tiempo: decide la app, como acordasteis.
phones-clock-stopped = El reloj está en pausa.

## Los dados

phones-dice = Dados: { $dice }
phones-dice-none = Dados: ninguno
phones-part-dice = Dados
phones-part-rolls-for-start = Tiradas iniciales
phones-part-next-throw = Próxima tirada
phones-part-last-throw = Última tirada
phones-part-choices = Opciones
phones-part-pad = Hoja
phones-part-board = Tablero
phones-dice-five = Los cinco dados, como 13446
phones-dice-five-again = Los cinco dados de la tirada { $throw }
phones-dice-two = Los dos dados, como 26
phones-dice-four = Los cuatro dados, como 1346
phones-dice-four-again = Los cuatro dados tal como salieron
phones-dice-expected = { $count } dados, cada uno del 1 al 6
phones-dice-faces = { $label }: toca los dados de la mesa
phones-dice-untap = Borrar
phones-dice-missing = { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}
phones-dice-lost = Alguien ha introducido los dados mientras escribías. Comprueba que estén bien.
phones-dice-enter = Introducir dados
phones-dice-correct = Corregir dados
phones-cancel = Cancelar
phones-dice-wrong = Estos dados están mal
phones-dice-wrong-throw = Los dados de la tirada { $throw } están mal

## Express

phones-over = Fin de partida
phones-all-out = Todos están fuera.
phones-all-out-or-left = Todos están fuera o se han ido.
phones-next-throw-real = Tirad los cinco dados.
phones-next-throw-app = Cualquiera puede tirar los dados.
phones-you-are-out = Estás fuera. Los demás siguen jugando.
phones-nobody-here = Nadie juega ya en este sitio.
phones-you-reveal = Solo faltas tú. Tu toque es definitivo y descubre las jugadas de todos.
phones-row-opens = Una fila se abre con { $points }; la quinta marca los recupera.
phones-lead = { $name } va ganando por { $points }.
phones-lead-new = { $name } se pone en cabeza, con { $points } de ventaja.
phones-lead-shared = { $names } empatan en cabeza.
phones-chosen = Has elegido { $choice }. Para cambiar, toca otra.
phones-chosen-secret = Has elegido { $choice }. Hasta que todos elijan, puedes cambiar: toca otra.
phones-may-change = Elegida. Puedes cambiar hasta que todos elijan.
phones-take-choice-back = Deshacer mi jugada
phones-fifth-die = Quinto dado { $die }
phones-with-fifth-die = quinto dado { $die }
phones-with-free-throw = tirada libre
phones-mark-opens = abre
phones-mark-full = llena
phones-mark-ends = fin
phones-next-dice = Tirada { $throw }: introducir dados
phones-last-throws = Últimas tiradas
phones-change-choice = Cambiar mi jugada en la tirada { $throw }
phones-change-choice-told = Los dados eran { $dice } y elegiste { $choice }.

## Tablas

phones-column-row = Fila
phones-column-each = c/u
phones-column-marks = Marcas
phones-column-points = Puntos
phones-column-die = Dado
phones-column-throw = Tirada
phones-column-chosen = Elegida
phones-column-better = Mejor
phones-column-turn = Turno
phones-column-cost = Coste
phones-pad-of = La hoja de { $name }
phones-tracks-of = Los quintos dados de { $name }
phones-to-be-named = { $count ->
    [one] { $count } valor por fijar
   *[other] { $count } valores por fijar
}
phones-marks-new = { $marks }, { $new ->
    [one] { $new } nueva
   *[other] { $new } nuevas
}
phones-player-left = se ha ido
phones-word-choose = elige
phones-word-chosen = eligió
phones-word-out = fuera
phones-word-left = se fue
phones-word-plays = le toca

## Cómo ha jugado alguien

phones-review = Cómo has jugado
phones-review-told = Elegiste la mejor jugada en { $best } de { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
}. Con las mejores jugadas se llega a { $start } de media. Dados: { $luck }. Tus jugadas: { $skill }. Total: { $end }.
phones-review-most = Tu mejor tirada fue la { $throw }, con { $choice }: { $points }.
phones-board-review-told = Mejores decisiones: { $best } de { $count }. Tu probabilidad de ganar al empezar: { $start }. Dados: { $luck }. Tus decisiones: { $skill }. Los turnos de los demás: { $others }.
phones-board-review-alone = Mejores decisiones: { $best } de { $count }. Con las mejores decisiones hacen falta { $start } turnos de media. Dados: { $luck }. Tus decisiones: { $skill }. Total: { $end }.
phones-board-review-most = Tu mejor turno fue el { $turn }: { $gain }.
phones-review-costliest = Las decisiones más caras

## El tablero

phones-board-start = Tirada inicial
phones-board-wins = Gana { $name }
phones-board-turn = Turno { $turn }: { $name }
phones-board-played = { $name } ha jugado { $play }.
phones-board-rolled = { $name } ha sacado esto.
phones-board-rolled-start = { $name } ha sacado { $total } ({ $dice }).
phones-board-start-app = Cualquiera puede tocar: la app tira dos dados por cada jugador.
phones-board-take-play-back = Deshacer mi última jugada
phones-board-rolling-on = Si sigues: fallo { $chance }.
phones-board-no-stop = No puedes plantarte mientras una ficha esté sobre el peón de otro jugador.
phones-runners = Tus fichas
phones-board-risks = { $count ->
    [one] arriesga { $count } casilla
   *[other] arriesga { $count } casillas
}
phones-board = El tablero
phones-board-column = Columna
phones-board-squares = Peones y fichas
phones-board-won = ganada por { $name }
phones-board-empty = vacía, { $top } casillas
phones-board-pieces = { $pieces }, de { $top }
phones-board-runner = ficha { $space }
phones-board-square = { $name } { $space }

## Antes y después de una partida, y cómo entrar

phones-game = Juego
phones-goodbye = Buenas partidas. ¡Hasta la próxima!
phones-play-again = Jugar otra vez
phones-end = Terminar la velada
phones-afterwards = ¿Y ahora?
phones-newcomer = O alguien nuevo
phones-your-name = Tu nombre
phones-your-sign = Tu símbolo
phones-come-in = Me apunto
phones-you-are-in = Estás dentro
phones-you = tú
phones-save-name = Guardar
phones-at-table = En la mesa
phones-all-here = ¿Estáis todos? Empezar
phones-missing = Falta gente por llegar: { $names }. Podrá unirse más tarde.
phones-change-rules = Cambiar jugadores y reglas
phones-leave-out = Para quitar a un jugador, borra su nombre.
phones-name-number = Nombre del jugador { $number }
phones-move-up = Subir al jugador { $number }
phones-code-title = Las seis cifras
phones-code-told = Están junto a la dirección de la mesa. Valen diez minutos.
phones-code-enter = Entrar
phones-code-wrong = Esas no son las cifras correctas. Compruébalas e inténtalo otra vez.
phones-code-too-often = Demasiados intentos. Espera un minuto e inténtalo otra vez.
phones-code-offer = Entrar sin cámara
phones-code-offered = Sin cámara: abre { $address } y escribe { $digits }. Vale diez minutos.
phones-lost-told = No se pierde nada: todas las marcas siguen ahí. Si { $name } ya había elegido en secreto, tendrás que volver a elegir.
phones-that-is-me = Soy yo: recuperarlo
phones-another-seat = Otro sitio
phones-undone = { $name } ha deshecho una jugada.
phones-undone-host = El anfitrión ha deshecho el último paso.
phones-undone-laptop = En el portátil se ha deshecho el último paso.
phones-redone-laptop = En el portátil se ha rehecho el último paso.
