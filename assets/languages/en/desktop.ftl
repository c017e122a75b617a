### What menus and software centres of a desktop say of the program. `assets/desktop/make` puts it into the files there.

# What kind of program it is, in a menu.
desktop-generic-name = Score Pad for Dice Games
desktop-comment = Play and score Can’t Stop Express and Can’t Stop
# Words to find it by, each with a semicolon behind it.
desktop-keywords = dice;score;pad;board game;solitaire;
desktop-about = Fifth Die takes the place of the paper pad of Can’t Stop Express for a group around one laptop, with the dice on the table or with its own, and keeps the score of those who play alone. It plays the board game Can’t Stop as well.
desktop-point-phones = Everybody can choose on their own phone, in a browser, without installing anything
desktop-point-throws = Type the dice that lie on the table, or let the program throw; each player then takes a choice by its letter or by a click
desktop-point-legal = Only legal choices are offered, and a die that cannot be the fifth one says why
desktop-point-saved = Every throw and choice is saved at once; undo has no end, and any earlier throw or choice can be corrected
desktop-point-coach = A coach tells what each choice is worth, plays for any seat and reviews a game afterwards
desktop-not-connected = It is not connected with the publisher of the games, draws its own pad and board, and tells the rules in its own words.
