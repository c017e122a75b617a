### Vad de hör som inte ser fönstret.

heard-die = tärning { $die }
heard-die-typed = tärning { $die }, inskriven
heard-typed = { $die }, { $typed } av { $count }
heard-thrown = Kast { $throw }: { $dice }
heard-chosen = { $name }: { $pairs }, femte tärningen { $fifth }, { $marks } av 8, totalt { $total }
heard-chosen-free = { $name }: { $pairs }, frikast, totalt { $total }
heard-out = { $name } är ute
heard-best = Bästa valet: { $key }
heard-choice = { $key }: { $pairs }, femte tärningen { $fifth }, { $marks } av 8: { $effects }
heard-choice-free = { $key }: { $pairs }, frikast: { $effects }

## Ett protokoll

heard-pad = Protokoll, totalt { $total }
heard-row = Rad { $row }: { $marks } av 10 kryss, { $points } poäng
heard-row-new = Rad { $row }: { $marks } av 10 kryss, { $new ->
    [one] { $new } nytt
   *[other] { $new } nya
}, { $points } poäng
heard-track = Femte tärningen { $die }: { $marks } av 8 kryss
heard-track-none = Ingen femte tärning än
heard-account = Minus { $minus }, plus { $plus }, totalt { $total }
heard-glance-empty = Tomt protokoll
heard-glance-rows = Kryss i rader: { $rows }
heard-glance-dice = Femte tärningar: { $dice }

## Brädet

heard-column = Kolumn { $column }: { $standing }
heard-roll = Kast { $roll }, { $name }
heard-rolled = Kast { $roll }, { $name }: { $dice }
heard-played = Kast { $roll }, { $name }: { $play }

## Övriga delar

heard-seat-name = Namn på plats { $seat }
heard-seat-empty = I ett tomt namnfält startar Enter partiet
