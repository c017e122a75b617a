### История партии и исправления.

history-empty = Бросков ещё не было.
history-correcting = Щёлкните по тому, что хотите исправить. Дальнейшее будет сыграно заново, ничего не пропадёт.
history-corrected-later = * исправлено позже
history-play-on = Играть отсюда
history-play-on-marks = Партия, которую до конца игры продолжают в тренировочной копии, стоит в рекордах отдельно. Ещё раз нажмите «Играть отсюда» или { $key }.
history-play-on-strict = Строгую партию до конца игры в копии не продолжают.
history-copy-of-throw = { $game }, с броска { $throw }
history-copy-of-turn = { $game }, с хода { $turn }
history-copy-of-start = { $game }, с начала
history-throw = Бросок
history-dice = Кубики
history-board-turn = Ход
history-board-player = Игрок
history-board-played = Сыграно
history-board-then = Затем
history-to-choose = выбирает
history-not = нельзя: { $choice }
history-left = уход
history-out = вне игры
history-out-after = вне игры ({ $choice })
history-board-start = старт: { $sum }
history-board-begins = начинает
history-board-to-play = выбирает
history-board-lost = { $spaces ->
    [one] потеряна { $spaces } клетка
    [few] потеряно { $spaces } клетки
   *[many] потеряно { $spaces } клеток
}
history-board-left = { $spaces ->
    [one] уход, потеряна { $spaces } клетка
    [few] уход, потеряно { $spaces } клетки
   *[many] уход, потеряно { $spaces } клеток
}
history-board-stopped = { $spaces ->
    [one] стоп, { $spaces } клетка
    [few] стоп, { $spaces } клетки
   *[many] стоп, { $spaces } клеток
}
history-board-no-stop = стоп нельзя: решить снова
history-board-rolled-on = дальше
history-board-waiting = { $rolls ->
    [one] Дальше ждёт { $rolls } бросок, как записан.
    [few] Дальше ждут { $rolls } броска, как записаны.
   *[many] Дальше ждут { $rolls } бросков, как записаны.
}
