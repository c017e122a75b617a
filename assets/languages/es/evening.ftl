### Una velada: partidas seguidas con la misma gente.

evening-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
evening-leads = { $name } va ganando por { $wins } a { $others }
evening-level = { $names } han ganado { $wins } cada uno
evening-alone = { $name } en solitario
evening-best = Mejor { $result }
evening-name-field = Un nombre para esta velada

evening-result = Resultado de la velada
evening-game = Partida { $number }
evening-game-of = Partida { $number } de la velada
evening-points = Puntos
evening-wins = Victorias
evening-standing =
    { $wins ->
        [one] { $name }: { $wins } victoria
       *[other] { $name }: { $wins } victorias
    }

evening-best-game = Mejor partida
evening-comeback = Mayor remontada
evening-behind =
    { $count ->
        [one] { $count } punto por detrás
       *[other] { $count } puntos por detrás
    }
evening-behind-columns = { $columns } columnas por detrás
evening-closest = Final más reñido
evening-brilliant = Elección más brillante
evening-luckiest = Más suerte
evening-unluckiest = Menos suerte
evening-none = Esta velada todavía no tiene resultado.
evening-brilliant-about = Es brillante la mejor elección donde la más obvia habría costado más.
evening-picture = Imagen
evening-about = Quién ha ganado cuántas partidas, cada resultado y lo que dará que hablar.
