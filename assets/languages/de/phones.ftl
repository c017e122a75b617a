### Handys: das Feld im Fenster und die Seiten auf den Handys.

phones-turn-off = Abschalten
phones-turn-on = Handys zulassen
phones-try-again = Noch einmal
phones-opening = Handys werden zugelassen …
phones-off = Handys sind abgeschaltet. Lässt du sie wieder zu, finden alle ihren Platz wieder.
phones-no-game = Mit Handys haben alle am Tisch einen eigenen Zettel. Öffne zuerst ein Spiel, oder starte ein neues.
phones-no-address = Handys ließen sich unter { $address } nicht zulassen: { $cause }. Wähle eine andere Adresse oder einen anderen Port.
phones-no-system = Handys ließen sich nicht zulassen: { $cause }. Versuch es noch einmal.
phones-scan = Scanne den Code mit der Handykamera, oder tippe ein:
phones-digits = und dann diese sechs Ziffern; sie gelten zehn Minuten:
phones-digits-off = Ziffern ausblenden
phones-network = Das Handy muss im selben WLAN sein wie dieser Computer. Zu installieren ist nichts.
phones-other-address = Oder { $address }
phones-free-seat = Platz von { $name } freigeben
phones-state-not-joined = ohne Handy
phones-state-at-laptop = am Laptop
phones-state-not-here = noch nicht da
phones-state-away = nicht da
phones-state-thinking = denkt nach
phones-state-joined = verbunden

## Seiten auf den Handys: wer wo sitzt

phones-who = Wer bist du?
phones-your-seat = Dein Platz
phones-sit-down = Mitspielen
phones-program-plays = Hier spielt der Computer
phones-seat-left = Ist gegangen
phones-seat-held = Auf einem anderen Handy
phones-seat-deserted = Auf einem anderen Handy, das gerade nicht da ist
phones-give-up = Den Platz von { $name } freigeben
phones-give-up-told = Dann kann ein anderes Handy für { $name } spielen. Möchtest du das?
phones-give-up-button = Ja, den Platz von { $name } freigeben
phones-take-over = Den Platz von { $name } übernehmen
phones-take-over-told = Das andere Handy verliert den Platz, und alle sehen das. Spielst du für { $name }?
phones-take-over-button = Ja, den Platz von { $name } übernehmen
phones-page-table = Der Tisch
phones-page-seats = Plätze
phones-only-watch = Nur zuschauen
phones-reload = Neu laden
phones-other-ways = Weitere Optionen
phones-held = { $name } spielt auf einem anderen Handy. Gib den Platz dort unter „Plätze“ oder am Laptop frei. Ist das andere Handy eine Minute lang nicht da, kannst du ihn hier übernehmen.
phones-no-seat = Auf diesem Platz spielt niemand mit dem Handy.
phones-taken-over = Der Platz von { $name } ist jetzt auf einem anderen Handy.
phones-given-up = Der Platz von { $name } ist jetzt frei für ein anderes Handy.
phones-host = Für die Spielleitung
phones-host-told = Wer diese Adresse hat, leitet das Spiel. Gib sie nicht weiter.
phones-host-off-told = Das Spiel wird gespeichert, und die Handys bleiben abgeschaltet, bis Fifth Die neu gestartet wird. Möchtest du das?
phones-host-off-button = Ja, Handys abschalten

## Oben auf jeder Seite

phones-cut = Keine Verbindung zum Tisch. Neuer Versuch …
phones-silent = Der Laptop antwortet nicht. Vielleicht sind die Handys dort abgeschaltet; diese Seite versucht es weiter.
phones-other = Diese Adresse führt nicht mehr zum Tisch: Vielleicht hat ein anderes Spiel begonnen. Scanne den Code am Tisch noch einmal, oder frag nach der neuen Adresse.
phones-vibrate = Vibrieren
phones-sound = Ton
phones-hint-marks = Spiele mit Tipps werden getrennt gewertet.
phones-hint-show = Tipp zeigen
phones-dims = In diesem Browser wird der Bildschirm von selbst dunkel.
phones-your-turn = Du bist dran
phones-your-turn-now = Du bist dran.
phones-own-turn = { $name } ist dran.
phones-waiting = Warten auf { $names }.

## Warum etwas nicht geschah

phones-not-read = Der Laptop konnte das nicht lesen. Versuch es noch einmal.
phones-busy = Dein letzter Schritt wird noch gespeichert. Versuch es noch einmal.
phones-late = Zu spät: Am Tisch ging es schon weiter. So steht es jetzt.
phones-no-answer = Der Laptop hat nicht geantwortet. Versuch es noch einmal.
phones-closed = Der Tisch ist geschlossen.
phones-not-saved = Der Computer am Tisch kann das Spiel gerade nicht speichern; warum, steht dort auf dem Bildschirm. Du kannst weiterspielen: Er versucht es weiter.
phones-too-often = Du hast gerade mehrmals etwas korrigiert. Warte ein paar Sekunden und versuch es noch einmal.
phones-two-seats = Dieses Handy hat schon zwei Plätze. Gib zuerst einen frei.

## Was alle erfahren

phones-corrected = { $name } hat die Würfel auf { $dice } korrigiert.
phones-corrected-laptop = Jemand am Laptop hat die Würfel auf { $dice } korrigiert.
phones-corrected-earlier = Jemand am Laptop hat eine frühere Entscheidung korrigiert.
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
phones-clock-up = Die Zeit ist um. Bitte wähle jetzt.
phones-clock-up-others = Für die anderen ist die Zeit um.
phones-clock-up-table = Die Zeit ist um: Die App entscheidet, wie vereinbart.
phones-clock-stopped = Die Uhr ist angehalten.

## Würfel

phones-dice = Würfel: { $dice }
phones-dice-none = Würfel: keine
phones-part-dice = Würfel
phones-part-rolls-for-start = Startwürfe
phones-part-next-throw = Nächster Wurf
phones-part-last-throw = Letzter Wurf
phones-part-choices = Wahl
phones-part-pad = Zettel
phones-part-board = Brett
phones-dice-five = Die fünf Würfel, etwa 13446
phones-dice-five-again = Die fünf Würfel von Wurf { $throw }
phones-dice-two = Die zwei Würfel, etwa 26
phones-dice-four = Die vier Würfel, etwa 1346
phones-dice-four-again = Die vier Würfel, wie sie lagen
phones-dice-expected = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}, jeder von 1 bis 6
phones-dice-faces = { $label }: Tippe an, was gewürfelt wurde
phones-dice-untap = Löschen
phones-dice-missing = noch { $count }
phones-dice-lost = Während du getippt hast, hat jemand anders die Würfel eingegeben. Sieh nach, ob sie stimmen.
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
phones-you-reveal = Nur du fehlst noch: Deine Wahl gilt endgültig und deckt alles auf.
phones-row-opens = Eine neue Reihe beginnt bei { $points }; ihr fünftes Kreuz macht das wett.
phones-lead = { $name } führt mit { $points } Vorsprung.
phones-lead-new = { $name } geht mit { $points } Vorsprung in Führung.
phones-lead-shared = { $names } führen gemeinsam.
phones-chosen = Deine Wahl: { $choice }. Tippe auf eine andere Möglichkeit, um zu wechseln.
phones-chosen-secret = Deine Wahl: { $choice }. Bis alle gewählt haben, kannst du wechseln: Tippe auf eine andere Möglichkeit.
phones-may-change = Gewählt. Bis alle gewählt haben, kannst du noch wechseln.
phones-take-choice-back = Meine Wahl zurücknehmen
phones-fifth-die = Fünfter Würfel { $die }
phones-with-fifth-die = fünfter Würfel { $die }
phones-with-free-throw = Freiwurf
phones-mark-opens = neu
phones-mark-full = voll
phones-mark-ends = Ende
phones-next-dice = Wurf { $throw }: Würfel eintippen
phones-last-throws = Letzte Würfe
phones-change-choice = Meine Wahl für Wurf { $throw } ändern
phones-change-choice-told = Die Würfel waren { $dice }, deine Wahl war { $choice }.

## Tabellen

phones-column-row = Reihe
phones-column-each = Je
phones-column-marks = Kreuze
phones-column-points = Punkte
phones-column-die = Wert
phones-column-throw = Wurf
phones-column-chosen = Gewählt
phones-column-better = Besser
phones-column-turn = Zug
phones-column-cost = Verlust
phones-pad-of = Der Zettel von { $name }
phones-tracks-of = Die fünften Würfel von { $name }
phones-to-be-named = { $count ->
    [one] noch { $count } Wert festzulegen
   *[other] noch { $count } Werte festzulegen
}
phones-marks-new = { $marks }, davon { $new } neu
phones-player-left = ist gegangen
phones-word-choose = wählt
phones-word-chosen = gewählt
phones-word-out = raus
phones-word-left = gegangen
phones-word-plays = am Zug

## Wie jemand gespielt hat

phones-review = So hast du gespielt
phones-review-told = Bei { $best } von { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfen
} war deine Wahl die beste. Wer immer die beste Wahl trifft, kommt im Schnitt auf { $start }. Würfel: { $luck }. Deine Entscheidungen: { $skill }. Gesamt: { $end }.
phones-review-most = Dein bester Wurf war Wurf { $throw } mit { $choice }: { $points }.
phones-board-review-told = Beste Wahl: { $best } von { $count }. Am Anfang war deine Siegchance { $start }. Würfel: { $luck }. Deine Entscheidungen: { $skill }. Züge der anderen: { $others }.
phones-board-review-alone = Beste Wahl: { $best } von { $count }. Wer immer die beste Wahl trifft, braucht im Schnitt { $start } Züge. Würfel: { $luck }. Deine Entscheidungen: { $skill }. Gesamt: { $end }.
phones-board-review-most = Dein bester Zug war Zug { $turn }: { $gain }.
phones-review-costliest = Teuerste Entscheidungen

## Das Brett

phones-board-start = Startwurf
phones-board-wins = { $name } gewinnt
phones-board-turn = Zug { $turn }: { $name }
phones-board-played = { $name } hat { $play } gespielt.
phones-board-rolled = Das hat { $name } gewürfelt.
phones-board-rolled-start = { $name } hat { $total } gewürfelt: { $dice }.
phones-board-start-app = Jeder darf tippen: Die App würfelt für alle mit zwei Würfeln.
phones-board-take-play-back = Meine letzten Paare zurücknehmen
phones-board-rolling-on = Weiterwürfeln: Fehlwurf { $chance }.
phones-board-no-stop = Du kannst nicht stoppen, solange ein Läufer auf einem fremden Stein steht.
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
phones-missing = Noch nicht da: { $names }. Wer fehlt, kann später dazukommen.
phones-change-rules = Spieler und Regeln ändern
phones-leave-out = Wer nicht mitspielt: einfach den Namen löschen.
phones-name-number = Name von Spieler { $number }
phones-move-up = Spieler { $number } nach oben
phones-code-title = Die sechs Ziffern
phones-code-told = Du findest sie neben der Adresse des Tischs. Sie gelten zehn Minuten.
phones-code-enter = Mitspielen
phones-code-wrong = Diese Ziffern stimmen nicht. Prüfe sie und versuch es noch einmal.
phones-code-too-often = Zu viele Versuche. Warte eine Minute und versuch es noch einmal.
phones-code-offer = Ohne Kamera mitspielen
phones-code-offered = Ohne Kamera: { $address } öffnen und { $digits } eintippen. Das geht zehn Minuten lang.
phones-lost-told = Nichts ist verloren: Alle Kreuze bleiben. Hatte { $name } schon verdeckt gewählt, wirst du noch einmal gefragt.
phones-that-is-me = Das bin ich: zurückholen
phones-another-seat = Ein anderer Platz
phones-undone = { $name } hat eine Wahl zurückgenommen.
phones-undone-host = Die Spielleitung hat den letzten Schritt zurückgenommen.
phones-undone-laptop = Jemand am Laptop hat den letzten Schritt zurückgenommen.
phones-redone-laptop = Jemand am Laptop hat den letzten Schritt wiederholt.
