### Večer: hry jedna po druhé se stejnými lidmi.

## Záhlaví večera v seznamu her

evening-games =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
        [many] { $count } hry
       *[other] { $count } her
    }
evening-leads = { $name } vede { $wins } : { $others }
evening-level = { $names }: po { $wins ->
    [one] { $wins } výhře
    [few] { $wins } výhrách
    [many] { $wins } výhry
   *[other] { $wins } výhrách
}
evening-alone = { $name }, sólo
evening-best = Nejlepší { $result }
evening-name-field = Pojmenujte tento večer

## Výsledek večera

evening-result = Výsledek večera
evening-game = Hra { $number }
evening-game-of = { $number }. hra večera
evening-points = Body
evening-wins = Výhry
evening-standing =
    { $name }: { $wins ->
        [one] { $wins } výhra
        [few] { $wins } výhry
        [many] { $wins } výhry
       *[other] { $wins } výher
    }

## O čem se bude mluvit

evening-best-game = Nejlepší hra
evening-comeback = Největší obrat
evening-behind =
    ztráta { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
evening-behind-columns = ztráta { $columns ->
    [one] { $columns } sloupec
    [few] { $columns } sloupce
    [other] { $columns } sloupců
   *[many] { $columns } sloupce
}
evening-closest = Nejtěsnější konec
evening-brilliant = Nejbrilantnější volba
evening-luckiest = Nejvíc štěstí
evening-unluckiest = Nejmíň štěstí
evening-none = Tento večer ještě nemá výsledek.
evening-brilliant-about = Brilantní je nejlepší volba tam, kde by ta na první pohled jasná stála hodně.
evening-picture = Obrázek
evening-about = Výhry, všechny výsledky a to nejlepší z večera.
