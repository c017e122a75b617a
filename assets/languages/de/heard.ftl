### Was diejenigen hören, die das Fenster nicht sehen.

heard-die = Würfel { $die }
heard-die-typed = Würfel { $die }, eingetippt
heard-typed = { $die }, { $typed } von { $count }
heard-thrown = Wurf { $throw }: { $dice }
heard-chosen = { $name }: { $pairs }, fünfter Würfel { $fifth }, { $marks } von 8, gesamt { $total }
heard-chosen-free = { $name }: { $pairs }, Freiwurf, gesamt { $total }
heard-out = { $name } ist raus
heard-best = Beste Wahl: { $key }
heard-choice = { $key }: { $pairs }, fünfter Würfel { $fifth }, { $marks } von 8: { $effects }
heard-choice-free = { $key }: { $pairs }, Freiwurf: { $effects }

## Zettel

heard-pad = Zettel, gesamt { $total }
heard-row = Reihe { $row }: { $marks } von 10 Kreuzen, { $points } Punkte
heard-row-new = Reihe { $row }: { $marks } von 10 Kreuzen, { $new } neu, { $points } Punkte
heard-track = Fünfter Würfel { $die }: { $marks } von 8 Kreuzen
heard-track-none = Noch kein fünfter Würfel
heard-account = Minus { $minus }, Plus { $plus }, gesamt { $total }
heard-glance-empty = Leerer Zettel
heard-glance-rows = Kreuze in Reihen: { $rows }
heard-glance-dice = Fünfte Würfel: { $dice }

## Das Brett

heard-column = Spalte { $column }: { $standing }
heard-roll = Wurf { $roll }, { $name }
heard-rolled = Wurf { $roll }, { $name }: { $dice }
heard-played = Wurf { $roll }, { $name }: { $play }

## Sonstiges

heard-seat-name = Name von Spieler { $seat }
heard-seat-empty = Enter im leeren Namensfeld startet das Spiel
