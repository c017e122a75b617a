### The history of a game, and corrections.
