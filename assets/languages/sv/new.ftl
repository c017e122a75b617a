### Ett nytt parti.

new-title-alone = Ensam
new-start = Starta
new-no-randomness = Systemet ger ingen slump till tärningarna: { $error }. Spela med egna tärningar.

## Vem som spelar

new-players = Spelare
new-your-name = Vad heter du?
new-alone-about = Frågas en gång. Nästa parti ensam börjar direkt.
new-programs = Datorn
new-programs-about = Tryck för att lägga till

## Namn

new-name-field = Namn
new-board-full = Brädet har plats för fyra.
new-nobody-known = Ingen med det namnet har spelat förut.
new-known-hint = Har spelat förut; ↓ i namnfält
new-colour-hint = { $colour }; en annan: { $key }
new-person-hint = En människa. { $key }: någon annan
new-level-hint = { $character } { $key }: någon annan
new-earlier = Plats framåt: { $key }
new-later = Plats bakåt: { $key }
new-remove = Bort från bordet: { $key }

## Tärningar

new-dice = Tärningar
new-dice-real = Egna tärningar
new-dice-real-about = Du kastar och skriver in vad du ser.
new-dice-app = Appen kastar
new-dice-app-about = Nya tärningar i varje parti.
new-dice-today-hint = Samma för alla i dag
new-dice-today-about = Samma för alla i dag.
new-code-field = Kod
new-code-hint = Koden för ett annat partis tärningar, för att spela dem igen
new-code-fault = En kod har sju till tretton bokstäver och siffror.
new-dice-code-about = Samma för alla med den här koden.

## Avdrag och rekord

new-penalty = En rad med ett till fyra kryss kostar
new-penalty-about = 200 enligt reglerna.
new-counting = Partiet är
new-counts = För rekorden
new-practice = Bara träning
new-strict = Strikt
new-strict-about = Ensam, nya tärningar från appen: inga tips, inget ångra.
new-counting-about = Kan ändras efter partiet.

## Brädet

new-columns = Kolumner som vinner
new-columns-about = Tre är regeln.
new-columns-three = Tre
new-columns-four = Fyra
new-columns-five = Fem
new-columns-hint = För två eller tre spelare
new-sharing = Löpare på annans bricka
new-sharing-about = Att dela är regeln.
new-sharing-share = De delar rutan
new-sharing-jump = Löparen hoppar
new-sharing-forced = Inget stopp där
new-placement = Par som får väljas
new-placement-about = Vilka som helst är vanligt.
new-placement-any = Alla
new-placement-runner = Ny löpare först
new-placement-most = Flest par

## Hemliga val

new-choices = Val
new-choices-about = Hemliga: ingen ser ett val förrän alla har valt.
new-choices-few = Hemliga val är för två eller fler.
new-open = Öppna
new-secret = Hemliga
new-secret-hint = För två eller fler

## Tid

new-time-choice = Tid för ett val
new-time-choice-about = Den börjar om för varje spelare.
new-time-decision = Tid för ett beslut
new-time-decision-about = Den börjar om för varje beslut.
new-time-none = Ingen gräns
new-time-field = Annan
new-zero = När tiden är ute
new-zero-about = Coachen spelar bra; räknas som ett tips.
new-zero-warn = Säg bara till
new-zero-first = Ta första valet
new-zero-coach = Coachen väljer

## The rules as a list of parts with a comma between them, each a button that opens its choices. The dice come first.

# Above the list.
new-tonight = Kvällens regler
# Dice from a code.
new-dice-of = Tärningar { $code }
new-rule-open = öppna val
new-rule-secret = hemliga val
# The points stand first.
new-rule-penalty = { $penalty } för en ofärdig rad
new-rule-columns = { $count } kolumner vinner
# Runners on a space with a square of somebody else.
new-rule-share = rutor delas
new-rule-jump = löpare hoppar
new-rule-forced = inget stopp på annans bricka
# The pairs that may be chosen.
new-rule-any = alla par
new-rule-runner = ny löpare först
new-rule-most = flest par
new-rule-no-limit = ingen tidsgräns
new-rule-limit = { $seconds } s per val
new-rule-counts = för rekorden
new-rule-practice = bara träning
new-rule-strict = strikt
