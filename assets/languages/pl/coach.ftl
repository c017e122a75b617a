### Trener: rady, analizy, powody.

coach-choice-fifth = { $pairs }, piąta { $die }
coach-choice-free = { $pairs }, rzut wolny
coach-board-roll-on = rzucać
coach-board-stop = stop
coach-board-roll-on-alone = Rzuć dalej
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
coach-verdict-bounds = Dobrze traci do { $good }, niedokładność do { $inaccuracy }, błąd do { $mistake }, gruby błąd więcej. Genialny jest jedyny dobry wybór tam, gdzie inny na pierwszy rzut oka wygląda lepiej.

## Dlaczego wybór w Express coś kosztuje.

coach-out-chosen = Ten wybór od razu kończy grę; po najlepszym następuje średnio { $throws } rzutu.
coach-out-best = Najlepszy wybór od razu kończy grę; po tym następuje średnio { $throws } rzutu.
coach-reason = { $what } ({ $figure }): { $later }.
coach-no-reason = Kosztuje to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
coach-row = Rząd { $row }
coach-fifth-die-comes-to = Piąta kostka { $die } dochodzi do { $marks ->
    [1] jednego krzyżyka
    [2] dwóch krzyżyków
    [3] trzech krzyżyków
    [4] czterech krzyżyków
    [5] pięciu krzyżyków
    [6] sześciu krzyżyków
    [7] siedmiu krzyżyków
    [8] ośmiu krzyżyków
   *[other] { $marks } krzyżyków
}, a nie piąta kostka { $better }
coach-fifth-die-named = Piątą kostką zostaje { $die }, a nie { $better }
coach-row-stays-empty = Rząd { $row } zostaje pusty
coach-row-is-opened = Otwarty zostaje rząd { $row }
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
coach-rows-other = Wszystkie inne rzędy
coach-row-counts = { $points }, przy { $better } { $better_points }
coach-row-ends = na końcu średnio { $points }, przy { $better } { $better_points }
coach-row-ends-fifth = na końcu średnio { $points }, z piątą kostką { $better } { $better_points }
coach-rows-end-fifth = wszystkie inne rzędy na końcu średnio { $points }, z piątą kostką { $better } { $better_points }
coach-throws-to-come = średnio jeszcze { $throws } rzutu, z piątą kostką { $better } { $better_throws }

## Dlaczego wybór na planszy coś kosztuje.

coach-board-keeps = Pola, gdy się uda: { $best } około { $more }, { $chosen } około { $spaces }.
coach-board-safe = Następny rzut nie może skończyć się skuchą.
coach-board-threat = Po stopie { $name } wygrywa w swojej następnej turze w { $chance }.
coach-board-wins-game = Ta tura wygrywa partię: { $best } w { $better }, { $chosen } w { $share }.
coach-board-wins-two = Ta tura daje dwie kolumny: { $best } w { $better }, { $chosen } w { $share }.
coach-board-wins-column = Ta tura daje kolumnę { $column }: { $best } w { $better }, { $chosen } w { $share }.
coach-board-at-once = Ta tura wygrywa partię: { $best } od razu, { $chosen } w { $share }.
coach-board-games-play = Szansa na wygraną wynosi { $better } po ruchu { $best }, a { $works } po ruchu { $play }.
coach-board-turns-play = Zostaje { $better } tury po ruchu { $best }, a { $works } po ruchu { $play }.
coach-board-ends = Dalszy rzut udaje się w { $often }: szansa na wygraną wynosi wtedy { $works }, po skusze { $bust }, po stopie { $stop }.
coach-board-ends-turns = Dalszy rzut udaje się w { $often }: zostaje wtedy { $works } tury, po skusze { $bust }, po stopie { $stop }.
coach-board-works = { $best } udaje się w { $more_often }, { $play } w { $often }; szansa na wygraną wynosi wtedy { $better } lub { $works }, po skusze { $bust }.
coach-board-works-turns = { $best } udaje się w { $more_often }, { $play } w { $often }; zostaje wtedy { $better } lub { $works } tury, po skusze { $bust }.
coach-board-may-be-lost = Kolumna { $column } może przepaść: { $name } jest na polu { $space } z { $length }.
coach-board-shorter = Kolumna { $column } ma tylko { $length ->
    [few] { $length } pola
   *[other] { $length } pól
}, a kolumna { $other } ma ich { $longer }.

## Rady na planszy.

coach-board-best = { $verdict }: { $play }, szansa na wygraną { $chance }.
coach-board-best-alone = { $verdict }: { $play }, do końca { $turns } tury.
coach-board-to-win = { $chance } na wygraną
coach-board-turns-to-go = do końca { $turns } tury
coach-board-turns = { $turns } tury
coach-estimate = szacunek

## Gracze komputerowi.

coach-express-average = Około { $points } punktów.
coach-express-dreamy = Zaczyna rząd za rzędem.
coach-express-careless = Porzuca wiele rzędów.
coach-express-eager = Zaczyna rzędy za późno.
coach-express-curious = Czasem się myli.
coach-express-steady = Żyje tym rzutem.
coach-express-bold = Gra dobrze, ale w pośpiechu.
coach-express-evolved = Gra tylko na planszy.
coach-express-master = Nic mu nie umknie.
coach-board-careless = Gra, co popadnie, i mówi stop, kiedy zechce.
coach-board-bold = Liczy jak Opoka, ale dociąga do 40.
coach-board-steady = Liczy do 28 i mówi stop, jak wielu graczy.
coach-board-evolved = Uczył się na tysiącach partii.
coach-board-master = Przemyśla każdą turę; bije Spryciarza 3 razy na 4.

## Analiza: gdy jej nie ma.

coach-review-begins = Trener przygląda się każdemu wyborowi…
coach-review-computed = Trener przygląda się każdemu wyborowi… { $percent }%. Esc wraca i przerywa.
coach-review-failed = Trenerowi nie udała się ta analiza. Esc, potem V, próbuje znowu.
coach-review-under-way = liczę…
coach-review-costliest-none = brak
coach-review-hidden = Wybór gracza { $name } dla rzutu { $throw } jest ukryty, aż wybiorą wszyscy.
coach-review-not-chosen = { $name }: jeszcze bez wyboru.
coach-review-nothing-to-choose = { $name }: nie było jeszcze z czego wybierać.

## Analiza całej gry.

coach-review-at-start = początek
coach-review-luck = kostki
coach-review-choices = wybory
coach-review-others = tury innych
coach-review-result = wynik
coach-review-expected = oczekiwane
coach-review-mean-loss = strata na wybór
coach-review-best-choices = najlepsze wybory
coach-review-best-choices-count = { $best } z { $count }
coach-review-all-best = Każdy wybór był najlepszy
coach-review-costliest = Najdroższe chwile
coach-review-chosen-was = Wybór: { $choice }
coach-review-best-was = Najlepiej: { $choice }
coach-review-chosen = wybór
coach-review-in-game = w grze
coach-wins-instead = { $choice } wygrywa w { $share } partii zamiast w { $less }, punkty: { $points }.
coach-review-turns-lost = +{ $turns } tury
coach-review-percent-lost = −{ $number }%

## Analiza jednego wyboru.

coach-review-turn-roll = Tura { $turn }, rzut { $roll }
coach-review-points-lost = stracone punkty
coach-review-turns-to-go = tury do końca
coach-review-chance = szansa na wygraną
coach-review-turns-to-go-estimate = tury do końca, szacunek
coach-review-chance-estimate = szansa na wygraną, szacunek
coach-review-cost-points = { $verdict }: kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
coach-review-cost-turns = { $verdict }: kosztuje { $turns } tury.
coach-review-cost-chance = { $verdict }: kosztuje { $points ->
    [one] { $points } punkt procentowy
    [few] { $points } punkty procentowe
    [many] { $points } punktów procentowych
   *[other] { $points } punktu procentowego
} szansy na wygraną.
coach-review-alone-best = Najlepiej: żaden inny wybór nie jest tak dobry.
coach-review-brilliant = Genialnie: jedyny dobry wybór, i nie ten na pierwszy rzut oka.
coach-toss-up = Po równo: różnica jest za mała, by ją określić.
coach-review-all-throws = Wszystkie rzuty
coach-review-all-choices = Wszystkie wybory

## Analysis

coach-analysis-title = Analiza
coach-analysis-edit = Zmień
coach-analysis-quiz-me = Sprawdź mnie
