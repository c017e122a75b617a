### Express: la mesa, las hojas, las elecciones.

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · libre

## El quinto dado

express-fifth-new = Quinto dado: un valor nuevo, { $values }
express-fifth-repeat = No hay ningún valor nuevo. Quinto dado: { $values }
express-fifth-named = Quinto dado: { $values }
express-fifth-free = Tirada libre: dos parejas, sin quinto dado
express-not-fifth-new = El { $dice } no: fija antes un valor nuevo ({ $values }).
express-not-fifth-named = El { $dice } no: en la tirada están tus { $values }.
express-not-fifth-is-free = No ha salido ninguno de los valores fijados: en una tirada libre no se marca quinto dado.

## Lo que no se puede

express-refused-waiting = Antes elige { $name } para la tirada { $throw }.
express-refused-departed = { $name } se ha ido.
express-refused-out = { $name } está fuera y conserva el sitio.
express-refused-no-throw = No hay tirada { $throw }.
express-refused-no-seat = No hay jugador { $seat }.
express-refused-over = La partida ha acabado: ya no juega nadie.
express-refused-late = Ya se ha hecho la cuarta tirada: no entra nadie más.
express-refused-last = No queda nadie más en la mesa.
express-bot-chooses = La máquina elige por { $name }.
express-why-in-throw = con los dados { $dice } no sale eso.
express-why-new = el quinto dado tiene que ser un valor nuevo ({ $values }).
express-why-repeat = no hay ningún valor nuevo, así que el quinto dado es { $values }.
express-why-named = el quinto dado tiene que ser un valor fijado que haya salido ({ $values }).
express-why-is-free = no ha salido ninguno de los valores fijados, y en una tirada libre no se marca quinto dado.
express-why-out = quien está fuera ya no elige.

## Deshecho o rehecho

express-followed-throw = { $way ->
    [undone] Deshecho: tirada { $throw }, { $dice }.
   *[redone] Rehecho: tirada { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Deshecho: la elección de { $name } para la tirada { $throw }.
   *[redone] Rehecho: la elección de { $name } para la tirada { $throw }.
}
express-followed-choice = { $way ->
    [undone] Deshecho: { $pairs }, quinto dado { $fifth }, de { $name } en la tirada { $throw }.
   *[redone] Rehecho: { $pairs }, quinto dado { $fifth }, de { $name } en la tirada { $throw }.
}
express-followed-free = { $way ->
    [undone] Deshecho: { $pairs }, tirada libre, de { $name } en la tirada { $throw }.
   *[redone] Rehecho: { $pairs }, tirada libre, de { $name } en la tirada { $throw }.
}

## Tras una corrección

express-asked-again = { $name } (tirada { $throw })
express-corrected-throw = { $again ->
    [nothing] Se ha corregido la tirada { $throw }. Todo lo posterior se mantiene.
    [some] Se ha corregido la tirada { $throw }. Falta elegir de nuevo: { $list }. Ctrl+Z retira la corrección.
   *[more] Se ha corregido la tirada { $throw }. Falta elegir de nuevo: { $list } y más. Ctrl+Z retira la corrección.
}
express-total = total { $total }
express-corrected-choice = { $again ->
    [nothing] Se ha corregido la elección de { $name } para la tirada { $throw }: { $choice }. Todo lo posterior se mantiene.
    [some] Se ha corregido la elección de { $name } para la tirada { $throw }: { $choice }. Falta elegir de nuevo: { $list }. Ctrl+Z retira la corrección.
   *[more] Se ha corregido la elección de { $name } para la tirada { $throw }: { $choice }. Falta elegir de nuevo: { $list } y más. Ctrl+Z retira la corrección.
}

## A solas contra el récord

express-record-to-go = Récord { $record }: { $points ->
    [one] falta { $points } punto
   *[other] faltan { $points } puntos
}
express-record-level = Récord { $record }: igualado
express-record-ahead = Récord { $record }: { $points ->
    [one] { $points } punto por encima
   *[other] { $points } puntos por encima
}

## Lo que trae una elección, en poco espacio

express-effect-opens = abre { $rows }
express-effect-needs = { $row }: { $count } más
express-effect-full = { $row } está llena
express-effect-points = { $row }: { $points }
express-effect-ends = acaba tu partida

## Lo mismo con más detalle

## La mesa: los dados

express-throw = Tirada { $throw }
express-change-throw = Cambiar la tirada { $throw }
express-correct-throw = Corregir la tirada { $throw }
express-throw-missed = Tirada { $throw }, pendiente
express-throw-again = Tirada { $throw }, de nuevo
express-throw-and-type = Tira los cinco dados y escríbelos o haz clic en ellos
express-throw-for-program = Tira los cinco dados por la máquina y escríbelos o haz clic en ellos
express-type-as-they-lay = Escribe los cinco dados tal como estaban, o haz clic en ellos
express-roll-dice = Tirar los dados
express-odds = { $name }: probabilidad de que la próxima tirada pueda marcar cada fila, en %

## La mesa: las elecciones

express-leave-over = Dejar un { $die }: { $key }
express-out-no-choices = Fuera: aquí ya no se elige
express-left-no-choices = Se fue: aquí ya no se elige
express-column-fifth = Quinto
express-column-pairs = Parejas
express-it-was = Era { $choice }.
express-back-to-throw = Volver a la tirada { $throw }
express-worth-best = lo mejor
express-worth-less = { $points } menos

## La mesa: lo que dice el entrenador

express-hint-best = Lo mejor: { $choice }; se esperan { $points } puntos al final.
express-hint-as-good = Igual de bueno: { $choices }.
express-hint-reach = Lo mejor para llegar a { $total }: { $choice }, en { $games ->
    [none] ninguna partida
    [all] todas las partidas
   *[share] el { $share } de las partidas
}.
express-hint-beat = Lo mejor para superar el mejor resultado hasta ahora, { $total }: { $choice }, en { $games ->
    [none] ninguna partida
    [all] todas las partidas
   *[share] el { $share } de las partidas
}.
express-hint-pass = Lo mejor para superar los { $total } de { $name }: { $choice }, en { $games ->
    [none] ninguna partida
    [all] todas las partidas
   *[share] el { $share } de las partidas
}.
express-hint-win = { $choice } gana en { $share } de las partidas contra todos los que siguen.
express-hint-why-not = ¿Por qué no { $choice }?

## La mesa: por qué no pasa nada

express-app-throws = Aquí los dados los tira la app: con Espacio.
express-all-thrown = Ya están los cinco dados. Retroceso quita el último.
express-letters-choose = Se elige con las letras; los próximos dados llegan cuando todos hayan elegido para la tirada { $throw }.
express-next-dice = Los próximos dados llegan cuando todos hayan elegido para la tirada { $throw }.
express-no-choice-marks = Ahora ninguna opción marca la fila { $row }.
express-not-thrown = No ha salido ningún { $die }.
express-not-left-over = Ninguna opción deja el { $die }.

## La mesa: correcciones

express-correcting-dice = Estás corrigiendo los dados de la tirada { $throw }.
express-correcting-choice = Estás corrigiendo la elección de { $name } para la tirada { $throw }.
express-asks-again = { $who ->
    [all] Después, todos eligen de nuevo para la tirada { $throw }.
   *[one] Después, { $name } elige de nuevo para la tirada { $throw }.
}
express-after-throw = tras la tirada { $throw }
express-change = Cambiar

## La mesa: cómo va cada uno

express-status-left = se fue, tirada { $throw }
express-status-out = fuera, tirada { $throw }
express-status-chosen = ya ha elegido
express-status-thinks = piensa
express-status-thinking = está pensando
express-status-now = elige ahora
express-status-first = antes, tirada { $throw }
express-status-to-choose = falta elegir
express-status-program = máquina

## La mesa: todas las hojas

express-on-to-throw = A la tirada { $throw }
express-on-to-result = Al resultado
express-leads-by = { $name } va en cabeza por { $points } puntos.
express-everybody-has-chosen = Todos han elegido.
express-awaits-nothing = La partida ha acabado
express-awaits-names = Falta elegir: { $names }
express-choose-again = Nueva elección para { $name }
express-has-chosen = { $name } ya ha elegido.

## La mesa: elegir en secreto

express-has-it = Lo tiene { $name }
express-nobody-sees-throw = Tirada { $throw }: nadie ve una elección hasta que todos hayan elegido.
express-hidden-program = La máquina también elige sin que se vea.
express-hidden-phone = { $name } elige en un móvil. Si allí no avanza, libera el sitio en Móviles ({ $key }) y { $name } elige aquí.
express-hidden-choice = La hoja antes de esta tirada. Lo que elige { $name } queda oculto hasta que todos hayan elegido.
express-pass-laptop = Pasar el portátil
express-back-to = Volver a { $name }
