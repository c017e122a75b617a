### Lektionerna.

## Ramen: knappar och lektionernas namn

lessons-throws = Kast
lessons-scoring = Poäng
lessons-board = Brädet
lessons-plan = Strategi
lessons-climb = Brädstrategi
lessons-next = Nästa lektion
lessons-done = Klar
lessons-go-on = Fortsätt
lessons-show-me = Visa mig
lessons-back = Ett steg bakåt
lessons-step = { $step } av { $count }
lessons-over = Lektionen slutar här; ett riktigt parti skulle fortsätta.
lessons-you = Du

## Kast

lessons-throws-first = Tärningarna först: tryck på mellanslag.

lessons-throws-everybody =
    Alla delar på kastet
    Det här är ditt protokoll: en rad för varje summa av två tärningar, och tre skalor för dina femte tärningar. Alla använder samma kast, var och en på sitt eget protokoll. Kasta tärningarna.

lessons-throws-two-pairs =
    Två par, och en tärning över
    Lägg ihop fyra tärningar till två par; varje par ger ett kryss i raden för sin summa. Den femte tärningen ger ett kryss på en skala. Varje rad i listan är en tärning du kan lämna, med paren du då får. Lämna en 4:a: ta 4 (1 och 3) och 10 (4 och 6).
    Det går också bra. Här tar vi 4 och 10 och lämnar 4:an.

lessons-throws-first-value =
    Ditt första värde
    Rad 4 och rad 10 har ett kryss var, och 4 är det första av dina tre värden; en ruta på dess skala är redan kryssad. Rad 4 och rad 10 kostar dig nu 200 var, tills de har fem kryss. Vidare till nästa kast.

lessons-throws-new-value =
    Ett nytt värde varje gång
    Tills du har tre värden måste din femte tärning visa ett nytt, om det finns något i kastet. Klicka på 4:an, så ser du att det inte går. Ta sedan 9 (3 och 6) och 10 (4 och 6) och lämna 2:an.
    Det skulle gå: värdet på den femte tärningen är nytt. Här tar vi 9 och 10 och lämnar 2:an.

lessons-throws-one-free =
    Ett värde kvar
    Du har två värden, 4 och 2. Rad 10 har fått sitt andra kryss: några få rader med många kryss slår många rader med få. Kasta igen.

lessons-throws-third-value =
    Det tredje värdet
    2 och 4 har du redan, så du kan bara lämna 1:an eller 5:an. Ta 4 (2 och 2) och 5 (1 och 4) och lämna 5:an.
    Det är också ett nytt värde. Här tar vi 4 och 5 och lämnar 5:an.

lessons-throws-three-stand =
    Alla tre värdena
    Från och med nu måste din femte tärning vara en 2:a, 4:a eller 5:a så fort kastet visar någon av dem. Du får hoppas att det inte gör det.

lessons-throws-free-throw =
    Ett frikast
    Ingen 2:a, ingen 4:a och ingen 5:a: välj vilka två par du vill, och kryssa ingen skala. Ett frikast kostar ingenting. Ta 4 (1 och 3) och 9 (3 och 6).
    Vid ett frikast får du välja vilka två par du vill. Här tar vi 4 och 9.

lessons-throws-and-so-on =
    Och så vidare
    Rad 4 har tre kryss: två till, och skulden på 200 är betald. Det åttonde krysset på en av dina skalor avslutar ditt parti, oftast efter ungefär tjugo kast. Nästa lektion visar vad som räknas då.

## Brädet

lessons-board-first = Om du stannar behåller du det du har. Kasta för att se vad som kommer: tryck på mellanslag.

lessons-board-columns =
    Elva kolumner
    Varje kolumn är en summa av två tärningar. De i mitten är längre, för deras summor kommer oftare. Tre kolumner vinner partiet. Du är Mia, och det är din tur: kasta tärningarna.

lessons-board-two-pairs =
    Två par, två löpare
    Fyra tärningar ger två par på upp till tre sätt. Välj ett av dem och spela båda paren: varje par sätter ut en löpare eller flyttar upp den en ruta. Ta 6 (1 och 5) och 10 (4 och 6).
    Det går också bra. Här tar vi 6 och 10.

lessons-board-roll-or-stop =
    Kasta vidare eller stanna
    Två löpare är på brädet, en är kvar. Efter varje kast får du stanna och behålla det du har, eller kasta vidare och riskera det. Varje knapp visar vad den ger. Kasta vidare.

lessons-board-last-runner =
    Den sista löparen
    En löpare är kvar: du kan spela både 6 och 8, 8:an med den sista löparen. Av 5 och 9 kan du bara spela en, för båda behöver en ny löpare. Ta 6 (2 och 4) och 8 (3 och 5).
    Det går också bra. Här tar vi 6 och 8.

lessons-board-still-played =
    Vad du fortfarande kan spela
    Alla tre löparna är ute: resten av draget kan du bara spela 6, 8 och 10. Många skulle stanna här. Kasta vidare för att se vad de är rädda för.

lessons-board-bust =
    Bom
    Inga två av tärningarna blir 6, 8 eller 10, så du kan inte spela något: bom. Löparna tas bort, och du förlorar allt du vunnit i draget. Nu är det Ben som kastar.

lessons-board-next-turn =
    Din tur igen
    Ben kastade två 7:or och stannade direkt: brickan står kvar, vad som än händer. Nu är det din tur igen. Kasta tärningarna.

lessons-board-twice =
    Samma summa två gånger
    Två par med samma summa flyttar en löpare två rutor. Ta 8 två gånger: 2 och 6, 3 och 5.
    Det går också bra. Här tar vi 8 två gånger.

lessons-board-once-more =
    Kasta igen
    Två rutor med en löpare, och två löpare till på hand: risken för en bom är liten. Kasta vidare.

lessons-board-second-column =
    En andra kolumn
    Ta 7 (3 och 4) och 8 (2 och 6). Det gör inget att Ben också är i kolumn 7: brickor får dela ruta.
    Det går också bra. Här tar vi 7 och 8.

lessons-board-stop =
    Stanna
    Du har fyra rutor på spel. Behåll dem den här gången: stanna.
    Du får förstås kasta vidare. Här stannar vi och behåller de fyra rutorna: tryck på S.

lessons-board-kept =
    Behållet
    Dina brickor står nu där löparna stod. Nästa gång börjar en löpare precis ovanför sin bricka, så du klättrar aldrig samma ruta två gånger.

lessons-board-later =
    Några drag senare
    Din bricka i kolumn 8 har två rutor kvar till toppen, och Ben har också en där. Kasta tärningarna.

lessons-board-to-the-top =
    Till toppen
    Två 8:or igen, precis vad du behöver. Ta 8 två gånger.
    Det går också bra. Här tar vi 8 två gånger och når toppen.

lessons-board-not-won-yet =
    Inte vunnen än
    Löparen är på toppen, men du vinner kolumnen först när du stannar. Blir det bom är den ändå förlorad. Stanna.
    Kastar du vidare riskerar du kolumnen. Stanna för att vinna den: tryck på S.

lessons-board-won =
    En vunnen kolumn
    Kolumn 8 är din. Ben får ta bort sin bricka, och ingen spelar en 8:a där mer. Två kolumner till, så vinner du partiet.

## Strategi

lessons-plan-rows =
    Få rader
    Coachen öppnar sju av de elva raderna i ett parti. När den öppnar rad 8 når raden fem kryss i { $other } av partierna. Och rad 12?
    Bara i { $right }. Coachen öppnar rad 12 bara när alla andra val är sämre.

lessons-plan-full =
    En full rad
    Tio kryss i rad 8 ger 200 poäng. När coachen öppnar rad 8, hur ofta fyller den raden?
    I { $right } av fallen, och rad 7 bara i { $other }: en full rad är en gåva, ingen plan.

lessons-plan-values =
    Ta de yttre värdena
    Varje skala tar ett värde från paren. I hur många av sina partier tar coachen 3:an?
    I { $right }, precis som 4:an, men 1:an och 6:an i { $other }. En 3:a eller 4:a ger vanliga summor, så spara den till paren.

lessons-plan-late =
    Vad en sen rad kostar
    Kastet är 1, 3, 4, 5, 6, med fem kryss på varje skala. Vad kostar två kryss i den tomma raden 9, jämfört med 8 + 10?
    { $right } poäng. Med fyra kryss på varje skala vore det { $four }, med tre { $three }: öppna en rad tidigt eller aldrig.

lessons-plan-track =
    Den fullare skalan
    Kastet är 1, 2, 4, 5, 6. Bästa valet är 5 + 7 med femte tärningen 6. Vad kostar 6 + 10, som ger skalan för 2 ett sjunde kryss?
    { $right } poäng. En 2:a till skulle avsluta partiet medan rader fortfarande är skyldiga 200 var: sprid dina femte tärningar.

lessons-plan-end =
    Inte ute än
    Kastet är 1, 2, 3, 4, 6, och ingen rad är skyldig något. 5 + 10 med femte tärningen 1 avslutar partiet på { $end }. Vad är 5 två gånger med femte tärningen 6 värt?
    { $right }. När du inte är skyldig något ger varje kast till bara poäng.

## Strategi på brädet

lessons-climb-columns =
    Bra kolumner
    Mia har löpare i 6, 7 och 8. Hur ofta blir nästa kast en bom?
    { $right }: säkrare tre kolumner finns inte. I 2, 3 och 12 vore det { $other }.

lessons-climb-hand =
    En löpare på hand
    Två löpare är utsatta och en är kvar på hand, så nästa kast kan inte bli en bom. Den som kastar vidare vinner { $roll } av partierna. Och den som stannar?
    { $right }. Med en löpare på hand och ingen kolumn vunnen än: kasta vidare.

lessons-climb-far =
    Hur långt
    Varje löpare har klättrat fyra rutor, i de bästa kolumnerna. Den som stannar vinner { $stop } av partierna. Och den som kastar vidare?
    { $right }: kasta vidare. Efter sex rutor var ger båda { $level }; efter fler, stanna.

lessons-climb-narrow =
    Dåliga kolumner
    En ruta var i 2, 3 och 12, och nästa kast blir en bom i { $bust } av fallen. Den som stannar vinner { $stop } av partierna. Och den som kastar vidare?
    { $right }: stanna. En ruta i kolumn 2 eller 12 är en tredjedel av vägen.

lessons-climb-share =
    En tredjedel av en kolumn
    Partiet börjar med 1, 1, 3, 4. Den som tar 4 och 5 vinner { $other } av partierna. Och den som tar 2 och 7?
    { $right }. Kolumn 2 har bara tre rutor, och en av dem har du redan.

lessons-climb-threat =
    När andra är nära
    Ben har två kolumner och står på ruta 9 av 13 i kolumn 7. Den som stannar vinner { $stop } av partierna. Och den som kastar vidare?
    { $right }. Ben vinner snart, så en bom kostar lite: satsa på kolumnerna nu.

## Poäng

lessons-scoring-row = { $marks ->
    [one] Rad { $row }, { $marks } kryss
   *[other] Rad { $row }, { $marks } kryss
}
lessons-scoring-everything = Allt tillsammans
lessons-scoring-not = Inte { $points }.

lessons-scoring-too-few =
    För få kryss
    Partiet är slut, och du räknar ihop protokollet rad för rad. De fyra första rutorna i en rad är en skuld: ett till fyra kryss kostar 200, vilken rad det än är. Rad 2 har två kryss. Vad är den värd?
    Ett kryss eller fyra, raden kostar 200.
    Två kryss når inte till den femte rutan, och ett till fyra kryss kostar 200.

lessons-scoring-sixth =
    Det sjätte krysset
    Det femte krysset betalar skulden; varje kryss efter det ger radens poäng. I rad 4 är det 60. Raden har sex kryss.
    Fem kryss betalar skulden, och det sjätte ger 60.
    De fem första kryssen ger ingenting; bara de som kommer efter ger 60 var.

lessons-scoring-fifth =
    Precis fem
    Rad 5 har fem kryss.
    Du har betalat skulden, men inte vunnit något än.
    Det femte krysset betalar skulden; poängen börjar med det sjätte.

lessons-scoring-easy =
    Lätta rader ger mindre
    Sexor och åttor kommer ofta, så deras rader ger bara 40 per kryss. Rad 6 har sex kryss.
    Ett kryss efter det femte: 40.
    Sex kryss är ett efter det femte, och det ger 40.

lessons-scoring-long =
    En lång rad
    Rad 8 har nio kryss, värda 40 poäng var.
    Fyra kryss efter det femte: 4 × 40.
    Nio kryss är fyra efter det femte; räkna de fyra med 40.

lessons-scoring-seven =
    Sju kryss
    Rad 9 har sju kryss, värda 50 poäng var.
    Två kryss efter det femte: 2 × 50.
    Sju kryss är två efter det femte; räkna de två med 50.

lessons-scoring-points =
    Var poängen finns
    Rad 10 har nio kryss, värda 60 poäng var. Ett tionde skulle fortfarande räknas, ett elfte inte.
    Fyra kryss efter det femte: 4 × 60.
    Nio kryss är fyra efter det femte; räkna de fyra med 60.

lessons-scoring-total =
    Totalen
    Alla andra rader är tomma, och en tom rad kostar ingenting. Räkna ihop minus och plus: vad blir resultatet?
    600 plus, 200 minus: 400. De flesta partier slutar lägre; mycket duktiga spelare hamnar i snitt runt 245. Vägen dit: få rader med många kryss i varje.
    Plus är 60, 40, 160, 100 och 240; minus är 200.

## Öva på egna dyra val

lessons-practice = Öva
lessons-practice-hard = Svåra val: { $name }
lessons-practice-looking = Letar efter dina dyraste val …
lessons-practice-none = Du har inte gjort några dyra val än. Öva så länge på svåra val från { $name }.
lessons-practice-all = Alla
lessons-practice-due = att repetera
lessons-practice-new = nya
lessons-practice-right = rätt
lessons-practice-begin = Börja
lessons-practice-ask = Vad väljer du?
lessons-practice-over = Du hittade det bästa valet { $best } gånger av { $count }.
lessons-practice-few = Efter { $least } svar ser du här hur många du har rätt på.
lessons-practice-share = Av dina senaste { $count } svar var { $share } rätt.
lessons-practice-trend =
    { $trend ->
        [more] Av de senaste tio hade du fler rätt än förut.
        [fewer] Av de senaste tio hade du färre rätt än förut.
       *[none] De senaste tio visar ingen tydlig förändring.
    }
lessons-practice-course = Rätta svar, tio i taget
lessons-practice-board-alone = Klassiska, solo

## Teman: vad dyra val har gemensamt

lessons-theme-opened = För många rader, eller för sent
lessons-theme-in-danger = Rader lämnade under fem kryss
lessons-theme-greedy = Snabba poäng lockade
lessons-theme-named = Fel värden, eller tagna för tidigt
lessons-theme-track = Skalor fyllda för fort
lessons-theme-stopped-early = Stannade för tidigt
lessons-theme-stopped-late = Stannade för sent
lessons-theme-runner = Löpare utsatta för tidigt
lessons-theme-column = Fel kolumn
