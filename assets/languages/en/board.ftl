### The board game: the table, its history, its result.
