### Das Brettspiel: der Tisch, sein Verlauf, sein Ergebnis.

## Der Startwurf

board-tied-again = Gleichstand mit { $total } zwischen { $names }: noch einmal.
board-starts = { $name } beginnt.
board-starts-in-turn = Beginnt, ist an der Reihe
board-starts-with = { $name } beginnt mit { $total }.
board-starts-after-tie = { $name } beginnt mit { $total } nach einem Gleichstand mit { $tied }.
board-play-twice = { $column } doppelt

## Wer am Zug ist

board-turn = Zug { $turn }
board-turn-record = Zug { $turn }, der Rekord ist { $record }

## Was ansteht

board-type-two-as-they-lay = Gib die zwei Würfel ein, wie sie lagen: Tasten oder Klick
board-type-four-as-they-lay = Gib die vier Würfel ein, wie sie lagen: Tasten oder Klick
board-roll-two-and-type = Wirf zwei Würfel und gib sie ein: Tasten oder Klick
board-roll-four-and-type = Wirf die vier Würfel und gib sie ein: Tasten oder Klick
board-roll-on-and-type = Würfle weiter und gib die vier Würfel ein
board-roll-on-or-stop = Weiterwürfeln oder stoppen?
board-can-only-roll-on = Würfle weiter
board-program-rolls = Der Computer würfelt: weiter mit der Leertaste
board-program-rolls-on = Der Computer würfelt weiter: Gib die vier Würfel ein
board-program-decides = Der Computer entscheidet: weiterwürfeln oder stoppen
board-space-lets-program = Die Leertaste lässt den Computer entscheiden
board-program-chooses = Der Computer wählt seine Paare
board-only-play = Nur das geht: Enter spielt es
board-which-pairs = Welche Paare werden gespielt?
board-once-more-plays = Noch einmal, und { $play } wird gespielt
board-which-one = Welche Möglichkeit mit { $columns }?
board-did-it-go-on = Ging der Zug nach diesem Wurf weiter?
board-rolls-for-start = Startwurf: Die höchste Summe beginnt
board-rolls-again = Noch einmal: Gleichstand mit { $total } zwischen { $names }
board-was-stop = Es war ein Stopp. Esc lässt es dabei.
board-was-roll-on = Es wurde weitergewürfelt. Esc lässt es dabei.

## Der Wurf

board-odds = Chance jeder Spalte, in einem Wurf zu fallen, in %
board-rolling-on-odds = Weiterwürfeln: Fehlwurf { $chance }

## Die zwei Wege

board-roll = Würfeln
board-stop = Stoppen
board-no-stop = Kein Stopp
board-roll-for-start = Startwurf
board-skip-start = Ohne Wurf: Die App würfelt
board-it-went-on = Weitergewürfelt
board-it-stopped = Gestoppt
board-chance-to-bust = Risiko: Fehlwurf
board-top = oben
board-risks = { $count ->
    [one] riskiert { $count } Feld
   *[other] riskiert { $count } Felder
}
board-risks-columns = { $count ->
    [one] und Spalte { $columns }
   *[other] und Spalten { $columns }
}
board-shared = { $count ->
    [one] ist geteilt
   *[other] sind geteilt
}

## Warum nichts geschieht

board-app-rolls = Hier würfelt die App: mit der Leertaste.
board-all-rolled = Alle vier Würfel liegen: Spiele erst ein Paar oder beide.
board-went-on-or-stopped = Weitergewürfelt oder gestoppt? R oder S.
board-type-what-they-show = Würfle auf dem Tisch und tippe ein, was die Würfel zeigen.
board-nothing-gained = Noch ist nichts erreicht: Würfle erst.
board-play-first = Spiele erst ein Paar oder beide.

## Korrekturen

board-correcting-start = Du korrigierst Startwurf { $roll }.
board-correcting-roll = Du korrigierst Wurf { $roll }.

## Neuigkeiten

board-news-bust = Fehlwurf!
board-news-nothing-lost = { $name } hatte nichts zu verlieren
board-news-lost = { $name } verliert { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
board-news-columns = { $name } gewinnt { $count ->
    [one] Spalte
   *[other] Spalten
} { $columns }
board-news-closed = Dort spielt niemand mehr
board-news-game-won = und damit das Spiel
board-news-none-left = Keine Spalte ist übrig: { $name } gewinnt

## Spieler, kurz

board-plays-now = am Zug
board-left = gegangen
board-start-roll = Startwurf { $totals }

board-busts = Fehlwurf von { $name }.
board-busts-and-loses = Fehlwurf: { $name } verliert { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}.
board-stops = { $name } stoppt und behält { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}.
board-bot-plays = Der Computer spielt für { $name }.

## Zurückgenommen oder wiederholt

board-followed-roll-off = { $way ->
    [undone] Zurückgenommen: Startwurf { $roll }, { $dice }.
   *[redone] Wiederholt: Startwurf { $roll }, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Zurückgenommen: Wurf { $roll }, { $dice }.
   *[redone] Wiederholt: Wurf { $roll }, { $dice }.
}
board-followed-play = { $way ->
    [undone] Zurückgenommen: { $play } aus Wurf { $roll }.
   *[redone] Wiederholt: { $play } aus Wurf { $roll }.
}
board-followed-stop = { $way ->
    [undone] Zurückgenommen: der Stopp nach Wurf { $roll }.
   *[redone] Wiederholt: der Stopp nach Wurf { $roll }.
}
board-followed-on = { $way ->
    [undone] Zurückgenommen: das Weiterwürfeln nach Wurf { $roll }.
   *[redone] Wiederholt: das Weiterwürfeln nach Wurf { $roll }.
}

## Nach einer Korrektur

board-corrected-roll-off = { $again ->
    [nothing] Startwurf { $roll } ist korrigiert. Alles danach bleibt.
   *[roll] Startwurf { $roll } ist korrigiert. Neu zu entscheiden: Wurf { $asked }. Strg+Z nimmt die Korrektur zurück.
}
board-corrected-roll = { $again ->
    [nothing] Wurf { $roll } ist korrigiert. Alles danach bleibt.
   *[roll] Wurf { $roll } ist korrigiert. Neu zu entscheiden: Wurf { $asked }. Strg+Z nimmt die Korrektur zurück.
}
board-corrected-play = { $again ->
    [nothing] Was mit Wurf { $roll } gespielt wurde, ist korrigiert. Alles danach bleibt.
   *[roll] Was mit Wurf { $roll } gespielt wurde, ist korrigiert. Neu zu entscheiden: Wurf { $asked }. Strg+Z nimmt die Korrektur zurück.
}
board-corrected-decision = { $again ->
    [nothing] Die Entscheidung nach Wurf { $roll } ist korrigiert. Alles danach bleibt.
   *[roll] Die Entscheidung nach Wurf { $roll } ist korrigiert. Neu zu entscheiden: Wurf { $asked }. Strg+Z nimmt die Korrektur zurück.
}

## Was nicht geht

board-refused-not-started = Erst macht { $name } den Startwurf.
board-refused-departed = { $name } ist gegangen.
board-refused-started = Wer beginnt, steht schon fest.
board-refused-waiting = Wurf { $roll } ist noch offen.
board-refused-bust = Wurf { $roll } ist ein Fehlwurf; er beendet den Zug.
board-refused-held = Der Läufer in Spalte { $column } steht auf einem fremden Stein.
board-refused-over = Das Spiel ist aus.
board-refused-no-roll-off = Es gibt keinen Startwurf { $roll }.
board-refused-no-roll = Es gibt keinen Wurf { $roll }.
board-refused-no-seat = Es gibt keinen Spieler { $seat }.
board-refused-joined = Am Brett kommt niemand mehr dazu, wenn das Spiel läuft.
board-refused-last = Sonst ist niemand mehr am Brett.
board-why-in-roll = Das geben die Würfel { $dice } nicht her.
board-why-column = Spalte { $column } ist gewonnen, ihr Läufer steht ganz oben, oder kein Läufer ist übrig.
board-why-whole = Alle Paare einer Aufteilung, die gehen, werden gespielt.
board-why-place = Es muss eine Aufteilung sein, die einen neuen Läufer einsetzt.
board-why-most = Es muss eine Aufteilung sein, mit der mehr Paare gespielt werden.
board-why-over = Das Spiel ist aus.

## Was gespielte Paare bewirken

board-effect-wins = stoppen und gewinnen
board-effect-top = { $column }: ganz nach oben
board-effect-starts = { $column }: beginnt
board-effect-starts-at = { $column }: beginnt auf { $space }
board-effect-moves = { $column }: jetzt { $space } von { $top }
board-effect-held = dort kein Stopp

## Was ein Stopp bewirkt

board-stop-wins = gewinnt das Spiel
board-stop-loses = beendet das Spiel, verloren
board-stop-keeps = sichert { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
board-stop-columns = { $count ->
    [one] gewinnt Spalte { $columns }
   *[other] gewinnt Spalten { $columns }
}
board-bust-chance = Fehlwurf { $chance }
board-turn-kept = { $count ->
    [one] +{ $count } Feld
   *[other] +{ $count } Felder
}
board-turn-bust = Fehlwurf
board-turn-lost = Fehlwurf, −{ $count }

## Warum eine Aufteilung oder Spalte nicht geht

board-split-more-pairs = { $low } und { $high }: Eine andere Aufteilung spielt mehr Paare
board-split-new-runner = { $low } und { $high }: Eine andere Aufteilung setzt einen neuen Läufer ein
board-split-neither = { $low_why ->
    [won] { $low } ist gewonnen
    [top] { $low } ist ganz oben
   *[runners] kein Läufer für { $low }
}, { $high_why ->
    [won] { $high } ist gewonnen
    [top] { $high } ist ganz oben
   *[runners] kein Läufer für { $high }
}
board-split-runners = kein Läufer für { $low } oder { $high }
board-split-twice = { $why ->
    [won] { $column } ist gewonnen
    [top] { $column } ist ganz oben
   *[runners] kein Läufer für { $column }
}
board-column-not-rolled = Keine zwei dieser Würfel ergeben { $column }.
board-column-not-playable = { $why ->
    [won] { $column } ist gewonnen.
    [top] { $column } ist ganz oben.
   *[runners] Kein Läufer für { $column }.
}
board-column-more-pairs = { $column } geht nicht: Eine andere Aufteilung spielt mehr Paare.
board-column-new-runner = { $column } geht nicht: Eine andere Aufteilung setzt einen neuen Läufer ein.

## Was der Coach vom Rest des Zugs erwartet

board-ahead-risk = { $choice }: sichert etwa { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}, wenn es klappt, zu { $works }
board-ahead-keeps = { $choice }: sichert { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; zu { $chance } ist Spalte { $column } gewonnen.

## Auf wen oder was das Brett wartet

board-awaits-start = { $name } macht den Startwurf mit zwei Würfeln.
board-awaits-roll-or-stop = { $name } würfelt weiter oder stoppt.
board-awaits-roll = { $name } würfelt.
board-awaits-play = { $name } wählt die Paare.
board-awaits-decision = { $name } sagt, ob Wurf { $roll } der letzte war.
board-awaits-nobody = Das Spiel ist aus.
