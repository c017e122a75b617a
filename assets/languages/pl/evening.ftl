### Wieczór: gry jedna po drugiej z tymi samymi osobami.

evening-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
evening-leads = { $name } prowadzi { $wins } do { $others }
evening-level = { $names }: po { $wins }
evening-alone = { $name } solo
evening-best = Najlepiej { $result }
evening-name-field = Nazwa tego wieczoru

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

evening-best-game = Najlepsza gra
evening-comeback = Największe odrabianie strat
evening-behind =
    { $count ->
        [one] { $count } punkt straty
        [few] { $count } punkty straty
        [many] { $count } punktów straty
       *[other] { $count } punktu straty
    }
evening-behind-columns = { $columns } kolumny straty
evening-closest = Najbardziej zacięta końcówka
evening-brilliant = Najświetniejszy wybór
evening-luckiest = Najwięcej szczęścia
evening-unluckiest = Najmniej szczęścia
evening-none = Ten wieczór nie ma jeszcze wyniku.
evening-brilliant-about = Świetny jest najlepszy wybór tam, gdzie oczywisty kosztowałby najwięcej.
evening-picture = Obraz
evening-about = Kto ile gier wygrał, każdy wynik i o czym będzie się mówić.
