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

coach-out-chosen = Diese Wahl beendet das Spiel sofort.
coach-out-best = Die beste Wahl beendet das Spiel sofort.
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
coach-nearly-out = Mit noch einem Kreuz ist man raus.
coach-track-rarer = Eine { $die } kommt dann öfter in die Paare und ergibt dort seltenere Summen als eine { $better }.
coach-track-pairs = Eine { $die } kommt dann öfter in die Paare.
coach-fifth-die-named = Als fünfter Würfel wird die { $die } festgelegt und nicht die { $better }
coach-fifth-die-row = Reihe { $row } endet danach in { $games } der Spiele bei { $points }, mit der { $better } in { $better_games }.
coach-fifth-die-rows = Danach enden im Mittel { $rows } Reihen bei { $points }, mit der { $better } sind es { $better_rows }.
coach-fifth-die-sooner = Raus { $throws } Würfe früher.
coach-named-rarer = Jede { $better } kommt dann in die Paare und ergibt dort seltenere Summen als eine { $die }.
coach-row-stays-empty = Reihe { $row } bleibt leer
coach-row-is-opened = Reihe { $row } wird angefangen
coach-row-is-full = Reihe { $row } ist schon voll
coach-row-is-opened-late = Reihe { $row } wird angefangen, wo nur noch etwa { $throws ->
    [one] { $throws } Wurf kommt
   *[other] { $throws } Würfe kommen
}
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
coach-row-comes-to = Reihe { $row } kommt nur auf { $marks ->
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
coach-row-worth-less = Ein Kreuz in Reihe { $row } ist weniger wert als anderswo
coach-row-lost = Auch damit endet sie in { $games } der Spiele bei { $points }.
coach-row-safe = Auch ohne dieses Kreuz endet sie nur in { $games } der Spiele bei { $points }.
coach-row-ends-in-minus = Danach endet sie in { $games } der Spiele bei { $points }, mit { $better } in { $better_games }.
coach-row-counts = Sie zählt { $points }; mit { $better } wären es { $better_points }.
coach-row-below-five = Mit weniger als fünf Kreuzen zählt sie { $points }.
coach-row-in-return = Dafür bekommt Reihe { $row } mehr Kreuze
coach-row-in-return-opened = Dafür wird Reihe { $row } angefangen
coach-row-in-return-empty = Dafür bleibt Reihe { $row } leer
coach-row-in-return-left = Dafür kommt kein Kreuz in Reihe { $row }, wo es wenig bringt
coach-row-in-return-fewer = Dafür bekommt Reihe { $row } weniger Kreuze
coach-fifth-die-in-return = Dafür die { $die } als fünfter Würfel

## Warum eine Entscheidung am Brett etwas gekostet hat

coach-board-keeps = Ein Stopp sichert { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}.
coach-board-instead = { $play }: etwa { $spaces }, zu { $works }.
coach-board-safe = Der nächste Wurf kann kein Fehlwurf werden.
coach-board-threat = Nach einem Stopp gewinnt { $name } mit dem nächsten eigenen Zug zu { $chance }.
coach-board-one-column = Spalte { $column }
coach-board-two-columns = zwei Spalten
coach-board-column = Das gewinnt { $columns } zu { $better }.
coach-board-column-play = Das gewinnt { $columns } zu { $better }, nach { $play } zu { $chosen }.
coach-board-column-roll-on = Das gewinnt { $columns }, Weiterwürfeln nur zu { $chosen }.
coach-board-column-stop = Das gewinnt { $columns } zu { $better }, ein Stopp zu { $chosen }.
coach-board-wins-game = Das gewinnt das Spiel.
coach-board-now = Das gewinnt das Spiel noch in diesem Zug zu { $better }.
coach-board-now-play = Das gewinnt das Spiel noch in diesem Zug zu { $better }, nach { $play } zu { $chosen }.
coach-board-return-play = Dafür gewinnt { $play } { $columns } zu { $chosen }, nach { $best } zu { $better }.
coach-board-return-roll-on = Dafür gewinnt Weiterwürfeln { $columns } zu { $chosen }.
coach-board-return-stop = Dafür gewinnt ein Stopp { $columns }, Weiterwürfeln nur zu { $better }.
coach-board-return-now-play = Dafür gewinnt { $play } das Spiel noch in diesem Zug zu { $chosen }, nach { $best } zu { $better }.
coach-board-return-now-roll-on = Dafür gewinnt Weiterwürfeln das Spiel noch in diesem Zug zu { $chosen }.
coach-board-games-play = Doch die Siegchance liegt mit { $best } bei { $better }, mit { $play } bei { $chosen }.
coach-board-turns-play = Doch mit { $best } bleiben noch { $better } Züge, mit { $play } noch { $chosen }.
coach-board-ends = Siegchance: { $works }, wenn der Zug gelingt, { $bust } nach einem Fehlwurf, { $stop } nach einem Stopp.
coach-board-ends-turns = Gelingt der Zug, bleiben { $works } Züge, nach einem Fehlwurf { $bust }, nach einem Stopp { $stop }.
coach-board-works = Gelingt der Zug, liegt die Siegchance mit { $best } bei { $better }, mit { $play } bei { $chosen }; nach einem Fehlwurf bei { $bust }.
coach-board-works-turns = Gelingt der Zug, bleiben mit { $best } noch { $better } Züge, mit { $play } noch { $chosen }; nach einem Fehlwurf { $bust }.
coach-board-shuts-out = { $name } steht dort auf Feld { $space } von { $length } und geht dann leer aus.
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

coach-express-careless = Oft in Gedanken.
coach-express-steady = Lebt für den Wurf.
coach-express-bold = Jagt teure Reihen.
coach-express-evolved = Spielt nur auf dem Brett.
coach-express-master = Übersieht nichts.
coach-board-careless = Spielt irgendwas und stoppt nach Laune.
coach-board-bold = Zählt wie Ruhepol, geht aber bis 40.
coach-board-steady = Zählt bis 28 und stoppt, wie viele es tun.
coach-board-evolved = Urteilt mit Gewichten aus unzähligen Spielen.
coach-board-master = Durchdenkt jeden Zug; schlägt Evolution 3 von 4 Mal.

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
coach-review-to-win = Siegchance: { $chosen }, beste Wahl { $best }
coach-review-to-win-either = Siegchance: so oder so { $share }
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
coach-review-wins = Diese Wahl gewinnt in { $share }.
coach-review-all-throws = Alle Würfe
coach-review-all-choices = Alle Entscheidungen

## Analysis

coach-analysis-title = Analyse
coach-analysis-edit = Ändern
coach-analysis-quiz-me = Frag mich
