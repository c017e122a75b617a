### Pierwszy ekran: lista gier.

home-continue = Graj dalej
home-looking = Szukam twoich gier…
home-alone = Solo
home-today = Kostki dnia
home-today-once = { $result } jak dotąd
home-today-best = { $result }, najlepszy z { $count }
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
home-classic-alone = Klasyczny solo
home-uncounted = nie liczy się
home-find-field = Szukaj gry
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
home-open = Otwórz
home-rename = Zmień nazwę
home-copy = Kopiuj
home-leave-out = Nie licz do rekordów
home-count = Licz do rekordów
home-delete = Usuń tę grę
home-more = Więcej o tej grze
home-last-good = Ostatnia dobra
home-up-to-damage = Do uszkodzenia
home-unreadable = Nie da się odczytać { $file }
home-name-field = Nazwa tej gry
home-none-found = Nie ma takiej gry
home-none-found-about = Esc znowu pokazuje wszystkie gry.
home-none-left = Nie ma już gier
home-none-left-about = Usuniętą można jeszcze przywrócić.
home-delete-question = Usunąć tę grę?
home-delete-it = Usuń
home-keep-it = Zachowaj
home-deleted = Gra jest usunięta.
home-restore = Przywróć
home-not-deleted-phones = Gra nie jest usunięta: grają w nią telefony. Najpierw je wyłącz.
home-not-deleted-unsaved = Gra nie jest usunięta: jeszcze się nie zapisała.
home-quiz = Ćwicz
home-code-copied = Kod { $code } jest skopiowany.
home-no-code = Kod kostek ma tylko gra z kostkami aplikacji.
home-not-listed = Programowi nie udało się pokazać listy gier. { $key } próbuje znowu.
home-copy-last-good = To kopia ostatniej dobrej wersji; uszkodzony plik się nie zmienił.
home-copy-salvaged =
    To kopia sprzed uszkodzenia: { $kept ->
        [one] zachowano { $kept } zdarzenie
        [few] zachowano { $kept } zdarzenia
        [many] zachowano { $kept } zdarzeń
       *[other] zachowano { $kept } zdarzenia
    }, { $lost ->
        [one] pominięto { $lost } dalsze
        [few] pominięto { $lost } dalsze
        [many] pominięto { $lost } dalszych
       *[other] pominięto { $lost } dalszego
    }. Uszkodzony plik się nie zmienił.
home-dice-heading = Solo tymi samymi kostkami
home-dice-today = Dziś
home-dice-title-today = Kostki dnia
home-dice-title-day = Kostki dnia { $date }
home-dice-title-code = Kostki według kodu
home-dice-play = Graj
home-dice-play-as = Graj jako { $name }
home-dice-unplayed = Jeszcze bez gry
home-dice-helped = tylko z pomocą
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, najlepszy z { $count }
home-dice-copied = Skopiowane: kod wpisany w nowej grze daje te same kostki.
home-dice-shared = Te same kostki dla każdego, kto ma ten kod.
home-dice-copy = Skopiuj kod
home-dice-nobody = Nikt jeszcze nie zagrał nimi do końca.
home-attempt-best = najlepszy
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

home-start-title = Pięć kości. Dwie pary. Jedna zostaje.
home-start-about = Notes do Can’t Stop Express i Can’t Stop.
home-start-splits = inne podziały
home-start-fifth = piąta kość
home-start-play = Graj
home-start-alone = twój najlepszy wynik
home-start-today = te same rzuty dla wszystkich
