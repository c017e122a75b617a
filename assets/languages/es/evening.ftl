### Una velada: partidas seguidas con la misma gente.

## La cabecera de una velada

evening-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
evening-leads = { $name } gana por { $wins } a { $others }
evening-level = { $names } han ganado { $wins ->
    [one] { $wins } partida
   *[other] { $wins } partidas
} por cabeza
evening-alone = { $name }, en solitario
evening-best = Mejor { $result }
evening-name-field = Un nombre para esta velada

## El resultado de una velada

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

## De lo que se hablará

evening-best-game = Mejor partida
evening-comeback = Mayor remontada
evening-behind =
    { $count ->
        [one] iba { $count } punto por detrás
       *[other] iba { $count } puntos por detrás
    }
evening-behind-columns =
    { $columns ->
        [one] iba { $columns } columna por detrás
       *[other] iba { $columns } columnas por detrás
    }
evening-closest = Final más reñido
evening-brilliant = Jugada más brillante
evening-luckiest = Más suerte
evening-unluckiest = Menos suerte
evening-none = Esta velada todavía no tiene resultado.
evening-brilliant-about = Una jugada es brillante cuando es la mejor y la más obvia habría salido muy cara.
evening-picture = Imagen
evening-about = Victorias, todos los resultados y los mejores momentos.
