### Les règles.

rules-title = Règles
rules-about = X1, C2 et ainsi de suite sont des numéros de règles, que citent les messages de vérification d’un fichier.
rules-find = Chercher dans les règles
rules-nothing-found = Aucune règle n’en parle.
rules-lessons = Leçons
rules-licenses = Licences

## Can’t Stop Express
## La première ligne d’une règle est son titre.

rules-express-throw =
    Un lancer pour tout le monde
    Quelqu’un lance cinq dés. Tout le monde joue les mêmes dés, chacun à sa façon et sur sa feuille.

rules-express-pairs-and-fifth-die =
    Deux paires et un cinquième dé
    Groupez quatre des dés en deux paires ; celui qui reste est votre cinquième dé. Chaque paire coche une case dans la ligne de sa somme. Deux paires de même somme cochent deux cases de la même ligne.

rules-express-three-values =
    Le cinquième dé fixe trois valeurs
    Vos cinquièmes dés fixent trois valeurs. Chacune a une piste de huit cases ; la fixer coche la première. Tant que vous n’en avez pas trois, votre cinquième dé doit être une valeur que vous n’avez pas encore, si le lancer en montre une. Sinon, cochez une de celles que vous avez déjà.

rules-express-one-of-yours =
    Ensuite, une de vos valeurs
    Une fois vos trois valeurs fixées, votre cinquième dé doit être l’une d’elles dès que le lancer en montre une. Laquelle, et quelles paires il vous reste : c’est tout le sel du jeu.

rules-express-free-throw =
    Lancer gratuit
    Si vous avez fixé trois valeurs et que le lancer n’en montre aucune, choisissez deux paires librement. Vous ne cochez aucune piste.

rules-express-out =
    La huitième croix
    La huitième croix d’une de vos pistes met fin à votre partie ; les paires de ce lancer comptent encore. Les autres continuent jusqu’à ce que tout le monde ait fini.

rules-express-rows =
    Ce que vaut une ligne
    Aucune croix : rien. D’une à quatre croix : moins 200. Cinq croix : rien. De la sixième à la dixième, chaque croix rapporte les points de la ligne : 100 pour 2 et 12, 70 pour 3 et 11, 60 pour 4 et 10, 50 pour 5 et 9, 40 pour 6 et 8, 30 pour 7. Au-delà de dix, les croix ne rapportent rien.

rules-express-why =
    Pourquoi une ligne commence à −200
    Chaque ligne que vous ouvrez est une dette. La cinquième croix la rembourse, et seule la sixième rapporte des points ; si vous vous arrêtez avant, la ligne coûte 200. Une ligne vide ne coûte rien. Ouvrez donc peu de lignes, et seulement celles que vous pouvez remplir.

rules-express-kinder =
    Un jeu plus clément
    Pour débuter, une ligne inachevée peut coûter moins. Réglez la pénalité dans « Nouvelle partie ».

rules-express-winner =
    Qui gagne
    Le plus de points l’emporte ; en cas d’égalité, les joueurs se partagent la victoire. En solo, vous jouez contre votre meilleur score.

rules-express-seats =
    Arrivées et départs
    Vous pouvez céder une place à quelqu’un d’autre. Un joueur en retard peut arriver avant le quatrième lancer, et choisit d’abord pour les lancers passés. Un joueur qui part ne fait plus de choix et n’est pas classé ; les autres n’attendent pas.

## Le jeu de plateau

rules-board-start =
    Qui commence
    Tout le monde lance deux dés. Le plus haut total commence ; ceux qui y sont à égalité relancent.

rules-board-turn =
    Un tour
    Lancez quatre dés, groupez-les en deux paires et montez dans les colonnes de leurs sommes. Puis relancez, ou arrêtez-vous et gardez ce que vous avez gagné.

rules-board-runners =
    Trois grimpeurs
    Trois grimpeurs montrent ce que vous gagnez pendant un tour. Un nouveau grimpeur part de la première case, ou juste au-dessus de votre pion. Chaque paire fait monter d’une case le grimpeur de sa colonne.

rules-board-must-be-played =
    Ce que vous devez jouer
    Groupez les dés en paires comme vous voulez ; si les deux paires sont jouables, il faut jouer les deux. Si chacune est jouable, mais qu’il ne vous reste qu’un grimpeur pour deux nouvelles colonnes, choisissez-en une. On ne joue pas dans une colonne gagnée, au-delà du sommet, ou sans grimpeur à placer.

rules-board-bust =
    Chute
    Si vous ne pouvez jouer aucune paire du lancer, vous perdez tout ce que vous avez gagné dans ce tour, et c’est au joueur suivant.

rules-board-stop =
    S’arrêter et gagner des colonnes
    Quand vous vous arrêtez, vos pions montent jusqu’à vos grimpeurs. Si vous avez atteint le sommet, la colonne est à vous : les autres pions la quittent, et plus personne n’y joue. Un grimpeur au sommet ne gagne rien tant que vous ne vous arrêtez pas.

rules-board-end =
    Gagner la partie
    Il faut trois colonnes pour gagner. À deux ou trois joueurs, on peut convenir de quatre ou cinq. En solo, comptez vos tours.

rules-board-jump =
    Variante : le grimpeur saute
    Un grimpeur qui arriverait sur une case avec le pion d’un autre joueur va jusqu’à la prochaine case qui n’en a pas.

rules-board-no-stop =
    Variante : pas d’arrêt ici
    Vous ne pouvez pas vous arrêter tant qu’un grimpeur partage sa case avec le pion d’un autre joueur.

rules-board-house =
    Règle maison : quelles paires
    « Si vous pouvez placer un grimpeur, vous le devez » se lit de trois façons selon les tables : toute répartition est permise ; il en faut une qui place un nouveau grimpeur ; ou il en faut une qui joue le plus de paires.

rules-board-seats =
    Arrivées et départs
    Vous pouvez céder une place à quelqu’un d’autre, mais personne ne peut rejoindre une partie commencée : partir en retard ne serait pas équitable. Si un joueur part, ses tours sont sautés, ses pions restent, et le dernier joueur restant gagne.
