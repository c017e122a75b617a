### L’historique et les corrections.

history-empty = Rien n’a encore été lancé.
history-correcting = Cliquez sur ce que vous voulez corriger. L’appli rejoue la suite ; rien n’est perdu.
history-corrected-later = * corrigé plus tard
history-play-on = Jouer à partir d’ici
history-play-on-marks = Si vous jouez à partir d’ici avant la fin de cette partie, elle sera classée à part. Pour le faire quand même, choisissez « Jouer à partir d’ici » ou appuyez de nouveau sur { $key }.
history-play-on-strict = Impossible de jouer à partir d’ici avant la fin d’une partie stricte.
history-copy-of-throw = { $game }, à partir du lancer { $throw }
history-copy-of-turn = { $game }, à partir du tour { $turn }
history-copy-of-start = { $game }, à partir du début

## Titres de colonnes

history-throw = Lancer
history-dice = Dés
history-board-turn = Tour
history-board-player = Joueur
history-board-played = Joué
history-board-then = Ensuite

## Les choix et les coups

history-to-choose = doit choisir
history-not = pas { $choice }
history-left = forfait
history-out = fini
history-out-after = fini ({ $choice })

## Le plateau

history-board-start = départ : { $sum }
history-board-begins = commence
history-board-to-play = à jouer
history-board-lost = { $spaces ->
    [one] { $spaces } case perdue
   *[other] { $spaces } cases perdues
}
history-board-left = { $spaces ->
    [one] forfait, { $spaces } case perdue
   *[other] forfait, { $spaces } cases perdues
}
history-board-stopped = { $spaces ->
    [one] arrêt, { $spaces } case
   *[other] arrêt, { $spaces } cases
}
history-board-no-stop = pas d’arrêt ici : décidez de nouveau
history-board-rolled-on = relance
history-board-waiting = { $rolls ->
    [one] { $rolls } lancer suivant est conservé et attend.
   *[other] { $rolls } lancers suivants sont conservés et attendent.
}
