### Een avond: spellen na elkaar met dezelfde mensen.

evening-games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
evening-leads = { $name } leidt met { $wins } tegen { $others }
evening-level = { $names } hebben elk { $wins } gewonnen
evening-alone = { $name } alleen
evening-best = Beste { $result }
evening-name-field = Een naam voor deze avond

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
evening-behind-columns = { $columns } kolommen achter
evening-closest = Spannendste einde
evening-brilliant = Briljantste keuze
evening-luckiest = Meeste geluk
evening-unluckiest = Minste geluk
evening-none = Van deze avond is er nog geen uitslag.
evening-brilliant-about = Briljant is de beste keuze waar de voor de hand liggende het meest had gekost.
evening-picture = Afbeelding
evening-about = Wie hoeveel spellen heeft gewonnen, elke uitslag en waar men over zal praten.
