### Recordes, jogadores e dados.

records-title = Recordes e estatísticas
records-tab-records = Recordes
records-tab-players = Jogadores
records-tab-dice = Dados
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
records-without-help = Sem ajuda
records-with-help = Com ajuda
records-games = Partidas
records-won = Ganhas
records-mean = Média
records-median = Mediana
records-best = Melhor
records-lost = Perda por escolha
records-busts = Estouros
records-mean-alone = Média solo
records-best-alone = Melhor solo
records-won-of = { $wins } de { $games }
records-express-about = Ganhas: das partidas em grupo, contando as vitórias divididas. Perda por escolha: em pontos, nas partidas analisadas.
records-express-about-narrow = Ganhas: das partidas em grupo, contando as vitórias divididas.
records-classic-about = Ganhas: das partidas em grupo. Solo: turnos até o fim. Perda por escolha: na chance de ganhar, nas partidas em grupo analisadas.
records-classic-about-narrow = Ganhas: das partidas em grupo. Solo: turnos até o fim.
records-all-people = Todas as pessoas
records-the-program = o computador
records-back = Voltar aos jogadores
records-figure-games = partidas
records-figure-in-groups = em grupo
records-figure-won-in-groups = ganhas em grupo
records-figure-mean = média
records-figure-median = mediana
records-figure-best = melhor
records-figure-throws-a-game = rolagens por partida
records-figure-throws-a-player = rolagens por jogador
records-figure-free = delas livres
records-figure-turns-alone = turnos solo, média
records-figure-bust = turnos com estouro
records-figure-lost = perda por escolha
records-figure-time-a-choice = tempo por escolha
records-figure-time-a-turn = tempo por turno
records-none-reviewed = Quanto uma escolha perde em média se sabe depois que partidas são analisadas.
records-reviewed =
    Quanto uma escolha perde em média vem de { $count ->
        [one] { $count } partida analisada
       *[other] { $count } partidas analisadas
    }.
records-turns-alone = Turnos solo
records-turns-alone-about =
    Quantas partidas levaram tantos turnos, de { $count ->
        [one] { $count } partida solo
       *[other] { $count } partidas solo
    }.
records-totals = Resultados finais
records-totals-about =
    Quantas vezes saiu cada um, de 100 em 100 pontos. Barras estreitas: { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }. Barras largas: um milhão de partidas do jogador quase ótimo.
records-totals-about-all =
    Quantas vezes saiu cada um, de 100 em 100 pontos. Barras estreitas: { $count ->
        [one] { $count } resultado
       *[other] os { $count } resultados
    } de todos os jogadores. Barras largas: um milhão de partidas do jogador quase ótimo.
records-rows = Pontos por linha
records-rows-about = O que cada linha dá em média. Barras vazadas são pontos negativos.
records-fifths = Quintos dados
records-fifths-about = Em quantas das partidas cada valor é definido. Marcas na trilha dele então, em média: { $marks }.
records-marks-for = { $marks } para o { $value }
records-dice-app = Dados do app
records-dice-real = Dados de verdade
records-dice-about = Todas as partidas terminadas dos dois jogos; partidas com os mesmos dados contam uma vez. Mesmo dados honestos se afastam da média, e a chance diz com que frequência se afastam pelo menos tanto.
records-dice-none = nada para contar ainda
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
