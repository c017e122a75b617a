### Who sits where: handing over, joining late, leaving.

## What was taken back or done again

seats-followed-hand = { $way ->
    [undone] Undone: { $name } takes over.
   *[redone] Redone: { $name } takes over.
}
seats-followed-join = { $way ->
    [undone] Undone: { $name } joins.
   *[redone] Redone: { $name } joins.
}
seats-followed-leave = { $way ->
    [undone] Undone: { $name } leaves.
   *[redone] Redone: { $name } leaves.
}

## Why a table cannot play. $one, $other and $seat are numbers of players

seats-fault-nobody = A game needs a player.
# $most is a number.
seats-fault-crowd = A game has at most { $most } players.
seats-fault-same-name = Players { $one } and { $other } have the same name.
seats-fault-same-colour = Players { $one } and { $other } have the same colour.
seats-fault-level = This game has no computer player of that level for player { $seat }.
seats-fault-columns = At most three players can play for four or five columns (C10).

## What is wrong with a name

seats-name-empty = A player needs a name.
seats-name-long = A name can have at most { $most } characters.
seats-name-control = A name must be one line of plain text.
seats-name-invisible = A name needs a visible character.

## What is wrong with the title of a game

seats-title-empty = A title can’t be empty.
seats-title-long = A title can have at most { $most } characters.
seats-title-control = A title must be one line of plain text.
seats-title-invisible = A title needs a visible character.

# Who sat at a seat, one after another: "Ann, then Ben". $before are all before $name.
seats-then = { $before }, then { $name }
## Who sat at a seat: notes with a comma between them. "Ann, 2 more, Ben from throw 5, left after throw 7"

seats-note-joined = joined before throw { $throw }
# More people who had this seat.
seats-note-more = { $count } more
seats-note-throw = { $name } from throw { $throw }
seats-note-turn = { $name } from turn { $turn }
seats-note-left-before-throw = left before throw 1
seats-note-left-before-turn = left before turn 1
seats-note-left-throw = left after throw { $throw }
seats-note-left-turn = left in turn { $turn }

## The panel of the players

# ↑ ↓, H and L are keys.
seats-about = To choose the seat for H and L, press ↑ or ↓. You can undo what happens here.
# A button; a name is asked for then.
seats-join = Add late player…
seats-join-about = Until the fourth throw. The new player first catches up on the throws so far.
# Buttons beside each seat; something is asked for then.
seats-hand = Hand over to…
seats-leave = Leave…
# Notes beside a name.
seats-state-left = has left
seats-state-program = computer
# The field of a name, before anything is written there.
seats-name = Name
# What the button beside it does: a person plays there, or the computer.
seats-who-about = A person or a computer player: Ctrl+U
# Buttons that let it happen.
seats-sits-down = Join
seats-takes-over = Take over
seats-leaves = Leave for good
seats-stays = Stay
seats-cancel = Cancel
seats-leaving-express = If { $name } leaves for good, the pad stays, but { $name } makes no more choices and isn’t ranked. To let someone else play on here, hand the seat over.
seats-leaving-board = If { $name } leaves for good, their turns are skipped, their markers stay, and the last player left wins. To let someone else play on here, hand the seat over.
# Said when it has happened.
seats-sits-there = { $name } plays there now.
seats-has-joined = { $name } has joined.
seats-has-left = { $name } has left.
seats-name-taken = { $name } is already at the table.
