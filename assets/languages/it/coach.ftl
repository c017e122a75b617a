### Che cosa dice il coach.

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
    [best] Migliore
    [as-good] Alla pari
    [good] Buona
    [inaccuracy] Imprecisione
    [mistake] Errore
   *[blunder] Errore grave
}
coach-verdict-worth = { $verdict }: { $worth }
coach-verdict-bounds = Una buona perde fino a { $good }, un’imprecisione fino a { $inaccuracy }, un errore fino a { $mistake }, un errore grave di più. Brillante è l’unica scelta buona quando un’altra sembra migliore a prima vista.

## Express: perché una scelta è costata

coach-out-chosen = Questa scelta chiude subito la partita.
coach-out-best = La scelta migliore chiude subito la partita.
coach-fifth-die-comes-to = Il quinto dado { $die } arriva a { $marks ->
    [1] una crocetta
    [2] due crocette
    [3] tre crocette
    [4] quattro crocette
    [5] cinque crocette
    [6] sei crocette
    [7] sette crocette
    [8] otto crocette
   *[other] { $marks } crocette
}, e non il quinto dado { $better }
coach-nearly-out = Fuori con un’altra crocetta.
coach-track-rarer = Un { $die } va allora più spesso nelle coppie, dove dà somme più rare di un { $better }.
coach-track-pairs = Un { $die } va allora più spesso nelle coppie.
coach-fifth-die-named = Come quinto dado si sceglie { $die } e non { $better }
coach-fifth-die-row = Partite simulate in cui la riga { $row } finisce a { $points }: { $games }; con il quinto dado { $better }: { $better_games }.
coach-fifth-die-rows = Numero medio di righe che finiscono a { $points }: { $rows }; con il quinto dado { $better }: { $better_rows }.
coach-fifth-die-sooner = Fuori { $throws } tiri prima.
coach-named-rarer = Ogni { $better } va allora nelle coppie, dove dà somme più rare di un { $die }.
coach-row-stays-empty = La riga { $row } resta vuota
coach-row-is-opened = Si apre la riga { $row }
coach-row-is-full = La riga { $row } è già piena
coach-row-is-opened-late = Si apre la riga { $row } a circa { $throws ->
    [one] { $throws } tiro
   *[other] { $throws } tiri
} dalla fine
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
coach-row-comes-to = La riga { $row } arriva solo a { $marks ->
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
coach-row-worth-less = Una crocetta nella riga { $row } vale meno che altrove
coach-row-lost = Partite simulate in cui anche con questa crocetta la riga finisce a { $points }: { $games }.
coach-row-safe = Partite simulate in cui anche senza questa crocetta la riga finisce a { $points }: solo { $games }.
coach-row-ends-in-minus = Partite simulate in cui finisce a { $points }: { $games }; con { $better }: { $better_games }.
coach-row-counts = Vale { $points }; con { $better }: { $better_points }.
coach-row-below-five = Con meno di cinque crocette vale { $points }.
coach-row-in-return = In cambio la riga { $row } riceve più crocette
coach-row-in-return-opened = In cambio si apre la riga { $row }
coach-row-in-return-empty = In cambio la riga { $row } resta vuota
coach-row-in-return-left = In cambio nessuna crocetta va nella riga { $row }, dove serve a poco
coach-row-in-return-fewer = In cambio la riga { $row } riceve meno crocette
coach-fifth-die-in-return = In cambio il quinto dado { $die }

## Tabellone: perché una scelta è costata

coach-board-keeps = Fermandosi si tengono { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
}.
coach-board-instead = { $play }: circa { $spaces } (probabilità: { $works }).
coach-board-safe = Il prossimo tiro non può bruciare.
coach-board-threat = Dopo uno stop la probabilità che { $name } vinca al prossimo turno è { $chance }.
coach-board-one-column = la colonna { $column }
coach-board-two-columns = due colonne
coach-board-column = Probabilità di conquistare così { $columns }: { $better }.
coach-board-column-play = Probabilità di conquistare così { $columns }: { $better }; dopo { $play }: { $chosen }.
coach-board-column-roll-on = Così si conquista { $columns }; rilanciando la probabilità è solo { $chosen }.
coach-board-column-stop = Probabilità di conquistare così { $columns }: { $better }; fermandosi: { $chosen }.
coach-board-wins-game = Così si vince la partita.
coach-board-now = Probabilità di vincere così la partita in questo turno: { $better }.
coach-board-now-play = Probabilità di vincere così la partita in questo turno: { $better }; dopo { $play }: { $chosen }.
coach-board-return-play = In cambio la probabilità di conquistare { $columns } è { $chosen } con { $play }, { $better } con { $best }.
coach-board-return-roll-on = In cambio la probabilità di conquistare { $columns } rilanciando è { $chosen }.
coach-board-return-stop = In cambio fermandosi si conquista { $columns }; rilanciando la probabilità è solo { $better }.
coach-board-return-now-play = In cambio la probabilità di vincere la partita in questo turno è { $chosen } con { $play }, { $better } con { $best }.
coach-board-return-now-roll-on = In cambio la probabilità di vincere la partita in questo turno rilanciando è { $chosen }.
coach-board-games-play = Ma la probabilità di vincere la partita è { $better } con { $best }, contro { $chosen } con { $play }.
coach-board-turns-play = Ma restano { $better } turni con { $best }, contro { $chosen } con { $play }.
coach-board-ends = Probabilità di vincere la partita: { $works } se il turno riesce, { $bust } se il tiro brucia, { $stop } fermandosi.
coach-board-ends-turns = Turni che restano: { $works } se il turno riesce, { $bust } se il tiro brucia, { $stop } fermandosi.
coach-board-works = Se il turno riesce, la probabilità di vincere la partita è { $better } con { $best }, contro { $chosen } con { $play }; se il tiro brucia, { $bust }.
coach-board-works-turns = Se il turno riesce, restano { $better } turni con { $best }, contro { $chosen } con { $play }; se il tiro brucia, { $bust }.
coach-board-shuts-out = Questo taglia fuori { $name }, che lì è sulla casella { $space } di { $length }.
coach-board-may-be-lost = La colonna { $column } può andare persa: { $name } è sulla casella { $space } di { $length }.
coach-board-shorter = La colonna { $column } ha solo { $length } caselle, la { $other } ne ha { $longer }.

## Consigli sul tabellone

coach-board-best = { $verdict }: { $play }, probabilità di vincere { $chance }.
coach-board-best-alone = { $verdict }: { $play }, ancora { $turns } turni.
coach-board-to-win = vittoria { $chance }
coach-board-turns-to-go = ancora { $turns } turni
coach-board-turns = { $turns } turni
coach-estimate = stima

## I giocatori del computer

coach-express-careless = Ha la testa altrove.
coach-express-steady = Vive per questo tiro.
coach-express-bold = Ama le righe ricche.
coach-express-evolved = Gioca solo sul tabellone.
coach-express-master = Non gli sfugge nulla.
coach-board-careless = Gioca a caso e si ferma quando gli gira.
coach-board-bold = Conta come Pacato, ma arriva a 40.
coach-board-steady = Conta fino a 28 e si ferma, come fanno in molti.
coach-board-evolved = Giudica con pesi nati da molte partite.
coach-board-master = Pensa a fondo ogni turno; batte Evoluto 3 volte su 4.

## L'analisi: quando non c'è

coach-review-begins = Il coach esamina ogni scelta…
coach-review-computed = Il coach esamina ogni scelta… { $percent }%. Esc torna indietro e lo interrompe.
coach-review-failed = Il coach non è riuscito a fare questa analisi. Esc, poi V, per riprovare.
coach-review-under-way = calcolo…
coach-review-costliest-none = nessuna
coach-review-hidden = La scelta di { $name } per il tiro { $throw } resta nascosta finché non hanno scelto tutti.
coach-review-not-chosen = { $name } non ha ancora scelto.
coach-review-nothing-to-choose = { $name } non aveva ancora niente da scegliere.

## L'analisi di una partita

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
coach-review-costliest = I momenti più costosi
coach-review-chosen-was = Scelta: { $choice }
coach-review-best-was = Migliore: { $choice }
coach-review-chosen = scelta
coach-review-in-game = nella partita
coach-review-to-win = Probabilità di vincere: { $chosen }, scelta migliore { $best }
coach-review-to-win-either = Probabilità di vincere: { $share } in entrambi i casi
coach-review-turns-lost = +{ $turns } turni
coach-review-percent-lost = −{ $number }%

## L'analisi di una scelta

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
coach-review-cost-turns = { $verdict }: costa { $turns } turni.
coach-review-cost-chance = { $verdict }: costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} della probabilità di vincere.
coach-review-alone-best = Migliore: nessun’altra scelta è altrettanto buona.
coach-review-brilliant = Brillante: l’unica scelta buona, e non quella a prima vista.
coach-toss-up = Alla pari: la differenza è troppo piccola per dirlo.
coach-review-wins = Questa scelta vince in { $share }.
coach-review-all-throws = Tutti i tiri
coach-review-all-choices = Tutte le scelte

## Analysis

coach-analysis-title = Analisi
coach-analysis-edit = Modifica
coach-analysis-quiz-me = Mettimi alla prova
