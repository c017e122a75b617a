### Trener, pytany o pozycję ustawioną ręcznie.

ask-title = Zapytaj trenera
ask-clear = Wyczyść

ask-pad-about = Kliknij kratkę, żeby zaznaczyć aż do niej, albo ostatni krzyżyk, żeby go zdjąć. Kliknij kostkę, żeby zmienić liczbę.
ask-board-about = Ruch ma gracz 1. Kliknij tam, gdzie stoi wybrana figura; drugie kliknięcie ją zdejmuje.
ask-dice = Rzut: wpisz lub kliknij pięć kostek
ask-dice-or-none = Rzut: wpisz lub kliknij cztery kostki. Bez rzutu: rzucać czy stanąć?

ask-runners = Biegacze
ask-player = Gracz { $number }

ask-out = Ten gracz odpadł i już nie wybiera.
ask-won = Wygrywa { $name }.
ask-bust = Żadnej pary nie da się zagrać: skucha.

ask-no-second-full-track = Z pierwszym pełnym torem gracz odpada, drugi nie może być pełny (X9).
ask-no-such-tracks = Kartka ma trzy tory o różnych liczbach, każdy z 1–8 krzyżykami (X2).
ask-no-such-goal = Cztery lub pięć kolumn jest dla najwyżej trzech graczy (C10).
ask-no-runner-there = W kolumnie { $column } biegacz stoi nad pionkiem swojego gracza i tylko dopóki nikt nie wygrał kolumny (C4, C5).
ask-no-more-runners = Tura ma trzech biegaczy (C4).
ask-no-stack = W tym wariancie na jednym polu kolumny { $column } nigdy nie stoją dwa (C11, C12).
ask-no-play-after-the-end = Kto ma dość kolumn, ten wygrał: nikt inny nie ma ich tyle i nie ma już biegaczy (C10).
ask-no-square-in-won-column = Kolumna { $column } jest wygrana: nikt inny nie ma tam pionka (C8).
ask-no-such-board = Gra od jednego do czterech graczy i nic nie stoi nad szczytem kolumny (C1, C2).
