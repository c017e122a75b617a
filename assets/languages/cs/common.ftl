### Co je na mnoha obrazovkách.

common-close = Zavřít
common-back = Zpět
common-new-game = Nová hra
common-export = Export
common-seconds = { $seconds } s
common-turns =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
        [many] { $count } tahu
       *[other] { $count } tahů
    }
common-percent = { $number } %

## Stůl

common-bar-result = Výsledek
common-bar-table = Stůl
common-bar-go-on = Dál
common-bar-hint = Tip
common-bar-strict = Přísná hra
common-bar-players = Hráči
common-bar-undo = Vrátit
common-bar-redo = Znovu
common-bar-history = Průběh
common-cancel-correction = Zrušit opravu
common-only-program = Hraje už jen počítač.
common-play-out = Dohrát do konce
common-playing-out = Dohrává se…
common-practice = Cvičení: tato hra se nepočítá.
common-back-to-original = Zpět k původní hře
common-no-hint-here = Teď není z čeho vybírat.
common-hint-thinking = Počítám tip…
common-take-die-back = Odebrat tuto kostku
common-percent-under = <1 %
common-percent-over = >99 %
common-share-under = méně než 1 %
common-share-over = více než 99 %
common-failed = Něco se nepovedlo. Zkuste to znovu.

## Lišta nad obrazovkami

common-games = Hry
common-more = Více
common-learn = Naučit se hru
common-one-pad = Jeden lístek
common-all-pads = Všechny lístky
common-phones = Telefony
common-settings = Nastavení
common-help = Nápověda

## Barvy hráčů s tvary

common-blue-circle = Modrý kruh
common-orange-square = Oranžový čtverec
common-green-triangle = Zelený trojúhelník
common-purple-diamond = Fialový kosočtverec
common-sky-blue-star = Blankytná hvězda
common-red-hexagon = Červený šestiúhelník
common-yellow-cross = Žlutý kříž
common-grey-ring = Šedý prstenec

## Zadávání kostek

common-dice-to-go =
    ještě { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    }
common-not-on-a-die = { $key } na kostce není. Zadejte 1 až 6.
common-it-was = Bylo to { $was }. Esc to tak nechá.

## Hodiny

common-time-paused = Čas stojí
common-time-pause = Pauza
common-time-resume = Pokračovat
common-time-up = Čas vypršel: na tahu je stále { $name }

## Lístek

common-pad-each = po
common-pad-pair = řada
common-pad-points = body celkem
common-pad-minus-column = minus
common-pad-plus-column = plus
common-pad-more = ještě { $count }
common-pad-minus = Minus
common-pad-plus = Plus
common-pad-total = Celkem
common-pad-out = ven

## V kolika ze simulovaných her

common-games-none = 0 %
common-games-all = 100 %
common-games-percent = { $number } ± { $error } %

## Vybírá se písmeny

common-nothing-to-choose = Tady není z čeho vybírat.
common-one-choice = Volba je jen jedna: A.
common-no-choice = Vyberte písmenem A až { $last }.
# What the next words belong to, like 4 or Throw 4.
common-colon = { $what }:
common-illegal = { $choice } nejde: { $why }
common-outdated = Bylo to { $choice }, a to už nejde: { $why }

## Co aplikace říká u stolu

common-denied-bot-first = { $name } musí nejdřív házet dál, nebo zastavit: stiskněte mezerník.
common-denied-secret = Volba hráče { $name } je skrytá, dokud nevyberou všichni. Notebook předáte klávesou Enter.
common-marks-hint = Hry s tipy se počítají zvlášť. Pokud tip chcete, stiskněte znovu „Tip“ (T).
common-marks-review = Hry rozebrané před koncem se počítají zvlášť. Pokud rozbor chcete, stiskněte znovu „Rozbor“ (V).
common-marks-taken = Vrácené kostky už znáte. Když teď něco změníte, bude se hra počítat zvlášť. „Znovu“ je obnoví.
common-marks-known = Tyto kostky už znáte z dřívějška, proto se hra počítá zvlášť.
common-strict-hint = V přísné hře nejsou tipy.
common-strict-review = V přísné hře uvidíte rozbor až na konci a potom už nic nezměníte.
common-strict-taken = V přísné hře se nedá nic vrátit, když další kostky už padly.
common-strict-known = Přísná hra potřebuje nové kostky z aplikace.
common-help-hint = tipy
common-help-review = rozbor během hry
common-help-taken = vracení
common-help-known = předem známé kostky
common-notice-no-advice = Tady trenér radu nemá.
common-notice-advice-failed = Trenér nedokázal odpovědět. Zkuste to znovu tlačítkem „Tip“ (T).
common-notice-thinking-failed = Počítač se nedokázal rozhodnout. Mezerníkem to zkusí znovu; v panelu „Hráči“ (P) můžete místo předat někomu jinému.
common-notice-time-up-failed = { $name }: čas vypršel. Počítač se nedokázal rozhodnout, takže { $name } hraje dál.
common-notice-would-roll-on = { $name }: čas vypršel. Trenér by házel dál.
common-notice-coach-decided = { $name }: čas vypršel. Rozhodl trenér.
common-notice-table-decided = { $name }: čas vypršel. Rozhodla aplikace, podle dohody.

## Hry

common-game-classic = Klasický Can’t Stop
common-express = Express
common-classic = Klasický

## Čí kostky

common-dice-real = Skutečné kostky
common-dice-earlier = Kostky z dřívější hry
common-dice-of-day = Kostky dne, kód { $code }
common-dice-app = Kostky z aplikace, kód { $code }

## Kdo hraje

common-person = Člověk

## Počítačoví hráči od nejslabšího

common-level-dreamy = Snílek
common-level-careless = Popleta
common-level-eager = Nedočkavec
common-level-curious = Zvědavec
common-level-bold = Dravec
common-level-steady = Klidas
common-level-evolved = Chytrák
common-level-master = Mistr
common-out-of = { $reached } { $top ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $top }
