### Lekcje.

## Przyciski i nazwy lekcji

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
lessons-over = Tu kończy się lekcja; prawdziwa gra toczyłaby się dalej.
lessons-you = Ty

## Rzuty

lessons-throws-first = Najpierw kostki: naciśnij spację.

lessons-throws-everybody =
    Rzut jest dla wszystkich
    To twoja kartka: po jednym rzędzie na każdą sumę dwóch kostek i trzy tory na piąte kostki. Wszyscy korzystają z tego samego rzutu, każdy na swojej kartce. Rzuć kostkami.

lessons-throws-two-pairs =
    Dwie pary i jedna kostka zostaje
    Połącz cztery kostki w dwie pary; każda para zaznacza kratkę w rzędzie swojej sumy. Piąta kostka zaznacza tor. Każda linijka to kostka, którą możesz zostawić, i pary, które wtedy masz. Zostaw 4: weź 4 (1 i 3) oraz 10 (4 i 6).
    To też można wybrać. Tutaj bierzemy 4 i 10, a zostawiamy 4.

lessons-throws-first-value =
    Twoja pierwsza liczba
    Rzędy 4 i 10 mają po jednym krzyżyku, a 4 to pierwsza z twoich trzech liczb i jedna kratka jej toru jest już zaznaczona. Rzędy 4 i 10 kosztują cię teraz po 200, dopóki nie mają pięciu krzyżyków. Czas na następny rzut.

lessons-throws-new-value =
    Za każdym razem nowa liczba
    Dopóki nie masz trzech liczb, piąta kostka musi być nową, jeśli taka jest w rzucie. Kliknij 4 i zobacz, że tak się nie da. Potem weź 9 (3 i 6) oraz 10 (4 i 6), a zostaw 2.
    To też się nadaje: piąta kostka jest nowa. Tutaj bierzemy 9 i 10, a zostawiamy 2.

lessons-throws-one-free =
    Brakuje jednej liczby
    Masz już dwie liczby, 4 i 2. Rząd 10 ma drugi krzyżyk: lepiej mieć mało rzędów z wieloma krzyżykami niż wiele rzędów z kilkoma. Rzuć ponownie.

lessons-throws-third-value =
    Trzecia liczba
    2 i 4 już masz, więc zostawić możesz tylko 1 albo 5. Weź 4 (2 i 2) oraz 5 (1 i 4), a zostaw 5.
    To też nowa liczba. Tutaj bierzemy 4 i 5, a zostawiamy 5.

lessons-throws-three-stand =
    Wszystkie trzy liczby
    Odtąd twoją piątą kostką musi być 2, 4 albo 5, ilekroć któraś jest w rzucie. A ty będziesz mieć nadzieję, że żadna nie wypadnie.

lessons-throws-free-throw =
    Rzut wolny
    Nie ma 2, 4 ani 5: wybierz dowolne dwie pary i nie zaznaczaj żadnego toru. Rzut wolny nic nie kosztuje. Weź 4 (1 i 3) oraz 9 (3 i 6).
    W rzucie wolnym można wybrać dowolne dwie pary. Tutaj bierzemy 4 i 9.

lessons-throws-and-so-on =
    I tak dalej
    Rząd 4 ma trzy krzyżyki: jeszcze dwa i dług 200 znika. Ósmy krzyżyk na którymś z torów kończy twoją grę, zwykle po mniej więcej dwudziestu rzutach. Co się wtedy liczy, pokaże następna lekcja.

## Plansza

lessons-board-first = Gdyby teraz powiedzieć stop, zdobycz zostałaby twoja. Żeby zobaczyć, co dalej, rzuć: naciśnij spację.

lessons-board-columns =
    Jedenaście kolumn
    Każda kolumna to suma dwóch kostek. Środkowe są dłuższe, bo ich sumy padają częściej. Trzy kolumny dają zwycięstwo. Grasz jako Mia i teraz twoja kolej: rzuć kostkami.

lessons-board-two-pairs =
    Dwie pary, dwa znaczniki
    Cztery kostki dają dwie pary na najwyżej trzy sposoby. Wybierz jeden i zagraj obie jego pary: każda stawia znacznik albo przesuwa go o pole w górę. Weź 6 (1 i 5) oraz 10 (4 i 6).
    Tak też można zagrać. Tutaj bierzemy 6 i 10.

lessons-board-roll-or-stop =
    Rzucać dalej czy stop
    Dwa znaczniki są na planszy, został jeden. Po każdym rzucie możesz powiedzieć stop i zachować zdobycz albo rzucać dalej i zaryzykować. Każdy przycisk pokazuje, co daje. Rzucaj dalej.

lessons-board-last-runner =
    Ostatni znacznik
    Został jeden znacznik: możesz zagrać i 6, i 8, przy czym 8 ostatnim znacznikiem. Z 5 i 9 dałoby się zagrać tylko jedno, bo oba wymagają nowego znacznika. Weź 6 (2 i 4) oraz 8 (3 i 5).
    Tak też można zagrać. Tutaj bierzemy 6 i 8.

lessons-board-still-played =
    Co jeszcze można zagrać
    Wszystkie trzy znaczniki są na planszy: do końca tej tury możesz grać tylko 6, 8 i 10. Wielu powiedziałoby tu stop. Żeby zobaczyć, czego się boją, rzucaj dalej.

lessons-board-bust =
    Skucha
    Żadne dwie z tych kostek nie dają 6, 8 ani 10, więc nie możesz nic zagrać: skucha. Znaczniki schodzą z planszy, a cała zdobycz tej tury przepada. Kolej na Bena.

lessons-board-next-turn =
    Twoja następna tura
    Ben rzuca dwie siódemki i od razu mówi stop: jego pionek zostaje, cokolwiek się stanie. Znów twoja kolej. Rzuć kostkami.

lessons-board-twice =
    Dwa razy ta sama suma
    Dwie pary o tej samej sumie przesuwają jeden znacznik o dwa pola. Weź dwa razy 8: 2 i 6, 3 i 5.
    Tak też można zagrać. Tutaj bierzemy dwa razy 8.

lessons-board-once-more =
    Jeszcze raz
    Dwa pola jednym znacznikiem, a dwa znaczniki wciąż w ręku: skucha jest mało prawdopodobna. Rzucaj dalej.

lessons-board-second-column =
    Druga kolumna
    Weź 7 (3 i 4) oraz 8 (2 i 6). Nie szkodzi, że Ben też jest w kolumnie 7: pionki mogą stać na jednym polu.
    Tak też można zagrać. Tutaj bierzemy 7 i 8.

lessons-board-stop =
    Stop
    Stawką są cztery pola. Tym razem je zachowaj: powiedz stop.
    Oczywiście można rzucać dalej. Tutaj mówimy stop i zachowujemy cztery pola: naciśnij S.

lessons-board-kept =
    Zachowane
    Tam, gdzie były znaczniki, stoją teraz twoje pionki. W kolejnej turze znacznik zaczyna tuż nad pionkiem, więc żadnego pola nie zdobywasz dwa razy.

lessons-board-later =
    Kilka tur później
    Twojemu pionkowi w kolumnie 8 brakuje do szczytu dwóch pól, a Ben też ma tam swój. Rzuć kostkami.

lessons-board-to-the-top =
    Na szczyt
    Znów dwie ósemki, dokładnie tyle trzeba. Weź dwa razy 8.
    Tak też można zagrać. Tutaj bierzemy dwa razy 8 i wchodzimy na szczyt.

lessons-board-not-won-yet =
    Jeszcze niezdobyta
    Znacznik jest na szczycie, ale kolumnę zdobywa dopiero stop. Skucha wciąż by ją zabrała. Powiedz stop.
    Dalszy rzut to ryzyko utraty kolumny. Żeby ją zdobyć, powiedz stop: naciśnij S.

lessons-board-won =
    Kolumna zdobyta
    Kolumna 8 jest twoja. Pionek Bena z niej znika i nikt już nie zagra tam ósemki. Jeszcze dwie kolumny i wygrywasz grę.

## Strategia

lessons-plan-rows =
    Mało rzędów
    Trener otwiera w grze siedem z jedenastu rzędów. Gdy otworzy rząd 8, szansa na pięć krzyżyków to { $other }. A w rzędzie 12?
    Tylko { $right }. Trener otwiera rząd 12 tylko tam, gdzie każdy inny wybór jest gorszy.

lessons-plan-full =
    Pełny rząd
    Dziesięć krzyżyków w rzędzie 8 daje 200 punktów. Ile otwartych rzędów 8 trener zapełnia do końca?
    { $right }, a rzędów 7 tylko { $other }: pełny rząd to prezent, nie plan.

lessons-plan-values =
    Wskazuj skrajne liczby
    Każdy tor zabiera parom jedną liczbę. W ilu swoich grach trener wskazuje 3?
    { $right }, tak samo jak 4; natomiast 1 i 6: { $other }. Z trójek i czwórek powstają częste sumy, więc oddaj je parom.

lessons-plan-late =
    Cena późnego rzędu
    Rzut to 1, 3, 4, 5, 6, na każdym torze jest pięć krzyżyków. Ile kosztują dwa krzyżyki w pustym rzędzie 9 w porównaniu z 8 + 10?
    { $right } pkt. Przy czterech krzyżykach na każdym torze byłoby { $four }, przy trzech { $three }: otwieraj rząd wcześnie albo wcale.

lessons-plan-track =
    Pełniejszy tor
    Rzut to 1, 2, 4, 5, 6. Najlepsze jest 5 + 7 z piątą kostką 6. Ile kosztuje 6 + 10, które stawia siódmy krzyżyk przy 2?
    { $right } pkt. Jeszcze jedna dwójka skończyłaby grę, a rzędy wciąż są winne po 200: rozkładaj piąte kostki.

lessons-plan-end =
    Jeszcze nie koniec
    Rzut to 1, 2, 3, 4, 6 i żaden rząd nie ma długu. 5 + 10 z piątą kostką 1 kończy grę z wynikiem { $end }. Ile warte jest dwa razy 5 z piątą kostką 6?
    { $right }. Gdy nie ma długów, każdy następny rzut przynosi tylko punkty.

lessons-climb-columns =
    Dobre kolumny
    Znaczniki Mii stoją w 6, 7 i 8. Jaka jest szansa, że następny rzut to skucha?
    { $right }: nie ma trzech bezpieczniejszych kolumn. W 2, 3 i 12 byłoby { $other }.

lessons-climb-hand =
    Znacznik w ręku
    Dwa znaczniki stoją, jeden jest w ręku, więc następny rzut nie może skończyć się skuchą. Gdy rzucasz dalej, szansa na wygraną to { $roll }. A gdy powiesz stop?
    { $right }. Dopóki masz znacznik w ręku i żadna kolumna nie jest zdobyta, rzucaj dalej.

lessons-climb-far =
    Jak daleko
    Każdy znacznik przeszedł cztery pola, w najlepszych kolumnach. Gdy powiesz stop, szansa na wygraną to { $stop }. A gdy rzucisz dalej?
    { $right }: rzucaj dalej. Gdy każdy przeszedł sześć pól, jedno i drugie daje { $level }; gdy więcej, powiedz stop.

lessons-climb-narrow =
    Złe kolumny
    Po jednym polu w 2, 3 i 12, ryzyko skuchy w następnym rzucie: { $bust }. Gdy powiesz stop, szansa na wygraną to { $stop }. A gdy rzucisz dalej?
    { $right }: powiedz stop. Jedno pole w kolumnie 2 lub 12 to jedna trzecia drogi.

lessons-climb-share =
    Jedna trzecia kolumny
    Gra zaczyna się od 1, 1, 3, 4. Po wyborze 4 i 5 szansa na wygraną to { $other }. A po 2 i 7?
    { $right }. Kolumna 2 ma tylko trzy pola, a jedno z nich jest już twoje.

lessons-climb-threat =
    Gdy inni są blisko
    Ben ma dwie kolumny, a w kolumnie 7 stoi na polu 9 z 13. Gdy powiesz stop, szansa na wygraną to { $stop }. A gdy rzucisz dalej?
    { $right }. Ben zaraz wygra, więc skucha niewiele kosztuje: walcz o kolumny teraz.

## Punkty

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
    Gra skończona, podliczasz kartkę rząd po rzędzie. Pierwsze cztery kratki rzędu to dług: każdy rząd z jednym do czterech krzyżyków kosztuje 200. Rząd 2 ma dwa krzyżyki. Ile jest wart?
    Jeden krzyżyk czy cztery, rząd kosztuje 200.
    Dwa krzyżyki nie sięgają piątej kratki, a rząd z jednym do czterech kosztuje 200.

lessons-scoring-sixth =
    Szósty krzyżyk
    Piąty krzyżyk spłaca dług, a każdy następny przynosi punkty rzędu. W rzędzie 4 jest to 60. Ma on sześć krzyżyków.
    Pięć krzyżyków spłaca dług, a szósty przynosi 60.
    Pierwsze pięć krzyżyków nic nie daje, dopiero następne liczą się po 60.

lessons-scoring-fifth =
    Dokładnie piąty
    Rząd 5 ma pięć krzyżyków.
    Dług spłacony, ale zysku jeszcze nie ma.
    Piąty krzyżyk spłaca dług; punkty zaczynają się od szóstego.

lessons-scoring-easy =
    Łatwe rzędy dają mniej
    Szóstki i ósemki padają często, więc ich rzędy dają tylko 40 za krzyżyk. Rząd 6 ma sześć krzyżyków.
    Jeden krzyżyk ponad pięć: 40.
    Sześć krzyżyków to jeden ponad pięć, a ten daje 40.

lessons-scoring-long =
    Długi rząd
    Rząd 8 ma dziewięć krzyżyków, po 40 punktów.
    Cztery krzyżyki ponad pięć: 4 × 40.
    Dziewięć krzyżyków to cztery ponad pięć; licz te cztery po 40.

lessons-scoring-seven =
    Siedem krzyżyków
    Rząd 9 ma siedem krzyżyków, po 50 punktów.
    Dwa krzyżyki ponad pięć: 2 × 50.
    Siedem krzyżyków to dwa ponad pięć; licz te dwa po 50.

lessons-scoring-points =
    Tu są punkty
    Rząd 10 ma dziewięć krzyżyków, po 60 punktów. Dziesiąty jeszcze by się liczył, jedenasty już nie.
    Cztery krzyżyki ponad pięć: 4 × 60.
    Dziewięć krzyżyków to cztery ponad pięć; licz te cztery po 60.

lessons-scoring-total =
    Wynik
    Pozostałe rzędy są puste, a pusty rząd nic nie kosztuje. Dodaj minusy i plusy: jaki jest wynik?
    Plus 600, minus 200: 400. Większość gier kończy się niżej; bardzo dobrzy gracze mają średnio około 245. Żeby tyle zdobyć, buduj mało rzędów, a w każdym dużo krzyżyków.
    Plusy to 60, 40, 160, 100 i 240, minus to 200.

## Trening na własnych kosztownych wyborach

lessons-practice = Trening
lessons-practice-hard = Trudne wybory: { $name }
lessons-practice-looking = Szukam wyborów, które kosztowały cię najwięcej…
lessons-practice-none = Nie masz jeszcze kosztownych wyborów. Na razie trenuj na trudnych wyborach gracza { $name }.
lessons-practice-all = Wszystkie
lessons-practice-due = do powtórki
lessons-practice-new = nowe
lessons-practice-right = dobre
lessons-practice-begin = Zacznij
lessons-practice-ask = Co wybierasz?
lessons-practice-over = Najlepsze wybory: { $best } z { $count }.
lessons-practice-few = { $least ->
    [one] Po { $least } odpowiedzi zobaczysz tu, ile z nich jest dobrych.
   *[other] Po { $least } odpowiedziach zobaczysz tu, ile z nich jest dobrych.
}
lessons-practice-share = Dobre odpowiedzi wśród ostatnich { $count }: { $share }.
lessons-practice-trend =
    { $trend ->
        [more] Wśród ostatnich dziesięciu jest więcej dobrych niż wcześniej.
        [fewer] Wśród ostatnich dziesięciu jest mniej dobrych niż wcześniej.
       *[none] Ostatnie dziesięć nie pokazuje wyraźnej zmiany.
    }
lessons-practice-course = Dobre odpowiedzi w każdej dziesiątce
lessons-practice-board-alone = Klasyczna solo

## Tematy: co łączy kosztowne wybory

lessons-theme-opened = Za dużo rzędów albo za późno
lessons-theme-in-danger = Rzędy poniżej pięciu krzyżyków
lessons-theme-greedy = Pogoń za szybkimi punktami
lessons-theme-named = Złe liczby albo wskazane za wcześnie
lessons-theme-track = Tory zapełniane za szybko
lessons-theme-stopped-early = Stop za wcześnie
lessons-theme-stopped-late = Stop za późno
lessons-theme-runner = Znaczniki stawiane za wcześnie
lessons-theme-column = Niewłaściwa kolumna
