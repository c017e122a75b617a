### Che cosa dicono del programma i menu e i negozi di software.

desktop-generic-name = Segnapunti per giochi di dadi
desktop-comment = Gioca a Can’t Stop Express e a Can’t Stop e segna i punti
desktop-keywords = dadi;punteggio;segnapunti;gioco da tavolo;solitario;
desktop-about = Fifth Die sostituisce il foglio di carta di Can’t Stop Express per un gruppo attorno a un portatile, con i dadi sul tavolo o con i suoi, e conserva i punteggi di chi gioca in solitario. Ci si gioca anche al gioco da tavolo Can’t Stop.
desktop-point-phones = Ognuno può scegliere sul proprio telefono, in un browser, senza installare nulla
desktop-point-throws = Digita i dadi che sono sul tavolo, o lascia tirare il programma; ogni giocatore prende poi una scelta con la sua lettera o con un clic
desktop-point-legal = Vengono offerte solo le scelte permesse, e un dado che non può essere il quinto dice perché
desktop-point-saved = Ogni tiro e ogni scelta si salva subito; si può annullare senza limiti, e correggere ogni tiro o scelta passata
desktop-point-coach = Un coach dice quanto vale ogni scelta, gioca a qualsiasi posto e alla fine analizza la partita
desktop-not-connected = Non ha legami con l’editore dei giochi, disegna il proprio foglio e il proprio tabellone, e spiega le regole con parole sue.
