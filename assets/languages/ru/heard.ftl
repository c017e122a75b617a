### Что слышат те, кто не видит окна.

heard-die = кубик { $die }
heard-die-typed = кубик { $die }, введён
heard-typed = { $die }, { $typed } из { $count }
heard-thrown = Бросок { $throw }: { $dice }
heard-chosen = { $name }: { $pairs }, пятый кубик { $fifth }, { $marks } из 8, итог { $total }
heard-chosen-free = { $name }: { $pairs }, свободный бросок, итог { $total }
heard-out = { $name } выбывает
heard-best = Лучший выбор: { $key }
heard-choice = { $key }: { $pairs }, пятый кубик { $fifth }, { $marks } из 8: { $effects }
heard-choice-free = { $key }: { $pairs }, свободный бросок: { $effects }

## Бланк

heard-pad = Бланк, итог { $total }
heard-row = Ряд { $row }: { $marks } из 10 отметок, очки: { $points }
heard-row-new = Ряд { $row }: { $marks } из 10 отметок, новых: { $new }, очки: { $points }
heard-track = Пятый кубик { $die }: { $marks } из 8 отметок
heard-track-none = Пятого кубика ещё нет
heard-account = Минус { $minus }, плюс { $plus }, итог { $total }
heard-glance-empty = Пустой бланк
heard-glance-rows = Отметки в рядах: { $rows }
heard-glance-dice = Пятые кубики: { $dice }

## Поле

heard-column = Колонка { $column }: { $standing }
heard-roll = Бросок { $roll }, { $name }
heard-rolled = Бросок { $roll }, { $name }: { $dice }
heard-played = Бросок { $roll }, { $name }: { $play }

## Прочее

heard-seat-name = Имя на месте { $seat }
heard-seat-empty = Если оставить имя пустым, Enter начинает партию
