### Le jeu de plateau.

## Le lancer de départ

board-tied-again = { $names } à égalité avec { $total } : on relance.
board-starts = { $name } commence.
board-starts-in-turn = Commence, c’est son tour
board-starts-with = { $name } commence avec { $total }.
board-starts-after-tie = { $name } commence avec { $total }, après une égalité à { $tied }.
board-play-twice = { $column } deux fois

## À qui le tour

board-turn = Tour { $turn }
board-turn-record = Tour { $turn }, le record est { $record }

## Ce qui est attendu

board-type-two-as-they-lay = Saisissez les deux dés tels qu’ils étaient
board-type-four-as-they-lay = Saisissez les quatre dés tels qu’ils étaient
board-roll-two-and-type = Lancez deux dés, puis saisissez-les
board-roll-four-and-type = Lancez les quatre dés, puis saisissez-les
board-roll-on-and-type = Relancez : saisissez les quatre dés
board-roll-on-or-stop = Stop ou encore ?
board-can-only-roll-on = Relancez
board-program-rolls = L’ordinateur lance : Espace pour continuer
board-program-rolls-on = L’ordinateur relance : saisissez les quatre dés
board-program-decides = L’ordinateur décide : relancer ou s’arrêter
board-space-lets-program = Espace laisse l’ordinateur décider
board-program-chooses = L’ordinateur choisit son coup
board-only-play = Un seul coup possible : Entrée le joue
board-which-pairs = Quelles paires jouer ?
board-once-more-plays = Appuyez encore pour jouer { $play }
board-which-one = Lequel avec { $columns } ?
board-did-it-go-on = Le tour a-t-il continué après ce lancer ?
board-rolls-for-start = Lancer de départ : la plus haute somme commence
board-rolls-again = On relance : { $names } à égalité avec { $total }
board-was-stop = C’était un arrêt. Échap le laisse ainsi.
board-was-roll-on = C’était une relance. Échap la laisse ainsi.

## Le lancer

board-odds = Chances de chaque colonne de sortir à un lancer, en %
board-rolling-on-odds = Relancer : chute { $chance }

## Les deux voies

board-roll = Lancer
board-stop = S’arrêter
board-no-stop = Pas d’arrêt
board-roll-for-start = Lancer de départ
board-skip-start = Passer : l’appli lance
board-it-went-on = Relancé
board-it-stopped = Stop
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

board-app-rolls = Ici, c’est l’appli qui lance les dés : Espace.
board-all-rolled = Les quatre dés sont là : jouez d’abord une paire ou les deux.
board-went-on-or-stopped = Le tour a-t-il continué, ou était-ce un arrêt ? R ou S.
board-type-what-they-show = Lancez les dés sur la table et tapez ce qu’ils montrent.
board-nothing-gained = Rien n’est encore gagné : lancez d’abord.
board-play-first = Jouez d’abord une paire ou les deux.

## Corrections

board-correcting-start = Vous corrigez le lancer de départ { $roll }.
board-correcting-roll = Vous corrigez le lancer { $roll }.

## Nouvelles

board-news-bust = Chute !
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
board-news-game-won = et remporte la partie
board-news-none-left = Plus aucune colonne : { $name } gagne

## Les joueurs, en bref

board-plays-now = joue
board-left = forfait
board-start-roll = départ { $totals }

board-busts = Chute : { $name }.
board-busts-and-loses = Chute : { $name } perd { $count ->
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
    [undone] Annulé : lancer de départ { $roll }, { $dice }.
   *[redone] Rétabli : lancer de départ { $roll }, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Annulé : lancer { $roll }, { $dice }.
   *[redone] Rétabli : lancer { $roll }, { $dice }.
}
board-followed-play = { $way ->
    [undone] Annulé : { $play } au lancer { $roll }.
   *[redone] Rétabli : { $play } au lancer { $roll }.
}
board-followed-stop = { $way ->
    [undone] Annulé : l’arrêt après le lancer { $roll }.
   *[redone] Rétabli : l’arrêt après le lancer { $roll }.
}
board-followed-on = { $way ->
    [undone] Annulé : la relance après le lancer { $roll }.
   *[redone] Rétabli : la relance après le lancer { $roll }.
}

## Après une correction

board-corrected-roll-off = { $again ->
    [nothing] Le lancer de départ { $roll } est corrigé. Tout ce qui suit reste valable.
   *[roll] Le lancer de départ { $roll } est corrigé. À décider de nouveau : lancer { $asked }. Ctrl+Z annule la correction.
}
board-corrected-roll = { $again ->
    [nothing] Le lancer { $roll } est corrigé. Tout ce qui suit reste valable.
   *[roll] Le lancer { $roll } est corrigé. À décider de nouveau : lancer { $asked }. Ctrl+Z annule la correction.
}
board-corrected-play = { $again ->
    [nothing] Le coup du lancer { $roll } est corrigé. Tout ce qui suit reste valable.
   *[roll] Le coup du lancer { $roll } est corrigé. À décider de nouveau : lancer { $asked }. Ctrl+Z annule la correction.
}
board-corrected-decision = { $again ->
    [nothing] La décision après le lancer { $roll } est corrigée. Tout ce qui suit reste valable.
   *[roll] La décision après le lancer { $roll } est corrigée. À décider de nouveau : lancer { $asked }. Ctrl+Z annule la correction.
}

## Ce qui n'est pas possible

board-refused-not-started = { $name } fait d’abord le lancer de départ.
board-refused-departed = { $name } a quitté la table.
board-refused-started = On sait déjà qui commence.
board-refused-waiting = Le lancer { $roll } n’est pas encore réglé.
board-refused-bust = Le lancer { $roll } est une chute, qui met fin au tour.
board-refused-held = Le grimpeur de la colonne { $column } est sur le pion d’un autre joueur.
board-refused-over = La partie est finie.
board-refused-no-roll-off = Il n’y a pas de lancer de départ { $roll }.
board-refused-no-roll = Il n’y a pas de lancer { $roll }.
board-refused-no-seat = Il n’y a pas de joueur { $seat }.
board-refused-joined = Personne n’entre plus au plateau une fois la partie lancée.
board-refused-last = Il n’y a plus personne d’autre au plateau.
board-why-in-roll = les dés { $dice } ne permettent pas cela.
board-why-column = la colonne { $column } est gagnée, son grimpeur est au sommet, ou il ne reste pas de grimpeur.
board-why-whole = toutes les paires jouables d’une répartition se jouent.
board-why-place = il faut une répartition qui place un nouveau grimpeur.
board-why-most = il faut une répartition qui joue plus de paires.
board-why-over = la partie est finie.

## Ce que fait un coup

board-effect-wins = stop et victoire
board-effect-top = { $column } : au sommet
board-effect-starts = { $column } : départ
board-effect-starts-at = { $column } : départ à { $space }
board-effect-moves = { $column } : { $space } sur { $top }
board-effect-held = pas d’arrêt ici

## Ce que fait un arrêt

board-stop-wins = gagne la partie
board-stop-loses = finit et perd la partie
board-stop-keeps = garde { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
board-stop-columns = { $count ->
    [one] gagne la colonne { $columns }
   *[other] gagne les colonnes { $columns }
}
board-bust-chance = chute { $chance }
board-turn-kept = { $count ->
    [one] { $count } case gardée
   *[other] { $count } cases gardées
}
board-turn-bust = chute
board-turn-lost = chute, −{ $count }

## Pourquoi une répartition ou une colonne ne se joue pas

board-split-more-pairs = { $low } et { $high } : une autre répartition joue plus de paires
board-split-new-runner = { $low } et { $high } : une autre répartition place un nouveau grimpeur
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
board-column-not-rolled = Aucune paire de ces dés ne donne { $column }.
board-column-not-playable = { $why ->
    [won] La colonne { $column } est gagnée.
    [top] Déjà au sommet de la colonne { $column }.
   *[runners] Pas de grimpeur pour la colonne { $column }.
}
board-column-more-pairs = { $column } ne peut pas se jouer : une autre répartition joue plus de paires.
board-column-new-runner = { $column } ne peut pas se jouer : une autre répartition place un nouveau grimpeur.

## Ce que le coach attend de la suite du tour

board-ahead-risk = { $choice } : garde environ { $count ->
    [one] { $count } case
   *[other] { $count } cases
} si ça passe, dans { $works } des cas
board-ahead-keeps = { $choice } : garde { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead } ; la colonne { $column } est gagnée dans { $chance } des cas.

## Qui ou quoi le plateau attend

board-awaits-start = { $name } lance deux dés pour le départ.
board-awaits-roll-or-stop = { $name } relance ou s’arrête.
board-awaits-roll = { $name } lance.
board-awaits-play = { $name } choisit un coup.
board-awaits-decision = { $name } dit si le lancer { $roll } était le dernier.
board-awaits-nobody = La partie est finie.
