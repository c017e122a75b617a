### What is printed or saved as a picture.

## The pad, with little room for each word

# Below the lines for a name and a day, on a blank pad.
print-name = Name
print-date = Date
print-fifth-dice = Fifth dice
print-out-with = out on throw { $throw }

## The board

# In two lines, on a blank board.
print-mark-quarters =
    Each player marks one quarter
    of a space in pencil.
print-coins-run =
    Three coins make good
    runners for everyone.
print-legend-columns = columns won

## The headline of a result. $total is "+410"

print-under-way = In progress
print-result-alone = { $total } points
print-wins = { $name } wins with { $total }
print-share = { $names } share the win with { $total }
print-won-alone = Won in { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
print-wins-in = { $name } wins in { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}

## Below it, with a comma between them

print-throws = { $count ->
    [one] { $count } throw
   *[other] { $count } throws
}
print-penalty = penalty for an unfinished row: { $points }
print-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
print-columns-win = { $count } columns win
# $code is a code of dice: 4F7K-2QZ.
print-dice-real = real dice
print-dice-earlier = dice from an earlier game
print-dice-of-day = dice of the day, code { $code }
print-dice-app = app dice, code { $code }

## Below the picture of a result

# What a figure tells, and the figure: "Out: throw 12".
print-figure = { $title }: { $figure }

## The accounts of the players

# Who has left the table.
print-left = left
# What the marks of a row are worth.
print-each = { $points } each
print-marks = { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}
print-still-in = still in
# Lines of the account at the board.
print-columns-won = Columns won
print-line-busts = Busts
print-longest-turn = Longest turn
print-furthest-turn = Furthest turn
print-spaces-kept = Spaces kept
print-spaces-lost = Spaces lost

## The course of the game, in narrow columns

print-throw = Throw
print-turn = Turn
# A free throw.
print-free = free
# Below the last page of a very long game: how many throws or rolls it leaves out.
print-course-more = { $count } more in the game file.
# How a turn ended, with the number of spaces.
print-kept = kept { $count }
print-lost = lost { $count }
print-stop = stop
