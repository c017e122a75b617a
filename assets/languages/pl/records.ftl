### Rekordy, gracze i kostki.

records-title = Rekordy i statystyki
records-best-games = Najlepsze gry
records-rows-and-fifths = Rzędy i piąte kostki
records-dice = Kostki

## Czytanie gier

records-looking = Szukam zakończonych gier…
records-counting = Liczę…
records-counted = { $read } z { $all ->
    [one] { $all } gry
   *[other] { $all } gier
}
records-failed = Nie udało się odczytać twoich gier
records-try-again = Żeby spróbować ponownie, naciśnij { $key }.
records-none = Nie ma jeszcze zakończonych gier
records-none-about = Tu liczą się zakończone gry, oprócz treningowych i tych, których nie chcesz liczyć.

## Rodzaje gier

records-express = Express, kara { $penalty }
records-classic =
    Klasyczna{ $columns ->
        [4] , cztery kolumny
        [5] , pięć kolumn
       *[other] {""}
    }{ $sharing ->
        [jump] , skok
        [forced] , bez stopu
       *[share] {""}
    }{ $placement ->
        [must] , najpierw znacznik
        [most] , najwięcej par
       *[within] {""}
    }

## Rekord

records-all-people = Wszyscy
records-of = Rekord: { $name }
records-of-alone = Rekord solo: { $name }
records-open = Otwórz tę grę
records-beat = Spróbuj pobić
records-next = Następny cel: { $points }
records-next-zero = Następny cel: wyjść z minusa
records-next-turns = { $count ->
    [one] Następny cel: { $count } tura
    [few] Następny cel: { $count } tury
    [many] Następny cel: { $count } tur
   *[other] Następny cel: { $count } tury
}
records-next-share = Szansa na taki wynik przy prawie idealnej grze: { $share }.

## Rozkład gier

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

## Liczby gracza

records-at-the-table = Przy stole
records-best-in-a-group = Najlepszy w grupie
records-biggest-win = Najwyższa wygrana
records-won = Wygrane
records-won-of = { $wins } z { $games }
records-lost = Strata na wybór
records-bust = Tury ze skuchą
records-time-a-choice = Czas na wybór
records-time-a-turn = Czas na turę

## Najlepsze gry

records-alone-points = Solo: najwięcej punktów
records-alone-turns = Solo: najmniej tur
records-alone-nobody = Nie ma jeszcze zakończonych gier solo.
records-groups-totals = W grupie: najwyższe wyniki
records-groups-turns = W grupie: najmniej tur do wygranej
records-groups-wins = W grupie: najwyższe wygrane
records-groups-nobody = Nie ma jeszcze zakończonych gier w grupie.
records-with = z: { $others }
records-dice-code = kostki { $code }
records-helped = pomoc: { $helps }
records-with-help = Z pomocą
records-only-help = Tylko z pomocą

## Wykresy

records-rows = Punkty w rzędach
records-rows-about = Średni wynik każdego rzędu. Puste słupki to punkty ujemne.
records-fifths = Piąte kostki
records-fifths-about = Jak często wskazywana jest każda liczba. Średnio krzyżyków na jej torze: { $marks }.
records-marks-for = { $marks } dla { $value }

## Co pokazują kostki

records-dice-app = Wirtualne kostki
records-dice-real = Prawdziwe kostki
records-dice-about = Wszystkie zakończone gry, Express i klasyczne; gry tymi samymi kostkami liczą się raz. Nawet uczciwe kostki odbiegają od średniej; pod każdym wykresem widać, jak często odbiegają co najmniej tak daleko.
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
    Na razie { $throws ->
        [one] { $throws } rzut
        [few] { $throws } rzuty
        [many] { $throws } rzutów
       *[other] { $throws } rzutu
    }; po { $enough } zobaczysz, czy kostki są uczciwe.
records-dice-fair = Wyglądają na uczciwe: uczciwe kostki odbiegają co najmniej tak daleko { $cases ->
    [one] { $cases } raz
    [few] { $cases } razy
    [many] { $cases } razy
   *[other] { $cases } raza
} na 100.
records-dice-little-unusual = Trochę nietypowe: uczciwe kostki odbiegają tak daleko raz na { $times } razy ({ $percent }%).
records-dice-unusual = Nietypowe: uczciwe kostki odbiegają tak daleko tylko raz na { $times } razy ({ $percent }%).
records-dice-hardly-fair = Raczej nieuczciwe: uczciwe kostki odbiegają tak daleko rzadziej niż raz na 1000 razy (<0,1%). Obejrzyj kostki i sprawdź, co było wpisywane.

## Tabela grupy

records-standings = Tabela
records-people = Ludzie
records-span-evening = Ostatni wieczór
records-span-month = Ten miesiąc
records-span-year = Ten rok
records-span-always = Cały czas
records-standings-none = W tym czasie te osoby nie skończyły razem żadnej gry.
records-by-chance = Oczekiwane wygrane
records-mean = Średnia
records-best = Najlepszy
records-skill-title = Umiejętności
records-skill =
    { $unit ->
        [points] { $name } traci w porównaniu z trenerem { $loss } pkt na wybór ({ $games }).
       *[chance] { $name } traci w porównaniu z trenerem { $loss } szansy na wygraną na decyzję ({ $games }).
    }
records-skill-few = { $least ->
    [one] Żeby ocenić, jak dobrze wybiera { $name }, trener potrzebuje { $least } gry.
   *[other] Żeby ocenić, jak dobrze wybiera { $name }, trener potrzebuje { $least } gier.
}
records-skill-looking = Trener przegląda grę { $read } z { $all }.
records-skill-trend =
    { $trend ->
        [less] W ostatnich dziesięciu grach to o { $by } mniej niż wcześniej.
        [more] W ostatnich dziesięciu grach to o { $by } więcej niż wcześniej.
       *[none] Ostatnie dziesięć gier nie pokazuje wyraźnej zmiany.
    }
records-duels = Pojedynki
records-duels-about = Ile razy { $name } kończy przed każdą z tych osób i za nią

## Ludzie

records-also = także { $names }
records-rename = Zmień imię
records-new-name = Nowe imię
records-join = Ta sama osoba co…
records-join-about = Wybierz, kto jeszcze to { $name }. Imię { $name } zostaje, a zapisy możesz potem znów rozdzielić.
records-separate = Oddziel: { $name }
