### Fråga coachen om en ställning som man själv har ställt upp.

ask-title = Fråga coachen
ask-clear = Töm

## Nedanför protokollet och brädet

ask-pad-about = Klicka på en ruta för att kryssa fram till den, på sista krysset för att sudda det och på en tärning för ett annat värde.
ask-board-about = Första spelaren står på tur. Klicka där den valda pjäsen ska stå; klicka igen för att ta bort den.
ask-dice = Kastet: skriv eller klicka in fem tärningar
ask-dice-or-none = Kastet: skriv eller klicka in fyra tärningar. Lämnas det tomt: kasta eller stanna?

## Vad som ställs på brädet

ask-runners = Löpare
ask-player = Spelare { $number }

## I stället för råd

ask-out = Spelaren är ute: det finns inget kvar att välja.
ask-won = { $name } har vunnit.
ask-bust = Inget par går att spela: bom.

## Varför något inte kan stå så

ask-no-second-full-track = En full skala slår ut spelaren, så bara en kan vara full (X9).
ask-no-such-tracks = Ett protokoll har tre skalor med olika värden och 1 till 8 kryss på var och en (X2).
ask-no-such-goal = Högst tre spelare kan spela om fyra eller fem kolumner (C10).
ask-no-runner-there = Löparen i kolumn { $column } måste stå ovanför spelarens bricka, och ingen får ha vunnit kolumnen (C4, C5).
ask-no-more-runners = Det finns bara tre löpare (C4).
ask-no-stack = Kolumn { $column }: i den här varianten får två spelare inte dela ruta (C11, C12).
ask-no-play-after-the-end = Bara en spelare kan ha nog med kolumner för att vinna, och då är partiet slut: ingen löpare är kvar (C10).
ask-no-square-in-won-column = Kolumn { $column } är vunnen, så ingen annan har en bricka där (C8).
ask-no-such-board = Ett bräde har en till fyra spelare, och ingen pjäs står ovanför toppen av en kolumn (C1, C2).
