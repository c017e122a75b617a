### Le regole.

rules-title = Regole
rules-about = X1, C2 e così via sono numeri di regole, citati nei messaggi di verifica dei file.
rules-find = Cerca nelle regole
rules-nothing-found = Nessuna regola ne parla.
rules-lessons = Lezioni
rules-licenses = Licenze

## Can’t Stop Express
## La prima riga di una regola è il suo titolo.

rules-express-throw =
    Un tiro per tutti
    Qualcuno tira cinque dadi. Tutti usano gli stessi dadi, ognuno a modo suo e sul proprio foglio.

rules-express-pairs-and-fifth-die =
    Due coppie e un quinto dado
    Unisci quattro dadi in due coppie; quello che resta è il tuo quinto dado. Ogni coppia segna una casella nella riga della sua somma. Due coppie con la stessa somma segnano due caselle di una riga.

rules-express-three-values =
    Il quinto dado fissa tre valori
    I tuoi quinti dadi fissano tre valori. Ogni valore ha una pista di otto caselle, e fissarlo segna la prima. Finché non ne hai tre, il tuo quinto dado deve essere un valore che non hai ancora, se il tiro ne mostra uno. Altrimenti segna uno di quelli che hai già.

rules-express-one-of-yours =
    Poi, i tuoi valori
    Quando hai fissato i tre valori, il tuo quinto dado deve essere uno di essi ogni volta che il tiro ne mostra uno. Quale scegliere, e quali coppie ti lascia: è questo il cuore del gioco.

rules-express-free-throw =
    Tiro libero
    Se hai fissato tre valori e il tiro non ne mostra nessuno, scegli due coppie qualsiasi. Non segni nessuna pista.

rules-express-out =
    L’ottava crocetta
    L’ottava crocetta su una delle tue piste chiude la tua partita; le coppie di quel tiro contano ancora. Gli altri continuano finché non hanno finito tutti.

rules-express-rows =
    Quanto vale una riga
    Nessuna crocetta: niente. Da una a quattro crocette: meno 200. Cinque crocette: niente. Ogni crocetta dalla sesta alla decima porta i punti della riga: 100 per 2 e 12, 70 per 3 e 11, 60 per 4 e 10, 50 per 5 e 9, 40 per 6 e 8, 30 per 7. Le crocette oltre la decima non portano nulla.

rules-express-why =
    Perché una riga parte da −200
    Ogni riga che apri è un debito. La quinta crocetta lo ripaga, e solo la sesta porta punti; se ti fermi prima, la riga costa 200. Una riga vuota non costa nulla. Perciò apri poche righe, e solo quelle che puoi riempire.

rules-express-kinder =
    Un gioco più clemente
    Per chi comincia, una riga incompiuta può costare meno. Imposta la penalità in «Nuova partita».

rules-express-winner =
    Chi vince
    Vince chi ha più punti; a parità di punti la vittoria si divide. In solitario giochi contro il tuo miglior punteggio.

rules-express-seats =
    Chi arriva e chi abbandona
    Puoi cedere un posto a qualcun altro. Chi arriva tardi può aggiungersi prima del quarto tiro, e sceglie prima per i tiri già fatti. Chi abbandona non sceglie più e non entra in classifica; gli altri non aspettano.

## Il gioco da tavolo

rules-board-start =
    Chi comincia
    Tutti tirano due dadi. Comincia il totale più alto; se più giocatori lo fanno, tirano di nuovo solo loro.

rules-board-turn =
    Un turno
    Tira quattro dadi, uniscili in due coppie e sali nelle colonne delle loro somme. Poi rilancia, oppure fermati e tieni ciò che hai guadagnato.

rules-board-runners =
    Tre segnalini
    Tre segnalini mostrano ciò che guadagni in un turno. Un segnalino nuovo parte dalla prima casella, o subito sopra la tua pedina. Ogni coppia fa salire di una casella il segnalino della sua colonna.

rules-board-must-be-played =
    Che cosa devi giocare
    Unisci i dadi in coppie come vuoi; se puoi giocare entrambe le coppie, devi farlo. Se entrambe sono giocabili ma ti resta un solo segnalino per due colonne nuove, scegline una. Non puoi giocare in una colonna conquistata, oltre la vetta, o senza un segnalino da mettere.

rules-board-bust =
    Tiro bruciato
    Se non puoi giocare nessuna coppia del tiro, perdi tutto ciò che hai guadagnato in questo turno, e tocca al giocatore successivo.

rules-board-stop =
    Fermarsi e conquistare colonne
    Quando ti fermi, le tue pedine salgono fino ai tuoi segnalini. Se hai raggiunto la vetta, la colonna è tua: le altre pedine se ne vanno, e nessuno ci gioca più. Un segnalino in vetta non conquista nulla finché non ti fermi.

rules-board-end =
    Vincere la partita
    Con tre colonne si vince. In due o tre giocatori ci si può accordare per quattro o cinque. In solitario, conta i tuoi turni.

rules-board-jump =
    Variante: il segnalino salta
    Un segnalino che arriverebbe su una casella con la pedina di un altro giocatore va alla prossima casella che non ne ha.

rules-board-no-stop =
    Variante: vietato fermarsi
    Non puoi fermarti finché un segnalino è sulla stessa casella della pedina di un altro giocatore.

rules-board-house =
    Regola della casa: quali coppie
    «Se puoi mettere un segnalino, devi farlo» si intende in tre modi: puoi scegliere qualsiasi combinazione; devi sceglierne una che mette un nuovo segnalino; o devi sceglierne una che gioca più coppie possibile.

rules-board-seats =
    Chi arriva e chi abbandona
    Puoi cedere un posto a qualcun altro, ma nessuno può aggiungersi a partita iniziata: partire in ritardo non sarebbe equo. Se un giocatore abbandona, i suoi turni si saltano, le sue pedine restano, e vince chi resta per ultimo.
