### Der erste Bildschirm: die Liste der Spiele.

home-continue = Weiterspielen
home-looking = Suche deine Spiele …
home-alone = Solo
home-today = Tageswürfel
home-today-once = bisher { $result }
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
home-classic-alone = Klassisch, solo
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

home-unreadable = { $file } lässt sich nicht lesen
home-name-field = Name für dieses Spiel
home-none-found = Keine Spiele gefunden
home-none-found-about = Wieder alle Spiele zeigen: Esc.
home-none-left = Keine Spiele mehr
home-none-left-about = Das gelöschte kannst du noch wiederherstellen.

home-delete-question = Dieses Spiel löschen?
home-delete-it = Löschen
home-keep-it = Behalten
home-deleted = Spiel gelöscht.
home-restore = Wiederherstellen
home-not-deleted-phones = Das Spiel wurde nicht gelöscht: Handys spielen gerade mit. Schalte sie zuerst ab.
home-not-deleted-unsaved = Das Spiel wurde nicht gelöscht: Es ist noch nicht gespeichert.

home-quiz = Üben
home-code-copied = Kopiert: Code { $code }.
home-no-code = Nur ein Spiel mit App-Würfeln hat einen Würfelcode.
home-not-listed = Deine Spiele ließen sich nicht auflisten. Noch einmal versuchen: { $key }.

home-copy-last-good = Das ist der letzte gute Stand des Spiels; die beschädigte Datei ist unverändert.
home-copy-salvaged =
    Diese Kopie enthält alles vor dem Schaden: { $kept ->
        [one] { $kept } Ereignis
       *[other] { $kept } Ereignisse
    }; { $lost ->
        [one] { $lost } danach fehlt
       *[other] { $lost } danach fehlen
    }. Die beschädigte Datei ist unverändert.

home-dice-heading = Solo mit denselben Würfeln
home-dice-today = Heute
home-dice-title-today = Tageswürfel
home-dice-title-day = Würfel vom { $date }
home-dice-title-code = Würfel nach Code
home-dice-play = Spielen
home-dice-play-as = Als { $name } spielen
home-dice-unplayed = Noch nicht gespielt
home-dice-helped = nur mit Hilfe
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, das beste von { $count }
home-dice-copied = Kopiert. Wer diesen Code eingibt, bekommt dieselben Würfel.
home-dice-shared = Dieselben Würfel für alle mit diesem Code.
home-dice-copy = Code kopieren
home-dice-nobody = Damit hat noch niemand ein Spiel beendet.

home-attempt-best = der beste
home-attempt-equal = gleichauf
home-attempt-behind = { $points } dahinter
home-attempt-more = { $turns } mehr
home-attempt-throws =
    { $count ->
        [one] { $count } Wurf
       *[other] { $count } Würfe
    }

home-start-title = Fünf Würfel. Zwei Paare. Einer bleibt übrig.
home-start-about = Der Spielblock für Can’t Stop Express und Can’t Stop.
home-start-splits = andere Aufteilungen
home-start-fifth = der fünfte Würfel
home-start-play = Spielen
home-start-alone = dein bestes Ergebnis
home-start-today = dieselben Würfe für alle
