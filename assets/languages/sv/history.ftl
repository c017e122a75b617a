### Historik och rättelser.

history-empty = Inget har kastats än.
history-correcting = Klicka på det du vill rätta. Appen spelar om det som följer; inget går förlorat.
history-corrected-later = * rättat senare
history-play-on = Spela vidare härifrån
history-play-on-marks = Om du spelar vidare härifrån före slutet räknas partiet separat. Klicka på ”Spela vidare härifrån” eller tryck på { $key } igen för att göra det ändå.
history-play-on-strict = Från ett strikt parti kan du inte spela vidare före slutet.
history-copy-of-throw = { $game }, från kast { $throw }
history-copy-of-turn = { $game }, från drag { $turn }
history-copy-of-start = { $game }, från början

## Kolumnrubriker

history-throw = Kast
history-dice = Tärningar
history-board-turn = Drag
history-board-player = Spelare
history-board-played = Spelat
history-board-then = Sedan

## Celler: ett val

history-to-choose = har inte valt
history-not = inte { $choice }
history-left = har gått
history-out = ute
history-out-after = ute ({ $choice })

## Celler i brädspelet

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
history-board-no-stop = inget stopp här: avgör igen
history-board-rolled-on = kastade vidare
history-board-waiting = { $rolls ->
    [one] { $rolls } senare kast är sparat och väntar.
   *[other] { $rolls } senare kast är sparade och väntar.
}
