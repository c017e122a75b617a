### En kväll: partier efter varandra med samma människor.

evening-games =
    { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }
evening-leads = { $name } leder med { $wins } mot { $others }
evening-level = { $names } har vunnit { $wins } var
evening-alone = { $name } ensam
evening-best = Bästa { $result }
evening-name-field = Ett namn på kvällen

evening-result = Kvällens resultat
evening-game = Parti { $number }
evening-game-of = Parti { $number } för kvällen
evening-points = Poäng
evening-wins = Segrar
evening-standing =
    { $wins ->
        [one] { $name }: { $wins } seger
       *[other] { $name }: { $wins } segrar
    }

evening-best-game = Bästa partiet
evening-comeback = Största upphämtningen
evening-behind =
    { $count ->
        [one] { $count } poäng efter
       *[other] { $count } poäng efter
    }
evening-behind-columns = { $columns } kolumner efter
evening-closest = Jämnaste slutet
evening-brilliant = Briljantaste valet
evening-luckiest = Mest tur
evening-unluckiest = Minst tur
evening-none = Kvällen har inget resultat än.
evening-brilliant-about = Briljant är det bästa valet där det självklara hade kostat mest.
evening-picture = Bild
evening-about = Vem som har vunnit hur många partier, varje resultat och det man kommer att prata om.
