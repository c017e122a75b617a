### What the coach says: hints, reviews, reasons.

## A choice.

# Two pairs and the fifth die, within a sentence or beside a number. $pairs is like 4 + 10.
coach-choice-fifth = { $pairs }, fifth { $die }
# Two pairs of a free throw.
coach-choice-free = { $pairs }, free throw
# What was decided, within a narrow line.
coach-board-roll-on = roll on
coach-board-stop = stop
# The same as a line of its own.
coach-board-roll-on-alone = Roll on
coach-board-stop-alone = Stop
# What is done: the name of a line with its chances, and the beginning of sentences like board-ahead-risk.
coach-board-rolling-on = Rolling on
coach-board-stopping = Stopping
# The verdict on a choice, on a line of its own, behind “chosen” or before a figure. “As good” is said of toss-ups.
coach-verdict = { $verdict ->
    [brilliant] Brilliant
    [best] Best
    [as-good] As good
    [good] Good
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
# $worth is like +252 or 41%, at the end of a narrow line, or a choice or two: 6 and 8.
coach-verdict-worth = { $verdict }: { $worth }
# What the words mean. The figures are like 5, 3% or 0.25.
coach-verdict-bounds = Good loses up to { $good }, an inaccuracy up to { $inaccuracy }, a mistake up to { $mistake }, a blunder more. A brilliant choice is the only good one, though another looks better at first.

## Why a choice of Express cost something: some of these, one after the other. Those without a full stop stand before a figure,
## like −45, that says what they cost, or before “(−45).”

# The game of the player ends with one choice and not with the other.
coach-out-chosen = This choice ends the game at once.
coach-out-best = The best choice ends the game at once.
# $die and $better are values of dice.
coach-fifth-die-comes-to = The { $die } track reaches { $marks ->
    [1] one mark
    [2] two marks
    [3] three marks
    [4] four marks
    [5] five marks
    [6] six marks
    [7] seven marks
    [8] eight marks
   *[other] { $marks } marks
}, not the { $better } track
# After that, where the track has seven marks.
coach-nearly-out = One more mark ends the game.
# After that, where throws do not tell enough.
coach-track-rarer = The { $die } then goes into pairs more often, where it makes rarer sums than the { $better }.
coach-track-pairs = The { $die } then goes into pairs more often.
# A value that was not named before.
coach-fifth-die-named = This names { $die } instead of { $better }
# What becomes of the games by the value that is named or whose track gets the mark.
coach-fifth-die-row = Row { $row } then ends at { $points } in { $games } of games, against { $better_games } with the { $better }.
coach-fifth-die-rows = On average { $rows } rows then end at { $points }, against { $better_rows } with the { $better }.
# $throws is like 1.2.
coach-fifth-die-sooner = Out { $throws } throws sooner.
# None of these is clear.
coach-named-rarer = Each { $better } then goes into pairs, where it makes rarer sums than a { $die }.
# What the choice makes of a row.
coach-row-stays-empty = Row { $row } stays empty
coach-row-is-opened = Row { $row } is opened
coach-row-is-full = Row { $row } is full already
coach-row-is-opened-late = Row { $row } is opened with about { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
} to go
coach-row-stays = Row { $row } stays at { $marks ->
    [1] one mark
    [2] two marks
    [3] three marks
    [4] four marks
    [5] five marks
    [6] six marks
    [7] seven marks
    [8] eight marks
    [9] nine marks
    [10] ten marks
   *[other] { $marks } marks
}
# Fewer marks than with the best choice, or more.
coach-row-comes-to = Row { $row } reaches only { $marks ->
    [1] one mark
    [2] two marks
    [3] three marks
    [4] four marks
    [5] five marks
    [6] six marks
    [7] seven marks
    [8] eight marks
    [9] nine marks
    [10] ten marks
   *[other] { $marks } marks
}
coach-row-worth-less = A mark in row { $row } is worth less than one elsewhere
# The next sentence, where the row is lost with that mark, or safe without it.
coach-row-lost = Even with it the row ends at { $points } in { $games } of games.
coach-row-safe = Even without it the row ends at { $points } in only { $games } of games.
# The next sentence, about that row. $games and $better_games are like 71%, $points like −200, $better is the pairs of the
# better choice, like 7 + 9.
coach-row-ends-in-minus = It then ends at { $points } in { $games } of games, against { $better_games } with { $better }.
# The same after the last throw: what the row scores.
coach-row-counts = It scores { $points }, against { $better_points } with { $better }.
# After a row that is opened, of which games tell nothing.
coach-row-below-five = Below five marks it scores { $points }.
# What speaks for the choice that was made, before a figure like +12.
coach-row-in-return = In return row { $row } gets more marks
coach-row-in-return-opened = In return row { $row } is opened
coach-row-in-return-empty = In return row { $row } stays empty
coach-row-in-return-left = In return no mark goes to row { $row }, where it does little
coach-row-in-return-fewer = In return row { $row } gets fewer marks
coach-fifth-die-in-return = In return fifth die { $die }

## Why a choice at the board cost something: two or three of these sentences, one after the other.

# After board-ahead-risk: what was better, or what was chosen. $works is like 28%, $spaces like 9.
coach-board-keeps = Stopping keeps { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}.
# The better play, where board-ahead-risk tells of the other one just before.
coach-board-instead = { $play }: works { $works } of the time, keeping about { $spaces }.
# Of rolling on.
coach-board-safe = The next roll can’t bust.
# What another player threatens after a stop. $chance is like 35%.
coach-board-threat = After a stop, { $name }’s next turn wins { $chance } of the time.
# What is won, in the sentences that follow.
coach-board-one-column = column { $column }
coach-board-two-columns = two columns
# The better choice, which was told last, and the one that was made. $better and $chosen are like 36%.
coach-board-column = Chance to win { $columns }: { $better }.
coach-board-column-play = Chance to win { $columns }: { $better }, against { $chosen } after { $play }.
coach-board-column-roll-on = That wins { $columns }; rolling on does so only { $chosen } of the time.
coach-board-column-stop = Chance to win { $columns }: { $better }, against { $chosen } after a stop.
# The better choice, which was told last, ends the game, or may do so on this turn.
coach-board-wins-game = That wins the game.
coach-board-now = Chance to win the game this turn: { $better }.
coach-board-now-play = Chance to win the game this turn: { $better }, against { $chosen } after { $play }.
# What speaks for the choice that was made. $best is the better one.
coach-board-return-play = In return the chance to win { $columns } is { $chosen } after { $play }, { $better } after { $best }.
coach-board-return-roll-on = In return the chance to win { $columns } by rolling on is { $chosen }.
coach-board-return-stop = In return a stop wins { $columns }; rolling on does so only { $better } of the time.
coach-board-return-now-play = In return the chance to win the game this turn is { $chosen } after { $play }, { $better } after { $best }.
coach-board-return-now-roll-on = In return the chance to win the game this turn by rolling on is { $chosen }.
# Neither play can bust. $better and $chosen are like 47%.
coach-board-games-play = Yet the chance to win is { $better } after { $best }, { $chosen } after { $play }.
# The same for one who plays alone: how many turns are left to the end. $better and $chosen are like 3.2.
coach-board-turns-play = Yet { $better } turns are left after { $best }, { $chosen } after { $play }.
# What decides between rolling on and stopping: the chance to win after each, or the turns that are left. $works is where the
# turn does not end in a bust.
coach-board-ends = The chance to win is { $works } after a turn that works, { $bust } after a bust, { $stop } after a stop.
coach-board-ends-turns = { $works } turns are left after a turn that works, { $bust } after a bust, { $stop } after a stop.
# The same of two plays.
coach-board-works = If the turn works, the chance to win is { $better } after { $best }, { $chosen } after { $play }; after a bust { $bust }.
coach-board-works-turns = If the turn works, { $better } turns are left after { $best }, { $chosen } after { $play }; after a bust { $bust }.
# Somebody else is near the top of the column that was told last, or of one in which a runner was moved.
coach-board-shuts-out = That shuts out { $name }, who is on space { $space } of { $length }.
coach-board-may-be-lost = Column { $column } may be lost: { $name } is on space { $space } of { $length }.
# The column of the better play and that of the one that was made. Lengths are 3 to 13.
coach-board-shorter = Column { $column } has only { $length } spaces, column { $other } has { $longer }.

## Hints at the board.

# The best play, or those that are as good. $verdict is “Best” or “As good”, $chance is like 41%, $turns like 3.2.
coach-board-best = { $verdict }: { $play }, { $chance } to win.
coach-board-best-alone = { $verdict }: { $play }, { $turns } turns to go.
# Behind rolling on and stopping.
coach-board-to-win = { $chance } to win
coach-board-turns-to-go = { $turns } turns to go
# On the button of a play.
coach-board-turns = { $turns } turns
# Beside a figure, for rules or a number of players of which the coach knows less.
coach-estimate = estimate

## The program's players: what to expect of each, in a short sentence.

coach-express-careless = Mind elsewhere.
coach-express-steady = Lives for this throw.
coach-express-bold = Loves big rows.
coach-express-evolved = Plays on the board only.
coach-express-master = Misses nothing.
coach-board-careless = Plays anything and stops on a whim.
coach-board-bold = Counts as Steady does, but goes on to 40.
coach-board-steady = Counts to 28 and stops, as many players do.
coach-board-evolved = Judges by weights bred over many games.
coach-board-master = Thinks each turn through; beats Evolved 3 in 4.

## The analysis: where there is none.

coach-review-begins = The coach is looking at every choice…
# V is the key of the analysis.
coach-review-computed = The coach is looking at every choice… { $percent }%. To stop and go back, press Esc.
coach-review-failed = The coach couldn’t judge this game. To try again, press Esc, then V.
# In the table of a result, as long as the costliest choice is not known.
coach-review-under-way = counting…
coach-review-costliest-none = none
# The program's own file of values is damaged.
coach-review-hidden = { $name }’s choice for throw { $throw } stays hidden until everyone has chosen.
coach-review-not-chosen = { $name } has not chosen yet.
coach-review-nothing-to-choose = { $name } had nothing to choose yet.

## The analysis: all of a game.

# Where the result came from, as bars that add up: at the start + luck + choices (+ turns of others) = result.
coach-review-at-start = start
coach-review-luck = dice
coach-review-choices = choices
coach-review-others = turns of others
coach-review-result = result
coach-review-expected = expected
# After a figure.
coach-review-mean-loss = lost per choice
# After coach-review-best-choices-count.
coach-review-best-choices = best choices
coach-review-best-choices-count = { $best } of { $count }
coach-review-all-best = Every choice was the best
coach-review-costliest = Costliest moments
# $choice is like 4 + 10 · 4, at the board like 6 and 8 or coach-board-roll-on.
coach-review-chosen-was = Chosen: { $choice }
coach-review-best-was = Best: { $choice }
# Beside the choice that was made, in a list of all.
coach-review-chosen = chosen
# Beside the choice that was made in the game, once somebody has chosen anew.
coach-review-in-game = in game
# Where others play on: $chosen is like 12%, $best and $share like 18% ± 2%. $share is for both choices.
coach-review-to-win = Chance to win: { $chosen }, best choice { $best }
coach-review-to-win-either = Chance to win: { $share } either way
# What the costliest choice of a game cost, in the table of a result: turns like 0.3, or points of the chance to win.
coach-review-turns-lost = +{ $turns } turns
coach-review-percent-lost = −{ $number }%

## The analysis: one choice.

coach-review-turn-roll = Turn { $turn }, roll { $roll }
# What the figures behind the choices are.
coach-review-points-lost = points lost
coach-review-turns-to-go = turns to go
coach-review-chance = chance to win
# The same for rules or a number of players of which the coach knows less.
coach-review-turns-to-go-estimate = turns to go, estimate
coach-review-chance-estimate = chance to win, estimate
# $verdict is like Mistake, $points a number like 2.5 or 25, $turns is like 0.3.
coach-review-cost-points = { $verdict }: it costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-review-cost-turns = { $verdict }: it costs { $turns } turns.
coach-review-cost-chance = { $verdict }: it costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} of the chance to win.
coach-review-alone-best = Best: no other choice is as good.
coach-review-brilliant = Brilliant: the only good choice, and not the obvious one.
# Of choices that are worth the same as far as the coach knows.
coach-toss-up = A toss-up: the difference is too small to tell.
# Before express-hint-win. $share is like 30% ± 2%.
coach-review-wins = This choice wins { $share } of games.
# A button that opens the list of all throws, and the title of a list.
coach-review-all-throws = All throws
coach-review-all-choices = All choices

## Analysis

# The title, and the button that leads there.
coach-analysis-title = Analysis
coach-analysis-edit = Edit
# Covers the answers.
coach-analysis-quiz-me = Quiz me
