### Express: the table, the pads, the choices.

## A choice in a few letters

# $pairs is "4 + 10", $fifth the fifth die.
express-choice-fifth = { $pairs } · { $fifth }
# A free throw: no fifth die is marked.
express-choice-free = { $pairs } · free

## What the fifth die must be. $values and $dice are "1" or "1, 2 or 5"

express-fifth-new = Fifth die: a new value, { $values }
express-fifth-repeat = No new value shown. Fifth die: { $values }
express-fifth-named = Fifth die: { $values }
express-fifth-free = Free throw: two pairs, no fifth die

express-not-fifth-new = Not the { $dice }: name a new value first ({ $values }).
# $values is "1 and 5" here.
express-not-fifth-named = Not the { $dice }: the throw shows your { $values }.
express-not-fifth-repeat = No new value is shown, so the fifth die is { $values }.
# $dice is "1-3-4-4-6" here.
express-not-fifth-in-throw = The dice { $dice } do not make that.
express-not-fifth-is-free = None of the named values is shown: a free throw marks no fifth die.
express-not-fifth-out = The player is out.

## Why something cannot be done

express-refused-waiting = { $name } chooses for throw { $throw } first.
express-refused-departed = { $name } has left.
express-refused-out = { $name } is out and keeps the place.
express-refused-no-throw = There is no throw { $throw }.
express-refused-no-seat = There is no player { $seat }.
express-refused-over = The game is over: nobody plays on.
express-refused-late = The fourth throw is thrown, nobody joins any more.
express-refused-last = Nobody else is left at the table.
# At the turn of a player that the program plays.
express-bot-chooses = The program chooses for { $name }.

# $choice is "4 + 10 · 4" or "4 + 9 · free", $values is "1, 2 or 5".
express-illegal-in-throw = { $choice } is not legal: the dice { $dice } do not make that.
express-illegal-new = { $choice } is not legal: the fifth die must be a new value first ({ $values }).
express-illegal-repeat = { $choice } is not legal: no new value is shown, so the fifth die is { $values }.
express-illegal-named = { $choice } is not legal: the fifth die must be a named value that is shown ({ $values }).
express-illegal-is-free = { $choice } is not legal: none of the named values is shown, and a free throw marks no fifth die.
express-illegal-out = { $choice } is not legal: the player is out.

## What was taken back or done again

express-followed-throw = { $way ->
    [undone] Taken back: throw { $throw }, { $dice }.
   *[redone] Done again: throw { $throw }, { $dice }.
}
# What was chosen is secret for now.
express-followed-secret = { $way ->
    [undone] Taken back: { $name }'s choice of throw { $throw }.
   *[redone] Done again: { $name }'s choice of throw { $throw }.
}
# $pairs is "4 + 10".
express-followed-choice = { $way ->
    [undone] Taken back: { $name }'s { $pairs }, fifth { $fifth } of throw { $throw }.
   *[redone] Done again: { $name }'s { $pairs }, fifth { $fifth } of throw { $throw }.
}
express-followed-free = { $way ->
    [undone] Taken back: { $name }'s { $pairs }, free throw of throw { $throw }.
   *[redone] Done again: { $name }'s { $pairs }, free throw of throw { $throw }.
}

## After a correction. $list has up to four of express-asked-again

express-asked-again = { $name } (throw { $throw })
express-corrected-throw = { $again ->
    [nothing] Throw { $throw } is corrected. Everything after it stands.
    [some] Throw { $throw } is corrected. To be chosen again: { $list }. Ctrl+Z takes the correction back.
   *[more] Throw { $throw } is corrected. To be chosen again: { $list } and others. Ctrl+Z takes the correction back.
}
express-corrected-choice = { $again ->
    [nothing] { $name }'s choice for throw { $throw } is corrected. Everything after it stands.
    [some] { $name }'s choice for throw { $throw } is corrected. To be chosen again: { $list }. Ctrl+Z takes the correction back.
   *[more] { $name }'s choice for throw { $throw } is corrected. To be chosen again: { $list } and others. Ctrl+Z takes the correction back.
}

## The total of one who plays alone against the record: "+400"

express-record-to-go = Record { $record }: { $points ->
    [one] { $points } point to go
   *[other] { $points } points to go
}
express-record-level = Record { $record }: level
express-record-ahead = Record { $record }: { $points ->
    [one] { $points } point ahead
   *[other] { $points } points ahead
}

## What a choice brings about, in the narrow box of the choice. $row is the number of a row

# The row gets its first marks, which cost "−200".
express-effect-opens = { $row } starts at { $points }
# The row needs so many more marks until it costs nothing more.
express-effect-needs = { $row }: { $count } more to 0
# The row scores nothing more.
express-effect-full = { $row } is full
# The row costs "+200" less from now on.
express-effect-saved = { $row } paid back { $points }
express-effect-points = { $row } { $points }
express-effect-ends = ends your game

## The same in full. $count is 1 or 2 marks, $first and $last are their places, $penalty and $points are points

express-review-for-good = Row { $row }: { $count ->
    [one] mark { $last }
   *[other] marks { $first } and { $last }
}, −{ $penalty } for good
express-review-opens = Row { $row }: { $count ->
    [one] mark { $last }
   *[other] marks { $first } and { $last }
}, opens the row, −{ $penalty } until its fifth mark
express-review-not-yet = Row { $row }: { $count ->
    [one] mark { $last }
   *[other] marks { $first } and { $last }
}, −{ $penalty } until the fifth mark
express-review-gone = Row { $row }: { $count ->
    [one] mark { $last }
   *[other] marks { $first } and { $last }
}, the −{ $penalty } is gone
express-review-gone-each = Row { $row }: { $count ->
    [one] mark { $last }
   *[other] marks { $first } and { $last }
}, the −{ $penalty } is gone; { $points } for each one more
# $now is what the row scores in all.
express-review-gone-now = Row { $row }: { $count ->
    [one] mark { $last }
   *[other] marks { $first } and { $last }
}, the −{ $penalty } is gone, now { $now }
express-review-past = Row { $row }: { $count ->
    [one] mark { $last }
   *[other] marks { $first } and { $last }
}, past ten, scores nothing
express-review-first-points = Row { $row }: { $count ->
    [one] mark { $last }
   *[other] marks { $first } and { $last }
}, { $points }
express-review-points = Row { $row }: { $count ->
    [one] mark { $last }
   *[other] marks { $first } and { $last }
}, { $points }, now { $now }
express-review-free = No fifth die: a free throw
express-review-named = Fifth die { $die }: named, first box
# $boxes is 2 to 6.
express-review-box = Fifth die { $die }: { $boxes ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} of eight boxes
express-review-one-left = Fifth die { $die }: seventh box, one left
express-review-last-box = Fifth die { $die }: last box, out
