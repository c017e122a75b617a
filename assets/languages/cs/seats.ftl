### Kdo kde sedí: předání, přisednutí, odchod.

## Vrácené a znovu provedené

seats-followed-hand = { $way ->
    [undone] Vráceno: místo přebírá { $name }.
   *[redone] Provedeno znovu: místo přebírá { $name }.
}
seats-followed-join = { $way ->
    [undone] Vráceno: přisedá { $name }.
   *[redone] Provedeno znovu: přisedá { $name }.
}
seats-followed-leave = { $way ->
    [undone] Vráceno: odchod hráče { $name }.
   *[redone] Provedeno znovu: odchod hráče { $name }.
}

## Proč u stolu nejde hrát

seats-fault-nobody = Hra potřebuje hráče.
seats-fault-crowd = Ve hře mohou být nejvýš { $most ->
    [one] { $most } hráč
    [few] { $most } hráči
    [many] { $most } hráče
   *[other] { $most } hráčů
}.
seats-fault-same-name = Hráči { $one } a { $other } mají stejné jméno.
seats-fault-same-colour = Hráči { $one } a { $other } mají stejnou barvu.
seats-fault-level = Počítačového hráče této úrovně tato hra nemá (hráč { $seat }).
seats-fault-columns = O čtyři nebo pět sloupců hrají nejvýš tři hráči (C10).

## Co je špatně se jménem

seats-name-empty = Hráč potřebuje jméno.
seats-name-long = Jméno může mít nejvýš { $most ->
    [one] { $most } znak
    [few] { $most } znaky
    [many] { $most } znaku
   *[other] { $most } znaků
}.
seats-name-control = Jméno musí být jeden řádek prostého textu.
seats-name-invisible = Jméno musí mít viditelný znak.

## Co je špatně s názvem hry

seats-title-empty = Název nesmí být prázdný.
seats-title-long = Název může mít nejvýš { $most ->
    [one] { $most } znak
    [few] { $most } znaky
    [many] { $most } znaku
   *[other] { $most } znaků
}.
seats-title-control = Název musí být jeden řádek prostého textu.
seats-title-invisible = Název musí mít viditelný znak.

seats-then = { $before }, potom { $name }

## Kdo na místě seděl

seats-note-joined = hraje od hodu { $throw }
seats-note-more = ještě { $count }
seats-note-throw = { $name } od hodu { $throw }
seats-note-turn = { $name } od tahu { $turn }
seats-note-left-before-throw = odchod před hodem 1
seats-note-left-before-turn = odchod před tahem 1
seats-note-left-throw = odchod po hodu { $throw }
seats-note-left-turn = odchod v tahu { $turn }

## Panel hráčů

seats-about = Místo pro H a L vyberete klávesou ↑ nebo ↓. Co se tu stane, můžete vrátit.
seats-join = Přidat hráče…
seats-join-about = Do čtvrtého hodu. Nový hráč nejdřív dožene dosavadní hody.
seats-hand = Předat komu…
seats-leave = Odejít…
seats-state-left = už nehraje
seats-state-program = počítač
seats-name = Jméno
seats-who-about = Člověk, nebo počítačový hráč: Ctrl+U
seats-sits-down = Přisednout
seats-takes-over = Převzít
seats-leaves = Odejít nadobro
seats-stays = Zůstat
seats-cancel = Zrušit
seats-leaving-express = Když { $name } odejde nadobro, lístek zůstane, ale nikdo za něj už nevybírá a v pořadí nebude. Má-li tu hrát dál někdo jiný, předejte místo.
seats-leaving-board = Když { $name } odejde nadobro, tahy se přeskakují, kameny zůstávají a vyhrává, kdo u stolu zůstane poslední. Má-li tu hrát dál někdo jiný, předejte místo.
seats-sits-there = Teď tam hraje { $name }.
seats-has-joined = { $name } přisedá ke stolu.
seats-has-left = { $name } odchází od stolu.
seats-name-taken = { $name } už u stolu je.
