### Historik och rättelser.

history-empty = Inget har kastats än.
history-correcting = Klicka på det du vill rätta. Det som följer spelas om; inget går förlorat.
history-corrected-later = * rättat senare
history-play-on = Spela vidare härifrån
history-play-on-marks = Ett parti som spelas vidare i en träningskopia före slutet står för sig i rekorden. Klicka på ”Spela vidare härifrån” eller tryck { $key } en gång till.
history-play-on-strict = Ett strikt parti spelas inte vidare i en kopia före slutet.
history-copy-of-throw = { $game }, från kast { $throw }
history-copy-of-turn = { $game }, från drag { $turn }
history-copy-of-start = { $game }, från början
history-throw = Kast
history-dice = Tärningar
history-board-turn = Drag
history-board-player = Spelare
history-board-played = Spelat
history-board-then = Sedan
history-to-choose = har inte valt
history-not = inte { $choice }
history-left = har gått
history-out = ute
history-out-after = ute ({ $choice })
history-board-start = start: { $sum }
history-board-begins = börjar
history-board-to-play = ska spelas
history-board-lost = { $spaces ->
    [one] { $spaces } ruta förlorad
   *[other] { $spaces } rutor förlorade
}
history-board-left = { $spaces ->
    [one] har gått, { $spaces } ruta förlorad
   *[other] har gått, { $spaces } rutor förlorade
}
history-board-stopped = { $spaces ->
    [one] stannade, { $spaces } ruta
   *[other] stannade, { $spaces } rutor
}
history-board-no-stop = inget stopp här: välj igen
history-board-rolled-on = kastade vidare
history-board-waiting = { $rolls ->
    [one] { $rolls } kast därefter väntar, som det står skrivet.
   *[other] { $rolls } kast därefter väntar, som de står skrivna.
}
