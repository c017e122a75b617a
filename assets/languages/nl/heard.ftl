### Wat wie het venster niet ziet te horen krijgt.

heard-die = dobbelsteen { $die }
heard-die-typed = dobbelsteen { $die }, getypt
heard-typed = { $die }, { $typed } van { $count }
heard-thrown = Worp { $throw }: { $dice }
heard-chosen = { $name }: { $pairs }, vijfde dobbelsteen { $fifth }, { $marks } van 8, totaal { $total }
heard-chosen-free = { $name }: { $pairs }, vrije worp, totaal { $total }
heard-out = { $name } is uit
heard-best = Beste keuze: { $key }
heard-choice = { $key }: { $pairs }, vijfde dobbelsteen { $fifth }, { $marks } van 8: { $effects }
heard-choice-free = { $key }: { $pairs }, vrije worp: { $effects }

## Blad

heard-pad = Blad, totaal { $total }
heard-row = Rij { $row }: { $marks } van 10 kruisjes, { $points } punten
heard-row-new = Rij { $row }: { $marks } van 10 kruisjes, { $new } nieuw, { $points } punten
heard-track = Vijfde dobbelsteen { $die }: { $marks } van 8 kruisjes
heard-track-none = Nog geen vijfde dobbelsteen
heard-account = Min { $minus }, plus { $plus }, totaal { $total }
heard-glance-empty = Leeg blad
heard-glance-rows = Kruisjes per rij: { $rows }
heard-glance-dice = Vijfde dobbelstenen: { $dice }

## Het bord

heard-column = Kolom { $column }: { $standing }
heard-roll = Worp { $roll }, { $name }
heard-rolled = Worp { $roll }, { $name }: { $dice }
heard-played = Worp { $roll }, { $name }: { $play }

## Overige delen

heard-seat-name = Naam van speler { $seat }
heard-seat-empty = Enter in het lege naamveld start het spel
