### La fine di una partita.

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
result-board-outlasted = Vince { $name }: non resta nessun altro
result-ahead =
    { $count ->
        [one] { $count } punto davanti a { $names }
       *[other] { $count } punti davanti a { $names }
    }
result-ahead-last = { $count } davanti a { $names }, proprio con l’ultimo tiro.
result-ahead-since = { $count } davanti a { $names }, in testa dal tiro { $throw }.
result-ahead-kind = { $count } davanti a { $names }. Nessuno è affogato.
result-ahead-deep = { $count } davanti a { $names }. Qualcuno doveva pur vincere.
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
result-best-so-far = La migliore partita finora: { $result }
result-last-time = L’ultima volta: { $result }
result-short = A { $count } dalla migliore partita finora, { $best }.
result-as-many-points = Gli stessi punti della migliore partita finora
result-as-few-turns = Gli stessi turni della migliore partita finora
result-new-record = Un nuovo record, { $name }
result-record = Il record, { $name }
result-more = { $count } più che mai.
result-fewer =
    { $count ->
        [one] { $count } turno in meno che mai.
       *[other] { $count } turni in meno che mai.
    }
result-last-ten = Le ultime dieci
result-old-record = vecchio record { $result }
result-own-first = prima partita
result-own-best = migliore su { $count }
result-own-place = { $place }ª su { $count }
result-own-among-best = migliore su { $count }; prima { $best }
result-own-among = { $place }ª su { $count }; la migliore { $best }
result-own-won = { $won } vinte su { $count }
result-course = Punti dopo ogni tiro
result-course-one = In testa in solitaria: solo { $name }
result-course-changes =
    { $count ->
        [one] La testa è cambiata una volta
       *[other] La testa è cambiata { $count } volte
    }
result-board-course = Colonne vinte o scalate in parte, giro dopo giro
result-best-row = Riga migliore
result-costliest = Scelta più costosa
result-own-games = Partite proprie
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
result-place = { $place }.
result-costliest-told = { $when }, { $cost }
result-costliest-of = { $verdict } · { $when }: { $what }, { $cost }
result-costliest-of-points = { $verdict } · { $when }: { $what }, { $points } punti
result-beats = Batte
result-beats-games = { $share } di partite quasi ottimali
result-out-with-throw = Fuori al tiro
result-dice = Dadi
result-par = Questi dadi
result-par-told = coach { $coach }, al massimo { $best }
result-par-between = coach { $coach }, al massimo da { $least } a { $most }
result-attempts = Tentativi
result-attempts-told = { $place }º su { $count }; gli altri { $others }
result-left-after = ha lasciato dopo { $throw }
result-beats-note = di un milione di partite quasi ottimali
result-attempt = { $number }º tentativo
result-columns-won = Colonne
result-turns = Turni
result-rolls = Tiri
result-busts = Bruciati
result-longest = Turno record
result-longest-rolls =
    { $count ->
        [one] { $count } tiro
       *[other] { $count } tiri
    }
result-kept = Caselle tenute
result-lost = Caselle perse
result-again = Gioca ancora
result-save = Salva immagine
result-details = Dettagli
result-same-dice = Stessi dadi
result-code-of-day = I dadi del giorno, { $date }: { $code }
result-code = Il codice di questi dadi: { $code }
result-helped = Con aiuto: { $helps }
result-strict = Partita severa: niente consigli, niente annulla, dadi nuovi
result-counts = Questa partita conta per i record.
result-counts-apart = Questa partita conta tra quelle con aiuto.
result-leave-out = Escludi
result-left-out = Questa partita non conta per i record.
result-let-count = Fai contare

result-bg-stats = Passa a BG Stats
result-bg-stats-about = Inquadra questo codice con un telefono che ha l’app BG Stats. Chiede prima di tenere la partita. Finché non lo inquadri, non si invia nulla.
