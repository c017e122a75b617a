### Who sits where: handing over, joining late, leaving.

## What was taken back or done again

seats-followed-hand = { $way ->
    [undone] Taken back: the seat for { $name }.
   *[redone] Done again: the seat for { $name }.
}
seats-followed-join = { $way ->
    [undone] Taken back: { $name } at the table.
   *[redone] Done again: { $name } at the table.
}
seats-followed-leave = { $way ->
    [undone] Taken back: the leaving of { $name }.
   *[redone] Done again: the leaving of { $name }.
}

## Why a table cannot play. $one, $other and $seat are numbers of players

seats-fault-nobody = A game needs a player.
# $most is a number.
seats-fault-crowd = A game has at most { $most } players.
seats-fault-same-name = Players { $one } and { $other } have the same name.
seats-fault-same-colour = Players { $one } and { $other } have the same colour.
seats-fault-level = Player { $seat } has a level that this game does not have.
seats-fault-columns = Four or five columns are for up to three players (C10).

## What is wrong with a name

seats-name-empty = A player needs a name.
seats-name-long = A name has at most { $most } characters.
seats-name-control = A name is one line of plain text.
seats-name-invisible = A name needs a character that can be seen.

## What is wrong with the title of a game

seats-title-empty = A title is not empty.
seats-title-long = A title has at most { $most } characters.
seats-title-control = A title is one line of plain text.
seats-title-invisible = A title needs a character that can be seen.

# Who sat at a seat, one after another: "Ann, then Ben". $before are all before $name.
seats-then = { $before }, then { $name }
## Who sat at a seat: notes with a comma between them. "Ann, 2 more, from throw 5 Ben, left after throw 7"

seats-note-joined = joined before throw { $throw }
# So many more people sat there.
seats-note-more = { $count } more
seats-note-throw = from throw { $throw } { $name }
seats-note-turn = from turn { $turn } { $name }
seats-note-left-before-throw = left before throw 1
seats-note-left-before-turn = left before turn 1
seats-note-left-throw = left after throw { $throw }
seats-note-left-turn = left in turn { $turn }

## The panel of the players

seats-title = Players
# ↑ ↓, H and L are keys.
seats-about = ↑ ↓ choose the seat for the keys H and L. Undo takes back what happens here.
# A button; a name is asked for then.
seats-join = A late player joins …
seats-join-about = Until the fourth throw. A newcomer first plays the throws so far.
# Buttons beside each seat; something is asked for then.
seats-hand = Hand over to …
seats-leave = Leave …
# Notes beside a name.
seats-state-left = has left
seats-state-program = the program plays
# The field of a name, before anything is written there.
seats-name = Name
# What the button beside it does: a person plays there, or the program.
seats-who-about = A person, or one of the program’s players: Ctrl+U
# Buttons that let it happen.
seats-sits-down = Sits down
seats-takes-over = Takes over
seats-leaves = Leaves for good
seats-stays = Stays
seats-cancel = Cancel
seats-leaving-express = { $name } leaves for good: no more choices, no place in the ranking, and nobody waits; the pad stays. To let somebody go on here, hand the seat over.
seats-leaving-board = { $name } leaves for good: the turns are passed over, the squares stay, and the last one left wins. To let somebody go on here, hand the seat over.
# Told when it has happened.
seats-sits-there = { $name } sits there now.
seats-has-joined = { $name } has sat down.
seats-has-left = { $name } has left.
seats-name-taken = { $name } is at the table already.
