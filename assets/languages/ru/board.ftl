### Игра на поле.

board-tied-again = { $names }: поровну, по { $total }. Бросают ещё раз.
board-starts = Начинает { $name }.
board-starts-in-turn = Начинает эту партию
board-starts-with = Начинает { $name }, сумма { $total }.
board-starts-after-tie = Начинает { $name }: сумма { $total }, а до этого поровну, по { $tied }.

## Ходы

board-play-twice = { $column } дважды
board-turn = Ход { $turn }
board-turn-record = Ход { $turn }; рекорд — { $record }

## Чего ждёт стол

board-type-two-as-they-lay = Введите два выпавших числа или щёлкните по кубикам
board-type-four-as-they-lay = Введите четыре выпавших числа или щёлкните по кубикам
board-roll-two-and-type = Бросьте два кубика и введите числа или щёлкните по кубикам
board-roll-four-and-type = Бросьте четыре кубика и введите числа или щёлкните по кубикам
board-roll-on-and-type = Дальше: введите четыре числа или щёлкните по кубикам
board-roll-on-or-stop = Бросать дальше или стоп?
board-can-only-roll-on = Бросайте дальше
board-program-rolls = Бросает компьютер: нажмите пробел
board-program-rolls-on = Компьютер бросает дальше: введите четыре числа или щёлкните по кубикам
board-program-decides = Компьютер решает: бросать дальше или стоп
board-space-lets-program = Пусть решает компьютер: пробел
board-program-chooses = Компьютер выбирает вариант
board-only-play = Вариант только один: нажмите Enter
board-which-pairs = Какие пары сыграете?
board-once-more-plays = Нажмите ещё раз, чтобы сыграть { $play }
board-which-one = Какой вариант с { $columns }?
board-did-it-go-on = Бросали дальше или был стоп?
board-rolls-for-start = Начинает тот, у кого сумма больше
board-rolls-again = Ещё бросок: { $names }, поровну, по { $total }
board-was-stop = Здесь был стоп. Оставить так — Esc.
board-was-roll-on = Здесь бросали дальше. Оставить так — Esc.

## Бросок

board-odds = Шанс на каждую колонку (%)
board-rolling-on-odds = Бросать дальше: срыв { $chance }

## Два пути дальше

board-roll = Бросить
board-stop = Стоп
board-no-stop = Стоп запрещён
board-roll-for-start = Бросить
board-skip-start = Пропустить: бросит приложение
board-it-went-on = Бросали дальше
board-it-stopped = Был стоп
board-chance-to-bust = риск срыва
board-top = верх
board-risks = { $count ->
    [one] на кону { $count } клетка
    [few] на кону { $count } клетки
    [many] на кону { $count } клеток
   *[other] на кону { $count } клетки
}
board-risks-columns = { $count ->
    [one] и колонка { $columns }
   *[other] и колонки { $columns }
}
board-shared = { $count ->
    [one] клетка занята
   *[other] клетки заняты
}

## Почему клавиша или щелчок ничего не делает

board-app-rolls = Здесь кубики бросает приложение: нажмите пробел.
board-all-rolled = Все четыре кубика уже есть: сначала сыграйте одну пару или обе.
board-went-on-or-stopped = Бросали дальше или был стоп? R или S.
board-type-what-they-show = Бросьте кубики на столе и введите, что выпало.
board-nothing-gained = Вы ещё ничего не набрали: сначала бросьте.
board-play-first = Сначала сыграйте одну пару или обе.

## Исправления

board-correcting-start = Вы исправляете стартовый бросок { $roll }.
board-correcting-roll = Вы исправляете бросок { $roll }.

## Новости над полем

board-news-bust = Срыв!
board-news-nothing-lost = { $name }: терять было нечего
board-news-lost = { $name } теряет { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
board-news-columns = { $name } берёт { $count ->
    [one] колонку
   *[other] колонки
} { $columns }
board-news-closed = Больше там никто не играет
board-news-game-won = и побеждает
board-news-none-left = Колонок не осталось: побеждает { $name }

## Игроки, где мало места

board-plays-now = ходит
board-left = не играет
board-start-roll = старт: { $totals }

board-busts = { $name }: срыв.
board-busts-and-loses = Срыв: { $name } теряет { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}.
board-stops = Стоп: { $name } сохраняет { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}.
board-bot-plays = За игрока { $name } играет компьютер.

## Отменено и возвращено

board-followed-roll-off = { $way ->
    [undone] Отменено: стартовый бросок { $roll }, { $dice }.
   *[redone] Возвращено: стартовый бросок { $roll }, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Отменено: бросок { $roll }, { $dice }.
   *[redone] Возвращено: бросок { $roll }, { $dice }.
}
board-followed-play = { $way ->
    [undone] Отменено: { $play } из броска { $roll }.
   *[redone] Возвращено: { $play } из броска { $roll }.
}
board-followed-stop = { $way ->
    [undone] Отменено: стоп после броска { $roll }.
   *[redone] Возвращено: стоп после броска { $roll }.
}
board-followed-on = { $way ->
    [undone] Отменено: решение бросать дальше после броска { $roll }.
   *[redone] Возвращено: решение бросать дальше после броска { $roll }.
}

## После исправления

board-corrected-roll-off = { $again ->
    [nothing] Стартовый бросок { $roll } исправлен. Всё, что было дальше, остаётся.
   *[roll] Стартовый бросок { $roll } исправлен. По броску { $asked } нужно решить заново. Чтобы отменить, нажмите Ctrl+Z.
}
board-corrected-roll = { $again ->
    [nothing] Бросок { $roll } исправлен. Всё, что было дальше, остаётся.
   *[roll] Бросок { $roll } исправлен. По броску { $asked } нужно решить заново. Чтобы отменить, нажмите Ctrl+Z.
}
board-corrected-play = { $again ->
    [nothing] Пары броска { $roll } исправлены. Всё, что было дальше, остаётся.
   *[roll] Пары броска { $roll } исправлены. По броску { $asked } нужно решить заново. Чтобы отменить, нажмите Ctrl+Z.
}
board-corrected-decision = { $again ->
    [nothing] Решение после броска { $roll } исправлено. Всё, что было дальше, остаётся.
   *[roll] Решение после броска { $roll } исправлено. По броску { $asked } нужно решить заново. Чтобы отменить, нажмите Ctrl+Z.
}

## Почему чего-то нельзя сделать

board-refused-not-started = Сначала { $name } делает стартовый бросок.
board-refused-departed = { $name } уже не играет.
board-refused-started = Кто начинает, уже решено.
board-refused-waiting = Сначала закончите бросок { $roll }.
board-refused-bust = Бросок { $roll } — срыв: ход окончен.
board-refused-held = Останавливаться нельзя: бегунок в колонке { $column } стоит на чужой фишке.
board-refused-over = Партия окончена.
board-refused-no-roll-off = Стартового броска { $roll } нет.
board-refused-no-roll = Броска { $roll } нет.
board-refused-no-seat = Игрока { $seat } нет.
board-refused-joined = К начатой игре на поле присоединиться нельзя.
board-refused-last = Больше никто не играет.
board-why-in-roll = кубики { $dice } этого не дают.
board-why-column = колонка { $column } взята, её бегунок на вершине, или бегунков не осталось.
board-why-whole = если можно сыграть обе пары, играют обе.
board-why-place = нужен вариант, который ставит новый бегунок.
board-why-most = нужен вариант, в котором играет больше пар.
board-why-over = партия окончена.

## Что даёт вариант, в узкой рамке

board-effect-wins = стоп и победа
board-effect-top = { $column }: на вершину
board-effect-starts = { $column }: старт
board-effect-starts-at = { $column }: старт с { $space }
board-effect-moves = { $column }: теперь { $space } из { $top }
board-effect-held = стоп там запрещён

## Что даёт стоп

board-stop-wins = выигрывает партию
board-stop-loses = проигрывает партию
board-stop-keeps = сохраняет { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
board-stop-columns = { $count ->
    [one] берёт колонку { $columns }
   *[other] берёт колонки { $columns }
}
board-bust-chance = срыв { $chance }

## Чем закончился ход

board-turn-kept = стоп: { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
board-turn-bust = срыв
board-turn-lost = срыв, потеряно { $count }

## Почему вариант или колонку сыграть нельзя

board-split-more-pairs = { $low } и { $high }: другой вариант даёт больше пар
board-split-new-runner = { $low } и { $high }: другой вариант ставит новый бегунок
board-split-neither = { $low_why ->
    [won] { $low } взята
    [top] { $low } на вершине
   *[runners] для { $low } нет бегунка
}, { $high_why ->
    [won] { $high } взята
    [top] { $high } на вершине
   *[runners] для { $high } нет бегунка
}
board-split-runners = нет бегунка ни для { $low }, ни для { $high }
board-split-twice = { $why ->
    [won] { $column } взята
    [top] { $column } на вершине
   *[runners] для { $column } нет бегунка
}
board-column-not-rolled = Никакие два из этих кубиков не дают { $column }.
board-column-not-playable = { $why ->
    [won] { $column } взята.
    [top] { $column } на вершине.
   *[runners] Для { $column } нет бегунка.
}
board-column-more-pairs = { $column } сыграть нельзя: другой вариант даёт больше пар.
board-column-new-runner = { $column } сыграть нельзя: другой вариант ставит новый бегунок.

## Чего тренер ждёт от остатка хода

board-ahead-risk = { $choice }: шанс на успех { $works }, сохранится около { $count ->
    [one] { $count } клетки
    [few] { $count } клеток
    [many] { $count } клеток
   *[other] { $count } клетки
}
board-ahead-keeps = { $choice }: { $count ->
    [one] сохранится { $count } клетка
    [few] сохранятся { $count } клетки
    [many] сохранятся { $count } клеток
   *[other] сохранится { $count } клетки
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; шанс взять колонку { $column }: { $chance }.

## Кого или чего ждёт поле

board-awaits-start = { $name } делает стартовый бросок двумя кубиками.
board-awaits-roll-or-stop = { $name } бросает дальше или останавливается.
board-awaits-roll = { $name } бросает.
board-awaits-play = { $name } выбирает вариант.
board-awaits-decision = { $name }, бросок { $roll }: бросали дальше или был стоп?
board-awaits-nobody = Партия окончена.
