### The first screen: the list of games.

## The ways to a game, each a large button with a line about it below its name.

home-continue = Continue
home-looking = Looking for your games…
home-alone = Solo
home-today = Today’s dice
# $result is +400 or "12 turns".
home-today-once = { $result } so far
# $count is 2 or more.
home-today-best = { $result }, the best of { $count }

## Where a game stands, in a line with other short facts.

# A solo player on the board.
home-standing-board-alone =
    { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
home-standing-board-won =
    { $name } wins with { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    }
home-standing-turn = { $name }’s turn { $turn }
# A game that is not over, in a word or two.
home-under-way = In progress
# The kind of a solo game on the board.
home-classic-alone = Classic solo
# The game is left out of the records and figures.
home-uncounted = doesn’t count

## Above the list.

# In an empty field.
home-find-field = Search games
# A button.
home-search = Search
home-sort-date = Sort by date
home-sort-name = Sort by name
home-sort-result = Sort by result
# The same as a note above the list.
home-sorted-name = Sorted by name
home-sorted-result = Sorted by result
# The number of games found, of all.
home-games-shown =
    { $count ->
        [one] { $shown } of { $count } game
       *[other] { $shown } of { $count } games
    }

## What can be done with the selected game: buttons.

home-open = Open
home-rename = Rename
home-copy = Copy
# Out of the records and figures.
home-leave-out = Exclude from records
# Again in the records and figures.
home-count = Include in records
home-delete = Delete game
# A button with three dots.
home-more = More for this game
# The file is damaged: open the game as its last good copy has it.
home-last-good = Last good copy
# The file is damaged: open what comes before the damage.
home-up-to-damage = Up to the damage

## The list.

# $file is the name of a file.
home-unreadable = Can’t read { $file }
# In an empty field.
home-name-field = Name this game
# Nothing was found by the words that people look for.
home-none-found = No games found
home-none-found-about = To see all games again, press Esc.
home-none-left = No games left
home-none-left-about = You can still restore the one you deleted.

## Deleting a game.

home-delete-question = Delete this game?
# A button.
home-delete-it = Delete it
# A button.
home-keep-it = Keep it
home-deleted = Game deleted.
# A button.
home-restore = Restore
home-not-deleted-phones = The game wasn’t deleted: phones are playing it. Turn them off first.
home-not-deleted-unsaved = The game wasn’t deleted: it isn’t saved yet.

## At the foot.

# A button.
home-quiz = Practice
# $code is a code of dice: 4F7K-2QZ.
home-code-copied = Copied: code { $code }.
home-no-code = Only a game with app dice has a dice code.
# $key is a key that lists the games again.
home-not-listed = Something went wrong while listing your games. To try again, press { $key }.

## About a game that comes from a damaged file.

home-copy-last-good = This is the last good copy of the game; the damaged file is unchanged.
# Events are throws, choices, who came and went: what the file lists.
home-copy-salvaged =
    This copy has the { $kept ->
        [one] { $kept } event
       *[other] { $kept } events
    } before the damage; { $lost ->
        [one] { $lost } after it is left out
       *[other] { $lost } after it are left out
    }. The damaged file is unchanged.

## Shared dice: everyone plays a solo game with the same dice, today’s or those of a code.

home-dice-heading = Solo with shared dice
# A line of the list.
home-dice-today = Today
home-dice-title-today = Today’s dice
home-dice-title-day = Dice of { $date }
home-dice-title-code = Dice by code
# A button.
home-dice-play = Play
# A button.
home-dice-play-as = Play as { $name }
home-dice-unplayed = Not played yet
home-dice-helped = only with help
# $game is Express or Classic, $result +400 or "12 turns".
home-dice-once = { $game }, { $result }
# $count is 2 or more.
home-dice-best = { $game }, { $result }, the best of { $count }
home-dice-copied = Copied. Anyone who enters this code gets the same dice.
home-dice-shared = The same dice for everyone with this code.
# A button.
home-dice-copy = Copy code
home-dice-nobody = Nobody has finished a game with these dice yet.

## An attempt at the same dice, in a line.

home-attempt-best = the best
# As good as the best.
home-attempt-equal = tied
# Points less than the best.
home-attempt-behind = { $points } behind
# Turns more than the best.
home-attempt-more = { $turns } more
home-attempt-throws =
    { $count ->
        [one] { $count } throw
       *[other] { $count } throws
    }

## The first screen of someone who has no games yet: a throw that is split, and ways to play.

home-start-title = Five dice. Two pairs. One left over.
home-start-about = The score pad for Can’t Stop Express and Can’t Stop.
home-start-splits = more ways to split it
home-start-fifth = the fifth die
home-start-play = Play
home-start-alone = your best score
home-start-today = the same throws for everyone
