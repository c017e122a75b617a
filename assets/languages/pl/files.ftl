### Pliki: import, eksport, zapis i to, co się przy tym psuje.

## Otwieranie gry

files-opening = Otwieram grę…
files-not-opened = Nie udało się otworzyć tej gry. Jej plik się nie zmienił.
files-did-not-open = Ostatnim razem nie udało się otworzyć tej gry, więc nie otwiera się sama. Znajdziesz ją na liście.

## To samo w drugim oknie

files-second = Aplikacja jest już otwarta w innym oknie. Tutaj możesz oglądać gry; żeby grać, zamknij tamto okno.
files-second-refuses = Nie można tego zrobić, dopóki jest otwarte drugie okno Fifth Die. Najpierw je zamknij.

## Coś się nie zapisało

files-tried-again = { $trouble } Możesz grać dalej: dopóki to okno jest otwarte, nic nie zginie, a aplikacja co kilka sekund próbuje ponownie.
files-save-again = Zapisz ponownie
files-save-elsewhere = Zapisz gdzie indziej

## Okno ma się zamknąć

files-unsaved = Jeszcze nie zapisano
files-unsaved-this =
    { $moves ->
        [0] Ostatnia zmiana w tej grze nie jest jeszcze zapisana.
        [one] { $moves } ruch w tej grze nie jest jeszcze zapisany.
        [few] { $moves } ruchy w tej grze nie są jeszcze zapisane.
        [many] { $moves } ruchów w tej grze nie jest jeszcze zapisanych.
       *[other] { $moves } ruchu w tej grze nie jest jeszcze zapisane.
    }
files-unsaved-game =
    { $moves ->
        [0] Ostatnia zmiana w grze „{ $title }” nie jest jeszcze zapisana.
        [one] { $moves } ruch w grze „{ $title }” nie jest jeszcze zapisany.
        [few] { $moves } ruchy w grze „{ $title }” nie są jeszcze zapisane.
        [many] { $moves } ruchów w grze „{ $title }” nie jest jeszcze zapisanych.
       *[other] { $moves } ruchu w grze „{ $title }” nie jest jeszcze zapisane.
    }
files-unsaved-settings = Ustawienia nie są jeszcze zapisane.
files-saving = Zapisuję…
files-try-again = Spróbuj ponownie
files-close-anyway = Zamknij mimo to
files-close-without = Zamknij bez zapisu
files-stay = Nie zamykaj

## Dokąd zapisać

files-as = Format
files-to = Zapisz jako
files-path = Ścieżka pliku
files-choose-place = Wybierz miejsce…
files-no-place = Nie wybrano miejsca. Jeśli okno wyboru się nie otwiera, wpisz ścieżkę powyżej.
files-nothing = Nie ma nic do zapisania.
files-saved =
    { $others ->
        [0] Zapisano jako { $path }.
        [one] Zapisano jako { $path } i jeszcze { $others } plik.
        [few] Zapisano jako { $path } i jeszcze { $others } pliki.
        [many] Zapisano jako { $path } i jeszcze { $others } plików.
       *[other] Zapisano jako { $path } i jeszcze { $others } pliku.
    }
files-exported =
    { $others ->
        [0] Wyeksportowano do { $path }.
        [one] Wyeksportowano do { $path } i jeszcze { $others } pliku.
       *[other] Wyeksportowano do { $path } i jeszcze { $others } plików.
    }
files-open = Otwórz
files-show-folder = Pokaż w folderze
files-no-opener = Żadna aplikacja nie może tego otworzyć. Plik jest zapisany we wskazanym miejscu.
files-opener-missing = Nie da się tego stąd otworzyć, bo brakuje programu { $program }. Plik jest zapisany we wskazanym miejscu.
files-not-opened-by = Nie udało się tego otworzyć: { $cause }.
files-about-pdf = Do druku, wszystko w jednym pliku.
files-about-svg = Rysunek ostry w każdej wielkości; każda strona to osobny plik.
files-about-png = Obrazek, który otworzy się wszędzie; każda strona to osobny plik.

## Eksport

files-game = Plik gry
files-game-about = Otwiera się w Fifth Die na każdym komputerze, z całym przebiegiem gry.
files-words = Wiadomość tekstowa
files-words-about = Wynik w kilku linijkach, z kodem kostek.
files-result = Arkusz wyniku
files-result-about = Zwycięzca, punktacja wszystkich i przebieg gry, do druku.
files-games = Gry wieczoru w jednym pliku
files-all-games = Wszystkie gry w jednym pliku
files-games-about = Zakończone gry z imionami graczy i nazwami wieczorów, do zaimportowania na innym komputerze.
files-plays = Wszystkie wyniki (CSV)
files-plays-about = Wiersz dla każdego gracza każdej zakończonej gry, do arkusza kalkulacyjnego.
files-throws = Rzuty (CSV)
files-throws-about = Każdy rzut, wybór i wynik, do arkusza kalkulacyjnego.
files-rolls = Rzuty (CSV)
files-rolls-about = Każdy rzut, ruch i koniec tury, do arkusza kalkulacyjnego.
files-pads = Kartki
files-pads-about = Wypełnione kartki wszystkich graczy, do druku.
files-board = Plansza
files-board-about = Plansza w obecnym stanie, do druku.
files-blank-pads = Puste kartki
files-blank-pads-about = Cztery kartki na arkuszu, do gry z ołówkiem.
files-blank-board = Pusta plansza
files-blank-board-about = Plansza dla najwyżej czworga graczy, do gry z ołówkiem.
files-blank-express = Kartki do Express
files-blank-classic = Klasyczna plansza
files-copy-words = Skopiuj tekst
files-copy-table = Skopiuj tabelę
files-copy-file = Skopiuj treść pliku
files-copied = Skopiowano. Wklej, gdzie chcesz.
files-named-blank-pads = puste kartki
files-named-blank-board = pusta plansza
files-named-pads = kartki
files-named-board = plansza
files-named-result = wynik
files-named-games = wszystkie gry

## Import

files-import = Import
files-import-games = Import gier
files-filter-all = Wszystkie pliki
files-from = Importuj z
files-import-about = Pliki gier Fifth Die (.ron) albo folder z nimi. Można je też upuścić na to okno.
files-import-path = Ścieżka pliku lub folderu
files-choose = Wybierz pliki…
files-no-file = Nie wybrano pliku. Jeśli okno wyboru się nie otwiera, wpisz ścieżkę powyżej.
files-reading = Czytam…
files-import-failed = Nie udało się zaimportować tych plików.
files-import-sum =
    { $imported ->
        [one] Zaimportowano { $imported } grę
        [few] Zaimportowano { $imported } gry
        [many] Zaimportowano { $imported } gier
       *[other] Zaimportowano { $imported } gry
    }{ $here ->
        [0] {""}
       *[other] , już tu są: { $here }
    }{ $failed ->
        [0] {""}
       *[other] , nieudane: { $failed }
    }
files-imported = zaimportowano
files-here = już tu jest
files-more =
    { $count ->
        [one] i jeszcze { $count } plik
        [few] i jeszcze { $count } pliki
        [many] i jeszcze { $count } plików
       *[other] i jeszcze { $count } pliku
    }

## Czego nie udało się zachować

files-folder-not-used = Nie udało się użyć folderu danych
files-folder-not-found = Nie udało się znaleźć folderu na gry
files-folder-not-made = Nie udało się utworzyć folderu
files-game-not-saved = Nie udało się zapisać gry
files-game-not-deleted = Nie udało się usunąć gry
files-game-not-restored = Nie udało się przywrócić gry
files-settings-not-saved = Nie udało się zapisać ustawień
files-phones-not-saved = Nie udało się zapisać miejsc telefonów
files-people-not-saved = Nie udało się zapisać imion
files-game-not-exported = Nie udało się wyeksportować gry
files-not-written = Nie udało się zapisać pliku

## I dlaczego

files-taken = { $what }: plik o tej nazwie już istnieje ({ $path }). Wybierz inną nazwę.
files-not-replaced = { $what }: tę nazwę ma folder, dowiązanie, urządzenie lub potok, a zastąpić można tylko plik ({ $path }). Wybierz inną nazwę.
files-no-folder = { $what }: ten folder nie istnieje ({ $path }). Utwórz go albo wybierz inny.
files-succeeded = { $what }: tę nazwę ma teraz inna gra ({ $path }). Zmień nazwę tamtego pliku, a potem przenieś { $trashed } na jego miejsce.
files-newer = { $what }: ten plik pochodzi z nowszej wersji Fifth Die ({ $path }). Użyj nowszej wersji.
files-locked = { $what }: ten folder jest otwarty w innym oknie Fifth Die ({ $path }). Żeby grać dalej tutaj, zamknij tamto.
files-no-home = { $what }: system nie podaje, gdzie jest folder domowy ({ $path }). Uruchom z --data-dir i folderem.
files-program-failed = { $what }: coś poszło nie tak ({ $path }). Spróbuj ponownie.
files-full = { $what }: nie ma już miejsca ({ $path }). Zwolnij trochę miejsca i spróbuj ponownie.
files-not-writable = { $what }: nie masz prawa tam zapisywać ({ $path }). Zezwól na zapis w tym folderze albo uruchom z --data-dir i innym folderem.
files-gone = { $what }: ten plik lub folder nie istnieje ({ $path }). Sprawdź, czy nie został przeniesiony albo usunięty.
files-refused = { $what }: { $cause } ({ $path }). Spróbuj ponownie albo uruchom z --data-dir i innym folderem.

## Dlaczego plik nie jest grą

files-fault-in = { $path }: { $fault }
files-fault-missing = ten plik nie istnieje
files-fault-unreadable = nie da się go odczytać: { $cause }
files-fault-no-file = to nie jest zwykły plik
files-fault-too-large = ma ponad { $most } MiB, za dużo jak na grę
files-fault-no-session = to nie jest gra Fifth Die
files-fault-several = zawiera kilka gier; zaimportuj go
files-fault-no-games = w tym folderze nie ma gier
files-fault-newer = pochodzi z nowszej wersji Fifth Die; otwórz go w niej
files-fault-damaged = jest uszkodzony i pozostaje bez zmian; gdzie, wskaże „fifth-die check” z tą ścieżką

## Dlaczego w grze nie zmieści się więcej

files-limit-throw = w grze dla { $seats ->
    [one] { $seats } gracza
   *[other] { $seats } graczy
} liczba rzutów to najwyżej { $most }
files-limit-roll = w grze liczba rzutów to najwyżej { $most }
files-limit-roll-off = w grze liczba rzutów na start to najwyżej { $most }
files-limit-events = w grze liczba zdarzeń to najwyżej { $most }
files-limit-seated = w jednej grze gracze mogą dołączać, odchodzić i przejmować miejsca najwyżej { $most } razy
files-limit-again = w tej grze jest za dużo późnych poprawek, żeby ją odtworzyć

## Wynik w kilku linijkach, do wiadomości

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }. { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Kara za niedokończony rząd: { $points }.
files-message-won = Wygrywa { $name }.
files-message-columns = { $name }: { $count ->
    [one] { $count } kolumna
    [few] { $count } kolumny
    [many] { $count } kolumn
   *[other] { $count } kolumny
}
files-message-over-throws = { $alone ->
    [yes] Solo, koniec
   *[no] Koniec
} po { $count ->
    [one] { $count } rzucie
   *[other] { $count } rzutach
}.
files-message-over-turns = { $alone ->
    [yes] Solo, koniec
   *[no] Koniec
} po { $count ->
    [one] { $count } turze
   *[other] { $count } turach
}.
files-message-open-throws = { $alone ->
    [yes] Solo, w toku
   *[no] W toku
} po { $count ->
    [one] { $count } rzucie
   *[other] { $count } rzutach
}.
files-message-open-turns = { $alone ->
    [yes] Solo, w toku
   *[no] W toku
} po { $count ->
    [one] { $count } turze
   *[other] { $count } turach
}.
files-message-dice-real = Prawdziwe kostki.
files-message-helped = Z pomocą: { $helps }.
files-message-strict = Tryb turniejowy: bez żadnej pomocy.
files-message-dice-earlier = Kostki z wcześniejszej gry.
files-message-dice-of-day = Kostki dnia, kod { $code }.
files-message-dice-app = Wirtualne kostki, kod { $code }.

files-people-together = { $one } i { $other } grają razem w jednej z gier, więc to nie może być ta sama osoba.
files-people-taken = Jest już ktoś o imieniu { $name }. Wybierz inne imię albo połącz je w jedną osobę.
files-people-full = Nie ma miejsca na kolejne imię.

files-too-many-games = Za dużo gier na jeden plik: wybierz krótszy okres.
