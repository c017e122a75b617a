### Der Coach, nach einer selbst aufgebauten Stellung gefragt.

ask-title = Den Coach fragen
ask-clear = Leeren

ask-pad-about = Ein Klick auf ein Kästchen kreuzt bis dort an, ein Klick auf das letzte Kreuz nimmt es weg. Ein Klick auf einen Würfel wechselt den Wert.
ask-board-about = Spieler 1 ist am Zug. Ein Klick auf ein Feld setzt die gewählte Figur, ein zweiter nimmt sie weg.
ask-dice = Der Wurf: fünf Würfel eintippen oder anklicken
ask-dice-or-none = Der Wurf: vier Würfel eintippen oder anklicken. Leer lassen für „weiterwürfeln oder stoppen?“

ask-runners = Läufer
ask-player = Spieler { $number }

ask-out = Dieser Spieler ist raus: Hier gibt es nichts mehr zu wählen.
ask-won = { $name } hat gewonnen.
ask-bust = Kein Paar geht: Fehlwurf.

ask-no-second-full-track = Mit einer vollen Leiste ist man raus, darum kann nur eine voll sein (X9).
ask-no-such-tracks = Ein Zettel hat drei Leisten mit verschiedenen Werten und je 1 bis 8 Kreuzen (X2).
ask-no-such-goal = Um vier oder fünf Spalten spielen höchstens drei Spieler (C10).
ask-no-runner-there = In Spalte { $column } muss der Läufer über dem eigenen Stein stehen, und niemand darf sie gewonnen haben (C4, C5).
ask-no-more-runners = Es gibt nur drei Läufer (C4).
ask-no-stack = Spalte { $column }: In dieser Variante stehen nie zwei Spieler auf demselben Feld (C11, C12).
ask-no-play-after-the-end = Nur ein Spieler kann genug Spalten zum Sieg haben. Dann ist das Spiel aus, und es steht kein Läufer mehr (C10).
ask-no-square-in-won-column = Spalte { $column } ist gewonnen, dort steht kein anderer Stein mehr (C8).
ask-no-such-board = Am Brett spielen eine bis vier Personen, und keine Figur steht über dem obersten Feld einer Spalte (C1, C2).
