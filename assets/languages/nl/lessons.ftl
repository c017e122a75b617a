### De drie lessen.

lessons-throws = Worpen
lessons-scoring = Telling
lessons-board = Het bord
lessons-plan = Strategie
lessons-climb = Strategie op het bord
lessons-next = Volgende les
lessons-done = Klaar
lessons-go-on = Verder
lessons-show-me = Doe het voor
lessons-back = Stap terug
lessons-step = { $step } van { $count }
lessons-over = Hier eindigt de les; een spel zou doorgaan.
lessons-you = Jij

## Worpen

lessons-throws-first = Eerst de dobbelstenen: Spatie gooit ze.
lessons-throws-everybody =
    Een worp is voor iedereen
    Dit blad is van jou: een rij voor elke som van twee dobbelstenen, en drie stroken voor de vijfde dobbelstenen. Iedereen speelt met dezelfde worp, elk op het eigen blad. Gooi.
lessons-throws-two-pairs =
    Twee paren, en één dobbelsteen over
    Verdeel vier dobbelstenen in twee paren; elk paar kruist een vakje aan in de rij van zijn som. De vijfde dobbelsteen kruist een strook aan. Elke regel hier is een dobbelsteen die over kan blijven, met de paren die dan kunnen. Laat een 4 over: neem 4 (1 en 3) en 10 (4 en 6).
    Dat mag je ook kiezen. Hier nemen we 4 en 10, en laten we de 4 over.
lessons-throws-first-value =
    Je eerste waarde
    De rijen 4 en 10 hebben elk een kruisje, en 4 is de eerste van je drie waarden; van die strook is al één vakje weg. Rij 4 en rij 10 kosten nu elk 200, tot ze vijf kruisjes hebben. Op naar de volgende worp.
lessons-throws-new-value =
    Telkens een nieuwe waarde
    Tot drie waarden vastliggen, moet de vijfde dobbelsteen een nieuwe zijn als de worp er een toont. Klik op de 4 en je ziet dat die niet mag. Neem dan 9 (3 en 6) en 10 (4 en 6), en laat de 2 over.
    Dat zou kunnen: de vijfde dobbelsteen is nieuw. Hier nemen we 9 en 10, en laten we de 2 over.
lessons-throws-one-free =
    Eén waarde is nog vrij
    Twee waarden liggen vast, 4 en 2. Rij 10 heeft een tweede kruisje: weinig rijen met veel kruisjes zijn meer waard dan veel rijen met weinig. Gooi nog eens.
lessons-throws-third-value =
    De derde waarde
    2 en 4 zijn al van jou, dus alleen de 1 of de 5 kan overblijven. Neem 4 (2 en 2) en 5 (1 en 4), en laat de 5 over.
    Ook dat is een nieuwe waarde. Hier nemen we 4 en 5, en laten we de 5 over.
lessons-throws-three-stand =
    Drie waarden liggen vast
    Vanaf nu moet je vijfde dobbelsteen een 2, een 4 of een 5 zijn zodra de worp er een toont. Je zult hopen van niet.
lessons-throws-free-throw =
    Een vrije worp
    Geen 2, geen 4 en geen 5: kies twee paren naar wens, en geen strook krijgt een kruisje. Elke vrije worp is een worp cadeau. Neem 4 (1 en 3) en 9 (3 en 6).
    Bij een vrije worp is elk tweetal paren goed. Hier nemen we 4 en 9.
lessons-throws-and-so-on =
    Enzovoort
    Rij 4 heeft drie kruisjes; nog twee, en de straf van 200 is weg. Het achtste kruisje op een van de stroken beëindigt je spel, meestal na zo’n twintig worpen. Wat dan telt, is de volgende les.

## Het bord

lessons-board-first = Met een stop zou je houden wat je hebt. Gooi om te zien wat er komt: Spatie.
lessons-board-columns =
    Elf kolommen
    Elke kolom is een som van twee dobbelstenen. De middelste zijn langer, omdat hun sommen vaker vallen. Drie kolommen winnen het spel. Jij bent Mia en je bent aan de beurt: gooi.
lessons-board-two-pairs =
    Twee paren, twee lopers
    Met vier dobbelstenen kun je op hoogstens drie manieren twee paren maken. Van de manier die je kiest, worden beide paren gespeeld: een loper komt op het bord of gaat één veld omhoog. Neem 6 (1 en 5) en 10 (4 en 6).
    Dat mag je ook spelen. Hier nemen we 6 en 10.
lessons-board-roll-or-stop =
    Doorgooien of stoppen
    Twee lopers staan op het bord, één is nog over. Na elke worp mag je stoppen en houden wat je hebt, of doorgooien en het op het spel zetten. Beide knoppen vertellen wat dat oplevert. Gooi door.
lessons-board-last-runner =
    De laatste loper
    Eén loper is over: 6 en 8 kunnen allebei, de 8 met de laatste loper. Van 5 en 9 kan er maar één, want beide hebben een nieuwe nodig. Neem 6 (2 en 4) en 8 (3 en 5).
    Dat mag je ook spelen. Hier nemen we 6 en 8.
lessons-board-still-played =
    Wat nog kan
    Alle drie de lopers staan: vanaf nu kunnen in deze beurt alleen nog 6, 8 en 10. Velen zouden hier stoppen. Gooi door om te zien waar ze bang voor zijn.
lessons-board-bust =
    Misworp
    Geen twee van deze dobbelstenen maken 6, 8 of 10, dus er kan niets: een misworp. De lopers gaan van het bord en alles wat de beurt opleverde, is verloren. Ben is aan de beurt.
lessons-board-next-turn =
    Je volgende beurt
    Ben gooide twee keer 7 en stopte meteen: zijn fiche blijft staan, wat er ook komt. Jij bent weer aan de beurt. Gooi.
lessons-board-twice =
    Twee keer dezelfde
    Twee paren met dezelfde som zetten één loper twee velden vooruit. Neem 8 dubbel: 2 en 6, 3 en 5.
    Dat mag je ook spelen. Hier nemen we 8 dubbel.
lessons-board-once-more =
    Nog een keer
    Twee velden met één loper, en nog twee lopers achter de hand: een misworp is onwaarschijnlijk. Gooi door.
lessons-board-second-column =
    Een tweede kolom
    Neem 7 (3 en 4) en 8 (2 en 6). Dat Ben ook in kolom 7 staat, geeft niet: fiches mogen een veld delen.
    Dat mag je ook spelen. Hier nemen we 7 en 8.
lessons-board-stop =
    Stop
    Er staan vier velden op het spel. Houd ze deze keer: stop.
    Je mag natuurlijk doorgooien. Hier stoppen we en houden we de vier velden: S.
lessons-board-kept =
    Binnen
    Je fiches staan waar de lopers stonden. In een latere beurt begint een loper net boven je fiche; wat je hebt, blijft van jou.
lessons-board-later =
    Een paar beurten later
    Je fiche in kolom 8 is nog twee velden van de top, en Ben heeft er daar ook een. Gooi.
lessons-board-to-the-top =
    Naar de top
    Weer twee keer 8, precies wat je nodig hebt. Neem 8 dubbel.
    Dat mag je ook spelen. Hier nemen we 8 dubbel, en halen we de top.
lessons-board-not-won-yet =
    Nog niet gewonnen
    De loper staat op de top, maar een kolom is pas gewonnen als je stopt. Met een misworp ben je hem kwijt. Stop.
    Doorgooien zou de kolom op het spel zetten. Stop en win hem: S.
lessons-board-won =
    Een kolom gewonnen
    Kolom 8 is van jou. De fiche van Ben gaat eruit, en niemand speelt daar nog een 8. Nog twee kolommen, en het spel is gewonnen.

## Strategie

lessons-plan-rows =
    Weinig rijen
    De coach begint in een spel zeven van de elf rijen. Een begonnen rij 8 komt in { $other } van de spellen op vijf kruisjes. En een rij 12?
    Maar in { $right }. De coach begint rij 12 alleen waar elke andere keuze slechter is.
lessons-plan-full =
    Een volle rij
    Tien kruisjes in rij 8 brengen 200 punten. Hoeveel van de begonnen rijen 8 maakt de coach vol?
    { $right }, en van de rijen 7 maar { $other }: een volle rij is een cadeau, geen plan.
lessons-plan-values =
    Leg de buitenste waarden vast
    Elke strook haalt een waarde uit de paren. In hoeveel spellen legt de coach de 3 vast?
    In { $right }, net als de 4; maar de 1 en de 6 in { $other }. Een 3 of 4 geeft gewone sommen: die hoort in de paren.
lessons-plan-late =
    De prijs van een late rij
    De worp is 1, 3, 4, 5, 6, met vijf kruisjes op elke strook. Wat kosten twee kruisjes in de lege rij 9, tegenover 8 + 10?
    { $right } punten. Met vier kruisjes op elke strook zou het { $four } zijn, met drie { $three }: begin een rij vroeg of nooit.
lessons-plan-track =
    De vollere strook
    De worp is 1, 2, 4, 5, 6. Het best is 5 + 7 met vijfde dobbelsteen 6. Wat kost 6 + 10, het zevende kruisje bij de 2?
    { $right } punten. Nog een 2 zou het spel beëindigen, terwijl rijen nog elk 200 schuldig zijn: verdeel je vijfde dobbelstenen.
lessons-plan-end =
    Nog niet uit
    De worp is 1, 2, 3, 4, 6, en geen rij is iets schuldig. 5 + 10 met vijfde dobbelsteen 1 beëindigt het spel op { $end }. Wat is twee keer 5 met vijfde dobbelsteen 6 waard?
    { $right }. Waar niets schuldig is, brengt elke worp meer alleen punten.
lessons-climb-columns =
    Goede kolommen
    De lopers van Mia staan in 6, 7 en 8. Hoe vaak is de volgende worp een misworp?
    { $right }: drie betere kolommen zijn er niet. In 2, 3 en 12 zou het { $other } zijn.
lessons-climb-hand =
    Een loper in de hand
    Twee lopers staan, één is nog vrij: de volgende worp kan geen misworp worden. Doorgooien wint { $roll } van de spellen. En stoppen?
    { $right }. Zolang er een loper vrij is en zijn kolommen open zijn: gooi door.
lessons-climb-far =
    Hoe ver
    Elke loper is vier velden geklommen, in de beste kolommen. Stoppen wint { $stop } van de spellen. En doorgooien?
    { $right }: gooi door. Na zes velden elk winnen beide { $level }; bij meer: stop.
lessons-climb-narrow =
    Slechte kolommen
    Elk één veld in 2, 3 en 12, en de volgende worp is in { $bust } van de gevallen een misworp. Stoppen wint { $stop } van de spellen. En doorgooien?
    { $right }: stop. Een veld in kolom 2 of 12 is een derde van de weg.
lessons-climb-share =
    Een derde van een kolom
    Het spel begint met 1, 1, 3, 4. 4 en 5 wint { $other } van de spellen. En 2 en 7?
    { $right }. Kolom 2 heeft maar drie velden, en één ervan is gepakt.
lessons-climb-threat =
    Als anderen dichtbij zijn
    Ben heeft twee kolommen en staat in kolom 7 op veld 9 van 13. Stoppen wint { $stop } van de spellen. En doorgooien?
    { $right }. Ben wint gauw, dus een misworp kost weinig: ga nu voor de kolommen.

## Telling

lessons-scoring-row = { $marks ->
    [one] Rij { $row }, { $marks } kruisje
   *[other] Rij { $row }, { $marks } kruisjes
}
lessons-scoring-everything = Alles bij elkaar
lessons-scoring-not = Niet { $points }.
lessons-scoring-too-few =
    Te weinig kruisjes
    Een spel is afgelopen en het blad wordt opgeteld, rij voor rij. De eerste vier vakjes van een rij zijn een schuld: één tot vier kruisjes kosten 200, in elke rij. Rij 2 heeft twee kruisjes. Wat is die waard?
    Eén kruisje of vier, de rij kost 200.
    Twee kruisjes halen het vijfde vakje niet, en één tot vier kruisjes kosten 200.
lessons-scoring-sixth =
    Het zesde kruisje
    Het vijfde kruisje betaalt de schuld, elk kruisje daarna levert de punten van de rij op. In rij 4 zijn dat er 60. De rij heeft zes kruisjes.
    Vijf kruisjes betalen de schuld, het zesde levert 60 op.
    De eerste vijf kruisjes leveren niets op, alleen die daarna tellen elk voor 60.
lessons-scoring-fifth =
    Net het vijfde
    Rij 5 heeft vijf kruisjes.
    De schuld is betaald, en er is nog niets gewonnen.
    Het vijfde kruisje betaalt de schuld; punten komen vanaf het zesde.
lessons-scoring-easy =
    Makkelijke rijen leveren minder op
    Zessen en achten vallen vaak, dus hun rijen leveren maar 40 per kruisje op. Rij 6 heeft zes kruisjes.
    Eén kruisje na het vijfde: 40.
    Zes kruisjes: één na het vijfde, en dat levert 40 op.
lessons-scoring-long =
    Een lange rij
    Rij 8 heeft negen kruisjes, van elk 40 punten.
    Vier kruisjes na het vijfde: 4 × 40.
    Negen kruisjes: vier na het vijfde; tel die elk voor 40.
lessons-scoring-seven =
    Zeven kruisjes
    Rij 9 heeft zeven kruisjes, van elk 50 punten.
    Twee kruisjes na het vijfde: 2 × 50.
    Zeven kruisjes: twee na het vijfde; tel die elk voor 50.
lessons-scoring-points =
    Waar de punten zitten
    Rij 10 heeft negen kruisjes, van elk 60 punten. Een tiende zou nog tellen, een elfde niet meer.
    Vier kruisjes na het vijfde: 4 × 60.
    Negen kruisjes: vier na het vijfde; tel die elk voor 60.
lessons-scoring-total =
    Het totaal
    Alle andere rijen zijn leeg, en een lege rij kost niets. Tel plus en min op: wat komt eruit?
    600 plus, 200 min: 400. De meeste spellen eindigen lager; heel goed spel komt gemiddeld op ongeveer 245. De weg daarheen: weinig rijen, elk met veel kruisjes.
    Plus zijn 60, 40, 160, 100 en 240, min is 200.

lessons-practice = Oefenen
lessons-practice-hard = Moeilijke keuzes: { $name }
lessons-practice-looking = Je duurste keuzes worden gezocht…
lessons-practice-none = Er zijn nog geen dure keuzes van jezelf. Tot dan kun je oefenen met moeilijke van { $name }.
lessons-practice-all = Alle
lessons-practice-due = vandaag
lessons-practice-new = nieuw
lessons-practice-right = goed
lessons-practice-begin = Beginnen
lessons-practice-ask = Wat kies je?
lessons-practice-over = { $best } van de { $count } keuzes waren de beste.
lessons-practice-few = Vanaf { $least } antwoorden zie je hier hoeveel er goed zijn.
lessons-practice-share = Van de laatste { $count } antwoorden waren { $share } goed.
lessons-practice-trend =
    { $trend ->
        [more] Van de laatste tien waren er meer goed dan ervoor.
        [fewer] Van de laatste tien waren er minder goed dan ervoor.
       *[none] De laatste tien laten geen duidelijke verandering zien.
    }
lessons-practice-course = Goede antwoorden, per tien
lessons-practice-board-alone = Klassiek solo

lessons-theme-opened = Rijen te laat of te veel geopend
lessons-theme-in-danger = Rijen onder vijf kruisjes gelaten
lessons-theme-greedy = Gretig op punten nu
lessons-theme-named = Waarden te vroeg of fout vastgelegd
lessons-theme-track = Stroken te snel gevuld
lessons-theme-stopped-early = Te vroeg gestopt
lessons-theme-stopped-late = Te laat gestopt
lessons-theme-runner = Lopers te vroeg gezet
lessons-theme-column = De verkeerde kolom
