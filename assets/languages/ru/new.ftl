### Новая партия.

new-title = Новая партия
new-title-alone = В одиночку
new-start = Начать
new-no-randomness = Система не даёт случайных чисел для кубиков: { $error }. Играйте своими кубиками.

## Кто играет

new-players = Игроки
new-express-about = До восьми. В одиночку играют на очки.
new-classic-about = До четырёх. В одиночку стараются победить за меньшее число ходов.
new-your-name = Как вас зовут?
new-alone-about = Спросим один раз. Следующая партия в одиночку начнётся сразу.
new-programs = Компьютер, начиная с сильнейшего
new-programs-about = Нажмите, чтобы посадить за стол.

## Имена

new-name-field = Имя
new-name-taken = { $name } уже за столом.
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
new-dice-today = Кубики дня
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
