### Express: stół, kartki, wybory.

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · wolny

## Jaka musi być piąta kostka

express-fifth-new = Piąta kostka: nowa liczba, { $values }
express-fifth-repeat = Nie ma nowej liczby. Piąta kostka: { $values }
express-fifth-named = Piąta kostka: { $values }
express-fifth-free = Rzut wolny: dwie pary, bez piątej kostki
express-not-fifth-new = Nie { $dice }: najpierw wskaż nową liczbę ({ $values }).
express-not-fifth-named = Nie { $dice }: rzut pokazuje twoje { $values }.
express-not-fifth-is-free = Rzut nie pokazuje żadnej wskazanej liczby: w rzucie wolnym piątej kostki się nie zaznacza.

## Dlaczego czegoś nie można zrobić

express-refused-waiting = Najpierw { $name } wybiera dla rzutu { $throw }.
express-refused-departed = { $name } już nie gra.
express-refused-out = { $name } odpada i zachowuje miejsce.
express-refused-no-throw = Nie ma rzutu { $throw }.
express-refused-no-seat = Nie ma gracza { $seat }.
express-refused-over = Gra skończona: nikt już nie gra.
express-refused-late = Czwarty rzut już był, nikt więcej się nie dosiada.
express-refused-last = Przy stole nie ma już nikogo innego.
express-bot-chooses = Za gracza { $name } wybiera komputer.
express-why-in-throw = kostki { $dice } tego nie dają.
express-why-new = piąta kostka musi najpierw wskazać nową liczbę ({ $values }).
express-why-repeat = rzut nie pokazuje nowej liczby, więc piąta kostka to { $values }.
express-why-named = piąta kostka musi być wskazaną liczbą, którą pokazuje rzut ({ $values }).
express-why-is-free = rzut nie pokazuje żadnej wskazanej liczby, a w rzucie wolnym piątej kostki się nie zaznacza.
express-why-out = ten gracz odpadł.

## Cofnięte i ponowione

express-followed-throw = { $way ->
    [undone] Cofnięte: rzut { $throw }, { $dice }.
   *[redone] Ponowione: rzut { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Cofnięte: wybór gracza { $name } dla rzutu { $throw }.
   *[redone] Ponowione: wybór gracza { $name } dla rzutu { $throw }.
}
express-followed-choice = { $way ->
    [undone] Cofnięte: { $name }, rzut { $throw }: { $pairs }, piąta { $fifth }.
   *[redone] Ponowione: { $name }, rzut { $throw }: { $pairs }, piąta { $fifth }.
}
express-followed-free = { $way ->
    [undone] Cofnięte: { $name }, rzut { $throw }: { $pairs }, rzut wolny.
   *[redone] Ponowione: { $name }, rzut { $throw }: { $pairs }, rzut wolny.
}

## Po poprawce

express-asked-again = { $name } (rzut { $throw })
express-corrected-throw = { $again ->
    [nothing] Rzut { $throw } jest poprawiony. Wszystko, co było potem, zostaje.
    [some] Rzut { $throw } jest poprawiony. Do ponownego wyboru: { $list }. Ctrl+Z cofa poprawkę.
   *[more] Rzut { $throw } jest poprawiony. Do ponownego wyboru: { $list } i inni. Ctrl+Z cofa poprawkę.
}
express-total = razem { $total }
express-corrected-choice = { $again ->
    [nothing] Wybór gracza { $name } dla rzutu { $throw } jest poprawiony: { $choice }. Wszystko, co było potem, zostaje.
    [some] Wybór gracza { $name } dla rzutu { $throw } jest poprawiony: { $choice }. Do ponownego wyboru: { $list }. Ctrl+Z cofa poprawkę.
   *[more] Wybór gracza { $name } dla rzutu { $throw } jest poprawiony: { $choice }. Do ponownego wyboru: { $list } i inni. Ctrl+Z cofa poprawkę.
}

## Solo przeciw rekordowi

express-record-to-go = Rekord { $record }: { $points ->
    [one] brakuje { $points } punktu
    [few] brakuje { $points } punktów
    [many] brakuje { $points } punktów
   *[other] brakuje { $points } punktu
}
express-record-level = Rekord { $record }: równo
express-record-ahead = Rekord { $record }: { $points ->
    [one] { $points } punkt lepiej
    [few] { $points } punkty lepiej
    [many] { $points } punktów lepiej
   *[other] { $points } punktu lepiej
}

## Co daje wybór, w wąskiej ramce

express-effect-opens = otwiera { $rows }
express-effect-needs = { $row }: jeszcze { $count }
express-effect-full = { $row } pełny
express-effect-points = { $row }: { $points }
express-effect-ends = koniec twojej gry

## To samo w całości

## Stół: kostki

express-throw = Rzut { $throw }
express-change-throw = Zmień rzut { $throw }
express-correct-throw = Popraw rzut { $throw }
express-throw-missed = Rzut { $throw }, zaległy
express-throw-again = Rzut { $throw }, ponownie
express-throw-and-type = Rzuć pięcioma kostkami, potem je wpisz lub kliknij
express-throw-for-program = Rzuć pięcioma kostkami za komputer, potem je wpisz lub kliknij
express-type-as-they-lay = Wpisz lub kliknij pięć kostek tak, jak leżały
express-roll-dice = Rzuć kostkami
express-odds = { $name }: szansa, że następny rzut zaznaczy dany rząd, w %

## Stół: wybory

express-leave-over = Zostaw { $die }: { $key }
express-out-no-choices = Aut: tu nie ma już wyborów
express-left-no-choices = Odejście: tu nie ma już wyborów
express-column-fifth = Piąta
express-column-pairs = Pary
express-it-was = Było: { $choice }.
express-back-to-throw = Wróć do rzutu { $throw }
express-worth-best = najlepszy
express-worth-less = o { $points } mniej

## Stół: co trener mówi o wyborach

express-hint-best = Najlepiej: { $choice }, oczekiwany wynik końcowy { $points }.
express-hint-as-good = Równie dobre: { $choices }.
express-hint-reach = Największa szansa dojść do { $total }: { $choice }, { $games ->
    [none] w żadnej z partii
    [all] we wszystkich partiach
   *[share] w { $share } partii
}.
express-hint-beat = Największa szansa pobić rekord, { $total }: { $choice }, { $games ->
    [none] w żadnej z partii
    [all] we wszystkich partiach
   *[share] w { $share } partii
}.
express-hint-pass = Największa szansa wyprzedzić gracza { $name } ({ $total }): { $choice }, { $games ->
    [none] w żadnej z partii
    [all] we wszystkich partiach
   *[share] w { $share } partii
}.
express-hint-win = { $choice } wygrywa w { $share } partii ze wszystkimi, którzy jeszcze grają.
express-hint-why-not = Czemu nie { $choice }?

## Stół: dlaczego klawisz albo kliknięcie nic nie robi

express-app-throws = Tu kostkami rzuca aplikacja: spacja.
express-all-thrown = Wszystkie pięć kostek już jest. Backspace cofa ostatnią.
express-letters-choose = Wybierają litery; następne kostki będą, gdy wszyscy wybiorą dla rzutu { $throw }.
express-next-dice = Następne kostki będą, gdy wszyscy wybiorą dla rzutu { $throw }.
express-no-choice-marks = Żaden wybór nie zaznacza teraz rzędu { $row }.
express-not-thrown = W rzucie nie ma { $die }.
express-not-left-over = Żaden wybór nie zostawia { $die }.

## Stół: poprawki

express-correcting-dice = Poprawiasz kostki rzutu { $throw }.
express-correcting-choice = Poprawiasz wybór gracza { $name } dla rzutu { $throw }.
express-asks-again = { $who ->
    [all] Potem wszyscy wybierają ponownie dla rzutu { $throw }.
   *[one] Potem { $name } wybiera ponownie dla rzutu { $throw }.
}
express-after-throw = po rzucie { $throw }
express-change = Zmień

## Stół: jak komu idzie

express-status-left = odejście, rzut { $throw }
express-status-out = aut, rzut { $throw }
express-status-chosen = gotowe
express-status-thinks = myśli
express-status-thinking = myśli
express-status-now = teraz wybiera
express-status-first = najpierw rzut { $throw }
express-status-to-choose = jeszcze wybiera
express-status-program = komputer

## Stół: wszystkie kartki

express-on-to-throw = Do rzutu { $throw }
express-on-to-result = Do wyniku
express-leads-by = { $name } prowadzi o { $points } punktów.
express-everybody-has-chosen = Wybrali wszyscy.
express-awaits-nothing = Gra skończona
express-awaits-names = Czekamy na: { $names }
express-choose-again = Nowy wybór: { $name }
express-has-chosen = { $name }: wybór gotowy.

## Stół: tajny wybór

express-has-it = { $name } ma laptop
express-nobody-sees-throw = Rzut { $throw }: wybór jest ukryty, aż wybiorą wszyscy.
express-hidden-program = Komputer też wybiera w ukryciu.
express-hidden-phone = { $name } wybiera na telefonie. Jeśli utknie, zwolnij miejsce w „Telefony” ({ $key }), a { $name } wybierze tutaj.
express-hidden-choice = Kartka sprzed tego rzutu. Wybór gracza { $name } jest ukryty, aż wybiorą wszyscy.
express-pass-laptop = Przekaż laptop
express-back-to = Wróć: { $name }
