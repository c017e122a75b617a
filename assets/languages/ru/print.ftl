### Печать и картинки.

## Бланк

print-name = Имя
print-date = Дата
print-fifth-dice = Пятые кубики
print-out-with = конец: бросок { $throw }

## Поле

print-mark-quarters =
    Каждый игрок отмечает карандашом
    свою четверть клетки.
print-coins-run =
    Бегунками для всех
    могут быть три монеты.
print-legend-columns = взятые колонки

## Заголовок итога

print-under-way = Не окончена
print-result-alone = { $total } очков
print-wins = { $name } побеждает: { $total }
print-share = Общая победа, { $total }: { $names }
print-won-alone = Победа за { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
print-wins-in = { $name } побеждает за { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}

## Под ним, через запятую

print-throws = { $count ->
    [one] { $count } бросок
    [few] { $count } броска
    [many] { $count } бросков
   *[other] { $count } броска
}
print-penalty = штраф за незаконченный ряд: { $points }
print-rolls = { $count ->
    [one] { $count } бросок
    [few] { $count } броска
    [many] { $count } бросков
   *[other] { $count } броска
}
print-columns-win = { $count ->
    [one] { $count } колонка для победы
    [few] { $count } колонки для победы
    [many] { $count } колонок для победы
   *[other] { $count } колонки для победы
}
print-dice-real = настоящие кубики
print-dice-earlier = кубики из прошлой партии
print-dice-of-day = кубики дня, код { $code }
print-dice-app = виртуальные кубики, код { $code }

## Под картинкой итога

print-figure = { $title }: { $figure }

## Счёт игроков

print-left = не играет
print-each = по { $points }
print-marks = { $count ->
    [one] { $count } отметка
    [few] { $count } отметки
    [many] { $count } отметок
   *[other] { $count } отметки
}
print-still-in = в игре
print-columns-won = Колонки
print-line-busts = Срывы
print-longest-turn = Самый долгий ход
print-furthest-turn = Лучший ход
print-spaces-kept = Сохранено клеток
print-spaces-lost = Потеряно клеток

## Ход партии

print-throw = Бросок
print-turn = Ход
print-free = своб.
print-course-more = Ещё { $count } в файле партии.
print-kept = взято { $count }
print-lost = срыв { $count }
print-stop = стоп
