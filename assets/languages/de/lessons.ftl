### Die drei Lektionen.

lessons-throws = Würfe
lessons-scoring = Wertung
lessons-board = Das Brett
lessons-plan = Strategie
lessons-climb = Strategie am Brett
lessons-next = Nächste Lektion
lessons-done = Fertig
lessons-go-on = Weiter
lessons-show-me = Zeig es mir
lessons-back = Schritt zurück
lessons-step = { $step } von { $count }
lessons-over = Die Lektion endet hier; ein richtiges Spiel ginge weiter.
lessons-you = Du

## Würfe

lessons-throws-first = Erst die Würfel: Drücke die Leertaste.
lessons-throws-everybody =
    Ein Wurf für alle
    Das ist dein Zettel: eine Reihe für jede Summe zweier Würfel und drei Leisten für deine fünften Würfel. Alle nutzen denselben Wurf, jeder auf dem eigenen Zettel. Würfle.
lessons-throws-two-pairs =
    Zwei Paare, und ein Würfel bleibt
    Lege vier Würfel zu zwei Paaren zusammen; jedes Paar kreuzt ein Kästchen in der Reihe seiner Summe an. Der fünfte Würfel bekommt ein Kreuz auf einer Leiste. Jede Zeile hier ist ein Würfel, der übrig bleiben kann, mit den Paaren dazu. Lass eine 4 übrig: Nimm 4 (1 und 3) und 10 (4 und 6).
    Auch das darfst du wählen. Hier nehmen wir 4 und 10 und lassen die 4 übrig.
lessons-throws-first-value =
    Dein erster Wert
    Die Reihen 4 und 10 haben je ein Kreuz, und die 4 ist der erste deiner drei Werte; ein Kästchen ihrer Leiste ist schon weg. Die Reihen 4 und 10 kosten dich jetzt je 200, bis sie fünf Kreuze haben. Weiter zum nächsten Wurf.
lessons-throws-new-value =
    Jedes Mal ein neuer Wert
    Bis du drei Werte festgelegt hast, muss dein fünfter Würfel einen neuen Wert zeigen, wenn der Wurf einen hat. Klicke auf die 4: Sie geht nicht. Nimm dann 9 (3 und 6) und 10 (4 und 6) und lass die 2 übrig.
    Das ginge: Der fünfte Würfel zeigt einen neuen Wert. Hier nehmen wir 9 und 10 und lassen die 2 übrig.
lessons-throws-one-free =
    Noch ein Wert
    Zwei Werte hast du festgelegt, 4 und 2. Reihe 10 hat ihr zweites Kreuz: Wenige Reihen mit vielen Kreuzen schlagen viele Reihen mit wenigen. Würfle noch einmal.
lessons-throws-third-value =
    Der dritte Wert
    2 und 4 hast du schon, also kann nur die 1 oder die 5 übrig bleiben. Nimm 4 (2 und 2) und 5 (1 und 4) und lass die 5 übrig.
    Auch das ist ein neuer Wert. Hier nehmen wir 4 und 5 und lassen die 5 übrig.
lessons-throws-three-stand =
    Alle drei Werte
    Von jetzt an muss dein fünfter Würfel eine 2, eine 4 oder eine 5 sein, wenn der Wurf eine zeigt. Du wirst hoffen, dass er keine zeigt.
lessons-throws-free-throw =
    Ein Freiwurf
    Keine 2, keine 4 und keine 5: Wähle zwei beliebige Paare und kreuze keine Leiste an. Ein Freiwurf kostet dich nichts. Nimm 4 (1 und 3) und 9 (3 und 6).
    Beim Freiwurf darfst du zwei beliebige Paare wählen. Hier nehmen wir 4 und 9.
lessons-throws-and-so-on =
    Und so weiter
    Reihe 4 hat drei Kreuze: noch zwei, und ihre 200 Minuspunkte sind weg. Das achte Kreuz auf einer deiner Leisten beendet dein Spiel, meist nach etwa zwanzig Würfen. Was dann zählt, zeigt die nächste Lektion.

## Das Brett

lessons-board-first = Stoppst du, behältst du, was du hast. Wie es weitergeht, zeigt ein Wurf: Drücke die Leertaste.
lessons-board-columns =
    Elf Spalten
    Jede Spalte ist eine Summe zweier Würfel. Die mittleren sind länger, weil ihre Summen öfter fallen. Wer drei Spalten hat, gewinnt. Du spielst Mia und bist am Zug: Würfle.
lessons-board-two-pairs =
    Zwei Paare, zwei Läufer
    Aus vier Würfeln lassen sich auf bis zu drei Arten zwei Paare bilden. Wähle eine und spiele beide Paare: Jedes setzt einen Läufer ein oder rückt ihn ein Feld hinauf. Nimm 6 (1 und 5) und 10 (4 und 6).
    Auch das darfst du spielen. Hier nehmen wir 6 und 10.
lessons-board-roll-or-stop =
    Weiterwürfeln oder stoppen
    Zwei Läufer stehen auf dem Brett, einer ist noch frei. Nach jedem Wurf darfst du stoppen und behalten, was du hast, oder weiterwürfeln und es riskieren. Jeder Knopf zeigt, was er bringt. Würfle weiter.
lessons-board-last-runner =
    Der letzte Läufer
    Ein Läufer ist noch frei: 6 und 8 gehen beide, die 8 mit dem letzten Läufer. Von 5 und 9 ginge nur eine, denn beide brauchen einen neuen. Nimm 6 (2 und 4) und 8 (3 und 5).
    Auch das darfst du spielen. Hier nehmen wir 6 und 8.
lessons-board-still-played =
    Was jetzt noch geht
    Alle drei Läufer stehen: Für den Rest dieses Zugs gehen nur noch 6, 8 und 10. Viele würden hier stoppen. Was sie fürchten, siehst du, wenn du weiterwürfelst.
lessons-board-bust =
    Fehlwurf
    Kein Paar aus diesen Würfeln ergibt 6, 8 oder 10, also geht nichts: ein Fehlwurf. Die Läufer kommen vom Brett, und du verlierst alles aus diesem Zug. Ben ist dran.
lessons-board-next-turn =
    Dein nächster Zug
    Ben hat zweimal die 7 gewürfelt und sofort gestoppt: Sein Stein bleibt stehen, was auch passiert. Du bist wieder dran. Würfle.
lessons-board-twice =
    Zweimal dieselbe Summe
    Zwei Paare mit derselben Summe rücken einen Läufer zwei Felder vor. Nimm die 8 doppelt: 2 und 6, 3 und 5.
    Auch das darfst du spielen. Hier nehmen wir die 8 doppelt.
lessons-board-once-more =
    Würfle noch einmal
    Zwei Felder mit einem Läufer, und zwei Läufer sind noch frei: Ein Fehlwurf ist unwahrscheinlich. Würfle weiter.
lessons-board-second-column =
    Eine zweite Spalte
    Nimm 7 (3 und 4) und 8 (2 und 6). Dass auch Ben in Spalte 7 steht, macht nichts: Steine dürfen sich ein Feld teilen.
    Auch das darfst du spielen. Hier nehmen wir 7 und 8.
lessons-board-stop =
    Stopp
    Für dich stehen vier Felder auf dem Spiel. Diesmal behältst du sie: Stoppe.
    Natürlich darfst du weiterwürfeln. Hier stoppen wir und behalten die vier Felder: Drücke S.
lessons-board-kept =
    Behalten
    Deine Steine stehen jetzt, wo deine Läufer standen. In einem späteren Zug beginnt ein Läufer gleich über seinem Stein; kein Feld musst du dir zweimal holen.
lessons-board-later =
    Einige Züge später
    Dein Stein in Spalte 8 ist zwei Felder vom Ziel entfernt, und auch Ben hat dort einen. Würfle.
lessons-board-to-the-top =
    Ganz nach oben
    Wieder zweimal die 8, genau, was du brauchst. Nimm die 8 doppelt.
    Auch das darfst du spielen. Hier nehmen wir die 8 doppelt und kommen ganz nach oben.
lessons-board-not-won-yet =
    Noch nicht gewonnen
    Der Läufer ist oben, aber eine Spalte gewinnst du erst, wenn du stoppst. Bei einem Fehlwurf wäre sie trotzdem verloren. Stoppe.
    Würfelst du weiter, riskierst du die Spalte. Stoppe, um sie zu gewinnen: Drücke S.
lessons-board-won =
    Eine Spalte gewonnen
    Spalte 8 gehört dir. Bens Stein kommt vom Brett, und niemand spielt dort mehr eine 8. Noch zwei Spalten, und du gewinnst.

## Strategie

lessons-plan-rows =
    Wenige Reihen
    Der Coach fängt in einem Spiel sieben der elf Reihen an. Fängt er Reihe 8 an, kommt sie in { $other } der Spiele auf fünf Kreuze. Und Reihe 12?
    Nur in { $right }. Der Coach fängt Reihe 12 nur an, wenn jede andere Wahl schlechter ist.
lessons-plan-full =
    Eine volle Reihe
    Zehn Kreuze in Reihe 8 bringen 200 Punkte. Wenn der Coach Reihe 8 anfängt, wie oft macht er sie voll?
    In { $right } der Fälle, Reihe 7 nur in { $other }: Eine volle Reihe ist ein Geschenk, kein Plan.
lessons-plan-values =
    Lege die äußeren Werte fest
    Jede Leiste nimmt einen Wert aus den Paaren. In wie vielen seiner Spiele legt der Coach die 3 fest?
    In { $right }, ebenso die 4; die 1 und die 6 dagegen in { $other }. Eine 3 oder 4 ergibt häufige Summen, also heb sie für die Paare auf.
lessons-plan-late =
    Was eine späte Reihe kostet
    Der Wurf ist 1, 3, 4, 5, 6, und auf jeder Leiste sind fünf Kreuze. Was kosten zwei Kreuze in der leeren Reihe 9, verglichen mit 8 + 10?
    { $right } Punkte. Mit vier Kreuzen auf jeder Leiste wären es { $four }, mit dreien { $three }: Fang eine Reihe früh an oder gar nicht.
lessons-plan-track =
    Die vollere Leiste
    Der Wurf ist 1, 2, 4, 5, 6. Am besten ist 5 + 7 mit der 6 als fünftem Würfel. Was kostet 6 + 10, das siebte Kreuz auf der 2?
    { $right } Punkte. Noch eine 2, und das Spiel wäre aus, während noch Reihen mit je 200 im Minus sind: Verteile deine fünften Würfel.
lessons-plan-end =
    Noch nicht raus
    Der Wurf ist 1, 2, 3, 4, 6, und keine Reihe ist im Minus. 5 + 10 mit der 1 als fünftem Würfel beendet das Spiel bei { $end }. Was ist zweimal 5 mit der 6 als fünftem Würfel wert?
    { $right }. Ist keine Reihe im Minus, bringt jeder weitere Wurf nur noch Punkte.
lessons-climb-columns =
    Gute Spalten
    Mias Läufer stehen in 6, 7 und 8. Wie oft ist der nächste Wurf ein Fehlwurf?
    In { $right } der Fälle: Drei sicherere Spalten gibt es nicht. In 2, 3 und 12 wären es { $other }.
lessons-climb-hand =
    Ein freier Läufer
    Zwei Läufer stehen, einer ist noch frei, also ist beim nächsten Wurf ein Fehlwurf unmöglich. Wer weiterwürfelt, gewinnt { $roll } der Spiele. Und wer stoppt?
    { $right }. Solange ein Läufer frei und noch keine Spalte gewonnen ist, würfle weiter.
lessons-climb-far =
    Wie weit
    Jeder Läufer ist vier Felder gestiegen, in den besten Spalten. Wer stoppt, gewinnt { $stop } der Spiele. Und wer weiterwürfelt?
    { $right }: Würfle weiter. Nach je sechs Feldern ist beides gleich gut: { $level }. Nach noch mehr: stoppe.
lessons-climb-narrow =
    Schlechte Spalten
    Je ein Feld in 2, 3 und 12, und der nächste Wurf ist in { $bust } der Fälle ein Fehlwurf. Wer stoppt, gewinnt { $stop } der Spiele. Und wer weiterwürfelt?
    { $right }: Stoppe. Ein Feld in Spalte 2 oder 12 ist ein Drittel des Weges.
lessons-climb-share =
    Ein Drittel einer Spalte
    Das Spiel beginnt mit 1, 1, 3, 4. Wer 4 und 5 nimmt, gewinnt { $other } der Spiele. Und wer 2 und 7 nimmt?
    { $right }. Spalte 2 hat nur drei Felder, und eines davon ist schon geschafft.
lessons-climb-threat =
    Wenn andere nah dran sind
    Ben hat zwei Spalten und steht in Spalte 7 auf Feld 9 von 13. Wer stoppt, gewinnt { $stop } der Spiele. Und wer weiterwürfelt?
    { $right }. Ben gewinnt bald, also kostet ein Fehlwurf wenig: Hol dir die Spalten jetzt.

## Wertung

lessons-scoring-row = { $marks ->
    [one] Reihe { $row }, { $marks } Kreuz
   *[other] Reihe { $row }, { $marks } Kreuze
}
lessons-scoring-everything = Alles zusammen
lessons-scoring-not = Nicht { $points }.
lessons-scoring-too-few =
    Zu wenige Kreuze
    Das Spiel ist aus, und du zählst deinen Zettel zusammen, Reihe für Reihe. Die ersten vier Kästchen einer Reihe sind Schulden: Ein bis vier Kreuze kosten 200, in jeder Reihe. Reihe 2 hat zwei Kreuze. Was ist sie wert?
    Ob ein Kreuz oder vier, die Reihe kostet 200.
    Zwei Kreuze reichen nicht bis zum fünften Kästchen, und ein bis vier Kreuze kosten 200.
lessons-scoring-sixth =
    Das sechste Kreuz
    Das fünfte Kreuz tilgt die Schulden, jedes weitere bringt die Punkte der Reihe. In Reihe 4 sind das 60. Sie hat sechs Kreuze.
    Fünf Kreuze tilgen die Schulden, das sechste bringt 60.
    Die ersten fünf Kreuze bringen nichts, erst die danach je 60.
lessons-scoring-fifth =
    Genau fünf Kreuze
    Reihe 5 hat fünf Kreuze.
    Die Schulden sind getilgt, aber gewonnen hast du noch nichts.
    Das fünfte Kreuz tilgt die Schulden; Punkte gibt es ab dem sechsten.
lessons-scoring-easy =
    Leichte Reihen bringen weniger
    Sechsen und Achten fallen oft, darum bringen ihre Reihen nur 40 pro Kreuz. Reihe 6 hat sechs Kreuze.
    Ein Kreuz nach dem fünften: 40.
    Sechs Kreuze sind eines mehr als fünf, und dieses bringt 40.
lessons-scoring-long =
    Eine lange Reihe
    Reihe 8 hat neun Kreuze, zu je 40 Punkten.
    Vier Kreuze nach dem fünften: 4 × 40.
    Neun Kreuze sind vier mehr als fünf; nur diese vier zählen je 40.
lessons-scoring-seven =
    Sieben Kreuze
    Reihe 9 hat sieben Kreuze, zu je 50 Punkten.
    Zwei Kreuze nach dem fünften: 2 × 50.
    Sieben Kreuze sind zwei mehr als fünf; nur diese zwei zählen je 50.
lessons-scoring-points =
    Wo die Punkte sind
    Reihe 10 hat neun Kreuze, zu je 60 Punkten. Ein zehntes würde noch zählen, ein elftes nicht mehr.
    Vier Kreuze nach dem fünften: 4 × 60.
    Neun Kreuze sind vier mehr als fünf; nur diese vier zählen je 60.
lessons-scoring-total =
    Das Ergebnis
    Alle anderen Reihen sind leer, und eine leere Reihe kostet nichts. Rechne Minus und Plus zusammen: Was kommt heraus?
    600 plus, 200 minus: 400. Die meisten Spiele enden tiefer; wer sehr gut spielt, kommt im Schnitt auf etwa 245. Der Weg dorthin: wenige Reihen mit je vielen Kreuzen.
    Plus sind 60, 40, 160, 100 und 240, minus sind 200.

lessons-practice = Üben
lessons-practice-hard = Schwere Entscheidungen: { $name }
lessons-practice-looking = Suche deine teuersten Entscheidungen …
lessons-practice-none = Noch hast du keine teuren Entscheidungen getroffen. Übe bis dahin an schweren Entscheidungen von { $name }.
lessons-practice-all = Alle
lessons-practice-due = wieder dran
lessons-practice-new = neu
lessons-practice-right = richtig
lessons-practice-begin = Anfangen
lessons-practice-ask = Was wählst du?
lessons-practice-over = Du hast { $best } von { $count } Mal die beste Wahl gefunden.
lessons-practice-few = Nach { $least } Antworten siehst du hier, wie viele richtig sind.
lessons-practice-share = Von deinen letzten { $count } Antworten waren { $share } richtig.
lessons-practice-trend =
    { $trend ->
        [more] Von den letzten zehn hattest du mehr richtig als davor.
        [fewer] Von den letzten zehn hattest du weniger richtig als davor.
       *[none] Die letzten zehn zeigen keinen klaren Unterschied.
    }
lessons-practice-course = Richtige Antworten von je zehn
lessons-practice-board-alone = Klassisch, solo

lessons-theme-opened = Reihen zu spät oder zu viele angefangen
lessons-theme-in-danger = Reihen unter fünf Kreuzen gelassen
lessons-theme-greedy = Gierig auf schnelle Punkte
lessons-theme-named = Werte zu früh oder falsch festgelegt
lessons-theme-track = Leisten zu schnell gefüllt
lessons-theme-stopped-early = Zu früh gestoppt
lessons-theme-stopped-late = Zu spät gestoppt
lessons-theme-runner = Läufer zu früh eingesetzt
lessons-theme-column = Die falsche Spalte
