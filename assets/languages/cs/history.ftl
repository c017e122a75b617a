### Průběh hry a opravy.

history-empty = Ještě se neházelo.
history-correcting = Klikněte na to, co chcete opravit. Co následuje, přehraje se znovu; nic se neztratí.
history-corrected-later = * později opraveno
history-play-on = Hrát odsud dál
history-play-on-marks = Hra, která se před koncem hraje dál v cvičné kopii, je v rekordech zvlášť. Klikněte na „Hrát odsud dál“ nebo znovu stiskněte { $key }.
history-play-on-strict = Přísná hra se před koncem nehraje dál v kopii.
history-copy-of-throw = { $game }, od hodu { $throw }
history-copy-of-turn = { $game }, od tahu { $turn }
history-copy-of-start = { $game }, od začátku
history-throw = Hod
history-dice = Kostky
history-board-turn = Tah
history-board-player = Hráč
history-board-played = Volba
history-board-then = Potom
history-to-choose = ještě volí
history-not = ne { $choice }
history-left = pryč
history-out = mimo
history-out-after = mimo ({ $choice })
history-board-start = začátek: { $sum }
history-board-begins = začíná
history-board-to-play = má zahrát
history-board-lost = { $spaces ->
    [one] ztráta { $spaces } pole
    [few] ztráta { $spaces } polí
   *[other] ztráta { $spaces } polí
}
history-board-left = { $spaces ->
    [one] odchod, ztráta { $spaces } pole
    [few] odchod, ztráta { $spaces } polí
   *[other] odchod, ztráta { $spaces } polí
}
history-board-stopped = { $spaces ->
    [one] stop, { $spaces } pole
    [few] stop, { $spaces } pole
   *[other] stop, { $spaces } polí
}
history-board-no-stop = tady nelze stop: znovu
history-board-rolled-on = dál
history-board-waiting = { $rolls ->
    [one] { $rolls } další hod čeká tak, jak byl zapsán.
    [few] { $rolls } další hody čekají tak, jak byly zapsány.
   *[other] { $rolls } dalších hodů čeká tak, jak byly zapsány.
}
