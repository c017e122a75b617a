### Reglerna.

rules-title = Regler
rules-about = X1, C2 och liknande är reglernas nummer; kontrollen av en fil hänvisar till dem.
rules-find = Sök i reglerna
rules-nothing-found = Ingen regel tar upp det.
rules-lessons = Lektioner

## Can’t Stop Express

rules-express-throw =
    Ett kast är för alla
    Någon kastar fem tärningar. Alla använder samma tärningar, var och en på sitt sätt och på sitt eget protokoll.
rules-express-pairs-and-fifth-die =
    Två par och en femte tärning
    Lägg ihop fyra av tärningarna till två par; den som blir över är din femte tärning. Varje par ger ett kryss i raden för sin summa. Två par med samma summa ger två kryss i en rad.
rules-express-three-values =
    Den femte tärningen ger tre värden
    Dina första femte tärningar bestämmer dina tre värden. Varje värde har en skala med åtta rutor; den första kryssas genast. Tills du har tre måste den femte tärningen vara ett värde som du inte har, om kastet visar något. Visar det inget, kryssa ett som du har.
rules-express-one-of-yours =
    Sedan måste det vara ett av dina
    När tre värden ligger fast måste din femte tärning vara ett av dem så fort kastet visar något. Vilket, och vilka par som då blir över, är vad spelet handlar om.
rules-express-free-throw =
    Frikast
    Tre värden ligger fast och kastet visar inget av dem: välj vilka två par du vill. Den femte tärningen räknas inte, och ingen skala kryssas.
rules-express-out =
    Ute vid åtta
    Med åttonde krysset på en av dina skalor är du ute; paren i det kastet räknas ändå. De andra fortsätter tills alla är ute.
rules-express-rows =
    Vad en rad är värd
    Inga kryss: ingenting. Ett till fyra kryss: minus 200. Fem kryss: ingenting. Varje kryss från det sjätte till det tionde ger radens poäng: 100 för 2 och 12, 70 för 3 och 11, 60 för 4 och 10, 50 för 5 och 9, 40 för 6 och 8, 30 för 7. Kryss efter det tionde ger ingenting.
rules-express-why =
    Varför en rad börjar på −200
    Varje rad som du börjar är en skuld. Det femte krysset betalar den, och först det sjätte ger poäng; en rad som du lämnar innan dess kostar 200. En tom rad kostar ingenting. Börja därför få rader, och sådana som du kan fylla.
rules-express-kinder =
    Ett snällare spel
    För nybörjare kan en rad med ett till fyra kryss kosta mindre. Det väljs i ett nytt parti.
rules-express-winner =
    Vem som vinner
    Flest poäng vinner; vid lika poäng delas segern. Den som spelar ensam spelar mot sitt bästa.
rules-express-seats =
    Spelare kommer och går
    En plats kan lämnas över till någon annan. Den som kommer sent kan komma med före det fjärde kastet och väljer först för kasten hittills. Den som måste gå gör inga fler val och får ingen placering; de andra väntar inte.

## Brädspelet

rules-board-start =
    Vem som börjar
    Alla kastar två tärningar. Den högsta summan börjar; de som delar den kastar igen.
rules-board-turn =
    Ett drag
    Kasta fyra tärningar, lägg ihop dem till två par och gå uppåt i kolumnerna för deras summor. Kasta sedan igen, eller stanna och behåll det du vunnit.
rules-board-runners =
    Tre löpare
    Det du vinner i ett drag märks ut med löpare, och du har tre. En ny börjar på första rutan, eller precis ovanför din bricka. Ett par flyttar löparen i sin kolumn en ruta.
rules-board-must-be-played =
    Vad som måste spelas
    Para ihop tärningarna hur du vill; sedan spelas båda paren om båda går. Om vart och ett går, men bara en löpare är kvar för två nya kolumner, välj ett. Inget kan spelas i en vunnen kolumn, ovanför toppen, eller utan en löpare att sätta ut.
rules-board-bust =
    Bom
    Om inget par i kastet kan spelas går allt som draget gav förlorat, och nästa spelare kastar.
rules-board-stop =
    Att stanna och vinna kolumner
    När du stannar flyttar dina brickor upp till dina löpare. En kolumn där du har nått toppen är din: de andras brickor försvinner, och ingen spelar där igen. En löpare på toppen har inte vunnit något innan du stannar.
rules-board-end =
    Att vinna partiet
    Tre kolumner vinner. Två eller tre spelare kan komma överens om fyra eller fem. Den som spelar ensam räknar dragen.
rules-board-jump =
    Variant: löparen hoppar
    En löpare som skulle hamna på en ruta med någon annans bricka går vidare till nästa ruta utan sådan.
rules-board-no-stop =
    Variant: inget stopp där
    Du får inte stanna så länge en löpare delar ruta med någon annans bricka.
rules-board-house =
    Husregel: vilka par
    ”Kan du sätta ut en löpare, så måste du” tolkas på tre sätt: vilken uppdelning som helst får väljas; en som sätter ut en ny löpare måste väljas; eller en som spelar flest par måste väljas.
rules-board-seats =
    Spelare kommer och går
    En plats kan lämnas över till någon annan, men ingen kan komma med när partiet har börjat: en sen start vore inte rättvis. Den som går hoppas över, brickorna står kvar, och den som är sist kvar har vunnit.
