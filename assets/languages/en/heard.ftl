### What is heard of the window by those who do not see it. Nothing of it is shown, so it may be as long as it has to be.

# A die that lies there.
heard-die = die { $die }
# The same where it was typed, and a press takes it back.
heard-die-typed = die { $die }, typed
# The die that was typed last; $typed of $count.
heard-typed = { $die }, { $typed } of { $count }
# $dice is "1, 3, 4, 4, 6".
heard-thrown = Throw { $throw }: { $dice }
# What a player has chosen. $pairs is "4 + 10"; $marks are those of the fifth die now.
heard-chosen = { $name }: { $pairs }, fifth die { $fifth }, { $marks } of 8, total { $total }
heard-chosen-free = { $name }: { $pairs }, free throw, total { $total }
# Told after the choice that has ended the game of this player.
heard-out = { $name } is out
# The key of the choice that the coach finds best.
heard-best = Best choice: { $key }
# A choice that can be made by this key. $marks are those that its fifth die would have; $effects is a list of what it brings
# about.
heard-choice = { $key }: { $pairs }, fifth die { $fifth }, { $marks } of 8: { $effects }
heard-choice-free = { $key }: { $pairs }, free throw: { $effects }

## A pad

heard-pad = Pad, total { $total }
# $points is "−200".
heard-row = Row { $row }: { $marks } of 10 marks, { $points } points
# The last throw has brought $new of the marks.
heard-row-new = Row { $row }: { $marks } of 10 marks, { $new } new, { $points } points
# The marks of a fifth die, of which the last one ends the game.
heard-track = Fifth die { $die }: { $marks } of 8 marks
heard-track-none = No fifth die yet
heard-account = Minus { $minus }, plus { $plus }, total { $total }
# A whole pad in short. $rows is "6: 3, 7: 5", $dice likewise.
heard-glance-empty = Empty pad
heard-glance-rows = Marks in rows: { $rows }
heard-glance-dice = Fifth dice: { $dice }

## The board

# $standing is "runner 3, Ann 5, of 13".
heard-column = Column { $column }: { $standing }
# The place of a roll, a play or a decision in the history.
heard-roll = Roll { $roll }, { $name }
heard-rolled = Roll { $roll }, { $name }: { $dice }
# The columns in which a player moves with a roll.
heard-played = Roll { $roll }, { $name }: { $play }

## Other parts

# The name of a field.
heard-seat-name = Name at seat { $seat }
# Beside the name of a seat at which nobody sits.
heard-seat-empty = With the name left empty, Enter starts the game
