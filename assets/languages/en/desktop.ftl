### The app’s entry in desktop menus and software centres. `assets/desktop/make` writes it to the files there.

# What kind of app it is, in a menu.
desktop-generic-name = Score Pad for Dice Games
desktop-comment = Play and score Can’t Stop Express and Can’t Stop
# Words to find it by, each with a semicolon behind it.
desktop-keywords = dice;score;pad;board game;solitaire;
desktop-about = Fifth Die replaces the paper pad of Can’t Stop Express for a group around one laptop, with real dice or its own, and keeps score for solo players. It plays the board game Can’t Stop as well.
desktop-point-phones = Everyone can choose on their own phone, in a browser, with nothing to install
desktop-point-throws = Type the dice on the table, or let the app roll; each player then chooses with a letter or a click
desktop-point-legal = You see only legal choices, and the app says why a die can’t be your fifth
desktop-point-saved = The app saves every throw and choice at once; you can undo without limit and correct any earlier throw or choice
desktop-point-coach = A coach tells you what each choice is worth, plays for any seat and analyses your games afterwards
desktop-not-connected = Fifth Die is not affiliated with the publisher of the games. It draws its own pad and board, and explains the rules in its own words.
