### Express: la mesa, las hojas, las jugadas.

## Una jugada en pocas letras

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · libre

## El quinto dado

express-fifth-new = Quinto dado: un valor nuevo, { $values }
express-fifth-repeat = Ningún valor nuevo. Quinto dado: { $values }
express-fifth-named = Quinto dado: { $values }
express-fifth-free = Tirada libre: dos parejas, sin quinto dado

express-not-fifth-new = El { $dice } no: antes fija un valor nuevo ({ $values }).
express-not-fifth-named = El { $dice } no: tiene que ser un valor tuyo ({ $values }).
express-not-fifth-is-free = No ha salido ninguno de tus valores: en una tirada libre no se marca el quinto dado.

## Lo que no se puede

express-refused-waiting = Antes, { $name } tiene que elegir para la tirada { $throw }.
express-refused-departed = { $name } se ha ido.
express-refused-out = { $name } ya está fuera, así que el sitio se queda como está.
express-refused-no-throw = No hay ninguna tirada { $throw }.
express-refused-no-seat = No hay ningún jugador { $seat }.
express-refused-over = La partida ha acabado.
express-refused-late = Después de la cuarta tirada ya no puede unirse nadie.
express-refused-last = Los demás se han ido.
express-bot-chooses = La máquina elige por { $name }.

express-why-in-throw = con los dados { $dice } no sale.
express-why-new = el quinto dado tiene que ser un valor nuevo ({ $values }).
express-why-repeat = no ha salido ningún valor nuevo, así que el quinto dado es { $values }.
express-why-named = el quinto dado tiene que ser uno de los valores fijados que han salido ({ $values }).
express-why-is-free = no ha salido ninguno de los valores fijados, así que la tirada es libre y no se marca el quinto dado.
express-why-out = quien está fuera ya no elige.

## Deshecho o rehecho

express-followed-throw = { $way ->
    [undone] Deshecho: tirada { $throw }, { $dice }.
   *[redone] Rehecho: tirada { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Deshecho: jugada de { $name } en la tirada { $throw }.
   *[redone] Rehecho: jugada de { $name } en la tirada { $throw }.
}
express-followed-choice = { $way ->
    [undone] Deshecho: { $pairs }, quinto dado { $fifth }, de { $name } en la tirada { $throw }.
   *[redone] Rehecho: { $pairs }, quinto dado { $fifth }, de { $name } en la tirada { $throw }.
}
express-followed-free = { $way ->
    [undone] Deshecho: { $pairs }, de { $name } en la tirada libre { $throw }.
   *[redone] Rehecho: { $pairs }, de { $name } en la tirada libre { $throw }.
}

## Tras una corrección

express-asked-again = { $name } (tirada { $throw })
express-corrected-throw = { $again ->
    [nothing] Corregida la tirada { $throw }. Lo posterior no cambia.
    [some] Corregida la tirada { $throw }. Toca volver a elegir: { $list }. Para deshacerlo, pulsa Ctrl+Z.
   *[more] Corregida la tirada { $throw }. Toca volver a elegir: { $list } y más. Para deshacerlo, pulsa Ctrl+Z.
}
express-total = total { $total }
express-corrected-choice = { $again ->
    [nothing] La jugada de { $name } en la tirada { $throw } es ahora { $choice }. Lo posterior no cambia.
    [some] La jugada de { $name } en la tirada { $throw } es ahora { $choice }. Toca volver a elegir: { $list }. Para deshacerlo, pulsa Ctrl+Z.
   *[more] La jugada de { $name } en la tirada { $throw } es ahora { $choice }. Toca volver a elegir: { $list } y más. Para deshacerlo, pulsa Ctrl+Z.
}

## En solitario contra el récord

express-record-to-go = Récord { $record }: { $points ->
    [one] falta { $points } punto
   *[other] faltan { $points } puntos
}
express-record-level = Récord { $record }: igualado
express-record-ahead = Récord { $record }: { $points ->
    [one] { $points } punto por encima
   *[other] { $points } puntos por encima
}

## Lo que trae una jugada, en poco espacio

express-effect-opens = abre { $rows }
express-effect-needs = { $row }: { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}
express-effect-full = { $row } está llena
express-effect-points = { $row }: { $points }
express-effect-ends = acaba tu partida

## La mesa: los dados

express-throw = Tirada { $throw }
express-change-throw = Cambiar la tirada { $throw }
express-correct-throw = Corregir la tirada { $throw }
express-throw-missed = Pendiente: tirada { $throw }
express-throw-again = Tirada { $throw }, otra vez
express-throw-and-type = Tira los cinco dados e introdúcelos o haz clic en ellos
express-throw-for-program = Tira los cinco dados por la máquina e introdúcelos o haz clic en ellos
express-type-as-they-lay = Introduce los cinco dados tal como salieron o haz clic en ellos
express-roll-dice = Tirar los dados
express-odds = { $name }: probabilidad de que la próxima tirada marque cada fila (%)

## La mesa: las opciones

express-leave-over = Dejar un { $die } de quinto dado: { $key }
express-out-no-choices = Fuera: ya no elige
express-left-no-choices = Se ha ido: ya no elige
express-column-fifth = Quinto
express-column-pairs = Parejas
express-it-was = Era { $choice }.
express-back-to-throw = Volver a la tirada { $throw }
express-worth-best = la mejor
express-worth-less = { $points } menos

## La mesa: lo que dice el entrenador

express-hint-best = La mejor: { $choice }; { $points ->
    [one] se espera { $points } punto
   *[other] se esperan { $points } puntos
} al final.
express-hint-as-good = Igual de buenas: { $choices }.
express-hint-reach = Para llegar a { $total }, lo mejor es { $choice }: { $games ->
    [none] no se logra en ninguna partida simulada
    [all] se logra en todas las partidas simuladas
   *[share] se logra en el { $share } de las partidas simuladas
}.
express-hint-beat = Para superar tu récord de { $total }, lo mejor es { $choice }: { $games ->
    [none] no se logra en ninguna partida simulada
    [all] se logra en todas las partidas simuladas
   *[share] se logra en el { $share } de las partidas simuladas
}.
express-hint-pass = Para superar los { $total } de { $name }, lo mejor es { $choice }: { $games ->
    [none] no se logra en ninguna partida simulada
    [all] se logra en todas las partidas simuladas
   *[share] se logra en el { $share } de las partidas simuladas
}.
express-hint-win = { $choice }: gana el { $share } de las partidas simuladas contra quienes siguen jugando.
express-hint-why-not = ¿Por qué no { $choice }?

## La mesa: por qué no pasa nada

express-app-throws = Aquí los dados los tira la app: pulsa Espacio.
express-all-thrown = Ya están los cinco dados. Para quitar el último, pulsa Retroceso.
express-letters-choose = Elige con una letra. Los próximos dados llegarán cuando todos hayan elegido para la tirada { $throw }.
express-next-dice = Los próximos dados llegarán cuando todos hayan elegido para la tirada { $throw }.
express-no-choice-marks = Ahora ninguna opción marca la fila { $row }.
express-not-thrown = No ha salido ningún { $die }.
express-not-left-over = El { $die } no puede ser el quinto dado.

## La mesa: correcciones

express-correcting-dice = Estás corrigiendo los dados de la tirada { $throw }.
express-correcting-choice = Estás corrigiendo la jugada de { $name } en la tirada { $throw }.
express-asks-again = { $who ->
    [all] Después, todos vuelven a elegir para la tirada { $throw }.
   *[one] Después, { $name } vuelve a elegir para la tirada { $throw }.
}
express-after-throw = tras la tirada { $throw }
express-change = Cambiar

## La mesa: cómo va cada uno

express-status-left = se ha ido, tirada { $throw }
express-status-out = fuera, tirada { $throw }
express-status-chosen = ya ha elegido
express-status-thinks = pensando
express-status-thinking = pensando
express-status-now = eligiendo
express-status-first = antes, tirada { $throw }
express-status-to-choose = sin elegir
express-status-program = máquina

## La mesa: todas las hojas

express-on-to-throw = A la tirada { $throw }
express-on-to-result = Al resultado
express-leads-by = { $name } va ganando por { $points }.
express-everybody-has-chosen = Todos han elegido.
express-awaits-nothing = La partida ha acabado
express-awaits-names = Falta la jugada de { $names }
express-choose-again = Volver a elegir por { $name }
express-has-chosen = { $name } ya ha elegido.

## La mesa: jugadas en secreto

express-has-it = Lo tiene { $name }
express-nobody-sees-throw = Tirada { $throw }: las jugadas siguen ocultas hasta que todos hayan elegido.
express-hidden-program = La máquina también elige en secreto.
express-hidden-phone = { $name } elige en un móvil. Si no funciona, libera el sitio en «Móviles» ({ $key }) y { $name } podrá elegir aquí.
express-hidden-choice = La hoja antes de esta tirada. La jugada de { $name } sigue oculta hasta que todos hayan elegido.
express-pass-laptop = Pasar el portátil
express-back-to = Volver a { $name }
