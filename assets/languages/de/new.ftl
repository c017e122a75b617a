### Ein neues Spiel.

new-title-alone = Allein
new-start = Los
new-no-randomness = Das System liefert keinen Zufall für die Würfel: { $error }. Spiele mit echten Würfeln.

## Wer spielt

new-players = Spieler
new-your-name = Wie heißt du?
new-alone-about = Nur dieses eine Mal gefragt. Das nächste Spiel allein beginnt sofort.
new-programs = Computergegner
new-programs-about = Klicken zum Hinzufügen
new-name-field = Name
new-board-full = Am Brett ist Platz für vier.
new-nobody-known = Unter diesem Namen hat noch niemand gespielt.
new-known-hint = Hat schon gespielt; im Namensfeld: ↓
new-colour-hint = { $colour }; eine andere: { $key }
new-person-hint = Ein Mensch. { $key }: jemand anders
new-level-hint = { $character } { $key }: jemand anders
new-earlier = Einen Platz nach vorn: { $key }
new-later = Einen Platz nach hinten: { $key }
new-remove = Vom Tisch: { $key }

## Würfel

new-dice = Würfel
new-dice-real = Echte Würfel
new-dice-real-about = Du würfelst und tippst ein, was du siehst.
new-dice-app = Die App würfelt
new-dice-app-about = In jedem Spiel neue Würfe.
new-dice-today-hint = Heute für alle dieselben
new-dice-today-about = Heute für alle dieselben.
new-code-field = Code
new-code-hint = Der Code der Würfel eines anderen Spiels, um noch einmal mit ihnen zu spielen
new-code-fault = Ein Code hat sieben bis dreizehn Buchstaben und Ziffern.
new-dice-code-about = Für alle mit diesem Code dieselben.

## Abzug und Rekorde

new-penalty = Eine Reihe mit 1 bis 4 Kreuzen kostet
new-penalty-about = 200 nach den Regeln.
new-counting = Das Spiel ist
new-counts = Für die Rekorde
new-practice = Nur zur Übung
new-strict = Streng
new-strict-about = Allein, neue Würfel der App: kein Tipp, kein Zurück.
new-counting-about = Lässt sich nach dem Spiel ändern.

## Das Brett

new-columns = Spalten zum Sieg
new-columns-about = Drei ist die Regel.
new-columns-three = Drei
new-columns-four = Vier
new-columns-five = Fünf
new-columns-hint = Für zwei oder drei Spieler
new-sharing = Ein Läufer auf einem fremden Stein
new-sharing-about = Teilen ist die Regel.
new-sharing-share = Sie teilen das Feld
new-sharing-jump = Der Läufer springt
new-sharing-forced = Dort kein Stopp
new-placement = Paare, die gewählt werden dürfen
new-placement-about = Üblich sind alle.
new-placement-any = Alle
new-placement-runner = Neuer Läufer zuerst
new-placement-most = Die meisten Paare

## Verdeckte Wahl

new-choices = Wahl
new-choices-about = Verdeckt: Niemand sieht sie, bis alle gewählt haben.
new-choices-few = Verdeckt geht ab zwei Personen.
new-open = Offen
new-secret = Verdeckt
new-secret-hint = Ab zwei Personen

## Zeit

new-time-choice = Zeit für eine Wahl
new-time-choice-about = Sie beginnt für jeden Spieler neu.
new-time-decision = Zeit für eine Entscheidung
new-time-decision-about = Sie beginnt für jede Entscheidung neu.
new-time-none = Ohne Limit
new-time-field = Andere
new-zero = Wenn die Zeit um ist
new-zero-about = Der Coach spielt gut; das wird wie ein Tipp vermerkt.
new-zero-warn = Nur Bescheid sagen
new-zero-first = Die erste Möglichkeit
new-zero-coach = Der Coach wählt

## The rules as a list of parts with a comma between them, each a button that opens its choices. The dice come first.

# Above the list.
new-tonight = Die Regeln heute
# Dice from a code.
new-dice-of = Würfel { $code }
new-rule-open = offene Wahl
new-rule-secret = verdeckte Wahl
# The points stand first.
new-rule-penalty = { $penalty } für eine angefangene Reihe
new-rule-columns = { $count } Spalten zum Sieg
# Runners on a space with a square of somebody else.
new-rule-share = Felder werden geteilt
new-rule-jump = Läufer springen
new-rule-forced = kein Stopp auf fremdem Stein
# The pairs that may be chosen.
new-rule-any = alle Paare
new-rule-runner = neuer Läufer zuerst
new-rule-most = die meisten Paare
new-rule-no-limit = ohne Zeitlimit
new-rule-limit = { $seconds } s je Wahl
new-rule-counts = für die Rekorde
new-rule-practice = nur zur Übung
new-rule-strict = streng
