### Chi siede dove.

seats-followed-hand = { $way ->
    [undone] Annullato: il posto per { $name }.
   *[redone] Ripetuto: il posto per { $name }.
}
seats-followed-join = { $way ->
    [undone] Annullato: { $name } al tavolo.
   *[redone] Ripetuto: { $name } al tavolo.
}
seats-followed-leave = { $way ->
    [undone] Annullato: l’uscita di { $name }.
   *[redone] Ripetuto: l’uscita di { $name }.
}
seats-fault-nobody = Serve almeno un giocatore.
seats-fault-crowd = In una partita ci sono al massimo { $most } giocatori.
seats-fault-same-name = I giocatori { $one } e { $other } hanno lo stesso nome.
seats-fault-same-colour = I giocatori { $one } e { $other } hanno lo stesso colore.
seats-fault-level = Il giocatore { $seat } ha un livello che questo gioco non conosce.
seats-fault-columns = Quattro o cinque colonne si giocano al massimo in tre (C10).
seats-name-empty = Un giocatore deve avere un nome.
seats-name-long = Un nome ha al massimo { $most } caratteri.
seats-name-control = Un nome è una sola riga di testo semplice.
seats-name-invisible = Un nome deve avere un carattere visibile.
seats-title-empty = Un titolo non può essere vuoto.
seats-title-long = Un titolo ha al massimo { $most } caratteri.
seats-title-control = Un titolo è una sola riga di testo semplice.
seats-title-invisible = Un titolo deve avere un carattere visibile.
seats-then = { $before }, poi { $name }
seats-note-joined = in gioco prima del tiro { $throw }
seats-note-more = { $count ->
    [one] { $count } altro
   *[other] altri { $count }
}
seats-note-throw = { $name } dal tiro { $throw }
seats-note-turn = { $name } dal turno { $turn }
seats-note-left-before-throw = ha lasciato prima del tiro 1
seats-note-left-before-turn = ha lasciato prima del turno 1
seats-note-left-throw = ha lasciato dopo il tiro { $throw }
seats-note-left-turn = ha lasciato nel turno { $turn }

## Il pannello dei giocatori

seats-about = ↑ ↓ scelgono il posto per i tasti H e L. Annulla vale anche per ciò che si fa qui.
seats-join = Aggiungi un giocatore…
seats-join-about = Fino al quarto tiro. Prima si sceglie per i tiri già fatti.
seats-hand = Cedi a…
seats-leave = Lascia…
seats-state-left = ha lasciato
seats-state-program = gioca il computer
seats-name = Nome
seats-who-about = Una persona, o uno dei giocatori del computer: Ctrl+U
seats-sits-down = Fai sedere
seats-takes-over = Cedi il posto
seats-leaves = Lascia la partita
seats-stays = Resta
seats-cancel = Annulla
seats-leaving-express = { $name } lascia la partita: niente più scelte, niente classifica, e nessuno aspetta; il foglio resta. Perché qualcuno continui qui, cedi il posto.
seats-leaving-board = { $name } lascia la partita: i suoi turni si saltano, le pedine restano, e vince chi resta per ultimo. Perché qualcuno continui qui, cedi il posto.
seats-sits-there = Ora a quel posto c’è { $name }.
seats-has-joined = { $name } è al tavolo.
seats-has-left = { $name } ha lasciato il tavolo.
seats-name-taken = { $name } è già al tavolo.
