### Večer: hry jedna po druhé se stejnými lidmi.

evening-games =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
        [many] { $count } hry
       *[other] { $count } her
    }
evening-leads = { $name } vede { $wins } : { $others }
evening-level = { $names }: po { $wins }
evening-alone = { $name } sólo
evening-best = Nejlépe { $result }
evening-name-field = Název tohoto večera

evening-result = Výsledek večera
evening-game = Hra { $number }
evening-game-of = { $number }. hra večera
evening-points = Body
evening-wins = Výhry
evening-standing =
    { $wins ->
        [one] { $name }: { $wins } výhra
        [few] { $name }: { $wins } výhry
        [many] { $name }: { $wins } výhry
       *[other] { $name }: { $wins } výher
    }

evening-best-game = Nejlepší hra
evening-comeback = Největší obrat
evening-behind =
    { $count ->
        [one] { $count } bod ztráty
        [few] { $count } body ztráty
        [many] { $count } bodu ztráty
       *[other] { $count } bodů ztráty
    }
evening-behind-columns = { $columns } sloupce ztráty
evening-closest = Nejtěsnější konec
evening-brilliant = Nejskvělejší volba
evening-luckiest = Nejvíc štěstí
evening-unluckiest = Nejmíň štěstí
evening-none = Tento večer ještě nemá výsledek.
evening-brilliant-about = Skvělá je nejlepší volba tam, kde by ta nejbližší stála nejvíc.
evening-picture = Obrázek
evening-about = Kdo vyhrál kolik her, každý výsledek a o čem se bude mluvit.
