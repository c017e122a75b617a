### Das Ende eines Spiels.

result-alone = { $points } Punkte
result-wins = { $name } gewinnt mit { $points }
result-shared = { $names } teilen sich den Sieg mit { $points }
result-board-alone =
    { $turns ->
        [one] Gewonnen in { $turns } Zug
       *[other] Gewonnen in { $turns } Zügen
    }
result-board-wins =
    { $turns ->
        [one] { $name } gewinnt in { $turns } Zug
       *[other] { $name } gewinnt in { $turns } Zügen
    }
result-board-outlasted = { $name } gewinnt: Alle anderen sind gegangen

result-ahead =
    { $count ->
        [one] { $count } Punkt vor { $names }
       *[other] { $count } Punkte vor { $names }
    }
result-ahead-last = { $count } vor { $names }, mit dem allerletzten Wurf.
result-ahead-since = { $count } vor { $names }, in Führung seit Wurf { $throw }.
result-ahead-kind = { $count } vor { $names }. Niemand ist untergegangen.
result-ahead-deep = { $count } vor { $names }. Irgendwer musste ja gewinnen.
result-board-other =
    { $columns ->
        [one] { $name } hat { $columns } Spalte
       *[other] { $name } hat { $columns } Spalten
    }
result-board-other-none = { $name } hat keine Spalte
result-board-others-none = Sonst hat niemand eine Spalte
result-board-next =
    { $columns ->
        [one] Dahinter: { $name } mit { $columns } Spalte
       *[other] Dahinter: { $name } mit { $columns } Spalten
    }
result-board-next-each =
    { $columns ->
        [one] Dahinter: { $names } mit je { $columns } Spalte
       *[other] Dahinter: { $names } mit je { $columns } Spalten
    }

result-best-so-far = Bisher bestes Spiel: { $result }
result-last-time = Letztes Mal: { $result }
result-short = Es fehlen { $count } zu deinem besten Spiel, { $best }.
result-as-many-points = So viele Punkte wie im bisher besten Spiel
result-as-few-turns = So wenige Züge wie im bisher besten Spiel
result-new-record = Neuer Rekord für { $name }
result-record = Rekord von { $name }
result-more = { $count } mehr als je zuvor.
result-fewer =
    { $count ->
        [one] { $count } Zug weniger als je zuvor.
       *[other] { $count } Züge weniger als je zuvor.
    }
result-last-ten = Die letzten zehn
result-old-record = alter Rekord { $result }

result-own-first = erstes Spiel
result-own-best = bestes von { $count }
result-own-place = { $place }. von { $count }
result-own-among-best = bestes von { $count }; zuvor { $best }
result-own-among = { $place }. von { $count }; das beste { $best }
result-own-won = { $won } von { $count } gewonnen

result-course = Punkte nach jedem Wurf
result-course-one = Nur { $name } lag je in Führung
result-course-changes =
    { $count ->
        [one] Die Führung wechselte einmal
       *[other] Die Führung wechselte { $count }-mal
    }
result-board-course = Gewonnene und angefangene Spalten, Runde um Runde

result-best-row = Beste Reihe
result-costliest = Teuerste Wahl
result-own-games = Eigene Spiele
result-columns-count =
    { $count ->
        [one] { $count } Spalte
       *[other] { $count } Spalten
    }
result-furthest = Weitester Zug
result-spaces =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
result-place = { $place }.
result-costliest-told = { $when }, { $cost }
result-costliest-of = { $verdict } · { $when }: { $what }, { $cost }
result-costliest-of-points = { $verdict } · { $when }: { $what }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

result-beats = Schlägt
result-beats-games = { $share } der fast perfekten Spiele
result-out-with-throw = Raus mit Wurf
result-dice = Würfel
result-par = Dieselben Würfel
result-par-told = Coach { $coach }, bestenfalls { $best }
result-par-between = Coach { $coach }, bestenfalls { $least } bis { $most }
result-attempts = Versuche
result-attempts-told = { $place }. von { $count }; die anderen { $others }

result-left-after = gegangen nach { $throw }
result-beats-note = von einer Million fast perfekter Spiele
result-attempt = { $number }. Versuch

result-columns-won = Spalten
result-turns = Züge
result-rolls = Würfe
result-busts = Fehlwürfe
result-longest = Längster Zug
result-longest-rolls =
    { $count ->
        [one] { $count } Wurf
       *[other] { $count } Würfe
    }
result-kept = Behalten
result-lost = Verloren

result-again = Noch einmal
result-save = Bild speichern
result-details = Einzelheiten
result-same-dice = Dieselben Würfel
result-code-of-day = Tageswürfel, { $date }: { $code }
result-code = Würfelcode: { $code }
result-helped = Mit Hilfe: { $helps }
result-strict = Spiel ohne Hilfen: keine Tipps, kein Zurück, neue Würfel
result-counts = Dieses Spiel zählt für die Rekorde.
result-counts-apart = Mit Hilfe gespielt, darum getrennt gewertet.
result-leave-out = Nicht werten
result-left-out = Dieses Spiel zählt nicht für die Rekorde.
result-let-count = Werten
result-bg-stats = An BG Stats senden
result-bg-stats-about = Scanne das mit einem Handy, auf dem die App BG Stats ist. Sie fragt, bevor sie das Spiel speichert, und vor dem Scannen wird nichts gesendet.
