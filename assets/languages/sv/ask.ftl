### Coachen, tillfrågad om en ställning som man själv ställt upp.

ask-title = Fråga coachen
ask-clear = Töm

ask-pad-about = Klicka på en ruta för att kryssa dit, på det sista krysset för att ta bort det. Klicka på en tärning för ett annat värde.
ask-board-about = Spelare 1 är i tur. Klicka där den valda pjäsen står; ett klick till tar bort den.
ask-dice = Kastet: skriv eller klicka fem tärningar
ask-dice-or-none = Kastet: skriv eller klicka fyra tärningar. Utan kast: kasta eller stanna?

ask-runners = Löpare
ask-player = Spelare { $number }

ask-out = Spelaren är ute och väljer inte mer.
ask-won = { $name } har vunnit.
ask-bust = Inget par kan spelas: en bom.

ask-no-second-full-track = Den första fulla skalan gör spelaren ute, så en andra kan inte vara full (X9).
ask-no-such-tracks = Ett protokoll har tre skalor med olika värden, var och en med 1 till 8 kryss (X2).
ask-no-such-goal = Fyra eller fem kolumner är för högst tre spelare (C10).
ask-no-runner-there = I kolumn { $column } står en löpare ovanför spelarens bricka, och bara så länge ingen har vunnit kolumnen (C4, C5).
ask-no-more-runners = Ett drag har tre löpare (C4).
ask-no-stack = I den här varianten står aldrig två på samma ruta i kolumn { $column } (C11, C12).
ask-no-play-after-the-end = Den som har nog med kolumner har vunnit: ingen annan har så många, och ingen löpare är kvar (C10).
ask-no-square-in-won-column = Kolumn { $column } är vunnen: ingen annan har en bricka där (C8).
ask-no-such-board = En till fyra spelar, och inget står ovanför toppen av en kolumn (C1, C2).
