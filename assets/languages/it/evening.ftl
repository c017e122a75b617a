### Una serata: partite una dopo l’altra con le stesse persone.

## L’intestazione di una serata

evening-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
evening-leads = { $name } conduce { $wins } a { $others }
evening-level =
    { $wins ->
        [one] { $names }: { $wins } vittoria a testa
       *[other] { $names }: { $wins } vittorie a testa
    }
evening-alone = { $name } in solitario
evening-best = Migliore: { $result }
evening-name-field = Dai un nome alla serata

## Il risultato di una serata

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

## Ciò di cui si parlerà

evening-best-game = Partita migliore
evening-comeback = Rimonta più grande
evening-behind =
    { $count ->
        [one] sotto di { $count } punto
       *[other] sotto di { $count } punti
    }
evening-behind-columns =
    { $columns ->
        [one] sotto di { $columns } colonna
       *[other] sotto di { $columns } colonne
    }
evening-closest = Finale più tirato
evening-brilliant = Scelta più brillante
evening-luckiest = Più fortuna
evening-unluckiest = Meno fortuna
evening-none = Ancora nessun risultato per questa serata.
evening-brilliant-about = Una scelta brillante è la migliore dove quella ovvia sarebbe costata cara.
evening-picture = Immagine
evening-about = Le vittorie, tutti i risultati e i momenti migliori.
