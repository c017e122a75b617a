### Quién se sienta dónde: ceder, llegar tarde, irse.

seats-followed-hand = { $way ->
    [undone] Deshecho: el sitio para { $name }.
   *[redone] Rehecho: el sitio para { $name }.
}
seats-followed-join = { $way ->
    [undone] Deshecho: { $name } en la mesa.
   *[redone] Rehecho: { $name } en la mesa.
}
seats-followed-leave = { $way ->
    [undone] Deshecho: la marcha de { $name }.
   *[redone] Rehecho: la marcha de { $name }.
}
seats-fault-nobody = Una partida necesita al menos un jugador.
seats-fault-crowd = Una partida tiene como mucho { $most } jugadores.
seats-fault-same-name = Los jugadores { $one } y { $other } tienen el mismo nombre.
seats-fault-same-colour = Los jugadores { $one } y { $other } tienen el mismo color.
seats-fault-level = El jugador { $seat } tiene un nivel que no existe en este juego.
seats-fault-columns = Cuatro o cinco columnas son para tres jugadores como mucho (C10).
seats-name-empty = Hace falta un nombre.
seats-name-long = Un nombre tiene como mucho { $most } caracteres.
seats-name-control = Un nombre es una línea de texto sencillo.
seats-name-invisible = Un nombre necesita un carácter que se vea.
seats-title-empty = Un título no puede estar vacío.
seats-title-long = Un título tiene como mucho { $most } caracteres.
seats-title-control = Un título es una línea de texto sencillo.
seats-title-invisible = Un título necesita un carácter que se vea.
seats-then = { $before }, luego { $name }
seats-note-joined = entró antes de la tirada { $throw }
seats-note-more = { $count } más
seats-note-throw = desde la tirada { $throw } { $name }
seats-note-turn = desde el turno { $turn } { $name }
seats-note-left-before-throw = se fue antes de la tirada 1
seats-note-left-before-turn = se fue antes del turno 1
seats-note-left-throw = se fue tras la tirada { $throw }
seats-note-left-turn = se fue en el turno { $turn }

## Los jugadores

seats-about = ↑ ↓ eligen el sitio para las teclas H y L. «Deshacer» retira lo que se haga aquí.
seats-join = Llega alguien más…
seats-join-about = Hasta la cuarta tirada. Primero se elige para las tiradas ya hechas.
seats-hand = Ceder a…
seats-leave = Se va…
seats-state-left = se ha ido
seats-state-program = juega la máquina
seats-name = Nombre
seats-who-about = Una persona o la máquina: Ctrl+U
seats-sits-down = Se sienta
seats-takes-over = Toma el sitio
seats-leaves = Se va del todo
seats-stays = Se queda
seats-cancel = Cancelar
seats-leaving-express = { $name } se va del todo: ya no elige, no tiene puesto y nadie espera; la hoja se queda. Si alguien va a seguir aquí, cede el sitio.
seats-leaving-board = { $name } se va del todo: sus turnos se saltan, sus peones se quedan, y gana quien quede en la mesa. Si alguien va a seguir aquí, cede el sitio.
seats-sits-there = Ahora se sienta ahí { $name }.
seats-has-joined = { $name } se ha sentado a la mesa.
seats-has-left = { $name } se ha ido.
seats-name-taken = { $name } ya está en la mesa.
