### Rekordy, gracze i kostki.

records-title = Rekordy i statystyki
records-best-games = Najlepsze gry
records-rows-and-fifths = Rzędy i piąte kostki
records-dice = Kostki
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
records-all-people = Wszyscy ludzie
records-of = Rekord: { $name }
records-of-alone = Rekord solo: { $name }
records-open = Otwórz tę grę
records-beat = Spróbuj pobić
records-next = Następny cel: { $points }
records-next-zero = Następny cel: wyjść z minusa
records-next-turns = Następny cel, tury: { $count }
records-next-share = Prawie idealna gra osiąga to w { $share } gier.
records-solo = Gry solo
records-groups = Gry w grupie
records-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
records-half-above = połowa powyżej { $points }
records-average = średnia { $points }
records-coach-average = trener { $points }
records-last = Ostatnie gry
records-record = rekord { $result }
records-at-the-table = Przy stole
records-best-in-a-group = Najlepszy w grupie
records-biggest-win = Najwyższe zwycięstwo
records-won = Wygrane
records-won-of = { $wins } z { $games }
records-lost = Strata na wybór
records-bust = Tury ze skuchą
records-time-a-choice = Czas na wybór
records-time-a-turn = Czas na turę
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
records-with-help = Z pomocą
records-only-help = Tylko z pomocą
records-rows = Punkty w rzędach
records-rows-about = Średni wynik każdego rzędu. Puste słupki to punkty ujemne.
records-fifths = Piąte kostki
records-fifths-about = W ilu grach dana liczba jest wskazana. Krzyżyki na jej torze, średnio: { $marks }.
records-marks-for = { $marks } dla { $value }
records-dice-app = Kostki aplikacji
records-dice-real = Prawdziwe kostki
records-dice-about = Wszystkie skończone gry obu rodzajów; gry tymi samymi kostkami liczą się raz. Nawet uczciwe kostki odbiegają od średniej, a szansa mówi, jak często odbiegają co najmniej tak bardzo.
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
records-standings = Tabela
records-people = Ludzie
records-span-evening = Ostatni wieczór
records-span-month = Ten miesiąc
records-span-year = Ten rok
records-span-always = Zawsze
records-standings-none = Te osoby nie skończyły razem w tym czasie żadnej gry.
records-by-chance = Wygrane z losu
records-mean = Średnia
records-best = Najlepszy
records-skill-title = Umiejętność
records-skill =
    { $unit ->
        [points] { $name } traci do trenera { $loss } punktu na wybór ({ $games }).
       *[chance] { $name } traci do trenera { $loss } szansy na wygraną na decyzję ({ $games }).
    }
records-skill-few = Trener potrzebuje { $least } gier, żeby ocenić wybory gracza { $name }.
records-skill-looking = Trener przegląda gry: { $read } z { $all }.
records-skill-trend =
    { $trend ->
        [less] W ostatnich dziesięciu grach było to o { $by } mniej niż wcześniej.
        [more] W ostatnich dziesięciu grach było to o { $by } więcej niż wcześniej.
       *[none] Ostatnie dziesięć gier nie pokazuje wyraźnej zmiany.
    }
records-duels = Bezpośrednio
records-duels-about = Ile razy { $name } kończy przed każdą z tych osób i za nią
records-also = także { $names }
records-rename = Zmień imię
records-new-name = Nowe imię
records-join = Ta sama osoba co…
records-join-about = Naciśnij, kto jest też graczem { $name }. Imię { $name } zostaje, a osoby można znów rozdzielić.
records-separate = Oddziel: { $name }
