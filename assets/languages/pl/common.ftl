### To, co jest na wielu ekranach.

common-close = Zamknij
common-back = Wstecz
common-new-game = Nowa gra
common-export = Eksport
common-seconds = { $seconds } s
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
common-bar-hint = Podpowiedź
common-bar-strict = Tryb turniejowy
common-bar-players = Gracze
common-bar-undo = Cofnij
common-bar-redo = Ponów
common-bar-history = Historia

common-cancel-correction = Anuluj poprawkę
common-only-program = Gra już tylko komputer.
common-play-out = Dograj do końca
common-playing-out = Dogrywam do końca…
common-practice = Trening: ta gra się nie liczy.
common-back-to-original = Wróć do oryginału

common-no-hint-here = Teraz nie ma nic do wyboru.
common-hint-thinking = Szukam podpowiedzi…
common-take-die-back = Usuń tę kostkę
common-percent-under = <1%
common-percent-over = >99%
common-share-under = mniej niż 1%
common-share-over = ponad 99%
common-failed = Coś się nie udało. Spróbuj ponownie.

## Pasek nad ekranami

common-games = Gry
common-more = Więcej
common-learn = Poznaj grę
common-one-pad = Jedna kartka
common-all-pads = Kartki
common-phones = Telefony
common-settings = Ustawienia
common-help = Pomoc

## Kolory graczy z kształtami

common-blue-circle = Niebieskie koło
common-orange-square = Pomarańczowy kwadrat
common-green-triangle = Zielony trójkąt
common-purple-diamond = Fioletowy romb
common-sky-blue-star = Błękitna gwiazda
common-red-hexagon = Czerwony sześciokąt
common-yellow-cross = Żółty krzyż
common-grey-ring = Szary pierścień

## Wpisywanie kostek

common-dice-to-go =
    { $count ->
        [one] jeszcze { $count } kostka
        [few] jeszcze { $count } kostki
        [many] jeszcze { $count } kostek
       *[other] jeszcze { $count } kostki
    }
common-not-on-a-die = Na kostce nie ma { $key }. Wpisz liczbę od 1 do 6.
common-it-was = Było: { $was }. Żeby tak zostawić, naciśnij Esc.

## Zegar

common-time-paused = Zegar stoi
common-time-pause = Pauza
common-time-resume = Wznów
common-time-up = Koniec czasu: nadal kolej gracza { $name }

## Kartka

common-pad-each = po
common-pad-pair = para
common-pad-points = razem punktów
common-pad-minus-column = minus
common-pad-plus-column = plus
common-pad-more = jeszcze { $count }
common-pad-minus = Minus
common-pad-plus = Plus
common-pad-total = Razem
common-pad-out = koniec

## W ilu z rozegranych na próbę gier

common-games-none = 0%
common-games-all = 100%
common-games-percent = { $number } ± { $error }%

## Wybór literą

common-nothing-to-choose = Tu nie ma nic do wyboru.
common-one-choice = Jest tylko jeden wybór: A.
common-no-choice = Tu wybiera się literą: od A do { $last }.
# What the next words belong to, like 4 or Throw 4.
common-colon = { $what }:
common-illegal = Nie można wybrać { $choice }: { $why }
common-outdated = Było { $choice }, ale tego już nie można wybrać: { $why }

## Komunikaty przy stole

common-denied-bot-first = Najpierw { $name } decyduje, czy rzucać dalej: naciśnij spację.
common-denied-secret = Wybór gracza { $name } jest ukryty, dopóki nie wybiorą wszyscy. Żeby przekazać laptop, naciśnij Enter.
common-marks-hint = Gry z podpowiedziami są na osobnej liście. Żeby mimo to zobaczyć podpowiedź, naciśnij ponownie „Podpowiedź” (T).
common-marks-review = Gry analizowane przed końcem są na osobnej liście. Żeby mimo to zobaczyć analizę, naciśnij ponownie „Analiza” (V).
common-marks-taken = Cofnięte kostki już znasz. Jeśli teraz coś zmienisz, gra trafi na osobną listę. Żeby kostki wróciły, kliknij „Ponów”.
common-marks-known = Ktoś już grał tymi kostkami, więc ta gra jest na osobnej liście.
common-strict-hint = W trybie turniejowym nie ma podpowiedzi.
common-strict-review = W trybie turniejowym analiza jest dopiero na końcu, a potem niczego już nie można zmienić.
common-strict-taken = W trybie turniejowym po następnym rzucie nie można już niczego cofnąć.
common-strict-known = Tryb turniejowy wymaga nowych wirtualnych kostek.
common-help-hint = podpowiedzi
common-help-review = analiza w czasie gry
common-help-taken = cofanie
common-help-known = kostki znane wcześniej
common-notice-no-advice = Trener nic tu nie radzi.
common-notice-advice-failed = Trenerowi nie udało się odpowiedzieć. Żeby spróbować ponownie, naciśnij „Podpowiedź” (T).
common-notice-thinking-failed = Komputer nie podjął decyzji. Żeby spróbować ponownie, naciśnij spację; żeby przekazać komuś miejsce, otwórz „Gracze” (P).
common-notice-time-up-failed = { $name }: koniec czasu. Komputer nie podjął decyzji, więc dalej gra { $name }.
common-notice-would-roll-on = { $name }: koniec czasu. Trener rzucałby dalej.
common-notice-coach-decided = { $name }: koniec czasu. Zdecydował trener.
common-notice-table-decided = { $name }: koniec czasu. Zdecydowała aplikacja, tak jak było umówione.

## Gry

common-game-classic = Klasyczne Can’t Stop
common-express = Express
common-classic = Klasyczna

## Czyje kostki

common-dice-real = Prawdziwe kostki
common-dice-earlier = Kostki z wcześniejszej gry
common-dice-of-day = Kostki dnia, kod { $code }
common-dice-app = Wirtualne kostki, kod { $code }

## Kto gra

common-person = Człowiek

## Gracze komputerowi, od najsłabszego

common-level-dreamy = Marzyciel
common-level-careless = Gapa
common-level-eager = Zapaleniec
common-level-curious = Ciekawski
common-level-bold = Śmiałek
common-level-steady = Opoka
common-level-evolved = Spryciarz
common-level-master = Mistrz
common-out-of = { $reached } z { $top }
