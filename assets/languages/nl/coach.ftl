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
    [best] Beste
    [as-good] Even goed
    [good] Goed
    [inaccuracy] Onnauwkeurig
    [mistake] Fout
   *[blunder] Blunder
}
coach-verdict-worth = { $verdict }: { $worth }
coach-verdict-bounds = Goed verliest tot { $good }, onnauwkeurig tot { $inaccuracy }, een fout tot { $mistake }, een blunder meer. Briljant is de enige goede keuze waar een andere op het eerste gezicht beter lijkt.

## Waarom een keuze bij Express iets kostte

coach-out-chosen = Deze keuze maakt meteen een eind aan het spel; na de beste volgen gemiddeld { $throws } worpen.
coach-out-best = De beste keuze maakt meteen een eind aan het spel; na deze volgen gemiddeld { $throws } worpen.
coach-reason = { $what } ({ $figure }): { $later }.
coach-no-reason = Dat kost { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
coach-row = Rij { $row }
coach-fifth-die-comes-to = De vijfde dobbelsteen { $die } komt op { $marks ->
    [1] één kruisje
    [2] twee kruisjes
    [3] drie kruisjes
    [4] vier kruisjes
    [5] vijf kruisjes
    [6] zes kruisjes
    [7] zeven kruisjes
    [8] acht kruisjes
   *[other] { $marks } kruisjes
}, niet de { $better }
coach-fifth-die-named = De { $die } wordt vijfde dobbelsteen, niet de { $better }
coach-row-stays-empty = Rij { $row } blijft leeg
coach-row-is-opened = Rij { $row } wordt begonnen
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
coach-rows-other = Alle andere rijen
coach-row-counts = { $points }, met { $better } { $better_points }
coach-row-ends = aan het eind gemiddeld { $points }, met { $better } { $better_points }
coach-row-ends-fifth = aan het eind gemiddeld { $points }, met vijfde dobbelsteen { $better } { $better_points }
coach-rows-end-fifth = alle andere rijen aan het eind gemiddeld { $points }, met vijfde dobbelsteen { $better } { $better_points }
coach-throws-to-come = gemiddeld nog { $throws } worpen, met vijfde dobbelsteen { $better } { $better_throws }

## Waarom een keuze op het bord iets kostte

coach-board-keeps = Velden als het lukt: { $best } ongeveer { $more }, { $chosen } ongeveer { $spaces }.
coach-board-safe = De volgende worp kan geen misworp worden.
coach-board-threat = Na een stop wint { $name } met de eigen volgende beurt in { $chance } van de gevallen.
coach-board-wins-game = Deze beurt wint het spel: { $best } in { $better } van de gevallen, { $chosen } in { $share }.
coach-board-wins-two = Deze beurt wint twee kolommen: { $best } in { $better } van de gevallen, { $chosen } in { $share }.
coach-board-wins-column = Deze beurt wint kolom { $column }: { $best } in { $better } van de gevallen, { $chosen } in { $share }.
coach-board-at-once = Deze beurt wint het spel: { $best } meteen, { $chosen } in { $share } van de gevallen.
coach-board-games-play = De winkans is { $better } met { $best }, tegen { $works } met { $play }.
coach-board-turns-play = Er blijven { $better } beurten over met { $best }, tegen { $works } met { $play }.
coach-board-ends = Doorgooien lukt in { $often } van de gevallen: de winkans is dan { $works }, na een misworp { $bust }, na een stop { $stop }.
coach-board-ends-turns = Doorgooien lukt in { $often } van de gevallen: dan blijven { $works } beurten over, na een misworp { $bust }, na een stop { $stop }.
coach-board-works = { $best } lukt in { $more_often } van de gevallen, { $play } in { $often }; de winkans is dan { $better } of { $works }, na een misworp { $bust }.
coach-board-works-turns = { $best } lukt in { $more_often } van de gevallen, { $play } in { $often }; dan blijven { $better } of { $works } beurten over, na een misworp { $bust }.
coach-board-may-be-lost = Kolom { $column } kan verloren gaan: { $name } staat op veld { $space } van { $length }.
coach-board-shorter = Kolom { $column } heeft maar { $length } velden, kolom { $other } heeft er { $longer }.

## Hints op het bord

coach-board-best = { $verdict }: { $play }, winkans { $chance }.
coach-board-best-alone = { $verdict }: { $play }, nog { $turns } beurten.
coach-board-to-win = winkans { $chance }
coach-board-turns-to-go = nog { $turns } beurten
coach-board-turns = { $turns } beurten
coach-estimate = schatting

## De computerspelers

coach-express-average = Ongeveer { $points } punten.
coach-express-dreamy = Begint rij na rij.
coach-express-careless = Laat veel rijen onaf.
coach-express-eager = Opent rijen te laat.
coach-express-curious = Vergist zich soms.
coach-express-steady = Leeft voor deze worp.
coach-express-bold = Speelt goed, maar gehaast.
coach-express-evolved = Speelt alleen op het bord.
coach-express-master = Mist niets.
coach-board-careless = Speelt zomaar wat en stopt in een opwelling.
coach-board-bold = Telt zoals Nuchter, maar gaat door tot 40.
coach-board-steady = Telt tot 28 en stopt, zoals velen doen.
coach-board-evolved = Heeft van duizenden spellen geleerd.
coach-board-master = Denkt diep na; klopt Slimmerd 3 van de 4 keer.

## De analyse: waar ze er niet is

coach-review-begins = De coach bekijkt elke keuze…
coach-review-computed = De coach bekijkt elke keuze… { $percent }%. Esc gaat terug en breekt af.
coach-review-failed = Deze analyse is de coach niet gelukt. Esc, dan V probeert het opnieuw.
coach-review-under-way = bezig…
coach-review-costliest-none = geen
coach-review-hidden = Wat { $name } voor worp { $throw } kiest, blijft geheim tot iedereen gekozen heeft.
coach-review-not-chosen = { $name } heeft nog niet gekozen.
coach-review-nothing-to-choose = { $name } had nog niets te kiezen.

## De analyse: een heel spel

coach-review-at-start = begin
coach-review-luck = dobbelstenen
coach-review-choices = keuzes
coach-review-others = beurten van anderen
coach-review-result = resultaat
coach-review-expected = verwacht
coach-review-mean-loss = verlies per keuze
coach-review-best-choices = beste keuzes
coach-review-best-choices-count = { $best } van { $count }
coach-review-all-best = Elke keuze was de beste
coach-review-costliest = De duurste momenten
coach-review-chosen-was = Gekozen: { $choice }
coach-review-best-was = Het best: { $choice }
coach-review-chosen = gekozen
coach-review-in-game = in het spel
coach-wins-instead = { $choice } wint in { $share } van de spellen in plaats van { $less }, punten: { $points }.
coach-review-turns-lost = +{ $turns } beurten
coach-review-percent-lost = −{ $number }%

## De analyse: één keuze

coach-review-turn-roll = Beurt { $turn }, worp { $roll }
coach-review-points-lost = verloren punten
coach-review-turns-to-go = nog te gaan
coach-review-chance = winkans
coach-review-turns-to-go-estimate = nog te gaan, schatting
coach-review-chance-estimate = winkans, schatting
coach-review-cost-points = { $verdict }: kost { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
coach-review-cost-turns = { $verdict }: kost { $turns } beurten.
coach-review-cost-chance = { $verdict }: kost { $points ->
    [one] { $points } procentpunt
   *[other] { $points } procentpunten
} winkans.
coach-review-alone-best = Beste: geen andere keuze is even goed.
coach-review-brilliant = Briljant: de enige goede keuze, en niet die op het eerste gezicht.
coach-toss-up = Om het even: het verschil is te klein om te bepalen.
coach-review-all-throws = Alle worpen
coach-review-all-choices = Alle keuzes

## Analysis

coach-analysis-title = Analyse
coach-analysis-edit = Wijzigen
coach-analysis-quiz-me = Vraag mij
