### Le coach, interrogé sur une position préparée à la main.

ask-title = Demander au coach
ask-clear = Vider

ask-pad-about = Cliquez sur une case pour cocher jusque-là, sur la dernière croix pour l’effacer. Cliquez sur un dé pour changer sa valeur.
ask-board-about = C’est au joueur 1. Cliquez là où se trouve la pièce choisie ; un second clic l’enlève.
ask-dice = Le lancer : tapez ou cliquez cinq dés
ask-dice-or-none = Le lancer : tapez ou cliquez quatre dés. Sans lancer : relancer ou s’arrêter ?

ask-runners = Grimpeurs
ask-player = Joueur { $number }

ask-out = Ce joueur a fini et ne choisit plus.
ask-won = { $name } a gagné.
ask-bust = Aucune paire n’est jouable : c’est une chute.

ask-no-second-full-track = La première piste pleine met fin à la partie du joueur : une seconde ne peut pas être pleine (X9).
ask-no-such-tracks = Une feuille a trois pistes de valeurs différentes, chacune de 1 à 8 croix (X2).
ask-no-such-goal = Quatre ou cinq colonnes, c’est pour trois joueurs au plus (C10).
ask-no-runner-there = Dans la colonne { $column }, un grimpeur est au-dessus du pion de son joueur, et seulement tant que personne n’a gagné la colonne (C4, C5).
ask-no-more-runners = Un tour a trois grimpeurs (C4).
ask-no-stack = Avec cette variante, une case de la colonne { $column } n’est jamais occupée deux fois (C11, C12).
ask-no-play-after-the-end = Qui a assez de colonnes a gagné : personne d’autre n’en a autant, et il ne reste aucun grimpeur (C10).
ask-no-square-in-won-column = La colonne { $column } est gagnée : personne d’autre n’y a de pion (C8).
ask-no-such-board = On joue d’un à quatre, et rien n’est au-dessus du sommet d’une colonne (C1, C2).
