### A new game.

# One person plays.
new-title-alone = Solo
# The button that begins the game.
new-start = Start
# The system gives no random numbers.
new-no-randomness = The app can’t roll fair dice here: { $error }. Play with real dice.

## Who plays: headings, and a sentence beside them.

new-players = Who plays?
new-your-name = What’s your name?
new-alone-about = The app asks only once: your next solo game starts right away.
new-programs = Computer players
# Each of them is a button.
new-programs-about = Click to add

## Names.

# In an empty field.
new-name-field = Add a name
new-board-full = The board seats only four.
new-nobody-known = Nobody with this name has played before.
# What a name that can be chosen is, and the key that chooses it while a name is typed.
new-known-hint = Has played before; while typing a name, press ↓

## Descriptions of the buttons beside a name. $key is the key that does the same.

# $colour is a colour with its shape: Blue circle.
new-colour-hint = { $colour }; for another, press { $key }
# The button says who plays, and goes on to the next one.
new-person-hint = A person; to change, press { $key }
# $character is a sentence that says how this computer player plays.
new-level-hint = { $character } To change, press { $key }
new-earlier = Move up: { $key }
new-later = Move down: { $key }
new-remove = Remove: { $key }

## Dice: three buttons and a field under a heading, and a sentence beside it about what is chosen.

new-dice = Dice
new-dice-real = Real dice
new-dice-real-about = You roll, and type what you see.
new-dice-app = App dice
new-dice-app-about = New dice for each game.
new-dice-today-hint = The same for everyone today
new-dice-today-about = The same for everyone today.
# In an empty field with little room.
new-code-field = Dice code
new-code-hint = A dice code from another game, to play its dice again
new-code-fault = A code has seven to thirteen letters and digits.
new-dice-code-about = The same for everyone with this code.

## Penalty and records.

# A heading above −200, −150 and −100.
new-penalty = Penalty for an unfinished row
new-penalty-about = 200 is standard.
# A heading above the next two, which are buttons.
new-counting = Does it count?
new-counts = Yes
new-practice = Practice
new-strict = Strict
new-strict-about = Solo, new app dice, no hints, no undo.
new-counting-about = You can change this after the game.

## The board: headings, the buttons below them, and a sentence beside them.

new-columns = Columns to win
new-columns-about = Three is standard.
new-columns-three = Three
new-columns-four = Four
new-columns-five = Five
new-columns-hint = For two or three players
new-sharing = A runner on another player’s marker
new-sharing-about = Sharing is standard.
new-sharing-share = They share
# Over it, to the next space without a marker.
new-sharing-jump = The runner jumps
# The player has to roll on.
new-sharing-forced = No stop there
new-placement = Pairs you may choose
new-placement-about = Any is standard.
new-placement-any = Any
# Pairs that place a new runner, where there are such pairs.
new-placement-runner = A new runner first
# As many of the two pairs as can be played.
new-placement-most = The most pairs

## Secret choices: a heading, two buttons, and a sentence beside them.

new-choices = Choices
new-choices-about = Secret: hidden until everyone has chosen.
new-choices-few = Only for two or more players.
new-open = Open
new-secret = Secret
new-secret-hint = For two or more players

## Time.

new-time-choice = Time limit
new-time-choice-about = Per player.
new-time-decision = Time limit
new-time-decision-about = Per decision.
new-time-none = No limit
# In an empty field for seconds, with little room.
new-time-field = Other
# A heading above the next three, which are buttons.
new-zero = When time is up
new-zero-about = The coach plays well, so its choice counts as a hint.
# That the time is up.
new-zero-warn = Just warn
new-zero-first = Take the first choice
new-zero-coach = The coach chooses

## The rules as a list of parts with a comma between them, each a button that opens its choices. The dice come first.

# Above the list.
new-tonight = Tonight’s rules
# Dice from a code.
new-dice-of = Dice { $code }
new-rule-open = open choices
new-rule-secret = secret choices
# The points stand first.
new-rule-penalty = { $penalty } for an unfinished row
new-rule-columns = { $count } columns win
# The house rule for a runner that lands on another player’s marker.
new-rule-share = runners share spaces
new-rule-jump = runners jump
new-rule-forced = no stop on a marker
# The pairs that may be chosen.
new-rule-any = any pair goes
new-rule-runner = a new runner first
new-rule-most = the most pairs
new-rule-no-limit = no time limit
new-rule-limit = { $seconds } s per choice
new-rule-counts = for the records
new-rule-practice = just for practice
new-rule-strict = strict
