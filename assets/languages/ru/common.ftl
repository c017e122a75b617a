### Что стоит на многих экранах.

common-close = Закрыть
common-back = Назад
common-new-game = Новая партия
common-export = Экспорт
common-seconds = { $seconds } с
common-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
common-percent = { $number } %

## Стол

common-bar-result = Итог
common-bar-table = Стол
common-bar-go-on = Дальше
common-bar-hint = Подсказка
common-bar-strict = Строгая партия
common-bar-players = Игроки
common-bar-undo = Отменить
common-bar-redo = Вернуть
common-bar-history = История
common-cancel-correction = Отменить исправление
common-only-program = Дальше играет только компьютер.
common-play-out = Доиграть до конца
common-playing-out = Компьютер доигрывает до конца…
common-practice = Тренировка: эта партия не считается.
common-back-to-original = К исходной партии
common-no-hint-here = Сейчас выбирать нечего.
common-hint-thinking = Считаю подсказку…
common-take-die-back = Убрать этот кубик
common-percent-under = < 1 %
common-percent-over = > 99 %
common-share-under = менее 1 %
common-share-over = более 99 %
common-failed = Программа с этим не справилась; попробуйте ещё раз

## Панель наверху

common-games = Партии
common-more = Ещё
common-learn = Учиться игре
common-one-pad = Один бланк
common-all-pads = Все бланки
common-phones = Телефоны
common-settings = Настройки
common-help = Справка

## Цвета и фигуры

common-blue-circle = Синий круг
common-orange-square = Оранжевый квадрат
common-green-triangle = Зелёный треугольник
common-purple-diamond = Фиолетовый ромб
common-sky-blue-star = Голубая звезда
common-red-hexagon = Красный шестиугольник
common-yellow-cross = Жёлтый крест
common-grey-ring = Серое кольцо

## Ввод кубиков

common-dice-to-go =
    { $count ->
        [one] ещё { $count } кубик
        [few] ещё { $count } кубика
       *[many] ещё { $count } кубиков
    }
common-not-on-a-die = { $key } на кубике нет: только от 1 до 6.
common-it-was = Было { $was }. Esc — оставить.

## Часы

common-time-paused = Часы стоят
common-time-pause = Пауза
common-time-resume = Продолжить
common-time-up = Время вышло: ходит всё ещё { $name }

## Бланк

common-pad-each = по
common-pad-pair = пара
common-pad-points = очки, с накоплением
common-pad-minus-column = минус
common-pad-plus-column = плюс
common-pad-more = ещё { $count }
common-pad-minus = Минус
common-pad-plus = Плюс
common-pad-total = Итог
common-pad-out = аут
common-games-none = ни одной
common-games-all = все
common-games-percent = { $number } % ± { $error } %

## Выбор буквами

common-nothing-to-choose = Здесь выбирать нечего.
common-one-choice = Вариант только один: A.
common-no-choice = На выбор: от A до { $last }.
common-illegal = { $choice } — нельзя: { $why }
common-outdated = Было { $choice }, но так больше нельзя: { $why }

## Что программа говорит за столом

common-denied-bot-first = Сначала { $name } решает, бросать дальше или остановиться: пробел.
common-denied-secret = Выбор ({ $name }) скрыт, пока не выберут все. Enter передаёт ноутбук.
common-marks-hint = Партия с подсказками стоит в рекордах отдельно. Чтобы увидеть подсказку, ещё раз нажмите «Подсказка» или T.
common-marks-review = Партия, разобранная до конца игры, стоит в рекордах отдельно. Чтобы увидеть разбор, ещё раз нажмите «Разбор» или V.
common-marks-taken = Эти кости вы уже видели. Если теперь что-то изменить, партия будет стоять в рекордах отдельно. «Вернуть» возвращает их.
common-marks-known = Кто-то здесь уже видел эти кости, поэтому партия стоит в рекордах отдельно.
common-strict-hint = В строгой партии нет подсказок.
common-strict-review = В строгой партии разбор бывает в конце, и после него ничего не меняется.
common-strict-taken = В строгой партии ничего нельзя отменить, когда уже выпали следующие кости.
common-strict-known = В строгой партии кости приложения берут такими, какими они выпали.
common-help-hint = подсказки
common-help-review = разбор во время партии
common-help-taken = отмена бросков
common-help-known = кости известны заранее
common-notice-no-advice = У тренера здесь нет ответа.
common-notice-advice-failed = Тренер не справился с ответом. «Подсказка» (T) спросит снова.
common-notice-thinking-failed = Компьютер не справился с решением. Пробел даст ему попробовать снова; в списке «Игроки» (P) место может занять кто-то другой.
common-notice-time-up-failed = Время вышло: { $name }. Программа не справилась с решением, поэтому решает { $name }.
common-notice-would-roll-on = Время вышло: { $name }. Тренер бросал бы дальше.
common-notice-coach-decided = Время вышло: { $name }. Решение за тренером.
common-notice-table-decided = Время вышло: { $name }. Решено так, как договорились за столом.

## Игры

common-game-classic = Классическая Can’t Stop
common-express = Express
common-classic = Классика
common-dice-real = Свои кубики
common-dice-earlier = Кубики прежней партии
common-dice-of-day = Кубики дня, код { $code }
common-dice-app = Кубики приложения, код { $code }
common-person = Человек
common-level-dreamy = Мечтатель
common-level-careless = Ветреник
common-level-eager = Торопыга
common-level-curious = Любознайка
common-level-bold = Смельчак
common-level-steady = Тихоня
common-level-evolved = Умник
common-level-master = Мастер
common-out-of = { $reached } из { $top }
