### Co słyszą ci, którzy nie widzą okna.

heard-die = kostka { $die }
heard-die-typed = kostka { $die }, wpisana
heard-typed = { $die }, { $typed } z { $count }
heard-thrown = Rzut { $throw }: { $dice }
heard-chosen = { $name }: { $pairs }, piąta kostka { $fifth }, { $marks } z 8, razem { $total }
heard-chosen-free = { $name }: { $pairs }, rzut wolny, razem { $total }
heard-out = { $name }: koniec gry
heard-best = Najlepszy wybór: { $key }
heard-choice = { $key }: { $pairs }, piąta kostka { $fifth }, { $marks } z 8: { $effects }
heard-choice-free = { $key }: { $pairs }, rzut wolny: { $effects }

## Kartka

heard-pad = Kartka, razem { $total }
heard-row = Rząd { $row }: { $marks } z 10 krzyżyków, punkty: { $points }
heard-row-new = Rząd { $row }: { $marks } z 10 krzyżyków, w tym nowe: { $new }, punkty: { $points }
heard-track = Piąta kostka { $die }: { $marks } z 8 krzyżyków
heard-track-none = Jeszcze bez piątej kostki
heard-account = Minus { $minus }, plus { $plus }, razem { $total }
heard-glance-empty = Pusta kartka
heard-glance-rows = Krzyżyki w rzędach: { $rows }
heard-glance-dice = Piąte kostki: { $dice }

## Plansza

heard-column = Kolumna { $column }: { $standing }
heard-roll = Rzut { $roll }, { $name }
heard-rolled = Rzut { $roll }, { $name }: { $dice }
heard-played = Rzut { $roll }, { $name }: { $play }

## Inne części

heard-seat-name = Imię na miejscu { $seat }
heard-seat-empty = Jeśli zostawisz puste imię, Enter zaczyna grę
