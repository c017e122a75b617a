### Express: стол, бланки, выбор.

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · своб.

## Каким должен быть пятый кубик

express-fifth-new = Пятый кубик: новое число, { $values }
express-fifth-repeat = Новых чисел нет. Пятый кубик: { $values }
express-fifth-named = Пятый кубик: { $values }
express-fifth-free = Свободный бросок: две пары, без пятого кубика
express-not-fifth-new = Не { $dice }: сначала назовите новое число ({ $values }).
express-not-fifth-named = Не { $dice }: выпали ваши { $values }.
express-not-fifth-is-free = Ни одно из названных чисел не выпало: при свободном броске пятый кубик не отмечают.

## Почему что-то нельзя

express-refused-waiting = Сначала выбор по броску { $throw }: { $name }.
express-refused-departed = { $name } больше не играет.
express-refused-out = { $name } вне игры, место остаётся.
express-refused-no-throw = Броска { $throw } нет.
express-refused-no-seat = Игрока { $seat } нет.
express-refused-over = Партия окончена, больше никто не играет.
express-refused-late = Четвёртый бросок сделан, подсесть больше нельзя.
express-refused-last = За столом больше никого нет.
express-bot-chooses = Здесь выбирает компьютер: { $name }.
express-why-in-throw = из кубиков { $dice } это не складывается.
express-why-new = пятый кубик сначала должен быть новым числом ({ $values }).
express-why-repeat = новых чисел не выпало, поэтому пятый кубик — { $values }.
express-why-named = пятый кубик должен быть одним из названных и выпавших чисел ({ $values }).
express-why-is-free = ни одно из названных чисел не выпало, а при свободном броске пятый кубик не отмечают.
express-why-out = этот игрок вне игры.

## Отменено и возвращено

express-followed-throw = { $way ->
    [undone] Отменено: бросок { $throw }, { $dice }.
   *[redone] Возвращено: бросок { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Отменено: { $name }, выбор по броску { $throw }.
   *[redone] Возвращено: { $name }, выбор по броску { $throw }.
}
express-followed-choice = { $way ->
    [undone] Отменено: { $name }, { $pairs }, пятый { $fifth }, бросок { $throw }.
   *[redone] Возвращено: { $name }, { $pairs }, пятый { $fifth }, бросок { $throw }.
}
express-followed-free = { $way ->
    [undone] Отменено: { $name }, { $pairs }, свободный бросок { $throw }.
   *[redone] Возвращено: { $name }, { $pairs }, свободный бросок { $throw }.
}

## После исправления

express-asked-again = { $name } (бросок { $throw })
express-corrected-throw = { $again ->
    [nothing] Бросок { $throw } исправлен. Всё дальнейшее остаётся.
    [some] Бросок { $throw } исправлен. Выбрать заново: { $list }. Ctrl+Z отменяет исправление.
   *[more] Бросок { $throw } исправлен. Выбрать заново: { $list } и другие. Ctrl+Z отменяет исправление.
}
express-total = итог { $total }
express-corrected-choice = { $again ->
    [nothing] Выбор исправлен: { $name }, бросок { $throw }: { $choice }. Всё дальнейшее остаётся.
    [some] Выбор исправлен: { $name }, бросок { $throw }: { $choice }. Выбрать заново: { $list }. Ctrl+Z отменяет исправление.
   *[more] Выбор исправлен: { $name }, бросок { $throw }: { $choice }. Выбрать заново: { $list } и другие. Ctrl+Z отменяет исправление.
}

## Против рекорда

express-record-to-go = Рекорд { $record }: { $points ->
    [one] не хватает { $points } очка
   *[many] не хватает { $points } очков
}
express-record-level = Рекорд { $record }: вровень
express-record-ahead = Рекорд { $record }: { $points ->
    [one] перевес { $points } очко
    [few] перевес { $points } очка
   *[many] перевес { $points } очков
}

## Что даёт выбор, в тесноте

express-effect-opens = откроет { $rows }
express-effect-needs = { $row }: ещё { $count }
express-effect-full = { $row }: полон
express-effect-points = { $row }: { $points }
express-effect-ends = конец вашей игры

## То же полностью

## Стол: кубики

express-throw = Бросок { $throw }
express-change-throw = Изменить бросок { $throw }
express-correct-throw = Исправить бросок { $throw }
express-throw-missed = Бросок { $throw }, пропущен
express-throw-again = Бросок { $throw }, снова
express-throw-and-type = Бросьте пять кубиков, затем введите или щёлкните их
express-throw-for-program = Бросьте пять кубиков за компьютер, затем введите или щёлкните их
express-type-as-they-lay = Введите или щёлкните пять кубиков, как они лежали
express-roll-dice = Бросить кубики
express-odds = { $name }: шанс, что следующий бросок даст отметку в ряду, в %

## Стол: выбор

express-leave-over = Оставить { $die }: { $key }
express-out-no-choices = Вне игры: выбора здесь больше нет
express-left-no-choices = Уход: выбора здесь больше нет
express-column-fifth = Пятый
express-column-pairs = Пары
express-it-was = Было { $choice }.
express-back-to-throw = Назад к броску { $throw }
express-worth-best = лучший
express-worth-less = хуже на { $points }

## Стол: что говорит тренер

express-hint-best = Лучше всего: { $choice }, ожидаемый итог в очках: { $points }.
express-hint-as-good = Не хуже: { $choices }.
express-hint-reach = Вернее всего к { $total }: { $choice }, { $games ->
    [none] ни в одной из партий
    [all] во всех партиях
   *[share] в { $share } партий
}.
express-hint-beat = Вернее всего превзойти лучший итог { $total }: { $choice }, { $games ->
    [none] ни в одной из партий
    [all] во всех партиях
   *[share] в { $share } партий
}.
express-hint-pass = Вернее всего обойти итог { $total } ({ $name }): { $choice }, { $games ->
    [none] ни в одной из партий
    [all] во всех партиях
   *[share] в { $share } партий
}.
express-hint-win = { $choice }: победа в { $share } партий против всех, кто ещё играет.
express-hint-why-not = Почему не { $choice }?

## Стол: почему клавиша или щелчок не действует

express-app-throws = Здесь кубики бросает приложение: пробел.
express-all-thrown = Все пять кубиков брошены. Backspace убирает последний.
express-letters-choose = Буквами выбирают; следующие кубики — когда все сделают выбор по броску { $throw }.
express-next-dice = Следующие кубики — когда все сделают выбор по броску { $throw }.
express-no-choice-marks = Сейчас ни один вариант не отмечает ряд { $row }.
express-not-thrown = Числа { $die } в броске нет.
express-not-left-over = Ни один вариант не оставляет { $die }.

## Стол: исправления

express-correcting-dice = Вы исправляете кубики броска { $throw }.
express-correcting-choice = Вы исправляете выбор: { $name }, бросок { $throw }.
express-asks-again = { $who ->
    [all] Потом все выбирают заново для броска { $throw }.
   *[one] Потом { $name } выбирает заново для броска { $throw }.
}
express-after-throw = после броска { $throw }
express-change = Изменить

## Стол: состояние игроков, в тесноте

express-status-left = уход, бросок { $throw }
express-status-out = вне игры, бросок { $throw }
express-status-chosen = выбрано
express-status-thinks = думает
express-status-thinking = думает
express-status-now = выбирает
express-status-first = сначала бросок { $throw }
express-status-to-choose = ещё не выбрано
express-status-program = компьютер

## Стол: все бланки

express-on-to-throw = К броску { $throw }
express-on-to-result = К итогу
express-leads-by = { $name } впереди на { $points } очков.
express-everybody-has-chosen = Выбрали все.
express-awaits-nothing = Партия окончена
express-awaits-names = Ещё выбирают: { $names }
express-choose-again = Новый выбор: { $name }
express-has-chosen = Выбор сделан: { $name }.

## Стол: тайный выбор

express-has-it = Ноутбук здесь: { $name }
express-nobody-sees-throw = Бросок { $throw }: никто не видит чужого выбора, пока не выберут все.
express-hidden-program = Компьютер тоже выбирает тайно.
express-hidden-phone = { $name } выбирает на телефоне. Если дело встало, освободите место в разделе «Телефоны» ({ $key }), и { $name } выбирает здесь.
express-hidden-choice = Бланк до этого броска. Выбор ({ $name }) скрыт, пока не выберут все.
express-pass-laptop = Передать ноутбук
express-back-to = Назад: { $name }
