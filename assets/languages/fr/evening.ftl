### Une soirée : des parties l’une après l’autre avec les mêmes personnes.

evening-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
evening-leads = { $name } mène { $wins } à { $others }
evening-level = { $names } en ont gagné { $wins } chacun
evening-alone = { $name } en solo
evening-best = Meilleur résultat { $result }
evening-name-field = Un nom pour cette soirée

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

evening-best-game = Meilleure partie
evening-comeback = Plus belle remontée
evening-behind =
    { $count ->
        [one] { $count } point de retard
       *[other] { $count } points de retard
    }
evening-behind-columns = { $columns } colonnes de retard
evening-closest = Fin la plus serrée
evening-brilliant = Choix le plus brillant
evening-luckiest = Le plus de chance
evening-unluckiest = Le moins de chance
evening-none = Cette soirée n’a pas encore de résultat.
evening-brilliant-about = Un choix est brillant s’il est le meilleur là où le choix évident aurait coûté le plus.
evening-picture = Image
evening-about = Qui a gagné combien de parties, chaque résultat et ce dont on parlera.
