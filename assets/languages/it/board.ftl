### Il gioco da tavolo.

## Il tiro iniziale

board-tied-again = { $names } sono alla pari a quota { $total } e tirano di nuovo.
board-starts = Comincia { $name }.
board-starts-in-turn = Comincia questa partita
board-starts-with = Comincia { $name } con { $total }.
board-starts-after-tie = Comincia { $name } con { $total }, dopo una parità a { $tied }.

## I turni

board-play-twice = { $column } due volte

## Di chi è il turno

board-turn = Turno { $turn }
board-turn-record = Turno { $turn }; il record è { $record }

## Che cosa si attende

board-type-two-as-they-lay = Digita i due dadi del tiro o selezionali
board-type-four-as-they-lay = Digita i quattro dadi del tiro o selezionali
board-roll-two-and-type = Tira due dadi, poi digitali o selezionali
board-roll-four-and-type = Tira i quattro dadi, poi digitali o selezionali
board-roll-on-and-type = Rilancia: digita i quattro dadi o selezionali
board-roll-on-or-stop = Rilanci o ti fermi?
board-can-only-roll-on = Rilancia
board-program-rolls = Tira il computer: premi Spazio
board-program-rolls-on = Il computer rilancia: digita i quattro dadi o selezionali
board-program-decides = Il computer decide: rilanciare o fermarsi
board-space-lets-program = Fai decidere il computer: Spazio
board-program-chooses = Il computer sceglie la sua mossa
board-only-play = Una sola mossa possibile: premi Invio
board-which-pairs = Quali coppie giochi?
board-once-more-plays = Premi di nuovo per giocare { $play }
board-which-one = Quale mossa con { $columns }?
board-did-it-go-on = Rilancio o stop?
board-rolls-for-start = Comincia il totale più alto
board-rolls-again = Si tira di nuovo: { $names } alla pari a quota { $total }
board-was-stop = Qui c’è stato uno stop. Esc: lascia così.
board-was-roll-on = Qui c’è stato un rilancio. Esc: lascia così.

## Il tiro

board-odds = Probabilità di ogni colonna (%)
board-rolling-on-odds = Rilanciando: rischio { $chance }

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
    [one] e la colonna { $columns }
   *[other] e le colonne { $columns }
}
board-shared = { $count ->
    [one] è condivisa
   *[other] sono condivise
}

## Perché non succede nulla

board-app-rolls = Qui i dadi li tira l’app: premi Spazio.
board-all-rolled = I quattro dadi ci sono già: prima gioca una coppia o entrambe.
board-went-on-or-stopped = Rilancio o stop? Premi R o S.
board-type-what-they-show = Tira i dadi sul tavolo e digita ciò che mostrano.
board-nothing-gained = Non hai ancora guadagnato nulla: prima tira.
board-play-first = Prima gioca una coppia o entrambe.

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
board-news-closed = D’ora in poi è chiusa
board-news-game-won = e vince la partita
board-news-none-left = Non restano colonne: vince { $name }

## I giocatori, in breve

board-plays-now = gioca
board-left = ha abbandonato
board-start-roll = ha fatto { $totals }

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

## Annullato o ripristinato

board-followed-roll-off = { $way ->
    [undone] Annullato: tiro iniziale { $roll }, { $dice }.
   *[redone] Ripristinato: tiro iniziale { $roll }, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Annullato: tiro { $roll }, { $dice }.
   *[redone] Ripristinato: tiro { $roll }, { $dice }.
}
board-followed-play = { $way ->
    [undone] Annullato: { $play } al tiro { $roll }.
   *[redone] Ripristinato: { $play } al tiro { $roll }.
}
board-followed-stop = { $way ->
    [undone] Annullato: lo stop dopo il tiro { $roll }.
   *[redone] Ripristinato: lo stop dopo il tiro { $roll }.
}
board-followed-on = { $way ->
    [undone] Annullato: il rilancio dopo il tiro { $roll }.
   *[redone] Ripristinato: il rilancio dopo il tiro { $roll }.
}

## Dopo una correzione

board-corrected-roll-off = { $again ->
    [nothing] Hai corretto il tiro iniziale { $roll }. Tutto ciò che segue resta valido.
   *[roll] Hai corretto il tiro iniziale { $roll }. Decidi di nuovo per il tiro { $asked }. Per annullare la correzione, premi Ctrl+Z.
}
board-corrected-roll = { $again ->
    [nothing] Hai corretto il tiro { $roll }. Tutto ciò che segue resta valido.
   *[roll] Hai corretto il tiro { $roll }. Decidi di nuovo per il tiro { $asked }. Per annullare la correzione, premi Ctrl+Z.
}
board-corrected-play = { $again ->
    [nothing] Hai corretto la mossa del tiro { $roll }. Tutto ciò che segue resta valido.
   *[roll] Hai corretto la mossa del tiro { $roll }. Decidi di nuovo per il tiro { $asked }. Per annullare la correzione, premi Ctrl+Z.
}
board-corrected-decision = { $again ->
    [nothing] Hai corretto la decisione dopo il tiro { $roll }. Tutto ciò che segue resta valido.
   *[roll] Hai corretto la decisione dopo il tiro { $roll }. Decidi di nuovo per il tiro { $asked }. Per annullare la correzione, premi Ctrl+Z.
}

## Che cosa non si può

board-refused-not-started = Prima { $name } deve fare il tiro iniziale.
board-refused-departed = { $name } ha abbandonato.
board-refused-started = È già deciso chi comincia.
board-refused-waiting = Prima finisci il tiro { $roll }.
board-refused-bust = Il tiro { $roll } è bruciato: il turno è finito.
board-refused-held = Non puoi fermarti: nella colonna { $column } il segnalino è sulla pedina di un altro.
board-refused-over = La partita è finita.
board-refused-no-roll-off = Non c’è nessun tiro iniziale { $roll }.
board-refused-no-roll = Non c’è nessun tiro { $roll }.
board-refused-no-seat = Non c’è nessun giocatore { $seat }.
board-refused-joined = Sul tabellone nessuno può aggiungersi a partita iniziata.
board-refused-last = Tutti gli altri hanno abbandonato.
board-why-in-roll = i dadi { $dice } non lo permettono.
board-why-column = la colonna { $column } è conquistata, il suo segnalino è in vetta, o non restano segnalini.
board-why-whole = se puoi giocare entrambe le coppie, devi farlo.
board-why-place = devi scegliere una combinazione che mette un nuovo segnalino.
board-why-most = devi scegliere una combinazione che gioca più coppie.
board-why-over = la partita è finita.

## Che cosa fa una mossa

board-effect-wins = stop e vittoria
board-effect-top = { $column }: in vetta
board-effect-starts = { $column }: parte
board-effect-starts-at = { $column }: parte da { $space }
board-effect-moves = { $column }: ora { $space } su { $top }
board-effect-held = vietato fermarsi

## Che cosa fa uno stop

board-stop-wins = vince la partita
board-stop-loses = perde la partita
board-stop-keeps = tiene { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
board-stop-columns = { $count ->
    [one] conquista la colonna { $columns }
   *[other] conquista le colonne { $columns }
}

## Il rischio di bruciare

board-bust-chance = rischio { $chance }

## Come è finito un turno

board-turn-kept = { $count ->
    [one] { $count } casella tenuta
   *[other] { $count } caselle tenute
}
board-turn-bust = bruciato
board-turn-lost = bruciato, −{ $count }

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
board-column-not-rolled = Nessuna coppia di questi dadi fa { $column }.
board-column-not-playable = { $why ->
    [won] La colonna { $column } è conquistata.
    [top] Nella colonna { $column } sei già in vetta.
   *[runners] Nessun segnalino per la colonna { $column }.
}
board-column-more-pairs = Non puoi giocare { $column }: un’altra combinazione gioca più coppie.
board-column-new-runner = Non puoi giocare { $column }: un’altra combinazione mette un nuovo segnalino.

## Che cosa il coach si aspetta dal resto del turno

board-ahead-risk = { $choice }: riesce nel { $works } dei casi e tiene circa { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
board-ahead-keeps = { $choice }: tiene { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; conquista la colonna { $column } nel { $chance } dei casi.

## Chi o che cosa aspetta il tabellone

board-awaits-start = { $name } tira due dadi per vedere chi comincia.
board-awaits-roll-or-stop = { $name } rilancia o si ferma.
board-awaits-roll = { $name } tira.
board-awaits-play = { $name } sceglie una mossa.
board-awaits-decision = { $name }, tiro { $roll }: rilancio o stop?
board-awaits-nobody = La partita è finita.
