### Files: importing, exporting, saving, and what went wrong with them.

## Opening a game.

files-opening = Opening the game …
files-not-opened = The program has failed to open this game; its file is as it was.
files-did-not-open = The game that was open did not come up the last time, so it is not opened by itself again. It is in the list.

## Another copy of the program has the same games: lines at the foot of the window.

files-second = Another Fifth Die has this folder open: games can be looked at here, not played. Once it has ended, this one goes on.
files-second-refuses = This is not done here, because another Fifth Die has this folder open. Close that one, and this one goes on.

## Something could not be saved: a line at the foot of the window.

# $trouble is one of the messages from “files-taken” on.
files-tried-again = { $trouble } The game goes on; nothing is lost while this window is open, and saving is tried again every few seconds.
files-save-again = Save again
files-save-elsewhere = Save elsewhere

## Something is not saved, and the window is to close: a panel.

files-unsaved = Not saved yet
files-unsaved-this =
    { $moves ->
        [0] The last change of this game is not saved yet.
        [one] { $moves } move of this game is not saved yet.
       *[other] { $moves } moves of this game are not saved yet.
    }
files-unsaved-game =
    { $moves ->
        [0] The last change of “{ $title }” is not saved yet.
        [one] { $moves } move of “{ $title }” is not saved yet.
       *[other] { $moves } moves of “{ $title }” are not saved yet.
    }
files-unsaved-settings = The settings are not saved yet.
files-saving = Saving …
files-try-again = Try again
# Close although the settings are not saved; close without the moves that are not saved.
files-close-anyway = Close all the same
files-close-without = Close without them
# Do not close.
files-stay = Stay

## Where a new file is written.

# Above the kinds of files, and above the field of the path.
files-as = As
files-to = To
# In the empty field.
files-path = A path
files-choose-place = Choose a place …
files-no-place = No place was chosen. Where no dialog opens, write the path above.
files-nothing = There is nothing to write.
# $path is the first of the files.
files-saved =
    { $others ->
        [0] Saved as { $path }.
       *[other] Saved as { $path } and { $others } more.
    }
files-exported =
    { $others ->
        [0] Exported to { $path }.
       *[other] Exported to { $path } and { $others } more.
    }
files-open = Open
files-show-folder = Show in folder
files-no-opener = No program of this system opens it; the file is where it says.
# $program is the name of a program of the system.
files-opener-missing = Nothing opens it, because { $program } is not installed; the file is where it says.
# $cause is what the system says, in its own words.
files-not-opened-by = Nothing opens it: { $cause }.
files-about-pdf = For a printer, all in one file.
files-about-svg = A drawing, sharp at any size; each page is a file.
files-about-png = A picture that opens everywhere; each page is a file.

## Export: what is written. Labels of buttons, each with a line about it.

files-game = Game file
files-game-about = Opens in Fifth Die on any computer, with all that happened.
files-words = Text message
files-words-about = The result in a few lines, with the code of the dice.
files-result = Result sheet
files-result-about = Who won, every account and the course of the game, to print.
files-games = Games of the evening, one file
files-all-games = All games, one file
files-games-about = The games that are over, with the names of people and evenings, to import on another computer.
files-plays = All plays, table (CSV)
files-plays-about = A line for every player of every game that is over, for a spreadsheet.
files-throws = Table of throws (CSV)
files-throws-about = Every throw, choice and score, for a spreadsheet.
files-rolls = Table of rolls (CSV)
files-rolls-about = Every roll, what was played of it and how its turn ended, for a spreadsheet.
files-pads = Pads
files-pads-about = Everybody’s pad as it is marked, to print.
files-board = Board
files-board-about = The board as it stands, to print.
# Also the title of the panel where there is no game.
files-blank-pads = Blank pads
files-blank-pads-about = Four pads on a sheet, to play on with a pencil.
files-blank-board = Blank board
files-blank-board-about = A board for up to four, to play on with a pencil.
# Which blank paper, where there is no game.
files-blank-express = Pads of Express
files-blank-classic = Classic board
files-copy-words = Copy the words
files-copy-table = Copy the table
files-copy-file = Copy the file’s text
files-copied = Copied: paste it anywhere.
# $cause is what the system says, in its own words.
# In names of files, the last three behind the name of the game: “Ann and Ben, pads.pdf”.
files-named-blank-pads = blank pads
files-named-blank-board = blank board
files-named-pads = pads
files-named-board = board
files-named-result = result
files-named-games = all games

## Import.

# A button, and the title of the panel.
files-import = Import
# The title of the system's dialog, and which files it shows.
files-import-games = Import games
files-filter-games = Games
files-filter-all = All files
# Above the field of the path.
files-from = From
files-import-about = Game files (.ron) of Fifth Die, or a folder with some. They can be dropped on this window as well.
# In the empty field.
files-import-path = The path of a file or a folder
files-choose = Choose files …
files-no-file = No file was chosen. Where no dialog opens, write the path above.
files-reading = Reading …
files-import-failed = The program has failed to import these files.
# How many games were imported, how many were here already, and how many files were not imported.
files-import-sum =
    { $imported ->
        [one] { $imported } game imported
       *[other] { $imported } games imported
    }{ $here ->
        [0] {""}
       *[other] , { $here } here already
    }{ $failed ->
        [0] {""}
       *[other] , { $failed } not imported
    }
# What became of a file, below its name.
files-imported = imported
files-here = here already
# Below the list of files: so many are not listed.
files-more =
    { $count ->
        [one] and { $count } file more
       *[other] and { $count } files more
    }

## Why something could not be kept: $what is one of these, each a sentence without its full stop.

files-folder-not-used = The data folder cannot be used
files-folder-not-found = There is no folder for games
files-folder-not-made = A folder cannot be made
files-game-not-saved = The game is not saved
files-game-not-deleted = The game is not deleted
files-game-not-restored = The game is not brought back
files-settings-not-saved = The settings are not saved
files-phones-not-saved = The seats of the phones are not saved
files-people-not-saved = The names are not saved
files-game-not-exported = The game is not exported
files-not-written = Nothing is written

## And the whole of it; $path is where.

files-taken = { $what }: there is a file of this name ({ $path }). Choose another name.
files-not-replaced = { $what }: there is a folder, a link, a device or a pipe of this name, and only a file is replaced ({ $path }). Choose another name.
files-no-folder = { $what }: there is no such folder ({ $path }). Make the folder, or choose another.
# $trashed is where the deleted game is.
files-succeeded = { $what }: there is a game of the same name by now ({ $path }). Give that file another name, then move { $trashed } to its place.
files-newer = { $what }: a newer version of Fifth Die has written this file ({ $path }). Go on with the newer version.
files-locked = { $what }: another Fifth Die has this folder open ({ $path }). Close the other one, and this one goes on.
files-no-home = { $what }: the system names no home folder ({ $path }). Start with --data-dir and a folder.
files-program-failed = { $what }: the program has failed at it ({ $path }). Try again.
files-full = { $what }: there is no space left ({ $path }). Free some space there, then try again.
files-not-writable = { $what }: the system does not let it be written ({ $path }). Make the folder writable, or start with --data-dir and another folder.
files-gone = { $what }: there is no such file or folder ({ $path }). Look whether it was moved or deleted.
# $cause is what the system says, in its own words.
files-refused = { $what }: { $cause } ({ $path }). Try again, or start with --data-dir and another folder.

## Why a file is no game: $fault is one of the messages behind this one.

files-fault-in = { $path }: { $fault }
files-fault-missing = there is no such file
# $cause is what the system says, in its own words.
files-fault-unreadable = it cannot be read: { $cause }
files-fault-no-file = it is not a regular file
files-fault-too-large = it is larger than { $most } MiB, which no session is
files-fault-no-session = it is not a session of this program
files-fault-several = it holds several games: import it
files-fault-no-games = there is no game in this folder
files-fault-newer = a newer version of Fifth Die has written it: open it with that one
files-fault-damaged = it is damaged and stays as it is; “fifth-die check” with this path says where

## Why a game can hold no more.

files-limit-throw = a game of { $seats } has at most { $most } throws
files-limit-roll = a game has at most { $most } rolls
files-limit-roll-off = a game has at most { $most } rolls for the start
files-limit-events = a game has at most { $most } events
files-limit-seated = players come, go and take over at most { $most } times in a game
files-limit-again = so much of this game was corrected so long afterwards that it cannot be played again

## The result of a game in a few lines, for a message to somebody

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }. { $name }: { $total }
# The result of one who has left.
files-message-left = { $name }: { $total }
files-message-penalty = A row of one to four marks cost { $points }.
files-message-won = { $name } has won.
files-message-columns = { $name }: { $count ->
    [one] { $count } column
   *[other] { $count } columns
}
files-message-over-throws = { $alone ->
    [yes] Alone, over
   *[no] Over
} after { $count ->
    [one] { $count } throw
   *[other] { $count } throws
}.
files-message-over-turns = { $alone ->
    [yes] Alone, over
   *[no] Over
} after { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}.
files-message-open-throws = { $alone ->
    [yes] Alone, under way
   *[no] Under way
} after { $count ->
    [one] { $count } throw
   *[other] { $count } throws
}.
files-message-open-turns = { $alone ->
    [yes] Alone, under way
   *[no] Under way
} after { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}.
files-message-dice-real = Played with real dice.
files-message-helped = With help: { $helps }.
files-message-strict = A strict game: without any help.
files-message-dice-earlier = Played with the dice of an earlier game.
files-message-dice-of-day = Played with the dice of the day, code { $code }.
files-message-dice-app = Played with the app’s dice, code { $code }.

# Why two spellings are not made one person, and why somebody is not renamed.
files-people-together = { $one } and { $other } sit in the same game, so they are two people.
files-people-taken = Somebody else is called { $name }: choose another name, or make the two one person.
files-people-full = There is no room for another name.

# Why games are not written to one file.
files-too-many-games = These are too many games for one file: choose a shorter time.
