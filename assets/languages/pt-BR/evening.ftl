### Uma noite: partidas seguidas com as mesmas pessoas.

## O cabeçalho de uma noite

evening-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
evening-leads = { $name } vence por { $wins } a { $others }
evening-level = { $names } venceram { $wins ->
    [0] { $wins } partidas
    [one] { $wins } partida
   *[other] { $wins } partidas
} cada
evening-alone = { $name }, solo
evening-best = Melhor { $result }
evening-name-field = Um nome para esta noite

## O resultado de uma noite

evening-result = Resultado da noite
evening-game = Partida { $number }
evening-game-of = Partida { $number } da noite
evening-points = Pontos
evening-wins = Vitórias
evening-standing =
    { $wins ->
        [0] { $name }: { $wins } vitórias
        [one] { $name }: { $wins } vitória
       *[other] { $name }: { $wins } vitórias
    }

## Do que vão falar

evening-best-game = Melhor partida
evening-comeback = Maior virada
evening-behind =
    { $count ->
        [one] estava { $count } ponto atrás
       *[other] estava { $count } pontos atrás
    }
evening-behind-columns =
    { $columns ->
        [one] estava { $columns } coluna atrás
       *[other] estava { $columns } colunas atrás
    }
evening-closest = Final mais apertado
evening-brilliant = Escolha mais brilhante
evening-luckiest = Mais sorte
evening-unluckiest = Menos sorte
evening-none = Esta noite ainda não tem resultado.
evening-brilliant-about = Uma escolha é brilhante quando é a melhor e a óbvia teria saído muito cara.
evening-picture = Imagem
evening-about = Vitórias, todos os resultados e os melhores momentos.
