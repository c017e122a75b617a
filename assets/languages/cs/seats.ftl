### Kdo kde sedí.

seats-followed-hand = { $way ->
    [undone] Vráceno: místo pro hráče { $name }.
   *[redone] Provedeno znovu: místo pro hráče { $name }.
}
seats-followed-join = { $way ->
    [undone] Vráceno: { $name } u stolu.
   *[redone] Provedeno znovu: { $name } u stolu.
}
seats-followed-leave = { $way ->
    [undone] Vráceno: odchod hráče { $name }.
   *[redone] Provedeno znovu: odchod hráče { $name }.
}
seats-fault-nobody = Hra potřebuje hráče.
seats-fault-crowd = Ve hře je nejvýš { $most } hráčů.
seats-fault-same-name = Hráči { $one } a { $other } mají stejné jméno.
seats-fault-same-colour = Hráči { $one } a { $other } mají stejnou barvu.
seats-fault-level = Hráč { $seat } má úroveň, kterou tato hra nezná.
seats-fault-columns = Čtyři nebo pět sloupců je nejvýš pro tři hráče (C10).
seats-name-empty = Hráč potřebuje jméno.
seats-name-long = Jméno má nejvýš { $most } znaků.
seats-name-control = Jméno je jeden řádek prostého textu.
seats-name-invisible = Jméno musí mít viditelný znak.
seats-title-empty = Název nesmí chybět.
seats-title-long = Název má nejvýš { $most } znaků.
seats-title-control = Název je jeden řádek prostého textu.
seats-title-invisible = Název musí mít viditelný znak.
seats-then = { $before }, potom { $name }
seats-note-joined = přisedá před hodem { $throw }
seats-note-more = ještě { $count }
seats-note-throw = od hodu { $throw } { $name }
seats-note-turn = od tahu { $turn } { $name }
seats-note-left-before-throw = odchod před hodem 1
seats-note-left-before-turn = odchod před tahem 1
seats-note-left-throw = odchod po hodu { $throw }
seats-note-left-turn = odchod v tahu { $turn }
seats-about = ↑ ↓ vybírají místo pro klávesy H a L. Co se tu stane, lze vrátit.
seats-join = Někdo přisedá…
seats-join-about = Do čtvrtého hodu. Nejdřív se volí pro hody, které už byly.
seats-hand = Předat…
seats-leave = Odejít…
seats-state-left = pryč
seats-state-program = hraje počítač
seats-name = Jméno
seats-who-about = Člověk, nebo počítačový hráč: Ctrl+U
seats-sits-down = Přisedá
seats-takes-over = Přebírá
seats-leaves = Odchází nadobro
seats-stays = Zůstává
seats-cancel = Zrušit
seats-leaving-express = { $name } odchází nadobro: žádné další volby, žádné místo v pořadí a nikdo nečeká; lístek zůstává. Má-li tu někdo hrát dál, předejte místo.
seats-leaving-board = { $name } odchází nadobro: tahy se přeskakují, kameny zůstávají a poslední u stolu vyhrává. Má-li tu někdo hrát dál, předejte místo.
seats-sits-there = Teď tam sedí { $name }.
seats-has-joined = { $name } přisedá ke stolu.
seats-has-left = { $name } odchází od stolu.
seats-name-taken = { $name } už u stolu je.
