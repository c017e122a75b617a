### Rekordy, gracze i kostki.

records-title = Rekordy i statystyki
records-tab-records = Rekordy
records-tab-players = Gracze
records-tab-dice = Kostki
records-looking = Szukam skończonych gier…
records-counting = Liczę…
records-counted = { $read } z { $all } gier
records-failed = Programowi nie udało się odczytać gier
records-try-again = { $key } próbuje znowu.
records-none = Nie ma jeszcze skończonych gier
records-none-about = Tu liczą się gry rozegrane do końca, oprócz ćwiczebnych i tych, których nie chcesz liczyć.
records-express = Express, kara { $penalty }
records-classic =
    Klasyczny{ $columns ->
        [4] , cztery kolumny
        [5] , pięć kolumn
       *[other] {""}
    }{ $sharing ->
        [jump] , przeskok
        [forced] , bez stopu
       *[share] {""}
    }{ $placement ->
        [must] , najpierw biegacz
        [most] , najwięcej par
       *[within] {""}
    }
records-alone-points = Solo: najwięcej punktów
records-alone-turns = Solo: najmniej tur
records-alone-nobody = Nikt jeszcze nie zagrał w to solo do końca.
records-groups-totals = W grupie: najwyższe wyniki
records-groups-turns = W grupie: najmniej tur do zwycięstwa
records-groups-wins = W grupie: najwyższe zwycięstwa
records-groups-nobody = Żadna grupa nie zagrała w to jeszcze do końca.
records-with = z: { $others }
records-dice-code = kostki { $code }
records-helped = pomoc: { $helps }
records-without-help = Bez pomocy
records-with-help = Z pomocą
records-games = Gry
records-won = Wygrane
records-mean = Średnia
records-median = Mediana
records-best = Rekord
records-lost = Strata na wybór
records-busts = Skuchy
records-mean-alone = Średnia solo
records-best-alone = Rekord solo
records-won-of = { $wins } z { $games }
records-express-about = Wygrane: z gier w grupie, także zwycięstwa wspólne. Strata na wybór: punkty, w grach po analizie.
records-express-about-narrow = Wygrane: z gier w grupie, także zwycięstwa wspólne.
records-classic-about = Wygrane: z gier w grupie. Solo: tury do końca. Strata na wybór: szansa na wygraną, w grach w grupie po analizie.
records-classic-about-narrow = Wygrane: z gier w grupie. Solo: tury do końca.
records-all-people = Wszyscy ludzie
records-the-program = komputer
records-back = Wróć do graczy
records-figure-games = gry
records-figure-in-groups = w grupie
records-figure-won-in-groups = wygrane w grupie
records-figure-mean = średnia
records-figure-median = mediana
records-figure-best = rekord
records-figure-throws-a-game = rzuty na grę
records-figure-throws-a-player = rzuty na gracza
records-figure-free = z tego wolne
records-figure-turns-alone = tury solo, średnio
records-figure-bust = tur to skuchy
records-figure-lost = strata na wybór
records-figure-time-a-choice = czas na wybór
records-figure-time-a-turn = czas na turę
records-none-reviewed = Średnia strata na wybór będzie znana po analizie gier.
records-reviewed =
    Średnia strata na wybór pochodzi z { $count ->
        [one] { $count } gry
        [few] { $count } gier
        [many] { $count } gier
       *[other] { $count } gry
    } po analizie.
records-turns-alone = Tury solo
records-turns-alone-about =
    Ile gier trwało tyle tur, z { $count ->
        [one] { $count } gry
        [few] { $count } gier
        [many] { $count } gier
       *[other] { $count } gry
    } solo.
records-totals = Wyniki końcowe
records-totals-about =
    Jak często padał dany wynik, co 100 punktów. Wąskie słupki: { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }. Szerokie słupki: milion partii gracza bliskiego ideału.
records-totals-about-all =
    Jak często padał dany wynik, co 100 punktów. Wąskie słupki: { $count ->
        [one] { $count } wynik
        [few] { $count } wyniki
        [many] { $count } wyników
       *[other] { $count } wyniku
    } wszystkich graczy. Szerokie słupki: milion partii gracza bliskiego ideału.
records-rows = Punkty w rzędach
records-rows-about = Średni wynik każdego rzędu. Puste słupki to punkty ujemne.
records-fifths = Piąte kostki
records-fifths-about = W ilu grach dana liczba jest wskazana. Krzyżyki na jej torze, średnio: { $marks }.
records-marks-for = { $marks } dla { $value }
records-dice-app = Kostki aplikacji
records-dice-real = Prawdziwe kostki
records-dice-about = Wszystkie skończone gry obu rodzajów; gry tymi samymi kostkami liczą się raz. Nawet uczciwe kostki odbiegają od średniej, a szansa mówi, jak często odbiegają co najmniej tak bardzo.
records-dice-none = jeszcze nie ma czego liczyć
records-dice-count =
    { $throws ->
        [one] { $throws } rzut
        [few] { $throws } rzuty
        [many] { $throws } rzutów
       *[other] { $throws } rzutu
    }, { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostki
        [many] { $dice } kostek
       *[other] { $dice } kostki
    }
records-dice-values = Oczka
records-dice-sums = Sumy par
records-dice-line = Kreska na słupku to średnia uczciwych kostek.
records-dice-few =
    Jak dotąd { $throws ->
        [one] { $throws } rzut
        [few] { $throws } rzuty
        [many] { $throws } rzutów
       *[other] { $throws } rzutu
    }; po { $enough } da się powiedzieć, czy są uczciwe.
records-dice-fair = Jak uczciwe kostki: tak bardzo lub bardziej odbiegają one w { $cases } przypadkach na 100.
records-dice-little-unusual = Trochę niezwykłe: uczciwe kostki odbiegają tak bardzo lub bardziej raz na { $times } razy ({ $percent }%).
records-dice-unusual = Niezwykłe: uczciwe kostki odbiegają tak bardzo lub bardziej tylko raz na { $times } razy ({ $percent }%).
records-dice-hardly-fair = Chyba nieuczciwe: uczciwe kostki odbiegają tak bardzo lub bardziej rzadziej niż raz na 1000 razy (< 0,1%). Obejrzyj kostki i sprawdź, co było wpisywane.
