### Zasady i pomoc.

rules-title = Zasady
rules-about = X1, C2 i podobne to numery zasad; podaje je sprawdzanie pliku.
rules-find = Szukaj w zasadach
rules-nothing-found = Żadna zasada o tym nie mówi.
rules-lessons = Lekcje

## Can’t Stop Express

rules-express-throw =
    Rzut jest dla wszystkich
    Ktoś rzuca pięcioma kostkami. Wszyscy korzystają z tych samych kostek, każdy po swojemu i na własnej kartce.
rules-express-pairs-and-fifth-die =
    Dwie pary i piąta kostka
    Połącz cztery kostki w dwie pary; ta, która zostaje, to twoja piąta kostka. Każda para zaznacza jedną kratkę w rzędzie swojej sumy. Dwie pary o tej samej sumie zaznaczają dwie kratki jednego rzędu.
rules-express-three-values =
    Piąta kostka wskazuje trzy liczby
    Pierwsze piąte kostki wskazują twoje trzy liczby. Każda liczba ma tor z ośmioma kratkami; jej wskazanie zaznacza pierwszą. Dopóki nie masz trzech, piąta kostka musi być liczbą jeszcze niewskazaną, jeśli rzut taką pokazuje. Jeśli nie, zaznacz jedną z tych, które masz.
rules-express-one-of-yours =
    Potem musi być jedną z twoich
    Gdy trzy liczby są wskazane, piąta kostka musi być jedną z nich, ilekroć rzut którąś pokazuje. Którą i jakie pary wtedy zostają – o to toczy się gra.
rules-express-free-throw =
    Rzut wolny
    Trzy liczby są wskazane, a rzut nie pokazuje żadnej z nich: wybierz dowolne dwie pary. Piąta kostka się nie liczy i na torach nic nie przybywa.
rules-express-out =
    Przy ósmym aut
    Ósmy krzyżyk na którymś z twoich torów oznacza aut; pary z tego rzutu jeszcze się liczą. Pozostali grają dalej, aż odpadną wszyscy.
rules-express-rows =
    Ile wart jest rząd
    Bez krzyżyków: nic. Od jednego do czterech: minus 200. Pięć: nic. Każdy krzyżyk od szóstego do dziesiątego przynosi punkty rzędu: 100 za 2 i 12, 70 za 3 i 11, 60 za 4 i 10, 50 za 5 i 9, 40 za 6 i 8, 30 za 7. Krzyżyki ponad dziesięć nic nie dają.
rules-express-why =
    Dlaczego rząd zaczyna się od −200
    Każdy rozpoczęty rząd to dług. Piąty krzyżyk go spłaca, a dopiero szósty przynosi punkty; rząd porzucony wcześniej kosztuje 200. Pusty rząd nic nie kosztuje. Zaczynaj więc niewiele rzędów, i takie, które możesz zapełnić.
rules-express-kinder =
    Łagodniejsza gra
    Dla początkujących rząd z jednym do czterech krzyżyków może kosztować mniej. Ustawia się to w nowej grze.
rules-express-winner =
    Kto wygrywa
    Wygrywa, kto ma najwięcej punktów; równy wynik to wspólne zwycięstwo. Kto gra solo, gra przeciw swojemu rekordowi.
rules-express-seats =
    Gracze przychodzą i odchodzą
    Miejsce można przekazać komuś innemu. Kto się spóźni, dosiada się przed czwartym rzutem i najpierw wybiera dla rzutów, które już były. Kto musi odejść, nie wybiera już i nie ma miejsca w klasyfikacji; pozostali nie czekają.

## Gra na planszy

rules-board-start =
    Kto zaczyna
    Każdy rzuca dwiema kostkami. Zaczyna najwyższa suma; przy remisie rzut się powtarza.
rules-board-turn =
    Tura
    Rzuć czterema kostkami, połącz je w dwie pary i idź w górę kolumnami ich sum. Potem rzuć jeszcze raz albo powiedz stop i zachowaj zdobycz.
rules-board-runners =
    Trzy biegacze
    Zdobycz tury zaznaczają biegacze; masz ich trzy. Nowy zaczyna na pierwszym polu albo tuż nad twoim pionkiem. Para przesuwa biegacza swojej kolumny o jedno pole.
rules-board-must-be-played =
    Co trzeba zagrać
    Wybierz dowolny podział kostek na pary; potem zagrywasz obie, jeśli obie się da. Jeśli każdą można by zagrać, ale na dwie nowe kolumny został jeden biegacz, wybierz jedną. Nie można grać w kolumnie zdobytej, powyżej szczytu ani bez wolnego biegacza.
rules-board-bust =
    Skucha
    Jeśli nie da się zagrać żadnej pary z rzutu, cała zdobycz tej tury przepada i rzuca następny gracz.
rules-board-stop =
    Stop i zdobywanie kolumn
    Gdy mówisz stop, twoje pionki przechodzą tam, gdzie stoją biegacze. Kolumna, w której osiągasz szczyt, jest twoja: cudze pionki z niej znikają i nikt już tam nie gra. Biegacz na szczycie nic nie zdobywa, dopóki nie powiesz stop.
rules-board-end =
    Zwycięstwo
    Trzy kolumny to zwycięstwo. Dwoje lub troje graczy może się umówić na cztery lub pięć. Kto gra solo, liczy tury.
rules-board-jump =
    Wariant: biegacz przeskakuje
    Biegacz, który trafiłby na pole z cudzym pionkiem, idzie na najbliższe pole bez niego.
rules-board-no-stop =
    Wariant: tam bez stopu
    Nie wolno powiedzieć stop, dopóki biegacz dzieli pole z cudzym pionkiem.
rules-board-house =
    Zasada domowa: które pary
    Zdanie „jeśli możesz wystawić biegacza, musisz” czyta się przy stołach na trzy sposoby: wolno wybrać dowolny podział; trzeba wybrać taki, który wystawia nowego biegacza; albo taki, który zagrywa najwięcej par.
rules-board-seats =
    Gracze przychodzą i odchodzą
    Miejsce można przekazać komuś innemu, ale po rozpoczęciu nikt się nie dosiada: późny start nie byłby uczciwy. Tury tego, kto odchodzi, są pomijane, pionki zostają, a ostatni gracz przy stole wygrywa.
