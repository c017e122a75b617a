### Uma noite: partidas seguidas com as mesmas pessoas.

evening-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
evening-leads = { $name } lidera por { $wins } a { $others }
evening-level = { $names } venceram { $wins } cada
evening-alone = { $name } solo
evening-best = Melhor { $result }
evening-name-field = Um nome para esta noite

evening-result = Resultado da noite
evening-game = Partida { $number }
evening-game-of = Partida { $number } da noite
evening-points = Pontos
evening-wins = Vitórias
evening-standing =
    { $wins ->
        [one] { $name }: { $wins } vitória
       *[other] { $name }: { $wins } vitórias
    }

evening-best-game = Melhor partida
evening-comeback = Maior virada
evening-behind =
    { $count ->
        [one] { $count } ponto atrás
       *[other] { $count } pontos atrás
    }
evening-behind-columns = { $columns } colunas atrás
evening-closest = Final mais apertado
evening-brilliant = Escolha mais brilhante
evening-luckiest = Mais sorte
evening-unluckiest = Menos sorte
evening-none = Esta noite ainda não tem resultado.
evening-brilliant-about = É brilhante a melhor escolha onde a óbvia teria custado mais.
evening-picture = Imagem
evening-about = Quem venceu quantas partidas, cada resultado e o que vai dar assunto.
