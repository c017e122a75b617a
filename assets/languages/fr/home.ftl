### Le premier écran.

## Les chemins vers une partie

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
home-standing-turn = Tour { $turn } de { $name }
home-under-way = En cours
home-classic-alone = Classique solo
home-uncounted = ne compte pas

## Au-dessus de la liste

home-find-field = Chercher une partie
home-search = Chercher
home-sort-date = Trier par date
home-sort-name = Trier par nom
home-sort-result = Trier par résultat
home-sorted-name = Triées par nom
home-sorted-result = Triées par résultat
home-games-shown =
    { $shown ->
        [one] { $shown } partie sur { $count }
       *[other] { $shown } parties sur { $count }
    }

## Ce qu’on peut faire de la partie sélectionnée

home-open = Ouvrir
home-rename = Renommer
home-copy = Copier
home-leave-out = Exclure des records
home-count = Inclure dans les records
home-delete = Supprimer la partie
home-more = Autres actions
home-last-good = Dernière version intacte
home-up-to-damage = Partie lisible

## La liste

home-unreadable = Impossible de lire { $file }
home-name-field = Nommer cette partie
home-none-found = Aucune partie trouvée
home-none-found-about = Pour revoir toutes les parties, appuyez sur Échap.
home-none-left = Plus aucune partie
home-none-left-about = Vous pouvez encore restaurer celle que vous avez supprimée.

## Supprimer une partie

home-delete-question = Supprimer cette partie ?
home-delete-it = Supprimer
home-keep-it = Garder
home-deleted = Partie supprimée.
home-restore = Restaurer
home-not-deleted-phones = La partie n’est pas supprimée : des téléphones y jouent. Déconnectez-les d’abord.
home-not-deleted-unsaved = La partie n’est pas supprimée : elle n’est pas encore enregistrée.

## En bas

home-quiz = S’entraîner
home-code-copied = Copié : code { $code }.
home-no-code = Seule une partie avec les dés de l’appli a un code de dés.
home-not-listed = Impossible de lister vos parties. Pour réessayer, appuyez sur { $key }.

## Fichier endommagé

home-copy-last-good = Voici la dernière version intacte de la partie ; le fichier endommagé est inchangé.
home-copy-salvaged =
    Cette copie contient { $kept ->
        [one] { $kept } événement
       *[other] { $kept } événements
    } d’avant les données endommagées ; { $lost ->
        [one] { $lost } événement suivant manque
       *[other] { $lost } événements suivants manquent
    }. Le fichier endommagé est inchangé.

## Les dés du jour et d’autres

home-dice-heading = Solo avec les mêmes dés
home-dice-today = Aujourd’hui
home-dice-title-today = Dés du jour
home-dice-title-day = Dés du { $date }
home-dice-title-code = Dés avec un code
home-dice-play = Jouer
home-dice-play-as = Jouer : { $name }
home-dice-unplayed = Pas encore joués
home-dice-helped = seulement avec aide
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, le meilleur sur { $count }
home-dice-copied = Copié. Avec ce code, on obtient les mêmes dés.
home-dice-shared = Les mêmes dés pour tous ceux qui ont ce code.
home-dice-copy = Copier le code
home-dice-nobody = Personne n’a encore terminé une partie avec ces dés.

## Un essai aux mêmes dés

home-attempt-best = le meilleur
home-attempt-equal = à égalité
home-attempt-behind = { $points } de moins
home-attempt-more = { $turns } de plus
home-attempt-throws =
    { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }

## Quand il n’y a pas encore de parties

home-start-title = Cinq dés. Deux paires. Il en reste un.
home-start-about = La feuille de score de Can’t Stop Express et de Can’t Stop.
home-start-splits = d’autres répartitions
home-start-fifth = le cinquième dé
home-start-play = Jouer
home-start-alone = votre meilleur score
home-start-today = les mêmes lancers pour tous
