### Новая партия.

new-title-alone = В одиночку
new-start = Начать
new-no-randomness = Система не даёт случайных чисел для кубиков: { $error }. Играйте своими кубиками.

## Кто играет

new-players = Игроки
new-your-name = Как вас зовут?
new-alone-about = Спросим один раз. Следующая партия в одиночку начнётся сразу.
new-programs = Компьютер
new-programs-about = Нажмите, чтобы добавить

## Имена

new-name-field = Имя
new-board-full = На поле четыре места.
new-nobody-known = С таким именем ещё никто не играл.
new-known-hint = Имя из прежних партий; ↓ в поле имени
new-colour-hint = { $colour }; другой: { $key }
new-person-hint = Человек. { $key }: кто-то другой
new-level-hint = { $character } { $key }: кто-то другой
new-earlier = На место раньше: { $key }
new-later = На место позже: { $key }
new-remove = Убрать: { $key }

## Кубики

new-dice = Кубики
new-dice-real = Свои кубики
new-dice-real-about = Бросаете вы и вводите, что выпало.
new-dice-app = Бросает приложение
new-dice-app-about = В каждой партии новые кубики.
new-dice-today-hint = Сегодня одинаковые для всех
new-dice-today-about = Сегодня одинаковые для всех.
new-code-field = Код
new-code-hint = Код кубиков другой партии, чтобы сыграть ими снова
new-code-fault = В коде от семи до тринадцати букв и цифр.
new-dice-code-about = Одинаковые для всех с этим кодом.

## Штраф и рекорды

new-penalty = Ряд с 1–4 отметками стоит
new-penalty-about = По правилам 200.
new-counting = Эта партия
new-counts = На рекорд
new-practice = Тренировка
new-strict = Строго
new-strict-about = Один, новые кости приложения: без подсказок и отмен.
new-counting-about = Можно изменить после партии.

## Поле

new-columns = Колонок для победы
new-columns-about = По правилам три.
new-columns-three = Три
new-columns-four = Четыре
new-columns-five = Пять
new-columns-hint = Для двух или трёх игроков
new-sharing = Бегунок на чужой фишке
new-sharing-about = По правилам клетку делят.
new-sharing-share = Делят клетку
new-sharing-jump = Бегунок прыгает
new-sharing-forced = Без стопа
new-placement = Какие пары можно выбрать
new-placement-about = Обычно любые.
new-placement-any = Любые
new-placement-runner = Сначала бегунок
new-placement-most = Больше пар

## Тайный выбор

new-choices = Выбор
new-choices-about = Тайный: никто его не видит, пока не выберут все.
new-choices-few = Тайный выбор — для двоих и больше.
new-open = Открытый
new-secret = Тайный
new-secret-hint = Для двоих и больше

## Время

new-time-choice = Время на выбор
new-time-choice-about = Для каждого игрока заново.
new-time-decision = Время на решение
new-time-decision-about = Для каждого решения заново.
new-time-none = Без предела
new-time-field = Другое
new-zero = Когда время вышло
new-zero-about = Тренер играет хорошо; это отмечается как подсказка.
new-zero-warn = Только сказать
new-zero-first = Первый вариант
new-zero-coach = Выбирает тренер

## The rules as a list of parts with a comma between them, each a button that opens its choices. The dice come first.

# Above the list.
new-tonight = Правила на сегодня
# Dice from a code.
new-dice-of = Кубики { $code }
new-rule-open = открытый выбор
new-rule-secret = тайный выбор
# The points stand first.
new-rule-penalty = { $penalty } за незаконченный ряд
new-rule-columns = { $count ->
    [few] { $count } колонки для победы
   *[other] { $count } колонок для победы
}
# Runners on a space with a square of somebody else.
new-rule-share = клетки делят
new-rule-jump = бегунки прыгают
new-rule-forced = без стопа на чужой фишке
# The pairs that may be chosen.
new-rule-any = любые пары
new-rule-runner = сначала новый бегунок
new-rule-most = как можно больше пар
new-rule-no-limit = без предела времени
new-rule-limit = { $seconds } с на выбор
new-rule-counts = на рекорд
new-rule-practice = тренировка
new-rule-strict = строго
