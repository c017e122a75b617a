### Ce qui s’imprime.

## La feuille

print-name = Nom
print-date = Date
print-fifth-dice = Cinquièmes dés
print-out-with = fini au lancer { $throw }

## Le plateau

print-mark-quarters =
    Chacun coche au crayon
    un quart de case.
print-coins-run =
    Trois pièces font de bons
    grimpeurs pour tous.
print-legend-columns = colonnes gagnées

## Le titre d’un résultat

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

## En dessous

print-throws = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
print-penalty = pénalité par ligne inachevée : { $points }
print-rolls = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
print-columns-win = { $count ->
    [one] { $count } colonne pour gagner
   *[other] { $count } colonnes pour gagner
}
print-dice-real = vrais dés
print-dice-earlier = dés d’une partie précédente
print-dice-of-day = dés du jour, code { $code }
print-dice-app = dés de l’appli, code { $code }

## Sous l’image d’un résultat

print-figure = { $title } : { $figure }

## Les comptes des joueurs

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

## Le cours de la partie

print-throw = Lancer
print-turn = Tour
print-free = grat.
print-course-more = Encore { $count } dans le fichier de la partie.
print-kept = garde { $count }
print-lost = perd { $count }
print-stop = arrêt
