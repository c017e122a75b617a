### Record, giocatori e dadi.

records-title = Record e statistiche
records-best-games = Partite migliori
records-rows-and-fifths = Righe e quinti dadi
records-dice = Dadi

## Durante la lettura, o senza partite

records-looking = Ricerca delle partite finite…
records-counting = Conteggio…
records-counted = { $read ->
    [one] { $read } partita su { $all }
   *[other] { $read } partite su { $all }
}
records-failed = Impossibile leggere le tue partite
records-try-again = Per riprovare, premi { $key }.
records-none = Ancora nessuna partita finita
records-none-about = Qui contano le partite finite, tranne gli allenamenti e quelle che escludi.

## I tipi di partita

records-express = Express, penalità { $penalty }
records-classic =
    Classico{ $columns ->
        [4] , quattro colonne
        [5] , cinque colonne
       *[other] {""}
    }{ $sharing ->
        [jump] , salto
        [forced] , rilancio obbligato
       *[share] {""}
    }{ $placement ->
        [must] , obbligo di mettere
        [most] , più coppie possibile
       *[within] {""}
    }

## Il record

records-all-people = Tutti
records-of = Record di { $name }
records-of-alone = Record in solitario di { $name }
records-open = Apri questa partita
records-beat = Prova a batterlo
records-next = Prossimo traguardo: { $points }
records-next-zero = Prossimo traguardo: uscire dal rosso
records-next-turns = Prossimo traguardo: { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
records-next-share = Un gioco quasi perfetto ci riesce nel { $share } delle partite.

## Come si distribuiscono le partite

records-solo = Partite in solitario
records-groups = Partite in gruppo
records-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
records-half-above = metà sopra { $points }
records-average = media { $points }
records-coach-average = coach { $points }
records-last = Ultime partite
records-record = record { $result }

## Le cifre di un giocatore

records-at-the-table = Al tavolo
records-best-in-a-group = Record in gruppo
records-biggest-win = Vittoria più ampia
records-won = Partite vinte
records-won-of = { $wins } su { $games }
records-lost = Perdita per scelta
records-bust = Turni bruciati
records-time-a-choice = Tempo per scelta
records-time-a-turn = Tempo per turno

## Le partite migliori

records-alone-points = Solitario: più punti
records-alone-turns = Solitario: meno turni
records-alone-nobody = Ancora nessuna partita finita in solitario.
records-groups-totals = In gruppo: totali più alti
records-groups-turns = In gruppo: vittorie più rapide
records-groups-wins = In gruppo: vittorie più ampie
records-groups-nobody = Ancora nessuna partita finita in gruppo.
records-with = con { $others }
records-dice-code = dadi { $code }
records-helped = aiuti: { $helps }
records-with-help = Con aiuti
records-only-help = Solo con aiuti

## Grafici

records-rows = Punti per riga
records-rows-about = Il punteggio medio di ogni riga. Le barre vuote sono punti in meno.
records-fifths = Quinti dadi
records-fifths-about = Quanto spesso si fissa ogni valore. Quando è fissato, la sua pista ha in media queste crocette: { $marks }.
records-marks-for = { $marks } per { $value }

## Che cosa hanno mostrato i dadi

records-dice-app = Dadi dell’app
records-dice-real = Dadi veri
records-dice-about = Tutte le partite finite, Express e Classico; quelle con gli stessi dadi contano una volta sola. Anche i dadi equilibrati si scostano dalla media; sotto ogni grafico vedi quanto spesso si scostano almeno così tanto.
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
    } finora; dopo { $enough } vedrai se sono equilibrati.
records-dice-fair = Come dadi equilibrati, che si scostano almeno così tanto { $cases ->
    [one] { $cases } volta
   *[other] { $cases } volte
} su 100.
records-dice-little-unusual = Un po’ insolito: dadi equilibrati si scostano così tanto una volta su { $times } ({ $percent }%).
records-dice-unusual = Insolito: dadi equilibrati si scostano così tanto solo una volta su { $times } ({ $percent }%).
records-dice-hardly-fair = Difficile che siano equilibrati: dadi equilibrati si scostano così tanto in meno di un caso su 1000 (<0,1%). Controlla i dadi, e ciò che hai digitato.

## La classifica

records-standings = Classifica
records-people = Giocatori
records-span-evening = Ultima serata
records-span-month = Questo mese
records-span-year = Quest’anno
records-span-always = Sempre
records-standings-none = In questo periodo questi giocatori non hanno finito nessuna partita insieme.
records-by-chance = Vittorie attese
records-mean = Media
records-best = Record
records-skill-title = Abilità
records-skill =
    { $unit ->
        [points] { $name } perde { $loss } punti per scelta rispetto al coach ({ $games }).
       *[chance] { $name } perde { $loss } di probabilità di vincere per decisione rispetto al coach ({ $games }).
    }
records-skill-few = Al coach servono { $least } partite per dire quanto bene sceglie { $name }.
records-skill-looking = Il coach sta esaminando la partita { $read } di { $all }.
records-skill-trend =
    { $trend ->
        [less] Nelle ultime dieci partite questa perdita è scesa di { $by }.
        [more] Nelle ultime dieci partite questa perdita è salita di { $by }.
       *[none] Le ultime dieci partite non mostrano un cambiamento chiaro.
    }
records-duels = Testa a testa
records-duels-about = Quante volte { $name } ha finito davanti e dietro a ognuno degli altri

## I giocatori

records-also = anche { $names }
records-rename = Rinomina
records-new-name = Nuovo nome
records-join = Stesso giocatore di…
records-join-about = Scegli chi è anche { $name }. Il nome { $name } resta, e puoi separarli di nuovo.
records-separate = Separa { $name }
