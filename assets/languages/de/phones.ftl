### Handys: das Feld im Fenster und die Seiten auf den Handys.

phones-title = Handys
phones-turn-off = Abschalten
phones-turn-on = Handys zulassen
phones-try-again = Noch einmal
phones-new-game = Neues Spiel
phones-opening = Handys werden zugelassen …
phones-off = Handys sind abgeschaltet. Wer einen Platz hatte, findet ihn wieder, sobald sie zugelassen sind.
phones-no-game = Mit Handys haben alle am Tisch einen eigenen Zettel. Sie kommen zu einem Spiel dazu: Öffne eins oder beginne ein neues.
phones-no-address = Handys können unter { $address } nicht zugelassen werden: { $cause }. Wähle eine andere Adresse oder einen anderen Port.
phones-no-system = Handys können nicht zugelassen werden: { $cause }. Versuche es noch einmal.
phones-failed = Das ist dem Programm missglückt; versuche es noch einmal
phones-scan = Scanne den Code mit der Kamera des Handys oder tippe ein:
phones-network = Das Handy muss im selben Netz (WLAN) sein wie dieser Computer. Zu installieren ist nichts.
phones-other-address = Oder { $address }
phones-take-back = Zurückholen
phones-state-not-joined = nicht dabei
phones-state-away = nicht da
phones-state-thinking = denkt nach
phones-state-chosen = hat gewählt
phones-state-joined = dabei
