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

coach-out-chosen = Ten wybór od razu kończy grę.
coach-out-best = Najlepszy wybór od razu kończy grę.
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
coach-nearly-out = Jeszcze jeden krzyżyk i aut.
coach-track-rarer = Kostka { $die } trafia wtedy częściej do par i daje tam rzadsze sumy niż kostka { $better }.
coach-track-pairs = Kostka { $die } trafia wtedy częściej do par.
coach-fifth-die-named = Piątą kostką zostaje { $die }, a nie { $better }
coach-fifth-die-row = Rząd { $row } kończy wtedy z { $points } w { $games } możliwych partii, a z piątą kostką { $better } w { $better_games }.
coach-fifth-die-rows = Średnia liczba rzędów kończących z { $points }: { $rows }, a z piątą kostką { $better }: { $better_rows }.
coach-fifth-die-sooner = Aut o { $throws } rzutu wcześniej.
coach-named-rarer = Każda { $better } trafia wtedy do par i daje tam rzadsze sumy niż kostka { $die }.
coach-row-stays-empty = Rząd { $row } zostaje pusty
coach-row-is-opened = Otwarty zostaje rząd { $row }
coach-row-is-full = Rząd { $row } jest już pełny
coach-row-is-opened-late = Rząd { $row } zostaje otwarty na około { $throws ->
    [one] { $throws } rzut
    [few] { $throws } rzuty
    [many] { $throws } rzutów
   *[other] { $throws } rzutu
} przed końcem
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
coach-row-comes-to = Rząd { $row } dochodzi tylko do { $marks ->
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
coach-row-worth-less = Krzyżyk w rzędzie { $row } jest wart mniej niż gdzie indziej
coach-row-lost = Nawet z nim rząd kończy z { $points } w { $games } możliwych partii.
coach-row-safe = Nawet bez niego rząd kończy z { $points } tylko w { $games } możliwych partii.
coach-row-ends-in-minus = Kończy z { $points } w { $games } możliwych partii, a przy { $better } w { $better_games }.
coach-row-counts = Liczy się za { $points }; z { $better } byłoby { $better_points }.
coach-row-below-five = Poniżej pięciu krzyżyków liczy się za { $points }.
coach-row-in-return = W zamian rząd { $row } dostaje więcej krzyżyków
coach-row-in-return-opened = W zamian otwarty zostaje rząd { $row }
coach-row-in-return-empty = W zamian rząd { $row } zostaje pusty
coach-row-in-return-left = W zamian żaden krzyżyk nie trafia do rzędu { $row }, gdzie dałby niewiele
coach-row-in-return-fewer = W zamian rząd { $row } dostaje mniej krzyżyków
coach-fifth-die-in-return = W zamian piąta kostka { $die }

## Dlaczego wybór na planszy coś kosztuje.

coach-board-keeps = Stop zachowuje { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
}.
coach-board-instead = { $play }: mniej więcej { $spaces }, w { $works } przypadków.
coach-board-safe = Następny rzut nie może skończyć się skuchą.
coach-board-threat = Po stopie { $name } wygrywa w swojej następnej turze w { $chance }.
coach-board-one-column = kolumnę { $column }
coach-board-two-columns = dwie kolumny
coach-board-column = Daje to { $columns } w { $better }.
coach-board-column-play = Daje to { $columns } w { $better }, po ruchu { $play } w { $chosen }.
coach-board-column-roll-on = To daje { $columns } na pewno, a dalszy rzut tylko w { $chosen }.
coach-board-column-stop = Daje to { $columns } w { $better }, ze stopem w { $chosen }.
coach-board-wins-game = To wygrywa partię.
coach-board-now = To wygrywa partię jeszcze w tej turze w { $better }.
coach-board-now-play = To wygrywa partię jeszcze w tej turze w { $better }, a po ruchu { $play } w { $chosen }.
coach-board-return-play = W zamian { $play } daje { $columns } w { $chosen }, a po ruchu { $best } w { $better }.
coach-board-return-roll-on = W zamian dalszy rzut daje { $columns } w { $chosen }.
coach-board-return-stop = W zamian stop daje { $columns } na pewno, a dalszy rzut tylko w { $better }.
coach-board-return-now-play = W zamian { $play } wygrywa partię jeszcze w tej turze w { $chosen }, a po ruchu { $best } w { $better }.
coach-board-return-now-roll-on = W zamian dalszy rzut wygrywa partię jeszcze w tej turze w { $chosen }.
coach-board-games-play = Mimo to szansa na wygraną wynosi { $better } po ruchu { $best }, a { $chosen } po ruchu { $play }.
coach-board-turns-play = Mimo to zostaje { $better } tury po ruchu { $best }, a { $chosen } po ruchu { $play }.
coach-board-ends = Szansa na wygraną: udana tura { $works }, skucha { $bust }, stop { $stop }.
coach-board-ends-turns = Udana tura zostawia { $works } tury, skucha { $bust }, a stop { $stop }.
coach-board-works = Gdy tura się uda, szansa na wygraną wynosi { $better } po ruchu { $best }, a { $chosen } po ruchu { $play }; skucha zostawia { $bust }.
coach-board-works-turns = Gdy tura się uda, zostaje { $better } tury po ruchu { $best }, a { $chosen } po ruchu { $play }; skucha zostawia { $bust }.
coach-board-shuts-out = To zamyka kolumnę, w której { $name } jest na polu { $space } z { $length }.
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

coach-express-careless = Myślami gdzie indziej.
coach-express-steady = Żyje tym rzutem.
coach-express-bold = Goni drogie rzędy.
coach-express-evolved = Gra tylko na planszy.
coach-express-master = Nic mu nie umknie.
coach-board-careless = Gra, co popadnie, i mówi stop, kiedy zechce.
coach-board-bold = Liczy jak Opoka, ale dociąga do 40.
coach-board-steady = Liczy do 28 i mówi stop, jak wielu graczy.
coach-board-evolved = Ocenia wagami wyhodowanymi w wielu partiach.
coach-board-master = Przemyśla każdą turę; bije Ewolucję 3 razy na 4.

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
coach-review-to-win = Szansa na wygraną: { $chosen }, najlepszy wybór { $best }
coach-review-to-win-either = Szansa na wygraną: tak czy tak { $share }
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
coach-review-wins = Ten wybór wygrywa w { $share }.
coach-review-all-throws = Wszystkie rzuty
coach-review-all-choices = Wszystkie wybory

## Analysis

coach-analysis-title = Analiza
coach-analysis-edit = Zmień
coach-analysis-quiz-me = Sprawdź mnie
