### Det som står på många skärmar.

common-close = Stäng
common-back = Tillbaka
common-new-game = Nytt parti
common-export = Exportera
common-seconds = { $seconds } s
common-turns =
    { $count ->
        [one] { $count } drag
       *[other] { $count } drag
    }
common-percent = { $number } %

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
common-playing-out = Spelar klart …
common-practice = Träning: det här partiet räknas inte.
common-back-to-original = Tillbaka till originalet
common-no-hint-here = Det finns inget att välja nu.
common-hint-thinking = Räknar ut ett tips …
common-take-die-back = Ta bort tärningen
common-percent-under = <1 %
common-percent-over = >99 %
common-share-under = under 1 %
common-share-over = över 99 %
common-failed = Något gick fel. Försök igen.

## Raden överst

common-games = Partier
common-more = Mer
common-learn = Lär dig spelet
common-one-pad = Ett protokoll
common-all-pads = Alla protokoll
common-phones = Telefoner
common-settings = Inställningar
common-help = Hjälp

## Spelarnas färger och former

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
common-not-on-a-die = { $key } finns inte på en tärning. Skriv 1 till 6.
common-it-was = Det var { $was }. Esc låter det stå.

## Klockan

common-time-paused = Klockan är pausad
common-time-pause = Pausa
common-time-resume = Fortsätt
common-time-up = Tiden är ute: { $name } är fortfarande på tur

## Ett protokoll

common-pad-each = var
common-pad-pair = par
common-pad-points = poäng totalt
common-pad-minus-column = minus
common-pad-plus-column = plus
common-pad-more = { $count } till
common-pad-minus = Minus
common-pad-plus = Plus
common-pad-total = Totalt
common-pad-out = ute

## I hur många av de simulerade partierna

common-games-none = 0 %
common-games-all = 100 %
common-games-percent = { $number } ± { $error } %

## Bokstäver väljer

common-nothing-to-choose = Det finns inget att välja här.
common-one-choice = Det finns bara ett val: A.
common-no-choice = Välj med en bokstav, A till { $last }.
# What the next words belong to, like 4 or Throw 4.
common-colon = { $what }:
common-illegal = { $choice } går inte: { $why }
common-outdated = Det var { $choice }, som inte längre går: { $why }

## Vad appen säger vid bordet

common-denied-bot-first = { $name } måste först kasta vidare eller stanna: tryck på mellanslag.
common-denied-secret = Ingen ser vad { $name } väljer förrän alla har valt. Tryck på Enter för att skicka laptopen vidare.
common-marks-hint = Partier med tips räknas separat. Tryck på ”Tips” (T) igen för att se tipset.
common-marks-review = Partier som analyseras före slutet räknas separat. Tryck på ”Analys” (V) igen för att se analysen.
common-marks-taken = De ångrade tärningarna har du sett. Ändrar du något nu räknas partiet separat. ”Gör om” ger dig dem tillbaka.
common-marks-known = Du har spelat de här tärningarna förut, så partiet räknas separat.
common-strict-hint = I ett strikt parti finns inga tips.
common-strict-review = I ett strikt parti får du se analysen först efter slutet, och sedan kan du inte ändra något.
common-strict-taken = I ett strikt parti kan du inte ångra när nästa tärningar har fallit.
common-strict-known = Ett strikt parti behöver nya tärningar från appen.
common-help-hint = tips
common-help-review = analys under partiet
common-help-taken = ångrande
common-help-known = redan kända tärningar
common-notice-no-advice = Här har coachen inget råd.
common-notice-advice-failed = Coachen kunde inte svara. Tryck på ”Tips” (T) för att försöka igen.
common-notice-thinking-failed = Datorn kunde inte bestämma sig. Tryck på mellanslag för att försöka igen. Vill du ge platsen till någon annan, öppna ”Spelare” (P).
common-notice-time-up-failed = Tiden är ute för { $name }. Datorn kunde inte bestämma sig, så { $name } spelar vidare.
common-notice-would-roll-on = Tiden är ute för { $name }: coachen skulle kasta vidare.
common-notice-coach-decided = Tiden är ute för { $name }: coachen avgjorde.
common-notice-table-decided = Tiden är ute för { $name }: appen avgjorde, som ni kommit överens om.

## Spel

common-game-classic = Klassiska Can’t Stop
common-express = Express
common-classic = Klassiska

## Vems tärningar som kastas

common-dice-real = Riktiga tärningar
common-dice-earlier = Tärningar från ett tidigare parti
common-dice-of-day = Dagens tärningar, kod { $code }
common-dice-app = Appens tärningar, kod { $code }

## Vem som spelar på en plats

common-person = Person

## Datorspelarna, den svagaste först

common-level-dreamy = Drömmare
common-level-careless = Slarver
common-level-eager = Ivrig
common-level-curious = Nyfiken
common-level-bold = Våghals
common-level-steady = Trygg
common-level-evolved = Klurig
common-level-master = Mästare
common-out-of = { $reached } av { $top }
