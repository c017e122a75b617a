### Gra na planszy.

board-tied-again = { $names }: remis, po { $total }. Rzucają ponownie.
board-starts = Zaczyna { $name }.
board-starts-in-turn = Zaczyna tę grę
board-starts-with = Zaczyna { $name }, suma { $total }.
board-starts-after-tie = Zaczyna { $name }, suma { $total }; wcześniej remis po { $tied }.

## Tury

board-play-twice = dwa razy { $column }
board-turn = Tura { $turn }
board-turn-record = Tura { $turn }; rekord to { $record }

## Na co czeka stół

board-type-two-as-they-lay = Wpisz lub kliknij dwie kostki tak, jak wypadły
board-type-four-as-they-lay = Wpisz lub kliknij cztery kostki tak, jak wypadły
board-roll-two-and-type = Rzuć dwiema kostkami, potem je wpisz lub kliknij
board-roll-four-and-type = Rzuć czterema kostkami, potem je wpisz lub kliknij
board-roll-on-and-type = Rzucaj dalej: wpisz lub kliknij cztery kostki
board-roll-on-or-stop = Rzucasz dalej czy stop?
board-can-only-roll-on = Rzucaj dalej
board-program-rolls = Komputer rzuca: naciśnij spację
board-program-rolls-on = Komputer rzuca dalej: wpisz lub kliknij cztery kostki
board-program-decides = Komputer decyduje: rzucać dalej czy stop
board-space-lets-program = Niech zdecyduje komputer: spacja
board-program-chooses = Komputer wybiera ruch
board-only-play = Jedyny ruch: naciśnij Enter
board-which-pairs = Które pary chcesz zagrać?
board-once-more-plays = Naciśnij jeszcze raz, żeby zagrać { $play }
board-which-one = Który ruch z { $columns }?
board-did-it-go-on = Był dalszy rzut czy stop?
board-rolls-for-start = Zaczyna najwyższa suma
board-rolls-again = Jeszcze jeden rzut: { $names }, remis po { $total }
board-was-stop = Tu był stop. Żeby tak zostawić, naciśnij Esc.
board-was-roll-on = Tu był dalszy rzut. Żeby tak zostawić, naciśnij Esc.

## Rzut

board-odds = Szansa na każdą z kolumn (%)
board-rolling-on-odds = Dalszy rzut: skucha { $chance }

## Dwie drogi dalej

board-roll = Rzuć
board-stop = Stop
board-no-stop = Bez stopu
board-roll-for-start = Rzuć na start
board-skip-start = Pomiń: rzuca aplikacja
board-it-went-on = Był dalszy rzut
board-it-stopped = Był stop
board-chance-to-bust = ryzyko skuchy
board-top = szczyt
board-risks = { $count ->
    [one] stawka: { $count } pole
    [few] stawka: { $count } pola
    [many] stawka: { $count } pól
   *[other] stawka: { $count } pola
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

board-app-rolls = Tu kostkami rzuca aplikacja: naciśnij spację.
board-all-rolled = Cztery kostki już są: najpierw zagraj jedną parę albo obie.
board-went-on-or-stopped = Był dalszy rzut czy stop? Naciśnij R albo S.
board-type-what-they-show = Rzuć kostkami na stole i wpisz, co pokazują.
board-nothing-gained = Nie masz jeszcze żadnej zdobyczy: najpierw rzuć.
board-play-first = Najpierw zagraj jedną parę albo obie.

## Poprawki

board-correcting-start = Poprawiasz rzut { $roll } na start.
board-correcting-roll = Poprawiasz rzut { $roll }.

## Wieści nad planszą

board-news-bust = Skucha!
board-news-nothing-lost = { $name } nie ma nic do stracenia
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
board-left = już nie gra
board-start-roll = rzut na start: { $totals }

board-busts = { $name }: skucha.
board-busts-and-loses = { $name }: skucha i strata { $count ->
    [one] { $count } pola
   *[other] { $count } pól
}.
board-stops = { $name }: stop i zysk { $count ->
    [one] { $count } pola
   *[other] { $count } pól
}.
board-bot-plays = Za gracza { $name } gra komputer.

## Cofnięte i ponowione

board-followed-roll-off = { $way ->
    [undone] Cofnięto: rzut { $roll } na start, { $dice }.
   *[redone] Ponowiono: rzut { $roll } na start, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Cofnięto: rzut { $roll }, { $dice }.
   *[redone] Ponowiono: rzut { $roll }, { $dice }.
}
board-followed-play = { $way ->
    [undone] Cofnięto: { $play } z rzutu { $roll }.
   *[redone] Ponowiono: { $play } z rzutu { $roll }.
}
board-followed-stop = { $way ->
    [undone] Cofnięto: stop po rzucie { $roll }.
   *[redone] Ponowiono: stop po rzucie { $roll }.
}
board-followed-on = { $way ->
    [undone] Cofnięto: decyzja, żeby po rzucie { $roll } rzucać dalej.
   *[redone] Ponowiono: decyzja, żeby po rzucie { $roll } rzucać dalej.
}

## Po poprawce

board-corrected-roll-off = { $again ->
    [nothing] Rzut { $roll } na start jest poprawiony. Dalszy ciąg pozostaje bez zmian.
   *[roll] Rzut { $roll } na start jest poprawiony. Przy rzucie { $asked } trzeba zdecydować ponownie. Żeby cofnąć, naciśnij Ctrl+Z.
}
board-corrected-roll = { $again ->
    [nothing] Rzut { $roll } jest poprawiony. Dalszy ciąg pozostaje bez zmian.
   *[roll] Rzut { $roll } jest poprawiony. Przy rzucie { $asked } trzeba zdecydować ponownie. Żeby cofnąć, naciśnij Ctrl+Z.
}
board-corrected-play = { $again ->
    [nothing] Ruch z rzutu { $roll } jest poprawiony. Dalszy ciąg pozostaje bez zmian.
   *[roll] Ruch z rzutu { $roll } jest poprawiony. Przy rzucie { $asked } trzeba zdecydować ponownie. Żeby cofnąć, naciśnij Ctrl+Z.
}
board-corrected-decision = { $again ->
    [nothing] Decyzja po rzucie { $roll } jest poprawiona. Dalszy ciąg pozostaje bez zmian.
   *[roll] Decyzja po rzucie { $roll } jest poprawiona. Przy rzucie { $asked } trzeba zdecydować ponownie. Żeby cofnąć, naciśnij Ctrl+Z.
}

## Dlaczego czegoś nie można zrobić

board-refused-not-started = Najpierw { $name } rzuca na start.
board-refused-departed = { $name } już nie gra.
board-refused-started = Już wiadomo, kto zaczyna.
board-refused-waiting = Najpierw dokończ rzut { $roll }.
board-refused-bust = Rzut { $roll } to skucha, a ta kończy turę.
board-refused-held = Nie możesz powiedzieć stop: znacznik w kolumnie { $column } stoi na cudzym pionku.
board-refused-over = Gra jest skończona.
board-refused-no-roll-off = Nie ma rzutu { $roll } na start.
board-refused-no-roll = Nie ma rzutu { $roll }.
board-refused-no-seat = Nie ma gracza { $seat }.
board-refused-joined = Do gry na planszy nie można dołączyć po jej rozpoczęciu.
board-refused-last = Nikt inny już nie gra.
board-why-in-roll = kostki { $dice } tego nie dają.
board-why-column = kolumna { $column } jest zdobyta, jej znacznik stoi na szczycie albo zabrakło znaczników.
board-why-whole = jeśli da się zagrać obie pary, trzeba zagrać obie.
board-why-place = trzeba wybrać podział, który stawia nowy znacznik.
board-why-most = trzeba wybrać podział, który daje więcej par.
board-why-over = gra jest skończona.

## Co daje ruch, w wąskiej ramce

board-effect-wins = stop i wygrana
board-effect-top = { $column }: na szczyt
board-effect-starts = { $column }: start
board-effect-starts-at = { $column }: start na { $space }
board-effect-moves = { $column }: teraz { $space } z { $top }
board-effect-held = tam bez stopu

## Co daje stop

board-stop-wins = wygrywa grę
board-stop-loses = przegrywa grę
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

board-split-more-pairs = { $low } i { $high }: inny podział daje więcej par
board-split-new-runner = { $low } i { $high }: inny podział stawia nowy znacznik
board-split-neither = { $low_why ->
    [won] { $low } jest zdobyta
    [top] { $low } jest na szczycie
   *[runners] brak znacznika dla { $low }
}, { $high_why ->
    [won] { $high } jest zdobyta
    [top] { $high } jest na szczycie
   *[runners] brak znacznika dla { $high }
}
board-split-runners = brak znacznika dla { $low } i dla { $high }
board-split-twice = { $why ->
    [won] { $column } jest zdobyta
    [top] { $column } jest na szczycie
   *[runners] brak znacznika dla { $column }
}
board-column-not-rolled = Żadne dwie z tych kostek nie dają { $column }.
board-column-not-playable = { $why ->
    [won] { $column } jest zdobyta.
    [top] { $column } jest na szczycie.
   *[runners] Brak znacznika dla { $column }.
}
board-column-more-pairs = Nie można zagrać { $column }: inny podział daje więcej par.
board-column-new-runner = Nie można zagrać { $column }: inny podział stawia nowy znacznik.

## Czego trener spodziewa się po reszcie tury

board-ahead-risk = { $choice }: szansa powodzenia { $works }, zysk około { $count ->
    [one] { $count } pola
    [few] { $count } pól
    [many] { $count } pól
   *[other] { $count } pola
}
board-ahead-keeps = { $choice }: zysk { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; szansa na kolumnę { $column }: { $chance }.

## Na kogo lub na co czeka plansza

board-awaits-start = { $name } rzuca dwiema kostkami na start.
board-awaits-roll-or-stop = { $name } rzuca dalej albo mówi stop.
board-awaits-roll = { $name } rzuca.
board-awaits-play = { $name } wybiera ruch.
board-awaits-decision = { $name } po rzucie { $roll }: był dalszy rzut czy stop?
board-awaits-nobody = Gra jest skończona.
