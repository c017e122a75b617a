### Express: the table, the pads, the choices.

## A choice in a few letters

# $pairs is "4 + 10", $fifth the fifth die.
express-choice-fifth = { $pairs } · { $fifth }
# A free throw: no fifth die is marked.
express-choice-free = { $pairs } · free

## What the fifth die must be. $values and $dice are "1" or "1, 2 or 5"

express-fifth-new = Fifth die: a new value, { $values }
express-fifth-repeat = No new value. Fifth die: { $values }
express-fifth-named = Fifth die: { $values }
express-fifth-free = Free throw: two pairs, no fifth die

express-not-fifth-new = Not the { $dice }: name a new value first ({ $values }).
# $values is "1 and 5" here.
express-not-fifth-named = Not the { $dice }: the throw shows your { $values }.
# $dice is "1-3-4-4-6" here.
express-not-fifth-is-free = The throw shows none of your values: a free throw marks no fifth die.

## Why something cannot be done

express-refused-waiting = { $name } must choose for throw { $throw } first.
express-refused-departed = { $name } has left.
express-refused-out = { $name } is already out, so the seat stays as it is.
express-refused-no-throw = There is no throw { $throw }.
express-refused-no-seat = There is no player { $seat }.
express-refused-over = The game is over.
express-refused-late = Nobody can join after the fourth throw.
express-refused-last = Everyone else has left.
# At the turn of a computer player.
express-bot-chooses = The computer chooses for { $name }.

# Why a choice is not legal, at the end of common-illegal and common-outdated. $values is "1, 2 or 5".
express-why-in-throw = the dice { $dice } don’t make that.
express-why-new = the fifth die must be a new value ({ $values }).
express-why-repeat = the throw shows no new value, so the fifth die is { $values }.
express-why-named = the fifth die must be one of the named values in the throw ({ $values }).
express-why-is-free = the throw shows none of the named values, so it’s free and marks no fifth die.
express-why-out = the player is out.

## What was taken back or done again

express-followed-throw = { $way ->
    [undone] Undone: throw { $throw }, { $dice }.
   *[redone] Redone: throw { $throw }, { $dice }.
}
# What was chosen is secret for now.
express-followed-secret = { $way ->
    [undone] Undone: { $name }’s choice for throw { $throw }.
   *[redone] Redone: { $name }’s choice for throw { $throw }.
}
# $pairs is "4 + 10".
express-followed-choice = { $way ->
    [undone] Undone: { $name }’s { $pairs }, fifth { $fifth }, for throw { $throw }.
   *[redone] Redone: { $name }’s { $pairs }, fifth { $fifth }, for throw { $throw }.
}
express-followed-free = { $way ->
    [undone] Undone: { $name }’s { $pairs } for free throw { $throw }.
   *[redone] Redone: { $name }’s { $pairs } for free throw { $throw }.
}

## After a correction. $list has up to four of express-asked-again

express-asked-again = { $name } (throw { $throw })
express-corrected-throw = { $again ->
    [nothing] Throw { $throw } is corrected. Everything after it stands.
    [some] Throw { $throw } is corrected. { $list } must choose again. To undo, press Ctrl+Z.
   *[more] Throw { $throw } is corrected. { $list } and others must choose again. To undo, press Ctrl+Z.
}
# The points that a choice leaves, or that a player has: part of a sentence.
express-total = total { $total }
express-corrected-choice = { $again ->
    [nothing] { $name }’s choice for throw { $throw } is now { $choice }. Everything after it stands.
    [some] { $name }’s choice for throw { $throw } is now { $choice }. { $list } must choose again. To undo, press Ctrl+Z.
   *[more] { $name }’s choice for throw { $throw } is now { $choice }. { $list } and others must choose again. To undo, press Ctrl+Z.
}

## The total of a solo player against the record: "+400"

express-record-to-go = Record { $record }: { $points ->
    [one] { $points } point to go
   *[other] { $points } points to go
}
express-record-level = Record { $record }: tied
express-record-ahead = Record { $record }: { $points ->
    [one] { $points } point ahead
   *[other] { $points } points ahead
}

## What a choice brings about, in the narrow box of the choice. $row is the number of a row

# These rows get their first marks. $rows is "5, 11".
express-effect-opens = opens { $rows }
# The row needs this many more marks until it costs nothing.
express-effect-needs = { $row }: { $count } to go
# The row scores nothing more.
express-effect-full = { $row } is full
# From now on the row costs this much less, or scores this much more: "+200".
express-effect-points = { $row }: { $points }
express-effect-ends = ends your game

## The table: dice

# A heading.
express-throw = Throw { $throw }
express-change-throw = Change throw { $throw }
express-correct-throw = Correct throw { $throw }
# A choice for an earlier throw is missing, or has to be made again.
express-throw-missed = Catch up: throw { $throw }
express-throw-again = Throw { $throw }, again
express-throw-and-type = Throw the five dice, then type or click them
# Only the computer plays on, with real dice.
express-throw-for-program = Throw the five dice for the computer, then type or click them
express-type-as-they-lay = Type or click the five dice as thrown
# A button.
express-roll-dice = Roll the dice
express-odds = { $name }: chance that the next throw marks each row (%)

## The table: choices

# $die is what a click on this die leaves over, $key the key that does the same.
express-leave-over = Make a { $die } the fifth die: { $key }
# Instead of what the fifth die must be, of a player who is out, or has left.
express-out-no-choices = Out: no more choices
express-left-no-choices = Left: no more choices
# Above the dice that may be the fifth one, in very little room, and above the choices with each of them.
express-column-fifth = Fifth
express-column-pairs = Pairs
# What was chosen before a correction: "4 + 10, fifth 4".
express-it-was = It was { $choice }.
# A button.
express-back-to-throw = Back to throw { $throw }
# What a choice is worth, on its button. $points is "1.5".
express-worth-best = best
express-worth-less = { $points } less

## The table: what the coach says of the choices. $choice is "4 + 10, fifth 4"

express-hint-best = Best: { $choice }; expect { $points } points at the end.
# Other choices that are worth as much. $choices is like 4 + 10 · 4.
express-hint-as-good = Just as good: { $choices }.
# The choice most likely to reach a total. $share is "30 ± 2%"; the message is used only for shares between 0% and 100%.
express-hint-reach = Likeliest to reach { $total }: { $choice }, { $games ->
    [none] in none of the games
    [all] in all games
   *[share] in { $share } of games
}.
# The same where a solo player would beat all earlier games.
express-hint-beat = Likeliest to beat your best so far, { $total }: { $choice }, { $games ->
    [none] in none of the games
    [all] in all games
   *[share] in { $share } of games
}.
# The same where the total is that of the player who leads.
express-hint-pass = Likeliest to pass { $name }’s { $total }: { $choice }, { $games ->
    [none] in none of the games
    [all] in all games
   *[share] in { $share } of games
}.
# The chance to win where others play on. $choice is the best choice, $share is like 30 ± 2%.
express-hint-win = { $choice } wins { $share } of games against everyone still playing.
# The second best choice; sentences follow that say why it is worth less.
express-hint-why-not = Why not { $choice }?

## The table: why a key or a click does nothing

express-app-throws = The app rolls the dice here: press Space.
express-all-thrown = All five dice are in. To remove the last one, press Backspace.
express-letters-choose = Choose with a letter. The next dice come once everyone has chosen for throw { $throw }.
express-next-dice = The next dice come once everyone has chosen for throw { $throw }.
express-no-choice-marks = No choice marks row { $row } now.
express-not-thrown = The throw shows no { $die }.
express-not-left-over = The { $die } can’t be the fifth die.

## The table: corrections

express-correcting-dice = You’re correcting the dice of throw { $throw }.
express-correcting-choice = You’re correcting { $name }’s choice for throw { $throw }.
# After these two: what is secret and cannot stay after the correction. $who is all, or one: $name.
express-asks-again = { $who ->
    [all] Everyone then chooses again for throw { $throw }.
   *[one] { $name } then chooses again for throw { $throw }.
}
# Beside the name over a pad that is shown as it was then.
express-after-throw = after throw { $throw }
# A button in little room: change what was chosen.
express-change = Change

## The table: where each player stands, behind a name in little room

express-status-left = left, throw { $throw }
express-status-out = out, throw { $throw }
# What was chosen is secret.
express-status-chosen = has chosen
# Of a computer player.
express-status-thinks = thinking
# Of someone with a phone.
express-status-thinking = thinking
express-status-now = choosing
# A choice for an earlier throw is missing.
express-status-first = throw { $throw } first
express-status-to-choose = still to choose
# Before one of these: the computer plays there.
express-status-program = computer

## The table: all pads

# Buttons, when all choices have been seen.
express-on-to-throw = On to throw { $throw }
express-on-to-result = To the result
# Once all have chosen.
express-leads-by = { $name } leads by { $points }.
# In its place, until all cards are open or while there is no sole leader.
express-everybody-has-chosen = Everyone has chosen.
# What is awaited, in large letters.
express-awaits-nothing = The game is over
express-awaits-names = Still to choose: { $names }
# Where a choice is corrected, beside its dice; also the button that changes a choice which has been made.
express-choose-again = Choose again for { $name }
express-has-chosen = { $name } has chosen.

## The table: secret choices

# A button: this player sits at the laptop now.
express-has-it = { $name } has it
express-nobody-sees-throw = Throw { $throw }: choices stay hidden until everyone has chosen.
express-hidden-program = The computer chooses in secret too.
# Phones is a button in the bar, $key its key.
express-hidden-phone = { $name } chooses on a phone. If that doesn’t work, free the seat under Phones ({ $key }); then { $name } can choose here.
express-hidden-choice = The pad before this throw. { $name }’s choice stays hidden until everyone has chosen.
# Buttons.
express-pass-laptop = Pass the laptop
express-back-to = Back to { $name }
