### Pierwszy ekran: lista gier.

## Drogi do gry

home-continue = Graj dalej
home-looking = Szukam twoich gier…
home-alone = Solo
home-today = Kostki dnia
home-today-once = { $result } jak dotąd
home-today-best = { $result }, najlepszy z { $count }

## Stan gry

home-standing-board-alone =
    { $columns ->
        [one] { $columns } kolumna
        [few] { $columns } kolumny
        [many] { $columns } kolumn
       *[other] { $columns } kolumny
    } w { $turns ->
        [one] { $turns } turę
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
home-standing-board-won =
    wygrywa { $name }, { $columns ->
        [one] { $columns } kolumna
        [few] { $columns } kolumny
        [many] { $columns } kolumn
       *[other] { $columns } kolumny
    }
home-standing-turn = Tura { $turn }: { $name }
home-under-way = W toku
home-classic-alone = Klasyczna solo
home-uncounted = nie liczy się

## Nad listą

home-find-field = Szukaj gier
home-search = Szukaj
home-sort-date = Sortuj według daty
home-sort-name = Sortuj według nazwy
home-sort-result = Sortuj według wyniku
home-sorted-name = Według nazwy
home-sorted-result = Według wyniku
home-games-shown =
    { $count ->
        [one] { $shown } z { $count } gry
        [few] { $shown } z { $count } gier
        [many] { $shown } z { $count } gier
       *[other] { $shown } z { $count } gry
    }

## Co można zrobić z grą

home-open = Otwórz
home-rename = Zmień nazwę
home-copy = Kopiuj
home-leave-out = Nie licz do rekordów
home-count = Licz do rekordów
home-delete = Usuń grę
home-more = Więcej o tej grze
home-last-good = Ostatnia dobra kopia
home-up-to-damage = Do uszkodzenia

## Lista

home-unreadable = Nie można odczytać { $file }
home-name-field = Nazwij tę grę
home-none-found = Nie znaleziono gier
home-none-found-about = Żeby zobaczyć wszystkie gry, naciśnij Esc.
home-none-left = Nie ma już gier
home-none-left-about = Usuniętą możesz jeszcze przywrócić.

## Usuwanie gry

home-delete-question = Usunąć tę grę?
home-delete-it = Usuń
home-keep-it = Zachowaj
home-deleted = Gra usunięta.
home-restore = Przywróć
home-not-deleted-phones = Nie usunięto gry: jest otwarta na telefonach. Najpierw je wyłącz.
home-not-deleted-unsaved = Nie usunięto gry: nie jest jeszcze zapisana.

## Na dole

home-quiz = Trening
home-code-copied = Skopiowano kod { $code }.
home-no-code = Kod kostek ma tylko gra z wirtualnymi kostkami.
home-not-listed = Nie udało się pokazać listy gier. Żeby spróbować ponownie, naciśnij { $key }.

## Gra z uszkodzonego pliku

home-copy-last-good = To ostatnia dobra kopia tej gry; uszkodzony plik się nie zmienił.
home-copy-salvaged =
    W tej kopii { $kept ->
        [one] jest { $kept } zdarzenie
        [few] są { $kept } zdarzenia
        [many] jest { $kept } zdarzeń
       *[other] jest { $kept } zdarzenia
    } sprzed uszkodzenia; { $lost ->
        [one] pominięto { $lost } późniejsze
        [few] pominięto { $lost } późniejsze
        [many] pominięto { $lost } późniejszych
       *[other] pominięto { $lost } późniejszego
    }. Uszkodzony plik się nie zmienił.

## Kostki dnia i inne

home-dice-heading = Solo tymi samymi kostkami
home-dice-today = Dziś
home-dice-title-today = Kostki dnia
home-dice-title-day = Kostki z dnia { $date }
home-dice-title-code = Kostki według kodu
home-dice-play = Graj
home-dice-play-as = Graj jako { $name }
home-dice-unplayed = Jeszcze nie grane
home-dice-helped = tylko z pomocą
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, najlepszy z { $count }
home-dice-copied = Skopiowano. Każdy, kto wpisze ten kod, dostanie te same kostki.
home-dice-shared = Te same kostki dla każdego z tym kodem.
home-dice-copy = Skopiuj kod
home-dice-nobody = Nikt jeszcze nie skończył gry tymi kostkami.

## Próby

home-attempt-best = najlepsza
home-attempt-equal = tyle samo
home-attempt-behind = o { $points } mniej
home-attempt-more = o { $turns } więcej
home-attempt-throws =
    { $count ->
        [one] { $count } rzut
        [few] { $count } rzuty
        [many] { $count } rzutów
       *[other] { $count } rzutu
    }

## Na początku

home-start-title = Pięć kostek. Dwie pary. Jedna zostaje.
home-start-about = Notes do Can’t Stop Express i Can’t Stop.
home-start-splits = inne podziały
home-start-fifth = piąta kostka
home-start-play = Graj
home-start-alone = twój najlepszy wynik
home-start-today = te same rzuty dla wszystkich
