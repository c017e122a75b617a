### Records, joueurs et dés.

records-title = Records et statistiques
records-best-games = Meilleures parties
records-rows-and-fifths = Lignes et cinquièmes dés
records-dice = Dés

## Pendant la lecture, ou sans parties

records-looking = Recherche des parties terminées…
records-counting = Décompte…
records-counted = { $read ->
    [one] { $read } partie sur { $all }
   *[other] { $read } parties sur { $all }
}
records-failed = Impossible de lire vos parties
records-try-again = Pour réessayer, appuyez sur { $key }.
records-none = Pas encore de partie terminée
records-none-about = Les parties terminées comptent ici, sauf les entraînements et celles que vous excluez.

## Les types de parties

records-express = Express, pénalité { $penalty }
records-classic =
    Classique{ $columns ->
        [4] , quatre colonnes
        [5] , cinq colonnes
       *[other] {""}
    }{ $sharing ->
        [jump] , saut
        [forced] , relance forcée
       *[share] {""}
    }{ $placement ->
        [must] , placement obligé
        [most] , le plus de paires
       *[within] {""}
    }

## Le record

records-all-people = Tout le monde
records-of = Record de { $name }
records-of-alone = Record solo de { $name }
records-open = Ouvrir cette partie
records-beat = Tenter de le battre
records-next = Prochain but : { $points }
records-next-zero = Prochain but : sortir du rouge
records-next-turns = Prochain but : { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
records-next-share = Un jeu presque parfait y arrive dans { $share } des parties.

## La répartition des parties

records-solo = Parties solo
records-groups = Parties à plusieurs
records-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
records-half-above = la moitié au-dessus de { $points }
records-average = moyenne { $points }
records-coach-average = coach { $points }
records-last = Dernières parties
records-record = record { $result }

## Les chiffres d’un joueur

records-at-the-table = À table
records-best-in-a-group = Record à plusieurs
records-biggest-win = Plus large victoire
records-won = Parties gagnées
records-won-of = { $wins } sur { $games }
records-lost = Perte par choix
records-bust = Tours avec chute
records-time-a-choice = Temps par choix
records-time-a-turn = Temps par tour

## Les meilleures parties

records-alone-points = Solo : le plus de points
records-alone-turns = Solo : le moins de tours
records-alone-nobody = Pas encore de partie solo terminée.
records-groups-totals = À plusieurs : plus hauts totaux
records-groups-turns = À plusieurs : victoires les plus rapides
records-groups-wins = À plusieurs : plus larges victoires
records-groups-nobody = Pas encore de partie à plusieurs terminée.
records-with = avec { $others }
records-dice-code = dés { $code }
records-helped = aide : { $helps }
records-with-help = Avec aide
records-only-help = Seulement avec aide

## Graphiques

records-rows = Points par ligne
records-rows-about = Le score moyen de chaque ligne. Les barres creuses sont des points en moins.
records-fifths = Cinquièmes dés
records-fifths-about = À quelle fréquence chaque valeur est fixée. Quand elle l’est, sa piste reçoit en moyenne ce nombre de croix : { $marks }.
records-marks-for = { $marks } pour { $value }

## Ce que les dés ont montré

records-dice-app = Dés de l’appli
records-dice-real = Vrais dés
records-dice-about = Toutes les parties terminées, Express et Classique ; celles aux mêmes dés comptent une seule fois. Même des dés équilibrés s’écartent de leur moyenne ; sous chaque graphique, vous voyez à quelle fréquence ils s’en écartent au moins autant.
records-dice-count =
    { $throws ->
        [one] { $throws } lancer
       *[other] { $throws } lancers
    }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
records-dice-values = Valeurs
records-dice-sums = Sommes des paires
records-dice-line = Le trait en travers de chaque barre est la moyenne de dés équilibrés.
records-dice-few =
    { $throws ->
        [one] { $throws } lancer
       *[other] { $throws } lancers
    } jusqu’ici ; après { $enough }, vous verrez s’ils sont équilibrés.
records-dice-fair = Comme des dés équilibrés, qui s’écartent au moins autant { $cases } fois sur 100.
records-dice-little-unusual = Un peu inhabituel : des dés équilibrés s’écartent autant une fois sur { $times } ({ $percent } %).
records-dice-unusual = Inhabituel : des dés équilibrés ne s’écartent autant qu’une fois sur { $times } ({ $percent } %).
records-dice-hardly-fair = Guère équilibrés : de bons dés s’écartent autant dans moins d’un cas sur 1000 (<0,1 %). Vérifiez les dés, et ce que vous avez saisi.

## Le classement

records-standings = Classement
records-people = Joueurs
records-span-evening = Dernière soirée
records-span-month = Ce mois-ci
records-span-year = Cette année
records-span-always = Toujours
records-standings-none = Ces joueurs n’ont terminé aucune partie ensemble pendant cette période.
records-by-chance = Victoires attendues
records-mean = Moyenne
records-best = Record
records-skill-title = Niveau
records-skill =
    { $unit ->
        [points] { $name } perd { $loss } points par choix face au coach ({ $games }).
       *[chance] { $name } perd { $loss } de chances de gagner par décision face au coach ({ $games }).
    }
records-skill-few = Il faut { $least } parties pour que le coach puisse juger les choix de { $name }.
records-skill-looking = Le coach examine la partie { $read } sur { $all }.
records-skill-trend =
    { $trend ->
        [less] Dans les dix dernières parties, cette perte a baissé de { $by }.
        [more] Dans les dix dernières parties, cette perte a augmenté de { $by }.
       *[none] Les dix dernières parties ne montrent pas de changement net.
    }
records-duels = Face à face
records-duels-about = Combien de fois { $name } a fini devant et derrière chacun des autres

## Les joueurs

records-also = aussi { $names }
records-rename = Renommer
records-new-name = Nouveau nom
records-join = Même joueur que…
records-join-about = Choisissez qui est aussi { $name }. Le nom { $name } reste, et vous pourrez les séparer de nouveau.
records-separate = Séparer { $name }
