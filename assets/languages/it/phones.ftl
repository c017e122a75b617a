### I telefoni.

## Il pannello nella finestra

phones-turn-off = Scollega i telefoni
phones-turn-on = Collega i telefoni
phones-try-again = Riprova
phones-opening = Collegamento dei telefoni…
phones-off = I telefoni sono scollegati. Quando li ricolleghi, ognuno ritrova il proprio posto.
phones-no-game = Con i telefoni, al tavolo ognuno ha il proprio foglio. Prima apri una partita o iniziane una nuova.
phones-no-address = Impossibile collegare i telefoni a { $address }: { $cause }. Scegli un altro indirizzo o un’altra porta.
phones-no-system = Impossibile collegare i telefoni: { $cause }. Riprova.
phones-scan = Inquadra il codice con la fotocamera del telefono, o digita:
phones-digits = e poi queste sei cifre, valide per dieci minuti:
phones-digits-off = Nascondi le cifre
phones-network = Il telefono deve essere nella stessa rete Wi-Fi di questo computer. Non c’è niente da installare.
phones-other-address = Oppure { $address }
phones-free-seat = Libera il posto di { $name }
phones-state-not-joined = non collegato
phones-state-at-laptop = al portatile
phones-state-not-here = non ancora qui
phones-state-away = offline
phones-state-thinking = pensa
phones-state-joined = collegato

## Pagine dei telefoni: i posti

phones-who = Chi sei?
phones-your-seat = Il tuo posto
phones-sit-down = Gioca
phones-program-plays = Qui gioca il computer
phones-seat-left = Ha abbandonato
phones-seat-held = Su un altro telefono
phones-seat-deserted = Su un altro telefono, offline
phones-give-up = Libera il posto di { $name }
phones-give-up-told = Un altro telefono potrà giocare per { $name }. È questo che vuoi?
phones-give-up-button = Sì, libera il posto di { $name }
phones-take-over = Prendi il posto di { $name }
phones-take-over-told = L’altro telefono perde il posto, e lo vedranno tutti. Giochi per { $name }?
phones-take-over-button = Sì, prendi il posto di { $name }
phones-page-table = Il tavolo
phones-page-seats = Posti
phones-only-watch = Guarda soltanto
phones-reload = Ricarica
phones-other-ways = Altre possibilità
phones-held = { $name } gioca su un altro telefono. Libera il posto lì, in «Posti», o sul portatile. Se l’altro telefono resta offline per un minuto, puoi prendere il posto qui.
phones-no-seat = A questo posto nessuno gioca con un telefono.
phones-taken-over = Il posto di { $name } ora è su un altro telefono.
phones-given-up = Il posto di { $name } è libero per un altro telefono.
phones-host = Per chi ospita
phones-host-told = Chi ha questo indirizzo può gestire la partita. Non darlo a nessuno.
phones-host-off-told = La partita è salvata, e i telefoni restano scollegati finché Fifth Die non viene riavviato. Vuoi procedere?
phones-host-off-button = Sì, scollega i telefoni

## Pagine dei telefoni: in cima a ogni pagina

phones-cut = Nessun collegamento con il tavolo. Nuovo tentativo…
phones-silent = Il tavolo non risponde da un po’. Forse lì i telefoni sono scollegati; questa pagina continua a provare.
phones-other = Questo indirizzo non porta più al tavolo: forse è iniziata un’altra partita. Inquadra di nuovo il codice del tavolo, o chiedi il nuovo indirizzo.
phones-vibrate = Vibra
phones-sound = Suono
phones-hint-marks = Le partite con consigli vengono registrate a parte.
phones-hint-show = Mostra il consiglio
phones-dims = Questo browser non può tenere acceso lo schermo.
phones-your-turn = Tocca a te
phones-your-turn-now = Tocca a te.
phones-own-turn = Tocca a { $name }.
phones-waiting = In attesa di { $names }.

## Pagine dei telefoni: perché qualcosa non è riuscito

phones-not-read = Il tavolo non è riuscito a leggerlo. Riprova.
phones-busy = Il tavolo sta ancora salvando la tua ultima azione. Riprova.
phones-late = Troppo tardi: il tavolo è andato avanti. Ecco a che punto siamo.
phones-no-answer = Il tavolo non ha risposto. Riprova.
phones-closed = Il tavolo è chiuso.
phones-not-saved = Il computer di chi ospita al momento non riesce a salvare la partita; il suo schermo dice perché. Puoi continuare a giocare: il computer continua a provare.
phones-too-often = Hai corretto più volte di seguito. Aspetta qualche secondo, poi riprova.
phones-two-seats = Questo telefono ha già due posti. Prima liberane uno.

## Pagine dei telefoni: che cosa vengono a sapere tutti

phones-corrected = { $name } ha corretto i dadi: { $dice }.
phones-corrected-laptop = Qualcuno ha corretto i dadi sul portatile: { $dice }.
phones-corrected-earlier = Qualcuno ha corretto sul portatile una decisione precedente.
phones-choose-again = Scegli di nuovo.

## Pagine dei telefoni: il tempo

phones-clock-own = { $seconds ->
    [one] Ti resta { $seconds } secondo.
   *[other] Ti restano { $seconds } secondi.
}
phones-clock-others = { $seconds ->
    [one] Agli altri resta { $seconds } secondo.
   *[other] Agli altri restano { $seconds } secondi.
}
phones-clock-up = Tempo scaduto. Scegli ora.
phones-clock-up-others = Tempo scaduto per gli altri.
phones-clock-up-table = Tempo scaduto: decide l’app, come concordato.
phones-clock-stopped = Il tempo è in pausa.

## Pagine dei telefoni: dadi

phones-dice = Dadi: { $dice }
phones-dice-none = Dadi: nessuno
phones-part-dice = Dadi
phones-part-rolls-for-start = Tiri iniziali
phones-part-next-throw = Prossimo tiro
phones-part-last-throw = Ultimo tiro
phones-part-choices = Scelte
phones-part-pad = Foglio
phones-part-board = Tabellone
phones-dice-five = I cinque dadi, come 13446
phones-dice-five-again = I cinque dadi del tiro { $throw }
phones-dice-two = I due dadi, come 26
phones-dice-four = I quattro dadi, come 1346
phones-dice-four-again = I quattro dadi del tiro
phones-dice-expected = { $count } dadi, ognuno da 1 a 6
phones-dice-faces = { $label }: tocca i valori dei dadi sul tavolo
phones-dice-untap = Cancella
phones-dice-missing = { $count ->
    [one] ne manca { $count }
   *[other] ne mancano { $count }
}
phones-dice-lost = Mentre digitavi, qualcun altro ha inserito i dadi. Controlla che siano giusti.
phones-dice-enter = Conferma i dadi
phones-dice-correct = Correggi i dadi
phones-cancel = Annulla
phones-dice-wrong = Questi dadi sono sbagliati
phones-dice-wrong-throw = I dadi del tiro { $throw } sono sbagliati

## Pagine dei telefoni: Express

phones-over = Partita finita
phones-all-out = Hanno finito tutti.
phones-all-out-or-left = Tutti hanno finito o abbandonato.
phones-next-throw-real = Tira i cinque dadi.
phones-next-throw-app = Chiunque può tirare i dadi.
phones-you-are-out = Hai finito. Gli altri continuano.
phones-nobody-here = A questo posto non gioca più nessuno.
phones-you-reveal = L’ultima scelta è la tua: è definitiva e svela quelle di tutti.
phones-row-opens = Una riga si apre a { $points }; la quinta crocetta ripaga il debito.
phones-lead = { $name } è in testa di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
phones-lead-new = { $name } passa in testa di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
phones-lead-shared = { $names } sono in testa a pari punti.
phones-chosen = Hai scelto { $choice }. Per cambiare, tocca un’altra scelta.
phones-chosen-secret = Hai scelto { $choice }. Puoi cambiare finché non hanno scelto tutti: tocca un’altra scelta.
phones-may-change = Scelto. Puoi cambiare finché non hanno scelto tutti.
phones-take-choice-back = Annulla la mia scelta
phones-fifth-die = Quinto dado { $die }
phones-with-fifth-die = quinto dado { $die }
phones-with-free-throw = tiro libero
phones-mark-opens = apre
phones-mark-full = piena
phones-mark-ends = fine
phones-next-dice = Tiro { $throw }: inserisci i dadi
phones-last-throws = Ultimi tiri
phones-change-choice = Cambia la mia scelta per il tiro { $throw }
phones-change-choice-told = I dadi erano { $dice }, e hai scelto { $choice }.

## Pagine dei telefoni: tabelle

phones-column-row = Riga
phones-column-each = L’una
phones-column-marks = Crocette
phones-column-points = Punti
phones-column-die = Dado
phones-column-throw = Tiro
phones-column-chosen = Scelta
phones-column-better = Meglio
phones-column-turn = Turno
phones-column-cost = Costo
phones-pad-of = Il foglio di { $name }
phones-tracks-of = I quinti dadi di { $name }
phones-to-be-named = { $count ->
    [one] { $count } valore da fissare
   *[other] { $count } valori da fissare
}
phones-marks-new = { $marks }, di cui { $new ->
    [one] { $new } nuova
   *[other] { $new } nuove
}
phones-player-left = ha abbandonato
phones-word-choose = scegli
phones-word-chosen = scelto
phones-word-out = finito
phones-word-left = abbandono
phones-word-plays = gioca

## Pagine dei telefoni: come si è giocato

phones-review = Come hai giocato
phones-review-told = Hai fatto la scelta migliore { $best ->
    [one] { $best } volta
   *[other] { $best } volte
} su { $count }. Le scelte migliori arrivano in media a { $start }. Dadi: { $luck }. Le tue scelte: { $skill }. Totale: { $end }.
phones-review-most = Il tuo tiro migliore è stato il tiro { $throw }, con { $choice }: { $points }.
phones-board-review-told = Scelte migliori: { $best } su { $count }. Probabilità di vincere all’inizio: { $start }. Dadi: { $luck }. Le tue scelte: { $skill }. I turni degli altri: { $others }.
phones-board-review-alone = Scelte migliori: { $best } su { $count }. Le scelte migliori richiedono in media { $start ->
    [one] { $start } turno
   *[other] { $start } turni
}. Dadi: { $luck }. Le tue scelte: { $skill }. Totale: { $end }.
phones-board-review-most = Il tuo turno migliore è stato il turno { $turn }: { $gain }.
phones-review-costliest = Scelte più costose

## Pagine dei telefoni: il tabellone

phones-board-start = Tiro iniziale
phones-board-wins = Vince { $name }
phones-board-turn = Turno { $turn }: { $name }
phones-board-played = { $name } ha giocato { $play }.
phones-board-rolled = { $name } ha tirato questi dadi.
phones-board-rolled-start = { $name } ha fatto { $total } ({ $dice }).
phones-board-start-app = Chiunque può toccare: l’app tira due dadi per ognuno.
phones-board-take-play-back = Annulla la mia ultima mossa
phones-board-rolling-on = Rilanciando: rischio { $chance }.
phones-board-no-stop = Non puoi fermarti finché un segnalino è sulla pedina di un altro giocatore.
phones-runners = I tuoi segnalini
phones-board-risks = { $count ->
    [one] rischia { $count } casella
   *[other] rischia { $count } caselle
}
phones-board = Il tabellone
phones-board-column = Colonna
phones-board-squares = Pedine e segnalini
phones-board-won = conquistata da { $name }
phones-board-empty = vuota, { $top ->
    [one] { $top } casella
   *[other] { $top } caselle
}
phones-board-pieces = { $pieces }, su { $top }
phones-board-runner = segnalino { $space }
phones-board-square = { $name } { $space }

## Pagine dei telefoni: prima e dopo una partita

phones-game = Gioco
phones-goodbye = Belle partite! Alla prossima!
phones-play-again = Gioca ancora
phones-end = Concludi la serata
phones-afterwards = E adesso?
phones-newcomer = O qualcuno di nuovo
phones-your-name = Il tuo nome
phones-your-sign = Il tuo segno
phones-come-in = Ci sono
phones-you-are-in = Sei al tavolo
phones-you = tu
phones-save-name = Salva
phones-at-table = Al tavolo
phones-all-here = Ci siete tutti? Inizia
phones-missing = Non ancora qui: { $names }. Chi manca può aggiungersi più tardi.
phones-change-rules = Cambia giocatori e regole
phones-leave-out = Per togliere un giocatore, cancella il suo nome.
phones-name-number = Nome del giocatore { $number }
phones-move-up = Sposta in su il giocatore { $number }
phones-code-title = Le sei cifre
phones-code-told = Le trovi accanto all’indirizzo del tavolo. Valgono dieci minuti.
phones-code-enter = Entra
phones-code-wrong = Le cifre non sono giuste. Controllale e riprova.
phones-code-too-often = Troppi tentativi. Aspetta un minuto, poi riprova.
phones-code-offer = Entra senza fotocamera
phones-code-offered = Senza fotocamera: apri { $address } e digita { $digits }. Il codice vale dieci minuti.
phones-lost-told = Nulla è perso: tutte le crocette restano. Se { $name } aveva già scelto in segreto, dovrà scegliere di nuovo.
phones-that-is-me = Sono io: riprendi il posto
phones-another-seat = Un altro posto
phones-undone = { $name } ha annullato una scelta.
phones-undone-host = Chi ospita ha annullato l’ultima azione.
phones-undone-laptop = Qualcuno ha annullato l’ultima azione sul portatile.
phones-redone-laptop = Qualcuno ha ripristinato l’ultima azione sul portatile.
