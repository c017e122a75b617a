### Desková hra: stůl, průběh, výsledek.

## Hod o začátek

board-tied-again = Shoda na { $total }: { $names }. Hází se znovu.
board-starts = Začíná { $name }.
board-starts-in-turn = Tentokrát začíná
board-starts-with = Začíná { $name }, součet { $total }.
board-starts-after-tie = Začíná { $name }, součet { $total } po shodě na { $tied }.

## Tahy

board-play-twice = dvakrát { $column }

## Stůl: kdo je na tahu

board-turn = Tah { $turn }
board-turn-record = Tah { $turn }; rekord je { $record }

## Stůl: na co se čeká

board-type-two-as-they-lay = Zadejte nebo naklikejte dvě kostky, jak padly
board-type-four-as-they-lay = Zadejte nebo naklikejte čtyři kostky, jak padly
board-roll-two-and-type = Hoďte dvěma kostkami a zadejte je nebo naklikejte
board-roll-four-and-type = Hoďte čtyřmi kostkami a zadejte je nebo naklikejte
board-roll-on-and-type = Házejte dál: zadejte nebo naklikejte čtyři kostky
board-roll-on-or-stop = Házet dál, nebo stop?
board-can-only-roll-on = Házejte dál
board-program-rolls = Hází počítač: stiskněte mezerník
board-program-rolls-on = Počítač hází dál: zadejte nebo naklikejte čtyři kostky
board-program-decides = Počítač rozhoduje: házet dál, nebo stop
board-space-lets-program = Nechat rozhodnout počítač: mezerník
board-program-chooses = Počítač vybírá dvojice
board-only-play = Jediná možnost: stiskněte Enter
board-which-pairs = Které dvojice zahrajete?
board-once-more-plays = Dalším stiskem zahrajete { $play }
board-which-one = Která možnost: { $columns }?
board-did-it-go-on = Házelo se dál, nebo byl stop?
board-rolls-for-start = Začíná nejvyšší součet
board-rolls-again = Hází znovu: { $names }, shoda na { $total }
board-was-stop = Tady byl stop. Esc to tak nechá.
board-was-roll-on = Tady se házelo dál. Esc to tak nechá.

## Stůl: hod

board-odds = Šance na sloupec v jednom hodu (%)
board-rolling-on-odds = Házet dál: krach { $chance }

## Stůl: dvě cesty dál, velká tlačítka

board-roll = Hodit
board-stop = Stop
board-no-stop = Stop nejde
board-roll-for-start = Hod o začátek
board-skip-start = Přeskočit: hodí aplikace
board-it-went-on = Házelo se dál
board-it-stopped = Byl stop
board-chance-to-bust = riziko krachu
board-top = vrchol
board-risks = v sázce { $count ->
    [one] { $count } pole
    [few] { $count } pole
    [many] { $count } pole
   *[other] { $count } polí
}
board-risks-columns = a { $count ->
    [one] sloupec
    [few] sloupce
    [many] sloupce
   *[other] sloupce
} { $columns }
board-shared = { $count ->
    [one] sdílené pole
    [few] sdílená pole
    [many] sdílená pole
   *[other] sdílená pole
}

## Stůl: proč klávesa nebo kliknutí nic nedělá

board-app-rolls = Kostkami tu hází aplikace: stiskněte mezerník.
board-all-rolled = Všechny čtyři kostky už padly: nejdřív zahrajte jednu dvojici nebo obě.
board-went-on-or-stopped = Házelo se dál, nebo byl stop? Stiskněte R nebo S.
board-type-what-they-show = Hoďte kostkami na stole a zadejte, co ukazují.
board-nothing-gained = Zatím není co si nechat: nejdřív hoďte.
board-play-first = Nejdřív zahrajte jednu dvojici nebo obě.

## Stůl: opravy

board-correcting-start = Opravujete hod { $roll } o začátek.
board-correcting-roll = Opravujete hod { $roll }.

## Stůl: zprávy nad plánem

board-news-bust = Krach!
board-news-nothing-lost = { $name } nemá co ztratit
board-news-lost = { $name } ztrácí { $count ->
    [one] { $count } pole
    [few] { $count } pole
    [many] { $count } pole
   *[other] { $count } polí
}
board-news-columns = { $name } získává { $count ->
    [one] sloupec
    [few] sloupce
    [many] sloupce
   *[other] sloupce
} { $columns }
board-news-closed = Tam už nikdo nehraje
board-news-game-won = a s tím celou hru
board-news-none-left = Sloupce došly: vyhrává { $name }

## Stůl: hráči, v malém prostoru

board-plays-now = na tahu
board-left = nehraje
board-start-roll = součet { $totals }

board-busts = { $name }: krach.
board-busts-and-loses = { $name }: krach a ztráta { $count ->
    [one] { $count } pole
    [few] { $count } polí
    [many] { $count } pole
   *[other] { $count } polí
}.
board-stops = { $name } zastavuje a nechává si { $count ->
    [one] { $count } pole
    [few] { $count } pole
    [many] { $count } pole
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
    [nothing] Hod { $roll } o začátek je opraven. Vše po něm platí.
   *[roll] Hod { $roll } o začátek je opraven. O hodu { $asked } se musí rozhodnout znovu. Opravu vrátíte klávesami Ctrl+Z.
}
board-corrected-roll = { $again ->
    [nothing] Hod { $roll } je opraven. Vše po něm platí.
   *[roll] Hod { $roll } je opraven. O hodu { $asked } se musí rozhodnout znovu. Opravu vrátíte klávesami Ctrl+Z.
}
board-corrected-play = { $again ->
    [nothing] Volba z hodu { $roll } je opravena. Vše po ní platí.
   *[roll] Volba z hodu { $roll } je opravena. O hodu { $asked } se musí rozhodnout znovu. Opravu vrátíte klávesami Ctrl+Z.
}
board-corrected-decision = { $again ->
    [nothing] Rozhodnutí po hodu { $roll } je opraveno. Vše po něm platí.
   *[roll] Rozhodnutí po hodu { $roll } je opraveno. O hodu { $asked } se musí rozhodnout znovu. Opravu vrátíte klávesami Ctrl+Z.
}

## Proč něco nejde

board-refused-not-started = { $name } musí nejdřív hodit o začátek.
board-refused-departed = { $name } už nehraje.
board-refused-started = Už je rozhodnuto, kdo začíná.
board-refused-waiting = Nejdřív dohrajte hod { $roll }.
board-refused-bust = Hod { $roll } je krach, a tím tah končí.
board-refused-held = Stop nejde: běžec ve sloupci { $column } stojí na cizím kameni.
board-refused-over = Hra skončila.
board-refused-no-roll-off = Hod { $roll } o začátek neexistuje.
board-refused-no-roll = Hod { $roll } neexistuje.
board-refused-no-seat = Hráč { $seat } neexistuje.
board-refused-joined = K deskové hře se po začátku už nikdo nepřidá.
board-refused-last = Všichni ostatní už odešli.
board-why-in-roll = z kostek { $dice } se to složit nedá.
board-why-column = sloupec { $column } už někdo získal, jeho běžec je na vrcholu, nebo žádný běžec nezbývá.
board-why-whole = když jdou zahrát obě dvojice, musíte zahrát obě.
board-why-place = musíte vybrat rozdělení, které nasadí nového běžce.
board-why-most = musíte vybrat rozdělení, které zahraje víc dvojic.
board-why-over = hra skončila.

## Co volba přinese, v úzkém rámečku

board-effect-wins = stop a výhra
board-effect-top = { $column }: na vrchol
board-effect-starts = { $column }: začíná
board-effect-starts-at = { $column }: začíná na { $space }
board-effect-moves = { $column }: teď { $space } { $top ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $top }
board-effect-held = tam stop nejde

## Co přinese stop, na tlačítku

board-stop-wins = vyhraje hru
board-stop-loses = prohraje hru
board-stop-keeps = { $count ->
    [one] zůstane { $count } pole
    [few] zůstanou { $count } pole
    [many] zůstane { $count } pole
   *[other] zůstane { $count } polí
}
board-stop-columns = získá { $count ->
    [one] sloupec
    [few] sloupce
    [many] sloupce
   *[other] sloupce
} { $columns }

## Riziko krachu, na tlačítku

board-bust-chance = krach { $chance }

## Jak tah skončil, v úzkém sloupci

board-turn-kept = zisk { $count ->
    [one] { $count } pole
    [few] { $count } polí
    [many] { $count } pole
   *[other] { $count } polí
}
board-turn-bust = krach
board-turn-lost = krach, ztráta { $count }

## Proč se rozdělení nebo sloupec nehraje

board-split-more-pairs = { $low } a { $high }: jiné rozdělení zahraje víc dvojic
board-split-new-runner = { $low } a { $high }: jiné rozdělení nasadí nového běžce
board-split-neither = { $low_why ->
    [won] { $low } už někdo získal
    [top] { $low } je na vrcholu
   *[runners] na { $low } není běžec
}, { $high_why ->
    [won] { $high } už někdo získal
    [top] { $high } je na vrcholu
   *[runners] na { $high } není běžec
}
board-split-runners = na { $low } ani { $high } není běžec
board-split-twice = { $why ->
    [won] { $column } už někdo získal
    [top] { $column } je na vrcholu
   *[runners] na { $column } není běžec
}
board-column-not-rolled = Žádné dvě z těchto kostek nedají { $column }.
board-column-not-playable = { $why ->
    [won] { $column } už někdo získal.
    [top] { $column } je na vrcholu.
   *[runners] Na { $column } není běžec.
}
board-column-more-pairs = { $column } nejde: jiné rozdělení zahraje víc dvojic.
board-column-new-runner = { $column } nejde: jiné rozdělení nasadí nového běžce.

## Co trenér čeká od zbytku tahu

board-ahead-risk = { $choice }: šance, že to vyjde, je { $works }; { $count ->
    [one] zůstane pak asi { $count } pole
    [few] zůstanou pak asi { $count } pole
    [many] zůstane pak asi { $count } pole
   *[other] zůstane pak asi { $count } polí
}
board-ahead-keeps = { $choice }: { $count ->
    [one] zůstane { $count } pole
    [few] zůstanou { $count } pole
    [many] zůstane { $count } pole
   *[other] zůstane { $count } polí
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; šance získat sloupec { $column }: { $chance }.

## Na koho nebo na co plán čeká

board-awaits-start = { $name } hází dvěma kostkami o začátek.
board-awaits-roll-or-stop = { $name } hází dál, nebo zastaví.
board-awaits-roll = { $name } hází.
board-awaits-play = { $name } vybírá dvojice.
board-awaits-decision = { $name } po hodu { $roll }: házelo se dál, nebo byl stop?
board-awaits-nobody = Hra skončila.
