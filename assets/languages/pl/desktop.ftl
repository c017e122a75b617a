### Co menu i centra oprogramowania mówią o programie.

desktop-generic-name = Karta wyników do gier kościanych
desktop-comment = Graj w Can’t Stop Express i Can’t Stop i licz punkty
desktop-keywords = kości;kostki;punkty;wynik;kartka;gra planszowa;solo;
desktop-about = Fifth Die zastępuje papierowe kartki do Can’t Stop Express w gronie przy jednym laptopie, z kostkami na stole albo własnymi, i zapisuje wyniki tych, którzy grają solo. Można w nim grać także w planszowy Can’t Stop.
desktop-point-phones = Każdy może wybierać na własnym telefonie, w przeglądarce, bez instalowania czegokolwiek
desktop-point-throws = Wpisz kostki, które leżą na stole, albo niech rzuca program; potem każdy gracz wybiera literą lub kliknięciem
desktop-point-legal = Do wyboru są tylko dozwolone możliwości, a kostka, która nie może być piąta, mówi dlaczego
desktop-point-saved = Każdy rzut i wybór zapisuje się od razu; cofać można bez końca, a każdy wcześniejszy rzut i wybór da się poprawić
desktop-point-coach = Trener mówi, ile jest wart każdy wybór, gra na dowolnym miejscu i analizuje grę po jej końcu
desktop-not-connected = Program nie jest związany z wydawcą tych gier, rysuje własną kartkę i planszę i opisuje zasady własnymi słowami.
