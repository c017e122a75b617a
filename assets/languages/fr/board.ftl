### Le jeu de plateau.

## Le lancer de départ

board-tied-again = { $names } sont à égalité à { $total } et relancent.
board-starts = { $name } commence.
board-starts-in-turn = Commence cette partie
board-starts-with = { $name } commence avec { $total }.
board-starts-after-tie = { $name } commence avec { $total }, après une égalité à { $tied }.

## Les tours

board-play-twice = { $column } deux fois

## À qui le tour

board-turn = Tour { $turn }
board-turn-record = Tour { $turn } ; le record est de { $record }

## Ce qui est attendu

board-type-two-as-they-lay = Saisissez les deux dés du lancer ou cliquez dessus
board-type-four-as-they-lay = Saisissez les quatre dés du lancer ou cliquez dessus
board-roll-two-and-type = Lancez deux dés, puis saisissez-les ou cliquez dessus
board-roll-four-and-type = Lancez les quatre dés, puis saisissez-les ou cliquez dessus
board-roll-on-and-type = Relancez : saisissez les quatre dés ou cliquez dessus
board-roll-on-or-stop = Stop ou encore ?
board-can-only-roll-on = Relancez
board-program-rolls = L’ordinateur lance : appuyez sur Espace
board-program-rolls-on = L’ordinateur relance : saisissez les quatre dés ou cliquez dessus
board-program-decides = L’ordinateur décide : relancer ou s’arrêter
board-space-lets-program = Laisser l’ordinateur décider : Espace
board-program-chooses = L’ordinateur choisit son coup
board-only-play = Un seul coup possible : appuyez sur Entrée
board-which-pairs = Quelles paires jouez-vous ?
board-once-more-plays = Appuyez encore pour jouer { $play }
board-which-one = Quel coup avec { $columns } ?
board-did-it-go-on = Relance ou arrêt ?
board-rolls-for-start = Le plus haut total commence
board-rolls-again = On relance : { $names } à égalité à { $total }
board-was-stop = Il y a eu arrêt ici. Échap : ne rien changer.
board-was-roll-on = Il y a eu relance ici. Échap : ne rien changer.

## Le lancer

board-odds = Probabilité de chaque colonne (%)
board-rolling-on-odds = Relancer : chute { $chance }

## Les deux voies

board-roll = Lancer
board-stop = S’arrêter
board-no-stop = Pas d’arrêt
board-roll-for-start = Lancer de départ
board-skip-start = Passer : l’appli lance
board-it-went-on = Relance
board-it-stopped = Arrêt
board-chance-to-bust = risque de chute
board-top = sommet
board-risks = { $count ->
    [one] risque { $count } case
   *[other] risque { $count } cases
}
board-risks-columns = { $count ->
    [one] et la colonne { $columns }
   *[other] et les colonnes { $columns }
}
board-shared = { $count ->
    [one] case partagée
   *[other] cases partagées
}

## Pourquoi rien ne se passe

board-app-rolls = Ici, l’appli lance les dés : appuyez sur Espace.
board-all-rolled = Les quatre dés sont lancés : jouez d’abord une paire ou les deux.
board-went-on-or-stopped = Relance ou arrêt ? Appuyez sur R ou S.
board-type-what-they-show = Lancez les dés sur la table et saisissez ce qu’ils montrent.
board-nothing-gained = Vous n’avez encore rien gagné : lancez d’abord.
board-play-first = Jouez d’abord une paire ou les deux.

## Corrections

board-correcting-start = Vous corrigez le lancer de départ { $roll }.
board-correcting-roll = Vous corrigez le lancer { $roll }.

## Nouvelles

board-news-bust = Chute !
board-news-nothing-lost = { $name } n’avait rien à perdre
board-news-lost = { $name } perd { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
board-news-columns = { $name } gagne { $count ->
    [one] la colonne
   *[other] les colonnes
} { $columns }
board-news-closed = Plus personne n’y joue
board-news-game-won = et la partie
board-news-none-left = Plus aucune colonne : { $name } gagne

## Les joueurs, en bref

board-plays-now = joue
board-left = forfait
board-start-roll = a fait { $totals }

board-busts = { $name } chute.
board-busts-and-loses = { $name } chute et perd { $count ->
    [one] { $count } case
   *[other] { $count } cases
}.
board-stops = { $name } s’arrête et garde { $count ->
    [one] { $count } case
   *[other] { $count } cases
}.
board-bot-plays = L’ordinateur joue pour { $name }.

## Annulé ou rétabli

board-followed-roll-off = { $way ->
    [undone] Annulé : lancer de départ { $roll }, { $dice }.
   *[redone] Rétabli : lancer de départ { $roll }, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Annulé : lancer { $roll }, { $dice }.
   *[redone] Rétabli : lancer { $roll }, { $dice }.
}
board-followed-play = { $way ->
    [undone] Annulé : { $play } au lancer { $roll }.
   *[redone] Rétabli : { $play } au lancer { $roll }.
}
board-followed-stop = { $way ->
    [undone] Annulé : arrêt après le lancer { $roll }.
   *[redone] Rétabli : arrêt après le lancer { $roll }.
}
board-followed-on = { $way ->
    [undone] Annulé : relance après le lancer { $roll }.
   *[redone] Rétabli : relance après le lancer { $roll }.
}

## Après une correction

board-corrected-roll-off = { $again ->
    [nothing] Le lancer de départ { $roll } est corrigé. Tout ce qui suit reste valable.
   *[roll] Le lancer de départ { $roll } est corrigé. Décidez de nouveau pour le lancer { $asked }. Pour annuler la correction, appuyez sur Ctrl+Z.
}
board-corrected-roll = { $again ->
    [nothing] Le lancer { $roll } est corrigé. Tout ce qui suit reste valable.
   *[roll] Le lancer { $roll } est corrigé. Décidez de nouveau pour le lancer { $asked }. Pour annuler la correction, appuyez sur Ctrl+Z.
}
board-corrected-play = { $again ->
    [nothing] Le coup du lancer { $roll } est corrigé. Tout ce qui suit reste valable.
   *[roll] Le coup du lancer { $roll } est corrigé. Décidez de nouveau pour le lancer { $asked }. Pour annuler la correction, appuyez sur Ctrl+Z.
}
board-corrected-decision = { $again ->
    [nothing] La décision après le lancer { $roll } est corrigée. Tout ce qui suit reste valable.
   *[roll] La décision après le lancer { $roll } est corrigée. Décidez de nouveau pour le lancer { $asked }. Pour annuler la correction, appuyez sur Ctrl+Z.
}

## Ce qui n’est pas possible

board-refused-not-started = { $name } doit d’abord faire un lancer de départ.
board-refused-departed = { $name } a quitté la partie.
board-refused-started = On sait déjà qui commence.
board-refused-waiting = Finissez d’abord le lancer { $roll }.
board-refused-bust = Le lancer { $roll } est une chute : le tour est terminé.
board-refused-held = Vous ne pouvez pas vous arrêter : dans la colonne { $column }, le grimpeur est sur le pion d’un autre joueur.
board-refused-over = La partie est terminée.
board-refused-no-roll-off = Il n’y a pas de lancer de départ { $roll }.
board-refused-no-roll = Il n’y a pas de lancer { $roll }.
board-refused-no-seat = Il n’y a pas de joueur { $seat }.
board-refused-joined = Sur le plateau, personne ne peut rejoindre une partie commencée.
board-refused-last = Tous les autres ont quitté la partie.
board-why-in-roll = les dés { $dice } ne le permettent pas.
board-why-column = la colonne { $column } est gagnée, son grimpeur est au sommet, ou il ne reste plus de grimpeur.
board-why-whole = si les deux paires sont jouables, il faut jouer les deux.
board-why-place = il faut une répartition qui place un nouveau grimpeur.
board-why-most = il faut une répartition qui joue plus de paires.
board-why-over = la partie est terminée.

## Ce que fait un coup

board-effect-wins = arrêt et victoire
board-effect-top = { $column } : au sommet
board-effect-starts = { $column } : départ
board-effect-starts-at = { $column } : départ en { $space }
board-effect-moves = { $column } : { $space } sur { $top }
board-effect-held = pas d’arrêt ici

## Ce que fait un arrêt

board-stop-wins = gagne la partie
board-stop-loses = perd la partie
board-stop-keeps = garde { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
board-stop-columns = { $count ->
    [one] gagne la colonne { $columns }
   *[other] gagne les colonnes { $columns }
}

## Le risque de chute

board-bust-chance = chute { $chance }

## La fin d’un tour

board-turn-kept = { $count ->
    [one] { $count } case gardée
   *[other] { $count } cases gardées
}
board-turn-bust = chute
board-turn-lost = chute, −{ $count }

## Pourquoi une répartition ou une colonne ne se joue pas

board-split-more-pairs = { $low } et { $high } : une autre répartition joue plus de paires
board-split-new-runner = { $low } et { $high } : une autre répartition place un nouveau grimpeur
board-split-neither = { $low_why ->
    [won] { $low } est gagnée
    [top] { $low } est au sommet
   *[runners] pas de grimpeur pour { $low }
}, { $high_why ->
    [won] { $high } est gagnée
    [top] { $high } est au sommet
   *[runners] pas de grimpeur pour { $high }
}
board-split-runners = pas de grimpeur pour { $low } ni { $high }
board-split-twice = { $why ->
    [won] { $column } est gagnée
    [top] { $column } est au sommet
   *[runners] pas de grimpeur pour { $column }
}
board-column-not-rolled = Aucune paire de ces dés ne fait { $column }.
board-column-not-playable = { $why ->
    [won] La colonne { $column } est gagnée.
    [top] Vous êtes déjà au sommet de la colonne { $column }.
   *[runners] Pas de grimpeur pour la colonne { $column }.
}
board-column-more-pairs = Vous ne pouvez pas jouer { $column } : une autre répartition joue plus de paires.
board-column-new-runner = Vous ne pouvez pas jouer { $column } : une autre répartition place un nouveau grimpeur.

## Ce que le coach attend de la suite du tour

board-ahead-risk = { $choice } : réussit dans { $works } des cas et garde environ { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
board-ahead-keeps = { $choice } : garde { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead } ; gagne la colonne { $column } dans { $chance } des cas.

## Qui ou quoi le plateau attend

board-awaits-start = { $name } lance deux dés pour savoir qui commence.
board-awaits-roll-or-stop = { $name } relance ou s’arrête.
board-awaits-roll = { $name } lance.
board-awaits-play = { $name } choisit un coup.
board-awaits-decision = { $name }, lancer { $roll } : relance ou arrêt ?
board-awaits-nobody = La partie est terminée.
