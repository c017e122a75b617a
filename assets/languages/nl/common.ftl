### Wat op veel schermen staat.

common-close = Sluiten
common-back = Terug
common-new-game = Nieuw spel
common-export = Exporteren
common-seconds = { $seconds } s
common-turns =
    { $count ->
        [one] { $count } beurt
       *[other] { $count } beurten
    }
common-percent = { $number }%

## De tafel

common-bar-result = Resultaat
common-bar-table = Tafel
common-bar-go-on = Verder
common-bar-hint = Hint
common-bar-strict = Strikt spel
common-bar-players = Spelers
common-bar-undo = Terugnemen
common-bar-redo = Opnieuw
common-bar-history = Verloop
common-cancel-correction = Correctie annuleren
common-only-program = Alleen de computer speelt nog.
common-play-out = Uitspelen
common-playing-out = Wordt uitgespeeld…
common-practice = Oefening: dit spel telt niet mee.
common-back-to-original = Terug naar het origineel
common-no-hint-here = Er valt nu niets te kiezen.
common-hint-thinking = Hint wordt berekend…
common-take-die-back = Deze dobbelsteen weghalen
common-percent-under = < 1%
common-percent-over = > 99%
common-share-under = minder dan 1%
common-share-over = meer dan 99%
common-failed = Er ging iets mis. Probeer het opnieuw.

## De balk boven de schermen

common-games = Spellen
common-more = Meer
common-learn = Spel leren
common-one-pad = Eén blad
common-all-pads = Alle bladen
common-phones = Telefoons
common-settings = Instellingen
common-help = Help

common-blue-circle = Blauwe cirkel
common-orange-square = Oranje vierkant
common-green-triangle = Groene driehoek
common-purple-diamond = Paarse ruit
common-sky-blue-star = Hemelsblauwe ster
common-red-hexagon = Rode zeshoek
common-yellow-cross = Geel kruis
common-grey-ring = Grijze ring

common-dice-to-go =
    { $count ->
        [one] nog { $count } dobbelsteen
       *[other] nog { $count } dobbelstenen
    }
common-not-on-a-die = { $key } staat niet op een dobbelsteen. Typ 1 t/m 6.
common-it-was = Het was { $was }. Met Esc blijft het zo.

## De klok

common-time-paused = Klok op pauze
common-time-pause = Pauze
common-time-resume = Verder
common-time-up = De tijd is om: { $name } is nog aan de beurt

## Een blad

common-pad-each = elk
common-pad-pair = paar
common-pad-points = punten totaal
common-pad-minus-column = min
common-pad-plus-column = plus
common-pad-more = nog { $count }
common-pad-minus = Min
common-pad-plus = Plus
common-pad-total = Totaal
common-pad-out = uit

common-games-none = geen
common-games-all = alle
common-games-percent = { $number } ± { $error }%

## Letters kiezen

common-nothing-to-choose = Hier valt niets te kiezen.
common-one-choice = Er is maar één keuze: A.
common-no-choice = Kies met een letter, A t/m { $last }.
# What the next words belong to, like 4 or Throw 4.
common-colon = { $what }:
common-illegal = { $choice } kan niet: { $why }
common-outdated = Het was { $choice }, en dat kan niet meer: { $why }

## Wat het programma aan tafel zegt

common-denied-bot-first = { $name } moet eerst doorgooien of stoppen: druk op Spatie.
common-denied-secret = De keuze van { $name } blijft geheim tot iedereen gekozen heeft. Laptop doorgeven: Enter.
common-marks-hint = Spellen met hints tellen apart. Toch zien: nog eens “Hint” (T).
common-marks-review = Spellen die voor het einde geanalyseerd zijn, tellen apart. Toch zien: nog eens “Analyse” (V).
common-marks-taken = Je hebt deze dobbelstenen al gezien. Verander je nu iets, dan telt dit spel apart. Met “Opnieuw” krijg je ze terug.
common-marks-known = Je kent deze dobbelstenen al, dus dit spel telt apart.
common-strict-hint = In een strikt spel zijn er geen hints.
common-strict-review = In een strikt spel zie je de analyse pas aan het einde, en daarna kun je niets meer veranderen.
common-strict-taken = In een strikt spel kun je niets meer terugnemen als de volgende dobbelstenen gevallen zijn.
common-strict-known = Voor een strikt spel moet de app nieuwe dobbelstenen gooien.
common-help-hint = hints
common-help-review = analyse tijdens het spel
common-help-taken = terugnemen
common-help-known = bekende dobbelstenen
common-notice-no-advice = De coach heeft hier geen advies.
common-notice-advice-failed = De coach kon niet antwoorden. Opnieuw proberen: “Hint” (T).
common-notice-thinking-failed = De computer kon niet beslissen. Opnieuw proberen: Spatie. De plaats aan iemand anders geven: “Spelers” (P).
common-notice-time-up-failed = De tijd van { $name } is om. De computer kon niet beslissen, dus { $name } speelt verder.
common-notice-would-roll-on = De tijd van { $name } is om: de coach zou doorgooien.
common-notice-coach-decided = De tijd van { $name } is om: de coach heeft beslist.
common-notice-table-decided = De tijd van { $name } is om: de app heeft beslist, zoals afgesproken.

## Spellen

common-game-classic = Klassiek Can’t Stop
common-express = Express
common-classic = Klassiek

common-dice-real = Echte dobbelstenen
common-dice-earlier = Dobbelstenen van een eerder spel
common-dice-of-day = Dobbelstenen van de dag, code { $code }
common-dice-app = App-dobbelstenen, code { $code }

common-person = Speler

common-level-dreamy = Dromer
common-level-careless = Brokkenpiloot
common-level-eager = Gretig
common-level-curious = Nieuwsgierig
common-level-bold = Waaghals
common-level-steady = Nuchter
common-level-evolved = Slimmerd
common-level-master = Meester
common-out-of = { $reached } van { $top }
