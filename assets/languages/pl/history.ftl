### Historia gry i poprawki.

history-empty = Nie było jeszcze żadnego rzutu.
history-correcting = Kliknij to, co chcesz poprawić. Dalszy ciąg odtworzy się sam; nic nie ginie.
history-corrected-later = * poprawione później
history-play-on = Graj dalej stąd
history-play-on-marks = Gra, w którą przed końcem gra się dalej w kopii ćwiczebnej, jest w rekordach osobno. Kliknij „Graj dalej stąd” albo naciśnij { $key } jeszcze raz.
history-play-on-strict = W grę ścisłą nie gra się dalej w kopii przed jej końcem.
history-copy-of-throw = { $game }, od rzutu { $throw }
history-copy-of-turn = { $game }, od tury { $turn }
history-copy-of-start = { $game }, od początku
history-throw = Rzut
history-dice = Kostki
history-board-turn = Tura
history-board-player = Gracz
history-board-played = Ruch
history-board-then = Potem
history-to-choose = wybiera
history-not = nie { $choice }
history-left = odejście
history-out = aut
history-out-after = aut ({ $choice })
history-board-start = start: { $sum }
history-board-begins = zaczyna
history-board-to-play = do zagrania
history-board-lost = { $spaces ->
    [one] stracone { $spaces } pole
    [few] stracone { $spaces } pola
    [many] stracone { $spaces } pól
   *[other] stracone { $spaces } pola
}
history-board-left = { $spaces ->
    [one] odejście, stracone { $spaces } pole
    [few] odejście, stracone { $spaces } pola
    [many] odejście, stracone { $spaces } pól
   *[other] odejście, stracone { $spaces } pola
}
history-board-stopped = { $spaces ->
    [one] stop, { $spaces } pole
    [few] stop, { $spaces } pola
    [many] stop, { $spaces } pól
   *[other] stop, { $spaces } pola
}
history-board-no-stop = tu bez stopu: od nowa
history-board-rolled-on = dalej
history-board-waiting = { $rolls ->
    [one] { $rolls } dalszy rzut czeka w takiej postaci, w jakiej był zapisany.
    [few] { $rolls } dalsze rzuty czekają w takiej postaci, w jakiej były zapisane.
    [many] { $rolls } dalszych rzutów czeka w takiej postaci, w jakiej były zapisane.
   *[other] { $rolls } dalszego rzutu czeka w takiej postaci, w jakiej był zapisany.
}
