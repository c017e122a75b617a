### То, что стоит на многих экранах.

common-close = Закрыть
common-back = Назад
common-new-game = Новая партия
common-export = Экспорт
common-seconds = { $seconds } с
common-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
common-percent = { $number } %

## Стол

common-bar-result = Итог
common-bar-table = Стол
common-bar-go-on = Дальше
common-bar-hint = Подсказка
common-bar-strict = Турнирный режим
common-bar-players = Игроки
common-bar-undo = Отменить
common-bar-redo = Вернуть
common-bar-history = История

common-cancel-correction = Не исправлять
common-only-program = Играет уже только компьютер.
common-play-out = Доиграть до конца
common-playing-out = Партия доигрывается…
common-practice = Тренировка: эта партия не считается.
common-back-to-original = Назад к оригиналу

common-no-hint-here = Сейчас выбирать нечего.
common-hint-thinking = Ищу подсказку…
common-take-die-back = Убрать этот кубик
common-percent-under = <1 %
common-percent-over = >99 %
common-share-under = менее 1 %
common-share-over = более 99 %
common-failed = Что-то не получилось. Попробуйте ещё раз.

## Панель наверху

common-games = Партии
common-more = Ещё
common-learn = Как играть
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
        [many] ещё { $count } кубиков
       *[other] ещё { $count } кубика
    }
common-not-on-a-die = На кубике нет { $key }. Введите число от 1 до 6.
common-it-was = Было { $was }. Оставить так — Esc.

## Часы

common-time-paused = Часы стоят
common-time-pause = Пауза
common-time-resume = Продолжить
common-time-up = Время вышло: всё ещё ходит { $name }

## Бланк

common-pad-each = по
common-pad-pair = пара
common-pad-points = всего очков
common-pad-minus-column = минус
common-pad-plus-column = плюс
common-pad-more = ещё { $count }
common-pad-minus = Минус
common-pad-plus = Плюс
common-pad-total = Итог
common-pad-out = конец

## В скольких пробных партиях

common-games-none = 0 %
common-games-all = 100 %
common-games-percent = { $number } ± { $error } %

## Выбор буквами

common-nothing-to-choose = Здесь выбирать нечего.
common-one-choice = Вариант только один: A.
common-no-choice = Здесь выбирают буквой: от A до { $last }.
# What the next words belong to, like 4 or Throw 4.
common-colon = { $what }:
common-illegal = { $choice } — так нельзя: { $why }
common-outdated = Было { $choice }, но теперь так нельзя: { $why }

## Что приложение говорит за столом

common-denied-bot-first = Сначала { $name } решает, бросать дальше или стоп: нажмите пробел.
common-denied-secret = Выбор игрока { $name } скрыт, пока не выберут все. Чтобы передать ноутбук, нажмите Enter.
common-marks-hint = Партии с подсказками — в отдельном списке. Всё равно показать? Ещё раз нажмите «Подсказка» (T).
common-marks-review = Партии, разобранные раньше конца, — в отдельном списке. Всё равно показать? Ещё раз нажмите «Разбор» (V).
common-marks-taken = Отменённые кубики вы уже видели. Если теперь что-то изменить, партия попадёт в отдельный список. Чтобы получить эти кубики снова, нажмите «Вернуть».
common-marks-known = Этими кубиками уже играли, поэтому партия в отдельном списке.
common-strict-hint = В турнирном режиме подсказок нет.
common-strict-review = В турнирном режиме разбор открывается только в конце, и менять после него уже ничего нельзя.
common-strict-taken = В турнирном режиме после следующего броска уже ничего нельзя отменить.
common-strict-known = Для турнирного режима нужны новые виртуальные кубики.
common-help-hint = подсказки
common-help-review = разбор во время партии
common-help-taken = отмена
common-help-known = знакомые кубики
common-notice-no-advice = Здесь тренеру нечего посоветовать.
common-notice-advice-failed = Тренер не смог ответить. Чтобы попробовать ещё раз, нажмите «Подсказка» (T).
common-notice-thinking-failed = Компьютер не смог решить. Чтобы попробовать ещё раз, нажмите пробел; чтобы передать место, откройте «Игроки» (P).
common-notice-time-up-failed = { $name }: время вышло. Компьютер не смог решить, и { $name } играет дальше.
common-notice-would-roll-on = { $name }: время вышло. Тренер бросал бы дальше.
common-notice-coach-decided = { $name }: время вышло. Решение принял тренер.
common-notice-table-decided = { $name }: время вышло. Решило приложение, как договорились.

## Игры

common-game-classic = Классическая Can’t Stop
common-express = Express
common-classic = Классика

## Чьи кубики

common-dice-real = Настоящие кубики
common-dice-earlier = Кубики из прошлой партии
common-dice-of-day = Кубики дня, код { $code }
common-dice-app = Виртуальные кубики, код { $code }

## Кто играет

common-person = Человек

## Компьютерные игроки, от слабого к сильному

common-level-dreamy = Мечтатель
common-level-careless = Ветреник
common-level-eager = Торопыга
common-level-curious = Любознайка
common-level-bold = Смельчак
common-level-steady = Тихоня
common-level-evolved = Умник
common-level-master = Мастер
common-out-of = { $reached } из { $top }
