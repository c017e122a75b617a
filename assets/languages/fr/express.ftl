### Express : la table, les feuilles, les choix.

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · gratuit

## Le cinquième dé

express-fifth-new = Cinquième dé : une nouvelle valeur, { $values }
express-fifth-repeat = Aucune nouvelle valeur. Cinquième dé : { $values }
express-fifth-named = Cinquième dé : { $values }
express-fifth-free = Lancer gratuit : deux paires, pas de cinquième dé
express-not-fifth-new = Pas le { $dice } : fixez d’abord une nouvelle valeur ({ $values }).
express-not-fifth-named = Pas le { $dice } : parmi vos valeurs, le lancer montre { $values }.
express-not-fifth-is-free = Aucune des trois valeurs n’est sortie : un lancer gratuit ne coche pas de cinquième dé.

## Ce qui n'est pas possible

express-refused-waiting = { $name } choisit d’abord pour le lancer { $throw }.
express-refused-departed = { $name } a quitté la table.
express-refused-out = { $name } a fini et garde sa place.
express-refused-no-throw = Il n’y a pas de lancer { $throw }.
express-refused-no-seat = Il n’y a pas de joueur { $seat }.
express-refused-over = La partie est finie : plus personne ne joue.
express-refused-late = Le quatrième lancer est fait, personne ne peut plus entrer.
express-refused-last = Il n’y a plus personne d’autre à la table.
express-bot-chooses = L’ordinateur choisit pour { $name }.
express-why-in-throw = les dés { $dice } ne permettent pas cela.
express-why-new = le cinquième dé doit d’abord être une nouvelle valeur ({ $values }).
express-why-repeat = aucune nouvelle valeur n’est sortie, le cinquième dé est donc { $values }.
express-why-named = le cinquième dé doit être une valeur fixée que le lancer montre ({ $values }).
express-why-is-free = aucune des trois valeurs n’est sortie, et un lancer gratuit ne coche pas de cinquième dé.
express-why-out = la partie de ce joueur est finie.

## Annulé ou rétabli

express-followed-throw = { $way ->
    [undone] Annulé : lancer { $throw }, { $dice }.
   *[redone] Rétabli : lancer { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Annulé : choix fait par { $name } au lancer { $throw }.
   *[redone] Rétabli : choix fait par { $name } au lancer { $throw }.
}
express-followed-choice = { $way ->
    [undone] Annulé : { $name }, { $pairs }, cinquième dé { $fifth }, au lancer { $throw }.
   *[redone] Rétabli : { $name }, { $pairs }, cinquième dé { $fifth }, au lancer { $throw }.
}
express-followed-free = { $way ->
    [undone] Annulé : { $name }, { $pairs }, gratuit, au lancer { $throw }.
   *[redone] Rétabli : { $name }, { $pairs }, gratuit, au lancer { $throw }.
}

## Après une correction

express-asked-again = { $name } (lancer { $throw })
express-corrected-throw = { $again ->
    [nothing] Le lancer { $throw } est corrigé. Tout ce qui suit reste valable.
    [some] Le lancer { $throw } est corrigé. Choix à refaire : { $list }. Ctrl+Z annule la correction.
   *[more] Le lancer { $throw } est corrigé. Choix à refaire : { $list } et d’autres. Ctrl+Z annule la correction.
}
express-total = total { $total }
express-corrected-choice = { $again ->
    [nothing] Le choix fait par { $name } au lancer { $throw } est corrigé : { $choice }. Tout ce qui suit reste valable.
    [some] Le choix fait par { $name } au lancer { $throw } est corrigé : { $choice }. Choix à refaire : { $list }. Ctrl+Z annule la correction.
   *[more] Le choix fait par { $name } au lancer { $throw } est corrigé : { $choice }. Choix à refaire : { $list } et d’autres. Ctrl+Z annule la correction.
}

## En solo, face au record

express-record-to-go = Record { $record } : { $points ->
    [one] encore { $points } point
   *[other] encore { $points } points
}
express-record-level = Record { $record } : à égalité
express-record-ahead = Record { $record } : { $points ->
    [one] { $points } point au-dessus
   *[other] { $points } points au-dessus
}

## Ce que fait un choix, en bref

express-effect-opens = ouvre { $rows }
express-effect-needs = { $row } : encore { $count }
express-effect-full = { $row } est pleine
express-effect-points = { $row } : { $points }
express-effect-ends = finit votre partie

## La même chose en entier

## La table : les dés

express-throw = Lancer { $throw }
express-change-throw = Changer le lancer { $throw }
express-correct-throw = Corriger le lancer { $throw }
express-throw-missed = Lancer { $throw }, manqué
express-throw-again = Lancer { $throw }, à refaire
express-throw-and-type = Lancez les cinq dés, puis saisissez-les
express-throw-for-program = Lancez les cinq dés pour l’ordinateur, puis saisissez-les
express-type-as-they-lay = Saisissez les cinq dés tels qu’ils étaient
express-roll-dice = Lancer les dés
express-odds = { $name } : chances de cocher chaque ligne au prochain lancer, en %

## La table : les choix

express-leave-over = Laisser un { $die } : { $key }
express-out-no-choices = Partie finie : il n’y a plus rien à choisir ici
express-left-no-choices = Forfait : il n’y a plus rien à choisir ici
express-column-fifth = 5e dé
express-column-pairs = Paires
express-it-was = C’était { $choice }.
express-back-to-throw = Retour au lancer { $throw }
express-worth-best = meilleur
express-worth-less = perd { $points }

## La table : le coach

express-hint-best = Le mieux : { $choice }, { $points } points attendus à la fin.
express-hint-as-good = Aussi bien : { $choices }.
express-hint-reach = Pour avoir le plus de chances d’atteindre { $total } : { $choice }, dans { $games ->
    [none] aucune des parties
    [all] toutes les parties
   *[share] { $share } des parties
}.
express-hint-beat = Pour avoir le plus de chances de battre le record, { $total } : { $choice }, dans { $games ->
    [none] aucune des parties
    [all] toutes les parties
   *[share] { $share } des parties
}.
express-hint-pass = Pour avoir le plus de chances de dépasser { $name } ({ $total }) : { $choice }, dans { $games ->
    [none] aucune des parties
    [all] toutes les parties
   *[share] { $share } des parties
}.
express-hint-win = { $choice } gagne dans { $share } des parties, contre tous ceux qui jouent encore.
express-hint-why-not = Pourquoi pas { $choice } ?

## La table : pourquoi rien ne se passe

express-app-throws = Ici, c’est l’appli qui lance les dés : Espace.
express-all-thrown = Les cinq dés sont là. Retour arrière efface le dernier.
express-letters-choose = Choisissez avec les lettres ; les prochains dés viendront quand tout le monde aura choisi pour le lancer { $throw }.
express-next-dice = Les prochains dés viendront quand tout le monde aura choisi pour le lancer { $throw }.
express-no-choice-marks = Aucun choix ne coche la ligne { $row } cette fois.
express-not-thrown = Aucun { $die } n’est sorti.
express-not-left-over = Aucun choix ne laisse le { $die }.

## La table : corrections

express-correcting-dice = Vous corrigez les dés du lancer { $throw }.
express-correcting-choice = Vous corrigez le choix fait par { $name } au lancer { $throw }.
express-asks-again = { $who ->
    [all] Ensuite, chacun choisit de nouveau pour le lancer { $throw }.
   *[one] Ensuite, { $name } choisit de nouveau pour le lancer { $throw }.
}
express-after-throw = après le lancer { $throw }
express-change = Changer

## La table : où en est chacun

express-status-left = forfait, lancer { $throw }
express-status-out = fini, lancer { $throw }
express-status-chosen = a choisi
express-status-thinks = réfléchit
express-status-thinking = réfléchit
express-status-now = choisit
express-status-first = d’abord lancer { $throw }
express-status-to-choose = doit choisir
express-status-program = ordinateur

## La table : toutes les feuilles

express-on-to-throw = Au lancer { $throw }
express-on-to-result = Au résultat
express-leads-by = { $name } mène de { $points } points.
express-everybody-has-chosen = Tout le monde a choisi.
express-awaits-nothing = La partie est finie
express-awaits-names = Choix attendus : { $names }
express-choose-again = Nouveau choix pour { $name }
express-has-chosen = { $name } a choisi.

## La table : choix secrets

express-has-it = { $name } a le PC
express-nobody-sees-throw = Lancer { $throw } : personne ne voit un choix avant que tout le monde ait choisi.
express-hidden-program = L’ordinateur aussi choisit en secret.
express-hidden-phone = { $name } choisit sur un téléphone. Si cela n’avance plus, libérez la place sous Téléphones ({ $key }), et { $name } choisira ici.
express-hidden-choice = La feuille avant ce lancer. Le choix fait par { $name } reste caché jusqu’à ce que tout le monde ait choisi.
express-pass-laptop = Passer le PC
express-back-to = Retour à { $name }
