### Files: importing, exporting, saving, and what went wrong with them.

## Opening a game.

files-opening = Opening the game…
files-not-opened = Something went wrong, so this game couldn’t be opened. Its file is unchanged.
files-did-not-open = The game couldn’t be opened last time, so it isn’t reopened automatically. You’ll find it in the list.

## Another copy of the app has the same games: lines at the foot of the window.

files-second = Fifth Die is already open. You can view games here; close the other window to play.
files-second-refuses = You can’t do this here while the other Fifth Die is open. Close that one first.

## Something could not be saved: a line at the foot of the window.

# $trouble is one of the messages from “files-taken” on.
files-tried-again = { $trouble } You can play on: nothing is lost while this window is open, and the app tries again every few seconds.
files-save-again = Save again
files-save-elsewhere = Save elsewhere

## Something is not saved, and the window is to close: a panel.

files-unsaved = Not saved yet
files-unsaved-this =
    { $moves ->
        [0] The last change to this game isn’t saved yet.
        [one] { $moves } move of this game isn’t saved yet.
       *[other] { $moves } moves of this game aren’t saved yet.
    }
files-unsaved-game =
    { $moves ->
        [0] The last change to “{ $title }” isn’t saved yet.
        [one] { $moves } move of “{ $title }” isn’t saved yet.
       *[other] { $moves } moves of “{ $title }” aren’t saved yet.
    }
files-unsaved-settings = Your settings aren’t saved yet.
files-saving = Saving…
files-try-again = Try again
# Close although the settings are not saved; close without the moves that are not saved.
files-close-anyway = Close anyway
files-close-without = Close without saving
# Do not close.
files-stay = Keep open

## Where a new file is written.

# Above the kinds of files, and above the field of the path.
files-as = Format
files-to = Save to
# In the empty field.
files-path = File path
files-choose-place = Choose location…
files-no-place = You didn’t choose a location. If no dialog opens, type the path above.
files-nothing = There’s nothing to save.
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
files-no-opener = No app here can open it. It was saved to the location shown.
# $program is the name of a system program.
files-opener-missing = It can’t be opened from here, because { $program } isn’t installed. It was saved to the location shown.
# $cause is what the system says, in its own words.
files-not-opened-by = It couldn’t be opened: { $cause }.
files-about-pdf = For printing, all in one file.
files-about-svg = A drawing, sharp at any size; one file per page.
files-about-png = A picture that opens everywhere; one file per page.

## Export: what is written. Labels of buttons, each with a line about it.

files-game = Game file
files-game-about = Opens in Fifth Die on any computer, with everything that happened.
files-words = Text message
files-words-about = The result in a few lines, with the dice code.
files-result = Result sheet
files-result-about = The winner, everyone’s score and the course of the game, to print.
files-games = Games of the evening, one file
files-all-games = All games, one file
files-games-about = All finished games, with the names of people and evenings, to import on another computer.
files-plays = All results (CSV)
files-plays-about = A line for each player in each finished game, for a spreadsheet.
files-throws = Throws (CSV)
files-throws-about = Every throw, choice and score, for a spreadsheet.
files-rolls = Rolls (CSV)
files-rolls-about = Every roll, what was played and how the turn ended, for a spreadsheet.
files-pads = Pads
files-pads-about = Everyone’s marked pad, to print.
files-board = Board
files-board-about = The board as it is now, to print.
# Also the title of the panel where there is no game.
files-blank-pads = Blank pads
files-blank-pads-about = Four pads to a sheet, to play with a pencil.
files-blank-board = Blank board
files-blank-board-about = A board for up to four players, to play with a pencil.
# Which blank paper, where there is no game.
files-blank-express = Express pads
files-blank-classic = Classic board
files-copy-words = Copy text
files-copy-table = Copy table
files-copy-file = Copy file contents
files-copied = Copied. Paste it anywhere.
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
files-filter-all = All files
# Above the field of the path.
files-from = Import from
files-import-about = Fifth Die game files (.ron), or a folder of them. You can also drop them on this window.
# In the empty field.
files-import-path = Path to a file or folder
files-choose = Choose files…
files-no-file = You didn’t choose a file. If no dialog opens, type the path above.
files-reading = Reading…
files-import-failed = Something went wrong, so these files weren’t imported.
# How many games were imported, how many were here already, and how many files were not imported.
files-import-sum =
    { $imported ->
        [one] { $imported } game imported
       *[other] { $imported } games imported
    }{ $here ->
        [0] {""}
       *[other] , { $here } already here
    }{ $failed ->
        [0] {""}
       *[other] , { $failed } not imported
    }
# What became of a file, below its name.
files-imported = imported
files-here = already here
# Below the list of files: the number not listed.
files-more =
    { $count ->
        [one] and { $count } more file
       *[other] and { $count } more files
    }

## Why something could not be kept: $what is one of these, each a sentence without its full stop.

files-folder-not-used = Couldn’t use the data folder
files-folder-not-found = Couldn’t find a folder for games
files-folder-not-made = Couldn’t create a folder
files-game-not-saved = Couldn’t save the game
files-game-not-deleted = Couldn’t delete the game
files-game-not-restored = Couldn’t restore the game
files-settings-not-saved = Couldn’t save your settings
files-phones-not-saved = Couldn’t save the phones’ seats
files-people-not-saved = Couldn’t save the names
files-game-not-exported = Couldn’t export the game
files-not-written = Couldn’t write the file

## And the whole of it; $path is where.

files-taken = { $what }: a file with this name already exists ({ $path }). Choose another name.
files-not-replaced = { $what }: this is the name of a folder, a link, a device or a pipe, and only files can be replaced ({ $path }). Choose another name.
files-no-folder = { $what }: this folder doesn’t exist ({ $path }). Create it, or choose another.
# $trashed is where the deleted game is.
files-succeeded = { $what }: another game has this name now ({ $path }). Rename that file, then move { $trashed } to its place.
files-newer = { $what }: this file is from a newer version of Fifth Die ({ $path }). Use the newer version.
files-locked = { $what }: another Fifth Die has this folder open ({ $path }). Close the other one to continue here.
files-no-home = { $what }: the system doesn’t say where your home folder is ({ $path }). Start with --data-dir and a folder.
files-program-failed = { $what }: something went wrong ({ $path }). Try again.
files-full = { $what }: no space left ({ $path }). Free some space, then try again.
files-not-writable = { $what }: you aren’t allowed to write there ({ $path }). Make the folder writable, or start with --data-dir and another folder.
files-gone = { $what }: the file or folder doesn’t exist ({ $path }). Check whether it was moved or deleted.
# $cause is what the system says, in its own words.
files-refused = { $what }: { $cause } ({ $path }). Try again, or start with --data-dir and another folder.

## Why a file is no game: $fault is one of the messages behind this one.

files-fault-in = { $path }: { $fault }
files-fault-missing = the file doesn’t exist
# $cause is what the system says, in its own words.
files-fault-unreadable = can’t read it: { $cause }
files-fault-no-file = it isn’t a regular file
files-fault-too-large = it’s larger than { $most } MiB, too large for a game
files-fault-no-session = it isn’t a Fifth Die game
files-fault-several = it holds several games; import it instead
files-fault-no-games = this folder has no games
files-fault-newer = it’s from a newer version of Fifth Die; open it with that version
files-fault-damaged = it’s damaged, and left unchanged; to see where, run “fifth-die check” with this path

## Why a game can hold no more.

files-limit-throw = a game for { $seats } has at most { $most } throws
files-limit-roll = a game has at most { $most } rolls
files-limit-roll-off = a game has at most { $most } starting rolls
files-limit-events = a game has at most { $most } events
files-limit-seated = players can join, leave and take over at most { $most } times in a game
files-limit-again = this game has too many late corrections to replay

## The result of a game in a few lines, for a message to someone

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }. { $name }: { $total }
# The result of a player who has left.
files-message-left = { $name }: { $total }
files-message-penalty = Penalty for an unfinished row: { $points }.
files-message-won = { $name } has won.
files-message-columns = { $name }: { $count ->
    [one] { $count } column
   *[other] { $count } columns
}
files-message-over-throws = { $alone ->
    [yes] Solo, finished
   *[no] Finished
} after { $count ->
    [one] { $count } throw
   *[other] { $count } throws
}.
files-message-over-turns = { $alone ->
    [yes] Solo, finished
   *[no] Finished
} after { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}.
files-message-open-throws = { $alone ->
    [yes] Solo, in progress
   *[no] In progress
}: { $count ->
    [one] { $count } throw
   *[other] { $count } throws
} so far.
files-message-open-turns = { $alone ->
    [yes] Solo, in progress
   *[no] In progress
}: { $count ->
    [one] { $count } turn
   *[other] { $count } turns
} so far.
files-message-dice-real = Played with real dice.
files-message-helped = With help: { $helps }.
files-message-strict = A strict game: no help.
files-message-dice-earlier = Played with dice from an earlier game.
files-message-dice-of-day = Played with the dice of the day, code { $code }.
files-message-dice-app = Played with app dice, code { $code }.

# Errors: two spellings can’t be one person, or a new name is taken.
files-people-together = { $one } and { $other } played in the same game, so they can’t be the same person.
files-people-taken = There’s already a { $name }. Choose another name, or join the two as one person.
files-people-full = There’s no room for another name.

# Why games are not written to one file.
files-too-many-games = Too many games for one file: choose a shorter time.
