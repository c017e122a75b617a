### Che cosa dicono dell’app i menu e i negozi di software.

desktop-generic-name = Segnapunti per giochi di dadi
desktop-comment = Gioca a Can’t Stop Express e a Can’t Stop e segna i punti
desktop-keywords = dadi;punteggio;segnapunti;gioco da tavolo;solitario;
desktop-about = Fifth Die sostituisce il foglio di carta di Can’t Stop Express per un gruppo attorno a un portatile, con dadi veri o con quelli dell’app, e segna i punti di chi gioca in solitario. Ci si gioca anche al gioco da tavolo Can’t Stop.
desktop-point-phones = Ognuno può scegliere sul proprio telefono, in un browser, senza installare nulla
desktop-point-throws = Digita i dadi che sono sul tavolo, o lascia tirare l’app; poi ogni giocatore sceglie con una lettera o con un clic
desktop-point-legal = Vedi solo le scelte permesse, e l’app ti dice perché un dado non può essere il quinto
desktop-point-saved = L’app salva subito ogni tiro e ogni scelta; puoi annullare senza limiti e correggere qualsiasi tiro o scelta passata
desktop-point-coach = Un coach ti dice quanto vale ogni scelta, gioca a qualsiasi posto e poi analizza le tue partite
desktop-not-connected = Fifth Die non ha legami con l’editore dei giochi. Disegna il proprio foglio e il proprio tabellone, e spiega le regole con parole sue.
