### Что говорит тренер: подсказки, разборы, причины.

coach-choice-fifth = { $pairs }, пятый { $die }
coach-choice-free = { $pairs }, свободный бросок
coach-board-roll-on = бросать дальше
coach-board-stop = стоп
coach-board-roll-on-alone = Бросать дальше
coach-board-stop-alone = Стоп
coach-board-rolling-on = Бросать дальше
coach-board-stopping = Стоп
coach-verdict = { $verdict ->
    [brilliant] Блестяще
    [best] Лучше всего
    [as-good] Не хуже
    [good] Хорошо
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Грубая ошибка
}
coach-verdict-worth = { $verdict }: { $worth }
coach-verdict-bounds = «Хорошо» — потеря до { $good }, неточность — до { $inaccuracy }, ошибка — до { $mistake }, грубая ошибка — больше. «Блестяще» — единственный хороший выбор, хотя на первый взгляд лучше другой.

## Почему выбор в Express чего-то стоил

coach-out-chosen = После этого выбора игрок сразу выбывает; после лучшего будет в среднем ещё { $throws ->
    [one] { $throws } бросок
    [few] { $throws } броска
    [many] { $throws } бросков
   *[other] { $throws } броска
}.
coach-out-best = После лучшего выбора игрок сразу выбывает; после сделанного будет в среднем ещё { $throws ->
    [one] { $throws } бросок
    [few] { $throws } броска
    [many] { $throws } бросков
   *[other] { $throws } броска
}.
coach-reason = { $what } ({ $figure }): { $later }.
coach-reason-alone = { $what } ({ $figure }).
coach-no-reason = Это стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
coach-fifth-die-comes-to = На шкале { $die } теперь { $marks ->
    [1] одна отметка
    [2] две отметки
    [3] три отметки
    [4] четыре отметки
    [5] пять отметок
    [6] шесть отметок
    [7] семь отметок
    [8] восемь отметок
   *[other] { $marks } отметок
}, а лучше было отметить шкалу { $better }
coach-fifth-die-named = Названо число { $die }, а не { $better }
coach-row-stays-empty = Ряд { $row } остаётся пустым
coach-row-is-opened = Этот выбор начинает ряд { $row }
coach-row-is-opened-with-two = Этот выбор начинает ряд { $row } двумя отметками
coach-row-stays = В ряду { $row } остаётся { $marks ->
    [1] одна отметка
    [2] две отметки
    [3] три отметки
    [4] четыре отметки
    [5] пять отметок
    [6] шесть отметок
    [7] семь отметок
    [8] восемь отметок
    [9] девять отметок
    [10] десять отметок
   *[other] { $marks } отметок
}
coach-row-comes-to = В ряду { $row } теперь { $marks ->
    [1] одна отметка
    [2] две отметки
    [3] три отметки
    [4] четыре отметки
    [5] пять отметок
    [6] шесть отметок
    [7] семь отметок
    [8] восемь отметок
    [9] девять отметок
    [10] десять отметок
   *[other] { $marks } отметок
}
coach-row-gets-one = Ряд { $row } получает только одну отметку вместо двух
coach-row-gets-two = Ряд { $row } получает две отметки вместо одной
coach-row-gets-none = Ряд { $row } вместо двух отметок не получает ни одной
coach-row-later = Ряд { $row } потом получает { $dice ->
    [fewer] меньше кубиков, а ряд { $other } — больше
   *[more] больше кубиков, а ряд { $other } — меньше
}
coach-rest = Всё остальное
coach-row-counts = { $points }, а с { $better } было бы { $better_points }
coach-row-ends = к концу в среднем { $points }, а с { $better } было бы { $better_points }
coach-row-ends-with-dice = этот ряд потом получает { $dice ->
    [fewer] на { $marks } отметки меньше, а ряд { $other } — больше
   *[more] на { $marks } отметки больше, а ряд { $other } — меньше
}; { $ends }
coach-fifth-die-throws = в среднем ещё { $throws ->
    [one] { $throws } бросок
    [few] { $throws } броска
    [many] { $throws } бросков
   *[other] { $throws } броска
} вместо { $better_throws }
coach-rows-short = рядов, где в конце меньше пяти отметок, в среднем { $short } вместо { $better_short }
coach-fifth-die-row = ряд { $row } к концу даёт в среднем { $points } вместо { $better_points }
coach-fifth-die-rows = ряды { $rows } вместе к концу дают в среднем { $points } вместо { $better_points }
coach-rest-fewer = ряд { $other } потом получает больше кубиков, а { $ends }
coach-rest-more = ряд { $other } потом получает меньше кубиков, а { $ends }
coach-fifth-die-more = потом пятым кубиком чаще бывает { $value }, и { $ends }
coach-fifth-die-less = потом пятым кубиком реже бывает { $value }, и { $ends }
coach-fifth-die-throws-and-rows = { $throws }, и { $ends }

## Почему решение на поле чего-то стоило

coach-board-keeps = Сохранится клеток, если всё получится: около { $more } ({ $best }), около { $spaces } ({ $chosen }).
coach-board-safe = Следующий бросок срывом не грозит.
coach-board-nearly-safe = Следующий бросок срывом почти не грозит.
coach-board-seldom-busts = Риск срыва на следующем броске всего { $bust }.
coach-board-next-bust = Риск срыва на следующем броске: { $less } ({ $best }), { $bust } ({ $chosen }).
coach-board-leaves-runner = Вариант { $best } оставляет бегунок в запасе.
coach-board-tops = Вариант { $best } выводит на вершину колонки { $column }.
coach-board-begins = Вариант { $chosen } начинает колонку { $column } с самого низа.
coach-board-threat = Шанс, что после стопа следующим ходом победит { $name }: { $chance }.
coach-board-wins-game = Шанс победить этим ходом: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-two = Шанс взять этим ходом две колонки: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-one = Шанс взять этим ходом какую-нибудь колонку: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-column = Шанс взять этим ходом колонку { $column }: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-at-once = Шанс победить этим ходом: 100 % ({ $best }), { $share } ({ $chosen }).
coach-board-games-play = Шанс на победу: { $better } ({ $best }), { $works } ({ $play }).
coach-board-turns-play = Ходов до конца: { $better } ({ $best }), { $works } ({ $play }).
coach-board-ends = Шанс без срыва дойти до лучшего момента для стопа: { $often }. Шанс на победу: { $works } при успехе, { $bust } после срыва, { $stop } после стопа здесь.
coach-board-risks = Риск срыва, если бросать дальше: { $often }. Шанс на победу: { $bust } после срыва, { $stop } после стопа здесь.
coach-board-ends-turns = Шанс без срыва дойти до лучшего момента для стопа: { $often }. Ходов до конца: { $works } при успехе, { $bust } после срыва, { $stop } после стопа здесь.
coach-board-works = Шанс на успех: { $more_often } ({ $best }), { $often } ({ $play }). Шанс на победу: { $better } или { $works } при успехе, { $bust } после срыва.
coach-board-works-turns = Шанс на успех: { $more_often } ({ $best }), { $often } ({ $play }). Ходов до конца: { $better } или { $works } при успехе, { $bust } после срыва.
coach-board-may-be-lost = Колонку { $column } можно упустить: { $name } на клетке { $space } из { $length }.
coach-board-closer = Осталось клеток: { $left } в колонке { $column } ({ $best }), { $more } в колонке { $other } ({ $chosen }).
coach-board-shorter = В колонке { $column } всего { $length ->
    [one] { $length } клетка
    [few] { $length } клетки
    [many] { $length } клеток
   *[other] { $length } клетки
}, а в колонке { $other } их { $longer }.

## Подсказки на поле

coach-board-best = { $verdict }: { $play }, шанс на победу { $chance }.
coach-board-best-alone = { $verdict }: { $play }, до конца { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}.
coach-board-to-win = победа: { $chance }
coach-board-turns-to-go = до конца { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
coach-board-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
coach-estimate = примерно

## Компьютерные игроки

coach-express-average = Средний итог: { $points }.
coach-express-dreamy = Начинает ряд за рядом.
coach-express-careless = Редко заканчивает ряды.
coach-express-eager = Начинает ряды поздно.
coach-express-curious = Иногда промахивается.
coach-express-steady = Живёт одним броском.
coach-express-bold = Играет хорошо, но спешит.
coach-express-evolved = Играет только на поле.
coach-express-master = Ничего не упускает.
coach-board-careless = Играет и останавливается как попало.
coach-board-bold = Считает, как Тихоня, но идёт до 40.
coach-board-steady = Считает до 28 и говорит «стоп», как многие.
coach-board-evolved = Учился на тысячах партий.
coach-board-master = Продумывает ходы; бьёт Умника 3 раза из 4.

## Разбор: где его нет

coach-review-begins = Тренер просматривает каждый выбор…
coach-review-computed = Тренер просматривает каждый выбор… { $percent } %. Чтобы прервать и вернуться, нажмите Esc.
coach-review-failed = Тренеру не удалось оценить эту партию. Чтобы попробовать ещё раз, нажмите Esc, затем V.
coach-review-under-way = подсчёт…
coach-review-costliest-none = нет
coach-review-hidden = Выбор игрока { $name } по броску { $throw } скрыт, пока не выберут все.
coach-review-not-chosen = { $name } ещё выбирает.
coach-review-nothing-to-choose = { $name }: выбирать было ещё нечего.

## Разбор: вся партия

coach-review-at-start = начало
coach-review-luck = кубики
coach-review-choices = выбор
coach-review-others = чужие ходы
coach-review-result = итог
coach-review-expected = ожидается
coach-review-mean-loss = потеря за выбор
coach-review-best-choices = лучшие решения
coach-review-best-choices-count = { $best } из { $count }
coach-review-all-best = Каждый выбор был лучшим
coach-review-costliest = Самые большие потери
coach-review-chosen-was = Выбрано: { $choice }
coach-review-best-was = Лучше: { $choice }
coach-review-chosen = выбрано
# A choice as the answer to a question, behind its verdict.
coach-review-answered = ваш ответ
coach-review-in-game = в партии
coach-wins-instead = { $choice }: шанс на победу { $share } вместо { $less }, очки: { $points }.
coach-wins-same = С такими же отметками { $names } { $count ->
    [one] выбирает
    [few] выбирают
    [many] выбирают
   *[other] выбирают
} { $pairs } в { $often } партий, { $best } — в { $rarely }; при том же выборе никто не вырвется вперёд.
coach-wins-leader = С почти такими же отметками { $name } впереди примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} и выбирает { $pairs } в { $often } партий, { $best } — в { $rarely }; при том же выборе { $name } так и останется впереди.
coach-wins-others = { $names } { $count ->
    [one] выбирает
    [few] выбирают
    [many] выбирают
   *[other] выбирают
} { $pairs } в { $often } партий, { $best } — в { $rarely }.
coach-wins-together = При другом вы часто либо обходите их всех, либо не обходите никого.
coach-wins-less = Этот выбор приносит на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} меньше, чем { $pairs }.
coach-wins-alike = { $names }: { $marks ->
    [same] такие же отметки
   *[nearly] почти такие же отметки
}, поэтому каждый бросок помогает { $count ->
    [one] обоим
   *[other] всем
} одинаково, и небольшой отрыв сохраняется.
coach-wins-ahead = { $names } { $count ->
    [one] отстаёт и выбирает
    [few] отстают и выбирают
    [many] отстают и выбирают
   *[other] отстают и выбирают
} { $best } в { $often } партий; при том же выборе отрыв сохраняется.
coach-wins-same-track = { $names }: в { $often } партий пятым кубиком тоже будет { $die }. На одинаковых шкалах одни и те же броски помогают всем.
coach-wins-by-shared-dice = Если бы остальные бросали другой набор кубиков, шанс на победу был бы { $best } с { $pairs } и { $chosen } с этим выбором: разницу дают общие кубики.
coach-wins-swings = { $why ->
    [behind] Отстающий выигрывает чаще, если разрыв в очках с лучшим из остальных колеблется сильнее: при { $pairs } он колеблется на ±{ $best }, а при этом выборе лишь на ±{ $chosen }.
    [ahead] Лидер выигрывает чаще, если отрыв в очках от лучшего из остальных колеблется слабее: при { $pairs } он колеблется лишь на ±{ $best }, а при этом выборе на ±{ $chosen }.
    [cheap-behind] Отстающему потерю очков возмещает то, что разрыв с лучшим из остальных колеблется сильнее: при этом выборе на ±{ $chosen }, а при { $pairs } лишь на ±{ $best }.
   *[cheap-ahead] Лидеру потерю очков возмещает то, что отрыв от лучшего из остальных колеблется слабее: при этом выборе лишь на ±{ $chosen }, а при { $pairs } на ±{ $best }.
}
coach-wins-at-once = Бросков осталось мало: после этого броска у вас { $best } очков при { $pairs } и { $chosen } при этом выборе.
coach-wins-race = Разрыв в очках с лучшим из остальных колеблется лишь на ±{ $points }, поэтому исход многих партий решают несколько очков.
coach-wins-gap = В среднем разрыв в очках с лучшим из остальных составляет { $best } при { $pairs } (±{ $spread }) и { $chosen } при этом выборе (±{ $chosen_spread }).
coach-rival-is-out = { $name } вне игры, очки: { $points }; этот выбор даёт около { $chosen }, лучший — { $best }.
coach-rival-expects = { $name }: ожидаемый итог около { $points }; этот выбор даёт около { $chosen }, лучший — { $best }.
coach-rival-falls = { $name }: ожидаемый итог около { $points }, но в { $share } партий он ниже { $best }; у всех, кто играет дальше, одни и те же броски.
coach-review-turns-lost = { $turns ->
    [one] +{ $turns } ход
    [few] +{ $turns } хода
    [many] +{ $turns } ходов
   *[other] +{ $turns } хода
}
coach-review-percent-lost = −{ $number } %

## Разбор: один выбор

coach-review-turn-roll = Ход { $turn }, бросок { $roll }
coach-review-points-lost = потеряно очков
coach-review-turns-to-go = ходов до конца
coach-review-chance = шанс на победу
coach-review-turns-to-go-estimate = ходов до конца, примерно
coach-review-chance-estimate = шанс на победу, примерно
coach-review-cost-points = { $verdict }: стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
coach-review-cost-turns = { $verdict }: стоит { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}.
coach-review-cost-chance = { $verdict }: стоит { $points ->
    [one] { $points } процентный пункт
    [few] { $points } процентных пункта
    [many] { $points } процентных пунктов
   *[other] { $points } процентного пункта
} шанса на победу.
coach-review-alone-best = Лучше всего: ни один другой выбор не так хорош.
coach-review-brilliant = Блестяще: единственный хороший выбор, и не самый очевидный.
coach-toss-up = Всё равно: разница слишком мала, чтобы её оценить.
coach-review-all-moments = Все решения
coach-review-all-choices = Все варианты

## Разбор

coach-analysis-title = Разбор
coach-analysis-edit = Изменить
coach-analysis-quiz-me = Проверить себя
