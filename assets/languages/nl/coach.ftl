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

coach-out-chosen = Deze keuze maakt meteen een eind aan het spel.
coach-out-best = De beste keuze maakt meteen een eind aan het spel.
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
coach-nearly-out = Uit met nog één kruisje.
coach-track-rarer = Een { $die } komt dan vaker in de paren en geeft daar zeldzamere sommen dan een { $better }.
coach-track-pairs = Een { $die } komt dan vaker in de paren.
coach-fifth-die-named = De { $die } wordt vijfde dobbelsteen, niet de { $better }
coach-fifth-die-row = Rij { $row } eindigt op { $points } in { $games } van de spellen die volgen, met de { $better } in { $better_games }.
coach-fifth-die-rows = Gemiddeld eindigen { $rows } rijen op { $points }, met de { $better } zijn het er { $better_rows }.
coach-fifth-die-sooner = { $throws } worpen eerder uit.
coach-named-rarer = Elke { $better } komt dan in de paren en geeft daar zeldzamere sommen dan een { $die }.
coach-row-stays-empty = Rij { $row } blijft leeg
coach-row-is-opened = Rij { $row } wordt begonnen
coach-row-is-full = Rij { $row } is al vol
coach-row-is-opened-late = Rij { $row } wordt begonnen met nog ongeveer { $throws ->
    [one] { $throws } worp
   *[other] { $throws } worpen
} te gaan
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
coach-row-comes-to = Rij { $row } komt maar op { $marks ->
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
coach-row-worth-less = Een kruisje in rij { $row } is minder waard dan elders
coach-row-lost = Ook met dat kruisje eindigt de rij op { $points } in { $games } van de spellen die volgen.
coach-row-safe = Ook zonder dat kruisje eindigt de rij op { $points } in maar { $games } van de spellen die volgen.
coach-row-ends-in-minus = De rij eindigt op { $points } in { $games } van de spellen die volgen, met { $better } in { $better_games }.
coach-row-counts = De rij telt { $points }; met { $better } zou het { $better_points } zijn.
coach-row-below-five = Met minder dan vijf kruisjes telt de rij { $points }.
coach-row-in-return = Daar staat tegenover dat rij { $row } meer kruisjes krijgt
coach-row-in-return-opened = Daar staat tegenover dat rij { $row } wordt begonnen
coach-row-in-return-empty = Daar staat tegenover dat rij { $row } leeg blijft
coach-row-in-return-left = Daar staat tegenover dat er geen kruisje in rij { $row } komt, waar het weinig oplevert
coach-row-in-return-fewer = Daar staat tegenover dat rij { $row } minder kruisjes krijgt
coach-fifth-die-in-return = Daar staat de { $die } als vijfde dobbelsteen tegenover

## Waarom een keuze op het bord iets kostte

coach-board-keeps = Met een stop houd je { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
}.
coach-board-instead = { $play }: ongeveer { $spaces }, in { $works } van de gevallen.
coach-board-safe = De volgende worp kan geen misworp worden.
coach-board-threat = Na een stop wint { $name } met de eigen volgende beurt in { $chance } van de gevallen.
coach-board-one-column = kolom { $column }
coach-board-two-columns = twee kolommen
coach-board-column = Dat wint { $columns } in { $better } van de gevallen.
coach-board-column-play = Dat wint { $columns } in { $better } van de gevallen, na { $play } in { $chosen }.
coach-board-column-roll-on = Dat wint { $columns }, doorgooien maar in { $chosen } van de gevallen.
coach-board-column-stop = Dat wint { $columns } in { $better } van de gevallen, na een stop in { $chosen }.
coach-board-wins-game = Dat wint het spel.
coach-board-now = Dat wint het spel nog deze beurt in { $better } van de gevallen.
coach-board-now-play = Dat wint het spel nog deze beurt in { $better } van de gevallen, na { $play } in { $chosen }.
coach-board-return-play = Daar staat tegenover dat { $play } { $columns } wint in { $chosen } van de gevallen, na { $best } in { $better }.
coach-board-return-roll-on = Daar staat tegenover dat doorgooien { $columns } wint in { $chosen } van de gevallen.
coach-board-return-stop = Daar staat tegenover dat een stop { $columns } wint, doorgooien maar in { $better } van de gevallen.
coach-board-return-now-play = Daar staat tegenover dat { $play } het spel nog deze beurt wint in { $chosen } van de gevallen, na { $best } in { $better }.
coach-board-return-now-roll-on = Daar staat tegenover dat doorgooien het spel nog deze beurt wint in { $chosen } van de gevallen.
coach-board-games-play = Toch is de winkans { $better } met { $best }, tegen { $chosen } met { $play }.
coach-board-turns-play = Toch blijven er { $better } beurten over met { $best }, tegen { $chosen } met { $play }.
coach-board-ends = De winkans is { $works } als de beurt lukt, { $bust } na een misworp en { $stop } na een stop.
coach-board-ends-turns = Lukt de beurt, dan blijven er { $works } beurten over, na een misworp { $bust }, na een stop { $stop }.
coach-board-works = Lukt de beurt, dan is de winkans { $better } met { $best }, tegen { $chosen } met { $play }; na een misworp { $bust }.
coach-board-works-turns = Lukt de beurt, dan blijven er { $better } beurten over met { $best }, tegen { $chosen } met { $play }; na een misworp { $bust }.
coach-board-shuts-out = Dat sluit { $name } buiten, die daar op veld { $space } van { $length } staat.
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

coach-express-careless = Met het hoofd elders.
coach-express-steady = Leeft voor deze worp.
coach-express-bold = Jaagt op dure rijen.
coach-express-evolved = Speelt alleen op het bord.
coach-express-master = Mist niets.
coach-board-careless = Speelt zomaar wat en stopt in een opwelling.
coach-board-bold = Telt zoals Nuchter, maar gaat door tot 40.
coach-board-steady = Telt tot 28 en stopt, zoals velen doen.
coach-board-evolved = Oordeelt met gewichten uit ontelbare spellen.
coach-board-master = Denkt diep na; klopt Evolutie 3 van de 4 keer.

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
coach-review-to-win = Winkans: { $chosen }, beste keuze { $best }
coach-review-to-win-either = Winkans: hoe dan ook { $share }
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
coach-review-wins = Deze keuze wint in { $share }.
coach-review-all-throws = Alle worpen
coach-review-all-choices = Alle keuzes

## Analysis

coach-analysis-title = Analyse
coach-analysis-edit = Wijzigen
coach-analysis-quiz-me = Vraag mij
