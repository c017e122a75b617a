### Trenér: tipy, rozbory, důvody.

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
   *[blunder] Hrubá chyba
}
coach-verdict-worth = { $verdict }: { $worth }
coach-verdict-bounds = Dobrá ztrácí do { $good }, nepřesnost do { $inaccuracy }, chyba do { $mistake }, hrubá chyba víc. Brilantní je jediná dobrá volba tam, kde jiná na první pohled vypadá lépe.

## Proč volba v Express něco stojí.

coach-out-chosen = Tato volba hru hned ukončí; po nejlepší následuje průměrně { $throws } hodu.
coach-out-best = Nejlepší volba hru hned ukončí; po této následuje průměrně { $throws } hodu.
coach-reason = { $what } ({ $figure }): { $later }.
coach-no-reason = Stojí to { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
coach-row = Řada { $row }
coach-fifth-die-comes-to = Pátá kostka { $die } tak má { $marks ->
    [1] jeden křížek
    [2] dva křížky
    [3] tři křížky
    [4] čtyři křížky
    [5] pět křížků
    [6] šest křížků
    [7] sedm křížků
    [8] osm křížků
   *[other] { $marks } křížků
}, a ne pátá kostka { $better }
coach-fifth-die-named = Pátou kostkou se stává { $die }, a ne { $better }
coach-row-stays-empty = Řada { $row } zůstává prázdná
coach-row-is-opened = Řada { $row } se otevírá
coach-row-stays = Řada { $row } zůstává na { $marks ->
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
coach-row-comes-to = Řada { $row } tak má { $marks ->
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
coach-rows-other = Všechny ostatní řady
coach-row-counts = { $points }, po { $better } { $better_points }
coach-row-ends = na konci průměrně { $points }, po { $better } { $better_points }
coach-row-ends-fifth = na konci průměrně { $points }, s pátou kostkou { $better } { $better_points }
coach-rows-end-fifth = všechny ostatní řady na konci průměrně { $points }, s pátou kostkou { $better } { $better_points }
coach-throws-to-come = průměrně ještě { $throws } hodu, s pátou kostkou { $better } { $better_throws }

## Proč volba na desce něco stojí.

coach-board-keeps = Pole, když to vyjde: { $best } asi { $more }, { $chosen } asi { $spaces }.
coach-board-safe = Příští hod nemůže skončit krachem.
coach-board-threat = Po zastavení vyhraje { $name } ve svém příštím tahu na { $chance }.
coach-board-wins-game = Tento tah vyhraje hru: { $best } na { $better }, { $chosen } na { $share }.
coach-board-wins-two = Tento tah získá dva sloupce: { $best } na { $better }, { $chosen } na { $share }.
coach-board-wins-column = Tento tah získá sloupec { $column }: { $best } na { $better }, { $chosen } na { $share }.
coach-board-at-once = Tento tah vyhraje hru: { $best } hned, { $chosen } na { $share }.
coach-board-games-play = Šance na výhru je { $better } po volbě { $best } proti { $works } po volbě { $play }.
coach-board-turns-play = Zbývá { $better } tahu po volbě { $best } proti { $works } po volbě { $play }.
coach-board-ends = Házet dál vyjde na { $often }: šance na výhru je pak { $works }, po krachu { $bust }, po zastavení { $stop }.
coach-board-ends-turns = Házet dál vyjde na { $often }: pak zbývá { $works } tahu, po krachu { $bust }, po zastavení { $stop }.
coach-board-works = { $best } vyjde na { $more_often }, { $play } na { $often }; šance na výhru je pak { $better } nebo { $works }, po krachu { $bust }.
coach-board-works-turns = { $best } vyjde na { $more_often }, { $play } na { $often }; pak zbývá { $better } nebo { $works } tahu, po krachu { $bust }.
coach-board-may-be-lost = Sloupec { $column } může být ztracen: { $name } je na poli { $space } z { $length }.
coach-board-shorter = Sloupec { $column } má jen { $length ->
    [few] { $length } pole
   *[other] { $length } polí
}, sloupec { $other } jich má { $longer }.

## Tipy na desce.

coach-board-best = { $verdict }: { $play }, šance na výhru { $chance }.
coach-board-best-alone = { $verdict }: { $play }, do konce { $turns } tahu.
coach-board-to-win = { $chance } na výhru
coach-board-turns-to-go = do konce { $turns } tahu
coach-board-turns = { $turns } tahu
coach-estimate = odhad

## Počítačoví hráči.

coach-express-average = Asi { $points } bodů.
coach-express-dreamy = Začíná řadu za řadou.
coach-express-careless = Nechává mnoho řad nedokončených.
coach-express-eager = Otvírá řady příliš pozdě.
coach-express-curious = Občas se splete.
coach-express-steady = Žije tímto hodem.
coach-express-bold = Hraje dobře, ale ve spěchu.
coach-express-evolved = Hraje jen na desce.
coach-express-master = Nic mu neunikne.
coach-board-careless = Hraje cokoli a zastaví, kdy ho napadne.
coach-board-bold = Počítá jako Klidas, ale až do 40.
coach-board-steady = Počítá do 28 a zastaví, jako mnoho hráčů.
coach-board-evolved = Učil se z tisíců her.
coach-board-master = Promýšlí každý tah; Chytráka porazí 3krát ze 4.

## Rozbor: když není.

coach-review-begins = Trenér si prohlíží každou volbu…
coach-review-computed = Trenér si prohlíží každou volbu… { $percent } %. Esc jde zpět a přeruší to.
coach-review-failed = Trenérovi se tento rozbor nepovedl. Esc a potom V to zkusí znovu.
coach-review-under-way = počítám…
coach-review-costliest-none = žádná
coach-review-hidden = Volba hráče { $name } pro hod { $throw } je skrytá, dokud nezvolí všichni.
coach-review-not-chosen = { $name } ještě nemá vybráno.
coach-review-nothing-to-choose = { $name }: zatím nebylo z čeho vybírat.

## Rozbor celé hry.

coach-review-at-start = začátek
coach-review-luck = kostky
coach-review-choices = volby
coach-review-others = tahy ostatních
coach-review-result = výsledek
coach-review-expected = očekáváno
coach-review-mean-loss = ztráta na volbu
coach-review-best-choices = nejlepší volby
coach-review-best-choices-count = { $best } z { $count }
coach-review-all-best = Každá volba byla ta nejlepší
coach-review-costliest = Nejdražší chvíle
coach-review-chosen-was = Volba: { $choice }
coach-review-best-was = Nejlepší: { $choice }
coach-review-chosen = volba
coach-review-in-game = ve hře
coach-wins-instead = { $choice } vyhraje v { $share } her místo v { $less }, body: { $points }.
coach-review-turns-lost = +{ $turns } tahu
coach-review-percent-lost = −{ $number } %

## Rozbor jedné volby.

coach-review-turn-roll = Tah { $turn }, hod { $roll }
coach-review-points-lost = ztracené body
coach-review-turns-to-go = tahy do konce
coach-review-chance = šance na výhru
coach-review-turns-to-go-estimate = tahy do konce, odhad
coach-review-chance-estimate = šance na výhru, odhad
coach-review-cost-points = { $verdict }: stojí { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
coach-review-cost-turns = { $verdict }: stojí { $turns } tahu.
coach-review-cost-chance = { $verdict }: stojí { $points ->
    [one] { $points } procentní bod
    [few] { $points } procentní body
    [many] { $points } procentního bodu
   *[other] { $points } procentních bodů
} šance na výhru.
coach-review-alone-best = Nejlepší: žádná jiná volba není tak dobrá.
coach-review-brilliant = Brilantní: jediná dobrá volba, a ne ta na první pohled.
coach-toss-up = Vyrovnané: rozdíl je příliš malý, než aby se dal určit.
coach-review-all-throws = Všechny hody
coach-review-all-choices = Všechny volby

## Analysis

coach-analysis-title = Rozbor
coach-analysis-edit = Upravit
coach-analysis-quiz-me = Vyzkoušet mě
