### Kto gdzie siedzi: przekazywanie miejsca, dołączanie, odchodzenie.

## Cofnięte i ponowione

seats-followed-hand = { $way ->
    [undone] Cofnięto: { $name } przejmuje miejsce.
   *[redone] Ponowiono: { $name } przejmuje miejsce.
}
seats-followed-join = { $way ->
    [undone] Cofnięto: { $name } dołącza.
   *[redone] Ponowiono: { $name } dołącza.
}
seats-followed-leave = { $way ->
    [undone] Cofnięto: { $name } odchodzi.
   *[redone] Ponowiono: { $name } odchodzi.
}

## Dlaczego przy stole nie da się grać

seats-fault-nobody = Do gry potrzebny jest gracz.
seats-fault-crowd = { $most ->
    [one] W grze może być najwyżej { $most } gracz.
   *[other] W grze może być najwyżej { $most } graczy.
}
seats-fault-same-name = Gracze { $one } i { $other } mają to samo imię.
seats-fault-same-colour = Gracze { $one } i { $other } mają ten sam kolor.
seats-fault-level = W tej grze nie ma gracza komputerowego o takim poziomie: gracz { $seat }.
seats-fault-columns = O cztery lub pięć kolumn może grać najwyżej troje graczy (C10).

## Imię

seats-name-empty = Gracz musi mieć imię.
seats-name-long = { $most ->
    [one] Imię może mieć najwyżej { $most } znak.
    [few] Imię może mieć najwyżej { $most } znaki.
    [many] Imię może mieć najwyżej { $most } znaków.
   *[other] Imię może mieć najwyżej { $most } znaku.
}
seats-name-control = Imię musi być jedną linijką zwykłego tekstu.
seats-name-invisible = W imieniu musi być choć jeden widoczny znak.

## Nazwa gry

seats-title-empty = Nazwa nie może być pusta.
seats-title-long = { $most ->
    [one] Nazwa może mieć najwyżej { $most } znak.
    [few] Nazwa może mieć najwyżej { $most } znaki.
    [many] Nazwa może mieć najwyżej { $most } znaków.
   *[other] Nazwa może mieć najwyżej { $most } znaku.
}
seats-title-control = Nazwa musi być jedną linijką zwykłego tekstu.
seats-title-invisible = W nazwie musi być choć jeden widoczny znak.

## Kto siedział na miejscu

seats-then = { $before }, potem { $name }
seats-note-joined = dołącza przed rzutem { $throw }
seats-note-more = jeszcze { $count }
seats-note-throw = { $name } od rzutu { $throw }
seats-note-turn = { $name } od tury { $turn }
seats-note-left-before-throw = odchodzi przed rzutem 1
seats-note-left-before-turn = odchodzi przed turą 1
seats-note-left-throw = odchodzi po rzucie { $throw }
seats-note-left-turn = odchodzi w turze { $turn }

## Panel graczy

seats-about = Miejsce dla klawiszy H i L wybierasz klawiszami ↑ i ↓. Wszystko, co tu zrobisz, możesz cofnąć.
seats-join = Spóźniony gracz…
seats-join-about = Do czwartego rzutu. Nowy gracz najpierw nadrabia rzuty, które już były.
seats-hand = Przekaż…
seats-leave = Odejdź…
seats-state-left = już nie gra
seats-state-program = komputer
seats-name = Imię
seats-who-about = Człowiek albo gracz komputerowy: Ctrl+U
seats-sits-down = Dołącz
seats-takes-over = Przejmij
seats-leaves = Odejdź na dobre
seats-stays = Zostań
seats-cancel = Anuluj
seats-leaving-express = Jeśli { $name } odejdzie na dobre, kartka zostanie, ale { $name } nie będzie już wybierać i nie będzie w klasyfikacji. Jeśli ktoś inny ma tu grać dalej, przekaż miejsce.
seats-leaving-board = Jeśli { $name } odejdzie na dobre, tury będą pomijane, pionki zostaną, a ostatni gracz przy stole wygra. Jeśli ktoś inny ma tu grać dalej, przekaż miejsce.
seats-sits-there = Teraz gra tam { $name }.
seats-has-joined = { $name } dołącza.
seats-has-left = { $name } odchodzi.
seats-name-taken = { $name } już jest przy stole.
