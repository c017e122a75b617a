### Verlauf und Korrekturen.

history-empty = Noch nichts gewürfelt.
history-correcting = Klicke an, was du korrigieren willst. Die App spielt alles Weitere nach; nichts geht verloren.
history-corrected-later = * später korrigiert
history-play-on = Ab hier weiterspielen
history-play-on-marks = Spielst du vor dem Ende ab hier weiter, wird dieses Spiel getrennt gewertet. Trotzdem: noch einmal „Ab hier weiterspielen“ oder { $key }.
history-play-on-strict = In einem Spiel ohne Hilfen kannst du erst nach dem Ende ab hier weiterspielen.
history-copy-of-throw = { $game }, ab Wurf { $throw }
history-copy-of-turn = { $game }, ab Zug { $turn }
history-copy-of-start = { $game }, ab dem Start

history-throw = Wurf
history-dice = Würfel
history-board-turn = Zug
history-board-player = Spieler
history-board-played = Gespielt
history-board-then = Danach

history-to-choose = wählt noch
history-not = nicht { $choice }
history-left = gegangen
history-out = raus
history-out-after = raus ({ $choice })

history-board-start = Start: { $sum }
history-board-begins = beginnt
history-board-to-play = noch zu spielen
history-board-lost = { $spaces ->
    [one] { $spaces } Feld verloren
   *[other] { $spaces } Felder verloren
}
history-board-left = { $spaces ->
    [one] gegangen, { $spaces } Feld verloren
   *[other] gegangen, { $spaces } Felder verloren
}
history-board-stopped = { $spaces ->
    [one] gestoppt, { $spaces } Feld
   *[other] gestoppt, { $spaces } Felder
}
history-board-no-stop = hier kein Stopp: neu entscheiden
history-board-rolled-on = weitergewürfelt
history-board-waiting = { $rolls ->
    [one] { $rolls } späterer Wurf ist zurückgestellt.
   *[other] { $rolls } spätere Würfe sind zurückgestellt.
}
