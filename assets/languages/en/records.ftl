### Records, players and dice.

records-title = Records & stats
# Three pages one step away: buttons, and titles.
records-best-games = Best games
records-rows-and-fifths = Rows and fifth dice
records-dice = Dice

## While the games are read, or where there are none.

records-looking = Looking for finished games…
records-counting = Counting…
# How many of how many games are read.
records-counted = { $read } of { $all ->
    [one] { $all } game
   *[other] { $all } games
}
records-failed = Something went wrong while reading your games
# $key is the key that reads them again: F3.
records-try-again = To try again, press { $key }.
records-none = No finished games yet
records-none-about = Finished games are counted here, except practice games and those you exclude.

## The kinds of games that are compared: labels of buttons.

# $penalty is what a row of one to four marks costs: 200.
records-express = Express, penalty { $penalty }
# The rules of a game: how many columns win (4 or 5; three goes without saying), what a runner does on another player’s marker (share it,
# jump over it, or roll on), and which pairs may be played (those within the rules, every pair that can be placed, the most
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

## The record.

# In the place of a name: everyone but the computer players.
records-all-people = Everyone
records-of = { $name }’s record
# $name: who has it; all its games are solo games
records-of-alone = { $name }’s solo record
records-open = Open this game
records-beat = Try to beat it
# What would beat the record: $points is like +820.
records-next = Next: { $points }
# The same, as long as the record is below zero.
records-next-zero = Next: out of the red
records-next-turns = Next: { $count } turns
# $share is how many of the near-perfect player’s games score as much, such as 3%.
records-next-share = Near-perfect play gets there in { $share } of games.

## How the games are spread, and the last of them.

records-solo = Solo games
records-groups = Group games
records-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
# The median, behind the number of games.
records-half-above = half above { $points }
# Labels of lines across a chart; the pale bars there are the coach’s games.
records-average = average { $points }
records-coach-average = coach { $points }
records-last = Latest games
# The label of a line across a chart.
records-record = record { $result }

## The figures of a player.

records-at-the-table = At the table
records-best-in-a-group = Best in a group
records-biggest-win = Biggest win
records-won = Games won
# Group games won, of all group games: stands in the column “Won”.
records-won-of = { $wins } of { $games }
# What each choice has cost on average.
records-lost = Lost per choice
records-bust = Turns that bust
# The mean time, in games with a clock.
records-time-a-choice = Time per choice
records-time-a-turn = Time per turn

## The best games.

records-alone-points = Solo: most points
records-alone-turns = Solo: fewest turns
records-alone-nobody = No finished solo games yet.
records-groups-totals = Group: highest totals
records-groups-turns = Group: fewest turns to win
records-groups-wins = Group: biggest wins
records-groups-nobody = No finished group games yet.
# What is known of a game, in a narrow line with dots between: with whom it was played, the code of its dice, what has helped.
records-with = with { $others }
records-dice-code = dice { $code }
records-helped = help: { $helps }
records-with-help = With help
records-only-help = Only with help

## Charts: titles and captions.

records-rows = Points by row
records-rows-about = The average score of each row. Hollow bars are minus points.
records-fifths = Fifth dice
# $marks is a list of “records-marks-for”.
records-fifths-about = How often each value is named. When it is, its track averages this many marks: { $marks }.
# The average marks for this value of a die: 3.5 for 2.
records-marks-for = { $marks } for { $value }

## What dice have shown.

records-dice-app = App dice
records-dice-real = Real dice
records-dice-about = All finished games, Express and Classic; games with the same dice count once. Even fair dice stray from their average; below each chart you see how often they stray at least this far.
# Below the name of the kind of dice.
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
records-dice-line = The line across each bar is the average for fair dice.
records-dice-few =
    { $throws ->
        [one] { $throws } throw
       *[other] { $throws } throws
    } so far; after { $enough } you’ll see how fair they are.
# “This much” is the difference between what the dice have shown and what they show on average.
records-dice-fair = Like fair dice, which stray at least this far { $cases } times in 100.
records-dice-little-unusual = A little unusual: fair dice stray this far once in { $times } times ({ $percent }%).
records-dice-unusual = Unusual: fair dice stray this far only once in { $times } times ({ $percent }%).
records-dice-hardly-fair = Hardly fair: fair dice stray this far less than once in 1000 times (<0.1%). Check the dice, and what you typed.

## The standings of a group. Two buttons on the page of records and titles: the standings, and the list of all people.
records-standings = Standings
records-people = People
# The time over which games count: four buttons.
records-span-evening = Latest evening
records-span-month = This month
records-span-year = This year
records-span-always = All time
records-standings-none = These people haven’t finished a game together in this time.
# The heads of columns, short: the games, the wins that chance would give, the average result, the best one.
records-by-chance = Expected wins
records-mean = Average
records-best = Best
# $loss is like 4.2 ± 0.6; in chance to win it is like 1.4 ± 0.3%. $games is the message records-games.
records-skill-title = Skill
records-skill =
    { $unit ->
        [points] { $name } loses { $loss } points per choice against the coach ({ $games }).
       *[chance] { $name } loses { $loss } of the chance to win per decision against the coach ({ $games }).
    }
records-skill-few = The coach needs { $least } games to tell how well { $name } chooses.
# $read: the game that the coach looks at now; $all: how many games there are
records-skill-looking = The coach is reading game { $read } of { $all }.
# $by is like 1.1, or 0.4%.
records-skill-trend =
    { $trend ->
        [less] In the latest ten games it’s { $by } less than before.
        [more] In the latest ten games it’s { $by } more than before.
       *[none] The latest ten games show no clear change.
    }
# A title, and the line below it; figures like 5 : 3 follow.
records-duels = Head to head
records-duels-about = How often { $name } finished ahead of and behind each of the others

## People: other spellings of a name, and buttons for the selected person.

records-also = also { $names }
records-rename = Rename
records-new-name = New name
records-join = Same person as…
records-join-about = Choose who else is { $name }. The name { $name } stays, and you can separate them again.
records-separate = Separate { $name }
