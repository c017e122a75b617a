### I file.

files-opening = Apertura della partita…
files-not-opened = Il programma non è riuscito ad aprire questa partita; il suo file è com’era.
files-did-not-open = L’ultima volta la partita in corso non si è aperta, perciò non viene riaperta da sola. È nell’elenco.
files-second = Un altro Fifth Die ha aperto questa cartella: qui le partite si possono guardare, non giocare. Quando sarà chiuso, continuerà questo.
files-second-refuses = Qui non si può fare, perché un altro Fifth Die ha aperto questa cartella. Chiudilo, e continuerà questo.
files-tried-again = { $trouble } La partita continua; nulla va perso finché questa finestra è aperta, e il salvataggio si ritenta ogni pochi secondi.
files-save-again = Salva di nuovo
files-save-elsewhere = Salva altrove
files-unsaved = Non ancora salvato
files-unsaved-this =
    { $moves ->
        [0] L’ultima modifica di questa partita non è ancora salvata.
        [one] { $moves } mossa di questa partita non è ancora salvata.
       *[other] { $moves } mosse di questa partita non sono ancora salvate.
    }
files-unsaved-game =
    { $moves ->
        [0] L’ultima modifica di «{ $title }» non è ancora salvata.
        [one] { $moves } mossa di «{ $title }» non è ancora salvata.
       *[other] { $moves } mosse di «{ $title }» non sono ancora salvate.
    }
files-unsaved-settings = Le impostazioni non sono ancora salvate.
files-saving = Salvataggio…
files-try-again = Riprova
files-close-anyway = Chiudi lo stesso
files-close-without = Chiudi senza salvarle
files-stay = Resta
files-as = Formato
files-to = In
files-path = Un percorso
files-choose-place = Scegli una posizione…
files-no-place = Non è stata scelta nessuna posizione. Se non si apre una finestra, scrivi il percorso qui sopra.
files-nothing = Non c’è niente da scrivere.
files-saved =
    { $others ->
        [0] Salvato: { $path }.
        [one] Salvato: { $path } e { $others } altro.
       *[other] Salvato: { $path } e altri { $others }.
    }
files-exported =
    { $others ->
        [0] Esportato: { $path }.
        [one] Esportato: { $path } e { $others } altro.
       *[other] Esportato: { $path } e altri { $others }.
    }
files-open = Apri
files-show-folder = Mostra nella cartella
files-no-opener = Nessun programma di questo sistema lo apre; il file è dove indicato.
files-opener-missing = Niente lo apre, perché { $program } non è installato; il file è dove indicato.
files-not-opened-by = Niente lo apre: { $cause }.
files-about-pdf = Per la stampante, tutto in un file.
files-about-svg = Un disegno, nitido a ogni dimensione; un file per pagina.
files-about-png = Un’immagine che si apre ovunque; un file per pagina.
files-game = File di partita
files-game-about = Si apre in Fifth Die su qualsiasi computer, con tutto ciò che è successo.
files-words = Testo per un messaggio
files-words-about = Il risultato in poche righe, con il codice dei dadi.
files-result = Foglio del risultato
files-result-about = Chi ha vinto, tutti i conti e l’andamento della partita, da stampare.
files-games = Partite della serata, un file
files-all-games = Tutte le partite, un file
files-games-about = Le partite finite, con i nomi di persone e serate, da importare su un altro computer.
files-plays = Tabella di tutte le partite (CSV)
files-plays-about = Una riga per ogni giocatore di ogni partita finita, per un foglio di calcolo.
files-throws = Tabella dei tiri (CSV)
files-throws-about = Ogni tiro, scelta e punteggio, per un foglio di calcolo.
files-rolls = Tabella dei tiri (CSV)
files-rolls-about = Ogni tiro, che cosa se ne è giocato e com’è finito il turno, per un foglio di calcolo.
files-pads = Fogli
files-pads-about = Il foglio di ognuno così com’è segnato, da stampare.
files-board = Tabellone
files-board-about = Il tabellone così com’è, da stampare.
files-blank-pads = Fogli vuoti
files-blank-pads-about = Quattro fogli per pagina, per giocare a matita.
files-blank-board = Tabellone vuoto
files-blank-board-about = Un tabellone per un massimo di quattro, per giocare a matita.
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
files-import = Importa
files-import-games = Importa partite
files-filter-all = Tutti i file
files-from = Da
files-import-about = File di partita (.ron) di Fifth Die, o una cartella che ne contiene. Si possono anche trascinare su questa finestra.
files-import-path = Il percorso di un file o di una cartella
files-choose = Scegli i file…
files-no-file = Non è stato scelto nessun file. Se non si apre una finestra, scrivi il percorso qui sopra.
files-reading = Lettura…
files-import-failed = Il programma non è riuscito a importare questi file.
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

files-folder-not-used = La cartella dei dati non è utilizzabile
files-folder-not-found = Non c’è una cartella per le partite
files-folder-not-made = Non si può creare una cartella
files-game-not-saved = Partita non salvata
files-game-not-deleted = Partita non eliminata
files-game-not-restored = Partita non recuperata
files-settings-not-saved = Impostazioni non salvate
files-phones-not-saved = Posti dei telefoni non salvati
files-people-not-saved = Nomi non salvati
files-game-not-exported = Partita non esportata
files-not-written = Non è stato scritto nulla
files-taken = { $what }: c’è già un file con questo nome ({ $path }). Scegli un altro nome.
files-not-replaced = { $what }: c’è una cartella, un collegamento, un dispositivo o una pipe con questo nome, e si sostituisce solo un file ({ $path }). Scegli un altro nome.
files-no-folder = { $what }: questa cartella non esiste ({ $path }). Creala, o scegline un’altra.
files-succeeded = { $what }: intanto c’è una partita con lo stesso nome ({ $path }). Dai a quel file un altro nome, poi sposta { $trashed } al suo posto.
files-newer = { $what }: questo file è stato scritto da una versione più recente di Fifth Die ({ $path }). Continua con quella.
files-locked = { $what }: un altro Fifth Die ha aperto questa cartella ({ $path }). Chiudilo, e continuerà questo.
files-no-home = { $what }: il sistema non indica una cartella personale ({ $path }). Avvia con --data-dir e una cartella.
files-program-failed = { $what }: il programma non ci è riuscito ({ $path }). Riprova.
files-full = { $what }: non c’è più spazio ({ $path }). Libera un po’ di spazio, poi riprova.
files-not-writable = { $what }: il sistema non permette di scrivere ({ $path }). Rendi scrivibile la cartella, o avvia con --data-dir e un’altra cartella.
files-gone = { $what }: questo file o questa cartella non esiste ({ $path }). Guarda se è stato spostato o eliminato.
files-refused = { $what }: { $cause } ({ $path }). Riprova, o avvia con --data-dir e un’altra cartella.

## Perché un file non è una partita

files-fault-in = { $path }: { $fault }
files-fault-missing = questo file non esiste
files-fault-unreadable = non si può leggere: { $cause }
files-fault-no-file = non è un file normale
files-fault-too-large = supera i { $most } MiB, cosa che nessuna partita fa
files-fault-no-session = non è una partita di questo programma
files-fault-several = contiene più partite: importalo
files-fault-no-games = in questa cartella non c’è nessuna partita
files-fault-newer = lo ha scritto una versione più recente di Fifth Die: aprilo con quella
files-fault-damaged = è danneggiato e resta com’è; «fifth-die check» con questo percorso dice dove

files-limit-throw = una partita in { $seats } ha al massimo { $most } tiri
files-limit-roll = una partita ha al massimo { $most } tiri
files-limit-roll-off = una partita ha al massimo { $most } tiri iniziali
files-limit-events = una partita ha al massimo { $most } eventi
files-limit-seated = in una partita i giocatori arrivano, lasciano e subentrano al massimo { $most } volte
files-limit-again = di questa partita si è corretto così tanto, così tardi, che non si può più rigiocare

## Il risultato in poche righe, per un messaggio

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }. { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Una riga con 1–4 crocette costava { $points }.
files-message-won = Ha vinto { $name }.
files-message-columns = { $name }: { $count ->
    [one] { $count } colonna
   *[other] { $count } colonne
}
files-message-over-throws = { $alone ->
    [yes] In solitario, partita finita
   *[no] Partita finita
} dopo { $count ->
    [one] { $count } tiro
   *[other] { $count } tiri
}.
files-message-over-turns = { $alone ->
    [yes] In solitario, partita finita
   *[no] Partita finita
} dopo { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}.
files-message-open-throws = { $alone ->
    [yes] In solitario, partita in corso
   *[no] Partita in corso
} dopo { $count ->
    [one] { $count } tiro
   *[other] { $count } tiri
}.
files-message-open-turns = { $alone ->
    [yes] In solitario, partita in corso
   *[no] Partita in corso
} dopo { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}.
files-message-dice-real = Giocata con dadi veri.
files-message-helped = Con aiuto: { $helps }.
files-message-strict = Una partita severa: senza alcun aiuto.
files-message-dice-earlier = Giocata con i dadi di un’altra partita.
files-message-dice-of-day = Giocata con i dadi del giorno, codice { $code }.
files-message-dice-app = Giocata con i dadi dell’app, codice { $code }.

files-people-together = { $one } e { $other } giocano nella stessa partita, quindi sono due persone.
files-people-taken = Qualcun altro si chiama già { $name }: scegli un altro nome, o fai delle due una sola persona.
files-people-full = Non c’è posto per un altro nome.

files-too-many-games = Sono troppe partite per un solo file: scegli un periodo più breve.
