### Express: il tavolo, i fogli, le scelte.

## Una scelta in poche lettere

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · libero

## Il quinto dado

express-fifth-new = Quinto dado: un valore nuovo, { $values }
express-fifth-repeat = Nessun valore nuovo. Quinto dado: { $values }
express-fifth-named = Quinto dado: { $values }
express-fifth-free = Tiro libero: due coppie, nessun quinto dado
express-not-fifth-new = { $dice } no: prima fissa un valore nuovo ({ $values }).
express-not-fifth-named = { $dice } no: dei tuoi valori il tiro mostra { $values }.
express-not-fifth-is-free = Il tiro non mostra nessuno dei tuoi valori: un tiro libero non segna un quinto dado.

## Che cosa non si può

express-refused-waiting = Prima { $name } deve scegliere per il tiro { $throw }.
express-refused-departed = { $name } ha abbandonato.
express-refused-out = { $name } ha già finito, quindi il posto resta com’è.
express-refused-no-throw = Non c’è nessun tiro { $throw }.
express-refused-no-seat = Non c’è nessun giocatore { $seat }.
express-refused-over = La partita è finita.
express-refused-late = Dopo il quarto tiro nessuno può più aggiungersi.
express-refused-last = Tutti gli altri hanno abbandonato.
express-bot-chooses = Il computer sceglie per { $name }.
express-why-in-throw = i dadi { $dice } non lo permettono.
express-why-new = il quinto dado deve essere un valore nuovo ({ $values }).
express-why-repeat = il tiro non mostra nessun valore nuovo, quindi il quinto dado è { $values }.
express-why-named = il quinto dado deve essere uno dei valori fissati che il tiro mostra ({ $values }).
express-why-is-free = il tiro non mostra nessuno dei valori fissati, quindi è libero e non segna un quinto dado.
express-why-out = questo giocatore ha finito.

## Annullato o ripristinato

express-followed-throw = { $way ->
    [undone] Annullato: tiro { $throw }, { $dice }.
   *[redone] Ripristinato: tiro { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Annullata: la scelta di { $name } per il tiro { $throw }.
   *[redone] Ripristinata: la scelta di { $name } per il tiro { $throw }.
}
express-followed-choice = { $way ->
    [undone] Annullato: { $name }, { $pairs }, quinto dado { $fifth }, al tiro { $throw }.
   *[redone] Ripristinato: { $name }, { $pairs }, quinto dado { $fifth }, al tiro { $throw }.
}
express-followed-free = { $way ->
    [undone] Annullato: { $name }, { $pairs }, al tiro libero { $throw }.
   *[redone] Ripristinato: { $name }, { $pairs }, al tiro libero { $throw }.
}

## Dopo una correzione

express-asked-again = { $name } (tiro { $throw })
express-corrected-throw = { $again ->
    [nothing] Hai corretto il tiro { $throw }. Tutto ciò che segue resta valido.
    [some] Hai corretto il tiro { $throw }. Scelte da rifare: { $list }. Per annullare la correzione, premi Ctrl+Z.
   *[more] Hai corretto il tiro { $throw }. Scelte da rifare: { $list } e altri. Per annullare la correzione, premi Ctrl+Z.
}
express-total = totale { $total }
express-corrected-choice = { $again ->
    [nothing] La scelta di { $name } per il tiro { $throw } ora è { $choice }. Tutto ciò che segue resta valido.
    [some] La scelta di { $name } per il tiro { $throw } ora è { $choice }. Scelte da rifare: { $list }. Per annullare la correzione, premi Ctrl+Z.
   *[more] La scelta di { $name } per il tiro { $throw } ora è { $choice }. Scelte da rifare: { $list } e altri. Per annullare la correzione, premi Ctrl+Z.
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
express-effect-needs = { $row }: ancora { $count }
express-effect-full = { $row } è piena
express-effect-points = { $row }: { $points }
express-effect-ends = chiude la tua partita

## Il tavolo: dadi

express-throw = Tiro { $throw }
express-change-throw = Cambia il tiro { $throw }
express-correct-throw = Correggi il tiro { $throw }
express-throw-missed = Scelta in sospeso: tiro { $throw }
express-throw-again = Tiro { $throw }, di nuovo
express-throw-and-type = Tira i cinque dadi, poi digitali o selezionali
express-throw-for-program = Tira i cinque dadi per il computer, poi digitali o selezionali
express-type-as-they-lay = Digita i cinque dadi del tiro o selezionali
express-roll-dice = Tira i dadi
express-odds = { $name }: probabilità di segnare ogni riga al prossimo tiro (%)

## Il tavolo: scelte

express-leave-over = Usa un { $die } come quinto dado: { $key }
express-out-no-choices = Finito: niente più scelte
express-left-no-choices = Ha abbandonato: niente più scelte
express-column-fifth = Quinto
express-column-pairs = Coppie
express-it-was = Era { $choice }.
express-back-to-throw = Torna al tiro { $throw }
express-worth-best = migliore
express-worth-less = { $points } in meno

## Il tavolo: il coach

express-hint-best = La migliore: { $choice }; alla fine { $points } punti previsti.
express-hint-as-good = Altrettanto buona: { $choices }.
express-hint-reach = La migliore per arrivare a { $total }: { $choice } ({ $games ->
    [none] in nessuna partita
    [all] in tutte le partite
   *[share] { $share } delle partite
}).
express-hint-beat = La migliore per battere il tuo record, { $total }: { $choice } ({ $games ->
    [none] in nessuna partita
    [all] in tutte le partite
   *[share] { $share } delle partite
}).
express-hint-pass = La migliore per superare { $name } ({ $total }): { $choice } ({ $games ->
    [none] in nessuna partita
    [all] in tutte le partite
   *[share] { $share } delle partite
}).
express-hint-win = { $choice }: { $share } di partite vinte contro chi gioca ancora.
express-hint-why-not = Perché non { $choice }?

## Il tavolo: perché non succede nulla

express-app-throws = Qui i dadi li tira l’app: premi Spazio.
express-all-thrown = I cinque dadi ci sono tutti. Per togliere l’ultimo, premi Backspace.
express-letters-choose = Scegli con una lettera. I prossimi dadi arrivano quando tutti hanno scelto per il tiro { $throw }.
express-next-dice = I prossimi dadi arrivano quando tutti hanno scelto per il tiro { $throw }.
express-no-choice-marks = Ora nessuna scelta segna la riga { $row }.
express-not-thrown = Nel tiro non c’è nessun { $die }.
express-not-left-over = { $die } non può essere il quinto dado.

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

express-status-left = abbandono, tiro { $throw }
express-status-out = finito, tiro { $throw }
express-status-chosen = ha scelto
express-status-thinks = pensa
express-status-thinking = pensa
express-status-now = sceglie
express-status-first = prima il tiro { $throw }
express-status-to-choose = deve scegliere
express-status-program = computer

## Il tavolo: tutti i fogli

express-on-to-throw = Al tiro { $throw }
express-on-to-result = Al risultato
express-leads-by = { $name } è in testa di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
express-everybody-has-chosen = Hanno scelto tutti.
express-awaits-nothing = La partita è finita
express-awaits-names = In attesa di { $names }
express-choose-again = Nuova scelta per { $name }
express-has-chosen = { $name } ha scelto.

## Il tavolo: scelte segrete

express-has-it = Ce l’ha { $name }
express-nobody-sees-throw = Tiro { $throw }: le scelte restano nascoste finché non hanno scelto tutti.
express-hidden-program = Anche il computer sceglie in segreto.
express-hidden-phone = { $name } sceglie su un telefono. Se non funziona, libera il posto in «Telefoni» ({ $key }): poi { $name } può scegliere qui.
express-hidden-choice = Il foglio prima di questo tiro. La scelta di { $name } resta nascosta finché non hanno scelto tutti.
express-pass-laptop = Passa il portatile
express-back-to = Torna a { $name }
