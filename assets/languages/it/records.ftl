### Record, giocatori e dadi.

records-title = Record e statistiche
records-best-games = Partite migliori
records-rows-and-fifths = Righe e quinti dadi
records-dice = Dadi
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
records-all-people = Tutte le persone
records-of = Record di { $name }
records-of-alone = Record in solitario di { $name }
records-open = Apri questa partita
records-beat = Prova a batterlo
records-next = Prossimo: { $points }
records-next-zero = Prossimo: uscire dal negativo
records-next-turns = Prossimo: { $count } turni
records-next-share = Un gioco quasi perfetto ci riesce nel { $share } delle partite.
records-solo = Partite in solitario
records-groups = Partite in gruppo
records-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
records-half-above = metà sopra { $points }
records-average = media { $points }
records-coach-average = l’allenatore { $points }
records-last = Le ultime partite
records-record = record { $result }
records-at-the-table = Al tavolo
records-best-in-a-group = Meglio in gruppo
records-biggest-win = Vittoria più ampia
records-won = Vinte
records-won-of = { $wins } di { $games }
records-lost = Perdita per scelta
records-bust = Turni bruciati
records-time-a-choice = Tempo per scelta
records-time-a-turn = Tempo per turno
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
records-with-help = Con aiuto
records-only-help = Solo con aiuto
records-rows = Punti per riga
records-rows-about = Il punteggio medio di ogni riga. Le barre vuote sono punti in meno.
records-fifths = Quinti dadi
records-fifths-about = In quante partite è fissato ogni valore. Crocette sulla sua pista in quel caso, in media: { $marks }.
records-marks-for = { $marks } per { $value }
records-dice-app = I dadi dell’app
records-dice-real = I dadi veri
records-dice-about = Tutte le partite finite dei due giochi; quelle con gli stessi dadi contano una volta. Anche i dadi equilibrati si scostano dalla media, e la probabilità dice quante volte si scostano almeno così.
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
records-standings = Classifica
records-people = Persone
records-span-evening = Ultima serata
records-span-month = Questo mese
records-span-year = Quest’anno
records-span-always = Sempre
records-standings-none = Queste persone non hanno finito partite insieme in questo periodo.
records-by-chance = Vittorie per caso
records-mean = Media
records-best = Migliore
records-skill-title = Abilità
records-skill =
    { $unit ->
        [points] { $name } perde { $loss } punti per scelta rispetto all’allenatore ({ $games }).
       *[chance] { $name } perde { $loss } di probabilità di vincere per decisione rispetto all’allenatore ({ $games }).
    }
records-skill-few = All’allenatore servono { $least } partite per dire come sceglie { $name }.
records-skill-looking = L’allenatore sta guardando le partite: { $read } di { $all }.
records-skill-trend =
    { $trend ->
        [less] Nelle ultime dieci partite era { $by } in meno di prima.
        [more] Nelle ultime dieci partite era { $by } in più di prima.
       *[none] Le ultime dieci partite non mostrano un cambiamento chiaro.
    }
records-duels = Testa a testa
records-duels-about = Quante volte { $name } ha finito davanti e dietro a ogni persona
records-also = anche { $names }
records-rename = Rinomina
records-new-name = Nuovo nome
records-join = La stessa persona…
records-join-about = Premi chi è anche { $name }. Il nome { $name } resta, e puoi separarli di nuovo.
records-separate = Separa { $name }
