### Telefoons: het paneel in het venster en de pagina's op de telefoons.

phones-turn-off = Uitzetten
phones-turn-on = Telefoons toelaten
phones-try-again = Opnieuw proberen
phones-opening = Telefoons worden toegelaten…
phones-off = Telefoons staan uit. Wie een plaats had, vindt die terug zodra ze weer worden toegelaten.
phones-no-game = Met telefoons heeft iedereen aan tafel een eigen blad. Ze doen mee met een spel: open er een of begin een nieuw spel.
phones-no-address = Telefoons kunnen niet worden toegelaten op { $address }: { $cause }. Kies een ander adres of een andere poort.
phones-no-system = Telefoons kunnen niet worden toegelaten: { $cause }. Probeer het opnieuw.
phones-scan = Scan de code met de camera van de telefoon, of typ:
phones-digits = en daar deze zes cijfers, die tien minuten gelden:
phones-digits-off = Geen cijfers
phones-network = De telefoon moet in hetzelfde netwerk (wifi) zitten als deze computer. Er hoeft niets te worden geïnstalleerd.
phones-other-address = Of { $address }
phones-free-seat = Plaats van { $name } vrijgeven
phones-state-not-joined = doet niet mee
phones-state-at-laptop = op de laptop
phones-state-not-here = nog niet hier
phones-state-away = afwezig
phones-state-thinking = denkt na
phones-state-joined = doet mee

## Pagina's op de telefoons: wie waar zit

phones-who = Wie ben jij?
phones-your-seat = Jouw plaats
phones-sit-down = Schuif aan
phones-program-plays = Hier speelt de computer
phones-seat-left = Is weg
phones-seat-held = Op een andere telefoon
phones-seat-deserted = Op een andere telefoon, die afwezig is
phones-give-up = De plaats van { $name } vrijgeven
phones-give-up-told = Dan kan een andere telefoon voor { $name } spelen. Wil je dat?
phones-give-up-button = Ja, de plaats van { $name } vrijgeven
phones-take-over = De plaats van { $name } overnemen
phones-take-over-told = De andere telefoon verliest de plaats, en iedereen krijgt het te horen. Speel jij voor { $name }?
phones-take-over-button = Ja, de plaats van { $name } overnemen
phones-page-table = De tafel
phones-page-seats = Plaatsen
phones-only-watch = Alleen kijken
phones-reload = Opnieuw laden
phones-other-ways = Meer opties
phones-held = { $name } speelt op een andere telefoon. De plaats kan daar onder Plaatsen worden vrijgegeven, of op de laptop. Is de andere telefoon een minuut lang afwezig, dan kan de plaats hier worden overgenomen.
phones-no-seat = Op deze plaats speelt niemand met een telefoon.
phones-taken-over = De plaats van { $name } zit nu op een andere telefoon.
phones-given-up = De plaats van { $name } is vrij voor een andere telefoon.
phones-host = Voor de gastheer
phones-host-told = Wie dit adres heeft, beslist hier. Geef het aan niemand door.
phones-host-off-told = Het spel wordt opgeslagen en de telefoons worden uitgezet tot het programma opnieuw wordt gestart. Wil je dat?
phones-host-off-button = Ja, telefoons uitzetten

## Boven aan elke pagina

phones-cut = Geen verbinding met de tafel. Nieuwe poging…
phones-silent = De tafel heeft een tijdje niet geantwoord. Misschien staan telefoons daar uit; deze pagina blijft het proberen.
phones-other = Dit adres leidt niet meer naar de tafel: er is misschien een ander spel begonnen. Scan de code van de tafel opnieuw, of vraag naar het nieuwe adres.
phones-vibrate = Trillen
phones-sound = Geluid
phones-hint-marks = Een spel met hints staat apart bij de records.
phones-hint-show = Hint tonen
phones-dims = Met deze browser dimt het scherm vanzelf.
phones-your-turn = Jouw beurt
phones-your-turn-now = Jij bent aan de beurt.
phones-own-turn = { $name } is aan de beurt.
phones-waiting = Wachten op { $names }.

## Waarom iets niet gebeurde

phones-not-read = Dat was niet leesbaar. Probeer het opnieuw.
phones-busy = Wat je hiervoor deed, wordt nog opgeslagen. Probeer het opnieuw.
phones-late = Dat kwam te laat. Zo staat het er nu voor.
phones-no-answer = De tafel heeft niet geantwoord. Probeer het opnieuw.
phones-closed = De tafel is gesloten.
phones-not-saved = Het spel kan nu niet worden opgeslagen; de computer waarop het draait zegt waarom. Het gaat door, en opslaan wordt opnieuw geprobeerd.
phones-too-often = Je hebt een paar keer achter elkaar iets gecorrigeerd. Wacht een paar seconden en probeer het opnieuw.
phones-two-seats = Deze telefoon heeft al twee plaatsen. Geef er eerst een vrij.

## Wat iedereen te horen krijgt

phones-corrected = { $name } heeft de dobbelstenen gecorrigeerd: { $dice }.
phones-corrected-laptop = De dobbelstenen zijn op de laptop gecorrigeerd: { $dice }.
phones-corrected-earlier = Een eerdere beslissing is op de laptop gecorrigeerd.
phones-choose-again = Kies opnieuw.

## De bedenktijd

phones-clock-own = { $seconds ->
    [one] Je hebt nog { $seconds } seconde.
   *[other] Je hebt nog { $seconds } seconden.
}
phones-clock-others = { $seconds ->
    [one] De anderen hebben nog { $seconds } seconde.
   *[other] De anderen hebben nog { $seconds } seconden.
}
phones-clock-up = De tijd is om. Kies nu, alsjeblieft.
phones-clock-up-others = De tijd van de anderen is om.
phones-clock-up-table = De tijd is om: er wordt beslist zoals afgesproken.
phones-clock-stopped = De klok staat stil.

## Dobbelstenen

phones-dice = Dobbelstenen: { $dice }
phones-dice-none = Dobbelstenen: geen
phones-part-dice = Dobbelstenen
phones-part-rolls-for-start = De startworpen
phones-part-next-throw = De volgende worp
phones-part-last-throw = De laatste worp
phones-part-choices = Keuzes
phones-part-pad = Blad
phones-part-board = Bord
phones-dice-five = De vijf dobbelstenen, zoals 13446
phones-dice-five-again = De vijf dobbelstenen van worp { $throw } zoals ze lagen
phones-dice-two = De twee dobbelstenen, zoals 26
phones-dice-four = De vier dobbelstenen, zoals 1346
phones-dice-four-again = De vier dobbelstenen zoals ze lagen
phones-dice-expected = { $count } dobbelstenen, elk van 1 tot 6
phones-dice-faces = { $label }: tik aan wat er ligt
phones-dice-untap = Wissen
phones-dice-missing = nog { $count }
phones-dice-lost = Terwijl je typte, zijn de dobbelstenen elders ingevoerd. Kijk of ze kloppen.
phones-dice-enter = Dobbelstenen invoeren
phones-dice-correct = Dobbelstenen corrigeren
phones-cancel = Annuleren
phones-dice-wrong = Deze dobbelstenen kloppen niet
phones-dice-wrong-throw = De dobbelstenen van worp { $throw } kloppen niet

## Express

phones-over = Het spel is afgelopen
phones-all-out = Iedereen is uit.
phones-all-out-or-left = Iedereen is uit of weg.
phones-next-throw-real = Gooi de vijf dobbelstenen.
phones-next-throw-app = Iedereen mag gooien.
phones-you-are-out = Je bent uit. De anderen spelen door.
phones-nobody-here = Op deze plaats speelt niemand meer.
phones-you-reveal = Jij kiest als laatste: als je tikt, ziet iedereen wat er gekozen is, en dan staat het vast.
phones-row-opens = Een rij opent op { $points }; het vijfde kruisje maakt dat goed.
phones-lead = { $name } staat { $points } voor.
phones-lead-new = { $name } neemt de leiding, met { $points } voorsprong.
phones-lead-shared = { $names } staan gelijk bovenaan.
phones-chosen = Je hebt { $choice } gekozen. Tik nog eens om te wijzigen.
phones-chosen-secret = Je hebt { $choice } gekozen. Tik nog eens om te wijzigen, tot iedereen gekozen heeft.
phones-may-change = Gekozen. Je kunt nog wisselen tot iedereen gekozen heeft.
phones-take-choice-back = Mijn keuze terugnemen
phones-fifth-die = Vijfde dobbelsteen { $die }
phones-with-fifth-die = vijfde dobbelsteen { $die }
phones-with-free-throw = vrije worp
phones-mark-opens = opent
phones-mark-full = vol
phones-mark-ends = einde
phones-next-dice = Worp { $throw }: stenen intikken
phones-last-throws = De laatste worpen
phones-change-choice = Mijn keuze voor worp { $throw } wijzigen
phones-change-choice-told = De dobbelstenen waren { $dice }, en je koos { $choice }.

## Tabellen

phones-column-row = Rij
phones-column-each = Elk
phones-column-marks = Kruisjes
phones-column-points = Punten
phones-column-die = Steen
phones-column-throw = Worp
phones-column-chosen = Gekozen
phones-column-better = Beter
phones-column-turn = Beurt
phones-column-cost = Prijs
phones-pad-of = Het blad van { $name }
phones-tracks-of = De vijfde dobbelstenen van { $name }
phones-to-be-named = { $count ->
    [one] nog { $count } waarde vast te leggen
   *[other] nog { $count } waarden vast te leggen
}
phones-marks-new = { $marks }, waarvan { $new } nieuw
phones-player-left = is weg
phones-word-choose = kies
phones-word-chosen = klaar
phones-word-out = uit
phones-word-left = weg
phones-word-plays = speelt

## Hoe iemand gespeeld heeft

phones-review = Zo heb je gespeeld
phones-review-told = Bij { $best } van { $count ->
    [one] { $count } worp
   *[other] { $count } worpen
} maakte je de beste keuze. Altijd de beste keuze levert gemiddeld { $start } op. Daarbij kwam door de dobbelstenen { $luck } en door je keuzes { $skill }, en dat maakt { $end }.
phones-review-most = Het meest bracht worp { $throw } op met { $choice }: { $points }.
phones-board-review-told = Beste keuzes: { $best } van { $count }. Je winkans begon op { $start }. De dobbelstenen veranderden die met { $luck }, je keuzes met { $skill }, de beurten van anderen met { $others }.
phones-board-review-alone = Beste keuzes: { $best } van { $count }. De beste keuzes kosten gemiddeld { $start } beurten. De dobbelstenen veranderden dat met { $luck } en je keuzes met { $skill }; dat maakt { $end }.
phones-board-review-most = Het meest bracht beurt { $turn } op: { $gain }.
phones-review-costliest = De duurste keuzes

## Het bord

phones-board-start = De startworp
phones-board-wins = { $name } wint
phones-board-turn = Beurt { $turn }: { $name }
phones-board-played = { $name } heeft { $play } gespeeld.
phones-board-rolled = { $name } heeft deze gegooid.
phones-board-rolled-start = { $name } heeft { $total } gegooid met { $dice }.
phones-board-start-app = Iedereen mag tikken: de app gooit voor elke speler twee dobbelstenen.
phones-board-take-play-back = Mijn laatste paren terugnemen
phones-board-rolling-on = Doorgooien: misworp { $chance }.
phones-board-no-stop = Geen stop zolang een loper zijn veld deelt met een andere speler.
phones-runners = Je lopers
phones-board-risks = { $count ->
    [one] riskeert { $count } veld
   *[other] riskeert { $count } velden
}
phones-board = Het bord
phones-board-column = Kolom
phones-board-squares = Fiches en lopers
phones-board-won = gewonnen door { $name }
phones-board-empty = leeg, { $top } velden
phones-board-pieces = { $pieces }, van { $top }
phones-board-runner = loper { $space }
phones-board-square = { $name } { $space }

phones-game = Spel
phones-goodbye = Mooie spellen. Tot de volgende keer!
phones-play-again = Nog een keer spelen
phones-end = De avond afsluiten
phones-afterwards = Wat nu?
phones-newcomer = Of iemand nieuws
phones-your-name = Je naam
phones-your-sign = Je teken
phones-come-in = Ik doe mee
phones-you-are-in = Je doet mee
phones-you = jij
phones-save-name = Opslaan
phones-at-table = Aan tafel
phones-all-here = Iedereen er? Beginnen
phones-missing = Nog niet hier: { $names }. Wie ontbreekt, schuift later aan.
phones-change-rules = Spelers en regels wijzigen
phones-leave-out = Wie een lege naam heeft, speelt niet mee.
phones-name-number = Naam van speler { $number }
phones-move-up = Speler { $number } omhoog
phones-code-title = De zes cijfers
phones-code-told = Ze staan naast het adres van de tafel en gelden tien minuten.
phones-code-enter = Naar binnen
phones-code-wrong = Dat zijn niet de cijfers. Kijk nog eens.
phones-code-too-often = Te veel pogingen. Wacht een minuut en probeer het opnieuw.
phones-code-offer = Zonder camera meedoen
phones-code-offered = Zonder camera: open { $address } en typ { $digits }. Dat geldt tien minuten.
phones-lost-told = Er is niets verloren: alle kruisjes blijven staan. Had { $name } in het geheim gekozen, dan wordt het opnieuw gevraagd.
phones-that-is-me = Dat ben ik: terughalen
phones-another-seat = Een andere plaats
phones-undone = { $name } heeft een keuze teruggenomen.
phones-undone-host = De gastheer heeft de laatste stap ongedaan gemaakt.
phones-undone-laptop = De laatste stap is op de laptop ongedaan gemaakt.
phones-redone-laptop = De laatste stap is op de laptop opnieuw gedaan.
