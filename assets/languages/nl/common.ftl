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
common-bar-strict = Streng spel
common-bar-players = Spelers
common-bar-undo = Terugnemen
common-bar-redo = Opnieuw
common-bar-history = Verloop
common-cancel-correction = Correctie annuleren
common-only-program = Alleen de computer speelt nog.
common-play-out = Laten uitspelen
common-playing-out = De computer speelt door…
common-practice = Oefening: dit spel telt niet mee.
common-back-to-original = Terug naar het origineel
common-no-hint-here = Er is nu niets te kiezen.
common-hint-thinking = Hint wordt berekend…
common-take-die-back = Deze dobbelsteen terugnemen
common-percent-under = < 1%
common-percent-over = > 99%
common-share-under = minder dan 1%
common-share-over = meer dan 99%
common-failed = Dit is het programma niet gelukt; probeer het opnieuw

## De balk boven de schermen

common-games = Spellen
common-more = Meer
common-learn = Spel leren
common-one-pad = Eén blad
common-all-pads = Alle bladen
common-phones = Telefoons
common-settings = Instellingen
common-help = Hulp

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
common-not-on-a-die = { $key } staat niet op een dobbelsteen: 1 tot 6.
common-it-was = Het was { $was }. Esc laat het zo.

## De klok

common-time-paused = De klok staat stil
common-time-pause = Pauze
common-time-resume = Verder
common-time-up = De tijd is om: { $name } is nog aan de beurt

## Een blad

common-pad-each = elk
common-pad-pair = paar
common-pad-points = punten, opgeteld
common-pad-minus-column = min
common-pad-plus-column = plus
common-pad-more = nog { $count }
common-pad-minus = Min
common-pad-plus = Plus
common-pad-total = Totaal
common-pad-out = uit

common-games-none = geen
common-games-all = alle
common-games-percent = { $number }% ± { $error }%

## Letters kiezen

common-nothing-to-choose = Hier is niets te kiezen.
common-one-choice = Er is maar één keuze: A.
common-no-choice = Hier kiezen letters: A tot en met { $last }.
common-illegal = { $choice } kan niet: { $why }
common-outdated = Het was { $choice }; dat kan niet meer: { $why }

## Wat het programma aan tafel zegt

common-denied-bot-first = { $name } beslist eerst of er wordt doorgegooid: Spatie.
common-denied-secret = Wat { $name } kiest, blijft geheim tot iedereen gekozen heeft. Enter geeft de laptop door.
common-marks-hint = Een spel met hints staat apart bij de records. Klik nog een keer op Hint of druk op T om hem te zien.
common-marks-review = Een spel dat voor het einde geanalyseerd wordt, staat apart bij de records. Klik nog een keer op Analyse of druk op V om die te zien.
common-marks-taken = Deze dobbelstenen heb je al gezien. Verander je nu iets, dan staat het spel apart bij de records. Opnieuw haalt ze terug.
common-marks-known = Iemand hier heeft deze dobbelstenen al gezien; daarom staat dit spel apart bij de records.
common-strict-hint = In een streng spel zijn er geen hints.
common-strict-review = In een streng spel komt de analyse aan het einde, en daarna verandert er niets meer.
common-strict-taken = In een streng spel wordt niets teruggenomen als de volgende worp gevallen is.
common-strict-known = Een streng spel neemt de dobbelstenen van de app zoals ze vallen.
common-help-hint = hints
common-help-review = analyse tijdens het spel
common-help-taken = worp teruggenomen
common-help-known = dobbelstenen al bekend
common-notice-no-advice = De coach heeft hier geen antwoord.
common-notice-advice-failed = De coach is er niet uitgekomen. Hint (T) vraagt het opnieuw.
common-notice-thinking-failed = De computer is er niet uitgekomen. Spatie laat hem het opnieuw proberen; onder Spelers (P) kan iemand anders de plaats overnemen.
common-notice-time-up-failed = De tijd van { $name } is om. Het programma is er niet uitgekomen, dus { $name } gaat verder.
common-notice-would-roll-on = De tijd van { $name } is om: de coach zou doorgooien.
common-notice-coach-decided = De tijd van { $name } was om: de coach heeft beslist.
common-notice-table-decided = De tijd van { $name } was om: er is beslist zoals afgesproken.

## Spellen

common-game-classic = Het klassieke Can’t Stop
common-express = Express
common-classic = Klassiek

common-dice-real = Echte dobbelstenen
common-dice-earlier = Worpen van een eerder spel
common-dice-of-day = Worpen van de dag, code { $code }
common-dice-app = Worpen van de app, code { $code }

common-person = Mens

common-level-dreamy = Dromer
common-level-careless = Losbol
common-level-eager = Gretig
common-level-curious = Nieuwsgierig
common-level-bold = Waaghals
common-level-steady = Nuchter
common-level-evolved = Slimmerd
common-level-master = Meester
common-out-of = { $reached } van { $top }
