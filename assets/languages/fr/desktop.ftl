### Ce que disent de l’appli les menus et les logithèques.

desktop-generic-name = Feuille de score pour jeux de dés
desktop-comment = Jouer à Can’t Stop Express et à Can’t Stop, et compter les points
desktop-keywords = dés;score;feuille;jeu de société;solo;
desktop-about = Fifth Die remplace la feuille de papier de Can’t Stop Express pour un groupe autour d’un PC, avec de vrais dés ou ceux de l’appli, et tient le score de ceux qui jouent en solo. On y joue aussi au jeu de plateau Can’t Stop.
desktop-point-phones = Chacun peut choisir sur son propre téléphone, dans un navigateur, sans rien installer
desktop-point-throws = Saisissez les dés de la table, ou laissez l’appli les lancer ; chaque joueur choisit ensuite d’une lettre ou d’un clic
desktop-point-legal = Vous ne voyez que les choix permis, et l’appli dit pourquoi un dé ne peut pas être le cinquième
desktop-point-saved = L’appli enregistre aussitôt chaque lancer et chaque choix ; vous pouvez annuler sans limite et corriger tout lancer ou choix passé
desktop-point-coach = Un coach vous dit ce que vaut chaque choix, joue à n’importe quelle place et analyse ensuite vos parties
desktop-not-connected = Fifth Die n’est pas lié à l’éditeur des jeux. L’appli dessine sa propre feuille et son propre plateau, et explique les règles avec ses propres mots.
