### Het verloop en correcties.

history-empty = Nog niets gegooid.
history-correcting = Klik op wat je wilt corrigeren. De app speelt na wat volgt; niets gaat verloren.
history-corrected-later = * later gecorrigeerd
history-play-on = Vanaf hier verderspelen
history-play-on-marks = Speel je voor het einde vanaf hier verder, dan telt dit spel apart. Toch verder: nog eens “Vanaf hier verderspelen” of { $key }.
history-play-on-strict = In een strikt spel kun je pas na het einde vanaf hier verderspelen.
history-copy-of-throw = { $game }, vanaf worp { $throw }
history-copy-of-turn = { $game }, vanaf beurt { $turn }
history-copy-of-start = { $game }, vanaf het begin

history-throw = Worp
history-dice = Gegooid
history-board-turn = Beurt
history-board-player = Speler
history-board-played = Gespeeld
history-board-then = Daarna

history-to-choose = kiest nog
history-not = niet { $choice }
history-left = vertrokken
history-out = uit
history-out-after = uit ({ $choice })

history-board-start = start: { $sum }
history-board-begins = begint
history-board-to-play = nog te spelen
history-board-lost = { $spaces ->
    [one] { $spaces } veld verloren
   *[other] { $spaces } velden verloren
}
history-board-left = { $spaces ->
    [one] vertrokken, { $spaces } veld verloren
   *[other] vertrokken, { $spaces } velden verloren
}
history-board-stopped = { $spaces ->
    [one] gestopt, { $spaces } veld
   *[other] gestopt, { $spaces } velden
}
history-board-no-stop = hier geen stop: beslis opnieuw
history-board-rolled-on = doorgegooid
history-board-waiting = { $rolls ->
    [one] { $rolls } latere worp staat in de wacht.
   *[other] { $rolls } latere worpen staan in de wacht.
}
