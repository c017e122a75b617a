### Une nouvelle partie.

new-title-alone = Solo
new-start = Commencer
new-no-randomness = L’appli ne peut pas lancer de dés équitables ici : { $error }. Jouez avec de vrais dés.

## Qui joue

new-players = Qui joue ?
new-your-name = Quel est votre nom ?
new-alone-about = L’appli ne le demande qu’une fois : votre prochaine partie solo commencera aussitôt.
new-programs = Ordinateur
new-programs-about = Cliquez pour ajouter

## Les noms

new-name-field = Ajouter un nom
new-board-full = Le plateau n’a que quatre places.
new-nobody-known = Personne de ce nom n’a encore joué.
new-known-hint = A déjà joué ; en saisissant un nom, appuyez sur ↓

## Les boutons à côté d’un nom

new-colour-hint = { $colour } ; pour une autre, appuyez sur { $key }
new-person-hint = Un humain ; pour changer, appuyez sur { $key }
new-level-hint = { $character } Pour changer, appuyez sur { $key }
new-earlier = Monter : { $key }
new-later = Descendre : { $key }
new-remove = Retirer : { $key }

## Les dés

new-dice = Dés
new-dice-real = Vrais dés
new-dice-real-about = Vous lancez, et saisissez ce que vous voyez.
new-dice-app = Dés de l’appli
new-dice-app-about = De nouveaux dés à chaque partie.
new-dice-today-hint = Les mêmes pour tous aujourd’hui
new-dice-today-about = Les mêmes pour tous aujourd’hui.
new-code-field = Code
new-code-hint = Le code d’une autre partie, pour rejouer ses dés
new-code-fault = Un code a de sept à treize lettres et chiffres.
new-dice-code-about = Les mêmes pour tous ceux qui ont ce code.

## Pénalité et records

new-penalty = Pénalité par ligne inachevée
new-penalty-about = Standard : 200.
new-counting = Type de partie
new-counts = Pour les records
new-practice = Entraînement
new-strict = Stricte
new-strict-about = Solo, nouveaux dés de l’appli, ni conseils ni annulations.
new-counting-about = Vous pourrez changer cela après la partie.

## Le plateau

new-columns = Colonnes pour gagner
new-columns-about = Standard : trois.
new-columns-three = Trois
new-columns-four = Quatre
new-columns-five = Cinq
new-columns-hint = À deux ou trois joueurs
new-sharing = Grimpeur sur le pion d’un autre
new-sharing-about = Standard : on partage.
new-sharing-share = Ils partagent
new-sharing-jump = Le grimpeur saute
new-sharing-forced = Pas d’arrêt ici
new-placement = Paires au choix
new-placement-about = Standard : toutes.
new-placement-any = Toutes
new-placement-runner = Nouveau grimpeur d’abord
new-placement-most = Le plus de paires

## Les choix secrets

new-choices = Choix
new-choices-about = Secrets : cachés jusqu’à ce que tout le monde ait choisi.
new-choices-few = Seulement à deux joueurs ou plus.
new-open = Visibles
new-secret = Secrets
new-secret-hint = À deux joueurs ou plus

## Le temps

new-time-choice = Limite de temps
new-time-choice-about = Par joueur.
new-time-decision = Limite de temps
new-time-decision-about = Par décision.
new-time-none = Sans limite
new-time-field = Autre
new-zero = Temps écoulé
new-zero-about = Le coach joue bien : son choix compte comme un conseil.
new-zero-warn = Juste prévenir
new-zero-first = Choisir la première option
new-zero-coach = Le coach choisit

## Les règles en une liste

new-tonight = Les règles de ce soir
new-dice-of = Dés { $code }
new-rule-open = choix visibles
new-rule-secret = choix secrets
new-rule-penalty = { $penalty } par ligne inachevée
new-rule-columns = { $count ->
    [one] { $count } colonne pour gagner
   *[other] { $count } colonnes pour gagner
}
new-rule-share = cases partagées
new-rule-jump = les grimpeurs sautent
new-rule-forced = pas d’arrêt sur un pion
new-rule-any = toutes les paires
new-rule-runner = nouveau grimpeur d’abord
new-rule-most = le plus de paires
new-rule-no-limit = sans limite de temps
new-rule-limit = { $seconds } s par choix
new-rule-counts = pour les records
new-rule-practice = pour s’entraîner
new-rule-strict = partie stricte
