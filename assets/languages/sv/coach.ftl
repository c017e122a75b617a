### Vad coachen säger: tips, analyser, skäl.

coach-choice-fifth = { $pairs }, femte { $die }
coach-choice-free = { $pairs }, frikast
coach-board-roll-on = kasta
coach-board-stop = stanna
coach-board-roll-on-alone = Kasta vidare
coach-board-stop-alone = Stanna
coach-board-rolling-on = Kasta vidare
coach-board-stopping = Stanna
coach-verdict = { $verdict ->
    [brilliant] Briljant
    [best] Bäst
    [as-good] Lika bra
    [good] Bra
    [inaccuracy] Oprecist
    [mistake] Misstag
   *[blunder] Blunder
}
coach-verdict-worth = { $verdict }: { $worth }
coach-verdict-bounds = Bra förlorar upp till { $good }, oprecist upp till { $inaccuracy }, ett misstag upp till { $mistake }, en blunder mer. Briljant är det enda bra valet där ett annat ser bättre ut vid första anblicken.

## Varför ett val i Express kostade något

coach-out-chosen = Detta val avslutar spelet genast.
coach-out-best = Det bästa valet avslutar spelet genast.
coach-fifth-die-comes-to = Femte tärningen { $die } kommer upp i { $marks ->
    [1] ett kryss
    [2] två kryss
    [3] tre kryss
    [4] fyra kryss
    [5] fem kryss
    [6] sex kryss
    [7] sju kryss
    [8] åtta kryss
   *[other] { $marks } kryss
}, inte { $better }
coach-nearly-out = Ute med ett kryss till.
coach-track-rarer = En { $die } hamnar då oftare i paren och ger där ovanligare summor än en { $better }.
coach-track-pairs = En { $die } hamnar då oftare i paren.
coach-fifth-die-named = Femte tärning blir { $die } och inte { $better }
coach-fifth-die-row = Rad { $row } slutar sedan på { $points } i { $games } av partierna, med femte tärningen { $better } i { $better_games }.
coach-fifth-die-rows = Sedan slutar i snitt { $rows } rader på { $points }, med femte tärningen { $better } är det { $better_rows }.
coach-fifth-die-sooner = Ute { $throws } kast tidigare.
coach-named-rarer = Varje { $better } hamnar då i paren och ger där ovanligare summor än en { $die }.
coach-row-stays-empty = Rad { $row } förblir tom
coach-row-is-opened = Rad { $row } påbörjas
coach-row-is-full = Rad { $row } är redan full
coach-row-is-opened-late = Rad { $row } påbörjas med ungefär { $throws ->
    [one] { $throws } kast
   *[other] { $throws } kast
} kvar
coach-row-stays = Rad { $row } står kvar på { $marks ->
    [1] ett kryss
    [2] två kryss
    [3] tre kryss
    [4] fyra kryss
    [5] fem kryss
    [6] sex kryss
    [7] sju kryss
    [8] åtta kryss
    [9] nio kryss
    [10] tio kryss
   *[other] { $marks } kryss
}
coach-row-comes-to = Rad { $row } kommer bara upp i { $marks ->
    [1] ett kryss
    [2] två kryss
    [3] tre kryss
    [4] fyra kryss
    [5] fem kryss
    [6] sex kryss
    [7] sju kryss
    [8] åtta kryss
    [9] nio kryss
    [10] tio kryss
   *[other] { $marks } kryss
}
coach-row-worth-less = Ett kryss i rad { $row } är värt mindre än på annat håll
coach-row-lost = Även med det krysset slutar raden på { $points } i { $games } av partierna.
coach-row-safe = Även utan det krysset slutar raden på { $points } i bara { $games } av partierna.
coach-row-ends-in-minus = Den slutar sedan på { $points } i { $games } av partierna, med { $better } i { $better_games }.
coach-row-counts = Den ger { $points }; med { $better } skulle den ge { $better_points }.
coach-row-below-five = Med färre än fem kryss ger den { $points }.
coach-row-in-return = I gengäld får rad { $row } fler kryss
coach-row-in-return-opened = I gengäld påbörjas rad { $row }
coach-row-in-return-empty = I gengäld förblir rad { $row } tom
coach-row-in-return-left = I gengäld hamnar inget kryss i rad { $row }, där det gör liten nytta
coach-row-in-return-fewer = I gengäld får rad { $row } färre kryss
coach-fifth-die-in-return = I gengäld femte tärningen { $die }

## Varför ett val på brädet kostade något

coach-board-keeps = Vid stopp behålls { $spaces ->
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
}.
coach-board-instead = { $play }: ungefär { $spaces }, i { $works } av fallen.
coach-board-safe = Nästa kast kan inte bli en bom.
coach-board-threat = Efter ett stopp vinner { $name } i sitt nästa drag i { $chance } av fallen.
coach-board-one-column = kolumn { $column }
coach-board-two-columns = två kolumner
coach-board-column = Det vinner { $columns } i { $better } av fallen.
coach-board-column-play = Det vinner { $columns } i { $better } av fallen, men i { $chosen } efter { $play }.
coach-board-column-roll-on = Det vinner { $columns }, men bara i { $chosen } av fallen om man kastar vidare.
coach-board-column-stop = Det vinner { $columns } i { $better } av fallen, men i { $chosen } om man stannar.
coach-board-wins-game = Det vinner partiet.
coach-board-now = Det vinner partiet redan i detta drag i { $better } av fallen.
coach-board-now-play = Det vinner partiet redan i detta drag i { $better } av fallen, men i { $chosen } efter { $play }.
coach-board-return-play = I gengäld vinner { $play } { $columns } i { $chosen } av fallen, men i { $better } efter { $best }.
coach-board-return-roll-on = I gengäld vinner man { $columns } i { $chosen } av fallen om man kastar vidare.
coach-board-return-stop = I gengäld vinner man { $columns } om man stannar, men bara i { $better } av fallen om man kastar vidare.
coach-board-return-now-play = I gengäld vinner { $play } partiet redan i detta drag i { $chosen } av fallen, men i { $better } efter { $best }.
coach-board-return-now-roll-on = I gengäld vinner man partiet redan i detta drag i { $chosen } av fallen om man kastar vidare.
coach-board-games-play = Men vinstchansen är { $better } med { $best }, mot { $chosen } med { $play }.
coach-board-turns-play = Men med { $best } är { $better } drag kvar, mot { $chosen } med { $play }.
coach-board-ends = Vinstchansen är { $works } om draget lyckas, { $bust } efter en bom och { $stop } efter ett stopp.
coach-board-ends-turns = Efter ett drag som lyckas är { $works } drag kvar, efter en bom { $bust }, efter ett stopp { $stop }.
coach-board-works = Lyckas draget är vinstchansen { $better } med { $best }, mot { $chosen } med { $play }; efter en bom { $bust }.
coach-board-works-turns = Lyckas draget är { $better } drag kvar med { $best }, mot { $chosen } med { $play }; efter en bom { $bust }.
coach-board-shuts-out = Det stänger ute { $name }, som står där på ruta { $space } av { $length }.
coach-board-may-be-lost = Kolumn { $column } kan gå förlorad: { $name } står på ruta { $space } av { $length }.
coach-board-shorter = Kolumn { $column } har bara { $length } rutor, kolumn { $other } har { $longer }.

## Tips på brädet

coach-board-best = { $verdict }: { $play }, vinstchans { $chance }.
coach-board-best-alone = { $verdict }: { $play }, { $turns } drag kvar.
coach-board-to-win = vinstchans { $chance }
coach-board-turns-to-go = { $turns } drag kvar
coach-board-turns = { $turns } drag
coach-estimate = uppskattning

## Datorns spelare

coach-express-careless = Tankarna på annat.
coach-express-steady = Lever för kastet.
coach-express-bold = Jagar dyra rader.
coach-express-evolved = Spelar bara på brädet.
coach-express-master = Missar ingenting.
coach-board-careless = Spelar vad som helst och stannar på en nyck.
coach-board-bold = Räknar som Trygg, men går till 40.
coach-board-steady = Räknar till 28 och stannar, som många gör.
coach-board-evolved = Bedömer med vikter från otaliga partier.
coach-board-master = Tänker igenom varje drag; slår Evolution 3 gånger av 4.

## Analysen: där ingen finns

coach-review-begins = Coachen granskar varje val …
coach-review-computed = Coachen granskar varje val … { $percent } %. Esc går tillbaka och avbryter.
coach-review-failed = Coachen klarade inte den här analysen. Esc, sedan V, försöker igen.
coach-review-under-way = räknar …
coach-review-costliest-none = inget
coach-review-hidden = Vad { $name } väljer för kast { $throw } är dolt tills alla har valt.
coach-review-not-chosen = { $name } har inte valt än.
coach-review-nothing-to-choose = { $name } hade inget att välja än.

## Analysen: ett helt parti

coach-review-at-start = start
coach-review-luck = tärningar
coach-review-choices = val
coach-review-others = andras drag
coach-review-result = resultat
coach-review-expected = väntat
coach-review-mean-loss = förlust per val
coach-review-best-choices = bästa val
coach-review-best-choices-count = { $best } av { $count }
coach-review-all-best = Varje val var det bästa
coach-review-costliest = De dyraste ögonblicken
coach-review-chosen-was = Valt: { $choice }
coach-review-best-was = Bäst: { $choice }
coach-review-chosen = valt
coach-review-in-game = i partiet
coach-review-to-win = Vinstchans: { $chosen }, bästa valet { $best }
coach-review-to-win-either = Vinstchans: { $share } i båda fallen
coach-review-turns-lost = +{ $turns } drag
coach-review-percent-lost = −{ $number } %

## Analysen: ett val

coach-review-turn-roll = Drag { $turn }, kast { $roll }
coach-review-points-lost = förlorade poäng
coach-review-turns-to-go = drag kvar
coach-review-chance = vinstchans
coach-review-turns-to-go-estimate = drag kvar, uppskattning
coach-review-chance-estimate = vinstchans, uppskattning
coach-review-cost-points = { $verdict }: kostar { $points } poäng.
coach-review-cost-turns = { $verdict }: kostar { $turns } drag.
coach-review-cost-chance = { $verdict }: kostar { $points ->
    [one] { $points } procentenhet
   *[other] { $points } procentenheter
} av vinstchansen.
coach-review-alone-best = Bäst: inget annat val är lika bra.
coach-review-brilliant = Briljant: det enda bra valet, och inte det man ser först.
coach-toss-up = Jämnt: skillnaden är för liten för att avgöra.
coach-review-wins = Detta val vinner i { $share }.
coach-review-all-throws = Alla kast
coach-review-all-choices = Alla val

## Analysis

coach-analysis-title = Analys
coach-analysis-edit = Ändra
coach-analysis-quiz-me = Fråga mig
