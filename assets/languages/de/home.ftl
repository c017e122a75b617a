### Der erste Bildschirm: die Liste der Spiele.

home-continue = Weiterspielen
home-looking = Deine Spiele werden gesucht …
home-alone = Solo
home-today = Tageswürfel
home-today-once = Bisher { $result }
home-today-best = { $result }, das beste von { $count }
home-standing-board-alone =
    { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    } in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }
home-standing-board-won =
    { $name } gewinnt mit { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    }
home-standing-turn = Zug { $turn }: { $name }
home-under-way = Läuft
home-classic-alone = Klassisch solo
home-uncounted = zählt nicht
home-find-field = Spiel suchen
home-search = Suchen
home-sort-date = Nach Datum sortieren
home-sort-name = Nach Namen sortieren
home-sort-result = Nach Ergebnis sortieren
home-sorted-name = Nach Namen sortiert
home-sorted-result = Nach Ergebnis sortiert
home-games-shown =
    { $count ->
        [one] { $shown } von { $count } Spiel
       *[other] { $shown } von { $count } Spielen
    }
home-open = Öffnen
home-rename = Umbenennen
home-copy = Kopieren
home-leave-out = Nicht werten
home-count = Werten
home-delete = Spiel löschen
home-more = Mehr zu diesem Spiel
home-last-good = Letzter guter Stand
home-up-to-damage = Bis zum Schaden
home-unreadable = { $file } ist nicht lesbar
home-name-field = Ein Name für dieses Spiel
home-none-found = Nichts gefunden
home-none-found-about = Esc zeigt wieder alle Spiele.
home-none-left = Keine Spiele mehr
home-none-left-about = Das gelöschte lässt sich noch zurückholen.
home-delete-question = Dieses Spiel löschen?
home-delete-it = Löschen
home-keep-it = Behalten
home-deleted = Das Spiel ist gelöscht.
home-restore = Zurückholen
home-not-deleted-phones = Das Spiel ist nicht gelöscht: Handys spielen mit. Schalte sie erst ab.
home-not-deleted-unsaved = Das Spiel ist nicht gelöscht: Es ist noch nicht gespeichert.
home-quiz = Üben
home-code-copied = Der Code { $code } ist kopiert.
home-no-code = Nur ein Spiel mit den Würfeln der App hat einen Würfelcode.
home-not-listed = Das Programm konnte die Spiele nicht auflisten. { $key } versucht es noch einmal.
home-copy-last-good = Das ist eine Kopie des letzten guten Stands; die beschädigte Datei ist unverändert.
home-copy-salvaged =
    Das ist eine Kopie mit { $kept ->
        [one] { $kept } Ereignis
       *[other] { $kept } Ereignissen
    } vor dem Schaden; { $lost ->
        [one] { $lost } danach fehlt
       *[other] { $lost } danach fehlen
    }. Die beschädigte Datei ist unverändert.
home-dice-heading = Allein mit denselben Würfeln
home-dice-today = Heute
home-dice-title-today = Tageswürfel
home-dice-title-day = Würfel vom { $date }
home-dice-title-code = Würfel nach Code
home-dice-play = Spielen
home-dice-play-as = Spielen als { $name }
home-dice-unplayed = Noch nicht gespielt
home-dice-helped = nur mit Hilfe
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, das beste von { $count }
home-dice-copied = Kopiert: Wer ihn bei einem neuen Spiel eingibt, hat dieselben Würfel.
home-dice-shared = Dieselben Würfel für alle, die den Code haben.
home-dice-copy = Code kopieren
home-dice-nobody = Noch hat niemand mit ihnen zu Ende gespielt.
home-attempt-best = der beste
home-attempt-equal = gleich gut
home-attempt-behind = { $points } dahinter
home-attempt-more = { $turns } mehr
home-attempt-throws =
    { $count ->
        [one] { $count } Wurf
       *[other] { $count } Würfe
    }

home-start-title = Fünf Würfel. Zwei Paare. Einer bleibt übrig.
home-start-about = Der Spielblock für Can’t Stop Express und Can’t Stop.
home-start-splits = anders aufteilen
home-start-fifth = der fünfte Würfel
home-start-play = Spielen
home-start-alone = dein bestes Ergebnis
home-start-today = dieselben Würfe für alle
