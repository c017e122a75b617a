### O que aparece em muitas telas.

common-close = Fechar
common-back = Voltar
common-new-game = Nova partida
common-export = Exportar
common-seconds = { $seconds } s
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

common-cancel-correction = Cancelar correção
common-only-program = Agora só o computador joga.
common-play-out = Jogar até o fim
common-playing-out = Jogando até o fim…
common-practice = Treino: esta partida não conta.
common-back-to-original = Voltar ao original

common-no-hint-here = Não há nada para escolher agora.
common-hint-thinking = Procurando uma dica…
common-take-die-back = Tirar este dado
common-percent-under = <1%
common-percent-over = >99%
common-share-under = menos de 1%
common-share-over = mais de 99%
common-failed = Algo deu errado. Tente de novo.

## A barra de cima

common-games = Partidas
common-more = Mais
common-learn = Aprender a jogar
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

## Dados digitados

common-dice-to-go =
    { $count ->
        [one] falta { $count } dado
       *[other] faltam { $count } dados
    }
common-not-on-a-die = Nenhum dado tem { $key }: digite de 1 a 6.
common-it-was = Era { $was }. Para deixar assim: Esc.

## O relógio

common-time-paused = Relógio em pausa
common-time-pause = Pausar
common-time-resume = Retomar
common-time-up = O tempo acabou: ainda é a vez de { $name }

## Uma folha

common-pad-each = cada
common-pad-pair = par
common-pad-points = total de pontos
common-pad-minus-column = menos
common-pad-plus-column = mais
common-pad-more = mais { $count }
common-pad-minus = Menos
common-pad-plus = Mais
common-pad-total = Total
common-pad-out = fora

## Em quantas das partidas simuladas

common-games-none = nenhuma
common-games-all = todas
common-games-percent = { $number } ± { $error }%

## Escolher com letras

common-nothing-to-choose = Não há nada para escolher aqui.
common-one-choice = Só há uma opção: A.
common-no-choice = Escolha com uma letra, de A a { $last }.
# What the next words belong to, like 4 or Throw 4.
common-colon = { $what }:
common-illegal = { $choice } não vale: { $why }
common-outdated = Era { $choice }, que não vale mais: { $why }

## O que o app diz na mesa

common-denied-bot-first = Antes, { $name } precisa continuar ou parar: aperte Espaço.
common-denied-secret = A escolha de { $name } fica oculta até todos escolherem. Para passar o notebook, aperte Enter.
common-marks-hint = Partidas com dicas ficam numa lista à parte. Para ver a dica mesmo assim, aperte “Dica” (T) de novo.
common-marks-review = Partidas analisadas antes do fim ficam numa lista à parte. Para ver a análise mesmo assim, aperte “Análise” (V) de novo.
common-marks-taken = Você já viu os dados que desfez. Se mudar algo agora, a partida fica numa lista à parte. Para ter os dados de volta, use “Refazer”.
common-marks-known = Você já jogou antes com estes dados, por isso a partida fica numa lista à parte.
common-strict-hint = Partidas rigorosas não têm dicas.
common-strict-review = Numa partida rigorosa, você só vê a análise no fim, e depois não pode mudar mais nada.
common-strict-taken = Numa partida rigorosa, não dá para desfazer depois que os próximos dados caírem.
common-strict-known = Uma partida rigorosa precisa de dados novos do app.
common-help-hint = dicas
common-help-review = análise durante a partida
common-help-taken = desfazer
common-help-known = dados já vistos
common-notice-no-advice = O treinador não tem conselho aqui.
common-notice-advice-failed = O treinador não conseguiu responder. Para tentar de novo, aperte “Dica” (T).
common-notice-thinking-failed = O computador não conseguiu decidir. Para tentar de novo, aperte Espaço; para passar o lugar a outra pessoa, abra “Jogadores” (P).
common-notice-time-up-failed = O tempo de { $name } acabou. O computador não conseguiu decidir, então { $name } continua.
common-notice-would-roll-on = O tempo de { $name } acabou: o treinador continuaria.
common-notice-coach-decided = O tempo de { $name } acabou: o treinador decidiu.
common-notice-table-decided = O tempo de { $name } acabou: o app decidiu, como combinado.

## Os jogos

common-game-classic = Can’t Stop clássico
common-express = Express
common-classic = Clássico

## Os dados

common-dice-real = Dados físicos
common-dice-earlier = Dados de uma partida anterior
common-dice-of-day = Dados do dia, código { $code }
common-dice-app = Dados do app, código { $code }

## Quem joga

common-person = Pessoa

## Os jogadores virtuais, do mais fraco ao mais forte

common-level-dreamy = Sonhador
common-level-careless = Avoado
common-level-eager = Afobado
common-level-curious = Curioso
common-level-bold = Ousado
common-level-steady = Constante
common-level-evolved = Esperto
common-level-master = Mestre
common-out-of = { $reached } de { $top }
