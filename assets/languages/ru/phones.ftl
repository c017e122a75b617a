### Телефоны.

phones-turn-off = Отключить
phones-turn-on = Впустить телефоны
phones-try-again = Повторить
phones-opening = Телефоны подключаются…
phones-off = Телефоны отключены. Кто уже сидел за столом, найдёт своё место, когда их снова впустят.
phones-no-game = С телефонами у каждого за столом свой бланк. Они подключаются к партии: откройте готовую или начните новую.
phones-no-address = Телефоны не подключить по адресу { $address }: { $cause }. Выберите другой адрес или порт.
phones-no-system = Телефоны не подключить: { $cause }. Попробуйте снова.
phones-scan = Наведите на код камеру телефона или наберите:
phones-digits = а там эти шесть цифр, они действуют десять минут:
phones-digits-off = Без цифр
phones-network = Телефон должен быть в одной сети (Wi-Fi) с этим компьютером. Устанавливать ничего не нужно.
phones-other-address = Или { $address }
phones-free-seat = Освободить место: { $name }
phones-state-not-joined = не подключён
phones-state-at-laptop = за ноутбуком
phones-state-not-here = ещё не здесь
phones-state-away = офлайн
phones-state-thinking = думает
phones-state-joined = подключён

## Страницы на телефонах: кто где сидит

phones-who = Кто вы?
phones-your-seat = Ваше место
phones-sit-down = Сесть
phones-program-plays = Здесь играет компьютер
phones-seat-left = Уход
phones-seat-held = Занято другим телефоном
phones-seat-deserted = Занято другим телефоном, он офлайн
phones-give-up = Освободить место: { $name }
phones-give-up-told = Тогда за это место сможет играть другой телефон: { $name }. Вы этого хотите?
phones-give-up-button = Да, освободить место: { $name }
phones-take-over = Занять место: { $name }
phones-take-over-told = Другой телефон лишится места, и об этом узнают все. За это место играете вы: { $name }?
phones-take-over-button = Да, занять место: { $name }
phones-page-table = Стол
phones-page-seats = Места
phones-only-watch = Только смотреть
phones-reload = Обновить
phones-other-ways = Другие пути
phones-held = Место занято другим телефоном: { $name }. Освободить его можно там, в разделе «Места», или на ноутбуке. Если тот телефон минуту не на связи, место можно занять здесь.
phones-no-seat = За это место никто не играет на телефоне.
phones-taken-over = Место теперь на другом телефоне: { $name }.
phones-given-up = Место свободно для другого телефона: { $name }.
phones-host = Для ведущего
phones-host-told = У кого этот адрес, тот здесь решает. Никому его не передавайте.
phones-host-off-told = Партия сохранится, а телефоны отключатся, пока программу не запустят снова. Вы этого хотите?
phones-host-off-button = Да, отключить телефоны

## Вверху каждой страницы

phones-cut = Нет связи со столом. Новая попытка…
phones-silent = Стол давно не отвечает. Возможно, телефоны там отключены; эта страница продолжает попытки.
phones-other = Этот адрес больше не ведёт к столу: возможно, началась другая партия. Снова наведите камеру на код стола или спросите его новый адрес.
phones-vibrate = Вибрация
phones-sound = Звук
phones-hint-marks = Партия с подсказками стоит в рекордах отдельно.
phones-hint-show = Показать подсказку
phones-dims = В этом браузере экран гаснет сам.
phones-your-turn = Ваш ход
phones-your-turn-now = Ваш ход.
phones-own-turn = Ход: { $name }.
phones-waiting = Ждём: { $names }.

## Почему что-то не вышло

phones-not-read = Это не удалось прочитать. Попробуйте снова.
phones-busy = Ваше прежнее действие ещё записывается. Попробуйте снова.
phones-late = Слишком поздно. Сейчас вот так.
phones-no-answer = Стол не ответил. Попробуйте снова.
phones-closed = Стол закрыт.
phones-not-saved = Партию сейчас не удаётся сохранить; почему — сообщает компьютер, на котором она идёт. Партия продолжается, сохранение повторяется.
phones-too-often = Исправлений было несколько подряд. Подождите несколько секунд и попробуйте снова.
phones-two-seats = У этого телефона уже два места. Сначала освободите одно из них.

## Что узнают все

phones-corrected = Кубики исправлены на { $dice } ({ $name }).
phones-corrected-laptop = На ноутбуке кубики исправлены на { $dice }.
phones-corrected-earlier = Более раннее решение исправлено на ноутбуке.
phones-choose-again = Выберите снова.

## Время на раздумье

phones-clock-own = { $seconds ->
    [one] У вас { $seconds } секунда.
    [few] У вас { $seconds } секунды.
   *[many] У вас { $seconds } секунд.
}
phones-clock-others = { $seconds ->
    [one] У остальных { $seconds } секунда.
    [few] У остальных { $seconds } секунды.
   *[many] У остальных { $seconds } секунд.
}
phones-clock-up = Время вышло. Пожалуйста, выбирайте.
phones-clock-up-others = У остальных время вышло.
phones-clock-up-table = Время вышло: решает стол, как договорились.
phones-clock-stopped = Часы стоят.

## Кубики

phones-dice = Кубики: { $dice }
phones-dice-none = Кубики: нет
phones-part-dice = Кубики
phones-part-rolls-for-start = Броски за первый ход
phones-part-next-throw = Следующий бросок
phones-part-last-throw = Последний бросок
phones-part-choices = Варианты
phones-part-pad = Бланк
phones-part-board = Поле
phones-dice-five = Пять кубиков, например 13446
phones-dice-five-again = Пять кубиков броска { $throw }, как они лежали
phones-dice-two = Два кубика, например 26
phones-dice-four = Четыре кубика, например 1346
phones-dice-four-again = Четыре кубика, как они лежали
phones-dice-expected = Кубиков: { $count }, каждый от 1 до 6
phones-dice-faces = { $label }: коснитесь того, что выпало
phones-dice-untap = Стереть
phones-dice-missing = ещё { $count }
phones-dice-lost = Пока вы вводили кубики, их ввели в другом месте. Проверьте, верны ли они.
phones-dice-enter = Ввести кубики
phones-dice-correct = Исправить кубики
phones-cancel = Отмена
phones-dice-wrong = Эти кубики неверны
phones-dice-wrong-throw = Кубики броска { $throw } неверны

## Express

phones-over = Партия окончена
phones-all-out = Все вне игры.
phones-all-out-or-left = Все вне игры или ушли.
phones-next-throw-real = Бросьте пять кубиков.
phones-next-throw-app = Бросить кубики может любой.
phones-you-are-out = Вы вне игры. Остальные играют дальше.
phones-nobody-here = За это место больше никто не играет.
phones-you-reveal = Остались только вы: ваше касание откроет выбор всех, и изменить его будет нельзя.
phones-row-opens = Новый ряд стоит { $points }; пятая отметка это вернёт.
phones-lead = { $name } впереди на { $points }.
phones-lead-new = { $name } выходит вперёд на { $points }.
phones-lead-shared = { $names } впереди поровну.
phones-chosen = Вы выбрали { $choice }. Новое касание это изменит.
phones-chosen-secret = Вы выбрали { $choice }. Новое касание это изменит, пока не выбрали все.
phones-may-change = Выбрано. Можно изменить, пока не выберут все.
phones-take-choice-back = Отменить мой выбор
phones-fifth-die = Пятый кубик { $die }
phones-with-fifth-die = пятый кубик { $die }
phones-with-free-throw = свободный бросок
phones-mark-opens = новый
phones-mark-full = полон
phones-mark-ends = конец
phones-next-dice = Бросок { $throw }: ввести кубики
phones-last-throws = Последние броски
phones-change-choice = Изменить мой выбор по броску { $throw }
phones-change-choice-told = Кубики были { $dice }, вы выбрали { $choice }.

## Таблицы

phones-column-row = Ряд
phones-column-each = Цена
phones-column-marks = Отметки
phones-column-points = Очки
phones-column-die = Кубик
phones-column-throw = Бросок
phones-column-chosen = Выбрано
phones-column-better = Лучше
phones-column-turn = Ход
phones-column-cost = Цена
phones-pad-of = Бланк: { $name }
phones-tracks-of = Пятые кубики: { $name }
phones-to-be-named = { $count ->
    [one] назвать ещё { $count } число
    [few] назвать ещё { $count } числа
   *[many] назвать ещё { $count } чисел
}
phones-marks-new = { $marks }, из них новых { $new }
phones-player-left = уход
phones-word-choose = выбор
phones-word-chosen = готово
phones-word-out = вне игры
phones-word-left = уход
phones-word-plays = ходит

## Как вы играли

phones-review = Как вы играли
phones-review-told = Лучший выбор: { $best } из { $count ->
    [one] { $count } броска
   *[many] { $count } бросков
}. Лучшая игра даёт в среднем { $start }. К этому кубики принесли { $luck }, а ваш выбор { $skill }, вместе { $end }.
phones-review-most = Больше всего принёс бросок { $throw } с выбором { $choice }: { $points }.
phones-board-review-told = Лучших решений: { $best } из { $count }. Шанс на победу сначала был { $start }. Кости изменили его на { $luck }, ваши решения на { $skill }, чужие ходы на { $others }.
phones-board-review-alone = Лучших решений: { $best } из { $count }. Лучшие решения занимают в среднем { $start } хода. Кости изменили это на { $luck }, ваши решения на { $skill }, вышло { $end }.
phones-board-review-most = Больше всего принёс ход { $turn }: { $gain }.
phones-review-costliest = Самые дорогие решения

## Поле

phones-board-start = Бросок за первый ход
phones-board-wins = { $name } побеждает
phones-board-turn = Ход { $turn }: { $name }
phones-board-played = { $name }: сыграно { $play }.
phones-board-rolled = Этот бросок: { $name }.
phones-board-rolled-start = { $name }: { $total }, кубики { $dice }.
phones-board-start-app = Коснуться может любой: приложение бросит по два кубика за каждого.
phones-board-take-play-back = Отменить мои последние пары
phones-board-rolling-on = Бросать дальше: срыв { $chance }.
phones-board-no-stop = Нельзя остановиться, пока бегунок стоит на одной клетке с чужой фишкой.
phones-runners = Ваши бегунки
phones-board-risks = { $count ->
    [one] рискует { $count } клеткой
   *[other] рискует { $count } клетками
}
phones-board = Поле
phones-board-column = Колонка
phones-board-squares = Фишки и бегунки
phones-board-won = взята: { $name }
phones-board-empty = пусто, клеток { $top }
phones-board-pieces = { $pieces }, из { $top }
phones-board-runner = бегунок { $space }
phones-board-square = { $name } { $space }

phones-game = Игра
phones-goodbye = Хорошие игры. До следующего раза!
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
phones-all-here = Все здесь? Начать
phones-missing = Ещё не здесь: { $names }. Кто опоздает, сядет позже.
phones-change-rules = Изменить игроков и правила
phones-leave-out = Пустое имя исключает игрока.
phones-name-number = Имя игрока { $number }
phones-move-up = Игрока { $number } выше
phones-code-title = Шесть цифр
phones-code-told = Они стоят рядом с адресом стола и действуют десять минут.
phones-code-enter = Войти
phones-code-wrong = Это не те цифры. Посмотрите ещё раз.
phones-code-too-often = Слишком много попыток. Подождите минуту и попробуйте снова.
phones-code-offer = Вход без камеры
phones-code-offered = Без камеры: откройте { $address } и введите { $digits }. Действует десять минут.
phones-lost-told = Ничего не потеряно: все отметки остаются. Если тайный выбор уже был ({ $name }), нужно выбрать ещё раз.
phones-that-is-me = Это я: вернуть место
phones-another-seat = Другое место
phones-undone = Выбор отменён: { $name }.
phones-undone-host = Ведущий отменил последний шаг.
phones-undone-laptop = Последний шаг отменён на ноутбуке.
phones-redone-laptop = Последний шаг возвращён на ноутбуке.
