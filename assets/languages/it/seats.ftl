### Chi siede dove.

## Annullato o ripristinato

seats-followed-hand = { $way ->
    [undone] Annullato: { $name } subentra.
   *[redone] Ripristinato: { $name } subentra.
}
seats-followed-join = { $way ->
    [undone] Annullato: { $name } si aggiunge.
   *[redone] Ripristinato: { $name } si aggiunge.
}
seats-followed-leave = { $way ->
    [undone] Annullato: { $name } abbandona.
   *[redone] Ripristinato: { $name } abbandona.
}

## Perché un tavolo non può giocare

seats-fault-nobody = Serve almeno un giocatore.
seats-fault-crowd = In una partita ci sono al massimo { $most } giocatori.
seats-fault-same-name = I giocatori { $one } e { $other } hanno lo stesso nome.
seats-fault-same-colour = I giocatori { $one } e { $other } hanno lo stesso colore.
seats-fault-level = Questo gioco non ha un computer di quel livello per il giocatore { $seat }.
seats-fault-columns = Quattro o cinque colonne si giocano al massimo in tre (C10).

## Che cosa non va in un nome

seats-name-empty = Un giocatore deve avere un nome.
seats-name-long = Un nome può avere al massimo { $most } caratteri.
seats-name-control = Un nome deve essere una sola riga di testo semplice.
seats-name-invisible = Un nome deve avere un carattere visibile.

## Che cosa non va in un titolo

seats-title-empty = Un titolo non può essere vuoto.
seats-title-long = Un titolo può avere al massimo { $most } caratteri.
seats-title-control = Un titolo deve essere una sola riga di testo semplice.
seats-title-invisible = Un titolo deve avere un carattere visibile.
seats-then = { $before }, poi { $name }

## Chi ha giocato a un posto

seats-note-joined = ingresso prima del tiro { $throw }
seats-note-more = { $count ->
    [one] { $count } altro
   *[other] altri { $count }
}
seats-note-throw = { $name } dal tiro { $throw }
seats-note-turn = { $name } dal turno { $turn }
seats-note-left-before-throw = abbandono prima del tiro 1
seats-note-left-before-turn = abbandono prima del turno 1
seats-note-left-throw = abbandono dopo il tiro { $throw }
seats-note-left-turn = abbandono nel turno { $turn }

## Il pannello dei giocatori

seats-about = Per scegliere il posto su cui agiscono H e L, premi ↑ o ↓. Puoi annullare ciò che fai qui.
seats-join = Aggiungi un giocatore…
seats-join-about = Fino al quarto tiro. Il nuovo giocatore recupera prima i tiri già fatti.
seats-hand = Cedi a…
seats-leave = Abbandona…
seats-state-left = ha abbandonato
seats-state-program = computer
seats-name = Nome
seats-who-about = Una persona o il computer: Ctrl+U
seats-sits-down = Aggiungi
seats-takes-over = Cedi il posto
seats-leaves = Abbandona la partita
seats-stays = Resta
seats-cancel = Annulla
seats-leaving-express = Se { $name } abbandona la partita, il foglio resta, ma { $name } non sceglie più e non entra in classifica. Perché qualcun altro continui qui, cedi il posto.
seats-leaving-board = Se { $name } abbandona la partita, i suoi turni si saltano, le sue pedine restano, e vince chi resta per ultimo. Perché qualcun altro continui qui, cedi il posto.
seats-sits-there = Ora a quel posto gioca { $name }.
seats-has-joined = Ora gioca anche { $name }.
seats-has-left = { $name } ha abbandonato.
seats-name-taken = { $name } è già al tavolo.
