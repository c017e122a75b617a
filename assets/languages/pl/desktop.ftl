### Co menu i centra oprogramowania mówią o programie.

desktop-generic-name = Karta wyników do gier w kości
desktop-comment = Graj w Can’t Stop Express i Can’t Stop i zapisuj punkty
desktop-keywords = kości;kostki;punkty;wynik;kartka;gra planszowa;solo;
desktop-about = Fifth Die zastępuje papierowe kartki do Can’t Stop Express: w gronie przy jednym laptopie, z prawdziwymi lub wirtualnymi kostkami, a także w grze solo. Można w nim zagrać też w planszowe Can’t Stop.
desktop-point-phones = Każdy może wybierać na własnym telefonie, w przeglądarce, bez instalowania czegokolwiek
desktop-point-throws = Wpisz kostki, które leżą na stole, albo niech rzuca aplikacja; potem każdy gracz wybiera literą lub kliknięciem
desktop-point-legal = Widać tylko dozwolone wybory, a aplikacja mówi, dlaczego któraś kostka nie może być piąta
desktop-point-saved = Każdy rzut i wybór zapisuje się od razu; cofać można bez ograniczeń, a każdy wcześniejszy rzut i wybór da się poprawić
desktop-point-coach = Trener mówi, ile jest wart każdy wybór, gra na dowolnym miejscu i analizuje gry po ich zakończeniu
desktop-not-connected = Aplikacja nie jest związana z wydawcą tych gier. Rysuje własną kartkę i planszę i wyjaśnia zasady własnymi słowami.
