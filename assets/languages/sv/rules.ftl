### Reglerna.

rules-title = Regler
rules-about = X1, C2 och så vidare är regelnummer som används när filer kontrolleras.
rules-find = Sök i reglerna
rules-nothing-found = Ingen regel nämner det.
rules-lessons = Lektioner
rules-licenses = Licenser

## Can’t Stop Express

rules-express-throw =
    Alla delar på kastet
    Någon kastar fem tärningar. Alla använder samma tärningar, var och en på sitt sätt och på sitt eget protokoll.

rules-express-pairs-and-fifth-die =
    Två par och en femte tärning
    Lägg ihop fyra av tärningarna till två par; den som blir över är din femte tärning. Varje par ger ett kryss i raden för sin summa. Två par med samma summa ger två kryss i samma rad.

rules-express-three-values =
    Den femte tärningen ger tre värden
    Dina femte tärningar bestämmer tre värden. Varje värde har en skala med åtta rutor, och när du tar värdet kryssas den första. Tills du har tre måste din femte tärning visa ett värde som du inte har tagit, om det finns något i kastet. Annars kryssar du ett som du redan har.

rules-express-one-of-yours =
    Sedan gäller dina egna värden
    När du har tagit tre värden måste din femte tärning vara ett av dem så fort kastet visar något. Vilket, och vilka par du då får, är vad spelet går ut på.

rules-express-free-throw =
    Frikast
    När du har tagit tre värden och kastet inte visar något av dem väljer du vilka två par du vill. Ingen skala kryssas.

rules-express-out =
    Ute vid åtta
    Med det åttonde krysset på en av dina skalor är du ute; paren i det kastet räknas ändå. De andra spelar vidare tills alla är ute.

rules-express-rows =
    Vad en rad är värd
    Inga kryss: ingenting. Ett till fyra kryss: minus 200. Fem kryss: ingenting. Varje kryss från det sjätte till det tionde ger radens poäng: 100 för 2 och 12, 70 för 3 och 11, 60 för 4 och 10, 50 för 5 och 9, 40 för 6 och 8, 30 för 7. Kryss efter det tionde ger ingenting.

rules-express-why =
    Varför en rad börjar på −200
    Varje rad du öppnar är en skuld. Det femte krysset betalar tillbaka den, och först det sjätte ger poäng; slutar du innan dess kostar raden 200. En tom rad kostar ingenting. Öppna därför få rader, och bara sådana som du kan fylla.

rules-express-kinder =
    Ett snällare spel
    För nybörjare kan en rad med ett till fyra kryss kosta mindre. Välj avdrag under ”Nytt parti”.

rules-express-winner =
    Vem som vinner
    Flest poäng vinner; de som har lika många delar segern. Spelar du solo spelar du mot ditt bästa resultat.

rules-express-seats =
    Spelare kommer och går
    Du kan lämna över en plats till någon annan. En sen spelare kan gå med före det fjärde kastet och väljer först för kasten hittills. En spelare som går gör inga fler val och får ingen placering; de andra väntar inte.

## Brädspelet

rules-board-start =
    Vem som börjar
    Alla kastar två tärningar. Den högsta summan börjar; de som delar på den kastar igen.

rules-board-turn =
    Ett drag
    Kasta fyra tärningar, lägg ihop dem till två par och gå uppåt i kolumnerna för deras summor. Kasta sedan igen, eller stanna och behåll det du har vunnit.

rules-board-runners =
    Tre löpare
    Tre löpare visar vad du vinner i ett drag. En ny löpare börjar på den första rutan, eller precis ovanför din bricka. Varje par flyttar upp löparen i sin kolumn en ruta.

rules-board-must-be-played =
    Vad du måste spela
    Dela upp tärningarna i par som du vill; om båda paren går att spela måste du spela båda. Går de bara var för sig, för att en enda löpare är kvar till två nya kolumner, väljer du ett. Du kan inte spela i en vunnen kolumn, ovanför toppen eller utan en löpare att sätta ut.

rules-board-bust =
    Bom
    Om inget par i kastet går att spela förlorar du allt du vunnit i draget, och nästa spelare kastar.

rules-board-stop =
    Att stanna och vinna kolumner
    När du stannar flyttas dina brickor upp till dina löpare. Har du nått toppen är kolumnen din: de andra brickorna tas bort, och ingen spelar där mer. En löpare på toppen vinner ingenting förrän du stannar.

rules-board-end =
    Att vinna partiet
    Tre kolumner vinner. Två eller tre spelare kan komma överens om fyra eller fem. Spelar du solo räknar du dina drag.

rules-board-jump =
    Variant: löparen hoppar
    En löpare som skulle hamna på en ruta med någon annans bricka går vidare till nästa ruta utan någon.

rules-board-no-stop =
    Variant: inget stopp där
    Du får inte stanna så länge en löpare delar ruta med någon annans bricka.

rules-board-house =
    Husregel: vilka par
    ”Kan du sätta ut en löpare, så måste du” tolkas på tre sätt: du får välja vilken uppdelning som helst; du måste välja en som sätter ut en ny löpare; eller du måste välja en som spelar flest par.

rules-board-seats =
    Spelare kommer och går
    Du kan lämna över en plats till någon annan, men ingen kan gå med när partiet har börjat: en sen start vore inte rättvis. Om en spelare går hoppas dragen över, brickorna står kvar, och den sista som är kvar vinner.
