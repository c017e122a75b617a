### Ce que dit le coach.

## Un choix

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
coach-verdict-worth = { $verdict } : { $worth }
coach-verdict-bounds = Un bon choix coûte jusqu’à { $good }, une imprécision jusqu’à { $inaccuracy }, une erreur jusqu’à { $mistake }, une gaffe davantage. Un choix brillant est le seul bon, alors qu’un autre paraît meilleur à première vue.

## Express : pourquoi un choix a coûté

coach-out-chosen = Avec ce choix, on a tout de suite fini ; après le meilleur, il reste en moyenne { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
}.
coach-out-best = Après ce choix, il reste en moyenne { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
} ; avec le meilleur, on a tout de suite fini.
coach-reason = { $what } ({ $figure }) : { $later }.
coach-reason-alone = { $what } ({ $figure }).
coach-no-reason = Ce choix coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-fifth-die-comes-to = La piste du { $die } arrive à { $marks ->
    [1] une croix
    [2] deux croix
    [3] trois croix
    [4] quatre croix
    [5] cinq croix
    [6] six croix
    [7] sept croix
    [8] huit croix
   *[other] { $marks } croix
}, au lieu de celle du { $better }
coach-fifth-die-named = Ce choix fixe le { $die } au lieu du { $better }
coach-row-stays-empty = La ligne { $row } reste vide
coach-row-is-opened = Ce choix ouvre la ligne { $row }
coach-row-is-opened-with-two = Ce choix ouvre la ligne { $row } avec deux croix
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
coach-row-gets-one = La ligne { $row } reçoit une seule croix au lieu de deux
coach-row-gets-two = La ligne { $row } reçoit deux croix au lieu d’une
coach-row-gets-none = La ligne { $row } ne reçoit aucune croix au lieu de deux
coach-row-later = La ligne { $row } recevra { $dice ->
    [fewer] moins de dés par la suite, et la ligne { $other } davantage
   *[more] davantage de dés par la suite, et la ligne { $other } moins
}
coach-rest = Tout le reste
coach-row-counts = { $points }, contre { $better_points } avec { $better }
coach-row-ends = { $points } en moyenne à la fin, contre { $better_points } avec { $better }
coach-row-ends-with-dice = elle recevra par la suite { $dice ->
    [fewer] { $marks } croix de moins, et la ligne { $other } davantage
   *[more] { $marks } croix de plus, et la ligne { $other } moins
} ; { $ends }
coach-fifth-die-throws = encore { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
} en moyenne, contre { $better_throws }
coach-rows-short = en moyenne { $short ->
    [one] { $short } ligne finit
   *[other] { $short } lignes finissent
} avec moins de cinq croix, contre { $better_short }
coach-fifth-die-row = la ligne { $row } finit en moyenne à { $points }, contre { $better_points }
coach-fifth-die-rows = les lignes { $rows } totalisent en moyenne { $points } à la fin, contre { $better_points }
coach-rest-fewer = la ligne { $other } recevra davantage de dés par la suite, et { $ends }
coach-rest-more = la ligne { $other } recevra moins de dés par la suite, et { $ends }
coach-fifth-die-more = ensuite, le cinquième dé est plus souvent un { $value }, et { $ends }
coach-fifth-die-less = ensuite, le cinquième dé est moins souvent un { $value }, et { $ends }
coach-fifth-die-throws-and-rows = { $throws }, et { $ends }

## Plateau : pourquoi un choix a coûté

coach-board-keeps = Cases gardées si le tour réussit : { $best } (environ { $more }), { $chosen } (environ { $spaces }).
coach-board-safe = Aucun risque de chute au prochain lancer.
coach-board-nearly-safe = Presque aucun risque de chute au prochain lancer.
coach-board-seldom-busts = Seulement { $bust } de risque de chute au prochain lancer.
coach-board-next-bust = Risque de chute au prochain lancer : { $best } ({ $less }), { $chosen } ({ $bust }).
coach-board-leaves-runner = Avec { $best }, un grimpeur reste libre.
coach-board-tops = Avec { $best }, on atteint le sommet de la colonne { $column }.
coach-board-begins = Avec { $chosen }, on part du bas de la colonne { $column }.
coach-board-threat = Après un arrêt, { $name } gagne au tour suivant dans { $chance } des cas.
coach-board-wins-game = Chances de gagner la partie dès ce tour : { $best } ({ $better }), { $chosen } ({ $share }).
coach-board-wins-two = Chances de gagner deux colonnes dès ce tour : { $best } ({ $better }), { $chosen } ({ $share }).
coach-board-wins-one = Chances de gagner une colonne dès ce tour : { $best } ({ $better }), { $chosen } ({ $share }).
coach-board-wins-column = Chances de gagner la colonne { $column } dès ce tour : { $best } ({ $better }), { $chosen } ({ $share }).
coach-board-at-once = Chances de gagner la partie dès ce tour : { $best } (100 %), { $chosen } ({ $share }).
coach-board-games-play = Chances de gagner : { $best } ({ $better }), { $play } ({ $works }).
coach-board-turns-play = Tours restants : { $best } ({ $better }), { $play } ({ $works }).
coach-board-ends = Relancer jusqu’au meilleur moment pour s’arrêter réussit dans { $often } des cas. Chances de gagner : { $works } en cas de réussite, { $bust } après une chute, { $stop } en s’arrêtant ici.
coach-board-risks = Relancer finit par une chute dans { $often } des cas. Chances de gagner : { $bust } après une chute, { $stop } en s’arrêtant ici.
coach-board-ends-turns = Relancer jusqu’au meilleur moment pour s’arrêter réussit dans { $often } des cas. Tours restants : { $works } en cas de réussite, { $bust } après une chute, { $stop } en s’arrêtant ici.
coach-board-works = Taux de réussite : { $best } ({ $more_often }), { $play } ({ $often }). Chances de gagner : { $better } ou { $works } en cas de réussite, { $bust } après une chute.
coach-board-works-turns = Taux de réussite : { $best } ({ $more_often }), { $play } ({ $often }). Tours restants : { $better } ou { $works } en cas de réussite, { $bust } après une chute.
coach-board-may-be-lost = La colonne { $column } risque de vous échapper : { $name } est à la case { $space } sur { $length }.
coach-board-closer = Cases restantes : { $left } dans la colonne { $column } ({ $best }), { $more } dans la colonne { $other } ({ $chosen }).
coach-board-shorter = La colonne { $column } n’a que { $length } cases, la colonne { $other } en a { $longer }.

## Conseils sur le plateau

coach-board-best = { $verdict } : { $play }, avec { $chance } de chances de gagner.
coach-board-best-alone = { $verdict } : { $play }, encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
coach-board-to-win = { $chance } de victoire
coach-board-turns-to-go = encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
coach-board-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
coach-estimate = estimation

## Les joueurs de l’ordinateur

coach-express-average = { $points } points en moyenne.
coach-express-dreamy = Ouvre ligne sur ligne.
coach-express-careless = Laisse bien des lignes en plan.
coach-express-eager = Ouvre des lignes trop tard.
coach-express-curious = Se trompe parfois.
coach-express-steady = Ne voit que ce lancer.
coach-express-bold = Joue bien, mais dans la précipitation.
coach-express-evolved = Ne joue qu’au jeu de plateau.
coach-express-master = Rien ne lui échappe.
coach-board-careless = Joue au hasard, s’arrête sur un coup de tête.
coach-board-bold = Compte comme Sang-froid, mais va jusqu’à 40.
coach-board-steady = Compte jusqu’à 28 et s’arrête, comme beaucoup.
coach-board-evolved = A appris de milliers de parties.
coach-board-master = Calcule tout ; bat Futé 3 fois sur 4.

## L’analyse : quand il n’y en a pas

coach-review-begins = Le coach examine chaque choix…
coach-review-computed = Le coach examine chaque choix… { $percent } %. Pour arrêter et revenir, appuyez sur Échap.
coach-review-failed = Le coach n’a pas pu juger cette partie. Pour réessayer, appuyez sur Échap, puis sur V.
coach-review-under-way = calcul…
coach-review-costliest-none = aucun
coach-review-hidden = Le choix de { $name } pour le lancer { $throw } reste caché jusqu’à ce que tout le monde ait choisi.
coach-review-not-chosen = { $name } n’a pas encore choisi.
coach-review-nothing-to-choose = { $name } n’avait encore rien à choisir.

## L’analyse d’une partie

coach-review-at-start = départ
coach-review-luck = dés
coach-review-choices = choix
coach-review-others = tours des autres
coach-review-result = résultat
coach-review-expected = attendu
coach-review-mean-loss = perte par choix
coach-review-best-choices = meilleurs choix
coach-review-best-choices-count = { $best } sur { $count }
coach-review-all-best = Tous les choix étaient les meilleurs
coach-review-costliest = Moments les plus coûteux
coach-review-chosen-was = Choisi : { $choice }
coach-review-best-was = Meilleur : { $choice }
coach-review-chosen = choisi
# A choice as the answer to a question, behind its verdict.
coach-review-answered = votre réponse
coach-review-in-game = dans la partie
coach-wins-instead = { $choice } : victoire dans { $share } des parties au lieu de { $less } ; points : { $points }.
coach-wins-same = { $names } { $count ->
    [one] a les mêmes croix et choisit
   *[other] ont les mêmes croix et choisissent
} { $pairs } dans { $often } des parties, { $best } dans { $rarely } : avec le même choix, personne ne prend l’avantage.
coach-wins-leader = Avec presque les mêmes croix, { $name } a environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance et choisit { $pairs } dans { $often } des parties, { $best } dans { $rarely } : avec le même choix, { $name } reste devant.
coach-wins-others = { $names } { $count ->
    [one] choisit
   *[other] choisissent
} { $pairs } dans { $often } des parties, { $best } dans { $rarely }.
coach-wins-together = Avec un autre choix, souvent, vous les battez tous ou n’en battez aucun.
coach-wins-less = Ce choix rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins que { $pairs }.
coach-wins-alike = { $names } { $count ->
    [one] a
   *[other] ont
} { $marks ->
    [same] les mêmes croix
   *[nearly] presque les mêmes croix
} : chaque lancer profite autant à tout le monde, et une petite avance se conserve.
coach-wins-ahead = { $names } { $count ->
    [one] est derrière et choisit
   *[other] sont derrière et choisissent
} { $best } dans { $often } des parties : avec le même choix, l’avance se conserve.
coach-wins-same-track = Dans { $often } des parties, le { $die } est aussi le cinquième dé de { $names } : sur les mêmes pistes, les mêmes lancers aident tout le monde.
coach-wins-by-shared-dice = Si les autres lançaient d’autres dés, { $pairs } gagnerait { $best } des parties et ce choix { $chosen } : ce sont les dés communs qui font la différence.
coach-wins-swings = { $why ->
    [behind] Quand on est derrière, on gagne plus souvent si l’écart avec le meilleur des autres varie davantage : il varie de ±{ $best } points avec { $pairs }, contre seulement ±{ $chosen } avec ce choix.
    [ahead] Quand on est devant, on gagne plus souvent si l’écart avec le meilleur des autres varie moins : il ne varie que de ±{ $best } points avec { $pairs }, contre ±{ $chosen } avec ce choix.
    [cheap-behind] Quand on est derrière, la perte de points est compensée si l’écart avec le meilleur des autres varie davantage : il varie de ±{ $chosen } points avec ce choix, contre seulement ±{ $best } avec { $pairs }.
   *[cheap-ahead] Quand on est devant, la perte de points est compensée si l’écart avec le meilleur des autres varie moins : il ne varie que de ±{ $chosen } points avec ce choix, contre ±{ $best } avec { $pairs }.
}
coach-wins-at-once = Il reste peu de lancers : après celui-ci, le total est de { $best } points avec { $pairs } et de { $chosen } avec ce choix.
coach-wins-race = L’écart avec le meilleur des autres ne varie que de ±{ $points } points : quelques points décident donc de nombreuses parties.
coach-wins-gap = En moyenne, l’écart avec le meilleur des autres est de { $best } points avec { $pairs } (±{ $spread }) et de { $chosen } avec ce choix (±{ $chosen_spread }).
coach-rival-is-out = { $name } a fini avec { $points } points ; ce choix rapporte environ { $chosen }, le meilleur { $best }.
coach-rival-expects = { $name } peut s’attendre à environ { $points } points ; ce choix rapporte environ { $chosen }, le meilleur { $best }.
coach-rival-falls = { $name } peut s’attendre à environ { $points } points, mais finit sous { $best } dans { $share } des parties ; en continuant, on a les mêmes dés que { $name }.
coach-review-turns-lost = +{ $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
coach-review-percent-lost = −{ $number } %

## L’analyse d’un choix

coach-review-turn-roll = Tour { $turn }, lancer { $roll }
coach-review-points-lost = points perdus
coach-review-turns-to-go = tours restants
coach-review-chance = chances de gagner
coach-review-turns-to-go-estimate = tours restants, estimation
coach-review-chance-estimate = chances de gagner, estimation
coach-review-cost-points = { $verdict } : coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-review-cost-turns = { $verdict } : coûte { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
coach-review-cost-chance = { $verdict } : enlève { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
} aux chances de gagner.
coach-review-alone-best = Meilleur : aucun autre choix n’est aussi bon.
coach-review-brilliant = Brillant : le seul bon choix, et pas celui qui saute aux yeux.
coach-toss-up = Au choix : la différence est trop petite pour trancher.
coach-review-all-moments = Tous les moments
coach-review-all-choices = Tous les choix

## Analyse

coach-analysis-title = Analyse
coach-analysis-edit = Modifier
coach-analysis-quiz-me = À moi de choisir
