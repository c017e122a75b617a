### Wat de coach zegt: hints, analyses, redenen.

coach-choice-fifth = { $pairs }, vijfde dobbelsteen { $die }
coach-choice-free = { $pairs }, vrije worp
coach-board-roll-on = doorgooien
coach-board-stop = stoppen
coach-board-roll-on-alone = Doorgooien
coach-board-stop-alone = Stoppen
coach-board-rolling-on = Doorgooien
coach-board-stopping = Stoppen
coach-verdict = { $verdict ->
    [brilliant] Briljant
    [best] Beste keuze
    [as-good] Even goed
    [good] Goed
    [inaccuracy] Slordig
    [mistake] Fout
   *[blunder] Blunder
}
coach-verdict-worth = { $verdict }: { $worth }
coach-verdict-bounds = Een goede keuze kost hoogstens { $good }, een slordige hoogstens { $inaccuracy }, een fout hoogstens { $mistake }, een blunder meer. Briljant is de enige goede keuze als op het eerste gezicht een andere beter lijkt.

## Waarom een keuze bij Express iets kostte

coach-out-chosen = Met deze keuze ben je meteen uit; na de beste volgen gemiddeld nog { $throws ->
    [one] { $throws } worp
   *[other] { $throws } worpen
}.
coach-out-best = Na deze keuze volgen gemiddeld nog { $throws ->
    [one] { $throws } worp
   *[other] { $throws } worpen
}; met de beste ben je meteen uit.
coach-reason = { $what } ({ $figure }): { $later }.
coach-reason-alone = { $what } ({ $figure }).
coach-no-reason = Dat kost { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
coach-fifth-die-comes-to = De strook van de { $die } komt op { $marks ->
    [1] één kruisje
    [2] twee kruisjes
    [3] drie kruisjes
    [4] vier kruisjes
    [5] vijf kruisjes
    [6] zes kruisjes
    [7] zeven kruisjes
    [8] acht kruisjes
   *[other] { $marks } kruisjes
}, niet die van de { $better }
coach-fifth-die-named = Zo wordt de { $die } vastgelegd, niet de { $better }
coach-row-stays-empty = Rij { $row } blijft leeg
coach-row-is-opened = Dit opent rij { $row }
coach-row-is-opened-with-two = Dit opent rij { $row } met twee kruisjes
coach-row-stays = Rij { $row } blijft op { $marks ->
    [1] één kruisje
    [2] twee kruisjes
    [3] drie kruisjes
    [4] vier kruisjes
    [5] vijf kruisjes
    [6] zes kruisjes
    [7] zeven kruisjes
    [8] acht kruisjes
    [9] negen kruisjes
    [10] tien kruisjes
   *[other] { $marks } kruisjes
}
coach-row-comes-to = Rij { $row } komt op { $marks ->
    [1] één kruisje
    [2] twee kruisjes
    [3] drie kruisjes
    [4] vier kruisjes
    [5] vijf kruisjes
    [6] zes kruisjes
    [7] zeven kruisjes
    [8] acht kruisjes
    [9] negen kruisjes
    [10] tien kruisjes
   *[other] { $marks } kruisjes
}
coach-row-gets-one = Rij { $row } krijgt maar één kruisje in plaats van twee
coach-row-gets-two = Rij { $row } krijgt twee kruisjes in plaats van één
coach-row-gets-none = Rij { $row } krijgt geen kruisje in plaats van twee
coach-row-later = Rij { $row } krijgt later { $dice ->
    [fewer] minder dobbelstenen, rij { $other } meer
   *[more] meer dobbelstenen, rij { $other } minder
}
coach-rest = De rest
coach-row-counts = { $points }, tegen { $better_points } met { $better }
coach-row-ends = aan het eind gemiddeld { $points }, tegen { $better_points } met { $better }
coach-row-ends-with-dice = die rij krijgt later { $dice ->
    [fewer] { $marks } kruisjes minder, rij { $other } meer
   *[more] { $marks } kruisjes meer, rij { $other } minder
}; { $ends }
coach-fifth-die-throws = gemiddeld nog { $throws ->
    [one] { $throws } worp
   *[other] { $throws } worpen
}, tegen { $better_throws }
coach-rows-short = gemiddeld eindigen { $short } rijen onder vijf kruisjes, tegen { $better_short }
coach-fifth-die-row = rij { $row } eindigt gemiddeld op { $points }, tegen { $better_points }
coach-fifth-die-rows = de rijen { $rows } eindigen samen gemiddeld op { $points }, tegen { $better_points }
coach-rest-fewer = rij { $other } krijgt later meer dobbelstenen, en { $ends }
coach-rest-more = rij { $other } krijgt later minder dobbelstenen, en { $ends }
coach-fifth-die-more = daarna is de vijfde dobbelsteen vaker een { $value }, en { $ends }
coach-fifth-die-less = daarna is de vijfde dobbelsteen minder vaak een { $value }, en { $ends }
coach-fifth-die-throws-and-rows = { $throws }, en { $ends }

## Waarom een keuze op het bord iets kostte

coach-board-keeps = Velden die je behoudt als het lukt: ongeveer { $more } met { $best }, ongeveer { $spaces } met { $chosen }.
coach-board-safe = De volgende worp kan geen misworp zijn.
coach-board-nearly-safe = De volgende worp is bijna nooit een misworp.
coach-board-seldom-busts = De volgende worp is maar in { $bust } van de gevallen een misworp.
coach-board-next-bust = Kans dat de volgende worp een misworp is: { $less } ({ $best }), { $bust } ({ $chosen }).
coach-board-leaves-runner = Met { $best } blijft er een loper vrij.
coach-board-tops = Met { $best } komt de loper in kolom { $column } op de top.
coach-board-begins = Met { $chosen } begint een loper helemaal onderaan in kolom { $column }.
coach-board-threat = Na een stop wint { $name } in de volgende beurt in { $chance } van de gevallen.
coach-board-wins-game = Kans om deze beurt het spel te winnen: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-two = Kans om deze beurt twee kolommen te winnen: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-one = Kans om deze beurt een kolom te winnen: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-column = Kans om deze beurt kolom { $column } te winnen: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-at-once = Kans om deze beurt het spel te winnen: 100% ({ $best }), { $share } ({ $chosen }).
coach-board-games-play = Winkans: { $better } ({ $best }), { $works } ({ $play }).
coach-board-turns-play = Beurten te gaan: { $better } ({ $best }), { $works } ({ $play }).
coach-board-ends = Doorgooien tot stoppen het beste is, lukt in { $often } van de gevallen. Winkans: { $works } als het lukt, { $bust } na een misworp, { $stop } na een stop hier.
coach-board-risks = Doorgooien eindigt in { $often } van de gevallen met een misworp. Winkans: { $bust } na een misworp, { $stop } na een stop hier.
coach-board-ends-turns = Doorgooien tot stoppen het beste is, lukt in { $often } van de gevallen. Beurten te gaan: { $works } als het lukt, { $bust } na een misworp, { $stop } na een stop hier.
coach-board-works = Zo vaak lukt het: { $more_often } ({ $best }), { $often } ({ $play }). Winkans: { $better } of { $works } als het lukt, { $bust } na een misworp.
coach-board-works-turns = Zo vaak lukt het: { $more_often } ({ $best }), { $often } ({ $play }). Beurten te gaan: { $better } of { $works } als het lukt, { $bust } na een misworp.
coach-board-may-be-lost = Kolom { $column } kan verloren gaan: { $name } staat op veld { $space } van { $length }.
coach-board-closer = Velden te gaan: { $left } in kolom { $column } ({ $best }), { $more } in kolom { $other } ({ $chosen }).
coach-board-shorter = Kolom { $column } heeft maar { $length } velden, kolom { $other } heeft er { $longer }.

## Hints op het bord

coach-board-best = { $verdict }: { $play }, winkans { $chance }.
coach-board-best-alone = { $verdict }: { $play }, nog { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}.
coach-board-to-win = winkans { $chance }
coach-board-turns-to-go = nog { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
coach-board-turns = { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
coach-estimate = schatting

## De computerspelers

coach-express-average = Gemiddeld { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
coach-express-dreamy = Begint aan rij na rij.
coach-express-careless = Maakt veel rijen niet af.
coach-express-eager = Begint te laat aan rijen.
coach-express-curious = Vergist zich af en toe.
coach-express-steady = Denkt alleen aan deze worp.
coach-express-bold = Speelt goed, maar gehaast.
coach-express-evolved = Speelt alleen het bordspel.
coach-express-master = Ziet alles.
coach-board-careless = Speelt maar wat en stopt in een opwelling.
coach-board-bold = Telt net als Nuchter, maar tot 40.
coach-board-steady = Telt tot 28 en stopt, zoals veel spelers.
coach-board-evolved = Heeft geleerd van duizenden spellen.
coach-board-master = Denkt alles door; klopt Slimmerd 3 van de 4 keer.

## De analyse: waar ze er niet is

coach-review-begins = De coach bekijkt elke keuze…
coach-review-computed = De coach bekijkt elke keuze… { $percent }%. Afbreken en terug: Esc.
coach-review-failed = De coach kon dit spel niet beoordelen. Opnieuw proberen: Esc, dan V.
coach-review-under-way = rekent nog…
coach-review-costliest-none = geen
coach-review-hidden = De keuze van { $name } voor worp { $throw } blijft geheim tot iedereen gekozen heeft.
coach-review-not-chosen = { $name } heeft nog niet gekozen.
coach-review-nothing-to-choose = { $name } had nog niets te kiezen.

## De analyse: een heel spel

coach-review-at-start = begin
coach-review-luck = dobbelstenen
coach-review-choices = keuzes
coach-review-others = de anderen
coach-review-result = resultaat
coach-review-expected = verwacht
coach-review-mean-loss = verlies per keuze
coach-review-best-choices = beste keuzes
coach-review-best-choices-count = { $best } van { $count }
coach-review-all-best = Elke keuze was de beste
coach-review-costliest = Duurste momenten
coach-review-chosen-was = Gekozen: { $choice }
coach-review-best-was = Beste: { $choice }
coach-review-chosen = gekozen
# A choice as the answer to a question, behind its verdict.
coach-review-answered = jouw antwoord
coach-review-in-game = in het spel
coach-wins-instead = { $choice }: winst in { $share } van de spellen in plaats van in { $less }, gemiddeld { $points } punten.
coach-wins-same = { $names } { $count ->
    [one] heeft dezelfde kruisjes en kiest
   *[other] hebben dezelfde kruisjes en kiezen
} { $pairs } in { $often } van de spellen, { $best } in { $rarely }: met dezelfde keuze komt niemand op voorsprong.
coach-wins-leader = { $name } staat met bijna dezelfde kruisjes ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor en kiest { $pairs } in { $often } van de spellen, { $best } in { $rarely }: met dezelfde keuze blijft { $name } voor.
coach-wins-others = { $names } { $count ->
    [one] kiest
   *[other] kiezen
} { $pairs } in { $often } van de spellen, { $best } in { $rarely }.
coach-wins-together = Met een andere keuze versla je ze vaak allemaal of geen van allen.
coach-wins-less = Deze keuze levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} minder op dan { $pairs }.
coach-wins-alike = { $names } { $count ->
    [one] heeft
   *[other] hebben
} { $marks ->
    [same] dezelfde kruisjes
   *[nearly] bijna dezelfde kruisjes
}, dus elke worp helpt iedereen evenveel, en een kleine voorsprong blijft bestaan.
coach-wins-ahead = { $names } { $count ->
    [one] ligt achter en kiest
   *[other] liggen achter en kiezen
} { $best } in { $often } van de spellen: met dezelfde keuze blijft de voorsprong bestaan.
coach-wins-same-track = In { $often } van de spellen is { $die } ook de vijfde dobbelsteen van { $names }: met dezelfde stroken helpen dezelfde worpen iedereen.
coach-wins-by-shared-dice = Als de anderen met een andere set dobbelstenen gooiden, zou { $pairs } in { $best } van de spellen winnen en deze keuze in { $chosen }: de gedeelde dobbelstenen maken het verschil.
coach-wins-swings = { $why ->
    [behind] Wie achterligt, wint vaker als het verschil met de beste van de anderen meer schommelt: met { $pairs } schommelt het ±{ $best } punten, met deze keuze maar ±{ $chosen }.
    [ahead] Wie voorligt, wint vaker als het verschil met de beste van de anderen minder schommelt: met { $pairs } schommelt het maar ±{ $best } punten, met deze keuze ±{ $chosen }.
    [cheap-behind] Wie achterligt, maakt verloren punten goed als het verschil met de beste van de anderen meer schommelt: met deze keuze schommelt het ±{ $chosen } punten, met { $pairs } maar ±{ $best }.
   *[cheap-ahead] Wie voorligt, maakt verloren punten goed als het verschil met de beste van de anderen minder schommelt: met deze keuze schommelt het maar ±{ $chosen } punten, tegen ±{ $best } met { $pairs }.
}
coach-wins-at-once = Er volgen nog maar weinig worpen: na deze heb je { $best } punten met { $pairs } en { $chosen } met deze keuze.
coach-wins-race = Het verschil met de beste van de anderen schommelt maar ±{ $points } punten, dus enkele punten geven in veel spellen de doorslag.
coach-wins-gap = Gemiddeld is het verschil met de beste van de anderen { $best } punten met { $pairs } (±{ $spread }) en { $chosen } met deze keuze (±{ $chosen_spread }).
coach-rival-is-out = { $name } is uit met { $points } punten; deze keuze levert er ongeveer { $chosen } op, de beste { $best }.
coach-rival-expects = { $name } kan ongeveer { $points } punten verwachten; deze keuze levert er ongeveer { $chosen } op, de beste { $best }.
coach-rival-falls = { $name } kan ongeveer { $points } punten verwachten, maar eindigt in { $share } van de spellen onder { $best }; wie doorspeelt, heeft dezelfde dobbelstenen als { $name }.
coach-review-turns-lost = +{ $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
coach-review-percent-lost = −{ $number }%

## De analyse: één keuze

coach-review-turn-roll = Beurt { $turn }, worp { $roll }
coach-review-points-lost = verloren punten
coach-review-turns-to-go = beurten te gaan
coach-review-chance = winkans
coach-review-turns-to-go-estimate = beurten te gaan, schatting
coach-review-chance-estimate = winkans, schatting
coach-review-cost-points = { $verdict }: kost { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
coach-review-cost-turns = { $verdict }: kost { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}.
coach-review-cost-chance = { $verdict }: kost { $points ->
    [one] { $points } procentpunt
   *[other] { $points } procentpunten
} winkans.
coach-review-alone-best = Beste keuze: geen andere is zo goed.
coach-review-brilliant = Briljant: de enige goede keuze, en niet de voor de hand liggende.
coach-toss-up = Om het even: het verschil is te klein om te meten.
coach-review-all-moments = Alle momenten
coach-review-all-choices = Alle mogelijkheden

## Analysis

coach-analysis-title = Analyse
coach-analysis-edit = Wijzigen
coach-analysis-quiz-me = Overhoor me
