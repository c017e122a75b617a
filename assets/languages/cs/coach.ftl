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

coach-out-chosen = Tato volba hru hned ukončí.
coach-out-best = Nejlepší volba hru hned ukončí.
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
coach-nearly-out = Ještě jeden křížek a konec.
coach-track-rarer = Kostka { $die } pak jde častěji do dvojic, kde dává vzácnější součty než kostka { $better }.
coach-track-pairs = Kostka { $die } pak jde do dvojic častěji.
coach-fifth-die-named = Pátou kostkou se stává { $die }, a ne { $better }
coach-fifth-die-row = Řada { $row } pak skončí na { $points } u { $games } možných her, s pátou kostkou { $better } u { $better_games }.
coach-fifth-die-rows = Průměrný počet řad, které skončí na { $points }: { $rows }, s pátou kostkou { $better }: { $better_rows }.
coach-fifth-die-sooner = Konec o { $throws } hodu dřív.
coach-named-rarer = Každá { $better } jde pak do dvojic a dává tam vzácnější součty než kostka { $die }.
coach-row-stays-empty = Řada { $row } zůstává prázdná
coach-row-is-opened = Řada { $row } se otevírá
coach-row-is-full = Řada { $row } je už plná
coach-row-is-opened-late = Řada { $row } se otevírá asi { $throws ->
    [one] { $throws } hod
    [few] { $throws } hody
   *[other] { $throws } hodů
} před koncem
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
coach-row-comes-to = Řada { $row } tak má jen { $marks ->
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
coach-row-worth-less = Křížek v řadě { $row } má menší cenu než jinde
coach-row-lost = I s ním skončí řada na { $points } u { $games } možných her.
coach-row-safe = I bez něj skončí řada na { $points } jen u { $games } možných her.
coach-row-ends-in-minus = Na { $points } skončí u { $games } možných her, po { $better } u { $better_games }.
coach-row-counts = Platí { $points }; po { $better } by to bylo { $better_points }.
coach-row-below-five = S méně než pěti křížky platí { $points }.
coach-row-in-return = Zato řada { $row } dostane víc křížků
coach-row-in-return-opened = Zato se otevírá řada { $row }
coach-row-in-return-empty = Zato řada { $row } zůstává prázdná
coach-row-in-return-left = Zato žádný křížek nejde do řady { $row }, kde by přinesl málo
coach-row-in-return-fewer = Zato řada { $row } dostane méně křížků
coach-fifth-die-in-return = Zato pátá kostka { $die }

## Proč volba na desce něco stojí.

coach-board-keeps = Stop zachová { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
}.
coach-board-instead = { $play }: asi { $spaces }, na { $works }.
coach-board-safe = Příští hod nemůže skončit krachem.
coach-board-threat = Po zastavení vyhraje { $name } ve svém příštím tahu na { $chance }.
coach-board-one-column = sloupec { $column }
coach-board-two-columns = dva sloupce
coach-board-column = To získá { $columns } na { $better }.
coach-board-column-play = To získá { $columns } na { $better }, po volbě { $play } na { $chosen }.
coach-board-column-roll-on = To získá { $columns } jistě, další hod jen na { $chosen }.
coach-board-column-stop = To získá { $columns } na { $better }, po zastavení na { $chosen }.
coach-board-wins-game = To vyhraje hru.
coach-board-now = To vyhraje hru ještě v tomto tahu na { $better }.
coach-board-now-play = To vyhraje hru ještě v tomto tahu na { $better }, po volbě { $play } na { $chosen }.
coach-board-return-play = Zato { $play } získá { $columns } na { $chosen }, po volbě { $best } na { $better }.
coach-board-return-roll-on = Zato další hod získá { $columns } na { $chosen }.
coach-board-return-stop = Zato stop získá { $columns } jistě, další hod jen na { $better }.
coach-board-return-now-play = Zato { $play } vyhraje hru ještě v tomto tahu na { $chosen }, po volbě { $best } na { $better }.
coach-board-return-now-roll-on = Zato další hod vyhraje hru ještě v tomto tahu na { $chosen }.
coach-board-games-play = Přesto je šance na výhru { $better } po volbě { $best } proti { $chosen } po volbě { $play }.
coach-board-turns-play = Přesto zbývá { $better } tahu po volbě { $best } proti { $chosen } po volbě { $play }.
coach-board-ends = Šance na výhru: { $works } po úspěšném tahu, { $bust } po krachu, { $stop } po zastavení.
coach-board-ends-turns = Po úspěšném tahu zbývá { $works } tahu, po krachu { $bust }, po zastavení { $stop }.
coach-board-works = Když tah vyjde, je šance na výhru { $better } po volbě { $best } proti { $chosen } po volbě { $play }; po krachu { $bust }.
coach-board-works-turns = Když tah vyjde, zbývá { $better } tahu po volbě { $best } proti { $chosen } po volbě { $play }; po krachu { $bust }.
coach-board-shuts-out = To zavře sloupec, kde je { $name } na poli { $space } z { $length }.
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

coach-express-careless = Hlavou jinde.
coach-express-steady = Žije tímto hodem.
coach-express-bold = Jde po drahých řadách.
coach-express-evolved = Hraje jen na desce.
coach-express-master = Nic mu neunikne.
coach-board-careless = Hraje cokoli a zastaví, kdy ho napadne.
coach-board-bold = Počítá jako Klidas, ale až do 40.
coach-board-steady = Počítá do 28 a zastaví, jako mnoho hráčů.
coach-board-evolved = Soudí podle vah vyšlechtěných v mnoha hrách.
coach-board-master = Promýšlí každý tah; Evoluci porazí 3krát ze 4.

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
coach-review-to-win = Šance na výhru: { $chosen }, nejlepší volba { $best }
coach-review-to-win-either = Šance na výhru: tak či tak { $share }
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
coach-review-wins = Tato volba vyhraje v { $share }.
coach-review-all-throws = Všechny hody
coach-review-all-choices = Všechny volby

## Analysis

coach-analysis-title = Rozbor
coach-analysis-edit = Upravit
coach-analysis-quiz-me = Vyzkoušet mě
