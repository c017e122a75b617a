### El juego de tablero: la mesa, el historial, el resultado.

## La tirada inicial

board-tied-again = { $names } empatan a { $total } y vuelven a tirar.
board-starts = Empieza { $name }.
board-starts-in-turn = Empieza esta partida
board-starts-with = Empieza { $name } con { $total }.
board-starts-after-tie = Empieza { $name } con { $total }, tras un empate a { $tied }.

## Turnos

board-play-twice = { $column } dos veces

## A quién le toca

board-turn = Turno { $turn }
board-turn-record = Turno { $turn }; el récord es { $record }

## Qué se espera

board-type-two-as-they-lay = Introduce los dos dados tal como salieron o haz clic en ellos
board-type-four-as-they-lay = Introduce los cuatro dados tal como salieron o haz clic en ellos
board-roll-two-and-type = Tira dos dados e introdúcelos o haz clic en ellos
board-roll-four-and-type = Tira los cuatro dados e introdúcelos o haz clic en ellos
board-roll-on-and-type = Sigue tirando: introduce los cuatro dados o haz clic en ellos
board-roll-on-or-stop = ¿Seguir o plantarse?
board-can-only-roll-on = Sigue tirando
board-program-rolls = Tira la máquina: pulsa Espacio
board-program-rolls-on = La máquina sigue tirando: introduce los cuatro dados o haz clic en ellos
board-program-decides = La máquina decide si sigue tirando o se planta
board-space-lets-program = Dejar que decida la máquina: Espacio
board-program-chooses = La máquina elige su jugada
board-only-play = Solo hay una jugada: pulsa Intro
board-which-pairs = ¿Qué parejas juegas?
board-once-more-plays = Pulsa otra vez para jugar { $play }
board-which-one = ¿Qué jugada con { $columns }?
board-did-it-go-on = ¿Siguió tirando o se plantó?

board-rolls-for-start = Empieza la suma más alta
board-rolls-again = Hay que volver a tirar: { $names } empatan a { $total }
board-was-stop = Aquí se decidió plantarse. Para dejarlo así: Esc.
board-was-roll-on = Aquí se decidió seguir tirando. Para dejarlo así: Esc.

## La tirada

board-odds = Probabilidad de que salga cada columna (%)
board-rolling-on-odds = Si sigues: fallo { $chance }

## Los dos caminos

board-roll = Tirar
board-stop = Plantarse
board-no-stop = Hay que tirar
board-roll-for-start = Tirada inicial
board-skip-start = Saltar: tira la app
board-it-went-on = Siguió tirando
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
    [one] está compartida
   *[other] están compartidas
}

## Por qué no pasa nada

board-app-rolls = Aquí los dados los tira la app: pulsa Espacio.
board-all-rolled = Ya están los cuatro dados: antes juega una pareja o las dos.
board-went-on-or-stopped = ¿Siguió tirando o se plantó? Pulsa R o S.
board-type-what-they-show = Tira los dados en la mesa e introduce lo que sale.
board-nothing-gained = Aún no has avanzado nada: antes tira.
board-play-first = Antes juega una pareja o las dos.

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
board-news-closed = Ya nadie juega ahí
board-news-game-won = y también la partida
board-news-none-left = No quedan columnas: gana { $name }

## Los jugadores, en poco espacio

board-plays-now = le toca
board-left = se ha ido
board-start-roll = sacó { $totals }

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
    [undone] Deshecho: { $play } en la tirada { $roll }.
   *[redone] Rehecho: { $play } en la tirada { $roll }.
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
    [nothing] Corregida la tirada inicial { $roll }. Lo posterior no cambia.
   *[roll] Corregida la tirada inicial { $roll }. Vuelve a decidir en la tirada { $asked }. Para deshacerlo, pulsa Ctrl+Z.
}
board-corrected-roll = { $again ->
    [nothing] Corregida la tirada { $roll }. Lo posterior no cambia.
   *[roll] Corregida la tirada { $roll }. Vuelve a decidir en la tirada { $asked }. Para deshacerlo, pulsa Ctrl+Z.
}
board-corrected-play = { $again ->
    [nothing] Corregida la jugada de la tirada { $roll }. Lo posterior no cambia.
   *[roll] Corregida la jugada de la tirada { $roll }. Vuelve a decidir en la tirada { $asked }. Para deshacerlo, pulsa Ctrl+Z.
}
board-corrected-decision = { $again ->
    [nothing] Corregida la decisión tras la tirada { $roll }. Lo posterior no cambia.
   *[roll] Corregida la decisión tras la tirada { $roll }. Vuelve a decidir en la tirada { $asked }. Para deshacerlo, pulsa Ctrl+Z.
}

## Lo que no se puede

board-refused-not-started = Antes, { $name } tiene que hacer su tirada inicial.
board-refused-departed = { $name } se ha ido.
board-refused-started = Ya está decidido quién empieza.
board-refused-waiting = Antes termina la tirada { $roll }.
board-refused-bust = La tirada { $roll } es un fallo y acaba el turno.
board-refused-held = No puedes plantarte: la ficha de la columna { $column } está sobre el peón de otro jugador.
board-refused-over = La partida ha acabado.
board-refused-no-roll-off = No hay ninguna tirada inicial { $roll }.
board-refused-no-roll = No hay ninguna tirada { $roll }.
board-refused-no-seat = No hay ningún jugador { $seat }.
board-refused-joined = En el tablero, nadie puede unirse a una partida empezada.
board-refused-last = Los demás se han ido.

board-why-in-roll = con los dados { $dice } no sale.
board-why-column = la columna { $column } está ganada, su ficha está en la cima o no quedan fichas.
board-why-whole = si puedes jugar las dos parejas, tienes que hacerlo.
board-why-place = tienes que elegir una combinación con la que coloques una ficha nueva.
board-why-most = tienes que elegir una combinación con la que juegues más parejas.
board-why-over = la partida ha acabado.

## Lo que trae una jugada

board-effect-wins = te plantas y ganas
board-effect-top = { $column }: a la cima
board-effect-starts = { $column }: empieza
board-effect-starts-at = { $column }: empieza en la casilla { $space }
board-effect-moves = { $column }: ahora { $space } de { $top }
board-effect-held = ahí hay que tirar

## Lo que trae plantarse

board-stop-wins = gana la partida
board-stop-loses = pierde la partida
board-stop-keeps = conserva { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
board-stop-columns = { $count ->
    [one] gana la columna { $columns }
   *[other] gana las columnas { $columns }
}

## El riesgo, en el botón

board-bust-chance = fallo { $chance }

## Cómo acabó un turno

board-turn-kept = conserva { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
board-turn-bust = fallo
board-turn-lost = fallo, pierde { $count }

## Por qué una combinación o una columna no se juega

board-split-more-pairs = { $low } y { $high }: con otra combinación juegas más parejas
board-split-new-runner = { $low } y { $high }: con otra combinación colocas una ficha nueva
board-split-neither = { $low_why ->
    [won] la { $low } está ganada
    [top] la { $low } está en la cima
   *[runners] sin ficha para la { $low }
}, { $high_why ->
    [won] la { $high } está ganada
    [top] la { $high } está en la cima
   *[runners] sin ficha para la { $high }
}
board-split-runners = sin ficha para la { $low } ni la { $high }
board-split-twice = { $why ->
    [won] la { $column } está ganada
    [top] la { $column } está en la cima
   *[runners] sin ficha para la { $column }
}
board-column-not-rolled = No hay dos dados que sumen { $column }.
board-column-not-playable = { $why ->
    [won] La { $column } está ganada.
    [top] La { $column } está en la cima.
   *[runners] No queda ficha para la { $column }.
}
board-column-more-pairs = No puedes jugar { $column }: con otra combinación juegas más parejas.
board-column-new-runner = No puedes jugar { $column }: con otra combinación colocas una ficha nueva.

## Lo que el entrenador espera del resto del turno

board-ahead-risk = { $choice }: sale bien el { $works } de las veces y conserva { $count ->
    [one] alrededor de { $count } casilla
   *[other] unas { $count } casillas
}
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
board-awaits-decision = Tirada { $roll }: ¿{ $name } siguió tirando o se plantó?
board-awaits-nobody = La partida ha acabado.
