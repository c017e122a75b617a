### Wat menu's en programmalijsten van het systeem tonen.

desktop-generic-name = Scoreblad voor dobbelspellen
desktop-comment = Can’t Stop Express en Can’t Stop spelen en de score bijhouden
desktop-keywords = dobbelstenen;dobbelspel;score;scoreblad;bordspel;solitaire;
desktop-about = Fifth Die vervangt het papieren scoreblad van Can’t Stop Express voor een groep rond één laptop, met de dobbelstenen op tafel of met eigen, en bewaart de scores van wie alleen speelt. Ook het bordspel Can’t Stop zit erin.
desktop-point-phones = Iedereen kan op de eigen telefoon kiezen, in een browser, zonder iets te installeren
desktop-point-throws = Typ de dobbelstenen die op tafel liggen, of laat het programma gooien; daarna kiest elke speler met een letter of een klik
desktop-point-legal = Alleen wat mag, wordt aangeboden, en een dobbelsteen die niet de vijfde kan zijn, zegt waarom
desktop-point-saved = Elke worp en keuze wordt meteen opgeslagen; alles kan worden teruggenomen, en elke eerdere worp of keuze kan worden gecorrigeerd
desktop-point-coach = Een coach vertelt wat elke keuze waard is, speelt op elke plaats mee en analyseert het spel achteraf
desktop-not-connected = Het staat los van de uitgever van de spellen, tekent een eigen blad en bord, en vertelt de spelregels in eigen woorden.
