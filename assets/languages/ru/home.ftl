### Первый экран: список партий.

## Пути к игре

home-continue = Продолжить
home-looking = Поиск ваших партий…
home-alone = Соло
home-today = Кубики дня
home-today-once = Пока { $result }
home-today-best = { $result }, лучший итог из { $count }

## На чём партия остановилась

home-standing-board-alone =
    { $columns ->
        [one] { $columns } колонка
        [few] { $columns } колонки
        [many] { $columns } колонок
       *[other] { $columns } колонки
    } за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }
home-standing-board-won =
    побеждает { $name }, { $columns ->
        [one] { $columns } колонка
        [few] { $columns } колонки
        [many] { $columns } колонок
       *[other] { $columns } колонки
    }
home-standing-turn = Ход { $turn }: { $name }
home-under-way = Не окончена
home-classic-alone = Классика соло
home-uncounted = не считается

## Над списком

home-find-field = Поиск партий
home-search = Поиск
home-sort-date = Сортировать по дате
home-sort-name = Сортировать по названию
home-sort-result = Сортировать по итогу
home-sorted-name = По названию
home-sorted-result = По итогу
home-games-shown =
    { $count ->
        [one] { $shown } из { $count } партии
       *[other] { $shown } из { $count } партий
    }

## Что можно сделать с партией

home-open = Открыть
home-rename = Переименовать
home-copy = Копировать
home-leave-out = Не учитывать в рекордах
home-count = Учитывать в рекордах
home-delete = Удалить партию
home-more = Ещё о партии
home-last-good = Последняя целая копия
home-up-to-damage = До повреждения

## Список

home-unreadable = Не читается: { $file }
home-name-field = Назовите эту партию
home-none-found = Ничего не найдено
home-none-found-about = Чтобы снова увидеть все партии, нажмите Esc.
home-none-left = Партий не осталось
home-none-left-about = Удалённую ещё можно восстановить.

## Удаление

home-delete-question = Удалить эту партию?
home-delete-it = Удалить
home-keep-it = Оставить
home-deleted = Партия удалена.
home-restore = Восстановить
home-not-deleted-phones = Партия не удалена: она открыта на телефонах. Сначала отключите их.
home-not-deleted-unsaved = Партия не удалена: она ещё не сохранена.

## Внизу

home-quiz = Тренировка
home-code-copied = Скопирован код { $code }.
home-no-code = Код есть только у партий с виртуальными кубиками.
home-not-listed = Не удалось показать список партий. Чтобы попробовать ещё раз, нажмите { $key }.

## Партия из повреждённого файла

home-copy-last-good = Это последняя целая копия партии; повреждённый файл не изменился.
home-copy-salvaged =
    В этой копии { $kept ->
        [one] { $kept } событие
        [few] { $kept } события
        [many] { $kept } событий
       *[other] { $kept } события
    } до повреждения; { $lost ->
        [one] { $lost } событие после него пропущено
        [few] { $lost } события после него пропущены
        [many] { $lost } событий после него пропущены
       *[other] { $lost } события после него пропущено
    }. Повреждённый файл не изменился.

## Кубики дня и другие

home-dice-heading = Соло теми же кубиками
home-dice-today = Сегодня
home-dice-title-today = Кубики дня
home-dice-title-day = Кубики дня, { $date }
home-dice-title-code = Кубики по коду
home-dice-play = Играть
home-dice-play-as = Играть: { $name }
home-dice-unplayed = Ещё не играли
home-dice-helped = только с помощью
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, лучший итог из { $count }
home-dice-copied = Скопировано. У каждого, кто введёт этот код, будут те же кубики.
home-dice-shared = Те же кубики для всех с этим кодом.
home-dice-copy = Копировать код
home-dice-nobody = Этими кубиками ещё никто не доиграл партию.

## Попытки

home-attempt-best = лучшая
home-attempt-equal = столько же
home-attempt-behind = меньше на { $points }
home-attempt-more = больше на { $turns }
home-attempt-throws =
    { $count ->
        [one] { $count } бросок
        [few] { $count } броска
        [many] { $count } бросков
       *[other] { $count } броска
    }

## Самое начало

home-start-title = Пять кубиков. Две пары. Один лишний.
home-start-about = Бланк для Can’t Stop Express и Can’t Stop.
home-start-splits = другие варианты
home-start-fifth = пятый кубик
home-start-play = Играть
home-start-alone = ваш лучший итог
home-start-today = те же броски для всех
