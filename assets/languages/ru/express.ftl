### Express: стол, бланки, выбор.

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · своб.

## Каким должен быть пятый кубик

express-fifth-new = Пятый кубик: новое число, { $values }
express-fifth-repeat = Нового числа нет. Пятый кубик: { $values }
express-fifth-named = Пятый кубик: { $values }
express-fifth-free = Свободный бросок: две пары, без пятого кубика

express-not-fifth-new = Не { $dice }: сначала назовите новое число ({ $values }).
express-not-fifth-named = Не { $dice }: выпали ваши { $values }.
express-not-fifth-is-free = Ни одно ваше число не выпало: бросок свободный, без пятого кубика.

## Почему чего-то нельзя сделать

express-refused-waiting = Сначала { $name } выбирает по броску { $throw }.
express-refused-departed = { $name } уже не играет.
express-refused-out = { $name } уже вне игры, поэтому место остаётся как есть.
express-refused-no-throw = Броска { $throw } нет.
express-refused-no-seat = Игрока { $seat } нет.
express-refused-over = Партия окончена.
express-refused-late = После четвёртого броска присоединиться нельзя.
express-refused-last = Больше никто не играет.
express-bot-chooses = За игрока { $name } выбирает компьютер.
express-why-in-throw = кубики { $dice } этого не дают.
express-why-new = пятый кубик должен быть новым числом ({ $values }).
express-why-repeat = нового числа не выпало, поэтому пятый кубик — { $values }.
express-why-named = пятый кубик должен быть названным числом из этого броска ({ $values }).
express-why-is-free = ни одно названное число не выпало, поэтому бросок свободный, без пятого кубика.
express-why-out = этот игрок вне игры.

## Отменено и возвращено

express-followed-throw = { $way ->
    [undone] Отменено: бросок { $throw }, { $dice }.
   *[redone] Возвращено: бросок { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Отменено: выбор игрока { $name } по броску { $throw }.
   *[redone] Возвращено: выбор игрока { $name } по броску { $throw }.
}
express-followed-choice = { $way ->
    [undone] Отменён выбор игрока { $name } по броску { $throw }: { $pairs }, пятый { $fifth }.
   *[redone] Возвращён выбор игрока { $name } по броску { $throw }: { $pairs }, пятый { $fifth }.
}
express-followed-free = { $way ->
    [undone] Отменён выбор игрока { $name } по свободному броску { $throw }: { $pairs }.
   *[redone] Возвращён выбор игрока { $name } по свободному броску { $throw }: { $pairs }.
}

## После исправления

express-asked-again = { $name } (бросок { $throw })
express-corrected-throw = { $again ->
    [nothing] Бросок { $throw } исправлен. Всё, что было дальше, остаётся.
    [some] Бросок { $throw } исправлен. Выбрать заново: { $list }. Чтобы отменить, нажмите Ctrl+Z.
   *[more] Бросок { $throw } исправлен. Выбрать заново: { $list } и другие. Чтобы отменить, нажмите Ctrl+Z.
}
express-total = итог { $total }
express-corrected-choice = { $again ->
    [nothing] Выбор игрока { $name } по броску { $throw } теперь { $choice }. Всё, что было дальше, остаётся.
    [some] Выбор игрока { $name } по броску { $throw } теперь { $choice }. Выбрать заново: { $list }. Чтобы отменить, нажмите Ctrl+Z.
   *[more] Выбор игрока { $name } по броску { $throw } теперь { $choice }. Выбрать заново: { $list } и другие. Чтобы отменить, нажмите Ctrl+Z.
}

## Соло против рекорда

express-record-to-go = Рекорд { $record }: { $points ->
    [one] не хватает { $points } очка
    [few] не хватает { $points } очков
    [many] не хватает { $points } очков
   *[other] не хватает { $points } очка
}
express-record-level = Рекорд { $record }: поровну
express-record-ahead = Рекорд { $record }: { $points ->
    [one] на { $points } очко больше
    [few] на { $points } очка больше
    [many] на { $points } очков больше
   *[other] на { $points } очка больше
}

## Что даёт выбор, в узкой рамке

express-effect-opens = начать { $rows }
express-effect-needs = { $row }: ещё { $count }
express-effect-full = { $row } заполнен
express-effect-points = { $row }: { $points }
express-effect-ends = конец игры

## Стол: кубики

express-throw = Бросок { $throw }
express-change-throw = Изменить бросок { $throw }
express-correct-throw = Исправить бросок { $throw }
express-throw-missed = Пропущенный бросок { $throw }
express-throw-again = Бросок { $throw }, заново
express-throw-and-type = Бросьте пять кубиков и введите числа или щёлкните по кубикам
express-throw-for-program = Бросьте пять кубиков за компьютер и введите числа или щёлкните по кубикам
express-type-as-they-lay = Введите пять выпавших чисел или щёлкните по кубикам
express-roll-dice = Бросить кубики
express-odds = { $name }: шанс отметить каждый ряд следующим броском (%)

## Стол: варианты

express-leave-over = Пятым кубиком — { $die }: { $key }
express-out-no-choices = Вне игры: выбирать больше нечего
express-left-no-choices = Не играет: выбирать больше нечего
express-column-fifth = Пятый
express-column-pairs = Пары
express-it-was = Было { $choice }.
express-back-to-throw = Назад к броску { $throw }
express-worth-best = лучший
express-worth-less = хуже на { $points }

## Стол: что тренер говорит о вариантах

express-hint-best = Лучше всего: { $choice }. Ожидаемый итог: { $points }.
express-hint-as-good = Не хуже: { $choices }.
express-hint-reach = Больше всего шансов набрать { $total }: { $choice }, { $games ->
    [none] хотя шансов почти нет
    [all] шанс 100 %
   *[share] шанс { $share }
}.
express-hint-beat = Больше всего шансов побить рекорд { $total }: { $choice }, { $games ->
    [none] хотя шансов почти нет
    [all] шанс 100 %
   *[share] шанс { $share }
}.
express-hint-pass = Больше всего шансов обойти игрока { $name } ({ $total }): { $choice }, { $games ->
    [none] хотя шансов почти нет
    [all] шанс 100 %
   *[share] шанс { $share }
}.
express-hint-win = { $choice }: шанс обыграть всех, кто ещё играет: { $share }.
express-hint-why-not = Почему не { $choice }?

## Стол: почему клавиша или щелчок ничего не делает

express-app-throws = Здесь кубики бросает приложение: нажмите пробел.
express-all-thrown = Все пять кубиков уже есть. Чтобы убрать последний, нажмите Backspace.
express-letters-choose = Выбирают буквой. Следующие кубики будут, когда по броску { $throw } выберут все.
express-next-dice = Следующие кубики будут, когда по броску { $throw } выберут все.
express-no-choice-marks = Ряд { $row } сейчас не отмечает ни один вариант.
express-not-thrown = { $die } не выпало.
express-not-left-over = { $die } не может быть пятым кубиком.

## Стол: исправления

express-correcting-dice = Вы исправляете кубики броска { $throw }.
express-correcting-choice = Вы исправляете выбор игрока { $name } по броску { $throw }.
express-asks-again = { $who ->
    [all] Затем по броску { $throw } все выбирают заново.
   *[one] Затем { $name } выбирает по броску { $throw } заново.
}
express-after-throw = после броска { $throw }
express-change = Изменить

## Стол: у кого что

express-status-left = не играет с броска { $throw }
express-status-out = вне игры, бросок { $throw }
express-status-chosen = готово
express-status-thinks = думает
express-status-thinking = думает
express-status-now = выбирает
express-status-first = сначала бросок { $throw }
express-status-to-choose = выберет
express-status-program = компьютер

## Стол: все бланки

express-on-to-throw = К броску { $throw }
express-on-to-result = К итогу
express-leads-by = { $name } впереди на { $points }.
express-everybody-has-chosen = Все выбрали.
express-awaits-nothing = Партия окончена
express-awaits-names = Ещё выбирают: { $names }
express-choose-again = Выбрать заново: { $name }
express-has-chosen = { $name }: выбор сделан.

## Стол: тайный выбор

express-has-it = { $name } за ноутбуком
express-nobody-sees-throw = Бросок { $throw }: выбор скрыт, пока не выберут все.
express-hidden-program = Компьютер тоже выбирает втайне.
express-hidden-phone = { $name } выбирает на телефоне. Если не получается, освободите место в разделе «Телефоны» ({ $key }), и { $name } сможет выбрать здесь.
express-hidden-choice = Бланк до этого броска. Выбор игрока { $name } скрыт, пока не выберут все.
express-pass-laptop = Передать ноутбук
express-back-to = Назад: { $name }
