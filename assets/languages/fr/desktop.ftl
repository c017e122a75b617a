### Ce que disent du programme les menus et les logithèques.

desktop-generic-name = Feuille de score pour jeux de dés
desktop-comment = Jouer à Can’t Stop Express et à Can’t Stop, et compter les points
desktop-keywords = dés;score;feuille;jeu de société;solo;
desktop-about = Fifth Die remplace la feuille de papier de Can’t Stop Express pour un groupe autour d’un PC, avec les dés de la table ou les siens, et garde les scores de qui joue en solo. On y joue aussi au jeu de plateau Can’t Stop.
desktop-point-phones = Chacun peut choisir sur son propre téléphone, dans un navigateur, sans rien installer
desktop-point-throws = Tapez les dés qui sont sur la table, ou laissez le programme lancer ; chaque joueur prend ensuite un choix par sa lettre ou d’un clic
desktop-point-legal = Seuls les choix permis sont proposés, et un dé qui ne peut pas être le cinquième dit pourquoi
desktop-point-saved = Chaque lancer et chaque choix est enregistré aussitôt ; on peut annuler sans limite et corriger tout lancer ou choix passé
desktop-point-coach = Un coach dit ce que vaut chaque choix, joue à n’importe quelle place et analyse la partie ensuite
desktop-not-connected = Sans lien avec l’éditeur des jeux, il dessine sa propre feuille et son propre plateau, et explique les règles avec ses propres mots.
