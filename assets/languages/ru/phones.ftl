### Телефоны: панель в окне и страницы на телефонах.

## Панель в окне

phones-turn-off = Отключить
phones-turn-on = Подключить телефоны
phones-try-again = Повторить
phones-opening = Телефоны подключаются…
phones-off = Телефоны отключены. Когда их снова подключат, каждый вернётся на своё место.
phones-no-game = С телефонами у каждого за столом свой бланк. Сначала откройте партию или начните новую.
phones-no-address = Не удалось подключить телефоны по адресу { $address }: { $cause }. Выберите другой адрес или порт.
phones-no-system = Не удалось подключить телефоны: { $cause }. Попробуйте ещё раз.
phones-scan = Наведите на код камеру телефона или наберите:
phones-digits = а затем эти шесть цифр, они действуют десять минут:
phones-digits-off = Скрыть цифры
phones-network = Телефон должен быть в той же сети Wi-Fi, что и этот компьютер. Устанавливать ничего не нужно.
phones-other-address = Или { $address }
phones-free-seat = Освободить место игрока { $name }
phones-state-not-joined = не подключён
phones-state-at-laptop = за ноутбуком
phones-state-not-here = ещё не здесь
phones-state-away = нет сети
phones-state-thinking = думает
phones-state-joined = подключён

## Страницы на телефонах: кто где сидит

phones-who = Кто вы?
phones-your-seat = Ваше место
phones-sit-down = Сесть
phones-program-plays = Здесь играет компьютер
phones-seat-left = Уже не играет
phones-seat-held = На другом телефоне
phones-seat-deserted = На другом телефоне, нет сети
phones-give-up = Отдать место игрока { $name }
phones-give-up-told = Тогда место игрока { $name } сможет занять другой телефон. Продолжить?
phones-give-up-button = Да, отдать место игрока { $name }
phones-take-over = Занять место игрока { $name }
phones-take-over-told = Другой телефон лишится места, и это увидят все. За игрока { $name } играете вы?
phones-take-over-button = Да, занять место игрока { $name }
phones-page-table = Стол
phones-page-seats = Места
phones-only-watch = Только смотреть
phones-reload = Обновить
phones-other-ways = Другие возможности
phones-held = { $name } играет на другом телефоне. Отдайте место там, в разделе «Места», или освободите на ноутбуке. Если у того телефона минуту нет сети, место можно занять здесь.
phones-no-seat = С телефона на этом месте никто не играет.
phones-taken-over = Место игрока { $name } теперь на другом телефоне.
phones-given-up = Место игрока { $name } свободно для другого телефона.
phones-host = Для ведущего
phones-host-told = Вести игру может любой, у кого есть этот адрес. Никому его не давайте.
phones-host-off-told = Партия сохранена, а телефоны будут отключены до следующего запуска Fifth Die. Продолжить?
phones-host-off-button = Да, отключить телефоны

## Вверху каждой страницы

phones-cut = Нет связи со столом. Новая попытка…
phones-silent = Стол давно не отвечает. Возможно, телефоны там отключены; эта страница продолжает попытки.
phones-other = Этот адрес больше не ведёт к столу: возможно, началась другая партия. Снова наведите камеру на код стола или спросите новый адрес.
phones-vibrate = Вибрация
phones-sound = Звук
phones-hint-marks = Партии с подсказками — в отдельном списке.
phones-hint-show = Показать подсказку
phones-dims = В этом браузере экран гаснет сам.
phones-your-turn = Ваш ход
phones-your-turn-now = Ваш ход.
phones-own-turn = Ход игрока { $name }.
phones-waiting = Ждём: { $names }.

## Почему что-то не вышло

phones-not-read = Стол не смог это прочесть. Попробуйте ещё раз.
phones-busy = Стол ещё сохраняет ваш прошлый шаг. Попробуйте ещё раз.
phones-late = Поздно: игра ушла вперёд. Вот как обстоят дела.
phones-no-answer = Стол не ответил. Попробуйте ещё раз.
phones-closed = Стол закрыт.
phones-not-saved = Компьютер ведущего сейчас не может сохранить партию; почему — видно на его экране. Играйте дальше: он пробует снова.
phones-too-often = Уже несколько исправлений подряд. Подождите пару секунд и попробуйте ещё раз.
phones-two-seats = У этого телефона уже два места. Сначала отдайте одно.

## О чём узнают все

phones-corrected = { $name } исправляет кубики: теперь { $dice }.
phones-corrected-laptop = На ноутбуке исправили кубики: теперь { $dice }.
phones-corrected-earlier = На ноутбуке исправили прошлое решение.
phones-choose-again = Выберите заново.

## Время на размышление

phones-clock-own = { $seconds ->
    [one] У вас осталась { $seconds } секунда.
    [few] У вас осталось { $seconds } секунды.
    [many] У вас осталось { $seconds } секунд.
   *[other] У вас осталось { $seconds } секунды.
}
phones-clock-others = { $seconds ->
    [one] У остальных ещё { $seconds } секунда.
    [few] У остальных ещё { $seconds } секунды.
    [many] У остальных ещё { $seconds } секунд.
   *[other] У остальных ещё { $seconds } секунды.
}
phones-clock-up = Время вышло. Выбирайте.
phones-clock-up-others = У остальных время вышло.
phones-clock-up-table = Время вышло: решает приложение, как договорились.
phones-clock-stopped = Часы стоят.

## Кубики

phones-dice = Кубики: { $dice }
phones-dice-none = Кубики: нет
phones-part-dice = Кубики
phones-part-rolls-for-start = Стартовые броски
phones-part-next-throw = Следующий бросок
phones-part-last-throw = Последний бросок
phones-part-choices = Варианты
phones-part-pad = Бланк
phones-part-board = Поле
phones-dice-five = Пять кубиков, например 13446
phones-dice-five-again = Пять кубиков броска { $throw }
phones-dice-two = Два кубика, например 26
phones-dice-four = Четыре кубика, например 1346
phones-dice-four-again = Четыре выпавших кубика
phones-dice-expected = { $count ->
    [one] { $count } кубик, от 1 до 6
    [few] { $count } кубика, каждый от 1 до 6
    [many] { $count } кубиков, каждый от 1 до 6
   *[other] { $count } кубика, каждый от 1 до 6
}
phones-dice-faces = { $label }: касайтесь того, что выпало на столе
phones-dice-untap = Стереть
phones-dice-missing = ещё { $count }
phones-dice-lost = Пока вы вводили, кубики ввёл кто-то другой. Проверьте, верны ли они.
phones-dice-enter = Ввести кубики
phones-dice-correct = Исправить кубики
phones-cancel = Отмена
phones-dice-wrong = Кубики введены неверно
phones-dice-wrong-throw = Кубики броска { $throw } введены неверно

## Express

phones-over = Конец партии
phones-all-out = Все вне игры.
phones-all-out-or-left = Никто больше не играет.
phones-next-throw-real = Бросьте пять кубиков.
phones-next-throw-app = Бросить может любой.
phones-you-are-out = Вы вне игры. Остальные играют дальше.
phones-nobody-here = На этом месте больше никто не играет.
phones-you-reveal = Остались только вы. Ваш выбор будет окончательным и откроет выбор всех.
phones-row-opens = Начатый ряд — это { $points }; пятая отметка их возвращает.
phones-lead = { $name } впереди на { $points }.
phones-lead-new = { $name } выходит вперёд, отрыв: { $points }.
phones-lead-shared = Лидерство делят: { $names }.
phones-chosen = Ваш выбор: { $choice }. Чтобы изменить, коснитесь другого.
phones-chosen-secret = Ваш выбор: { $choice }. Пока не выберут все, можно коснуться другого.
phones-may-change = Выбрано. Пока не выберут все, это можно изменить.
phones-take-choice-back = Отменить мой выбор
phones-fifth-die = Пятый кубик { $die }
phones-with-fifth-die = пятый кубик { $die }
phones-with-free-throw = свободный бросок
phones-mark-opens = новый
phones-mark-full = полный
phones-mark-ends = конец
phones-next-dice = Бросок { $throw }: введите кубики
phones-last-throws = Последние броски
phones-change-choice = Изменить мой выбор по броску { $throw }
phones-change-choice-told = Кубики: { $dice }. Ваш выбор: { $choice }.

## Таблицы

phones-column-row = Ряд
phones-column-each = По
phones-column-marks = Отметки
phones-column-points = Очки
phones-column-die = Кубик
phones-column-throw = Бросок
phones-column-chosen = Выбор
phones-column-better = Лучше
phones-column-turn = Ход
phones-column-cost = Потеря
phones-pad-of = Бланк игрока { $name }
phones-tracks-of = Пятые кубики игрока { $name }
phones-to-be-named = { $count ->
    [one] осталось назвать { $count } число
    [few] осталось назвать { $count } числа
    [many] осталось назвать { $count } чисел
   *[other] осталось назвать { $count } числа
}
phones-marks-new = { $marks }, новых: { $new }
phones-player-left = уже не играет
phones-word-choose = выберите
phones-word-chosen = готово
phones-word-out = конец
phones-word-left = не играет
phones-word-plays = ходит

## Как кто сыграл

phones-review = Как вы сыграли
phones-review-told = Лучший выбор — в { $best } из { $count ->
    [one] { $count } броска
   *[other] { $count } бросков
}. Лучшие решения дают в среднем { $start }. Кубики: { $luck }. Ваши решения: { $skill }. Итог: { $end }.
phones-review-most = Лучшим был бросок { $throw } с выбором { $choice }: { $points }.
phones-board-review-told = Лучших решений: { $best } из { $count }. Ваш шанс на победу в начале: { $start }. Кубики: { $luck }. Ваши решения: { $skill }. Чужие ходы: { $others }.
phones-board-review-alone = Лучших решений: { $best } из { $count }. При лучших решениях победа приходит в среднем за { $start ->
    [one] { $start } ход
    [few] { $start } хода
    [many] { $start } ходов
   *[other] { $start } хода
}. Кубики: { $luck }. Ваши решения: { $skill }. Итог: { $end }.
phones-board-review-most = Лучшим был ход { $turn }: { $gain }.
phones-review-costliest = Самые большие потери

## Поле

phones-board-start = Стартовый бросок
phones-board-wins = { $name } побеждает
phones-board-turn = Ход { $turn }: { $name }
phones-board-played = { $name } играет { $play }.
phones-board-rolled = Это бросок игрока { $name }.
phones-board-rolled-start = { $name }: { $total }, кубики { $dice }.
phones-board-start-app = Коснуться может любой: приложение бросит за каждого два кубика.
phones-board-take-play-back = Отменить мой выбор пар
phones-board-rolling-on = Бросать дальше: срыв { $chance }.
phones-board-no-stop = Останавливаться нельзя, пока бегунок стоит на чужой фишке.
phones-runners = Ваши бегунки
phones-board-risks = { $count ->
    [one] на кону { $count } клетка
    [few] на кону { $count } клетки
    [many] на кону { $count } клеток
   *[other] на кону { $count } клетки
}
phones-board = Поле
phones-board-column = Колонка
phones-board-squares = Фишки и бегунки
phones-board-won = взята: { $name }
phones-board-empty = { $top ->
    [one] пусто, { $top } клетка
    [few] пусто, { $top } клетки
    [many] пусто, { $top } клеток
   *[other] пусто, { $top } клетки
}
phones-board-pieces = { $pieces }, из { $top ->
    [one] { $top } клетки
   *[other] { $top } клеток
}
phones-board-runner = бегунок { $space }
phones-board-square = { $name } { $space }

## До и после партии

phones-game = Игра
phones-goodbye = Хорошо сыграли. До следующего раза!
phones-play-again = Сыграть ещё раз
phones-end = Закончить вечер
phones-afterwards = Что дальше?
phones-newcomer = Или кто-то новый
phones-your-name = Ваше имя
phones-your-sign = Ваш знак
phones-come-in = Я играю
phones-you-are-in = Вы в игре
phones-you = вы
phones-save-name = Сохранить
phones-at-table = За столом
phones-all-here = Все в сборе? Начать
phones-missing = Ещё не здесь: { $names }. Можно присоединиться позже.
phones-change-rules = Изменить игроков и правила
phones-leave-out = Сотрите имя, чтобы убрать игрока.
phones-name-number = Имя игрока { $number }
phones-move-up = Поднять игрока { $number } выше
phones-code-title = Шесть цифр
phones-code-told = Они рядом с адресом стола и действуют десять минут.
phones-code-enter = Войти
phones-code-wrong = Цифры не те. Проверьте их и попробуйте ещё раз.
phones-code-too-often = Слишком много попыток. Подождите минуту и попробуйте ещё раз.
phones-code-offer = Войти без камеры
phones-code-offered = Без камеры: откройте { $address } и введите { $digits }. Цифры действуют десять минут.
phones-lost-told = Ничего не пропало: все отметки на месте. Если у игрока { $name } уже был тайный выбор, выбрать нужно будет заново.
phones-that-is-me = Это я: вернуть место
phones-another-seat = Другое место
phones-undone = { $name } отменяет выбор.
phones-undone-host = Ведущий отменил последний шаг.
phones-undone-laptop = На ноутбуке отменили последний шаг.
phones-redone-laptop = На ноутбуке вернули последний шаг.
