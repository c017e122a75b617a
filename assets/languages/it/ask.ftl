### Il coach, interrogato su una posizione preparata a mano.

ask-title = Chiedi al coach
ask-clear = Svuota

ask-pad-about = Clicca una casella per segnare fin lì, l’ultima crocetta per toglierla. Clicca un dado per cambiare valore.
ask-board-about = Tocca al giocatore 1. Clicca dove sta il pezzo scelto, e di nuovo per toglierlo.
ask-dice = Il tiro: digita o clicca cinque dadi
ask-dice-or-none = Il tiro: digita o clicca quattro dadi. Senza tiro: rilanciare o fermarsi?

ask-runners = Segnalini
ask-player = Giocatore { $number }

ask-out = Questo giocatore è fuori e non sceglie più.
ask-won = { $name } ha vinto.
ask-bust = Nessuna coppia è giocabile: tiro bruciato.

ask-no-second-full-track = La prima pista piena mette fuori il giocatore: una seconda non può essere piena (X9).
ask-no-such-tracks = Un foglio ha tre piste con valori diversi, ognuna con 1–8 crocette (X2).
ask-no-such-goal = Quattro o cinque colonne sono per tre giocatori al massimo (C10).
ask-no-runner-there = Nella colonna { $column } un segnalino sta sopra la pedina del suo giocatore, e solo finché nessuno ha vinto la colonna (C4, C5).
ask-no-more-runners = Un turno ha tre segnalini (C4).
ask-no-stack = In questa variante due non stanno mai sulla stessa casella della colonna { $column } (C11, C12).
ask-no-play-after-the-end = Chi ha abbastanza colonne ha vinto: nessun altro ne ha tante, e non resta nessun segnalino (C10).
ask-no-square-in-won-column = La colonna { $column } è vinta: nessun altro ha una pedina lì (C8).
ask-no-such-board = Si gioca da uno a quattro, e niente sta sopra la cima di una colonna (C1, C2).
