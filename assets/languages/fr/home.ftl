### Le premier écran.

home-continue = Continuer
home-looking = Recherche de vos parties…
home-alone = Solo
home-today = Dés du jour
home-today-once = { $result } jusqu’ici
home-today-best = { $result }, le meilleur sur { $count }

## Où en est une partie

home-standing-board-alone =
    { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
    } en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
home-standing-board-won =
    { $name } gagne avec { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
    }
home-standing-turn = Tour { $turn } : { $name }
home-under-way = En cours
home-classic-alone = Classique solo
home-uncounted = ne compte pas

## La liste

home-find-field = Chercher une partie
home-search = Chercher
home-sort-date = Trier par date
home-sort-name = Trier par nom
home-sort-result = Trier par résultat
home-sorted-name = Triées par nom
home-sorted-result = Triées par résultat
home-games-shown =
    { $count ->
        [one] { $shown } sur { $count } partie
       *[other] { $shown } sur { $count } parties
    }
home-open = Ouvrir
home-rename = Renommer
home-copy = Copier
home-leave-out = Exclure des records
home-count = Inclure dans les records
home-delete = Supprimer la partie
home-more = Plus pour cette partie
home-last-good = Dernière bonne version
home-up-to-damage = Jusqu’au dommage
home-unreadable = { $file } est illisible
home-name-field = Un nom pour cette partie
home-none-found = Aucune partie trouvée
home-none-found-about = Échap montre de nouveau toutes les parties.
home-none-left = Plus aucune partie
home-none-left-about = La partie supprimée peut encore être récupérée.

## Supprimer une partie

home-delete-question = Supprimer cette partie ?
home-delete-it = Supprimer
home-keep-it = Garder
home-deleted = La partie est supprimée.
home-restore = La récupérer
home-not-deleted-phones = La partie n’est pas supprimée : des téléphones y jouent. Désactivez-les d’abord.
home-not-deleted-unsaved = La partie n’est pas supprimée : elle n’est pas encore enregistrée.

## Au pied

home-quiz = S’entraîner
home-code-copied = Le code { $code } est copié.
home-no-code = Seule une partie jouée avec les dés de l’appli a un code de dés.
home-not-listed = Le programme n’a pas pu lister les parties. { $key } pour réessayer.

## Fichier endommagé

home-copy-last-good = Voici une copie de la dernière bonne version ; le fichier endommagé est inchangé.
home-copy-salvaged =
    Voici une copie avec { $kept ->
        [one] { $kept } événement
       *[other] { $kept } événements
    } avant le dommage ; { $lost ->
        [one] { $lost } après lui est laissé de côté
       *[other] { $lost } après lui sont laissés de côté
    }. Le fichier endommagé est inchangé.

## Les dés du jour et d'autres

home-dice-heading = En solo avec les mêmes dés
home-dice-today = Aujourd’hui
home-dice-title-today = Les dés du jour
home-dice-title-day = Les dés du { $date }
home-dice-title-code = Des dés par leur code
home-dice-play = Jouer
home-dice-play-as = Jouer : { $name }
home-dice-unplayed = Pas encore joués
home-dice-helped = seulement avec aide
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, le meilleur sur { $count }
home-dice-copied = Copié : avec ce code, une nouvelle partie a les mêmes dés.
home-dice-shared = Les mêmes dés pour qui a le code.
home-dice-copy = Copier le code
home-dice-nobody = Personne ne les a encore joués jusqu’au bout.
home-attempt-best = le meilleur
home-attempt-equal = aussi bon
home-attempt-behind = { $points } de moins
home-attempt-more = { $turns } de plus
home-attempt-throws =
    { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }

home-start-title = Cinq dés. Deux paires. Il en reste un.
home-start-about = Le carnet de scores de Can’t Stop Express et de Can’t Stop.
home-start-splits = d’autres façons de les répartir
home-start-fifth = le cinquième dé
home-start-play = Jouer
home-start-alone = ton meilleur score
home-start-today = les mêmes lancers pour tous
