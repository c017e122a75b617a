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

coach-out-chosen = Этот выбор сразу завершает игру; после лучшего бросков в среднем ещё { $throws }.
coach-out-best = Лучший выбор сразу завершает игру; после этого бросков в среднем ещё { $throws }.
coach-reason = { $what } ({ $figure }): { $later }.
coach-no-reason = Цена этого в очках: { $points }.
coach-row = Ряд { $row }
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
coach-fifth-die-named = Пятым кубиком выбрано { $die }, а не { $better }
coach-row-stays-empty = Ряд { $row } остаётся пустым
coach-row-is-opened = Ряд { $row } начат
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
coach-rows-other = Все другие ряды
coach-row-counts = { $points }, с { $better } — { $better_points }
coach-row-ends = в конце в среднем { $points }, с { $better } — { $better_points }
coach-row-ends-fifth = в конце в среднем { $points }, с пятым кубиком { $better } — { $better_points }
coach-rows-end-fifth = все другие ряды в конце в среднем { $points }, с пятым кубиком { $better } — { $better_points }
coach-throws-to-come = бросков в среднем ещё { $throws }, с пятым кубиком { $better } — { $better_throws }

## Почему решение на поле чего-то стоило

coach-board-keeps = Клеток при удаче: { $best } — около { $more }, { $chosen } — около { $spaces }.
coach-board-safe = На следующем броске срыв невозможен.
coach-board-threat = После остановки { $name } выигрывает в свой следующий ход с вероятностью { $chance }.
coach-board-wins-game = Победа в этот ход: { $best } — { $better }, { $chosen } — { $share }.
coach-board-wins-two = Две колонки в этот ход: { $best } — { $better }, { $chosen } — { $share }.
coach-board-wins-column = Колонка { $column } в этот ход: { $best } — { $better }, { $chosen } — { $share }.
coach-board-at-once = Победа в этот ход: { $best } — сразу, { $chosen } — { $share }.
coach-board-games-play = Шанс на победу: { $best } — { $better }, { $play } — { $works }.
coach-board-turns-play = Ходов до конца при выборе { $best } — { $better }, а при выборе { $play } — { $works }.
coach-board-ends = Новый бросок удаётся с вероятностью { $often }: шанс на победу тогда { $works }, после срыва { $bust }, после остановки { $stop }.
coach-board-ends-turns = Новый бросок удаётся с вероятностью { $often }: ходов до конца тогда { $works }, после срыва { $bust }, после остановки { $stop }.
coach-board-works = { $best } удаётся с вероятностью { $more_often }, { $play } — { $often }; шанс на победу тогда { $better } или { $works }, после срыва { $bust }.
coach-board-works-turns = { $best } удаётся с вероятностью { $more_often }, { $play } — { $often }; ходов до конца тогда { $better } или { $works }, после срыва { $bust }.
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

coach-express-average = Около { $points } очков.
coach-express-dreamy = Открывает ряд за рядом.
coach-express-careless = Бросает много рядов.
coach-express-eager = Открывает ряды слишком поздно.
coach-express-curious = Иногда ошибается.
coach-express-steady = Живёт этим броском.
coach-express-bold = Играет хорошо, но спешит.
coach-express-evolved = Играет только на поле.
coach-express-master = Не упускает ничего.
coach-board-careless = Играет что попало, останавливается по прихоти.
coach-board-bold = Считает, как Тихоня, но идёт до 40.
coach-board-steady = Считает до 28 и стоп, как делают многие.
coach-board-evolved = Учился на тысячах партий.
coach-board-master = Продумывает каждый ход; бьёт Умника 3 раза из 4.

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
coach-wins-instead = { $choice } даёт победу в { $share } партий вместо { $less }, очки: { $points }.
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
coach-review-all-throws = Все броски
coach-review-all-choices = Все решения

## Analysis

coach-analysis-title = Разбор
coach-analysis-edit = Изменить
coach-analysis-quiz-me = Проверить себя
