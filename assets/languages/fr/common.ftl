### Ce qui se trouve sur plusieurs écrans.

common-close = Fermer
common-back = Retour
common-new-game = Nouvelle partie
common-export = Exporter
common-seconds = { $seconds } s
common-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
common-percent = { $number } %

## La table

common-bar-result = Résultat
common-bar-table = Table
common-bar-go-on = Continuer
common-bar-hint = Conseil
common-bar-strict = Partie stricte
common-bar-players = Joueurs
common-bar-undo = Annuler
common-bar-redo = Rétablir
common-bar-history = Historique
common-cancel-correction = Abandonner la correction
common-only-program = Seul l’ordinateur joue encore.
common-play-out = Jouer jusqu’au bout
common-playing-out = L’ordinateur joue jusqu’au bout…
common-practice = Entraînement : cette partie ne compte pas.
common-back-to-original = Retour à l’original
common-no-hint-here = Il n’y a rien à choisir maintenant.
common-hint-thinking = Calcul du conseil…
common-take-die-back = Retirer ce dé
common-percent-under = < 1 %
common-percent-over = > 99 %
common-share-under = moins de 1 %
common-share-over = plus de 99 %
common-failed = Le programme n’y est pas arrivé ; réessayez

## La barre

common-games = Parties
common-more = Plus
common-learn = Apprendre le jeu
common-one-pad = Une feuille
common-all-pads = Les feuilles
common-phones = Téléphones
common-settings = Réglages
common-help = Aide

## Les couleurs

common-blue-circle = Cercle bleu
common-orange-square = Carré orange
common-green-triangle = Triangle vert
common-purple-diamond = Losange violet
common-sky-blue-star = Étoile bleu ciel
common-red-hexagon = Hexagone rouge
common-yellow-cross = Croix jaune
common-grey-ring = Anneau gris

## Les dés tapés

common-dice-to-go =
    { $count ->
        [one] encore { $count } dé
       *[other] encore { $count } dés
    }
common-not-on-a-die = { $key } n’est pas sur un dé : de 1 à 6.
common-it-was = C’était { $was }. Échap le laisse ainsi.

## Le chronomètre

common-time-paused = Temps arrêté
common-time-pause = Pause
common-time-resume = Reprendre
common-time-up = Temps écoulé : toujours à { $name }

## Une feuille

common-pad-each = par ×
common-pad-pair = paire
common-pad-points = points cumulés
common-pad-minus-column = moins
common-pad-plus-column = plus
common-pad-more = { $count } de plus
common-pad-minus = Moins
common-pad-plus = Plus
common-pad-total = Total
common-pad-out = fin
common-games-none = aucune
common-games-all = toutes
common-games-percent = { $number } % ± { $error } %

## Les lettres choisissent

common-nothing-to-choose = Il n’y a rien à choisir ici.
common-one-choice = Il n’y a qu’un choix : A.
common-no-choice = Au choix : de A à { $last }.
common-illegal = { $choice } n’est pas possible : { $why }
common-outdated = C’était { $choice }, qui n’est plus possible : { $why }

## Ce que dit le programme à la table

common-denied-bot-first = { $name } décide d’abord s’il faut relancer ou s’arrêter : Espace.
common-denied-secret = Le choix fait par { $name } reste caché jusqu’à ce que tout le monde ait choisi. Entrée passe le PC.
common-marks-hint = Une partie avec conseils figure à part dans les records. Cliquez encore sur Conseil ou appuyez sur T pour le voir.
common-marks-review = Une partie analysée avant la fin figure à part dans les records. Cliquez encore sur Analyse ou appuyez sur V pour la voir.
common-marks-taken = Vous avez déjà vu ces dés. Si vous changez quelque chose maintenant, la partie figure à part dans les records. Rétablir les fait revenir.
common-marks-known = Quelqu’un ici a déjà vu ces dés : la partie figure donc à part dans les records.
common-strict-hint = Une partie stricte n’a pas de conseils.
common-strict-review = Dans une partie stricte, l’analyse vient à la fin, et rien ne change ensuite.
common-strict-taken = Dans une partie stricte, on n’annule rien une fois les dés suivants lancés.
common-strict-known = Une partie stricte prend les dés de l’appli comme ils tombent.
common-help-hint = conseils
common-help-review = analyse en cours de partie
common-help-taken = dés annulés
common-help-known = dés déjà connus
common-notice-no-advice = Le coach n’a pas de réponse ici.
common-notice-advice-failed = Le coach n’a pas pu répondre. Conseil (T) lui redemande.
common-notice-thinking-failed = Le programme n’a pas pu décider. Espace le laisse réessayer ; sous Joueurs (P), quelqu’un d’autre peut prendre la place.
common-notice-time-up-failed = Temps écoulé : { $name }. Le programme n’a pas pu décider ; { $name } continue donc.
common-notice-would-roll-on = Temps écoulé : { $name }. Le coach relancerait.
common-notice-coach-decided = Temps écoulé : { $name }. Le coach a décidé.
common-notice-table-decided = Temps écoulé : { $name }. La table a décidé, comme convenu.

## Les jeux

common-game-classic = Can’t Stop classique
common-express = Express
common-classic = Classique

## Les dés

common-dice-real = Vrais dés
common-dice-earlier = Les dés d’une autre partie
common-dice-of-day = Les dés du jour, code { $code }
common-dice-app = Les dés de l’appli, code { $code }

## Qui joue

common-person = Humain

## Les joueurs de l'ordinateur

common-level-dreamy = Rêveur
common-level-careless = Étourdi
common-level-eager = Enthousiaste
common-level-curious = Curieux
common-level-bold = Casse-cou
common-level-steady = Sang-froid
common-level-evolved = Futé
common-level-master = Maître
common-out-of = { $reached } sur { $top }
