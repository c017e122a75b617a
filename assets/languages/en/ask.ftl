### A position that is set up by hand.

# A button on the list of games.
ask-title = Ask the coach
# A button: all marks, pieces and dice are taken off.
ask-clear = Clear

## What is told below the pad and the board, and above the dice to click.

ask-pad-about = Click a box to fill up to it; click the last mark to clear it. Click a die for another value.
ask-board-about = The first player is to move. Click where the chosen piece stands, and click it again to take it off.
ask-dice = The throw: type or click five dice
ask-dice-or-none = The roll: type or click four dice. Without one: roll or stop?

## What is placed on the board: buttons.

ask-runners = Runners
ask-player = Player { $number }

## What is told in the place of advice.

ask-out = This player is out and chooses no more.
# $name is the name of a player.
ask-won = { $name } has won.
ask-bust = No pair can be played: a bust.

## Why something cannot stand so: a sentence that ends with the names of the rulings.

ask-no-second-full-track = The first full track puts its player out, so a second one cannot be full (X9).
ask-no-such-tracks = A pad has three tracks with different values, each with 1 to 8 marks (X2).
ask-no-such-goal = Four or five columns are for up to three players (C10).
ask-no-runner-there = In column { $column } a runner stands above its player’s square, and only as long as nobody has won the column (C4, C5).
ask-no-more-runners = A turn has three runners (C4).
ask-no-stack = In this variant no two stand on the same space of column { $column } (C11, C12).
ask-no-play-after-the-end = Whoever has enough columns has won: nobody else has as many, and no runner is left (C10).
ask-no-square-in-won-column = Column { $column } is won, so nobody else has a square there (C8).
ask-no-such-board = One to four play, and nothing stands above the top of a column (C1, C2).
