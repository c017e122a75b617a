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
common-percent = { $number } %

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
common-hint-thinking = Le coach prépare un conseil…
common-take-die-back = Retirer ce dé
common-percent-under = <1 %
common-percent-over = >99 %
common-share-under = moins de 1 %
common-share-over = plus de 99 %
common-failed = Un problème est survenu. Réessayez.

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

## Les dés saisis

common-dice-to-go =
    { $count ->
        [one] encore { $count } dé
       *[other] encore { $count } dés
    }
common-not-on-a-die = Pas de { $key } sur un dé : saisissez un chiffre de 1 à 6.
common-it-was = C’était { $was }. Échap : ne rien changer.

## Le chronomètre

common-time-paused = Chrono en pause
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
common-games-percent = { $number } ± { $error } %

## Les lettres choisissent

common-nothing-to-choose = Il n’y a rien à choisir ici.
common-one-choice = Il n’y a qu’un choix : A.
common-no-choice = Choisissez une lettre, de A à { $last }.
# What the next words belong to, like 4 or Throw 4.
common-colon = { $what } :
common-illegal = { $choice } n’est pas permis : { $why }
common-outdated = C’était { $choice }, ce qui n’est plus permis : { $why }

## Ce que dit l’appli à la table

common-denied-bot-first = { $name } doit d’abord relancer ou s’arrêter : appuyez sur Espace.
common-denied-secret = Le choix de { $name } reste caché jusqu’à ce que tout le monde ait choisi. Pour passer le PC, appuyez sur Entrée.
common-marks-hint = Les parties avec conseils sont classées à part. Pour voir quand même le conseil, choisissez de nouveau « Conseil » (T).
common-marks-review = Les parties analysées avant la fin sont classées à part. Pour voir quand même l’analyse, choisissez de nouveau « Analyse » (V).
common-marks-taken = Vous avez vu les dés que vous avez annulés. Si vous changez quelque chose maintenant, cette partie sera classée à part. Pour retrouver ces dés, choisissez « Rétablir ».
common-marks-known = Vous avez déjà joué ces dés : cette partie est donc classée à part.
common-strict-hint = Pas de conseils dans une partie stricte.
common-strict-review = Dans une partie stricte, l’analyse n’est visible qu’à la fin, et plus rien ne peut changer ensuite.
common-strict-taken = Dans une partie stricte, impossible d’annuler une fois les dés suivants lancés.
common-strict-known = Une partie stricte demande de nouveaux dés de l’appli.
common-help-hint = conseils
common-help-review = analyse en cours de partie
common-help-taken = annulations
common-help-known = dés déjà connus
common-notice-no-advice = Le coach n’a rien à conseiller ici.
common-notice-advice-failed = Le coach n’a pas pu répondre. Pour réessayer, choisissez « Conseil » (T).
common-notice-thinking-failed = L’ordinateur n’a pas pu décider. Pour réessayer, appuyez sur Espace ; pour donner la place à quelqu’un d’autre, ouvrez « Joueurs » (P).
common-notice-time-up-failed = Temps écoulé pour { $name }. L’ordinateur n’a pas pu décider : { $name } continue.
common-notice-would-roll-on = Temps écoulé pour { $name } : le coach relancerait.
common-notice-coach-decided = Temps écoulé pour { $name } : le coach a décidé.
common-notice-table-decided = Temps écoulé pour { $name } : l’appli a décidé, comme convenu.

## Les jeux

common-game-classic = Can’t Stop classique
common-express = Express
common-classic = Classique

## Les dés

common-dice-real = Vrais dés
common-dice-earlier = Dés d’une partie précédente
common-dice-of-day = Dés du jour, code { $code }
common-dice-app = Dés de l’appli, code { $code }

## Qui joue

common-person = Humain

## Les joueurs de l’ordinateur

common-level-dreamy = Rêveur
common-level-careless = Étourdi
common-level-eager = Enthousiaste
common-level-curious = Curieux
common-level-bold = Casse-cou
common-level-steady = Sang-froid
common-level-evolved = Futé
common-level-master = Maître
common-out-of = { $reached } sur { $top }
