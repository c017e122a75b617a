### Was auf vielen Bildschirmen steht.

common-close = Schließen
common-back = Zurück
common-new-game = Neues Spiel
common-export = Exportieren
common-seconds = { $seconds } s
common-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
common-percent = { $number } %

## Der Tisch

common-bar-result = Ergebnis
common-bar-table = Tisch
common-bar-go-on = Weiter
common-bar-hint = Tipp
common-bar-strict = Ohne Hilfen
common-bar-players = Spieler
common-bar-undo = Rückgängig
common-bar-redo = Wiederholen
common-bar-history = Verlauf
common-cancel-correction = Korrektur abbrechen
common-only-program = Nur noch der Computer spielt.
common-play-out = Zu Ende spielen
common-playing-out = Es wird zu Ende gespielt …
common-practice = Übung: Dieses Spiel zählt nicht.
common-back-to-original = Zurück zum Original
common-no-hint-here = Hier gibt es gerade nichts zu wählen.
common-hint-thinking = Tipp wird berechnet …
common-take-die-back = Diesen Würfel entfernen
common-percent-under = < 1 %
common-percent-over = > 99 %
common-share-under = unter 1 %
common-share-over = über 99 %
common-failed = Das hat nicht geklappt. Versuch es noch einmal.

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
common-not-on-a-die = { $key } ist auf keinem Würfel. Tippe 1 bis 6.
common-it-was = Es war { $was }. Mit Esc bleibt es dabei.

## Die Uhr

common-time-paused = Uhr angehalten
common-time-pause = Anhalten
common-time-resume = Weiter
common-time-up = Die Zeit ist um: { $name } ist noch dran

## Ein Zettel

common-pad-each = je
common-pad-pair = Paar
common-pad-points = Punkte gesamt
common-pad-minus-column = minus
common-pad-plus-column = plus
common-pad-more = { $count } mehr
common-pad-minus = Minus
common-pad-plus = Plus
common-pad-total = Gesamt
common-pad-out = raus

common-games-none = keinem
common-games-all = jedem
common-games-percent = { $number } ± { $error } %

## Buchstaben wählen

common-nothing-to-choose = Hier gibt es nichts zu wählen.
common-one-choice = Es gibt nur eine Möglichkeit: A.
common-no-choice = Wähle mit einem Buchstaben: A bis { $last }.
# What the next words belong to, like 4 or Throw 4.
common-colon = { $what }:
common-illegal = { $choice } geht nicht: { $why }
common-outdated = Es war { $choice }, das geht nicht mehr: { $why }

## Was das Programm am Tisch sagt

common-denied-bot-first = { $name } muss erst weiterwürfeln oder stoppen: Drücke die Leertaste.
common-denied-secret = Die Wahl von { $name } bleibt verdeckt, bis alle gewählt haben. Laptop weitergeben: Enter.
common-marks-hint = Spiele mit Tipps werden getrennt gewertet. Trotzdem ansehen: noch einmal „Tipp“ (T).
common-marks-review = Spiele, die schon vor dem Ende analysiert werden, werden getrennt gewertet. Trotzdem ansehen: noch einmal „Analyse“ (V).
common-marks-taken = Diese Würfel hast du schon gesehen. Änderst du jetzt etwas, wird dieses Spiel getrennt gewertet. „Wiederholen“ bringt sie zurück.
common-marks-known = Du kennst diese Würfel schon, darum wird dieses Spiel getrennt gewertet.
common-strict-hint = In einem Spiel ohne Hilfen gibt es keine Tipps.
common-strict-review = In einem Spiel ohne Hilfen siehst du die Analyse erst am Ende und kannst danach nichts mehr ändern.
common-strict-taken = In einem Spiel ohne Hilfen lässt sich nichts mehr zurücknehmen, sobald die nächsten Würfel gefallen sind.
common-strict-known = Für ein Spiel ohne Hilfen muss die App neu würfeln.
common-help-hint = Tipps
common-help-review = Analyse während des Spiels
common-help-taken = Zurücknehmen
common-help-known = bekannte Würfel
common-notice-no-advice = Hier hat der Coach keinen Rat.
common-notice-advice-failed = Der Coach konnte nicht antworten. Noch einmal: „Tipp“ (T).
common-notice-thinking-failed = Der Computer konnte sich nicht entscheiden. Noch einmal: Leertaste. Den Platz jemand anderem geben: „Spieler“ (P).
common-notice-time-up-failed = Die Zeit von { $name } ist um. Der Computer konnte sich nicht entscheiden, also spielt { $name } weiter.
common-notice-would-roll-on = Die Zeit von { $name } ist um: Der Coach würde weiterwürfeln.
common-notice-coach-decided = Die Zeit von { $name } ist um: Der Coach hat entschieden.
common-notice-table-decided = Die Zeit von { $name } ist um: Die App hat entschieden, wie vereinbart.

## Spiele

common-game-classic = Klassisches Can’t Stop
common-express = Express
common-classic = Klassisch

common-dice-real = Echte Würfel
common-dice-earlier = Würfel eines früheren Spiels
common-dice-of-day = Tageswürfel, Code { $code }
common-dice-app = App-Würfel, Code { $code }

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
