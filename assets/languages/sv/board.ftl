### Brädspelet: bordet, historiken, resultatet.

## Vem som börjar

board-tied-again = { $names } ligger lika på { $total } och kastar igen.
board-starts = { $name } börjar.
board-starts-in-turn = Börjar den här gången
board-starts-with = { $name } börjar med { $total }.
board-starts-after-tie = { $name } börjar med { $total }, efter att ha legat lika på { $tied }.

## Drag

board-play-twice = { $column } två gånger

## Bordet: vems tur det är

board-turn = Drag { $turn }
board-turn-record = Drag { $turn }; rekordet är { $record }

## Bordet: vad som väntas

board-type-two-as-they-lay = Skriv eller klicka in de två tärningarna som de föll
board-type-four-as-they-lay = Skriv eller klicka in de fyra tärningarna som de föll
board-roll-two-and-type = Kasta två tärningar och skriv eller klicka in dem
board-roll-four-and-type = Kasta de fyra tärningarna och skriv eller klicka in dem
board-roll-on-and-type = Kasta vidare: skriv eller klicka in de fyra tärningarna
board-roll-on-or-stop = Kasta vidare eller stanna?
board-can-only-roll-on = Kasta vidare
board-program-rolls = Datorn kastar: tryck på mellanslag
board-program-rolls-on = Datorn kastar vidare: skriv eller klicka in de fyra tärningarna
board-program-decides = Datorn avgör: kasta vidare eller stanna
board-space-lets-program = Låt datorn avgöra: mellanslag
board-program-chooses = Datorn väljer par
board-only-play = Bara ett alternativ: tryck på Enter
board-which-pairs = Vilka par spelar du?
board-once-more-plays = Tryck igen för att spela { $play }
board-which-one = Vilket alternativ med { $columns }?
board-did-it-go-on = Kastade vidare eller stannade?
board-rolls-for-start = Högsta summan börjar
board-rolls-again = Kastar igen: { $names } ligger lika på { $total }
board-was-stop = Spelaren stannade här. Esc låter det stå.
board-was-roll-on = Spelaren kastade vidare här. Esc låter det stå.

## Bordet: kastet

board-odds = Chans per kolumn i ett kast (%)
board-rolling-on-odds = Kasta vidare: bom { $chance }

## Bordet: de två vägarna, stora knappar

board-roll = Kasta
board-stop = Stanna
board-no-stop = Inget stopp
board-roll-for-start = Kasta: vem börjar?
board-skip-start = Hoppa över: appen kastar
board-it-went-on = Kastade vidare
board-it-stopped = Stannade
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

## Bordet: varför en tangent eller ett klick inte gör något

board-app-rolls = Appen kastar tärningarna här: tryck på mellanslag.
board-all-rolled = Alla fyra tärningarna ligger redan: spela först ett par eller båda.
board-went-on-or-stopped = Kastade vidare eller stannade? Tryck på R eller S.
board-type-what-they-show = Kasta tärningarna på bordet och skriv in vad de visar.
board-nothing-gained = Du har inte vunnit något än: kasta först.
board-play-first = Spela först ett par eller båda.

## Bordet: rättelser

board-correcting-start = Du rättar startkast { $roll }.
board-correcting-roll = Du rättar kast { $roll }.

## Bordet: nyheter över brädet

board-news-bust = Bom!
board-news-nothing-lost = { $name } hade inget att förlora
board-news-lost = { $name } förlorar { $count ->
    [one] { $count } ruta
   *[other] { $count } rutor
}
board-news-columns = { $name } vinner { $count ->
    [one] kolumn
   *[other] kolumn
} { $columns }
board-news-closed = Ingen spelar där mer
board-news-game-won = och partiet
board-news-none-left = Inga kolumner kvar: { $name } vinner

## Bordet: spelare, på liten plats

board-plays-now = på tur
board-left = har gått
board-start-roll = kastade { $totals }

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
    [undone] Ångrat: stopp efter kast { $roll }.
   *[redone] Gjort om: stopp efter kast { $roll }.
}
board-followed-on = { $way ->
    [undone] Ångrat: kasta vidare efter kast { $roll }.
   *[redone] Gjort om: kasta vidare efter kast { $roll }.
}

## Efter en rättelse

board-corrected-roll-off = { $again ->
    [nothing] Startkast { $roll } är rättat. Allt efter det står kvar.
   *[roll] Startkast { $roll } är rättat. Välj nu på nytt för kast { $asked }. Ångra med Ctrl+Z.
}
board-corrected-roll = { $again ->
    [nothing] Kast { $roll } är rättat. Allt efter det står kvar.
   *[roll] Kast { $roll } är rättat. Välj nu på nytt för kast { $asked }. Ångra med Ctrl+Z.
}
board-corrected-play = { $again ->
    [nothing] Paren i kast { $roll } är rättade. Allt efter dem står kvar.
   *[roll] Paren i kast { $roll } är rättade. Välj nu på nytt för kast { $asked }. Ångra med Ctrl+Z.
}
board-corrected-decision = { $again ->
    [nothing] Beslutet efter kast { $roll } är rättat. Allt efter det står kvar.
   *[roll] Beslutet efter kast { $roll } är rättat. Välj nu på nytt för kast { $asked }. Ångra med Ctrl+Z.
}

## Varför något inte går

board-refused-not-started = { $name } måste göra sitt startkast först.
board-refused-departed = { $name } har gått.
board-refused-started = Det är redan avgjort vem som börjar.
board-refused-waiting = Avgör kast { $roll } först.
board-refused-bust = Kast { $roll } är en bom: draget är slut.
board-refused-held = Du får inte stanna: löparen i kolumn { $column } står på någon annans bricka.
board-refused-over = Partiet är slut.
board-refused-no-roll-off = Det finns inget startkast { $roll }.
board-refused-no-roll = Det finns inget kast { $roll }.
board-refused-no-seat = Det finns ingen spelare { $seat }.
board-refused-joined = I brädspelet kan ingen gå med när partiet har börjat.
board-refused-last = Alla andra har gått.
board-why-in-roll = det går inte med tärningarna { $dice }.
board-why-column = kolumn { $column } är vunnen, löparen där är på toppen eller ingen löpare är kvar.
board-why-whole = om båda paren går att spela måste du spela båda.
board-why-place = du måste välja en uppdelning som sätter ut en ny löpare.
board-why-most = du måste välja en uppdelning som spelar fler par.
board-why-over = partiet är slut.

## Vad paren ger, på liten plats

board-effect-wins = stanna och vinn
board-effect-top = { $column }: till toppen
board-effect-starts = { $column }: börjar
board-effect-starts-at = { $column }: börjar på { $space }
board-effect-moves = { $column }: nu { $space } av { $top }
board-effect-held = inget stopp där

## Vad ett stopp ger, på knappen

board-stop-wins = vinner partiet
board-stop-loses = förlorar partiet
board-stop-keeps = behåller { $count ->
    [one] { $count } ruta
   *[other] { $count } rutor
}
board-stop-columns = { $count ->
    [one] vinner kolumn { $columns }
   *[other] vinner kolumn { $columns }
}

## Risken för en bom, på knappen

board-bust-chance = bom { $chance }

## Hur ett drag slutade, i en smal kolumn

board-turn-kept = behöll { $count ->
    [one] { $count } ruta
   *[other] { $count } rutor
}
board-turn-bust = bom
board-turn-lost = bom, tappade { $count }

## Varför en uppdelning eller kolumn inte spelas

board-split-more-pairs = { $low } och { $high }: en annan uppdelning spelar fler par
board-split-new-runner = { $low } och { $high }: en annan uppdelning sätter ut en ny löpare
board-split-neither = { $low_why ->
    [won] { $low } är vunnen
    [top] { $low } är på toppen
   *[runners] ingen löpare till { $low }
}, { $high_why ->
    [won] { $high } är vunnen
    [top] { $high } är på toppen
   *[runners] ingen löpare till { $high }
}
board-split-runners = ingen löpare till { $low } eller { $high }
board-split-twice = { $why ->
    [won] { $column } är vunnen
    [top] { $column } är på toppen
   *[runners] ingen löpare till { $column }
}
board-column-not-rolled = Inga två av de här tärningarna blir { $column }.
board-column-not-playable = { $why ->
    [won] { $column } är vunnen.
    [top] { $column } är på toppen.
   *[runners] Ingen löpare till { $column }.
}
board-column-more-pairs = Du kan inte spela { $column }: en annan uppdelning spelar fler par.
board-column-new-runner = Du kan inte spela { $column }: en annan uppdelning sätter ut en ny löpare.

## Vad coachen väntar sig av resten av draget

board-ahead-risk = { $choice }: lyckas i { $works } av fallen och behåller då ungefär { $count ->
    [one] { $count } ruta
   *[other] { $count } rutor
}
board-ahead-keeps = { $choice }: behåller { $count ->
    [one] { $count } ruta
   *[other] { $count } rutor
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; chans att vinna kolumn { $column }: { $chance }.

## Vem eller vad brädet väntar på

board-awaits-start = { $name } kastar två tärningar om vem som börjar.
board-awaits-roll-or-stop = { $name } kastar vidare eller stannar.
board-awaits-roll = { $name } kastar.
board-awaits-play = { $name } väljer par.
board-awaits-decision = Kast { $roll }: kastade { $name } vidare eller stannade?
board-awaits-nobody = Partiet är slut.
