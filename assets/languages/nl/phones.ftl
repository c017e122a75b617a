### Telefoons: het paneel in het venster en de pagina's op de telefoons.

phones-turn-off = Uitzetten
phones-turn-on = Telefoons toelaten
phones-try-again = Opnieuw proberen
phones-opening = Telefoons toelaten…
phones-off = Telefoons staan uit. Laat je ze weer toe, dan vindt iedereen zijn plaats terug.
phones-no-game = Met telefoons heeft iedereen aan tafel een eigen blad. Open eerst een spel of start een nieuw spel.
phones-no-address = Telefoons konden niet toegelaten worden op { $address }: { $cause }. Kies een ander adres of een andere poort.
phones-no-system = Telefoons konden niet toegelaten worden: { $cause }. Probeer het opnieuw.
phones-scan = Scan de code met de camera van de telefoon, of typ:
phones-digits = en dan deze zes cijfers, die tien minuten werken:
phones-digits-off = Cijfers verbergen
phones-network = De telefoon moet op hetzelfde wifi-netwerk zitten als deze computer. Je hoeft niets te installeren.
phones-other-address = Of { $address }
phones-free-seat = Plaats van { $name } vrijgeven
phones-state-not-joined = zonder telefoon
phones-state-at-laptop = op de laptop
phones-state-not-here = nog niet hier
phones-state-away = even weg
phones-state-thinking = denkt na
phones-state-joined = verbonden

## Pagina's op de telefoons: wie waar zit

phones-who = Wie ben jij?
phones-your-seat = Jouw plaats
phones-sit-down = Meedoen
phones-program-plays = Hier speelt de computer
phones-seat-left = Vertrokken
phones-seat-held = Op een andere telefoon
phones-seat-deserted = Op een andere telefoon, die even weg is
phones-give-up = De plaats van { $name } vrijgeven
phones-give-up-told = Dan kan een andere telefoon voor { $name } spelen. Wil je dat?
phones-give-up-button = Ja, de plaats van { $name } vrijgeven
phones-take-over = De plaats van { $name } overnemen
phones-take-over-told = De andere telefoon verliest de plaats, en iedereen ziet dat. Speel jij voor { $name }?
phones-take-over-button = Ja, de plaats van { $name } overnemen
phones-page-table = De tafel
phones-page-seats = Plaatsen
phones-only-watch = Alleen kijken
phones-reload = Opnieuw laden
phones-other-ways = Meer opties
phones-held = { $name } speelt op een andere telefoon. Geef de plaats daar vrij onder “Plaatsen”, of op de laptop. Is de andere telefoon een minuut weg, dan kun je hier overnemen.
phones-no-seat = Op deze plaats speelt niemand op een telefoon.
phones-taken-over = { $name } speelt nu op een andere telefoon.
phones-given-up = De plaats van { $name } is nu vrij voor een andere telefoon.
phones-host = Voor de spelleider
phones-host-told = Wie dit adres heeft, leidt het spel. Deel het niet.
phones-host-off-told = Het spel wordt opgeslagen, en telefoons blijven uit tot Fifth Die opnieuw gestart wordt. Wil je dat?
phones-host-off-button = Ja, telefoons uitzetten

## Boven aan elke pagina

phones-cut = Geen verbinding met de tafel. Nieuwe poging…
phones-silent = De laptop antwoordt niet. Misschien staan telefoons daar uit; deze pagina blijft het proberen.
phones-other = Dit adres leidt niet meer naar de tafel: misschien is er een ander spel begonnen. Scan de code aan tafel opnieuw, of vraag naar het nieuwe adres.
phones-vibrate = Trillen
phones-sound = Geluid
phones-hint-marks = Spellen met hints tellen apart.
phones-hint-show = Hint tonen
phones-dims = In deze browser dimt het scherm vanzelf.
phones-your-turn = Jouw beurt
phones-your-turn-now = Jij bent aan de beurt.
phones-own-turn = { $name } is aan de beurt.
phones-waiting = Wachten op { $names }.

## Waarom iets niet gebeurde

phones-not-read = De laptop kon dat niet lezen. Probeer het opnieuw.
phones-busy = Je laatste stap wordt nog opgeslagen. Probeer het opnieuw.
phones-late = Te laat: aan tafel ging het al verder. Zo staat het ervoor.
phones-no-answer = De laptop heeft niet geantwoord. Probeer het opnieuw.
phones-closed = De tafel is gesloten.
phones-not-saved = De computer aan tafel kan het spel nu niet opslaan; op het scherm staat waarom. Je kunt doorspelen: hij blijft het proberen.
phones-too-often = Je hebt meerdere dingen achter elkaar gecorrigeerd. Wacht een paar seconden en probeer het opnieuw.
phones-two-seats = Deze telefoon heeft al twee plaatsen. Geef er eerst een vrij.

## Wat iedereen te horen krijgt

phones-corrected = { $name } corrigeerde de dobbelstenen: { $dice }.
phones-corrected-laptop = Iemand aan de laptop corrigeerde de dobbelstenen: { $dice }.
phones-corrected-earlier = Iemand aan de laptop corrigeerde een eerdere beslissing.
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
phones-clock-up = De tijd is om. Kies nu.
phones-clock-up-others = Voor de anderen is de tijd om.
phones-clock-up-table = De tijd is om: de app beslist, zoals afgesproken.
phones-clock-stopped = De klok staat op pauze.

## Dobbelstenen

phones-dice = Dobbelstenen: { $dice }
phones-dice-none = Dobbelstenen: geen
phones-part-dice = Dobbelstenen
phones-part-rolls-for-start = Startworpen
phones-part-next-throw = Volgende worp
phones-part-last-throw = Laatste worp
phones-part-choices = Keuzes
phones-part-pad = Blad
phones-part-board = Bord
phones-dice-five = Vijf dobbelstenen, zoals 13446
phones-dice-five-again = De vijf dobbelstenen van worp { $throw }
phones-dice-two = Twee dobbelstenen, zoals 26
phones-dice-four = Vier dobbelstenen, zoals 1346
phones-dice-four-again = De vier dobbelstenen zoals ze lagen
phones-dice-expected = { $count ->
    [one] { $count } dobbelsteen
   *[other] { $count } dobbelstenen
}, elk van 1 t/m 6
phones-dice-faces = { $label }: tik aan wat er gegooid is
phones-dice-untap = Wissen
phones-dice-missing = nog { $count }
phones-dice-lost = Terwijl je typte, heeft iemand anders de dobbelstenen ingevoerd. Kijk of ze kloppen.
phones-dice-enter = Dobbelstenen invoeren
phones-dice-correct = Dobbelstenen corrigeren
phones-cancel = Annuleren
phones-dice-wrong = Deze dobbelstenen kloppen niet
phones-dice-wrong-throw = De dobbelstenen van worp { $throw } kloppen niet

## Express

phones-over = Spel afgelopen
phones-all-out = Iedereen is uit.
phones-all-out-or-left = Iedereen is uit of vertrokken.
phones-next-throw-real = Gooi de vijf dobbelstenen.
phones-next-throw-app = Iedereen mag gooien.
phones-you-are-out = Je bent uit. De anderen spelen door.
phones-nobody-here = Op deze plaats speelt niemand meer.
phones-you-reveal = Jij kiest als laatste: je keuze ligt meteen vast en onthult alles.
phones-row-opens = Een nieuwe rij begint op { $points }; het vijfde kruisje lost dat af.
phones-lead = { $name } staat { $points } voor.
phones-lead-new = { $name } neemt de leiding, met { $points } voorsprong.
phones-lead-shared = { $names } staan gelijk bovenaan.
phones-chosen = Je koos { $choice }. Tik op een andere mogelijkheid om te wisselen.
phones-chosen-secret = Je koos { $choice }. Tot iedereen gekozen heeft, kun je wisselen: tik op een andere mogelijkheid.
phones-may-change = Gekozen. Je kunt nog wisselen tot iedereen gekozen heeft.
phones-take-choice-back = Mijn keuze terugnemen
phones-fifth-die = Vijfde dobbelsteen { $die }
phones-with-fifth-die = vijfde dobbelsteen { $die }
phones-with-free-throw = vrije worp
phones-mark-opens = nieuw
phones-mark-full = vol
phones-mark-ends = einde
phones-next-dice = Worp { $throw }: dobbelstenen intikken
phones-last-throws = Laatste worpen
phones-change-choice = Mijn keuze voor worp { $throw } wijzigen
phones-change-choice-told = De dobbelstenen waren { $dice }, en je koos { $choice }.

## Tabellen

phones-column-row = Rij
phones-column-each = Elk
phones-column-marks = Kruisjes
phones-column-points = Punten
phones-column-die = Waarde
phones-column-throw = Worp
phones-column-chosen = Gekozen
phones-column-better = Beter
phones-column-turn = Beurt
phones-column-cost = Verlies
phones-pad-of = Het blad van { $name }
phones-tracks-of = De vijfde dobbelstenen van { $name }
phones-to-be-named = { $count ->
    [one] nog { $count } waarde vast te leggen
   *[other] nog { $count } waarden vast te leggen
}
phones-marks-new = { $marks }, waarvan { $new } nieuw
phones-player-left = is vertrokken
phones-word-choose = kiest
phones-word-chosen = gekozen
phones-word-out = uit
phones-word-left = weg
phones-word-plays = speelt

## Hoe iemand gespeeld heeft

phones-review = Zo heb je gespeeld
phones-review-told = Bij { $best } van { $count ->
    [one] { $count } worp
   *[other] { $count } worpen
} maakte je de beste keuze. Met steeds de beste keuze haal je gemiddeld { $start }. Dobbelstenen: { $luck }. Je keuzes: { $skill }. Totaal: { $end }.
phones-review-most = Je beste worp was worp { $throw }, met { $choice }: { $points }.
phones-board-review-told = Beste keuzes: { $best } van { $count }. Je begon met een winkans van { $start }. Dobbelstenen: { $luck }. Je keuzes: { $skill }. Beurten van de anderen: { $others }.
phones-board-review-alone = Beste keuzes: { $best } van { $count }. Met steeds de beste keuze heb je gemiddeld { $start } beurten nodig. Dobbelstenen: { $luck }. Je keuzes: { $skill }. Totaal: { $end }.
phones-board-review-most = Je beste beurt was beurt { $turn }: { $gain }.
phones-review-costliest = Duurste keuzes

## Het bord

phones-board-start = Startworp
phones-board-wins = { $name } wint
phones-board-turn = Beurt { $turn }: { $name }
phones-board-played = { $name } speelde { $play }.
phones-board-rolled = { $name } gooide dit.
phones-board-rolled-start = { $name } gooide { $total } ({ $dice }).
phones-board-start-app = Iedereen mag tikken: de app gooit voor elke speler twee dobbelstenen.
phones-board-take-play-back = Mijn laatste paren terugnemen
phones-board-rolling-on = Doorgooien: misworp { $chance }.
phones-board-no-stop = Je kunt niet stoppen zolang een loper op een fiche van een ander staat.
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
phones-newcomer = Of iemand anders
phones-your-name = Je naam
phones-your-sign = Je teken
phones-come-in = Ik doe mee
phones-you-are-in = Je doet mee
phones-you = jij
phones-save-name = Opslaan
phones-at-table = Aan tafel
phones-all-here = Iedereen er? Starten
phones-missing = Nog niet hier: { $names }. Later aanschuiven kan ook.
phones-change-rules = Spelers en regels wijzigen
phones-leave-out = Maak een naam leeg om die speler weg te halen.
phones-name-number = Naam van speler { $number }
phones-move-up = Speler { $number } omhoog
phones-code-title = De zes cijfers
phones-code-told = Je vindt ze naast het adres van de tafel. Ze werken tien minuten.
phones-code-enter = Meedoen
phones-code-wrong = Die cijfers kloppen niet. Kijk ze na en probeer het opnieuw.
phones-code-too-often = Te veel pogingen. Wacht een minuut en probeer het opnieuw.
phones-code-offer = Zonder camera meedoen
phones-code-offered = Zonder camera: open { $address } en typ { $digits }. Dit werkt tien minuten.
phones-lost-told = Er is niets verloren: alle kruisjes blijven staan. Had { $name } al in het geheim gekozen, dan kies je opnieuw.
phones-that-is-me = Dat ben ik: terughalen
phones-another-seat = Een andere plaats
phones-undone = { $name } heeft een keuze teruggenomen.
phones-undone-host = De spelleider heeft de laatste stap teruggenomen.
phones-undone-laptop = Iemand aan de laptop heeft de laatste stap teruggenomen.
phones-redone-laptop = Iemand aan de laptop heeft de laatste stap hersteld.
