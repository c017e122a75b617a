### Recordes, jogadores e dados.

records-title = Recordes e estatísticas
records-best-games = Melhores partidas
records-rows-and-fifths = Linhas e quintos dados
records-dice = Dados

## Enquanto as partidas são lidas

records-looking = Procurando partidas terminadas…
records-counting = Contando…
records-counted = { $read } de { $all ->
    [0] { $all } partidas
    [one] { $all } partida
   *[other] { $all } partidas
}
records-failed = Algo deu errado ao ler suas partidas
records-try-again = Para tentar de novo, aperte { $key }.
records-none = Ainda não há partidas terminadas
records-none-about = Aqui contam as partidas terminadas, menos as de treino e as que você tirar.

## Os tipos de partida

records-express = Express, penalidade { $penalty }
records-classic =
    Clássico{ $columns ->
        [4] , quatro colunas
        [5] , cinco colunas
       *[other] {""}
    }{ $sharing ->
        [jump] , com pulo
        [forced] , rolagem forçada
       *[share] {""}
    }{ $placement ->
        [must] , marcador novo primeiro
        [most] , máximo de pares
       *[within] {""}
    }

## O recorde

records-all-people = Todos
records-of = Recorde de { $name }
records-of-alone = Recorde solo de { $name }
records-open = Abrir esta partida
records-beat = Tentar bater o recorde
records-next = Próxima meta: { $points }
records-next-zero = Próxima meta: sair do vermelho
records-next-turns = Próxima meta: { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
records-next-share = Um jogo quase perfeito chega lá em { $share } das partidas.

## Como as partidas se distribuem

records-solo = Partidas solo
records-groups = Partidas em grupo
records-games =
    { $count ->
        [0] { $count } partidas
        [one] { $count } partida
       *[other] { $count } partidas
    }
records-half-above = metade acima de { $points }
records-average = média { $points }
records-coach-average = treinador { $points }
records-last = Últimas partidas
records-record = recorde { $result }

## Os números de um jogador

records-at-the-table = Na mesa
records-best-in-a-group = Melhor em grupo
records-biggest-win = Maior vitória
records-won = Vencidas
records-won-of = { $wins } de { $games }
records-lost = Perda por escolha
records-bust = Turnos com estouro
records-time-a-choice = Tempo por escolha
records-time-a-turn = Tempo por turno

## As melhores partidas

records-alone-points = Solo: mais pontos
records-alone-turns = Solo: menos turnos
records-alone-nobody = Ainda não há partidas solo terminadas.
records-groups-totals = Em grupo: maiores totais
records-groups-turns = Em grupo: menos turnos para ganhar
records-groups-wins = Em grupo: maiores vitórias
records-groups-nobody = Ainda não há partidas em grupo terminadas.
records-with = com { $others }
records-dice-code = dados { $code }
records-helped = ajuda: { $helps }
records-with-help = Com ajuda
records-only-help = Só com ajuda

## Gráficos

records-rows = Pontos por linha
records-rows-about = A pontuação média de cada linha. Barras vazadas são pontos negativos.
records-fifths = Quintos dados
records-fifths-about = Quantas vezes cada valor é definido. Marcas que a trilha dele então alcança, em média: { $marks }.
records-marks-for = o { $value } ({ $marks })

## O que os dados mostraram

records-dice-app = Dados do app
records-dice-real = Dados físicos
records-dice-about = Todas as partidas terminadas, do Express e do clássico; as que têm os mesmos dados contam uma vez. Mesmo dados honestos se afastam da média; abaixo de cada gráfico, você vê com que frequência se afastam tanto ou mais.
records-dice-count =
    { $throws ->
        [0] { $throws } rolagens
        [one] { $throws } rolagem
       *[other] { $throws } rolagens
    }, { $dice ->
        [0] { $dice } dados
        [one] { $dice } dado
       *[other] { $dice } dados
    }
records-dice-values = Valores
records-dice-sums = Somas dos pares
records-dice-line = A linha em cada barra é a média de dados honestos.
records-dice-few =
    { $throws ->
        [0] { $throws } rolagens
        [one] { $throws } rolagem
       *[other] { $throws } rolagens
    } até agora; depois de { $enough } você vê se os dados são honestos.
records-dice-fair = Como dados honestos, que se afastam tanto ou mais { $cases ->
    [0] { $cases } vezes
    [one] { $cases } vez
   *[other] { $cases } vezes
} em 100.
records-dice-little-unusual = Um pouco incomum: dados honestos se afastam tanto uma vez em { $times } ({ $percent }%).
records-dice-unusual = Incomum: dados honestos se afastam tanto só uma vez em { $times } ({ $percent }%).
records-dice-hardly-fair = Dificilmente honestos: dados honestos se afastam tanto em menos de um em cada 1000 casos (<0,1%). Confira os dados e o que você digitou.

## A classificação de um grupo

records-standings = Classificação
records-people = Pessoas
records-span-evening = Última noite
records-span-month = Este mês
records-span-year = Este ano
records-span-always = Desde sempre
records-standings-none = Estas pessoas não terminaram nenhuma partida juntas neste período.
records-by-chance = Vitórias esperadas
records-mean = Média
records-best = Melhor
records-skill-title = Habilidade
records-skill =
    { $unit ->
        [points] { $name } perde { $loss } pontos por escolha em relação ao treinador ({ $games }).
       *[chance] { $name } perde { $loss } de chance de ganhar por decisão em relação ao treinador ({ $games }).
    }
records-skill-few = O treinador precisa de { $least } partidas para saber como { $name } escolhe.
records-skill-looking = O treinador está lendo a partida { $read } de { $all }.
records-skill-trend =
    { $trend ->
        [less] Nas últimas dez partidas, são { $by } a menos que antes.
        [more] Nas últimas dez partidas, são { $by } a mais que antes.
       *[none] As últimas dez partidas não mostram mudança clara.
    }
records-duels = Frente a frente
records-duels-about = Quantas vezes { $name } terminou na frente e atrás de cada pessoa

## Pessoas

records-also = também { $names }
records-rename = Renomear
records-new-name = Nome novo
records-join = A mesma pessoa que…
records-join-about = Escolha quem mais é { $name }. O nome { $name } fica, e você pode separar os dois de novo.
records-separate = Separar { $name }
