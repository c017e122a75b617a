### Les téléphones.

phones-turn-off = Désactiver
phones-turn-on = Activer les téléphones
phones-try-again = Réessayer
phones-opening = Activation des téléphones…
phones-off = Les téléphones sont désactivés. Chacun retrouvera sa place quand ils seront de nouveau activés.
phones-no-game = Avec les téléphones, tout le monde à la table a sa propre feuille. Ils rejoignent une partie : ouvrez-en une, ou commencez-en une nouvelle.
phones-no-address = Les téléphones ne peuvent pas se connecter à { $address } : { $cause }. Choisissez une autre adresse ou un autre port.
phones-no-system = Les téléphones ne peuvent pas se connecter : { $cause }. Réessayez.
phones-scan = Visez le code avec l’appareil photo du téléphone, ou tapez :
phones-digits = et là-bas ces six chiffres, valables dix minutes :
phones-digits-off = Sans chiffres
phones-network = Le téléphone doit être sur le même réseau (Wi-Fi) que cet ordinateur. Il n’y a rien à installer.
phones-other-address = Ou { $address }
phones-free-seat = Libérer la place ({ $name })
phones-state-not-joined = pas connecté
phones-state-at-laptop = sur le PC
phones-state-not-here = pas encore là
phones-state-away = hors ligne
phones-state-thinking = réfléchit
phones-state-joined = connecté

## Pages des téléphones : les places

phones-who = Qui êtes-vous ?
phones-your-seat = Votre place
phones-sit-down = S’asseoir
phones-program-plays = L’ordinateur joue ici
phones-seat-left = Forfait
phones-seat-held = Occupée par un autre téléphone
phones-seat-deserted = Occupée par un autre téléphone, hors ligne
phones-give-up = Libérer la place : { $name }
phones-give-up-told = Un autre téléphone pourra alors jouer pour { $name }. Le voulez-vous ?
phones-give-up-button = Oui, libérer la place : { $name }
phones-take-over = Reprendre la place : { $name }
phones-take-over-told = L’autre téléphone perd la place, et tout le monde en est averti. Jouez-vous pour { $name } ?
phones-take-over-button = Oui, reprendre la place : { $name }
phones-page-table = La table
phones-page-seats = Places
phones-only-watch = Seulement regarder
phones-reload = Recharger
phones-other-ways = Autres possibilités
phones-held = La place ({ $name }) est occupée par un autre téléphone. Elle peut y être libérée, sous Places, ou sur le PC. Quand l’autre téléphone sera hors ligne depuis une minute, elle pourra être reprise ici.
phones-no-seat = Personne ne joue à cette place avec un téléphone.
phones-taken-over = Un autre téléphone joue maintenant pour { $name }.
phones-given-up = La place est libre pour un autre téléphone : { $name }.
phones-host = Pour l’hôte
phones-host-told = Quiconque a cette adresse décide ici. Ne la donnez à personne.
phones-host-off-told = La partie est enregistrée et les téléphones sont déconnectés jusqu’au prochain démarrage du programme. Le voulez-vous ?
phones-host-off-button = Oui, déconnecter les téléphones

## Pages des téléphones : en haut de chaque page

phones-cut = Connexion à la table perdue. Nouvel essai…
phones-silent = La table n’a pas répondu depuis un moment. Les téléphones y sont peut-être désactivés ; cette page continue d’essayer.
phones-other = Cette adresse ne mène plus à la table : une autre partie a peut-être commencé. Scannez de nouveau le code de la table, ou demandez sa nouvelle adresse.
phones-vibrate = Vibrer
phones-sound = Son
phones-hint-marks = Une partie avec conseils figure à part dans les records.
phones-hint-show = Montrer le conseil
phones-dims = Avec ce navigateur, l’écran s’assombrit de lui-même.
phones-your-turn = À vous
phones-your-turn-now = À vous de jouer.
phones-own-turn = C’est à { $name } de jouer.
phones-waiting = En attente : { $names }.

## Pages des téléphones : ce qui ne s'est pas fait

phones-not-read = Cela n’a pas pu être lu. Réessayez.
phones-busy = Votre action précédente est encore en train d’être notée. Réessayez.
phones-late = Trop tard. Voici ce qui est valable maintenant.
phones-no-answer = La table n’a pas répondu. Réessayez.
phones-closed = La table est fermée.
phones-not-saved = La partie ne peut pas être enregistrée pour le moment ; l’ordinateur qui l’héberge dit pourquoi. Elle continue, et l’enregistrement est retenté.
phones-too-often = Vous avez corrigé plusieurs fois de suite. Attendez quelques secondes, puis réessayez.
phones-two-seats = Ce téléphone a déjà deux places. Libérez d’abord l’une d’elles.

## Pages des téléphones : ce que tout le monde apprend

phones-corrected = { $name } a corrigé les dés : { $dice }.
phones-corrected-laptop = Les dés ont été corrigés sur le PC : { $dice }.
phones-corrected-earlier = Une décision antérieure a été corrigée sur le PC.
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
phones-clock-up-table = Temps écoulé : la table décide, comme convenu.
phones-clock-stopped = Le chronomètre est arrêté.

## Pages des téléphones : les dés

phones-dice = Dés : { $dice }
phones-dice-none = Dés : aucun
phones-part-dice = Dés
phones-part-rolls-for-start = Les lancers de départ
phones-part-next-throw = Le prochain lancer
phones-part-last-throw = Le dernier lancer
phones-part-choices = Choix
phones-part-pad = Feuille
phones-part-board = Plateau
phones-dice-five = Les cinq dés, par exemple 13446
phones-dice-five-again = Les cinq dés du lancer { $throw }, tels qu’ils étaient
phones-dice-two = Les deux dés, par exemple 26
phones-dice-four = Les quatre dés, par exemple 1346
phones-dice-four-again = Les quatre dés tels qu’ils étaient
phones-dice-expected = { $count } dés, chacun de 1 à 6
phones-dice-faces = { $label } : touchez ce que montrent les dés
phones-dice-untap = Effacer
phones-dice-missing = encore { $count }
phones-dice-lost = Les dés ont été tapés ailleurs pendant que vous tapiez. Voyez s’ils sont justes.
phones-dice-enter = Valider les dés
phones-dice-correct = Corriger les dés
phones-cancel = Annuler
phones-dice-wrong = Dés mal tapés
phones-dice-wrong-throw = Dés du lancer { $throw } mal tapés

## Pages des téléphones : Express

phones-over = La partie est finie
phones-all-out = Tout le monde a fini.
phones-all-out-or-left = Tout le monde a fini ou est parti.
phones-next-throw-real = Lancez les cinq dés.
phones-next-throw-app = N’importe qui peut lancer les dés.
phones-you-are-out = Vous avez fini. Les autres continuent.
phones-nobody-here = Plus personne ne joue à cette place.
phones-you-reveal = Vous choisissez en dernier : votre choix montre à tout le monde ce que chacun a choisi, et il est définitif.
phones-row-opens = Une ligne s’ouvre à { $points } ; sa cinquième croix les rend.
phones-lead = { $name } mène de { $points }.
phones-lead-new = { $name } prend la tête, de { $points }.
phones-lead-shared = { $names } mènent à égalité.
phones-chosen = Vous avez choisi { $choice }. Touchez un autre choix pour changer.
phones-chosen-secret = Vous avez choisi { $choice }. Touchez un autre choix pour changer, tant que tout le monde n’a pas choisi.
phones-may-change = Choisi. Vous pouvez changer tant que tous n’ont pas choisi.
phones-take-choice-back = Annuler mon choix
phones-fifth-die = Cinquième dé { $die }
phones-with-fifth-die = cinquième dé { $die }
phones-with-free-throw = lancer gratuit
phones-mark-opens = ouvre
phones-mark-full = pleine
phones-mark-ends = fin
phones-next-dice = Lancer { $throw } : entrer les dés
phones-last-throws = Les derniers lancers
phones-change-choice = Changer mon choix pour le lancer { $throw }
phones-change-choice-told = Les dés étaient { $dice }, et vous avez choisi { $choice }.

## Pages des téléphones : les tableaux

phones-column-row = Ligne
phones-column-each = Chacune
phones-column-marks = Croix
phones-column-points = Points
phones-column-die = Dé
phones-column-throw = Lancer
phones-column-chosen = Choisi
phones-column-better = Mieux
phones-column-turn = Tour
phones-column-cost = Coût
phones-pad-of = Feuille : { $name }
phones-tracks-of = Cinquièmes dés : { $name }
phones-to-be-named = { $count ->
    [one] { $count } valeur à fixer
   *[other] { $count } valeurs à fixer
}
phones-marks-new = { $marks }, dont { $new } au dernier lancer
phones-player-left = forfait
phones-word-choose = à vous
phones-word-chosen = choisi
phones-word-out = fini
phones-word-left = parti
phones-word-plays = joue

## Pages des téléphones : comment on a joué

phones-review = Comment vous avez joué
phones-review-told = Vous avez fait le meilleur choix { $best } fois sur { $count }. Les meilleurs choix atteignent { $start } en moyenne. À partir de là, les dés ont apporté { $luck } et vos choix { $skill }, ce qui fait { $end }.
phones-review-most = Le plus gros gain vient du lancer { $throw } avec { $choice } : { $points }.
phones-board-review-told = Meilleurs choix : { $best } sur { $count }. Vos chances de gagner étaient de { $start } au départ. Les dés les ont changées de { $luck }, vos choix de { $skill }, les tours des autres de { $others }.
phones-board-review-alone = Meilleurs choix : { $best } sur { $count }. Les meilleurs choix prennent { $start } tours en moyenne. Les dés ont changé cela de { $luck } et vos choix de { $skill }, ce qui fait { $end }.
phones-board-review-most = Le tour { $turn } a rapporté le plus : { $gain }.
phones-review-costliest = Les choix les plus coûteux

## Pages des téléphones : le plateau

phones-board-start = Le lancer de départ
phones-board-wins = { $name } gagne
phones-board-turn = Tour { $turn } : { $name }
phones-board-played = { $name } a joué { $play }.
phones-board-rolled = { $name } a lancé ces dés.
phones-board-rolled-start = { $name } a fait { $total } avec { $dice }.
phones-board-start-app = N’importe qui peut toucher : l’appli lance deux dés pour chacun.
phones-board-take-play-back = Annuler mon dernier coup
phones-board-rolling-on = Relancer : chute { $chance }.
phones-board-no-stop = Pas d’arrêt tant qu’un grimpeur partage sa case avec un autre joueur.
phones-runners = Vos grimpeurs
phones-board-risks = { $count ->
    [one] risque { $count } case
   *[other] risque { $count } cases
}
phones-board = Le plateau
phones-board-column = Colonne
phones-board-squares = Pions et grimpeurs
phones-board-won = gagnée par { $name }
phones-board-empty = vide, { $top } cases
phones-board-pieces = { $pieces }, sur { $top }
phones-board-runner = grimpeur { $space }
phones-board-square = { $name } { $space }

phones-game = Jeu
phones-goodbye = De belles parties. À la prochaine !
phones-play-again = Rejouer
phones-end = Terminer la soirée
phones-afterwards = Et maintenant ?
phones-newcomer = Ou quelqu’un d’autre
phones-your-name = Votre nom
phones-your-sign = Votre signe
phones-come-in = Je joue
phones-you-are-in = Vous jouez
phones-you = vous
phones-save-name = Enregistrer
phones-at-table = À la table
phones-all-here = Tout le monde est là ? Commencer
phones-missing = Pas encore là : { $names }. Les absents peuvent s’asseoir plus tard.
phones-change-rules = Changer les joueurs et les règles
phones-leave-out = Un nom vide retire son joueur.
phones-name-number = Nom du joueur { $number }
phones-move-up = Monter le joueur { $number }
phones-code-title = Les six chiffres
phones-code-told = Ils se trouvent à côté de l’adresse de la table et sont valables dix minutes.
phones-code-enter = Entrer
phones-code-wrong = Ce ne sont pas les bons chiffres. Regardez encore.
phones-code-too-often = Trop d’essais. Attendez une minute, puis réessayez.
phones-code-offer = Un accès sans caméra
phones-code-offered = Sans caméra : ouvrez { $address } et tapez { $digits }. Valable dix minutes.
phones-lost-told = Rien n’est perdu : toutes les croix restent. Si { $name } avait choisi en secret, son choix est redemandé.
phones-that-is-me = C’est moi : reprendre la place
phones-another-seat = Une autre place
phones-undone = { $name } est revenu sur un choix.
phones-undone-host = L’hôte a annulé la dernière étape.
phones-undone-laptop = La dernière étape a été annulée sur le PC.
phones-redone-laptop = La dernière étape a été rétablie sur le PC.
