### Record, giocatori e dadi.

records-title = Record e statistiche
records-tab-records = Record
records-tab-players = Giocatori
records-tab-dice = Dadi
records-looking = Ricerca delle partite finite…
records-counting = Conteggio…
records-counted = { $read } di { $all } partite
records-failed = Il programma non è riuscito a leggere le partite
records-try-again = { $key } per riprovare.
records-none = Ancora nessuna partita finita
records-none-about = Qui contano le partite giocate fino alla fine, tranne gli allenamenti e quelle che escludi.
records-express = Express, penalità { $penalty }
records-classic =
    Classico{ $columns ->
        [4] , quattro colonne
        [5] , cinque colonne
       *[other] {""}
    }{ $sharing ->
        [jump] , salto
        [forced] , rilancio forzato
       *[share] {""}
    }{ $placement ->
        [must] , obbligo di mettere
        [most] , più coppie possibile
       *[within] {""}
    }
records-alone-points = Solitario: più punti
records-alone-turns = Solitario: meno turni
records-alone-nobody = Nessuno l’ha ancora finita in solitario.
records-groups-totals = In gruppo: totali più alti
records-groups-turns = In gruppo: vittorie più rapide
records-groups-wins = In gruppo: vittorie più ampie
records-groups-nobody = Nessuno l’ha ancora finita in gruppo.
records-with = con { $others }
records-dice-code = dadi { $code }
records-helped = aiuto: { $helps }
records-without-help = Senza aiuto
records-with-help = Con aiuto
records-games = Partite
records-won = Vinte
records-mean = Media
records-median = Mediana
records-best = Record
records-lost = Perdita per scelta
records-busts = Bruciati
records-mean-alone = Media solitario
records-best-alone = Record solitario
records-won-of = { $wins } di { $games }
records-express-about = Vinte: fra le partite in gruppo, comprese le vittorie condivise. Perdita per scelta: punti, nelle partite analizzate.
records-express-about-narrow = Vinte: fra le partite in gruppo, comprese le vittorie condivise.
records-classic-about = Vinte: fra le partite in gruppo. Solitario: turni fino alla fine. Perdita per scelta: punti della probabilità di vincere, nelle partite in gruppo analizzate.
records-classic-about-narrow = Vinte: fra le partite in gruppo. Solitario: turni fino alla fine.
records-all-people = Tutte le persone
records-the-program = il computer
records-back = Torna ai giocatori
records-figure-games = partite
records-figure-in-groups = in gruppo
records-figure-won-in-groups = vinte in gruppo
records-figure-mean = media
records-figure-median = mediana
records-figure-best = record
records-figure-throws-a-game = tiri a partita
records-figure-throws-a-player = tiri a giocatore
records-figure-free = di cui liberi
records-figure-turns-alone = turni in solitario, media
records-figure-bust = turni bruciati
records-figure-lost = perdita per scelta
records-figure-time-a-choice = tempo per scelta
records-figure-time-a-turn = tempo per turno
records-none-reviewed = Quanto si perde in media con una scelta si saprà quando qualche partita sarà analizzata.
records-reviewed =
    Quanto si perde in media con una scelta viene da { $count ->
        [one] { $count } partita analizzata
       *[other] { $count } partite analizzate
    }.
records-turns-alone = Turni in solitario
records-turns-alone-about =
    Quante partite hanno richiesto quel numero di turni, su { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    } in solitario.
records-totals = Punteggi finali
records-totals-about =
    Quante volte è uscito ognuno, a passi di 100 punti. Barre strette: { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }. Barre larghe: un milione di partite del giocatore quasi ottimale.
records-totals-about-all =
    Quante volte è uscito ognuno, a passi di 100 punti. Barre strette: { $count ->
        [one] { $count } punteggio
       *[other] { $count } punteggi
    } di tutti i giocatori. Barre larghe: un milione di partite del giocatore quasi ottimale.
records-rows = Punti per riga
records-rows-about = Il punteggio medio di ogni riga. Le barre vuote sono punti in meno.
records-fifths = Quinti dadi
records-fifths-about = In quante partite è fissato ogni valore. Crocette sulla sua pista in quel caso, in media: { $marks }.
records-marks-for = { $marks } per { $value }
records-dice-app = I dadi dell’app
records-dice-real = I dadi veri
records-dice-about = Tutte le partite finite dei due giochi; quelle con gli stessi dadi contano una volta. Anche i dadi equilibrati si scostano dalla media, e la probabilità dice quante volte si scostano almeno così.
records-dice-none = ancora niente da contare
records-dice-count =
    { $throws ->
        [one] { $throws } tiro
       *[other] { $throws } tiri
    }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }
records-dice-values = Valori
records-dice-sums = Somme delle coppie
records-dice-line = La linea attraverso ogni barra è la media dei dadi equilibrati.
records-dice-few =
    { $throws ->
        [one] { $throws } tiro
       *[other] { $throws } tiri
    } finora; dopo { $enough } si potrà dire se sono equilibrati.
records-dice-fair = Come dadi equilibrati: si scostano così o di più in { $cases } casi su 100.
records-dice-little-unusual = Un po’ insolito: dadi equilibrati si scostano così o di più una volta su { $times } ({ $percent }%).
records-dice-unusual = Insolito: dadi equilibrati si scostano così o di più solo una volta su { $times } ({ $percent }%).
records-dice-hardly-fair = Difficile che siano equilibrati: dadi equilibrati si scostano così o di più meno di una volta su 1000 (< 0,1%). Controlla i dadi, e ciò che è stato digitato.
