### Ce que dit le coach.

coach-choice-fifth = { $pairs }, cinquième dé { $die }
coach-choice-free = { $pairs }, lancer gratuit
coach-board-roll-on = relancer
coach-board-stop = s’arrêter
coach-board-roll-on-alone = Relancer
coach-board-stop-alone = S’arrêter
coach-board-rolling-on = Relancer
coach-board-stopping = S’arrêter
coach-verdict = { $verdict ->
    [brilliant] Brillant
    [best] Meilleur
    [as-good] Aussi bon
    [good] Bon
    [inaccuracy] Imprécision
    [mistake] Erreur
   *[blunder] Gaffe
}
coach-verdict-worth = { $verdict } : { $worth }
coach-verdict-bounds = Bon perd jusqu’à { $good }, une imprécision jusqu’à { $inaccuracy }, une erreur jusqu’à { $mistake }, une gaffe davantage. Brillant est le seul bon choix quand un autre paraît meilleur à première vue.

## Express : pourquoi un choix a coûté

coach-out-chosen = Ce choix met aussitôt fin à la partie ; après le meilleur, il reste en moyenne { $throws } lancers.
coach-out-best = Le meilleur choix met aussitôt fin à la partie ; après celui-ci, il reste en moyenne { $throws } lancers.
coach-reason = { $what } ({ $figure }) : { $later }.
coach-no-reason = Cela coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-row = La ligne { $row }
coach-fifth-die-comes-to = Le cinquième dé { $die } arrive à { $marks ->
    [1] une croix
    [2] deux croix
    [3] trois croix
    [4] quatre croix
    [5] cinq croix
    [6] six croix
    [7] sept croix
    [8] huit croix
   *[other] { $marks } croix
}, plutôt que le { $better }
coach-fifth-die-named = Le cinquième dé { $die } est choisi plutôt que le { $better }
coach-row-stays-empty = La ligne { $row } reste vide
coach-row-is-opened = La ligne { $row } est ouverte
coach-row-stays = La ligne { $row } reste à { $marks ->
    [1] une croix
    [2] deux croix
    [3] trois croix
    [4] quatre croix
    [5] cinq croix
    [6] six croix
    [7] sept croix
    [8] huit croix
    [9] neuf croix
    [10] dix croix
   *[other] { $marks } croix
}
coach-row-comes-to = La ligne { $row } arrive à { $marks ->
    [1] une croix
    [2] deux croix
    [3] trois croix
    [4] quatre croix
    [5] cinq croix
    [6] six croix
    [7] sept croix
    [8] huit croix
    [9] neuf croix
    [10] dix croix
   *[other] { $marks } croix
}
coach-rows-other = Toutes les autres lignes
coach-row-counts = { $points }, { $better_points } avec { $better }
coach-row-ends = { $points } à la fin en moyenne, { $better_points } avec { $better }
coach-row-ends-fifth = { $points } à la fin en moyenne, { $better_points } avec le cinquième dé { $better }
coach-rows-end-fifth = toutes les autres lignes { $points } à la fin en moyenne, { $better_points } avec le cinquième dé { $better }
coach-throws-to-come = encore { $throws } lancers en moyenne, { $better_throws } avec le cinquième dé { $better }

## Plateau : pourquoi un choix a coûté

coach-board-keeps = Cases gardées si le tour réussit : { $best } environ { $more }, { $chosen } environ { $spaces }.
coach-board-safe = Le prochain lancer ne peut pas chuter.
coach-board-threat = Après un arrêt, { $name } gagne à son prochain tour dans { $chance } des cas.
coach-board-wins-game = Ce tour gagne la partie : { $best } dans { $better } des cas, { $chosen } dans { $share }.
coach-board-wins-two = Ce tour gagne deux colonnes : { $best } dans { $better } des cas, { $chosen } dans { $share }.
coach-board-wins-column = Ce tour gagne la colonne { $column } : { $best } dans { $better } des cas, { $chosen } dans { $share }.
coach-board-at-once = Ce tour gagne la partie : { $best } aussitôt, { $chosen } dans { $share } des cas.
coach-board-games-play = Les chances de gagner sont de { $better } avec { $best }, contre { $works } avec { $play }.
coach-board-turns-play = Le nombre de tours restants est de { $better } avec { $best }, contre { $works } avec { $play }.
coach-board-ends = Relancer réussit dans { $often } des cas : les chances de gagner sont alors de { $works }, de { $bust } après une chute, de { $stop } après un arrêt.
coach-board-ends-turns = Relancer réussit dans { $often } des cas : il reste alors { $works } tours, { $bust } après une chute, { $stop } après un arrêt.
coach-board-works = { $best } réussit dans { $more_often } des cas, { $play } dans { $often } ; les chances de gagner sont alors de { $better } ou de { $works }, de { $bust } après une chute.
coach-board-works-turns = { $best } réussit dans { $more_often } des cas, { $play } dans { $often } ; il reste alors { $better } ou { $works } tours, { $bust } après une chute.
coach-board-may-be-lost = La colonne { $column } risque d’être perdue : { $name } en est à la case { $space } sur { $length }.
coach-board-shorter = La colonne { $column } n’a que { $length } cases, la colonne { $other } en a { $longer }.

## Conseils sur le plateau

coach-board-best = { $verdict } : { $play }, { $chance } de chances de gagner.
coach-board-best-alone = { $verdict } : { $play }, encore { $turns } tours.
coach-board-to-win = { $chance } de victoire
coach-board-turns-to-go = encore { $turns } tours
coach-board-turns = { $turns } tours
coach-estimate = estimation

## Les joueurs de l'ordinateur

coach-express-average = Environ { $points } points.
coach-express-dreamy = Ouvre ligne sur ligne.
coach-express-careless = Laisse bien des lignes en plan.
coach-express-eager = Ouvre des lignes trop tard.
coach-express-curious = Se trompe de temps en temps.
coach-express-steady = Vit pour ce lancer.
coach-express-bold = Joue bien, mais trop vite.
coach-express-evolved = Ne joue que sur le plateau.
coach-express-master = Rien ne lui échappe.
coach-board-careless = Joue n’importe quoi et s’arrête sur un coup de tête.
coach-board-bold = Compte comme Sang-froid, mais va jusqu’à 40.
coach-board-steady = Compte jusqu’à 28 et s’arrête, comme beaucoup.
coach-board-evolved = A appris de milliers de parties.
coach-board-master = Réfléchit à fond ; bat Futé 3 fois sur 4.

## L'analyse : quand il n'y en a pas

coach-review-begins = Le coach examine chaque choix…
coach-review-computed = Le coach examine chaque choix… { $percent } %. Échap revient et l’interrompt.
coach-review-failed = Le coach n’a pas pu faire cette analyse. Échap, puis V, pour réessayer.
coach-review-under-way = calcul…
coach-review-costliest-none = aucun
coach-review-hidden = Le choix fait par { $name } pour le lancer { $throw } reste caché jusqu’à ce que tout le monde ait choisi.
coach-review-not-chosen = { $name } n’a pas encore choisi.
coach-review-nothing-to-choose = { $name } n’avait encore rien à choisir.

## L'analyse d'une partie

coach-review-at-start = départ
coach-review-luck = dés
coach-review-choices = choix
coach-review-others = tours des autres
coach-review-result = résultat
coach-review-expected = attendu
coach-review-mean-loss = perte par choix
coach-review-best-choices = meilleurs choix
coach-review-best-choices-count = { $best } sur { $count }
coach-review-all-best = Chaque choix était le meilleur
coach-review-costliest = Les moments les plus coûteux
coach-review-chosen-was = Choisi : { $choice }
coach-review-best-was = Meilleur : { $choice }
coach-review-chosen = choisi
coach-review-in-game = dans la partie
coach-wins-instead = { $choice } gagne dans { $share } des parties au lieu de { $less }, points : { $points }.
coach-review-turns-lost = +{ $turns } tours
coach-review-percent-lost = −{ $number } %

## L'analyse d'un choix

coach-review-turn-roll = Tour { $turn }, lancer { $roll }
coach-review-points-lost = points perdus
coach-review-turns-to-go = tours restants
coach-review-chance = chances de gagner
coach-review-turns-to-go-estimate = tours restants, estimation
coach-review-chance-estimate = chances de gagner, estimation
coach-review-cost-points = { $verdict } : coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-review-cost-turns = { $verdict } : coûte { $turns } tours.
coach-review-cost-chance = { $verdict } : coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur les chances de gagner.
coach-review-alone-best = Meilleur : aucun autre choix ne le vaut.
coach-review-brilliant = Brillant : le seul bon choix, et pas celui qu’on voit d’abord.
coach-toss-up = À égalité : la différence est trop petite pour trancher.
coach-review-all-throws = Tous les lancers
coach-review-all-choices = Tous les choix

## Analysis

coach-analysis-title = Analyse
coach-analysis-edit = Modifier
coach-analysis-quiz-me = À moi de choisir
