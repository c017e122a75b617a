### L'historique et les corrections.

history-empty = Rien n’a encore été lancé.
history-correcting = Cliquez sur ce que vous voulez corriger. La suite est rejouée ; rien n’est perdu.
history-corrected-later = * corrigé plus tard
history-play-on = Jouer à partir d’ici
history-play-on-marks = Une partie poursuivie dans une copie d’entraînement avant la fin figure à part dans les records. Cliquez encore sur Jouer à partir d’ici ou appuyez sur { $key }.
history-play-on-strict = Une partie stricte ne se poursuit pas dans une copie avant la fin.
history-copy-of-throw = { $game }, à partir du lancer { $throw }
history-copy-of-turn = { $game }, à partir du tour { $turn }
history-copy-of-start = { $game }, à partir du début
history-throw = Lancer
history-dice = Dés
history-board-turn = Tour
history-board-player = Joueur
history-board-played = Joué
history-board-then = Ensuite
history-to-choose = doit choisir
history-not = pas { $choice }
history-left = forfait
history-out = a fini
history-out-after = a fini ({ $choice })
history-board-start = départ : { $sum }
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
    [one] stop, { $spaces } case
   *[other] stop, { $spaces } cases
}
history-board-no-stop = pas d’arrêt ici : à refaire
history-board-rolled-on = relance
history-board-waiting = { $rolls ->
    [one] { $rolls } lancer suivant attend, tel qu’il a été noté.
   *[other] { $rolls } lancers suivants attendent, tels qu’ils ont été notés.
}
