### A new game.
