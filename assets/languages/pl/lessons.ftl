### Trzy lekcje.

lessons-throws = Rzuty
lessons-scoring = Punkty
lessons-board = Plansza
lessons-plan = Strategia
lessons-climb = Strategia na planszy
lessons-next = Następna lekcja
lessons-done = Gotowe
lessons-go-on = Dalej
lessons-show-me = Pokaż mi
lessons-back = Krok wstecz
lessons-step = { $step } z { $count }
lessons-over = Tu lekcja się kończy; gra toczyłaby się dalej.
lessons-you = Ty

## Rzuty.

lessons-throws-first = Najpierw kostki: spacja rzuca.
lessons-throws-everybody =
    Rzut jest dla wszystkich
    Ta kartka jest twoja: rząd dla każdej sumy dwóch kostek i trzy tory dla piątych kostek. Wszyscy korzystają z tego samego rzutu, każdy na własnej kartce. Rzuć kostkami.

lessons-throws-two-pairs =
    Dwie pary i jedna kostka zostaje
    Połącz cztery kostki w dwie pary; każda zaznacza kratkę w rzędzie swojej sumy. Piąta kostka zaznacza kratkę na torze. Każda linijka to kostka, która może zostać, i pary, które wtedy powstają. Zostaw 4: weź 4 (1 i 3) oraz 10 (4 i 6).
    To też wolno wybrać. Tutaj bierzemy 4 i 10, a zostawiamy 4.

lessons-throws-first-value =
    Twoja pierwsza liczba
    Rzędy 4 i 10 mają po jednym krzyżyku, a 4 to pierwsza z twoich trzech liczb; jedna kratka jej toru jest już zajęta. Rzędy 4 i 10 kosztują teraz po 200, dopóki nie mają pięciu krzyżyków. Czas na następny rzut.

lessons-throws-new-value =
    Za każdym razem nowa liczba
    Dopóki nie ma trzech liczb, piąta kostka musi być nowa, jeśli rzut taką pokazuje. Kliknij 4: to się nie uda. Potem weź 9 (3 i 6) oraz 10 (4 i 6), a zostaw 2.
    To też się nadaje: piąta kostka jest nowa. Tutaj bierzemy 9 i 10, a zostawiamy 2.

lessons-throws-one-free =
    Jedna liczba jest jeszcze wolna
    Dwie liczby już są, 4 i 2. Rząd 10 ma drugi krzyżyk: kilka rzędów z wieloma krzyżykami jest wartych więcej niż dużo rzędów z niewieloma. Rzuć jeszcze raz.

lessons-throws-third-value =
    Trzecia liczba
    2 i 4 są już twoje, więc zostać może tylko 1 albo 5. Weź 4 (2 i 2) oraz 5 (1 i 4), a zostaw 5.
    To też jest nowa liczba. Tutaj bierzemy 4 i 5, a zostawiamy 5.

lessons-throws-three-stand =
    Trzy liczby są
    Odtąd twoją piątą kostką musi być 2, 4 albo 5, ilekroć rzut je pokazuje. Jeszcze będziesz sobie życzyć, żeby nie pokazywał.

lessons-throws-free-throw =
    Rzut wolny
    Ani 2, ani 4, ani 5: wybierz dowolne dwie pary, a na torze nic nie przybywa. Taki rzut masz za darmo. Weź 4 (1 i 3) oraz 9 (3 i 6).
    W rzucie wolnym dobre są każde dwie pary. Tutaj bierzemy 4 i 9.

lessons-throws-and-so-on =
    I tak dalej
    Rząd 4 ma trzy krzyżyki, jeszcze dwa i dług 200 znika. Ósmy krzyżyk na którymś torze kończy twoją grę, zwykle po około dwudziestu rzutach. O tym, co się wtedy liczy, mówi następna lekcja.

## Plansza.

lessons-board-first = Stop zachowałby to, co masz. Żeby zobaczyć, co dalej, rzuć: spacja.
lessons-board-columns =
    Jedenaście kolumn
    Każda kolumna to suma dwóch kostek. Środkowe są dłuższe, bo ich sumy wypadają częściej. Trzy kolumny dają zwycięstwo. Grasz jako Mia i teraz twoja tura: rzuć kostkami.

lessons-board-two-pairs =
    Dwie pary, dwa biegacze
    Cztery kostki można podzielić na dwie pary najwyżej na trzy sposoby. Zagrywasz obie pary wybranego podziału: biegacz wchodzi na planszę albo idzie o pole w górę. Weź 6 (1 i 5) oraz 10 (4 i 6).
    Tak też wolno zagrać. Tutaj bierzemy 6 i 10.

lessons-board-roll-or-stop =
    Rzucać dalej czy stop
    Dwa biegacze są na planszy, jeden został. Po każdym rzucie możesz powiedzieć stop i zachować zdobycz albo rzucać dalej i ryzykować. Oba przyciski mówią, co to da. Rzucaj dalej.

lessons-board-last-runner =
    Ostatni biegacz
    Został jeden biegacz: 6 i 8 można zagrać razem, 8 ostatnim biegaczem. Z 5 i 9 dałoby się zagrać tylko jedno, bo oba wymagają nowego biegacza. Weź 6 (2 i 4) oraz 8 (3 i 5).
    Tak też wolno zagrać. Tutaj bierzemy 6 i 8.

lessons-board-still-played =
    Co jeszcze można zagrać
    Stoją już wszystkie trzy biegacze: w tej turze można teraz grać tylko 6, 8 i 10. Wielu by tu przerwało. Żeby zobaczyć, czego się boją, rzucaj dalej.

lessons-board-bust =
    Skucha
    Żadne dwie kostki nie dają 6, 8 ani 10, więc nie ma czym zagrać: skucha. Biegacze schodzą z planszy, a cała zdobycz tej tury przepada. Teraz Ben.

lessons-board-next-turn =
    Twoja następna tura
    Ben rzuca dwie siódemki i od razu mówi stop: jego pionek zostaje, cokolwiek się stanie. Znowu twoja tura. Rzuć kostkami.

lessons-board-twice =
    Dwa razy to samo
    Dwie pary o tej samej sumie przesuwają jednego biegacza o dwa pola. Weź dwa razy 8: 2 i 6, 3 i 5.
    Tak też wolno zagrać. Tutaj bierzemy dwa razy 8.

lessons-board-once-more =
    Jeszcze raz
    Dwa pola jednym biegaczem, a dwa biegacze wciąż w ręku: skucha jest mało prawdopodobna. Rzucaj dalej.

lessons-board-second-column =
    Druga kolumna
    Weź 7 (3 i 4) oraz 8 (2 i 6). To nic, że Ben też jest w kolumnie 7: pionki mogą stać na tym samym polu.
    Tak też wolno zagrać. Tutaj bierzemy 7 i 8.

lessons-board-stop =
    Stop
    Stawką są cztery pola. Tym razem je zachowaj: stop.
    Oczywiście wolno rzucać dalej. Tutaj mówimy stop i zachowujemy cztery pola: S.

lessons-board-kept =
    Zachowane
    Tam, gdzie stały biegacze, stoją teraz twoje pionki. W kolejnej turze biegacz rusza tuż nad swoim pionkiem, więc niczego nie trzeba powtarzać.

lessons-board-later =
    Kilka tur później
    Twojemu pionkowi w kolumnie 8 brakuje do szczytu dwóch pól, a Ben też ma tam swój. Rzuć kostkami.

lessons-board-to-the-top =
    Na szczyt
    Znowu dwie ósemki, akurat tyle trzeba. Weź dwa razy 8.
    Tak też wolno zagrać. Tutaj bierzemy dwa razy 8 i wchodzimy na szczyt.

lessons-board-not-won-yet =
    Jeszcze niezdobyta
    Biegacz jest na szczycie, ale kolumnę zdobywa dopiero stop. Skucha wciąż zabrałaby wszystko. Powiedz stop.
    Kolejny rzut to ryzyko utraty kolumny. Stop, żeby ją zdobyć: S.

lessons-board-won =
    Kolumna zdobyta
    Kolumna 8 jest twoja. Pionek Bena z niej znika i nikt już tam ósemką nie zagra. Jeszcze dwie kolumny i zwycięstwo.

## Strategia

lessons-plan-rows =
    Niewiele rzędów
    W partii trener otwiera siedem z jedenastu rzędów. Otwarty rząd 8 dochodzi do pięciu krzyżyków w { $other } partii. A rząd 12?
    Tylko w { $right }. Trener otwiera rząd 12 tylko tam, gdzie każdy inny wybór jest gorszy.

lessons-plan-full =
    Pełny rząd
    Dziesięć krzyżyków w rzędzie 8 daje 200 punktów. Ile otwartych rzędów 8 trener zapełnia?
    { $right }, a rzędów 7 tylko { $other }: pełny rząd to prezent, nie plan.

lessons-plan-values =
    Wskazuj skrajne liczby
    Każdy tor zabiera liczbę z par. W ilu partiach trener wskazuje 3?
    W { $right }, tak jak 4; ale 1 i 6 w { $other }. Trójka lub czwórka daje częste sumy: jej miejsce jest w parach.

lessons-plan-late =
    Cena późnego rzędu
    Rzut to 1, 3, 4, 5, 6, na każdym torze jest pięć krzyżyków. Ile kosztują dwa krzyżyki w pustym rzędzie 9 w porównaniu z 8 + 10?
    Punkty: { $right }. Z czterema krzyżykami na każdym torze byłoby { $four }, z trzema { $three }: otwieraj rząd wcześnie albo wcale.

lessons-plan-track =
    Pełniejszy tor
    Rzut to 1, 2, 4, 5, 6. Najlepiej 5 + 7 z piątą kostką 6. Ile kosztuje 6 + 10, czyli siódmy krzyżyk przy 2?
    Punkty: { $right }. Jeszcze jedna dwójka skończyłaby grę, a rzędy są wciąż winne po 200: rozkładaj piąte kostki.

lessons-plan-end =
    Jeszcze nie koniec
    Rzut to 1, 2, 3, 4, 6 i żaden rząd nie jest nic winien. 5 + 10 z piątą kostką 1 kończy grę na { $end }. Ile warte jest dwa razy 5 z piątą kostką 6?
    { $right }. Gdy nic nie jest winne, każdy następny rzut tylko przynosi punkty.

lessons-climb-columns =
    Dobre kolumny
    Biegacze Mii stoją w 6, 7 i 8. Jak często następny rzut to skucha?
    { $right }: nie ma trzech lepszych kolumn. W 2, 3 i 12 byłoby { $other }.

lessons-climb-hand =
    Biegacz w ręku
    Dwaj biegacze stoją, jeden jest w ręku: następny rzut nie może skończyć się skuchą. Rzucanie dalej wygrywa { $roll } partii. A stop?
    { $right }. Dopóki biegacz jest w ręku, a kolumny są otwarte, rzucaj dalej.

lessons-climb-far =
    Jak daleko
    Każdy biegacz wspiął się o cztery pola, w najlepszych kolumnach. Stop wygrywa { $stop } partii. A rzucanie dalej?
    { $right }: rzucaj dalej. Po sześciu polach każdego oba wygrywają { $level }; przy większej liczbie stop.

lessons-climb-narrow =
    Złe kolumny
    Po jednym polu w 2, 3 i 12, a następny rzut to w { $bust } skucha. Stop wygrywa { $stop } partii. A rzucanie dalej?
    { $right }: stop. Pole w kolumnie 2 lub 12 to jedna trzecia drogi.

lessons-climb-share =
    Jedna trzecia kolumny
    Gra zaczyna się od 1, 1, 3, 4. Wybór 4 i 5 wygrywa { $other } partii. A 2 i 7?
    { $right }. Kolumna 2 ma tylko trzy pola, a jedno z nich jest zajęte.

lessons-climb-threat =
    Gdy inni są blisko
    Ben ma dwie kolumny i stoi na polu 9 z 13 w kolumnie 7. Stop wygrywa { $stop } partii. A rzucanie dalej?
    { $right }. Ben wkrótce wygra, więc skucha kosztuje niewiele: walcz o kolumny teraz.

## Punkty.

lessons-scoring-row = { $marks ->
    [one] Rząd { $row }, { $marks } krzyżyk
    [few] Rząd { $row }, { $marks } krzyżyki
    [many] Rząd { $row }, { $marks } krzyżyków
   *[other] Rząd { $row }, { $marks } krzyżyka
}
lessons-scoring-everything = Wszystko razem
lessons-scoring-not = Nie { $points }.
lessons-scoring-too-few =
    Za mało krzyżyków
    Gra skończona, podliczamy kartkę rząd po rzędzie. Pierwsze cztery kratki rzędu to dług: od jednego do czterech krzyżyków kosztuje 200, w każdym rzędzie tyle samo. Rząd 2 ma dwa krzyżyki. Ile jest wart?
    Jeden krzyżyk czy cztery, rząd kosztuje 200.
    Dwa krzyżyki nie sięgają piątej kratki, a od jednego do czterech kosztuje 200.

lessons-scoring-sixth =
    Szósty krzyżyk
    Piąty krzyżyk spłaca dług, każdy następny przynosi punkty rzędu. W rzędzie 4 jest to 60. Ten ma sześć krzyżyków.
    Pięć krzyżyków spłaca dług, szósty przynosi 60.
    Pierwsze pięć krzyżyków nic nie daje, dopiero dalsze liczą się po 60.

lessons-scoring-fifth =
    Akurat piąty
    Rząd 5 ma pięć krzyżyków.
    Dług spłacony, a zysku jeszcze nie ma.
    Piąty krzyżyk spłaca dług; punkty zaczynają się od szóstego.

lessons-scoring-easy =
    Łatwe rzędy dają mniej
    Szóstki i ósemki wypadają często, więc ich rzędy dają tylko 40 za krzyżyk. Rząd 6 ma sześć krzyżyków.
    Jeden krzyżyk ponad pięć: 40.
    Sześć krzyżyków to jeden ponad pięć, a ten daje 40.

lessons-scoring-long =
    Długi rząd
    Rząd 8 ma dziewięć krzyżyków, po 40 punktów.
    Cztery krzyżyki ponad pięć: 4 × 40.
    Dziewięć krzyżyków to cztery ponad pięć; licz te cztery po 40.

lessons-scoring-seven =
    Siedem krzyżyków
    Rząd 9 ma siedem krzyżyków, po 50 punktów.
    Dwa krzyżyki ponad pięć: 2 × 50.
    Siedem krzyżyków to dwa ponad pięć; licz te dwa po 50.

lessons-scoring-points =
    Tu są punkty
    Rząd 10 ma dziewięć krzyżyków, po 60 punktów. Dziesiąty jeszcze by się liczył, jedenasty już nie.
    Cztery krzyżyki ponad pięć: 4 × 60.
    Dziewięć krzyżyków to cztery ponad pięć; licz te cztery po 60.

lessons-scoring-total =
    Wynik
    Pozostałe rzędy są puste, a pusty rząd nic nie kosztuje. Dodaj minusy i plusy: jaki jest wynik?
    Plus 600, minus 200: 400. Większość gier kończy się niżej; bardzo dobra gra daje średnio około 245. Droga do tego to mało rzędów, a w każdym dużo krzyżyków.
    Plusy to 60, 40, 160, 100 i 240, minus to 200.

lessons-practice = Ćwicz
lessons-practice-hard = Trudne wybory: { $name }
lessons-practice-looking = Szukam najdroższych wyborów z twoich partii…
lessons-practice-none = Nie ma jeszcze twoich drogich wyborów. Do tego czasu możesz ćwiczyć na trudnych: { $name }.
lessons-practice-all = Wszystkie
lessons-practice-due = na dziś
lessons-practice-new = nowe
lessons-practice-right = dobre
lessons-practice-begin = Zacznij
lessons-practice-ask = Co wybierasz?
lessons-practice-over = Najlepsze wybory: { $best } z { $count }.
lessons-practice-few = Od { $least } odpowiedzi widać tu, ile z nich jest dobrych.
lessons-practice-share = Ostatnie odpowiedzi ({ $count }): dobrych { $share }.
lessons-practice-trend =
    { $trend ->
        [more] W ostatnich dziesięciu było więcej dobrych niż wcześniej.
        [fewer] W ostatnich dziesięciu było mniej dobrych niż wcześniej.
       *[none] Ostatnie dziesięć nie pokazuje wyraźnej zmiany.
    }
lessons-practice-course = Dobre odpowiedzi, po dziesięć
lessons-practice-board-alone = Klasyczny solo
lessons-theme-opened = Rzędy otwarte za późno lub zbędne
lessons-theme-in-danger = Rzędy zostawione poniżej pięciu
lessons-theme-greedy = Chciwość na punkty od razu
lessons-theme-named = Wartości ustalone za wcześnie lub źle
lessons-theme-track = Tory wypełnione za szybko
lessons-theme-stopped-early = Stop za wcześnie
lessons-theme-stopped-late = Stop za późno
lessons-theme-runner = Biegacze wystawieni za wcześnie
lessons-theme-column = Niewłaściwa kolumna
