### De coach, gevraagd naar een zelf opgezette stelling.

ask-title = Vraag de coach
ask-clear = Leegmaken

ask-pad-about = Klik op een vakje om tot daar aan te kruisen, op het laatste kruisje om het weg te halen. Klik op een dobbelsteen voor een andere waarde.
ask-board-about = Speler 1 is aan de beurt. Klik waar het gekozen stuk staat; nog een klik haalt het weg.
ask-dice = De worp: typ of klik vijf dobbelstenen
ask-dice-or-none = De worp: typ of klik vier dobbelstenen. Zonder worp: doorgooien of stoppen?

ask-runners = Lopers
ask-player = Speler { $number }

ask-out = Wie uit is, kiest niet meer.
ask-won = { $name } heeft gewonnen.
ask-bust = Geen paar kan gespeeld worden: een misworp.

ask-no-second-full-track = Met de eerste volle strook is een speler uit, een tweede kan niet vol zijn (X9).
ask-no-such-tracks = Een blad heeft drie stroken met verschillende waarden, elk met 1 tot 8 kruisjes (X2).
ask-no-such-goal = Vier of vijf kolommen zijn voor hoogstens drie spelers (C10).
ask-no-runner-there = In kolom { $column } staat een loper boven de fiche van de speler, en alleen zolang niemand de kolom gewonnen heeft (C4, C5).
ask-no-more-runners = Een beurt heeft drie lopers (C4).
ask-no-stack = In deze variant staan er in kolom { $column } nooit twee op hetzelfde veld (C11, C12).
ask-no-play-after-the-end = Wie genoeg kolommen heeft, heeft gewonnen: niemand anders heeft er zoveel, en er staat geen loper meer (C10).
ask-no-square-in-won-column = Kolom { $column } is gewonnen: niemand anders heeft daar een fiche (C8).
ask-no-such-board = Er spelen één tot vier mensen, en niets staat boven het einde van een kolom (C1, C2).
