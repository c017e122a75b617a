### De tre lektionerna.

lessons-throws = Kast
lessons-scoring = Poäng
lessons-board = Brädet
lessons-plan = Strategi
lessons-climb = Strategi på brädet
lessons-next = Nästa lektion
lessons-done = Klar
lessons-go-on = Fortsätt
lessons-show-me = Visa mig
lessons-back = Steg tillbaka
lessons-step = { $step } av { $count }
lessons-over = Lektionen slutar här; ett parti skulle fortsätta.
lessons-you = Du

## Kast

lessons-throws-first = Först tärningarna: mellanslag kastar dem.
lessons-throws-everybody =
    Ett kast är för alla
    Det här protokollet är ditt: en rad för varje summa av två tärningar, och tre skalor för de femte tärningarna. Alla använder samma kast, var och en på sitt eget protokoll. Kasta tärningarna.

lessons-throws-two-pairs =
    Två par, och en tärning över
    Lägg ihop fyra tärningar till två par; varje par ger ett kryss i raden för sin summa. Den femte tärningen ger ett kryss på en skala. Varje rad här är en tärning som kan bli över, och vilka par det ger. Lämna en 4: ta 4 (1 och 3) och 10 (4 och 6).
    Det går också att välja. Här tar vi 4 och 10, och lämnar 4:an.

lessons-throws-first-value =
    Ditt första värde
    Rad 4 och rad 10 har ett kryss var, och 4 är det första av dina tre värden; en ruta på dess skala är förbrukad. Rad 4 och rad 10 kostar nu 200 var, tills de har fem kryss. Vidare till nästa kast.

lessons-throws-new-value =
    Ett nytt värde varje gång
    Tills du har tre värden måste den femte tärningen vara ett nytt, om kastet visar något. Klicka på 4:an och se att det inte går. Ta sedan 9 (3 och 6) och 10 (4 och 6), och lämna 2:an.
    Det skulle gå: den femte tärningen är ny. Här tar vi 9 och 10, och lämnar 2:an.

lessons-throws-one-free =
    Ett värde är fortfarande fritt
    Två värden är dina, 4 och 2. Rad 10 har sitt andra kryss: få rader med många kryss är värda mer än många rader med få. Kasta igen.

lessons-throws-third-value =
    Det tredje värdet
    2 och 4 är redan dina, så bara 1:an eller 5:an kan lämnas. Ta 4 (2 och 2) och 5 (1 och 4), och lämna 5:an.
    Det är också ett nytt värde. Här tar vi 4 och 5, och lämnar 5:an.

lessons-throws-three-stand =
    Tre värden ligger fast
    Från och med nu måste din femte tärning vara en 2:a, 4:a eller 5:a så fort kastet visar någon. Du kommer att önska att det inte gör det.

lessons-throws-free-throw =
    Ett frikast
    Ingen 2:a, 4:a eller 5:a: välj vilka två par du vill, och ingen skala kryssas. Ett sådant kast är gratis. Ta 4 (1 och 3) och 9 (3 och 6).
    På ett frikast duger vilka två par som helst. Här tar vi 4 och 9.

lessons-throws-and-so-on =
    Och så vidare
    Rad 4 har tre kryss; två till, och avdraget är borta. Åttonde krysset på en av skalorna avslutar ditt parti, oftast efter ungefär tjugo kast. Vad som räknas då är nästa lektion.

## Brädet

lessons-board-first = Stannar du behåller du det du har. För att se vad som kommer, kasta: mellanslag.
lessons-board-columns =
    Elva kolumner
    Varje kolumn är en summa av två tärningar. De i mitten är längre, eftersom deras summor kommer oftare. Tre kolumner vinner partiet. Du är Mia, och det är ditt drag: kasta tärningarna.

lessons-board-two-pairs =
    Två par, två löpare
    Fyra tärningar ger två par på upp till tre sätt. Båda paren du väljer spelas: en löpare sätts ut, eller går upp en ruta. Ta 6 (1 och 5) och 10 (4 och 6).
    Det går också att spela. Här tar vi 6 och 10.

lessons-board-roll-or-stop =
    Kasta vidare eller stanna
    Två löpare är på brädet, en är kvar. Efter varje kast får du stanna och behålla det du har, eller kasta vidare och riskera det. Båda knapparna säger vad det ger. Kasta vidare.

lessons-board-last-runner =
    Den sista löparen
    En löpare är kvar: 6 och 8 kan båda spelas, 8:an med den sista löparen. Av 5 och 9 bara den ena, för båda behöver en ny. Ta 6 (2 och 4) och 8 (3 och 5).
    Det går också att spela. Här tar vi 6 och 8.

lessons-board-still-played =
    Vad som ännu kan spelas
    Alla tre löparna är ute: resten av draget kan bara 6, 8 och 10 spelas. Många skulle stanna här. För att se vad de är rädda för, kasta vidare.

lessons-board-bust =
    Bom
    Inga två av tärningarna blir 6, 8 eller 10, så inget kan spelas: en bom. Löparna tas bort, och allt som draget gav går förlorat. Ben står på tur.

lessons-board-next-turn =
    Ditt nästa drag
    Ben fick två 7:or och stannade direkt: den brickan står kvar, vad som än händer. Det är ditt drag igen. Kasta tärningarna.

lessons-board-twice =
    Samma två gånger
    Två par med samma summa flyttar en löpare två rutor. Ta 8 två gånger: 2 och 6, 3 och 5.
    Det går också att spela. Här tar vi 8 två gånger.

lessons-board-once-more =
    En gång till
    Två rutor med en löpare, och två löpare till i handen: en bom är osannolik. Kasta vidare.

lessons-board-second-column =
    En andra kolumn
    Ta 7 (3 och 4) och 8 (2 och 6). Att Ben också är i kolumn 7 spelar ingen roll: brickor får dela ruta.
    Det går också att spela. Här tar vi 7 och 8.

lessons-board-stop =
    Stanna
    Fyra rutor står på spel. Behåll dem den här gången: stanna.
    Du får förstås kasta vidare. Här stannar vi och behåller de fyra rutorna: S.

lessons-board-kept =
    Behållet
    Dina brickor står där löparna stod. I ett senare drag börjar en löpare precis ovanför sin bricka, så inget behöver göras om.

lessons-board-later =
    Några drag senare
    Din bricka i kolumn 8 har två rutor kvar till toppen, och Ben har också en där. Kasta tärningarna.

lessons-board-to-the-top =
    Till toppen
    Två 8:or igen, precis vad som behövs. Ta 8 två gånger.
    Det går också att spela. Här tar vi 8 två gånger, och når toppen.

lessons-board-not-won-yet =
    Inte vunnen än
    Löparen är på toppen, men en kolumn vinner man bara genom att stanna. Vid en bom är allt ändå förlorat. Stanna.
    Att kasta vidare vore att riskera kolumnen. Stanna för att vinna den: S.

lessons-board-won =
    En kolumn vunnen
    Kolumn 8 är din. Bens bricka försvinner, och ingen spelar en 8:a där igen. Två kolumner till, och partiet är vunnet.

## Strategi

lessons-plan-rows =
    Få rader
    Coachen påbörjar sju av de elva raderna i ett parti. En påbörjad rad 8 når fem kryss i { $other } av partierna. Och en rad 12?
    Bara i { $right }. Coachen påbörjar rad 12 bara där varje annat val är sämre.

lessons-plan-full =
    En full rad
    Tio kryss i rad 8 ger 200 poäng. Hur många av de påbörjade raderna 8 fyller coachen?
    { $right }, och av raderna 7 bara { $other }: en full rad är en gåva, ingen plan.

lessons-plan-values =
    Välj ut de yttre värdena
    Varje skala tar ett värde ur paren. I hur många partier väljer coachen ut 3?
    I { $right }, precis som 4; men 1 och 6 i { $other }. En 3 eller 4 ger vanliga summor: den hör hemma i paren.

lessons-plan-late =
    Vad en sen rad kostar
    Kastet är 1, 3, 4, 5, 6, med fem kryss på varje skala. Vad kostar två kryss i den tomma raden 9, jämfört med 8 + 10?
    { $right } poäng. Med fyra kryss på varje skala vore det { $four }, med tre { $three }: påbörja en rad tidigt eller aldrig.

lessons-plan-track =
    Den fullare skalan
    Kastet är 1, 2, 4, 5, 6. Bäst är 5 + 7 med femte tärningen 6. Vad kostar 6 + 10, som ger 2 ett sjunde kryss?
    { $right } poäng. En 2 till skulle avsluta spelet medan rader ännu är skyldiga 200 var: sprid dina femte tärningar.

lessons-plan-end =
    Inte ute än
    Kastet är 1, 2, 3, 4, 6, och ingen rad är skyldig något. 5 + 10 med femte tärningen 1 avslutar spelet på { $end }. Vad är två gånger 5 med femte tärningen 6 värt?
    { $right }. Där inget är skyldigt ger varje kast till bara poäng.

lessons-climb-columns =
    Bra kolumner
    Mias löpare står i 6, 7 och 8. Hur ofta blir nästa kast en bom?
    { $right }: tre bättre kolumner finns inte. I 2, 3 och 12 vore det { $other }.

lessons-climb-hand =
    En löpare i handen
    Två löpare står och en är kvar: nästa kast kan inte bli en bom. Att kasta vidare vinner { $roll } av partierna. Och att stanna?
    { $right }. Så länge en löpare är kvar och kolumnerna är öppna: kasta vidare.

lessons-climb-far =
    Hur långt
    Varje löpare har klättrat fyra rutor, i de bästa kolumnerna. Att stanna vinner { $stop } av partierna. Och att kasta vidare?
    { $right }: kasta vidare. Efter sex rutor var vinner båda { $level }; efter fler, stanna.

lessons-climb-narrow =
    Dåliga kolumner
    En ruta var i 2, 3 och 12, och nästa kast är en bom i { $bust } av fallen. Att stanna vinner { $stop } av partierna. Och att kasta vidare?
    { $right }: stanna. En ruta i kolumn 2 eller 12 är en tredjedel av vägen.

lessons-climb-share =
    En tredjedel av en kolumn
    Spelet börjar med 1, 1, 3, 4. Att ta 4 och 5 vinner { $other } av partierna. Och 2 och 7?
    { $right }. Kolumn 2 har bara tre rutor, och en av dem är tagen.

lessons-climb-threat =
    När andra är nära
    Ben har två kolumner och står på ruta 9 av 13 i kolumn 7. Att stanna vinner { $stop } av partierna. Och att kasta vidare?
    { $right }. Ben vinner snart, så en bom kostar lite: gå för kolumnerna nu.

## Poäng

lessons-scoring-row = { $marks ->
    [one] Rad { $row }, { $marks } kryss
   *[other] Rad { $row }, { $marks } kryss
}
lessons-scoring-everything = Allt tillsammans
lessons-scoring-not = Inte { $points }.
lessons-scoring-too-few =
    För få kryss
    Ett parti är slut och protokollet räknas ihop, rad för rad. De fyra första rutorna i en rad är en skuld: ett till fyra kryss kostar 200, vilken rad det än är. Rad 2 har två kryss. Vad är den värd?
    Ett kryss eller fyra, raden kostar 200.
    Två kryss når inte femte rutan, och ett till fyra kryss kostar 200.

lessons-scoring-sixth =
    Det sjätte krysset
    Det femte krysset betalar skulden, varje kryss efter det ger radens poäng. I rad 4 är det 60. Den har sex kryss.
    Fem kryss betalar skulden, det sjätte ger 60.
    De första fem kryssen ger ingenting, bara de som följer räknas med 60 var.

lessons-scoring-fifth =
    Precis det femte
    Rad 5 har fem kryss.
    Skulden är betald, och inget är vunnet än.
    Det femte krysset betalar skulden; poängen börjar med det sjätte.

lessons-scoring-easy =
    Lätta rader ger mindre
    Sexor och åttor kommer ofta, så deras rader ger bara 40 per kryss. Rad 6 har sex kryss.
    Ett kryss efter det femte: 40.
    Sex kryss är ett mer än fem, och det ger 40.

lessons-scoring-long =
    En lång rad
    Rad 8 har nio kryss, med 40 poäng var.
    Fyra kryss efter det femte: 4 × 40.
    Nio kryss är fyra mer än fem; räkna de fyra med 40.

lessons-scoring-seven =
    Sju kryss
    Rad 9 har sju kryss, med 50 poäng var.
    Två kryss efter det femte: 2 × 50.
    Sju kryss är två mer än fem; räkna de två med 50.

lessons-scoring-points =
    Var poängen finns
    Rad 10 har nio kryss, med 60 poäng var. Ett tionde skulle ännu räknas, ett elfte inte.
    Fyra kryss efter det femte: 4 × 60.
    Nio kryss är fyra mer än fem; räkna de fyra med 60.

lessons-scoring-total =
    Totalen
    Alla andra rader är tomma, och en tom rad kostar ingenting. Lägg ihop minus och plus: vad blir resultatet?
    600 plus, 200 minus: 400. De flesta partier slutar lägre; runt 245 är vad mycket bra spel ger. Få rader, var och en med många kryss, är vägen dit.
    Plus är 60, 40, 160, 100 och 240, minus är 200.

lessons-practice = Öva
lessons-practice-hard = Svåra val: { $name }
lessons-practice-looking = Letar efter de dyraste valen i dina partier …
lessons-practice-none = Det finns inga dyra egna val än. Tills dess kan du öva på svåra val: { $name }.
lessons-practice-all = Alla
lessons-practice-due = i dag
lessons-practice-new = nya
lessons-practice-right = rätt
lessons-practice-begin = Börja
lessons-practice-ask = Vad väljer du?
lessons-practice-over = { $best } av { $count } val var de bästa.
lessons-practice-few = Från { $least } svar ser du här hur många som är rätt.
lessons-practice-share = Av de senaste { $count } svaren var { $share } rätt.
lessons-practice-trend =
    { $trend ->
        [more] Av de senaste tio var fler rätt än förut.
        [fewer] Av de senaste tio var färre rätt än förut.
       *[none] De senaste tio visar ingen tydlig förändring.
    }
lessons-practice-course = Rätta svar, tio i taget
lessons-practice-board-alone = Klassisk ensam
lessons-theme-opened = Rader öppnade sent eller för många
lessons-theme-in-danger = Rader kvar under fem kryss
lessons-theme-greedy = Girig på poäng genast
lessons-theme-named = Värden valda för tidigt eller fel
lessons-theme-track = Skalor fyllda för fort
lessons-theme-stopped-early = Stannat för tidigt
lessons-theme-stopped-late = Stannat för sent
lessons-theme-runner = Löpare satta för tidigt
lessons-theme-column = Fel kolumn
