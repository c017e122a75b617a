### Les fichiers.

files-opening = Ouverture de la partie…
files-not-opened = Le programme n’a pas pu ouvrir cette partie ; son fichier est inchangé.
files-did-not-open = La partie en cours ne s’est pas ouverte la dernière fois, elle n’est donc pas rouverte d’elle-même. Elle est dans la liste.
files-second = Un autre Fifth Die a ouvert ce dossier : ici, on peut regarder les parties, pas les jouer. Dès qu’il sera fermé, celui-ci reprendra.
files-second-refuses = Cela ne se fait pas ici, car un autre Fifth Die a ouvert ce dossier. Fermez-le, et celui-ci reprendra.
files-tried-again = { $trouble } La partie continue ; rien n’est perdu tant que cette fenêtre est ouverte, et l’enregistrement est retenté régulièrement.
files-save-again = Réessayer
files-save-elsewhere = Enregistrer ailleurs
files-unsaved = Pas encore enregistré
files-unsaved-this =
    { $moves ->
        [0] Le dernier changement de cette partie n’est pas encore enregistré.
        [one] { $moves } coup de cette partie n’est pas encore enregistré.
       *[other] { $moves } coups de cette partie ne sont pas encore enregistrés.
    }
files-unsaved-game =
    { $moves ->
        [0] Le dernier changement de « { $title } » n’est pas encore enregistré.
        [one] { $moves } coup de « { $title } » n’est pas encore enregistré.
       *[other] { $moves } coups de « { $title } » ne sont pas encore enregistrés.
    }
files-unsaved-settings = Les réglages ne sont pas encore enregistrés.
files-saving = Enregistrement…
files-try-again = Réessayer
files-close-anyway = Fermer quand même
files-close-without = Fermer sans les enregistrer
files-stay = Rester
files-as = Format
files-to = Vers
files-path = Un chemin
files-choose-place = Choisir un endroit…
files-no-place = Aucun endroit n’a été choisi. Si aucune fenêtre ne s’ouvre, écrivez le chemin ci-dessus.
files-nothing = Il n’y a rien à écrire.
files-saved =
    { $others ->
        [0] Enregistré : { $path }.
       *[other] Enregistré : { $path } et { $others } de plus.
    }
files-exported =
    { $others ->
        [0] Exporté : { $path }.
       *[other] Exporté : { $path } et { $others } de plus.
    }
files-open = Ouvrir
files-show-folder = Voir dans le dossier
files-no-opener = Aucun programme de ce système ne l’ouvre ; le fichier est au lieu indiqué.
files-opener-missing = Rien ne l’ouvre, car { $program } n’est pas installé ; le fichier est au lieu indiqué.
files-not-opened-by = Rien ne l’ouvre : { $cause }.
files-about-pdf = Pour l’imprimante, tout en un fichier.
files-about-svg = Un dessin, net à toute taille ; un fichier par page.
files-about-png = Une image qui s’ouvre partout ; un fichier par page.
files-game = Fichier de partie
files-game-about = S’ouvre dans Fifth Die sur tout ordinateur, avec tout ce qui s’est passé.
files-words = Texte pour un message
files-words-about = Le résultat en quelques lignes, avec le code des dés.
files-result = Feuille de résultat
files-result-about = Qui a gagné, tous les comptes et le cours de la partie, à imprimer.
files-games = Parties de la soirée, un fichier
files-all-games = Toutes les parties, un fichier
files-games-about = Les parties terminées, avec les noms des personnes et des soirées, à importer sur un autre ordinateur.
files-plays = Tableau de toutes les parties (CSV)
files-plays-about = Une ligne par joueur de chaque partie terminée, pour un tableur.
files-throws = Tableau des lancers (CSV)
files-throws-about = Chaque lancer, choix et score, pour un tableur.
files-rolls = Tableau des lancers (CSV)
files-rolls-about = Chaque lancer, ce qui en a été joué et comment son tour a fini, pour un tableur.
files-pads = Feuilles
files-pads-about = La feuille de chacun telle qu’elle est cochée, à imprimer.
files-board = Plateau
files-board-about = Le plateau tel qu’il est, à imprimer.
files-blank-pads = Feuilles vierges
files-blank-pads-about = Quatre feuilles par page, pour jouer au crayon.
files-blank-board = Plateau vierge
files-blank-board-about = Un plateau pour quatre au plus, pour jouer au crayon.
files-blank-express = Feuilles d’Express
files-blank-classic = Plateau classique
files-copy-words = Copier le texte
files-copy-table = Copier le tableau
files-copy-file = Copier le contenu du fichier
files-copied = Copié : collez-le où vous voulez.
files-named-blank-pads = feuilles vierges
files-named-blank-board = plateau vierge
files-named-pads = feuilles
files-named-board = plateau
files-named-result = résultat
files-named-games = toutes les parties
files-import = Importer
files-import-games = Importer des parties
files-filter-all = Tous les fichiers
files-from = Depuis
files-import-about = Des fichiers de partie (.ron) de Fifth Die, ou un dossier qui en contient. On peut aussi les déposer sur cette fenêtre.
files-import-path = Le chemin d’un fichier ou d’un dossier
files-choose = Choisir des fichiers…
files-no-file = Aucun fichier n’a été choisi. Si aucune fenêtre ne s’ouvre, écrivez le chemin ci-dessus.
files-reading = Lecture…
files-import-failed = Le programme n’a pas pu importer ces fichiers.
files-import-sum =
    { $imported ->
        [one] { $imported } partie importée
       *[other] { $imported } parties importées
    }{ $here ->
        [0] {""}
       *[other] , { $here } déjà ici
    }{ $failed ->
        [0] {""}
       [one] , { $failed } non importée
       *[other] , { $failed } non importées
    }
files-imported = importée
files-here = déjà ici
files-more =
    { $count ->
        [one] et { $count } autre fichier
       *[other] et { $count } autres fichiers
    }

## Pourquoi quelque chose n'a pas pu être gardé

files-folder-not-used = Le dossier de données n’est pas utilisable
files-folder-not-found = Il n’y a pas de dossier pour les parties
files-folder-not-made = Impossible de créer un dossier
files-game-not-saved = La partie n’est pas enregistrée
files-game-not-deleted = La partie n’est pas supprimée
files-game-not-restored = La partie n’est pas récupérée
files-settings-not-saved = Les réglages ne sont pas enregistrés
files-phones-not-saved = Les places des téléphones ne sont pas enregistrées
files-people-not-saved = Les noms ne sont pas enregistrés
files-game-not-exported = La partie n’est pas exportée
files-not-written = Rien n’est écrit
files-taken = { $what } : il y a déjà un fichier de ce nom ({ $path }). Choisissez un autre nom.
files-not-replaced = { $what } : il y a un dossier, un lien, un périphérique ou un tube de ce nom, et seul un fichier peut être remplacé ({ $path }). Choisissez un autre nom.
files-no-folder = { $what } : ce dossier n’existe pas ({ $path }). Créez-le, ou choisissez-en un autre.
files-succeeded = { $what } : il y a entre-temps une partie du même nom ({ $path }). Donnez un autre nom à ce fichier, puis mettez { $trashed } à sa place.
files-newer = { $what } : une version plus récente de Fifth Die a écrit ce fichier ({ $path }). Continuez avec cette version.
files-locked = { $what } : un autre Fifth Die a ouvert ce dossier ({ $path }). Fermez-le, et celui-ci reprendra.
files-no-home = { $what } : le système n’indique aucun dossier personnel ({ $path }). Démarrez avec --data-dir et un dossier.
files-program-failed = { $what } : le programme n’y est pas arrivé ({ $path }). Réessayez.
files-full = { $what } : il n’y a plus de place ({ $path }). Libérez de l’espace, puis réessayez.
files-not-writable = { $what } : le système ne permet pas d’y écrire ({ $path }). Autorisez l’écriture dans le dossier, ou démarrez avec --data-dir et un autre dossier.
files-gone = { $what } : ce fichier ou ce dossier n’existe pas ({ $path }). Voyez s’il a été déplacé ou supprimé.
files-refused = { $what } : { $cause } ({ $path }). Réessayez, ou démarrez avec --data-dir et un autre dossier.

## Pourquoi un fichier n'est pas une partie

files-fault-in = { $path } : { $fault }
files-fault-missing = ce fichier n’existe pas
files-fault-unreadable = il est illisible : { $cause }
files-fault-no-file = ce n’est pas un fichier ordinaire
files-fault-too-large = il dépasse { $most } Mio, ce qu’aucune partie n’atteint
files-fault-no-session = ce n’est pas une partie de ce programme
files-fault-several = il contient plusieurs parties : importez-le
files-fault-no-games = il n’y a aucune partie dans ce dossier
files-fault-newer = une version plus récente de Fifth Die l’a écrit : ouvrez-le avec celle-ci
files-fault-damaged = il est endommagé et reste tel quel ; « fifth-die check » avec ce chemin dit où

files-limit-throw = une partie à { $seats } a au plus { $most } lancers
files-limit-roll = une partie a au plus { $most } lancers
files-limit-roll-off = une partie a au plus { $most } lancers de départ
files-limit-events = une partie a au plus { $most } événements
files-limit-seated = au plus { $most } arrivées, départs et relèves dans une partie
files-limit-again = tant de choses de cette partie ont été corrigées si tard qu’elle ne peut plus être rejouée

## Le résultat en quelques lignes, pour un message

files-message-heading = { $game }, { $day }
files-message-titled = { $game } : { $title }, { $day }
files-message-place = { $place }. { $name } : { $total }
files-message-left = { $name } : { $total }
files-message-penalty = Une ligne d’une à quatre croix coûtait { $points }.
files-message-won = { $name } a gagné.
files-message-columns = { $name } : { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
}
files-message-over-throws = { $alone ->
    [yes] En solo, partie finie
   *[no] Partie finie
} après { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}.
files-message-over-turns = { $alone ->
    [yes] En solo, partie finie
   *[no] Partie finie
} après { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}.
files-message-open-throws = { $alone ->
    [yes] En solo, partie en cours
   *[no] Partie en cours
} après { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}.
files-message-open-turns = { $alone ->
    [yes] En solo, partie en cours
   *[no] Partie en cours
} après { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}.
files-message-dice-real = Jouée avec de vrais dés.
files-message-helped = Avec aide : { $helps }.
files-message-strict = Une partie stricte : sans aucune aide.
files-message-dice-earlier = Jouée avec les dés d’une autre partie.
files-message-dice-of-day = Jouée avec les dés du jour, code { $code }.
files-message-dice-app = Jouée avec les dés de l’appli, code { $code }.

files-people-together = { $one } et { $other } jouent dans la même partie : ce sont donc deux personnes.
files-people-taken = Quelqu’un d’autre s’appelle déjà { $name } : choisissez un autre nom, ou faites-en une seule personne.
files-people-full = Il n’y a plus de place pour un autre nom.

files-too-many-games = Cela fait trop de parties pour un seul fichier : choisissez une période plus courte.
