### Koniec gry.

## Nagłówek

result-alone = { $points } punktów
result-wins = { $name } wygrywa: { $points }
result-shared = Wspólna wygrana, { $points }: { $names }
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
result-board-outlasted = { $name } wygrywa: nikt inny już nie gra

## Pod nagłówkiem: o ile

result-ahead =
    { $count ->
        [one] { $count } punkt przewagi; dalej: { $names }
        [few] { $count } punkty przewagi; dalej: { $names }
        [many] { $count } punktów przewagi; dalej: { $names }
       *[other] { $count } punktu przewagi; dalej: { $names }
    }
result-ahead-last = Przewaga { $count }, dopiero po ostatnim rzucie; dalej: { $names }.
result-ahead-since = Przewaga { $count }, prowadzenie od rzutu { $throw }; dalej: { $names }.
result-ahead-kind = Przewaga { $count }; dalej: { $names }. Nikt nie utonął.
result-ahead-deep = Przewaga { $count }; dalej: { $names }. Ktoś musiał wygrać.
result-board-other =
    { $columns ->
        [one] { $name } ma { $columns } kolumnę
        [few] { $name } ma { $columns } kolumny
        [many] { $name } ma { $columns } kolumn
       *[other] { $name } ma { $columns } kolumny
    }
result-board-other-none = { $name } nie ma żadnej kolumny
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

## Solo: porównanie z najlepszą grą

result-best-so-far = Najlepsza gra jak dotąd: { $result }
result-last-time = Poprzednio: { $result }
result-short = Do najlepszego wyniku { $best } { $count ->
    [one] zabrakło { $count } punktu
   *[other] zabrakło { $count } punktów
}.
result-as-many-points = Najlepszy wynik wyrównany
result-as-few-turns = Najlepszy wynik wyrównany
result-new-record = Nowy rekord: { $name }
result-record = Rekord: { $name }
result-more = O { $count } więcej niż kiedykolwiek.
result-fewer =
    { $count ->
        [one] O { $count } turę mniej niż kiedykolwiek.
        [few] O { $count } tury mniej niż kiedykolwiek.
        [many] O { $count } tur mniej niż kiedykolwiek.
       *[other] O { $count } tury mniej niż kiedykolwiek.
    }
result-last-ten = Ostatnie dziesięć
result-old-record = dawny rekord { $result }

## Wynik wśród innych tej samej osoby

result-own-first = pierwsza gra
result-own-best = najlepsza z { $count }
result-own-place = { $place }. z { $count }
result-own-among-best = najlepsza z { $count }; przedtem { $best }
result-own-among = { $place }. z { $count }; najlepsza { $best }
result-own-won = wygrane: { $won } z { $count }

## Przebieg gry

result-course = Punkty po każdym rzucie
result-course-one = Samodzielne prowadzenie: tylko { $name }
result-course-changes =
    { $count ->
        [one] Prowadzenie zmieniło się { $count } raz
        [few] Prowadzenie zmieniło się { $count } razy
        [many] Prowadzenie zmieniło się { $count } razy
       *[other] Prowadzenie zmieniło się { $count } raza
    }
result-board-course = Kolumny zdobyte i rozpoczęte, runda po rundzie

## Liczby każdego gracza

result-best-row = Najlepszy rząd
result-costliest = Największa strata
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

## Gra solo

result-beats = Lepiej niż
result-beats-games = { $share } prawie idealnych gier
result-out-with-throw = Koniec w rzucie
result-dice = Kostki
result-par = Te same kostki
result-par-told = trener { $coach }, maksimum { $best }
result-par-between = trener { $coach }, maksimum od { $least } do { $most }
result-attempts = Próby
result-attempts-told = { $place }. z { $count }; pozostałe: { $others }

## Rozliczenie kartek

result-left-after = do rzutu { $throw }
result-beats-note = z miliona prawie idealnych gier
result-attempt = { $number }. próba

## Rozliczenie planszy

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
result-kept = Pola zachowane
result-lost = Pola stracone

## Przyciski

result-again = Jeszcze raz
result-save = Zapisz obrazek
result-details = Szczegóły
result-same-dice = Znów te same kostki
result-code-of-day = Kostki dnia, { $date }: { $code }
result-code = Kod kostek: { $code }
result-helped = Z pomocą: { $helps }
result-strict = Tryb turniejowy: bez podpowiedzi i cofania, nowe kostki
result-counts = Ta gra liczy się do rekordów.
result-counts-apart = W tej grze była pomoc, więc jest na osobnej liście.
result-leave-out = Nie licz do rekordów
result-left-out = Ta gra nie liczy się do rekordów.
result-let-count = Licz do rekordów

result-bg-stats = Wyślij do BG Stats
result-bg-stats-about = Zeskanuj to telefonem z aplikacją BG Stats. BG Stats zapyta, zanim zapisze grę; dopóki nie zeskanujesz, nic nie jest wysyłane.
