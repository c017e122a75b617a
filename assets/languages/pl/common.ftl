### To, co jest na wielu ekranach.

common-close = Zamknij
common-back = Wstecz
common-new-game = Nowa gra
common-export = Eksport
common-seconds = { $seconds } s
common-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
common-percent = { $number }%

## Stół

common-bar-result = Wynik
common-bar-table = Stół
common-bar-go-on = Dalej
common-bar-hint = Rada
common-bar-strict = Gra ścisła
common-bar-players = Gracze
common-bar-undo = Cofnij
common-bar-redo = Ponów
common-bar-history = Historia
common-cancel-correction = Porzuć poprawkę
common-only-program = Gra już tylko komputer.
common-play-out = Dograj do końca
common-playing-out = Komputer dogrywa do końca…
common-practice = Ćwiczenie: ta gra się nie liczy.
common-back-to-original = Wróć do oryginału
common-no-hint-here = Teraz nie ma nic do wyboru.
common-hint-thinking = Obliczam radę…
common-take-die-back = Cofnij tę kostkę
common-percent-under = < 1%
common-percent-over = > 99%
common-share-under = mniej niż 1%
common-share-over = ponad 99%
common-failed = Programowi się to nie udało; spróbuj jeszcze raz

## Pasek nad ekranami.

common-games = Gry
common-more = Więcej
common-learn = Poznaj grę
common-one-pad = Jedna kartka
common-all-pads = Kartki
common-phones = Telefony
common-settings = Ustawienia
common-help = Pomoc

## Kolory graczy z kształtami.

common-blue-circle = Niebieskie koło
common-orange-square = Pomarańczowy kwadrat
common-green-triangle = Zielony trójkąt
common-purple-diamond = Fioletowy romb
common-sky-blue-star = Błękitna gwiazda
common-red-hexagon = Czerwony sześciokąt
common-yellow-cross = Żółty krzyż
common-grey-ring = Szary pierścień

## Wpisywanie kostek.

common-dice-to-go =
    { $count ->
        [one] jeszcze { $count } kostka
        [few] jeszcze { $count } kostki
        [many] jeszcze { $count } kostek
       *[other] jeszcze { $count } kostki
    }
common-not-on-a-die = Na kostce nie ma { $key }: tylko od 1 do 6.
common-it-was = Było: { $was }. Esc to zostawia.

## Zegar.

common-time-paused = Czas stoi
common-time-pause = Pauza
common-time-resume = Wznów
common-time-up = Koniec czasu: nadal gra { $name }

## Kartka.

common-pad-each = po
common-pad-pair = para
common-pad-points = punkty, narastająco
common-pad-minus-column = minus
common-pad-plus-column = plus
common-pad-more = jeszcze { $count }
common-pad-minus = Minus
common-pad-plus = Plus
common-pad-total = Razem
common-pad-out = aut
common-games-none = 0%
common-games-all = 100%
common-games-percent = { $number }% ± { $error }%

## Wybierają litery

common-nothing-to-choose = Tu nie ma nic do wyboru.
common-one-choice = Jest tylko jeden wybór: A.
common-no-choice = Tu wybierają litery: od A do { $last }.
common-illegal = { $choice } jest niedozwolone: { $why }
common-outdated = Było: { $choice }. To już niedozwolone: { $why }

## Komunikaty przy stole

common-denied-bot-first = Najpierw { $name } decyduje, czy rzucać dalej: spacja.
common-denied-secret = Wybór gracza { $name } jest ukryty, aż wybiorą wszyscy. Enter przekazuje laptop.
common-marks-hint = Gra z radami jest w rekordach osobno. Kliknij „Rada” albo naciśnij T jeszcze raz, żeby ją zobaczyć.
common-marks-review = Gra analizowana przed końcem jest w rekordach osobno. Kliknij „Analiza” albo naciśnij V jeszcze raz, żeby ją zobaczyć.
common-marks-taken = Te kostki już znasz. Jeśli teraz coś zmienisz, gra będzie w rekordach osobno. „Ponów” je przywraca.
common-marks-known = Ktoś tu już widział te kostki, dlatego gra jest w rekordach osobno.
common-strict-hint = W grze ścisłej nie ma rad.
common-strict-review = W grze ścisłej analiza jest na końcu i potem nic się już nie zmienia.
common-strict-taken = W grze ścisłej niczego się nie cofa, gdy padły już następne kostki.
common-strict-known = Gra ścisła bierze kostki aplikacji tak, jak padną.
common-help-hint = rady
common-help-review = analiza w czasie gry
common-help-taken = cofnięte kostki
common-help-known = kostki znane wcześniej
common-notice-no-advice = Trener nie ma tu odpowiedzi.
common-notice-advice-failed = Trenerowi nie udało się odpowiedzieć. Rada (T) pyta jeszcze raz.
common-notice-thinking-failed = Programowi nie udało się podjąć decyzji. Spacja pozwala mu spróbować znowu; ktoś inny może przejąć miejsce: Gracze (P).
common-notice-time-up-failed = { $name }: koniec czasu. Programowi nie udało się podjąć decyzji, więc dalej gra { $name }.
common-notice-would-roll-on = { $name }: koniec czasu. Trener rzucałby dalej.
common-notice-coach-decided = { $name }: koniec czasu. Zdecydował trener.
common-notice-table-decided = { $name }: koniec czasu. Zdecydował stół, tak jak było umówione.

## Gry.

common-game-classic = Klasyczny Can’t Stop
common-express = Express
common-classic = Klasyczny
common-dice-real = Prawdziwe kostki
common-dice-earlier = Kostki z wcześniejszej gry
common-dice-of-day = Kostki dnia, kod { $code }
common-dice-app = Kostki aplikacji, kod { $code }
common-person = Człowiek
common-level-dreamy = Marzyciel
common-level-careless = Gapa
common-level-eager = Zapaleniec
common-level-curious = Ciekawski
common-level-bold = Śmiałek
common-level-steady = Opoka
common-level-evolved = Spryciarz
common-level-master = Mistrz
common-out-of = { $reached } z { $top }
