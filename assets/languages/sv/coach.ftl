### Vad coachen säger: tips, analyser, skäl.

## Ett val

coach-choice-fifth = { $pairs }, femte { $die }
coach-choice-free = { $pairs }, frikast
coach-board-roll-on = kasta vidare
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
coach-verdict-bounds = Ett bra val kostar högst { $good }, ett oprecist högst { $inaccuracy }, ett misstag högst { $mistake } och en blunder mer än så. Ett briljant val är det enda bra, fast ett annat ser bättre ut vid första anblicken.

## Varför ett val i Express kostar något

coach-out-chosen = Med det här valet är man ute direkt; efter det bästa följer i snitt { $throws } kast till.
coach-out-best = Med det bästa valet är man ute direkt; efter det här följer i snitt { $throws } kast till.
coach-reason = { $what } ({ $figure }): { $later }.
coach-reason-alone = { $what } ({ $figure }).
coach-no-reason = Det kostar { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}.
coach-fifth-die-comes-to = Skalan för { $die } får sitt { $marks ->
    [1] första
    [2] andra
    [3] tredje
    [4] fjärde
    [5] femte
    [6] sjätte
    [7] sjunde
    [8] åttonde
   *[other] { $marks }:e
} kryss, inte skalan för { $better }
coach-fifth-die-named = Värdet { $die } tas i stället för { $better }
coach-row-stays-empty = Rad { $row } förblir tom
coach-row-is-opened = Rad { $row } öppnas
coach-row-is-opened-with-two = Rad { $row } öppnas med två kryss
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
coach-row-gets-one = Rad { $row } får bara ett kryss i stället för två
coach-row-gets-two = Rad { $row } får två kryss i stället för ett
coach-row-gets-none = Rad { $row } får inget kryss i stället för två
coach-row-later = Rad { $row } får { $dice ->
    [fewer] färre tärningar senare, rad { $other } fler
   *[more] fler tärningar senare, rad { $other } färre
}
coach-rest = Övrigt
coach-row-counts = { $points }, mot { $better_points } med { $better }
coach-row-ends = i snitt { $points } till slut, mot { $better_points } med { $better }
coach-row-ends-with-dice = den får { $dice ->
    [fewer] { $marks } kryss färre senare, rad { $other } fler
   *[more] { $marks } kryss fler senare, rad { $other } färre
}; { $ends }
coach-fifth-die-throws = i snitt { $throws } kast till, mot { $better_throws }
coach-rows-short = i snitt slutar { $short } rader under fem kryss, mot { $better_short }
coach-fifth-die-row = rad { $row } slutar i snitt på { $points }, mot { $better_points }
coach-fifth-die-rows = raderna { $rows } slutar tillsammans i snitt på { $points }, mot { $better_points }
coach-rest-fewer = rad { $other } får fler tärningar senare, och { $ends }
coach-rest-more = rad { $other } får färre tärningar senare, och { $ends }
coach-fifth-die-more = sedan är femte tärningen oftare en { $value }:a, och { $ends }
coach-fifth-die-less = sedan är femte tärningen mer sällan en { $value }:a, och { $ends }
coach-fifth-die-throws-and-rows = { $throws }, och { $ends }

## Varför ett val på brädet kostar något

coach-board-keeps = Behållna rutor om det lyckas: ungefär { $more } ({ $best }), ungefär { $spaces } ({ $chosen }).
coach-board-safe = Nästa kast kan inte bli en bom.
coach-board-nearly-safe = Nästa kast blir nästan aldrig en bom.
coach-board-seldom-busts = Nästa kast blir en bom i bara { $bust } av fallen.
coach-board-next-bust = Risk att nästa kast blir en bom: { $less } ({ $best }), { $bust } ({ $chosen }).
coach-board-leaves-runner = Med { $best } är en löpare kvar på hand.
coach-board-tops = { $best } når toppen av kolumn { $column }.
coach-board-begins = Med { $chosen } börjar en löpare längst ner i kolumn { $column }.
coach-board-threat = Efter ett stopp vinner { $name } i sitt nästa drag i { $chance } av fallen.
coach-board-wins-game = Chans att vinna partiet i det här draget: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-two = Chans att vinna två kolumner i det här draget: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-one = Chans att vinna en kolumn i det här draget: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-column = Chans att vinna kolumn { $column } i det här draget: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-at-once = Chans att vinna partiet i det här draget: 100 % ({ $best }), { $share } ({ $chosen }).
coach-board-games-play = Vinstchans: { $better } ({ $best }), { $works } ({ $play }).
coach-board-turns-play = Drag kvar: { $better } ({ $best }), { $works } ({ $play }).
coach-board-ends = Att kasta vidare tills det är bäst att stanna lyckas i { $often } av fallen. Vinstchans: { $works } om det lyckas, { $bust } efter en bom, { $stop } efter ett stopp här.
coach-board-risks = Att kasta vidare slutar i { $often } av fallen med en bom. Vinstchans: { $bust } efter en bom, { $stop } efter ett stopp här.
coach-board-ends-turns = Att kasta vidare tills det är bäst att stanna lyckas i { $often } av fallen. Drag kvar: { $works } om det lyckas, { $bust } efter en bom, { $stop } efter ett stopp här.
coach-board-works = Så ofta lyckas det: { $more_often } ({ $best }), { $often } ({ $play }). Vinstchans: { $better } respektive { $works } om det lyckas, { $bust } efter en bom.
coach-board-works-turns = Så ofta lyckas det: { $more_often } ({ $best }), { $often } ({ $play }). Drag kvar: { $better } respektive { $works } om det lyckas, { $bust } efter en bom.
coach-board-may-be-lost = Kolumn { $column } kan gå förlorad: { $name } står på ruta { $space } av { $length }.
coach-board-closer = Rutor kvar: { $left } i kolumn { $column } ({ $best }), { $more } i kolumn { $other } ({ $chosen }).
coach-board-shorter = Kolumn { $column } har bara { $length } rutor, kolumn { $other } har { $longer }.

## Tips på brädet

coach-board-best = { $verdict }: { $play }, vinstchans { $chance }.
coach-board-best-alone = { $verdict }: { $play }, { $turns } drag kvar.
coach-board-to-win = vinstchans { $chance }
coach-board-turns-to-go = { $turns } drag kvar
coach-board-turns = { $turns } drag
coach-estimate = uppskattning

## Datorspelarna

coach-express-average = I snitt { $points } poäng.
coach-express-dreamy = Öppnar rad efter rad.
coach-express-careless = Gör sällan en rad färdig.
coach-express-eager = Öppnar rader för sent.
coach-express-curious = Gör fel då och då.
coach-express-steady = Lever i nuet.
coach-express-bold = Spelar bra, men har bråttom.
coach-express-evolved = Spelar bara brädspelet.
coach-express-master = Missar ingenting.
coach-board-careless = Spelar vad som helst och stannar på en nyck.
coach-board-bold = Räknar som Trygg, men ända till 40.
coach-board-steady = Räknar till 28 och stannar, som många gör.
coach-board-evolved = Har lärt sig av tusentals partier.
coach-board-master = Tänker igenom varje drag; slår Klurig 3 gånger av 4.

## Analysen: där ingen finns

coach-review-begins = Coachen tittar på varje val …
coach-review-computed = Coachen tittar på varje val … { $percent } %. Tryck på Esc för att avbryta och gå tillbaka.
coach-review-failed = Coachen kunde inte bedöma partiet. Tryck på Esc och sedan V för att försöka igen.
coach-review-under-way = räknar …
coach-review-costliest-none = inget
coach-review-hidden = Ingen ser vad { $name } väljer i kast { $throw } förrän alla har valt.
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
coach-review-all-best = Varje val var det bästa möjliga
coach-review-costliest = Dyraste ögonblicken
coach-review-chosen-was = Valt: { $choice }
coach-review-best-was = Bäst: { $choice }
coach-review-chosen = valt
# A choice as the answer to a question, behind its verdict.
coach-review-answered = ditt svar
coach-review-in-game = i partiet
coach-wins-instead = { $choice } vinner { $share } av partierna i stället för { $less }, { $points } poäng.
coach-wins-same = { $names } { $count ->
   *[other] har
} samma kryss och väljer { $pairs } i { $often } av partierna, { $best } i { $rarely }: med samma val drar ingen ifrån.
coach-wins-leader = { $name } ligger med nästan samma kryss ungefär { $points } poäng före och väljer { $pairs } i { $often } av partierna, { $best } i { $rarely }: med samma val behåller { $name } försprånget.
coach-wins-others = { $names } { $count ->
   *[other] väljer
} { $pairs } i { $often } av partierna, { $best } i { $rarely }.
coach-wins-together = Med ett annat slår du ofta antingen alla eller ingen.
coach-wins-less = Det här valet ger { $points } poäng mindre än { $pairs }.
coach-wins-alike = { $names } { $count ->
   *[other] har
} { $marks ->
    [same] samma kryss
   *[nearly] nästan samma kryss
}, så varje kast hjälper alla lika mycket, och en liten ledning håller i sig.
coach-wins-ahead = { $names } { $count ->
   *[other] ligger efter och väljer
} { $best } i { $often } av partierna: med samma val består ledningen.
coach-wins-same-track = I { $often } av partierna är { $die } också femte tärningen för { $names }: på samma skalor hjälper samma kast alla.
coach-wins-by-shared-dice = Om de andra kastade en annan uppsättning tärningar skulle { $pairs } vinna { $best } av partierna och det här valet { $chosen }: det är de gemensamma kasten som gör skillnaden.
coach-wins-swings = { $why ->
    [behind] Den som ligger efter vinner oftare om avståndet till den bästa av de andra varierar mer: med { $pairs } varierar det ±{ $best } poäng, med det här valet bara ±{ $chosen }.
    [ahead] Den som leder vinner oftare om avståndet till den bästa av de andra varierar mindre: med { $pairs } varierar det bara ±{ $best } poäng, med det här valet ±{ $chosen }.
    [cheap-behind] För den som ligger efter uppvägs förlorade poäng av att avståndet till den bästa av de andra varierar mer: med det här valet varierar det ±{ $chosen } poäng, med { $pairs } bara ±{ $best }.
   *[cheap-ahead] För den som leder uppvägs förlorade poäng av att avståndet till den bästa av de andra varierar mindre: med det här valet varierar det bara ±{ $chosen } poäng, mot ±{ $best } med { $pairs }.
}
coach-wins-at-once = Det återstår få kast: efter det här kastet har du { $best } poäng med { $pairs } och { $chosen } med det här valet.
coach-wins-race = Avståndet till den bästa av de andra varierar bara ±{ $points } poäng, så några få poäng avgör många partier.
coach-wins-gap = I snitt är avståndet till den bästa av de andra { $best } poäng med { $pairs } (±{ $spread }) och { $chosen } med det här valet (±{ $chosen_spread }).
coach-rival-is-out = { $name } är ute med { $points } poäng; det här valet ger omkring { $chosen }, det bästa { $best }.
coach-rival-expects = { $name } kan räkna med omkring { $points } poäng; det här valet ger omkring { $chosen }, det bästa { $best }.
coach-rival-falls = { $name } kan räkna med omkring { $points } poäng men slutar under { $best } i { $share } av partierna; den som spelar vidare har samma tärningar som { $name }.
coach-review-turns-lost = +{ $turns } drag
coach-review-percent-lost = −{ $number } %

## Analysen: ett val

coach-review-turn-roll = Drag { $turn }, kast { $roll }
coach-review-points-lost = förlorade poäng
coach-review-turns-to-go = drag kvar
coach-review-chance = vinstchans
coach-review-turns-to-go-estimate = drag kvar, uppskattning
coach-review-chance-estimate = vinstchans, uppskattning
coach-review-cost-points = { $verdict }: kostar { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}.
coach-review-cost-turns = { $verdict }: kostar { $turns } drag.
coach-review-cost-chance = { $verdict }: kostar { $points ->
    [one] { $points } procentenhet
   *[other] { $points } procentenheter
} av vinstchansen.
coach-review-alone-best = Bäst: inget annat val är lika bra.
coach-review-brilliant = Briljant: det enda bra valet, och inte det mest självklara.
coach-toss-up = Hugget som stucket: skillnaden är för liten för att märkas.
coach-review-all-moments = Alla ögonblick
coach-review-all-choices = Alla val

## Analys

coach-analysis-title = Analys
coach-analysis-edit = Ändra
coach-analysis-quiz-me = Testa mig
