### Was Menüs und Programmverzeichnisse des Systems zeigen.

desktop-generic-name = Spielblock für Würfelspiele
desktop-comment = Can’t Stop Express und Can’t Stop spielen und werten
desktop-keywords = Würfel;Würfelspiel;Zettel;Punkte;Brettspiel;Solitär;
desktop-about = Fifth Die ersetzt den Papierblock von Can’t Stop Express für eine Runde rund um einen Laptop, mit echten oder eigenen Würfeln, und hält fest, was du solo erreichst. Auch das Brettspiel Can’t Stop ist dabei.
desktop-point-phones = Alle können auf dem eigenen Handy wählen, im Browser, ohne etwas zu installieren
desktop-point-throws = Tippe die Würfel vom Tisch ein, oder lass die App würfeln; dann wählen alle per Buchstabe oder Klick
desktop-point-legal = Du siehst nur, was erlaubt ist, und die App sagt, warum ein Würfel nicht dein fünfter sein kann
desktop-point-saved = Jeder Wurf und jede Wahl wird sofort gespeichert; du kannst unbegrenzt zurücknehmen und alles Frühere korrigieren
desktop-point-coach = Ein Coach sagt dir, was jede Wahl wert ist, spielt auf jedem Platz mit und analysiert danach deine Spiele
desktop-not-connected = Fifth Die steht in keiner Verbindung mit dem Verlag der Spiele. Zettel und Brett sind selbst gezeichnet, die Regeln mit eigenen Worten erklärt.
