### Игра на поле.

## Бросок за первый ход

board-tied-again = Поровну ({ $total }): { $names }. Бросок повторяется.
board-starts = { $name } начинает.
board-starts-in-turn = Начинает: подошла очередь
board-starts-with = { $name } начинает: сумма { $total }.
board-starts-after-tie = { $name } начинает: сумма { $total } после ничьей ({ $tied }).
board-play-twice = { $column } дважды

## Чей ход

board-turn = Ход { $turn }
board-turn-record = Ход { $turn }, рекорд — { $record }

## Чего ждут

board-type-two-as-they-lay = Введите или щёлкните два кубика, как они лежали
board-type-four-as-they-lay = Введите или щёлкните четыре кубика, как они лежали
board-roll-two-and-type = Бросьте два кубика, затем введите или щёлкните их
board-roll-four-and-type = Бросьте четыре кубика, затем введите или щёлкните их
board-roll-on-and-type = Бросайте дальше: введите или щёлкните четыре кубика
board-roll-on-or-stop = Бросать дальше или остановиться?
board-can-only-roll-on = Бросайте дальше
board-program-rolls = Бросает компьютер: пробел — дальше
board-program-rolls-on = Компьютер бросает дальше: введите или щёлкните четыре кубика
board-program-decides = Компьютер решает: бросать дальше или остановиться
board-space-lets-program = Пробел даёт компьютеру решить
board-program-chooses = Компьютер выбирает пары
board-only-play = Вариант один: сыграть — Enter
board-which-pairs = Какие пары сыграть?
board-once-more-plays = Нажмите ещё раз, чтобы сыграть { $play }
board-which-one = Какой вариант с { $columns }?
board-did-it-go-on = Ход продолжился после этого броска?
board-rolls-for-start = Броски за первый ход: начинает наибольшая сумма
board-rolls-again = Бросок повторяется, поровну ({ $total }): { $names }
board-was-stop = Был стоп. Esc — оставить.
board-was-roll-on = Бросали дальше. Esc — оставить.

## Бросок

board-odds = Шанс, что бросок даст колонку, в %
board-rolling-on-odds = Бросать дальше: срыв { $chance }

## Два пути, большие кнопки

board-roll = Бросить
board-stop = Стоп
board-no-stop = Без стопа
board-roll-for-start = Бросок за первый ход
board-skip-start = Пропустить: бросит приложение
board-it-went-on = Продолжился
board-it-stopped = Был стоп
board-chance-to-bust = риск срыва
board-top = верх
board-risks = { $count ->
    [one] риск: { $count } клетка
    [few] риск: { $count } клетки
   *[many] риск: { $count } клеток
}
board-risks-columns = { $count ->
    [one] и колонка { $columns }
   *[many] и колонки { $columns }
}
board-shared = { $count ->
    [one] чужая фишка
   *[many] чужие фишки
}

## Почему клавиша или щелчок не действует

board-app-rolls = Здесь кубики бросает приложение: пробел.
board-all-rolled = Все четыре кубика брошены: сначала сыграйте одну пару или обе.
board-went-on-or-stopped = Ход продолжился или был стоп? R или S.
board-type-what-they-show = Бросьте кубики на стол и введите, что выпало.
board-nothing-gained = Ещё ничего не набрано: сначала бросьте.
board-play-first = Сначала сыграйте одну пару или обе.

## Исправления

board-correcting-start = Вы исправляете бросок { $roll } за первый ход.
board-correcting-roll = Вы исправляете бросок { $roll }.

## Новости над полем

board-news-bust = Срыв!
board-news-nothing-lost = { $name } ничего не теряет
board-news-lost = { $name } теряет { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
}
board-news-columns = { $name } берёт { $count ->
    [one] колонку
   *[other] колонки
} { $columns }
board-news-closed = Больше там никто не играет
board-news-game-won = а с этим — всю партию
board-news-none-left = Колонок не осталось: { $name } побеждает

## Игроки, в тесноте

board-plays-now = ходит
board-left = уход
board-start-roll = старт { $totals }

board-busts = Срыв: { $name }.
board-busts-and-loses = Срыв: { $name } теряет { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
}.
board-stops = Стоп: { $name } сохраняет { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
}.
board-bot-plays = Здесь играет компьютер: { $name }.

## Отменено и возвращено

board-followed-roll-off = { $way ->
    [undone] Отменено: бросок { $roll } за первый ход, { $dice }.
   *[redone] Возвращено: бросок { $roll } за первый ход, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Отменено: бросок { $roll }, { $dice }.
   *[redone] Возвращено: бросок { $roll }, { $dice }.
}
board-followed-play = { $way ->
    [undone] Отменено: { $play }, бросок { $roll }.
   *[redone] Возвращено: { $play }, бросок { $roll }.
}
board-followed-stop = { $way ->
    [undone] Отменено: стоп после броска { $roll }.
   *[redone] Возвращено: стоп после броска { $roll }.
}
board-followed-on = { $way ->
    [undone] Отменено: продолжение после броска { $roll }.
   *[redone] Возвращено: продолжение после броска { $roll }.
}

## После исправления

board-corrected-roll-off = { $again ->
    [nothing] Бросок { $roll } за первый ход исправлен. Всё дальнейшее остаётся.
   *[roll] Бросок { $roll } за первый ход исправлен. Решить заново: бросок { $asked }. Ctrl+Z отменяет исправление.
}
board-corrected-roll = { $again ->
    [nothing] Бросок { $roll } исправлен. Всё дальнейшее остаётся.
   *[roll] Бросок { $roll } исправлен. Решить заново: бросок { $asked }. Ctrl+Z отменяет исправление.
}
board-corrected-play = { $again ->
    [nothing] Пары броска { $roll } исправлены. Всё дальнейшее остаётся.
   *[roll] Пары броска { $roll } исправлены. Решить заново: бросок { $asked }. Ctrl+Z отменяет исправление.
}
board-corrected-decision = { $again ->
    [nothing] Решение после броска { $roll } исправлено. Всё дальнейшее остаётся.
   *[roll] Решение после броска { $roll } исправлено. Решить заново: бросок { $asked }. Ctrl+Z отменяет исправление.
}

## Почему что-то нельзя

board-refused-not-started = Сначала { $name } бросает за первый ход.
board-refused-departed = { $name } больше не играет.
board-refused-started = Кто начинает, уже решено.
board-refused-waiting = С броском { $roll } ещё не всё решено.
board-refused-bust = Бросок { $roll } — срыв, ход на нём кончается.
board-refused-held = Бегунок в колонке { $column } стоит на чужой фишке.
board-refused-over = Партия окончена.
board-refused-no-roll-off = Броска { $roll } за первый ход нет.
board-refused-no-roll = Броска { $roll } нет.
board-refused-no-seat = Игрока { $seat } нет.
board-refused-joined = На поле после начала подсесть нельзя.
board-refused-last = За столом больше никого нет.
board-why-in-roll = из кубиков { $dice } это не складывается.
board-why-column = колонка { $column } взята, её бегунок на вершине или бегунков не осталось.
board-why-whole = играют все пары разбивки, которые можно сыграть.
board-why-place = нужна разбивка, которая ставит новый бегунок.
board-why-most = нужна разбивка, которая играет больше пар.
board-why-over = партия окончена.

## Что дают пары, в тесноте

board-effect-wins = стоп — и победа
board-effect-top = { $column }: на вершину
board-effect-starts = { $column }: старт
board-effect-starts-at = { $column }: старт с { $space }
board-effect-moves = { $column }: теперь { $space } из { $top }
board-effect-held = стоп нельзя

## Что даёт стоп

board-stop-wins = победа
board-stop-loses = конец, поражение
board-stop-keeps = сохранит { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
}
board-stop-columns = { $count ->
    [one] берёт колонку { $columns }
   *[many] берёт колонки { $columns }
}
board-bust-chance = срыв { $chance }

## Чем кончился ход, в тесноте

board-turn-kept = { $count ->
    [one] взята { $count } клетка
    [few] взято { $count } клетки
   *[many] взято { $count } клеток
}
board-turn-bust = срыв
board-turn-lost = срыв, минус { $count }

## Почему разбивка или колонка не играет

board-split-more-pairs = { $low } и { $high }: другая разбивка играет больше пар
board-split-new-runner = { $low } и { $high }: другая разбивка ставит новый бегунок
board-split-neither = { $low_why ->
    [won] { $low } взята
    [top] { $low } на вершине
   *[runners] нет бегунка для { $low }
}, { $high_why ->
    [won] { $high } взята
    [top] { $high } на вершине
   *[runners] нет бегунка для { $high }
}
board-split-runners = нет бегунка ни для { $low }, ни для { $high }
board-split-twice = { $why ->
    [won] { $column } взята
    [top] { $column } на вершине
   *[runners] нет бегунка для { $column }
}
board-column-not-rolled = Никакие два из этих кубиков не дают { $column }.
board-column-not-playable = { $why ->
    [won] Колонка { $column } взята.
    [top] Бегунок { $column } на вершине.
   *[runners] Нет бегунка для { $column }.
}
board-column-more-pairs = { $column } сыграть нельзя: другая разбивка играет больше пар.
board-column-new-runner = { $column } сыграть нельзя: другая разбивка ставит новый бегунок.

## Чего ждёт тренер от остатка хода

board-ahead-risk = { $choice }: сохраняет примерно { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
}, если повезёт: вероятность { $works }
board-ahead-keeps = { $choice }: сохраняет { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; шанс взять колонку { $column } — { $chance }.

## Кого или чего ждёт поле

board-awaits-start = { $name } бросает два кубика за первый ход.
board-awaits-roll-or-stop = { $name } бросает дальше или останавливается.
board-awaits-roll = { $name } бросает.
board-awaits-play = { $name } выбирает пары.
board-awaits-decision = { $name } говорит, был ли бросок { $roll } последним.
board-awaits-nobody = Партия окончена.
