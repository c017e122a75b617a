### Dateien: importieren, exportieren, speichern, und was dabei schiefging.

files-opening = Das Spiel wird geöffnet …
files-not-opened = Das Programm konnte dieses Spiel nicht öffnen; seine Datei ist unverändert.
files-did-not-open = Das zuletzt offene Spiel ließ sich beim letzten Mal nicht öffnen und wird darum nicht von selbst geöffnet. Es steht in der Liste.
files-second = Ein anderes Fifth Die hat diesen Ordner offen: Spiele lassen sich hier ansehen, nicht spielen. Sobald es beendet ist, geht es hier weiter.
files-second-refuses = Das geht hier nicht, weil ein anderes Fifth Die diesen Ordner offen hat. Schließe das andere, dann geht es hier weiter.
files-tried-again = { $trouble } Das Spiel geht weiter; nichts ist verloren, solange dieses Fenster offen ist, und alle paar Sekunden wird wieder versucht zu speichern.
files-save-again = Noch einmal speichern
files-save-elsewhere = Anderswo speichern
files-unsaved = Noch nicht gespeichert
files-unsaved-this =
    { $moves ->
        [0] Die letzte Änderung an diesem Spiel ist noch nicht gespeichert.
        [one] { $moves } Schritt dieses Spiels ist noch nicht gespeichert.
       *[other] { $moves } Schritte dieses Spiels sind noch nicht gespeichert.
    }
files-unsaved-game =
    { $moves ->
        [0] Die letzte Änderung an „{ $title }“ ist noch nicht gespeichert.
        [one] { $moves } Schritt von „{ $title }“ ist noch nicht gespeichert.
       *[other] { $moves } Schritte von „{ $title }“ sind noch nicht gespeichert.
    }
files-unsaved-settings = Die Einstellungen sind noch nicht gespeichert.
files-saving = Wird gespeichert …
files-try-again = Noch einmal versuchen
files-close-anyway = Trotzdem schließen
files-close-without = Ungespeichert schließen
files-stay = Bleiben
files-as = Als
files-to = Nach
files-path = Ein Pfad
files-choose-place = Ort wählen …
files-no-place = Kein Ort wurde gewählt. Öffnet sich kein Fenster, gib oben den Pfad ein.
files-nothing = Es gibt nichts zu schreiben.
files-saved =
    { $others ->
        [0] Gespeichert als { $path }.
       *[other] Gespeichert als { $path } und { $others } weitere.
    }
files-exported =
    { $others ->
        [0] Exportiert nach { $path }.
       *[other] Exportiert nach { $path } und { $others } weitere.
    }
files-open = Öffnen
files-show-folder = Im Ordner zeigen
files-no-opener = Kein Programm dieses Systems öffnet sie; die Datei liegt am genannten Ort.
files-opener-missing = Öffnen geht nicht, weil { $program } nicht installiert ist; die Datei liegt am genannten Ort.
files-not-opened-by = Öffnen geht nicht: { $cause }.
files-about-pdf = Für den Drucker, alles in einer Datei.
files-about-svg = Eine Zeichnung, scharf in jeder Größe; jede Seite ist eine Datei.
files-about-png = Ein Bild, das sich überall öffnet; jede Seite ist eine Datei.
files-game = Spieldatei
files-game-about = Öffnet sich in Fifth Die auf jedem Computer, mit allem, was geschah.
files-words = Text für eine Nachricht
files-words-about = Das Ergebnis in wenigen Zeilen, mit dem Code der Würfel.
files-result = Ergebnisblatt
files-result-about = Wer gewonnen hat, alle Abrechnungen und der Verlauf, zum Drucken.
files-games = Spiele des Abends, eine Datei
files-all-games = Alle Spiele, eine Datei
files-games-about = Die beendeten Spiele mit den Namen der Leute und Abende, zum Importieren auf einem anderen Computer.
files-plays = Tabelle aller Partien (CSV)
files-plays-about = Eine Zeile für jeden Spieler jedes beendeten Spiels, für eine Tabellenkalkulation.
files-throws = Tabelle der Würfe (CSV)
files-throws-about = Jeder Wurf, jede Wahl und jeder Punktestand, für eine Tabellenkalkulation.
files-rolls = Tabelle der Würfe (CSV)
files-rolls-about = Jeder Wurf, was damit gespielt wurde und wie sein Zug endete, für eine Tabellenkalkulation.
files-pads = Zettel
files-pads-about = Alle Zettel, wie sie angekreuzt sind, zum Drucken.
files-board = Brett
files-board-about = Das Brett, wie es steht, zum Drucken.
files-blank-pads = Leere Zettel
files-blank-pads-about = Vier Zettel auf einem Blatt, zum Spielen mit dem Stift.
files-blank-board = Leeres Brett
files-blank-board-about = Ein Brett für bis zu vier, zum Spielen mit dem Stift.
files-blank-express = Zettel für Express
files-blank-classic = Klassisches Brett
files-copy-words = Text kopieren
files-copy-table = Tabelle kopieren
files-copy-file = Text der Datei kopieren
files-copied = Kopiert: Füge es ein, wo du willst.
files-named-blank-pads = leere Zettel
files-named-blank-board = leeres Brett
files-named-pads = Zettel
files-named-board = Brett
files-named-result = Ergebnis
files-named-games = alle Spiele
files-import = Importieren
files-import-games = Spiele importieren
files-filter-all = Alle Dateien
files-from = Von
files-import-about = Spieldateien (.ron) von Fifth Die oder ein Ordner damit. Du kannst sie auch auf dieses Fenster ziehen.
files-import-path = Der Pfad einer Datei oder eines Ordners
files-choose = Dateien wählen …
files-no-file = Keine Datei wurde gewählt. Öffnet sich kein Fenster, gib oben den Pfad ein.
files-reading = Wird gelesen …
files-import-failed = Das Programm konnte diese Dateien nicht importieren.
files-import-sum =
    { $imported ->
        [one] { $imported } Spiel importiert
       *[other] { $imported } Spiele importiert
    }{ $here ->
        [0] {""}
       *[other] , { $here } schon da
    }{ $failed ->
        [0] {""}
       *[other] , { $failed } nicht importiert
    }
files-imported = importiert
files-here = schon da
files-more =
    { $count ->
        [one] und { $count } weitere Datei
       *[other] und { $count } weitere Dateien
    }
files-folder-not-used = Der Datenordner lässt sich nicht benutzen
files-folder-not-found = Es gibt keinen Ordner für Spiele
files-folder-not-made = Ein Ordner lässt sich nicht anlegen
files-game-not-saved = Das Spiel ist nicht gespeichert
files-game-not-deleted = Das Spiel ist nicht gelöscht
files-game-not-restored = Das Spiel ist nicht zurückgeholt
files-settings-not-saved = Die Einstellungen sind nicht gespeichert
files-phones-not-saved = Die Plätze der Handys sind nicht gespeichert
files-people-not-saved = Die Namen sind nicht gespeichert
files-game-not-exported = Das Spiel ist nicht exportiert
files-not-written = Nichts wurde geschrieben
files-taken = { $what }: Es gibt schon eine Datei dieses Namens ({ $path }). Wähle einen anderen Namen.
files-not-replaced = { $what }: Unter diesem Namen gibt es einen Ordner, eine Verknüpfung, ein Gerät oder eine Pipe, und nur eine Datei wird ersetzt ({ $path }). Wähle einen anderen Namen.
files-no-folder = { $what }: Diesen Ordner gibt es nicht ({ $path }). Lege ihn an oder wähle einen anderen.
files-succeeded = { $what }: Inzwischen gibt es ein Spiel desselben Namens ({ $path }). Gib der neuen Datei einen anderen Namen und verschiebe dann { $trashed } an ihren Platz.
files-newer = { $what }: Eine neuere Version von Fifth Die hat diese Datei geschrieben ({ $path }). Mache mit der neueren Version weiter.
files-locked = { $what }: Ein anderes Fifth Die hat diesen Ordner offen ({ $path }). Schließe das andere, dann geht es hier weiter.
files-no-home = { $what }: Das System nennt keinen Benutzerordner ({ $path }). Starte mit --data-dir und einem Ordner.
files-program-failed = { $what }: Das ist dem Programm missglückt ({ $path }). Versuche es noch einmal.
files-full = { $what }: Der Speicherplatz reicht nicht ({ $path }). Schaffe dort Platz und versuche es noch einmal.
files-not-writable = { $what }: Das System erlaubt das Schreiben nicht ({ $path }). Mache den Ordner beschreibbar oder starte mit --data-dir und einem anderen Ordner.
files-gone = { $what }: Diese Datei oder diesen Ordner gibt es nicht ({ $path }). Sieh nach, ob etwas verschoben oder gelöscht wurde.
files-refused = { $what }: { $cause } ({ $path }). Versuche es noch einmal oder starte mit --data-dir und einem anderen Ordner.
files-fault-in = { $path }: { $fault }
files-fault-missing = diese Datei gibt es nicht
files-fault-unreadable = sie ist nicht lesbar: { $cause }
files-fault-no-file = das ist keine gewöhnliche Datei
files-fault-too-large = sie ist größer als { $most } MiB, und das ist keine Spieldatei
files-fault-no-session = das ist keine Spieldatei dieses Programms
files-fault-several = darin sind mehrere Spiele: Importiere sie
files-fault-no-games = in diesem Ordner ist kein Spiel
files-fault-newer = eine neuere Version von Fifth Die hat sie geschrieben: Öffne sie mit dieser
files-fault-damaged = sie ist beschädigt und bleibt, wie sie ist; „fifth-die check“ mit diesem Pfad sagt, wo

files-limit-throw = ein Spiel zu { $seats } hat höchstens { $most } Würfe
files-limit-roll = ein Spiel hat höchstens { $most } Würfe
files-limit-roll-off = ein Spiel hat höchstens { $most } Startwürfe
files-limit-events = ein Spiel hat höchstens { $most } Ereignisse
files-limit-seated = in einem Spiel kommen, gehen und übernehmen Spieler höchstens { $most } Mal
files-limit-again = an diesem Spiel wurde so viel und so spät korrigiert, dass es sich nicht nachspielen lässt

## Das Ergebnis in wenigen Zeilen, für eine Nachricht

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }. { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Eine Reihe mit einem bis vier Kreuzen kostete { $points }.
files-message-won = { $name } hat gewonnen.
files-message-columns = { $name }: { $count ->
    [one] { $count } Spalte
   *[other] { $count } Spalten
}
files-message-over-throws = { $alone ->
    [yes] Allein, zu Ende
   *[no] Zu Ende
} nach { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfen
}.
files-message-over-turns = { $alone ->
    [yes] Allein, zu Ende
   *[no] Zu Ende
} nach { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
}.
files-message-open-throws = { $alone ->
    [yes] Allein, läuft noch
   *[no] Läuft noch
} nach { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfen
}.
files-message-open-turns = { $alone ->
    [yes] Allein, läuft noch
   *[no] Läuft noch
} nach { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
}.
files-message-dice-real = Gespielt mit echten Würfeln.
files-message-helped = Mit Hilfe: { $helps }.
files-message-strict = Ein strenges Spiel: ohne jede Hilfe.
files-message-dice-earlier = Gespielt mit den Würfeln eines früheren Spiels.
files-message-dice-of-day = Gespielt mit den Tageswürfeln, Code { $code }.
files-message-dice-app = Gespielt mit den Würfeln der App, Code { $code }.

files-people-together = { $one } und { $other } sitzen in demselben Spiel und sind darum zwei Personen.
files-people-taken = Jemand anderes heißt schon { $name }: Wähle einen anderen Namen oder mach die beiden zu einer Person.
files-people-full = Für noch einen Namen ist kein Platz.

files-too-many-games = Das sind zu viele Spiele für eine Datei: Wähle einen kürzeren Zeitraum.
