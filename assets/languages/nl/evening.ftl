### Een avond: spellen na elkaar met dezelfde mensen.

evening-games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
evening-leads = { $name } staat voor met { $wins } tegen { $others }
evening-level = { $names } hebben elk { $wins ->
    [one] { $wins } keer gewonnen
   *[other] { $wins } keer gewonnen
}
evening-alone = { $name }, solo
evening-best = Beste: { $result }
evening-name-field = Naam voor deze avond

evening-result = Uitslag van de avond
evening-game = Spel { $number }
evening-game-of = Spel { $number } van de avond
evening-points = Punten
evening-wins = Gewonnen
evening-standing =
    { $wins ->
        [one] { $name }: { $wins } keer gewonnen
       *[other] { $name }: { $wins } keer gewonnen
    }

evening-best-game = Beste spel
evening-comeback = Grootste inhaalslag
evening-behind =
    { $count ->
        [one] { $count } punt achter
       *[other] { $count } punten achter
    }
evening-behind-columns = { $columns ->
    [one] { $columns } kolom achter
   *[other] { $columns } kolommen achter
}
evening-closest = Spannendste einde
evening-brilliant = Briljantste keuze
evening-luckiest = Meeste geluk
evening-unluckiest = Minste geluk
evening-none = Er is nog geen uitslag van deze avond.
evening-brilliant-about = Briljant is de beste keuze als de voor de hand liggende veel had gekost.
evening-picture = Afbeelding
evening-about = Overwinningen, alle uitslagen en de hoogtepunten.
