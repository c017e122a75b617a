### Le coach, interrogé sur une position préparée à la main.

ask-title = Interroger le coach
ask-clear = Vider

## Sous la feuille et le plateau, et au-dessus des dés

ask-pad-about = Cliquez sur une case pour cocher jusque-là, sur la dernière croix pour l’effacer. Cliquez sur un dé pour changer sa valeur.
ask-board-about = C’est au premier joueur. Cliquez sur une case pour y placer la pièce choisie ; cliquez encore pour l’enlever.
ask-dice = Le lancer : saisissez cinq dés ou cliquez dessus
ask-dice-or-none = Le lancer : saisissez quatre dés ou cliquez dessus, ou laissez vide pour demander « relancer ou s’arrêter ? »

## Ce qui se place sur le plateau

ask-runners = Grimpeurs
ask-player = Joueur { $number }

## À la place du conseil

ask-out = Ce joueur a fini : il n’a plus rien à choisir.
ask-won = { $name } a gagné.
ask-bust = Aucune paire n’est jouable : c’est une chute.

## Pourquoi une position est impossible

ask-no-second-full-track = Une piste pleine met fin à la partie du joueur : une seule peut donc être pleine (X9).
ask-no-such-tracks = Une feuille a trois pistes de valeurs différentes, chacune de 1 à 8 croix (X2).
ask-no-such-goal = Quatre ou cinq colonnes, c’est pour trois joueurs au plus (C10).
ask-no-runner-there = Le grimpeur de la colonne { $column } doit être au-dessus du pion de son joueur, et personne ne doit avoir gagné cette colonne (C4, C5).
ask-no-more-runners = Vous n’avez que trois grimpeurs (C4).
ask-no-stack = Colonne { $column } : dans cette variante, deux joueurs ne peuvent pas partager une case (C11, C12).
ask-no-play-after-the-end = Un seul joueur peut avoir assez de colonnes pour gagner. La partie est alors terminée, il ne peut donc pas y avoir de grimpeurs (C10).
ask-no-square-in-won-column = La colonne { $column } est gagnée : personne d’autre n’y a de pion (C8).
ask-no-such-board = Un plateau compte un à quatre joueurs, et aucune pièce ne dépasse le sommet d’une colonne (C1, C2).
