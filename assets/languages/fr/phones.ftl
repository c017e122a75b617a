### Les téléphones.

## Le panneau de la fenêtre

phones-turn-off = Déconnecter les téléphones
phones-turn-on = Connecter les téléphones
phones-try-again = Réessayer
phones-opening = Connexion des téléphones…
phones-off = Les téléphones sont déconnectés. Quand vous les reconnecterez, chacun retrouvera sa place.
phones-no-game = Avec les téléphones, tout le monde à la table a sa propre feuille. Ouvrez d’abord une partie, ou commencez-en une.
phones-no-address = Impossible de connecter des téléphones à { $address } : { $cause }. Choisissez une autre adresse ou un autre port.
phones-no-system = Impossible de connecter des téléphones : { $cause }. Réessayez.
phones-scan = Scannez le code avec l’appareil photo du téléphone, ou saisissez :
phones-digits = puis ces six chiffres, valables dix minutes :
phones-digits-off = Masquer les chiffres
phones-network = Le téléphone doit être sur le même réseau Wi-Fi que cet ordinateur. Il n’y a rien à installer.
phones-other-address = Ou { $address }
phones-free-seat = Libérer la place de { $name }
phones-state-not-joined = pas connecté
phones-state-at-laptop = sur le PC
phones-state-not-here = pas encore là
phones-state-away = hors ligne
phones-state-thinking = réfléchit
phones-state-joined = connecté

## Pages des téléphones : les places

phones-who = Qui êtes-vous ?
phones-your-seat = Votre place
phones-sit-down = Jouer
phones-program-plays = L’ordinateur joue ici
phones-seat-left = Forfait
phones-seat-held = Sur un autre téléphone
phones-seat-deserted = Sur un autre téléphone, hors ligne
phones-give-up = Libérer la place de { $name }
phones-give-up-told = Un autre téléphone pourra alors jouer pour { $name }. Est-ce bien ce que vous voulez ?
phones-give-up-button = Oui, libérer la place de { $name }
phones-take-over = Prendre la place de { $name }
phones-take-over-told = L’autre téléphone perd la place, et tout le monde le verra. Jouez-vous pour { $name } ?
phones-take-over-button = Oui, prendre la place de { $name }
phones-page-table = La table
phones-page-seats = Places
phones-only-watch = Regarder seulement
phones-reload = Recharger
phones-other-ways = Autres possibilités
phones-held = { $name } joue sur un autre téléphone. Libérez la place là-bas, dans « Places », ou sur le PC. Si l’autre téléphone reste hors ligne une minute, vous pourrez prendre la place ici.
phones-no-seat = Personne ne joue à cette place sur un téléphone.
phones-taken-over = La place de { $name } est maintenant sur un autre téléphone.
phones-given-up = La place de { $name } est libre pour un autre téléphone.
phones-host = Pour l’hôte
phones-host-told = Quiconque a cette adresse peut diriger la partie. Ne la partagez pas.
phones-host-off-told = La partie est enregistrée, et les téléphones restent déconnectés jusqu’au prochain démarrage de Fifth Die. Est-ce bien ce que vous voulez ?
phones-host-off-button = Oui, déconnecter les téléphones

## Pages des téléphones : en haut de chaque page

phones-cut = Pas de connexion à la table. Nouvel essai…
phones-silent = La table ne répond plus depuis un moment. Les téléphones y sont peut-être déconnectés ; cette page continue d’essayer.
phones-other = Cette adresse ne mène plus à la table : une autre partie a peut-être commencé. Scannez de nouveau le code de la table, ou demandez sa nouvelle adresse.
phones-vibrate = Vibrer
phones-sound = Son
phones-hint-marks = Les parties avec conseils sont classées à part.
phones-hint-show = Montrer le conseil
phones-dims = Ce navigateur ne peut pas garder l’écran allumé.
phones-your-turn = À vous
phones-your-turn-now = À vous de jouer.
phones-own-turn = C’est à { $name } de jouer.
phones-waiting = On attend { $names }.

## Pages des téléphones : ce qui ne s’est pas fait

phones-not-read = La table n’a pas pu lire cela. Réessayez.
phones-busy = La table enregistre encore votre action précédente. Réessayez.
phones-late = Trop tard : la table a avancé. Voici où en est la partie.
phones-no-answer = La table n’a pas répondu. Réessayez.
phones-closed = La table est fermée.
phones-not-saved = L’ordinateur de l’hôte ne peut pas enregistrer la partie pour le moment ; son écran dit pourquoi. Vous pouvez continuer : il réessaie.
phones-too-often = Vous avez corrigé plusieurs fois de suite. Attendez quelques secondes, puis réessayez.
phones-two-seats = Ce téléphone a déjà deux places. Libérez-en d’abord une.

## Pages des téléphones : ce que tout le monde apprend

phones-corrected = { $name } a corrigé les dés : { $dice }.
phones-corrected-laptop = Quelqu’un a corrigé les dés sur le PC : { $dice }.
phones-corrected-earlier = Quelqu’un a corrigé une décision antérieure sur le PC.
phones-choose-again = Choisissez de nouveau.

## Pages des téléphones : le temps

phones-clock-own = { $seconds ->
    [one] Il vous reste { $seconds } seconde.
   *[other] Il vous reste { $seconds } secondes.
}
phones-clock-others = { $seconds ->
    [one] Il reste { $seconds } seconde aux autres.
   *[other] Il reste { $seconds } secondes aux autres.
}
phones-clock-up = Temps écoulé. Choisissez maintenant.
phones-clock-up-others = Temps écoulé pour les autres.
phones-clock-up-table = Temps écoulé : l’appli décide, comme convenu.
phones-clock-stopped = Le chrono est en pause.

## Pages des téléphones : les dés

phones-dice = Dés : { $dice }
phones-dice-none = Dés : aucun
phones-part-dice = Dés
phones-part-rolls-for-start = Lancers de départ
phones-part-next-throw = Prochain lancer
phones-part-last-throw = Dernier lancer
phones-part-choices = Choix
phones-part-pad = Feuille
phones-part-board = Plateau
phones-dice-five = Les cinq dés, comme 13446
phones-dice-five-again = Les cinq dés du lancer { $throw }
phones-dice-two = Les deux dés, comme 26
phones-dice-four = Les quatre dés, comme 1346
phones-dice-four-again = Les quatre dés du lancer
phones-dice-expected = { $count } dés, chacun de 1 à 6
phones-dice-faces = { $label } : touchez les valeurs des dés de la table
phones-dice-untap = Effacer
phones-dice-missing = encore { $count }
phones-dice-lost = Quelqu’un d’autre a saisi les dés en même temps que vous. Vérifiez-les.
phones-dice-enter = Valider les dés
phones-dice-correct = Corriger les dés
phones-cancel = Annuler
phones-dice-wrong = Ces dés ne sont pas les bons
phones-dice-wrong-throw = Les dés du lancer { $throw } ne sont pas les bons

## Pages des téléphones : Express

phones-over = Partie terminée
phones-all-out = Tout le monde a fini.
phones-all-out-or-left = Tout le monde a fini ou est parti.
phones-next-throw-real = Lancez les cinq dés.
phones-next-throw-app = N’importe qui peut lancer les dés.
phones-you-are-out = Vous avez fini. Les autres continuent.
phones-nobody-here = Plus personne ne joue à cette place.
phones-you-reveal = Vous choisissez en dernier : votre choix est définitif et révèle ceux de tout le monde.
phones-row-opens = Une ligne s’ouvre à { $points } ; sa cinquième croix les rembourse.
phones-lead = { $name } mène de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
phones-lead-new = { $name } prend la tête avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance.
phones-lead-shared = { $names } mènent à égalité.
phones-chosen = Vous avez choisi { $choice }. Pour changer, touchez un autre choix.
phones-chosen-secret = Vous avez choisi { $choice }. Tant que tout le monde n’a pas choisi, vous pouvez changer : touchez un autre choix.
phones-may-change = Choisi. Vous pouvez changer tant que tout le monde n’a pas choisi.
phones-take-choice-back = Annuler mon choix
phones-fifth-die = Cinquième dé { $die }
phones-with-fifth-die = cinquième dé { $die }
phones-with-free-throw = lancer gratuit
phones-mark-opens = ouvre
phones-mark-full = pleine
phones-mark-ends = fin
phones-next-dice = Lancer { $throw } : saisir les dés
phones-last-throws = Derniers lancers
phones-change-choice = Changer mon choix pour le lancer { $throw }
phones-change-choice-told = Les dés étaient { $dice }, et vous avez choisi { $choice }.

## Pages des téléphones : les tableaux

phones-column-row = Ligne
phones-column-each = L’une
phones-column-marks = Croix
phones-column-points = Points
phones-column-die = Dé
phones-column-throw = Lancer
phones-column-chosen = Choisi
phones-column-better = Mieux
phones-column-turn = Tour
phones-column-cost = Coût
phones-pad-of = Feuille de { $name }
phones-tracks-of = Cinquièmes dés de { $name }
phones-to-be-named = { $count ->
    [one] { $count } valeur à fixer
   *[other] { $count } valeurs à fixer
}
phones-marks-new = { $marks }, dont { $new ->
    [one] { $new } nouvelle
   *[other] { $new } nouvelles
}
phones-player-left = forfait
phones-word-choose = à vous
phones-word-chosen = choisi
phones-word-out = fini
phones-word-left = forfait
phones-word-plays = joue

## Pages des téléphones : comment on a joué

phones-review = Comment vous avez joué
phones-review-told = Vous avez fait le meilleur choix { $best } fois sur { $count }. En moyenne, les meilleurs choix atteignent { $start }. Dés : { $luck }. Vos choix : { $skill }. Total : { $end }.
phones-review-most = Votre meilleur lancer a été le lancer { $throw }, avec { $choice } : { $points }.
phones-board-review-told = Meilleurs choix : { $best } sur { $count }. Vos chances de gagner au départ : { $start }. Dés : { $luck }. Vos choix : { $skill }. Tours des autres : { $others }.
phones-board-review-alone = Meilleurs choix : { $best } sur { $count }. En moyenne, les meilleurs choix prennent { $start ->
    [one] { $start } tour
   *[other] { $start } tours
}. Dés : { $luck }. Vos choix : { $skill }. Total : { $end }.
phones-board-review-most = Votre meilleur tour a été le tour { $turn } : { $gain }.
phones-review-costliest = Choix les plus coûteux

## Pages des téléphones : le plateau

phones-board-start = Lancer de départ
phones-board-wins = { $name } gagne
phones-board-turn = Tour { $turn } : { $name }
phones-board-played = { $name } a joué { $play }.
phones-board-rolled = { $name } a lancé ces dés.
phones-board-rolled-start = { $name } a fait { $total } ({ $dice }).
phones-board-start-app = N’importe qui peut toucher : l’appli lance deux dés pour chacun.
phones-board-take-play-back = Annuler mon dernier coup
phones-board-rolling-on = Relancer : chute { $chance }.
phones-board-no-stop = Vous ne pouvez pas vous arrêter tant qu’un grimpeur est sur le pion d’un autre joueur.
phones-runners = Vos grimpeurs
phones-board-risks = { $count ->
    [one] risque { $count } case
   *[other] risque { $count } cases
}
phones-board = Le plateau
phones-board-column = Colonne
phones-board-squares = Pions et grimpeurs
phones-board-won = gagnée par { $name }
phones-board-empty = vide, { $top ->
    [one] { $top } case
   *[other] { $top } cases
}
phones-board-pieces = { $pieces }, sur { $top }
phones-board-runner = grimpeur { $space }
phones-board-square = { $name } { $space }

## Pages des téléphones : avant et après une partie

phones-game = Jeu
phones-goodbye = De belles parties ! À la prochaine !
phones-play-again = Rejouer
phones-end = Terminer la soirée
phones-afterwards = Et maintenant ?
phones-newcomer = Ou quelqu’un d’autre
phones-your-name = Votre nom
phones-your-sign = Votre signe
phones-come-in = Je joue
phones-you-are-in = Vous jouez
phones-you = vous
phones-save-name = Enregistrer
phones-at-table = À la table
phones-all-here = Tout le monde est là ? Commencer
phones-missing = Pas encore là : { $names }. Les absents pourront arriver plus tard.
phones-change-rules = Changer les joueurs et les règles
phones-leave-out = Pour retirer un joueur, effacez son nom.
phones-name-number = Nom du joueur { $number }
phones-move-up = Monter le joueur { $number }
phones-code-title = Les six chiffres
phones-code-told = Ils se trouvent à côté de l’adresse de la table et sont valables dix minutes.
phones-code-enter = Entrer
phones-code-wrong = Ce ne sont pas les bons chiffres. Vérifiez-les et réessayez.
phones-code-too-often = Trop d’essais. Attendez une minute, puis réessayez.
phones-code-offer = Jouer sans appareil photo
phones-code-offered = Sans appareil photo : ouvrez { $address } et saisissez { $digits }. Valable dix minutes.
phones-lost-told = Rien n’est perdu : toutes les croix restent. Si { $name } avait déjà choisi en secret, il faudra choisir de nouveau.
phones-that-is-me = C’est moi : reprendre la place
phones-another-seat = Une autre place
phones-undone = { $name } a annulé un choix.
phones-undone-host = L’hôte a annulé la dernière action.
phones-undone-laptop = Quelqu’un a annulé la dernière action sur le PC.
phones-redone-laptop = Quelqu’un a rétabli la dernière action sur le PC.
