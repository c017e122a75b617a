### Il coach, interrogato su una posizione preparata a mano.

ask-title = Chiedi al coach
ask-clear = Svuota

## Sotto il foglio e il tabellone, e sopra i dadi

ask-pad-about = Fai clic su una casella per segnare fin lì, sull’ultima crocetta per toglierla. Fai clic su un dado per cambiare valore.
ask-board-about = Tocca al primo giocatore. Fai clic su una casella per metterci il pezzo scelto; un altro clic lo toglie.
ask-dice = Il tiro: digita cinque dadi o selezionali
ask-dice-or-none = Il tiro: digita quattro dadi o selezionali, o lascia vuoto per chiedere «rilanciare o fermarsi?»

## Che cosa si mette sul tabellone

ask-runners = Segnalini
ask-player = Giocatore { $number }

## Al posto del consiglio

ask-out = Questo giocatore ha finito: non ha più niente da scegliere.
ask-won = { $name } ha vinto.
ask-bust = Nessuna coppia è giocabile: tiro bruciato.

## Perché una posizione è impossibile

ask-no-second-full-track = Una pista piena chiude la partita del giocatore, perciò può esserlo una sola (X9).
ask-no-such-tracks = Un foglio ha tre piste con valori diversi, ognuna con 1–8 crocette (X2).
ask-no-such-goal = Quattro o cinque colonne sono per tre giocatori al massimo (C10).
ask-no-runner-there = Il segnalino nella colonna { $column } deve stare sopra la pedina del suo giocatore, e nessuno deve aver conquistato quella colonna (C4, C5).
ask-no-more-runners = Hai solo tre segnalini (C4).
ask-no-stack = Colonna { $column }: in questa variante due giocatori non possono condividere una casella (C11, C12).
ask-no-play-after-the-end = Un solo giocatore può avere abbastanza colonne per vincere. A quel punto la partita è finita, e non possono esserci segnalini (C10).
ask-no-square-in-won-column = La colonna { $column } è conquistata: nessun altro ci ha una pedina (C8).
ask-no-such-board = Un tabellone ha da uno a quattro giocatori, e nessun pezzo oltre la vetta di una colonna (C1, C2).
