### Det som står på många skärmar.

common-close = Stäng
common-back = Tillbaka
common-new-game = Nytt parti
common-export = Exportera
common-seconds = { $seconds } s
common-turns =
    { $count ->
        [one] { $count } drag
       *[other] { $count } drag
    }
common-percent = { $number } %

## Bordet

common-bar-result = Resultat
common-bar-table = Bord
common-bar-go-on = Fortsätt
common-bar-hint = Tips
common-bar-strict = Strikt parti
common-bar-players = Spelare
common-bar-undo = Ångra
common-bar-redo = Gör om
common-bar-history = Historik
common-cancel-correction = Avbryt rättelsen
common-only-program = Bara datorn spelar vidare.
common-play-out = Spela klart
common-playing-out = Datorn spelar klart …
common-practice = Träning: det här partiet räknas inte.
common-back-to-original = Tillbaka till originalet
common-no-hint-here = Det finns inget att välja nu.
common-hint-thinking = Räknar ut ett tips …
common-take-die-back = Ta tillbaka den här tärningen
common-percent-under = < 1 %
common-percent-over = > 99 %
common-share-under = under 1 %
common-share-over = över 99 %
common-failed = Programmet klarade inte det här; försök igen

## Raden överst

common-games = Partier
common-more = Mer
common-learn = Lär dig spelet
common-one-pad = Ett protokoll
common-all-pads = Alla protokoll
common-phones = Telefoner
common-settings = Inställningar
common-help = Hjälp

## Färger och former

common-blue-circle = Blå cirkel
common-orange-square = Orange kvadrat
common-green-triangle = Grön triangel
common-purple-diamond = Lila romb
common-sky-blue-star = Himmelsblå stjärna
common-red-hexagon = Röd sexhörning
common-yellow-cross = Gult kors
common-grey-ring = Grå ring

## Tärningar som skrivs in

common-dice-to-go =
    { $count ->
        [one] { $count } tärning kvar
       *[other] { $count } tärningar kvar
    }
common-not-on-a-die = { $key } finns inte på en tärning: 1 till 6.
common-it-was = Det var { $was }. Esc låter det vara så.

## Klockan

common-time-paused = Klockan står
common-time-pause = Pausa
common-time-resume = Fortsätt
common-time-up = Tiden är ute: { $name } är fortfarande på tur

## Ett protokoll

common-pad-each = per ×
common-pad-pair = par
common-pad-points = poäng, hopräknade
common-pad-minus-column = minus
common-pad-plus-column = plus
common-pad-more = { $count } till
common-pad-minus = Minus
common-pad-plus = Plus
common-pad-total = Totalt
common-pad-out = ute
common-games-none = inget
common-games-all = samtliga
common-games-percent = { $number } % ± { $error } %

## Bokstäver väljer

common-nothing-to-choose = Det finns inget att välja här.
common-one-choice = Det finns bara ett val: A.
common-no-choice = Bokstäver väljer här: A till { $last }.
common-illegal = { $choice } går inte: { $why }
common-outdated = Det var { $choice }, som inte längre går: { $why }

## Vad programmet säger vid bordet

common-denied-bot-first = { $name } avgör först om det blir att kasta vidare eller stanna: mellanslag.
common-denied-secret = Vad { $name } väljer är dolt tills alla har valt. Enter skickar laptopen vidare.
common-marks-hint = Ett parti med tips står för sig i rekorden. Klicka på ”Tips” eller tryck T en gång till för att se det.
common-marks-review = Ett parti som analyseras före slutet står för sig i rekorden. Klicka på ”Analys” eller tryck V en gång till för att se analysen.
common-marks-taken = De här tärningarna har du sett. Ändrar du något nu står partiet för sig i rekorden. ”Gör om” tar tillbaka dem.
common-marks-known = Någon här har sett de här tärningarna förut, så partiet står för sig i rekorden.
common-strict-hint = I ett strikt parti finns inga tips.
common-strict-review = I ett strikt parti kommer analysen i slutet, och sedan ändras inget mer.
common-strict-taken = I ett strikt parti tas inget tillbaka när nästa tärningar har fallit.
common-strict-known = Ett strikt parti tar appens tärningar som de faller.
common-help-hint = tips
common-help-review = analys under partiet
common-help-taken = ångrade tärningar
common-help-known = tärningar kända i förväg
common-notice-no-advice = Coachen har inget svar här.
common-notice-advice-failed = Coachen lyckades inte svara. ”Tips” (T) frågar igen.
common-notice-thinking-failed = Datorn lyckades inte bestämma sig. Mellanslag låter den försöka igen; under ”Spelare” (P) kan någon annan ta över platsen.
common-notice-time-up-failed = Tiden är ute för { $name }. Programmet lyckades inte bestämma sig, så { $name } fortsätter.
common-notice-would-roll-on = Tiden är ute för { $name }: coachen skulle kasta vidare.
common-notice-coach-decided = Tiden var ute för { $name }: coachen har bestämt.
common-notice-table-decided = Tiden var ute för { $name }: bordet har bestämt, som avtalat.

## Spel

common-game-classic = Klassiska Can’t Stop
common-express = Express
common-classic = Klassisk
common-dice-real = Egna tärningar
common-dice-earlier = Ett tidigare partis tärningar
common-dice-of-day = Dagens tärningar, kod { $code }
common-dice-app = Appens tärningar, kod { $code }
common-person = Människa
common-level-dreamy = Drömmare
common-level-careless = Slarver
common-level-eager = Ivrig
common-level-curious = Nyfiken
common-level-bold = Våghals
common-level-steady = Trygg
common-level-evolved = Klurig
common-level-master = Mästare
common-out-of = { $reached } av { $top }
