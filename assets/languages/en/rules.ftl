### The rules, and the help about the program.

rules-title = Rules
# Below the title. X1 and C2 are numbers of rules and stand beside each of them.
rules-about = X1, C2 and the like are the numbers of the rules, by which the check of a file names them.
# In the empty field.
rules-find = Find in the rules
rules-nothing-found = No rule speaks of that.
# Buttons, to the lessons and to the list of keys.
rules-lessons = Lessons
rules-keys = Keys

## Can’t Stop Express
## The first line of a rule is its title.

rules-express-throw =
    A throw is for everybody
    Somebody throws five dice. Everybody uses the same dice, each in their own way and on their own pad.

rules-express-pairs-and-fifth-die =
    Two pairs and a fifth die
    Put four of the dice together as two pairs; the die that is left over is your fifth die. Each pair marks one box in the row of its sum. Two pairs with the same sum mark two boxes of one row.

rules-express-three-values =
    The fifth die names three values
    Your first fifth dice name your three values. Each value has a track of eight boxes; naming it marks the first. Until you have three, the fifth die must be a value that you have not named, if the throw shows one. If it shows none, mark one that you have.

rules-express-one-of-yours =
    After that it must be one of yours
    Once three values are named, your fifth die must be one of them whenever the throw shows one. Which one, and which pairs that leaves, is what the game is about.

rules-express-free-throw =
    Free throw
    Three values are named and the throw shows none of them: choose any two pairs. The fifth die counts for nothing, and no track is marked.

rules-express-out =
    Out at eight
    The eighth mark on one of your tracks puts you out; the pairs of that throw still count. The others go on until everybody is out.

rules-express-rows =
    What a row is worth
    No marks: nothing. One to four marks: minus 200. Five marks: nothing. Each mark from the sixth to the tenth brings the points of the row: 100 for 2 and 12, 70 for 3 and 11, 60 for 4 and 10, 50 for 5 and 9, 40 for 6 and 8, 30 for 7. Marks past ten bring nothing.

rules-express-why =
    Why a row starts at −200
    Each row that you begin is a debt. Its fifth mark pays it back, and only the sixth brings points; a row that you leave before that costs 200. An empty row costs nothing. So begin few rows, and those that you can fill.

rules-express-kinder =
    A kinder game
    For beginners a row of one to four marks can cost less. You set that under New game.

rules-express-winner =
    Who wins
    Most points win; with equal points the victory is shared. One who plays alone plays against their best.

rules-express-seats =
    Players come and go
    A seat may be handed to somebody else. A player who comes late joins before the fourth throw, and chooses first for the throws so far. A player who must leave makes no more choices and has no place; the others do not wait.

## The board game

rules-board-start =
    Who starts
    Everybody rolls two dice. The highest total starts; those who tie for it roll again.

rules-board-turn =
    A turn
    Roll four dice, put them together as two pairs, and move up the columns of their sums. Then roll again, or stop and keep what you gained.

rules-board-runners =
    Three runners
    What you gain in a turn is marked by runners, of which you have three. A new one starts on the first space, or just above your square. A pair moves the runner of its column by one space.

rules-board-must-be-played =
    What must be played
    Choose any way to pair the dice; both pairs are then played if both can be. If each could be played but only one runner is left for two new columns, choose one. Nothing can be played in a column that is won, above the top, or without a runner to place.

rules-board-bust =
    Bust
    If no pair of the roll can be played, all that the turn gained is lost, and the next player rolls.

rules-board-stop =
    Stopping and winning columns
    When you stop, your squares move up to your runners. A column whose top you have reached is yours: the others’ squares leave it, and nobody plays there again. A runner on the top has won nothing before you stop.

rules-board-end =
    Winning the game
    Three columns win. Two or three players may agree on four or five. One who plays alone counts the turns.

rules-board-jump =
    Variant: the runner jumps
    A runner that would come to a space with another player’s square goes on to the next space without one.

rules-board-no-stop =
    Variant: no stop there
    You may not stop while a runner shares its space with another player’s square.

rules-board-house =
    House rule: which pairs
    Tables read "if you can place a marker, you must" in three ways: any pairing may be chosen; one that places a new runner must be; or one that plays the most pairs must be.

rules-board-seats =
    Players come and go
    A seat may be handed to somebody else, but nobody joins once the table is set: a late start would be no fair game. The turns of one who leaves are passed over, the squares stay, and the last one left has won.
