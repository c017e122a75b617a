### Печать и картинки.

print-name = Имя
print-date = Дата
print-fifth-dice = Пятые кубики
print-out-with = вне игры с броска { $throw }

## Поле

print-mark-quarters =
    Каждый игрок отмечает карандашом
    свою четверть клетки.
print-coins-run =
    Три монеты сойдут
    за бегунки для всех.
print-legend-columns = взятые колонки

## Заголовок итога

print-under-way = Партия идёт
print-result-alone = { $total } очков
print-wins = { $name } побеждает: { $total }
print-share = Общая победа, { $total }: { $names }
print-won-alone = Победа за { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
print-wins-in = { $name } побеждает за { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
print-throws = { $count ->
    [one] { $count } бросок
    [few] { $count } броска
   *[many] { $count } бросков
}
print-penalty = ряд с 1–4 отметками стоит { $points }
print-rolls = { $count ->
    [one] { $count } бросок
    [few] { $count } броска
   *[many] { $count } бросков
}
print-columns-win = колонок для победы: { $count }
print-dice-real = свои кубики
print-dice-earlier = кубики прежней партии
print-dice-of-day = кубики дня, код { $code }
print-dice-app = кубики приложения, код { $code }
print-figure = { $title }: { $figure }

## Счета игроков

print-left = уход
print-each = по { $points }
print-marks = { $count ->
    [one] { $count } отметка
    [few] { $count } отметки
   *[many] { $count } отметок
}
print-still-in = в игре
print-columns-won = Колонки
print-line-busts = Срывы
print-longest-turn = Самый долгий ход
print-furthest-turn = Самый дальний ход
print-spaces-kept = Клеток взято
print-spaces-lost = Клеток потеряно

## Ход партии, узкие столбцы

print-throw = Бросок
print-turn = Ход
print-free = свободно
print-course-more = … и ещё { $count }, в файле партии.
print-kept = взято { $count }
print-lost = минус { $count }
print-stop = стоп
