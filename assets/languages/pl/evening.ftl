### Wieczór: gry jedna po drugiej z tymi samymi osobami.

evening-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
evening-leads = { $name } prowadzi { $wins } do { $others }
evening-level =
    { $wins ->
        [one] { $names }: po { $wins } wygranej
        [few] { $names }: po { $wins } wygrane
        [many] { $names }: po { $wins } wygranych
       *[other] { $names }: po { $wins } wygranej
    }
evening-alone = { $name }, solo
evening-best = Najlepszy wynik: { $result }
evening-name-field = Nazwij ten wieczór

## Wynik wieczoru

evening-result = Wynik wieczoru
evening-game = Gra { $number }
evening-game-of = Gra { $number } tego wieczoru
evening-points = Punkty
evening-wins = Wygrane
evening-standing =
    { $wins ->
        [one] { $name }: { $wins } wygrana
        [few] { $name }: { $wins } wygrane
        [many] { $name }: { $wins } wygranych
       *[other] { $name }: { $wins } wygranej
    }

## O czym będzie się mówić

evening-best-game = Najlepsza gra
evening-comeback = Najlepszy pościg
evening-behind =
    { $count ->
        [one] { $count } punkt straty
        [few] { $count } punkty straty
        [many] { $count } punktów straty
       *[other] { $count } punktu straty
    }
evening-behind-columns =
    { $columns ->
        [one] { $columns } kolumna straty
        [few] { $columns } kolumny straty
        [many] { $columns } kolumn straty
       *[other] { $columns } kolumny straty
    }
evening-closest = Najmniejsza różnica
evening-brilliant = Najgenialniejszy wybór
evening-luckiest = Najwięcej szczęścia
evening-unluckiest = Najmniej szczęścia
evening-none = Ten wieczór nie ma jeszcze wyniku.
evening-brilliant-about = Genialny jest najlepszy wybór tam, gdzie oczywisty kosztowałby dużo.
evening-picture = Obrazek
evening-about = Wygrane, wszystkie wyniki i najciekawsze chwile.
