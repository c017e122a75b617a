### Zasady i pomoc.

rules-title = Zasady
rules-about = X1, C2 i tak dalej to numery zasad; podają je komunikaty sprawdzania plików.
rules-find = Szukaj w zasadach
rules-nothing-found = Żadna zasada o tym nie mówi.
rules-lessons = Lekcje
rules-licenses = Licencje

## Can’t Stop Express

rules-express-throw =
    Rzut jest dla wszystkich
    Ktoś rzuca pięcioma kostkami. Wszyscy korzystają z tych samych kostek, każdy po swojemu i na własnej kartce.

rules-express-pairs-and-fifth-die =
    Dwie pary i piąta kostka
    Połącz cztery kostki w dwie pary; ta, która zostaje, to twoja piąta kostka. Każda para zaznacza jedną kratkę w rzędzie swojej sumy. Dwie pary o tej samej sumie zaznaczają dwie kratki jednego rzędu.

rules-express-three-values =
    Piąta kostka wskazuje trzy liczby
    Twoje piąte kostki wskazują trzy liczby. Każda liczba ma tor z ośmioma kratkami; wskazanie jej zaznacza pierwszą. Dopóki nie masz trzech, piąta kostka musi być liczbą jeszcze niewskazaną, jeśli taka jest w rzucie. Jeśli nie ma, zaznacz jedną z tych, które masz.

rules-express-one-of-yours =
    Potem graj swoimi liczbami
    Gdy masz już trzy liczby, piąta kostka musi być jedną z nich, ilekroć któraś jest w rzucie. Którą wybrać i jakie pary wtedy zostają – o to toczy się gra.

rules-express-free-throw =
    Rzut wolny
    Gdy masz już trzy liczby, a w rzucie nie ma żadnej z nich, wybierz dowolne dwie pary. Nie zaznaczasz żadnego toru.

rules-express-out =
    Ósmy krzyżyk to koniec
    Ósmy krzyżyk na którymś z torów kończy twoją grę; pary z tego rzutu jeszcze się liczą. Inni grają dalej, aż skończą wszyscy.

rules-express-rows =
    Ile wart jest rząd
    Bez krzyżyków: nic. Od jednego do czterech: minus 200. Pięć: nic. Każdy krzyżyk od szóstego do dziesiątego przynosi punkty rzędu: 100 za 2 i 12, 70 za 3 i 11, 60 za 4 i 10, 50 za 5 i 9, 40 za 6 i 8, 30 za 7. Krzyżyki ponad dziesięć nic nie dają.

rules-express-why =
    Dlaczego rząd zaczyna od −200
    Każdy otwarty rząd to dług. Piąty krzyżyk go spłaca, a dopiero szósty przynosi punkty; rząd porzucony wcześniej kosztuje 200. Pusty rząd nic nie kosztuje. Otwieraj więc mało rzędów, i tylko takie, które zdołasz zapełnić.

rules-express-kinder =
    Łagodniejsza gra
    Dla początkujących rząd z jednym do czterech krzyżyków może kosztować mniej. Karę ustawisz w „Nowa gra”.

rules-express-winner =
    Kto wygrywa
    Wygrywa, kto ma najwięcej punktów; kto ma ich tyle samo, wygrywa wspólnie. W grze solo walczysz z własnym najlepszym wynikiem.

rules-express-seats =
    Gracze przychodzą i odchodzą
    Miejsce można przekazać komuś innemu. Kto się spóźni, może dołączyć przed czwartym rzutem i najpierw wybiera z rzutów, które już były. Kto odchodzi, już nie wybiera i nie ma miejsca w klasyfikacji; inni na niego nie czekają.

## Gra na planszy

rules-board-start =
    Kto zaczyna
    Każdy rzuca dwiema kostkami. Zaczyna najwyższa suma; przy remisie rzucają ponownie tylko ci, którzy ją mają.

rules-board-turn =
    Tura
    Rzuć czterema kostkami, połącz je w dwie pary i idź w górę kolumnami ich sum. Potem rzuć jeszcze raz albo powiedz stop i zachowaj zdobycz.

rules-board-runners =
    Trzy znaczniki
    Zdobycz tury pokazują trzy znaczniki. Nowy znacznik zaczyna na pierwszym polu albo tuż nad twoim pionkiem. Każda para przesuwa znacznik swojej kolumny o jedno pole w górę.

rules-board-must-be-played =
    Co trzeba zagrać
    Wybierz dowolny podział kostek na pary; jeśli da się zagrać obie, trzeba zagrać obie. Jeśli każdą z osobna można zagrać, ale na dwie nowe kolumny został jeden znacznik, wybierz jedną. Nie można grać w kolumnie zdobytej, powyżej szczytu ani tam, gdzie zabrakło znacznika.

rules-board-bust =
    Skucha
    Jeśli nie da się zagrać żadnej pary z rzutu, cała zdobycz tej tury przepada i rzuca następny gracz.

rules-board-stop =
    Stop i zdobywanie kolumn
    Gdy mówisz stop, twoje pionki przechodzą tam, gdzie stoją znaczniki. Jeśli to szczyt, kolumna jest twoja: cudze pionki z niej znikają i nikt już tam nie gra. Znacznik na szczycie nic nie zdobywa, dopóki nie powiesz stop.

rules-board-end =
    Zwycięstwo
    Trzy kolumny to zwycięstwo. Dwoje lub troje graczy może się umówić na cztery lub pięć. W grze solo licz tury.

rules-board-jump =
    Wariant: znacznik skacze
    Znacznik, który trafiłby na pole z cudzym pionkiem, idzie na najbliższe pole bez niego.

rules-board-no-stop =
    Wariant: bez stopu na cudzym pionku
    Nie wolno powiedzieć stop, dopóki znacznik dzieli pole z cudzym pionkiem.

rules-board-house =
    Zasada domowa: które pary
    Zdanie „jeśli możesz postawić znacznik, musisz” rozumie się przy stołach na trzy sposoby: można wybrać dowolny podział; trzeba wybrać taki, który stawia nowy znacznik; albo taki, który daje najwięcej par.

rules-board-seats =
    Gracze przychodzą i odchodzą
    Miejsce można przekazać komuś innemu, ale po rozpoczęciu gry nikt już nie dołącza: późny start nie byłby uczciwy. Gdy ktoś odchodzi, jego tury są pomijane, pionki zostają, a ostatni gracz przy stole wygrywa.
