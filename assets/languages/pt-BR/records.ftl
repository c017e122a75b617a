### Recordes, jogadores e dados.

records-title = Recordes e estatísticas
records-best-games = Melhores partidas
records-rows-and-fifths = Linhas e quintos dados
records-dice = Dados
records-looking = Buscando partidas terminadas…
records-counting = Contando…
records-counted = { $read } de { $all } partidas
records-failed = O programa não conseguiu ler as partidas
records-try-again = { $key } tenta de novo.
records-none = Ainda não há partidas terminadas
records-none-about = Aqui contam as partidas jogadas até o fim, menos as de treino e as que você deixar de fora.
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
        [must] , colocar se puder
        [most] , máximo de pares
       *[within] {""}
    }
records-all-people = Todas as pessoas
records-of = Recorde de { $name }
records-of-alone = Recorde solo de { $name }
records-open = Abrir esta partida
records-beat = Tente bater
records-next = Próxima meta: { $points }
records-next-zero = Próxima meta: sair do negativo
records-next-turns = Próxima meta: { $count } turnos
records-next-share = Um jogo quase perfeito chega lá em { $share } das partidas.
records-solo = Partidas solo
records-groups = Partidas em grupo
records-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
records-half-above = metade acima de { $points }
records-average = média { $points }
records-coach-average = o treinador { $points }
records-last = As últimas partidas
records-record = recorde { $result }
records-at-the-table = À mesa
records-best-in-a-group = Melhor em grupo
records-biggest-win = Maior vitória
records-won = Ganhas
records-won-of = { $wins } de { $games }
records-lost = Perda por escolha
records-bust = Turnos com estouro
records-time-a-choice = Tempo por escolha
records-time-a-turn = Tempo por turno
records-alone-points = Solo: mais pontos
records-alone-turns = Solo: menos turnos
records-alone-nobody = Ninguém jogou isto no modo solo até o fim ainda.
records-groups-totals = Em grupo: maiores totais
records-groups-turns = Em grupo: menos turnos para ganhar
records-groups-wins = Em grupo: maiores vitórias
records-groups-nobody = Nenhum grupo jogou isto até o fim ainda.
records-with = com { $others }
records-dice-code = dados { $code }
records-helped = ajuda: { $helps }
records-with-help = Com ajuda
records-only-help = Só com ajuda
records-rows = Pontos por linha
records-rows-about = O que cada linha dá em média. Barras vazadas são pontos negativos.
records-fifths = Quintos dados
records-fifths-about = Em quantas das partidas cada valor é definido. Marcas na trilha dele então, em média: { $marks }.
records-marks-for = { $marks } para o { $value }
records-dice-app = Dados do app
records-dice-real = Dados de verdade
records-dice-about = Todas as partidas terminadas dos dois jogos; partidas com os mesmos dados contam uma vez. Mesmo dados honestos se afastam da média, e a chance diz com que frequência se afastam pelo menos tanto.
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
records-dice-line = O risco em cada barra é o que dados honestos mostram em média.
records-dice-few =
    Até agora { $throws ->
        [0] { $throws } rolagens
        [one] { $throws } rolagem
       *[other] { $throws } rolagens
    }; depois de { $enough } se diz o quanto eles são honestos.
records-dice-fair = Como dados honestos: eles se afastam tanto ou mais em { $cases } de 100 casos.
records-dice-little-unusual = Um pouco incomum: dados honestos se afastam tanto ou mais uma vez em { $times } ({ $percent }%).
records-dice-unusual = Incomum: dados honestos se afastam tanto ou mais só uma vez em { $times } ({ $percent }%).
records-dice-hardly-fair = Dificilmente honestos: dados honestos se afastam tanto ou mais menos de uma vez em 1000 (< 0,1%). Confira os dados, e o que foi digitado.
records-standings = Classificação
records-people = Pessoas
records-span-evening = Última noite
records-span-month = Este mês
records-span-year = Este ano
records-span-always = Sempre
records-standings-none = Estas pessoas não terminaram nenhuma partida juntas neste período.
records-by-chance = Vitórias por acaso
records-mean = Média
records-best = Melhor
records-skill-title = Habilidade
records-skill =
    { $unit ->
        [points] { $name } perde { $loss } pontos por escolha para o treinador ({ $games }).
       *[chance] { $name } perde { $loss } de chance de ganhar por decisão para o treinador ({ $games }).
    }
records-skill-few = O treinador precisa de { $least } partidas para dizer como { $name } escolhe.
records-skill-looking = O treinador está olhando as partidas: { $read } de { $all }.
records-skill-trend =
    { $trend ->
        [less] Nas últimas dez partidas foi { $by } a menos que antes.
        [more] Nas últimas dez partidas foi { $by } a mais que antes.
       *[none] As últimas dez partidas não mostram mudança clara.
    }
records-duels = Frente a frente
records-duels-about = Quantas vezes { $name } terminou na frente e atrás de cada pessoa
records-also = também { $names }
records-rename = Renomear
records-new-name = Novo nome
records-join = A mesma pessoa que…
records-join-about = Escolha quem também é { $name }. O nome { $name } fica, e você pode separar de novo.
records-separate = Separar { $name }
