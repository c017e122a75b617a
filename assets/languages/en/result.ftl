### The end of a game.

## The headline, as large as there is room.

# Alone; $points is +400.
result-alone = { $points } points
result-wins = { $name } wins with { $points }
result-shared = { $names } share the win with { $points }
# Alone on the board.
result-board-alone =
    { $turns ->
        [one] Won in { $turns } turn
       *[other] Won in { $turns } turns
    }
result-board-wins =
    { $turns ->
        [one] { $name } wins in { $turns } turn
       *[other] { $name } wins in { $turns } turns
    }
result-board-outlasted = { $name } wins: everyone else has left

## Below the headline: by how much.

# $names are those who are next.
result-ahead =
    { $count ->
        [one] { $count } point ahead of { $names }
       *[other] { $count } points ahead of { $names }
    }
# The winner led only after the last throw.
result-ahead-last = { $count } ahead of { $names }, on the very last throw.
result-ahead-since = { $count } ahead of { $names }, in the lead since throw { $throw }.
# A kind word where the winner is below zero, and one where that is far below.
result-ahead-kind = { $count } ahead of { $names }. Nobody drowned.
result-ahead-deep = { $count } ahead of { $names }. Someone had to win.
# Two play on the board.
result-board-other =
    { $columns ->
        [one] { $name } has { $columns } column
       *[other] { $name } has { $columns } columns
    }
result-board-other-none = { $name } has no columns
result-board-others-none = Nobody else has a column
# Three or four play on the board; this one is next.
result-board-next =
    { $columns ->
        [one] Next: { $name }, with { $columns } column
       *[other] Next: { $name }, with { $columns } columns
    }
# The same of several.
result-board-next-each =
    { $columns ->
        [one] Next: { $names }, with { $columns } column each
       *[other] Next: { $names }, with { $columns } columns each
    }

## Below the headline of a solo game: how it compares with the best game of all.

# $result is +400 or "12 turns".
result-best-so-far = Best game so far: { $result }
# The result of the game before; $result is +400 or "12 turns".
result-last-time = Last time: { $result }
# $count are points; $best is +400.
result-short = { $count } short of your best so far, { $best }.
result-as-many-points = Ties the best game so far
result-as-few-turns = Ties the best game so far
# Above the result, in large letters.
result-new-record = New record for { $name }
# Of a game that was opened again.
result-record = { $name }’s record
result-more = { $count } more than ever before.
result-fewer =
    { $count ->
        [one] { $count } turn fewer than ever before.
       *[other] { $count } turns fewer than ever before.
    }
# Above a chart of the last solo games.
result-last-ten = The last ten
# In the chart; $result is +400 or a number of turns.
result-old-record = old record { $result }

## A result among those of the same person. $place is 2 or more, and so is $count.

# In a narrow column.
result-own-first = first game
# In a narrow column.
result-own-best = best of { $count }
# In a narrow column.
result-own-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st of { $count }
        [two] { $place }nd of { $count }
        [few] { $place }rd of { $count }
       *[other] { $place }th of { $count }
    }
# $best is the best of the others: +400 or "12 turns".
result-own-among-best = best of { $count }; before that { $best }
# The same of a result that is not the best.
result-own-among =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st of { $count }; the best { $best }
        [two] { $place }nd of { $count }; the best { $best }
        [few] { $place }rd of { $count }; the best { $best }
       *[other] { $place }th of { $count }; the best { $best }
    }
# On the board, in a narrow column: the number won.
result-own-won = { $won } of { $count } won

## The course of the game: the line above its chart.

result-course = Points after each throw
# Above the chart: who led after the throws or rounds. Others may have been level.
result-course-one = Nobody but { $name } ever led
result-course-changes =
    { $count ->
        [one] The lead changed once
       *[other] The lead changed { $count } times
    }
# One unit of the chart is a column; a part of one counts as that part.
result-board-course = Columns won or partly climbed, round by round

## Figures of each player: headings of columns or labels of lines, with little room.

result-best-row = Best row
result-costliest = Costliest choice
result-own-games = Own games
# What a player has won on the board, above a step of the podium.
result-columns-count =
    { $count ->
        [one] { $count } column
       *[other] { $count } columns
    }
# The turn that climbed most.
result-furthest = Furthest turn
result-spaces =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
# The place of a player.
result-place = { $place }.
# $when is "Throw 3" or "Turn 3", $cost what the choice cost: −12, −8% or "+0.5 turns".
result-costliest-told = { $when }, { $cost }
# $verdict is like Mistake, $what is the choice.
result-costliest-of = { $verdict } · { $when }: { $what }, { $cost }
result-costliest-of-points = { $verdict } · { $when }: { $what }, { $points } points

## The facts about a solo game: short labels and what they tell.

# "Beats: 71% of near-perfect games".
result-beats = Beats
result-beats-games = { $share } of near-perfect games
# The number of the throw with which the player went out.
result-out-with-throw = Out on throw
result-dice = Dice
# What could have been made of the same dice: $coach by the coach, $best by someone who knew all throws, as +880.
result-par = Same dice
result-par-told = coach { $coach }, best possible { $best }
# The best lies between $least and $most.
result-par-between = coach { $coach }, best possible { $least } to { $most }
result-attempts = Attempts
# At the same dice; $others are the results of the others.
result-attempts-told =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st of { $count }; the others { $others }
        [two] { $place }nd of { $count }; the others { $others }
        [few] { $place }rd of { $count }; the others { $others }
       *[other] { $place }th of { $count }; the others { $others }
    }

## The account of the pads, in narrow columns.

# After this many throws.
result-left-after = left after { $throw }
# Below the shares that stand beside "Beats".
result-beats-note = of a million near-perfect games
# The heading of a column, where one person has played the same dice several times.
result-attempt =
    { NUMBER($number, type: "ordinal") ->
        [one] { $number }st attempt
        [two] { $number }nd attempt
        [few] { $number }rd attempt
       *[other] { $number }th attempt
    }

## The account of the board: headings of columns or labels of lines, with little room.

result-columns-won = Columns won
result-turns = Turns
result-rolls = Rolls
result-busts = Busts
result-longest = Longest turn
result-longest-rolls =
    { $count ->
        [one] { $count } roll
       *[other] { $count } rolls
    }
result-kept = Spaces kept
result-lost = Spaces lost

## Buttons, and sentences beside them.

result-again = Again
result-save = Save picture
# Shows the rows of everyone, the best row and the costliest choice.
result-details = Details
result-same-dice = Same dice again
# $code is a code of dice: 4F7K-2QZ.
result-code-of-day = Dice of the day, { $date }: { $code }
result-code = Dice code: { $code }
result-helped = With help: { $helps }
result-strict = Strict game: no hints, no undo, new dice
result-counts = This game counts for the records.
result-counts-apart = This game had help, so it’s listed separately.
# In the menu.
result-leave-out = Exclude from records
result-left-out = This game is excluded from the records.
# In the menu.
result-let-count = Include in records

# A button, and the title above a code to scan; BG Stats is an app that keeps plays.
result-bg-stats = Send to BG Stats
result-bg-stats-about = Scan this with a phone that has the BG Stats app. BG Stats asks before it saves the game, and nothing is sent until you scan.
