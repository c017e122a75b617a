### Phones: the panel in the window, and the pages on the phones.

## The panel in the window

phones-turn-off = Turn off
phones-turn-on = Let phones in
phones-try-again = Try again
phones-opening = Letting phones in…
phones-off = Phones are off. Let them in again, and everyone gets their seat back.
phones-no-game = With phones, everyone at the table has their own pad. First open a game or start a new one.
# $cause is what the system says: "Address already in use".
phones-no-address = Couldn’t let phones in at { $address }: { $cause }. Choose another address or port.
phones-no-system = Couldn’t let phones in: { $cause }. Try again.
# The address stands below it.
phones-scan = Scan the code with the phone’s camera, or type:
# What stands between the address and the six digits below it, after phones-scan.
phones-digits = and then these six digits, which work for ten minutes:
# A button that takes the digits away.
phones-digits-off = Hide digits
phones-network = The phone must be on the same Wi-Fi network as this computer. There’s nothing to install.
phones-other-address = Or { $address }
# A button beside a seat: no phone has it any more.
phones-free-seat = Free { $name }’s seat
# What a phone does, beside the name of its player.
phones-state-not-joined = not joined
phones-state-at-laptop = at the laptop
phones-state-not-here = not here yet
# Here and at the table: a phone that does not answer.
phones-state-away = away
phones-state-thinking = thinking
phones-state-joined = joined

## Pages on the phones: who sits where

# The heading of a list of players; someone taps their own name.
phones-who = Who are you?
# Beside the name of a player, in small letters: whether the seat can be had.
phones-your-seat = Your seat
# On the button of a free seat, behind a name.
phones-sit-down = Join
phones-program-plays = The computer plays here
phones-seat-left = Has left
phones-seat-held = On another phone
phones-seat-deserted = On another phone that’s away
# Lines that open what stands below them, one of phones-give-up-told and phones-take-over-told, with its button.
phones-give-up = Give up { $name }’s seat
phones-give-up-told = Another phone can then play for { $name }. Is that what you want?
phones-give-up-button = Yes, give up { $name }’s seat
phones-take-over = Take over { $name }’s seat
phones-take-over-told = The other phone loses the seat, and everyone will see that. Are you playing for { $name }?
phones-take-over-button = Yes, take over { $name }’s seat
# Links. The first two are called so in other messages too.
phones-page-table = The table
phones-page-seats = Seats
phones-only-watch = Just watch
phones-reload = Reload
# What screen readers call the links below the list of players.
phones-other-ways = Other ways
# Instead of the page that was asked for. Seats is phones-page-seats.
phones-held = { $name } plays on another phone. Give up the seat there, under Seats, or free it at the laptop. Once the other phone has been away for a minute, you can take over here.
phones-no-seat = Nobody plays this seat on a phone.
# Everyone hears this.
phones-taken-over = { $name }’s seat is on another phone now.
phones-given-up = { $name }’s seat is free for another phone.
# The page of the host, and what can be done there; phones-turn-off opens phones-host-off-told and its button.
phones-host = For the host
phones-host-told = Anyone with this address can run the game. Don’t share it.
phones-host-off-told = The game is saved, and phones stay off until Fifth Die is started again. Is that what you want?
phones-host-off-button = Yes, turn phones off

## Pages on the phones: at the top of each page

phones-cut = No connection to the table. Trying again…
phones-silent = The table hasn’t answered for a while. Phones may be turned off there; this page keeps trying.
phones-other = This address no longer leads to the table: another game may have started. Scan the table’s code again, or ask for its new address.
# A button that stays pressed: the phone vibrates at each new throw or turn.
phones-vibrate = Vibrate
# The same for a phone that cannot vibrate: a short sound.
phones-sound = Sound
# Before the first hint, and the button that shows it.
phones-hint-marks = Games with hints are listed separately.
phones-hint-show = Show the hint
# In the menu, where the browser does not let the page keep the screen on.
phones-dims = This browser can’t keep the screen on.
# Also in the title of the page, before the name of the player.
phones-your-turn = Your turn
phones-your-turn-now = Your turn.
# A link to the other seat of this phone, which must decide.
phones-own-turn = It’s { $name }’s turn.
# $names is "Ann and Ben".
phones-waiting = Waiting for { $names }.

## Pages on the phones: why something was not done

phones-not-read = The table couldn’t read that. Try again.
phones-busy = The table is still saving your last step. Try again.
phones-late = Too late: the table has moved on. Here is how things stand.
phones-no-answer = The table didn’t answer. Try again.
phones-closed = The table is closed.
phones-not-saved = The host’s computer can’t save the game right now; its screen says why. You can play on: it keeps trying.
phones-too-often = You’ve corrected several things in a row. Wait a few seconds, then try again.
phones-two-seats = This phone already has two seats. Give one up first.

## Pages on the phones: what everyone hears

# Dice that someone had typed wrong: 1-2-2-4-6. Where choices are secret, what follows is phones-choose-again.
phones-corrected = { $name } corrected the dice to { $dice }.
phones-corrected-laptop = Someone at the laptop corrected the dice to { $dice }.
phones-corrected-earlier = Someone at the laptop corrected an earlier decision.
phones-choose-again = Choose again.

## Pages on the phones: the time to think. The number of seconds counts down

phones-clock-own = { $seconds ->
    [one] You have { $seconds } second left.
   *[other] You have { $seconds } seconds left.
}
phones-clock-others = { $seconds ->
    [one] The others have { $seconds } second left.
   *[other] The others have { $seconds } seconds left.
}
phones-clock-up = Time’s up. Please choose now.
phones-clock-up-others = Time’s up for the others.
phones-clock-up-table = Time’s up: the app decides, as agreed.
phones-clock-stopped = The clock is paused.

## Pages on the phones: dice

# What screen readers read: the dice that were thrown, or are typed so far. $dice is "1, 3, 4, 4, 6".
phones-dice = Dice: { $dice }
phones-dice-none = Dice: none
# Names of parts of the page, for screen readers.
phones-part-dice = Dice
phones-part-rolls-for-start = Starting rolls
phones-part-next-throw = Next throw
phones-part-last-throw = Last throw
phones-part-choices = Choices
phones-part-pad = Pad
phones-part-board = Board
# Headings of fields for dice that lie on the table.
phones-dice-five = The five dice, such as 13446
phones-dice-five-again = The five dice of throw { $throw }
phones-dice-two = The two dice, such as 26
phones-dice-four = The four dice, such as 1346
phones-dice-four-again = The four dice as rolled
# What the field takes; $count is 2, 4 or 5.
phones-dice-expected = { $count } dice, each from 1 to 6
# What screen readers call the six faces below a field; $label is its heading.
phones-dice-faces = { $label }: tap the dice on the table
# What screen readers call a button beside the field.
phones-dice-untap = Erase
phones-dice-missing = { $count } more
phones-dice-lost = Someone else entered the dice while you were typing. Check that they’re right.
# Buttons.
phones-dice-enter = Enter dice
phones-dice-correct = Correct dice
phones-cancel = Cancel
# Lines that open a field in which dice are corrected.
phones-dice-wrong = These dice are wrong
phones-dice-wrong-throw = The dice of throw { $throw } are wrong

## Pages on the phones: Express

phones-over = The game is over
# What is awaited.
phones-all-out = Everyone is out.
phones-all-out-or-left = Everyone is out or has left.
phones-next-throw-real = Throw the five dice.
phones-next-throw-app = Anyone can roll the dice.
phones-you-are-out = You’re out. The others play on.
phones-nobody-here = Nobody plays this seat any more.
phones-you-reveal = You’re last. Your tap is final and reveals everyone’s choices.
# $points is "−200". Below the first throws, where a row costs points for the first time.
phones-row-opens = A row opens at { $points }; its fifth mark pays that back.
# After a throw; $points is the distance to the next one.
phones-lead = { $name } leads by { $points }.
phones-lead-new = { $name } takes the lead: { $points } ahead.
phones-lead-shared = { $names } share the lead.
# $choice is "4 + 10, fifth 4".
phones-chosen = You chose { $choice }. To change it, tap another.
phones-chosen-secret = You chose { $choice }. Until everyone has chosen, you can change it: tap another.
# The same for those who see which choice is lit; two short lines.
phones-may-change = Chosen. You can change it until everyone has chosen.
# A button.
phones-take-choice-back = Undo my choice
# The heading of all choices with this fifth die.
phones-fifth-die = Fifth die { $die }
# Behind the pairs of a choice: "4 + 10, fifth die 4".
phones-with-fifth-die = fifth die { $die }
phones-with-free-throw = free throw
# In the narrow button of a choice, beside the number of a row: its first mark; a mark past the tenth; a fifth die that ends the game.
phones-mark-opens = opens
phones-mark-full = full
phones-mark-ends = ends
# A button that opens the six faces of a die.
phones-next-dice = Throw { $throw }: tap in the dice
# A line that opens the last throws with everyone’s choices.
phones-last-throws = Recent throws
# A line that opens the choices of a throw that everyone has chosen for.
phones-change-choice = Change my choice for throw { $throw }
# $dice is "1-3-4-4-6", $choice "4 + 10, fifth 4".
phones-change-choice-told = The dice were { $dice }, and you chose { $choice }.

## Pages on the phones: tables. The first ones are headings of narrow columns

phones-column-row = Row
# What each mark of the row is worth.
phones-column-each = Each
phones-column-marks = Marks
phones-column-points = Points
phones-column-die = Die
phones-column-throw = Throw
# In the review: what was chosen, and what would have been better.
phones-column-chosen = Chosen
phones-column-better = Better
# The same for the board: the turn, and what the choice cost.
phones-column-turn = Turn
phones-column-cost = Cost
# Headings of whole tables.
phones-pad-of = { $name }’s pad
phones-tracks-of = { $name }’s fifth dice
# In the table of fifth dice: the number of values not named yet.
phones-to-be-named = { $count ->
    [one] { $count } value to name
   *[other] { $count } values to name
}
# For screen readers: the marks of a row, and how many of them the last throw has brought.
phones-marks-new = { $marks }, { $new } of them new
# Beside a name.
phones-player-left = has left
# Below a name, in very little room: choose!, has chosen, is out, has left, is to play on the board.
phones-word-choose = choose
phones-word-chosen = chosen
phones-word-out = out
phones-word-left = left
phones-word-plays = to play

## Pages on the phones: how someone has played

phones-review = How you played
# $start, $luck, $skill and $end are points with their sign: "+120", "−30".
phones-review-told = You made the best choice in { $best } of { $count ->
    [one] { $count } throw
   *[other] { $count } throws
}. The best choices average { $start }. Dice: { $luck }. Your choices: { $skill }. Total: { $end }.
# $choice is "4 + 10, fifth 4", $points "+240".
phones-review-most = Your best throw was throw { $throw }, with { $choice }: { $points }.
# The same for the board. $start is "50%", the changes have a sign: "+12%", "−3%".
phones-board-review-told = Best choices: { $best } of { $count }. Your chance to win was { $start } at the start. Dice: { $luck }. Your choices: { $skill }. The others’ turns: { $others }.
# Alone on the board; all are numbers of turns: "6.7", "−0.4".
phones-board-review-alone = Best choices: { $best } of { $count }. The best choices take { $start } turns on average. Dice: { $luck }. Your choices: { $skill }. Total: { $end }.
# $gain is a change of the chance to win: "+31%".
phones-board-review-most = Your best turn was turn { $turn }: { $gain }.
phones-review-costliest = Costliest choices

## Pages on the phones: the board

# Headings of the page.
phones-board-start = Starting roll
phones-board-wins = { $name } wins
phones-board-turn = Turn { $turn }: { $name }
# $play is "6 and 8", "7 twice" or "5".
phones-board-played = { $name } played { $play }.
phones-board-rolled = { $name } rolled these.
# $dice is "2-5".
phones-board-rolled-start = { $name } rolled { $total } ({ $dice }).
phones-board-start-app = Anyone can tap: the app rolls two dice for each player.
# A button.
phones-board-take-play-back = Undo my last play
# $chance is "12%".
phones-board-rolling-on = Rolling on: bust { $chance }.
phones-board-no-stop = You can’t stop while a runner is on another player’s marker.
# What screen readers call the columns with runners.
phones-runners = Your runners
# What a roll may lose, or a runner; small, below the word Roll.
phones-board-risks = { $count ->
    [one] risks { $count } space
   *[other] risks { $count } spaces
}
# The heading of the table that shows the board, and of its columns: the number of a column of the board, and what stands in it.
phones-board = The board
phones-board-column = Column
phones-board-squares = Markers and runners
# For screen readers: what stands in a column of the board, which has $top spaces.
phones-board-won = won by { $name }
phones-board-empty = empty, { $top } spaces
# $pieces has phones-board-runner and phones-board-square one after another: "runner 3, Ann 5".
phones-board-pieces = { $pieces }, of { $top }
phones-board-runner = runner { $space }
phones-board-square = { $name } { $space }

## Pages on the phones: before and after a game, and the ways in

# What screen readers call the choice between the two games.
phones-game = Game
# The last words of an evening, below phones-closed.
phones-goodbye = Good games. See you next time!
phones-play-again = Play again
# Opens phones-host-off-told with its button.
phones-end = End the evening
# What screen readers call the three ways on after a game: phones-play-again, phones-new-game and phones-end.
phones-afterwards = What next?
# The heading of a field for a name, below those who are expected.
phones-newcomer = Or someone new
phones-your-name = Your name
phones-your-sign = Your sign
# A button beside that field.
phones-come-in = I’m in
# The heading above the own name and sign.
phones-you-are-in = You’re in
# Beside the own name in a list of players.
phones-you = you
phones-save-name = Save
phones-at-table = At the table
# A button.
phones-all-here = All here? Start
# $names is "Ann and Ben".
phones-missing = Not here yet: { $names }. They can join later.
phones-change-rules = Change players and rules
phones-leave-out = To remove a player, clear the name.
phones-name-number = Name of player { $number }
# What screen readers call a button beside that field: the player changes places with the one above.
phones-move-up = Move player { $number } up
# If your phone’s camera can’t read the code, you type six digits instead.
phones-code-title = The six digits
phones-code-told = You’ll find them next to the table’s address. They work for ten minutes.
# A button.
phones-code-enter = Join
phones-code-wrong = Those aren’t the right digits. Check them and try again.
phones-code-too-often = Too many tries. Wait a minute, then try again.
# A button that shows phones-code-offered.
phones-code-offer = Join without a camera
# $digits is "482 913".
phones-code-offered = Without a camera: open { $address } and type { $digits }. This works for ten minutes.
# Below phones-taken-over, on the phone that had the seat.
phones-lost-told = Nothing is lost: every mark is still there. If { $name } had already chosen in secret, you’ll be asked to choose again.
# A button, and a link to all seats.
phones-that-is-me = That’s me: take it back
phones-another-seat = Another seat
# What everyone hears.
phones-undone = { $name } undid a choice.
phones-undone-host = The host undid the last step.
phones-undone-laptop = Someone at the laptop undid the last step.
phones-redone-laptop = Someone at the laptop redid the last step.
