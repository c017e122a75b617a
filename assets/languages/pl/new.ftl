### Nowa gra.

new-title-alone = Solo
new-start = Start
new-no-randomness = System nie daje losowości dla kostek: { $error }. Graj prawdziwymi kostkami.
new-players = Gracze
new-your-name = Jak masz na imię?
new-alone-about = Pytamy raz. Następna gra solo zaczyna się od razu.
new-programs = Gracze komputerowi
new-programs-about = Kliknij, aby dodać
new-name-field = Imię
new-board-full = Przy planszy jest miejsce dla czworga.
new-nobody-known = Nikt o tym imieniu jeszcze nie grał.
new-known-hint = Ktoś z wcześniejszych gier; ↓ w polu imienia
new-colour-hint = { $colour }; inny: { $key }
new-person-hint = Człowiek. { $key }: ktoś inny
new-level-hint = { $character } { $key }: ktoś inny
new-earlier = Siada wcześniej: { $key }
new-later = Siada później: { $key }
new-remove = Od stołu: { $key }
new-dice = Kostki
new-dice-real = Prawdziwe kości
new-dice-real-about = Rzucasz i wpisujesz, co widzisz.
new-dice-app = Rzuca aplikacja
new-dice-app-about = W każdej grze nowe kostki.
new-dice-today-hint = Dziś te same dla wszystkich
new-dice-today-about = Dziś te same dla wszystkich.
new-code-field = Kod kostek
new-code-hint = Kod kostek z innej gry, żeby zagrać nimi znowu
new-code-fault = Kod ma od siedmiu do trzynastu liter i cyfr.
new-dice-code-about = Te same dla każdego, kto ma ten kod.
new-penalty = Rząd z 1–4 krzyżykami kosztuje
new-penalty-about = Według zasad 200.
new-counting = Gramy
new-counts = O rekordy
new-practice = Dla wprawy
new-strict = Ściśle
new-strict-about = Solo, nowe kostki aplikacji: bez rad i cofania.
new-counting-about = Można to zmienić po grze.
new-columns = Kolumny do zwycięstwa
new-columns-about = Według zasad trzy.
new-columns-three = Trzy
new-columns-four = Cztery
new-columns-five = Pięć
new-columns-hint = Dla dwojga lub trojga graczy
new-sharing = Biegacz na cudzym pionku
new-sharing-about = Według zasad dzielą pole.
new-sharing-share = Dzielą pole
new-sharing-jump = Biegacz skacze
new-sharing-forced = Tam bez stopu
new-placement = Pary do wyboru
new-placement-about = Zwykle dowolne.
new-placement-any = Dowolne
new-placement-runner = Najpierw biegacz
new-placement-most = Najwięcej par
new-choices = Wybory
new-choices-about = Tajne: są ukryte, aż wybiorą wszyscy.
new-choices-few = Tajne są dla co najmniej dwojga ludzi.
new-open = Jawne
new-secret = Tajne
new-secret-hint = Dla co najmniej dwojga ludzi
new-time-choice = Czas na wybór
new-time-choice-about = Dla każdego gracza biegnie od nowa.
new-time-decision = Czas na decyzję
new-time-decision-about = Przy każdej decyzji biegnie od nowa.
new-time-none = Bez limitu
new-time-field = Inny
new-zero = Gdy czas minie
new-zero-about = Trener gra dobrze; liczy się to jak rada.
new-zero-warn = Tylko ostrzeż
new-zero-first = Weź pierwszy wybór
new-zero-coach = Wybiera trener

## The rules as a list of parts with a comma between them, each a button that opens its choices. The dice come first.

# Above the list.
new-tonight = Zasady na dziś
# Dice from a code.
new-dice-of = Kości { $code }
new-rule-open = jawne wybory
new-rule-secret = tajne wybory
# The points stand first.
new-rule-penalty = { $penalty } za nieukończony rząd
new-rule-columns = { $count ->
    [few] { $count } kolumny do zwycięstwa
   *[other] { $count } kolumn do zwycięstwa
}
# Runners on a space with a square of somebody else.
new-rule-share = pola są wspólne
new-rule-jump = biegacze skaczą
new-rule-forced = bez stopu na cudzym pionku
# The pairs that may be chosen.
new-rule-any = dowolne pary
new-rule-runner = najpierw nowy biegacz
new-rule-most = najwięcej par
new-rule-no-limit = bez limitu czasu
new-rule-limit = { $seconds } s na wybór
new-rule-counts = o rekordy
new-rule-practice = dla wprawy
new-rule-strict = ściśle
