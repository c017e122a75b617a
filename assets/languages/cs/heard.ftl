### Co slyší ti, kdo nevidí okno.

heard-die = kostka { $die }
heard-die-typed = kostka { $die }, zadaná
heard-typed = { $die }, { $typed } z { $count }
heard-thrown = Hod { $throw }: { $dice }
heard-chosen = { $name }: { $pairs }, pátá kostka { $fifth }, { $marks } z 8, celkem { $total }
heard-chosen-free = { $name }: { $pairs }, volný hod, celkem { $total }
heard-out = { $name } je mimo hru
heard-best = Nejlepší volba: { $key }
heard-choice = { $key }: { $pairs }, pátá kostka { $fifth }, { $marks } z 8: { $effects }
heard-choice-free = { $key }: { $pairs }, volný hod: { $effects }

## Lístek

heard-pad = Lístek, celkem { $total }
heard-row = Řada { $row }: { $marks } z 10 křížků, body: { $points }
heard-row-new = Řada { $row }: { $marks } z 10 křížků, nové: { $new }, body: { $points }
heard-track = Pátá kostka { $die }: { $marks } z 8 křížků
heard-track-none = Zatím bez páté kostky
heard-account = Minus { $minus }, plus { $plus }, celkem { $total }
heard-glance-empty = Prázdný lístek
heard-glance-rows = Křížky v řadách: { $rows }
heard-glance-dice = Páté kostky: { $dice }

## Plán

heard-column = Sloupec { $column }: { $standing }
heard-roll = Hod { $roll }, { $name }
heard-rolled = Hod { $roll }, { $name }: { $dice }
heard-played = Hod { $roll }, { $name }: { $play }

## Ostatní části

heard-seat-name = Jméno na místě { $seat }
heard-seat-empty = Když je jméno prázdné, Enter začne hru
