### An evening: games one after another with the same people.

## The head of an evening in the list of games: short facts in a line, with dots between them.

evening-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
# Games won; also the headline of the result of an evening.
evening-leads = { $name } leads { $wins } to { $others }
# The same of several people.
evening-level = { $names } have won { $wins } each
# One person who played without others.
evening-alone = { $name }, solo
# $result is +400 or "12 turns".
evening-best = Best { $result }
# In an empty field.
evening-name-field = Name this evening

## The result of an evening.

# A button, and the title of the screen.
evening-result = Result of the evening
# A game by its number in the evening; after other facts, with a dot between them.
evening-game = Game { $number }
# The same with the evening; beside how everyone stands after it.
evening-game-of = Game { $number } of the evening
# Labels of lines: points of all games added up, and games won.
evening-points = Points
evening-wins = Wins
# In a message: how many games someone has won.
evening-standing =
    { $wins ->
        [one] { $name }: { $wins } win
       *[other] { $name }: { $wins } wins
    }

## What people will talk about: labels, and what stands beside them.

evening-best-game = Best game
evening-comeback = Biggest comeback
# The winner was so far behind before.
evening-behind =
    { $count ->
        [one] { $count } point behind
       *[other] { $count } points behind
    }
# $columns is a number such as 1.4.
evening-behind-columns = { $columns ->
    [one] { $columns } column behind
   *[other] { $columns } columns behind
}
evening-closest = Closest finish
evening-brilliant = Most brilliant choice
# Whom the dice liked most and least.
evening-luckiest = Luckiest
evening-unluckiest = Least lucky
evening-none = No result for this evening yet.
# Below these facts: what is meant.
evening-brilliant-about = A brilliant choice is the best one when the obvious one would have cost a lot.
# A kind of export, and a line about all kinds.
evening-picture = Picture
evening-about = Wins, every result and the highlights.
