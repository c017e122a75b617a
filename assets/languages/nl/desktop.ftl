### Wat menu's en programmalijsten van het systeem tonen.

desktop-generic-name = Scoreblad voor dobbelspellen
desktop-comment = Can’t Stop Express en Can’t Stop spelen en de score bijhouden
desktop-keywords = dobbelstenen;dobbelspel;score;scoreblad;bordspel;solitaire;
desktop-about = Fifth Die vervangt het papieren scoreblad van Can’t Stop Express voor een groep rond één laptop, met echte of eigen dobbelstenen, en houdt bij wat je solo haalt. Ook het bordspel Can’t Stop zit erin.
desktop-point-phones = Iedereen kan op de eigen telefoon kiezen, in een browser, zonder iets te installeren
desktop-point-throws = Typ de dobbelstenen van tafel in, of laat de app gooien; daarna kiest iedereen met een letter of een klik
desktop-point-legal = Je ziet alleen wat mag, en de app zegt waarom een dobbelsteen niet je vijfde kan zijn
desktop-point-saved = Elke worp en keuze wordt meteen opgeslagen; je kunt onbeperkt terugnemen en elke eerdere worp of keuze corrigeren
desktop-point-coach = Een coach vertelt wat elke keuze waard is, speelt op elke plaats mee en analyseert achteraf je spellen
desktop-not-connected = Fifth Die staat los van de uitgever van de spellen. Het blad en het bord zijn zelf getekend, de spelregels in eigen woorden uitgelegd.
