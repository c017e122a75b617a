### The history of a game, and corrections.

history-empty = Nothing thrown yet.
# Two pairs · fifth die is how a choice is written there: 4 + 10 · 4.
history-correcting = Click what you want to correct. The app replays what follows; nothing is lost.
# The sign stands behind what was corrected.
history-corrected-later = * corrected later
# A button, here and in the review: a copy for practice begins as the game stood then.
history-play-on = Play on from here
# $key is that of the button.
history-play-on-marks = If you play on from here before this game ends, this game is listed separately. To play on anyway, click Play on from here or press { $key } again.
history-play-on-strict = You can’t play on from a strict game before it ends.
# What such a copy is called in the list of games: $game is the name of the game, or the players.
history-copy-of-throw = { $game }, from throw { $throw }
history-copy-of-turn = { $game }, from turn { $turn }
history-copy-of-start = { $game }, from the start

## Headings of columns.

# Narrow: over the numbers of the throws.
history-throw = Throw
history-dice = Dice
# Narrow: over the numbers of the turns.
history-board-turn = Turn
history-board-player = Player
# Over what was played.
history-board-played = Played
# Over what was decided after that.
history-board-then = Then

## Cells: a player's choice for a throw, or a play.

history-to-choose = still to choose
# A choice that a correction has made illegal: 4 + 10 · 4, or a play like 6 and 8.
history-not = not { $choice }
# Who has left the game.
history-left = left
history-out = out
# Who is out since a correction, and had chosen this.
history-out-after = out ({ $choice })

## Cells of the board game.

# In the column of what was played: a starting roll, and its sum.
history-board-start = start: { $sum }
# Behind it: this player has the first turn.
history-board-begins = starts
history-board-to-play = to play
# In the column of what was decided.
history-board-lost = { $spaces ->
    [one] { $spaces } space lost
   *[other] { $spaces } spaces lost
}
history-board-left = { $spaces ->
    [one] left, { $spaces } space lost
   *[other] left, { $spaces } spaces lost
}
history-board-stopped = { $spaces ->
    [one] stopped, { $spaces } space
   *[other] stopped, { $spaces } spaces
}
# A correction has made the stop illegal; it is to be decided again.
history-board-no-stop = no stop here: decide again
history-board-rolled-on = rolled on
# Below the list, after a correction.
history-board-waiting = { $rolls ->
    [one] { $rolls } later roll is on hold.
   *[other] { $rolls } later rolls are on hold.
}
