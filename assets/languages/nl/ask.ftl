### De coach, gevraagd naar een zelf opgezette stelling.

ask-title = Vraag het de coach
ask-clear = Leegmaken

ask-pad-about = Klik op een vakje om tot daar aan te kruisen, op het laatste kruisje om het weg te halen. Klik op een dobbelsteen voor een andere waarde.
ask-board-about = Speler 1 is aan de beurt. Klik op een veld om het gekozen stuk te plaatsen; klik nog eens om het weg te halen.
ask-dice = De worp: typ vijf dobbelstenen of klik ze aan
ask-dice-or-none = De worp: typ vier dobbelstenen of klik ze aan. Laat leeg voor “doorgooien of stoppen?”

ask-runners = Lopers
ask-player = Speler { $number }

ask-out = Deze speler is uit: er valt niets meer te kiezen.
ask-won = { $name } heeft gewonnen.
ask-bust = Geen enkel paar kan: een misworp.

ask-no-second-full-track = Met een volle strook is een speler uit, dus er kan er maar één vol zijn (X9).
ask-no-such-tracks = Een blad heeft drie stroken met verschillende waarden, elk met 1 t/m 8 kruisjes (X2).
ask-no-such-goal = Om vier of vijf kolommen spelen hoogstens drie spelers (C10).
ask-no-runner-there = In kolom { $column } moet de loper boven de eigen fiche staan, en de kolom mag nog niet gewonnen zijn (C4, C5).
ask-no-more-runners = Er zijn maar drie lopers (C4).
ask-no-stack = Kolom { $column }: in deze variant staan er nooit twee spelers op hetzelfde veld (C11, C12).
ask-no-play-after-the-end = Maar één speler kan genoeg kolommen hebben om te winnen. Dan is het spel afgelopen en staat er geen loper meer (C10).
ask-no-square-in-won-column = Kolom { $column } is gewonnen, dus niemand anders heeft daar nog een fiche (C8).
ask-no-such-board = Aan het bord zitten één tot vier spelers, en geen stuk staat boven de top van een kolom (C1, C2).
