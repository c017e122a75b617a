### Telefony.

phones-turn-off = Vypnout
phones-turn-on = Připojit telefony
phones-try-again = Zkusit znovu
phones-opening = Připojuji telefony…
phones-off = Telefony jsou vypnuté. Kdo měl místo, najde ho zase, až je znovu připojíte.
phones-no-game = S telefony má každý u stolu vlastní lístek. Připojují se ke hře: nějakou otevřete, nebo založte novou.
phones-no-address = Telefony nelze připojit na { $address }: { $cause }. Zvolte jinou adresu nebo port.
phones-no-system = Telefony nelze připojit: { $cause }. Zkuste to znovu.
phones-scan = Načtěte kód fotoaparátem telefonu, nebo napište:
phones-digits = a tam těchto šest číslic, platí deset minut:
phones-digits-off = Bez číslic
phones-network = Telefon musí být ve stejné síti (Wi-Fi) jako tento počítač. Nic se neinstaluje.
phones-other-address = Nebo { $address }
phones-free-seat = Uvolnit místo hráče { $name }
phones-state-not-joined = nepřipojen
phones-state-at-laptop = u notebooku
phones-state-not-here = ještě tu není
phones-state-away = offline
phones-state-thinking = přemýšlí
phones-state-joined = připojen

## Stránky na telefonech: kdo kde sedí

phones-who = Kdo jste?
phones-your-seat = Vaše místo
phones-sit-down = Posadit se
phones-program-plays = Tady hraje počítač
phones-seat-left = Už nehraje
phones-seat-held = Má ho jiný telefon
phones-seat-deserted = Má ho jiný telefon, ale je offline
phones-give-up = Uvolnit místo hráče { $name }
phones-give-up-told = Za hráče { $name } pak může hrát jiný telefon. Chcete to?
phones-give-up-button = Ano, uvolnit místo hráče { $name }
phones-take-over = Převzít místo hráče { $name }
phones-take-over-told = Druhý telefon o místo přijde a všichni se to dozvědí. Hrajete za hráče { $name } vy?
phones-take-over-button = Ano, převzít místo hráče { $name }
phones-page-table = Stůl
phones-page-seats = Místa
phones-only-watch = Jen se dívat
phones-reload = Obnovit
phones-other-ways = Další možnosti
phones-held = Místo hráče { $name } má jiný telefon. Uvolnit se dá na něm („Místa“), nebo na notebooku. Až bude ten telefon minutu offline, půjde převzít tady.
phones-no-seat = Na tomto místě nikdo na telefonu nehraje.
phones-taken-over = Místo hráče { $name } je teď na jiném telefonu.
phones-given-up = Místo hráče { $name } je volné pro jiný telefon.
phones-host = Pro pořadatele
phones-host-told = Kdo má tuto adresu, rozhoduje tady. Nikomu ji nedávejte.
phones-host-off-told = Hra se uloží a telefony se vypnou, dokud se program znovu nespustí. Chcete to?
phones-host-off-button = Ano, vypnout telefony
phones-cut = Spojení se stolem se přerušilo. Zkouším znovu…
phones-silent = Stůl už chvíli neodpovídá. Možná jsou tam telefony vypnuté; tato stránka to zkouší dál.
phones-other = Tato adresa už ke stolu nevede: možná začala jiná hra. Načtěte kód stolu znovu, nebo se zeptejte na novou adresu.
phones-vibrate = Vibrace
phones-sound = Zvuk
phones-hint-marks = Hra s tipy je v rekordech zvlášť.
phones-hint-show = Ukázat tip
phones-dims = V tomto prohlížeči obrazovka sama zhasne.
phones-your-turn = Jste na řadě
phones-your-turn-now = Jste na řadě.
phones-own-turn = Na řadě: { $name }.
phones-waiting = Čeká se: { $names }.
phones-not-read = Tohle se nedalo přečíst. Zkuste to znovu.
phones-busy = Co bylo předtím, se ještě zapisuje. Zkuste to znovu.
phones-late = To přišlo pozdě. Teď platí toto.
phones-no-answer = Stůl neodpověděl. Zkuste to znovu.
phones-closed = Stůl je zavřený.
phones-not-saved = Hru teď nelze uložit; proč, říká počítač, na kterém běží. Hra pokračuje a ukládání se zkouší znovu.
phones-too-often = Opravovalo se několikrát za sebou. Počkejte pár vteřin a zkuste to znovu.
phones-two-seats = Tento telefon už má dvě místa. Nejdřív jedno z nich uvolněte.
phones-corrected = { $name } opravuje kostky na { $dice }.
phones-corrected-laptop = Kostky byly na notebooku opraveny na { $dice }.
phones-corrected-earlier = Dřívější rozhodnutí bylo opraveno na notebooku.
phones-choose-again = Vyberte znovu.
phones-clock-own = { $seconds ->
    [one] Zbývá vám { $seconds } vteřina.
    [few] Zbývají vám { $seconds } vteřiny.
   *[other] Zbývá vám { $seconds } vteřin.
}
phones-clock-others = { $seconds ->
    [one] Ostatním zbývá { $seconds } vteřina.
    [few] Ostatním zbývají { $seconds } vteřiny.
   *[other] Ostatním zbývá { $seconds } vteřin.
}
phones-clock-up = Čas vypršel. Zvolte prosím teď.
phones-clock-up-others = Ostatním čas vypršel.
phones-clock-up-table = Čas vypršel: rozhoduje stůl, jak bylo dohodnuto.
phones-clock-stopped = Hodiny stojí.
phones-dice = Kostky: { $dice }
phones-dice-none = Kostky: žádné
phones-part-dice = Kostky
phones-part-rolls-for-start = Hody o začátek
phones-part-next-throw = Příští hod
phones-part-last-throw = Poslední hod
phones-part-choices = Volby
phones-part-pad = Lístek
phones-part-board = Deska
phones-dice-five = Pět kostek, třeba 13446
phones-dice-five-again = Pět kostek hodu { $throw }, jak ležely
phones-dice-two = Dvě kostky, třeba 26
phones-dice-four = Čtyři kostky, třeba 1346
phones-dice-four-again = Čtyři kostky, jak ležely
phones-dice-expected = Počet kostek: { $count }, každá od 1 do 6
phones-dice-faces = { $label }: ťukněte, co leží na stole
phones-dice-untap = Smazat
phones-dice-missing = ještě { $count }
phones-dice-lost = Kostky mezitím někdo napsal jinde. Podívejte se, zda souhlasí.
phones-dice-enter = Zadat kostky
phones-dice-correct = Opravit kostky
phones-cancel = Zrušit
phones-dice-wrong = Tyto kostky nesouhlasí
phones-dice-wrong-throw = Kostky hodu { $throw } nesouhlasí
phones-over = Hra skončila
phones-all-out = Všichni jsou mimo hru.
phones-all-out-or-left = Všichni jsou mimo hru nebo pryč.
phones-next-throw-real = Hoďte pěti kostkami.
phones-next-throw-app = Hodit může kdokoli.
phones-you-are-out = Jste mimo hru. Ostatní hrají dál.
phones-nobody-here = Na tomto místě už nikdo nehraje.
phones-you-reveal = Volíte na konec: vaše ťuknutí ukáže všem, co kdo zvolil, a platí.
phones-row-opens = Nová řada stojí { $points }; pátý křížek to vrátí.
phones-lead = { $name } vede o { $points }.
phones-lead-new = { $name } jde do vedení o { $points }.
phones-lead-shared = { $names } vedou společně.
phones-chosen = Vaše volba: { $choice }. Další ťuknutí ji změní.
phones-chosen-secret = Vaše volba: { $choice }. Další ťuknutí ji změní, dokud nezvolí všichni.
phones-may-change = Vybráno. Změnit to můžete, dokud nevyberou všichni.
phones-take-choice-back = Vrátit moji volbu
phones-fifth-die = Pátá kostka { $die }
phones-with-fifth-die = pátá kostka { $die }
phones-with-free-throw = volný hod
phones-mark-opens = nová
phones-mark-full = plná
phones-mark-ends = konec
phones-next-dice = Hod { $throw }: zadat kostky
phones-last-throws = Poslední hody
phones-change-choice = Změnit moji volbu pro hod { $throw }
phones-change-choice-told = Kostky byly { $dice } a vaše volba { $choice }.
phones-column-row = Řada
phones-column-each = Po
phones-column-marks = Křížky
phones-column-points = Body
phones-column-die = Kostka
phones-column-throw = Hod
phones-column-chosen = Volba
phones-column-better = Lepší
phones-column-turn = Tah
phones-column-cost = Cena
phones-pad-of = Lístek hráče { $name }
phones-tracks-of = Páté kostky hráče { $name }
phones-to-be-named = { $count ->
    [one] zbývá určit { $count } číslo
    [few] zbývá určit { $count } čísla
   *[other] zbývá určit { $count } čísel
}
phones-marks-new = { $marks }, z toho nové: { $new }
phones-player-left = už nehraje
phones-word-choose = vyberte
phones-word-chosen = vybráno
phones-word-out = mimo
phones-word-left = nehraje
phones-word-plays = hraje
phones-review = Jak se vám hrálo
phones-review-told = Nejlepší volba: { $best } z { $count ->
    [one] { $count } hodu
   *[other] { $count } hodů
}. Nejlepší volby dají v průměru { $start }. Kostky k tomu přidaly { $luck } a vaše volby { $skill }, dohromady { $end }.
phones-review-most = Nejvíc bodů přinesl hod { $throw } s volbou { $choice }: { $points }.
phones-board-review-told = Nejlepší volby: { $best } z { $count }. Vaše šance na výhru byla na začátku { $start }. Kostky ji změnily o { $luck }, vaše volby o { $skill }, tahy ostatních o { $others }.
phones-board-review-alone = Nejlepší volby: { $best } z { $count }. Nejlepší volby trvají v průměru { $start } tahu. Kostky to změnily o { $luck } a vaše volby o { $skill }, dohromady { $end }.
phones-board-review-most = Nejvíc přinesl tah { $turn }: { $gain }.
phones-review-costliest = Nejdražší volby
phones-board-start = Hod o začátek
phones-board-wins = { $name } vyhrává
phones-board-turn = Tah { $turn }: { $name }
phones-board-played = { $name }: zahráno { $play }.
phones-board-rolled = Tyto kostky hází { $name }.
phones-board-rolled-start = { $name }: { $total } z kostek { $dice }.
phones-board-start-app = Ťuknout může kdokoli: aplikace hodí za každého dvěma kostkami.
phones-board-take-play-back = Vrátit moji poslední volbu
phones-board-rolling-on = Házet dál: krach { $chance }.
phones-board-no-stop = Nelze stop, dokud běžec stojí na poli s jiným hráčem.
phones-runners = Vaši běžci
phones-board-risks = { $count ->
    [one] riskuje { $count } pole
    [few] riskuje { $count } pole
   *[other] riskuje { $count } polí
}
phones-board = Deska
phones-board-column = Sloupec
phones-board-squares = Kameny a běžci
phones-board-won = získává { $name }
phones-board-empty = prázdný, polí: { $top }
phones-board-pieces = { $pieces }, z { $top }
phones-board-runner = běžec { $space }
phones-board-square = { $name } { $space }

phones-game = Hra
phones-goodbye = Pěkné hry. Příště zase!
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
phones-missing = Ještě tu chybí: { $names }. Kdo chybí, přisedne později.
phones-change-rules = Změnit hráče a pravidla
phones-leave-out = Prázdné jméno hráče vynechá.
phones-name-number = Jméno hráče { $number }
phones-move-up = Hráče { $number } výš
phones-code-title = Šest číslic
phones-code-told = Jsou vedle adresy stolu a platí deset minut.
phones-code-enter = Vstoupit
phones-code-wrong = To nejsou ty číslice. Podívejte se znovu.
phones-code-too-often = Příliš mnoho pokusů. Počkejte minutu a zkuste to znovu.
phones-code-offer = Vstup bez fotoaparátu
phones-code-offered = Bez fotoaparátu: otevřete { $address } a napište { $digits }. Platí to deset minut.
phones-lost-told = Nic se neztratilo: všechny křížky zůstávají. Pokud tajná volba už padla ({ $name }), je třeba zvolit znovu.
phones-that-is-me = To jsem já: vzít zpět
phones-another-seat = Jiné místo
phones-undone = { $name } bere volbu zpět.
phones-undone-host = Pořadatel vrátil poslední krok.
phones-undone-laptop = Poslední krok byl vrácen na notebooku.
phones-redone-laptop = Poslední krok byl na notebooku proveden znovu.
