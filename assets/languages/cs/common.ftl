### Co je na mnoha obrazovkách.

common-close = Zavřít
common-back = Zpět
common-new-game = Nová hra
common-export = Export
common-seconds = { $seconds } s
common-turns =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
common-percent = { $number } %

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
common-playing-out = Počítač dohrává do konce…
common-practice = Cvičení: tato hra se nepočítá.
common-back-to-original = Zpět k původní hře
common-no-hint-here = Teď není co volit.
common-hint-thinking = Počítám tip…
common-take-die-back = Vrátit tuto kostku
common-percent-under = < 1 %
common-percent-over = > 99 %
common-share-under = méně než 1 %
common-share-over = více než 99 %
common-failed = Programu se to nepovedlo; zkuste to znovu

## Lišta nad obrazovkami.

common-games = Hry
common-more = Více
common-learn = Naučit se hru
common-one-pad = Jeden lístek
common-all-pads = Lístky
common-phones = Telefony
common-settings = Nastavení
common-help = Nápověda

## Barvy hráčů s tvary.

common-blue-circle = Modrý kruh
common-orange-square = Oranžový čtverec
common-green-triangle = Zelený trojúhelník
common-purple-diamond = Fialový kosočtverec
common-sky-blue-star = Blankytná hvězda
common-red-hexagon = Červený šestiúhelník
common-yellow-cross = Žlutý kříž
common-grey-ring = Šedý prstenec

## Psaní kostek.

common-dice-to-go =
    { $count ->
        [one] ještě { $count } kostka
        [few] ještě { $count } kostky
       *[other] ještě { $count } kostek
    }
common-not-on-a-die = { $key } na kostce není: jen 1 až 6.
common-it-was = Bylo to { $was }. Esc to tak nechá.

## Hodiny.

common-time-paused = Čas stojí
common-time-pause = Pauza
common-time-resume = Pokračovat
common-time-up = Čas vypršel: na tahu je stále { $name }

## Lístek.

common-pad-each = po
common-pad-pair = dvojice
common-pad-points = body, průběžně
common-pad-minus-column = minus
common-pad-plus-column = plus
common-pad-more = ještě { $count }
common-pad-minus = Minus
common-pad-plus = Plus
common-pad-total = Celkem
common-pad-out = ven
common-games-none = 0 %
common-games-all = 100 %
common-games-percent = { $number } % ± { $error } %

## Volí písmena

common-nothing-to-choose = Tady není co volit.
common-one-choice = Volba je jen jedna: A.
common-no-choice = Tady volí písmena: A až { $last }.
common-illegal = { $choice } nejde: { $why }
common-outdated = Bylo to { $choice }, to už nejde: { $why }

## Zprávy u stolu

common-denied-bot-first = Nejdřív { $name } rozhodne, zda házet dál: mezerník.
common-denied-secret = Volba hráče { $name } je skrytá, dokud nezvolí všichni. Enter předá notebook.
common-marks-hint = Hra s tipy je v rekordech zvlášť. Tip uvidíte, když kliknete na „Tip“ nebo znovu stisknete T.
common-marks-review = Hra rozebraná před koncem je v rekordech zvlášť. Rozbor uvidíte, když kliknete na „Rozbor“ nebo znovu stisknete V.
common-marks-taken = Tyto kostky jste už viděli. Když teď něco změníte, bude hra v rekordech zvlášť. „Znovu“ je vrátí.
common-marks-known = Někdo tu už tyto kostky viděl, proto je hra v rekordech zvlášť.
common-strict-hint = V přísné hře nejsou tipy.
common-strict-review = V přísné hře je rozbor až na konci a potom se už nic nemění.
common-strict-taken = V přísné hře se nic nevrací, jakmile padly další kostky.
common-strict-known = Přísná hra bere kostky aplikace tak, jak padnou.
common-help-hint = tipy
common-help-review = rozbor během hry
common-help-taken = vrácené kostky
common-help-known = kostky předem známé
common-notice-no-advice = Trenér tu odpověď nemá.
common-notice-advice-failed = Trenérovi se odpověď nepovedla. Tip (T) se zeptá znovu.
common-notice-thinking-failed = Programu se nepovedlo rozhodnout. Mezerník ho nechá zkusit to znovu; místo může převzít někdo jiný: Hráči (P).
common-notice-time-up-failed = { $name }: čas vypršel. Programu se nepovedlo rozhodnout, a tak dál hraje { $name }.
common-notice-would-roll-on = { $name }: čas vypršel. Trenér by házel dál.
common-notice-coach-decided = { $name }: čas vypršel. Rozhodl trenér.
common-notice-table-decided = { $name }: čas vypršel. Rozhodl stůl, jak bylo dohodnuto.

## Hry.

common-game-classic = Klasický Can’t Stop
common-express = Express
common-classic = Klasický
common-dice-real = Skutečné kostky
common-dice-earlier = Kostky z dřívější hry
common-dice-of-day = Kostky dne, kód { $code }
common-dice-app = Kostky aplikace, kód { $code }
common-person = Člověk
common-level-dreamy = Snílek
common-level-careless = Popleta
common-level-eager = Nedočkavec
common-level-curious = Zvědavec
common-level-bold = Dravec
common-level-steady = Klidas
common-level-evolved = Chytrák
common-level-master = Mistr
common-out-of = { $reached } z { $top }
