### Koniec gry.

result-alone = { $points } punktów
result-wins = { $name } wygrywa: { $points }
result-shared = Wspólne zwycięstwo, { $points }: { $names }
result-board-alone =
    { $turns ->
        [one] Wygrana w { $turns } turę
        [few] Wygrana w { $turns } tury
        [many] Wygrana w { $turns } tur
       *[other] Wygrana w { $turns } tury
    }
result-board-wins =
    { $turns ->
        [one] { $name } wygrywa w { $turns } turę
        [few] { $name } wygrywa w { $turns } tury
        [many] { $name } wygrywa w { $turns } tur
       *[other] { $name } wygrywa w { $turns } tury
    }
result-board-outlasted = { $name } wygrywa: nie ma już nikogo innego
result-ahead =
    { $count ->
        [one] { $count } punkt przewagi; dalej { $names }
        [few] { $count } punkty przewagi; dalej { $names }
        [many] { $count } punktów przewagi; dalej { $names }
       *[other] { $count } punktu przewagi; dalej { $names }
    }
result-ahead-last = { $count } przewagi po ostatnim rzucie; dalej { $names }.
result-ahead-since = { $count } przewagi, prowadzenie od rzutu { $throw }; dalej { $names }.
result-ahead-kind = { $count } przewagi; dalej { $names }. Nikt nie utonął.
result-ahead-deep = { $count } przewagi; dalej { $names }. Ktoś musiał wygrać.
result-board-other =
    { $columns ->
        [one] { $name } ma { $columns } kolumnę
        [few] { $name } ma { $columns } kolumny
        [many] { $name } ma { $columns } kolumn
       *[other] { $name } ma { $columns } kolumny
    }
result-board-other-none = { $name } nie ma kolumny
result-board-others-none = Nikt inny nie ma kolumny
result-board-next =
    { $columns ->
        [one] Dalej: { $name }, { $columns } kolumna
        [few] Dalej: { $name }, { $columns } kolumny
        [many] Dalej: { $name }, { $columns } kolumn
       *[other] Dalej: { $name }, { $columns } kolumny
    }
result-board-next-each =
    { $columns ->
        [one] Dalej: { $names }, po { $columns } kolumnie
        [few] Dalej: { $names }, po { $columns } kolumny
        [many] Dalej: { $names }, po { $columns } kolumn
       *[other] Dalej: { $names }, po { $columns } kolumny
    }
result-best-so-far = Najlepsza gra jak dotąd: { $result }
result-last-time = Poprzednio: { $result }
result-short = O { $count } mniej niż w najlepszej grze, { $best }.
result-as-many-points = Tyle punktów co w najlepszej grze
result-as-few-turns = Tyle tur co w najlepszej grze
result-new-record = Nowy rekord, { $name }
result-record = Rekord, { $name }
result-more = O { $count } więcej niż kiedykolwiek.
result-fewer =
    { $count ->
        [one] O { $count } turę mniej niż kiedykolwiek.
        [few] O { $count } tury mniej niż kiedykolwiek.
        [many] O { $count } tur mniej niż kiedykolwiek.
       *[other] O { $count } tury mniej niż kiedykolwiek.
    }
result-last-ten = Ostatnie dziesięć gier
result-old-record = dawny rekord { $result }
result-own-first = pierwsza
result-own-best = najlepsza z { $count }
result-own-place = { $place }. z { $count }
result-own-among-best = najlepsza z { $count }; przedtem { $best }
result-own-among = { $place }. z { $count }; najlepsza { $best }
result-own-won = wygrane { $won } z { $count }
result-course = Punkty po każdym rzucie
result-course-one = Samodzielnie na czele: tylko { $name }
result-course-changes =
    { $count ->
        [one] Prowadzenie zmieniło się { $count } raz
        [few] Prowadzenie zmieniło się { $count } razy
        [many] Prowadzenie zmieniło się { $count } razy
       *[other] Prowadzenie zmieniło się { $count } razy
    }
result-board-course = Kolumny zdobyte lub częściowo przebyte, runda po rundzie
result-best-row = Najlepszy rząd
result-costliest = Najdroższy wybór
result-own-games = Własne gry
result-columns-count =
    { $count ->
        [one] { $count } kolumna
        [few] { $count } kolumny
        [many] { $count } kolumn
       *[other] { $count } kolumny
    }
result-furthest = Najlepsza tura
result-spaces =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
result-place = { $place }.
result-costliest-told = { $when }, { $cost }
result-costliest-of = { $verdict } · { $when }: { $what }, { $cost }
result-costliest-of-points = { $verdict } · { $when }: { $what }, { $points } pkt
result-beats = Bije
result-beats-games = { $share } partii bliskich ideału
result-out-with-throw = Aut w rzucie
result-dice = Kostki
result-par = Te kostki
result-par-told = trener { $coach }, najwyżej { $best }
result-par-between = trener { $coach }, najwyżej od { $least } do { $most }
result-attempts = Próby
result-attempts-told = { $place }. z { $count }; pozostałe { $others }
result-left-after = odejście po { $throw }
result-beats-note = z miliona partii bliskich ideału
result-attempt = { $number }. próba
result-columns-won = Kolumny
result-turns = Tury
result-rolls = Rzuty
result-busts = Skuchy
result-longest = Najdłuższa tura
result-longest-rolls =
    { $count ->
        [one] { $count } rzut
        [few] { $count } rzuty
        [many] { $count } rzutów
       *[other] { $count } rzutu
    }
result-kept = Pola: zysk
result-lost = Pola: strata
result-again = Zagraj znowu
result-save = Zapisz obrazek
result-details = Szczegóły
result-same-dice = Znowu te kostki
result-code-of-day = Kostki dnia, { $date }: { $code }
result-code = Kod tych kostek: { $code }
result-helped = Z pomocą: { $helps }
result-strict = Gra ścisła: bez rad i cofania, nowe kostki
result-counts = Ta gra liczy się do rekordów.
result-counts-apart = Ta gra liczy się wśród tych z pomocą.
result-leave-out = Nie licz
result-left-out = Ta gra nie liczy się do rekordów.
result-let-count = Licz

result-bg-stats = Przekaż do BG Stats
result-bg-stats-about = Zeskanuj to telefonem, który ma aplikację BG Stats. Zapyta, zanim zachowa grę. Dopóki tego nie zeskanujesz, nic nie jest wysyłane.
