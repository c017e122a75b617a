### Records, players and dice.

records-title = Records and figures
# The three pages of the screen: labels of buttons; the second one also stands above the table of players.
records-tab-records = Records
records-tab-players = Players
records-tab-dice = Dice

## While the games are read, or where there are none.

records-looking = Looking for finished games …
records-counting = Counting …
# How many of how many games are read.
records-counted = { $read } of { $all } games
records-failed = The program has failed to read the games
# $key is the key that reads them again: F3.
records-try-again = { $key } tries again.
records-none = No finished games yet
records-none-about = Games that are played to the end are counted here, except practice and games that you leave out.

## The kinds of games that are compared: labels of buttons, and in the captions of charts.

# $penalty is what a row of one to four marks costs: 200.
records-express = Express, penalty { $penalty }
# How many columns win (3, 4 or 5; three is usual and not said), what happens on a space with another player's square (they share it,
# jump over it, or are forced to roll), and which pairs may be played (those within the rules, every pair that can be placed, the most
# pairs).
records-classic =
    Classic{ $columns ->
        [4] , four columns
        [5] , five columns
       *[other] {""}
    }{ $sharing ->
        [jump] , jump
        [forced] , forced roll
       *[share] {""}
    }{ $placement ->
        [must] , must place
        [most] , most pairs
       *[within] {""}
    }

## The best games.

records-alone-points = Alone: most points
records-alone-turns = Alone: fewest turns
records-alone-nobody = Nobody has played this alone to the end yet.
records-groups-totals = In groups: highest totals
records-groups-turns = In groups: fewest turns to win
records-groups-wins = In groups: biggest wins
records-groups-nobody = No group has played this to the end yet.
# What is known of a game, in a narrow line with dots between: with whom it was played, the code of its dice, what has helped.
records-with = with { $others }
records-dice-code = dice { $code }
records-helped = help: { $helps }
records-without-help = Without help
records-with-help = With help

## The table of players. Headings of narrow columns.

records-games = Games
records-won = Won
records-mean = Mean
records-median = Median
records-best = Best
# What each choice has cost on average.
records-lost = Lost per choice
records-busts = Busts
# The mean and the least of the turns of those who play alone.
records-mean-alone = Mean alone
records-best-alone = Best alone
# So many of so many games in groups were won: stands in the column “Won”.
records-won-of = { $wins } of { $games }
# Below the table: what its columns say. In a narrow window it has no column “Lost per choice”.
records-express-about = Won: of the games in groups, shared wins included. Lost per choice: points, in games that were reviewed.
records-express-about-narrow = Won: of the games in groups, shared wins included.
records-classic-about = Won: of the games in groups. Alone: turns to the end. Lost per choice: chance to win, in games in groups that were reviewed.
records-classic-about-narrow = Won: of the games in groups. Alone: turns to the end.
# In the place of a name: everybody but the program's players.
records-all-people = All people
# Behind the name of a level, of the program's players.
records-the-program = the program

## The figures of one player. Each stands in small letters below its figure.

records-back = Back to the players
records-figure-games = games
records-figure-in-groups = in groups
records-figure-won-in-groups = won in groups
records-figure-mean = mean
records-figure-median = median
records-figure-best = best
records-figure-throws-a-game = throws a game
records-figure-throws-a-player = throws a player
# Of the throws before: those that were free throws.
records-figure-free = of them free
records-figure-turns-alone = turns alone, mean
records-figure-bust = of the turns bust
records-figure-lost = lost per choice
records-figure-time-a-choice = time a choice
records-figure-time-a-turn = time a turn
records-none-reviewed = What a choice loses on average is known once games are reviewed.
records-reviewed =
    What a choice loses on average comes from { $count ->
        [one] { $count } game
       *[other] { $count } games
    } reviewed.

## Charts: titles and captions.

records-turns-alone = Turns alone
records-turns-alone-about =
    How many games took so many turns, of { $count ->
        [one] { $count } game
       *[other] { $count } games
    } alone.
records-totals = Final scores
records-totals-about =
    How often each came up, in steps of 100 points. Narrow bars: { $count ->
        [one] { $count } game
       *[other] { $count } games
    }. Wide bars: a million games of the near-optimal player.
records-totals-about-all =
    How often each came up, in steps of 100 points. Narrow bars: { $count ->
        [one] the { $count } score
       *[other] the { $count } scores
    } of all players. Wide bars: a million games of the near-optimal player.
records-rows = Points by row
records-rows-about = The mean score of each row. Hollow bars are minus points.
records-fifths = Fifth dice
# $marks is a list of “records-marks-for”.
records-fifths-about = In how many of the games each value is named. Marks on its track then, on average: { $marks }.
# So many marks on average for this value of a die: 3.5 for 2.
records-marks-for = { $marks } for { $value }

## What dice have shown.

records-dice-app = The app's dice
records-dice-real = Real dice
records-dice-about = All finished games of both kinds; games with the same dice count once. Even fair dice differ from their average, and the chance says how often they differ at least so much.
# Behind the name of the kind of dice.
records-dice-none = nothing to count yet
records-dice-count =
    { $throws ->
        [one] { $throws } throw
       *[other] { $throws } throws
    }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
# The charts: what each value has come up, and each sum of two dice.
records-dice-values = Values
records-dice-sums = Sums of pairs
records-dice-line = The line across each bar is what fair dice show on average.
records-dice-few =
    { $throws ->
        [one] { $throws } throw
       *[other] { $throws } throws
    } so far; after { $enough } there is a word on how fair they are.
# “This much” is the difference between what the dice have shown and what they show on average.
records-dice-fair = As fair dice do: they differ this much or more in { $cases } of 100 cases.
records-dice-little-unusual = A little unusual: fair dice differ this much or more once in { $times } times ({ $percent } %).
records-dice-unusual = Unusual: fair dice differ this much or more only once in { $times } times ({ $percent } %).
records-dice-hardly-fair = Hardly fair: fair dice differ this much or more less than once in 1000 times (< 0.1 %). Look at the dice, and at what was typed.
