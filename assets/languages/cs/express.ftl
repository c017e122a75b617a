### Express: stůl, lístky, volby.

## Volba v pár znacích

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · volný

## Jaká musí být pátá kostka

express-fifth-new = Pátá kostka: nové číslo, { $values }
express-fifth-repeat = Žádné nové číslo. Pátá kostka: { $values }
express-fifth-named = Pátá kostka: { $values }
express-fifth-free = Volný hod: dvě dvojice, bez páté kostky
express-not-fifth-new = { $dice } nejde: nejdřív určete nové číslo ({ $values }).
express-not-fifth-named = { $dice } nejde: padlo vaše { $values }.
express-not-fifth-is-free = V hodu není žádné vaše číslo: při volném hodu se pátá kostka neznačí.

## Proč něco nejde

express-refused-waiting = { $name } musí nejdřív vybrat z hodu { $throw }.
express-refused-departed = { $name } už nehraje.
express-refused-out = { $name } už je mimo hru, takže místo zůstává, jak je.
express-refused-no-throw = Hod { $throw } neexistuje.
express-refused-no-seat = Hráč { $seat } neexistuje.
express-refused-over = Hra skončila.
express-refused-late = Po čtvrtém hodu už nikdo nepřisedne.
express-refused-last = Všichni ostatní už odešli.
express-bot-chooses = Za hráče { $name } vybírá počítač.
express-why-in-throw = z kostek { $dice } se to složit nedá.
express-why-new = pátá kostka musí být nové číslo ({ $values }).
express-why-repeat = v hodu není nové číslo, proto je pátá kostka { $values }.
express-why-named = pátá kostka musí být určené číslo, které v hodu je ({ $values }).
express-why-is-free = v hodu není žádné určené číslo, takže je volný a pátá kostka se neznačí.
express-why-out = tento hráč je mimo hru.

## Vrácené a znovu provedené

express-followed-throw = { $way ->
    [undone] Vráceno: hod { $throw }, { $dice }.
   *[redone] Provedeno znovu: hod { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Vráceno: volba hráče { $name } z hodu { $throw }.
   *[redone] Provedeno znovu: volba hráče { $name } z hodu { $throw }.
}
express-followed-choice = { $way ->
    [undone] Vráceno: { $name }, { $pairs }, pátá { $fifth }, z hodu { $throw }.
   *[redone] Provedeno znovu: { $name }, { $pairs }, pátá { $fifth }, z hodu { $throw }.
}
express-followed-free = { $way ->
    [undone] Vráceno: { $name }, { $pairs } z volného hodu { $throw }.
   *[redone] Provedeno znovu: { $name }, { $pairs } z volného hodu { $throw }.
}

## Po opravě

express-asked-again = { $name } (hod { $throw })
express-corrected-throw = { $again ->
    [nothing] Hod { $throw } je opraven. Vše po něm platí.
    [some] Hod { $throw } je opraven. Znovu musí vybrat: { $list }. Opravu vrátíte klávesami Ctrl+Z.
   *[more] Hod { $throw } je opraven. Znovu musí vybrat: { $list } a další. Opravu vrátíte klávesami Ctrl+Z.
}
express-total = celkem { $total }
express-corrected-choice = { $again ->
    [nothing] Volba hráče { $name } z hodu { $throw } je teď { $choice }. Vše po ní platí.
    [some] Volba hráče { $name } z hodu { $throw } je teď { $choice }. Znovu musí vybrat: { $list }. Opravu vrátíte klávesami Ctrl+Z.
   *[more] Volba hráče { $name } z hodu { $throw } je teď { $choice }. Znovu musí vybrat: { $list } a další. Opravu vrátíte klávesami Ctrl+Z.
}

## Sólo proti rekordu

express-record-to-go = Rekord { $record }: { $points ->
    [one] chybí
    [few] chybějí
    [many] chybí
   *[other] chybí
} { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
express-record-level = Rekord { $record }: vyrovnán
express-record-ahead = Rekord { $record }: náskok { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}

## Co volba přinese, v úzkém rámečku

express-effect-opens = otevře { $rows }
express-effect-needs = { $row }: ještě { $count }
express-effect-full = { $row } je plná
express-effect-points = { $row }: { $points }
express-effect-ends = konec vaší hry

### Express: stůl, lístky, volby.

## Stůl: kostky

express-throw = Hod { $throw }
express-change-throw = Změnit hod { $throw }
express-correct-throw = Opravit hod { $throw }
express-throw-missed = Dohnat: hod { $throw }
express-throw-again = Hod { $throw }, znovu
express-throw-and-type = Hoďte pěti kostkami a zadejte je nebo naklikejte
express-throw-for-program = Hoďte za počítač pěti kostkami a zadejte je nebo naklikejte
express-type-as-they-lay = Zadejte nebo naklikejte pět kostek, jak padly
express-roll-dice = Hodit kostkami
express-odds = { $name }: šance, že příští hod označí danou řadu (%)

## Stůl: volby

express-leave-over = Pátá kostka { $die }: { $key }
express-out-no-choices = Mimo hru: už se nevybírá
express-left-no-choices = Už nehraje: nevybírá se
express-column-fifth = Pátá
express-column-pairs = Dvojice
express-it-was = Bylo to { $choice }.
express-back-to-throw = Zpět k hodu { $throw }
express-worth-best = nejlepší
express-worth-less = o { $points } méně

## Stůl: co o volbách říká trenér

express-hint-best = Nejlepší: { $choice }; očekávaný výsledek: { $points } b.
express-hint-as-good = Stejně dobré: { $choices }.
express-hint-reach = Největší šance na { $total }: { $choice }, { $games ->
    [none] v žádné z her
    [all] ve všech hrách
   *[share] { $share } her
}.
express-hint-beat = Největší šance překonat váš rekord { $total }: { $choice }, { $games ->
    [none] v žádné z her
    [all] ve všech hrách
   *[share] { $share } her
}.
express-hint-pass = Největší šance předstihnout hráče { $name } ({ $total }): { $choice }, { $games ->
    [none] v žádné z her
    [all] ve všech hrách
   *[share] { $share } her
}.
express-hint-win = { $choice } vyhraje { $share } her proti všem, kdo ještě hrají.
express-hint-why-not = Proč ne { $choice }?

## Stůl: proč klávesa nebo kliknutí nic nedělá

express-app-throws = Kostkami tu hází aplikace: stiskněte mezerník.
express-all-thrown = Všech pět kostek je zadaných. Poslední odeberete klávesou Backspace.
express-letters-choose = Vybírá se písmeny. Další kostky přijdou, až z hodu { $throw } vyberou všichni.
express-next-dice = Další kostky přijdou, až z hodu { $throw } vyberou všichni.
express-no-choice-marks = Řadu { $row } teď žádná volba neoznačí.
express-not-thrown = V hodu není žádná { $die }.
express-not-left-over = { $die } nemůže být pátá kostka.

## Stůl: opravy

express-correcting-dice = Opravujete kostky hodu { $throw }.
express-correcting-choice = Opravujete volbu hráče { $name } z hodu { $throw }.
express-asks-again = { $who ->
    [all] Z hodu { $throw } potom znovu vybírají všichni.
   *[one] Z hodu { $throw } potom znovu vybírá { $name }.
}
express-after-throw = po hodu { $throw }
express-change = Změnit

## Stůl: jak na tom kdo je, v malém prostoru

express-status-left = odchod, hod { $throw }
express-status-out = mimo, hod { $throw }
express-status-chosen = vybráno
express-status-thinks = přemýšlí
express-status-thinking = přemýšlí
express-status-now = vybírá
express-status-first = nejdřív hod { $throw }
express-status-to-choose = ještě ne
express-status-program = počítač

## Stůl: všechny lístky

express-on-to-throw = K hodu { $throw }
express-on-to-result = K výsledku
express-leads-by = { $name } vede o { $points }.
express-everybody-has-chosen = Všichni mají vybráno.
express-awaits-nothing = Hra skončila
express-awaits-names = Ještě vybírá: { $names }
express-choose-again = Vybrat znovu: { $name }
express-has-chosen = { $name } má vybráno.

## Stůl: tajné volby

express-has-it = { $name } ho má
express-nobody-sees-throw = Hod { $throw }: volby jsou skryté, dokud nevyberou všichni.
express-hidden-program = I počítač vybírá tajně.
express-hidden-phone = { $name } vybírá na telefonu. Když to nejde, uvolněte místo v panelu „Telefony“ ({ $key }); potom může { $name } vybrat tady.
express-hidden-choice = Lístek před tímto hodem. Volba hráče { $name } je skrytá, dokud nevyberou všichni.
express-pass-laptop = Předat notebook
express-back-to = Zpět: { $name }
