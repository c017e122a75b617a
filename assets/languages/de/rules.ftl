### Die Regeln.

rules-title = Regeln
rules-about = X1, C2 und so weiter sind Nummern von Regeln; die Dateiprüfung nennt sie in ihren Meldungen.
rules-find = Regeln durchsuchen
rules-nothing-found = Dazu gibt es keine Regel.
rules-lessons = Lektionen
rules-licenses = Lizenzen

## Can’t Stop Express

rules-express-throw =
    Ein Wurf für alle
    Jemand wirft fünf Würfel. Alle nutzen dieselben Würfel, jeder auf seine Art und auf dem eigenen Zettel.
rules-express-pairs-and-fifth-die =
    Zwei Paare und ein fünfter Würfel
    Lege vier der Würfel zu zwei Paaren zusammen; der übrige ist dein fünfter Würfel. Jedes Paar kreuzt ein Kästchen in der Reihe seiner Summe an. Zwei Paare mit derselben Summe kreuzen zwei Kästchen in einer Reihe an.
rules-express-three-values =
    Der fünfte Würfel legt drei Werte fest
    Deine fünften Würfel legen drei Werte fest. Jeder Wert hat eine Leiste mit acht Kästchen; beim Festlegen kreuzt du das erste an. Bis du drei Werte hast, muss der fünfte Würfel einer sein, den du noch nicht hast, wenn der Wurf einen zeigt. Zeigt er keinen, kreuze einen an, den du schon hast.
rules-express-one-of-yours =
    Danach gelten deine Werte
    Hast du drei Werte festgelegt, muss dein fünfter Würfel einer davon sein, wenn der Wurf einen zeigt. Welcher, und welche Paare dir dann bleiben: Darum geht es in diesem Spiel.
rules-express-free-throw =
    Freiwurf
    Hast du drei Werte festgelegt und der Wurf zeigt keinen davon, wähle zwei beliebige Paare. Du kreuzt keine Leiste an.
rules-express-out =
    Raus beim achten Kreuz
    Mit dem achten Kreuz auf einer deiner Leisten bist du raus; die Paare dieses Wurfs zählen noch. Die anderen spielen weiter, bis alle raus sind.
rules-express-rows =
    Was eine Reihe wert ist
    Kein Kreuz: nichts. Ein bis vier Kreuze: minus 200. Fünf Kreuze: nichts. Jedes Kreuz vom sechsten bis zum zehnten bringt die Punkte der Reihe: 100 für 2 und 12, 70 für 3 und 11, 60 für 4 und 10, 50 für 5 und 9, 40 für 6 und 8, 30 für 7. Kreuze nach dem zehnten bringen nichts.
rules-express-why =
    Warum eine Reihe bei −200 beginnt
    Mit jeder Reihe, die du anfängst, machst du Schulden. Das fünfte Kreuz zahlt sie zurück, erst das sechste bringt Punkte; hörst du vorher auf, kostet die Reihe 200. Eine leere Reihe kostet nichts. Fang also wenige Reihen an und nur solche, die du füllen kannst.
rules-express-kinder =
    Mildere Variante
    Für den Anfang kann eine Reihe mit einem bis vier Kreuzen weniger kosten. Den Abzug stellst du unter „Neues Spiel“ ein.
rules-express-winner =
    Wer gewinnt
    Die meisten Punkte gewinnen; bei Gleichstand ist der Sieg geteilt. Spielst du solo, spielst du gegen dein bestes Ergebnis.
rules-express-seats =
    Kommen und gehen
    Du kannst einen Platz jemand anderem übergeben. Wer später kommt, kann vor dem vierten Wurf einsteigen und wählt zuerst für die bisherigen Würfe. Wer geht, wählt nicht mehr und wird nicht platziert; die anderen warten nicht.

## Das Brettspiel

rules-board-start =
    Wer beginnt
    Alle werfen zwei Würfel. Die höchste Summe beginnt; wer dabei gleichauf liegt, würfelt noch einmal.
rules-board-turn =
    Ein Zug
    Wirf vier Würfel, lege sie zu zwei Paaren zusammen und rücke in den Spalten ihrer Summen vor. Dann würfle weiter, oder stoppe und behalte, was du erreicht hast.
rules-board-runners =
    Drei Läufer
    Drei Läufer zeigen, was du in einem Zug erreichst. Ein neuer Läufer beginnt auf dem ersten Feld oder gleich über deinem Stein. Jedes Paar rückt den Läufer seiner Spalte ein Feld hinauf.
rules-board-must-be-played =
    Was du spielen musst
    Du darfst die Würfel beliebig zu Paaren aufteilen; gehen beide Paare, musst du beide spielen. Brauchen beide einen neuen Läufer und ist nur noch einer frei, wähle eines. Nicht spielen kannst du in einer gewonnenen Spalte, über das oberste Feld hinaus oder ohne freien Läufer.
rules-board-bust =
    Fehlwurf
    Geht kein Paar des Wurfs, verlierst du alles, was du in diesem Zug erreicht hast, und der nächste Zug beginnt.
rules-board-stop =
    Stoppen und Spalten gewinnen
    Wenn du stoppst, rücken deine Steine zu deinen Läufern auf. Bist du ganz oben, gehört die Spalte dir: Die anderen Steine kommen weg, und niemand spielt dort mehr. Ein Läufer ganz oben gewinnt nichts, bevor du stoppst.
rules-board-end =
    Das Spiel gewinnen
    Drei Spalten gewinnen. Zu zweit oder zu dritt könnt ihr vier oder fünf vereinbaren. Spielst du solo, zähl deine Züge.
rules-board-jump =
    Variante: Der Läufer springt
    Ein Läufer, der auf ein Feld mit fremdem Stein käme, zieht weiter auf das nächste Feld ohne fremden Stein.
rules-board-no-stop =
    Variante: Dort kein Stopp
    Du darfst nicht stoppen, solange ein Läufer auf einem Feld mit fremdem Stein steht.
rules-board-house =
    Hausregel: Welche Paare
    „Wer einen Läufer einsetzen kann, muss es tun“ wird auf drei Arten gespielt: Du darfst jede Aufteilung wählen; du musst eine wählen, die einen neuen Läufer einsetzt; oder eine, mit der die meisten Paare gespielt werden.
rules-board-seats =
    Kommen und gehen
    Du kannst einen Platz jemand anderem übergeben, aber niemand kommt dazu, wenn das Spiel läuft: Später anzufangen wäre nicht fair. Geht jemand, werden die Züge übersprungen, die Steine bleiben, und wer zuletzt übrig ist, gewinnt.
