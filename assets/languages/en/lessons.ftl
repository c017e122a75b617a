### The lessons.

## The frame: buttons, and the names of the lessons.

lessons-throws = Throws
lessons-scoring = Scoring
lessons-board = The board
lessons-plan = Strategy
lessons-climb = Board strategy
lessons-next = Next lesson
lessons-done = Done
lessons-go-on = Continue
# Does what the step asks for.
lessons-show-me = Show me
lessons-back = Step back
# The step of a lesson.
lessons-step = { $step } of { $count }
# After the last step you can go on playing.
lessons-over = The lesson ends here; a real game would go on.
# The name of the player in the lesson about throws, at most 24 letters. The two at the board are Mia and Ben in every language.
lessons-you = You

## Throws: each step has a line for its title, one for its words, and one for what the app says if another choice is made.

# Where people do something else than to roll the dice.
lessons-throws-first = Dice first: press Space.

lessons-throws-everybody =
    Everyone shares each throw
    This is your pad: a row for each sum of two dice, and three tracks for your fifth dice. Everyone uses the same throw, each on their own pad. Roll the dice.

lessons-throws-two-pairs =
    Two pairs, and one die left
    Put four dice together as two pairs; each pair marks a box in the row of its sum. The fifth die marks a track. Each line here is a die you could leave, with the pairs you’d get. Leave a 4: take 4 (1 and 3) and 10 (4 and 6).
    You could choose that too. Here we take 4 and 10, and leave the 4.

lessons-throws-first-value =
    Your first value
    Rows 4 and 10 have one mark each, and 4 is the first of your three values, with one box of its track marked. Rows 4 and 10 now cost you 200 each until they have five marks. On to the next throw.

lessons-throws-new-value =
    A new value each time
    Until you’ve named three values, your fifth die must be a new one if the throw shows one. Click the 4 to see it refused. Then take 9 (3 and 6) and 10 (4 and 6), and leave the 2.
    That would work: its fifth die is new. Here we take 9 and 10, and leave the 2.

lessons-throws-one-free =
    One value to go
    You’ve named two values, 4 and 2. Row 10 has its second mark: a few rows with many marks beat many rows with few. Roll again.

lessons-throws-third-value =
    The third value
    You already have 2 and 4, so you can leave only the 1 or the 5. Take 4 (2 and 2) and 5 (1 and 4), and leave the 5.
    That’s a new value too. Here we take 4 and 5, and leave the 5.

lessons-throws-three-stand =
    All three values
    From now on your fifth die must be a 2, a 4 or a 5 whenever the throw shows one. You’ll hope it doesn’t.

lessons-throws-free-throw =
    A free throw
    No 2, no 4 and no 5: choose any two pairs and mark no track. A free throw costs you nothing. Take 4 (1 and 3) and 9 (3 and 6).
    On a free throw you may choose any two pairs. Here we take 4 and 9.

lessons-throws-and-so-on =
    And so on
    Row 4 has three marks: two more will pay off its debt of 200. The eighth mark on one of your tracks ends your game, usually after about twenty throws. The next lesson shows what counts then.

## The board: likewise.

# Where people do something else than to roll the dice.
lessons-board-first = If you stop, you keep what you have. To see what comes next, roll: press Space.

lessons-board-columns =
    Eleven columns
    Each column is a sum of two dice. The middle ones are longer, because their sums come up more often. Three columns win the game. You are Mia, and it’s your turn: roll the dice.

lessons-board-two-pairs =
    Two pairs, two runners
    Four dice make two pairs in up to three ways. Choose one, and play both its pairs: each places a runner, or moves it up one space. Take 6 (1 and 5) and 10 (4 and 6).
    You could play that too. Here we take 6 and 10.

lessons-board-roll-or-stop =
    Roll on, or stop
    Two runners are on the board, and you have one left. After each roll you can stop and keep what you have, or roll on and risk it. Each button shows what it brings. Roll on.

lessons-board-last-runner =
    The last runner
    One runner is left: you can play both 6 and 8, the 8 with the last runner. Of 5 and 9 you could play only one, since both need a new runner. Take 6 (2 and 4) and 8 (3 and 5).
    You could play that too. Here we take 6 and 8.

lessons-board-still-played =
    What you can still play
    All three runners are out: for the rest of this turn you can play only 6, 8 and 10. Many players would stop here. To see what they fear, roll on.

lessons-board-bust =
    Bust
    No two of these dice make 6, 8 or 10, so you can’t play anything: a bust. The runners come off, and you lose everything you gained this turn. Ben is next.

lessons-board-next-turn =
    Your next turn
    Ben rolled two 7s and stopped at once: his marker stays, whatever happens. It’s your turn again. Roll the dice.

lessons-board-twice =
    The same sum twice
    Two pairs with the same sum move one runner two spaces. Take 8 twice: 2 and 6, 3 and 5.
    You could play that too. Here we take 8 twice.

lessons-board-once-more =
    Roll again
    Two spaces with one runner, and two more runners in hand: a bust is unlikely. Roll on.

lessons-board-second-column =
    A second column
    Take 7 (3 and 4) and 8 (2 and 6). It doesn’t matter that Ben is in column 7 too: markers can share a space.
    You could play that too. Here we take 7 and 8.

lessons-board-stop =
    Stop
    You have four spaces at stake. This time keep them: stop.
    You could roll on, of course. Here we stop and keep the four spaces: press S.

lessons-board-kept =
    Kept
    Your markers are now where your runners were. On a later turn a runner starts just above its marker, so you never climb the same space twice.

lessons-board-later =
    A few turns later
    Your marker in column 8 is two spaces from the top, and Ben has one there too. Roll the dice.

lessons-board-to-the-top =
    To the top
    Two 8s again, just what you need. Take 8 twice.
    You could play that too. Here we take 8 twice and reach the top.

lessons-board-not-won-yet =
    Not won yet
    The runner is at the top, but you win a column only when you stop. A bust would still lose it. Stop.
    Rolling on would risk the column. Stop to win it: press S.

lessons-board-won =
    A column won
    Column 8 is yours. Ben’s marker leaves it, and nobody can play an 8 again. Two more columns, and you win the game.

## Strategy: a line for the title, one for the question about a position, and one for the right answer. Figures are of the coach.
## Costs are like −210, others like 95%. The board shows those of Mia and Ben.

lessons-plan-rows =
    Few rows
    The coach opens seven of the eleven rows in a game. When it opens row 8, the row reaches five marks in { $other } of games. And row 12?
    Only { $right }. The coach opens row 12 only where every other choice is worse.

lessons-plan-full =
    A full row
    Ten marks in row 8 score 200 points. When the coach opens row 8, how often does it fill the row?
    { $right } of the time, and row 7 only { $other }: a full row is a gift, not a plan.

lessons-plan-values =
    Name the outer values
    Each track takes a value out of the pairs. In how many of its games does the coach name the 3?
    { $right }, the same as the 4, but the 1 and the 6 in { $other }. A 3 or 4 makes sums that come up often, so keep it for the pairs.

lessons-plan-late =
    The price of a late row
    The throw is 1, 3, 4, 5, 6, with five marks on each track. What do two marks in the empty row 9 cost, compared with 8 + 10?
    { $right } points. With four marks on each track it would be { $four }, with three { $three }: open a row early or never.

lessons-plan-track =
    The fuller track
    The throw is 1, 2, 4, 5, 6. The best choice is 5 + 7 with fifth die 6. What does 6 + 10 cost, which puts a seventh mark on the 2?
    { $right } points. One more 2 would end the game, while rows still owe 200 each: spread your fifth dice.

lessons-plan-end =
    Not out yet
    The throw is 1, 2, 3, 4, 6, and no row owes anything. 5 + 10 with fifth die 1 ends the game at { $end }. What is 5 twice with fifth die 6 worth?
    { $right }. When you owe nothing, every further throw can only bring you points.

lessons-climb-columns =
    Good columns
    Mia’s runners are in 6, 7 and 8. How often does the next roll bust?
    { $right }: no three columns are safer. In 2, 3 and 12 it would be { $other }.

lessons-climb-hand =
    A runner in hand
    Two runners are placed and one is in hand, so the next roll can’t bust. Rolling on wins { $roll } of games. And stopping?
    { $right }. With a runner in hand and no column won yet, roll on.

lessons-climb-far =
    How far
    Each runner has climbed four spaces, in the best columns. Stopping wins { $stop } of games. And rolling on?
    { $right }: roll on. After six spaces each, both win { $level }; after more, stop.

lessons-climb-narrow =
    Bad columns
    One space each in 2, 3 and 12, and the next roll busts { $bust } of the time. Stopping wins { $stop } of games. And rolling on?
    { $right }: stop. A space in column 2 or 12 is a third of the way.

lessons-climb-share =
    A third of a column
    The game begins with 1, 1, 3, 4. Taking 4 and 5 wins { $other } of games. And 2 and 7?
    { $right }. Column 2 has only three spaces, and that’s one of them.

lessons-climb-threat =
    When others are near
    Ben has two columns and stands on space 9 of 13 in column 7. Stopping wins { $stop } of games. And rolling on?
    { $right }. Ben will soon win, so a bust costs little: go for the columns now.

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
    The game is over, and you add up your pad row by row. The first four boxes of a row are a debt: one to four marks cost 200, in any row. Row 2 has two marks. What is it worth?
    One mark or four, the row costs 200.
    Two marks don’t reach the fifth box, and one to four marks cost 200.

lessons-scoring-sixth =
    The sixth mark
    The fifth mark pays the debt; each one after it scores the points of the row. In row 4 that’s 60. It has six marks.
    Five marks pay the debt, and the sixth scores 60.
    The first five marks score nothing; only those after them score 60 each.

lessons-scoring-fifth =
    Just the fifth
    Row 5 has five marks.
    You’ve paid the debt, but gained nothing yet.
    The fifth mark pays the debt; points begin with the sixth.

lessons-scoring-easy =
    Easy rows score less
    Sixes and eights come up often, so their rows score only 40 a mark. Row 6 has six marks.
    One mark past the fifth: 40.
    Six marks are one past the fifth, and that one scores 40.

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
    All other rows are empty, and an empty row costs nothing. Add up minus and plus: what’s the result?
    600 plus, 200 minus: 400. Most games end lower; very good players average around 245. To get there, build few rows with many marks each.
    Plus is 60, 40, 160, 100 and 240; minus is 200.

## Practice on one’s own costly choices.

lessons-practice = Practice
# The title where the choice is from a game of a computer player. $name is like Master.
lessons-practice-hard = { $name }’s hard choices
lessons-practice-looking = Looking for your costliest choices…
# Above the kinds of games of a computer player. $name is like Master.
lessons-practice-none = You haven’t made any costly choices yet. Until then, practise on { $name }’s hard ones.
# A line above the themes below, in a table.
lessons-practice-all = All of them
# Above three columns of figures: choices to ask again today, choices that were never asked, and the share of right answers. There
# is little room.
lessons-practice-due = to repeat
lessons-practice-new = new
lessons-practice-right = right
lessons-practice-begin = Begin
lessons-practice-ask = What do you choose?
# After the last of ten choices or fewer.
lessons-practice-over = You found { $best } of { $count } best choices.
# $least is 5.
lessons-practice-few = After { $least } answers, you’ll see here how many you get right.
# $count is at most 100, $share like 70 ± 8%.
lessons-practice-share = You got { $share } of the last { $count } answers right.
# After that.
lessons-practice-trend =
    { $trend ->
        [more] You got more of the last ten right than before.
        [fewer] You got fewer of the last ten right than before.
       *[none] The last ten show no clear change.
    }
# Above bars: how many of each ten answers were right.
lessons-practice-course = Right answers out of each ten
# Choices on the board of a solo player. A line below Express and Classic.
lessons-practice-board-alone = Classic solo

## Themes: what costly choices have in common. In a table; a line has room for about 28 letters, two lines are possible.

# A row was opened that cannot get its five marks, or beside too many others.
lessons-theme-opened = Too many rows, or too late
# A row of one to four marks should have got a mark.
lessons-theme-in-danger = Rows left below five marks
# The same, for a choice that brings more points at once.
lessons-theme-greedy = Greedy for quick points
# A value of the fifth die was named rather than a named one marked, or rather than another.
lessons-theme-named = Wrong values, or named too early
# A track got a mark rather than one with fewer marks.
lessons-theme-track = Tracks filled too fast
lessons-theme-stopped-early = Stopped too early
lessons-theme-stopped-late = Stopped too late
# A play set more runners than the better one.
lessons-theme-runner = Runners placed too soon
# A play moved in a column although another one was better.
lessons-theme-column = The wrong column
