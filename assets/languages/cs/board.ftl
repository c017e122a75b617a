### Hra na desce.

board-tied-again = { $names }: shoda, { $total }, hází se znovu.
board-starts = Začíná { $name }.
board-starts-in-turn = Začíná, je na řadě
board-starts-with = Začíná { $name }, součet { $total }.
board-starts-after-tie = Začíná { $name }, součet { $total } po shodě { $tied }.

## Tahy

board-play-twice = dvakrát { $column }
board-turn = Tah { $turn }
board-turn-record = Tah { $turn }, rekord { $record }

## Na co stůl čeká

board-type-two-as-they-lay = Napište nebo naklikejte dvě kostky, jak ležely
board-type-four-as-they-lay = Napište nebo naklikejte čtyři kostky, jak ležely
board-roll-two-and-type = Hoďte dvěma kostkami, pak je napište nebo naklikejte
board-roll-four-and-type = Hoďte čtyřmi kostkami, pak je napište nebo naklikejte
board-roll-on-and-type = Hoďte dál: napište nebo naklikejte čtyři kostky
board-roll-on-or-stop = Házet dál, nebo stop?
board-can-only-roll-on = Hoďte dál
board-program-rolls = Počítač hází: mezerník
board-program-rolls-on = Počítač hází dál: napište nebo naklikejte čtyři kostky
board-program-decides = Počítač rozhoduje: házet dál, nebo stop
board-space-lets-program = Mezerník: počítač rozhodne
board-program-chooses = Počítač volí dvojice
board-only-play = Jediná volba: Enter
board-which-pairs = Které dvojice zahrát?
board-once-more-plays = Dalším stiskem zahrajete { $play }
board-which-one = Která volba: { $columns }?
board-did-it-go-on = Pokračoval tah po tomto hodu?
board-rolls-for-start = Hází o začátek: začíná nejvyšší součet
board-rolls-again = Hází znovu: { $names }, shoda { $total }
board-was-stop = Byl to stop. Esc to tak nechá.
board-was-roll-on = Házelo se dál. Esc to tak nechá.

## Hod

board-odds = Šance, že hod dá daný sloupec, v %
board-rolling-on-odds = Házet dál: krach { $chance }

## Dvě cesty dál

board-roll = Hodit
board-stop = Stop
board-no-stop = Nelze stop
board-roll-for-start = Hod o začátek
board-skip-start = Přeskočit: hodí aplikace
board-it-went-on = Pokračoval
board-it-stopped = Byl stop
board-chance-to-bust = riziko krachu
board-top = vrchol
board-risks = { $count ->
    [one] riskuje { $count } pole
    [few] riskuje { $count } pole
   *[other] riskuje { $count } polí
}
board-risks-columns = { $count ->
    [one] a sloupec { $columns }
   *[other] a sloupce { $columns }
}
board-shared = { $count ->
    [one] společné pole
   *[other] společná pole
}

## Proč klávesa nebo kliknutí nic nedělá

board-app-rolls = Kostkami tu hází aplikace: mezerník.
board-all-rolled = Všechny čtyři kostky už jsou: nejdřív zahrajte jednu dvojici nebo obě.
board-went-on-or-stopped = Pokračoval tah, nebo byl stop? R nebo S.
board-type-what-they-show = Hoďte kostkami na stole a napište, co ukazují.
board-nothing-gained = Ještě není co ztratit: nejdřív hoďte.
board-play-first = Nejdřív zahrajte jednu dvojici nebo obě.

## Opravy

board-correcting-start = Opravujete hod { $roll } o začátek.
board-correcting-roll = Opravujete hod { $roll }.

## Zprávy nad deskou

board-news-bust = Krach!
board-news-nothing-lost = { $name } nemá co ztratit
board-news-lost = { $name } ztrácí { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
board-news-columns = { $name } získává { $count ->
    [one] sloupec
   *[other] sloupce
} { $columns }
board-news-closed = Nikdo už tam nehraje
board-news-game-won = a s tím celou hru
board-news-none-left = Sloupce došly: vyhrává { $name }

## Hráči, v malém prostoru

board-plays-now = hraje
board-left = pryč
board-start-roll = hod o začátek { $totals }

board-busts = { $name }: krach.
board-busts-and-loses = { $name }: krach a ztráta { $count ->
    [one] { $count } pole
    [few] { $count } polí
   *[other] { $count } polí
}.
board-stops = { $name } zastavuje a má { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}.
board-bot-plays = Za hráče { $name } hraje počítač.

## Vrácené a znovu provedené

board-followed-roll-off = { $way ->
    [undone] Vráceno: hod { $roll } o začátek, { $dice }.
   *[redone] Provedeno znovu: hod { $roll } o začátek, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Vráceno: hod { $roll }, { $dice }.
   *[redone] Provedeno znovu: hod { $roll }, { $dice }.
}
board-followed-play = { $way ->
    [undone] Vráceno: { $play } z hodu { $roll }.
   *[redone] Provedeno znovu: { $play } z hodu { $roll }.
}
board-followed-stop = { $way ->
    [undone] Vráceno: stop po hodu { $roll }.
   *[redone] Provedeno znovu: stop po hodu { $roll }.
}
board-followed-on = { $way ->
    [undone] Vráceno: pokračování po hodu { $roll }.
   *[redone] Provedeno znovu: pokračování po hodu { $roll }.
}

## Po opravě

board-corrected-roll-off = { $again ->
    [nothing] Hod { $roll } o začátek je opraven. Všechno po něm platí.
   *[roll] Hod { $roll } o začátek je opraven. Znovu rozhodnout: hod { $asked }. Ctrl+Z opravu vrátí.
}
board-corrected-roll = { $again ->
    [nothing] Hod { $roll } je opraven. Všechno po něm platí.
   *[roll] Hod { $roll } je opraven. Znovu rozhodnout: hod { $asked }. Ctrl+Z opravu vrátí.
}
board-corrected-play = { $again ->
    [nothing] Volba z hodu { $roll } je opravena. Všechno po ní platí.
   *[roll] Volba z hodu { $roll } je opravena. Znovu rozhodnout: hod { $asked }. Ctrl+Z opravu vrátí.
}
board-corrected-decision = { $again ->
    [nothing] Rozhodnutí po hodu { $roll } je opraveno. Všechno po něm platí.
   *[roll] Rozhodnutí po hodu { $roll } je opraveno. Znovu rozhodnout: hod { $asked }. Ctrl+Z opravu vrátí.
}

## Proč něco nejde

board-refused-not-started = Nejdřív { $name } hází o začátek.
board-refused-departed = { $name } už nehraje.
board-refused-started = Už je jasné, kdo začíná.
board-refused-waiting = Hod { $roll } není dohrán.
board-refused-bust = Hod { $roll } je krach a ten ukončí tah.
board-refused-held = Běžec ve sloupci { $column } stojí na cizím kameni.
board-refused-over = Hra skončila.
board-refused-no-roll-off = Hod { $roll } o začátek neexistuje.
board-refused-no-roll = Hod { $roll } neexistuje.
board-refused-no-seat = Hráč { $seat } neexistuje.
board-refused-joined = K desce po začátku hry nikdo nepřisedá.
board-refused-last = U desky už není nikdo jiný.
board-why-in-roll = kostky { $dice } to nedají.
board-why-column = sloupec { $column } už někdo má, jeho běžec stojí na vrcholu, nebo nezbývá běžec.
board-why-whole = zahrají se všechny dvojice rozdělení, které se zahrát dají.
board-why-place = musí se vybrat rozdělení, které nasadí nového běžce.
board-why-most = musí se vybrat rozdělení, které zahraje víc dvojic.
board-why-over = hra skončila.

## Co volba přinese, v úzkém rámečku

board-effect-wins = stop a výhra
board-effect-top = { $column }: na vrchol
board-effect-starts = { $column }: začíná
board-effect-starts-at = { $column }: začíná na { $space }
board-effect-moves = { $column }: teď { $space } z { $top }
board-effect-held = tam nelze stop

## Co přinese stop

board-stop-wins = vyhraje hru
board-stop-loses = ukončí hru prohrou
board-stop-keeps = zachová { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
board-stop-columns = { $count ->
    [one] získá sloupec { $columns }
   *[other] získá sloupce { $columns }
}
board-bust-chance = krach { $chance }

## Jak tah skončil

board-turn-kept = zisk { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
board-turn-bust = krach
board-turn-lost = krach, ztráta { $count }

## Proč se rozdělení nebo sloupec nehraje

board-split-more-pairs = { $low } a { $high }: jiné rozdělení zahraje víc dvojic
board-split-new-runner = { $low } a { $high }: jiné rozdělení nasadí nového běžce
board-split-neither = { $low_why ->
    [won] { $low } už někdo má
    [top] { $low } je na vrcholu
   *[runners] pro { $low } není běžec
}, { $high_why ->
    [won] { $high } už někdo má
    [top] { $high } je na vrcholu
   *[runners] pro { $high } není běžec
}
board-split-runners = pro { $low } ani { $high } není běžec
board-split-twice = { $why ->
    [won] { $column } už někdo má
    [top] { $column } je na vrcholu
   *[runners] pro { $column } není běžec
}
board-column-not-rolled = Žádné dvě z těchto kostek nedají { $column }.
board-column-not-playable = { $why ->
    [won] { $column } už někdo má.
    [top] { $column } je na vrcholu.
   *[runners] Pro { $column } není běžec.
}
board-column-more-pairs = { $column } nejde: jiné rozdělení zahraje víc dvojic.
board-column-new-runner = { $column } nejde: jiné rozdělení nasadí nového běžce.

## Co trenér čeká od zbytku tahu

board-ahead-risk = { $choice }: zachová asi { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}, když to vyjde, na { $works }
board-ahead-keeps = { $choice }: zachová { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; sloupec { $column } získá na { $chance }.

## Na koho nebo na co deska čeká

board-awaits-start = { $name } hází dvěma kostkami o začátek.
board-awaits-roll-or-stop = { $name } hází dál, nebo zastaví.
board-awaits-roll = { $name } hází.
board-awaits-play = { $name } volí dvojice.
board-awaits-decision = { $name } řekne, zda byl hod { $roll } poslední.
board-awaits-nobody = Hra skončila.
