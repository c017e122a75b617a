### Qui est à quelle place.

## Annulé ou rétabli

seats-followed-hand = { $way ->
    [undone] Annulé : { $name } prend la place.
   *[redone] Rétabli : { $name } prend la place.
}
seats-followed-join = { $way ->
    [undone] Annulé : { $name } rejoint la partie.
   *[redone] Rétabli : { $name } rejoint la partie.
}
seats-followed-leave = { $way ->
    [undone] Annulé : { $name } quitte la partie.
   *[redone] Rétabli : { $name } quitte la partie.
}

## Pourquoi une table ne peut pas jouer

seats-fault-nobody = Il faut au moins un joueur.
seats-fault-crowd = Une partie compte au plus { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}.
seats-fault-same-name = Les joueurs { $one } et { $other } ont le même nom.
seats-fault-same-colour = Les joueurs { $one } et { $other } ont la même couleur.
seats-fault-level = Ce jeu n’a pas d’ordinateur de ce niveau pour le joueur { $seat }.
seats-fault-columns = Quatre ou cinq colonnes se jouent à trois au plus (C10).

## Ce qui ne va pas dans un nom

seats-name-empty = Un joueur doit avoir un nom.
seats-name-long = Un nom a au plus { $most } caractères.
seats-name-control = Un nom doit être une seule ligne de texte simple.
seats-name-invisible = Un nom doit avoir un caractère visible.

## Ce qui ne va pas dans un titre

seats-title-empty = Un titre ne peut pas être vide.
seats-title-long = Un titre a au plus { $most } caractères.
seats-title-control = Un titre doit être une seule ligne de texte simple.
seats-title-invisible = Un titre doit avoir un caractère visible.
seats-then = { $before }, puis { $name }

## Qui a joué à une place

seats-note-joined = arrivée avant le lancer { $throw }
seats-note-more = { $count } de plus
seats-note-throw = { $name } dès le lancer { $throw }
seats-note-turn = { $name } dès le tour { $turn }
seats-note-left-before-throw = forfait avant le lancer 1
seats-note-left-before-turn = forfait avant le tour 1
seats-note-left-throw = forfait après le lancer { $throw }
seats-note-left-turn = forfait au tour { $turn }

## Le panneau des joueurs

seats-about = Pour choisir la place sur laquelle agissent H et L, appuyez sur ↑ ou ↓. Tout ce que vous faites ici peut s’annuler.
seats-join = Ajouter un joueur…
seats-join-about = Jusqu’au quatrième lancer. Le nouveau joueur rattrape d’abord les lancers passés.
seats-hand = Céder à…
seats-leave = Partir…
seats-state-left = forfait
seats-state-program = ordinateur
seats-name = Nom
seats-who-about = Un humain ou l’ordinateur : Ctrl+U
seats-sits-down = Rejoindre
seats-takes-over = Prendre la place
seats-leaves = Partir pour de bon
seats-stays = Rester
seats-cancel = Annuler
seats-leaving-express = Si { $name } part pour de bon, la feuille reste, mais { $name } ne fait plus de choix et n’est pas au classement. Pour que quelqu’un continue ici, cédez la place.
seats-leaving-board = Si { $name } part pour de bon, ses tours sont sautés, ses pions restent, et le dernier joueur restant gagne. Pour que quelqu’un continue ici, cédez la place.
seats-sits-there = { $name } joue maintenant à cette place.
seats-has-joined = { $name } a rejoint la partie.
seats-has-left = { $name } a quitté la partie.
seats-name-taken = { $name } est déjà à la table.
