### The first screen: the list of games.
