### История партии и исправления.

history-empty = Бросков ещё не было.
history-correcting = Щёлкните по тому, что нужно исправить. Всё дальнейшее приложение воспроизведёт заново; ничего не пропадёт.
history-corrected-later = * исправлено позже
history-play-on = Играть отсюда
history-play-on-marks = Если играть отсюда, пока партия не окончена, она попадёт в отдельный список. Всё равно играть? Ещё раз нажмите «Играть отсюда» или { $key }.
history-play-on-strict = В турнирном режиме играть отсюда можно только после конца партии.
history-copy-of-throw = { $game }, с броска { $throw }
history-copy-of-turn = { $game }, с хода { $turn }
history-copy-of-start = { $game }, с начала

## Заголовки колонок

history-throw = №
history-dice = Кубики
history-board-turn = Ход
history-board-player = Игрок
history-board-played = Сыграно
history-board-then = Затем

## Выбор и пары

history-to-choose = ещё выбирает
history-not = не { $choice }
history-left = не играет
history-out = вне игры
history-out-after = вне игры ({ $choice })

## Поле

history-board-start = старт: { $sum }
history-board-begins = начинает
history-board-to-play = выбирает
history-board-lost = { $spaces ->
    [one] потеряна { $spaces } клетка
    [few] потеряны { $spaces } клетки
    [many] потеряно { $spaces } клеток
   *[other] потеряно { $spaces } клетки
}
history-board-left = { $spaces ->
    [one] не играет, потеряна { $spaces } клетка
    [few] не играет, потеряны { $spaces } клетки
    [many] не играет, потеряно { $spaces } клеток
   *[other] не играет, потеряно { $spaces } клетки
}
history-board-stopped = { $spaces ->
    [one] стоп, { $spaces } клетка
    [few] стоп, { $spaces } клетки
    [many] стоп, { $spaces } клеток
   *[other] стоп, { $spaces } клетки
}
history-board-no-stop = стоп запрещён: решите заново
history-board-rolled-on = дальше
history-board-waiting = { $rolls ->
    [one] { $rolls } следующий бросок отложен.
    [few] { $rolls } следующих броска отложены.
    [many] { $rolls } следующих бросков отложены.
   *[other] { $rolls } следующего броска отложено.
}
