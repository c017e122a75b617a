### Wer wo sitzt: übergeben, dazukommen, gehen.

seats-followed-hand = { $way ->
    [undone] Zurückgenommen: { $name } übernimmt.
   *[redone] Wiederholt: { $name } übernimmt.
}
seats-followed-join = { $way ->
    [undone] Zurückgenommen: { $name } kommt dazu.
   *[redone] Wiederholt: { $name } kommt dazu.
}
seats-followed-leave = { $way ->
    [undone] Zurückgenommen: { $name } geht.
   *[redone] Wiederholt: { $name } geht.
}

seats-fault-nobody = Ein Spiel braucht mindestens einen Spieler.
seats-fault-crowd = Ein Spiel hat höchstens { $most ->
    [one] { $most } Spieler
   *[other] { $most } Spieler
}.
seats-fault-same-name = Die Spieler { $one } und { $other } haben denselben Namen.
seats-fault-same-colour = Die Spieler { $one } und { $other } haben dieselbe Farbe.
seats-fault-level = Für Spieler { $seat } gibt es in diesem Spiel keinen Computergegner dieser Stufe.
seats-fault-columns = Um vier oder fünf Spalten spielen höchstens drei Spieler (C10).

seats-name-empty = Ein Spieler braucht einen Namen.
seats-name-long = Ein Name darf höchstens { $most } Zeichen haben.
seats-name-control = Ein Name muss eine Zeile einfacher Text sein.
seats-name-invisible = Ein Name braucht ein sichtbares Zeichen.

seats-title-empty = Ein Titel darf nicht leer sein.
seats-title-long = Ein Titel darf höchstens { $most } Zeichen haben.
seats-title-control = Ein Titel muss eine Zeile einfacher Text sein.
seats-title-invisible = Ein Titel braucht ein sichtbares Zeichen.
seats-then = { $before }, dann { $name }

seats-note-joined = dabei ab Wurf { $throw }
seats-note-more = { $count ->
    [one] eine Person mehr
   *[other] { $count } weitere
}
seats-note-throw = { $name } ab Wurf { $throw }
seats-note-turn = { $name } ab Zug { $turn }
seats-note-left-before-throw = vor Wurf 1 gegangen
seats-note-left-before-turn = vor Zug 1 gegangen
seats-note-left-throw = nach Wurf { $throw } gegangen
seats-note-left-turn = in Zug { $turn } gegangen

## Die Spieler

seats-about = Den Platz für H und L wählst du mit ↑ oder ↓. Was hier geschieht, kannst du rückgängig machen.
seats-join = Spieler dazunehmen …
seats-join-about = Bis zum vierten Wurf. Wer dazukommt, holt zuerst die bisherigen Würfe nach.
seats-hand = Übergeben an …
seats-leave = Gehen …
seats-state-left = ist gegangen
seats-state-program = Computer
seats-name = Name
seats-who-about = Eine Person oder ein Computergegner: Strg+U
seats-sits-down = Dazukommen
seats-takes-over = Übernehmen
seats-leaves = Endgültig gehen
seats-stays = Bleiben
seats-cancel = Abbrechen
seats-leaving-express = Geht { $name } endgültig, bleibt der Zettel, aber ohne weitere Wahl und ohne Platzierung. Soll hier jemand anders weiterspielen, übergib den Platz.
seats-leaving-board = Geht { $name } endgültig, werden die Züge übersprungen, die Steine bleiben, und wer zuletzt übrig ist, gewinnt. Soll hier jemand anders weiterspielen, übergib den Platz.
seats-sits-there = Dort spielt jetzt { $name }.
seats-has-joined = { $name } ist dazugekommen.
seats-has-left = { $name } ist gegangen.
seats-name-taken = { $name } ist schon am Tisch.
