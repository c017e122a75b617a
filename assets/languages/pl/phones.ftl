### Telefony.

phones-turn-off = Wyłącz
phones-turn-on = Połącz telefony
phones-try-again = Spróbuj znowu
phones-opening = Łączę telefony…
phones-off = Telefony są wyłączone. Kto miał miejsce, znajdzie je znowu po ich połączeniu.
phones-no-game = Z telefonami każdy przy stole ma własną kartkę. Telefony dołączają do gry: otwórz jakąś albo przygotuj nowy stół.
phones-no-address = Nie można połączyć telefonów pod adresem { $address }: { $cause }. Wybierz inny adres lub port.
phones-no-system = Nie można połączyć telefonów: { $cause }. Spróbuj znowu.
phones-scan = Zeskanuj kod aparatem telefonu albo wpisz:
phones-digits = a tam te sześć cyfr, które działają przez dziesięć minut:
phones-digits-off = Bez cyfr
phones-network = Telefon musi być w tej samej sieci (Wi-Fi) co ten komputer. Nie trzeba niczego instalować.
phones-other-address = Lub { $address }
phones-free-seat = Zwolnij miejsce gracza { $name }
phones-state-not-joined = niepołączony
phones-state-at-laptop = przy laptopie
phones-state-not-here = jeszcze nieobecny
phones-state-away = offline
phones-state-thinking = myśli
phones-state-joined = połączony

## Strony na telefonach: kto gdzie siedzi

phones-who = Kim jesteś?
phones-your-seat = Twoje miejsce
phones-sit-down = Usiądź
phones-program-plays = Tu gra komputer
phones-seat-left = Już nie gra
phones-seat-held = Ma je inny telefon
phones-seat-deserted = Ma je inny telefon, ale jest offline
phones-give-up = Oddaj miejsce gracza { $name }
phones-give-up-told = Za gracza { $name } będzie mógł wtedy grać inny telefon. Czy tego chcesz?
phones-give-up-button = Tak, oddaj miejsce gracza { $name }
phones-take-over = Przejmij miejsce gracza { $name }
phones-take-over-told = Tamten telefon straci miejsce, a wszyscy się o tym dowiedzą. Czy to ty grasz jako { $name }?
phones-take-over-button = Tak, przejmij miejsce gracza { $name }
phones-page-table = Stół
phones-page-seats = Miejsca
phones-only-watch = Tylko oglądaj
phones-reload = Odśwież
phones-other-ways = Inne opcje
phones-held = Miejsce gracza { $name } ma inny telefon. Można je oddać na nim („Miejsca”) albo zwolnić na laptopie. Gdy tamten telefon jest od minuty offline, można je przejąć tutaj.
phones-no-seat = Na tym miejscu nikt nie gra na telefonie.
phones-taken-over = Miejsce gracza { $name } jest teraz na innym telefonie.
phones-given-up = Miejsce gracza { $name } jest wolne dla innego telefonu.
phones-host = Dla gospodarza
phones-host-told = Kto ma ten adres, decyduje tutaj. Nie podawaj go nikomu.
phones-host-off-told = Gra zostanie zapisana, a telefony wyłączone, dopóki program nie ruszy znowu. Chcesz tego?
phones-host-off-button = Tak, wyłącz telefony
phones-cut = Brak połączenia ze stołem. Próbuję znowu…
phones-silent = Stół od dłuższej chwili nie odpowiada. Może telefony są tam wyłączone; ta strona próbuje dalej.
phones-other = Ten adres nie prowadzi już do stołu: może zaczęła się inna gra. Zeskanuj jeszcze raz kod stołu albo zapytaj o nowy adres.
phones-vibrate = Wibracje
phones-sound = Dźwięk
phones-hint-marks = Gra z radami jest w rekordach osobno.
phones-hint-show = Pokaż radę
phones-dims = W tej przeglądarce ekran sam przygasa.
phones-your-turn = Twoja kolej
phones-your-turn-now = Twoja kolej.
phones-own-turn = Teraz kolej na: { $name }.
phones-waiting = Czekamy na: { $names }.
phones-not-read = Tego nie dało się odczytać. Spróbuj znowu.
phones-busy = To, co było przedtem, jeszcze się zapisuje. Spróbuj znowu.
phones-late = Za późno. Obowiązuje to, co widać teraz.
phones-no-answer = Stół nie odpowiada. Spróbuj znowu.
phones-closed = Stół jest zamknięty.
phones-not-saved = Gry nie da się teraz zapisać; dlaczego, mówi komputer, na którym działa. Gra toczy się dalej, a zapis jest ponawiany.
phones-too-often = Było kilka poprawek z rzędu. Poczekaj kilka sekund i spróbuj znowu.
phones-two-seats = Ten telefon ma już dwa miejsca. Najpierw oddaj jedno z nich.
phones-corrected = { $name } poprawia kostki na { $dice }.
phones-corrected-laptop = Kostki poprawiono na laptopie na { $dice }.
phones-corrected-earlier = Wcześniejszą decyzję poprawiono na laptopie.
phones-choose-again = Wybierz ponownie.
phones-clock-own = { $seconds ->
    [one] Masz jeszcze { $seconds } sekundę.
    [few] Masz jeszcze { $seconds } sekundy.
    [many] Masz jeszcze { $seconds } sekund.
   *[other] Masz jeszcze { $seconds } sekundy.
}
phones-clock-others = { $seconds ->
    [one] Inni mają jeszcze { $seconds } sekundę.
    [few] Inni mają jeszcze { $seconds } sekundy.
    [many] Inni mają jeszcze { $seconds } sekund.
   *[other] Inni mają jeszcze { $seconds } sekundy.
}
phones-clock-up = Koniec czasu. Wybierz teraz.
phones-clock-up-others = Czas innych się skończył.
phones-clock-up-table = Koniec czasu: decyduje stół, tak jak było umówione.
phones-clock-stopped = Zegar stoi.
phones-dice = Kostki: { $dice }
phones-dice-none = Kostki: brak
phones-part-dice = Kostki
phones-part-rolls-for-start = Rzuty na start
phones-part-next-throw = Następny rzut
phones-part-last-throw = Ostatni rzut
phones-part-choices = Wybory
phones-part-pad = Kartka
phones-part-board = Plansza
phones-dice-five = Pięć kostek, na przykład 13446
phones-dice-five-again = Pięć kostek rzutu { $throw }, tak jak leżały
phones-dice-two = Dwie kostki, na przykład 26
phones-dice-four = Cztery kostki, na przykład 1346
phones-dice-four-again = Cztery kostki, tak jak leżały
phones-dice-expected = Liczba kostek: { $count }, każda od 1 do 6
phones-dice-faces = { $label }: dotknij tego, co leży
phones-dice-untap = Usuń
phones-dice-missing = jeszcze { $count }
phones-dice-lost = Kostki wpisano tymczasem gdzie indziej. Sprawdź, czy się zgadzają.
phones-dice-enter = Zapisz kostki
phones-dice-correct = Popraw kostki
phones-cancel = Anuluj
phones-dice-wrong = Te kostki są złe
phones-dice-wrong-throw = Kostki rzutu { $throw } są złe
phones-over = Gra skończona
phones-all-out = Wszyscy odpadli.
phones-all-out-or-left = Wszyscy odpadli albo już nie grają.
phones-next-throw-real = Rzućcie pięcioma kostkami.
phones-next-throw-app = Rzucić może każdy.
phones-you-are-out = Odpadasz. Pozostali grają dalej.
phones-nobody-here = Na tym miejscu nikt już nie gra.
phones-you-reveal = Wybierasz na końcu: twoje dotknięcie pokazuje wszystkim wszystkie wybory i jest ostateczne.
phones-row-opens = Nowy rząd kosztuje { $points }; piąty krzyżyk to zwraca.
phones-lead = { $name } prowadzi o { $points }.
phones-lead-new = { $name } obejmuje prowadzenie o { $points }.
phones-lead-shared = { $names } prowadzą razem.
phones-chosen = Twój wybór: { $choice }. Kolejne dotknięcie go zmienia.
phones-chosen-secret = Twój wybór: { $choice }. Kolejne dotknięcie go zmienia, dopóki nie wybiorą wszyscy.
phones-may-change = Gotowe. Możesz zmieniać, dopóki nie wybiorą wszyscy.
phones-take-choice-back = Cofnij mój wybór
phones-fifth-die = Piąta kostka { $die }
phones-with-fifth-die = piąta kostka { $die }
phones-with-free-throw = rzut wolny
phones-mark-opens = nowy
phones-mark-full = pełny
phones-mark-ends = koniec
phones-next-dice = Rzut { $throw }: wpisz kostki
phones-last-throws = Ostatnie rzuty
phones-change-choice = Zmień mój wybór dla rzutu { $throw }
phones-change-choice-told = Kostki to { $dice }, a twój wybór to { $choice }.
phones-column-row = Rząd
phones-column-each = Po
phones-column-marks = Krzyżyki
phones-column-points = Punkty
phones-column-die = Kostka
phones-column-throw = Rzut
phones-column-chosen = Wybór
phones-column-better = Lepiej
phones-column-turn = Tura
phones-column-cost = Koszt
phones-pad-of = Kartka gracza { $name }
phones-tracks-of = Piąte kostki gracza { $name }
phones-to-be-named = { $count ->
    [one] { $count } liczba do wskazania
    [few] { $count } liczby do wskazania
    [many] { $count } liczb do wskazania
   *[other] { $count } liczby do wskazania
}
phones-marks-new = { $marks }, w tym nowe: { $new }
phones-player-left = już nie gra
phones-word-choose = wybierz
phones-word-chosen = gotowe
phones-word-out = aut
phones-word-left = nie gra
phones-word-plays = gra
phones-review = Jak ci poszło
phones-review-told = Najlepszy wybór w { $best } z { $count ->
    [one] { $count } rzutu
   *[other] { $count } rzutów
}. Najlepsze wybory dają średnio { $start }. Kostki dodały do tego { $luck }, a twoje wybory { $skill }, co daje { $end }.
phones-review-most = Najwięcej punktów przyniósł rzut { $throw } z wyborem { $choice }: { $points }.
phones-board-review-told = Najlepsze wybory: { $best } z { $count }. Szansa na wygraną wynosiła na początku { $start }. Kości zmieniły ją o { $luck }, twoje wybory o { $skill }, tury innych o { $others }.
phones-board-review-alone = Najlepsze wybory: { $best } z { $count }. Najlepsze wybory zajmują średnio { $start } tury. Kości zmieniły to o { $luck }, a twoje wybory o { $skill }, razem { $end }.
phones-board-review-most = Najwięcej przyniosła tura { $turn }: { $gain }.
phones-review-costliest = Najdroższe wybory
phones-board-start = Rzut na start
phones-board-wins = { $name } wygrywa
phones-board-turn = Tura { $turn }: { $name }
phones-board-played = { $name }: ruch { $play }.
phones-board-rolled = To rzut gracza { $name }.
phones-board-rolled-start = { $name }: { $total } z { $dice }.
phones-board-start-app = Dotknąć może każdy: aplikacja rzuca dwiema kostkami za każdego gracza.
phones-board-take-play-back = Cofnij mój ostatni ruch
phones-board-rolling-on = Dalszy rzut: skucha { $chance }.
phones-board-no-stop = Bez stopu, dopóki biegacz dzieli pole z innym graczem.
phones-runners = Twoi biegacze
phones-board-risks = { $count ->
    [one] ryzykuje { $count } pole
    [few] ryzykuje { $count } pola
    [many] ryzykuje { $count } pól
   *[other] ryzykuje { $count } pola
}
phones-board = Plansza
phones-board-column = Kolumna
phones-board-squares = Pionki i biegacze
phones-board-won = zdobywa { $name }
phones-board-empty = pusta, pola: { $top }
phones-board-pieces = { $pieces }, z { $top }
phones-board-runner = biegacz { $space }
phones-board-square = { $name } { $space }

phones-game = Gra
phones-goodbye = Dobre gry. Do następnego razu!
phones-play-again = Zagraj jeszcze raz
phones-end = Zakończ wieczór
phones-afterwards = Co dalej?
phones-newcomer = Albo ktoś nowy
phones-your-name = Twoje imię
phones-your-sign = Twój znak
phones-come-in = Gram
phones-you-are-in = Grasz
phones-you = ty
phones-save-name = Zapisz
phones-at-table = Przy stole
phones-all-here = Są wszyscy? Zaczynamy
phones-missing = Jeszcze nieobecni: { $names }. Kto się spóźni, dosiądzie się później.
phones-change-rules = Zmień graczy i zasady
phones-leave-out = Puste imię wyklucza gracza.
phones-name-number = Imię gracza { $number }
phones-move-up = Gracz { $number } wyżej
phones-code-title = Sześć cyfr
phones-code-told = Są obok adresu stołu i działają przez dziesięć minut.
phones-code-enter = Wejdź
phones-code-wrong = To nie te cyfry. Sprawdź jeszcze raz.
phones-code-too-often = Za dużo prób. Poczekaj minutę i spróbuj znowu.
phones-code-offer = Wejście bez aparatu
phones-code-offered = Bez aparatu: otwórz { $address } i wpisz { $digits }. Działa przez dziesięć minut.
phones-lost-told = Nic nie przepadło: wszystkie krzyżyki zostają. Jeśli tajny wybór już był ({ $name }), trzeba wybrać jeszcze raz.
phones-that-is-me = To ja: odbierz miejsce
phones-another-seat = Inne miejsce
phones-undone = { $name } cofa wybór.
phones-undone-host = Gospodarz cofnął ostatni krok.
phones-undone-laptop = Ostatni krok cofnięto na laptopie.
phones-redone-laptop = Ostatni krok ponowiono na laptopie.
