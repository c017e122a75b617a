### Verlauf und Korrekturen.

history-empty = Noch ist nichts gewürfelt.
history-correcting = Klicke an, was du korrigieren willst. Was folgt, wird nachgespielt; nichts geht verloren.
history-corrected-later = * später korrigiert
history-play-on = Ab hier weiterspielen
history-play-on-marks = Ein Spiel, das vor dem Ende in einer Übungskopie weitergespielt wird, steht in den Rekorden für sich. Klicke noch einmal auf „Ab hier weiterspielen“ oder drücke { $key }.
history-play-on-strict = Ein strenges Spiel wird vor dem Ende nicht in einer Kopie weitergespielt.
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
history-board-to-play = zu spielen
history-board-lost = { $spaces ->
    [one] { $spaces } Feld verloren
   *[other] { $spaces } Felder verloren
}
history-board-left = { $spaces ->
    [one] gegangen, { $spaces } Feld verloren
   *[other] gegangen, { $spaces } Felder verloren
}
history-board-stopped = { $spaces ->
    [one] Stopp, { $spaces } Feld
   *[other] Stopp, { $spaces } Felder
}
history-board-no-stop = hier kein Stopp: neu
history-board-rolled-on = weitergewürfelt
history-board-waiting = { $rolls ->
    [one] { $rolls } Wurf danach wartet, so wie er eingetragen ist.
   *[other] { $rolls } Würfe danach warten, so wie sie eingetragen sind.
}
