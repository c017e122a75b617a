### Pliki: import, eksport, zapis i to, co się przy tym psuje.

files-opening = Otwieram grę…
files-not-opened = Programowi nie udało się otworzyć tej gry; jej plik się nie zmienił.
files-did-not-open = Ostatnio otwarta gra nie dała się poprzednim razem otworzyć, więc nie otwiera się sama. Jest na liście.
files-second = Inny program Fifth Die ma otwarty ten folder: tutaj można oglądać gry, ale nie grać. Gdy tamten się zamknie, ten ruszy dalej.
files-second-refuses = Tutaj tego nie można, bo inny program Fifth Die ma otwarty ten folder. Zamknij tamten, a ten ruszy dalej.
files-tried-again = { $trouble } Gra toczy się dalej; nic nie zginie, dopóki to okno jest otwarte, a co kilka sekund jest nowa próba zapisu.
files-save-again = Zapisz znowu
files-save-elsewhere = Zapisz gdzie indziej
files-unsaved = Jeszcze niezapisane
files-unsaved-this =
    { $moves ->
        [0] Ostatnia zmiana w tej grze nie jest jeszcze zapisana.
        [one] { $moves } posunięcie w tej grze nie jest jeszcze zapisane.
        [few] { $moves } posunięcia w tej grze nie są jeszcze zapisane.
        [many] { $moves } posunięć w tej grze nie jest jeszcze zapisanych.
       *[other] { $moves } posunięcia w tej grze nie jest jeszcze zapisane.
    }
files-unsaved-game =
    { $moves ->
        [0] Ostatnia zmiana w grze „{ $title }” nie jest jeszcze zapisana.
        [one] { $moves } posunięcie w grze „{ $title }” nie jest jeszcze zapisane.
        [few] { $moves } posunięcia w grze „{ $title }” nie są jeszcze zapisane.
        [many] { $moves } posunięć w grze „{ $title }” nie jest jeszcze zapisanych.
       *[other] { $moves } posunięcia w grze „{ $title }” nie jest jeszcze zapisane.
    }
files-unsaved-settings = Ustawienia nie są jeszcze zapisane.
files-saving = Zapisuję…
files-try-again = Spróbuj znowu
files-close-anyway = Zamknij mimo to
files-close-without = Zamknij bez zapisu
files-stay = Zostań
files-as = Jako
files-to = Dokąd
files-path = Ścieżka
files-choose-place = Wybierz miejsce…
files-no-place = Nie wybrano miejsca. Jeśli nie otwiera się okno wyboru, wpisz ścieżkę powyżej.
files-nothing = Nie ma nic do zapisania.
files-saved =
    { $others ->
        [0] Zapisano jako { $path }.
       *[other] Zapisano jako { $path } i jeszcze { $others }.
    }
files-exported =
    { $others ->
        [0] Wyeksportowano do { $path }.
       *[other] Wyeksportowano do { $path } i jeszcze { $others }.
    }
files-open = Otwórz
files-show-folder = Pokaż w folderze
files-no-opener = Żaden program w systemie tego nie otwiera; plik jest tam, gdzie wskazano.
files-opener-missing = Nic tego nie otwiera, bo brakuje programu { $program }; plik jest tam, gdzie wskazano.
files-not-opened-by = Nic tego nie otwiera: { $cause }.
files-about-pdf = Do drukarki, wszystko w jednym pliku.
files-about-svg = Rysunek ostry w każdej wielkości; każda strona to plik.
files-about-png = Obrazek, który otworzy się wszędzie; każda strona to plik.
files-game = Plik gry
files-game-about = Otwiera się w Fifth Die na każdym komputerze, z całym przebiegiem.
files-words = Tekst do wiadomości
files-words-about = Wynik w kilku linijkach, z kodem kostek.
files-result = Arkusz wyniku
files-result-about = Kto wygrał, wszystkie rozliczenia i przebieg gry, do druku.
files-games = Gry wieczoru, jeden plik
files-all-games = Wszystkie gry, jeden plik
files-games-about = Zakończone gry z imionami osób i nazwami wieczorów, do zaimportowania na innym komputerze.
files-plays = Tabela wszystkich gier (CSV)
files-plays-about = Wiersz dla każdego gracza każdej zakończonej gry, do arkusza kalkulacyjnego.
files-throws = Tabela rzutów (CSV)
files-throws-about = Każdy rzut, wybór i wynik, do arkusza kalkulacyjnego.
files-rolls = Tabela rzutów (CSV)
files-rolls-about = Każdy rzut, ruch i koniec tury, do arkusza kalkulacyjnego.
files-pads = Kartki
files-pads-about = Kartka każdego gracza, tak jak jest wypełniona, do druku.
files-board = Plansza
files-board-about = Plansza, tak jak stoi, do druku.
files-blank-pads = Puste kartki
files-blank-pads-about = Cztery kartki na arkuszu, do gry z ołówkiem.
files-blank-board = Pusta plansza
files-blank-board-about = Plansza dla najwyżej czworga, do gry z ołówkiem.
files-blank-express = Kartki do Express
files-blank-classic = Klasyczna plansza
files-copy-words = Skopiuj tekst
files-copy-table = Skopiuj tabelę
files-copy-file = Skopiuj treść pliku
files-copied = Skopiowane: wklej, gdzie chcesz.
files-named-blank-pads = puste kartki
files-named-blank-board = pusta plansza
files-named-pads = kartki
files-named-board = plansza
files-named-result = wynik
files-named-games = wszystkie gry
files-import = Import
files-import-games = Import gier
files-filter-all = Wszystkie pliki
files-from = Skąd
files-import-about = Pliki gier (.ron) z Fifth Die albo folder z nimi. Można je też upuścić na to okno.
files-import-path = Ścieżka pliku lub folderu
files-choose = Wybierz pliki…
files-no-file = Nie wybrano pliku. Jeśli nie otwiera się okno wyboru, wpisz ścieżkę powyżej.
files-reading = Czytam…
files-import-failed = Programowi nie udało się zaimportować tych plików.
files-import-sum =
    { $imported ->
        [one] Zaimportowano { $imported } grę
        [few] Zaimportowano { $imported } gry
        [many] Zaimportowano { $imported } gier
       *[other] Zaimportowano { $imported } gry
    }{ $here ->
        [0] {""}
       *[other] , już tu były: { $here }
    }{ $failed ->
        [0] {""}
       *[other] , nie udało się: { $failed }
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
files-folder-not-used = Nie można użyć folderu danych
files-folder-not-found = Nie ma folderu na gry
files-folder-not-made = Nie można utworzyć folderu
files-game-not-saved = Gra nie jest zapisana
files-game-not-deleted = Gra nie jest usunięta
files-game-not-restored = Gra nie jest przywrócona
files-settings-not-saved = Ustawienia nie są zapisane
files-phones-not-saved = Miejsca telefonów nie są zapisane
files-people-not-saved = Imiona nie są zapisane
files-game-not-exported = Gra nie jest wyeksportowana
files-not-written = Nic nie zostało zapisane
files-taken = { $what }: jest już plik o tej nazwie ({ $path }). Wybierz inną nazwę.
files-not-replaced = { $what }: tę nazwę ma folder, dowiązanie, urządzenie lub potok, a zastąpić można tylko plik ({ $path }). Wybierz inną nazwę.
files-no-folder = { $what }: nie ma takiego folderu ({ $path }). Utwórz go albo wybierz inny.
files-succeeded = { $what }: tymczasem jest już gra o tej samej nazwie ({ $path }). Nadaj tamtemu plikowi inną nazwę, a potem przenieś { $trashed } na jego miejsce.
files-newer = { $what }: ten plik zapisała nowsza wersja Fifth Die ({ $path }). Graj dalej w nowszej wersji.
files-locked = { $what }: inny program Fifth Die ma otwarty ten folder ({ $path }). Zamknij tamten, a ten ruszy dalej.
files-no-home = { $what }: system nie podaje folderu domowego ({ $path }). Uruchom z --data-dir i folderem.
files-program-failed = { $what }: programowi się to nie udało ({ $path }). Spróbuj znowu.
files-full = { $what }: nie ma już miejsca ({ $path }). Zwolnij tam trochę miejsca i spróbuj znowu.
files-not-writable = { $what }: system nie pozwala tam zapisywać ({ $path }). Zezwól na zapis w folderze albo uruchom z --data-dir i innym folderem.
files-gone = { $what }: nie ma takiego pliku ani folderu ({ $path }). Sprawdź, czy nie został przeniesiony lub usunięty.
files-refused = { $what }: { $cause } ({ $path }). Spróbuj znowu albo uruchom z --data-dir i innym folderem.
files-fault-in = { $path }: { $fault }
files-fault-missing = nie ma takiego pliku
files-fault-unreadable = nie da się odczytać: { $cause }
files-fault-no-file = to nie jest zwykły plik
files-fault-too-large = ma ponad { $most } MiB, a tyle nie ma żadna gra
files-fault-no-session = to nie jest gra z tego programu
files-fault-several = zawiera kilka gier: zaimportuj go
files-fault-no-games = w tym folderze nie ma żadnej gry
files-fault-newer = zapisała go nowsza wersja Fifth Die: otwórz go w niej
files-fault-damaged = jest uszkodzony i pozostaje, jaki jest; „fifth-die check” z tą ścieżką wskaże gdzie

files-limit-throw = najwyższy rzut przy tylu graczach ({ $seats }) to { $most }
files-limit-roll = najwyższy rzut w grze to { $most }
files-limit-roll-off = najwyższy rzut na start w grze to { $most }
files-limit-events = gra ma najwyżej { $most } zdarzeń
files-limit-seated = gracze przychodzą, odchodzą i zmieniają się najwyżej { $most } razy w grze
files-limit-again = tak dużo w tej grze poprawiono tak późno, że nie da się jej odtworzyć

## Wynik w kilku linijkach, do wiadomości

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }. { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Rząd z 1–4 krzyżykami kosztował { $points }.
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
files-message-strict = Gra ścisła: bez żadnej pomocy.
files-message-dice-earlier = Kostki z wcześniejszej gry.
files-message-dice-of-day = Kostki dnia, kod { $code }.
files-message-dice-app = Kostki aplikacji, kod { $code }.

files-people-together = { $one } i { $other } siedzą w tej samej grze, więc to dwie osoby.
files-people-taken = Ktoś inny nazywa się już { $name }: wybierz inne imię albo zrób z nich jedną osobę.
files-people-full = Nie ma miejsca na kolejne imię.

files-too-many-games = To za dużo gier na jeden plik: wybierz krótszy okres.
