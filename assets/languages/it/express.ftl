### Express: il tavolo, i fogli, le scelte.

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · libero

## Il quinto dado

express-fifth-new = Quinto dado: valore nuovo, { $values }
express-fifth-repeat = Nessun valore nuovo. Quinto dado: { $values }
express-fifth-named = Quinto dado: { $values }
express-fifth-free = Tiro libero: due coppie, nessun quinto dado
express-not-fifth-new = { $dice } no: fissa prima un valore nuovo ({ $values }).
express-not-fifth-named = { $dice } no: dei tuoi valori il tiro mostra { $values }.
express-not-fifth-is-free = Non è uscito nessuno dei tre valori: un tiro libero non segna un quinto dado.

## Che cosa non si può

express-refused-waiting = Prima { $name } sceglie per il tiro { $throw }.
express-refused-departed = { $name } ha lasciato.
express-refused-out = { $name } è fuori e mantiene il posto.
express-refused-no-throw = Non c’è il tiro { $throw }.
express-refused-no-seat = Non c’è il giocatore { $seat }.
express-refused-over = La partita è finita: nessuno gioca più.
express-refused-late = Il quarto tiro è fatto, nessuno può più aggiungersi.
express-refused-last = Non c’è più nessun altro al tavolo.
express-bot-chooses = Il computer sceglie per { $name }.
express-why-in-throw = i dadi { $dice } non lo permettono.
express-why-new = il quinto dado deve prima essere un valore nuovo ({ $values }).
express-why-repeat = non è uscito nessun valore nuovo, quindi il quinto dado è { $values }.
express-why-named = il quinto dado deve essere un valore fissato che il tiro mostra ({ $values }).
express-why-is-free = non è uscito nessuno dei tre valori, e un tiro libero non segna un quinto dado.
express-why-out = questo giocatore è fuori.

## Annullato o ripetuto

express-followed-throw = { $way ->
    [undone] Annullato: tiro { $throw }, { $dice }.
   *[redone] Ripetuto: tiro { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Annullata: la scelta di { $name } per il tiro { $throw }.
   *[redone] Ripetuta: la scelta di { $name } per il tiro { $throw }.
}
express-followed-choice = { $way ->
    [undone] Annullato: { $name }, { $pairs }, quinto dado { $fifth }, tiro { $throw }.
   *[redone] Ripetuto: { $name }, { $pairs }, quinto dado { $fifth }, tiro { $throw }.
}
express-followed-free = { $way ->
    [undone] Annullato: { $name }, { $pairs }, libero, tiro { $throw }.
   *[redone] Ripetuto: { $name }, { $pairs }, libero, tiro { $throw }.
}

## Dopo una correzione

express-asked-again = { $name } (tiro { $throw })
express-corrected-throw = { $again ->
    [nothing] Corretto il tiro { $throw }. Tutto il seguito resta valido.
    [some] Corretto il tiro { $throw }. Da scegliere di nuovo: { $list }. Ctrl+Z annulla la correzione.
   *[more] Corretto il tiro { $throw }. Da scegliere di nuovo: { $list } e altri. Ctrl+Z annulla la correzione.
}
express-total = totale { $total }
express-corrected-choice = { $again ->
    [nothing] Corretta la scelta di { $name } per il tiro { $throw }: { $choice }. Tutto il seguito resta valido.
    [some] Corretta la scelta di { $name } per il tiro { $throw }: { $choice }. Da scegliere di nuovo: { $list }. Ctrl+Z annulla la correzione.
   *[more] Corretta la scelta di { $name } per il tiro { $throw }: { $choice }. Da scegliere di nuovo: { $list } e altri. Ctrl+Z annulla la correzione.
}

## In solitario contro il record

express-record-to-go = Record { $record }: { $points ->
    [one] manca { $points } punto
   *[other] mancano { $points } punti
}
express-record-level = Record { $record }: alla pari
express-record-ahead = Record { $record }: { $points ->
    [one] { $points } punto sopra
   *[other] { $points } punti sopra
}

## Che cosa fa una scelta, in breve

express-effect-opens = apre { $rows }
express-effect-needs = { $row }: { $count ->
    [one] manca { $count }
   *[other] mancano { $count }
}
express-effect-full = { $row } è piena
express-effect-points = { $row }: { $points }
express-effect-ends = chiude la tua partita

## Lo stesso per esteso

## Il tavolo: dadi

express-throw = Tiro { $throw }
express-change-throw = Cambia il tiro { $throw }
express-correct-throw = Correggi il tiro { $throw }
express-throw-missed = Tiro { $throw }, saltato
express-throw-again = Tiro { $throw }, di nuovo
express-throw-and-type = Tira i cinque dadi, poi digitali o cliccali
express-throw-for-program = Tira i cinque dadi per il computer, poi digitali o cliccali
express-type-as-they-lay = Digita o clicca i cinque dadi com’erano
express-roll-dice = Tira i dadi
express-odds = { $name }: probabilità di segnare ogni riga al prossimo tiro, in %

## Il tavolo: scelte

express-leave-over = Lascia da parte un { $die }: { $key }
express-out-no-choices = Fuori: qui non c’è più niente da scegliere
express-left-no-choices = Ha lasciato: qui non c’è più niente da scegliere
express-column-fifth = Quinto
express-column-pairs = Coppie
express-it-was = Era { $choice }.
express-back-to-throw = Torna al tiro { $throw }
express-worth-best = migliore
express-worth-less = { $points } in meno

## Il tavolo: il coach

express-hint-best = La migliore: { $choice }, { $points } punti previsti alla fine.
express-hint-as-good = Altrettanto buono: { $choices }.
express-hint-reach = La migliore per arrivare a { $total }: { $choice } ({ $games ->
    [none] in nessuna partita
    [all] in tutte le partite
   *[share] { $share } delle partite
}).
express-hint-beat = La migliore per battere il record, { $total }: { $choice } ({ $games ->
    [none] in nessuna partita
    [all] in tutte le partite
   *[share] { $share } delle partite
}).
express-hint-pass = La migliore per superare { $name } ({ $total }): { $choice } ({ $games ->
    [none] in nessuna partita
    [all] in tutte le partite
   *[share] { $share } delle partite
}).
express-hint-win = { $choice } vince in { $share } delle partite contro tutti quelli ancora in gioco.
express-hint-why-not = Perché non { $choice }?

## Il tavolo: perché non succede nulla

express-app-throws = Qui i dadi li tira l’app: Spazio.
express-all-thrown = I cinque dadi ci sono tutti. Backspace toglie l’ultimo.
express-letters-choose = Le lettere scelgono; i prossimi dadi arrivano quando tutti hanno scelto per il tiro { $throw }.
express-next-dice = I prossimi dadi arrivano quando tutti hanno scelto per il tiro { $throw }.
express-no-choice-marks = Nessuna scelta segna ora la riga { $row }.
express-not-thrown = Non è uscito nessun { $die }.
express-not-left-over = Nessuna scelta lascia da parte un { $die }.

## Il tavolo: correzioni

express-correcting-dice = Stai correggendo i dadi del tiro { $throw }.
express-correcting-choice = Stai correggendo la scelta di { $name } per il tiro { $throw }.
express-asks-again = { $who ->
    [all] Poi tutti scelgono di nuovo per il tiro { $throw }.
   *[one] Poi { $name } sceglie di nuovo per il tiro { $throw }.
}
express-after-throw = dopo il tiro { $throw }
express-change = Cambia

## Il tavolo: a che punto sono tutti

express-status-left = ha lasciato, tiro { $throw }
express-status-out = fuori, tiro { $throw }
express-status-chosen = ha scelto
express-status-thinks = pensa
express-status-thinking = pensa
express-status-now = sceglie ora
express-status-first = al tiro { $throw }
express-status-to-choose = deve scegliere
express-status-program = computer

## Il tavolo: tutti i fogli

express-on-to-throw = Al tiro { $throw }
express-on-to-result = Al risultato
express-leads-by = { $name } è in testa di { $points } punti.
express-everybody-has-chosen = Hanno scelto tutti.
express-awaits-nothing = La partita è finita
express-awaits-names = Si aspetta: { $names }
express-choose-again = Nuova scelta per { $name }
express-has-chosen = { $name } ha scelto.

## Il tavolo: scelte segrete

express-has-it = Ce l’ha { $name }
express-nobody-sees-throw = Tiro { $throw }: nessuno vede una scelta finché non hanno scelto tutti.
express-hidden-program = Anche il computer sceglie in segreto.
express-hidden-phone = { $name } sceglie su un telefono. Se lì non va avanti, libera il posto in Telefoni ({ $key }), e { $name } sceglie qui.
express-hidden-choice = Il foglio prima di questo tiro. La scelta di { $name } resta nascosta finché non hanno scelto tutti.
express-pass-laptop = Passa il portatile
express-back-to = Torna a { $name }
