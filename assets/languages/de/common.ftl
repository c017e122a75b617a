### Was auf vielen Bildschirmen steht.

common-close = Schließen
common-back = Zurück
common-new-game = Neues Spiel
common-export = Exportieren
common-seconds = { $seconds } s
common-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
common-percent = { $number } %

## Der Tisch

common-bar-result = Ergebnis
common-bar-table = Tisch
common-bar-go-on = Weiter
common-bar-hint = Tipp
common-bar-strict = Strenges Spiel
common-bar-players = Spieler
common-bar-undo = Rückgängig
common-bar-redo = Wiederholen
common-bar-history = Verlauf
common-cancel-correction = Korrektur abbrechen
common-only-program = Nur noch der Computer spielt.
common-play-out = Zu Ende spielen
common-playing-out = Der Computer spielt zu Ende …
common-practice = Übung: Dieses Spiel zählt nicht.
common-back-to-original = Zurück zum Original
common-no-hint-here = Jetzt ist nichts zu wählen.
common-hint-thinking = Tipp wird berechnet …
common-take-die-back = Diesen Würfel zurücknehmen
common-percent-under = < 1 %
common-percent-over = > 99 %
common-share-under = unter 1 %
common-share-over = über 99 %
common-failed = Das ist dem Programm missglückt; versuche es noch einmal

## Die Leiste oben

common-games = Spiele
common-more = Mehr
common-learn = Spiel lernen
common-one-pad = Ein Zettel
common-all-pads = Alle Zettel
common-phones = Handys
common-settings = Einstellungen
common-help = Hilfe
common-blue-circle = Blauer Kreis
common-orange-square = Oranges Quadrat
common-green-triangle = Grünes Dreieck
common-purple-diamond = Lila Raute
common-sky-blue-star = Himmelblauer Stern
common-red-hexagon = Rotes Sechseck
common-yellow-cross = Gelbes Kreuz
common-grey-ring = Grauer Ring
common-dice-to-go =
    { $count ->
        [one] noch { $count } Würfel
       *[other] noch { $count } Würfel
    }
common-not-on-a-die = { $key } gibt es nicht: nur 1 bis 6.
common-it-was = Es war { $was }. Esc lässt es dabei.

## Die Uhr

common-time-paused = Die Uhr steht
common-time-pause = Anhalten
common-time-resume = Weiter
common-time-up = Die Zeit ist um: { $name } ist noch dran

## Ein Zettel

common-pad-each = je
common-pad-pair = Paar
common-pad-points = Punkte, summiert
common-pad-minus-column = minus
common-pad-plus-column = plus
common-pad-more = { $count } mehr
common-pad-minus = Minus
common-pad-plus = Plus
common-pad-total = Gesamt
common-pad-out = raus
common-games-none = keinem
common-games-all = jedem
common-games-percent = { $number } % ± { $error } %

## Buchstaben wählen

common-nothing-to-choose = Hier ist nichts zu wählen.
common-one-choice = Es gibt nur eine Möglichkeit: A.
common-no-choice = Zur Wahl stehen A bis { $last }.
common-illegal = { $choice } geht nicht: { $why }
common-outdated = Es war { $choice }; das geht nicht mehr: { $why }

## Was das Programm am Tisch sagt

common-denied-bot-first = { $name } entscheidet erst, ob es weitergeht: Leertaste.
common-denied-secret = Was { $name } wählt, bleibt verdeckt, bis alle gewählt haben. Enter gibt den Laptop weiter.
common-marks-hint = Ein Spiel mit Tipps steht in den Rekorden für sich. Klicke noch einmal auf „Tipp“ oder drücke T, um ihn zu sehen.
common-marks-review = Ein Spiel, das vor dem Ende analysiert wird, steht in den Rekorden für sich. Klicke noch einmal auf „Analyse“ oder drücke V, um sie zu sehen.
common-marks-taken = Diese Würfel hast du schon gesehen. Änderst du jetzt etwas, steht das Spiel in den Rekorden für sich. „Wiederholen“ holt sie zurück.
common-marks-known = Jemand hier hat diese Würfel schon gesehen, darum steht dieses Spiel in den Rekorden für sich.
common-strict-hint = In einem strengen Spiel gibt es keine Tipps.
common-strict-review = In einem strengen Spiel kommt die Analyse am Ende, und danach ändert sich nichts mehr.
common-strict-taken = In einem strengen Spiel wird nichts zurückgenommen, sobald die nächsten Würfel gefallen sind.
common-strict-known = Ein strenges Spiel nimmt die Würfel der App, wie sie fallen.
common-help-hint = Tipps
common-help-review = Analyse im Spiel
common-help-taken = Würfel zurückgenommen
common-help-known = Würfel vorher bekannt
common-notice-no-advice = Der Coach weiß hier keine Antwort.
common-notice-advice-failed = Dem Coach ist die Antwort missglückt. „Tipp“ (T) fragt noch einmal.
common-notice-thinking-failed = Dem Computer ist die Entscheidung missglückt. Mit der Leertaste versucht er es noch einmal; unter „Spieler“ (P) kann jemand anders den Platz übernehmen.
common-notice-time-up-failed = Die Zeit von { $name } ist um. Dem Programm ist die Entscheidung missglückt, also ist { $name } weiter dran.
common-notice-would-roll-on = Die Zeit von { $name } ist um: Der Coach würde weiterwürfeln.
common-notice-coach-decided = Die Zeit von { $name } war um: Der Coach hat entschieden.
common-notice-table-decided = Die Zeit von { $name } war um: Entschieden wurde wie vereinbart.

## Spiele

common-game-classic = Das klassische Can’t Stop
common-express = Express
common-classic = Klassisch
common-dice-real = Echte Würfel
common-dice-earlier = Die Würfel eines früheren Spiels
common-dice-of-day = Tageswürfel, Code { $code }
common-dice-app = Die Würfel der App, Code { $code }
common-person = Mensch
common-level-dreamy = Träumer
common-level-careless = Leichtfuß
common-level-eager = Feuereifer
common-level-curious = Neugier
common-level-bold = Wagehals
common-level-steady = Ruhepol
common-level-evolved = Schlaukopf
common-level-master = Meister
common-out-of = { $reached } von { $top }
