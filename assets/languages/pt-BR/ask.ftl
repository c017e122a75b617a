### Uma posição montada à mão.

ask-title = Perguntar ao treinador
ask-clear = Limpar

## O que se diz abaixo da folha e do tabuleiro

ask-pad-about = Clique num quadradinho para marcar até ali, ou na última marca para apagá-la. Clique num dado para mudar o valor dele.
ask-board-about = É a vez do primeiro jogador. Clique numa casa para pôr a peça escolhida; clique de novo para tirá-la.
ask-dice = A rolagem: digite cinco dados ou clique neles
ask-dice-or-none = A rolagem: digite quatro dados ou clique neles; sem dados, a pergunta é “rolar ou parar?”

## O que se põe no tabuleiro

ask-runners = Marcadores
ask-player = Jogador { $number }

## No lugar do conselho

ask-out = Este jogador está fora: não resta nada para escolher.
ask-won = { $name } ganhou.
ask-bust = Não dá para jogar nenhum par: estouro.

## Por que algo não pode ficar assim

ask-no-second-full-track = Uma trilha cheia deixa o jogador fora, por isso só uma pode estar cheia (X9).
ask-no-such-tracks = Uma folha tem três trilhas com valores diferentes, cada uma com 1 a 8 marcas (X2).
ask-no-such-goal = Com quatro ou cinco colunas, jogam no máximo três (C10).
ask-no-runner-there = Na coluna { $column }, o marcador precisa estar acima do peão do jogador, e ninguém pode ter ganhado essa coluna (C4, C5).
ask-no-more-runners = Cada turno tem só três marcadores (C4).
ask-no-stack = Coluna { $column }: nesta variante, não se pode dividir uma casa (C11, C12).
ask-no-play-after-the-end = Só um jogador pode ter as colunas que dão a vitória. Aí a partida acabou, por isso não pode haver marcadores (C10).
ask-no-square-in-won-column = A coluna { $column } está ganha, por isso ninguém mais tem um peão ali (C8).
ask-no-such-board = Um tabuleiro tem de um a quatro jogadores, e nenhuma peça passa do topo de uma coluna (C1, C2).
