### Móviles: el panel de la ventana y las páginas de los móviles.

phones-turn-off = Apagar
phones-turn-on = Dejar entrar móviles
phones-try-again = Reintentar
phones-opening = Dando paso a los móviles…
phones-off = Los móviles están apagados. Quien tenía un sitio lo recupera cuando se les deje entrar.
phones-no-game = Con los móviles, cada persona de la mesa tiene su propia hoja. Entran en una partida: abre una o prepara una mesa nueva.
phones-no-address = Los móviles no pueden entrar por { $address }: { $cause }. Elige otra dirección u otro puerto.
phones-no-system = Los móviles no pueden entrar: { $cause }. Inténtalo otra vez.
phones-scan = Escanea el código con la cámara del móvil, o escribe:
phones-digits = y allí estas seis cifras, que valen diez minutos:
phones-digits-off = Sin cifras
phones-network = El móvil tiene que estar en la misma red (wifi) que este ordenador. No hay que instalar nada.
phones-other-address = O bien { $address }
phones-free-seat = Liberar el sitio de { $name }
phones-state-not-joined = no ha entrado
phones-state-at-laptop = en el portátil
phones-state-not-here = aún no está
phones-state-away = ausente
phones-state-thinking = está pensando
phones-state-joined = ha entrado

## Las páginas de los móviles: quién se sienta dónde

phones-who = ¿Quién eres?
phones-your-seat = Tu sitio
phones-sit-down = Sentarse
phones-program-plays = Aquí juega la máquina
phones-seat-left = Se ha ido
phones-seat-held = Lo tiene otro móvil
phones-seat-deserted = Lo tiene otro móvil, que está ausente
phones-give-up = Dejar el sitio de { $name }
phones-give-up-told = Entonces otro móvil podrá jugar por { $name }. ¿Quieres?
phones-give-up-button = Sí, dejar el sitio de { $name }
phones-take-over = Tomar el sitio de { $name }
phones-take-over-told = El otro móvil pierde el sitio y se avisa a todos. ¿Juegas tú por { $name }?
phones-take-over-button = Sí, tomar el sitio de { $name }
phones-page-table = La mesa
phones-page-seats = Sitios
phones-only-watch = Solo mirar
phones-reload = Recargar
phones-other-ways = Más opciones
phones-held = El sitio de { $name } lo tiene otro móvil. Se puede dejar allí, en Sitios, o liberar en el portátil. Cuando el otro móvil lleve un minuto ausente, se puede tomar aquí.
phones-no-seat = En este sitio nadie juega con un móvil.
phones-taken-over = El sitio de { $name } está ahora en otro móvil.
phones-given-up = El sitio de { $name } está libre para otro móvil.
phones-host = Para el anfitrión
phones-host-told = Quien tiene esta dirección decide aquí. No se la pases a nadie.
phones-host-off-told = La partida se guarda y los móviles quedan desconectados hasta que el programa se inicie de nuevo. ¿Quieres eso?
phones-host-off-button = Sí, desconectar los móviles

## Arriba en cada página

phones-cut = Sin conexión con la mesa. Intentándolo otra vez…
phones-silent = La mesa lleva un rato sin responder. Puede que allí los móviles estén apagados; esta página lo sigue intentando.
phones-other = Esta dirección ya no lleva a la mesa: puede que haya empezado otra partida. Escanea otra vez el código de la mesa o pide la nueva dirección.
phones-vibrate = Vibrar
phones-sound = Sonido
phones-hint-marks = Una partida con pistas aparece aparte en los récords.
phones-hint-show = Mostrar la pista
phones-dims = Con este navegador la pantalla se apaga sola.
phones-your-turn = Te toca
phones-your-turn-now = Te toca.
phones-own-turn = Le toca a { $name }.
phones-waiting = Esperando a { $names }.

## Por qué no se hizo algo

phones-not-read = No se ha podido leer. Inténtalo otra vez.
phones-busy = Aún se está anotando lo que hiciste antes. Inténtalo otra vez.
phones-late = Ha llegado tarde. Esto es lo que vale ahora.
phones-no-answer = La mesa no ha respondido. Inténtalo otra vez.
phones-closed = La mesa está cerrada.
phones-not-saved = La partida no se puede guardar ahora mismo; el ordenador en el que se juega dice por qué. La partida sigue, y se intenta guardar otra vez.
phones-too-often = Has corregido varias veces seguidas. Espera unos segundos e inténtalo otra vez.
phones-two-seats = Este móvil ya tiene dos sitios. Deja antes uno de ellos.

## Lo que se dice a todos

phones-corrected = { $name } ha corregido los dados: { $dice }.
phones-corrected-laptop = Los dados se han corregido en el portátil: { $dice }.
phones-corrected-earlier = Se ha corregido una decisión anterior en el portátil.
phones-choose-again = Elige de nuevo.

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
phones-clock-up-table = Se acabó el tiempo: decide la mesa, como se acordó.
phones-clock-stopped = El reloj está parado.

## Los dados

phones-dice = Dados: { $dice }
phones-dice-none = Dados: ninguno
phones-part-dice = Dados
phones-part-rolls-for-start = Las tiradas iniciales
phones-part-next-throw = La próxima tirada
phones-part-last-throw = La última tirada
phones-part-choices = Opciones
phones-part-pad = Hoja
phones-part-board = Tablero
phones-dice-five = Los cinco dados, por ejemplo 13446
phones-dice-five-again = Los cinco dados de la tirada { $throw } tal como estaban
phones-dice-two = Los dos dados, por ejemplo 26
phones-dice-four = Los cuatro dados, por ejemplo 1346
phones-dice-four-again = Los cuatro dados tal como estaban
phones-dice-expected = { $count } dados, cada uno del 1 al 6
phones-dice-faces = { $label }: toca lo que hay en la mesa
phones-dice-untap = Borrar
phones-dice-missing = { $count } más
phones-dice-lost = Los dados se escribieron en otro sitio mientras los escribías. Mira si están bien.
phones-dice-enter = Anotar los dados
phones-dice-correct = Corregir los dados
phones-cancel = Cancelar
phones-dice-wrong = Estos dados están mal
phones-dice-wrong-throw = Los dados de la tirada { $throw } están mal

## Express

phones-over = La partida ha acabado
phones-all-out = Todos están fuera.
phones-all-out-or-left = Todos están fuera o se han ido.
phones-next-throw-real = Hay que tirar los cinco dados.
phones-next-throw-app = Cualquiera puede tirar los dados.
phones-you-are-out = Estás fuera. Los demás siguen.
phones-nobody-here = En este sitio ya no juega nadie.
phones-you-reveal = Solo faltas tú: tu toque muestra a todos lo que se ha elegido, y es definitivo.
phones-row-opens = Una fila se abre con { $points }; su quinta marca los devuelve.
phones-lead = { $name } va en cabeza por { $points }.
phones-lead-new = { $name } se pone en cabeza por { $points }.
phones-lead-shared = { $names } empatan en cabeza.
phones-chosen = Has elegido { $choice }. Otro toque lo cambia.
phones-chosen-secret = Has elegido { $choice }. Otro toque lo cambia, hasta que todos hayan elegido.
phones-may-change = Elegido. Puedes cambiarlo hasta que elijan todos.
phones-take-choice-back = Deshacer mi elección
phones-fifth-die = Quinto dado { $die }
phones-with-fifth-die = quinto dado { $die }
phones-with-free-throw = tirada libre
phones-mark-opens = abre
phones-mark-full = llena
phones-mark-ends = fin
phones-next-dice = Tirada { $throw }: anotar los dados
phones-last-throws = Las últimas tiradas
phones-change-choice = Cambiar mi elección para la tirada { $throw }
phones-change-choice-told = Los dados eran { $dice }, y has elegido { $choice }.

## Tablas

phones-column-row = Fila
phones-column-each = Cada una
phones-column-marks = Marcas
phones-column-points = Puntos
phones-column-die = Dado
phones-column-throw = Tirada
phones-column-chosen = Elegido
phones-column-better = Mejor
phones-column-turn = Turno
phones-column-cost = Coste
phones-pad-of = La hoja de { $name }
phones-tracks-of = Los quintos dados de { $name }
phones-to-be-named = { $count ->
    [one] { $count } valor por fijar
   *[other] { $count } valores por fijar
}
phones-marks-new = { $marks }, { $new } en esta tirada
phones-player-left = se ha ido
phones-word-choose = elige
phones-word-chosen = elegido
phones-word-out = fuera
phones-word-left = se fue
phones-word-plays = juega

## Cómo ha jugado alguien

phones-review = Cómo has jugado
phones-review-told = Elegiste lo mejor en { $best } de { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
}. Las mejores elecciones llegan a { $start } de media. A eso los dados sumaron { $luck } y tus elecciones { $skill }: en total, { $end }.
phones-review-most = Lo que más dio fue la tirada { $throw }, con { $choice }: { $points }.
phones-board-review-told = Mejores elecciones: { $best } de { $count }. Tu probabilidad de ganar empezó en { $start }. Los dados la cambiaron en { $luck }, tus elecciones en { $skill } y los turnos de otros en { $others }.
phones-board-review-alone = Mejores elecciones: { $best } de { $count }. Las mejores elecciones tardan { $start } turnos de media. Los dados lo cambiaron en { $luck } y tus elecciones en { $skill }, lo que hace { $end }.
phones-board-review-most = Lo que más dio fue el turno { $turn }: { $gain }.
phones-review-costliest = Las elecciones más caras

## El tablero

phones-board-start = La tirada inicial
phones-board-wins = Gana { $name }
phones-board-turn = Turno { $turn }: { $name }
phones-board-played = { $name } ha jugado { $play }.
phones-board-rolled = Esta es la tirada de { $name }.
phones-board-rolled-start = { $name } ha sacado { $total } con { $dice }.
phones-board-start-app = Cualquiera puede tocar: la app tira dos dados por cada jugador.
phones-board-take-play-back = Deshacer mi última jugada
phones-board-rolling-on = Seguir tirando: fallo { $chance }.
phones-board-no-stop = No puedes plantarte mientras un marcador comparta casilla con otro jugador.
phones-runners = Tus marcadores
phones-board-risks = { $count ->
    [one] arriesga { $count } casilla
   *[other] arriesga { $count } casillas
}
phones-board = El tablero
phones-board-column = Columna
phones-board-squares = Peones y marcadores
phones-board-won = ganada por { $name }
phones-board-empty = vacía, { $top } casillas
phones-board-pieces = { $pieces }, de { $top }
phones-board-runner = marcador { $space }
phones-board-square = { $name } { $space }

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
phones-missing = Aún no están: { $names }. Quien falta se sienta más tarde.
phones-change-rules = Cambiar jugadores y reglas
phones-leave-out = Un nombre vacío deja fuera a su jugador.
phones-name-number = Nombre del jugador { $number }
phones-move-up = Subir al jugador { $number }
phones-code-title = Las seis cifras
phones-code-told = Están junto a la dirección de la mesa y valen diez minutos.
phones-code-enter = Entrar
phones-code-wrong = No son esas cifras. Míralas otra vez.
phones-code-too-often = Demasiados intentos. Espera un minuto e inténtalo otra vez.
phones-code-offer = Entrar sin cámara
phones-code-offered = Sin cámara: abre { $address } y escribe { $digits }. Vale diez minutos.
phones-lost-told = No se pierde nada: todas las marcas siguen. Si { $name } había elegido en secreto, se le pregunta otra vez.
phones-that-is-me = Soy yo: recuperarlo
phones-another-seat = Otro sitio
phones-undone = { $name } ha retirado una elección.
phones-undone-host = El anfitrión ha deshecho el último paso.
phones-undone-laptop = El último paso se ha deshecho en el portátil.
phones-redone-laptop = El último paso se ha rehecho en el portátil.
