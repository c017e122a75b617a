### Historia gry i poprawki.

history-empty = Nie było jeszcze żadnego rzutu.
history-correcting = Kliknij to, co chcesz poprawić. Aplikacja odtworzy dalszy ciąg; nic nie zginie.
history-corrected-later = * poprawione później
history-play-on = Graj dalej stąd
history-play-on-marks = Jeśli zagrasz dalej stąd przed końcem gry, trafi ona na osobną listę. Żeby mimo to grać dalej, jeszcze raz kliknij „Graj dalej stąd” albo naciśnij { $key }.
history-play-on-strict = W trybie turniejowym nie można grać dalej w kopii, dopóki gra się nie skończy.
history-copy-of-throw = { $game }, od rzutu { $throw }
history-copy-of-turn = { $game }, od tury { $turn }
history-copy-of-start = { $game }, od początku

## Nagłówki kolumn

history-throw = Rzut
history-dice = Kostki
history-board-turn = Tura
history-board-player = Gracz
history-board-played = Ruch
history-board-then = Potem

## Wybory i ruchy

history-to-choose = jeszcze wybiera
history-not = nie { $choice }
history-left = nie gra
history-out = koniec
history-out-after = koniec ({ $choice })

## Plansza

history-board-start = start: { $sum }
history-board-begins = zaczyna
history-board-to-play = wybiera
history-board-lost = { $spaces ->
    [one] strata: { $spaces } pole
    [few] strata: { $spaces } pola
    [many] strata: { $spaces } pól
   *[other] strata: { $spaces } pola
}
history-board-left = { $spaces ->
    [one] nie gra, strata: { $spaces } pole
    [few] nie gra, strata: { $spaces } pola
    [many] nie gra, strata: { $spaces } pól
   *[other] nie gra, strata: { $spaces } pola
}
history-board-stopped = { $spaces ->
    [one] stop, { $spaces } pole
    [few] stop, { $spaces } pola
    [many] stop, { $spaces } pól
   *[other] stop, { $spaces } pola
}
history-board-no-stop = bez stopu: zdecyduj ponownie
history-board-rolled-on = dalszy rzut
history-board-waiting = { $rolls ->
    [one] { $rolls } późniejszy rzut jest wstrzymany.
    [few] { $rolls } późniejsze rzuty są wstrzymane.
    [many] { $rolls } późniejszych rzutów jest wstrzymanych.
   *[other] { $rolls } późniejszego rzutu jest wstrzymane.
}
