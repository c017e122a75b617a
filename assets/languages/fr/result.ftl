### La fin d’une partie.

## Le titre

result-alone = { $points } points
result-wins = { $name } gagne avec { $points }
result-shared = { $names } se partagent la victoire avec { $points }
result-board-alone =
    { $turns ->
        [one] Gagné en { $turns } tour
       *[other] Gagné en { $turns } tours
    }
result-board-wins =
    { $turns ->
        [one] { $name } gagne en { $turns } tour
       *[other] { $name } gagne en { $turns } tours
    }
result-board-outlasted = { $name } gagne : tous les autres sont partis

## Sous le titre

result-ahead =
    { $count ->
        [one] { $count } point devant { $names }
       *[other] { $count } points devant { $names }
    }
result-ahead-last =
    { $count ->
        [one] { $count } point devant { $names }, au tout dernier lancer.
       *[other] { $count } points devant { $names }, au tout dernier lancer.
    }
result-ahead-since =
    { $count ->
        [one] { $count } point devant { $names }, en tête depuis le lancer { $throw }.
       *[other] { $count } points devant { $names }, en tête depuis le lancer { $throw }.
    }
result-ahead-kind =
    { $count ->
        [one] { $count } point devant { $names }. Personne ne s’est noyé.
       *[other] { $count } points devant { $names }. Personne ne s’est noyé.
    }
result-ahead-deep =
    { $count ->
        [one] { $count } point devant { $names }. Il fallait bien que quelqu’un gagne.
       *[other] { $count } points devant { $names }. Il fallait bien que quelqu’un gagne.
    }
result-board-other =
    { $columns ->
        [one] { $name } a { $columns } colonne
       *[other] { $name } a { $columns } colonnes
    }
result-board-other-none = { $name } n’a aucune colonne
result-board-others-none = Aucune colonne pour les autres
result-board-next =
    { $columns ->
        [one] Ensuite : { $name }, avec { $columns } colonne
       *[other] Ensuite : { $name }, avec { $columns } colonnes
    }
result-board-next-each =
    { $columns ->
        [one] Ensuite : { $names }, avec { $columns } colonne chacun
       *[other] Ensuite : { $names }, avec { $columns } colonnes chacun
    }

## Sous le titre d’une partie solo

result-best-so-far = Meilleure partie jusqu’ici : { $result }
result-last-time = La dernière fois : { $result }
result-short = À { $count ->
    [one] { $count } point
   *[other] { $count } points
} de votre record, { $best }.
result-as-many-points = Égale la meilleure partie jusqu’ici
result-as-few-turns = Égale la meilleure partie jusqu’ici
result-new-record = Nouveau record de { $name }
result-record = Record de { $name }
result-more = { $count ->
    [one] { $count } point de plus que votre ancien record.
   *[other] { $count } points de plus que votre ancien record.
}
result-fewer =
    { $count ->
        [one] { $count } tour de moins que votre ancien record.
       *[other] { $count } tours de moins que votre ancien record.
    }
result-last-ten = Les dix dernières
result-old-record = ancien record { $result }

## Un résultat parmi ceux du même joueur

result-own-first = première partie
result-own-best = meilleure sur { $count }
result-own-place = { $place }e sur { $count }
result-own-among-best = meilleure sur { $count } ; avant cela { $best }
result-own-among = { $place }e sur { $count } ; la meilleure { $best }
result-own-won = { $won ->
    [one] { $won } gagnée sur { $count }
   *[other] { $won } gagnées sur { $count }
}

## Le cours de la partie

result-course = Points après chaque lancer
result-course-one = À part { $name }, personne n’a mené sans partage
result-course-changes =
    { $count ->
        [one] { $count } changement en tête
       *[other] { $count } changements en tête
    }
result-board-course = Colonnes gagnées ou gravies en partie, tour après tour

## Les chiffres de chaque joueur

result-best-row = Meilleure ligne
result-costliest = Pire choix
result-own-games = Ses parties
result-columns-count =
    { $count ->
        [one] { $count } colonne
       *[other] { $count } colonnes
    }
result-furthest = Montée max.
result-spaces =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
result-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }er
       *[other] { $place }e
    }
result-costliest-told = { $when }, { $cost }
result-costliest-of = { $verdict } · { $when } : { $what }, { $cost }
result-costliest-of-points = { $verdict } · { $when } : { $what }, { $points } points

## Une partie solo

result-beats = Bat
result-beats-games = { $share } des parties presque parfaites
result-out-with-throw = Fini au lancer
result-dice = Dés
result-par = Mêmes dés
result-par-told = coach { $coach }, au mieux { $best }
result-par-between = coach { $coach }, au mieux de { $least } à { $most }
result-attempts = Essais
result-attempts-told =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }er sur { $count } ; les autres { $others }
       *[other] { $place }e sur { $count } ; les autres { $others }
    }

## Les comptes des feuilles

result-left-after = forfait après { $throw }
result-beats-note = d’un million de parties presque parfaites
result-attempt =
    { NUMBER($number, type: "ordinal") ->
        [one] { $number }er essai
       *[other] { $number }e essai
    }

## Les comptes du plateau

result-columns-won = Colonnes
result-turns = Tours
result-rolls = Lancers
result-busts = Chutes
result-longest = Plus long tour
result-longest-rolls =
    { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }
result-kept = Cases gardées
result-lost = Cases perdues

## Boutons

result-again = Rejouer
result-save = Enregistrer l’image
result-details = Détails
result-same-dice = Rejouer ces dés
result-code-of-day = Dés du jour, { $date } : { $code }
result-code = Code des dés : { $code }
result-helped = Avec aide : { $helps }
result-strict = Partie stricte : ni conseils ni annulations, nouveaux dés
result-counts = Cette partie compte pour les records.
result-counts-apart = Cette partie a reçu de l’aide : elle est classée à part.
result-leave-out = Exclure des records
result-left-out = Cette partie est exclue des records.
result-let-count = Inclure dans les records
result-bg-stats = Envoyer à BG Stats
result-bg-stats-about = Scannez ce code avec un téléphone qui a l’appli BG Stats. Elle demande avant d’enregistrer la partie, et rien n’est envoyé tant que vous ne scannez pas.
