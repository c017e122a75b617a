### The three lessons.

## The frame: buttons, and the names of the lessons.

lessons-throws = Throws
lessons-scoring = Scoring
lessons-board = The board
lessons-next = Next lesson
lessons-done = Done
lessons-go-on = Go on
# Does what the step asks for.
lessons-show-me = Show me
lessons-back = Step back
# The step of a lesson.
lessons-step = { $step } of { $count }
# After the last step somebody goes on playing.
lessons-over = The lesson ends here; a game would go on.
# The name of the player in the lesson about throws, at most 24 letters. The two at the board are Mia and Ben in every language.
lessons-you = You

## Throws: each step has a line for its title, one for what it tells, and one for what is said where another choice is made.

# Where people do something else than to roll the dice.
lessons-throws-first = First the dice: Space rolls them.

lessons-throws-everybody =
    A throw is for everybody
    This pad is yours: a row for each sum of two dice, and three tracks for the fifth dice. Everybody uses the same throw, each on a pad of their own. Roll the dice.

lessons-throws-two-pairs =
    Two pairs, and one die left
    Put four dice together as two pairs; each marks a box in the row of its sum. The fifth die marks a track. Each line here is a die that could be left, and what pairs it leaves. Leave a 4: take 4 (1 and 3) and 10 (4 and 6).
    That may be chosen as well. Here we take 4 and 10, and leave the 4.

lessons-throws-first-value =
    Your first value
    Rows 4 and 10 have a mark each, and 4 is the first of your three values, with one box of its track gone. Row 4 and row 10 now cost 200 each, until they have five marks. On to the next throw.

lessons-throws-new-value =
    A new value each time
    Until three values are named, the fifth die must be a new one if the throw shows one. Click on the 4 to see it refused. Then take 9 (3 and 6) and 10 (4 and 6), and leave the 2.
    That would do: its fifth die is new. Here we take 9 and 10, and leave the 2.

lessons-throws-one-free =
    One value is still free
    Two values are named, 4 and 2. Row 10 has its second mark: few rows with many marks are worth more than many rows with few. Roll again.

lessons-throws-third-value =
    The third value
    2 and 4 are yours already, so only the 1 or the 5 can be left. Take 4 (2 and 2) and 5 (1 and 4), and leave the 5.
    That is a new value too. Here we take 4 and 5, and leave the 5.

lessons-throws-three-stand =
    Three values stand
    From now on your fifth die must be a 2, a 4 or a 5 whenever the throw shows one. You will wish that it does not.

lessons-throws-free-throw =
    A free throw
    No 2, no 4 and no 5: choose any two pairs, and no track is marked. Each one is a throw for nothing. Take 4 (1 and 3) and 9 (3 and 6).
    On a free throw any two pairs will do. Here we take 4 and 9.

lessons-throws-and-so-on =
    And so on
    Row 4 has three marks, two more and its 200 are gone. The eighth mark on one of the tracks ends your game, mostly after about twenty throws. What counts then is the next lesson.

## The board: likewise.

# Where people do something else than to roll the dice.
lessons-board-first = Stopping would keep what you have. To see what comes next, roll: Space.

lessons-board-columns =
    Eleven columns
    Each column is a sum of two dice. The middle ones are longer, because their sums come more often. Three columns win the game. You are Mia, and it is your turn: roll the dice.

lessons-board-two-pairs =
    Two pairs, two runners
    Four dice make two pairs in up to three ways. Both pairs of the one you choose are played: a runner is placed, or goes up by one. Take 6 (1 and 5) and 10 (4 and 6).
    That may be played as well. Here we take 6 and 10.

lessons-board-roll-or-stop =
    Roll on, or stop
    Two runners are on the board, one is left. After each roll you may stop and keep what you have, or roll on and risk it. Both buttons tell what that brings. Roll on.

lessons-board-last-runner =
    The last runner
    One runner is left: 6 and 8 can both be played, the 8 by the last runner. Of 5 and 9 only one could be, since both need a new one. Take 6 (2 and 4) and 8 (3 and 5).
    That may be played as well. Here we take 6 and 8.

lessons-board-still-played =
    What can still be played
    All three runners stand: from now on only 6, 8 and 10 can be played in this turn. Many would stop here. To see what they fear, roll on.

lessons-board-bust =
    Bust
    No two of these dice make 6, 8 or 10, so nothing can be played: a bust. The runners come off and all that the turn gained is lost. Ben is next.

lessons-board-next-turn =
    Your next turn
    Ben rolled two 7s and stopped at once: his square stays, whatever comes. It is your turn again. Roll the dice.

lessons-board-twice =
    Twice the same
    Two pairs with the same sum move one runner two spaces. Take 8 twice: 2 and 6, 3 and 5.
    That may be played as well. Here we take 8 twice.

lessons-board-once-more =
    Once more
    Two spaces with one runner, and two more runners in hand: a bust is unlikely. Roll on.

lessons-board-second-column =
    A second column
    Take 7 (3 and 4) and 8 (2 and 6). That Ben is in column 7 too does not matter: squares may share a space.
    That may be played as well. Here we take 7 and 8.

lessons-board-stop =
    Stop
    Four spaces are at stake. This time keep them: stop.
    You may roll on, of course. Here we stop and keep the four spaces: S.

lessons-board-kept =
    Kept
    Your squares stand where the runners stood. In a later turn a runner begins just above its square, so nothing is to be done again.

lessons-board-later =
    Some turns later
    Your square in column 8 has come within two spaces of the top, and Ben has one there as well. Roll the dice.

lessons-board-to-the-top =
    To the top
    Two 8s again, just what it takes. Take 8 twice.
    That may be played as well. Here we take 8 twice, and reach the top.

lessons-board-not-won-yet =
    Not won yet
    The runner is on the top, but a column is won only by stopping. A bust would lose it all the same. Stop.
    Rolling on would risk the column. Stop to win it: S.

lessons-board-won =
    A column won
    Column 8 is yours. Ben’s square leaves it, and nobody plays an 8 there again. Two more columns, and the game is won.

## Scoring: each question has a line for its title, for its words, for the right answer and for another one.

# Over the answers.
lessons-scoring-row = { $marks ->
    [one] Row { $row }, { $marks } mark
   *[other] Row { $row }, { $marks } marks
}
lessons-scoring-everything = Everything together
# A wrong answer, before what is said of it. $points is like +200.
lessons-scoring-not = Not { $points }.

lessons-scoring-too-few =
    Too few marks
    A game is over and its pad is added up, row by row. The first four boxes of a row are a debt: one to four marks cost 200, whatever the row. Row 2 has two marks. What is it worth?
    One mark or four, the row costs 200.
    Two marks do not reach the fifth box, and one to four marks cost 200.

lessons-scoring-sixth =
    The sixth mark
    The fifth mark pays the debt, each one after it brings the points of the row. In row 4 these are 60. It has six marks.
    Five marks pay the debt, the sixth brings 60.
    The first five marks bring nothing, only those after them count 60 each.

lessons-scoring-fifth =
    Just the fifth
    Row 5 has five marks.
    The debt is paid, and nothing is gained yet.
    The fifth mark pays the debt; points begin with the sixth.

lessons-scoring-easy =
    Easy rows bring less
    Sixes and eights come often, so their rows bring only 40 a mark. Row 6 has six marks.
    One mark past the fifth: 40.
    Six marks are one past the fifth, and that one brings 40.

lessons-scoring-long =
    A long row
    Row 8 has nine marks, at 40 points each.
    Four marks past the fifth: 4 × 40.
    Nine marks are four past the fifth; count these four at 40.

lessons-scoring-seven =
    Seven marks
    Row 9 has seven marks, at 50 points each.
    Two marks past the fifth: 2 × 50.
    Seven marks are two past the fifth; count these two at 50.

lessons-scoring-points =
    Where the points are
    Row 10 has nine marks, at 60 points each. A tenth would still count, an eleventh would not.
    Four marks past the fifth: 4 × 60.
    Nine marks are four past the fifth; count these four at 60.

lessons-scoring-total =
    The total
    All other rows are empty, and an empty row costs nothing. Add up minus and plus: what is the result?
    600 plus, 200 minus: 400. Most games end lower; very good players average around 245. The way there is few rows with many marks each.
    Plus are 60, 40, 160, 100 and 240, minus are 200.

## A quiz on one’s own costliest choices.

lessons-quiz = Your costliest choices
# The title where the choice is from a game of the program. $name is like Master.
lessons-quiz-hard = Hard choices of { $name }
lessons-quiz-looking = Looking for the costliest choices of your games …
lessons-quiz-ask = What do you choose?
lessons-quiz-over = { $best } of { $count } choices were the best ones; on average { $points } points were lost.
# $points is like 1.2 %, $turns like 0.04.
lessons-quiz-over-chance = { $best } of { $count } choices were the best ones; on average they cost { $points } of the chance to win.
lessons-quiz-over-turns = { $best } of { $count } choices were the best ones; on average they cost { $turns } turns.
lessons-quiz-again = More questions
lessons-quiz-course = Points lost on average, quiz after quiz
# The same for the board, and for the board alone.
lessons-quiz-course-chance = Chance to win lost on average, quiz after quiz
lessons-quiz-course-turns = Turns lost on average, quiz after quiz
# A kind of quiz: choices on the board of one who plays alone. A button beside Express and Classic.
lessons-quiz-board-alone = Classic alone
