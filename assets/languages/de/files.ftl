### Dateien: importieren, exportieren, speichern, und was dabei schiefging.

files-opening = Das Spiel wird geöffnet …
files-not-opened = Dieses Spiel ließ sich nicht öffnen. Seine Datei ist unverändert.
files-did-not-open = Das Spiel ließ sich letztes Mal nicht öffnen und öffnet sich darum nicht von selbst. Du findest es in der Liste.

files-second = Fifth Die ist schon geöffnet. Hier kannst du Spiele ansehen; zum Spielen schließe das andere Fenster.
files-second-refuses = Das geht hier nicht, solange das andere Fenster von Fifth Die geöffnet ist. Schließe es zuerst.

files-tried-again = { $trouble } Du kannst weiterspielen: Nichts geht verloren, solange dieses Fenster offen ist, und die App versucht es alle paar Sekunden wieder.
files-save-again = Erneut speichern
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
files-unsaved-settings = Deine Einstellungen sind noch nicht gespeichert.
files-saving = Wird gespeichert …
files-try-again = Noch einmal versuchen
files-close-anyway = Trotzdem schließen
files-close-without = Ungespeichert schließen
files-stay = Offen lassen

files-as = Format
files-to = Speichern unter
files-path = Dateipfad
files-choose-place = Ort wählen …
files-no-place = Du hast keinen Ort gewählt. Öffnet sich kein Dialog, gib oben den Pfad ein.
files-nothing = Es gibt nichts zu speichern.
files-saved =
    { $others ->
        [0] Gespeichert als { $path }.
       *[other] Gespeichert als { $path } und { $others } weitere.
    }
files-exported =
    { $others ->
        [0] Exportiert nach { $path }.
       *[other] Exportiert: { $path } und { $others } weitere.
    }
files-open = Öffnen
files-show-folder = Im Ordner zeigen
files-no-opener = Keine App hier kann die Datei öffnen. Sie ist am genannten Ort gespeichert.
files-opener-missing = Die Datei lässt sich von hier nicht öffnen, weil { $program } nicht installiert ist. Sie ist am genannten Ort gespeichert.
files-not-opened-by = Die Datei ließ sich nicht öffnen: { $cause }.
files-about-pdf = Zum Drucken, alles in einer Datei.
files-about-svg = Eine Zeichnung, scharf in jeder Größe; eine Datei pro Seite.
files-about-png = Ein Bild, das sich überall öffnen lässt; eine Datei pro Seite.

files-game = Spieldatei
files-game-about = Lässt sich auf jedem Computer in Fifth Die öffnen und enthält alles, was im Spiel geschah.
files-words = Textnachricht
files-words-about = Das Ergebnis in ein paar Zeilen, mit dem Würfelcode.
files-result = Ergebnisblatt
files-result-about = Wer gewonnen hat, alle Ergebnisse und der Spielverlauf, zum Drucken.
files-games = Spiele des Abends, eine Datei
files-all-games = Alle Spiele, eine Datei
files-games-about = Alle beendeten Spiele mit den Namen der Personen und Abende, zum Importieren auf einem anderen Computer.
files-plays = Alle Ergebnisse (CSV)
files-plays-about = Eine Zeile für jeden Spieler in jedem beendeten Spiel, für die Tabellenkalkulation.
files-throws = Würfe (CSV)
files-throws-about = Jeder Wurf, jede Wahl und jeder Punktestand, für die Tabellenkalkulation.
files-rolls = Würfe (CSV)
files-rolls-about = Jeder Wurf, was gespielt wurde und wie der Zug endete, für die Tabellenkalkulation.
files-pads = Zettel
files-pads-about = Die ausgefüllten Zettel von allen, zum Drucken.
files-board = Brett
files-board-about = Das Brett, wie es jetzt aussieht, zum Drucken.
files-blank-pads = Leere Zettel
files-blank-pads-about = Vier Zettel pro Blatt, zum Spielen mit dem Stift.
files-blank-board = Leeres Brett
files-blank-board-about = Ein Brett für bis zu vier Spieler, zum Spielen mit dem Stift.
files-blank-express = Express-Zettel
files-blank-classic = Klassisches Brett
files-copy-words = Text kopieren
files-copy-table = Tabelle kopieren
files-copy-file = Dateiinhalt kopieren
files-copied = Kopiert. Füge es ein, wo du willst.
files-named-blank-pads = leere Zettel
files-named-blank-board = leeres Brett
files-named-pads = Zettel
files-named-board = Brett
files-named-result = Ergebnis
files-named-games = alle Spiele

files-import = Importieren
files-import-games = Spiele importieren
files-filter-all = Alle Dateien
files-from = Importieren aus
files-import-about = Spieldateien von Fifth Die (.ron) oder ein Ordner damit. Du kannst sie auch auf dieses Fenster ziehen.
files-import-path = Pfad einer Datei oder eines Ordners
files-choose = Dateien wählen …
files-no-file = Du hast keine Datei gewählt. Öffnet sich kein Dialog, gib oben den Pfad ein.
files-reading = Wird gelesen …
files-import-failed = Diese Dateien ließen sich nicht importieren.
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

files-folder-not-used = Der Datenordner ist nicht nutzbar
files-folder-not-found = Kein Ordner für Spiele gefunden
files-folder-not-made = Der Ordner konnte nicht angelegt werden
files-game-not-saved = Das Spiel konnte nicht gespeichert werden
files-game-not-deleted = Das Spiel konnte nicht gelöscht werden
files-game-not-restored = Das Spiel konnte nicht wiederhergestellt werden
files-settings-not-saved = Die Einstellungen konnten nicht gespeichert werden
files-phones-not-saved = Die Plätze der Handys konnten nicht gespeichert werden
files-people-not-saved = Die Namen konnten nicht gespeichert werden
files-game-not-exported = Das Spiel konnte nicht exportiert werden
files-not-written = Die Datei konnte nicht geschrieben werden

files-taken = { $what }: Es gibt schon eine Datei mit diesem Namen ({ $path }). Wähle einen anderen Namen.
files-not-replaced = { $what }: So heißt schon ein Ordner, eine Verknüpfung, ein Gerät oder eine Pipe, und nur Dateien lassen sich ersetzen ({ $path }). Wähle einen anderen Namen.
files-no-folder = { $what }: Diesen Ordner gibt es nicht ({ $path }). Lege ihn an oder wähle einen anderen.
files-succeeded = { $what }: Inzwischen heißt ein anderes Spiel so ({ $path }). Benenne diese Datei um und verschiebe dann { $trashed } an ihre Stelle.
files-newer = { $what }: Die Datei stammt von einer neueren Version von Fifth Die ({ $path }). Nimm die neuere Version.
files-locked = { $what }: Ein anderes Fenster von Fifth Die hat diesen Ordner geöffnet ({ $path }). Schließe es, um hier weiterzumachen.
files-no-home = { $what }: Das System nennt keinen Benutzerordner ({ $path }). Starte mit --data-dir und einem Ordner.
files-program-failed = { $what }: Das hat nicht geklappt ({ $path }). Versuch es noch einmal.
files-full = { $what }: kein Speicherplatz mehr ({ $path }). Schaffe Platz und versuch es noch einmal.
files-not-writable = { $what }: Dort darfst du nicht schreiben ({ $path }). Gib den Ordner zum Schreiben frei, oder starte mit --data-dir und einem anderen Ordner.
files-gone = { $what }: Die Datei oder den Ordner gibt es nicht ({ $path }). Sieh nach, ob sie verschoben oder gelöscht wurden.
files-refused = { $what }: { $cause } ({ $path }). Versuch es noch einmal, oder starte mit --data-dir und einem anderen Ordner.

files-fault-in = { $path }: { $fault }
files-fault-missing = Diese Datei gibt es nicht
files-fault-unreadable = Nicht lesbar: { $cause }
files-fault-no-file = Das ist keine gewöhnliche Datei
files-fault-too-large = Größer als { $most } MiB: so groß ist keine Spieldatei
files-fault-no-session = Das ist kein Spiel von Fifth Die
files-fault-several = Die Datei enthält mehrere Spiele; importiere sie stattdessen
files-fault-no-games = In diesem Ordner sind keine Spiele
files-fault-newer = Die Datei stammt von einer neueren Version von Fifth Die; öffne sie damit
files-fault-damaged = Die Datei ist beschädigt und bleibt unverändert; wo, zeigt „fifth-die check“ mit diesem Pfad

files-limit-throw = Ein Spiel mit { $seats ->
    [one] { $seats } Spieler
   *[other] { $seats } Spielern
} hat höchstens { $most } Würfe
files-limit-roll = Ein Spiel hat höchstens { $most } Würfe
files-limit-roll-off = Ein Spiel hat höchstens { $most } Startwürfe
files-limit-events = Ein Spiel hat höchstens { $most } Ereignisse
files-limit-seated = In einem Spiel lässt sich höchstens { $most }-mal dazukommen, gehen und übernehmen
files-limit-again = Dieses Spiel hat zu viele späte Korrekturen, um es nachzuspielen

## Das Ergebnis in wenigen Zeilen, für eine Nachricht

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }. { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Abzug für eine unfertige Reihe: { $points }.
files-message-won = { $name } hat gewonnen.
files-message-columns = { $name }: { $count ->
    [one] { $count } Spalte
   *[other] { $count } Spalten
}
files-message-over-throws = { $alone ->
    [yes] Solo, beendet
   *[no] Beendet
} nach { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfen
}.
files-message-over-turns = { $alone ->
    [yes] Solo, beendet
   *[no] Beendet
} nach { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
}.
files-message-open-throws = { $alone ->
    [yes] Solo, läuft noch
   *[no] Läuft noch
}: bisher { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}.
files-message-open-turns = { $alone ->
    [yes] Solo, läuft noch
   *[no] Läuft noch
}: bisher { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}.
files-message-dice-real = Gespielt mit echten Würfeln.
files-message-helped = Mit Hilfe: { $helps }.
files-message-strict = Ein Spiel ohne Hilfen.
files-message-dice-earlier = Gespielt mit Würfeln eines früheren Spiels.
files-message-dice-of-day = Gespielt mit den Tageswürfeln, Code { $code }.
files-message-dice-app = Gespielt mit App-Würfeln, Code { $code }.
files-people-together = { $one } und { $other } haben im selben Spiel mitgespielt, also können sie nicht dieselbe Person sein.
files-people-taken = { $name } gibt es schon. Wähle einen anderen Namen, oder mach die beiden zu einer Person.
files-people-full = Für einen weiteren Namen ist kein Platz.
files-too-many-games = Zu viele Spiele für eine Datei: Wähle einen kürzeren Zeitraum.
