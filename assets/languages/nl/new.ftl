### Een nieuw spel.

new-title-alone = Solo
new-start = Beginnen
new-no-randomness = Het systeem geeft geen toeval voor de dobbelstenen: { $error }. Speel met echte dobbelstenen.

## Wie speelt

new-players = Spelers
new-your-name = Hoe heet je?
new-alone-about = Dit wordt één keer gevraagd. Het volgende solospel begint meteen.
new-programs = Computerspelers
new-programs-about = Klik om toe te voegen

new-name-field = Naam
new-board-full = Op het bord is plaats voor vier.
new-nobody-known = Nog niemand speelde onder deze naam.
new-known-hint = Heeft al gespeeld; ↓ in een naamveld

new-colour-hint = { $colour }; een andere: { $key }
new-person-hint = Een mens. { $key }: iemand anders
new-level-hint = { $character } { $key }: iemand anders
new-earlier = Eén plaats naar voren: { $key }
new-later = Eén plaats naar achteren: { $key }
new-remove = Van tafel: { $key }

## Dobbelstenen

new-dice = Dobbelstenen
new-dice-real = Echte dobbelstenen
new-dice-real-about = Je gooit, en typt wat je ziet.
new-dice-app = De app gooit
new-dice-app-about = Nieuwe worpen in elk spel.
new-dice-today-hint = Vandaag dezelfde voor iedereen
new-dice-today-about = Vandaag dezelfde voor iedereen.
new-code-field = Code
new-code-hint = De code van de dobbelstenen van een ander spel, om er nog eens mee te spelen
new-code-fault = Een code heeft zeven tot dertien letters en cijfers.
new-dice-code-about = Dezelfde voor iedereen met deze code.

## Straf en records

new-penalty = Een rij met 1 tot 4 kruisjes kost
new-penalty-about = 200 volgens de regels.
new-counting = Het spel is
new-counts = Voor de records
new-practice = Om te oefenen
new-strict = Streng
new-strict-about = Solo, nieuwe app-worpen, zonder hints of terugnemen.
new-counting-about = Kun je na het spel nog veranderen.

## Het bord

new-columns = Kolommen om te winnen
new-columns-about = Drie is de regel.
new-columns-three = Drie
new-columns-four = Vier
new-columns-five = Vijf
new-columns-hint = Voor twee of drie spelers
new-sharing = Een loper op een fiche van een ander
new-sharing-about = Delen is de regel.
new-sharing-share = Ze delen het veld
new-sharing-jump = De loper springt
new-sharing-forced = Daar geen stop
new-placement = Paren die gekozen mogen worden
new-placement-about = Gewoonlijk alle.
new-placement-any = Alle
new-placement-runner = Eerst een nieuwe loper
new-placement-most = De meeste paren

## Geheime keuzes

new-choices = Keuzes
new-choices-about = Geheim: niemand ziet er een tot iedereen gekozen heeft.
new-choices-few = Geheim is voor twee of meer mensen.
new-open = Open
new-secret = Geheim
new-secret-hint = Voor twee of meer mensen

## Tijd

new-time-choice = Tijd voor een keuze
new-time-choice-about = Begint voor elke speler opnieuw.
new-time-decision = Tijd voor een beslissing
new-time-decision-about = Begint voor elke beslissing opnieuw.
new-time-none = Geen limiet
new-time-field = Anders
new-zero = Als de tijd om is
new-zero-about = De coach speelt goed; dat wordt genoteerd als een hint.
new-zero-warn = Alleen melden
new-zero-first = De eerste keuze nemen
new-zero-coach = De coach kiest

## The rules as a list of parts with a comma between them, each a button that opens its choices. The dice come first.

new-tonight = De regels vanavond
new-dice-of = Dobbelstenen { $code }
new-rule-open = open keuzes
new-rule-secret = geheime keuzes
new-rule-penalty = { $penalty } voor een onvoltooide rij
new-rule-columns = { $count } kolommen winnen
new-rule-share = velden worden gedeeld
new-rule-jump = lopers springen
new-rule-forced = geen stop op een ander
new-rule-any = alle paren
new-rule-runner = eerst een nieuwe loper
new-rule-most = de meeste paren
new-rule-no-limit = geen tijdslimiet
new-rule-limit = { $seconds } s per keuze
new-rule-counts = voor de records
new-rule-practice = om te oefenen
new-rule-strict = streng
