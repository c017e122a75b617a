### En kväll: partier efter varandra med samma personer.

## Kvällens rubrik i listan

evening-games =
    { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }
evening-leads = { $name } leder med { $wins } mot { $others }
evening-level = { $names } har vunnit { $wins } var
evening-alone = { $name }, solo
evening-best = Bäst { $result }
evening-name-field = Ge kvällen ett namn

## Kvällens resultat

evening-result = Kvällens resultat
evening-game = Parti { $number }
evening-game-of = Kvällens parti { $number }
evening-points = Poäng
evening-wins = Segrar
evening-standing =
    { $wins ->
        [one] { $name }: { $wins } seger
       *[other] { $name }: { $wins } segrar
    }

## Det man kommer att prata om

evening-best-game = Bästa partiet
evening-comeback = Största vändningen
evening-behind =
    { $count ->
        [one] { $count } poäng efter
       *[other] { $count } poäng efter
    }
evening-behind-columns = { $columns ->
    [one] { $columns } kolumn efter
   *[other] { $columns } kolumner efter
}
evening-closest = Jämnaste slutet
evening-brilliant = Mest briljanta valet
evening-luckiest = Mest tur
evening-unluckiest = Minst tur
evening-none = Kvällen har inget resultat än.
evening-brilliant-about = Ett briljant val är det bästa när det självklara hade kostat mycket.
evening-picture = Bild
evening-about = Segrar, alla resultat och kvällens höjdpunkter.
