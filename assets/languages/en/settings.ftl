### The settings.

settings-looks = Appearance
settings-plays = Play
settings-games = Your games
# Of the language and of the colours.
settings-system = System
settings-language = Language
settings-colours = Colours
settings-colours-light = Light
settings-colours-dark = Dark
settings-contrast = High contrast
settings-contrast-about = Black and white, thicker lines
settings-text = Text size
settings-motion = Motion
settings-motion-about = Off: nothing moves
settings-pace = Computer players
settings-pace-at-once = Instant
settings-pace-brisk = Brisk
settings-pace-calm = Calm
settings-odds = Chances for the next throw
# Where they are shown.
settings-odds-about = Beside the dice
settings-risk = Risk of a bust
# Where it is shown.
settings-risk-about = On the board
settings-delete = Deleting a game
settings-delete-about = You can always undo it
settings-delete-ask = Ask first
settings-delete-at-once = Just delete
settings-start = New games start with
settings-start-as-last = Last rules
settings-start-as-usual = Standard
# What a new game begins with, where it does not repeat the last one.
settings-usual-penalty = Standard penalty
settings-usual-dice = Standard dice
settings-dice-real = Real dice
settings-dice-app = App dice
settings-games-saved = Saved after every mark
settings-folder = Open folder
settings-reset = Back to defaults
settings-reset-hint = You can undo this
settings-undo-reset = Undo the reset
