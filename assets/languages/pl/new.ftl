### Nowa gra.

new-title-alone = Solo
new-start = Start
new-no-randomness = Aplikacja nie może tu uczciwie rzucać: { $error }. Graj prawdziwymi kostkami.

## Kto gra

new-players = Kto gra?
new-your-name = Jak masz na imię?
new-alone-about = Pytamy tylko raz. Następna gra solo zacznie się od razu.
new-programs = Gracze komputerowi
new-programs-about = Kliknij, żeby dodać

## Imiona

new-name-field = Dodaj imię
new-board-full = Na planszy gra najwyżej czworo.
new-nobody-known = Nikt o tym imieniu jeszcze nie grał.
new-known-hint = Ktoś z wcześniejszych gier; podczas wpisywania imienia naciśnij ↓

## Przyciski obok imienia

new-colour-hint = { $colour }; inny: { $key }
new-person-hint = Człowiek; zmiana: { $key }
new-level-hint = { $character } Zmiana: { $key }
new-earlier = Wyżej: { $key }
new-later = Niżej: { $key }
new-remove = Usuń: { $key }

## Kostki

new-dice = Kostki
new-dice-real = Prawdziwe kostki
new-dice-real-about = Rzucasz i wpisujesz, co widzisz.
new-dice-app = Wirtualne kostki
new-dice-app-about = Nowe kostki w każdej grze.
new-dice-today-hint = Dziś te same dla wszystkich
new-dice-today-about = Dziś te same dla wszystkich.
new-code-field = Kod kostek
new-code-hint = Kod z innej gry, żeby zagrać jej kostkami
new-code-fault = Kod ma od siedmiu do trzynastu liter i cyfr.
new-dice-code-about = Te same dla każdego z tym kodem.

## Kara i rekordy

new-penalty = Kara za niedokończony rząd
new-penalty-about = Według zasad 200.
new-counting = Liczy się?
new-counts = Tak
new-practice = Trening
new-strict = Turniej
new-strict-about = Solo, nowe wirtualne kostki, bez podpowiedzi, bez cofania.
new-counting-about = Możesz to zmienić po grze.

## Plansza

new-columns = Kolumny do zwycięstwa
new-columns-about = Według zasad trzy.
new-columns-three = Trzy
new-columns-four = Cztery
new-columns-five = Pięć
new-columns-hint = Dla dwojga lub trojga graczy
new-sharing = Znacznik na cudzym pionku
new-sharing-about = Według zasad dzielą pole.
new-sharing-share = Dzielą pole
new-sharing-jump = Znacznik skacze
new-sharing-forced = Tam bez stopu
new-placement = Pary do wyboru
new-placement-about = Domyślnie dowolne.
new-placement-any = Dowolne
new-placement-runner = Najpierw znacznik
new-placement-most = Najwięcej par

## Tajny wybór

new-choices = Wybór
new-choices-about = Tajny: ukryty, dopóki nie wybiorą wszyscy.
new-choices-few = Tylko dla co najmniej dwóch osób.
new-open = Jawny
new-secret = Tajny
new-secret-hint = Dla co najmniej dwóch osób

## Czas

new-time-choice = Limit czasu
new-time-choice-about = Na gracza.
new-time-decision = Limit czasu
new-time-decision-about = Na decyzję.
new-time-none = Bez limitu
new-time-field = Inny
new-zero = Gdy czas minie
new-zero-about = Trener gra dobrze, więc liczy się to jak podpowiedź.
new-zero-warn = Tylko ostrzeż
new-zero-first = Weź pierwszy wybór
new-zero-coach = Wybiera trener

## Zasady jako lista, każda to przycisk

new-tonight = Zasady na dziś
new-dice-of = Kostki { $code }
new-rule-open = jawny wybór
new-rule-secret = tajny wybór
new-rule-penalty = { $penalty } za niedokończony rząd
new-rule-columns = { $count ->
    [one] { $count } kolumna do zwycięstwa
    [few] { $count } kolumny do zwycięstwa
    [many] { $count } kolumn do zwycięstwa
   *[other] { $count } kolumny do zwycięstwa
}
new-rule-share = znaczniki dzielą pola
new-rule-jump = znaczniki skaczą
new-rule-forced = bez stopu na cudzym pionku
new-rule-any = dowolne pary
new-rule-runner = najpierw nowy znacznik
new-rule-most = najwięcej par
new-rule-no-limit = bez limitu czasu
new-rule-limit = { $seconds } s na wybór
new-rule-counts = do rekordów
new-rule-practice = tylko trening
new-rule-strict = turniej
