### Что говорит тренер: подсказки, разборы, причины.

coach-choice-fifth = { $pairs }, пятый { $die }
coach-choice-free = { $pairs }, свободный бросок
coach-board-roll-on = дальше
coach-board-stop = стоп
coach-board-roll-on-alone = Бросать дальше
coach-board-stop-alone = Остановиться
coach-board-rolling-on = Бросать дальше
coach-board-stopping = Остановиться
coach-verdict = { $verdict ->
    [brilliant] Блестяще
    [best] Лучший выбор
    [as-good] Равноценно
    [good] Хорошо
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Грубая ошибка
}
coach-verdict-worth = { $verdict }: { $worth }
coach-verdict-bounds = «Хорошо» теряет до { $good }, неточность до { $inaccuracy }, ошибка до { $mistake }, грубая ошибка больше. «Блестяще» — единственный хороший выбор там, где другой на первый взгляд лучше.

## Почему выбор в Express чего-то стоил

coach-out-chosen = Этот выбор сразу завершает игру.
coach-out-best = Лучший выбор сразу завершает игру.
coach-fifth-die-comes-to = Пятый кубик { $die } доходит до { $marks ->
    [1] одной отметки
    [2] двух отметок
    [3] трёх отметок
    [4] четырёх отметок
    [5] пяти отметок
    [6] шести отметок
    [7] семи отметок
    [8] восьми отметок
   *[other] { $marks } отметок
}, а не пятый кубик { $better }
coach-nearly-out = Ещё одна отметка — и игра окончена.
coach-track-rarer = Кубик { $die } тогда чаще идёт в пары, где даёт более редкие суммы, чем кубик { $better }.
coach-track-pairs = Кубик { $die } тогда чаще идёт в пары.
coach-fifth-die-named = Пятым кубиком выбрано { $die }, а не { $better }
coach-fifth-die-row = Итог ряда { $row }: { $points } в { $games } возможных продолжений, а с пятым кубиком { $better } — в { $better_games }.
coach-fifth-die-rows = Рядов с итогом { $points } будет в среднем { $rows }, а с пятым кубиком { $better } — { $better_rows }.
coach-fifth-die-sooner = Выбывание на { $throws } броска раньше.
coach-named-rarer = Каждый кубик { $better } тогда идёт в пары, где даёт более редкие суммы, чем кубик { $die }.
coach-row-stays-empty = Ряд { $row } остаётся пустым
coach-row-is-opened = Ряд { $row } начат
coach-row-is-full = Ряд { $row } уже заполнен
coach-row-is-opened-late = Ряд { $row } начат, когда до конца примерно { $throws ->
    [one] { $throws } бросок
    [few] { $throws } броска
   *[many] { $throws } бросков
}
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
coach-row-comes-to = В ряду { $row } теперь только { $marks ->
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
coach-row-worth-less = Отметка в ряду { $row } стоит меньше, чем в другом
coach-row-lost = Даже с ней ряд приносит { $points } в { $games } возможных продолжений.
coach-row-safe = Даже без неё ряд приносит { $points } лишь в { $games } возможных продолжений.
coach-row-ends-in-minus = Итог этого ряда: { $points } в { $games } возможных продолжений, а с { $better } — в { $better_games }.
coach-row-counts = Он приносит { $points }, а с { $better } — { $better_points }.
coach-row-below-five = Если в нём меньше пяти отметок, он приносит { $points }.
coach-row-in-return = Зато ряд { $row } получает больше отметок
coach-row-in-return-opened = Зато начат ряд { $row }
coach-row-in-return-empty = Зато ряд { $row } остаётся пустым
coach-row-in-return-left = Зато ни одна отметка не идёт в ряд { $row }, где от неё мало пользы
coach-row-in-return-fewer = Зато ряд { $row } получает меньше отметок
coach-fifth-die-in-return = Зато пятый кубик { $die }

## Почему решение на поле чего-то стоило

coach-board-keeps = Стоп сохраняет { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
   *[many] { $spaces } клеток
}.
coach-board-instead = { $play }: примерно { $spaces }, вероятность { $works }.
coach-board-safe = На следующем броске срыв невозможен.
coach-board-threat = После остановки { $name } выигрывает в свой следующий ход с вероятностью { $chance }.
coach-board-one-column = колонку { $column }
coach-board-two-columns = две колонки
coach-board-column = Вероятность взять так { $columns } — { $better }.
coach-board-column-play = Вероятность взять так { $columns } — { $better }, а при выборе { $play } — { $chosen }.
coach-board-column-roll-on = Это берёт { $columns } наверняка, а если бросать дальше, вероятность лишь { $chosen }.
coach-board-column-stop = Вероятность взять так { $columns } — { $better }, а после остановки — { $chosen }.
coach-board-wins-game = Это победа.
coach-board-now = Вероятность выиграть так партию в этот же ход — { $better }.
coach-board-now-play = Вероятность выиграть так партию в этот же ход — { $better }, а при выборе { $play } — { $chosen }.
coach-board-return-play = Зато вероятность взять { $columns }: { $play } — { $chosen }, { $best } — { $better }.
coach-board-return-roll-on = Зато вероятность взять { $columns }, если бросать дальше, — { $chosen }.
coach-board-return-stop = Зато остановка берёт { $columns } наверняка, а если бросать дальше, вероятность лишь { $better }.
coach-board-return-now-play = Зато вероятность выиграть партию в этот же ход: { $play } — { $chosen }, { $best } — { $better }.
coach-board-return-now-roll-on = Зато вероятность выиграть партию в этот же ход, если бросать дальше, — { $chosen }.
coach-board-games-play = Но шанс на победу: { $best } — { $better }, { $play } — { $chosen }.
coach-board-turns-play = Но ходов до конца при выборе { $best } — { $better }, а при выборе { $play } — { $chosen }.
coach-board-ends = Шанс на победу: после удачного хода { $works }, после срыва { $bust }, после остановки { $stop }.
coach-board-ends-turns = Ходов до конца: после удачного хода { $works }, после срыва { $bust }, после остановки { $stop }.
coach-board-works = Если ход удастся, шанс на победу: { $best } — { $better }, { $play } — { $chosen }; после срыва — { $bust }.
coach-board-works-turns = Если ход удастся, ходов до конца при выборе { $best } — { $better }, а при выборе { $play } — { $chosen }; после срыва — { $bust }.
coach-board-shuts-out = Это закрывает колонку, где { $name } на клетке { $space } из { $length }.
coach-board-may-be-lost = Колонку { $column } можно потерять: { $name } на клетке { $space } из { $length }.
coach-board-shorter = В колонке { $column } всего { $length ->
    [few] { $length } клетки
   *[many] { $length } клеток
}, в колонке { $other } — { $longer }.

## Подсказки на поле

coach-board-best = { $verdict }: { $play }, победа { $chance }.
coach-board-best-alone = { $verdict }: { $play }, ходов до конца: { $turns }.
coach-board-to-win = победа { $chance }
coach-board-turns-to-go = ходов до конца: { $turns }
coach-board-turns = ходов: { $turns }
coach-estimate = примерно

## Игроки компьютера

coach-express-careless = Витает в облаках.
coach-express-steady = Живёт этим броском.
coach-express-bold = Любит дорогие ряды.
coach-express-evolved = Играет только на поле.
coach-express-master = Не упускает ничего.
coach-board-careless = Играет что попало, останавливается по прихоти.
coach-board-bold = Считает, как Тихоня, но идёт до 40.
coach-board-steady = Считает до 28 и стоп, как делают многие.
coach-board-evolved = Судит по весам, выведенным за множество партий.
coach-board-master = Продумывает каждый ход; бьёт Эволюцию 3 раза из 4.

## Разбор: где его нет

coach-review-begins = Тренер смотрит каждый выбор…
coach-review-computed = Тренер смотрит каждый выбор… { $percent } %. Esc — вернуться и прервать.
coach-review-failed = Тренер не справился с этим разбором. Esc, затем V — попробовать снова.
coach-review-under-way = подсчёт…
coach-review-costliest-none = нет
coach-review-hidden = Выбор по броску { $throw } ({ $name }) скрыт, пока не выберут все.
coach-review-not-chosen = { $name } ещё выбирает.
coach-review-nothing-to-choose = { $name }: выбирать было ещё нечего.

## Разбор: вся партия

coach-review-at-start = начало
coach-review-luck = кубики
coach-review-choices = выбор
coach-review-others = чужие ходы
coach-review-result = итог
coach-review-expected = ожидание
coach-review-mean-loss = потеря за выбор
coach-review-best-choices = лучших решений
coach-review-best-choices-count = { $best } из { $count }
coach-review-all-best = Каждый выбор был лучшим
coach-review-costliest = Самые дорогие моменты
coach-review-chosen-was = Выбрано: { $choice }
coach-review-best-was = Лучше: { $choice }
coach-review-chosen = выбрано
coach-review-in-game = в партии
coach-review-to-win = Шанс на победу: { $chosen }, лучшее решение { $best }
coach-review-to-win-either = Шанс на победу: в обоих случаях { $share }
coach-review-turns-lost = +{ $turns } хода
coach-review-percent-lost = −{ $number } %

## Разбор: один выбор

coach-review-turn-roll = Ход { $turn }, бросок { $roll }
coach-review-points-lost = потеряно очков
coach-review-turns-to-go = ходов до конца
coach-review-chance = шанс на победу
coach-review-turns-to-go-estimate = ходов до конца, примерно
coach-review-chance-estimate = шанс на победу, примерно
coach-review-cost-points = { $verdict } — цена в очках: { $points }.
coach-review-cost-turns = { $verdict } — цена в ходах: { $turns }.
coach-review-cost-chance = { $verdict } — цена в пунктах шанса на победу: { $points }.
coach-review-alone-best = Лучший выбор: ни один другой не так хорош.
coach-review-brilliant = Блестяще: единственный хороший выбор, и не тот, что виден сразу.
coach-toss-up = Равноценно: разница слишком мала, чтобы её определить.
coach-review-wins = Шанс на победу с этим выбором: { $share }.
coach-review-all-throws = Все броски
coach-review-all-choices = Все решения

## Analysis

coach-analysis-title = Разбор
coach-analysis-edit = Изменить
coach-analysis-quiz-me = Проверить себя
