### Конец партии.

result-alone = { $points } очков
result-wins = { $name } побеждает: { $points }
result-shared = Общая победа, { $points }: { $names }
result-board-alone =
    { $turns ->
        [one] Победа за { $turns } ход
        [few] Победа за { $turns } хода
       *[many] Победа за { $turns } ходов
    }
result-board-wins =
    { $turns ->
        [one] { $name } побеждает за { $turns } ход
        [few] { $name } побеждает за { $turns } хода
       *[many] { $name } побеждает за { $turns } ходов
    }
result-board-outlasted = { $name } побеждает: больше никого не осталось

## На сколько

result-ahead =
    { $count ->
        [one] Перевес { $count } очко; следом { $names }
        [few] Перевес { $count } очка; следом { $names }
       *[many] Перевес { $count } очков; следом { $names }
    }
result-ahead-last = Перевес { $count } с последним броском; следом { $names }.
result-ahead-since = Перевес { $count }, впереди с броска { $throw }; следом { $names }.
result-ahead-kind = Перевес { $count }; следом { $names }. Никто не утонул.
result-ahead-deep = Перевес { $count }; следом { $names }. Кто-то же должен был победить.
result-board-other =
    { $columns ->
        [one] { $name }: { $columns } колонка
        [few] { $name }: { $columns } колонки
       *[many] { $name }: { $columns } колонок
    }
result-board-other-none = { $name }: ни одной колонки
result-board-others-none = У остальных ни одной колонки
result-board-next =
    { $columns ->
        [one] Следом { $name }: { $columns } колонка
        [few] Следом { $name }: { $columns } колонки
       *[many] Следом { $name }: { $columns } колонок
    }
result-board-next-each =
    { $columns ->
        [one] Следом, по { $columns } колонке: { $names }
        [few] Следом, по { $columns } колонки: { $names }
       *[many] Следом, по { $columns } колонок: { $names }
    }

## В одиночку

result-best-so-far = Лучшая партия до сих пор: { $result }
result-last-time = В прошлый раз: { $result }
result-short = До лучшей партии, { $best }, не хватило { $count }.
result-as-many-points = Столько же очков, как в лучшей партии
result-as-few-turns = Столько же ходов, как в лучшей партии
result-new-record = Новый рекорд, { $name }
result-record = Рекорд, { $name }
result-more = На { $count } больше, чем когда-либо.
result-fewer =
    { $count ->
        [one] На { $count } ход меньше, чем когда-либо.
        [few] На { $count } хода меньше, чем когда-либо.
       *[many] На { $count } ходов меньше, чем когда-либо.
    }
result-last-ten = Последние десять
result-old-record = прежний рекорд { $result }

## Среди своих партий

result-own-first = первая
result-own-best = лучшая из { $count }
result-own-place = { $place }-я из { $count }
result-own-among-best = лучшая из { $count }; до неё { $best }
result-own-among = { $place }-я из { $count }; лучшая { $best }
result-own-won = побед: { $won } из { $count }

## Ход партии

result-course = Очки после каждого броска
result-course-one = Единолично впереди: только { $name }
result-course-changes =
    { $count ->
        [one] Лидер сменился { $count } раз
        [few] Лидер сменился { $count } раза
       *[many] Лидер сменился { $count } раз
    }
result-board-course = Пройдено колонок, целиком или частично, круг за кругом

## Показатели игроков

result-best-row = Лучший ряд
result-costliest = Дорогой выбор
result-own-games = Свои партии
result-columns-count =
    { $count ->
        [one] { $count } колонка
        [few] { $count } колонки
       *[many] { $count } колонок
    }
result-furthest = Дальний ход
result-spaces =
    { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
       *[many] { $count } клеток
    }
result-place = { $place }.
result-costliest-told = { $when }, { $cost }
result-costliest-of = { $verdict } · { $when }: { $what }, { $cost }
result-costliest-of-points = { $verdict } · { $when }: { $what }, цена в очках { $points }

## Партия в одиночку

result-beats = Лучше
result-beats-games = { $share } почти идеальных партий
result-out-with-throw = Аут, бросок
result-dice = Кубики
result-par = Эти кубики
result-par-told = тренер { $coach }, максимум { $best }
result-par-between = тренер { $coach }, максимум от { $least } до { $most }
result-attempts = Попытки
result-attempts-told = { $place }-я из { $count }; остальные { $others }

## Счёт бланков

result-left-after = уход после { $throw }
result-beats-note = из миллиона почти идеальных партий
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
       *[many] { $count } бросков
    }
result-kept = Клеток взято
result-lost = Клеток потеряно

## Кнопки

result-again = Сыграть ещё
result-save = Сохранить картинку
result-details = Подробности
result-same-dice = Те же кубики
result-code-of-day = Кубики дня, { $date }: { $code }
result-code = Код этих кубиков: { $code }
result-helped = С помощью: { $helps }
result-strict = Строгая партия: без подсказок и отмен, новые кости
result-counts = Эта партия считается в рекордах.
result-counts-apart = Эта партия считается среди партий с помощью.
result-leave-out = Не считать
result-left-out = Эта партия не считается в рекордах.
result-let-count = Считать

result-bg-stats = Передать в BG Stats
result-bg-stats-about = Отсканируйте это телефоном, на котором есть приложение BG Stats. Оно спросит, прежде чем сохранить партию. Пока вы не отсканируете, ничего не отправляется.
