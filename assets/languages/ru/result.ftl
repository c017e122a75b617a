### Конец партии.

## Заголовок

result-alone = { $points } очков
result-wins = { $name } побеждает: { $points }
result-shared = Общая победа, { $points }: { $names }
result-board-alone =
    { $turns ->
        [one] Победа за { $turns } ход
        [few] Победа за { $turns } хода
        [many] Победа за { $turns } ходов
       *[other] Победа за { $turns } хода
    }
result-board-wins =
    { $turns ->
        [one] { $name } побеждает за { $turns } ход
        [few] { $name } побеждает за { $turns } хода
        [many] { $name } побеждает за { $turns } ходов
       *[other] { $name } побеждает за { $turns } хода
    }
result-board-outlasted = { $name } побеждает: больше никто не играет

## Под заголовком: насколько

result-ahead =
    { $count ->
        [one] Отрыв { $count } очко; следом { $names }
        [few] Отрыв { $count } очка; следом { $names }
        [many] Отрыв { $count } очков; следом { $names }
       *[other] Отрыв { $count } очка; следом { $names }
    }
result-ahead-last = Отрыв { $count }, и только на последнем броске; следом { $names }.
result-ahead-since = Отрыв { $count }, впереди с броска { $throw }; следом { $names }.
result-ahead-kind = Отрыв { $count }; следом { $names }. Никто не утонул.
result-ahead-deep = Отрыв { $count }; следом { $names }. Кто-то же должен победить.
result-board-other =
    { $columns ->
        [one] { $name }: { $columns } колонка
        [few] { $name }: { $columns } колонки
        [many] { $name }: { $columns } колонок
       *[other] { $name }: { $columns } колонки
    }
result-board-other-none = { $name }: ни одной колонки
result-board-others-none = У остальных ни одной колонки
result-board-next =
    { $columns ->
        [one] Следом { $name }: { $columns } колонка
        [few] Следом { $name }: { $columns } колонки
        [many] Следом { $name }: { $columns } колонок
       *[other] Следом { $name }: { $columns } колонки
    }
result-board-next-each =
    { $columns ->
        [one] Следом { $names }: по { $columns } колонке
        [few] Следом { $names }: по { $columns } колонки
        [many] Следом { $names }: по { $columns } колонок
       *[other] Следом { $names }: по { $columns } колонки
    }

## Соло: сравнение с лучшей партией

result-best-so-far = Лучшая партия до сих пор: { $result }
result-last-time = В прошлый раз: { $result }
result-short = До лучшего итога { $best } не хватило { $count ->
    [one] { $count } очка
   *[other] { $count } очков
}.
result-as-many-points = Вровень с лучшей партией
result-as-few-turns = Вровень с лучшей партией
result-new-record = Новый рекорд: { $name }
result-record = Рекорд игрока { $name }
result-more = На { $count } больше, чем когда-либо.
result-fewer =
    { $count ->
        [one] На { $count } ход меньше, чем когда-либо.
        [few] На { $count } хода меньше, чем когда-либо.
        [many] На { $count } ходов меньше, чем когда-либо.
       *[other] На { $count } хода меньше, чем когда-либо.
    }
result-last-ten = Последние десять
result-old-record = прежний рекорд { $result }

## Итог среди своих

result-own-first = первая партия
result-own-best = лучшая из { $count }
result-own-place = { $place }-я из { $count }
result-own-among-best = лучшая из { $count }; прежде { $best }
result-own-among = { $place }-я из { $count }; лучшая { $best }
result-own-won = побед { $won } из { $count }

## Ход партии

result-course = Очки после каждого броска
result-course-one = Впереди всех был лишь один игрок: { $name }
result-course-changes =
    { $count ->
        [one] Лидер сменился { $count } раз
        [few] Лидер сменился { $count } раза
        [many] Лидер сменился { $count } раз
       *[other] Лидер сменился { $count } раза
    }
result-board-course = Взятые и начатые колонки, круг за кругом

## Цифры каждого игрока

result-best-row = Лучший ряд
result-costliest = Главная потеря
result-own-games = Свои партии
result-columns-count =
    { $count ->
        [one] { $count } колонка
        [few] { $count } колонки
        [many] { $count } колонок
       *[other] { $count } колонки
    }
result-furthest = Лучший ход
result-spaces =
    { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
        [many] { $count } клеток
       *[other] { $count } клетки
    }
result-place = { $place }.
result-costliest-told = { $when }, { $cost }
result-costliest-of = { $verdict } · { $when }: { $what }, { $cost }
result-costliest-of-points = { $verdict } · { $when }: { $what }, очки: { $points }

## Партия соло

result-beats = Лучше
result-beats-games = { $share } почти безупречных партий
result-out-with-throw = Выбывание на броске
result-dice = Кубики
result-par = Те же кубики
result-par-told = тренер { $coach }, максимум { $best }
result-par-between = тренер { $coach }, максимум от { $least } до { $most }
result-attempts = Попытки
result-attempts-told = { $place }-я из { $count }; остальные: { $others }

## Счёт бланков

result-left-after = по { $throw }-й бросок
result-beats-note = из миллиона почти безупречных партий
result-attempt = { $number }-я попытка

## Счёт на поле

result-columns-won = Колонки
result-turns = Ходы
result-rolls = Броски
result-busts = Срывы
result-longest = Самый долгий ход
result-longest-rolls =
    { $count ->
        [one] { $count } бросок
        [few] { $count } броска
        [many] { $count } бросков
       *[other] { $count } броска
    }
result-kept = Сохранено клеток
result-lost = Потеряно клеток

## Кнопки

result-again = Ещё раз
result-save = Сохранить картинку
result-details = Подробности
result-same-dice = Снова те же кубики
result-code-of-day = Кубики дня, { $date }: { $code }
result-code = Код кубиков: { $code }
result-helped = С помощью: { $helps }
result-strict = Турнирный режим: без подсказок и отмены, новые кубики
result-counts = Эта партия учитывается в рекордах.
result-counts-apart = В этой партии была помощь, поэтому она в отдельном списке.
result-leave-out = Не учитывать в рекордах
result-left-out = Эта партия не учитывается в рекордах.
result-let-count = Учитывать в рекордах

result-bg-stats = Отправить в BG Stats
result-bg-stats-about = Отсканируйте это телефоном с приложением BG Stats. Оно спросит, прежде чем сохранить партию; пока вы не отсканируете, ничего не отправляется.
