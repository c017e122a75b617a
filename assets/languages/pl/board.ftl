### Gra na planszy.

board-tied-again = { $names }: remis, { $total }, rzucają jeszcze raz.
board-starts = Zaczyna { $name }.
board-starts-in-turn = Zaczyna: przyszła kolej
board-starts-with = Zaczyna { $name }, suma { $total }.
board-starts-after-tie = Zaczyna { $name }, suma { $total } po remisie { $tied }.

## Tury

board-play-twice = dwa razy { $column }
board-turn = Tura { $turn }
board-turn-record = Tura { $turn }, rekord { $record }

## Na co czeka stół

board-type-two-as-they-lay = Wpisz lub kliknij dwie kostki tak, jak leżały
board-type-four-as-they-lay = Wpisz lub kliknij cztery kostki tak, jak leżały
board-roll-two-and-type = Rzuć dwiema kostkami, potem je wpisz lub kliknij
board-roll-four-and-type = Rzuć czterema kostkami, potem je wpisz lub kliknij
board-roll-on-and-type = Rzuć dalej: wpisz lub kliknij cztery kostki
board-roll-on-or-stop = Rzucasz dalej czy stop?
board-can-only-roll-on = Rzuć dalej
board-program-rolls = Komputer rzuca: spacja
board-program-rolls-on = Komputer rzuca dalej: wpisz lub kliknij cztery kostki
board-program-decides = Komputer decyduje: rzucać dalej czy stop
board-space-lets-program = Spacja: komputer decyduje
board-program-chooses = Komputer wybiera ruch
board-only-play = Jedyny ruch: Enter
board-which-pairs = Które pary zagrać?
board-once-more-plays = Naciśnij jeszcze raz: ruch { $play }
board-which-one = Który ruch z { $columns }?
board-did-it-go-on = Czy po tym rzucie tura trwała dalej?
board-rolls-for-start = Rzut na start: zaczyna najwyższa suma
board-rolls-again = Jeszcze raz: { $names }, remis { $total }
board-was-stop = Był stop. Esc to zostawia.
board-was-roll-on = Był dalszy rzut. Esc to zostawia.

## Rzut

board-odds = Szansa, że rzut da daną kolumnę, w %
board-rolling-on-odds = Dalszy rzut: skucha { $chance }

## Dwie drogi dalej

board-roll = Rzuć
board-stop = Stop
board-no-stop = Bez stopu
board-roll-for-start = Rzuć na start
board-skip-start = Pomiń: rzuca aplikacja
board-it-went-on = Trwała dalej
board-it-stopped = Był stop
board-chance-to-bust = ryzyko skuchy
board-top = szczyt
board-risks = { $count ->
    [one] ryzyko: { $count } pole
    [few] ryzyko: { $count } pola
    [many] ryzyko: { $count } pól
   *[other] ryzyko: { $count } pola
}
board-risks-columns = { $count ->
    [one] i kolumna { $columns }
   *[other] i kolumny { $columns }
}
board-shared = { $count ->
    [one] wspólne pole
   *[other] wspólne pola
}

## Dlaczego klawisz albo kliknięcie nic nie robi

board-app-rolls = Tu kostkami rzuca aplikacja: spacja.
board-all-rolled = Wszystkie cztery kostki już są: najpierw zagraj jedną parę albo obie.
board-went-on-or-stopped = Tura trwała dalej czy był stop? R albo S.
board-type-what-they-show = Rzuć kostkami na stole i wpisz, co pokazują.
board-nothing-gained = Jeszcze nie ma zdobyczy: najpierw rzuć.
board-play-first = Najpierw zagraj jedną parę albo obie.

## Poprawki

board-correcting-start = Poprawiasz rzut { $roll } na start.
board-correcting-roll = Poprawiasz rzut { $roll }.

## Wieści nad planszą

board-news-bust = Skucha!
board-news-nothing-lost = { $name } nic nie traci
board-news-lost = { $name } traci { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
board-news-columns = { $name } zdobywa { $count ->
    [one] kolumnę
   *[other] kolumny
} { $columns }
board-news-closed = Nikt już tam nie gra
board-news-game-won = i wygrywa grę
board-news-none-left = Nie ma już kolumn: wygrywa { $name }

## Gracze, w ciasnym miejscu

board-plays-now = gra
board-left = odejście
board-start-roll = rzut na start { $totals }

board-busts = { $name }: skucha.
board-busts-and-loses = { $name }: skucha, stracone { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}.
board-stops = { $name }: stop, zachowane { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}.
board-bot-plays = Za gracza { $name } gra komputer.

## Cofnięte i ponowione

board-followed-roll-off = { $way ->
    [undone] Cofnięte: rzut { $roll } na start, { $dice }.
   *[redone] Ponowione: rzut { $roll } na start, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Cofnięte: rzut { $roll }, { $dice }.
   *[redone] Ponowione: rzut { $roll }, { $dice }.
}
board-followed-play = { $way ->
    [undone] Cofnięte: { $play } z rzutu { $roll }.
   *[redone] Ponowione: { $play } z rzutu { $roll }.
}
board-followed-stop = { $way ->
    [undone] Cofnięte: stop po rzucie { $roll }.
   *[redone] Ponowione: stop po rzucie { $roll }.
}
board-followed-on = { $way ->
    [undone] Cofnięte: dalszy rzut po rzucie { $roll }.
   *[redone] Ponowione: dalszy rzut po rzucie { $roll }.
}

## Po poprawce

board-corrected-roll-off = { $again ->
    [nothing] Rzut { $roll } na start jest poprawiony. Wszystko, co było potem, zostaje.
   *[roll] Rzut { $roll } na start jest poprawiony. Do ponownej decyzji: rzut { $asked }. Ctrl+Z cofa poprawkę.
}
board-corrected-roll = { $again ->
    [nothing] Rzut { $roll } jest poprawiony. Wszystko, co było potem, zostaje.
   *[roll] Rzut { $roll } jest poprawiony. Do ponownej decyzji: rzut { $asked }. Ctrl+Z cofa poprawkę.
}
board-corrected-play = { $again ->
    [nothing] Ruch z rzutu { $roll } jest poprawiony. Wszystko, co było potem, zostaje.
   *[roll] Ruch z rzutu { $roll } jest poprawiony. Do ponownej decyzji: rzut { $asked }. Ctrl+Z cofa poprawkę.
}
board-corrected-decision = { $again ->
    [nothing] Decyzja po rzucie { $roll } jest poprawiona. Wszystko, co było potem, zostaje.
   *[roll] Decyzja po rzucie { $roll } jest poprawiona. Do ponownej decyzji: rzut { $asked }. Ctrl+Z cofa poprawkę.
}

## Dlaczego czegoś nie można zrobić

board-refused-not-started = Najpierw { $name } rzuca na start.
board-refused-departed = { $name } już nie gra.
board-refused-started = Już wiadomo, kto zaczyna.
board-refused-waiting = Rzut { $roll } nie jest jeszcze rozstrzygnięty.
board-refused-bust = Rzut { $roll } to skucha, która kończy turę.
board-refused-held = Biegacz w kolumnie { $column } stoi na cudzym pionku.
board-refused-over = Gra skończona.
board-refused-no-roll-off = Nie ma rzutu { $roll } na start.
board-refused-no-roll = Nie ma rzutu { $roll }.
board-refused-no-seat = Nie ma gracza { $seat }.
board-refused-joined = Na planszy nikt się nie dosiada po rozpoczęciu gry.
board-refused-last = Przy planszy nie ma już nikogo innego.
board-why-in-roll = kostki { $dice } tego nie dają.
board-why-column = kolumna { $column } jest zdobyta, jej biegacz stoi na szczycie albo nie ma wolnego biegacza.
board-why-whole = zagrywa się wszystkie pary podziału, które się da.
board-why-place = trzeba wybrać podział, który wystawia nowego biegacza.
board-why-most = trzeba wybrać podział, który zagrywa więcej par.
board-why-over = gra skończona.

## Co daje ruch, w wąskiej ramce

board-effect-wins = stop i wygrana
board-effect-top = { $column }: na szczyt
board-effect-starts = { $column }: rusza
board-effect-starts-at = { $column }: rusza z { $space }
board-effect-moves = { $column }: teraz { $space } z { $top }
board-effect-held = tam bez stopu

## Co daje stop

board-stop-wins = wygrywa grę
board-stop-loses = kończy grę przegraną
board-stop-keeps = zachowuje { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
board-stop-columns = { $count ->
    [one] zdobywa kolumnę { $columns }
   *[other] zdobywa kolumny { $columns }
}
board-bust-chance = skucha { $chance }

## Jak skończyła się tura

board-turn-kept = zysk: { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
board-turn-bust = skucha
board-turn-lost = skucha, strata { $count }

## Dlaczego podziału albo kolumny nie można zagrać

board-split-more-pairs = { $low } i { $high }: inny podział zagrywa więcej par
board-split-new-runner = { $low } i { $high }: inny podział wystawia nowego biegacza
board-split-neither = { $low_why ->
    [won] { $low } jest zdobyta
    [top] { $low } jest na szczycie
   *[runners] brak biegacza dla { $low }
}, { $high_why ->
    [won] { $high } jest zdobyta
    [top] { $high } jest na szczycie
   *[runners] brak biegacza dla { $high }
}
board-split-runners = brak biegacza dla { $low } i dla { $high }
board-split-twice = { $why ->
    [won] { $column } jest zdobyta
    [top] { $column } jest na szczycie
   *[runners] brak biegacza dla { $column }
}
board-column-not-rolled = Żadne dwie z tych kostek nie dają { $column }.
board-column-not-playable = { $why ->
    [won] { $column } jest zdobyta.
    [top] { $column } jest na szczycie.
   *[runners] Brak biegacza dla { $column }.
}
board-column-more-pairs = { $column } odpada: inny podział zagrywa więcej par.
board-column-new-runner = { $column } odpada: inny podział wystawia nowego biegacza.

## Czego trener spodziewa się po reszcie tury

board-ahead-risk = { $choice }: zachowuje mniej więcej { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}, jeśli się uda, w { $works } przypadków
board-ahead-keeps = { $choice }: zachowuje { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; kolumnę { $column } zdobywa w { $chance }.

## Na kogo lub na co czeka plansza

board-awaits-start = { $name } rzuca dwiema kostkami na start.
board-awaits-roll-or-stop = { $name } rzuca dalej albo mówi stop.
board-awaits-roll = { $name } rzuca.
board-awaits-play = { $name } wybiera ruch.
board-awaits-decision = { $name } mówi, czy rzut { $roll } był ostatni.
board-awaits-nobody = Gra skończona.
