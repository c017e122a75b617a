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

coach-out-chosen = Detta val avslutar spelet genast; efter det bästa följer i snitt { $throws } kast.
coach-out-best = Det bästa valet avslutar spelet genast; efter detta följer i snitt { $throws } kast.
coach-reason = { $what } ({ $figure }): { $later }.
coach-no-reason = Det kostar { $points } poäng.
coach-row = Rad { $row }
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
coach-fifth-die-named = Femte tärning blir { $die } och inte { $better }
coach-row-stays-empty = Rad { $row } förblir tom
coach-row-is-opened = Rad { $row } påbörjas
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
coach-row-comes-to = Rad { $row } kommer upp i { $marks ->
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
coach-rows-other = Alla andra rader
coach-row-counts = { $points }, { $better_points } med { $better }
coach-row-ends = { $points } vid slutet i snitt, { $better_points } med { $better }
coach-row-ends-fifth = { $points } vid slutet i snitt, { $better_points } med femte tärningen { $better }
coach-rows-end-fifth = alla andra rader { $points } vid slutet i snitt, { $better_points } med femte tärningen { $better }
coach-throws-to-come = i snitt { $throws } kast kvar, { $better_throws } med femte tärningen { $better }

## Varför ett val på brädet kostade något

coach-board-keeps = Rutor om det lyckas: { $best } ungefär { $more }, { $chosen } ungefär { $spaces }.
coach-board-safe = Nästa kast kan inte bli en bom.
coach-board-threat = Efter ett stopp vinner { $name } i sitt nästa drag i { $chance } av fallen.
coach-board-wins-game = Detta drag vinner partiet: { $best } i { $better } av fallen, { $chosen } i { $share }.
coach-board-wins-two = Detta drag vinner två kolumner: { $best } i { $better } av fallen, { $chosen } i { $share }.
coach-board-wins-column = Detta drag vinner kolumn { $column }: { $best } i { $better } av fallen, { $chosen } i { $share }.
coach-board-at-once = Detta drag vinner partiet: { $best } genast, { $chosen } i { $share } av fallen.
coach-board-games-play = Vinstchansen är { $better } med { $best }, mot { $works } med { $play }.
coach-board-turns-play = Med { $best } är { $better } drag kvar, mot { $works } med { $play }.
coach-board-ends = Att kasta vidare lyckas i { $often } av fallen: vinstchansen är då { $works }, efter en bom { $bust }, efter ett stopp { $stop }.
coach-board-ends-turns = Att kasta vidare lyckas i { $often } av fallen: då är { $works } drag kvar, efter en bom { $bust }, efter ett stopp { $stop }.
coach-board-works = { $best } lyckas i { $more_often } av fallen, { $play } i { $often }; vinstchansen är då { $better } eller { $works }, efter en bom { $bust }.
coach-board-works-turns = { $best } lyckas i { $more_often } av fallen, { $play } i { $often }; då är { $better } eller { $works } drag kvar, efter en bom { $bust }.
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

coach-express-average = Omkring { $points } poäng.
coach-express-dreamy = Börjar på rad efter rad.
coach-express-careless = Lämnar många rader halvfärdiga.
coach-express-eager = Öppnar rader för sent.
coach-express-curious = Gör fel ibland.
coach-express-steady = Lever för kastet.
coach-express-bold = Spelar bra, men har bråttom.
coach-express-evolved = Spelar bara på brädet.
coach-express-master = Missar ingenting.
coach-board-careless = Spelar vad som helst och stannar på en nyck.
coach-board-bold = Räknar som Trygg, men går till 40.
coach-board-steady = Räknar till 28 och stannar, som många gör.
coach-board-evolved = Har lärt sig av tusentals partier.
coach-board-master = Tänker igenom varje drag; slår Klurig 3 gånger av 4.

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
coach-wins-instead = { $choice } vinner i { $share } av partierna i stället för { $less }, poäng: { $points }.
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
coach-review-all-throws = Alla kast
coach-review-all-choices = Alla val

## Analysis

coach-analysis-title = Analys
coach-analysis-edit = Ändra
coach-analysis-quiz-me = Fråga mig
