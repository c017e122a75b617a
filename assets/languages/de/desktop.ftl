### Was Menüs und Programmverzeichnisse des Systems zeigen.

desktop-generic-name = Zettel für Würfelspiele
desktop-comment = Can’t Stop Express und Can’t Stop spielen und werten
desktop-keywords = Würfel;Würfelspiel;Zettel;Punkte;Brettspiel;Solitär;
desktop-about = Fifth Die ersetzt den Papierzettel von Can’t Stop Express für eine Runde um einen Laptop, mit den Würfeln auf dem Tisch oder mit eigenen, und merkt sich die Ergebnisse derer, die allein spielen. Auch das Brettspiel Can’t Stop ist dabei.
desktop-point-phones = Alle können auf dem eigenen Handy wählen, im Browser, ohne etwas zu installieren
desktop-point-throws = Tippe die Würfel ein, die auf dem Tisch liegen, oder lass das Programm würfeln; dann wählt jeder per Buchstabe oder Klick
desktop-point-legal = Nur was erlaubt ist, steht zur Wahl, und ein Würfel, der nicht der fünfte sein kann, sagt warum
desktop-point-saved = Jeder Wurf und jede Wahl ist sofort gespeichert; alles lässt sich rückgängig machen, und jeder frühere Wurf und jede frühere Wahl lässt sich korrigieren
desktop-point-coach = Ein Coach sagt, was jede Möglichkeit wert ist, spielt auf jedem Platz mit und analysiert das Spiel danach
desktop-not-connected = Es steht in keiner Verbindung mit dem Verlag der Spiele, zeichnet Zettel und Brett selbst und erklärt die Regeln mit eigenen Worten.
