### De drie lessen.

lessons-throws = Worpen
lessons-scoring = Puntentelling
lessons-board = Het bord
lessons-plan = Strategie
lessons-climb = Strategie aan het bord
lessons-next = Volgende les
lessons-done = Klaar
lessons-go-on = Verder
lessons-show-me = Doe het voor
lessons-back = Stap terug
lessons-step = { $step } van { $count }
lessons-over = Hier eindigt de les; een echt spel zou doorgaan.
lessons-you = Jij

## Worpen

lessons-throws-first = Eerst de dobbelstenen: druk op Spatie.
lessons-throws-everybody =
    Eén worp voor iedereen
    Dit is jouw blad: een rij voor elke som van twee dobbelstenen, en drie stroken voor je vijfde dobbelstenen. Iedereen gebruikt dezelfde worp, elk op het eigen blad. Gooi de dobbelstenen.
lessons-throws-two-pairs =
    Twee paren, en één dobbelsteen over
    Maak van vier dobbelstenen twee paren; elk paar kruist een vakje aan in de rij van zijn som. De vijfde dobbelsteen kruist een strook aan. Elke regel hier is een dobbelsteen die je kunt overlaten, met de paren die je dan krijgt. Laat een 4 over: neem 4 (1 en 3) en 10 (4 en 6).
    Dat mag je ook kiezen. Hier nemen we 4 en 10 en laten we de 4 over.
lessons-throws-first-value =
    Je eerste waarde
    De rijen 4 en 10 hebben elk een kruisje, en 4 is de eerste van je drie waarden; van die strook is al één vakje weg. De rijen 4 en 10 kosten je nu elk 200, tot ze vijf kruisjes hebben. Op naar de volgende worp.
lessons-throws-new-value =
    Telkens een nieuwe waarde
    Tot je drie waarden hebt vastgelegd, moet je vijfde dobbelsteen een nieuwe waarde tonen als de worp er een heeft. Klik op de 4: die kan niet. Neem dan 9 (3 en 6) en 10 (4 en 6), en laat de 2 over.
    Dat zou kunnen: de vijfde dobbelsteen toont een nieuwe waarde. Hier nemen we 9 en 10 en laten we de 2 over.
lessons-throws-one-free =
    Nog één waarde
    Je hebt twee waarden vastgelegd, 4 en 2. Rij 10 heeft een tweede kruisje: een paar rijen met veel kruisjes zijn beter dan veel rijen met weinig. Gooi nog eens.
lessons-throws-third-value =
    De derde waarde
    2 en 4 heb je al, dus je kunt alleen de 1 of de 5 overlaten. Neem 4 (2 en 2) en 5 (1 en 4), en laat de 5 over.
    Ook dat is een nieuwe waarde. Hier nemen we 4 en 5 en laten we de 5 over.
lessons-throws-three-stand =
    Alle drie de waarden
    Vanaf nu moet je vijfde dobbelsteen een 2, een 4 of een 5 zijn als de worp er een toont. Je hoopt van niet.
lessons-throws-free-throw =
    Een vrije worp
    Geen 2, geen 4 en geen 5: kies twee willekeurige paren en kruis geen strook aan. Een vrije worp kost je niets. Neem 4 (1 en 3) en 9 (3 en 6).
    Bij een vrije worp mag je twee willekeurige paren kiezen. Hier nemen we 4 en 9.
lessons-throws-and-so-on =
    Enzovoort
    Rij 4 heeft drie kruisjes: nog twee, en de 200 strafpunten zijn weg. Het achtste kruisje op een van je stroken beëindigt je spel, meestal na zo’n twintig worpen. Wat er dan telt, zie je in de volgende les.

## Het bord

lessons-board-first = Als je stopt, behoud je wat je hebt. Wil je zien wat er komt, gooi dan: druk op Spatie.
lessons-board-columns =
    Elf kolommen
    Elke kolom is een som van twee dobbelstenen. De middelste zijn langer, omdat hun sommen vaker vallen. Met drie kolommen win je het spel. Jij bent Mia en je bent aan de beurt: gooi de dobbelstenen.
lessons-board-two-pairs =
    Twee paren, twee lopers
    Van vier dobbelstenen kun je op hoogstens drie manieren twee paren maken. Kies er een en speel beide paren: elk paar zet een loper op het bord of laat hem één veld klimmen. Neem 6 (1 en 5) en 10 (4 en 6).
    Dat mag je ook spelen. Hier nemen we 6 en 10.
lessons-board-roll-or-stop =
    Doorgooien of stoppen
    Twee lopers staan op het bord, één is nog vrij. Na elke worp mag je stoppen en behouden wat je hebt, of doorgooien en het riskeren. Elke knop laat zien wat hij oplevert. Gooi door.
lessons-board-last-runner =
    De laatste loper
    Eén loper is nog vrij: 6 en 8 kunnen allebei, de 8 met de laatste loper. Van 5 en 9 kan er maar één, want beide hebben een nieuwe loper nodig. Neem 6 (2 en 4) en 8 (3 en 5).
    Dat mag je ook spelen. Hier nemen we 6 en 8.
lessons-board-still-played =
    Wat nog kan
    Alle drie de lopers staan: de rest van deze beurt kun je alleen nog 6, 8 en 10 spelen. Veel spelers zouden hier stoppen. Gooi door om te zien waar ze bang voor zijn.
lessons-board-bust =
    Misworp
    Geen twee van deze dobbelstenen zijn samen 6, 8 of 10, dus er kan niets: een misworp. De lopers gaan van het bord, en je verliest alles wat je deze beurt won. Ben is aan de beurt.
lessons-board-next-turn =
    Je volgende beurt
    Ben gooide twee keer 7 en stopte meteen: zijn fiche blijft staan, wat er ook gebeurt. Jij bent weer aan de beurt. Gooi de dobbelstenen.
lessons-board-twice =
    Twee keer dezelfde som
    Met twee paren van dezelfde som klimt één loper twee velden. Neem 8 dubbel: 2 en 6, 3 en 5.
    Dat mag je ook spelen. Hier nemen we 8 dubbel.
lessons-board-once-more =
    Gooi nog eens
    Twee velden met één loper, en nog twee lopers achter de hand: een misworp is onwaarschijnlijk. Gooi door.
lessons-board-second-column =
    Een tweede kolom
    Neem 7 (3 en 4) en 8 (2 en 6). Dat Ben ook in kolom 7 staat, geeft niet: fiches mogen een veld delen.
    Dat mag je ook spelen. Hier nemen we 7 en 8.
lessons-board-stop =
    Stop
    Er staan vier velden op het spel. Deze keer behoud je ze: stop.
    Je mag natuurlijk doorgooien. Hier stoppen we en behouden we de vier velden: druk op S.
lessons-board-kept =
    Behouden
    Je fiches staan nu waar je lopers stonden. In een latere beurt begint een loper net boven zijn fiche, dus je klimt nooit twee keer over hetzelfde veld.
lessons-board-later =
    Een paar beurten later
    Je fiche in kolom 8 is nog twee velden van de top, en Ben heeft er daar ook een. Gooi de dobbelstenen.
lessons-board-to-the-top =
    Naar de top
    Weer twee keer 8, precies wat je nodig hebt. Neem 8 dubbel.
    Dat mag je ook spelen. Hier nemen we 8 dubbel en halen we de top.
lessons-board-not-won-yet =
    Nog niet gewonnen
    De loper staat op de top, maar je wint een kolom pas als je stopt. Bij een misworp ben je hem alsnog kwijt. Stop.
    Als je doorgooit, riskeer je de kolom. Stop om hem te winnen: druk op S.
lessons-board-won =
    Een kolom gewonnen
    Kolom 8 is van jou. De fiche van Ben gaat van het bord, en niemand speelt daar nog een 8. Nog twee kolommen, en je wint het spel.

## Strategie

lessons-plan-rows =
    Weinig rijen
    De coach begint in een spel aan zeven van de elf rijen. Begint hij aan rij 8, dan komt die in { $other } van de spellen op vijf kruisjes. En rij 12?
    Slechts in { $right }. De coach begint alleen aan rij 12 als elke andere keuze slechter is.
lessons-plan-full =
    Een volle rij
    Tien kruisjes in rij 8 leveren 200 punten op. Als de coach aan rij 8 begint, hoe vaak maakt hij die vol?
    In { $right } van de gevallen, rij 7 maar in { $other }: een volle rij is een cadeau, geen plan.
lessons-plan-values =
    Leg de buitenste waarden vast
    Elke strook haalt een waarde uit de paren. In hoeveel van zijn spellen legt de coach de 3 vast?
    In { $right }, net als de 4, maar de 1 en de 6 in { $other }. Met een 3 of 4 maak je sommen die vaak vallen, dus bewaar die voor de paren.
lessons-plan-late =
    De prijs van een late rij
    De worp is 1, 3, 4, 5, 6, met vijf kruisjes op elke strook. Wat kosten twee kruisjes in de lege rij 9, vergeleken met 8 + 10?
    { $right } punten. Met vier kruisjes op elke strook zou het { $four } zijn, met drie { $three }: begin vroeg aan een rij of nooit.
lessons-plan-track =
    De vollere strook
    De worp is 1, 2, 4, 5, 6. De beste keuze is 5 + 7 met de 6 als vijfde dobbelsteen. Wat kost 6 + 10, met een zevende kruisje bij de 2?
    { $right } punten. Nog een 2 en het spel zou uit zijn, terwijl er nog rijen op −200 staan: spreid je vijfde dobbelstenen.
lessons-plan-end =
    Nog niet uit
    De worp is 1, 2, 3, 4, 6, en geen rij staat in de min. 5 + 10 met de 1 als vijfde dobbelsteen beëindigt het spel op { $end }. Wat is twee keer 5 met de 6 als vijfde dobbelsteen waard?
    { $right }. Staat er geen rij in de min, dan levert elke volgende worp alleen nog punten op.
lessons-climb-columns =
    Goede kolommen
    De lopers van Mia staan in 6, 7 en 8. Hoe vaak is de volgende worp een misworp?
    In { $right } van de gevallen: drie veiligere kolommen zijn er niet. In 2, 3 en 12 zou het { $other } zijn.
lessons-climb-hand =
    Een loper achter de hand
    Twee lopers staan, één is nog vrij, dus de volgende worp kan geen misworp zijn. Wie doorgooit, wint { $roll } van de spellen. En wie stopt?
    { $right }. Heb je een loper achter de hand en is er nog geen kolom gewonnen, gooi dan door.
lessons-climb-far =
    Hoe ver
    Elke loper is vier velden geklommen, in de beste kolommen. Wie stopt, wint { $stop } van de spellen. En wie doorgooit?
    { $right }: gooi door. Na zes velden elk maakt het niet uit: { $level }. Daarna: stop.
lessons-climb-narrow =
    Slechte kolommen
    Elk één veld in 2, 3 en 12, en de volgende worp is in { $bust } van de gevallen een misworp. Wie stopt, wint { $stop } van de spellen. En wie doorgooit?
    { $right }: stop. Een veld in kolom 2 of 12 is een derde van de weg.
lessons-climb-share =
    Een derde van een kolom
    Het spel begint met 1, 1, 3, 4. Wie 4 en 5 neemt, wint { $other } van de spellen. En wie 2 en 7 neemt?
    { $right }. Kolom 2 heeft maar drie velden, en één daarvan heb je al.
lessons-climb-threat =
    Als anderen er bijna zijn
    Ben heeft twee kolommen en staat in kolom 7 op veld 9 van 13. Wie stopt, wint { $stop } van de spellen. En wie doorgooit?
    { $right }. Ben wint binnenkort, dus een misworp kost weinig: ga nu voor de kolommen.

## Telling

lessons-scoring-row = { $marks ->
    [one] Rij { $row }, { $marks } kruisje
   *[other] Rij { $row }, { $marks } kruisjes
}
lessons-scoring-everything = Alles bij elkaar
lessons-scoring-not = Niet { $points }.
lessons-scoring-too-few =
    Te weinig kruisjes
    Het spel is afgelopen, en je telt je blad op, rij voor rij. De eerste vier vakjes van een rij zijn een schuld: één tot vier kruisjes kosten 200, in elke rij. Rij 2 heeft twee kruisjes. Wat is die waard?
    Eén kruisje of vier, de rij kost 200.
    Twee kruisjes halen het vijfde vakje niet, en één tot vier kruisjes kosten 200.
lessons-scoring-sixth =
    Het zesde kruisje
    Het vijfde kruisje betaalt de schuld, elk kruisje daarna levert de punten van de rij op. In rij 4 zijn dat er 60. De rij heeft zes kruisjes.
    Vijf kruisjes betalen de schuld, het zesde levert 60 op.
    De eerste vijf kruisjes leveren niets op, alleen die daarna tellen elk voor 60.
lessons-scoring-fifth =
    Precies vijf kruisjes
    Rij 5 heeft vijf kruisjes.
    De schuld is betaald, maar je hebt nog niets gewonnen.
    Het vijfde kruisje betaalt de schuld; punten krijg je vanaf het zesde.
lessons-scoring-easy =
    Makkelijke rijen leveren minder op
    Zessen en achten vallen vaak, dus hun rijen leveren maar 40 per kruisje op. Rij 6 heeft zes kruisjes.
    Eén kruisje na het vijfde: 40.
    Zes kruisjes: één meer dan vijf, en dat levert 40 op.
lessons-scoring-long =
    Een lange rij
    Rij 8 heeft negen kruisjes, van elk 40 punten.
    Vier kruisjes na het vijfde: 4 × 40.
    Negen kruisjes zijn er vier meer dan vijf; alleen die vier tellen, elk voor 40.
lessons-scoring-seven =
    Zeven kruisjes
    Rij 9 heeft zeven kruisjes, van elk 50 punten.
    Twee kruisjes na het vijfde: 2 × 50.
    Zeven kruisjes zijn er twee meer dan vijf; alleen die twee tellen, elk voor 50.
lessons-scoring-points =
    Waar de punten zitten
    Rij 10 heeft negen kruisjes, van elk 60 punten. Een tiende zou nog tellen, een elfde niet meer.
    Vier kruisjes na het vijfde: 4 × 60.
    Negen kruisjes zijn er vier meer dan vijf; alleen die vier tellen, elk voor 60.
lessons-scoring-total =
    Het totaal
    Alle andere rijen zijn leeg, en een lege rij kost niets. Tel min en plus op: wat is het resultaat?
    600 plus, 200 min: 400. De meeste spellen eindigen lager; heel goede spelers halen gemiddeld ongeveer 245. De weg daarheen: weinig rijen met elk veel kruisjes.
    Plus is 60, 40, 160, 100 en 240; min is 200.

lessons-practice = Oefenen
lessons-practice-hard = Moeilijke keuzes: { $name }
lessons-practice-looking = Je duurste keuzes zoeken…
lessons-practice-none = Je hebt nog geen dure keuzes gemaakt. Oefen tot die tijd met moeilijke keuzes van { $name }.
lessons-practice-all = Alle
lessons-practice-due = te herhalen
lessons-practice-new = nieuw
lessons-practice-right = goed
lessons-practice-begin = Beginnen
lessons-practice-ask = Wat kies je?
lessons-practice-over = Je vond { $best } van de { $count } keer de beste keuze.
lessons-practice-few = Na { $least } antwoorden zie je hier hoeveel er goed zijn.
lessons-practice-share = Van je laatste { $count } antwoorden was { $share } goed.
lessons-practice-trend =
    { $trend ->
        [more] Van de laatste tien had je er meer goed dan daarvoor.
        [fewer] Van de laatste tien had je er minder goed dan daarvoor.
       *[none] De laatste tien laten geen duidelijke verandering zien.
    }
lessons-practice-course = Goede antwoorden van elke tien
lessons-practice-board-alone = Klassiek solo

lessons-theme-opened = Te laat aan rijen begonnen, of aan te veel
lessons-theme-in-danger = Rijen onder vijf kruisjes gelaten
lessons-theme-greedy = Gretig naar snelle punten
lessons-theme-named = Waarden te vroeg of verkeerd vastgelegd
lessons-theme-track = Stroken te snel gevuld
lessons-theme-stopped-early = Te vroeg gestopt
lessons-theme-stopped-late = Te laat gestopt
lessons-theme-runner = Lopers te vroeg geplaatst
lessons-theme-column = De verkeerde kolom
