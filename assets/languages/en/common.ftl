### What stands on many screens.

common-close = Close
common-back = Back
common-new-game = New game
# A button, and the title of its panel.
common-export = Export
common-seconds = { $seconds } s
common-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
common-percent = { $number }%

## The table

# Buttons of a bar in little room.
common-bar-result = Result
common-bar-table = Table
# The table stops waiting.
common-bar-go-on = Continue
common-bar-hint = Hint
# In the place of the hint and the review, which a strict game does not have.
common-bar-strict = Strict game
common-bar-players = Players
common-bar-undo = Undo
common-bar-redo = Redo
common-bar-history = History

# The strip above the table, each line with its button.
common-cancel-correction = Cancel correction
common-only-program = Only the computer plays on.
common-play-out = Play to the end
common-playing-out = Playing to the end…
common-practice = Practice: this game doesn’t count.
common-back-to-original = Back to the original

# Instead of a hint.
common-no-hint-here = There’s nothing to choose now.
common-hint-thinking = Working out a hint…
# What a click on a die that was typed does.
common-take-die-back = Remove this die
# A chance that is not 0, but nearly.
common-percent-under = <1%
common-percent-over = >99%
# The same within a sentence.
common-share-under = under 1%
common-share-over = over 99%
common-failed = Something went wrong. Try again.

## The bar above the screens: buttons in little room.

# The list of games.
common-games = Games
common-more = More
common-learn = Learn the game
# The table shows one pad, or all of them.
common-one-pad = One pad
common-all-pads = All pads
common-phones = Phones
common-settings = Settings
common-help = Help

## The colours of players, each with its shape.

common-blue-circle = Blue circle
common-orange-square = Orange square
common-green-triangle = Green triangle
common-purple-diamond = Purple diamond
common-sky-blue-star = Sky-blue star
common-red-hexagon = Red hexagon
common-yellow-cross = Yellow cross
common-grey-ring = Grey ring

## Dice that are typed.

common-dice-to-go =
    { $count ->
        [one] { $count } die to go
       *[other] { $count } dice to go
    }
# $key is what was typed.
common-not-on-a-die = { $key } isn’t on a die. Type 1 to 6.
# Beside dice, a play or a stop that is corrected, which is $was; Esc is a key.
common-it-was = It was { $was }. Esc keeps it.

## The clock of a table that plays against time.

common-time-paused = Clock paused
common-time-pause = Pause
common-time-resume = Resume
# Instead of the clock, of the player whose time has run out.
common-time-up = Time’s up: still { $name }’s turn

## A pad. The first five are headings of narrow columns.

# What each mark of a row is worth from the sixth on.
common-pad-each = each
common-pad-pair = pair
# What the boxes from the sixth on are worth together.
common-pad-points = total points
common-pad-minus-column = minus
common-pad-plus-column = plus
# In a row with more marks than boxes: the number beyond them.
common-pad-more = { $count } more
# Below the rows: points lost and gained, and the total with what a choice would make of it.
common-pad-minus = Minus
common-pad-plus = Plus
common-pad-total = Total
# In the last box of a track, in very little room: its mark ends the player's game.
common-pad-out = out

## In how many of the simulated games: "Likeliest to reach +500: 4 + 10 · 4, in all of the games."

common-games-none = none
common-games-all = all
# $error is how far the number may be from the truth.
common-games-percent = { $number } ± { $error }%

## Letters choose

common-nothing-to-choose = There’s nothing to choose here.
common-one-choice = There’s only one choice: A.
# $last is the last letter that chooses.
common-no-choice = Choose with a letter, A to { $last }.
# What the next words belong to, like 4 or Throw 4.
common-colon = { $what }:
# $choice is "4 + 10 · 4" or "6 and 8", $why one of express-why-… or board-why-….
common-illegal = { $choice } isn’t legal: { $why }
# After a correction the old entry is no longer legal.
common-outdated = It was { $choice }, which is no longer legal: { $why }

## What the app says at the table

common-denied-bot-first = { $name } must first roll on or stop: press Space.
common-denied-secret = { $name }’s choice stays hidden until everyone has chosen. To pass the laptop, press Enter.
common-marks-hint = Games with hints are listed separately. To see the hint anyway, press Hint (T) again.
common-marks-review = Games analysed before the end are listed separately. To see the analysis anyway, press Analysis (V) again.
common-marks-taken = You’ve seen the dice you undid. If you change something now, this game is listed separately. To get the dice back, redo.
common-marks-known = You’ve played these dice before, so this game is listed separately.
common-strict-hint = Strict games have no hints.
common-strict-review = In a strict game you see the analysis only at the end, and after that you can’t change anything.
common-strict-taken = In a strict game you can’t undo once the next dice have fallen.
common-strict-known = A strict game needs new dice from the app.
# What has helped in a game, as an item of a list.
common-help-hint = hints
common-help-review = analysis during the game
common-help-taken = undo
common-help-known = dice seen before
common-notice-no-advice = The coach has no advice here.
common-notice-advice-failed = The coach couldn’t answer. To try again, press Hint (T).
common-notice-thinking-failed = The computer couldn’t decide. To try again, press Space; to give the seat to someone else, open Players (P).
common-notice-time-up-failed = Time’s up for { $name }. The computer couldn’t decide, so { $name } plays on.
common-notice-would-roll-on = Time’s up for { $name }: the coach would roll on.
common-notice-coach-decided = Time’s up for { $name }: the coach decided.
common-notice-table-decided = Time’s up for { $name }: the app decided, as agreed.

## Games.

# The name of the game in full, beside Can’t Stop Express.
common-game-classic = Classic Can’t Stop
# Which game it is, in a word.
common-express = Express
common-classic = Classic

## Whose dice are thrown. $code is a code of dice: 4F7K-2QZ.

common-dice-real = Real dice
common-dice-earlier = Dice from an earlier game
common-dice-of-day = Dice of the day, code { $code }
common-dice-app = App dice, code { $code }

## Who plays at a seat.

# Not a computer player.
common-person = Person

## The computer players, by their strength: proper names, the weakest first.

common-level-dreamy = Dreamy
common-level-careless = Careless
common-level-eager = Eager
common-level-curious = Curious
common-level-bold = Bold
common-level-steady = Steady
common-level-evolved = Clever
common-level-master = Master
# How far a runner has come, or a track: "3 of 8".
common-out-of = { $reached } of { $top }
