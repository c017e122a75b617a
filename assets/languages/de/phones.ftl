### Handys: das Feld im Fenster und die Seiten auf den Handys.

phones-turn-off = Abschalten
phones-turn-on = Handys zulassen
phones-try-again = Noch einmal
phones-opening = Handys werden zugelassen …
phones-off = Handys sind abgeschaltet. Wer einen Platz hatte, findet ihn wieder, sobald sie zugelassen sind.
phones-no-game = Mit Handys haben alle am Tisch einen eigenen Zettel. Sie kommen zu einem Spiel dazu: Öffne eins oder beginne ein neues.
phones-no-address = Handys können unter { $address } nicht zugelassen werden: { $cause }. Wähle eine andere Adresse oder einen anderen Port.
phones-no-system = Handys können nicht zugelassen werden: { $cause }. Versuche es noch einmal.
phones-scan = Scanne den Code mit der Kamera des Handys oder tippe ein:
phones-digits = und dort diese sechs Ziffern, sie gelten zehn Minuten:
phones-digits-off = Keine Ziffern
phones-network = Das Handy muss im selben Netz (WLAN) sein wie dieser Computer. Zu installieren ist nichts.
phones-other-address = Oder { $address }
phones-free-seat = Platz von { $name } freigeben
phones-state-not-joined = nicht dabei
phones-state-at-laptop = am Laptop
phones-state-not-here = noch nicht da
phones-state-away = nicht da
phones-state-thinking = denkt nach
phones-state-joined = dabei

## Seiten auf den Handys: wer wo sitzt

phones-who = Wer bist du?
phones-your-seat = Dein Platz
phones-sit-down = Hinsetzen
phones-program-plays = Hier spielt der Computer
phones-seat-left = Ist gegangen
phones-seat-held = Auf einem anderen Handy
phones-seat-deserted = Auf einem anderen Handy, das nicht da ist
phones-give-up = Den Platz von { $name } freigeben
phones-give-up-told = Dann kann ein anderes Handy für { $name } spielen. Möchtest du das?
phones-give-up-button = Ja, den Platz von { $name } freigeben
phones-take-over = Den Platz von { $name } übernehmen
phones-take-over-told = Das andere Handy verliert den Platz, und alle erfahren es. Spielst du für { $name }?
phones-take-over-button = Ja, den Platz von { $name } übernehmen
phones-page-table = Der Tisch
phones-page-seats = Plätze
phones-only-watch = Nur zuschauen
phones-reload = Neu laden
phones-other-ways = Andere Wege
phones-held = { $name } spielt auf einem anderen Handy. Der Platz lässt sich dort unter „Plätze“ freigeben oder am Laptop. Ist das andere Handy eine Minute lang weg, kann er hier übernommen werden.
phones-no-seat = Auf diesem Platz spielt niemand mit einem Handy.
phones-taken-over = Der Platz von { $name } ist jetzt auf einem anderen Handy.
phones-given-up = Der Platz von { $name } ist frei für ein anderes Handy.
phones-host = Für den Gastgeber
phones-host-told = Wer diese Adresse hat, entscheidet hier. Gib sie niemandem weiter.
phones-host-off-told = Das Spiel wird gespeichert und die Handys werden ausgeschaltet, bis das Programm wieder gestartet wird. Willst du das?
phones-host-off-button = Ja, Handys ausschalten

## Oben auf jeder Seite

phones-cut = Keine Verbindung zum Tisch. Neuer Versuch …
phones-silent = Der Tisch hat eine Weile nicht geantwortet. Vielleicht sind die Handys dort abgeschaltet; diese Seite versucht es weiter.
phones-other = Diese Adresse führt nicht mehr zum Tisch: Vielleicht hat ein anderes Spiel begonnen. Scanne den Code des Tischs neu oder frag nach seiner neuen Adresse.
phones-vibrate = Vibrieren
phones-sound = Ton
phones-hint-marks = Ein Spiel mit Tipps steht in den Rekorden für sich.
phones-hint-show = Tipp zeigen
phones-dims = Bei diesem Browser wird der Bildschirm von selbst dunkel.
phones-your-turn = Du bist dran
phones-your-turn-now = Du bist dran.
phones-own-turn = { $name } ist dran.
phones-waiting = Warten auf { $names }.

## Warum etwas nicht geschah

phones-not-read = Das war nicht lesbar. Versuche es noch einmal.
phones-busy = Was du zuvor getan hast, wird noch gespeichert. Versuche es noch einmal.
phones-late = Das kam zu spät. So steht es jetzt.
phones-no-answer = Der Tisch hat nicht geantwortet. Versuche es noch einmal.
phones-closed = Der Tisch ist geschlossen.
phones-not-saved = Das Spiel lässt sich gerade nicht speichern; warum, sagt der Computer, auf dem es läuft. Es geht weiter, und das Speichern wird wieder versucht.
phones-too-often = Du hast mehrmals nacheinander etwas korrigiert. Warte ein paar Sekunden und versuche es noch einmal.
phones-two-seats = Dieses Handy hat schon zwei Plätze. Gib zuerst einen davon frei.

## Was alle erfahren

phones-corrected = { $name } hat die Würfel auf { $dice } korrigiert.
phones-corrected-laptop = Die Würfel wurden am Laptop auf { $dice } korrigiert.
phones-corrected-earlier = Eine frühere Entscheidung wurde am Laptop korrigiert.
phones-choose-again = Wähle noch einmal.

## Die Bedenkzeit

phones-clock-own = { $seconds ->
    [one] Du hast noch { $seconds } Sekunde.
   *[other] Du hast noch { $seconds } Sekunden.
}
phones-clock-others = { $seconds ->
    [one] Die anderen haben noch { $seconds } Sekunde.
   *[other] Die anderen haben noch { $seconds } Sekunden.
}
phones-clock-up = Die Zeit ist um. Wähle jetzt bitte.
phones-clock-up-others = Die Zeit der anderen ist um.
phones-clock-up-table = Die Zeit ist um: Entschieden wird wie vereinbart.
phones-clock-stopped = Die Uhr steht.

## Würfel

phones-dice = Würfel: { $dice }
phones-dice-none = Würfel: keine
phones-part-dice = Würfel
phones-part-rolls-for-start = Die Startwürfe
phones-part-next-throw = Der nächste Wurf
phones-part-last-throw = Der letzte Wurf
phones-part-choices = Wahl
phones-part-pad = Zettel
phones-part-board = Brett
phones-dice-five = Die fünf Würfel, etwa 13446
phones-dice-five-again = Die fünf Würfel von Wurf { $throw }, wie sie lagen
phones-dice-two = Die zwei Würfel, etwa 26
phones-dice-four = Die vier Würfel, etwa 1346
phones-dice-four-again = Die vier Würfel, wie sie lagen
phones-dice-expected = { $count } Würfel, jeder von 1 bis 6
phones-dice-faces = { $label }: Tippe an, was dort liegt
phones-dice-untap = Löschen
phones-dice-missing = noch { $count }
phones-dice-lost = Während du getippt hast, wurden die Würfel anderswo eingegeben. Sieh nach, ob sie stimmen.
phones-dice-enter = Würfel eingeben
phones-dice-correct = Würfel korrigieren
phones-cancel = Abbrechen
phones-dice-wrong = Diese Würfel stimmen nicht
phones-dice-wrong-throw = Die Würfel von Wurf { $throw } stimmen nicht

## Express

phones-over = Das Spiel ist aus
phones-all-out = Alle sind raus.
phones-all-out-or-left = Alle sind raus oder gegangen.
phones-next-throw-real = Werft die fünf Würfel.
phones-next-throw-app = Jeder darf würfeln.
phones-you-are-out = Du bist raus. Die anderen spielen weiter.
phones-nobody-here = Auf diesem Platz spielt niemand mehr.
phones-you-reveal = Du wählst zuletzt: Tippst du, wird alles aufgedeckt, und deine Wahl gilt endgültig.
phones-row-opens = Eine neue Reihe kostet { $points }; ihr fünftes Kreuz zahlt das zurück.
phones-lead = { $name } führt mit { $points } Vorsprung.
phones-lead-new = { $name } geht mit { $points } Vorsprung in Führung.
phones-lead-shared = { $names } führen gemeinsam.
phones-chosen = Du hast { $choice } gewählt. Tippe noch einmal, um es zu ändern.
phones-chosen-secret = Du hast { $choice } gewählt. Bis alle gewählt haben, kannst du es durch Tippen ändern.
phones-may-change = Gewählt. Bis alle gewählt haben, kannst du es ändern.
phones-take-choice-back = Meine Wahl zurücknehmen
phones-fifth-die = Fünfter Würfel { $die }
phones-with-fifth-die = fünfter Würfel { $die }
phones-with-free-throw = Freiwurf
phones-mark-opens = neu
phones-mark-full = voll
phones-mark-ends = Ende
phones-next-dice = Wurf { $throw }: Würfel eintippen
phones-last-throws = Die letzten Würfe
phones-change-choice = Meine Wahl für Wurf { $throw } ändern
phones-change-choice-told = Die Würfel waren { $dice }, und du hast { $choice } gewählt.

## Tabellen

phones-column-row = Reihe
phones-column-each = Je
phones-column-marks = Kreuze
phones-column-points = Punkte
phones-column-die = Würfel
phones-column-throw = Wurf
phones-column-chosen = Gewählt
phones-column-better = Besser
phones-column-turn = Zug
phones-column-cost = Preis
phones-pad-of = Der Zettel von { $name }
phones-tracks-of = Die fünften Würfel von { $name }
phones-to-be-named = { $count ->
    [one] noch { $count } Wert festzulegen
   *[other] noch { $count } Werte festzulegen
}
phones-marks-new = { $marks }, davon { $new } neu
phones-player-left = ist gegangen
phones-word-choose = wähle
phones-word-chosen = gewählt
phones-word-out = raus
phones-word-left = weg
phones-word-plays = spielt

## Wie jemand gespielt hat

phones-review = So hast du gespielt
phones-review-told = Bei { $best } von { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfen
} war deine Wahl die beste. Immer die beste Wahl bringt im Schnitt { $start }. Dazu kamen durch die Würfel { $luck } und durch deine Wahl { $skill }, das macht { $end }.
phones-review-most = Am meisten brachte Wurf { $throw } mit { $choice }: { $points }.
phones-board-review-told = Beste Wahl: { $best } von { $count }. Deine Siegchance begann bei { $start }. Die Würfel änderten sie um { $luck }, deine Entscheidungen um { $skill }, die Züge der anderen um { $others }.
phones-board-review-alone = Beste Wahl: { $best } von { $count }. Die besten Entscheidungen brauchen im Schnitt { $start } Züge. Die Würfel änderten das um { $luck } und deine Entscheidungen um { $skill }, das macht { $end }.
phones-board-review-most = Am meisten brachte Zug { $turn }: { $gain }.
phones-review-costliest = Die teuersten Entscheidungen

## Das Brett

phones-board-start = Der Startwurf
phones-board-wins = { $name } gewinnt
phones-board-turn = Zug { $turn }: { $name }
phones-board-played = { $name } hat { $play } gespielt.
phones-board-rolled = Gewürfelt hat { $name }.
phones-board-rolled-start = { $name } hat { $total } gewürfelt, mit { $dice }.
phones-board-start-app = Jeder darf tippen: Die App wirft für alle zwei Würfel.
phones-board-take-play-back = Meine letzten Paare zurücknehmen
phones-board-rolling-on = Weiterwürfeln: Fehlwurf { $chance }.
phones-board-no-stop = Kein Stopp, solange ein Läufer auf einem Feld mit fremdem Stein steht.
phones-runners = Deine Läufer
phones-board-risks = { $count ->
    [one] riskiert { $count } Feld
   *[other] riskiert { $count } Felder
}
phones-board = Das Brett
phones-board-column = Spalte
phones-board-squares = Steine und Läufer
phones-board-won = gewonnen von { $name }
phones-board-empty = leer, { $top } Felder
phones-board-pieces = { $pieces }, von { $top }
phones-board-runner = Läufer { $space }
phones-board-square = { $name } { $space }

phones-game = Spiel
phones-goodbye = Schöne Spiele. Bis zum nächsten Mal!
phones-play-again = Noch einmal spielen
phones-end = Den Abend beenden
phones-afterwards = Wie geht es weiter?
phones-newcomer = Oder jemand Neues
phones-your-name = Dein Name
phones-your-sign = Dein Zeichen
phones-come-in = Ich bin dabei
phones-you-are-in = Du bist dabei
phones-you = du
phones-save-name = Speichern
phones-at-table = Am Tisch
phones-all-here = Alle da? Los geht’s
phones-missing = Noch nicht da: { $names }. Wer fehlt, setzt sich später dazu.
phones-change-rules = Spieler und Regeln ändern
phones-leave-out = Wessen Name leer ist, spielt nicht mit.
phones-name-number = Name von Spieler { $number }
phones-move-up = Spieler { $number } nach oben
phones-code-title = Die sechs Ziffern
phones-code-told = Sie stehen neben der Adresse des Tischs und gelten zehn Minuten.
phones-code-enter = Hinein
phones-code-wrong = Das sind nicht die Ziffern. Sieh noch einmal nach.
phones-code-too-often = Zu viele Versuche. Warte eine Minute und versuche es noch einmal.
phones-code-offer = Ein Weg ohne Kamera
phones-code-offered = Ohne Kamera: { $address } öffnen und { $digits } eintippen. Das gilt zehn Minuten.
phones-lost-told = Nichts ist verloren: Alle Kreuze bleiben. Hatte { $name } verdeckt gewählt, wird noch einmal gefragt.
phones-that-is-me = Das bin ich: zurückholen
phones-another-seat = Ein anderer Platz
phones-undone = { $name } hat eine Wahl zurückgenommen.
phones-undone-host = Der Gastgeber hat den letzten Schritt zurückgenommen.
phones-undone-laptop = Der letzte Schritt wurde am Laptop zurückgenommen.
phones-redone-laptop = Der letzte Schritt wurde am Laptop wiederholt.
