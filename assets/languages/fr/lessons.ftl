### Les leçons.

## Le cadre

lessons-throws = Lancers
lessons-scoring = Score
lessons-board = Le plateau
lessons-plan = Stratégie
lessons-climb = Stratégie du plateau
lessons-next = Leçon suivante
lessons-done = Terminé
lessons-go-on = Continuer
lessons-show-me = Me montrer
lessons-back = Précédent
lessons-step = { $step } sur { $count }
lessons-over = La leçon s’arrête ici ; une vraie partie continuerait.
lessons-you = Vous

## Lancers

lessons-throws-first = D’abord les dés : appuyez sur Espace.

lessons-throws-everybody =
    Un lancer pour tout le monde
    Voici votre feuille : une ligne pour chaque somme de deux dés, et trois pistes pour vos cinquièmes dés. Tout le monde joue le même lancer, chacun sur sa feuille. Lancez les dés.

lessons-throws-two-pairs =
    Deux paires, et il reste un dé
    Groupez quatre dés en deux paires ; chacune coche une case dans la ligne de sa somme. Le cinquième dé coche une piste. Ici, chaque rangée est un dé que vous pourriez laisser, avec les paires que vous auriez alors. Laissez un 4 : prenez 4 (1 et 3) et 10 (4 et 6).
    Vous pourriez aussi choisir cela. Ici, nous prenons 4 et 10, et nous laissons le 4.

lessons-throws-first-value =
    Votre première valeur
    Les lignes 4 et 10 ont chacune une croix, et 4 est la première de vos trois valeurs, avec déjà une case cochée sur sa piste. Les lignes 4 et 10 vous coûtent maintenant 200 chacune, tant qu’elles n’ont pas cinq croix. Passons au lancer suivant.

lessons-throws-new-value =
    Chaque fois une nouvelle valeur
    Tant que vous n’avez pas fixé trois valeurs, votre cinquième dé doit en être une nouvelle si le lancer en montre une. Cliquez sur le 4 : il est refusé. Prenez ensuite 9 (3 et 6) et 10 (4 et 6), et laissez le 2.
    Ce serait possible : le cinquième dé est une nouvelle valeur. Ici, nous prenons 9 et 10, et nous laissons le 2.

lessons-throws-one-free =
    Encore une valeur à fixer
    Vous avez fixé deux valeurs, 4 et 2. La ligne 10 a sa deuxième croix : peu de lignes bien remplies valent mieux que beaucoup de lignes à peine commencées. Lancez encore.

lessons-throws-third-value =
    La troisième valeur
    Vous avez déjà le 2 et le 4 : vous ne pouvez donc laisser que le 1 ou le 5. Prenez 4 (2 et 2) et 5 (1 et 4), et laissez le 5.
    C’est aussi une nouvelle valeur. Ici, nous prenons 4 et 5, et nous laissons le 5.

lessons-throws-three-stand =
    Vos trois valeurs
    Désormais, votre cinquième dé doit être un 2, un 4 ou un 5 dès que le lancer en montre un. Vous espérerez le contraire.

lessons-throws-free-throw =
    Un lancer gratuit
    Ni 2, ni 4, ni 5 : choisissez deux paires librement, sans cocher de piste. Un lancer gratuit ne vous coûte rien. Prenez 4 (1 et 3) et 9 (3 et 6).
    Sur un lancer gratuit, toutes les paires sont permises. Ici, nous prenons 4 et 9.

lessons-throws-and-so-on =
    Et ainsi de suite
    La ligne 4 a trois croix : encore deux, et sa dette de 200 est payée. La huitième croix d’une de vos pistes met fin à votre partie, en général après une vingtaine de lancers. La leçon suivante montre ce qui compte alors.

## Le plateau

lessons-board-first = En vous arrêtant, vous garderiez ce que vous avez. Pour voir la suite, lancez : appuyez sur Espace.

lessons-board-columns =
    Onze colonnes
    Chaque colonne est une somme de deux dés. Celles du milieu sont plus longues, car leurs sommes sortent plus souvent. Il en faut trois pour gagner la partie. Vous êtes Mia, et c’est votre tour : lancez les dés.

lessons-board-two-pairs =
    Deux paires, deux grimpeurs
    Quatre dés forment deux paires, de trois façons au plus. Choisissez-en une et jouez ses deux paires : chacune place un grimpeur, ou le fait monter d’une case. Prenez 6 (1 et 5) et 10 (4 et 6).
    Vous pourriez aussi jouer cela. Ici, nous prenons 6 et 10.

lessons-board-roll-or-stop =
    Relancer, ou s’arrêter
    Deux grimpeurs sont sur le plateau, il en reste un. Après chaque lancer, vous pouvez vous arrêter et garder vos gains, ou relancer et les risquer. Chaque bouton montre ce qu’il apporte. Relancez.

lessons-board-last-runner =
    Le dernier grimpeur
    Il reste un grimpeur : vous pouvez jouer 6 et 8, le 8 avec le dernier grimpeur. De 5 et 9, vous n’en joueriez qu’un, car chacun demande un nouveau grimpeur. Prenez 6 (2 et 4) et 8 (3 et 5).
    Vous pourriez aussi jouer cela. Ici, nous prenons 6 et 8.

lessons-board-still-played =
    Ce que vous pouvez encore jouer
    Vos trois grimpeurs sont placés : jusqu’à la fin du tour, vous ne pouvez jouer que 6, 8 et 10. Beaucoup s’arrêteraient ici. Pour voir ce qu’ils redoutent, relancez.

lessons-board-bust =
    Chute
    Aucune paire de ces dés ne fait 6, 8 ou 10 : vous ne pouvez rien jouer, c’est la chute. Les grimpeurs quittent le plateau, et vous perdez tout ce que vous avez gagné dans ce tour. C’est à Ben.

lessons-board-next-turn =
    Votre tour suivant
    Ben a fait deux 7 et s’est arrêté aussitôt : son pion reste là, quoi qu’il arrive. C’est de nouveau votre tour. Lancez les dés.

lessons-board-twice =
    Deux fois la même somme
    Deux paires de même somme font monter un grimpeur de deux cases. Prenez deux fois 8 : 2 et 6, 3 et 5.
    Vous pourriez aussi jouer cela. Ici, nous prenons deux fois 8.

lessons-board-once-more =
    Lancez encore
    Deux cases avec un seul grimpeur, et deux autres en réserve : une chute est peu probable. Relancez.

lessons-board-second-column =
    Une deuxième colonne
    Prenez 7 (3 et 4) et 8 (2 et 6). Ben est aussi dans la colonne 7 ? Peu importe : plusieurs pions peuvent partager une case.
    Vous pourriez aussi jouer cela. Ici, nous prenons 7 et 8.

lessons-board-stop =
    Stop
    Vous avez quatre cases en jeu. Cette fois, gardez-les : arrêtez-vous.
    Vous pourriez relancer, bien sûr. Ici, nous nous arrêtons et gardons les quatre cases : appuyez sur S.

lessons-board-kept =
    C’est acquis
    Vos pions sont maintenant là où étaient vos grimpeurs. À un prochain tour, un grimpeur partira juste au-dessus de son pion : vous ne gravissez jamais deux fois la même case.

lessons-board-later =
    Quelques tours plus tard
    Votre pion de la colonne 8 est à deux cases du sommet, et Ben y a aussi le sien. Lancez les dés.

lessons-board-to-the-top =
    Au sommet
    Encore deux 8, juste ce qu’il vous faut. Prenez deux fois 8.
    Vous pourriez aussi jouer cela. Ici, nous prenons deux fois 8 et atteignons le sommet.

lessons-board-not-won-yet =
    Pas encore gagnée
    Le grimpeur est au sommet, mais vous ne gagnez une colonne qu’en vous arrêtant. Une chute vous la ferait encore perdre. Arrêtez-vous.
    Relancer mettrait la colonne en danger. Arrêtez-vous pour la gagner : appuyez sur S.

lessons-board-won =
    Une colonne gagnée
    La colonne 8 est à vous. Le pion de Ben la quitte, et plus personne n’y jouera de 8. Encore deux colonnes, et vous gagnez la partie.

## Stratégie

lessons-plan-rows =
    Peu de lignes
    Dans une partie, le coach ouvre sept des onze lignes. Quand il ouvre la ligne 8, elle atteint cinq croix dans { $other } des parties. Et la ligne 12 ?
    Dans { $right } seulement. Le coach n’ouvre la ligne 12 que si tout autre choix est pire.

lessons-plan-full =
    Une ligne pleine
    Dix croix dans la ligne 8 rapportent 200 points. Quand le coach ouvre la ligne 8, à quelle fréquence la remplit-il ?
    { $right } du temps, et la ligne 7 seulement { $other } : une ligne pleine est un cadeau, pas un plan.

lessons-plan-values =
    Fixer les valeurs extrêmes
    Chaque piste retire une valeur de vos paires. Dans combien de ses parties le coach fixe-t-il le 3 ?
    Dans { $right }, comme le 4, mais le 1 et le 6 dans { $other }. Un 3 ou un 4 donne des sommes qui sortent souvent : gardez-le pour les paires.

lessons-plan-late =
    Le prix d’une ligne tardive
    Le lancer est 1, 3, 4, 5, 6, avec cinq croix sur chaque piste. Que coûtent deux croix dans la ligne 9 vide, par rapport à 8 + 10 ?
    { $right } points. Avec quatre croix par piste, ce serait { $four }, avec trois { $three } : ouvrez une ligne tôt ou jamais.

lessons-plan-track =
    La piste la plus pleine
    Le lancer est 1, 2, 4, 5, 6. Le meilleur choix est 5 + 7 avec le cinquième dé 6. Que coûte 6 + 10, qui met une septième croix au 2 ?
    { $right } points. Un 2 de plus finirait la partie, alors que des lignes doivent encore 200 chacune : répartissez vos cinquièmes dés.

lessons-plan-end =
    Pas encore fini
    Le lancer est 1, 2, 3, 4, 6, et aucune ligne ne doit rien. 5 + 10 avec le cinquième dé 1 finit la partie à { $end }. Que vaut deux fois 5 avec le cinquième dé 6 ?
    { $right }. Quand vous ne devez rien, chaque lancer de plus ne fait que rapporter.

lessons-climb-columns =
    De bonnes colonnes
    Les grimpeurs de Mia sont en 6, 7 et 8. À quelle fréquence chute-t-on au prochain lancer ?
    Dans { $right } des cas : il n’y a pas de trio plus sûr. En 2, 3 et 12, ce serait { $other }.

lessons-climb-hand =
    Un grimpeur en réserve
    Deux grimpeurs sont placés, le troisième est en réserve : aucun risque de chute au prochain lancer. En relançant, on gagne { $roll } des parties. Et en s’arrêtant ?
    { $right }. Avec un grimpeur en réserve et aucune colonne encore gagnée, relancez.

lessons-climb-far =
    Jusqu’où
    Chaque grimpeur a gravi quatre cases, dans les meilleures colonnes. En s’arrêtant, on gagne { $stop } des parties. Et en relançant ?
    { $right } : relancez. Après six cases chacun, les deux choix se valent : { $level } ; au-delà, arrêtez-vous.

lessons-climb-narrow =
    De mauvaises colonnes
    Une case en 2, une en 3 et une en 12 : le prochain lancer est une chute dans { $bust } des cas. En s’arrêtant, on gagne { $stop } des parties. Et en relançant ?
    { $right } : arrêtez-vous. Une case de la colonne 2 ou 12, c’est un tiers du chemin.

lessons-climb-share =
    Le tiers d’une colonne
    La partie commence par 1, 1, 3, 4. Avec 4 et 5, on gagne { $other } des parties. Et avec 2 et 7 ?
    { $right }. La colonne 2 n’a que trois cases, et vous en tenez une.

lessons-climb-threat =
    Quand les autres sont proches
    Ben a deux colonnes et se trouve à la case 9 sur 13 de la colonne 7. En s’arrêtant, on gagne { $stop } des parties. Et en relançant ?
    { $right }. Ben va bientôt gagner, une chute coûte donc peu : visez les colonnes maintenant.

## Score

lessons-scoring-row = { $marks ->
    [one] Ligne { $row }, { $marks } croix
   *[other] Ligne { $row }, { $marks } croix
}
lessons-scoring-everything = Tout ensemble
lessons-scoring-not = Non, pas { $points }.

lessons-scoring-too-few =
    Trop peu de croix
    La partie est terminée, et vous comptez votre feuille ligne par ligne. Les quatre premières cases d’une ligne sont une dette : d’une à quatre croix, elle coûte 200, quelle que soit la ligne. La ligne 2 a deux croix. Combien vaut-elle ?
    Une croix ou quatre, la ligne coûte 200.
    Deux croix n’atteignent pas la cinquième case, et d’une à quatre croix, la ligne coûte 200.

lessons-scoring-sixth =
    La sixième croix
    La cinquième croix paie la dette ; chacune des suivantes rapporte les points de la ligne. Dans la ligne 4, c’est 60. Elle a six croix.
    Cinq croix paient la dette, et la sixième rapporte 60.
    Les cinq premières croix ne rapportent rien ; seules les suivantes valent 60 chacune.

lessons-scoring-fifth =
    Tout juste la cinquième
    La ligne 5 a cinq croix.
    Vous avez payé la dette, mais rien gagné encore.
    La cinquième croix paie la dette ; les points commencent à la sixième.

lessons-scoring-easy =
    Les lignes faciles rapportent moins
    Les 6 et les 8 sortent souvent : leurs lignes ne rapportent donc que 40 par croix. La ligne 6 a six croix.
    Une croix après la cinquième : 40.
    Six croix, c’est une après la cinquième, et celle-là rapporte 40.

lessons-scoring-long =
    Une longue ligne
    La ligne 8 a neuf croix, à 40 points chacune.
    Quatre croix après la cinquième : 4 × 40.
    Neuf croix, c’est quatre après la cinquième ; comptez ces quatre à 40.

lessons-scoring-seven =
    Sept croix
    La ligne 9 a sept croix, à 50 points chacune.
    Deux croix après la cinquième : 2 × 50.
    Sept croix, c’est deux après la cinquième ; comptez ces deux à 50.

lessons-scoring-points =
    Là où sont les points
    La ligne 10 a neuf croix, à 60 points chacune. Une dixième compterait encore, une onzième non.
    Quatre croix après la cinquième : 4 × 60.
    Neuf croix, c’est quatre après la cinquième ; comptez ces quatre à 60.

lessons-scoring-total =
    Le total
    Toutes les autres lignes sont vides, et une ligne vide ne coûte rien. Additionnez les plus et les moins : quel est le résultat ?
    600 en plus, 200 en moins : 400. La plupart des parties finissent plus bas ; les très bons joueurs font 245 en moyenne. Pour y arriver, ouvrez peu de lignes et mettez beaucoup de croix dans chacune.
    En plus : 60, 40, 160, 100 et 240 ; en moins : 200.

## S’entraîner sur ses choix coûteux

lessons-practice = S’entraîner
lessons-practice-hard = Choix difficiles de { $name }
lessons-practice-looking = Recherche de vos choix les plus coûteux…
lessons-practice-none = Vous n’avez pas encore fait de choix coûteux. En attendant, entraînez-vous sur les choix difficiles de { $name }.
lessons-practice-all = Tous
lessons-practice-due = à revoir
lessons-practice-new = inédits
lessons-practice-right = justes
lessons-practice-begin = Commencer
lessons-practice-ask = Que choisissez-vous ?
lessons-practice-over = Vous avez trouvé le meilleur choix { $best } fois sur { $count }.
lessons-practice-few = Après { $least } réponses, vous verrez ici combien sont justes.
lessons-practice-share = Sur vos { $count } dernières réponses, { $share } étaient justes.
lessons-practice-trend =
    { $trend ->
        [more] Les dix dernières sont plus souvent justes qu’avant.
        [fewer] Les dix dernières sont moins souvent justes qu’avant.
       *[none] Les dix dernières ne montrent pas de changement net.
    }
lessons-practice-course = Réponses justes par série de dix
lessons-practice-board-alone = Classique solo

## Les thèmes

lessons-theme-opened = Trop de lignes, ou trop tard
lessons-theme-in-danger = Lignes laissées sous cinq croix
lessons-theme-greedy = Course aux points immédiats
lessons-theme-named = Valeurs fixées trop tôt ou mal
lessons-theme-track = Pistes remplies trop vite
lessons-theme-stopped-early = Arrêt trop tôt
lessons-theme-stopped-late = Arrêt trop tard
lessons-theme-runner = Grimpeurs placés trop tôt
lessons-theme-column = La mauvaise colonne
