### Het verloop en correcties.

history-empty = Er is nog niets gegooid.
history-correcting = Klik op wat je wilt corrigeren. Wat volgt, wordt nagespeeld; niets gaat verloren.
history-corrected-later = * later gecorrigeerd
history-play-on = Vanaf hier spelen
history-play-on-marks = Een spel dat voor het einde in een oefenkopie verder gespeeld wordt, staat apart bij de records. Klik nog een keer op Vanaf hier spelen of druk op { $key }.
history-play-on-strict = Een streng spel wordt voor het einde niet in een kopie verder gespeeld.
history-copy-of-throw = { $game }, vanaf worp { $throw }
history-copy-of-turn = { $game }, vanaf beurt { $turn }
history-copy-of-start = { $game }, vanaf het begin

history-throw = Worp
history-dice = Stenen
history-board-turn = Beurt
history-board-player = Speler
history-board-played = Gespeeld
history-board-then = Daarna

history-to-choose = kiest nog
history-not = niet { $choice }
history-left = weg
history-out = uit
history-out-after = uit ({ $choice })

history-board-start = start: { $sum }
history-board-begins = begint
history-board-to-play = te spelen
history-board-lost = { $spaces ->
    [one] { $spaces } veld verloren
   *[other] { $spaces } velden verloren
}
history-board-left = { $spaces ->
    [one] weg, { $spaces } veld verloren
   *[other] weg, { $spaces } velden verloren
}
history-board-stopped = { $spaces ->
    [one] gestopt, { $spaces } veld
   *[other] gestopt, { $spaces } velden
}
history-board-no-stop = hier geen stop: opnieuw
history-board-rolled-on = doorgegooid
history-board-waiting = { $rolls ->
    [one] { $rolls } worp hierna wacht, zoals hij genoteerd is.
   *[other] { $rolls } worpen hierna wachten, zoals ze genoteerd zijn.
}
