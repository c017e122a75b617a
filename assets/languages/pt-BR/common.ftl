### O que aparece em muitas telas.

common-close = Fechar
common-back = Voltar
common-new-game = Nova partida
common-export = Exportar
common-seconds = { $seconds } s
common-turns =
    { $count ->
        [0] { $count } turnos
        [one] { $count } turno
       *[other] { $count } turnos
    }
common-percent = { $number }%

## A mesa

common-bar-result = Resultado
common-bar-table = Mesa
common-bar-go-on = Continuar
common-bar-hint = Dica
common-bar-strict = Partida rigorosa
common-bar-players = Jogadores
common-bar-undo = Desfazer
common-bar-redo = Refazer
common-bar-history = Histórico
common-cancel-correction = Cancelar a correção
common-only-program = Só o computador ainda joga.
common-play-out = Jogar até o fim
common-playing-out = O computador joga até o fim…
common-practice = Treino: esta partida não conta.
common-back-to-original = Voltar ao original
common-no-hint-here = Não há nada para escolher agora.
common-hint-thinking = Calculando a dica…
common-take-die-back = Tirar este dado
common-percent-under = < 1%
common-percent-over = > 99%
common-share-under = menos de 1%
common-share-over = mais de 99%
common-failed = Erro do programa; tente de novo

## A barra de cima

common-games = Partidas
common-more = Mais
common-learn = Aprender
common-one-pad = Uma folha
common-all-pads = Todas as folhas
common-phones = Celulares
common-settings = Configurações
common-help = Ajuda

## As cores

common-blue-circle = Círculo azul
common-orange-square = Quadrado laranja
common-green-triangle = Triângulo verde
common-purple-diamond = Losango roxo
common-sky-blue-star = Estrela azul-celeste
common-red-hexagon = Hexágono vermelho
common-yellow-cross = Cruz amarela
common-grey-ring = Anel cinza
common-dice-to-go =
    { $count ->
        [one] falta { $count } dado
       *[other] faltam { $count } dados
    }
common-not-on-a-die = { $key } não está em um dado: de 1 a 6.
common-it-was = Era { $was }. Esc deixa assim.

## O relógio

common-time-paused = Relógio em pausa
common-time-pause = Pausar
common-time-resume = Retomar
common-time-up = O tempo acabou: ainda é a vez de { $name }

## Uma folha

common-pad-each = cada
common-pad-pair = par
common-pad-points = pontos, somados
common-pad-minus-column = menos
common-pad-plus-column = mais
common-pad-more = mais { $count }
common-pad-minus = Menos
common-pad-plus = Mais
common-pad-total = Total
common-pad-out = fora
common-games-none = nenhuma
common-games-all = todas
common-games-percent = { $number }% ± { $error }%

## As letras escolhem

common-nothing-to-choose = Não há nada para escolher aqui.
common-one-choice = Só há uma opção: A.
common-no-choice = Aqui as letras escolhem: de A a { $last }.
common-illegal = { $choice } não vale: { $why }
common-outdated = Era { $choice }, que não vale mais: { $why }

## O que o programa diz na mesa

common-denied-bot-first = Antes { $name } decide se continua ou para: Espaço.
common-denied-secret = O que { $name } escolhe fica oculto até todos terem escolhido. Enter passa o notebook.
common-marks-hint = Uma partida com dicas fica à parte nos recordes. Clique de novo em “Dica” ou aperte T para ver.
common-marks-review = Uma partida analisada antes do fim fica à parte nos recordes. Clique de novo em “Análise” ou aperte V para ver.
common-marks-taken = Você já viu estes dados. Se mudar algo agora, a partida fica à parte nos recordes. “Refazer” traz os dados de volta.
common-marks-known = Alguém aqui já viu estes dados, por isso a partida fica à parte nos recordes.
common-strict-hint = Uma partida rigorosa não tem dicas.
common-strict-review = Numa partida rigorosa a análise vem no fim, e depois nada mais muda.
common-strict-taken = Numa partida rigorosa nada se desfaz depois que os dados seguintes caíram.
common-strict-known = Uma partida rigorosa usa os dados do app como caem.
common-help-hint = dicas
common-help-review = análise durante a partida
common-help-taken = dados desfeitos
common-help-known = dados já conhecidos
common-notice-no-advice = Aqui o treinador não tem resposta.
common-notice-advice-failed = O treinador não conseguiu responder. “Dica” (T) pergunta de novo.
common-notice-thinking-failed = O computador não conseguiu decidir. Espaço deixa que tente de novo; em “Jogadores” (P) outra pessoa pode assumir o lugar.
common-notice-time-up-failed = O tempo de { $name } acabou. O programa não conseguiu decidir, então { $name } continua.
common-notice-would-roll-on = O tempo de { $name } acabou: o treinador continuaria rolando.
common-notice-coach-decided = O tempo de { $name } acabou: o treinador decidiu.
common-notice-table-decided = O tempo de { $name } acabou: ficou decidido como a mesa combinou.

## Os jogos

common-game-classic = Can’t Stop clássico
common-express = Express
common-classic = Clássico
common-dice-real = Dados de verdade
common-dice-earlier = Os dados de uma partida anterior
common-dice-of-day = Os dados do dia, código { $code }
common-dice-app = Os dados do app, código { $code }
common-person = Pessoa
common-level-dreamy = Sonhador
common-level-careless = Avoado
common-level-eager = Afobado
common-level-curious = Curioso
common-level-bold = Ousado
common-level-steady = Constante
common-level-evolved = Esperto
common-level-master = Mestre
common-out-of = { $reached } de { $top }
