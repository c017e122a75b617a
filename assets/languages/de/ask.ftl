### Der Coach, nach einer selbst aufgebauten Stellung gefragt.

ask-title = Den Coach fragen
ask-clear = Leeren

ask-pad-about = Ein Klick auf ein Kästchen kreuzt bis dort an, ein Klick auf das letzte Kreuz nimmt es weg. Ein Klick auf einen Würfel wechselt den Wert.
ask-board-about = Am Zug ist Platz 1. Klicke dorthin, wo die gewählte Figur steht; ein zweiter Klick nimmt sie weg.
ask-dice = Der Wurf: fünf Würfel tippen oder klicken
ask-dice-or-none = Der Wurf: vier Würfel tippen oder klicken. Ohne Wurf: weiterwürfeln oder stoppen?

ask-runners = Läufer
ask-player = Platz { $number }

ask-out = Wer raus ist, wählt nicht mehr.
ask-won = { $name } hat gewonnen.
ask-bust = Kein Paar lässt sich spielen: Fehlwurf.

ask-no-second-full-track = Die erste volle Leiste beendet das Spiel dieses Zettels, eine zweite kann nicht voll sein (X9).
ask-no-such-tracks = Ein Zettel hat drei Leisten mit verschiedenen Werten und je 1 bis 8 Kreuzen (X2).
ask-no-such-goal = Vier oder fünf Spalten sind für höchstens drei am Tisch (C10).
ask-no-runner-there = In Spalte { $column } steht ein Läufer über dem eigenen Stein und nur, solange niemand die Spalte gewonnen hat (C4, C5).
ask-no-more-runners = Ein Zug hat drei Läufer (C4).
ask-no-stack = In dieser Variante stehen in Spalte { $column } nie zwei auf demselben Feld (C11, C12).
ask-no-play-after-the-end = Wer genug Spalten hat, hat gewonnen: Niemand sonst hat so viele, und kein Läufer bleibt stehen (C10).
ask-no-square-in-won-column = Spalte { $column } ist gewonnen, dort steht sonst kein Stein (C8).
ask-no-such-board = Es spielen eins bis vier, und nichts steht über dem Ende einer Spalte (C1, C2).
