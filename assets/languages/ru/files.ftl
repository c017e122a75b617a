### Файлы: импорт, экспорт, сохранение и что при этом не получилось.

## Открытие партии

files-opening = Партия открывается…
files-not-opened = Не удалось открыть эту партию. Её файл не изменился.
files-did-not-open = В прошлый раз эту партию не удалось открыть, поэтому сама она не открывается. Она есть в списке.

## Те же партии в другом окне

files-second = Приложение уже открыто в другом окне. Здесь партии можно смотреть; чтобы играть, закройте то окно.
files-second-refuses = Пока открыто другое окно Fifth Die, здесь этого сделать нельзя. Сначала закройте его.

## Что-то не сохранилось

files-tried-again = { $trouble } Можно играть дальше: пока открыто это окно, ничего не пропадёт, а попытки повторяются каждые несколько секунд.
files-save-again = Сохранить ещё раз
files-save-elsewhere = В другое место

## Окно закрывается

files-unsaved = Ещё не сохранено
files-unsaved-this =
    { $moves ->
        [0] Последнее изменение этой партии ещё не сохранено.
        [one] В этой партии ещё не сохранён { $moves } шаг.
        [few] В этой партии ещё не сохранены { $moves } шага.
        [many] В этой партии ещё не сохранено { $moves } шагов.
       *[other] В этой партии ещё не сохранено { $moves } шага.
    }
files-unsaved-game =
    { $moves ->
        [0] Последнее изменение партии «{ $title }» ещё не сохранено.
        [one] В партии «{ $title }» ещё не сохранён { $moves } шаг.
        [few] В партии «{ $title }» ещё не сохранены { $moves } шага.
        [many] В партии «{ $title }» ещё не сохранено { $moves } шагов.
       *[other] В партии «{ $title }» ещё не сохранено { $moves } шага.
    }
files-unsaved-settings = Настройки ещё не сохранены.
files-saving = Сохранение…
files-try-again = Повторить
files-close-anyway = Всё равно закрыть
files-close-without = Закрыть без сохранения
files-stay = Не закрывать

## Куда сохранить

files-as = Формат
files-to = Куда
files-path = Путь к файлу
files-choose-place = Выбрать место…
files-no-place = Место не выбрано. Если окно выбора не открывается, введите путь выше.
files-nothing = Сохранять нечего.
files-saved =
    { $others ->
        [0] Сохранено как { $path }.
        [one] Сохранено как { $path } и ещё { $others } файл.
        [few] Сохранено как { $path } и ещё { $others } файла.
        [many] Сохранено как { $path } и ещё { $others } файлов.
       *[other] Сохранено как { $path } и ещё { $others } файла.
    }
files-exported =
    { $others ->
        [0] Экспортировано в { $path }.
        [one] Экспортировано в { $path } и ещё { $others } файл.
        [few] Экспортировано в { $path } и ещё { $others } файла.
        [many] Экспортировано в { $path } и ещё { $others } файлов.
       *[other] Экспортировано в { $path } и ещё { $others } файла.
    }
files-open = Открыть
files-show-folder = Показать в папке
files-no-opener = Открыть это здесь нечем. Файл сохранён в указанном месте.
files-opener-missing = Отсюда это не открыть: не установлена программа { $program }. Файл сохранён в указанном месте.
files-not-opened-by = Не удалось открыть: { $cause }.
files-about-pdf = Для печати, всё в одном файле.
files-about-svg = Рисунок, чёткий в любом размере; по файлу на страницу.
files-about-png = Картинка, которая откроется везде; по файлу на страницу.

## Экспорт

files-game = Файл партии
files-game-about = Открывается в Fifth Die на любом компьютере, со всем ходом партии.
files-words = Сообщение
files-words-about = Итог в нескольких строках, с кодом кубиков.
files-result = Лист с итогом
files-result-about = Победитель, подробный счёт и ход партии, для печати.
files-games = Партии вечера, один файл
files-all-games = Все партии, один файл
files-games-about = Завершённые партии с именами игроков и названиями вечеров, для импорта на другом компьютере.
files-plays = Все результаты (CSV)
files-plays-about = Строка на каждого игрока каждой завершённой партии, для электронной таблицы.
files-throws = Броски (CSV)
files-throws-about = Каждый бросок, выбор и счёт, для электронной таблицы.
files-rolls = Броски (CSV)
files-rolls-about = Каждый бросок, что сыграно и чем закончился ход, для электронной таблицы.
files-pads = Бланки
files-pads-about = Заполненные бланки всех игроков, для печати.
files-board = Поле
files-board-about = Поле как оно есть сейчас, для печати.
files-blank-pads = Пустые бланки
files-blank-pads-about = Четыре бланка на листе, чтобы играть с карандашом.
files-blank-board = Пустое поле
files-blank-board-about = Поле максимум для четырёх игроков, чтобы играть с карандашом.
files-blank-express = Бланки Express
files-blank-classic = Классическое поле
files-copy-words = Копировать текст
files-copy-table = Копировать таблицу
files-copy-file = Копировать содержимое
files-copied = Скопировано. Вставьте куда угодно.
files-named-blank-pads = пустые бланки
files-named-blank-board = пустое поле
files-named-pads = бланки
files-named-board = поле
files-named-result = итог
files-named-games = все партии

## Импорт

files-import = Импорт
files-import-games = Импорт партий
files-filter-all = Все файлы
files-from = Откуда
files-import-about = Файлы партий Fifth Die (.ron) или папка с ними. Их можно и перетащить в это окно.
files-import-path = Путь к файлу или папке
files-choose = Выбрать файлы…
files-no-file = Файл не выбран. Если окно выбора не открывается, введите путь выше.
files-reading = Чтение…
files-import-failed = Не удалось импортировать эти файлы.
files-import-sum =
    Импортировано партий: { $imported }{ $here ->
        [0] {""}
       *[other] , уже здесь: { $here }
    }{ $failed ->
        [0] {""}
       *[other] , не удалось: { $failed }
    }
files-imported = импортировано
files-here = уже здесь
files-more =
    { $count ->
        [one] и ещё { $count } файл
        [few] и ещё { $count } файла
        [many] и ещё { $count } файлов
       *[other] и ещё { $count } файла
    }

## Что не удалось

files-folder-not-used = Не удалось использовать папку данных
files-folder-not-found = Не удалось найти папку для партий
files-folder-not-made = Не удалось создать папку
files-game-not-saved = Не удалось сохранить партию
files-game-not-deleted = Не удалось удалить партию
files-game-not-restored = Не удалось восстановить партию
files-settings-not-saved = Не удалось сохранить настройки
files-phones-not-saved = Не удалось сохранить места телефонов
files-people-not-saved = Не удалось сохранить имена
files-game-not-exported = Не удалось экспортировать партию
files-not-written = Не удалось записать файл

## И почему

files-taken = { $what }: файл с таким именем уже есть ({ $path }). Выберите другое имя.
files-not-replaced = { $what }: это имя папки, ссылки, устройства или канала, а заменить можно только файл ({ $path }). Выберите другое имя.
files-no-folder = { $what }: такой папки нет ({ $path }). Создайте её или выберите другую.
files-succeeded = { $what }: это имя теперь у другой партии ({ $path }). Переименуйте тот файл, затем переместите { $trashed } на его место.
files-newer = { $what }: этот файл — из более новой версии Fifth Die ({ $path }). Откройте его в ней.
files-locked = { $what }: эта папка открыта в другом окне Fifth Die ({ $path }). Чтобы продолжить здесь, закройте то окно.
files-no-home = { $what }: система не сообщает, где домашняя папка ({ $path }). Запустите с --data-dir и папкой.
files-program-failed = { $what }: что-то не получилось ({ $path }). Попробуйте ещё раз.
files-full = { $what }: не осталось места ({ $path }). Освободите немного места и попробуйте ещё раз.
files-not-writable = { $what }: записывать туда нельзя ({ $path }). Разрешите запись в папку или запустите с --data-dir и другой папкой.
files-gone = { $what }: такого файла или папки нет ({ $path }). Проверьте, не переместили ли и не удалили ли их.
files-refused = { $what }: { $cause } ({ $path }). Попробуйте ещё раз или запустите с --data-dir и другой папкой.

## Почему файл — не партия

files-fault-in = { $path }: { $fault }
files-fault-missing = такого файла нет
files-fault-unreadable = не читается: { $cause }
files-fault-no-file = это не обычный файл
files-fault-too-large = он больше { $most } МиБ — слишком велик для партии
files-fault-no-session = это не партия Fifth Die
files-fault-several = в нём несколько партий; импортируйте его
files-fault-no-games = в этой папке нет партий
files-fault-newer = он из более новой версии Fifth Die; откройте его в ней
files-fault-damaged = он повреждён и оставлен как есть; где именно, покажет «fifth-die check» с этим путём

## Почему партия больше не вмещает

files-limit-throw = в партии на { $seats ->
    [one] { $seats } игрока
   *[other] { $seats } игроков
} бросков не больше { $most }
files-limit-roll = бросков в партии не больше { $most }
files-limit-roll-off = стартовых бросков в партии не больше { $most }
files-limit-events = событий в партии не больше { $most }
files-limit-seated = за партию игроки могут прийти, уйти или смениться не больше { $most } раз
files-limit-again = в этой партии слишком много поздних исправлений, чтобы её воспроизвести

## Итог в нескольких строках, для сообщения

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }. { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Штраф за незаконченный ряд: { $points }.
files-message-won = Побеждает { $name }.
files-message-columns = { $name }: { $count ->
    [one] { $count } колонка
    [few] { $count } колонки
    [many] { $count } колонок
   *[other] { $count } колонки
}
files-message-over-throws = { $alone ->
    [yes] Соло, партия окончена
   *[no] Партия окончена
} после { $count ->
    [one] { $count } броска
   *[other] { $count } бросков
}.
files-message-over-turns = { $alone ->
    [yes] Соло, партия окончена
   *[no] Партия окончена
} после { $count ->
    [one] { $count } хода
   *[other] { $count } ходов
}.
files-message-open-throws = { $alone ->
    [yes] Соло, партия не окончена
   *[no] Партия не окончена
}, { $count ->
    [one] { $count } бросок
    [few] { $count } броска
    [many] { $count } бросков
   *[other] { $count } броска
}.
files-message-open-turns = { $alone ->
    [yes] Соло, партия не окончена
   *[no] Партия не окончена
}, { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}.
files-message-dice-real = Настоящие кубики.
files-message-helped = С помощью: { $helps }.
files-message-strict = Турнирный режим: без всякой помощи.
files-message-dice-earlier = Кубики из прошлой партии.
files-message-dice-of-day = Кубики дня, код { $code }.
files-message-dice-app = Виртуальные кубики, код { $code }.

files-people-together = { $one } и { $other } играют в одной партии, значит, это разные люди.
files-people-taken = Имя { $name } уже есть. Выберите другое или объедините их в одного человека.
files-people-full = Для нового имени нет места.

files-too-many-games = Слишком много партий для одного файла: выберите период короче.
