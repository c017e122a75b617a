### Файлы: импорт, экспорт, сохранение.

files-opening = Партия открывается…
files-not-opened = Программа не смогла открыть эту партию; её файл не изменился.
files-did-not-open = Партия, которая была открыта, в прошлый раз не открылась, поэтому сама она больше не открывается. Она есть в списке.
files-second = Эта папка открыта в другом окне Fifth Die: здесь партии можно смотреть, но не играть. Когда то окно закроется, здесь можно будет продолжить.
files-second-refuses = Здесь это нельзя: папка открыта в другом окне Fifth Die. Закройте его, и здесь можно будет продолжить.
files-tried-again = { $trouble } Партия продолжается; пока открыто это окно, ничего не потеряно, а сохранение повторяется каждые несколько секунд.
files-save-again = Сохранить снова
files-save-elsewhere = В другое место
files-unsaved = Ещё не сохранено
files-unsaved-this =
    { $moves ->
        [0] Последнее изменение этой партии ещё не сохранено.
        [one] В этой партии ещё не сохранён { $moves } шаг.
        [few] В этой партии ещё не сохранены { $moves } шага.
       *[many] В этой партии ещё не сохранено { $moves } шагов.
    }
files-unsaved-game =
    { $moves ->
        [0] Последнее изменение партии «{ $title }» ещё не сохранено.
        [one] В партии «{ $title }» ещё не сохранён { $moves } шаг.
        [few] В партии «{ $title }» ещё не сохранены { $moves } шага.
       *[many] В партии «{ $title }» ещё не сохранено { $moves } шагов.
    }
files-unsaved-settings = Настройки ещё не сохранены.
files-saving = Сохранение…
files-try-again = Повторить
files-close-anyway = Всё равно закрыть
files-close-without = Закрыть без них
files-stay = Остаться

## Куда пишется новый файл

files-as = Как
files-to = Куда
files-path = Путь
files-choose-place = Выбрать место…
files-no-place = Место не выбрано. Если окно выбора не открывается, напишите путь выше.
files-nothing = Писать нечего.
files-saved =
    { $others ->
        [0] Сохранено: { $path }.
       *[other] Сохранено: { $path } и ещё { $others }.
    }
files-exported =
    { $others ->
        [0] Экспортировано: { $path }.
       *[other] Экспортировано: { $path } и ещё { $others }.
    }
files-open = Открыть
files-show-folder = Показать в папке
files-no-opener = Ни одна программа в системе его не открывает; файл лежит, где указано.
files-opener-missing = Открыть нечем: { $program } не установлена; файл лежит, где указано.
files-not-opened-by = Открыть не получается: { $cause }.
files-about-pdf = Для принтера, всё в одном файле.
files-about-svg = Рисунок, чёткий в любом размере; каждая страница — файл.
files-about-png = Картинка, которая открывается везде; каждая страница — файл.

## Экспорт: что пишется

files-game = Файл партии
files-game-about = Открывается в Fifth Die на любом компьютере, со всем, что было.
files-words = Текст для сообщения
files-words-about = Итог в нескольких строках, с кодом кубиков.
files-result = Лист с итогом
files-result-about = Кто победил, все счета и ход партии, для печати.
files-games = Партии вечера, один файл
files-all-games = Все партии, один файл
files-games-about = Законченные партии с именами людей и названиями вечеров, для импорта на другом компьютере.
files-plays = Таблица всех партий (CSV)
files-plays-about = Строка на каждого игрока каждой законченной партии, для электронной таблицы.
files-throws = Таблица бросков (CSV)
files-throws-about = Каждый бросок, выбор и счёт, для электронной таблицы.
files-rolls = Таблица бросков (CSV)
files-rolls-about = Каждый бросок, что сыграно и чем кончился ход, для электронной таблицы.
files-pads = Бланки
files-pads-about = Бланки всех игроков с отметками, для печати.
files-board = Поле
files-board-about = Поле, как оно стоит, для печати.
files-blank-pads = Пустые бланки
files-blank-pads-about = Четыре бланка на листе, чтобы играть с карандашом.
files-blank-board = Пустое поле
files-blank-board-about = Поле на четверых, чтобы играть с карандашом.
files-blank-express = Бланки Express
files-blank-classic = Классическое поле
files-copy-words = Копировать текст
files-copy-table = Копировать таблицу
files-copy-file = Копировать текст файла
files-copied = Скопировано: вставьте куда угодно.
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
files-import-about = Файлы партий (.ron) Fifth Die или папка с ними. Их можно и просто перетащить в это окно.
files-import-path = Путь к файлу или папке
files-choose = Выбрать файлы…
files-no-file = Файл не выбран. Если окно выбора не открывается, напишите путь выше.
files-reading = Чтение…
files-import-failed = Программа не смогла импортировать эти файлы.
files-import-sum =
    { $imported ->
        [one] импортирована { $imported } партия
        [few] импортировано { $imported } партии
       *[many] импортировано { $imported } партий
    }{ $here ->
        [0] {""}
       *[other] , уже есть { $here }
    }{ $failed ->
        [0] {""}
       *[other] , не вышло { $failed }
    }
files-imported = импортирована
files-here = уже есть
files-more =
    { $count ->
        [one] и ещё { $count } файл
        [few] и ещё { $count } файла
       *[many] и ещё { $count } файлов
    }

## Почему что-то не сохранилось

files-folder-not-used = Папку данных нельзя использовать
files-folder-not-found = Нет папки для партий
files-folder-not-made = Не получается создать папку
files-game-not-saved = Партия не сохранена
files-game-not-deleted = Партия не удалена
files-game-not-restored = Партия не возвращена
files-settings-not-saved = Настройки не сохранены
files-phones-not-saved = Места телефонов не сохранены
files-people-not-saved = Имена не сохранены
files-game-not-exported = Партия не экспортирована
files-not-written = Ничего не записано
files-taken = { $what }: файл с таким именем уже есть ({ $path }). Выберите другое имя.
files-not-replaced = { $what }: это имя занято папкой, ссылкой, устройством или каналом, а заменить можно только файл ({ $path }). Выберите другое имя.
files-no-folder = { $what }: такой папки нет ({ $path }). Создайте её или выберите другую.
files-succeeded = { $what }: партия с таким именем уже появилась ({ $path }). Переименуйте тот файл, затем перенесите { $trashed } на его место.
files-newer = { $what }: этот файл записан более новой версией Fifth Die ({ $path }). Продолжайте в новой версии.
files-locked = { $what }: эта папка открыта в другом окне Fifth Die ({ $path }). Закройте его, и здесь можно будет продолжить.
files-no-home = { $what }: система не указывает домашнюю папку ({ $path }). Запустите с --data-dir и папкой.
files-program-failed = { $what }: программа с этим не справилась ({ $path }). Попробуйте снова.
files-full = { $what }: не осталось места ({ $path }). Освободите место и попробуйте снова.
files-not-writable = { $what }: система не даёт туда писать ({ $path }). Разрешите запись в папку или запустите с --data-dir и другой папкой.
files-gone = { $what }: такого файла или папки нет ({ $path }). Проверьте, не перемещены ли они и не удалены ли.
files-refused = { $what }: { $cause } ({ $path }). Попробуйте снова или запустите с --data-dir и другой папкой.

## Почему файл — не партия

files-fault-in = { $path }: { $fault }
files-fault-missing = такого файла нет
files-fault-unreadable = он не читается: { $cause }
files-fault-no-file = это не обычный файл
files-fault-too-large = он больше { $most } МиБ, таких партий не бывает
files-fault-no-session = это не файл партии этой программы
files-fault-several = в нём несколько партий: импортируйте его
files-fault-no-games = в этой папке нет ни одной партии
files-fault-newer = его записала более новая версия Fifth Die: откройте его в ней
files-fault-damaged = он повреждён и остаётся как есть; «fifth-die check» с этим путём скажет, где

## Почему партия больше не вмещает

files-limit-throw = в партии на { $seats } бросков самое большее { $most }
files-limit-roll = в партии бросков самое большее { $most }
files-limit-roll-off = бросков за первый ход в партии самое большее { $most }
files-limit-events = событий в партии самое большее { $most }
files-limit-seated = игроки в партии приходят, уходят и меняются самое большее столько раз: { $most }
files-limit-again = в этой партии так много исправлено так поздно, что её нельзя сыграть заново

## Итог в нескольких строках, для сообщения

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }. { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Ряд с 1–4 отметками стоил { $points }.
files-message-won = Победа: { $name }.
files-message-columns = { $name }: { $count ->
    [one] { $count } колонка
    [few] { $count } колонки
   *[many] { $count } колонок
}
files-message-over-throws = { $alone ->
    [yes] Партия в одиночку окончена
   *[no] Партия окончена
} после { $count ->
    [one] { $count } броска
   *[many] { $count } бросков
}.
files-message-over-turns = { $alone ->
    [yes] Партия в одиночку окончена
   *[no] Партия окончена
} после { $count ->
    [one] { $count } хода
   *[many] { $count } ходов
}.
files-message-open-throws = { $alone ->
    [yes] В одиночку, партия идёт
   *[no] Партия идёт
}, { $count ->
    [one] сделан { $count } бросок
    [few] сделано { $count } броска
   *[many] сделано { $count } бросков
}.
files-message-open-turns = { $alone ->
    [yes] В одиночку, партия идёт
   *[no] Партия идёт
}, { $count ->
    [one] сделан { $count } ход
    [few] сделано { $count } хода
   *[many] сделано { $count } ходов
}.
files-message-dice-real = Сыграно своими кубиками.
files-message-helped = С помощью: { $helps }.
files-message-strict = Строгая партия: без всякой помощи.
files-message-dice-earlier = Сыграно кубиками прежней партии.
files-message-dice-of-day = Сыграно кубиками дня, код { $code }.
files-message-dice-app = Сыграно кубиками приложения, код { $code }.

files-people-together = { $one } и { $other } сидят в одной партии, значит, это два человека.
files-people-taken = Имя { $name } уже носит кто-то другой: выберите другое имя или сделайте их одним человеком.
files-people-full = Для ещё одного имени нет места.

files-too-many-games = Для одного файла партий слишком много: выберите более короткий срок.
