### I file.

## Aprire una partita

files-opening = Apertura della partita…
files-not-opened = Qualcosa è andato storto e questa partita non si è potuta aprire. Il suo file è rimasto invariato.
files-did-not-open = L’ultima volta non è stato possibile aprire la partita, perciò non viene riaperta automaticamente. La trovi nell’elenco.

## Un’altra finestra dell’app

files-second = Fifth Die è già aperto. Qui puoi guardare le partite; per giocare, chiudi l’altra finestra.
files-second-refuses = Qui non puoi farlo finché l’altro Fifth Die è aperto. Prima chiudi quello.

## Qualcosa non si è potuto salvare

files-tried-again = { $trouble } Puoi continuare a giocare: finché questa finestra è aperta nulla va perso, e l’app riprova ogni pochi secondi.
files-save-again = Salva di nuovo
files-save-elsewhere = Salva altrove

## Prima di chiudere la finestra

files-unsaved = Non ancora salvato
files-unsaved-this =
    { $moves ->
        [0] L’ultima modifica di questa partita non è ancora salvata.
        [one] { $moves } azione di questa partita non è ancora salvata.
       *[other] { $moves } azioni di questa partita non sono ancora salvate.
    }
files-unsaved-game =
    { $moves ->
        [0] L’ultima modifica di «{ $title }» non è ancora salvata.
        [one] { $moves } azione di «{ $title }» non è ancora salvata.
       *[other] { $moves } azioni di «{ $title }» non sono ancora salvate.
    }
files-unsaved-settings = Le tue impostazioni non sono ancora salvate.
files-saving = Salvataggio in corso…
files-try-again = Riprova
files-close-anyway = Chiudi lo stesso
files-close-without = Chiudi senza salvare
files-stay = Non chiudere

## Dove si scrive un nuovo file

files-as = Formato
files-to = Salva in
files-path = Percorso del file
files-choose-place = Scegli la posizione…
files-no-place = Non hai scelto una posizione. Se non si apre una finestra, scrivi il percorso qui sopra.
files-nothing = Non c’è niente da salvare.
files-saved =
    { $others ->
        [0] Salvato: { $path }.
        [one] Salvato: { $path } e { $others } altro file.
       *[other] Salvato: { $path } e altri { $others } file.
    }
files-exported =
    { $others ->
        [0] Esportato: { $path }.
        [one] Esportato: { $path } e { $others } altro file.
       *[other] Esportato: { $path } e altri { $others } file.
    }
files-open = Apri
files-show-folder = Mostra nella cartella
files-no-opener = Qui nessuna app può aprirlo. È salvato nella posizione indicata.
files-opener-missing = Non si può aprire da qui, perché { $program } non è installato. È salvato nella posizione indicata.
files-not-opened-by = Impossibile aprirlo: { $cause }.
files-about-pdf = Da stampare, tutto in un file.
files-about-svg = Un disegno, nitido a ogni dimensione; un file per pagina.
files-about-png = Un’immagine che si apre ovunque; un file per pagina.

## Che cosa si esporta

files-game = File di partita
files-game-about = Si apre in Fifth Die su qualsiasi computer, con tutto ciò che è successo.
files-words = Messaggio
files-words-about = Il risultato in poche righe, con il codice dei dadi.
files-result = Foglio del risultato
files-result-about = Chi ha vinto, i punti di tutti e l’andamento della partita, da stampare.
files-games = Partite della serata, un file
files-all-games = Tutte le partite, un file
files-games-about = Tutte le partite finite, con i nomi di giocatori e serate, da importare su un altro computer.
files-plays = Tutti i risultati (CSV)
files-plays-about = Una riga per ogni giocatore di ogni partita finita, per un foglio di calcolo.
files-throws = Tiri (CSV)
files-throws-about = Ogni tiro, scelta e punteggio, per un foglio di calcolo.
files-rolls = Tiri (CSV)
files-rolls-about = Ogni tiro, che cosa si è giocato e com’è finito il turno, per un foglio di calcolo.
files-pads = Fogli
files-pads-about = I fogli segnati di tutti, da stampare.
files-board = Tabellone
files-board-about = Il tabellone com’è adesso, da stampare.
files-blank-pads = Fogli vuoti
files-blank-pads-about = Quattro fogli per pagina, per giocare a matita.
files-blank-board = Tabellone vuoto
files-blank-board-about = Un tabellone per un massimo di quattro giocatori, per giocare a matita.
files-blank-express = Fogli di Express
files-blank-classic = Tabellone classico
files-copy-words = Copia il testo
files-copy-table = Copia la tabella
files-copy-file = Copia il contenuto del file
files-copied = Copiato: incollalo dove vuoi.
files-named-blank-pads = fogli vuoti
files-named-blank-board = tabellone vuoto
files-named-pads = fogli
files-named-board = tabellone
files-named-result = risultato
files-named-games = tutte le partite

## Importare

files-import = Importa
files-import-games = Importa partite
files-filter-all = Tutti i file
files-from = Importa da
files-import-about = File di partita di Fifth Die (.ron), o una cartella che ne contiene. Puoi anche trascinarli su questa finestra.
files-import-path = Percorso di un file o di una cartella
files-choose = Scegli i file…
files-no-file = Non hai scelto nessun file. Se non si apre una finestra, scrivi il percorso qui sopra.
files-reading = Lettura in corso…
files-import-failed = Qualcosa è andato storto e questi file non sono stati importati.
files-import-sum =
    { $imported ->
        [one] { $imported } partita importata
       *[other] { $imported } partite importate
    }{ $here ->
        [0] {""}
       *[other] , { $here } già qui
    }{ $failed ->
        [0] {""}
        [one] , { $failed } non importata
       *[other] , { $failed } non importate
    }
files-imported = importata
files-here = già qui
files-more =
    { $count ->
        [one] e { $count } altro file
       *[other] e altri { $count } file
    }

## Perché qualcosa non si è potuto conservare

files-folder-not-used = Impossibile usare la cartella dei dati
files-folder-not-found = Impossibile trovare una cartella per le partite
files-folder-not-made = Impossibile creare una cartella
files-game-not-saved = Impossibile salvare la partita
files-game-not-deleted = Impossibile eliminare la partita
files-game-not-restored = Impossibile recuperare la partita
files-settings-not-saved = Impossibile salvare le impostazioni
files-phones-not-saved = Impossibile salvare i posti dei telefoni
files-people-not-saved = Impossibile salvare i nomi
files-game-not-exported = Impossibile esportare la partita
files-not-written = Impossibile scrivere il file

## E il messaggio intero

files-taken = { $what }: esiste già un file con questo nome ({ $path }). Scegli un altro nome.
files-not-replaced = { $what }: è il nome di una cartella, di un collegamento, di un dispositivo o di una pipe, e si possono sostituire solo i file ({ $path }). Scegli un altro nome.
files-no-folder = { $what }: questa cartella non esiste ({ $path }). Creala, o scegline un’altra.
files-succeeded = { $what }: ora un’altra partita ha questo nome ({ $path }). Rinomina quel file, poi sposta { $trashed } al suo posto.
files-newer = { $what }: questo file è di una versione più recente di Fifth Die ({ $path }). Usa quella versione.
files-locked = { $what }: un altro Fifth Die sta usando questa cartella ({ $path }). Per continuare qui, chiudi l’altro.
files-no-home = { $what }: il sistema non indica la tua cartella personale ({ $path }). Avvia con --data-dir e una cartella.
files-program-failed = { $what }: qualcosa è andato storto ({ $path }). Riprova.
files-full = { $what }: non c’è più spazio ({ $path }). Libera un po’ di spazio, poi riprova.
files-not-writable = { $what }: non hai il permesso di scrivere lì ({ $path }). Rendi scrivibile la cartella, o avvia con --data-dir e un’altra cartella.
files-gone = { $what }: questo file o questa cartella non esiste ({ $path }). Controlla se è stato spostato o eliminato.
files-refused = { $what }: { $cause } ({ $path }). Riprova, o avvia con --data-dir e un’altra cartella.

## Perché un file non è una partita

files-fault-in = { $path }: { $fault }
files-fault-missing = questo file non esiste
files-fault-unreadable = impossibile leggerlo: { $cause }
files-fault-no-file = non è un file normale
files-fault-too-large = supera i { $most } MiB, troppo per una partita
files-fault-no-session = non è una partita di Fifth Die
files-fault-several = contiene più partite; importalo
files-fault-no-games = in questa cartella non ci sono partite
files-fault-newer = è di una versione più recente di Fifth Die; aprilo con quella
files-fault-damaged = è danneggiato e resta com’è; per sapere dove, avvia «fifth-die check» con questo percorso

## Perché una partita è piena

files-limit-throw = una partita in { $seats } ha al massimo { $most } tiri
files-limit-roll = una partita ha al massimo { $most } tiri
files-limit-roll-off = una partita ha al massimo { $most } tiri iniziali
files-limit-events = una partita ha al massimo { $most } eventi
files-limit-seated = in una partita i giocatori possono aggiungersi, abbandonare e subentrare al massimo { $most } volte
files-limit-again = questa partita ha troppe correzioni tardive per essere rigiocata

## Il risultato in poche righe, per un messaggio

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }. { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Penalità per riga incompiuta: { $points }.
files-message-won = Ha vinto { $name }.
files-message-columns = { $name }: { $count ->
    [one] { $count } colonna
   *[other] { $count } colonne
}
files-message-over-throws = { $alone ->
    [yes] In solitario, finita
   *[no] Finita
} dopo { $count ->
    [one] { $count } tiro
   *[other] { $count } tiri
}.
files-message-over-turns = { $alone ->
    [yes] In solitario, finita
   *[no] Finita
} dopo { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}.
files-message-open-throws = { $alone ->
    [yes] In solitario, in corso
   *[no] In corso
}: { $count ->
    [one] { $count } tiro
   *[other] { $count } tiri
} finora.
files-message-open-turns = { $alone ->
    [yes] In solitario, in corso
   *[no] In corso
}: { $count ->
    [one] { $count } turno
   *[other] { $count } turni
} finora.
files-message-dice-real = Giocata con dadi veri.
files-message-helped = Con aiuti: { $helps }.
files-message-strict = Partita rigorosa: nessun aiuto.
files-message-dice-earlier = Giocata con i dadi di una partita precedente.
files-message-dice-of-day = Giocata con i dadi del giorno, codice { $code }.
files-message-dice-app = Giocata con i dadi dell’app, codice { $code }.

## I nomi dei giocatori

files-people-together = { $one } e { $other } hanno giocato nella stessa partita, quindi non possono essere lo stesso giocatore.
files-people-taken = C’è già { $name }. Scegli un altro nome, o unisci i due in un solo giocatore.
files-people-full = Non c’è posto per un altro nome.

## Troppe partite

files-too-many-games = Troppe partite per un solo file: scegli un periodo più breve.
