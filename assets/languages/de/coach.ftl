### Was der Coach sagt: Tipps, Analysen, Gründe.

coach-choice-fifth = { $pairs }, fünfter Würfel { $die }
coach-choice-free = { $pairs }, Freiwurf
coach-board-roll-on = weiterwürfeln
coach-board-stop = stoppen
coach-board-roll-on-alone = Weiterwürfeln
coach-board-stop-alone = Stoppen
coach-board-rolling-on = Weiterwürfeln
coach-board-stopping = Stoppen
coach-verdict = { $verdict ->
    [brilliant] Brillant
    [best] Beste Wahl
    [as-good] Ebenso gut
    [good] Gut
    [inaccuracy] Ungenau
    [mistake] Fehler
   *[blunder] Patzer
}
coach-verdict-worth = { $verdict }: { $worth }
coach-verdict-bounds = Gut verliert bis { $good }, ungenau bis { $inaccuracy }, ein Fehler bis { $mistake }, ein Patzer mehr. Brillant ist die einzige gute Wahl, wo eine andere auf den ersten Blick besser aussieht.

## Warum eine Wahl bei Express etwas gekostet hat

coach-out-chosen = Diese Wahl beendet das Spiel sofort; nach der besten folgen im Mittel { $throws } Würfe.
coach-out-best = Die beste Wahl beendet das Spiel sofort; nach dieser folgen im Mittel { $throws } Würfe.
coach-reason = { $what } ({ $figure }): { $later }.
coach-no-reason = Das kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
coach-row = Reihe { $row }
coach-fifth-die-comes-to = Der fünfte Würfel { $die } kommt auf { $marks ->
    [1] ein Kreuz
    [2] zwei Kreuze
    [3] drei Kreuze
    [4] vier Kreuze
    [5] fünf Kreuze
    [6] sechs Kreuze
    [7] sieben Kreuze
    [8] acht Kreuze
   *[other] { $marks } Kreuze
}, nicht die { $better }
coach-fifth-die-named = Als fünfter Würfel wird die { $die } festgelegt und nicht die { $better }
coach-row-stays-empty = Reihe { $row } bleibt leer
coach-row-is-opened = Reihe { $row } wird angefangen
coach-row-stays = Reihe { $row } bleibt bei { $marks ->
    [1] einem Kreuz
    [2] zwei Kreuzen
    [3] drei Kreuzen
    [4] vier Kreuzen
    [5] fünf Kreuzen
    [6] sechs Kreuzen
    [7] sieben Kreuzen
    [8] acht Kreuzen
    [9] neun Kreuzen
    [10] zehn Kreuzen
   *[other] { $marks } Kreuzen
}
coach-row-comes-to = Reihe { $row } kommt auf { $marks ->
    [1] ein Kreuz
    [2] zwei Kreuze
    [3] drei Kreuze
    [4] vier Kreuze
    [5] fünf Kreuze
    [6] sechs Kreuze
    [7] sieben Kreuze
    [8] acht Kreuze
    [9] neun Kreuze
    [10] zehn Kreuze
   *[other] { $marks } Kreuze
}
coach-rows-other = Alle anderen Reihen
coach-row-counts = { $points }, mit { $better } { $better_points }
coach-row-ends = am Ende im Mittel { $points }, mit { $better } { $better_points }
coach-row-ends-fifth = am Ende im Mittel { $points }, mit dem fünften Würfel { $better } { $better_points }
coach-rows-end-fifth = alle anderen Reihen am Ende im Mittel { $points }, mit dem fünften Würfel { $better } { $better_points }
coach-throws-to-come = im Mittel noch { $throws } Würfe, mit dem fünften Würfel { $better } { $better_throws }

## Warum eine Entscheidung am Brett etwas gekostet hat

coach-board-keeps = Felder, wenn es gelingt: { $best } etwa { $more }, { $chosen } etwa { $spaces }.
coach-board-safe = Der nächste Wurf kann kein Fehlwurf werden.
coach-board-threat = Nach einem Stopp gewinnt { $name } mit dem nächsten eigenen Zug zu { $chance }.
coach-board-wins-game = Dieser Zug gewinnt das Spiel: { $best } zu { $better }, { $chosen } zu { $share }.
coach-board-wins-two = Dieser Zug gewinnt zwei Spalten: { $best } zu { $better }, { $chosen } zu { $share }.
coach-board-wins-column = Dieser Zug gewinnt Spalte { $column }: { $best } zu { $better }, { $chosen } zu { $share }.
coach-board-at-once = Dieser Zug gewinnt das Spiel: { $best } sofort, { $chosen } zu { $share }.
coach-board-games-play = Die Siegchance liegt mit { $best } bei { $better }, mit { $play } bei { $works }.
coach-board-turns-play = Mit { $best } bleiben noch { $better } Züge, mit { $play } noch { $works }.
coach-board-ends = Weiterwürfeln gelingt zu { $often }: Die Siegchance ist dann { $works }, nach einem Fehlwurf { $bust }, nach einem Stopp { $stop }.
coach-board-ends-turns = Weiterwürfeln gelingt zu { $often }: Dann bleiben { $works } Züge, nach einem Fehlwurf { $bust }, nach einem Stopp { $stop }.
coach-board-works = { $best } gelingt zu { $more_often }, { $play } zu { $often }; die Siegchance ist dann { $better } oder { $works }, nach einem Fehlwurf { $bust }.
coach-board-works-turns = { $best } gelingt zu { $more_often }, { $play } zu { $often }; dann bleiben { $better } oder { $works } Züge, nach einem Fehlwurf { $bust }.
coach-board-may-be-lost = Spalte { $column } geht vielleicht verloren: { $name } steht auf Feld { $space } von { $length }.
coach-board-shorter = Spalte { $column } hat nur { $length } Felder, Spalte { $other } hat { $longer }.

## Tipps am Brett

coach-board-best = { $verdict }: { $play }, Siegchance { $chance }.
coach-board-best-alone = { $verdict }: { $play }, noch { $turns } Züge.
coach-board-to-win = Siegchance { $chance }
coach-board-turns-to-go = noch { $turns } Züge
coach-board-turns = { $turns } Züge
coach-estimate = Schätzung

## Die Computergegner

coach-express-average = Etwa { $points } Punkte.
coach-express-dreamy = Fängt Reihe um Reihe an.
coach-express-careless = Lässt viele Reihen liegen.
coach-express-eager = Öffnet Reihen zu spät.
coach-express-curious = Vertut sich ab und zu.
coach-express-steady = Lebt für den Wurf.
coach-express-bold = Spielt gut, aber in Eile.
coach-express-evolved = Spielt nur auf dem Brett.
coach-express-master = Übersieht nichts.
coach-board-careless = Spielt irgendwas und stoppt nach Laune.
coach-board-bold = Zählt wie Ruhepol, geht aber bis 40.
coach-board-steady = Zählt bis 28 und stoppt, wie viele es tun.
coach-board-evolved = Hat aus Tausenden Spielen gelernt.
coach-board-master = Durchdenkt jeden Zug; schlägt Schlaukopf 3 von 4 Mal.

## Die Analyse: wo es keine gibt

coach-review-begins = Der Coach sieht sich jede Entscheidung an …
coach-review-computed = Der Coach sieht sich jede Entscheidung an … { $percent } %. Esc geht zurück und bricht ab.
coach-review-failed = Dem Coach ist diese Analyse missglückt. Esc, dann V versucht es noch einmal.
coach-review-under-way = läuft …
coach-review-costliest-none = keine
coach-review-hidden = Was { $name } für Wurf { $throw } wählt, bleibt verdeckt, bis alle gewählt haben.
coach-review-not-chosen = { $name } hat noch nicht gewählt.
coach-review-nothing-to-choose = { $name } hatte noch nichts zu wählen.

## Die Analyse: ein ganzes Spiel

coach-review-at-start = Start
coach-review-luck = Würfel
coach-review-choices = Wahl
coach-review-others = Züge anderer
coach-review-result = Ergebnis
coach-review-expected = erwartet
coach-review-mean-loss = Verlust je Wahl
coach-review-best-choices = beste Wahl
coach-review-best-choices-count = { $best } von { $count }
coach-review-all-best = Jede Wahl war die beste
coach-review-costliest = Die teuersten Momente
coach-review-chosen-was = Gewählt: { $choice }
coach-review-best-was = Am besten: { $choice }
coach-review-chosen = gewählt
coach-review-in-game = in der Partie
coach-wins-instead = { $choice } gewinnt in { $share } der Spiele statt in { $less }, Punkte: { $points }.
coach-review-turns-lost = +{ $turns } Züge
coach-review-percent-lost = −{ $number } %

## Die Analyse: eine Entscheidung

coach-review-turn-roll = Zug { $turn }, Wurf { $roll }
coach-review-points-lost = verlorene Punkte
coach-review-turns-to-go = noch Züge
coach-review-chance = Siegchance
coach-review-turns-to-go-estimate = noch Züge, Schätzung
coach-review-chance-estimate = Siegchance, Schätzung
coach-review-cost-points = { $verdict }: kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
coach-review-cost-turns = { $verdict }: kostet { $turns } Züge.
coach-review-cost-chance = { $verdict }: kostet { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} Siegchance.
coach-review-alone-best = Beste Wahl: Keine andere ist so gut.
coach-review-brilliant = Brillant: die einzige gute Wahl, und nicht die auf den ersten Blick.
coach-toss-up = Ausgeglichen: Der Unterschied ist zu klein, um ihn zu bestimmen.
coach-review-all-throws = Alle Würfe
coach-review-all-choices = Alle Entscheidungen

## Analysis

coach-analysis-title = Analyse
coach-analysis-edit = Ändern
coach-analysis-quiz-me = Frag mich
