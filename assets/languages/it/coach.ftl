### Che cosa dice il coach.

## Una scelta

coach-choice-fifth = { $pairs }, quinto dado { $die }
coach-choice-free = { $pairs }, tiro libero
coach-board-roll-on = rilanciare
coach-board-stop = fermarsi
coach-board-roll-on-alone = Rilanciare
coach-board-stop-alone = Fermarsi
coach-board-rolling-on = Rilanciare
coach-board-stopping = Fermarsi
coach-verdict = { $verdict ->
    [brilliant] Brillante
    [best] La migliore
    [as-good] Alla pari
    [good] Buona
    [inaccuracy] Imprecisione
    [mistake] Errore
   *[blunder] Grave errore
}
coach-verdict-worth = { $verdict }: { $worth }
coach-verdict-bounds = Una scelta buona costa fino a { $good }, un’imprecisione fino a { $inaccuracy }, un errore fino a { $mistake }, un grave errore di più. Una scelta brillante è l’unica buona, anche se a prima vista un’altra sembra migliore.

## Express: perché una scelta è costata

coach-out-chosen = Con questa scelta chi gioca ha subito finito; dopo la migliore { $throws ->
    [one] segue in media { $throws } tiro
   *[other] seguono in media { $throws } tiri
}.
coach-out-best = Dopo questa scelta { $throws ->
    [one] segue in media { $throws } tiro
   *[other] seguono in media { $throws } tiri
}; con la migliore chi gioca ha subito finito.
coach-reason = { $what } ({ $figure }): { $later }.
coach-reason-alone = { $what } ({ $figure }).
coach-no-reason = Costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
coach-fifth-die-comes-to = La pista { $die } arriva a { $marks ->
    [1] una crocetta
    [2] due crocette
    [3] tre crocette
    [4] quattro crocette
    [5] cinque crocette
    [6] sei crocette
    [7] sette crocette
    [8] otto crocette
   *[other] { $marks } crocette
}, invece della pista { $better }
coach-fifth-die-named = Questa scelta fissa { $die } invece di { $better }
coach-row-stays-empty = La riga { $row } resta vuota
coach-row-is-opened = Questa scelta apre la riga { $row }
coach-row-is-opened-with-two = Questa scelta apre la riga { $row } con due crocette
coach-row-stays = La riga { $row } resta a { $marks ->
    [1] una crocetta
    [2] due crocette
    [3] tre crocette
    [4] quattro crocette
    [5] cinque crocette
    [6] sei crocette
    [7] sette crocette
    [8] otto crocette
    [9] nove crocette
    [10] dieci crocette
   *[other] { $marks } crocette
}
coach-row-comes-to = La riga { $row } arriva a { $marks ->
    [1] una crocetta
    [2] due crocette
    [3] tre crocette
    [4] quattro crocette
    [5] cinque crocette
    [6] sei crocette
    [7] sette crocette
    [8] otto crocette
    [9] nove crocette
    [10] dieci crocette
   *[other] { $marks } crocette
}
coach-row-gets-one = La riga { $row } riceve solo una crocetta invece di due
coach-row-gets-two = La riga { $row } riceve due crocette invece di una
coach-row-gets-none = La riga { $row } non riceve nessuna crocetta invece di due
coach-row-later = La riga { $row } riceverà { $dice ->
    [fewer] meno dadi in seguito, e la riga { $other } di più
   *[more] più dadi in seguito, e la riga { $other } di meno
}
coach-rest = Tutto il resto
coach-row-counts = { $points }, contro { $better_points } con { $better }
coach-row-ends = { $points } in media alla fine, contro { $better_points } con { $better }
coach-row-ends-with-dice = la riga riceverà in seguito { $dice ->
    [fewer] { $marks } crocette in meno, e la riga { $other } di più
   *[more] { $marks } crocette in più, e la riga { $other } di meno
}; { $ends }
coach-fifth-die-throws = { $throws ->
    [one] segue in media { $throws } tiro
   *[other] seguono in media { $throws } tiri
}, contro { $better_throws }
coach-rows-short = in media { $short ->
    [one] { $short } riga finisce
   *[other] { $short } righe finiscono
} sotto le cinque crocette, contro { $better_short }
coach-fifth-die-row = la riga { $row } finisce in media a { $points }, contro { $better_points }
coach-fifth-die-rows = le righe { $rows } totalizzano in media { $points } alla fine, contro { $better_points }
coach-rest-fewer = la riga { $other } riceverà più dadi in seguito, e { $ends }
coach-rest-more = la riga { $other } riceverà meno dadi in seguito, e { $ends }
coach-fifth-die-more = poi il quinto dado è più spesso un { $value }, e { $ends }
coach-fifth-die-less = poi il quinto dado è meno spesso un { $value }, e { $ends }
coach-fifth-die-throws-and-rows = { $throws }, e { $ends }

## Tabellone: perché una scelta è costata

coach-board-keeps = Caselle tenute se il turno riesce: { $best } (circa { $more }), { $chosen } (circa { $spaces }).
coach-board-safe = Nessun rischio di bruciare al prossimo tiro.
coach-board-nearly-safe = Quasi nessun rischio di bruciare al prossimo tiro.
coach-board-seldom-busts = Rischio di bruciare al prossimo tiro: solo { $bust }.
coach-board-next-bust = Rischio di bruciare al prossimo tiro: { $best } ({ $less }), { $chosen } ({ $bust }).
coach-board-leaves-runner = Con { $best } resta libero un segnalino.
coach-board-tops = Con { $best } si arriva in cima alla colonna { $column }.
coach-board-begins = Con { $chosen } si comincia la colonna { $column } dal basso.
coach-board-threat = Se ti fermi, { $name } vince al turno seguente nel { $chance } dei casi.
coach-board-wins-game = Probabilità di vincere la partita in questo turno: { $best } ({ $better }), { $chosen } ({ $share }).
coach-board-wins-two = Probabilità di conquistare due colonne in questo turno: { $best } ({ $better }), { $chosen } ({ $share }).
coach-board-wins-one = Probabilità di conquistare una colonna in questo turno: { $best } ({ $better }), { $chosen } ({ $share }).
coach-board-wins-column = Probabilità di conquistare la colonna { $column } in questo turno: { $best } ({ $better }), { $chosen } ({ $share }).
coach-board-at-once = Probabilità di vincere la partita in questo turno: { $best } (100%), { $chosen } ({ $share }).
coach-board-games-play = Probabilità di vincere: { $best } ({ $better }), { $play } ({ $works }).
coach-board-turns-play = Turni mancanti: { $best } ({ $better }), { $play } ({ $works }).
coach-board-ends = Rilanciare fino al momento migliore per fermarsi riesce nel { $often } dei casi. Probabilità di vincere: { $works } se riesce, { $bust } dopo un tiro bruciato, { $stop } fermandosi qui.
coach-board-risks = Rilanciare finisce con un tiro bruciato nel { $often } dei casi. Probabilità di vincere: { $bust } dopo un tiro bruciato, { $stop } fermandosi qui.
coach-board-ends-turns = Rilanciare fino al momento migliore per fermarsi riesce nel { $often } dei casi. Turni mancanti: { $works } se riesce, { $bust } dopo un tiro bruciato, { $stop } fermandosi qui.
coach-board-works = Quante volte riesce: { $best } ({ $more_often }), { $play } ({ $often }). Probabilità di vincere: { $better } o { $works } se riesce, { $bust } dopo un tiro bruciato.
coach-board-works-turns = Quante volte riesce: { $best } ({ $more_often }), { $play } ({ $often }). Turni mancanti: { $better } o { $works } se riesce, { $bust } dopo un tiro bruciato.
coach-board-may-be-lost = La colonna { $column } rischia di sfuggirti: { $name } è sulla casella { $space } di { $length }.
coach-board-closer = Caselle fino in cima: { $left } nella colonna { $column } ({ $best }), { $more } nella colonna { $other } ({ $chosen }).
coach-board-shorter = La colonna { $column } ha solo { $length } caselle, la colonna { $other } ne ha { $longer }.

## Consigli sul tabellone

coach-board-best = { $verdict }: { $play }, probabilità di vincere { $chance }.
coach-board-best-alone = { $verdict }: { $play }, { $turns ->
    [one] manca { $turns } turno
   *[other] mancano { $turns } turni
}.
coach-board-to-win = vittoria { $chance }
coach-board-turns-to-go = { $turns ->
    [one] manca { $turns } turno
   *[other] mancano { $turns } turni
}
coach-board-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
coach-estimate = stima

## I giocatori del computer

coach-express-average = In media { $points } punti.
coach-express-dreamy = Apre una riga dopo l’altra.
coach-express-careless = Lascia molte righe a metà.
coach-express-eager = Apre righe troppo tardi.
coach-express-curious = Sbaglia di tanto in tanto.
coach-express-steady = Pensa solo al tiro attuale.
coach-express-bold = Gioca bene, ma di fretta.
coach-express-evolved = Gioca solo sul tabellone.
coach-express-master = Non gli sfugge nulla.
coach-board-careless = Gioca a caso e si ferma quando gli gira.
coach-board-bold = Conta come Pacato, ma arriva a 40.
coach-board-steady = Conta fino a 28 e si ferma, come fanno in molti.
coach-board-evolved = Ha imparato da migliaia di partite.
coach-board-master = Pensa a fondo ogni turno; batte Furbo 3 volte su 4.

## L’analisi: quando non c’è

coach-review-begins = Il coach esamina ogni scelta…
coach-review-computed = Il coach esamina ogni scelta… { $percent }%. Per interrompere e tornare indietro, premi Esc.
coach-review-failed = Il coach non è riuscito a giudicare questa partita. Per riprovare, premi Esc, poi V.
coach-review-under-way = calcolo…
coach-review-costliest-none = nessuna
coach-review-hidden = La scelta di { $name } per il tiro { $throw } resta nascosta finché non hanno scelto tutti.
coach-review-not-chosen = { $name } non ha ancora scelto.
coach-review-nothing-to-choose = { $name } non aveva ancora niente da scegliere.

## L’analisi di una partita

coach-review-at-start = inizio
coach-review-luck = dadi
coach-review-choices = scelte
coach-review-others = turni degli altri
coach-review-result = risultato
coach-review-expected = previsto
coach-review-mean-loss = perdita per scelta
coach-review-best-choices = scelte migliori
coach-review-best-choices-count = { $best } su { $count }
coach-review-all-best = Ogni scelta era la migliore
coach-review-costliest = Momenti più costosi
coach-review-chosen-was = Scelta: { $choice }
coach-review-best-was = La migliore: { $choice }
coach-review-chosen = scelta
# A choice as the answer to a question, behind its verdict.
coach-review-answered = la tua risposta
coach-review-in-game = nella partita
coach-wins-instead = { $choice }: { $share } di partite vinte contro { $less }; punti: { $points }.
coach-wins-same = { $names } { $count ->
    [one] ha le stesse crocette e sceglie
   *[other] hanno le stesse crocette e scelgono
} { $pairs } nel { $often } delle partite ({ $best }: { $rarely }): con la stessa scelta nessuno va in vantaggio.
coach-wins-leader = { $name } ha circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di vantaggio con quasi le stesse crocette e sceglie { $pairs } nel { $often } delle partite ({ $best }: { $rarely }): con la stessa scelta { $name } resta davanti.
coach-wins-others = { $names } { $count ->
    [one] sceglie
   *[other] scelgono
} { $pairs } nel { $often } delle partite ({ $best }: { $rarely }).
coach-wins-together = Con un’altra, spesso li batti tutti o non ne batti nessuno.
coach-wins-less = Questa scelta vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in meno di { $pairs }.
coach-wins-alike = { $names } { $count ->
    [one] ha
   *[other] hanno
} { $marks ->
    [same] le stesse crocette
   *[nearly] quasi le stesse crocette
}: ogni tiro aiuta tutti allo stesso modo, e un piccolo vantaggio resta.
coach-wins-ahead = { $names } { $count ->
    [one] è indietro e sceglie
   *[other] sono indietro e scelgono
} { $best } nel { $often } delle partite: con la stessa scelta il vantaggio resta.
coach-wins-same-track = Nel { $often } delle partite, { $die } è anche il quinto dado di { $names }: sulle stesse piste, gli stessi tiri aiutano tutti.
coach-wins-by-shared-dice = Se gli altri tirassero un altro set di dadi, { $pairs } vincerebbe il { $best } delle partite e questa scelta il { $chosen }: la differenza la fanno i dadi in comune.
coach-wins-swings = { $why ->
    [behind] Chi è indietro vince più spesso se il distacco dal migliore tra gli altri varia di più: con { $pairs } varia di ±{ $best } punti, con questa scelta solo di ±{ $chosen }.
    [ahead] Chi è avanti vince più spesso se il distacco dal migliore tra gli altri varia di meno: con { $pairs } varia solo di ±{ $best } punti, con questa scelta di ±{ $chosen }.
    [cheap-behind] Chi è indietro compensa i punti persi se il distacco dal migliore tra gli altri varia di più: con questa scelta varia di ±{ $chosen } punti, con { $pairs } solo di ±{ $best }.
   *[cheap-ahead] Chi è avanti compensa i punti persi se il distacco dal migliore tra gli altri varia di meno: con questa scelta varia solo di ±{ $chosen } punti, con { $pairs } di ±{ $best }.
}
coach-wins-at-once = Mancano pochi tiri: dopo questo il totale è di { $best } punti con { $pairs } e di { $chosen } con questa scelta.
coach-wins-race = Il distacco dal migliore tra gli altri varia solo di ±{ $points } punti: bastano quindi pochi punti a decidere molte partite.
coach-wins-gap = In media la differenza rispetto al migliore tra gli altri è di { $best } punti con { $pairs } (±{ $spread }) e di { $chosen } con questa scelta (±{ $chosen_spread }).
coach-rival-is-out = { $name } ha finito con { $points } punti; questa scelta vale circa { $chosen }, la migliore { $best }.
coach-rival-expects = { $name } può aspettarsi circa { $points } punti; questa scelta vale circa { $chosen }, la migliore { $best }.
coach-rival-falls = { $name } può aspettarsi circa { $points } punti, ma finisce sotto { $best } nel { $share } delle partite; chi continua ha gli stessi dadi di { $name }.
coach-review-turns-lost = +{ $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
coach-review-percent-lost = −{ $number }%

## L’analisi di una scelta

coach-review-turn-roll = Turno { $turn }, tiro { $roll }
coach-review-points-lost = punti persi
coach-review-turns-to-go = turni mancanti
coach-review-chance = probabilità di vincere
coach-review-turns-to-go-estimate = turni mancanti, stima
coach-review-chance-estimate = probabilità di vincere, stima
coach-review-cost-points = { $verdict }: costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
coach-review-cost-turns = { $verdict }: costa { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}.
coach-review-cost-chance = { $verdict }: toglie { $points ->
    [one] { $points } punto percentuale
   *[other] { $points } punti percentuali
} alla probabilità di vincere.
coach-review-alone-best = La migliore: nessun’altra scelta è altrettanto buona.
coach-review-brilliant = Brillante: l’unica scelta buona, e non quella più ovvia.
coach-toss-up = Alla pari: la differenza è troppo piccola per decidere.
coach-review-all-moments = Tutti i momenti
coach-review-all-choices = Tutte le scelte

## Analisi

coach-analysis-title = Analisi
coach-analysis-edit = Modifica
coach-analysis-quiz-me = Mettimi alla prova
