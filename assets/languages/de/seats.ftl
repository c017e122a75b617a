### Wer wo sitzt: übergeben, dazukommen, gehen.

seats-followed-hand = { $way ->
    [undone] Zurückgenommen: der Platz für { $name }.
   *[redone] Wiederholt: der Platz für { $name }.
}
seats-followed-join = { $way ->
    [undone] Zurückgenommen: { $name } am Tisch.
   *[redone] Wiederholt: { $name } am Tisch.
}
seats-followed-leave = { $way ->
    [undone] Zurückgenommen: der Abschied von { $name }.
   *[redone] Wiederholt: der Abschied von { $name }.
}

seats-fault-nobody = Zu einem Spiel gehört mindestens ein Spieler.
seats-fault-crowd = Ein Spiel hat höchstens { $most } Spieler.
seats-fault-same-name = Die Spieler { $one } und { $other } haben denselben Namen.
seats-fault-same-colour = Die Spieler { $one } und { $other } haben dieselbe Farbe.
seats-fault-level = Spieler { $seat } hat eine Stufe, die es in diesem Spiel nicht gibt.
seats-fault-columns = Vier oder fünf Spalten sind für bis zu drei Spieler (C10).

seats-name-empty = Ein Spieler braucht einen Namen.
seats-name-long = Ein Name hat höchstens { $most } Zeichen.
seats-name-control = Ein Name ist eine Zeile einfacher Text.
seats-name-invisible = Ein Name braucht ein sichtbares Zeichen.

seats-title-empty = Ein Titel ist nicht leer.
seats-title-long = Ein Titel hat höchstens { $most } Zeichen.
seats-title-control = Ein Titel ist eine Zeile einfacher Text.
seats-title-invisible = Ein Titel braucht ein sichtbares Zeichen.
seats-then = { $before }, dann { $name }

seats-note-joined = dabei ab Wurf { $throw }
seats-note-more = { $count } weitere
seats-note-throw = ab Wurf { $throw } { $name }
seats-note-turn = ab Zug { $turn } { $name }
seats-note-left-before-throw = vor Wurf 1 gegangen
seats-note-left-before-turn = vor Zug 1 gegangen
seats-note-left-throw = nach Wurf { $throw } gegangen
seats-note-left-turn = in Zug { $turn } gegangen

## Die Spieler

seats-about = ↑ ↓ wählen den Platz für die Tasten H und L. „Rückgängig“ nimmt zurück, was hier geschieht.
seats-join = Jemand kommt dazu …
seats-join-about = Bis zum vierten Wurf. Für die bisherigen Würfe wird zuerst gewählt.
seats-hand = Übergeben an …
seats-leave = Geht …
seats-state-left = ist gegangen
seats-state-program = der Computer spielt
seats-name = Name
seats-who-about = Ein Mensch oder einer der Computergegner: Strg+U
seats-sits-down = Setzt sich dazu
seats-takes-over = Übernimmt
seats-leaves = Geht endgültig
seats-stays = Bleibt
seats-cancel = Abbrechen
seats-leaving-express = { $name } geht endgültig: keine Wahl mehr, kein Rang, und niemand wartet; der Zettel bleibt. Soll hier jemand weiterspielen, übergib den Platz.
seats-leaving-board = { $name } geht endgültig: Die Züge werden übersprungen, die Steine bleiben, und wer zuletzt übrig ist, gewinnt. Soll hier jemand weiterspielen, übergib den Platz.
seats-sits-there = Dort sitzt jetzt { $name }.
seats-has-joined = { $name } sitzt jetzt am Tisch.
seats-has-left = { $name } ist gegangen.
seats-name-taken = { $name } sitzt schon am Tisch.
