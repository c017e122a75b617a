### The board game: the table, its history, its result.

## Rolling for the start

# $names is "Ann and Ben", $total what both have rolled.
board-tied-again = { $names } tie at { $total } and roll again.
board-starts = { $name } starts.
# Beside the name before the first roll, where nobody makes starting rolls because there was a game before.
board-starts-in-turn = Starts this game
# $total is what was rolled.
board-starts-with = { $name } starts with { $total }.
# $total is what was rolled after the tie, $tied what all of them had rolled before.
board-starts-after-tie = { $name } starts with { $total }, after a tie at { $tied }.

## Turns

# A play that moves one runner by two spaces.
board-play-twice = { $column } twice

## The table: whose turn it is, beside the name

board-turn = Turn { $turn }
# The fewest turns of a solo player.
board-turn-record = Turn { $turn }; the record is { $record }

## The table: what is awaited

board-type-two-as-they-lay = Type or click the two dice as rolled
board-type-four-as-they-lay = Type or click the four dice as rolled
board-roll-two-and-type = Roll two dice, then type or click them
board-roll-four-and-type = Roll the four dice, then type or click them
board-roll-on-and-type = Roll on: type or click the four dice
board-roll-on-or-stop = Roll on, or stop?
board-can-only-roll-on = Roll on
board-program-rolls = The computer rolls: press Space
board-program-rolls-on = The computer rolls on: type or click the four dice
board-program-decides = The computer decides: roll on or stop
board-space-lets-program = Let the computer decide: Space
board-program-chooses = The computer chooses its play
board-only-play = Only one play: press Enter
board-which-pairs = Which pairs do you play?
# A second press makes the play. $play is "6 and 8", "7 twice" or "5".
board-once-more-plays = Press again to play { $play }
# $columns is "7", or "7 and 8" where there are several plays with both.
board-which-one = Which play with { $columns }?
board-did-it-go-on = Rolled on, or stopped?

# Below it, while it is rolled for who starts.
board-rolls-for-start = The highest total goes first
# $names is "Ann and Ben".
board-rolls-again = Rolls again: { $names } tied at { $total }
# Below it, while a decision is corrected.
board-was-stop = The player stopped here. Esc keeps it.
board-was-roll-on = The player rolled on here. Esc keeps it.

## The table: the roll

board-odds = Chance of rolling each column (%)
# To be read from the other end of the room. $chance is "12%".
board-rolling-on-odds = Rolling on: bust { $chance }

## The table: the two ways on, large buttons with what each brings about

board-roll = Roll
board-stop = Stop
board-no-stop = No stop
board-roll-for-start = Roll to start
board-skip-start = Skip: the app rolls
# The answers to whether the turn went on.
board-it-went-on = Rolled on
board-it-stopped = Stopped
# Below the chance that the next roll is a bust, in an arc.
board-chance-to-bust = chance to bust
# Of a runner that has reached the top of its column.
board-top = top
board-risks = { $count ->
    [one] risks { $count } space
   *[other] risks { $count } spaces
}
# Below it: the columns that a stop would win. $columns is "7" or "7 and 8".
board-risks-columns = { $count ->
    [one] and column { $columns }
   *[other] and columns { $columns }
}
# Below a column where you can’t stop because your runner shares a space with another player’s marker.
board-shared = { $count ->
    [one] is shared
   *[other] are shared
}

## The table: why a key or a click does nothing

board-app-rolls = The app rolls the dice here: press Space.
board-all-rolled = All four dice are in. Play one pair or both first.
# R and S are keys.
board-went-on-or-stopped = Rolled on, or stopped? Press R or S.
board-type-what-they-show = Roll the dice on the table and type what they show.
board-nothing-gained = You’ve gained nothing yet: roll first.
board-play-first = Play one pair or both first.

## The table: corrections

board-correcting-start = You’re correcting starting roll { $roll }.
board-correcting-roll = You’re correcting roll { $roll }.

## The table: news over the board, a heading and a line below it

board-news-bust = Bust!
board-news-nothing-lost = { $name } had nothing to lose
board-news-lost = { $name } loses { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
# $columns is "7" or "7 and 8".
board-news-columns = { $name } wins { $count ->
    [one] column
   *[other] columns
} { $columns }
board-news-closed = Closed from now on
# Below board-news-columns: the same player has won the game.
board-news-game-won = and the game
board-news-none-left = No columns left: { $name } wins

## The table: players, in little room

# Behind the name of the one whose turn it is.
board-plays-now = to play
board-left = left
# The player’s starting roll, such as 7, or 7, 9 after a tie.
board-start-roll = rolled { $totals }

board-busts = { $name } busts.
board-busts-and-loses = { $name } busts and loses { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}.
board-stops = { $name } stops and keeps { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}.
# At the turn of a computer player.
board-bot-plays = The computer plays for { $name }.

## What was taken back or done again. $dice is "1-3-4-4"

board-followed-roll-off = { $way ->
    [undone] Undone: starting roll { $roll }, { $dice }.
   *[redone] Redone: starting roll { $roll }, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Undone: roll { $roll }, { $dice }.
   *[redone] Redone: roll { $roll }, { $dice }.
}
# $play is "6 and 8", "7 twice" or "5".
board-followed-play = { $way ->
    [undone] Undone: { $play } on roll { $roll }.
   *[redone] Redone: { $play } on roll { $roll }.
}
board-followed-stop = { $way ->
    [undone] Undone: stopping after roll { $roll }.
   *[redone] Redone: stopping after roll { $roll }.
}
board-followed-on = { $way ->
    [undone] Undone: rolling on after roll { $roll }.
   *[redone] Redone: rolling on after roll { $roll }.
}

## After a correction. $asked is the roll that has to be decided again

board-corrected-roll-off = { $again ->
    [nothing] Starting roll { $roll } is corrected. Everything after it stands.
   *[roll] Starting roll { $roll } is corrected. Now choose again for roll { $asked }. To undo, press Ctrl+Z.
}
board-corrected-roll = { $again ->
    [nothing] Roll { $roll } is corrected. Everything after it stands.
   *[roll] Roll { $roll } is corrected. Now choose again for roll { $asked }. To undo, press Ctrl+Z.
}
board-corrected-play = { $again ->
    [nothing] The play on roll { $roll } is corrected. Everything after it stands.
   *[roll] The play on roll { $roll } is corrected. Now choose again for roll { $asked }. To undo, press Ctrl+Z.
}
board-corrected-decision = { $again ->
    [nothing] The decision after roll { $roll } is corrected. Everything after it stands.
   *[roll] The decision after roll { $roll } is corrected. Now choose again for roll { $asked }. To undo, press Ctrl+Z.
}

## Why something cannot be done

board-refused-not-started = { $name } must make a starting roll first.
board-refused-departed = { $name } has left.
board-refused-started = Who starts is already decided.
board-refused-waiting = Finish roll { $roll } first.
board-refused-bust = Roll { $roll } is a bust: it ends the turn.
board-refused-held = You can’t stop: the runner in column { $column } is on another player’s marker.
board-refused-over = The game is over.
board-refused-no-roll-off = There is no starting roll { $roll }.
board-refused-no-roll = There is no roll { $roll }.
board-refused-no-seat = There is no player { $seat }.
board-refused-joined = Nobody can join at the board once the game has begun.
board-refused-last = Everyone else has left.

# Why a play is not legal, at the end of common-illegal and common-outdated.
board-why-in-roll = the dice { $dice } don’t make that.
board-why-column = column { $column } is won, its runner is at the top, or no runner is left.
board-why-whole = if you can play both pairs, you must.
board-why-place = you must choose a split that places a new runner.
board-why-most = you must choose a split that plays more pairs.
board-why-over = the game is over.

## What a play brings about, in the narrow box of the play. $column is the number of a column

board-effect-wins = stop and win
board-effect-top = { $column }: to the top
board-effect-starts = { $column }: starts
# $space is the space of the column, counted from below.
board-effect-starts-at = { $column }: starts at { $space }
board-effect-moves = { $column }: now { $space } of { $top }
board-effect-held = can’t stop there

## What a stop brings about, on its button

board-stop-wins = wins the game
board-stop-loses = loses the game
board-stop-keeps = keeps { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
# $columns is "7" or "7 and 8".
board-stop-columns = { $count ->
    [one] wins column { $columns }
   *[other] wins columns { $columns }
}

## The chance of a bust, on the button of the roll: $chance is "12%"

board-bust-chance = bust { $chance }

## How a turn ended, in a narrow column

board-turn-kept = kept { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
board-turn-bust = bust
# $count are spaces.
board-turn-lost = bust, { $count } lost

## Why a split or a column is not played

# $low and $high are the columns of the split.
board-split-more-pairs = { $low } and { $high }: another split plays more pairs
board-split-new-runner = { $low } and { $high }: another split places a new runner
board-split-neither = { $low_why ->
    [won] { $low } is won
    [top] { $low } is at the top
   *[runners] no runner for { $low }
}, { $high_why ->
    [won] { $high } is won
    [top] { $high } is at the top
   *[runners] no runner for { $high }
}
board-split-runners = no runner for { $low } or { $high }
# Both pairs have this sum.
board-split-twice = { $why ->
    [won] { $column } is won
    [top] { $column } is at the top
   *[runners] no runner for { $column }
}
board-column-not-rolled = No two of these dice make { $column }.
board-column-not-playable = { $why ->
    [won] { $column } is won.
    [top] { $column } is at the top.
   *[runners] No runner for { $column }.
}
board-column-more-pairs = You can’t play { $column }: another split plays more pairs.
board-column-new-runner = You can’t play { $column }: another split places a new runner.

## What the coach expects of the rest of the turn. $choice is "6 and 8" or "Roll on", chances are "12%"

board-ahead-risk = { $choice }: works { $works } of the time, keeping about { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
board-ahead-keeps = { $choice }: keeps { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
# $ahead is one of the two above.
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; chance to win column { $column }: { $chance }.

## Who or what the board waits for

board-awaits-start = { $name } rolls two dice to see who starts.
board-awaits-roll-or-stop = { $name } rolls on or stops.
board-awaits-roll = { $name } rolls.
board-awaits-play = { $name } chooses a play.
# Real dice: whether the turn went on after this roll.
board-awaits-decision = Roll { $roll }: did { $name } roll on or stop?
board-awaits-nobody = The game is over.
