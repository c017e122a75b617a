### Express : la table, les feuilles, les choix.

## Un choix en quelques lettres

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · gratuit

## Le cinquième dé

express-fifth-new = Cinquième dé : une nouvelle valeur, { $values }
express-fifth-repeat = Aucune nouvelle valeur. Cinquième dé : { $values }
express-fifth-named = Cinquième dé : { $values }
express-fifth-free = Lancer gratuit : deux paires, pas de cinquième dé
express-not-fifth-new = Pas le { $dice } : fixez d’abord une nouvelle valeur ({ $values }).
express-not-fifth-named = Pas le { $dice } : de vos valeurs, le lancer montre { $values }.
express-not-fifth-is-free = Le lancer ne montre aucune de vos valeurs : un lancer gratuit ne coche pas de cinquième dé.

## Ce qui n’est pas possible

express-refused-waiting = { $name } doit d’abord choisir pour le lancer { $throw }.
express-refused-departed = { $name } a quitté la partie.
express-refused-out = { $name } a déjà fini : la place reste telle quelle.
express-refused-no-throw = Il n’y a pas de lancer { $throw }.
express-refused-no-seat = Il n’y a pas de joueur { $seat }.
express-refused-over = La partie est terminée.
express-refused-late = Personne ne peut rejoindre la partie après le quatrième lancer.
express-refused-last = Tous les autres ont quitté la partie.
express-bot-chooses = L’ordinateur choisit pour { $name }.
express-why-in-throw = les dés { $dice } ne le permettent pas.
express-why-new = le cinquième dé doit être une nouvelle valeur ({ $values }).
express-why-repeat = le lancer ne montre aucune nouvelle valeur, le cinquième dé est donc { $values }.
express-why-named = le cinquième dé doit être une des valeurs fixées que montre le lancer ({ $values }).
express-why-is-free = le lancer ne montre aucune des valeurs fixées : il est gratuit et ne coche pas de cinquième dé.
express-why-out = ce joueur a fini.

## Annulé ou rétabli

express-followed-throw = { $way ->
    [undone] Annulé : lancer { $throw }, { $dice }.
   *[redone] Rétabli : lancer { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Annulé : le choix de { $name } au lancer { $throw }.
   *[redone] Rétabli : le choix de { $name } au lancer { $throw }.
}
express-followed-choice = { $way ->
    [undone] Annulé : { $name }, { $pairs }, cinquième dé { $fifth }, au lancer { $throw }.
   *[redone] Rétabli : { $name }, { $pairs }, cinquième dé { $fifth }, au lancer { $throw }.
}
express-followed-free = { $way ->
    [undone] Annulé : { $name }, { $pairs }, au lancer gratuit { $throw }.
   *[redone] Rétabli : { $name }, { $pairs }, au lancer gratuit { $throw }.
}

## Après une correction

express-asked-again = { $name } (lancer { $throw })
express-corrected-throw = { $again ->
    [nothing] Le lancer { $throw } est corrigé. Tout ce qui suit reste valable.
    [some] Le lancer { $throw } est corrigé. Choix à refaire : { $list }. Pour annuler la correction, appuyez sur Ctrl+Z.
   *[more] Le lancer { $throw } est corrigé. Choix à refaire : { $list } et d’autres. Pour annuler la correction, appuyez sur Ctrl+Z.
}
express-total = total { $total }
express-corrected-choice = { $again ->
    [nothing] Le choix de { $name } au lancer { $throw } est désormais { $choice }. Tout ce qui suit reste valable.
    [some] Le choix de { $name } au lancer { $throw } est désormais { $choice }. Choix à refaire : { $list }. Pour annuler la correction, appuyez sur Ctrl+Z.
   *[more] Le choix de { $name } au lancer { $throw } est désormais { $choice }. Choix à refaire : { $list } et d’autres. Pour annuler la correction, appuyez sur Ctrl+Z.
}

## En solo, face au record

express-record-to-go = Record { $record } : { $points ->
    [one] encore { $points } point
   *[other] encore { $points } points
}
express-record-level = Record { $record } : à égalité
express-record-ahead = Record { $record } : { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
}

## Ce que fait un choix, en bref

express-effect-opens = ouvre { $rows }
express-effect-needs = { $row } : reste { $count }
express-effect-full = { $row } est pleine
express-effect-points = { $row } : { $points }
express-effect-ends = met fin à votre partie

## La table : les dés

express-throw = Lancer { $throw }
express-change-throw = Changer le lancer { $throw }
express-correct-throw = Corriger le lancer { $throw }
express-throw-missed = Choix manquant : lancer { $throw }
express-throw-again = Lancer { $throw }, de nouveau
express-throw-and-type = Lancez les cinq dés, puis saisissez-les ou cliquez dessus
express-throw-for-program = Lancez les cinq dés pour l’ordinateur, puis saisissez-les ou cliquez dessus
express-type-as-they-lay = Saisissez les cinq dés du lancer ou cliquez dessus
express-roll-dice = Lancer les dés
express-odds = { $name } : probabilité de cocher chaque ligne au prochain lancer (%)

## La table : les choix

express-leave-over = Prendre un { $die } comme cinquième dé : { $key }
express-out-no-choices = Fini : plus de choix à faire
express-left-no-choices = Forfait : plus de choix à faire
express-column-fifth = 5e dé
express-column-pairs = Paires
express-it-was = C’était { $choice }.
express-back-to-throw = Retour au lancer { $throw }
express-worth-best = meilleur
express-worth-less = { $points } de moins

## La table : le coach

express-hint-best = Meilleur choix : { $choice } ; { $points } points attendus à la fin.
express-hint-as-good = Aussi bon : { $choices }.
express-hint-reach = Meilleures chances d’atteindre { $total } : { $choice }, dans { $games ->
    [none] aucune des parties
    [all] toutes les parties
   *[share] { $share } des parties
}.
express-hint-beat = Meilleures chances de battre votre record, { $total } : { $choice }, dans { $games ->
    [none] aucune des parties
    [all] toutes les parties
   *[share] { $share } des parties
}.
express-hint-pass = Meilleures chances de dépasser { $name } ({ $total }) : { $choice }, dans { $games ->
    [none] aucune des parties
    [all] toutes les parties
   *[share] { $share } des parties
}.
express-hint-win = { $choice } : victoire dans { $share } des parties contre tous ceux qui jouent encore.
express-hint-why-not = Pourquoi pas { $choice } ?

## La table : pourquoi rien ne se passe

express-app-throws = Ici, l’appli lance les dés : appuyez sur Espace.
express-all-thrown = Les cinq dés sont là. Pour retirer le dernier, appuyez sur Retour arrière.
express-letters-choose = Choisissez avec une lettre. Les prochains dés viendront quand tout le monde aura choisi pour le lancer { $throw }.
express-next-dice = Les prochains dés viendront quand tout le monde aura choisi pour le lancer { $throw }.
express-no-choice-marks = Aucun choix ne coche la ligne { $row } cette fois.
express-not-thrown = Le lancer ne montre pas de { $die }.
express-not-left-over = Le { $die } ne peut pas être le cinquième dé.

## La table : corrections

express-correcting-dice = Vous corrigez les dés du lancer { $throw }.
express-correcting-choice = Vous corrigez le choix de { $name } au lancer { $throw }.
express-asks-again = { $who ->
    [all] Ensuite, tout le monde choisit de nouveau pour le lancer { $throw }.
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
express-status-first = lancer { $throw } d’abord
express-status-to-choose = doit choisir
express-status-program = ordinateur

## La table : toutes les feuilles

express-on-to-throw = Au lancer { $throw }
express-on-to-result = Au résultat
express-leads-by = { $name } mène de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
express-everybody-has-chosen = Tout le monde a choisi.
express-awaits-nothing = La partie est terminée
express-awaits-names = On attend : { $names }
express-choose-again = Nouveau choix pour { $name }
express-has-chosen = { $name } a choisi.

## La table : choix secrets

express-has-it = { $name } a le PC
express-nobody-sees-throw = Lancer { $throw } : les choix restent cachés jusqu’à ce que tout le monde ait choisi.
express-hidden-program = L’ordinateur aussi choisit en secret.
express-hidden-phone = { $name } choisit sur un téléphone. Si cela ne marche pas, libérez la place dans « Téléphones » ({ $key }) : { $name } pourra alors choisir ici.
express-hidden-choice = La feuille avant ce lancer. Le choix de { $name } reste caché jusqu’à ce que tout le monde ait choisi.
express-pass-laptop = Passer le PC
express-back-to = Retour à { $name }
