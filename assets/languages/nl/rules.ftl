### De spelregels.

rules-title = Spelregels
rules-about = X1, C2 enzovoort zijn nummers van regels; meldingen van de bestandscontrole noemen ze.
rules-find = Zoeken in de spelregels
rules-nothing-found = Geen regel gaat daarover.
rules-lessons = Lessen
rules-licenses = Licenties

## Can’t Stop Express

rules-express-throw =
    Eén worp voor iedereen
    Iemand gooit vijf dobbelstenen. Iedereen gebruikt dezelfde dobbelstenen, elk op de eigen manier en op het eigen blad.
rules-express-pairs-and-fifth-die =
    Twee paren en een vijfde dobbelsteen
    Maak van vier van de dobbelstenen twee paren; de dobbelsteen die overblijft is je vijfde. Elk paar kruist één vakje aan in de rij van zijn som. Twee paren met dezelfde som kruisen twee vakjes in één rij aan.
rules-express-three-values =
    De vijfde dobbelsteen legt drie waarden vast
    Je vijfde dobbelstenen leggen drie waarden vast. Elke waarde heeft een strook van acht vakjes, en met het vastleggen kruis je het eerste aan. Tot je er drie hebt, moet je vijfde dobbelsteen een waarde zijn die je nog niet hebt, als de worp er een toont. Zo niet, kruis er dan een aan die je al hebt.
rules-express-one-of-yours =
    Daarna gebruik je je eigen waarden
    Heb je drie waarden vastgelegd, dan moet je vijfde dobbelsteen er een van zijn als de worp er een toont. Welke, en welke paren je dan overhoudt: daar draait het spel om.
rules-express-free-throw =
    Vrije worp
    Heb je drie waarden vastgelegd en toont de worp er geen van, kies dan twee willekeurige paren. Je kruist geen strook aan.
rules-express-out =
    Uit bij het achtste kruisje
    Met het achtste kruisje op een van je stroken ben je uit; de paren van die worp tellen nog. De anderen spelen door tot iedereen uit is.
rules-express-rows =
    Wat een rij waard is
    Geen kruisjes: niets. Eén tot vier kruisjes: min 200. Vijf kruisjes: niets. Elk kruisje van het zesde t/m het tiende levert de punten van de rij op: 100 voor 2 en 12, 70 voor 3 en 11, 60 voor 4 en 10, 50 voor 5 en 9, 40 voor 6 en 8, 30 voor 7. Kruisjes na het tiende leveren niets op.
rules-express-why =
    Waarom een rij op −200 begint
    Elke rij waaraan je begint is een schuld. Het vijfde kruisje betaalt die terug, en pas het zesde levert punten op; stop je eerder, dan kost de rij 200. Een lege rij kost niets. Begin dus aan weinig rijen, en alleen aan rijen die je kunt vullen.
rules-express-kinder =
    Een mildere variant
    Voor beginners kan een rij met één tot vier kruisjes minder kosten. Stel de straf in onder “Nieuw spel”.
rules-express-winner =
    Wie wint
    De meeste punten winnen; bij evenveel punten deel je de overwinning. Speel je solo, dan speel je tegen je beste score.
rules-express-seats =
    Komen en gaan
    Je kunt een plaats aan iemand anders overdragen. Een late speler kan vóór de vierde worp aanschuiven en kiest eerst voor de worpen tot dan toe. Wie vertrekt, kiest niet meer en krijgt geen plaats in de eindstand; de anderen wachten niet.

## Het bordspel

rules-board-start =
    Wie begint
    Iedereen gooit twee dobbelstenen. De hoogste som begint; wie gelijk eindigt, gooit opnieuw.
rules-board-turn =
    Een beurt
    Gooi vier dobbelstenen, maak er twee paren van en ga omhoog in de kolommen van hun sommen. Gooi dan door, of stop en behoud wat je gewonnen hebt.
rules-board-runners =
    Drie lopers
    Drie lopers laten zien wat je in een beurt wint. Een nieuwe loper begint op het eerste veld, of net boven je fiche. Elk paar zet de loper van zijn kolom één veld hoger.
rules-board-must-be-played =
    Wat je moet spelen
    Verdeel de dobbelstenen in paren zoals je wilt; kunnen beide paren, dan moet je beide spelen. Hebben beide een nieuwe loper nodig en is er nog maar één vrij, kies er dan een. Je kunt niet spelen in een gewonnen kolom, boven de top of zonder vrije loper.
rules-board-bust =
    Misworp
    Kun je geen enkel paar van de worp spelen, dan verlies je alles wat je deze beurt won, en gooit de volgende speler.
rules-board-stop =
    Stoppen en kolommen winnen
    Als je stopt, schuiven je fiches op naar je lopers. Heb je de top bereikt, dan is de kolom van jou: de andere fiches gaan van het bord, en niemand speelt daar nog. Een loper op de top wint niets tot je stopt.
rules-board-end =
    Het spel winnen
    Drie kolommen winnen. Met z’n tweeën of drieën kun je er vier of vijf afspreken. Speel je solo, tel dan je beurten.
rules-board-jump =
    Variant: de loper springt
    Een loper die op een veld met een fiche van een ander zou komen, gaat door naar het volgende veld zonder fiche van een ander.
rules-board-no-stop =
    Variant: daar geen stop
    Je mag niet stoppen zolang een loper zijn veld deelt met een fiche van een ander.
rules-board-house =
    Huisregel: welke paren
    “Als je een loper kunt plaatsen, moet dat” wordt op drie manieren gespeeld: je mag elke verdeling kiezen; je moet er een kiezen waarmee je een nieuwe loper plaatst; of een waarmee je de meeste paren speelt.
rules-board-seats =
    Komen en gaan
    Je kunt een plaats aan iemand anders overdragen, maar niemand kan nog aanschuiven als het spel begonnen is: later beginnen zou niet eerlijk zijn. Vertrekt een speler, dan worden de beurten overgeslagen, blijven de fiches staan en wint wie als laatste overblijft.
