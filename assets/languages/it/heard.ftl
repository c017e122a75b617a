### Ciò che sente chi non vede la finestra.

heard-die = dado { $die }
heard-die-typed = dado { $die }, digitato
heard-typed = { $die }, { $typed } su { $count }
heard-thrown = Tiro { $throw }: { $dice }
heard-chosen = { $name }: { $pairs }, quinto dado { $fifth }, { $marks } su 8, totale { $total }
heard-chosen-free = { $name }: { $pairs }, tiro libero, totale { $total }
heard-out = { $name } ha finito
heard-best = Scelta migliore: { $key }
heard-choice = { $key }: { $pairs }, quinto dado { $fifth }, { $marks } su 8: { $effects }
heard-choice-free = { $key }: { $pairs }, tiro libero: { $effects }

## Un foglio

heard-pad = Foglio, totale { $total }
heard-row = Riga { $row }: { $marks ->
    [one] { $marks } crocetta
   *[other] { $marks } crocette
} su 10, { $points } punti
heard-row-new = Riga { $row }: { $marks ->
    [one] { $marks } crocetta
   *[other] { $marks } crocette
} su 10, di cui { $new ->
    [one] { $new } nuova
   *[other] { $new } nuove
}, { $points } punti
heard-track = Quinto dado { $die }: { $marks ->
    [one] { $marks } crocetta
   *[other] { $marks } crocette
} su 8
heard-track-none = Ancora nessun quinto dado
heard-account = Meno { $minus }, più { $plus }, totale { $total }
heard-glance-empty = Foglio vuoto
heard-glance-rows = Crocette per riga: { $rows }
heard-glance-dice = Quinti dadi: { $dice }

## Il tabellone

heard-column = Colonna { $column }: { $standing }
heard-roll = Tiro { $roll }, { $name }
heard-rolled = Tiro { $roll }, { $name }: { $dice }
heard-played = Tiro { $roll }, { $name }: { $play }

## Altre parti

heard-seat-name = Nome al posto { $seat }
heard-seat-empty = Se il nome resta vuoto, premi Invio per iniziare la partita
