### Первый экран: список партий.

home-continue = Продолжить
home-looking = Поиск ваших партий…
home-alone = В одиночку
home-today = Кубики дня
home-today-once = Пока { $result }
home-today-best = { $result }, лучшее из { $count }

## Как стоит партия

home-standing-board-alone =
    { $columns ->
        [one] { $columns } колонка
        [few] { $columns } колонки
       *[many] { $columns } колонок
    } за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
home-standing-board-won =
    { $name } побеждает: { $columns ->
        [one] { $columns } колонка
        [few] { $columns } колонки
       *[many] { $columns } колонок
    }
home-standing-turn = Ход { $turn }: { $name }
home-under-way = Идёт
home-classic-alone = Классика, один
home-uncounted = не считается

## Над списком

home-find-field = Найти партию
home-search = Поиск
home-sort-date = Сортировать по дате
home-sort-name = Сортировать по названию
home-sort-result = Сортировать по итогу
home-sorted-name = По названию
home-sorted-result = По итогу
home-games-shown =
    { $count ->
        [one] { $shown } из { $count } партии
       *[many] { $shown } из { $count } партий
    }

## Выбранная партия

home-open = Открыть
home-rename = Назвать
home-copy = Копировать
home-leave-out = Не считать в рекордах
home-count = Считать в рекордах
home-delete = Удалить партию
home-more = Ещё об этой партии
home-last-good = Последняя целая
home-up-to-damage = До повреждения

## Список

home-unreadable = { $file } не читается
home-name-field = Название этой партии
home-none-found = Такой партии нет
home-none-found-about = Esc снова показывает все партии.
home-none-left = Партий не осталось
home-none-left-about = Удалённую ещё можно вернуть.

## Удаление

home-delete-question = Удалить эту партию?
home-delete-it = Удалить
home-keep-it = Оставить
home-deleted = Партия удалена.
home-restore = Вернуть
home-not-deleted-phones = Партия не удалена: в неё играют телефоны. Сначала отключите их.
home-not-deleted-unsaved = Партия не удалена: она ещё не сохранена.

## Внизу

home-quiz = Тренировка
home-code-copied = Код { $code } скопирован.
home-no-code = Код кубиков есть только у партии с кубиками приложения.
home-not-listed = Программа не смогла составить список партий. { $key } — попробовать снова.
home-copy-last-good = Это копия последней целой партии; повреждённый файл не изменился.
home-copy-salvaged =
    Это копия, в которой { $kept ->
        [one] { $kept } событие
        [few] { $kept } события
       *[many] { $kept } событий
    } до повреждения; { $lost ->
        [one] { $lost } после него пропущено
       *[many] { $lost } после него пропущены
    }. Повреждённый файл не изменился.

## Кубики дня и другие

home-dice-heading = В одиночку с одинаковыми кубиками
home-dice-today = Сегодня
home-dice-title-today = Кубики дня
home-dice-title-day = Кубики за { $date }
home-dice-title-code = Кубики по коду
home-dice-play = Играть
home-dice-play-as = Играет { $name }
home-dice-unplayed = Ещё не сыграно
home-dice-helped = только с помощью
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, лучшее из { $count }
home-dice-copied = Скопировано: кто введёт код в новой партии, получит те же кубики.
home-dice-shared = Одинаковые кубики для всех, у кого есть код.
home-dice-copy = Копировать код
home-dice-nobody = До конца ими ещё никто не играл.

## Попытка

home-attempt-best = лучшая
home-attempt-equal = не хуже
home-attempt-behind = меньше на { $points }
home-attempt-more = больше на { $turns }
home-attempt-throws =
    { $count ->
        [one] { $count } бросок
        [few] { $count } броска
       *[many] { $count } бросков
    }

home-start-title = Пять кубиков. Две пары. Один остаётся.
home-start-about = Блокнот для Can’t Stop Express и Can’t Stop.
home-start-splits = разделить иначе
home-start-fifth = пятый кубик
home-start-play = Играть
home-start-alone = ваш лучший результат
home-start-today = одни и те же броски для всех
