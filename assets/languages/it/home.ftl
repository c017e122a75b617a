### La prima schermata.

## Le strade verso una partita

home-continue = Continua
home-looking = Ricerca delle tue partite…
home-alone = Solitario
home-today = Dadi del giorno
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
home-standing-turn = Turno { $turn } di { $name }
home-under-way = In corso
home-classic-alone = Classico in solitario
home-uncounted = non conta

## Sopra l’elenco

home-find-field = Cerca partite
home-search = Cerca
home-sort-date = Ordina per data
home-sort-name = Ordina per nome
home-sort-result = Ordina per risultato
home-sorted-name = In ordine di nome
home-sorted-result = In ordine di risultato
home-games-shown =
    { $shown ->
        [one] { $shown } partita su { $count }
       *[other] { $shown } partite su { $count }
    }

## Che cosa si può fare con la partita selezionata

home-open = Apri
home-rename = Rinomina
home-copy = Copia
home-leave-out = Escludi dai record
home-count = Includi nei record
home-delete = Elimina la partita
home-more = Altro per questa partita
home-last-good = Ultima versione integra
home-up-to-damage = Parte leggibile

## L’elenco

home-unreadable = Impossibile leggere { $file }
home-name-field = Dai un nome alla partita
home-none-found = Nessuna partita trovata
home-none-found-about = Per rivedere tutte le partite, premi Esc.
home-none-left = Non restano partite
home-none-left-about = Puoi ancora recuperare quella che hai eliminato.

## Eliminare una partita

home-delete-question = Eliminare questa partita?
home-delete-it = Elimina
home-keep-it = Tieni
home-deleted = Partita eliminata.
home-restore = Recupera
home-not-deleted-phones = La partita non è stata eliminata: ci giocano dei telefoni. Prima scollegali.
home-not-deleted-unsaved = La partita non è stata eliminata: non è ancora salvata.

## In fondo

home-quiz = Allenati
home-code-copied = Copiato: codice { $code }.
home-no-code = Solo una partita con i dadi dell’app ha un codice dei dadi.
home-not-listed = Impossibile elencare le tue partite. Per riprovare, premi { $key }.

## File danneggiato

home-copy-last-good = Questa è l’ultima versione integra della partita; il file danneggiato è rimasto invariato.
home-copy-salvaged =
    Questa copia contiene { $kept ->
        [one] { $kept } evento
       *[other] { $kept } eventi
    } prima del danno; { $lost ->
        [one] manca { $lost } evento successivo
       *[other] mancano { $lost } eventi successivi
    }. Il file danneggiato è rimasto invariato.

## I dadi del giorno e altri

home-dice-heading = Solitario con gli stessi dadi
home-dice-today = Oggi
home-dice-title-today = Dadi del giorno
home-dice-title-day = Dadi del giorno: { $date }
home-dice-title-code = Dadi con un codice
home-dice-play = Gioca
home-dice-play-as = Gioca come { $name }
home-dice-unplayed = Non ancora giocati
home-dice-helped = solo con aiuti
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, il migliore su { $count }
home-dice-copied = Copiato. Chi inserisce questo codice ha gli stessi dadi.
home-dice-shared = Gli stessi dadi per tutti quelli che hanno questo codice.
home-dice-copy = Copia il codice
home-dice-nobody = Nessuno ha ancora finito una partita con questi dadi.

## Un tentativo con gli stessi dadi

home-attempt-best = il migliore
home-attempt-equal = alla pari
home-attempt-behind = { $points } in meno
home-attempt-more = { $turns } in più
home-attempt-throws =
    { $count ->
        [one] { $count } tiro
       *[other] { $count } tiri
    }

## Quando non ci sono ancora partite

home-start-title = Cinque dadi. Due coppie. Uno che avanza.
home-start-about = Il segnapunti per Can’t Stop Express e Can’t Stop.
home-start-splits = altri modi di dividerli
home-start-fifth = il quinto dado
home-start-play = Gioca
home-start-alone = il tuo miglior punteggio
home-start-today = gli stessi tiri per tutti
