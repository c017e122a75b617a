### De spelregels.

rules-title = Spelregels
rules-about = X1, C2 enzovoort zijn de nummers van de regels; de controle van een bestand noemt ze zo.
rules-find = Zoeken in de spelregels
rules-nothing-found = Daar gaat geen regel over.
rules-lessons = Lessen

## Can’t Stop Express

rules-express-throw =
    Een worp is voor iedereen
    Iemand gooit vijf dobbelstenen. Iedereen speelt met dezelfde dobbelstenen, elk op de eigen manier en het eigen blad.
rules-express-pairs-and-fifth-die =
    Twee paren en een vijfde dobbelsteen
    Verdeel vier van de dobbelstenen in twee paren; de steen die overblijft is je vijfde dobbelsteen. Elk paar kruist één vakje aan in de rij van zijn som. Twee paren met dezelfde som kruisen twee vakjes van één rij aan.
rules-express-three-values =
    De vijfde dobbelsteen legt drie waarden vast
    Je eerste vijfde dobbelstenen leggen je drie waarden vast. Elke waarde heeft een strook van acht vakjes; het eerste wordt meteen aangekruist. Tot je er drie hebt, moet de vijfde dobbelsteen een waarde zijn die je nog niet hebt, als de worp er een toont. Toont hij er geen, kruis dan een waarde aan die je al hebt.
rules-express-one-of-yours =
    Daarna moet het een van de jouwe zijn
    Liggen drie waarden vast, dan moet je vijfde dobbelsteen een daarvan zijn zodra de worp er een toont. Welke, en welke paren er dan overblijven: daar draait het spel om.
rules-express-free-throw =
    Vrije worp
    Drie waarden liggen vast en de worp toont er geen van: kies twee paren naar wens. De vijfde dobbelsteen telt niet, en geen strook krijgt een kruisje.
rules-express-out =
    Uit bij het achtste kruisje
    Met het achtste kruisje op een van je stroken ben je uit; de paren van die worp tellen nog. De anderen spelen door tot iedereen uit is.
rules-express-rows =
    Wat een rij waard is
    Geen kruisje: niets. Eén tot vier kruisjes: min 200. Vijf kruisjes: niets. Elk kruisje van het zesde tot het tiende levert de punten van de rij op: 100 voor 2 en 12, 70 voor 3 en 11, 60 voor 4 en 10, 50 voor 5 en 9, 40 voor 6 en 8, 30 voor 7. Kruisjes na het tiende leveren niets op.
rules-express-why =
    Waarom een rij op −200 begint
    Elke rij die je begint is een schuld. Het vijfde kruisje betaalt die terug en pas het zesde levert punten op; een rij die je eerder laat liggen kost 200. Een lege rij kost niets. Begin dus weinig rijen, en alleen die je kunt vullen.
rules-express-kinder =
    Een milder spel
    Voor beginners kan een rij met één tot vier kruisjes minder kosten. Je stelt het in onder Nieuw spel.
rules-express-winner =
    Wie wint
    De meeste punten winnen; bij gelijke punten wordt de overwinning gedeeld. Wie alleen speelt, speelt tegen het eigen beste resultaat.
rules-express-seats =
    Komen en gaan
    Een plaats kan aan iemand anders worden overgedragen. Wie te laat komt, schuift aan vóór de vierde worp en kiest eerst voor de worpen tot dan toe. Wie weg moet, kiest niet meer en krijgt geen plaats in de eindstand; de anderen wachten niet.

## Het bordspel

rules-board-start =
    Wie begint
    Iedereen gooit twee dobbelstenen. De hoogste som begint; wie gelijk eindigt, gooit opnieuw.
rules-board-turn =
    Een beurt
    Gooi vier dobbelstenen, verdeel ze in twee paren en ga omhoog in de kolommen van hun sommen. Gooi dan door, of stop en houd wat je gewonnen hebt.
rules-board-runners =
    Drie lopers
    Wat je in een beurt wint, wordt aangegeven door lopers; je hebt er drie. Een nieuwe begint op het eerste veld, of net boven je fiche. Een paar zet de loper van zijn kolom één veld vooruit.
rules-board-must-be-played =
    Wat gespeeld moet worden
    Verdeel de dobbelstenen in paren zoals je wilt; beide paren worden dan gespeeld als dat kan. Kan elk apart, maar is er voor twee nieuwe kolommen nog maar één loper over, kies er dan een. Niets kan in een gewonnen kolom, boven de top, of zonder loper om te plaatsen.
rules-board-bust =
    Misworp
    Kan geen enkel paar van de worp gespeeld worden, dan is alles wat de beurt opleverde verloren, en gooit de volgende speler.
rules-board-stop =
    Stoppen en kolommen winnen
    Als je stopt, schuiven je fiches op naar je lopers. Een kolom waarvan je de top hebt bereikt, is van jou: de fiches van de anderen gaan eruit, en niemand speelt daar nog. Een loper op de top heeft niets gewonnen voordat je stopt.
rules-board-end =
    Het spel winnen
    Drie kolommen winnen. Met z’n tweeën of drieën kun je er vier of vijf afspreken. Wie alleen speelt, telt de beurten.
rules-board-jump =
    Variant: de loper springt
    Een loper die op een veld met een fiche van een ander zou komen, gaat door naar het volgende veld zonder.
rules-board-no-stop =
    Variant: daar geen stop
    Je mag niet stoppen zolang een loper zijn veld deelt met een fiche van een ander.
rules-board-house =
    Huisregel: welke paren
    “Als je een loper kunt plaatsen, moet dat” wordt op drie manieren gelezen: elke verdeling mag; het moet er een zijn die een nieuwe loper plaatst; of een die de meeste paren speelt.
rules-board-seats =
    Komen en gaan
    Een plaats kan aan iemand anders worden overgedragen, maar niemand schuift nog aan als het spel loopt: later beginnen zou niet eerlijk zijn. Gaat iemand weg, dan worden de beurten overgeslagen, blijven de fiches staan, en wint wie als laatste overblijft.
