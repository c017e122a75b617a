### La fine di una partita.

## Il titolo

result-alone = { $points } punti
result-wins = Vince { $name } con { $points }
result-shared = { $names } si dividono la vittoria con { $points }
result-board-alone =
    { $turns ->
        [one] Vinta in { $turns } turno
       *[other] Vinta in { $turns } turni
    }
result-board-wins =
    { $turns ->
        [one] Vince { $name } in { $turns } turno
       *[other] Vince { $name } in { $turns } turni
    }
result-board-outlasted = Vince { $name }: gli altri hanno abbandonato

## Sotto il titolo

result-ahead =
    { $count ->
        [one] { $count } punto più di { $names }
       *[other] { $count } punti più di { $names }
    }
result-ahead-last =
    { $count ->
        [one] { $count } punto più di { $names }, proprio all’ultimo tiro.
       *[other] { $count } punti più di { $names }, proprio all’ultimo tiro.
    }
result-ahead-since =
    { $count ->
        [one] { $count } punto più di { $names }, in testa dal tiro { $throw }.
       *[other] { $count } punti più di { $names }, in testa dal tiro { $throw }.
    }
result-ahead-kind =
    { $count ->
        [one] { $count } punto più di { $names }. Nessuno è affogato.
       *[other] { $count } punti più di { $names }. Nessuno è affogato.
    }
result-ahead-deep =
    { $count ->
        [one] { $count } punto più di { $names }. Qualcuno doveva pur vincere.
       *[other] { $count } punti più di { $names }. Qualcuno doveva pur vincere.
    }
result-board-other =
    { $columns ->
        [one] { $name } ha { $columns } colonna
       *[other] { $name } ha { $columns } colonne
    }
result-board-other-none = { $name } non ha colonne
result-board-others-none = Nessun altro ha colonne
result-board-next =
    { $columns ->
        [one] Segue { $name }, con { $columns } colonna
       *[other] Segue { $name }, con { $columns } colonne
    }
result-board-next-each =
    { $columns ->
        [one] Seguono { $names }, con { $columns } colonna a testa
       *[other] Seguono { $names }, con { $columns } colonne a testa
    }

## Sotto il titolo di una partita in solitario

result-best-so-far = La migliore partita finora: { $result }
result-last-time = L’ultima volta: { $result }
result-short = A { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} dal tuo record, { $best }.
result-as-many-points = Pareggia la migliore partita finora
result-as-few-turns = Pareggia la migliore partita finora
result-new-record = Nuovo record di { $name }
result-record = Record di { $name }
result-more = { $count ->
    [one] { $count } punto in più del tuo vecchio record.
   *[other] { $count } punti in più del tuo vecchio record.
}
result-fewer =
    { $count ->
        [one] { $count } turno in meno del tuo vecchio record.
       *[other] { $count } turni in meno del tuo vecchio record.
    }
result-last-ten = Le ultime dieci
result-old-record = vecchio record { $result }

## Un risultato tra quelli dello stesso giocatore

result-own-first = prima partita
result-own-best = migliore su { $count }
result-own-place = { $place }ª su { $count }
result-own-among-best = migliore su { $count }; prima { $best }
result-own-among = { $place }ª su { $count }; la migliore { $best }
result-own-won = { $won ->
    [one] { $won } vinta su { $count }
   *[other] { $won } vinte su { $count }
}

## L’andamento della partita

result-course = Punti dopo ogni tiro
result-course-one = A parte { $name }, nessuno è mai stato in testa
result-course-changes =
    { $count ->
        [one] Un cambio in testa
       *[other] { $count } cambi in testa
    }
result-board-course = Colonne conquistate o scalate in parte, giro dopo giro

## Le cifre di ogni giocatore

result-best-row = Riga migliore
result-costliest = Scelta più costosa
result-own-games = Le sue partite
result-columns-count =
    { $count ->
        [one] { $count } colonna
       *[other] { $count } colonne
    }
result-furthest = Salita migliore
result-spaces =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }
result-place = { $place }º
result-costliest-told = { $when }, { $cost }
result-costliest-of = { $verdict } · { $when }: { $what }, { $cost }
result-costliest-of-points = { $verdict } · { $when }: { $what }, { $points } punti

## Una partita in solitario

result-beats = Batte
result-beats-games = { $share } delle partite quasi perfette
result-out-with-throw = Finito al tiro
result-dice = Dadi
result-par = Stessi dadi
result-par-told = coach { $coach }, al massimo { $best }
result-par-between = coach { $coach }, al massimo da { $least } a { $most }
result-attempts = Tentativi
result-attempts-told = { $place }º su { $count }; gli altri { $others }

## I conti dei fogli

result-left-after = abbandono dopo { $throw }
result-beats-note = di un milione di partite quasi perfette
result-attempt = { $number }º tentativo

## I conti del tabellone

result-columns-won = Colonne
result-turns = Turni
result-rolls = Tiri
result-busts = Bruciati
result-longest = Turno più lungo
result-longest-rolls =
    { $count ->
        [one] { $count } tiro
       *[other] { $count } tiri
    }
result-kept = Caselle tenute
result-lost = Caselle perse

## Pulsanti

result-again = Gioca ancora
result-save = Salva immagine
result-details = Dettagli
result-same-dice = Rigioca questi dadi
result-code-of-day = Dadi del giorno, { $date }: { $code }
result-code = Codice dei dadi: { $code }
result-helped = Con aiuti: { $helps }
result-strict = Partita rigorosa: né consigli né annullamenti, dadi nuovi
result-counts = Questa partita conta per i record.
result-counts-apart = Questa partita ha avuto aiuti, perciò è registrata a parte.
result-leave-out = Escludi dai record
result-left-out = Questa partita è esclusa dai record.
result-let-count = Includi nei record
result-bg-stats = Invia a BG Stats
result-bg-stats-about = Inquadra questo codice con un telefono che ha l’app BG Stats. BG Stats chiede prima di salvare la partita, e finché non inquadri non si invia nulla.
