### Первый экран: список партий.

home-continue = Дальше
home-looking = Поиск ваших партий…
home-nothing-under-way = Начатых партий нет
home-new-game-about = Друзья и компьютер
home-alone = В одиночку
home-alone-about = { $game }, { $name }
home-today = Кубики дня
home-today-unplayed = Сегодня ещё не сыграно
home-today-once = Пока { $result }
home-today-best = { $result }, лучшее из { $count }

## Как стоит партия

home-standing-points = { $points } очков
home-standing-won = { $name } побеждает: { $points }
home-standing-shared = Общая победа, { $points }: { $names }
home-standing-not-thrown = бросков ещё нет
home-standing-throw = идёт, бросок { $throw }
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
home-standing-not-rolled = бросков ещё нет
home-standing-turn = идёт, ход { $turn }
home-standing-turn-won =
    идёт, ход { $turn }, { $columns ->
        [one] взята { $columns } колонка
        [few] взято { $columns } колонки
       *[many] взято { $columns } колонок
    }
home-uncounted = не считается

## Над списком

home-find-field = Найти игрока, название, дату, вид
home-find = Найти партию
home-sort = Порядок
home-sort-date = Дата
home-sort-name = Название
home-sort-result = Итог
home-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
home-games-shown =
    { $count ->
        [one] { $shown } из { $count } партии
       *[many] { $shown } из { $count } партий
    }

## Выбранная партия

home-open = Открыть
home-rename = Назвать
home-copy = Копировать
home-leave-out = Не считать
home-count = Считать
home-delete = Удалить
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

home-records = Рекорды и статистика
home-quiz = Тренировка
home-import = Импорт
home-blank-pads = Пустые бланки
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

home-attempt = { $number }. { $name }
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
home-start-about = Блокнот для Can't Stop Express и Can't Stop.
home-start-splits = разделить иначе
home-start-fifth = пятый кубик
home-start-play = Играть
home-start-alone = ваш лучший результат
home-start-today = одни и те же броски для всех
