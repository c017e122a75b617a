### Een nieuw spel.

new-title-alone = Solo
new-start = Starten
new-no-randomness = De app kan hier niet eerlijk gooien: { $error }. Speel met echte dobbelstenen.

## Wie speelt

new-players = Wie speelt er?
new-your-name = Hoe heet je?
new-alone-about = De app vraagt dit maar één keer: je volgende solospel begint meteen.
new-programs = Computerspelers
new-programs-about = Klik om toe te voegen

new-name-field = Naam
new-board-full = Aan het bord is maar plaats voor vier.
new-nobody-known = Er heeft nog niemand onder deze naam gespeeld.
new-known-hint = Heeft al gespeeld; druk op ↓ in een naamveld

new-colour-hint = { $colour }; andere kleur: { $key }
new-person-hint = Een speler; wijzigen: { $key }
new-level-hint = { $character } Wijzigen: { $key }
new-earlier = Naar voren: { $key }
new-later = Naar achteren: { $key }
new-remove = Weghalen: { $key }

## Dobbelstenen

new-dice = Dobbelstenen
new-dice-real = Echte dobbelstenen
new-dice-real-about = Je gooit zelf en typt wat je ziet.
new-dice-app = App-dobbelstenen
new-dice-app-about = Nieuwe dobbelstenen in elk spel.
new-dice-today-hint = Vandaag dezelfde voor iedereen
new-dice-today-about = Vandaag dezelfde voor iedereen.
new-code-field = Code
new-code-hint = De code van een ander spel, om met dezelfde dobbelstenen te spelen
new-code-fault = Een code heeft zeven tot dertien letters en cijfers.
new-dice-code-about = Dezelfde voor iedereen met deze code.

## Straf en records

new-penalty = Straf voor een onvoltooide rij
new-penalty-about = Standaard: 200.
new-counting = Telt het mee?
new-counts = Ja
new-practice = Oefenen
new-strict = Strikt
new-strict-about = Solo, nieuwe app-dobbelstenen, geen hints, niet terugnemen.
new-counting-about = Dit kun je na het spel nog veranderen.

## Het bord

new-columns = Kolommen om te winnen
new-columns-about = Standaard: drie.
new-columns-three = Drie
new-columns-four = Vier
new-columns-five = Vijf
new-columns-hint = Voor twee of drie spelers
new-sharing = Loper op een fiche van een ander
new-sharing-about = Standaard: het veld delen.
new-sharing-share = Ze delen het veld
new-sharing-jump = De loper springt
new-sharing-forced = Daar geen stop
new-placement = Paren die je mag kiezen
new-placement-about = Standaard: alle.
new-placement-any = Alle
new-placement-runner = Eerst een nieuwe loper
new-placement-most = De meeste paren

## Geheime keuzes

new-choices = Keuzes
new-choices-about = Geheim: verborgen tot iedereen gekozen heeft.
new-choices-few = Alleen voor twee of meer spelers.
new-open = Open
new-secret = Geheim
new-secret-hint = Voor twee of meer spelers

## Tijd

new-time-choice = Tijdslimiet
new-time-choice-about = Per speler.
new-time-decision = Tijdslimiet
new-time-decision-about = Per beslissing.
new-time-none = Geen limiet
new-time-field = Anders
new-zero = Als de tijd om is
new-zero-about = De coach speelt goed, dus dit telt als een hint.
new-zero-warn = Alleen melden
new-zero-first = Eerste keuze nemen
new-zero-coach = De coach kiest

## The rules as a list of parts with a comma between them, each a button that opens its choices. The dice come first.

new-tonight = De regels vanavond
new-dice-of = Dobbelstenen { $code }
new-rule-open = open keuzes
new-rule-secret = geheime keuzes
new-rule-penalty = { $penalty } voor een onvoltooide rij
new-rule-columns = { $count ->
    [one] { $count } kolom wint
   *[other] { $count } kolommen winnen
}
new-rule-share = lopers delen velden
new-rule-jump = lopers springen
new-rule-forced = geen stop op een fiche
new-rule-any = alle paren
new-rule-runner = eerst een nieuwe loper
new-rule-most = de meeste paren
new-rule-no-limit = geen tijdslimiet
new-rule-limit = { $seconds } s per keuze
new-rule-counts = voor de records
new-rule-practice = alleen oefenen
new-rule-strict = strikt
