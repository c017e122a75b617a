### I telefoni.

phones-turn-off = Disattiva
phones-turn-on = Attiva i telefoni
phones-try-again = Riprova
phones-opening = Attivazione dei telefoni…
phones-off = I telefoni sono disattivati. Chi aveva un posto lo ritrova quando vengono riattivati.
phones-no-game = Con i telefoni, al tavolo ognuno ha il proprio foglio. Entrano in una partita: aprine una, o iniziane una nuova.
phones-no-address = I telefoni non si possono collegare a { $address }: { $cause }. Scegli un altro indirizzo o un’altra porta.
phones-no-system = I telefoni non si possono collegare: { $cause }. Riprova.
phones-scan = Inquadra il codice con la fotocamera del telefono, o digita:
phones-digits = e lì queste sei cifre, che valgono dieci minuti:
phones-digits-off = Senza cifre
phones-network = Il telefono deve essere nella stessa rete (Wi-Fi) di questo computer. Non c’è niente da installare.
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
phones-sit-down = Siediti
phones-program-plays = Qui gioca il computer
phones-seat-left = Ha lasciato
phones-seat-held = Occupato da un altro telefono
phones-seat-deserted = Occupato da un altro telefono, offline
phones-give-up = Libera il posto di { $name }
phones-give-up-told = Un altro telefono potrà giocare per { $name }. Vuoi farlo?
phones-give-up-button = Sì, libera il posto di { $name }
phones-take-over = Prendi il posto di { $name }
phones-take-over-told = L’altro telefono perde il posto, e lo vengono a sapere tutti. Giochi per { $name }?
phones-take-over-button = Sì, prendi il posto di { $name }
phones-page-table = Il tavolo
phones-page-seats = Posti
phones-only-watch = Solo guardare
phones-reload = Ricarica
phones-other-ways = Altre possibilità
phones-held = Il posto di { $name } è occupato da un altro telefono. Si può liberare lì, in Posti, o sul portatile. Quando l’altro telefono è offline da un minuto, si può prendere qui.
phones-no-seat = A questo posto nessuno gioca con un telefono.
phones-taken-over = Il posto di { $name } è ora su un altro telefono.
phones-given-up = Il posto di { $name } è libero per un altro telefono.
phones-host = Per chi ospita
phones-host-told = Chi ha questo indirizzo decide qui. Non darlo a nessuno.
phones-host-off-told = La partita viene salvata e i telefoni vengono scollegati finché il programma non viene riavviato. Vuoi farlo?
phones-host-off-button = Sì, scollega i telefoni

## Pagine dei telefoni: in cima a ogni pagina

phones-cut = Collegamento con il tavolo interrotto. Nuovo tentativo…
phones-silent = Il tavolo non risponde da un po’. Forse lì i telefoni sono disattivati; questa pagina continua a provare.
phones-other = Questo indirizzo non porta più al tavolo: forse è iniziata un’altra partita. Inquadra di nuovo il codice del tavolo, o chiedi il nuovo indirizzo.
phones-vibrate = Vibra
phones-sound = Suono
phones-hint-marks = Una partita con consigli sta a parte nei record.
phones-hint-show = Mostra il consiglio
phones-dims = Con questo browser lo schermo si oscura da solo.
phones-your-turn = Tocca a te
phones-your-turn-now = Tocca a te.
phones-own-turn = Tocca a { $name }.
phones-waiting = Si aspetta: { $names }.

## Pagine dei telefoni: perché qualcosa non è riuscito

phones-not-read = Non si è potuto leggere. Riprova.
phones-busy = Quello che hai fatto prima si sta ancora annotando. Riprova.
phones-late = Troppo tardi. Ora vale questo.
phones-no-answer = Il tavolo non ha risposto. Riprova.
phones-closed = Il tavolo è chiuso.
phones-not-saved = La partita al momento non si può salvare; il computer che la ospita dice perché. La partita continua, e il salvataggio si ritenta.
phones-too-often = Hai corretto più volte di seguito. Aspetta qualche secondo, poi riprova.
phones-two-seats = Questo telefono ha già due posti. Prima liberane uno.

## Pagine dei telefoni: che cosa vengono a sapere tutti

phones-corrected = { $name } ha corretto i dadi: { $dice }.
phones-corrected-laptop = I dadi sono stati corretti sul portatile: { $dice }.
phones-corrected-earlier = Una decisione precedente è stata corretta sul portatile.
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
phones-clock-up-table = Tempo scaduto: decide il tavolo, come concordato.
phones-clock-stopped = Il tempo è fermo.

## Pagine dei telefoni: dadi

phones-dice = Dadi: { $dice }
phones-dice-none = Dadi: nessuno
phones-part-dice = Dadi
phones-part-rolls-for-start = I tiri iniziali
phones-part-next-throw = Il prossimo tiro
phones-part-last-throw = L’ultimo tiro
phones-part-choices = Scelte
phones-part-pad = Foglio
phones-part-board = Tabellone
phones-dice-five = I cinque dadi, per esempio 13446
phones-dice-five-again = I cinque dadi del tiro { $throw }, com’erano
phones-dice-two = I due dadi, per esempio 26
phones-dice-four = I quattro dadi, per esempio 1346
phones-dice-four-again = I quattro dadi com’erano
phones-dice-expected = { $count } dadi, ognuno da 1 a 6
phones-dice-faces = { $label }: tocca ciò che mostrano i dadi
phones-dice-untap = Cancella
phones-dice-missing = ancora { $count }
phones-dice-lost = Mentre digitavi, i dadi sono stati digitati altrove. Guarda se sono giusti.
phones-dice-enter = Conferma i dadi
phones-dice-correct = Correggi i dadi
phones-cancel = Annulla
phones-dice-wrong = Questi dadi sono sbagliati
phones-dice-wrong-throw = I dadi del tiro { $throw } sono sbagliati

## Pagine dei telefoni: Express

phones-over = La partita è finita
phones-all-out = Tutti fuori.
phones-all-out-or-left = Tutti fuori o andati via.
phones-next-throw-real = Tira i cinque dadi.
phones-next-throw-app = Chiunque può tirare i dadi.
phones-you-are-out = Sei fuori. Gli altri continuano.
phones-nobody-here = A questo posto non gioca più nessuno.
phones-you-reveal = L’ultima scelta è la tua: mostra a tutti che cosa hanno scelto gli altri, ed è definitiva.
phones-row-opens = Una riga si apre a { $points }; la quinta crocetta li rende.
phones-lead = { $name } è in testa per { $points }.
phones-lead-new = { $name } passa in testa per { $points }.
phones-lead-shared = { $names } sono in testa a pari punti.
phones-chosen = Hai scelto { $choice }. Tocca un’altra scelta per cambiare.
phones-chosen-secret = Hai scelto { $choice }. Tocca un’altra scelta per cambiare, finché non hanno scelto tutti.
phones-may-change = Scelto. Puoi cambiare finché non hanno scelto tutti.
phones-take-choice-back = Annulla la mia scelta
phones-fifth-die = Quinto dado { $die }
phones-with-fifth-die = quinto dado { $die }
phones-with-free-throw = tiro libero
phones-mark-opens = apre
phones-mark-full = piena
phones-mark-ends = fine
phones-next-dice = Tiro { $throw }: inserire i dadi
phones-last-throws = Gli ultimi tiri
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
phones-marks-new = { $marks }, di cui { $new } dall’ultimo tiro
phones-player-left = ha lasciato
phones-word-choose = scegli
phones-word-chosen = scelto
phones-word-out = fuori
phones-word-left = via
phones-word-plays = gioca

## Pagine dei telefoni: come si è giocato

phones-review = Come hai giocato
phones-review-told = Hai fatto la scelta migliore in { $best } di { $count ->
    [one] { $count } tiro
   *[other] { $count } tiri
}. Le scelte migliori arrivano in media a { $start }. Da lì i dadi hanno portato { $luck } e le tue scelte { $skill }: in tutto { $end }.
phones-review-most = Il tiro { $throw } con { $choice } ha fruttato di più: { $points }.
phones-board-review-told = Scelte migliori: { $best } su { $count }. La tua probabilità di vincere partiva da { $start }. I dadi l’hanno cambiata di { $luck }, le tue scelte di { $skill }, i turni degli altri di { $others }.
phones-board-review-alone = Scelte migliori: { $best } su { $count }. Le scelte migliori richiedono in media { $start } turni. I dadi li hanno cambiati di { $luck } e le tue scelte di { $skill }: in tutto { $end }.
phones-board-review-most = Il turno { $turn } ha fruttato di più: { $gain }.
phones-review-costliest = Le scelte più costose

## Pagine dei telefoni: il tabellone

phones-board-start = Il tiro iniziale
phones-board-wins = Vince { $name }
phones-board-turn = Turno { $turn }: { $name }
phones-board-played = { $name } ha giocato { $play }.
phones-board-rolled = { $name } ha tirato questi dadi.
phones-board-rolled-start = { $name } ha fatto { $total } con { $dice }.
phones-board-start-app = Chiunque può toccare: l’app tira due dadi per ognuno.
phones-board-take-play-back = Annulla la mia ultima mossa
phones-board-rolling-on = Rilanciando: bruciato { $chance }.
phones-board-no-stop = Niente stop finché un segnalino è sulla stessa casella di un altro giocatore.
phones-runners = I tuoi segnalini
phones-board-risks = { $count ->
    [one] rischia { $count } casella
   *[other] rischia { $count } caselle
}
phones-board = Il tabellone
phones-board-column = Colonna
phones-board-squares = Pedine e segnalini
phones-board-won = conquistata da { $name }
phones-board-empty = vuota, { $top } caselle
phones-board-pieces = { $pieces }, di { $top }
phones-board-runner = segnalino { $space }
phones-board-square = { $name } { $space }

phones-game = Gioco
phones-goodbye = Belle partite. Alla prossima!
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
phones-missing = Non ancora qui: { $names }. Chi manca si siede più tardi.
phones-change-rules = Cambia giocatori e regole
phones-leave-out = Un nome vuoto esclude il giocatore.
phones-name-number = Nome del giocatore { $number }
phones-move-up = Sposta in alto il giocatore { $number }
phones-code-title = Le sei cifre
phones-code-told = Stanno accanto all’indirizzo del tavolo e valgono dieci minuti.
phones-code-enter = Entra
phones-code-wrong = Le cifre non sono queste. Guarda di nuovo.
phones-code-too-often = Troppi tentativi. Aspetta un minuto, poi riprova.
phones-code-offer = Entrare senza fotocamera
phones-code-offered = Senza fotocamera: apri { $address } e scrivi { $digits }. Vale dieci minuti.
phones-lost-told = Nulla è perso: tutte le crocette restano. Se { $name } aveva scelto in segreto, la scelta viene richiesta.
phones-that-is-me = Sono io: riprendilo
phones-another-seat = Un altro posto
phones-undone = { $name } ha ritirato una scelta.
phones-undone-host = Chi ospita ha annullato l’ultimo passo.
phones-undone-laptop = L’ultimo passo è stato annullato sul portatile.
phones-redone-laptop = L’ultimo passo è stato ripetuto sul portatile.
