### Quién se sienta dónde: ceder el sitio, llegar tarde, irse.

## Deshecho o rehecho

seats-followed-hand = { $way ->
    [undone] Deshecho: { $name } ocupa el sitio.
   *[redone] Rehecho: { $name } ocupa el sitio.
}
seats-followed-join = { $way ->
    [undone] Deshecho: { $name } se une.
   *[redone] Rehecho: { $name } se une.
}
seats-followed-leave = { $way ->
    [undone] Deshecho: { $name } se va.
   *[redone] Rehecho: { $name } se va.
}

## Por qué una mesa no puede jugar

seats-fault-nobody = Una partida necesita al menos un jugador.
seats-fault-crowd =
    { $most ->
        [one] En una partida cabe como mucho { $most } jugador.
       *[other] En una partida caben como mucho { $most } jugadores.
    }
seats-fault-same-name = Los jugadores { $one } y { $other } tienen el mismo nombre.
seats-fault-same-colour = Los jugadores { $one } y { $other } tienen el mismo color.
seats-fault-level = En este juego no hay ningún jugador virtual de ese nivel para el jugador { $seat }.
seats-fault-columns = A cuatro o cinco columnas juegan como mucho tres jugadores (C10).

## Qué le pasa a un nombre

seats-name-empty = Hace falta un nombre.
seats-name-long = Un nombre puede tener como mucho { $most } caracteres.
seats-name-control = Un nombre tiene que ser una sola línea de texto.
seats-name-invisible = Un nombre necesita algún carácter visible.

## Qué le pasa a un título

seats-title-empty = Un título no puede estar vacío.
seats-title-long = Un título puede tener como mucho { $most } caracteres.
seats-title-control = Un título tiene que ser una sola línea de texto.
seats-title-invisible = Un título necesita algún carácter visible.

seats-then = { $before }, luego { $name }

## Quién ha ocupado un sitio

seats-note-joined = se unió antes de la tirada { $throw }
seats-note-more = { $count } más
seats-note-throw = { $name } desde la tirada { $throw }
seats-note-turn = { $name } desde el turno { $turn }
seats-note-left-before-throw = se fue antes de la tirada 1
seats-note-left-before-turn = se fue antes del turno 1
seats-note-left-throw = se fue tras la tirada { $throw }
seats-note-left-turn = se fue en el turno { $turn }

## El panel de los jugadores

seats-about = Para elegir el sitio de las teclas H y L, pulsa ↑ o ↓. Lo que hagas aquí se puede deshacer.
seats-join = Añadir jugador…
seats-join-about = Hasta la cuarta tirada. El nuevo jugador se pone al día primero.
seats-hand = Ceder a…
seats-leave = Abandonar…
seats-state-left = se ha ido
seats-state-program = máquina
seats-name = Nombre
seats-who-about = Una persona o un jugador virtual: Ctrl+U
seats-sits-down = Unirse
seats-takes-over = Ocupar el sitio
seats-leaves = Abandonar
seats-stays = Quedarse
seats-cancel = Cancelar
seats-leaving-express = Si { $name } abandona la partida, su hoja se queda, pero ya no elige ni se clasifica. Si otra persona va a seguir aquí, cédele el sitio.
seats-leaving-board = Si { $name } abandona la partida, sus turnos se saltan, sus peones se quedan, y gana quien quede en la mesa. Si otra persona va a seguir aquí, cédele el sitio.
seats-sits-there = Ahora juega ahí { $name }.
seats-has-joined = { $name } se ha unido a la partida.
seats-has-left = { $name } se ha ido.
seats-name-taken = { $name } ya está en la mesa.
