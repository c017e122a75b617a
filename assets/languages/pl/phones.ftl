### Telefony: panel w oknie i strony na telefonach.

## Panel w oknie

phones-turn-off = Wyłącz
phones-turn-on = Połącz telefony
phones-try-again = Spróbuj ponownie
phones-opening = Łączę telefony…
phones-off = Telefony są wyłączone. Gdy połączysz je ponownie, każdy odzyska swoje miejsce.
phones-no-game = Z telefonami każdy przy stole ma własną kartkę. Najpierw otwórz grę albo zacznij nową.
phones-no-address = Nie udało się połączyć telefonów pod adresem { $address }: { $cause }. Wybierz inny adres lub port.
phones-no-system = Nie udało się połączyć telefonów: { $cause }. Spróbuj ponownie.
phones-scan = Zeskanuj kod aparatem telefonu albo wpisz:
phones-digits = a potem te sześć cyfr, ważnych przez dziesięć minut:
phones-digits-off = Ukryj cyfry
phones-network = Telefon musi być w tej samej sieci Wi-Fi co ten komputer. Nie trzeba niczego instalować.
phones-other-address = Lub { $address }
phones-free-seat = Zwolnij miejsce gracza { $name }
phones-state-not-joined = niepołączony
phones-state-at-laptop = przy laptopie
phones-state-not-here = jeszcze czekamy
phones-state-away = offline
phones-state-thinking = myśli
phones-state-joined = połączony

## Strony na telefonach: kto gdzie siedzi

phones-who = Kim jesteś?
phones-your-seat = Twoje miejsce
phones-sit-down = Dołącz
phones-program-plays = Tu gra komputer
phones-seat-left = Już nie gra
phones-seat-held = Na innym telefonie
phones-seat-deserted = Na innym telefonie, teraz offline
phones-give-up = Oddaj miejsce gracza { $name }
phones-give-up-told = Inny telefon będzie mógł wtedy grać na miejscu gracza { $name }. Na pewno?
phones-give-up-button = Tak, oddaj miejsce gracza { $name }
phones-take-over = Przejmij miejsce gracza { $name }
phones-take-over-told = Tamten telefon straci miejsce i wszyscy to zobaczą. Grasz jako { $name }?
phones-take-over-button = Tak, przejmij miejsce gracza { $name }
phones-page-table = Stół
phones-page-seats = Miejsca
phones-only-watch = Tylko oglądaj
phones-reload = Odśwież
phones-other-ways = Inne możliwości
phones-held = { $name } gra na innym telefonie. Miejsce można oddać tam („Miejsca”) albo zwolnić na laptopie. Gdy tamten telefon jest od minuty offline, można je przejąć tutaj.
phones-no-seat = Na tym miejscu nikt nie gra na telefonie.
phones-taken-over = Miejsce gracza { $name } jest teraz na innym telefonie.
phones-given-up = Miejsce gracza { $name } jest wolne dla innego telefonu.
phones-host = Dla gospodarza
phones-host-told = Każdy, kto ma ten adres, może prowadzić grę. Nie podawaj go dalej.
phones-host-off-told = Gra jest zapisana, a telefony pozostaną wyłączone aż do ponownego uruchomienia Fifth Die. Na pewno?
phones-host-off-button = Tak, wyłącz telefony

## Na górze każdej strony

phones-cut = Brak połączenia ze stołem. Próbuję ponownie…
phones-silent = Stół od jakiegoś czasu nie odpowiada. Może telefony są tam wyłączone; ta strona próbuje dalej.
phones-other = Ten adres nie prowadzi już do stołu: może zaczęła się inna gra. Zeskanuj ponownie kod stołu albo zapytaj o nowy adres.
phones-vibrate = Wibracje
phones-sound = Dźwięk
phones-hint-marks = Gry z podpowiedziami są na osobnej liście.
phones-hint-show = Pokaż podpowiedź
phones-dims = W tej przeglądarce ekran sam przygasa.
phones-your-turn = Twoja kolej
phones-your-turn-now = Twoja kolej.
phones-own-turn = Teraz kolej na: { $name }.
phones-waiting = Czekamy na: { $names }.

## Dlaczego coś się nie udało

phones-not-read = Stół nie mógł tego odczytać. Spróbuj ponownie.
phones-busy = Stół jeszcze zapisuje twój poprzedni krok. Spróbuj ponownie.
phones-late = Za późno: gra poszła dalej. Oto, co jest teraz.
phones-no-answer = Stół nie odpowiada. Spróbuj ponownie.
phones-closed = Stół jest zamknięty.
phones-not-saved = Komputer gospodarza nie może teraz zapisać gry; dlaczego, widać na jego ekranie. Możesz grać dalej: próby trwają.
phones-too-often = To już kilka poprawek z rzędu. Odczekaj parę sekund i spróbuj ponownie.
phones-two-seats = Ten telefon ma już dwa miejsca. Najpierw oddaj jedno.

## Co słyszą wszyscy

phones-corrected = Kostki poprawione na { $dice } ({ $name }).
phones-corrected-laptop = Na laptopie poprawiono kostki na { $dice }.
phones-corrected-earlier = Na laptopie poprawiono wcześniejszą decyzję.
phones-choose-again = Wybierz ponownie.

## Czas do namysłu

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
phones-clock-up = Czas minął. Wybierz teraz.
phones-clock-up-others = Czas innych minął.
phones-clock-up-table = Czas minął: decyduje aplikacja, tak jak było umówione.
phones-clock-stopped = Zegar stoi.

## Kostki

phones-dice = Kostki: { $dice }
phones-dice-none = Kostki: brak
phones-part-dice = Kostki
phones-part-rolls-for-start = Rzuty na start
phones-part-next-throw = Następny rzut
phones-part-last-throw = Ostatni rzut
phones-part-choices = Wybór
phones-part-pad = Kartka
phones-part-board = Plansza
phones-dice-five = Pięć kostek, na przykład 13446
phones-dice-five-again = Pięć kostek rzutu { $throw }
phones-dice-two = Dwie kostki, na przykład 26
phones-dice-four = Cztery kostki, na przykład 1346
phones-dice-four-again = Cztery kostki tak, jak wypadły
phones-dice-expected = { $count ->
    [one] { $count } kostka, od 1 do 6
    [few] { $count } kostki, każda od 1 do 6
    [many] { $count } kostek, każda od 1 do 6
   *[other] { $count } kostki, każda od 1 do 6
}
phones-dice-faces = { $label }: dotknij kostek, które leżą na stole
phones-dice-untap = Usuń
phones-dice-missing = jeszcze { $count }
phones-dice-lost = Tymczasem kostki wpisał ktoś inny. Sprawdź, czy się zgadzają.
phones-dice-enter = Zatwierdź kostki
phones-dice-correct = Popraw kostki
phones-cancel = Anuluj
phones-dice-wrong = Te kostki się nie zgadzają
phones-dice-wrong-throw = Kostki rzutu { $throw } się nie zgadzają

## Express

phones-over = Gra skończona
phones-all-out = Dla wszystkich to koniec gry.
phones-all-out-or-left = Wszyscy skończyli albo już nie grają.
phones-next-throw-real = Rzućcie pięcioma kostkami.
phones-next-throw-app = Rzucić może każdy.
phones-you-are-out = Dla ciebie to koniec gry. Inni grają dalej.
phones-nobody-here = Na tym miejscu nikt już nie gra.
phones-you-reveal = Wybierasz na końcu. Twoje dotknięcie jest ostateczne i odkrywa wybory wszystkich.
phones-row-opens = Otwarty rząd zaczyna od { $points }; piąty krzyżyk to zwraca.
phones-lead = { $name } prowadzi o { $points }.
phones-lead-new = { $name } wychodzi na prowadzenie, przewaga: { $points }.
phones-lead-shared = Na prowadzeniu: { $names }.
phones-chosen = Twój wybór: { $choice }. Żeby go zmienić, dotknij innego.
phones-chosen-secret = Twój wybór: { $choice }. Dopóki nie wybiorą wszyscy, możesz dotknąć innego.
phones-may-change = Wybrano. Możesz to zmienić, dopóki nie wybiorą wszyscy.
phones-take-choice-back = Cofnij mój wybór
phones-fifth-die = Piąta kostka { $die }
phones-with-fifth-die = piąta kostka { $die }
phones-with-free-throw = rzut wolny
phones-mark-opens = nowy
phones-mark-full = pełny
phones-mark-ends = koniec
phones-next-dice = Rzut { $throw }: wpisz kostki
phones-last-throws = Ostatnie rzuty
phones-change-choice = Zmień mój wybór z rzutu { $throw }
phones-change-choice-told = Kostki: { $dice }. Twój wybór: { $choice }.

## Tabele

phones-column-row = Rząd
phones-column-each = Po
phones-column-marks = Krzyżyki
phones-column-points = Punkty
phones-column-die = Kostka
phones-column-throw = Rzut
phones-column-chosen = Wybór
phones-column-better = Lepiej
phones-column-turn = Tura
phones-column-cost = Strata
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
phones-word-out = koniec
phones-word-left = nie gra
phones-word-plays = gra

## Jak komu poszło

phones-review = Jak ci poszło
phones-review-told = Najlepszy wybór w { $best } z { $count ->
    [one] { $count } rzutu
   *[other] { $count } rzutów
}. Same najlepsze wybory dają średnio { $start }. Kostki: { $luck }. Twoje wybory: { $skill }. Razem: { $end }.
phones-review-most = Najlepszy był rzut { $throw } z wyborem { $choice }: { $points }.
phones-board-review-told = Najlepsze wybory: { $best } z { $count }. Twoja szansa na wygraną na początku: { $start }. Kostki: { $luck }. Twoje wybory: { $skill }. Tury innych: { $others }.
phones-board-review-alone = Najlepsze wybory: { $best } z { $count }. Same najlepsze wybory wygrywają średnio w { $start ->
    [one] { $start } turę
    [few] { $start } tury
    [many] { $start } tur
   *[other] { $start } tury
}. Kostki: { $luck }. Twoje wybory: { $skill }. Razem: { $end }.
phones-board-review-most = Najlepsza była tura { $turn }: { $gain }.
phones-review-costliest = Największe straty

## Plansza

phones-board-start = Rzut na start
phones-board-wins = { $name } wygrywa
phones-board-turn = Tura { $turn }: { $name }
phones-board-played = { $name }: ruch { $play }.
phones-board-rolled = To rzut gracza { $name }.
phones-board-rolled-start = { $name }: { $total } ({ $dice }).
phones-board-start-app = Dotknąć może każdy: aplikacja rzuca dwiema kostkami za każdego gracza.
phones-board-take-play-back = Cofnij mój ostatni ruch
phones-board-rolling-on = Dalszy rzut: skucha { $chance }.
phones-board-no-stop = Nie można powiedzieć stop, dopóki znacznik stoi na cudzym pionku.
phones-runners = Twoje znaczniki
phones-board-risks = { $count ->
    [one] stawka: { $count } pole
    [few] stawka: { $count } pola
    [many] stawka: { $count } pól
   *[other] stawka: { $count } pola
}
phones-board = Plansza
phones-board-column = Kolumna
phones-board-squares = Pionki i znaczniki
phones-board-won = zdobyta: { $name }
phones-board-empty = { $top ->
    [one] pusta, { $top } pole
    [few] pusta, { $top } pola
    [many] pusta, { $top } pól
   *[other] pusta, { $top } pola
}
phones-board-pieces = { $pieces }, z { $top ->
    [one] { $top } pola
   *[other] { $top } pól
}
phones-board-runner = znacznik { $space }
phones-board-square = { $name } { $space }

## Przed grą i po grze

phones-game = Gra
phones-goodbye = Dzięki za grę. Do następnego razu!
phones-play-again = Zagraj ponownie
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
phones-all-here = Są wszyscy? Start
phones-missing = Brakuje: { $names }. Można dołączyć później.
phones-change-rules = Zmień graczy i zasady
phones-leave-out = Wyczyść imię, żeby usunąć gracza.
phones-name-number = Imię gracza { $number }
phones-move-up = Przesuń gracza { $number } w górę
phones-code-title = Sześć cyfr
phones-code-told = Znajdziesz je obok adresu stołu. Działają przez dziesięć minut.
phones-code-enter = Dołącz
phones-code-wrong = To nie te cyfry. Sprawdź je i spróbuj ponownie.
phones-code-too-often = Za dużo prób. Odczekaj minutę i spróbuj ponownie.
phones-code-offer = Dołącz bez aparatu
phones-code-offered = Bez aparatu: otwórz { $address } i wpisz { $digits }. Cyfry działają przez dziesięć minut.
phones-lost-told = Nic nie przepadło: wszystkie krzyżyki zostają. Jeśli { $name } ma już za sobą tajny wybór, trzeba będzie wybrać ponownie.
phones-that-is-me = To ja: odbierz miejsce
phones-another-seat = Inne miejsce
phones-undone = { $name } cofa wybór.
phones-undone-host = Gospodarz cofnął ostatni krok.
phones-undone-laptop = Na laptopie cofnięto ostatni krok.
phones-redone-laptop = Na laptopie ponowiono ostatni krok.
