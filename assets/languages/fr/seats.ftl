### Qui est à quelle place.

seats-followed-hand = { $way ->
    [undone] Annulé : la place pour { $name }.
   *[redone] Rétabli : la place pour { $name }.
}
seats-followed-join = { $way ->
    [undone] Annulé : { $name } à la table.
   *[redone] Rétabli : { $name } à la table.
}
seats-followed-leave = { $way ->
    [undone] Annulé : le départ ({ $name }).
   *[redone] Rétabli : le départ ({ $name }).
}
seats-fault-nobody = Il faut au moins un joueur.
seats-fault-crowd = Une partie compte au plus { $most } joueurs.
seats-fault-same-name = Les joueurs { $one } et { $other } ont le même nom.
seats-fault-same-colour = Les joueurs { $one } et { $other } ont la même couleur.
seats-fault-level = Le joueur { $seat } a un niveau que ce jeu ne connaît pas.
seats-fault-columns = Quatre ou cinq colonnes se jouent à trois au plus (C10).
seats-name-empty = Un joueur doit avoir un nom.
seats-name-long = Un nom a au plus { $most } caractères.
seats-name-control = Un nom est une seule ligne de texte simple.
seats-name-invisible = Un nom doit avoir un caractère visible.
seats-title-empty = Un titre ne peut pas être vide.
seats-title-long = Un titre a au plus { $most } caractères.
seats-title-control = Un titre est une seule ligne de texte simple.
seats-title-invisible = Un titre doit avoir un caractère visible.
seats-then = { $before }, puis { $name }
seats-note-joined = en jeu avant le lancer { $throw }
seats-note-more = { $count } de plus
seats-note-throw = { $name } dès le lancer { $throw }
seats-note-turn = { $name } dès le tour { $turn }
seats-note-left-before-throw = forfait avant le lancer 1
seats-note-left-before-turn = forfait avant le tour 1
seats-note-left-throw = forfait après le lancer { $throw }
seats-note-left-turn = forfait au tour { $turn }

## Le panneau des joueurs

seats-about = ↑ ↓ choisissent la place pour les touches H et L. Ce qui se fait ici peut s’annuler.
seats-join = Ajouter un joueur…
seats-join-about = Jusqu’au quatrième lancer. On choisit d’abord pour les lancers passés.
seats-hand = Céder à…
seats-leave = Partir…
seats-state-left = forfait
seats-state-program = joué par l’ordinateur
seats-name = Nom
seats-who-about = Une personne, ou un des joueurs de l’ordinateur : Ctrl+U
seats-sits-down = S’asseoir
seats-takes-over = Prendre la place
seats-leaves = Partir pour de bon
seats-stays = Rester
seats-cancel = Annuler
seats-leaving-express = { $name } s’en va pour de bon : aucun choix à venir, aucun classement, et personne n’attend ; la feuille reste. Pour que quelqu’un continue ici, cédez la place.
seats-leaving-board = { $name } s’en va pour de bon : ses tours sont sautés, ses pions restent, et la dernière personne à table gagne. Pour que quelqu’un continue ici, cédez la place.
seats-sits-there = { $name } joue maintenant à cette place.
seats-has-joined = { $name } a rejoint la table.
seats-has-left = { $name } a quitté la table.
seats-name-taken = { $name } est déjà à la table.
