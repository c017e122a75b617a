### Il gioco da tavolo.

## Il tiro iniziale

board-tied-again = { $names } alla pari con { $total }: si tira di nuovo.
board-starts = Comincia { $name }.
board-starts-in-turn = Comincia: è il suo turno
board-starts-with = Comincia { $name } con { $total }.
board-starts-after-tie = Comincia { $name } con { $total }, dopo una parità a { $tied }.
board-play-twice = { $column } due volte

## Di chi è il turno

board-turn = Turno { $turn }
board-turn-record = Turno { $turn }, il record è { $record }

## Che cosa si attende

board-type-two-as-they-lay = Digita o clicca i due dadi com’erano
board-type-four-as-they-lay = Digita o clicca i quattro dadi com’erano
board-roll-two-and-type = Tira due dadi, poi digitali o cliccali
board-roll-four-and-type = Tira i quattro dadi, poi digitali o cliccali
board-roll-on-and-type = Rilancia: digita o clicca i quattro dadi
board-roll-on-or-stop = Rilanci o ti fermi?
board-can-only-roll-on = Rilancia
board-program-rolls = Tira il computer: Spazio continua
board-program-rolls-on = Il computer rilancia: digita o clicca i quattro dadi
board-program-decides = Il computer decide: rilanciare o fermarsi
board-space-lets-program = Spazio lascia decidere il computer
board-program-chooses = Il computer sceglie la sua mossa
board-only-play = Una sola mossa possibile: Invio la gioca
board-which-pairs = Quali coppie giochi?
board-once-more-plays = Premi ancora per giocare { $play }
board-which-one = Quale con { $columns }?
board-did-it-go-on = Dopo questo tiro il turno è proseguito?
board-rolls-for-start = Tiro iniziale: comincia la somma più alta
board-rolls-again = Si tira di nuovo: { $names } alla pari con { $total }
board-was-stop = Era uno stop. Esc lo lascia così.
board-was-roll-on = Era un rilancio. Esc lo lascia così.

## Il tiro

board-odds = Probabilità che un tiro dia ogni colonna, in %
board-rolling-on-odds = Rilanciando: bruciato { $chance }

## Le due strade

board-roll = Tira
board-stop = Stop
board-no-stop = Niente stop
board-roll-for-start = Tiro iniziale
board-skip-start = Salta: tira l’app
board-it-went-on = Rilancio
board-it-stopped = Stop
board-chance-to-bust = rischio di bruciare
board-top = vetta
board-risks = { $count ->
    [one] rischia { $count } casella
   *[other] rischia { $count } caselle
}
board-risks-columns = { $count ->
    [one] e col. { $columns }
   *[other] e col. { $columns }
}
board-shared = { $count ->
    [one] è condivisa
   *[other] sono condivise
}

## Perché non succede nulla

board-app-rolls = Qui i dadi li tira l’app: Spazio.
board-all-rolled = I quattro dadi ci sono tutti: gioca prima una coppia o entrambe.
board-went-on-or-stopped = Il turno è proseguito o c’è stato lo stop? R o S.
board-type-what-they-show = Tira i dadi sul tavolo e digita ciò che mostrano.
board-nothing-gained = Non c’è ancora nessun guadagno: prima tira.
board-play-first = Gioca prima una coppia o entrambe.

## Correzioni

board-correcting-start = Stai correggendo il tiro iniziale { $roll }.
board-correcting-roll = Stai correggendo il tiro { $roll }.

## Notizie

board-news-bust = Bruciato!
board-news-nothing-lost = { $name } non aveva niente da perdere
board-news-lost = { $name } perde { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
board-news-columns = { $name } conquista { $count ->
    [one] la colonna
   *[other] le colonne
} { $columns }
board-news-closed = Nessuno ci gioca più
board-news-game-won = e vince così la partita
board-news-none-left = Non restano colonne: vince { $name }

## I giocatori, in breve

board-plays-now = gioca
board-left = ha lasciato
board-start-roll = inizio { $totals }

board-busts = { $name } brucia il tiro.
board-busts-and-loses = { $name } brucia il tiro e perde { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}.
board-stops = { $name } si ferma e tiene { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}.
board-bot-plays = Il computer gioca per { $name }.

## Annullato o ripetuto

board-followed-roll-off = { $way ->
    [undone] Annullato: tiro iniziale { $roll }, { $dice }.
   *[redone] Ripetuto: tiro iniziale { $roll }, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Annullato: tiro { $roll }, { $dice }.
   *[redone] Ripetuto: tiro { $roll }, { $dice }.
}
board-followed-play = { $way ->
    [undone] Annullato: { $play } al tiro { $roll }.
   *[redone] Ripetuto: { $play } al tiro { $roll }.
}
board-followed-stop = { $way ->
    [undone] Annullato: lo stop dopo il tiro { $roll }.
   *[redone] Ripetuto: lo stop dopo il tiro { $roll }.
}
board-followed-on = { $way ->
    [undone] Annullato: il rilancio dopo il tiro { $roll }.
   *[redone] Ripetuto: il rilancio dopo il tiro { $roll }.
}

## Dopo una correzione

board-corrected-roll-off = { $again ->
    [nothing] Corretto il tiro iniziale { $roll }. Tutto il seguito resta valido.
   *[roll] Corretto il tiro iniziale { $roll }. Da decidere di nuovo: tiro { $asked }. Ctrl+Z annulla la correzione.
}
board-corrected-roll = { $again ->
    [nothing] Corretto il tiro { $roll }. Tutto il seguito resta valido.
   *[roll] Corretto il tiro { $roll }. Da decidere di nuovo: tiro { $asked }. Ctrl+Z annulla la correzione.
}
board-corrected-play = { $again ->
    [nothing] Corretta la mossa del tiro { $roll }. Tutto il seguito resta valido.
   *[roll] Corretta la mossa del tiro { $roll }. Da decidere di nuovo: tiro { $asked }. Ctrl+Z annulla la correzione.
}
board-corrected-decision = { $again ->
    [nothing] Corretta la decisione dopo il tiro { $roll }. Tutto il seguito resta valido.
   *[roll] Corretta la decisione dopo il tiro { $roll }. Da decidere di nuovo: tiro { $asked }. Ctrl+Z annulla la correzione.
}

## Che cosa non si può

board-refused-not-started = Prima { $name } fa il tiro iniziale.
board-refused-departed = { $name } ha lasciato.
board-refused-started = È già deciso chi comincia.
board-refused-waiting = Il tiro { $roll } non è ancora concluso.
board-refused-bust = Il tiro { $roll } è bruciato, e questo chiude il turno.
board-refused-held = Il segnalino nella colonna { $column } è sulla pedina di un altro.
board-refused-over = La partita è finita.
board-refused-no-roll-off = Non c’è il tiro iniziale { $roll }.
board-refused-no-roll = Non c’è il tiro { $roll }.
board-refused-no-seat = Non c’è il giocatore { $seat }.
board-refused-joined = Al tabellone nessuno si aggiunge a partita iniziata.
board-refused-last = Non c’è più nessun altro al tabellone.
board-why-in-roll = i dadi { $dice } non lo permettono.
board-why-column = la colonna { $column } è conquistata, il suo segnalino è in vetta, o non restano segnalini.
board-why-whole = di una combinazione si giocano tutte le coppie possibili.
board-why-place = serve una combinazione che mette un nuovo segnalino.
board-why-most = serve una combinazione che gioca più coppie.
board-why-over = la partita è finita.

## Che cosa fa una mossa

board-effect-wins = stop e vittoria
board-effect-top = { $column }: in vetta
board-effect-starts = { $column }: parte
board-effect-starts-at = { $column }: parte da { $space }
board-effect-moves = { $column }: ora { $space } di { $top }
board-effect-held = lì niente stop

## Che cosa fa uno stop

board-stop-wins = vince la partita
board-stop-loses = perde la partita
board-stop-keeps = tiene { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
board-stop-columns = { $count ->
    [one] conquista col. { $columns }
   *[other] conquista col. { $columns }
}
board-bust-chance = bruciato { $chance }
board-turn-kept = { $count ->
    [one] { $count } casella tenuta
   *[other] { $count } caselle tenute
}
board-turn-bust = bruciato
board-turn-lost = bruciato, { $count } in meno

## Perché una combinazione o una colonna non si gioca

board-split-more-pairs = { $low } e { $high }: un’altra combinazione gioca più coppie
board-split-new-runner = { $low } e { $high }: un’altra combinazione mette un nuovo segnalino
board-split-neither = { $low_why ->
    [won] { $low } è conquistata
    [top] { $low } è in vetta
   *[runners] nessun segnalino per { $low }
}, { $high_why ->
    [won] { $high } è conquistata
    [top] { $high } è in vetta
   *[runners] nessun segnalino per { $high }
}
board-split-runners = nessun segnalino per { $low } o { $high }
board-split-twice = { $why ->
    [won] { $column } è conquistata
    [top] { $column } è in vetta
   *[runners] nessun segnalino per { $column }
}
board-column-not-rolled = Nessuna coppia di questi dadi dà { $column }.
board-column-not-playable = { $why ->
    [won] { $column } è conquistata.
    [top] { $column } è in vetta.
   *[runners] Nessun segnalino per { $column }.
}
board-column-more-pairs = { $column } non si può giocare: un’altra combinazione gioca più coppie.
board-column-new-runner = { $column } non si può giocare: un’altra combinazione mette un nuovo segnalino.

## Che cosa il coach si aspetta dal resto del turno

board-ahead-risk = { $choice }: tiene circa { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
} se va bene (probabilità: { $works })
board-ahead-keeps = { $choice }: tiene { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; probabilità di conquistare la colonna { $column }: { $chance }.

## Chi o che cosa aspetta il tabellone

board-awaits-start = { $name } tira due dadi per l’inizio.
board-awaits-roll-or-stop = { $name } rilancia o si ferma.
board-awaits-roll = { $name } tira.
board-awaits-play = { $name } sceglie una mossa.
board-awaits-decision = { $name } dice se il tiro { $roll } era l’ultimo.
board-awaits-nobody = La partita è finita.
