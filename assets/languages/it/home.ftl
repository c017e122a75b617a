### La prima schermata.

home-continue = Continua
home-looking = Ricerca delle tue partite…
home-alone = Solitario
home-today = Dadi di oggi
home-today-once = { $result } finora
home-today-best = { $result }, il migliore su { $count }

## A che punto è una partita

home-standing-board-alone =
    { $columns ->
        [one] { $columns } colonna
       *[other] { $columns } colonne
    } in { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
home-standing-board-won =
    { $name } vince con { $columns ->
        [one] { $columns } colonna
       *[other] { $columns } colonne
    }
home-standing-turn = Turno { $turn }: { $name }
home-under-way = In corso
home-classic-alone = Classico solitario
home-uncounted = non conta

## L'elenco

home-find-field = Cerca partita
home-search = Cerca
home-sort-date = Ordina per data
home-sort-name = Ordina per nome
home-sort-result = Ordina per risultato
home-sorted-name = In ordine di nome
home-sorted-result = In ordine di risultato
home-games-shown =
    { $count ->
        [one] { $shown } di { $count } partita
       *[other] { $shown } di { $count } partite
    }
home-open = Apri
home-rename = Rinomina
home-copy = Copia
home-leave-out = Escludi dai record
home-count = Includi nei record
home-delete = Elimina partita
home-more = Altro per questa partita
home-last-good = Ultima versione buona
home-up-to-damage = Fino al danno
home-unreadable = { $file } non si può leggere
home-name-field = Un nome per questa partita
home-none-found = Nessuna partita trovata
home-none-found-about = Esc mostra di nuovo tutte le partite.
home-none-left = Non restano partite
home-none-left-about = Quella eliminata si può ancora recuperare.

## Eliminare una partita

home-delete-question = Eliminare questa partita?
home-delete-it = Elimina
home-keep-it = Tieni
home-deleted = Partita eliminata.
home-restore = Recupera
home-not-deleted-phones = Partita non eliminata: ci giocano dei telefoni. Prima disattivali.
home-not-deleted-unsaved = Partita non eliminata: non è ancora salvata.

## In fondo

home-quiz = Esercizio
home-code-copied = Codice { $code } copiato.
home-no-code = Solo una partita con i dadi dell’app ha un codice dei dadi.
home-not-listed = Il programma non è riuscito a elencare le partite. { $key } per riprovare.

## File danneggiato

home-copy-last-good = Questa è una copia dell’ultima versione buona; il file danneggiato è com’era.
home-copy-salvaged =
    Questa è una copia con { $kept ->
        [one] { $kept } evento
       *[other] { $kept } eventi
    } prima del danno; { $lost ->
        [one] { $lost } successivo manca
       *[other] { $lost } successivi mancano
    }. Il file danneggiato è com’era.

## I dadi di oggi e altri

home-dice-heading = In solitario con gli stessi dadi
home-dice-today = Oggi
home-dice-title-today = I dadi di oggi
home-dice-title-day = Dadi del giorno: { $date }
home-dice-title-code = Dadi con il codice
home-dice-play = Gioca
home-dice-play-as = Gioca come { $name }
home-dice-unplayed = Non ancora giocati
home-dice-helped = solo con aiuto
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, il migliore su { $count }
home-dice-copied = Copiato: chi lo inserisce in una nuova partita ha gli stessi dadi.
home-dice-shared = Gli stessi dadi per chi ha il codice.
home-dice-copy = Copia il codice
home-dice-nobody = Nessuno li ha ancora giocati fino alla fine.
home-attempt-best = il migliore
home-attempt-equal = alla pari
home-attempt-behind = { $points } in meno
home-attempt-more = { $turns } in più
home-attempt-throws =
    { $count ->
        [one] { $count } tiro
       *[other] { $count } tiri
    }

home-start-title = Cinque dadi. Due coppie. Uno che avanza.
home-start-about = Il blocco segnapunti per Can’t Stop Express e Can’t Stop.
home-start-splits = altri modi di dividerli
home-start-fifth = il quinto dado
home-start-play = Gioca
home-start-alone = il tuo miglior punteggio
home-start-today = gli stessi tiri per tutti
