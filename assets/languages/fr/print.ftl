### Ce qui s'imprime.

print-name = Nom
print-date = Date
print-fifth-dice = Cinquièmes dés
print-out-with = fini au lancer { $throw }
print-mark-quarters =
    Chacun coche un quart
    de case, au crayon.
print-coins-run =
    Trois pièces font de bons
    grimpeurs pour tous.
print-legend-columns = colonnes gagnées
print-under-way = En cours
print-result-alone = { $total } points
print-wins = { $name } gagne avec { $total }
print-share = { $names } se partagent la victoire avec { $total }
print-won-alone = Gagné en { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
print-wins-in = { $name } gagne en { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
print-throws = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
print-penalty = une ligne d’une à quatre croix coûte { $points }
print-rolls = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
print-columns-win = { $count } colonnes pour gagner
print-dice-real = vrais dés
print-dice-earlier = les dés d’une autre partie
print-dice-of-day = les dés du jour, code { $code }
print-dice-app = les dés de l’appli, code { $code }
print-figure = { $title } : { $figure }
print-left = forfait
print-each = { $points } chacune
print-marks = { $count ->
    [one] { $count } croix
   *[other] { $count } croix
}
print-still-in = en jeu
print-columns-won = Colonnes gagnées
print-line-busts = Chutes
print-longest-turn = Tour le plus long
print-furthest-turn = Montée max.
print-spaces-kept = Cases gardées
print-spaces-lost = Cases perdues
print-throw = Lancer
print-turn = Tour
print-free = gratuit
print-course-more = … et { $count } de plus, dans le fichier de la partie.
print-kept = { $count ->
    [one] { $count } gardée
   *[other] { $count } gardées
}
print-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}
print-stop = stop
