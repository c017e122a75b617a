### Ett nytt parti.

new-title-alone = Solo
new-start = Starta
new-no-randomness = Appen kan inte kasta rättvisa tärningar här: { $error }. Spela med riktiga tärningar.

## Vem som spelar

new-players = Vem spelar?
new-your-name = Vad heter du?
new-alone-about = Appen frågar bara en gång. Nästa soloparti startar direkt.
new-programs = Datorspelare
new-programs-about = Klicka för att lägga till

## Namn

new-name-field = Lägg till namn
new-board-full = Brädet har bara plats för fyra.
new-nobody-known = Ingen med det namnet har spelat förut.
new-known-hint = Har spelat förut; tryck på ↓ i ett namn

## Knapparna bredvid ett namn

new-colour-hint = { $colour }; tryck på { $key } för en annan
new-person-hint = En person; tryck på { $key } för att ändra
new-level-hint = { $character } Tryck på { $key } för att ändra
new-earlier = Flytta upp: { $key }
new-later = Flytta ner: { $key }
new-remove = Ta bort: { $key }

## Tärningar

new-dice = Tärningar
new-dice-real = Riktiga tärningar
new-dice-real-about = Du kastar och skriver in vad du ser.
new-dice-app = Appens tärningar
new-dice-app-about = Nya tärningar i varje parti.
new-dice-today-hint = Samma för alla i dag
new-dice-today-about = Samma för alla i dag.
new-code-field = Tärningskod
new-code-hint = En tärningskod från ett annat parti, för att spela dess tärningar igen
new-code-fault = En kod har sju till tretton bokstäver och siffror.
new-dice-code-about = Samma för alla som har koden.

## Avdrag och rekord

new-penalty = Avdrag för ofärdig rad
new-penalty-about = Enligt reglerna 200.
new-counting = Räknas det?
new-counts = Ja
new-practice = Träning
new-strict = Strikt
new-strict-about = Solo, nya tärningar från appen, inga tips, inget ångrande.
new-counting-about = Du kan ändra det efter partiet.

## Brädet

new-columns = Kolumner för att vinna
new-columns-about = Enligt reglerna tre.
new-columns-three = Tre
new-columns-four = Fyra
new-columns-five = Fem
new-columns-hint = För två eller tre spelare
new-sharing = Löpare på någon annans bricka
new-sharing-about = Enligt reglerna delar de.
new-sharing-share = De delar rutan
new-sharing-jump = Löparen hoppar
new-sharing-forced = Inget stopp där
new-placement = Par du får välja
new-placement-about = Enligt reglerna alla.
new-placement-any = Alla
new-placement-runner = Ny löpare först
new-placement-most = Flest par

## Hemliga val

new-choices = Val
new-choices-about = Hemliga: dolda tills alla har valt.
new-choices-few = Bara för två eller fler spelare.
new-open = Öppna
new-secret = Hemliga
new-secret-hint = För två eller fler spelare

## Tid

new-time-choice = Tidsgräns
new-time-choice-about = Per spelare.
new-time-decision = Tidsgräns
new-time-decision-about = Per beslut.
new-time-none = Ingen gräns
new-time-field = Annan
new-zero = När tiden är ute
new-zero-about = Coachen spelar bra, så valet räknas som ett tips.
new-zero-warn = Bara varna
new-zero-first = Ta första valet
new-zero-coach = Coachen väljer

## Reglerna som en lista

new-tonight = Kvällens regler
new-dice-of = Tärningar { $code }
new-rule-open = öppna val
new-rule-secret = hemliga val
new-rule-penalty = { $penalty } för ofärdig rad
new-rule-columns = { $count } kolumner vinner
new-rule-share = löpare delar rutor
new-rule-jump = löpare hoppar
new-rule-forced = inget stopp på en bricka
new-rule-any = alla par
new-rule-runner = ny löpare först
new-rule-most = flest par
new-rule-no-limit = ingen tidsgräns
new-rule-limit = { $seconds } s per val
new-rule-counts = för rekorden
new-rule-practice = bara träning
new-rule-strict = strikt
