### Ce qu’entendent ceux qui ne voient pas la fenêtre.

heard-die = dé { $die }
heard-die-typed = dé { $die }, saisi
heard-typed = { $die }, { $typed } sur { $count }
heard-thrown = Lancer { $throw } : { $dice }
heard-chosen = { $name } : { $pairs }, cinquième dé { $fifth }, { $marks } sur 8, total { $total }
heard-chosen-free = { $name } : { $pairs }, lancer gratuit, total { $total }
heard-out = { $name } a fini
heard-best = Meilleur choix : { $key }
heard-choice = { $key } : { $pairs }, cinquième dé { $fifth }, { $marks } sur 8 : { $effects }
heard-choice-free = { $key } : { $pairs }, lancer gratuit : { $effects }

## Une feuille

heard-pad = Feuille, total { $total }
heard-row = Ligne { $row } : { $marks } croix sur 10, { $points } points
heard-row-new = Ligne { $row } : { $marks } croix sur 10, dont { $new ->
    [one] { $new } nouvelle
   *[other] { $new } nouvelles
}, { $points } points
heard-track = Cinquième dé { $die } : { $marks } croix sur 8
heard-track-none = Pas encore de cinquième dé
heard-account = Moins { $minus }, plus { $plus }, total { $total }
heard-glance-empty = Feuille vide
heard-glance-rows = Croix par ligne : { $rows }
heard-glance-dice = Cinquièmes dés : { $dice }

## Le plateau

heard-column = Colonne { $column } : { $standing }
heard-roll = Lancer { $roll }, { $name }
heard-rolled = Lancer { $roll }, { $name } : { $dice }
heard-played = Lancer { $roll }, { $name } : { $play }

## Autres éléments

heard-seat-name = Nom à la place { $seat }
heard-seat-empty = Si le nom reste vide, appuyez sur Entrée pour commencer la partie
