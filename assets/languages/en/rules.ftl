### The rules, and the help about the app.

rules-title = Rules
# Below the title. X1 and C2 are numbers of rules and stand beside each of them.
rules-about = X1, C2 and so on are rule numbers, used in file-check messages.
# In the empty field.
rules-find = Search the rules
rules-nothing-found = No rule mentions that.
# Buttons, to the lessons and to the list of keys.
rules-lessons = Lessons
# A button: opens the licenses of the packages and of the font in the app.
rules-licenses = Licenses

## Can’t Stop Express
## The first line of a rule is its title.

rules-express-throw =
    Everyone shares each throw
    Someone throws five dice. Everyone uses the same dice, each in their own way and on their own pad.

rules-express-pairs-and-fifth-die =
    Two pairs and a fifth die
    Put four of the dice together as two pairs; the die left over is your fifth die. Each pair marks one box in the row of its sum. Two pairs with the same sum mark two boxes in one row.

rules-express-three-values =
    The fifth die names three values
    Your fifth dice name three values. Each value has a track of eight boxes, and naming it marks the first. Until you have three, your fifth die must be a value you haven’t named, if the throw shows one. If not, mark one you already have.

rules-express-one-of-yours =
    After that, use your own values
    Once you’ve named three values, your fifth die must be one of them whenever the throw shows one. Which one, and which pairs that leaves you, is what the game is about.

rules-express-free-throw =
    Free throw
    When you’ve named three values and the throw shows none of them, choose any two pairs. You mark no track.

rules-express-out =
    Out at eight
    The eighth mark on one of your tracks puts you out; the pairs of that throw still count. The others play on until everyone is out.

rules-express-rows =
    What a row is worth
    No marks: nothing. One to four marks: minus 200. Five marks: nothing. Each mark from the sixth to the tenth scores the points of the row: 100 for 2 and 12, 70 for 3 and 11, 60 for 4 and 10, 50 for 5 and 9, 40 for 6 and 8, 30 for 7. Marks past ten score nothing.

rules-express-why =
    Why a row starts at −200
    Each row you open is a debt. The fifth mark pays it back, and only the sixth scores points; if you stop short, the row costs 200. An empty row costs nothing. So open few rows, and only those you can fill.

rules-express-kinder =
    A kinder game
    For beginners, a row of one to four marks can cost less. Set the penalty under New game.

rules-express-winner =
    Who wins
    Most points win; players with equal points share the win. If you play solo, you play against your best score.

rules-express-seats =
    Players come and go
    You can hand a seat to someone else. A late player can join before the fourth throw, and first chooses for the throws so far. A player who leaves makes no more choices and isn’t ranked; the others don’t wait.

## The board game

rules-board-start =
    Who starts
    Everyone rolls two dice. The highest total starts; players who tie for it roll again.

rules-board-turn =
    A turn
    Roll four dice, put them together as two pairs, and move up the columns of their sums. Then roll again, or stop and keep what you gained.

rules-board-runners =
    Three runners
    Three runners show what you gain in a turn. A new runner starts on the first space, or just above your marker. Each pair moves the runner of its column up one space.

rules-board-must-be-played =
    What you must play
    Choose any way to split the dice into pairs; if you can play both pairs, you must. If you could play either but have only one runner left for two new columns, choose one. You can’t play in a column that is won, above the top, or without a runner to place.

rules-board-bust =
    Bust
    If you can’t play any pair of the roll, you lose everything you gained this turn, and the next player rolls.

rules-board-stop =
    Stopping and winning columns
    When you stop, your markers move up to your runners. If you’ve reached the top, the column is yours: the other markers leave it, and nobody plays there again. A runner at the top wins nothing until you stop.

rules-board-end =
    Winning the game
    Three columns win. Two or three players may agree on four or five. If you play solo, count your turns.

rules-board-jump =
    Variant: the runner jumps
    A runner that would land on a space with another player’s marker moves on to the next space without one.

rules-board-no-stop =
    Variant: no stop there
    You may not stop while a runner shares its space with another player’s marker.

rules-board-house =
    House rule: which pairs
    Tables read “if you can place a marker, you must” in three ways: you may choose any split; you must choose one that places a new runner; or you must choose one that plays the most pairs.

rules-board-seats =
    Players come and go
    You can hand a seat to someone else, but nobody can join once the game has begun: a late start wouldn’t be fair. If a player leaves, their turns are skipped, their markers stay, and the last player left wins.
