### Kto gdzie siedzi.

seats-followed-hand = { $way ->
    [undone] Cofnięte: miejsce dla gracza { $name }.
   *[redone] Ponowione: miejsce dla gracza { $name }.
}
seats-followed-join = { $way ->
    [undone] Cofnięte: { $name } przy stole.
   *[redone] Ponowione: { $name } przy stole.
}
seats-followed-leave = { $way ->
    [undone] Cofnięte: odejście gracza { $name }.
   *[redone] Ponowione: odejście gracza { $name }.
}
seats-fault-nobody = Do gry potrzebny jest gracz.
seats-fault-crowd = W grze może być najwyżej { $most } graczy.
seats-fault-same-name = Gracze { $one } i { $other } mają to samo imię.
seats-fault-same-colour = Gracze { $one } i { $other } mają ten sam kolor.
seats-fault-level = Gracz { $seat } ma poziom, którego ta gra nie zna.
seats-fault-columns = Cztery lub pięć kolumn jest dla najwyżej trojga graczy (C10).
seats-name-empty = Gracz potrzebuje imienia.
seats-name-long = Imię ma najwyżej { $most } znaków.
seats-name-control = Imię to jedna linijka zwykłego tekstu.
seats-name-invisible = W imieniu musi być choć jeden widoczny znak.
seats-title-empty = Nazwa nie może być pusta.
seats-title-long = Nazwa ma najwyżej { $most } znaków.
seats-title-control = Nazwa to jedna linijka zwykłego tekstu.
seats-title-invisible = W nazwie musi być choć jeden widoczny znak.
seats-then = { $before }, potem { $name }
seats-note-joined = dosiada się przed rzutem { $throw }
seats-note-more = jeszcze { $count }
seats-note-throw = od rzutu { $throw } { $name }
seats-note-turn = od tury { $turn } { $name }
seats-note-left-before-throw = odejście przed rzutem 1
seats-note-left-before-turn = odejście przed turą 1
seats-note-left-throw = odejście po rzucie { $throw }
seats-note-left-turn = odejście w turze { $turn }
seats-about = ↑ ↓ wybierają miejsce dla klawiszy H i L. To, co się tu dzieje, można cofnąć.
seats-join = Ktoś się dosiada…
seats-join-about = Do czwartego rzutu. Najpierw wybory dla rzutów, które już były.
seats-hand = Przekaż…
seats-leave = Odejdź…
seats-state-left = poza stołem
seats-state-program = gra komputer
seats-name = Imię
seats-who-about = Człowiek albo gracz komputerowy: Ctrl+U
seats-sits-down = Siada
seats-takes-over = Przejmuje
seats-leaves = Odchodzi na dobre
seats-stays = Zostaje
seats-cancel = Anuluj
seats-leaving-express = { $name } odchodzi na dobre: koniec wyborów, bez miejsca w klasyfikacji i nikt nie czeka; kartka zostaje. Jeśli ktoś ma tu grać dalej, przekaż miejsce.
seats-leaving-board = { $name } odchodzi na dobre: tury są pomijane, pionki zostają, a ostatni gracz wygrywa. Jeśli ktoś ma tu grać dalej, przekaż miejsce.
seats-sits-there = Teraz siedzi tam { $name }.
seats-has-joined = { $name } siada do stołu.
seats-has-left = { $name } odchodzi od stołu.
seats-name-taken = { $name } już jest przy stole.
