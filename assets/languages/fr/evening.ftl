### Une soirée : des parties l’une après l’autre avec les mêmes personnes.

## L’en-tête d’une soirée

evening-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
evening-leads = { $name } mène { $wins } à { $others }
evening-level =
    { $wins ->
        [one] { $names } : { $wins } victoire chacun
       *[other] { $names } : { $wins } victoires chacun
    }
evening-alone = { $name } en solo
evening-best = Meilleur : { $result }
evening-name-field = Nommer cette soirée

## Le résultat d’une soirée

evening-result = Résultat de la soirée
evening-game = Partie { $number }
evening-game-of = Partie { $number } de la soirée
evening-points = Points
evening-wins = Victoires
evening-standing =
    { $wins ->
        [one] { $name } : { $wins } victoire
       *[other] { $name } : { $wins } victoires
    }

## Ce dont on parlera

evening-best-game = Meilleure partie
evening-comeback = Plus belle remontée
evening-behind =
    { $count ->
        [one] { $count } point de retard
       *[other] { $count } points de retard
    }
evening-behind-columns =
    { $columns ->
        [one] { $columns } colonne de retard
       *[other] { $columns } colonnes de retard
    }
evening-closest = Fin la plus serrée
evening-brilliant = Choix le plus brillant
evening-luckiest = Le plus de chance
evening-unluckiest = Le moins de chance
evening-none = Pas encore de résultat pour cette soirée.
evening-brilliant-about = Un choix brillant est le meilleur là où le choix évident aurait coûté cher.
evening-picture = Image
evening-about = Les victoires, tous les résultats et les temps forts.
