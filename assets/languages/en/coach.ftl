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
# The verdict on a choice, on a line of its own, behind “chosen” or before a figure. “Equally good” is said of toss-ups.
coach-verdict = { $verdict ->
    [brilliant] Brilliant
    [best] Best
    [as-good] Equally good
    [good] Good
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
# $worth is like +252 or 41%, at the end of a narrow line, or a choice or two: 6 and 8.
coach-verdict-worth = { $verdict }: { $worth }
# What the words mean. The figures are like 5, 3% or 0.25.
coach-verdict-bounds = A good choice loses up to { $good }, an inaccuracy up to { $inaccuracy }, a mistake up to { $mistake }, a blunder more. A brilliant choice is the only good one, although another looks better at first.

## Why a choice of Express costs something. What differs stands before a figure, like −45, and its evidence below it, or both
## in coach-reason.

# The game of the player ends with one choice and not with the other. $throws is like 1.2.
coach-out-chosen = This choice means going out at once; the best one leaves { $throws } more throws on average.
coach-out-best = The best choice means going out at once; this one leaves { $throws } more throws on average.
# $what and $later are two of the messages below, $figure is like −45.
coach-reason = { $what } ({ $figure }): { $later }.
coach-reason-alone = { $what } ({ $figure }).
# Where games that follow show no clear reason.
coach-no-reason = It costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
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
# A value that was not named before.
coach-fifth-die-named = This names { $die } instead of { $better }
# What the choice makes of a row.
coach-row-stays-empty = Row { $row } stays empty
coach-row-is-opened = This opens row { $row }
coach-row-is-opened-with-two = This opens row { $row } with two marks
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
# Fewer marks than after the best choice, or more.
coach-row-comes-to = Row { $row } reaches { $marks ->
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
# What the choice marks in a row, where the better pairs mark it too.
coach-row-gets-one = Row { $row } gets only one mark instead of two
coach-row-gets-two = Row { $row } gets two marks instead of one
# The best choice marks it twice.
coach-row-gets-none = Row { $row } gets no mark instead of two
# Of a row that neither choice marks, or both alike, and the one that gets or gives the most of its dice.
coach-row-later = Row { $row } gets { $dice ->
    [fewer] fewer dice later, row { $other } more
   *[more] more dice later, row { $other } fewer
}
# What is not told one by one, in a list of reasons whose figures add up.
coach-rest = Everything else
# The evidence. $points are what the row scores, and $better_points what it scores after the better pairs, $better, which are
# like 7 + 9. The first stands after the last throw.
coach-row-counts = { $points }, against { $better_points } with { $better }
coach-row-ends = { $points } at the end on average, against { $better_points } with { $better }
# Before the second, where the row gets $marks, like 1.8, fewer or more in the throws to come; $other gets or gives the most.
coach-row-ends-with-dice = in later throws it gets { $dice ->
    [fewer] { $marks } fewer marks, and row { $other } more
   *[more] { $marks } more marks, and row { $other } fewer
}; { $ends }
# What comes of the fifth die that was chosen, against the better one: the throws until the end, like 4.2,
# the rows that end with a penalty, like 1.52, or a row.
coach-fifth-die-throws = { $throws } more throws on average, against { $better_throws }
coach-rows-short = { $short } rows end below five marks on average, against { $better_short }
coach-fifth-die-row = row { $row } ends at { $points } on average, against { $better_points }
# What a few rows, like 5 and 6, score together.
coach-fifth-die-rows = rows { $rows } together end at { $points } on average, against { $better_points }
# Behind “Everything else”: $ends is one of the two messages above, and $other the row that takes the most dice from these rows, or leaves
# them the most.
coach-rest-fewer = row { $other } gets more dice later, and { $ends }
coach-rest-more = row { $other } gets fewer dice later, and { $ends }
# Why the rows end so: $ends is one of the two, $value the value of a die.
coach-fifth-die-more = the fifth die is a { $value } more often later, and { $ends }
coach-fifth-die-less = the fifth die is a { $value } less often later, and { $ends }
# Both: $throws is coach-fifth-die-throws.
coach-fifth-die-throws-and-rows = { $throws }, and { $ends }

## Why a choice at the board costs something: one or two of these sentences. $best is the better choice, $chosen or $play the
## one that was made, both like 6 and 8, roll on or stop.

# $more and $spaces are like 9.
coach-board-keeps = Spaces kept if it works: about { $more } with { $best }, about { $spaces } with { $chosen }.
# Of rolling on.
coach-board-safe = The next roll can’t bust.
coach-board-nearly-safe = The next roll almost never busts.
coach-board-seldom-busts = The next roll busts only { $bust } of the time.
# Of two plays. $less and $bust are like 25%.
coach-board-next-bust = Chance that the next roll busts: { $less } ({ $best }), { $bust } ({ $chosen }).
# Of a play, where the other one places the last runner.
coach-board-leaves-runner = { $best } leaves a runner free.
# Of a play; the other one doesn’t.
coach-board-tops = { $best } reaches the top of column { $column }.
# Of the play that was made; the better one moves up columns that have been begun.
coach-board-begins = { $chosen } starts column { $column } from the bottom.
# What another player threatens after a stop. $chance is like 35%.
coach-board-threat = After a stop, { $name }’s next turn wins { $chance } of the time.
# How often this turn wins, after either choice: $better and $share are like 36%.
coach-board-wins-game = Chance to win the game this turn: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-two = Chance to win two columns this turn: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-one = Chance to win a column this turn: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-wins-column = Chance to win column { $column } this turn: { $better } ({ $best }), { $share } ({ $chosen }).
coach-board-at-once = Chance to win the game this turn: 100% ({ $best }), { $share } ({ $chosen }).
# Neither play can bust. $better and $works are like 47%.
coach-board-games-play = Chance to win: { $better } ({ $best }), { $works } ({ $play }).
# The same for a solo player: how many turns are left to the end, like 3.2.
coach-board-turns-play = Turns left: { $better } ({ $best }), { $works } ({ $play }).
# What becomes of rolling on and of stopping: how often the turn does not end in a bust, and the chance to win, or the turns
# that are left, after each.
coach-board-ends = Rolling on until it’s best to stop works { $often } of the time. Chance to win: { $works } if it works, { $bust } after a bust, { $stop } after stopping here.
coach-board-risks = Rolling on busts { $often } of the time. Chance to win: { $bust } after a bust, { $stop } after stopping here.
coach-board-ends-turns = Rolling on until it’s best to stop works { $often } of the time. Turns left: { $works } if it works, { $bust } after a bust, { $stop } after stopping here.
# The same of two plays: $better and $works are where the turn does not end in a bust.
coach-board-works = How often it works: { $more_often } ({ $best }), { $often } ({ $play }). Chance to win: { $better } or { $works } if it works, { $bust } after a bust.
coach-board-works-turns = How often it works: { $more_often } ({ $best }), { $often } ({ $play }). Turns left: { $better } or { $works } if it works, { $bust } after a bust.
# Someone else is near the top of the column in which a runner was moved.
coach-board-may-be-lost = Column { $column } may be lost: { $name } is on space { $space } of { $length }.
# The columns that the two plays are for, and the spaces left to their tops.
coach-board-closer = Spaces to go: { $left } in column { $column } ({ $best }), { $more } in column { $other } ({ $chosen }).
# The column of the better play and that of the one that was made. Lengths are 3 to 13.
coach-board-shorter = Column { $column } has only { $length } spaces; column { $other } has { $longer }.

## Hints at the board.

# The best play, or those that are equally good. $verdict is “Best” or “Equally good”, $chance is like 41%, $turns like 3.2.
coach-board-best = { $verdict }: { $play }, { $chance } to win.
coach-board-best-alone = { $verdict }: { $play }, { $turns } turns to go.
# Behind rolling on and stopping.
coach-board-to-win = { $chance } to win
coach-board-turns-to-go = { $turns } turns to go
# On the button of a play.
coach-board-turns = { $turns } turns
# Beside a figure, for rules or a number of players of which the coach knows less.
coach-estimate = estimate

## The computer players: what to expect of each, in a short sentence.

# Behind one of these sentences; $points are the average solo score.
coach-express-average = Averages { $points }.
coach-express-dreamy = Opens row after row.
coach-express-careless = Rarely finishes a row.
coach-express-eager = Opens rows too late.
coach-express-curious = Slips now and then.
coach-express-steady = Lives for this throw.
coach-express-bold = Plays well, but in a hurry.
coach-express-evolved = Plays only the board game.
coach-express-master = Misses nothing.
coach-board-careless = Plays anything and stops on a whim.
coach-board-bold = Counts like Steady, but up to 40.
coach-board-steady = Counts to 28 and stops, as many players do.
coach-board-evolved = Has learned from thousands of games.
coach-board-master = Thinks each turn through; beats Clever 3 times in 4.

## The analysis: where there is none.

coach-review-begins = The coach is looking at every choice…
# V is the key of the analysis.
coach-review-computed = The coach is looking at every choice… { $percent }%. To stop and go back, press Esc.
coach-review-failed = The coach couldn’t judge this game. To try again, press Esc, then V.
# In the table of a result, as long as the costliest choice is not known.
coach-review-under-way = counting…
coach-review-costliest-none = none
coach-review-hidden = { $name }’s choice for throw { $throw } stays hidden until everyone has chosen.
coach-review-not-chosen = { $name } hasn’t chosen yet.
coach-review-nothing-to-choose = { $name } had nothing to choose yet.

## The analysis: all of a game.

# Where the result came from, as bars that add up: at the start + luck + choices (+ turns of others) = result.
coach-review-at-start = start
coach-review-luck = dice
coach-review-choices = choices
coach-review-others = others’ turns
coach-review-result = result
coach-review-expected = expected
# After a figure.
coach-review-mean-loss = lost per choice
# After coach-review-best-choices-count.
coach-review-best-choices = best choices
coach-review-best-choices-count = { $best } of { $count }
coach-review-all-best = Every choice was the best one
coach-review-costliest = Costliest moments
# $choice is like 4 + 10 · 4, at the board like 6 and 8 or coach-board-roll-on.
coach-review-chosen-was = Chosen: { $choice }
coach-review-best-was = Best: { $choice }
# Beside the choice that was made, in a list of all.
coach-review-chosen = chosen
# A choice as the answer to a question, behind its verdict.
coach-review-answered = your answer
# Beside the choice that was made in the game, once someone has chosen again.
coach-review-in-game = in the game
# The best choice in a group beside another one. $share and $less are like 43%, $points like −15 or +4.
coach-wins-instead = { $choice } wins { $share } of games instead of { $less }, { $points } points.
# Behind coach-wins-instead, where points don’t explain that a choice wins more often. $names are players like Ann and Ben,
# $pairs and $best like 6 + 8, of the choice with the most points and of the best one, $often and
# $rarely like 62%.
coach-wins-same = { $names } { $count ->
    [one] has the same marks and chooses
   *[other] have the same marks and choose
} { $pairs } in { $often } of games, { $best } in { $rarely }: with the same choice, nobody gets ahead.
coach-wins-leader = { $name } is about { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead with nearly the same marks and chooses { $pairs } in { $often } of games, { $best } in { $rarely }: with the same choice, { $name } stays ahead.
coach-wins-others = { $names } { $count ->
    [one] chooses
   *[other] choose
} { $pairs } in { $often } of games, { $best } in { $rarely }.
# Behind coach-wins-same, of several players: they mostly choose alike from then on.
coach-wins-together = With another one, you often beat all of them or none.
# Behind one of these three: what the choice made is worth less than theirs.
coach-wins-less = This choice brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} less than { $pairs }.
coach-wins-alike = { $names } { $count ->
    [one] has
   *[other] have
} { $marks ->
    [same] the same marks
   *[nearly] nearly the same marks
}, so every throw helps them just as much, and a small lead lasts.
coach-wins-ahead = { $names } { $count ->
    [one] is behind and chooses
   *[other] are behind and choose
} { $best } in { $often } of games: with the same choice, the lead lasts.
# Before the next one: $names are players like Ann and Ben, $die the value of a die.
coach-wins-same-track = In { $often } of games, { $die } is the fifth die of { $names }, too: on the same tracks, the same throws help everyone.
# Where points don’t say why: how often the best choice, $pairs, and the one made would win if the others threw other dice.
coach-wins-by-shared-dice = If the others threw a different set of dice, { $pairs } would win { $best } of games and this choice { $chosen }: the shared dice make the difference.
# Why a choice wins more often than its points say: how far the gap varies with the best choice, $pairs, and with the one made, by
# $best and $chosen points. “cheap” is said where the one made wins nearly as often, with many points less.
coach-wins-swings = { $why ->
    [behind] Behind, you win more often if the gap to the best of the others varies more: it varies by ±{ $best } points with { $pairs }, but only by ±{ $chosen } with this choice.
    [ahead] Ahead, you win more often if the gap to the best of the others varies less: it varies only by ±{ $best } points with { $pairs }, but by ±{ $chosen } with this choice.
    [cheap-behind] Behind, a gap that varies more makes up for lost points: the gap to the best of the others varies by ±{ $chosen } points with this choice, but only by ±{ $best } with { $pairs }.
   *[cheap-ahead] Ahead, a gap that varies less makes up for lost points: the gap to the best of the others varies only by ±{ $chosen } points with this choice, but by ±{ $best } with { $pairs }.
}
# Near the end: the points on the pad after the best choice, $pairs, and after the one made, like +280.
coach-wins-at-once = Few throws follow: after this one you have { $best } points with { $pairs }, { $chosen } with this choice.
# Why a few points less win so much less often. $points are like 110.
coach-wins-race = The gap to the best of the others varies only by ±{ $points } points, so a few points decide many games.
# The same where more points decide. $best and $chosen are like −25 (behind) or +40 (ahead), $spread and $chosen_spread how far
# they vary, like 160.
coach-wins-gap = On average, your gap to the best of the others is { $best } points with { $pairs } (±{ $spread }) and { $chosen } with this choice (±{ $chosen_spread }).
# Where a few points decide: the strongest of the others, with a final score like +120, or the one to expect; then those to expect
# with the choice made, $chosen, and with the best one, $best.
coach-rival-is-out = { $name } is out with { $points } points; this choice brings about { $chosen }, the best one { $best }.
coach-rival-expects = { $name } can expect about { $points } points; this choice brings about { $chosen }, the best one { $best }.
# Beside that the best choice means going out at once: $best are its points, $share how often it wins.
coach-rival-falls = { $name } can expect about { $points } points, but ends below { $best } in { $share } of games; playing on means the same dice for both.
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
coach-review-cost-chance = { $verdict }: it takes { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} off the chance to win.
coach-review-alone-best = Best: no other choice is as good.
coach-review-brilliant = Brilliant: the only good choice, and not the obvious one.
# Of choices that are worth the same as far as the coach knows.
coach-toss-up = A toss-up: the difference is too small to tell.
# A button that opens the list of all choices of a game, and the title of a list.
coach-review-all-moments = All moments
coach-review-all-choices = All choices

## Analysis

# The title, and the button that leads there.
coach-analysis-title = Analysis
coach-analysis-edit = Edit
# Covers the answers.
coach-analysis-quiz-me = Quiz me
