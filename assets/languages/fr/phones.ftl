### Les téléphones.

phones-title = Téléphones
phones-turn-off = Couper
phones-turn-on = Accueillir les téléphones
phones-try-again = Réessayer
phones-new-game = Nouvelle partie
phones-opening = Ouverture aux téléphones…
phones-off = Les téléphones sont coupés. Chacun retrouvera sa place quand ils seront de nouveau accueillis.
phones-no-game = Avec les téléphones, tout le monde à la table a sa propre feuille. Ils rejoignent une partie : ouvrez-en une, ou commencez-en une nouvelle.
phones-no-address = Impossible d’accueillir des téléphones à { $address } : { $cause }. Choisissez une autre adresse ou un autre port.
phones-no-system = Impossible d’accueillir des téléphones : { $cause }. Réessayez.
phones-failed = Le programme n’y est pas arrivé ; réessayez
phones-scan = Visez le code avec l’appareil photo du téléphone, ou tapez :
phones-network = Le téléphone doit être sur le même réseau (Wi-Fi) que cet ordinateur. Il n’y a rien à installer.
phones-other-address = Ou { $address }
phones-take-back = Reprendre
phones-state-not-joined = pas connecté
phones-state-away = hors ligne
phones-state-thinking = réfléchit
phones-state-chosen = a choisi
phones-state-joined = connecté
