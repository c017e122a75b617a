### Кто где сидит: передать место, присоединиться, уйти.

## Отменено и возвращено

seats-followed-hand = { $way ->
    [undone] Отменено: { $name } занимает место.
   *[redone] Возвращено: { $name } занимает место.
}
seats-followed-join = { $way ->
    [undone] Отменено: { $name } присоединяется.
   *[redone] Возвращено: { $name } присоединяется.
}
seats-followed-leave = { $way ->
    [undone] Отменено: { $name } уходит.
   *[redone] Возвращено: { $name } уходит.
}

## Почему за столом не сыграть

seats-fault-nobody = Для партии нужен игрок.
seats-fault-crowd = { $most ->
    [one] В партии не больше { $most } игрока.
   *[other] В партии не больше { $most } игроков.
}
seats-fault-same-name = У игроков { $one } и { $other } одинаковые имена.
seats-fault-same-colour = У игроков { $one } и { $other } одинаковый цвет.
seats-fault-level = В этой игре нет компьютерного игрока такого уровня: игрок { $seat }.
seats-fault-columns = До четырёх или пяти колонок играют не больше трёх игроков (C10).

## Имя

seats-name-empty = Игроку нужно имя.
seats-name-long = { $most ->
    [one] В имени может быть не больше { $most } знака.
   *[other] В имени может быть не больше { $most } знаков.
}
seats-name-control = Имя — это одна строка обычного текста.
seats-name-invisible = В имени нужен хотя бы один видимый знак.

## Название партии

seats-title-empty = Название не может быть пустым.
seats-title-long = { $most ->
    [one] В названии может быть не больше { $most } знака.
   *[other] В названии может быть не больше { $most } знаков.
}
seats-title-control = Название — это одна строка обычного текста.
seats-title-invisible = В названии нужен хотя бы один видимый знак.

## Кто сидел на месте

seats-then = { $before }, затем { $name }
seats-note-joined = в игре с броска { $throw }
seats-note-more = ещё { $count }
seats-note-throw = { $name } с броска { $throw }
seats-note-turn = { $name } с хода { $turn }
seats-note-left-before-throw = уходит до броска 1
seats-note-left-before-turn = уходит до хода 1
seats-note-left-throw = уходит после броска { $throw }
seats-note-left-turn = уходит на ходу { $turn }

## Панель игроков

seats-about = Место для клавиш H и L выбирают стрелками ↑ и ↓. Всё, что здесь сделано, можно отменить.
seats-join = Опоздавший игрок…
seats-join-about = До четвёртого броска. Новый игрок сначала выбирает по уже сделанным броскам.
seats-hand = Передать…
seats-leave = Уйти…
seats-state-left = уже не играет
seats-state-program = компьютер
seats-name = Имя
seats-who-about = Человек или компьютерный игрок: Ctrl+U
seats-sits-down = Сесть
seats-takes-over = Занять место
seats-leaves = Уйти насовсем
seats-stays = Остаться
seats-cancel = Отмена
seats-leaving-express = Если { $name } уйдёт насовсем, бланк останется, но { $name } больше не выбирает и не занимает места в итоге. Чтобы здесь играл кто-то другой, передайте место.
seats-leaving-board = Если { $name } уйдёт насовсем, ходы будут пропускаться, фишки останутся, а последний за столом победит. Чтобы здесь играл кто-то другой, передайте место.
seats-sits-there = Теперь здесь играет { $name }.
seats-has-joined = { $name } присоединяется.
seats-has-left = { $name } уходит.
seats-name-taken = { $name } уже за столом.
