### Express: bordet, protokollen, valen.

## Ett val i korthet

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · fritt

## Vad den femte tärningen måste vara

express-fifth-new = Femte tärningen: ett nytt värde, { $values }
express-fifth-repeat = Inget nytt värde. Femte tärningen: { $values }
express-fifth-named = Femte tärningen: { $values }
express-fifth-free = Frikast: två par, ingen femte tärning
express-not-fifth-new = Inte { $dice }: ta ett nytt värde först ({ $values }).
express-not-fifth-named = Inte { $dice }: kastet visar { $values }, som du redan har.
express-not-fifth-is-free = Kastet visar inget av dina värden: vid frikast kryssas ingen femte tärning.

## Varför något inte går

express-refused-waiting = { $name } måste först välja i kast { $throw }.
express-refused-departed = { $name } har gått.
express-refused-out = { $name } är redan ute, så platsen förblir som den är.
express-refused-no-throw = Det finns inget kast { $throw }.
express-refused-no-seat = Det finns ingen spelare { $seat }.
express-refused-over = Partiet är slut.
express-refused-late = Ingen kan gå med efter det fjärde kastet.
express-refused-last = Alla andra har gått.
express-bot-chooses = Datorn väljer för { $name }.
express-why-in-throw = det går inte med tärningarna { $dice }.
express-why-new = femte tärningen måste vara ett nytt värde ({ $values }).
express-why-repeat = kastet visar inget nytt värde, så femte tärningen är { $values }.
express-why-named = femte tärningen måste vara ett av de tagna värdena i kastet ({ $values }).
express-why-is-free = kastet visar inget av de tagna värdena, så det är ett frikast och ingen femte tärning kryssas.
express-why-out = spelaren är ute.

## Ångrat och gjort om

express-followed-throw = { $way ->
    [undone] Ångrat: kast { $throw }, { $dice }.
   *[redone] Gjort om: kast { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Ångrat: { $name } väljer i kast { $throw }.
   *[redone] Gjort om: { $name } väljer i kast { $throw }.
}
express-followed-choice = { $way ->
    [undone] Ångrat: { $name } väljer { $pairs }, femte { $fifth }, i kast { $throw }.
   *[redone] Gjort om: { $name } väljer { $pairs }, femte { $fifth }, i kast { $throw }.
}
express-followed-free = { $way ->
    [undone] Ångrat: { $name } väljer { $pairs } i frikast { $throw }.
   *[redone] Gjort om: { $name } väljer { $pairs } i frikast { $throw }.
}

## Efter en rättelse

express-asked-again = { $name } (kast { $throw })
express-corrected-throw = { $again ->
    [nothing] Kast { $throw } är rättat. Allt efter det står kvar.
    [some] Kast { $throw } är rättat. { $list } måste välja igen. Ångra med Ctrl+Z.
   *[more] Kast { $throw } är rättat. { $list } och andra måste välja igen. Ångra med Ctrl+Z.
}
express-total = totalt { $total }
express-corrected-choice = { $again ->
    [nothing] { $name } har nu { $choice } i kast { $throw }. Allt efter det står kvar.
    [some] { $name } har nu { $choice } i kast { $throw }. { $list } måste välja igen. Ångra med Ctrl+Z.
   *[more] { $name } har nu { $choice } i kast { $throw }. { $list } och andra måste välja igen. Ångra med Ctrl+Z.
}

## Mot rekordet

express-record-to-go = Rekord { $record }: { $points ->
    [one] { $points } poäng kvar
   *[other] { $points } poäng kvar
}
express-record-level = Rekord { $record }: lika
express-record-ahead = Rekord { $record }: { $points ->
    [one] { $points } poäng över
   *[other] { $points } poäng över
}

## Vad ett val ger, på liten plats

express-effect-opens = öppnar { $rows }
express-effect-needs = { $row }: { $count } kvar
express-effect-full = { $row } är full
express-effect-points = { $row }: { $points }
express-effect-ends = ditt parti slutar

### Express: bordet, protokollen, valen.

## Bordet: tärningar

express-throw = Kast { $throw }
express-change-throw = Ändra kast { $throw }
express-correct-throw = Rätta kast { $throw }
express-throw-missed = Ta igen: kast { $throw }
express-throw-again = Kast { $throw }, igen
express-throw-and-type = Kasta de fem tärningarna och skriv eller klicka in dem
express-throw-for-program = Kasta de fem tärningarna åt datorn och skriv eller klicka in dem
express-type-as-they-lay = Skriv eller klicka in de fem tärningarna som de föll
express-roll-dice = Kasta tärningarna
express-odds = { $name }: chans att nästa kast ger ett kryss i varje rad (%)

## Bordet: val

express-leave-over = Ta en { $die }:a som femte tärning: { $key }
express-out-no-choices = Ute: inga fler val
express-left-no-choices = Har gått: inga fler val
express-column-fifth = Femte
express-column-pairs = Par
express-it-was = Det var { $choice }.
express-back-to-throw = Tillbaka till kast { $throw }
express-worth-best = bäst
express-worth-less = { $points } sämre

## Bordet: vad coachen säger

express-hint-best = Bäst: { $choice }; räkna med { $points } poäng till slut.
express-hint-as-good = Precis lika bra: { $choices }.
express-hint-reach = Störst chans att nå { $total }: { $choice }, { $games ->
    [none] i inget av partierna
    [all] i alla partier
   *[share] i { $share } av partierna
}.
express-hint-beat = Störst chans att slå ditt bästa hittills, { $total }: { $choice }, { $games ->
    [none] i inget av partierna
    [all] i alla partier
   *[share] i { $share } av partierna
}.
express-hint-pass = Störst chans att gå om { $name } på { $total }: { $choice }, { $games ->
    [none] i inget av partierna
    [all] i alla partier
   *[share] i { $share } av partierna
}.
express-hint-win = { $choice } vinner { $share } av partierna mot alla som spelar vidare.
express-hint-why-not = Varför inte { $choice }?

## Bordet: varför en tangent eller ett klick inte gör något

express-app-throws = Appen kastar tärningarna här: tryck på mellanslag.
express-all-thrown = Alla fem tärningarna är inskrivna. Tryck på Backsteg för att ta bort den sista.
express-letters-choose = Välj med en bokstav. Nästa tärningar kommer när alla har valt i kast { $throw }.
express-next-dice = Nästa tärningar kommer när alla har valt i kast { $throw }.
express-no-choice-marks = Inget val ger ett kryss i rad { $row } nu.
express-not-thrown = Kastet visar ingen { $die }:a.
express-not-left-over = En { $die }:a kan inte vara femte tärning.

## Bordet: rättelser

express-correcting-dice = Du rättar tärningarna i kast { $throw }.
express-correcting-choice = Du rättar det som { $name } valde i kast { $throw }.
express-asks-again = { $who ->
    [all] Sedan väljer alla igen i kast { $throw }.
   *[one] Sedan väljer { $name } igen i kast { $throw }.
}
express-after-throw = efter kast { $throw }
express-change = Ändra

## Bordet: läget för varje spelare, på liten plats

express-status-left = gick, kast { $throw }
express-status-out = ute, kast { $throw }
express-status-chosen = har valt
express-status-thinks = tänker
express-status-thinking = tänker
express-status-now = väljer
express-status-first = kast { $throw } först
express-status-to-choose = ska välja
express-status-program = dator

## Bordet: alla protokoll

express-on-to-throw = Till kast { $throw }
express-on-to-result = Till resultatet
express-leads-by = { $name } leder med { $points }.
express-everybody-has-chosen = Alla har valt.
express-awaits-nothing = Partiet är slut
express-awaits-names = Väntar på: { $names }
express-choose-again = Välj igen för { $name }
express-has-chosen = { $name } har valt.

## Bordet: hemliga val

express-has-it = { $name } har den
express-nobody-sees-throw = Kast { $throw }: alla val är dolda tills alla har valt.
express-hidden-program = Datorn väljer också i hemlighet.
express-hidden-phone = { $name } väljer på en telefon. Om det inte går, frigör platsen under ”Telefoner” ({ $key }); då kan { $name } välja här.
express-hidden-choice = Protokollet före det här kastet. Ingen ser vad { $name } väljer förrän alla har valt.
express-pass-laptop = Skicka laptopen vidare
express-back-to = Tillbaka till { $name }
