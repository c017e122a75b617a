### Новая партия.

new-title-alone = Соло
new-start = Начать
new-no-randomness = Приложение не может честно бросать: { $error }. Играйте настоящими кубиками.

## Кто играет

new-players = Кто играет?
new-your-name = Как вас зовут?
new-alone-about = Спросим один раз. Следующая партия соло начнётся сразу.
new-programs = Компьютерные игроки
new-programs-about = Добавить щелчком

## Имена

new-name-field = Добавить имя
new-board-full = На поле играют не больше четырёх.
new-nobody-known = С таким именем ещё никто не играл.
new-known-hint = Из прошлых партий; при вводе имени нажмите ↓

## Кнопки рядом с именем

new-colour-hint = { $colour }; другой — { $key }
new-person-hint = Человек; сменить — { $key }
new-level-hint = { $character } Сменить — { $key }
new-earlier = Выше: { $key }
new-later = Ниже: { $key }
new-remove = Убрать: { $key }

## Кубики

new-dice = Кубики
new-dice-real = Настоящие кубики
new-dice-real-about = Вы бросаете и вводите, что выпало.
new-dice-app = Виртуальные кубики
new-dice-app-about = Новые кубики в каждой партии.
new-dice-today-hint = Сегодня одни и те же для всех
new-dice-today-about = Сегодня одни и те же для всех.
new-code-field = Код кубиков
new-code-hint = Код из другой партии, чтобы сыграть её кубиками
new-code-fault = В коде от семи до тринадцати букв и цифр.
new-dice-code-about = Одни и те же для всех с этим кодом.

## Штраф и рекорды

new-penalty = Штраф за незаконченный ряд
new-penalty-about = По правилам 200.
new-counting = В зачёт?
new-counts = Да
new-practice = Тренировка
new-strict = Турнир
new-strict-about = Соло, новые виртуальные кубики, без подсказок и отмены.
new-counting-about = Это можно изменить после партии.

## Поле

new-columns = Колонок для победы
new-columns-about = По правилам три.
new-columns-three = Три
new-columns-four = Четыре
new-columns-five = Пять
new-columns-hint = Для двух или трёх игроков
new-sharing = Бегунок на чужой фишке
new-sharing-about = По правилам клетка общая.
new-sharing-share = Клетка общая
new-sharing-jump = Бегунок прыгает
new-sharing-forced = Стоп запрещён
new-placement = Пары на выбор
new-placement-about = Обычно любые.
new-placement-any = Любые
new-placement-runner = Сначала бегунок
new-placement-most = Больше пар

## Тайный выбор

new-choices = Выбор
new-choices-about = Тайный: скрыт, пока не выберут все.
new-choices-few = Только если игроков двое или больше.
new-open = Открытый
new-secret = Тайный
new-secret-hint = Если игроков двое или больше

## Время

new-time-choice = Лимит времени
new-time-choice-about = На игрока.
new-time-decision = Лимит времени
new-time-decision-about = На решение.
new-time-none = Без лимита
new-time-field = Другой
new-zero = Когда время выйдет
new-zero-about = Тренер играет хорошо, поэтому это считается подсказкой.
new-zero-warn = Лишь напомнить
new-zero-first = Первый вариант
new-zero-coach = Выберет тренер

## Правила списком, каждое — кнопка

new-tonight = Правила на сегодня
new-dice-of = Кубики { $code }
new-rule-open = открытый выбор
new-rule-secret = тайный выбор
new-rule-penalty = { $penalty } за незаконченный ряд
new-rule-columns = { $count ->
    [one] { $count } колонка для победы
    [few] { $count } колонки для победы
    [many] { $count } колонок для победы
   *[other] { $count } колонки для победы
}
new-rule-share = клетки общие
new-rule-jump = бегунки прыгают
new-rule-forced = стоп на чужой фишке запрещён
new-rule-any = любые пары
new-rule-runner = сначала новый бегунок
new-rule-most = больше пар
new-rule-no-limit = без лимита времени
new-rule-limit = { $seconds } с на выбор
new-rule-counts = для рекордов
new-rule-practice = для тренировки
new-rule-strict = турнир
