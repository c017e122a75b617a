### Express: stół, kartki, wybory.

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · wolny

## Jaka musi być piąta kostka

express-fifth-new = Piąta kostka: nowa liczba, { $values }
express-fifth-repeat = Nie ma nowej liczby. Piąta kostka: { $values }
express-fifth-named = Piąta kostka: { $values }
express-fifth-free = Rzut wolny: dwie pary, bez piątej kostki

express-not-fifth-new = Nie { $dice }: najpierw wskaż nową liczbę ({ $values }).
express-not-fifth-named = Nie { $dice }: w rzucie są twoje { $values }.
express-not-fifth-is-free = W rzucie nie ma twoich liczb: to rzut wolny, bez piątej kostki.

## Dlaczego czegoś nie można zrobić

express-refused-waiting = Najpierw { $name } musi wybrać z rzutu { $throw }.
express-refused-departed = { $name } już nie gra.
express-refused-out = Gra gracza { $name } już się skończyła, więc miejsce pozostaje bez zmian.
express-refused-no-throw = Nie ma rzutu { $throw }.
express-refused-no-seat = Nie ma gracza { $seat }.
express-refused-over = Gra jest skończona.
express-refused-late = Po czwartym rzucie nie można już dołączyć.
express-refused-last = Nikt inny już nie gra.
express-bot-chooses = Za gracza { $name } wybiera komputer.
express-why-in-throw = kostki { $dice } tego nie dają.
express-why-new = piąta kostka musi być nową liczbą ({ $values }).
express-why-repeat = w rzucie nie ma nowej liczby, więc piąta kostka to { $values }.
express-why-named = piąta kostka musi być wskazaną już liczbą z tego rzutu ({ $values }).
express-why-is-free = w rzucie nie ma wskazanych liczb, więc jest wolny i nie ma piątej kostki.
express-why-out = ten gracz skończył już grę.

## Cofnięte i ponowione

express-followed-throw = { $way ->
    [undone] Cofnięto: rzut { $throw }, { $dice }.
   *[redone] Ponowiono: rzut { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Cofnięto: wybór gracza { $name } z rzutu { $throw }.
   *[redone] Ponowiono: wybór gracza { $name } z rzutu { $throw }.
}
express-followed-choice = { $way ->
    [undone] Cofnięto wybór gracza { $name } z rzutu { $throw }: { $pairs }, piąta { $fifth }.
   *[redone] Ponowiono wybór gracza { $name } z rzutu { $throw }: { $pairs }, piąta { $fifth }.
}
express-followed-free = { $way ->
    [undone] Cofnięto wybór gracza { $name } z rzutu wolnego { $throw }: { $pairs }.
   *[redone] Ponowiono wybór gracza { $name } z rzutu wolnego { $throw }: { $pairs }.
}

## Po poprawce

express-asked-again = { $name } (rzut { $throw })
express-corrected-throw = { $again ->
    [nothing] Rzut { $throw } jest poprawiony. Dalszy ciąg pozostaje bez zmian.
    [some] Rzut { $throw } jest poprawiony. Do ponownego wyboru: { $list }. Żeby cofnąć, naciśnij Ctrl+Z.
   *[more] Rzut { $throw } jest poprawiony. Ponownie wybierają: { $list } i inni. Żeby cofnąć, naciśnij Ctrl+Z.
}
express-total = razem { $total }
express-corrected-choice = { $again ->
    [nothing] Nowy wybór gracza { $name } z rzutu { $throw }: { $choice }. Dalszy ciąg pozostaje bez zmian.
    [some] Nowy wybór gracza { $name } z rzutu { $throw }: { $choice }. Do ponownego wyboru: { $list }. Żeby cofnąć, naciśnij Ctrl+Z.
   *[more] Nowy wybór gracza { $name } z rzutu { $throw }: { $choice }. Ponownie wybierają: { $list } i inni. Żeby cofnąć, naciśnij Ctrl+Z.
}

## Solo przeciw rekordowi

express-record-to-go = Rekord { $record }: { $points ->
    [one] brakuje { $points } punktu
    [few] brakuje { $points } punktów
    [many] brakuje { $points } punktów
   *[other] brakuje { $points } punktu
}
express-record-level = Rekord { $record }: wyrównany
express-record-ahead = Rekord { $record }: { $points ->
    [one] { $points } punkt więcej
    [few] { $points } punkty więcej
    [many] { $points } punktów więcej
   *[other] { $points } punktu więcej
}

## Co daje wybór, w wąskiej ramce

express-effect-opens = otwiera { $rows }
express-effect-needs = { $row }: jeszcze { $count }
express-effect-full = { $row } pełny
express-effect-points = { $row }: { $points }
express-effect-ends = koniec gry

## Stół: kostki

express-throw = Rzut { $throw }
express-change-throw = Zmień rzut { $throw }
express-correct-throw = Popraw rzut { $throw }
express-throw-missed = Zaległy rzut { $throw }
express-throw-again = Rzut { $throw }, ponownie
express-throw-and-type = Rzuć pięcioma kostkami, potem je wpisz lub kliknij
express-throw-for-program = Rzuć pięcioma kostkami za komputer, potem je wpisz lub kliknij
express-type-as-they-lay = Wpisz lub kliknij pięć kostek tak, jak wypadły
express-roll-dice = Rzuć kostkami
express-odds = { $name }: szansa na krzyżyk w każdym z rzędów przy następnym rzucie (%)

## Stół: wybory

express-leave-over = { $die } jako piąta kostka: { $key }
express-out-no-choices = Koniec gry: nie ma już wyborów
express-left-no-choices = Nie gra: nie ma już wyborów
express-column-fifth = Piąta
express-column-pairs = Pary
express-it-was = Było: { $choice }.
express-back-to-throw = Wróć do rzutu { $throw }
express-worth-best = najlepszy
express-worth-less = o { $points } mniej

## Stół: co trener mówi o wyborach

express-hint-best = Najlepiej: { $choice }. Spodziewany wynik: { $points }.
express-hint-as-good = Równie dobrze: { $choices }.
express-hint-reach = Największa szansa na { $total }: { $choice }, { $games ->
    [none] choć w żadnej grze
    [all] w każdej grze
   *[share] w { $share } gier
}.
express-hint-beat = Największa szansa na pobicie rekordu, { $total }: { $choice }, { $games ->
    [none] choć w żadnej grze
    [all] w każdej grze
   *[share] w { $share } gier
}.
express-hint-pass = Największa szansa na wyprzedzenie gracza { $name } ({ $total }): { $choice }, { $games ->
    [none] choć w żadnej grze
    [all] w każdej grze
   *[share] w { $share } gier
}.
express-hint-win = { $choice }: szansa na wygraną ze wszystkimi, którzy jeszcze grają: { $share }.
express-hint-why-not = Czemu nie { $choice }?

## Stół: dlaczego klawisz albo kliknięcie nic nie robi

express-app-throws = Tu kostkami rzuca aplikacja: naciśnij spację.
express-all-thrown = Jest już pięć kostek. Żeby usunąć ostatnią, naciśnij Backspace.
express-letters-choose = Wybierz literą. Następne kostki będą, gdy wszyscy wybiorą z rzutu { $throw }.
express-next-dice = Następne kostki będą, gdy wszyscy wybiorą z rzutu { $throw }.
express-no-choice-marks = Żaden wybór nie zaznacza teraz rzędu { $row }.
express-not-thrown = W rzucie nie ma { $die }.
express-not-left-over = { $die } nie może być piątą kostką.

## Stół: poprawki

express-correcting-dice = Poprawiasz kostki rzutu { $throw }.
express-correcting-choice = Poprawiasz wybór gracza { $name } z rzutu { $throw }.
express-asks-again = { $who ->
    [all] Potem wszyscy ponownie wybierają z rzutu { $throw }.
   *[one] Potem { $name } ponownie wybiera z rzutu { $throw }.
}
express-after-throw = po rzucie { $throw }
express-change = Zmień

## Stół: jak komu idzie

express-status-left = nie gra od rzutu { $throw }
express-status-out = koniec, rzut { $throw }
express-status-chosen = gotowe
express-status-thinks = myśli
express-status-thinking = myśli
express-status-now = wybiera
express-status-first = najpierw rzut { $throw }
express-status-to-choose = wybierze
express-status-program = komputer

## Stół: wszystkie kartki

express-on-to-throw = Do rzutu { $throw }
express-on-to-result = Do wyniku
express-leads-by = { $name } prowadzi o { $points }.
express-everybody-has-chosen = Wszyscy wybrali.
express-awaits-nothing = Gra skończona
express-awaits-names = Czekamy na: { $names }
express-choose-again = Wybierz ponownie: { $name }
express-has-chosen = { $name }: wybór gotowy.

## Stół: tajny wybór

express-has-it = Laptop ma { $name }
express-nobody-sees-throw = Rzut { $throw }: wybory są ukryte, dopóki nie wybiorą wszyscy.
express-hidden-program = Komputer też wybiera potajemnie.
express-hidden-phone = { $name } wybiera na telefonie. Jeśli to nie działa, zwolnij miejsce: „Telefony” ({ $key }). Wtedy { $name } może wybrać tutaj.
express-hidden-choice = Kartka sprzed tego rzutu. Wybór gracza { $name } jest ukryty, dopóki nie wybiorą wszyscy.
express-pass-laptop = Przekaż laptop
express-back-to = Wróć: { $name }
