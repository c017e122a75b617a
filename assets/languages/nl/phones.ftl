### Telefoons: het paneel in het venster en de pagina's op de telefoons.

phones-title = Telefoons
phones-turn-off = Uitzetten
phones-turn-on = Telefoons toelaten
phones-try-again = Opnieuw proberen
phones-new-game = Nieuw spel
phones-opening = Telefoons worden toegelaten …
phones-off = Telefoons staan uit. Wie een plaats had, vindt die terug zodra ze weer worden toegelaten.
phones-no-game = Met telefoons heeft iedereen aan tafel een eigen blad. Ze doen mee met een spel: open er een of begin een nieuw spel.
phones-no-address = Telefoons kunnen niet worden toegelaten op { $address }: { $cause }. Kies een ander adres of een andere poort.
phones-no-system = Telefoons kunnen niet worden toegelaten: { $cause }. Probeer het opnieuw.
phones-failed = Dit is het programma niet gelukt; probeer het opnieuw
phones-scan = Scan de code met de camera van de telefoon, of typ:
phones-network = De telefoon moet in hetzelfde netwerk (wifi) zitten als deze computer. Er hoeft niets te worden geïnstalleerd.
phones-other-address = Of { $address }
phones-take-back = Terugnemen
phones-state-not-joined = doet niet mee
phones-state-away = afwezig
phones-state-thinking = denkt na
phones-state-chosen = heeft gekozen
phones-state-joined = doet mee
