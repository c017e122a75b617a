### Die Regeln.

rules-title = Regeln
rules-about = X1, C2 und so weiter sind die Nummern der Regeln; auch die Prüfung einer Datei nennt sie so.
rules-find = In den Regeln suchen
rules-nothing-found = Davon handelt keine Regel.
rules-lessons = Lektionen

## Can’t Stop Express

rules-express-throw =
    Ein Wurf gilt für alle
    Jemand wirft fünf Würfel. Alle spielen mit denselben Würfeln, jeder auf seine Art und auf dem eigenen Zettel.
rules-express-pairs-and-fifth-die =
    Zwei Paare und ein fünfter Würfel
    Lege vier der Würfel zu zwei Paaren zusammen; der übrige ist dein fünfter Würfel. Jedes Paar kreuzt ein Kästchen in der Reihe seiner Summe an. Zwei Paare mit derselben Summe kreuzen zwei Kästchen einer Reihe an.
rules-express-three-values =
    Der fünfte Würfel legt drei Werte fest
    Deine ersten fünften Würfel legen deine drei Werte fest. Jeder Wert hat eine Leiste mit acht Kästchen; das erste wird gleich angekreuzt. Bis du drei hast, muss der fünfte Würfel ein Wert sein, den du noch nicht hast, wenn der Wurf einen zeigt. Zeigt er keinen, kreuze einen an, den du hast.
rules-express-one-of-yours =
    Danach muss es einer von deinen sein
    Stehen drei Werte fest, muss dein fünfter Würfel einer davon sein, sobald der Wurf einen zeigt. Welcher, und welche Paare dann bleiben: Darum geht es in diesem Spiel.
rules-express-free-throw =
    Freiwurf
    Drei Werte stehen fest, und der Wurf zeigt keinen davon: Wähle zwei beliebige Paare. Der fünfte Würfel zählt nicht, und keine Leiste bekommt ein Kreuz.
rules-express-out =
    Raus beim achten Kreuz
    Mit dem achten Kreuz auf einer deiner Leisten bist du raus; die Paare dieses Wurfs zählen noch. Die anderen spielen weiter, bis alle raus sind.
rules-express-rows =
    Was eine Reihe wert ist
    Kein Kreuz: nichts. Ein bis vier Kreuze: minus 200. Fünf Kreuze: nichts. Jedes Kreuz vom sechsten bis zum zehnten bringt die Punkte der Reihe: 100 für 2 und 12, 70 für 3 und 11, 60 für 4 und 10, 50 für 5 und 9, 40 für 6 und 8, 30 für 7. Kreuze nach dem zehnten bringen nichts.
rules-express-why =
    Warum eine Reihe bei −200 beginnt
    Jede Reihe, die du anfängst, ist eine Schuld. Ihr fünftes Kreuz zahlt sie zurück, erst das sechste bringt Punkte; eine Reihe, die du vorher liegen lässt, kostet 200. Eine leere Reihe kostet nichts. Fang also wenige Reihen an, und solche, die du füllen kannst.
rules-express-kinder =
    Ein milderes Spiel
    Für Neulinge kann eine Reihe mit einem bis vier Kreuzen weniger kosten. Das wird unter „Neues Spiel“ eingestellt.
rules-express-winner =
    Wer gewinnt
    Die meisten Punkte gewinnen; bei gleich vielen ist der Sieg geteilt. Wer allein spielt, spielt gegen das eigene beste Ergebnis.
rules-express-seats =
    Kommen und gehen
    Ein Platz kann jemand anderem übergeben werden. Wer zu spät kommt, steigt vor dem vierten Wurf ein und wählt zuerst für die bisherigen Würfe. Wer gehen muss, wählt nicht mehr und hat keinen Rang; die anderen warten nicht.

## Das Brettspiel

rules-board-start =
    Wer beginnt
    Alle werfen zwei Würfel. Die höchste Summe beginnt; bei Gleichstand würfeln die Betroffenen noch einmal.
rules-board-turn =
    Ein Zug
    Wirf vier Würfel, lege sie zu zwei Paaren zusammen und rücke in den Spalten ihrer Summen vor. Dann würfle weiter, oder stoppe und behalte, was du erreicht hast.
rules-board-runners =
    Drei Läufer
    Was du in einem Zug erreichst, zeigen die Läufer; du hast drei. Ein neuer beginnt auf dem ersten Feld oder gleich über deinem Stein. Ein Paar rückt den Läufer seiner Spalte um ein Feld vor.
rules-board-must-be-played =
    Was gespielt werden muss
    Du darfst die Würfel beliebig paaren; geht dann beides, werden beide Paare gespielt. Ginge jedes für sich, ist aber für zwei neue Spalten nur ein Läufer übrig, wähle eines. Nichts geht in einer gewonnenen Spalte, über das oberste Feld hinaus oder ohne einen Läufer zum Einsetzen.
rules-board-bust =
    Fehlwurf
    Kann kein Paar des Wurfs gespielt werden, ist alles in diesem Zug Erreichte verloren, und der nächste Zug beginnt.
rules-board-stop =
    Stoppen und Spalten gewinnen
    Wenn du stoppst, rücken deine Steine zu deinen Läufern auf. Eine Spalte, deren oberstes Feld du erreicht hast, gehört dir: Die Steine der anderen kommen weg, und niemand spielt dort mehr. Ein Läufer ganz oben hat vor dem Stopp noch nichts gewonnen.
rules-board-end =
    Das Spiel gewinnen
    Drei Spalten gewinnen. Zu zweit oder zu dritt könnt ihr vier oder fünf vereinbaren. Wer allein spielt, zählt die Züge.
rules-board-jump =
    Variante: Der Läufer springt
    Ein Läufer, der auf ein Feld mit fremdem Stein käme, zieht weiter auf das nächste Feld ohne einen.
rules-board-no-stop =
    Variante: Dort kein Stopp
    Du darfst nicht stoppen, solange ein Läufer auf einem Feld mit fremdem Stein steht.
rules-board-house =
    Hausregel: Welche Paare
    „Wenn du einen Läufer einsetzen kannst, musst du es tun“ wird auf drei Arten verstanden: Jede Aufteilung darf gewählt werden; es muss eine sein, die einen neuen Läufer einsetzt; oder eine, mit der die meisten Paare gespielt werden.
rules-board-seats =
    Kommen und gehen
    Ein Platz kann jemand anderem übergeben werden, aber niemand kommt dazu, wenn das Spiel läuft: Später anzufangen wäre nicht fair. Geht jemand, werden die Züge übersprungen, die Steine bleiben, und wer zuletzt übrig bleibt, gewinnt.
