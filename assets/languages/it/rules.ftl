### Le regole.

rules-title = Regole
rules-about = X1, C2 e simili sono i numeri delle regole; la verifica di un file vi fa riferimento.
rules-find = Cerca nelle regole
rules-nothing-found = Nessuna regola ne parla.
rules-lessons = Lezioni

## Can’t Stop Express

rules-express-throw =
    Un tiro vale per tutti
    Qualcuno tira cinque dadi. Tutti usano gli stessi dadi, ognuno a modo suo e sul proprio foglio.
rules-express-pairs-and-fifth-die =
    Due coppie e un quinto dado
    Unisci quattro dadi in due coppie; quello che resta è il tuo quinto dado. Ogni coppia segna una casella nella riga della sua somma. Due coppie con la stessa somma segnano due caselle di una riga.
rules-express-three-values =
    Il quinto dado fissa tre valori
    I tuoi primi quinti dadi fissano i tuoi tre valori. Ogni valore ha una pista di otto caselle; fissarlo segna la prima. Finché non ne hai tre, il quinto dado deve essere un valore che non hai ancora, se il tiro ne mostra uno. Se non ne mostra, segna uno di quelli che hai.
rules-express-one-of-yours =
    Poi deve essere uno dei tuoi
    Una volta fissati i tre valori, il tuo quinto dado deve essere uno di essi ogni volta che il tiro ne mostra uno. Quale, e quali coppie restano: è il cuore del gioco.
rules-express-free-throw =
    Tiro libero
    Hai fissato tre valori e il tiro non ne mostra nessuno: scegli due coppie qualsiasi. Il quinto dado non conta, e nessuna pista viene segnata.
rules-express-out =
    Fuori con l’ottava
    L’ottava crocetta di una delle tue piste ti mette fuori; le coppie di quel tiro contano ancora. Gli altri continuano finché non sono fuori tutti.
rules-express-rows =
    Quanto vale una riga
    Nessuna crocetta: niente. Da una a quattro crocette: meno 200. Cinque crocette: niente. Ogni crocetta dalla sesta alla decima porta i punti della riga: 100 per 2 e 12, 70 per 3 e 11, 60 per 4 e 10, 50 per 5 e 9, 40 per 6 e 8, 30 per 7. Le crocette oltre la decima non portano nulla.
rules-express-why =
    Perché una riga parte da −200
    Ogni riga che inizi è un debito. La quinta crocetta lo ripaga e solo la sesta porta punti; una riga lasciata prima costa 200. Una riga vuota non costa nulla. Perciò inizia poche righe, e quelle che puoi riempire.
rules-express-kinder =
    Un gioco più clemente
    Per chi comincia, una riga con 1–4 crocette può costare meno. Si imposta in Nuova partita.
rules-express-winner =
    Chi vince
    Vince chi ha più punti; a parità di punti la vittoria è condivisa. Chi gioca in solitario gioca contro il proprio miglior risultato.
rules-express-seats =
    Chi arriva e chi lascia
    Un posto si può cedere a qualcun altro. Chi arriva tardi entra prima del quarto tiro, e sceglie anzitutto per i tiri già fatti. Chi deve lasciare non sceglie più e non entra in classifica; gli altri non aspettano.

## Il gioco da tavolo

rules-board-start =
    Chi comincia
    Tutti tirano due dadi. Comincia la somma più alta; chi è alla pari tira di nuovo.
rules-board-turn =
    Un turno
    Tira quattro dadi, uniscili in due coppie e sali nelle colonne delle loro somme. Poi rilancia, oppure fermati e tieni ciò che hai guadagnato.
rules-board-runners =
    Tre segnalini
    Ciò che guadagni in un turno è indicato dai segnalini: ne hai tre. Uno nuovo parte dalla prima casella, o subito sopra la tua pedina. Una coppia fa salire di una casella il segnalino della sua colonna.
rules-board-must-be-played =
    Che cosa si deve giocare
    Unisci i dadi come vuoi; poi si giocano tutte e due le coppie, se si può. Se ognuna si potrebbe giocare, ma resta un solo segnalino per due colonne nuove, scegline una. Non si gioca in una colonna conquistata, oltre la vetta, o senza un segnalino da mettere.
rules-board-bust =
    Tiro bruciato
    Se non si può giocare nessuna coppia del tiro, tutto il guadagno del turno è perso, e tocca al giocatore seguente.
rules-board-stop =
    Fermarsi e conquistare colonne
    Quando ti fermi, le tue pedine salgono fino ai tuoi segnalini. Una colonna di cui hai raggiunto la vetta è tua: le pedine degli altri la lasciano, e nessuno vi gioca più. Un segnalino in vetta non ha conquistato nulla finché non ti fermi.
rules-board-end =
    Vincere la partita
    Con tre colonne si vince. In due o tre ci si può accordare per quattro o cinque. Chi gioca in solitario conta i turni.
rules-board-jump =
    Variante: il segnalino salta
    Un segnalino che arriverebbe su una casella con la pedina di un altro va alla prossima casella che non ne ha.
rules-board-no-stop =
    Variante: lì non ci si ferma
    Non puoi fermarti finché un segnalino è sulla stessa casella della pedina di un altro.
rules-board-house =
    Regola della casa: quali coppie
    «Se puoi mettere un segnalino, devi farlo» si intende in tre modi: va bene qualsiasi combinazione; ne serve una che mette un nuovo segnalino; o una che gioca il maggior numero di coppie.
rules-board-seats =
    Chi arriva e chi lascia
    Un posto si può cedere a qualcun altro, ma nessuno si aggiunge a partita iniziata: partire in ritardo non sarebbe leale. I turni di chi lascia si saltano, le pedine restano, e vince chi resta per ultimo.
