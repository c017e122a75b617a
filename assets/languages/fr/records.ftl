### Records, joueurs et dés.

records-title = Records et statistiques
records-best-games = Meilleures parties
records-rows-and-fifths = Lignes et cinquièmes dés
records-dice = Dés
records-looking = Recherche des parties finies…
records-counting = Décompte…
records-counted = { $read } sur { $all } parties
records-failed = Le programme n’a pas pu lire les parties
records-try-again = { $key } pour réessayer.
records-none = Pas encore de partie finie
records-none-about = Ici comptent les parties jouées jusqu’au bout, sauf les entraînements et celles que vous excluez.
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
records-all-people = Tout le monde
records-of = Record de { $name }
records-of-alone = Record en solo de { $name }
records-open = Ouvrir cette partie
records-beat = À battre
records-next = Prochain but : { $points }
records-next-zero = Prochain but : sortir du négatif
records-next-turns = Prochain but : { $count } tours
records-next-share = Un jeu presque parfait y arrive dans { $share } des parties.
records-solo = Parties en solo
records-groups = Parties à plusieurs
records-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
records-half-above = la moitié au-dessus de { $points }
records-average = moyenne { $points }
records-coach-average = le coach { $points }
records-last = Les dernières parties
records-record = record { $result }
records-at-the-table = À table
records-best-in-a-group = Mieux à plusieurs
records-biggest-win = Plus large victoire
records-won = Gagnées
records-won-of = { $wins } sur { $games }
records-lost = Perte par choix
records-bust = Tours en chute
records-time-a-choice = Temps par choix
records-time-a-turn = Temps par tour
records-alone-points = Solo : le plus de points
records-alone-turns = Solo : le moins de tours
records-alone-nobody = Personne n’a encore fini une telle partie en solo.
records-groups-totals = À plusieurs : plus hauts totaux
records-groups-turns = À plusieurs : victoires les plus rapides
records-groups-wins = À plusieurs : plus larges victoires
records-groups-nobody = Personne n’a encore fini une telle partie à plusieurs.
records-with = avec { $others }
records-dice-code = dés { $code }
records-helped = aide : { $helps }
records-with-help = Avec aide
records-only-help = Avec aide seulement
records-rows = Points par ligne
records-rows-about = Le score moyen de chaque ligne. Les barres creuses sont des points en moins.
records-fifths = Cinquièmes dés
records-fifths-about = Dans combien de parties chaque valeur est fixée. Croix sur sa piste alors, en moyenne : { $marks }.
records-marks-for = { $marks } pour { $value }
records-dice-app = Les dés de l’appli
records-dice-real = Les vrais dés
records-dice-about = Toutes les parties finies des deux jeux ; celles aux mêmes dés comptent une fois. Même des dés équilibrés s’écartent de leur moyenne ; la probabilité dit combien de fois ils s’en écartent au moins autant.
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
    } jusqu’ici ; au bout de { $enough }, on pourra dire s’ils sont équilibrés.
records-dice-fair = Comme des dés équilibrés : ceux-ci s’écartent autant ou plus dans { $cases } cas sur 100.
records-dice-little-unusual = Un peu inhabituel : des dés équilibrés s’écartent autant ou plus une fois sur { $times } ({ $percent } %).
records-dice-unusual = Inhabituel : des dés équilibrés ne s’écartent autant ou plus qu’une fois sur { $times } ({ $percent } %).
records-dice-hardly-fair = Des dés équilibrés ? Difficile à croire : moins d’une fois sur 1000 (< 0,1 %), ils s’écartent autant ou plus. Regardez les dés, et ce qui a été tapé.
records-standings = Classement
records-people = Personnes
records-span-evening = Dernière soirée
records-span-month = Ce mois-ci
records-span-year = Cette année
records-span-always = Toujours
records-standings-none = Ces personnes n’ont fini aucune partie ensemble pendant ce temps.
records-by-chance = Victoires au hasard
records-mean = Moyenne
records-best = Mieux
records-skill-title = Niveau
records-skill =
    { $unit ->
        [points] { $name } perd { $loss } points par choix face au coach ({ $games }).
       *[chance] { $name } perd { $loss } de chances de gagner par décision face au coach ({ $games }).
    }
records-skill-few = Il faut { $least } parties pour que le coach situe le niveau : { $name }.
records-skill-looking = Le coach regarde les parties : { $read } sur { $all }.
records-skill-trend =
    { $trend ->
        [less] Dans les dix dernières parties, c’était { $by } de moins qu’avant.
        [more] Dans les dix dernières parties, c’était { $by } de plus qu’avant.
       *[none] Les dix dernières parties ne montrent pas de changement net.
    }
records-duels = Face à face
records-duels-about = Combien de fois { $name } a fini devant et derrière chaque personne
records-also = aussi { $names }
records-rename = Renommer
records-new-name = Nouveau nom
records-join = La même personne…
records-join-about = Choisissez qui est aussi { $name }. Le nom { $name } reste, et vous pourrez les séparer.
records-separate = Séparer { $name }
