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
    [as-good] Gleich gut
    [good] Gut
    [inaccuracy] Ungenau
    [mistake] Fehler
   *[blunder] Patzer
}
coach-verdict-worth = { $verdict }: { $worth }
coach-verdict-bounds = Eine gute Wahl kostet bis zu { $good }, eine ungenaue bis zu { $inaccuracy }, ein Fehler bis zu { $mistake }, ein Patzer mehr. Brillant ist die einzige gute Wahl, wenn auf den ersten Blick eine andere besser aussieht.

## Warum eine Wahl bei Express etwas gekostet hat

coach-out-chosen = Mit dieser Wahl ist man sofort raus; nach der besten folgen im Schnitt noch { $throws ->
    [one] { $throws } Wurf
   *[other] { $throws } Würfe
}.
coach-out-best = Nach dieser Wahl folgen im Schnitt noch { $throws ->
    [one] { $throws } Wurf
   *[other] { $throws } Würfe
}; mit der besten ist man sofort raus.
coach-reason = { $what } ({ $figure }): { $later }.
coach-reason-alone = { $what } ({ $figure }).
coach-no-reason = Das kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
coach-fifth-die-comes-to = Die Leiste der { $die } kommt auf { $marks ->
    [1] ein Kreuz
    [2] zwei Kreuze
    [3] drei Kreuze
    [4] vier Kreuze
    [5] fünf Kreuze
    [6] sechs Kreuze
    [7] sieben Kreuze
    [8] acht Kreuze
   *[other] { $marks } Kreuze
}, nicht die der { $better }
coach-fifth-die-named = Damit wird die { $die } festgelegt, nicht die { $better }
coach-row-stays-empty = Reihe { $row } bleibt leer
coach-row-is-opened = Reihe { $row } wird angefangen
coach-row-is-opened-with-two = Reihe { $row } wird mit zwei Kreuzen angefangen
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
coach-row-gets-one = Reihe { $row } bekommt nur ein Kreuz statt zwei
coach-row-gets-two = Reihe { $row } bekommt zwei Kreuze statt einem
coach-row-gets-none = Reihe { $row } bekommt kein Kreuz statt zwei
coach-row-later = Reihe { $row } bekommt später { $dice ->
    [fewer] weniger Würfel, Reihe { $other } mehr
   *[more] mehr Würfel, Reihe { $other } weniger
}
coach-rest = Alles andere
coach-row-counts = { $points } statt { $better_points } mit { $better }
coach-row-ends = am Ende im Schnitt { $points } statt { $better_points } mit { $better }
coach-row-ends-with-dice = Sie bekommt später { $dice ->
    [fewer] { $marks } Kreuze weniger, Reihe { $other } mehr
   *[more] { $marks } Kreuze mehr, Reihe { $other } weniger
}; { $ends }
coach-fifth-die-throws = im Schnitt noch { $throws ->
    [one] { $throws } Wurf
   *[other] { $throws } Würfe
} statt { $better_throws }
coach-rows-short = im Schnitt enden { $short } statt { $better_short } Reihen unter fünf Kreuzen
coach-fifth-die-row = Reihe { $row } endet im Schnitt bei { $points } statt bei { $better_points }
coach-fifth-die-rows = Reihen { $rows } enden zusammen im Schnitt bei { $points } statt bei { $better_points }
coach-rest-fewer = Reihe { $other } bekommt später mehr Würfel, und { $ends }
coach-rest-more = Reihe { $other } bekommt später weniger Würfel, und { $ends }
coach-fifth-die-more = Später ist der fünfte Würfel öfter eine { $value }, und { $ends }
coach-fifth-die-less = Später ist der fünfte Würfel seltener eine { $value }, und { $ends }
coach-fifth-die-throws-and-rows = { $throws }, und { $ends }

## Warum eine Entscheidung am Brett etwas gekostet hat

coach-board-keeps = Gesicherte Felder, wenn es klappt: etwa { $more } ({ $best }), etwa { $spaces } ({ $chosen }).
coach-board-safe = Der nächste Wurf kann kein Fehlwurf sein.
coach-board-nearly-safe = Der nächste Wurf ist fast nie ein Fehlwurf.
coach-board-seldom-busts = Der nächste Wurf ist nur in { $bust } der Fälle ein Fehlwurf.
coach-board-next-bust = Risiko, dass der nächste Wurf ein Fehlwurf ist: { $less } ({ $best }), { $bust } ({ $chosen }).
coach-board-leaves-runner = Mit { $best } bleibt ein Läufer frei.
coach-board-tops = Mit { $best } ist der Läufer in Spalte { $column } ganz oben.
coach-board-begins = Mit { $chosen } beginnt ein Läufer in Spalte { $column } ganz unten.
coach-board-threat = Nach einem Stopp gewinnt { $name } im nächsten Zug in { $chance } der Fälle.
coach-board-wins-game = Chance, in diesem Zug das Spiel zu gewinnen: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-two = Chance, in diesem Zug zwei Spalten zu gewinnen: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-one = Chance, in diesem Zug eine Spalte zu gewinnen: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-column = Chance, in diesem Zug Spalte { $column } zu gewinnen: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-at-once = Chance, in diesem Zug das Spiel zu gewinnen: 100 % ({ $best }), { $share } ({ $chosen }).
coach-board-games-play = Siegchance: { $better } ({ $best }), { $works } ({ $play }).
coach-board-turns-play = Züge bis zum Ende: { $better } ({ $best }), { $works } ({ $play }).
coach-board-ends = Weiterwürfeln, bis Stoppen am besten ist, klappt in { $often } der Fälle. Siegchance: { $works } bei Erfolg, { $bust } nach einem Fehlwurf, { $stop } nach einem Stopp hier.
coach-board-risks = Weiterwürfeln endet in { $often } der Fälle mit einem Fehlwurf. Siegchance: { $bust } nach einem Fehlwurf, { $stop } nach einem Stopp hier.
coach-board-ends-turns = Weiterwürfeln, bis Stoppen am besten ist, klappt in { $often } der Fälle. Züge bis zum Ende: { $works } bei Erfolg, { $bust } nach einem Fehlwurf, { $stop } nach einem Stopp hier.
coach-board-works = So oft klappt es: { $more_often } ({ $best }), { $often } ({ $play }). Siegchance: { $better } bzw. { $works } bei Erfolg, { $bust } nach einem Fehlwurf.
coach-board-works-turns = So oft klappt es: { $more_often } ({ $best }), { $often } ({ $play }). Züge bis zum Ende: { $better } bzw. { $works } bei Erfolg, { $bust } nach einem Fehlwurf.
coach-board-may-be-lost = Spalte { $column } könnte verloren gehen: { $name } steht auf Feld { $space } von { $length }.
coach-board-closer = Felder bis oben: { $left } in Spalte { $column } ({ $best }), { $more } in Spalte { $other } ({ $chosen }).
coach-board-shorter = Spalte { $column } hat nur { $length } Felder, Spalte { $other } hat { $longer }.

## Tipps am Brett

coach-board-best = { $verdict }: { $play }, Siegchance { $chance }.
coach-board-best-alone = { $verdict }: { $play }, noch { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}.
coach-board-to-win = Siegchance { $chance }
coach-board-turns-to-go = noch { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
coach-board-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
coach-estimate = Schätzung

## Die Computergegner

coach-express-average = Im Schnitt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
coach-express-dreamy = Fängt Reihe um Reihe an.
coach-express-careless = Macht viele Reihen nicht fertig.
coach-express-eager = Fängt Reihen zu spät an.
coach-express-curious = Vertut sich ab und zu.
coach-express-steady = Denkt nur an diesen Wurf.
coach-express-bold = Spielt gut, aber in Eile.
coach-express-evolved = Spielt nur das Brettspiel.
coach-express-master = Übersieht nichts.
coach-board-careless = Spielt irgendwas und stoppt nach Laune.
coach-board-bold = Zählt wie Ruhepol, aber bis 40.
coach-board-steady = Zählt bis 28 und stoppt, wie es viele tun.
coach-board-evolved = Hat aus Tausenden Spielen gelernt.
coach-board-master = Durchdenkt alles; schlägt Schlaukopf 3 von 4 Mal.

## Die Analyse: wo es keine gibt

coach-review-begins = Der Coach sieht sich jede Entscheidung an …
coach-review-computed = Der Coach sieht sich jede Entscheidung an … { $percent } %. Abbrechen und zurück: Esc.
coach-review-failed = Der Coach konnte dieses Spiel nicht beurteilen. Noch einmal: erst Esc, dann V.
coach-review-under-way = wird berechnet …
coach-review-costliest-none = keine
coach-review-hidden = { $name }: Die Wahl für Wurf { $throw } bleibt verdeckt, bis alle gewählt haben.
coach-review-not-chosen = { $name } hat noch nicht gewählt.
coach-review-nothing-to-choose = { $name } hatte noch nichts zu wählen.

## Die Analyse: ein ganzes Spiel

coach-review-at-start = Start
coach-review-luck = Würfel
coach-review-choices = Wahl
coach-review-others = Züge der anderen
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
# A choice as the answer to a question, behind its verdict.
coach-review-answered = deine Antwort
coach-review-in-game = im Spiel
coach-wins-instead = { $choice }: Sieg in { $share } der Spiele statt in { $less }, { $points } Punkte im Schnitt.
coach-wins-same = { $names } { $count ->
    [one] hat dieselben Kreuze und wählt
   *[other] haben dieselben Kreuze und wählen
} { $pairs } in { $often } der Spiele, { $best } in { $rarely }: Mit derselben Wahl zieht niemand davon.
coach-wins-leader = { $name } liegt mit fast denselben Kreuzen etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} vorn und wählt { $pairs } in { $often } der Spiele, { $best } in { $rarely }: Mit derselben Wahl bleibt { $name } vorn.
coach-wins-others = { $names } { $count ->
    [one] wählt
   *[other] wählen
} { $pairs } in { $often } der Spiele, { $best } in { $rarely }.
coach-wins-together = Mit einer anderen schlägst du oft entweder alle oder niemanden.
coach-wins-less = Diese Wahl bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger als { $pairs }.
coach-wins-alike = { $names } { $count ->
    [one] hat
   *[other] haben
} { $marks ->
    [same] dieselben Kreuze
   *[nearly] fast dieselben Kreuze
}; jeder Wurf hilft also allen gleich viel, und ein kleiner Vorsprung bleibt.
coach-wins-ahead = { $names } { $count ->
    [one] liegt zurück und wählt
   *[other] liegen zurück und wählen
} { $best } in { $often } der Spiele: Mit derselben Wahl bleibt der Vorsprung.
coach-wins-same-track = In { $often } der Spiele ist die { $die } auch der fünfte Würfel von { $names }: Auf denselben Leisten helfen dieselben Würfe allen.
coach-wins-by-shared-dice = Hätten die anderen einen eigenen Satz Würfel, brächte { $pairs } in { $best } der Spiele den Sieg und diese Wahl in { $chosen }: Den Unterschied machen die gemeinsamen Würfel.
coach-wins-swings = { $why ->
    [behind] Wer zurückliegt, gewinnt öfter, wenn der Abstand zum besten Ergebnis der anderen stärker schwankt: Mit { $pairs } schwankt er um ±{ $best } Punkte, mit dieser Wahl nur um ±{ $chosen }.
    [ahead] Wer vorn liegt, gewinnt öfter, wenn der Abstand zum besten Ergebnis der anderen weniger schwankt: Mit { $pairs } schwankt er nur um ±{ $best } Punkte, mit dieser Wahl um ±{ $chosen }.
    [cheap-behind] Wer zurückliegt, gleicht verlorene Punkte aus, wenn der Abstand zum besten Ergebnis der anderen stärker schwankt: Mit dieser Wahl schwankt er um ±{ $chosen } Punkte, mit { $pairs } nur um ±{ $best }.
   *[cheap-ahead] Wer vorn liegt, gleicht verlorene Punkte aus, wenn der Abstand zum besten Ergebnis der anderen weniger schwankt: Mit dieser Wahl schwankt er nur um ±{ $chosen } Punkte, mit { $pairs } um ±{ $best }.
}
coach-wins-at-once = Es folgen nur noch wenige Würfe: Nach diesem hast du { $best } Punkte mit { $pairs } und { $chosen } mit dieser Wahl.
coach-wins-race = Der Abstand zum besten Ergebnis der anderen schwankt nur um ±{ $points } Punkte, also entscheiden schon wenige Punkte viele Spiele.
coach-wins-gap = Im Schnitt beträgt der Abstand zum besten Ergebnis der anderen { $best } Punkte mit { $pairs } (±{ $spread }) und { $chosen } mit dieser Wahl (±{ $chosen_spread }).
coach-rival-is-out = { $name } ist raus, mit { $points } Punkten; diese Wahl bringt etwa { $chosen }, die beste { $best }.
coach-rival-expects = { $name } kann etwa { $points } Punkte erwarten; diese Wahl bringt etwa { $chosen }, die beste { $best }.
coach-rival-falls = { $name } kann etwa { $points } Punkte erwarten, landet aber in { $share } der Spiele unter { $best }; wer weiterspielt, hat dieselben Würfel wie { $name }.
coach-review-turns-lost = +{ $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
coach-review-percent-lost = −{ $number } %

## Die Analyse: eine Entscheidung

coach-review-turn-roll = Zug { $turn }, Wurf { $roll }
coach-review-points-lost = verlorene Punkte
coach-review-turns-to-go = Züge bis zum Ende
coach-review-chance = Siegchance
coach-review-turns-to-go-estimate = Züge bis zum Ende, geschätzt
coach-review-chance-estimate = Siegchance, geschätzt
coach-review-cost-points = { $verdict }: kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
coach-review-cost-turns = { $verdict }: kostet { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}.
coach-review-cost-chance = { $verdict }: kostet { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} Siegchance.
coach-review-alone-best = Beste Wahl: Keine andere ist so gut.
coach-review-brilliant = Brillant: die einzige gute Wahl, und nicht die naheliegende.
coach-toss-up = Gleich gut: Der Unterschied ist zu klein, um ihn zu messen.
coach-review-all-moments = Alle Momente
coach-review-all-choices = Alle Möglichkeiten

## Analysis

coach-analysis-title = Analyse
coach-analysis-edit = Ändern
coach-analysis-quiz-me = Frag mich ab
