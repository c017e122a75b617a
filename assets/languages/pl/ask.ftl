### Trener, pytany o pozycję ustawioną ręcznie.

ask-title = Zapytaj trenera
ask-clear = Wyczyść

ask-pad-about = Kliknij kratkę, żeby zaznaczyć rząd aż do niej, albo ostatni krzyżyk, żeby go usunąć. Kliknięcie kostki zmienia liczbę.
ask-board-about = Kolej na gracza 1. Kliknij, gdzie ma stać wybrany pionek lub znacznik; kolejne kliknięcie go zdejmuje.
ask-dice = Rzut: wpisz lub kliknij pięć kostek
ask-dice-or-none = Rzut: wpisz lub kliknij cztery kostki. Zostaw puste, żeby zapytać: rzucać dalej czy stop?

ask-runners = Znaczniki
ask-player = Gracz { $number }

ask-out = Ten gracz skończył grę i już nie wybiera.
ask-won = Wygrywa { $name }.
ask-bust = Nie da się zagrać żadnej pary: skucha.

ask-no-second-full-track = Pełny tor kończy grę, więc pełny może być tylko jeden (X9).
ask-no-such-tracks = Na kartce są trzy tory różnych liczb, każdy z 1–8 krzyżykami (X2).
ask-no-such-goal = O cztery lub pięć kolumn może grać najwyżej troje graczy (C10).
ask-no-runner-there = Znacznik musi stać nad pionkiem gracza, w kolumnie, której nikt nie zdobył: kolumna { $column } (C4, C5).
ask-no-more-runners = W turze są tylko trzy znaczniki (C4).
ask-no-stack = W tym wariancie gracze nie mogą dzielić pola w kolumnie { $column } (C11, C12).
ask-no-play-after-the-end = Dość kolumn do zwycięstwa może mieć tylko jeden gracz, a wtedy gra jest skończona i nie ma już znaczników (C10).
ask-no-square-in-won-column = Kolumna { $column } jest zdobyta, więc nikt inny nie ma w niej pionka (C8).
ask-no-such-board = Na planszy gra od jednego do czterech graczy i nic nie stoi nad szczytem kolumny (C1, C2).
