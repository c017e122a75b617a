### Records, players and dice.
