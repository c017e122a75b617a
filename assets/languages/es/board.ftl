### El juego de tablero: la mesa, el historial, el resultado.

## La tirada inicial

board-tied-again = { $names } empatan a { $total } y tiran otra vez.
board-starts = Empieza { $name }.
board-starts-in-turn = Empieza: le toca
board-starts-with = Empieza { $name } con { $total }.
board-starts-after-tie = Empieza { $name } con { $total } tras un empate a { $tied }.
board-play-twice = { $column } dos veces

## A quién le toca

board-turn = Turno { $turn }
board-turn-record = Turno { $turn }, el récord es { $record }

## Qué se espera

board-type-two-as-they-lay = Escribe los dos dados tal como estaban, o haz clic en ellos
board-type-four-as-they-lay = Escribe los cuatro dados tal como estaban, o haz clic en ellos
board-roll-two-and-type = Tira dos dados y escríbelos o haz clic en ellos
board-roll-four-and-type = Tira los cuatro dados y escríbelos o haz clic en ellos
board-roll-on-and-type = Sigue tirando: escribe los cuatro dados o haz clic en ellos
board-roll-on-or-stop = ¿Seguir tirando o plantarse?
board-can-only-roll-on = Sigue tirando
board-program-rolls = Tira la máquina: Espacio continúa
board-program-rolls-on = La máquina sigue tirando: escribe los cuatro dados o haz clic en ellos
board-program-decides = La máquina decide: seguir tirando o plantarse
board-space-lets-program = Espacio deja decidir a la máquina
board-program-chooses = La máquina elige su jugada
board-only-play = La única jugada: Intro la hace
board-which-pairs = ¿Qué parejas se juegan?
board-once-more-plays = Otra vez, y se juega { $play }
board-which-one = ¿Cuál de las que tienen { $columns }?
board-did-it-go-on = ¿Siguió el turno después de esta tirada?
board-rolls-for-start = Tirada inicial: empieza la suma más alta
board-rolls-again = Otra tirada: { $names } empatan a { $total }
board-was-stop = Se plantó. Esc lo deja así.
board-was-roll-on = Siguió tirando. Esc lo deja así.

## La tirada

board-odds = Probabilidad de que salga cada columna en una tirada, en %
board-rolling-on-odds = Seguir tirando: fallo { $chance }

## Los dos caminos

board-roll = Tirar
board-stop = Plantarse
board-no-stop = Hay que tirar
board-roll-for-start = Tirada inicial
board-skip-start = Saltar: tira la app
board-it-went-on = Siguió
board-it-stopped = Se plantó
board-chance-to-bust = riesgo de fallo
board-top = cima
board-risks = { $count ->
    [one] arriesga { $count } casilla
   *[other] arriesga { $count } casillas
}
board-risks-columns = { $count ->
    [one] y la columna { $columns }
   *[other] y las columnas { $columns }
}
board-shared = { $count ->
    [one] compartida
   *[other] compartidas
}

## Por qué no pasa nada

board-app-rolls = Aquí los dados los tira la app: con Espacio.
board-all-rolled = Ya están los cuatro dados: juega antes una pareja o las dos.
board-went-on-or-stopped = ¿Siguió el turno o se plantó? R o S.
board-type-what-they-show = Tira los dados en la mesa y escribe lo que sale.
board-nothing-gained = Aún no se ha ganado nada: tira primero.
board-play-first = Juega antes una pareja o las dos.

## Correcciones

board-correcting-start = Estás corrigiendo la tirada inicial { $roll }.
board-correcting-roll = Estás corrigiendo la tirada { $roll }.

## Noticias

board-news-bust = ¡Fallo!
board-news-nothing-lost = { $name } no tenía nada que perder
board-news-lost = { $name } pierde { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
board-news-columns = { $name } gana { $count ->
    [one] la columna
   *[other] las columnas
} { $columns }
board-news-closed = Nadie vuelve a jugar ahí
board-news-game-won = y con ello la partida
board-news-none-left = No quedan columnas: gana { $name }

## Los jugadores, en poco espacio

board-plays-now = juega
board-left = se fue
board-start-roll = tirada inicial { $totals }

board-busts = Fallo de { $name }.
board-busts-and-loses = Fallo de { $name }: pierde { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}.
board-stops = { $name } se planta y conserva { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}.
board-bot-plays = La máquina juega por { $name }.

## Deshecho o rehecho

board-followed-roll-off = { $way ->
    [undone] Deshecho: tirada inicial { $roll }, { $dice }.
   *[redone] Rehecho: tirada inicial { $roll }, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Deshecho: tirada { $roll }, { $dice }.
   *[redone] Rehecho: tirada { $roll }, { $dice }.
}
board-followed-play = { $way ->
    [undone] Deshecho: { $play } con la tirada { $roll }.
   *[redone] Rehecho: { $play } con la tirada { $roll }.
}
board-followed-stop = { $way ->
    [undone] Deshecho: plantarse tras la tirada { $roll }.
   *[redone] Rehecho: plantarse tras la tirada { $roll }.
}
board-followed-on = { $way ->
    [undone] Deshecho: seguir tirando tras la tirada { $roll }.
   *[redone] Rehecho: seguir tirando tras la tirada { $roll }.
}

## Tras una corrección

board-corrected-roll-off = { $again ->
    [nothing] Se ha corregido la tirada inicial { $roll }. Todo lo posterior se mantiene.
   *[roll] Se ha corregido la tirada inicial { $roll }. Hay que decidir de nuevo: tirada { $asked }. Ctrl+Z retira la corrección.
}
board-corrected-roll = { $again ->
    [nothing] Se ha corregido la tirada { $roll }. Todo lo posterior se mantiene.
   *[roll] Se ha corregido la tirada { $roll }. Hay que decidir de nuevo: tirada { $asked }. Ctrl+Z retira la corrección.
}
board-corrected-play = { $again ->
    [nothing] Se ha corregido la jugada de la tirada { $roll }. Todo lo posterior se mantiene.
   *[roll] Se ha corregido la jugada de la tirada { $roll }. Hay que decidir de nuevo: tirada { $asked }. Ctrl+Z retira la corrección.
}
board-corrected-decision = { $again ->
    [nothing] Se ha corregido la decisión tras la tirada { $roll }. Todo lo posterior se mantiene.
   *[roll] Se ha corregido la decisión tras la tirada { $roll }. Hay que decidir de nuevo: tirada { $asked }. Ctrl+Z retira la corrección.
}

## Lo que no se puede

board-refused-not-started = Antes tira { $name } para ver quién empieza.
board-refused-departed = { $name } se ha ido.
board-refused-started = Ya está decidido quién empieza.
board-refused-waiting = La tirada { $roll } está sin resolver.
board-refused-bust = La tirada { $roll } es un fallo, y eso acaba el turno.
board-refused-held = El marcador de la columna { $column } está sobre el peón de otro.
board-refused-over = La partida ha acabado.
board-refused-no-roll-off = No hay tirada inicial { $roll }.
board-refused-no-roll = No hay tirada { $roll }.
board-refused-no-seat = No hay jugador { $seat }.
board-refused-joined = En el tablero nadie entra a media partida.
board-refused-last = No queda nadie más en el tablero.
board-why-in-roll = con los dados { $dice } no sale eso.
board-why-column = la columna { $column } está ganada, su marcador está en la cima o no queda ningún marcador.
board-why-whole = se juegan todas las parejas de una combinación que se puedan jugar.
board-why-place = hay que elegir una combinación que coloque un marcador nuevo.
board-why-most = hay que elegir una combinación que juegue más parejas.
board-why-over = la partida ha acabado.

## Lo que trae una jugada

board-effect-wins = plantarse y ganar
board-effect-top = { $column }: a la cima
board-effect-starts = { $column }: empieza
board-effect-starts-at = { $column }: empieza en { $space }
board-effect-moves = { $column }: ahora { $space } de { $top }
board-effect-held = ahí hay que tirar

## Lo que trae plantarse

board-stop-wins = gana la partida
board-stop-loses = acaba y pierde la partida
board-stop-keeps = conserva { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
board-stop-columns = { $count ->
    [one] gana la columna { $columns }
   *[other] gana las columnas { $columns }
}
board-bust-chance = fallo { $chance }
board-turn-kept = conserva { $count }
board-turn-bust = fallo
board-turn-lost = fallo, pierde { $count }

## Por qué una combinación o una columna no se juega

board-split-more-pairs = { $low } y { $high }: otra combinación juega más parejas
board-split-new-runner = { $low } y { $high }: otra combinación coloca un marcador nuevo
board-split-neither = { $low_why ->
    [won] { $low } está ganada
    [top] { $low } está en la cima
   *[runners] sin marcador para { $low }
}, { $high_why ->
    [won] { $high } está ganada
    [top] { $high } está en la cima
   *[runners] sin marcador para { $high }
}
board-split-runners = sin marcador para { $low } ni { $high }
board-split-twice = { $why ->
    [won] { $column } está ganada
    [top] { $column } está en la cima
   *[runners] sin marcador para { $column }
}
board-column-not-rolled = No hay dos dados que sumen { $column }.
board-column-not-playable = { $why ->
    [won] { $column } está ganada.
    [top] { $column } está en la cima.
   *[runners] Sin marcador para { $column }.
}
board-column-more-pairs = { $column } no se puede jugar: otra combinación juega más parejas.
board-column-new-runner = { $column } no se puede jugar: otra combinación coloca un marcador nuevo.

## Lo que el entrenador espera del resto del turno

board-ahead-risk = { $choice }: conserva unas { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
} si sale bien (probabilidad: { $works })
board-ahead-keeps = { $choice }: conserva { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; probabilidad de ganar la columna { $column }: { $chance }.

## A quién o a qué espera el tablero

board-awaits-start = { $name } tira dos dados para ver quién empieza.
board-awaits-roll-or-stop = { $name } sigue tirando o se planta.
board-awaits-roll = Tira { $name }.
board-awaits-play = { $name } elige una jugada.
board-awaits-decision = { $name } dice si la tirada { $roll } fue la última.
board-awaits-nobody = La partida ha acabado.
