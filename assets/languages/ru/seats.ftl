### Кто где сидит.

seats-followed-hand = { $way ->
    [undone] Отменено: передача места, { $name }.
   *[redone] Возвращено: передача места, { $name }.
}
seats-followed-join = { $way ->
    [undone] Отменено: новый игрок за столом, { $name }.
   *[redone] Возвращено: новый игрок за столом, { $name }.
}
seats-followed-leave = { $way ->
    [undone] Отменено: уход, { $name }.
   *[redone] Возвращено: уход, { $name }.
}

## Почему за этим столом нельзя играть

seats-fault-nobody = Для партии нужен хотя бы один игрок.
seats-fault-crowd = В партии не больше { $most } игроков.
seats-fault-same-name = У игроков { $one } и { $other } одинаковые имена.
seats-fault-same-colour = У игроков { $one } и { $other } одинаковый цвет.
seats-fault-level = У игрока { $seat } уровень, которого в этой игре нет.
seats-fault-columns = Четыре или пять колонок — самое большее для трёх игроков (C10).

## Имя

seats-name-empty = Игроку нужно имя.
seats-name-long = Имя слишком длинное, предел знаков: { $most }.
seats-name-control = Имя — это одна строка простого текста.
seats-name-invisible = В имени нужен хотя бы один видимый знак.

## Название партии

seats-title-empty = Название не может быть пустым.
seats-title-long = Название слишком длинное, предел знаков: { $most }.
seats-title-control = Название — это одна строка простого текста.
seats-title-invisible = В названии нужен хотя бы один видимый знак.

## Кто сидел на месте

seats-then = { $before }, затем { $name }
seats-note-joined = за столом с броска { $throw }
seats-note-more = ещё { $count }
seats-note-throw = с броска { $throw } { $name }
seats-note-turn = с хода { $turn } { $name }
seats-note-left-before-throw = уход до броска 1
seats-note-left-before-turn = уход до хода 1
seats-note-left-throw = уход после броска { $throw }
seats-note-left-turn = уход в ход { $turn }

## Список игроков

seats-about = ↑ ↓ выбирают место для клавиш H и L. «Отменить» возвращает то, что сделано здесь.
seats-join = Подсаживается игрок…
seats-join-about = До четвёртого броска. Сначала — выбор по уже сделанным броскам.
seats-hand = Передать…
seats-leave = Уходит…
seats-state-left = уход
seats-state-program = играет компьютер
seats-name = Имя
seats-who-about = Человек или один из игроков компьютера: Ctrl+U
seats-sits-down = Посадить
seats-takes-over = Передать
seats-leaves = Уходит насовсем
seats-stays = Остаётся
seats-cancel = Отмена
seats-leaving-express = { $name } уходит насовсем: без выбора, без места в итоге, ждать никто не будет; бланк остаётся. Чтобы кто-то продолжил отсюда, передайте место.
seats-leaving-board = { $name } уходит насовсем: ходы пропускаются, фишки остаются, последний оставшийся побеждает. Чтобы кто-то продолжил отсюда, передайте место.
seats-sits-there = Теперь здесь сидит { $name }.
seats-has-joined = { $name } теперь за столом.
seats-has-left = { $name } больше не играет.
seats-name-taken = { $name } уже за столом.
