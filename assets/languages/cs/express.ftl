### Express: stůl, lístky, volby.

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · volný

## Jaká musí být pátá kostka

express-fifth-new = Pátá kostka: nové číslo, { $values }
express-fifth-repeat = Žádné nové číslo. Pátá kostka: { $values }
express-fifth-named = Pátá kostka: { $values }
express-fifth-free = Volný hod: dvě dvojice, bez páté kostky
express-not-fifth-new = { $dice } ne: nejdřív určete nové číslo ({ $values }).
express-not-fifth-named = { $dice } ne: hod ukazuje vaše { $values }.
express-not-fifth-is-free = Hod neukazuje žádné určené číslo: při volném hodu se pátá kostka neznačí.

## Proč něco nejde

express-refused-waiting = Nejdřív { $name } volí pro hod { $throw }.
express-refused-departed = { $name } už nehraje.
express-refused-out = { $name } je mimo hru a místo si nechává.
express-refused-no-throw = Hod { $throw } neexistuje.
express-refused-no-seat = Hráč { $seat } neexistuje.
express-refused-over = Hra skončila: nikdo už nehraje.
express-refused-late = Čtvrtý hod už byl, nikdo další nepřisedá.
express-refused-last = U stolu už není nikdo jiný.
express-bot-chooses = Za hráče { $name } volí počítač.
express-why-in-throw = kostky { $dice } to nedají.
express-why-new = pátá kostka musí nejdřív určit nové číslo ({ $values }).
express-why-repeat = hod neukazuje nové číslo, proto je pátá kostka { $values }.
express-why-named = pátá kostka musí být určené číslo, které hod ukazuje ({ $values }).
express-why-is-free = hod neukazuje žádné určené číslo a při volném hodu se pátá kostka neznačí.
express-why-out = tento hráč je mimo hru.

## Vrácené a znovu provedené

express-followed-throw = { $way ->
    [undone] Vráceno: hod { $throw }, { $dice }.
   *[redone] Provedeno znovu: hod { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Vráceno: volba hráče { $name } pro hod { $throw }.
   *[redone] Provedeno znovu: volba hráče { $name } pro hod { $throw }.
}
express-followed-choice = { $way ->
    [undone] Vráceno: { $name }, hod { $throw }: { $pairs }, pátá { $fifth }.
   *[redone] Provedeno znovu: { $name }, hod { $throw }: { $pairs }, pátá { $fifth }.
}
express-followed-free = { $way ->
    [undone] Vráceno: { $name }, hod { $throw }: { $pairs }, volný hod.
   *[redone] Provedeno znovu: { $name }, hod { $throw }: { $pairs }, volný hod.
}

## Po opravě

express-asked-again = { $name } (hod { $throw })
express-corrected-throw = { $again ->
    [nothing] Hod { $throw } je opraven. Všechno po něm platí.
    [some] Hod { $throw } je opraven. Znovu zvolit: { $list }. Ctrl+Z opravu vrátí.
   *[more] Hod { $throw } je opraven. Znovu zvolit: { $list } a další. Ctrl+Z opravu vrátí.
}
express-total = celkem { $total }
express-corrected-choice = { $again ->
    [nothing] Volba hráče { $name } pro hod { $throw } je opravena: { $choice }. Všechno po ní platí.
    [some] Volba hráče { $name } pro hod { $throw } je opravena: { $choice }. Znovu zvolit: { $list }. Ctrl+Z opravu vrátí.
   *[more] Volba hráče { $name } pro hod { $throw } je opravena: { $choice }. Znovu zvolit: { $list } a další. Ctrl+Z opravu vrátí.
}

## Sólo proti rekordu

express-record-to-go = Rekord { $record }: { $points ->
    [one] chybí { $points } bod
    [few] chybí { $points } body
   *[other] chybí { $points } bodů
}
express-record-level = Rekord { $record }: vyrovnán
express-record-ahead = Rekord { $record }: { $points ->
    [one] náskok { $points } bod
    [few] náskok { $points } body
   *[other] náskok { $points } bodů
}

## Co volba přinese, v úzkém rámečku

express-effect-opens = otevře { $rows }
express-effect-needs = { $row }: ještě { $count }
express-effect-full = { $row } je plná
express-effect-points = { $row }: { $points }
express-effect-ends = konec vaší hry

## Totéž celé

## Stůl: kostky

express-throw = Hod { $throw }
express-change-throw = Změnit hod { $throw }
express-correct-throw = Opravit hod { $throw }
express-throw-missed = Hod { $throw }, zmeškaný
express-throw-again = Hod { $throw }, znovu
express-throw-and-type = Hoďte pěti kostkami, pak je napište nebo naklikejte
express-throw-for-program = Hoďte pěti kostkami za počítač, pak je napište nebo naklikejte
express-type-as-they-lay = Napište nebo naklikejte pět kostek, jak ležely
express-roll-dice = Hodit kostkami
express-odds = { $name }: šance, že příští hod označí danou řadu, v %

## Stůl: volby

express-leave-over = Nechat zbýt { $die }: { $key }
express-out-no-choices = Mimo hru: tady se už nevolí
express-left-no-choices = Pryč: tady se už nevolí
express-column-fifth = Pátá
express-column-pairs = Dvojice
express-it-was = Bylo to { $choice }.
express-back-to-throw = Zpět k hodu { $throw }
express-worth-best = nejlepší
express-worth-less = o { $points } méně

## Stůl: co o volbách říká trenér

express-hint-best = Nejlepší: { $choice }, očekávaný výsledek { $points }.
express-hint-as-good = Stejně dobré: { $choices }.
express-hint-reach = Největší šance dosáhnout { $total }: { $choice }, { $games ->
    [none] v žádné z her
    [all] ve všech hrách
   *[share] { $share } her
}.
express-hint-beat = Největší šance překonat rekord, { $total }: { $choice }, { $games ->
    [none] v žádné z her
    [all] ve všech hrách
   *[share] { $share } her
}.
express-hint-pass = Největší šance předstihnout hráče { $name } ({ $total }): { $choice }, { $games ->
    [none] v žádné z her
    [all] ve všech hrách
   *[share] { $share } her
}.
express-hint-win = { $choice } vyhraje v { $share } her proti všem, kdo ještě hrají.
express-hint-why-not = Proč ne { $choice }?

## Stůl: proč klávesa nebo kliknutí nic nedělá

express-app-throws = Kostkami tu hází aplikace: mezerník.
express-all-thrown = Všech pět kostek už je. Backspace vrátí poslední.
express-letters-choose = Volí písmena; další kostky přijdou, až všichni zvolí pro hod { $throw }.
express-next-dice = Další kostky přijdou, až všichni zvolí pro hod { $throw }.
express-no-choice-marks = Řadu { $row } teď žádná volba neoznačí.
express-not-thrown = { $die } v hodu není.
express-not-left-over = Po žádné volbě nezbude { $die }.

## Stůl: opravy

express-correcting-dice = Opravujete kostky hodu { $throw }.
express-correcting-choice = Opravujete volbu hráče { $name } pro hod { $throw }.
express-asks-again = { $who ->
    [all] Potom všichni volí znovu pro hod { $throw }.
   *[one] Potom { $name } volí znovu pro hod { $throw }.
}
express-after-throw = po hodu { $throw }
express-change = Změnit

## Stůl: jak na tom kdo je

express-status-left = pryč, hod { $throw }
express-status-out = mimo, hod { $throw }
express-status-chosen = vybráno
express-status-thinks = přemýšlí
express-status-thinking = přemýšlí
express-status-now = teď volí
express-status-first = nejdřív hod { $throw }
express-status-to-choose = ještě volí
express-status-program = počítač

## Stůl: všechny lístky

express-on-to-throw = K hodu { $throw }
express-on-to-result = K výsledku
express-leads-by = { $name } vede o { $points } bodů.
express-everybody-has-chosen = Zvolili všichni.
express-awaits-nothing = Hra skončila
express-awaits-names = Ještě volí: { $names }
express-choose-again = Nová volba: { $name }
express-has-chosen = { $name }: vybráno.

## Stůl: tajná volba

express-has-it = { $name } má notebook
express-nobody-sees-throw = Hod { $throw }: volbu nikdo nevidí, dokud nezvolí všichni.
express-hidden-program = I počítač volí skrytě.
express-hidden-phone = { $name } volí na telefonu. Když to vázne, uvolněte místo (Telefony, { $key }) a { $name } zvolí tady.
express-hidden-choice = Lístek před tímto hodem. Volba hráče { $name } je skrytá, dokud nezvolí všichni.
express-pass-laptop = Předat notebook
express-back-to = Zpět: { $name }
