### Les fichiers.

## Ouvrir une partie

files-opening = Ouverture de la partie…
files-not-opened = Un problème est survenu : cette partie n’a pas pu être ouverte. Son fichier est inchangé.
files-did-not-open = La partie n’a pas pu s’ouvrir la dernière fois : elle n’est donc pas rouverte automatiquement. Vous la trouverez dans la liste.

## Une autre fenêtre de l’appli

files-second = Fifth Die est déjà ouvert. Ici, vous pouvez regarder les parties ; pour jouer, fermez l’autre fenêtre.
files-second-refuses = Impossible ici tant que l’autre Fifth Die est ouvert. Fermez-le d’abord.

## Quelque chose n’a pas pu être enregistré

files-tried-again = { $trouble } Vous pouvez continuer : rien n’est perdu tant que cette fenêtre est ouverte, et l’appli réessaie à intervalles réguliers.
files-save-again = Réessayer
files-save-elsewhere = Enregistrer ailleurs

## Avant de fermer la fenêtre

files-unsaved = Pas encore enregistré
files-unsaved-this =
    { $moves ->
        [0] Le dernier changement de cette partie n’est pas encore enregistré.
        [one] { $moves } action de cette partie n’est pas encore enregistrée.
       *[other] { $moves } actions de cette partie ne sont pas encore enregistrées.
    }
files-unsaved-game =
    { $moves ->
        [0] Le dernier changement de « { $title } » n’est pas encore enregistré.
        [one] { $moves } action de « { $title } » n’est pas encore enregistrée.
       *[other] { $moves } actions de « { $title } » ne sont pas encore enregistrées.
    }
files-unsaved-settings = Vos réglages ne sont pas encore enregistrés.
files-saving = Enregistrement…
files-try-again = Réessayer
files-close-anyway = Fermer quand même
files-close-without = Fermer sans enregistrer
files-stay = Ne pas fermer

## Où écrire un nouveau fichier

files-as = Format
files-to = Enregistrer dans
files-path = Chemin du fichier
files-choose-place = Choisir l’emplacement…
files-no-place = Vous n’avez pas choisi d’emplacement. Si aucune fenêtre ne s’ouvre, saisissez le chemin ci-dessus.
files-nothing = Il n’y a rien à enregistrer.
files-saved =
    { $others ->
        [0] Enregistré : { $path }.
        [one] Enregistré : { $path } et { $others } autre fichier.
       *[other] Enregistré : { $path } et { $others } autres fichiers.
    }
files-exported =
    { $others ->
        [0] Exporté : { $path }.
        [one] Exporté : { $path } et { $others } autre fichier.
       *[other] Exporté : { $path } et { $others } autres fichiers.
    }
files-open = Ouvrir
files-show-folder = Voir dans le dossier
files-no-opener = Aucune appli ne peut l’ouvrir ici. Il est enregistré à l’emplacement indiqué.
files-opener-missing = Impossible de l’ouvrir d’ici, car { $program } n’est pas installé. Il est enregistré à l’emplacement indiqué.
files-not-opened-by = Impossible de l’ouvrir : { $cause }.
files-about-pdf = Pour imprimer, tout en un fichier.
files-about-svg = Un dessin, net à toutes les tailles ; un fichier par page.
files-about-png = Une image qui s’ouvre partout ; un fichier par page.

## Ce qui s’exporte

files-game = Fichier de partie
files-game-about = S’ouvre dans Fifth Die sur n’importe quel ordinateur, avec tout ce qui s’est passé.
files-words = Message
files-words-about = Le résultat en quelques lignes, avec le code des dés.
files-result = Feuille de résultat
files-result-about = Le vainqueur, les points de chacun et le déroulement de la partie, à imprimer.
files-games = Parties de la soirée, un fichier
files-all-games = Toutes les parties, un fichier
files-games-about = Toutes les parties terminées, avec les noms des joueurs et des soirées, à importer sur un autre ordinateur.
files-plays = Tous les résultats (CSV)
files-plays-about = Une ligne par joueur de chaque partie terminée, pour un tableur.
files-throws = Lancers (CSV)
files-throws-about = Chaque lancer, choix et score, pour un tableur.
files-rolls = Lancers (CSV)
files-rolls-about = Chaque lancer, ce qui a été joué et comment le tour s’est terminé, pour un tableur.
files-pads = Feuilles
files-pads-about = La feuille cochée de chacun, à imprimer.
files-board = Plateau
files-board-about = Le plateau tel qu’il est maintenant, à imprimer.
files-blank-pads = Feuilles vierges
files-blank-pads-about = Quatre feuilles par page, pour jouer au crayon.
files-blank-board = Plateau vierge
files-blank-board-about = Un plateau pour quatre joueurs au plus, pour jouer au crayon.
files-blank-express = Feuilles d’Express
files-blank-classic = Plateau classique
files-copy-words = Copier le texte
files-copy-table = Copier le tableau
files-copy-file = Copier le contenu du fichier
files-copied = Copié : collez-le où vous voulez.
files-named-blank-pads = feuilles vierges
files-named-blank-board = plateau vierge
files-named-pads = feuilles
files-named-board = plateau
files-named-result = résultat
files-named-games = toutes les parties

## Importer

files-import = Importer
files-import-games = Importer des parties
files-filter-all = Tous les fichiers
files-from = Importer depuis
files-import-about = Des fichiers de partie de Fifth Die (.ron), ou un dossier qui en contient. Vous pouvez aussi les déposer sur cette fenêtre.
files-import-path = Chemin d’un fichier ou d’un dossier
files-choose = Choisir des fichiers…
files-no-file = Vous n’avez pas choisi de fichier. Si aucune fenêtre ne s’ouvre, saisissez le chemin ci-dessus.
files-reading = Lecture…
files-import-failed = Un problème est survenu : ces fichiers ne sont pas importés.
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

## Pourquoi quelque chose n’a pas pu être gardé

files-folder-not-used = Impossible d’utiliser le dossier de données
files-folder-not-found = Impossible de trouver un dossier pour les parties
files-folder-not-made = Impossible de créer un dossier
files-game-not-saved = Impossible d’enregistrer la partie
files-game-not-deleted = Impossible de supprimer la partie
files-game-not-restored = Impossible de restaurer la partie
files-settings-not-saved = Impossible d’enregistrer vos réglages
files-phones-not-saved = Impossible d’enregistrer les places des téléphones
files-people-not-saved = Impossible d’enregistrer les noms
files-game-not-exported = Impossible d’exporter la partie
files-not-written = Impossible d’écrire le fichier

## Et le message entier

files-taken = { $what } : un fichier de ce nom existe déjà ({ $path }). Choisissez un autre nom.
files-not-replaced = { $what } : c’est le nom d’un dossier, d’un lien, d’un périphérique ou d’un tube, et seul un fichier peut être remplacé ({ $path }). Choisissez un autre nom.
files-no-folder = { $what } : ce dossier n’existe pas ({ $path }). Créez-le, ou choisissez-en un autre.
files-succeeded = { $what } : une autre partie porte maintenant ce nom ({ $path }). Renommez ce fichier, puis mettez { $trashed } à sa place.
files-newer = { $what } : ce fichier vient d’une version plus récente de Fifth Die ({ $path }). Utilisez cette version.
files-locked = { $what } : un autre Fifth Die utilise ce dossier ({ $path }). Fermez-le pour continuer ici.
files-no-home = { $what } : le système n’indique pas votre dossier personnel ({ $path }). Démarrez avec --data-dir et un dossier.
files-program-failed = { $what } : un problème est survenu ({ $path }). Réessayez.
files-full = { $what } : il n’y a plus de place ({ $path }). Libérez de l’espace, puis réessayez.
files-not-writable = { $what } : vous n’avez pas le droit d’y écrire ({ $path }). Autorisez l’écriture dans ce dossier, ou démarrez avec --data-dir et un autre dossier.
files-gone = { $what } : ce fichier ou ce dossier n’existe pas ({ $path }). Vérifiez s’il a été déplacé ou supprimé.
files-refused = { $what } : { $cause } ({ $path }). Réessayez, ou démarrez avec --data-dir et un autre dossier.

## Pourquoi un fichier n’est pas une partie

files-fault-in = { $path } : { $fault }
files-fault-missing = ce fichier n’existe pas
files-fault-unreadable = impossible de le lire : { $cause }
files-fault-no-file = ce n’est pas un fichier ordinaire
files-fault-too-large = il dépasse { $most } Mio, trop pour une partie
files-fault-no-session = ce n’est pas une partie de Fifth Die
files-fault-several = il contient plusieurs parties ; importez-le plutôt
files-fault-no-games = ce dossier ne contient aucune partie
files-fault-newer = il vient d’une version plus récente de Fifth Die ; ouvrez-le avec celle-ci
files-fault-damaged = il est endommagé et reste tel quel ; pour savoir où, lancez « fifth-die check » avec ce chemin

## Pourquoi une partie est pleine

files-limit-throw = une partie à { $seats } compte au plus { $most } lancers
files-limit-roll = une partie compte au plus { $most } lancers
files-limit-roll-off = une partie compte au plus { $most } lancers de départ
files-limit-events = une partie compte au plus { $most } événements
files-limit-seated = dans une partie, il y a au plus { $most } arrivées, départs et changements de joueur
files-limit-again = cette partie a trop de corrections tardives pour être rejouée

## Le résultat en quelques lignes, pour un message

files-message-heading = { $game }, { $day }
files-message-titled = { $game } : { $title }, { $day }
files-message-place = { $place }. { $name } : { $total }
files-message-left = { $name } : { $total }
files-message-penalty = Pénalité par ligne inachevée : { $points }.
files-message-won = { $name } a gagné.
files-message-columns = { $name } : { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
}
files-message-over-throws = { $alone ->
    [yes] En solo, terminée
   *[no] Terminée
} après { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}.
files-message-over-turns = { $alone ->
    [yes] En solo, terminée
   *[no] Terminée
} après { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}.
files-message-open-throws = { $alone ->
    [yes] En solo, en cours
   *[no] En cours
} : { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
} jusqu’ici.
files-message-open-turns = { $alone ->
    [yes] En solo, en cours
   *[no] En cours
} : { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} jusqu’ici.
files-message-dice-real = Jouée avec de vrais dés.
files-message-helped = Avec aide : { $helps }.
files-message-strict = Partie stricte : sans aucune aide.
files-message-dice-earlier = Jouée avec les dés d’une partie précédente.
files-message-dice-of-day = Jouée avec les dés du jour, code { $code }.
files-message-dice-app = Jouée avec les dés de l’appli, code { $code }.

## Les noms des joueurs

files-people-together = { $one } et { $other } ont joué dans la même partie : ce ne peut pas être le même joueur.
files-people-taken = Il y a déjà quelqu’un du nom de { $name }. Choisissez un autre nom, ou réunissez les deux.
files-people-full = Il n’y a plus de place pour un autre nom.

## Trop de parties

files-too-many-games = Trop de parties pour un seul fichier : choisissez une période plus courte.
