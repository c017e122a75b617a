### Express: bordet, protokollen, valen.

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · fritt

## Vad den femte tärningen måste vara

express-fifth-new = Femte tärningen: ett nytt värde, { $values }
express-fifth-repeat = Inget nytt värde. Femte tärningen: { $values }
express-fifth-named = Femte tärningen: { $values }
express-fifth-free = Frikast: två par, ingen femte tärning
express-not-fifth-new = Inte { $dice }: ta ett nytt värde först ({ $values }).
express-not-fifth-named = Inte { $dice }: kastet visar dina { $values }.
express-not-fifth-is-free = Inget av de egna värdena visas: vid frikast kryssas ingen femte tärning.

## Varför något inte går

express-refused-waiting = { $name } väljer för kast { $throw } först.
express-refused-departed = { $name } har gått.
express-refused-out = { $name } är ute och behåller platsen.
express-refused-no-throw = Det finns inget kast { $throw }.
express-refused-no-seat = Det finns ingen spelare { $seat }.
express-refused-over = Partiet är slut: ingen spelar vidare.
express-refused-late = Det fjärde kastet är gjort, ingen mer kan komma med.
express-refused-last = Ingen annan är kvar vid bordet.
express-bot-chooses = Datorn väljer för { $name }.
express-why-in-throw = tärningarna { $dice } ger inte det.
express-why-new = femte tärningen måste vara ett nytt värde först ({ $values }).
express-why-repeat = inget nytt värde visas, så femte tärningen är { $values }.
express-why-named = femte tärningen måste vara ett av de egna värdena som visas ({ $values }).
express-why-is-free = inget av de egna värdena visas, och vid frikast kryssas ingen femte tärning.
express-why-out = den spelaren är ute.

## Ångrat och gjort om

express-followed-throw = { $way ->
    [undone] Ångrat: kast { $throw }, { $dice }.
   *[redone] Gjort om: kast { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Ångrat: valet för kast { $throw }, { $name }.
   *[redone] Gjort om: valet för kast { $throw }, { $name }.
}
express-followed-choice = { $way ->
    [undone] Ångrat: { $name }, { $pairs }, femte { $fifth }, kast { $throw }.
   *[redone] Gjort om: { $name }, { $pairs }, femte { $fifth }, kast { $throw }.
}
express-followed-free = { $way ->
    [undone] Ångrat: { $name }, { $pairs }, frikast, kast { $throw }.
   *[redone] Gjort om: { $name }, { $pairs }, frikast, kast { $throw }.
}

## Efter en rättelse

express-asked-again = { $name } (kast { $throw })
express-corrected-throw = { $again ->
    [nothing] Kast { $throw } är rättat. Allt därefter står kvar.
    [some] Kast { $throw } är rättat. Väljer igen: { $list }. Ctrl+Z tar tillbaka rättelsen.
   *[more] Kast { $throw } är rättat. Väljer igen: { $list } med flera. Ctrl+Z tar tillbaka rättelsen.
}
express-total = totalt { $total }
express-corrected-choice = { $again ->
    [nothing] Valet för kast { $throw }, { $name }, är rättat: { $choice }. Allt därefter står kvar.
    [some] Valet för kast { $throw }, { $name }, är rättat: { $choice }. Väljer igen: { $list }. Ctrl+Z tar tillbaka rättelsen.
   *[more] Valet för kast { $throw }, { $name }, är rättat: { $choice }. Väljer igen: { $list } med flera. Ctrl+Z tar tillbaka rättelsen.
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

## Detsamma i sin helhet

## Bordet: tärningar

express-throw = Kast { $throw }
express-change-throw = Ändra kast { $throw }
express-correct-throw = Rätta kast { $throw }
express-throw-missed = Kast { $throw }, missat
express-throw-again = Kast { $throw }, igen
express-throw-and-type = Kasta de fem tärningarna och skriv eller klicka sedan in dem
express-throw-for-program = Kasta de fem tärningarna åt datorn och skriv eller klicka sedan in dem
express-type-as-they-lay = Skriv eller klicka in de fem tärningarna som de låg
express-roll-dice = Kasta tärningarna
express-odds = { $name }: chans att nästa kast kan kryssa varje rad, i %

## Bordet: val

express-leave-over = Lämna en { $die }: { $key }
express-out-no-choices = Ute: inga fler val här
express-left-no-choices = Har gått: inga fler val här
express-column-fifth = Femte
express-column-pairs = Par
express-it-was = Det var { $choice }.
express-back-to-throw = Tillbaka till kast { $throw }
express-worth-best = bäst
express-worth-less = { $points } sämre

## Bordet: vad coachen säger

express-hint-best = Bäst: { $choice }, väntat slutresultat { $points }.
express-hint-as-good = Lika bra: { $choices }.
express-hint-reach = Bästa chans att nå { $total }: { $choice }, { $games ->
    [none] i inget av partierna
    [all] i alla partier
   *[share] i { $share } av partierna
}.
express-hint-beat = Bästa chans att slå det bästa hittills, { $total }: { $choice }, { $games ->
    [none] i inget av partierna
    [all] i alla partier
   *[share] i { $share } av partierna
}.
express-hint-pass = Bästa chans att gå förbi { $name } med { $total }: { $choice }, { $games ->
    [none] i inget av partierna
    [all] i alla partier
   *[share] i { $share } av partierna
}.
express-hint-win = { $choice } vinner i { $share } av partierna mot alla som spelar vidare.
express-hint-why-not = Varför inte { $choice }?

## Bordet: varför en tangent eller ett klick inte gör något

express-app-throws = Appen kastar tärningarna här: mellanslag.
express-all-thrown = Alla fem tärningar är kastade. Backsteg tar tillbaka den sista.
express-letters-choose = Bokstäver väljer; nästa kast kommer när alla har valt för kast { $throw }.
express-next-dice = Nästa kast kommer när alla har valt för kast { $throw }.
express-no-choice-marks = Inget val kryssar rad { $row } nu.
express-not-thrown = Det finns ingen { $die } i kastet.
express-not-left-over = Inget val lämnar { $die } över.

## Bordet: rättelser

express-correcting-dice = Du rättar tärningarna i kast { $throw }.
express-correcting-choice = Du rättar valet för kast { $throw }: { $name }.
express-asks-again = { $who ->
    [all] Sedan väljer alla igen för kast { $throw }.
   *[one] Sedan väljer { $name } igen för kast { $throw }.
}
express-after-throw = efter kast { $throw }
express-change = Ändra

## Bordet: hur det står till, på liten plats

express-status-left = gick, kast { $throw }
express-status-out = ute, kast { $throw }
express-status-chosen = har valt
express-status-thinks = tänker
express-status-thinking = tänker
express-status-now = väljer nu
express-status-first = kast { $throw } först
express-status-to-choose = har inte valt
express-status-program = dator

## Bordet: alla protokoll

express-on-to-throw = Till kast { $throw }
express-on-to-result = Till resultatet
express-leads-by = { $name } leder med { $points } poäng.
express-everybody-has-chosen = Alla har valt.
express-awaits-nothing = Partiet är slut
express-awaits-names = Ska välja: { $names }
express-choose-again = Nytt val för { $name }
express-has-chosen = { $name } har valt.

## Bordet: hemliga val

express-has-it = { $name } har den
express-nobody-sees-throw = Kast { $throw }: ingen ser ett val förrän alla har valt.
express-hidden-program = Datorn väljer också dolt.
express-hidden-phone = { $name } väljer på en telefon. Om det inte går vidare, frigör platsen under ”Telefoner” ({ $key }), så väljer { $name } här.
express-hidden-choice = Protokollet före det här kastet. Vad { $name } väljer är dolt tills alla har valt.
express-pass-laptop = Skicka laptopen vidare
express-back-to = Tillbaka till { $name }
