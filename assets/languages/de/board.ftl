## Der Startwurf

board-tied-again = Gleichstand bei { $total }: { $names } würfeln noch einmal.
board-starts = { $name } beginnt.
board-starts-in-turn = Beginnt dieses Spiel
board-starts-with = { $name } beginnt mit { $total }.
board-starts-after-tie = { $name } beginnt mit { $total }, nach einem Gleichstand bei { $tied }.

board-play-twice = { $column } doppelt

## Wer am Zug ist

board-turn = Zug { $turn }
board-turn-record = Zug { $turn }; Rekord: { $record }

## Was ansteht

board-type-two-as-they-lay = Gib die zwei Würfel ein, wie sie lagen: tippen oder klicken
board-type-four-as-they-lay = Gib die vier Würfel ein, wie sie lagen: tippen oder klicken
board-roll-two-and-type = Wirf zwei Würfel und gib sie ein: tippen oder klicken
board-roll-four-and-type = Wirf die vier Würfel und gib sie ein: tippen oder klicken
board-roll-on-and-type = Würfle weiter und gib die vier Würfel ein
board-roll-on-or-stop = Weiterwürfeln oder stoppen?
board-can-only-roll-on = Würfle weiter
board-program-rolls = Der Computer würfelt: Leertaste drücken
board-program-rolls-on = Der Computer würfelt weiter: Gib die vier Würfel ein
board-program-decides = Der Computer entscheidet: weiterwürfeln oder stoppen
board-space-lets-program = Den Computer entscheiden lassen: Leertaste
board-program-chooses = Der Computer wählt seine Paare
board-only-play = Nur das geht: Enter drücken
board-which-pairs = Welche Paare spielst du?
board-once-more-plays = Noch einmal drücken: { $play } spielen
board-which-one = { $columns }: welche Möglichkeit?
board-did-it-go-on = Weitergewürfelt oder gestoppt?
board-rolls-for-start = Die höchste Summe beginnt
board-rolls-again = Noch einmal: Gleichstand bei { $total } zwischen { $names }
board-was-stop = Hier wurde gestoppt. Mit Esc bleibt es dabei.
board-was-roll-on = Hier wurde weitergewürfelt. Mit Esc bleibt es dabei.

## Der Wurf

board-odds = Chance je Spalte pro Wurf, in %
board-rolling-on-odds = Weiterwürfeln: Fehlwurf { $chance }

## Die zwei Wege

board-roll = Würfeln
board-stop = Stoppen
board-no-stop = Kein Stopp
board-roll-for-start = Startwurf
board-skip-start = Ohne dich: Die App würfelt
board-it-went-on = Weitergewürfelt
board-it-stopped = Gestoppt
board-chance-to-bust = Fehlwurf-Risiko
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
    [one] ist besetzt
   *[other] sind besetzt
}

## Warum nichts geschieht

board-app-rolls = Hier würfelt die App: Drücke die Leertaste.
board-all-rolled = Alle vier Würfel liegen: Spiele erst ein Paar oder beide.
board-went-on-or-stopped = Weitergewürfelt oder gestoppt? Drücke R oder S.
board-type-what-they-show = Würfle am Tisch und tippe ein, was die Würfel zeigen.
board-nothing-gained = Du hast noch nichts gewonnen: Würfle erst.
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
   *[other] die Spalten
} { $columns }
board-news-closed = Ab jetzt geschlossen
board-news-game-won = und das Spiel
board-news-none-left = Keine Spalte mehr frei: { $name } gewinnt

## Spieler, kurz

board-plays-now = am Zug
board-left = gegangen
board-start-roll = Startwurf: { $totals }
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
    [undone] Zurückgenommen: { $play } bei Wurf { $roll }.
   *[redone] Wiederholt: { $play } bei Wurf { $roll }.
}
board-followed-stop = { $way ->
    [undone] Zurückgenommen: Stopp nach Wurf { $roll }.
   *[redone] Wiederholt: Stopp nach Wurf { $roll }.
}
board-followed-on = { $way ->
    [undone] Zurückgenommen: Weiterwürfeln nach Wurf { $roll }.
   *[redone] Wiederholt: Weiterwürfeln nach Wurf { $roll }.
}

## Nach einer Korrektur

board-corrected-roll-off = { $again ->
    [nothing] Startwurf { $roll } ist korrigiert. Alles danach bleibt.
   *[roll] Startwurf { $roll } ist korrigiert. Entscheide jetzt bei Wurf { $asked } neu. Rückgängig: Strg+Z.
}
board-corrected-roll = { $again ->
    [nothing] Wurf { $roll } ist korrigiert. Alles danach bleibt.
   *[roll] Wurf { $roll } ist korrigiert. Entscheide jetzt bei Wurf { $asked } neu. Rückgängig: Strg+Z.
}
board-corrected-play = { $again ->
    [nothing] Die Paare von Wurf { $roll } sind korrigiert. Alles danach bleibt.
   *[roll] Die Paare von Wurf { $roll } sind korrigiert. Entscheide jetzt bei Wurf { $asked } neu. Rückgängig: Strg+Z.
}
board-corrected-decision = { $again ->
    [nothing] Die Entscheidung nach Wurf { $roll } ist korrigiert. Alles danach bleibt.
   *[roll] Die Entscheidung nach Wurf { $roll } ist korrigiert. Entscheide jetzt bei Wurf { $asked } neu. Rückgängig: Strg+Z.
}

## Was nicht geht

board-refused-not-started = Erst ist { $name } mit dem Startwurf dran.
board-refused-departed = { $name } ist gegangen.
board-refused-started = Wer beginnt, steht schon fest.
board-refused-waiting = Spiele erst Wurf { $roll } zu Ende.
board-refused-bust = Wurf { $roll } ist ein Fehlwurf: Der Zug ist vorbei.
board-refused-held = Du kannst nicht stoppen: Der Läufer in Spalte { $column } steht auf einem fremden Stein.
board-refused-over = Das Spiel ist aus.
board-refused-no-roll-off = Es gibt keinen Startwurf { $roll }.
board-refused-no-roll = Es gibt keinen Wurf { $roll }.
board-refused-no-seat = Es gibt keinen Spieler { $seat }.
board-refused-joined = Beim Brettspiel kommt niemand mehr dazu, wenn das Spiel läuft.
board-refused-last = Alle anderen sind gegangen.
board-why-in-roll = Die Würfel { $dice } ergeben das nicht.
board-why-column = Spalte { $column } ist gewonnen, ihr Läufer steht ganz oben, oder kein Läufer ist übrig.
board-why-whole = Gehen beide Paare, müssen beide gespielt werden.
board-why-place = Du musst eine Aufteilung wählen, die einen neuen Läufer einsetzt.
board-why-most = Du musst eine Aufteilung wählen, mit der mehr Paare gehen.
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
board-stop-loses = verliert das Spiel
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

board-split-more-pairs = { $low } und { $high }: Mit einer anderen Aufteilung gehen mehr Paare
board-split-new-runner = { $low } und { $high }: Mit einer anderen Aufteilung kommt ein neuer Läufer
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
board-column-not-rolled = Kein Paar aus diesen Würfeln ergibt { $column }.
board-column-not-playable = { $why ->
    [won] { $column } ist gewonnen.
    [top] { $column } ist ganz oben.
   *[runners] Kein Läufer für { $column }.
}
board-column-more-pairs = { $column } geht nicht: Mit einer anderen Aufteilung gehen mehr Paare.
board-column-new-runner = { $column } geht nicht: Mit einer anderen Aufteilung kommt ein neuer Läufer.

## Was der Coach vom Rest des Zugs erwartet

board-ahead-risk = { $choice }: klappt in { $works } der Fälle und sichert etwa { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
board-ahead-keeps = { $choice }: sichert { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; Chance auf Spalte { $column }: { $chance }.

## Auf wen oder was das Brett wartet

board-awaits-start = { $name } macht den Startwurf mit zwei Würfeln.
board-awaits-roll-or-stop = { $name } würfelt weiter oder stoppt.
board-awaits-roll = { $name } würfelt.
board-awaits-play = { $name } wählt die Paare.
board-awaits-decision = Wurf { $roll }: Hat { $name } weitergewürfelt oder gestoppt?
board-awaits-nobody = Das Spiel ist aus.
