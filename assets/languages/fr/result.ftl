### La fin d'une partie.

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
result-board-outlasted = { $name } gagne : il n’y a plus personne d’autre
result-ahead =
    { $count ->
        [one] { $count } point devant { $names }
       *[other] { $count } points devant { $names }
    }
result-ahead-last = { $count } devant { $names }, au tout dernier lancer.
result-ahead-since = { $count } devant { $names }, en tête depuis le lancer { $throw }.
result-ahead-kind = { $count } devant { $names }. Personne ne s’est noyé.
result-ahead-deep = { $count } devant { $names }. Il fallait bien que quelqu’un gagne.
result-board-other =
    { $columns ->
        [one] { $name } a { $columns } colonne
       *[other] { $name } a { $columns } colonnes
    }
result-board-other-none = { $name } n’a aucune colonne
result-board-others-none = Aucune colonne pour les autres
result-board-next =
    { $columns ->
        [one] Derrière : { $name }, avec { $columns } colonne
       *[other] Derrière : { $name }, avec { $columns } colonnes
    }
result-board-next-each =
    { $columns ->
        [one] Derrière : { $names }, à { $columns } colonne
       *[other] Derrière : { $names }, à { $columns } colonnes
    }
result-best-so-far = La meilleure partie jusqu’ici : { $result }
result-last-time = La dernière fois : { $result }
result-short = À { $count } de la meilleure partie jusqu’ici, { $best }.
result-as-many-points = Autant de points que la meilleure partie jusqu’ici
result-as-few-turns = Aussi peu de tours que la meilleure partie jusqu’ici
result-new-record = Un nouveau record, { $name }
result-record = Le record, { $name }
result-more = { $count } de plus que jamais.
result-fewer =
    { $count ->
        [one] { $count } tour de moins que jamais.
       *[other] { $count } tours de moins que jamais.
    }
result-last-ten = Les dix dernières
result-old-record = ancien record { $result }
result-own-first = première
result-own-best = meilleure de { $count }
result-own-place = { $place }e sur { $count }
result-own-among-best = meilleure de { $count } ; avant cela { $best }
result-own-among = { $place }e sur { $count } ; la meilleure { $best }
result-own-won = { $won ->
    [one] { $won } gagnée sur { $count }
   *[other] { $won } gagnées sur { $count }
}
result-course = Points après chaque lancer
result-course-one = Personne sauf { $name } n’a mené en solitaire
result-course-changes =
    { $count ->
        [one] La tête a changé { $count } fois
       *[other] La tête a changé { $count } fois
    }
result-board-course = Colonnes gagnées ou gravies en partie, à chaque tour de table
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
result-place = { $place }.
result-costliest-told = { $when }, { $cost }
result-costliest-of = { $verdict } · { $when } : { $what }, { $cost }
result-costliest-of-points = { $verdict } · { $when } : { $what }, { $points } points
result-beats = Bat
result-beats-games = { $share } de parties presque optimales
result-out-with-throw = Fini au lancer
result-dice = Dés
result-par = Ces dés
result-par-told = coach { $coach }, au mieux { $best }
result-par-between = coach { $coach }, au mieux { $least } à { $most }
result-attempts = Essais
result-attempts-told =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }er sur { $count } ; les autres { $others }
       *[other] { $place }e sur { $count } ; les autres { $others }
    }
result-left-after = forfait après { $throw }
result-beats-note = d’un million de parties presque optimales
result-attempt =
    { NUMBER($number, type: "ordinal") ->
        [one] { $number }er essai
       *[other] { $number }e essai
    }
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
result-again = Rejouer
result-save = Enregistrer l’image
result-details = Détails
result-same-dice = Mêmes dés
result-code-of-day = Les dés du jour, { $date } : { $code }
result-code = Le code de ces dés : { $code }
result-helped = Avec aide : { $helps }
result-strict = Partie stricte : ni conseils ni annulations, dés nouveaux
result-counts = Cette partie compte pour les records.
result-counts-apart = Cette partie compte parmi celles avec aide.
result-leave-out = Ne pas compter
result-left-out = Cette partie ne compte pas pour les records.
result-let-count = Compter

result-bg-stats = Transmettre à BG Stats
result-bg-stats-about = Scannez ce code avec un téléphone qui a l’appli BG Stats. Elle demande avant de garder la partie. Tant que vous ne le scannez pas, rien n’est envoyé.
