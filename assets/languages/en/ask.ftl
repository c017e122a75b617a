### A position that people set up themselves.

# A button on the list of games.
ask-title = Ask the coach
# A button: all marks, pieces and dice are taken off.
ask-clear = Clear

## Below the pad and the board, and above the dice to click.

ask-pad-about = Click a box to fill up to it; click the last mark to clear it. Click a die to change its value.
ask-board-about = It’s the first player’s turn. Click a space to place the chosen piece; click again to remove it.
ask-dice = The throw: type or click five dice
ask-dice-or-none = The roll: type or click four dice, or leave it empty to ask “roll or stop?”

## What is placed on the board: buttons.

ask-runners = Runners
ask-player = Player { $number }

## In the place of advice.

ask-out = This player is out: nothing left to choose.
# $name is the name of a player.
ask-won = { $name } has won.
ask-bust = You can’t play any pair: a bust.

## Why something cannot stand so: a sentence that ends with the names of the rulings.

ask-no-second-full-track = A full track puts its player out, so only one can be full (X9).
ask-no-such-tracks = A pad has three tracks with different values, each with 1 to 8 marks (X2).
ask-no-such-goal = At most three players can play for four or five columns (C10).
ask-no-runner-there = The runner in column { $column } must be above its player’s marker, and nobody may have won that column (C4, C5).
ask-no-more-runners = You have only three runners (C4).
ask-no-stack = Column { $column }: in this variant, players can’t share a space (C11, C12).
ask-no-play-after-the-end = Only one player can have enough columns to win. The game is then over, so there can be no runners (C10).
ask-no-square-in-won-column = Column { $column } is won, so nobody else has a marker there (C8).
ask-no-such-board = A board has one to four players, and no piece above the top of a column (C1, C2).
