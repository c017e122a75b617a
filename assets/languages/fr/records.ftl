### Records, joueurs et dés.

records-title = Records et statistiques
records-tab-records = Records
records-tab-players = Joueurs
records-tab-dice = Dés
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
records-without-help = Sans aide
records-with-help = Avec aide
records-games = Parties
records-won = Gagnées
records-mean = Moyenne
records-median = Médiane
records-best = Record
records-lost = Perte par choix
records-busts = Chutes
records-mean-alone = Moy. solo
records-best-alone = Record solo
records-won-of = { $wins } sur { $games }
records-express-about = Gagnées : parmi les parties à plusieurs, victoires partagées comprises. Perte par choix : en points, dans les parties analysées.
records-express-about-narrow = Gagnées : parmi les parties à plusieurs, victoires partagées comprises.
records-classic-about = Gagnées : parmi les parties à plusieurs. Solo : tours jusqu’à la fin. Perte par choix : en chances de gagner, dans les parties à plusieurs qui ont été analysées.
records-classic-about-narrow = Gagnées : parmi les parties à plusieurs. Solo : tours jusqu’à la fin.
records-all-people = Tout le monde
records-the-program = l’ordinateur
records-back = Retour aux joueurs
records-figure-games = parties
records-figure-in-groups = à plusieurs
records-figure-won-in-groups = gagnées à plusieurs
records-figure-mean = moyenne
records-figure-median = médiane
records-figure-best = record
records-figure-throws-a-game = lancers par partie
records-figure-throws-a-player = lancers par joueur
records-figure-free = dont gratuits
records-figure-turns-alone = tours en solo, moyenne
records-figure-bust = des tours en chute
records-figure-lost = perte par choix
records-figure-time-a-choice = temps par choix
records-figure-time-a-turn = temps par tour
records-none-reviewed = Ce que perd un choix en moyenne se saura une fois des parties analysées.
records-reviewed =
    Ce que perd un choix en moyenne vient de { $count ->
        [one] { $count } partie analysée
       *[other] { $count } parties analysées
    }.
records-turns-alone = Tours en solo
records-turns-alone-about =
    Combien de parties ont demandé tant de tours, sur { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } en solo.
records-totals = Scores finaux
records-totals-about =
    La fréquence de chacun, par tranches de 100 points. Barres étroites : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }. Barres larges : un million de parties du joueur presque optimal.
records-totals-about-all =
    La fréquence de chacun, par tranches de 100 points. Barres étroites : { $count ->
        [one] { $count } score
       *[other] les { $count } scores
    } de tous les joueurs. Barres larges : un million de parties du joueur presque optimal.
records-rows = Points par ligne
records-rows-about = Le score moyen de chaque ligne. Les barres creuses sont des points en moins.
records-fifths = Cinquièmes dés
records-fifths-about = Dans combien de parties chaque valeur est fixée. Croix sur sa piste alors, en moyenne : { $marks }.
records-marks-for = { $marks } pour { $value }
records-dice-app = Les dés de l’appli
records-dice-real = Les vrais dés
records-dice-about = Toutes les parties finies des deux jeux ; celles aux mêmes dés comptent une fois. Même des dés équilibrés s’écartent de leur moyenne ; la probabilité dit combien de fois ils s’en écartent au moins autant.
records-dice-none = encore rien à compter
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
