### Una serata: partite una dopo l’altra con le stesse persone.

evening-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
evening-leads = { $name } conduce { $wins } a { $others }
evening-level = { $names } hanno vinto { $wins } volte a testa
evening-alone = { $name } da solo
evening-best = Migliore { $result }
evening-name-field = Un nome per questa serata

evening-result = Risultato della serata
evening-game = Partita { $number }
evening-game-of = Partita { $number } della serata
evening-points = Punti
evening-wins = Vittorie
evening-standing =
    { $wins ->
        [one] { $name }: { $wins } vittoria
       *[other] { $name }: { $wins } vittorie
    }

evening-best-game = Partita migliore
evening-comeback = Rimonta più grande
evening-behind =
    { $count ->
        [one] { $count } punto sotto
       *[other] { $count } punti sotto
    }
evening-behind-columns = { $columns } colonne sotto
evening-closest = Finale più tirato
evening-brilliant = Scelta più brillante
evening-luckiest = Più fortuna
evening-unluckiest = Meno fortuna
evening-none = Questa serata non ha ancora un risultato.
evening-brilliant-about = È brillante la scelta migliore dove quella ovvia sarebbe costata di più.
evening-picture = Immagine
evening-about = Chi ha vinto quante partite, ogni risultato e ciò di cui si parlerà.
