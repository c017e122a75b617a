### The board game: the table, its history, its result.

## Rolling for the start

# $names is "Ann and Ben", $total what both have rolled.
board-tied-again = { $names } tie with { $total } and roll again.
board-starts = { $name } starts.
# Beside the name before the first roll, where nobody rolls for the start because there was a game before.
board-starts-in-turn = Starts as the next in turn
# $total is what was rolled.
board-starts-with = { $name } starts with { $total }.
# $total is what was rolled after the tie, $tied what all of them had rolled before.
board-starts-after-tie = { $name } starts with { $total } after a tie with { $tied }.

## Turns

# A play that moves one runner by two spaces.
board-play-twice = { $column } twice

## The table: whose turn it is, beside the name

board-turn = Turn { $turn }
# The fewest turns of one who plays alone.
board-turn-record = Turn { $turn }, the record is { $record }

## The table: what is awaited

board-type-two-as-they-lay = Type or click the two dice as they lay
board-type-four-as-they-lay = Type or click the four dice as they lay
board-roll-two-and-type = Roll two dice, then type or click them
board-roll-four-and-type = Roll the four dice, then type or click them
board-roll-on-and-type = Roll on: type or click the four dice
board-roll-on-or-stop = Roll on, or stop?
board-can-only-roll-on = Roll on
board-program-rolls = The program rolls: Space goes on
board-program-rolls-on = The program rolls on: type or click the four dice
board-program-decides = The program decides: roll on or stop
board-space-lets-program = Space lets the program decide
board-program-chooses = The program chooses its play
board-only-play = The only play: Enter makes it
board-which-pairs = Which pairs are played?
# A second press makes the play. $play is "6 and 8", "7 twice" or "5".
board-once-more-plays = Once more plays { $play }
# $columns is "7", or "7 and 8" where there are several plays with both.
board-which-one = Which one with { $columns }?
board-did-it-go-on = Did the turn go on after this roll?

# Below it, while it is rolled for who starts.
board-rolls-for-start = Rolls for the start: the highest total begins
# $names is "Ann and Ben".
board-rolls-again = Rolls again: { $names } tie with { $total }
# Below it, while a decision is corrected.
board-was-stop = It was a stop. Esc keeps it.
board-was-roll-on = It was rolling on. Esc keeps it.

## The table: the roll

board-odds = Chance that a roll has each column, in %
# To be read from the other end of the room. $chance is "12 %".
board-rolling-on-odds = Rolling on: bust { $chance }

## The table: the two ways on, large buttons with what each brings about

board-roll = Roll
board-stop = Stop
board-no-stop = No stop
board-roll-for-start = Roll for the start
board-skip-start = Skip: the app rolls
# The answers to whether the turn went on.
board-it-went-on = It went on
board-it-stopped = It stopped
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
# Below the columns in which there is no stop, because a runner there stands on the square of somebody else.
board-shared = { $count ->
    [one] is shared
   *[other] are shared
}

## The table: why a key or a click does nothing

board-app-rolls = The app rolls the dice here: Space rolls them.
board-all-rolled = All four dice are rolled: play a pair or both first.
# R and S are keys.
board-went-on-or-stopped = Did the turn go on or stop? R or S.
board-type-what-they-show = Roll the dice on the table and type what they show.
board-nothing-gained = Nothing is gained yet: roll first.
board-play-first = Play a pair or both first.

## The table: corrections

board-correcting-start = You are correcting roll { $roll } for the start.
board-correcting-roll = You are correcting roll { $roll }.

# After a correction the old entry is no longer legal. $play is "6 and 8", "7 twice" or "5".

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
board-news-closed = Nobody plays there again
# Below board-news-columns: the same player has won the game.
board-news-game-won = and with it the game
board-news-none-left = No column is left: { $name } wins

## The table: players, in little room

# Behind the name of the one whose turn it is.
board-plays-now = plays
# Of somebody whose phone does not answer.
board-away = away
board-left = left
# What this player rolled for the start: "7", or "7, 9" after a tie.
board-start-roll = start roll { $totals }

board-busts = { $name } busts.
board-busts-and-loses = { $name } busts and loses { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}.
board-stops = { $name } stops and keeps { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}.
# At the turn of a player that the program plays.
board-bot-plays = The program plays for { $name }.

## What was taken back or done again. $dice is "1-3-4-4"

board-followed-roll-off = { $way ->
    [undone] Taken back: roll { $roll } for the start, { $dice }.
   *[redone] Done again: roll { $roll } for the start, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Taken back: roll { $roll }, { $dice }.
   *[redone] Done again: roll { $roll }, { $dice }.
}
# $play is "6 and 8", "7 twice" or "5".
board-followed-play = { $way ->
    [undone] Taken back: { $play } of roll { $roll }.
   *[redone] Done again: { $play } of roll { $roll }.
}
board-followed-stop = { $way ->
    [undone] Taken back: the stop after roll { $roll }.
   *[redone] Done again: the stop after roll { $roll }.
}
board-followed-on = { $way ->
    [undone] Taken back: rolling on after roll { $roll }.
   *[redone] Done again: rolling on after roll { $roll }.
}

## After a correction. $asked is the roll that has to be decided again

board-corrected-roll-off = { $again ->
    [nothing] Roll { $roll } for the start is corrected. Everything after it stands.
   *[roll] Roll { $roll } for the start is corrected. To be decided again: roll { $asked }. Ctrl+Z takes the correction back.
}
board-corrected-roll = { $again ->
    [nothing] Roll { $roll } is corrected. Everything after it stands.
   *[roll] Roll { $roll } is corrected. To be decided again: roll { $asked }. Ctrl+Z takes the correction back.
}
board-corrected-play = { $again ->
    [nothing] The play of roll { $roll } is corrected. Everything after it stands.
   *[roll] The play of roll { $roll } is corrected. To be decided again: roll { $asked }. Ctrl+Z takes the correction back.
}
board-corrected-decision = { $again ->
    [nothing] The decision after roll { $roll } is corrected. Everything after it stands.
   *[roll] The decision after roll { $roll } is corrected. To be decided again: roll { $asked }. Ctrl+Z takes the correction back.
}

## Why something cannot be done

board-refused-not-started = { $name } rolls for the start first.
board-refused-departed = { $name } has left.
board-refused-started = It is decided who starts.
board-refused-waiting = Roll { $roll } is not settled.
board-refused-bust = Roll { $roll } is a bust, which ends the turn.
board-refused-held = The runner in column { $column } stands on another player’s square.
board-refused-over = The game is over.
board-refused-no-roll-off = There is no roll { $roll } for the start.
board-refused-no-roll = There is no roll { $roll }.
board-refused-no-seat = There is no player { $seat }.
board-refused-joined = Nobody joins at the board once the table is set.
board-refused-last = Nobody else is left at the board.

# Why a play is not legal, at the end of common-illegal and common-outdated.
board-why-in-roll = the dice { $dice } do not make that.
board-why-column = column { $column } is won, its runner stands on the top, or no runner is left.
board-why-whole = all pairs of a split that can be played are played.
board-why-place = a split that places a new runner must be chosen.
board-why-most = a split that plays more pairs must be chosen.
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
board-stop-loses = ends the game, lost
board-stop-keeps = keeps { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
# $columns is "7" or "7 and 8".
board-stop-columns = { $count ->
    [one] wins column { $columns }
   *[other] wins columns { $columns }
}

## The chance of a bust, on the button of the roll: $chance is "12 %"

board-bust-chance = bust { $chance }

## How a turn ended, in a narrow column

board-turn-kept = kept { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
board-turn-bust = bust
# So many spaces.
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
board-column-more-pairs = { $column } cannot be played: another split plays more pairs.
board-column-new-runner = { $column } cannot be played: another split places a new runner.

## What the coach expects of the rest of the turn. $choice is "6 and 8" or "Roll on", chances are "12 %"

board-ahead-risk = { $choice }: keeps about { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} if it works, in { $works }
board-ahead-keeps = { $choice }: keeps { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
# $ahead is one of the two above.
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; column { $column } is won in { $chance }.

## Who or what the board waits for

board-awaits-start = { $name } rolls two dice for the start.
board-awaits-roll-or-stop = { $name } rolls on or stops.
board-awaits-roll = { $name } rolls.
board-awaits-play = { $name } chooses a play.
# Real dice: whether the turn went on after this roll.
board-awaits-decision = { $name } says whether roll { $roll } was the last.
board-awaits-nobody = The game is over.
