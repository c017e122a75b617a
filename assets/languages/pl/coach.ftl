### Trener: podpowiedzi, analizy, powody.

coach-choice-fifth = { $pairs }, piąta { $die }
coach-choice-free = { $pairs }, rzut wolny
coach-board-roll-on = rzucać dalej
coach-board-stop = stop
coach-board-roll-on-alone = Rzucać dalej
coach-board-stop-alone = Stop
coach-board-rolling-on = Dalszy rzut
coach-board-stopping = Stop
coach-verdict = { $verdict ->
    [brilliant] Genialnie
    [best] Najlepiej
    [as-good] Równie dobrze
    [good] Dobrze
    [inaccuracy] Niedokładność
    [mistake] Błąd
   *[blunder] Gruby błąd
}
coach-verdict-worth = { $verdict }: { $worth }
coach-verdict-bounds = „Dobrze”: strata do { $good }; niedokładność: do { $inaccuracy }; błąd: do { $mistake }; gruby błąd: więcej. „Genialnie”: jedyny dobry wybór, choć inny na pierwszy rzut oka wygląda lepiej.

## Dlaczego wybór w Express coś kosztuje.

coach-out-chosen = Po tym wyborze gracz od razu kończy grę; po najlepszym ma średnio jeszcze { $throws ->
    [one] { $throws } rzut
    [few] { $throws } rzuty
    [many] { $throws } rzutów
   *[other] { $throws } rzutu
}.
coach-out-best = Po najlepszym wyborze gracz od razu kończy grę; po wybranym ma średnio jeszcze { $throws ->
    [one] { $throws } rzut
    [few] { $throws } rzuty
    [many] { $throws } rzutów
   *[other] { $throws } rzutu
}.
coach-reason = { $what } ({ $figure }): { $later }.
coach-reason-alone = { $what } ({ $figure }).
coach-no-reason = Kosztuje to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
coach-fifth-die-comes-to = Tor { $die } dochodzi do { $marks ->
    [1] jednego krzyżyka
    [2] dwóch krzyżyków
    [3] trzech krzyżyków
    [4] czterech krzyżyków
    [5] pięciu krzyżyków
    [6] sześciu krzyżyków
    [7] siedmiu krzyżyków
    [8] ośmiu krzyżyków
   *[other] { $marks } krzyżyków
}, a nie tor { $better }
coach-fifth-die-named = Wskazana jest liczba { $die } zamiast { $better }
coach-row-stays-empty = Rząd { $row } zostaje pusty
coach-row-is-opened = Ten wybór otwiera rząd { $row }
coach-row-is-opened-with-two = Ten wybór otwiera rząd { $row } dwoma krzyżykami
coach-row-stays = Rząd { $row } zostaje przy { $marks ->
    [1] jednym krzyżyku
    [2] dwóch krzyżykach
    [3] trzech krzyżykach
    [4] czterech krzyżykach
    [5] pięciu krzyżykach
    [6] sześciu krzyżykach
    [7] siedmiu krzyżykach
    [8] ośmiu krzyżykach
    [9] dziewięciu krzyżykach
    [10] dziesięciu krzyżykach
   *[other] { $marks } krzyżykach
}
coach-row-comes-to = Rząd { $row } dochodzi do { $marks ->
    [1] jednego krzyżyka
    [2] dwóch krzyżyków
    [3] trzech krzyżyków
    [4] czterech krzyżyków
    [5] pięciu krzyżyków
    [6] sześciu krzyżyków
    [7] siedmiu krzyżyków
    [8] ośmiu krzyżyków
    [9] dziewięciu krzyżyków
    [10] dziesięciu krzyżyków
   *[other] { $marks } krzyżyków
}
coach-row-gets-one = Rząd { $row } dostaje tylko jeden krzyżyk zamiast dwóch
coach-row-gets-two = Rząd { $row } dostaje dwa krzyżyki zamiast jednego
coach-row-gets-none = Rząd { $row } zamiast dwóch krzyżyków nie dostaje żadnego
coach-row-later = Rząd { $row } dostaje później { $dice ->
    [fewer] mniej kostek, a rząd { $other } więcej
   *[more] więcej kostek, a rząd { $other } mniej
}
coach-rest = Cała reszta
coach-row-counts = { $points } zamiast { $better_points } przy { $better }
coach-row-ends = na końcu średnio { $points } zamiast { $better_points } przy { $better }
coach-row-ends-with-dice = ten rząd później dostaje { $dice ->
    [fewer] o { $marks } krzyżyka mniej, a rząd { $other } więcej
   *[more] o { $marks } krzyżyka więcej, a rząd { $other } mniej
}; { $ends }
coach-fifth-die-throws = średnio jeszcze { $throws ->
    [one] { $throws } rzut
    [few] { $throws } rzuty
    [many] { $throws } rzutów
   *[other] { $throws } rzutu
} zamiast { $better_throws }
coach-rows-short = średnio { $short } rzędu zamiast { $better_short } kończy poniżej pięciu krzyżyków
coach-fifth-die-row = rząd { $row } daje na końcu średnio { $points } zamiast { $better_points }
coach-fifth-die-rows = rzędy { $rows } dają na końcu razem średnio { $points } zamiast { $better_points }
coach-rest-fewer = rząd { $other } dostaje później więcej kostek, a { $ends }
coach-rest-more = rząd { $other } dostaje później mniej kostek, a { $ends }
coach-fifth-die-more = potem piątą kostką jest częściej { $value }, a { $ends }
coach-fifth-die-less = potem piątą kostką jest rzadziej { $value }, a { $ends }
coach-fifth-die-throws-and-rows = { $throws }, a { $ends }

## Dlaczego wybór na planszy coś kosztuje.

coach-board-keeps = Zysk w polach, jeśli się uda: około { $more } ({ $best }), około { $spaces } ({ $chosen }).
coach-board-safe = Następny rzut nie grozi skuchą.
coach-board-nearly-safe = Następny rzut prawie nie grozi skuchą.
coach-board-seldom-busts = Ryzyko skuchy w następnym rzucie to tylko { $bust }.
coach-board-next-bust = Ryzyko skuchy w następnym rzucie: { $less } ({ $best }), { $bust } ({ $chosen }).
coach-board-leaves-runner = Ruch { $best } zostawia znacznik w ręku.
coach-board-tops = Ruch { $best } prowadzi na szczyt kolumny { $column }.
coach-board-begins = Ruch { $chosen } zaczyna kolumnę { $column } od samego dołu.
coach-board-threat = Po stopie szansa, że { $name } wygra w swojej następnej turze: { $chance }.
coach-board-wins-game = Szansa na wygranie gry w tej turze: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-two = Szansa na dwie kolumny w tej turze: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-one = Szansa na jakąś kolumnę w tej turze: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-column = Szansa na kolumnę { $column } w tej turze: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-at-once = Szansa na wygranie gry w tej turze: 100% ({ $best }), { $share } ({ $chosen }).
coach-board-games-play = Szansa na wygraną: { $better } ({ $best }), { $works } ({ $play }).
coach-board-turns-play = Tury do końca: { $better } ({ $best }), { $works } ({ $play }).
coach-board-ends = Szansa, by bez skuchy dotrwać do najlepszej chwili na stop: { $often }. Szansa na wygraną: { $works } w razie powodzenia, { $bust } po skusze, { $stop } po stopie tutaj.
coach-board-risks = Ryzyko skuchy przy dalszym rzucaniu: { $often }. Szansa na wygraną: { $bust } po skusze, { $stop } po stopie tutaj.
coach-board-ends-turns = Szansa, by bez skuchy dotrwać do najlepszej chwili na stop: { $often }. Tury do końca: { $works } w razie powodzenia, { $bust } po skusze, { $stop } po stopie tutaj.
coach-board-works = Szansa, że się uda: { $more_often } ({ $best }), { $often } ({ $play }). Szansa na wygraną: { $better } lub { $works } w razie powodzenia, { $bust } po skusze.
coach-board-works-turns = Szansa, że się uda: { $more_often } ({ $best }), { $often } ({ $play }). Tury do końca: { $better } lub { $works } w razie powodzenia, { $bust } po skusze.
coach-board-may-be-lost = Kolumna { $column } może przepaść: { $name } jest na polu { $space } z { $length }.
coach-board-closer = Pola do szczytu: { $left } w kolumnie { $column } ({ $best }), { $more } w kolumnie { $other } ({ $chosen }).
coach-board-shorter = Kolumna { $column } ma tylko { $length ->
    [one] { $length } pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pola
}, a kolumna { $other } ma ich { $longer }.

## Podpowiedzi na planszy.

coach-board-best = { $verdict }: { $play }, szansa na wygraną { $chance }.
coach-board-best-alone = { $verdict }: { $play }, do końca { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}.
coach-board-to-win = wygrana: { $chance }
coach-board-turns-to-go = do końca { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
coach-board-turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
coach-estimate = szacunkowo

## Gracze komputerowi.

coach-express-average = Średni wynik: { $points }.
coach-express-dreamy = Otwiera rząd za rzędem.
coach-express-careless = Porzuca wiele rzędów.
coach-express-eager = Otwiera rzędy za późno.
coach-express-curious = Czasem się myli.
coach-express-steady = Żyje chwilą.
coach-express-bold = Gra dobrze, ale w pośpiechu.
coach-express-evolved = Gra tylko na planszy.
coach-express-master = Nic mu nie umknie.
coach-board-careless = Gra byle co i mówi stop, kiedy zechce.
coach-board-bold = Liczy jak Opoka, ale dociąga do 40.
coach-board-steady = Liczy do 28 i mówi stop, jak wielu graczy.
coach-board-evolved = Trenował na tysiącach gier.
coach-board-master = Przemyśla każdą turę; bije Spryciarza 3 razy na 4.

## Analiza: gdy jej nie ma.

coach-review-begins = Trener przygląda się każdemu wyborowi…
coach-review-computed = Trener przygląda się każdemu wyborowi… { $percent }%. Żeby przerwać i wrócić, naciśnij Esc.
coach-review-failed = Trenerowi nie udało się ocenić tej gry. Żeby spróbować ponownie, naciśnij Esc, potem V.
coach-review-under-way = liczę…
coach-review-costliest-none = brak
coach-review-hidden = Wybór gracza { $name } z rzutu { $throw } jest ukryty, dopóki nie wybiorą wszyscy.
coach-review-not-chosen = { $name } jeszcze wybiera.
coach-review-nothing-to-choose = { $name } nie ma jeszcze z czego wybierać.

## Analiza całej gry.

coach-review-at-start = start
coach-review-luck = kostki
coach-review-choices = wybory
coach-review-others = tury innych
coach-review-result = wynik
coach-review-expected = oczekiwane
coach-review-mean-loss = strata na wybór
coach-review-best-choices = najlepsze wybory
coach-review-best-choices-count = { $best } z { $count }
coach-review-all-best = Każdy wybór był najlepszy
coach-review-costliest = Największe straty
coach-review-chosen-was = Wybrano: { $choice }
coach-review-best-was = Najlepiej: { $choice }
coach-review-chosen = wybrano
# A choice as the answer to a question, behind its verdict.
coach-review-answered = twoja odpowiedź
coach-review-in-game = w grze
coach-wins-instead = { $choice }: szansa na wygraną { $share } zamiast { $less }, { $points } pkt.
coach-wins-same = { $names } { $count ->
    [one] ma takie same krzyżyki i wybiera
    [few] mają takie same krzyżyki i wybierają
    [many] mają takie same krzyżyki i wybierają
   *[other] mają takie same krzyżyki i wybierają
} { $pairs } w { $often } gier, a { $best } w { $rarely }: przy tym samym wyborze nikt nie zyska przewagi.
coach-wins-leader = { $name } ma prawie takie same krzyżyki, około { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
} przewagi i wybiera { $pairs } w { $often } gier, a { $best } w { $rarely }: przy tym samym wyborze { $name } utrzyma prowadzenie.
coach-wins-others = { $names } { $count ->
    [one] wybiera
    [few] wybierają
    [many] wybierają
   *[other] wybierają
} { $pairs } w { $often } gier, a { $best } w { $rarely }.
coach-wins-together = Przy innym często wyprzedzasz albo wszystkich, albo nikogo.
coach-wins-less = Ten wybór daje o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} mniej niż { $pairs }.
coach-wins-alike = { $names } { $count ->
    [one] ma
    [few] mają
    [many] mają
   *[other] mają
} { $marks ->
    [same] takie same krzyżyki
   *[nearly] prawie takie same krzyżyki
}, więc każdy rzut pomaga wszystkim tak samo, a mała przewaga się utrzymuje.
coach-wins-ahead = { $names } { $count ->
    [one] jest w tyle i wybiera
    [few] są w tyle i wybierają
    [many] są w tyle i wybierają
   *[other] są w tyle i wybierają
} { $best } w { $often } gier: przy tym samym wyborze przewaga się utrzyma.
coach-wins-same-track = { $names }: w { $often } gier piątą kostką też jest { $die }. Na tych samych torach te same rzuty pomagają wszystkim.
coach-wins-by-shared-dice = Gdyby inni rzucali innym zestawem kostek, { $pairs } dawałoby wygraną w { $best } gier, a ten wybór w { $chosen }: różnica bierze się ze wspólnych kostek.
coach-wins-swings = { $why ->
    [behind] Kto jest w tyle, wygrywa częściej, gdy różnica względem najlepszego z pozostałych waha się bardziej: przy { $pairs } waha się o ±{ $best } pkt, a przy tym wyborze tylko o ±{ $chosen }.
    [ahead] Kto prowadzi, wygrywa częściej, gdy różnica względem najlepszego z pozostałych waha się mniej: przy { $pairs } waha się tylko o ±{ $best } pkt, a przy tym wyborze o ±{ $chosen }.
    [cheap-behind] Kto jest w tyle, temu utracone punkty rekompensuje to, że różnica względem najlepszego z pozostałych waha się bardziej: przy tym wyborze waha się o ±{ $chosen } pkt, a przy { $pairs } tylko o ±{ $best }.
   *[cheap-ahead] Kto prowadzi, temu utracone punkty rekompensuje to, że różnica względem najlepszego z pozostałych waha się mniej: przy tym wyborze waha się tylko o ±{ $chosen } pkt, a przy { $pairs } o ±{ $best }.
}
coach-wins-at-once = Zostało mało rzutów: po tym rzucie wynik to { $best } pkt przy { $pairs } i { $chosen } przy tym wyborze.
coach-wins-race = Różnica względem najlepszego z pozostałych waha się tylko o ±{ $points } pkt, więc o wielu grach decyduje kilka punktów.
coach-wins-gap = Średnio różnica względem najlepszego z pozostałych wynosi { $best } pkt przy { $pairs } (±{ $spread }) i { $chosen } przy tym wyborze (±{ $chosen_spread }).
coach-rival-is-out = { $name }: koniec gry, { $points } pkt; ten wybór daje około { $chosen }, najlepszy { $best }.
coach-rival-expects = { $name } może oczekiwać około { $points } pkt; ten wybór daje około { $chosen }, najlepszy { $best }.
coach-rival-falls = { $name } może oczekiwać około { $points } pkt, ale w { $share } gier kończy poniżej { $best }; kto gra dalej, ma te same kostki co { $name }.
coach-review-turns-lost = { $turns ->
    [one] +{ $turns } tura
    [few] +{ $turns } tury
    [many] +{ $turns } tur
   *[other] +{ $turns } tury
}
coach-review-percent-lost = −{ $number }%

## Analiza jednego wyboru.

coach-review-turn-roll = Tura { $turn }, rzut { $roll }
coach-review-points-lost = stracone punkty
coach-review-turns-to-go = tury do końca
coach-review-chance = szansa na wygraną
coach-review-turns-to-go-estimate = tury do końca, szacunkowo
coach-review-chance-estimate = szansa na wygraną, szacunkowo
coach-review-cost-points = { $verdict }: kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
coach-review-cost-turns = { $verdict }: kosztuje { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}.
coach-review-cost-chance = { $verdict }: kosztuje { $points ->
    [one] { $points } punkt procentowy
    [few] { $points } punkty procentowe
    [many] { $points } punktów procentowych
   *[other] { $points } punktu procentowego
} szansy na wygraną.
coach-review-alone-best = Najlepiej: żaden inny wybór nie jest tak dobry.
coach-review-brilliant = Genialnie: jedyny dobry wybór, i to nieoczywisty.
coach-toss-up = Wszystko jedno: różnica jest za mała, żeby ją ocenić.
coach-review-all-moments = Wszystkie decyzje
coach-review-all-choices = Wszystkie wybory

## Analiza

coach-analysis-title = Analiza
coach-analysis-edit = Zmień
coach-analysis-quiz-me = Sprawdź mnie
