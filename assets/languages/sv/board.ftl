### Brädspelet.

## Kasta för starten

board-tied-again = { $names } har lika, { $total }, och kastar igen.
board-starts = { $name } börjar.
board-starts-in-turn = Börjar: står i tur
board-starts-with = { $name } börjar med { $total }.
board-starts-after-tie = { $name } börjar med { $total }, efter lika på { $tied }.
board-play-twice = { $column } två gånger

## Vems drag

board-turn = Drag { $turn }
board-turn-record = Drag { $turn }, rekordet är { $record }

## Vad som väntas

board-type-two-as-they-lay = Skriv eller klicka in de två tärningarna som de låg
board-type-four-as-they-lay = Skriv eller klicka in de fyra tärningarna som de låg
board-roll-two-and-type = Kasta två tärningar och skriv eller klicka sedan in dem
board-roll-four-and-type = Kasta de fyra tärningarna och skriv eller klicka sedan in dem
board-roll-on-and-type = Kasta vidare: skriv eller klicka in de fyra tärningarna
board-roll-on-or-stop = Kasta vidare eller stanna?
board-can-only-roll-on = Kasta vidare
board-program-rolls = Datorn kastar: mellanslag fortsätter
board-program-rolls-on = Datorn kastar vidare: skriv eller klicka in de fyra tärningarna
board-program-decides = Datorn avgör: kasta vidare eller stanna
board-space-lets-program = Mellanslag låter datorn avgöra
board-program-chooses = Datorn väljer sina par
board-only-play = Det enda som går: Enter spelar det
board-which-pairs = Vilka par spelas?
board-once-more-plays = Tryck igen för { $play }
board-which-one = Vilket med { $columns }?
board-did-it-go-on = Fortsatte draget efter det här kastet?
board-rolls-for-start = Kastar för starten: högsta summan börjar
board-rolls-again = Kastar igen: { $names } har lika, { $total }
board-was-stop = Det var ett stopp. Esc låter det vara så.
board-was-roll-on = Draget fortsatte. Esc låter det vara så.

## Kastet

board-odds = Chans att ett kast ger varje kolumn, i %
board-rolling-on-odds = Kasta vidare: bom { $chance }

## De två vägarna, stora knappar

board-roll = Kasta
board-stop = Stanna
board-no-stop = Inget stopp
board-roll-for-start = Kasta för starten
board-skip-start = Hoppa över: appen kastar
board-it-went-on = Det fortsatte
board-it-stopped = Det tog slut
board-chance-to-bust = risk för bom
board-top = topp
board-risks = { $count ->
    [one] riskerar { $count } ruta
   *[other] riskerar { $count } rutor
}
board-risks-columns = { $count ->
    [one] och kolumn { $columns }
   *[other] och kolumn { $columns }
}
board-shared = { $count ->
    [one] delas
   *[other] delas
}

## Varför en tangent eller ett klick inte gör något

board-app-rolls = Appen kastar tärningarna här: mellanslag.
board-all-rolled = Alla fyra tärningar är kastade: spela ett par eller båda först.
board-went-on-or-stopped = Fortsatte draget eller tog det slut? R eller S.
board-type-what-they-show = Kasta tärningarna på bordet och skriv in vad de visar.
board-nothing-gained = Inget är vunnet än: kasta först.
board-play-first = Spela ett par eller båda först.

## Rättelser

board-correcting-start = Du rättar startkast { $roll }.
board-correcting-roll = Du rättar kast { $roll }.

## Nyheter över brädet

board-news-bust = Bom!
board-news-nothing-lost = { $name } hade inget att förlora
board-news-lost = { $name } förlorar { $count ->
    [one] { $count } ruta
   *[other] { $count } rutor
}
board-news-columns = { $name } vinner { $count ->
    [one] kolumn
   *[other] kolumnerna
} { $columns }
board-news-closed = Ingen spelar där igen
board-news-game-won = och därmed partiet
board-news-none-left = Ingen kolumn är kvar: { $name } vinner

## Spelare, på liten plats

board-plays-now = spelar
board-left = har gått
board-start-roll = startkast { $totals }

board-busts = { $name } bommar.
board-busts-and-loses = { $name } bommar och förlorar { $count ->
    [one] { $count } ruta
   *[other] { $count } rutor
}.
board-stops = { $name } stannar och behåller { $count ->
    [one] { $count } ruta
   *[other] { $count } rutor
}.
board-bot-plays = Datorn spelar för { $name }.

## Ångrat och gjort om

board-followed-roll-off = { $way ->
    [undone] Ångrat: startkast { $roll }, { $dice }.
   *[redone] Gjort om: startkast { $roll }, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Ångrat: kast { $roll }, { $dice }.
   *[redone] Gjort om: kast { $roll }, { $dice }.
}
board-followed-play = { $way ->
    [undone] Ångrat: { $play } i kast { $roll }.
   *[redone] Gjort om: { $play } i kast { $roll }.
}
board-followed-stop = { $way ->
    [undone] Ångrat: stoppet efter kast { $roll }.
   *[redone] Gjort om: stoppet efter kast { $roll }.
}
board-followed-on = { $way ->
    [undone] Ångrat: fortsättningen efter kast { $roll }.
   *[redone] Gjort om: fortsättningen efter kast { $roll }.
}

## Efter en rättelse

board-corrected-roll-off = { $again ->
    [nothing] Startkast { $roll } är rättat. Allt därefter står kvar.
   *[roll] Startkast { $roll } är rättat. Avgör igen: kast { $asked }. Ctrl+Z tar tillbaka rättelsen.
}
board-corrected-roll = { $again ->
    [nothing] Kast { $roll } är rättat. Allt därefter står kvar.
   *[roll] Kast { $roll } är rättat. Avgör igen: kast { $asked }. Ctrl+Z tar tillbaka rättelsen.
}
board-corrected-play = { $again ->
    [nothing] Paren i kast { $roll } är rättade. Allt därefter står kvar.
   *[roll] Paren i kast { $roll } är rättade. Avgör igen: kast { $asked }. Ctrl+Z tar tillbaka rättelsen.
}
board-corrected-decision = { $again ->
    [nothing] Beslutet efter kast { $roll } är rättat. Allt därefter står kvar.
   *[roll] Beslutet efter kast { $roll } är rättat. Avgör igen: kast { $asked }. Ctrl+Z tar tillbaka rättelsen.
}

## Varför något inte går

board-refused-not-started = { $name } kastar för starten först.
board-refused-departed = { $name } har gått.
board-refused-started = Det är avgjort vem som börjar.
board-refused-waiting = Kast { $roll } är inte avgjort.
board-refused-bust = Kast { $roll } är en bom, som avslutar draget.
board-refused-held = Löparen i kolumn { $column } står på någon annans bricka.
board-refused-over = Partiet är slut.
board-refused-no-roll-off = Det finns inget startkast { $roll }.
board-refused-no-roll = Det finns inget kast { $roll }.
board-refused-no-seat = Det finns ingen spelare { $seat }.
board-refused-joined = Ingen kan komma med när partiet har börjat.
board-refused-last = Ingen annan är kvar vid brädet.
board-why-in-roll = tärningarna { $dice } ger inte det.
board-why-column = kolumn { $column } är vunnen, dess löpare står på toppen, eller ingen löpare är kvar.
board-why-whole = alla par i en uppdelning som kan spelas ska spelas.
board-why-place = en uppdelning som sätter ut en ny löpare måste väljas.
board-why-most = en uppdelning som spelar fler par måste väljas.
board-why-over = partiet är slut.

## Vad paren ger, på liten plats

board-effect-wins = stanna och vinn
board-effect-top = { $column }: till toppen
board-effect-starts = { $column }: börjar
board-effect-starts-at = { $column }: börjar på { $space }
board-effect-moves = { $column }: nu { $space } av { $top }
board-effect-held = inget stopp där

## Vad ett stopp ger

board-stop-wins = vinner partiet
board-stop-loses = slut, förlorat
board-stop-keeps = behåller { $count ->
    [one] { $count } ruta
   *[other] { $count } rutor
}
board-stop-columns = { $count ->
    [one] vinner kolumn { $columns }
   *[other] vinner kolumn { $columns }
}
board-bust-chance = bom { $chance }

## Hur ett drag slutade, i en smal kolumn

board-turn-kept = behöll { $count ->
    [one] { $count } ruta
   *[other] { $count } rutor
}
board-turn-bust = bom
board-turn-lost = bom, −{ $count }

## Varför en uppdelning eller kolumn inte spelas

board-split-more-pairs = { $low } och { $high }: en annan uppdelning spelar fler par
board-split-new-runner = { $low } och { $high }: en annan uppdelning sätter ut en ny löpare
board-split-neither = { $low_why ->
    [won] { $low } är vunnen
    [top] { $low } är på toppen
   *[runners] ingen löpare för { $low }
}, { $high_why ->
    [won] { $high } är vunnen
    [top] { $high } är på toppen
   *[runners] ingen löpare för { $high }
}
board-split-runners = ingen löpare för { $low } eller { $high }
board-split-twice = { $why ->
    [won] { $column } är vunnen
    [top] { $column } är på toppen
   *[runners] ingen löpare för { $column }
}
board-column-not-rolled = Inga två av tärningarna blir { $column }.
board-column-not-playable = { $why ->
    [won] { $column } är vunnen.
    [top] { $column } är på toppen.
   *[runners] Ingen löpare för { $column }.
}
board-column-more-pairs = { $column } kan inte spelas: en annan uppdelning spelar fler par.
board-column-new-runner = { $column } kan inte spelas: en annan uppdelning sätter ut en ny löpare.

## Vad coachen väntar av resten av draget

board-ahead-risk = { $choice }: behåller ungefär { $count ->
    [one] { $count } ruta
   *[other] { $count } rutor
} om det går vägen, i { $works } av fallen
board-ahead-keeps = { $choice }: behåller { $count ->
    [one] { $count } ruta
   *[other] { $count } rutor
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; kolumn { $column } vinns i { $chance } av fallen.

## Vem eller vad brädet väntar på

board-awaits-start = { $name } kastar två tärningar för starten.
board-awaits-roll-or-stop = { $name } kastar vidare eller stannar.
board-awaits-roll = { $name } kastar.
board-awaits-play = { $name } väljer par.
board-awaits-decision = { $name } säger om kast { $roll } var det sista.
board-awaits-nobody = Partiet är slut.
