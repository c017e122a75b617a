### Telefony: panel v okně a stránky na telefonech.

## Panel v okně

phones-turn-off = Vypnout
phones-turn-on = Připojit telefony
phones-try-again = Zkusit znovu
phones-opening = Připojuji telefony…
phones-off = Telefony jsou vypnuté. Až je znovu připojíte, každý dostane své místo zpátky.
phones-no-game = S telefony má každý u stolu vlastní lístek. Nejdřív otevřete hru nebo začněte novou.
phones-no-address = Telefony se nepodařilo připojit na { $address }: { $cause }. Vyberte jinou adresu nebo port.
phones-no-system = Telefony se nepodařilo připojit: { $cause }. Zkuste to znovu.
phones-scan = Načtěte kód fotoaparátem telefonu, nebo zadejte:
phones-digits = a potom těchto šest číslic, platí deset minut:
phones-digits-off = Skrýt číslice
phones-network = Telefon musí být ve stejné síti Wi-Fi jako tento počítač. Nic se neinstaluje.
phones-other-address = Nebo { $address }
phones-free-seat = Uvolnit místo hráče { $name }
phones-state-not-joined = nepřipojeno
phones-state-at-laptop = u notebooku
phones-state-not-here = ještě tu není
phones-state-away = neodpovídá
phones-state-thinking = přemýšlí
phones-state-joined = připojeno

## Stránky na telefonech: kdo kde sedí

phones-who = Kdo jste?
phones-your-seat = Vaše místo
phones-sit-down = Přisednout
phones-program-plays = Tady hraje počítač
phones-seat-left = Už nehraje
phones-seat-held = Na jiném telefonu
phones-seat-deserted = Na jiném telefonu, který neodpovídá
phones-give-up = Uvolnit místo hráče { $name }
phones-give-up-told = Za hráče { $name } pak může hrát jiný telefon. Chcete to?
phones-give-up-button = Ano, uvolnit místo hráče { $name }
phones-take-over = Převzít místo hráče { $name }
phones-take-over-told = Druhý telefon o místo přijde a všichni to uvidí. Hrajete za hráče { $name } vy?
phones-take-over-button = Ano, převzít místo hráče { $name }
phones-page-table = Stůl
phones-page-seats = Místa
phones-only-watch = Jen se dívat
phones-reload = Načíst znovu
phones-other-ways = Další možnosti
phones-held = { $name } hraje na jiném telefonu. Místo uvolníte tam, na stránce „Místa“, nebo na notebooku. Když druhý telefon minutu neodpoví, můžete ho převzít tady.
phones-no-seat = Na tomto místě nikdo na telefonu nehraje.
phones-taken-over = Místo hráče { $name } je teď na jiném telefonu.
phones-given-up = Místo hráče { $name } je volné pro jiný telefon.
phones-host = Pro hostitele
phones-host-told = Kdo má tuto adresu, může hru řídit. Nikomu ji nedávejte.
phones-host-off-told = Hra je uložená a telefony zůstanou vypnuté, dokud se Fifth Die znovu nespustí. Chcete to?
phones-host-off-button = Ano, vypnout telefony

## Nahoře na každé stránce

phones-cut = Bez spojení se stolem. Zkouším to znovu…
phones-silent = Stůl už chvíli neodpovídá. Možná jsou tam telefony vypnuté; tato stránka to zkouší dál.
phones-other = Tato adresa už ke stolu nevede: možná začala jiná hra. Načtěte kód stolu znovu, nebo se zeptejte na novou adresu.
phones-vibrate = Vibrace
phones-sound = Zvuk
phones-hint-marks = Hry s tipy se počítají zvlášť.
phones-hint-show = Ukázat tip
phones-dims = Tento prohlížeč neudrží obrazovku rozsvícenou.
phones-your-turn = Jste na řadě
phones-your-turn-now = Jste na řadě.
phones-own-turn = Na řadě je { $name }.
phones-waiting = Čeká se na: { $names }.

## Proč se něco neprovedlo

phones-not-read = Stůl to nedokázal přečíst. Zkuste to znovu.
phones-busy = Stůl ještě ukládá váš poslední krok. Zkuste to znovu.
phones-late = Příliš pozdě: u stolu se mezitím hrálo dál. Takhle to vypadá teď.
phones-no-answer = Stůl neodpověděl. Zkuste to znovu.
phones-closed = Stůl je zavřený.
phones-not-saved = Počítač hostitele teď nemůže hru uložit; důvod je na jeho obrazovce. Hrajte dál: zkouší to znovu.
phones-too-often = Oprav bylo několik za sebou. Počkejte pár sekund a zkuste to znovu.
phones-two-seats = Tento telefon už má dvě místa. Nejdřív jedno uvolněte.

## Co se dozvědí všichni

phones-corrected = { $name }: kostky opraveny na { $dice }.
phones-corrected-laptop = Někdo u notebooku opravil kostky na { $dice }.
phones-corrected-earlier = Někdo u notebooku opravil dřívější rozhodnutí.
phones-choose-again = Vyberte znovu.

## Čas na rozmyšlenou

phones-clock-own = { $seconds ->
    [one] Zbývá vám { $seconds } sekunda.
    [few] Zbývají vám { $seconds } sekundy.
    [many] Zbývá vám { $seconds } sekundy.
   *[other] Zbývá vám { $seconds } sekund.
}
phones-clock-others = { $seconds ->
    [one] Ostatním zbývá { $seconds } sekunda.
    [few] Ostatním zbývají { $seconds } sekundy.
    [many] Ostatním zbývá { $seconds } sekundy.
   *[other] Ostatním zbývá { $seconds } sekund.
}
phones-clock-up = Čas vypršel. Teď prosím vyberte.
phones-clock-up-others = Ostatním čas vypršel.
phones-clock-up-table = Čas vypršel: rozhoduje aplikace, podle dohody.
phones-clock-stopped = Hodiny stojí.

## Kostky

phones-dice = Kostky: { $dice }
phones-dice-none = Kostky: žádné
phones-part-dice = Kostky
phones-part-rolls-for-start = Hody o začátek
phones-part-next-throw = Příští hod
phones-part-last-throw = Poslední hod
phones-part-choices = Volby
phones-part-pad = Lístek
phones-part-board = Herní plán
phones-dice-five = Pět kostek, třeba 13446
phones-dice-five-again = Pět kostek hodu { $throw }
phones-dice-two = Dvě kostky, třeba 26
phones-dice-four = Čtyři kostky, třeba 1346
phones-dice-four-again = Čtyři kostky, jak padly
phones-dice-expected = { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
    [many] { $count } kostky
   *[other] { $count } kostek
}, každá od 1 do 6
phones-dice-faces = { $label }: klepněte na to, co leží na stole
phones-dice-untap = Smazat
phones-dice-missing = ještě { $count }
phones-dice-lost = Kostky mezitím zadal někdo jiný. Zkontrolujte, zda souhlasí.
phones-dice-enter = Zadat kostky
phones-dice-correct = Opravit kostky
phones-cancel = Zrušit
phones-dice-wrong = Tyto kostky nesouhlasí
phones-dice-wrong-throw = Kostky hodu { $throw } nesouhlasí

## Express

phones-over = Hra skončila
phones-all-out = Všichni jsou mimo hru.
phones-all-out-or-left = Všichni jsou mimo hru, nebo odešli.
phones-next-throw-real = Hoďte pěti kostkami.
phones-next-throw-app = Hodit může kdokoli.
phones-you-are-out = Jste mimo hru. Ostatní hrají dál.
phones-nobody-here = Na tomto místě už nikdo nehraje.
phones-you-reveal = Vybíráte jako poslední. Klepnutím volba platí a všem se odkryje, co kdo vybral.
phones-row-opens = Nová řada začíná na { $points }; pátý křížek to splatí.
phones-lead = { $name } vede o { $points }.
phones-lead-new = { $name } jde do vedení, o { $points }.
phones-lead-shared = { $names } vedou společně.
phones-chosen = Vaše volba: { $choice }. Změníte ji klepnutím na jinou.
phones-chosen-secret = Vaše volba: { $choice }. Dokud nevyberou všichni, změníte ji klepnutím na jinou.
phones-may-change = Vybráno. Změnit to můžete, dokud nevyberou všichni.
phones-take-choice-back = Vrátit svou volbu
phones-fifth-die = Pátá kostka { $die }
phones-with-fifth-die = pátá kostka { $die }
phones-with-free-throw = volný hod
phones-mark-opens = nová
phones-mark-full = plná
phones-mark-ends = konec
phones-next-dice = Hod { $throw }: zadat kostky
phones-last-throws = Poslední hody
phones-change-choice = Změnit svou volbu z hodu { $throw }
phones-change-choice-told = Kostky: { $dice }, vaše volba: { $choice }.

## Tabulky: první jsou záhlaví úzkých sloupců

phones-column-row = Řada
phones-column-each = Za křížek
phones-column-marks = Křížky
phones-column-points = Body
phones-column-die = Kostka
phones-column-throw = Hod
phones-column-chosen = Volba
phones-column-better = Lepší
phones-column-turn = Tah
phones-column-cost = Ztráta
phones-pad-of = Lístek hráče { $name }
phones-tracks-of = Páté kostky hráče { $name }
phones-to-be-named = { $count ->
    [one] zbývá určit { $count } číslo
    [few] zbývá určit { $count } čísla
    [many] zbývá určit { $count } čísla
   *[other] zbývá určit { $count } čísel
}
phones-marks-new = { $marks }, z toho nové: { $new }
phones-player-left = už nehraje
phones-word-choose = vyberte
phones-word-chosen = vybráno
phones-word-out = mimo
phones-word-left = nehraje
phones-word-plays = na tahu

## Jak kdo hrál

phones-review = Jak vám to šlo
phones-review-told = Nejlepší volby: { $best } { $count ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $count }. Se samými nejlepšími vychází průměrně { $start }. Kostky: { $luck }. Vaše volby: { $skill }. Celkem: { $end }.
phones-review-most = Váš nejlepší hod byl hod { $throw }, s volbou { $choice }: { $points }.
phones-board-review-told = Nejlepší volby: { $best } { $count ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $count }. Na začátku byla vaše šance na výhru { $start }. Kostky: { $luck }. Vaše volby: { $skill }. Tahy ostatních: { $others }.
phones-board-review-alone = Nejlepší volby: { $best } { $count ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $count }. S nejlepšími volbami je tahů průměrně { $start }. Kostky: { $luck }. Vaše volby: { $skill }. Celkem: { $end }.
phones-board-review-most = Váš nejlepší tah byl tah { $turn }: { $gain }.
phones-review-costliest = Nejhorší volby

## Desková hra

phones-board-start = Hod o začátek
phones-board-wins = { $name } vyhrává
phones-board-turn = Tah { $turn }: { $name }
phones-board-played = Volba hráče { $name }: { $play }.
phones-board-rolled = Hod hráče { $name }:
phones-board-rolled-start = { $name }: { $total } z kostek { $dice }.
phones-board-start-app = Klepnout může kdokoli: aplikace hodí dvěma kostkami za každého hráče.
phones-board-take-play-back = Vrátit svou poslední volbu
phones-board-rolling-on = Házet dál: krach { $chance }.
phones-board-no-stop = Dokud běžec stojí na cizím kameni, stop nejde.
phones-runners = Vaši běžci
phones-board-risks = v sázce { $count ->
    [one] { $count } pole
    [few] { $count } pole
    [many] { $count } pole
   *[other] { $count } polí
}
phones-board = Herní plán
phones-board-column = Sloupec
phones-board-squares = Kameny a běžci
phones-board-won = sloupec má { $name }
phones-board-empty = prázdný, { $top ->
    [one] { $top } pole
    [few] { $top } pole
    [many] { $top } pole
   *[other] { $top } polí
}
phones-board-pieces = { $pieces }, { $top ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $top }
phones-board-runner = běžec { $space }
phones-board-square = { $name } { $space }

## Před hrou a po ní

phones-game = Hra
phones-goodbye = Pěkně jste si zahráli. Příště zase!
phones-play-again = Hrát znovu
phones-end = Ukončit večer
phones-afterwards = Co dál?
phones-newcomer = Nebo někdo nový
phones-your-name = Vaše jméno
phones-your-sign = Váš znak
phones-come-in = Hraju
phones-you-are-in = Jste ve hře
phones-you = vy
phones-save-name = Uložit
phones-at-table = U stolu
phones-all-here = Jsou tu všichni? Začít
phones-missing = Ještě tu chybí: { $names }. Přisednout se dá i později.
phones-change-rules = Změnit hráče a pravidla
phones-leave-out = Hráče odeberete smazáním jména.
phones-name-number = Jméno hráče { $number }
phones-move-up = Posunout hráče { $number } výš
phones-code-title = Šest číslic
phones-code-told = Najdete je vedle adresy stolu. Platí deset minut.
phones-code-enter = Připojit se
phones-code-wrong = Číslice nesouhlasí. Zkontrolujte je a zkuste to znovu.
phones-code-too-often = Příliš mnoho pokusů. Počkejte minutu a zkuste to znovu.
phones-code-offer = Připojit se bez fotoaparátu
phones-code-offered = Bez fotoaparátu: otevřete { $address } a zadejte { $digits }. Platí to deset minut.
phones-lost-told = Nic se neztratilo: všechny křížky platí. Pokud už { $name } má tajně vybráno, budete vybírat znovu.
phones-that-is-me = To jsem já: vzít zpět
phones-another-seat = Jiné místo
phones-undone = { $name }: volba vrácena.
phones-undone-host = Hostitel vrátil poslední krok.
phones-undone-laptop = Někdo u notebooku vrátil poslední krok.
phones-redone-laptop = Někdo u notebooku provedl poslední krok znovu.
