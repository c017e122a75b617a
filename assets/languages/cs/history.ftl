### Průběh hry a opravy.

history-empty = Ještě se neházelo.
history-correcting = Klikněte na to, co chcete opravit. Aplikace přehraje, co následuje; nic se neztratí.
history-corrected-later = * později opraveno
history-play-on = Hrát odsud dál
history-play-on-marks = Když odsud budete hrát dál před koncem hry, bude se hra počítat zvlášť. Chcete-li přesto pokračovat, klikněte na „Hrát odsud dál“ nebo znovu stiskněte { $key }.
history-play-on-strict = V přísné hře nejde před koncem hrát odsud dál.
history-copy-of-throw = { $game }, od hodu { $throw }
history-copy-of-turn = { $game }, od tahu { $turn }
history-copy-of-start = { $game }, od začátku

## Záhlaví sloupců

history-throw = Hod
history-dice = Kostky
history-board-turn = Tah
history-board-player = Hráč
history-board-played = Volba
history-board-then = Potom

## Buňky: volba hráče

history-to-choose = ještě vybírá
history-not = ne { $choice }
history-left = nehraje
history-out = mimo
history-out-after = mimo ({ $choice })

## Buňky deskové hry

history-board-start = začátek: { $sum }
history-board-begins = začíná
history-board-to-play = má zahrát
history-board-lost = ztráta { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } polí
    [many] { $spaces } pole
   *[other] { $spaces } polí
}
history-board-left = odchod, ztráta { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } polí
    [many] { $spaces } pole
   *[other] { $spaces } polí
}
history-board-stopped = stop, { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
    [many] { $spaces } pole
   *[other] { $spaces } polí
}
history-board-no-stop = stop tu nejde: rozhodnout znovu
history-board-rolled-on = házelo se dál
history-board-waiting = { $rolls ->
    [one] { $rolls } pozdější hod zatím čeká.
    [few] { $rolls } pozdější hody zatím čekají.
    [many] { $rolls } pozdějšího hodu zatím čeká.
   *[other] { $rolls } pozdějších hodů zatím čeká.
}
