### Les règles.

rules-title = Règles
rules-about = X1, C2 et ainsi de suite sont les numéros des règles ; la vérification d’un fichier s’y réfère.
rules-find = Chercher dans les règles
rules-nothing-found = Aucune règle n’en parle.
rules-lessons = Leçons

## Can’t Stop Express

rules-express-throw =
    Un lancer pour tout le monde
    Quelqu’un lance cinq dés. Tout le monde joue ces mêmes dés, chacun à sa façon et sur sa propre feuille.
rules-express-pairs-and-fifth-die =
    Deux paires et un cinquième dé
    Groupez quatre des dés en deux paires ; celui qui reste est votre cinquième dé. Chaque paire coche une case dans la ligne de sa somme. Deux paires de même somme cochent deux cases de la même ligne.
rules-express-three-values =
    Le cinquième dé fixe trois valeurs
    Vos premiers cinquièmes dés fixent vos trois valeurs. Chaque valeur a une piste de huit cases ; la fixer coche la première. Tant que vous n’en avez pas trois, le cinquième dé doit être une valeur encore absente de vos pistes, si le lancer en montre une. S’il n’en montre aucune, cochez une de celles que vous avez.
rules-express-one-of-yours =
    Ensuite, ce doit être une des vôtres
    Une fois les trois valeurs fixées, votre cinquième dé doit être l’une d’elles chaque fois que le lancer en montre une. Laquelle, et quelles paires il reste alors : c’est tout le sel du jeu.
rules-express-free-throw =
    Lancer gratuit
    Trois valeurs sont fixées et le lancer n’en montre aucune : choisissez les deux paires que vous voulez. Le cinquième dé ne compte pas, et aucune piste n’est cochée.
rules-express-out =
    La huitième croix
    La huitième croix d’une de vos pistes met fin à votre partie ; les paires de ce lancer comptent encore. Les autres continuent jusqu’à ce que tout le monde ait fini.
rules-express-rows =
    Ce que vaut une ligne
    Aucune croix : rien. D’une à quatre croix : moins 200. Cinq croix : rien. De la sixième à la dixième, chaque croix rapporte les points de la ligne : 100 pour 2 et 12, 70 pour 3 et 11, 60 pour 4 et 10, 50 pour 5 et 9, 40 pour 6 et 8, 30 pour 7. Au-delà de dix, les croix ne rapportent rien.
rules-express-why =
    Pourquoi une ligne commence à −200
    Chaque ligne que vous commencez est une dette. Sa cinquième croix la rembourse, et seule la sixième rapporte des points ; une ligne abandonnée avant coûte 200. Une ligne vide ne coûte rien. Commencez donc peu de lignes, et celles que vous pouvez remplir.
rules-express-kinder =
    Un jeu plus clément
    Pour débuter, une ligne d’une à quatre croix peut coûter moins. Cela se règle sous Nouvelle partie.
rules-express-winner =
    Qui gagne
    Le plus de points l’emporte ; à égalité, la victoire est partagée. En solo, on joue contre son meilleur résultat.
rules-express-seats =
    Arrivées et départs
    Une place peut être cédée à quelqu’un d’autre. Qui arrive en retard entre avant le quatrième lancer, et choisit d’abord pour les lancers passés. Qui doit partir ne fait plus de choix et n’est pas au classement ; les autres n’attendent pas.

## Le jeu de plateau

rules-board-start =
    Qui commence
    Tout le monde lance deux dés. La plus haute somme commence ; en cas d’égalité, les joueurs concernés relancent.
rules-board-turn =
    Un tour
    Lancez quatre dés, groupez-les en deux paires et montez dans les colonnes de leurs sommes. Puis relancez, ou arrêtez-vous et gardez ce que vous avez gagné.
rules-board-runners =
    Trois grimpeurs
    Ce que vous gagnez pendant un tour est marqué par des grimpeurs ; vous en avez trois. Un nouveau part de la première case, ou juste au-dessus de votre pion. Une paire fait monter d’une case le grimpeur de sa colonne.
rules-board-must-be-played =
    Ce qui doit se jouer
    Groupez les dés comme vous voulez ; les deux paires se jouent si c’est possible. Si chacune pourrait se jouer, mais qu’il ne reste qu’un grimpeur pour deux nouvelles colonnes, choisissez-en une. Rien ne se joue dans une colonne gagnée, au-delà du sommet, ou sans grimpeur à placer.
rules-board-bust =
    Chute
    Si aucune paire du lancer ne peut se jouer, tous les gains du tour sont perdus, et c’est au joueur suivant.
rules-board-stop =
    S’arrêter et gagner des colonnes
    Quand vous vous arrêtez, vos pions montent jusqu’à vos grimpeurs. Une colonne dont vous avez atteint le sommet est à vous : les pions des autres la quittent, et plus personne n’y joue. Un grimpeur au sommet n’a rien gagné tant que vous ne vous arrêtez pas.
rules-board-end =
    Gagner la partie
    Trois colonnes font gagner. À deux ou trois joueurs, on peut convenir de quatre ou cinq. En solo, on compte les tours.
rules-board-jump =
    Variante : le grimpeur saute
    Un grimpeur qui arriverait sur une case avec le pion d’un autre joueur va jusqu’à la prochaine case qui n’en a pas.
rules-board-no-stop =
    Variante : pas d’arrêt ici
    Vous ne pouvez pas vous arrêter tant qu’un grimpeur partage sa case avec le pion d’un autre joueur.
rules-board-house =
    Règle maison : quelles paires
    « Si vous pouvez placer un grimpeur, vous le devez » se lit de trois façons : toute répartition est permise ; il en faut une qui place un nouveau grimpeur ; ou une qui joue le plus de paires.
rules-board-seats =
    Arrivées et départs
    Une place peut être cédée à quelqu’un d’autre, mais personne n’entre plus en cours de partie : commencer en retard ne serait pas équitable. Quand quelqu’un s’en va, ses tours sont sautés, ses pions restent, et la dernière personne à table a gagné.
