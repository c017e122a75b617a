### Une nouvelle partie.

new-title-alone = Solo
new-start = Commencer
new-no-randomness = Le système ne fournit pas de hasard pour les dés : { $error }. Jouez avec de vrais dés.
new-players = Joueurs
new-your-name = Quel est votre nom ?
new-alone-about = Demandé une seule fois. La prochaine partie solo commencera aussitôt.
new-programs = L’ordinateur
new-programs-about = Appuyez pour ajouter
new-name-field = Nom
new-board-full = Le plateau accueille quatre joueurs.
new-nobody-known = Personne de ce nom n’a encore joué.
new-known-hint = A déjà joué ; ↓ dans un nom
new-colour-hint = { $colour } ; autre : { $key }
new-person-hint = Une personne. { $key } : quelqu’un d’autre
new-level-hint = { $character } { $key } : quelqu’un d’autre
new-earlier = Une place plus tôt : { $key }
new-later = Une place plus tard : { $key }
new-remove = Retirer de la table : { $key }
new-dice = Dés
new-dice-real = Vrais dés
new-dice-real-about = Vous lancez, et tapez ce que vous voyez.
new-dice-app = L’appli lance
new-dice-app-about = De nouveaux dés à chaque partie.
new-dice-today-hint = Les mêmes pour tout le monde aujourd’hui
new-dice-today-about = Les mêmes pour tout le monde aujourd’hui.
new-code-field = Code
new-code-hint = Le code des dés d’une autre partie, pour les rejouer
new-code-fault = Un code a de sept à treize lettres et chiffres.
new-dice-code-about = Les mêmes pour qui a ce code.
new-penalty = Une ligne d’une à quatre croix coûte
new-penalty-about = 200 selon les règles.
new-counting = La partie est
new-counts = Pour les records
new-practice = Un entraînement
new-strict = Stricte
new-strict-about = En solo, dés neufs de l’appli : ni conseil ni retour.
new-counting-about = Modifiable après la partie.
new-columns = Colonnes pour gagner
new-columns-about = Trois, c’est la règle.
new-columns-three = Trois
new-columns-four = Quatre
new-columns-five = Cinq
new-columns-hint = À deux ou trois joueurs
new-sharing = Grimpeur sur le pion d’un autre
new-sharing-about = Partager, c’est la règle.
new-sharing-share = Ils partagent
new-sharing-jump = Le grimpeur saute
new-sharing-forced = Pas d’arrêt ici
new-placement = Paires permises
new-placement-about = Toutes, d’habitude.
new-placement-any = Toutes
new-placement-runner = Nouveau grimpeur d’abord
new-placement-most = Le plus de paires
new-choices = Choix
new-choices-about = Secrets : cachés jusqu’à ce que tout le monde ait choisi.
new-choices-few = Les choix secrets se jouent à deux personnes ou plus.
new-open = Visibles
new-secret = Secrets
new-secret-hint = À deux personnes ou plus
new-time-choice = Temps pour un choix
new-time-choice-about = Il repart pour chaque joueur.
new-time-decision = Temps pour une décision
new-time-decision-about = Il repart pour chaque décision.
new-time-none = Sans limite
new-time-field = Autre
new-zero = Quand le temps est écoulé
new-zero-about = Le coach joue bien ; c’est noté comme un conseil.
new-zero-warn = Juste prévenir
new-zero-first = Prendre le premier choix
new-zero-coach = Le coach choisit

## The rules as a list of parts with a comma between them, each a button that opens its choices. The dice come first.

# Above the list.
new-tonight = Les règles ce soir
# Dice from a code.
new-dice-of = Dés { $code }
new-rule-open = choix visibles
new-rule-secret = choix secrets
# The points stand first.
new-rule-penalty = { $penalty } par ligne inachevée
new-rule-columns = { $count } colonnes pour gagner
# Runners on a space with a square of somebody else.
new-rule-share = cases partagées
new-rule-jump = les grimpeurs sautent
new-rule-forced = pas d’arrêt sur un autre
# The pairs that may be chosen.
new-rule-any = toutes les paires
new-rule-runner = nouveau grimpeur d’abord
new-rule-most = le plus de paires
new-rule-no-limit = sans limite de temps
new-rule-limit = { $seconds } s par choix
new-rule-counts = pour les records
new-rule-practice = pour s’entraîner
new-rule-strict = partie stricte
