### Ein neues Spiel.

new-title-alone = Solo
new-start = Los
new-no-randomness = Die App kann hier nicht fair würfeln: { $error }. Spiel mit echten Würfeln.

## Wer spielt

new-players = Wer spielt?
new-your-name = Wie heißt du?
new-alone-about = Die App fragt nur einmal: Dein nächstes Solospiel startet sofort.
new-programs = Computergegner
new-programs-about = Klicken zum Hinzufügen

new-name-field = Name
new-board-full = Am Brett ist nur Platz für vier.
new-nobody-known = Unter diesem Namen hat noch niemand gespielt.
new-known-hint = Hat schon gespielt; im Namensfeld ↓ drücken

new-colour-hint = { $colour }; andere Farbe: { $key }
new-person-hint = Eine Person; ändern: { $key }
new-level-hint = { $character } Ändern: { $key }
new-earlier = Nach vorn: { $key }
new-later = Nach hinten: { $key }
new-remove = Entfernen: { $key }

## Würfel

new-dice = Würfel
new-dice-real = Echte Würfel
new-dice-real-about = Du würfelst und tippst ein, was du siehst.
new-dice-app = App-Würfel
new-dice-app-about = In jedem Spiel neue Würfel.
new-dice-today-hint = Heute für alle dieselben
new-dice-today-about = Heute für alle dieselben.
new-code-field = Würfelcode
new-code-hint = Der Würfelcode eines anderen Spiels, um mit seinen Würfeln noch einmal zu spielen
new-code-fault = Ein Code hat sieben bis dreizehn Buchstaben und Ziffern.
new-dice-code-about = Für alle mit diesem Code dieselben.

## Abzug und Rekorde

new-penalty = Abzug für unfertige Reihen
new-penalty-about = Standard: 200.
new-counting = Zählt es?
new-counts = Ja
new-practice = Übung
new-strict = Ohne Hilfen
new-strict-about = Solo, neue App-Würfel, kein Tipp, kein Zurück.
new-counting-about = Das kannst du nach dem Spiel ändern.

## Das Brett

new-columns = Spalten zum Sieg
new-columns-about = Standard: drei.
new-columns-three = Drei
new-columns-four = Vier
new-columns-five = Fünf
new-columns-hint = Für zwei oder drei Spieler
new-sharing = Läufer auf einem fremden Stein
new-sharing-about = Standard: Feld teilen.
new-sharing-share = Sie teilen das Feld
new-sharing-jump = Der Läufer springt
new-sharing-forced = Dort kein Stopp
new-placement = Paare, die du wählen darfst
new-placement-about = Standard: alle.
new-placement-any = Alle
new-placement-runner = Neuer Läufer zuerst
new-placement-most = Die meisten Paare

## Verdeckte Wahl

new-choices = Wahl
new-choices-about = Verdeckt: bis alle gewählt haben.
new-choices-few = Erst ab zwei Spielern.
new-open = Offen
new-secret = Verdeckt
new-secret-hint = Ab zwei Spielern

## Zeit

new-time-choice = Zeitlimit
new-time-choice-about = Pro Spieler.
new-time-decision = Zeitlimit
new-time-decision-about = Pro Entscheidung.
new-time-none = Ohne Limit
new-time-field = Andere
new-zero = Wenn die Zeit um ist
new-zero-about = Der Coach spielt gut, darum zählt das wie ein Tipp.
new-zero-warn = Nur warnen
new-zero-first = Erste Möglichkeit nehmen
new-zero-coach = Der Coach wählt

## The rules as a list of parts with a comma between them, each a button that opens its choices. The dice come first.

new-tonight = Die Regeln heute Abend
new-dice-of = Würfel { $code }
new-rule-open = offene Wahl
new-rule-secret = verdeckte Wahl
new-rule-penalty = { $penalty } für eine unfertige Reihe
new-rule-columns = { $count } Spalten zum Sieg
new-rule-share = Läufer teilen sich Felder
new-rule-jump = Läufer springen
new-rule-forced = kein Stopp auf fremdem Stein
new-rule-any = alle Paare
new-rule-runner = neuer Läufer zuerst
new-rule-most = die meisten Paare
new-rule-no-limit = ohne Zeitlimit
new-rule-limit = { $seconds } s je Wahl
new-rule-counts = für die Rekorde
new-rule-practice = nur zur Übung
new-rule-strict = ohne Hilfen
