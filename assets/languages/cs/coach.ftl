### Trenér: tipy, rozbory, důvody.

## Volba

coach-choice-fifth = { $pairs }, pátá { $die }
coach-choice-free = { $pairs }, volný hod
coach-board-roll-on = házet dál
coach-board-stop = stop
coach-board-roll-on-alone = Házet dál
coach-board-stop-alone = Stop
coach-board-rolling-on = Házet dál
coach-board-stopping = Stop
coach-verdict = { $verdict ->
    [brilliant] Brilantní
    [best] Nejlepší
    [as-good] Stejně dobrá
    [good] Dobrá
    [inaccuracy] Nepřesnost
    [mistake] Chyba
   *[blunder] Hrubka
}
coach-verdict-worth = { $verdict }: { $worth }
coach-verdict-bounds = Dobrá volba ztrácí nejvýš { $good }, nepřesnost nejvýš { $inaccuracy }, chyba nejvýš { $mistake }, hrubka víc. Brilantní je jediná dobrá volba, i když jiná na první pohled vypadá lépe.

## Proč volba v Express něco stojí

coach-out-chosen = Po této volbě je hráč hned mimo hru; po nejlepší přijde průměrně ještě { $throws ->
    [one] { $throws } hod
    [few] { $throws } hody
    [other] { $throws } hodů
   *[many] { $throws } hodu
}.
coach-out-best = Po nejlepší volbě je hráč hned mimo hru; po této přijde průměrně ještě { $throws ->
    [one] { $throws } hod
    [few] { $throws } hody
    [other] { $throws } hodů
   *[many] { $throws } hodu
}.
coach-reason = { $what } ({ $figure }): { $later }.
coach-reason-alone = { $what } ({ $figure }).
coach-no-reason = Stojí to { $points ->
    [one] { $points } bod
    [few] { $points } body
    [other] { $points } bodů
   *[many] { $points } bodu
}.
coach-fifth-die-comes-to = Dráha { $die } dostane { $marks ->
    [1] první
    [2] druhý
    [3] třetí
    [4] čtvrtý
    [5] pátý
    [6] šestý
    [7] sedmý
    [8] osmý
   *[other] { $marks }.
} křížek, dráha { $better } žádný
coach-fifth-die-named = Určí se číslo { $die } místo čísla { $better }
coach-row-stays-empty = Řada { $row } zůstane prázdná
coach-row-is-opened = Řada { $row } se otevře
coach-row-is-opened-with-two = Řada { $row } se otevře dvěma křížky
coach-row-stays = Řada { $row } zůstane na { $marks ->
    [1] jednom křížku
    [2] dvou křížcích
    [3] třech křížcích
    [4] čtyřech křížcích
    [5] pěti křížcích
    [6] šesti křížcích
    [7] sedmi křížcích
    [8] osmi křížcích
    [9] devíti křížcích
    [10] deseti křížcích
   *[other] { $marks } křížcích
}
coach-row-comes-to = Řada { $row } bude mít { $marks ->
    [1] jeden křížek
    [2] dva křížky
    [3] tři křížky
    [4] čtyři křížky
    [5] pět křížků
    [6] šest křížků
    [7] sedm křížků
    [8] osm křížků
    [9] devět křížků
    [10] deset křížků
   *[other] { $marks } křížků
}
coach-row-gets-one = Řada { $row } dostane jen jeden křížek místo dvou
coach-row-gets-two = Řada { $row } dostane dva křížky místo jednoho
coach-row-gets-none = Řada { $row } nedostane místo dvou křížků žádný
coach-row-later = Řada { $row } dostane později { $dice ->
    [fewer] méně kostek, řada { $other } více
   *[more] více kostek, řada { $other } méně
}
coach-rest = Všechno ostatní
coach-row-counts = { $points } oproti { $better_points } s volbou { $better }
coach-row-ends = na konci průměrně { $points } oproti { $better_points } s volbou { $better }
coach-row-ends-with-dice = později dostane { $dice ->
    [fewer] o { $marks } křížku méně, řada { $other } více
   *[more] o { $marks } křížku více, řada { $other } méně
}; { $ends }
coach-fifth-die-throws = průměrně ještě { $throws ->
    [one] { $throws } hod
    [few] { $throws } hody
    [other] { $throws } hodů
   *[many] { $throws } hodu
} oproti { $better_throws }
coach-rows-short = průměrně skončí pod pěti křížky { $short } řady oproti { $better_short }
coach-fifth-die-row = řada { $row } skončí průměrně na { $points } oproti { $better_points }
coach-fifth-die-rows = řady { $rows } skončí dohromady průměrně na { $points } oproti { $better_points }
coach-rest-fewer = řada { $other } dostane později více kostek a { $ends }
coach-rest-more = řada { $other } dostane později méně kostek a { $ends }
coach-fifth-die-more = pátou kostkou je pak častěji { $value } a { $ends }
coach-fifth-die-less = pátou kostkou je pak méně často { $value } a { $ends }
coach-fifth-die-throws-and-rows = { $throws }; { $ends }

## Proč volba v deskové hře něco stojí

coach-board-keeps = Kolik polí zůstane, když to vyjde: asi { $more } s volbou { $best }, asi { $spaces } s volbou { $chosen }.
coach-board-safe = Příští hod nemůže skončit krachem.
coach-board-nearly-safe = Příští hod skončí krachem jen výjimečně.
coach-board-seldom-busts = Riziko krachu v příštím hodu je jen { $bust }.
coach-board-next-bust = Riziko krachu v příštím hodu: { $less } s volbou { $best }, { $bust } s volbou { $chosen }.
coach-board-leaves-runner = S volbou { $best } zůstane jeden běžec v záloze.
coach-board-tops = S volbou { $best } dojde běžec na vrchol sloupce { $column }.
coach-board-begins = S volbou { $chosen } se sloupec { $column } začíná úplně odspodu.
coach-board-threat = Šance, že po zastavení příštím tahem vyhraje { $name }: { $chance }.
coach-board-wins-game = Šance vyhrát tímto tahem hru: { $better } s volbou { $best }, { $share } s volbou { $chosen }.
coach-board-wins-two = Šance získat tímto tahem dva sloupce: { $better } s volbou { $best }, { $share } s volbou { $chosen }.
coach-board-wins-one = Šance získat tímto tahem nějaký sloupec: { $better } s volbou { $best }, { $share } s volbou { $chosen }.
coach-board-wins-column = Šance získat tímto tahem sloupec { $column }: { $better } s volbou { $best }, { $share } s volbou { $chosen }.
coach-board-at-once = Šance vyhrát tímto tahem hru: 100 % s volbou { $best }, { $share } s volbou { $chosen }.
coach-board-games-play = Šance na výhru: { $better } po volbě { $best }, { $works } po volbě { $play }.
coach-board-turns-play = Tahů do konce: { $better } po volbě { $best }, { $works } po volbě { $play }.
coach-board-ends = Šance vydržet bez krachu do nejlepší chvíle k zastavení: { $often }. Šance na výhru: { $works } při úspěchu, { $bust } po krachu, { $stop } po zastavení tady.
coach-board-risks = Riziko krachu při dalším házení: { $often }. Šance na výhru: { $bust } po krachu, { $stop } po zastavení tady.
coach-board-ends-turns = Šance vydržet bez krachu do nejlepší chvíle k zastavení: { $often }. Tahů do konce: { $works } při úspěchu, { $bust } po krachu, { $stop } po zastavení tady.
coach-board-works = Šance, že to vyjde: { $more_often } s volbou { $best }, { $often } s volbou { $play }. Šance na výhru: { $better } nebo { $works } při úspěchu, { $bust } po krachu.
coach-board-works-turns = Šance, že to vyjde: { $more_often } s volbou { $best }, { $often } s volbou { $play }. Tahů do konce: { $better } nebo { $works } při úspěchu, { $bust } po krachu.
coach-board-may-be-lost = Sloupec { $column } je v ohrožení: { $name } je na poli { $space } { $length ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $length }.
coach-board-closer = Polí do vrcholu: { $left } ve sloupci { $column } ({ $best }), { $more } ve sloupci { $other } ({ $chosen }).
coach-board-shorter = Sloupec { $column } má jen { $length ->
    [one] { $length } pole
    [few] { $length } pole
    [many] { $length } pole
   *[other] { $length } polí
}, sloupec { $other } jich má { $longer }.

## Tipy v deskové hře

coach-board-best = { $verdict }: { $play }, šance na výhru { $chance }.
coach-board-best-alone = { $verdict }: { $play }, do konce { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [other] { $turns } tahů
   *[many] { $turns } tahu
}.
coach-board-to-win = šance na výhru { $chance }
coach-board-turns-to-go = do konce { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [other] { $turns } tahů
   *[many] { $turns } tahu
}
coach-board-turns = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [other] { $turns } tahů
   *[many] { $turns } tahu
}
coach-estimate = odhad

## Počítačoví hráči

coach-express-average = Průměrně { $points } bodů.
coach-express-dreamy = Otevírá řadu za řadou.
coach-express-careless = Málokdy dokončí řadu.
coach-express-eager = Otevírá řady příliš pozdě.
coach-express-curious = Občas udělá chybu.
coach-express-steady = Žije okamžikem.
coach-express-bold = Hraje dobře, ale ve spěchu.
coach-express-evolved = Hraje jen deskovou hru.
coach-express-master = Nic mu neunikne.
coach-board-careless = Hraje cokoli a zastaví, kdy ho napadne.
coach-board-bold = Počítá jako Klidas, ale až do 40.
coach-board-steady = Počítá do 28 a zastaví, jako mnoho hráčů.
coach-board-evolved = Učil se z tisíců her.
coach-board-master = Promyslí každý tah; Chytráka porazí 3krát ze 4.

## Rozbor: když není

coach-review-begins = Trenér si prohlíží každou volbu…
coach-review-computed = Trenér si prohlíží každou volbu… { $percent } %. Přerušíte to klávesou Esc.
coach-review-failed = Trenér tuto hru nedokázal posoudit. Zkuste to znovu: Esc a potom V.
coach-review-under-way = počítám…
coach-review-costliest-none = žádná
coach-review-hidden = Volba hráče { $name } z hodu { $throw } je skrytá, dokud nevyberou všichni.
coach-review-not-chosen = { $name } ještě nemá vybráno.
coach-review-nothing-to-choose = { $name } zatím nemá z čeho vybírat.

## Rozbor celé hry

coach-review-at-start = začátek
coach-review-luck = kostky
coach-review-choices = volby
coach-review-others = tahy ostatních
coach-review-result = výsledek
coach-review-expected = očekáváno
coach-review-mean-loss = ztráta na volbu
coach-review-best-choices = nejlepší volby
coach-review-best-choices-count = { $best } { $count ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $count }
coach-review-all-best = Každá volba byla ta nejlepší
coach-review-costliest = Co stálo nejvíc
coach-review-chosen-was = Volba: { $choice }
coach-review-best-was = Nejlepší: { $choice }
coach-review-chosen = volba
# A choice as the answer to a question, behind its verdict.
coach-review-answered = vaše odpověď
coach-review-in-game = ve hře
coach-wins-instead = { $choice } vyhraje { $share } her místo { $less }, { $points } b.
coach-wins-same = { $names } { $count ->
    [one] má stejné křížky a vybírá
    [few] mají stejné křížky a vybírají
    [other] mají stejné křížky a vybírají
   *[many] mají stejné křížky a vybírají
} { $pairs } ({ $often } her) spíš než { $best } ({ $rarely }): se stejnou volbou nikdo nezíská náskok.
coach-wins-leader = { $name } má skoro stejné křížky, náskok asi { $points ->
    [one] { $points } bod
    [few] { $points } body
    [other] { $points } bodů
   *[many] { $points } bodu
} a vybírá { $pairs } ({ $often } her) spíš než { $best } ({ $rarely }): se stejnou volbou zůstane { $name } vepředu.
coach-wins-others = { $names } { $count ->
    [one] vybírá
    [few] vybírají
    [other] vybírají
   *[many] vybírají
} { $pairs } ({ $often } her) spíš než { $best } ({ $rarely }).
coach-wins-together = S jinou často porazíte buď všechny, nebo nikoho.
coach-wins-less = Tato volba přinese o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [other] { $points } bodů
   *[many] { $points } bodu
} méně než { $pairs }.
coach-wins-alike = { $names } { $count ->
    [one] má
    [few] mají
    [other] mají
   *[many] mají
} { $marks ->
    [same] stejné křížky
   *[nearly] skoro stejné křížky
}, takže každý hod pomáhá všem stejně a malý náskok vydrží.
coach-wins-ahead = { $names } { $count ->
    [one] je pozadu a vybírá
    [few] jsou pozadu a vybírají
    [other] jsou pozadu a vybírají
   *[many] jsou pozadu a vybírají
} { $best } ({ $often } her): se stejnou volbou náskok vydrží.
coach-wins-same-track = { $names }: pátou kostkou je také { $die } ({ $often } her). Na stejných drahách pomáhají stejné hody všem.
coach-wins-by-shared-dice = Kdyby ostatní házeli jinou sadou kostek, volba { $pairs } by vyhrála { $best } her a tato { $chosen }: rozdíl dělají společné kostky.
coach-wins-swings = { $why ->
    [behind] Kdo je pozadu, vyhrává častěji, když odstup od nejlepšího z ostatních kolísá víc: s volbou { $pairs } kolísá o ±{ $best } b., s touto jen o ±{ $chosen }.
    [ahead] Kdo vede, vyhrává častěji, když náskok před nejlepším z ostatních kolísá méně: s volbou { $pairs } kolísá jen o ±{ $best } b., s touto o ±{ $chosen }.
    [cheap-behind] Kdo je pozadu, tomu ztracené body vynahradí to, že odstup od nejlepšího z ostatních kolísá víc: s touto volbou kolísá o ±{ $chosen } b., s volbou { $pairs } jen o ±{ $best }.
   *[cheap-ahead] Kdo vede, tomu ztracené body vynahradí to, že náskok před nejlepším z ostatních kolísá méně: s touto volbou kolísá jen o ±{ $chosen } b., s volbou { $pairs } o ±{ $best }.
}
coach-wins-at-once = Do konce zbývá jen pár hodů: po tomto máte { $best } b. s volbou { $pairs } a { $chosen } b. s touto.
coach-wins-race = Odstup od nejlepšího z ostatních kolísá jen o ±{ $points } b., takže o mnoha hrách rozhoduje pár bodů.
coach-wins-gap = Rozdíl oproti nejlepšímu z ostatních je v průměru { $best } b. s volbou { $pairs } (±{ $spread }) a { $chosen } s touto (±{ $chosen_spread }).
coach-rival-is-out = { $name } je mimo hru a má { $points } b.; tato volba přinese asi { $chosen }, nejlepší { $best }.
coach-rival-expects = { $name } může čekat asi { $points } b.; tato volba přinese asi { $chosen }, nejlepší { $best }.
coach-rival-falls = { $name } může čekat asi { $points } b., ale skončí pod { $best } ({ $share } her); kdo hraje dál, má stejné kostky jako { $name }.
coach-review-turns-lost = +{ $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [other] { $turns } tahů
   *[many] { $turns } tahu
}
coach-review-percent-lost = −{ $number } %

## Rozbor jedné volby

coach-review-turn-roll = Tah { $turn }, hod { $roll }
coach-review-points-lost = ztracené body
coach-review-turns-to-go = tahy do konce
coach-review-chance = šance na výhru
coach-review-turns-to-go-estimate = tahy do konce, odhad
coach-review-chance-estimate = šance na výhru, odhad
coach-review-cost-points = { $verdict }: stojí { $points ->
    [one] { $points } bod
    [few] { $points } body
    [other] { $points } bodů
   *[many] { $points } bodu
}.
coach-review-cost-turns = { $verdict }: stojí { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [other] { $turns } tahů
   *[many] { $turns } tahu
}.
coach-review-cost-chance = { $verdict }: stojí { $points ->
    [one] { $points } procentní bod
    [few] { $points } procentní body
    [other] { $points } procentních bodů
   *[many] { $points } procentního bodu
} šance na výhru.
coach-review-alone-best = Nejlepší: žádná jiná volba není tak dobrá.
coach-review-brilliant = Brilantní: jediná dobrá volba, a není vidět hned.
coach-toss-up = Vyjde to nastejno: rozdíl je zanedbatelný.
coach-review-all-moments = Všechna rozhodnutí
coach-review-all-choices = Všechny volby

## Rozbor

coach-analysis-title = Rozbor
coach-analysis-edit = Upravit
coach-analysis-quiz-me = Vyzkoušet mě
