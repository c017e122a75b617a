### O treinador, perguntado sobre uma posição montada à mão.

ask-title = Perguntar ao treinador
ask-clear = Limpar

ask-pad-about = Clique num quadradinho para marcar até ali, ou na última marca para tirá-la. Clique num dado para trocar o valor.
ask-board-about = É a vez do jogador 1. Clique onde está a peça escolhida, e de novo para tirá-la.
ask-dice = A rolagem: digite ou clique cinco dados
ask-dice-or-none = A rolagem: digite ou clique quatro dados. Sem ela: rolar ou parar?

ask-runners = Marcadores
ask-player = Jogador { $number }

ask-out = Está fora e não escolhe mais.
ask-won = { $name } ganhou.
ask-bust = Nenhum par pode ser jogado: estouro.

ask-no-second-full-track = A primeira trilha cheia deixa o jogador fora: uma segunda não pode estar cheia (X9).
ask-no-such-tracks = Uma folha tem três trilhas de valores diferentes, cada uma com 1 a 8 marcas (X2).
ask-no-such-goal = Quatro ou cinco colunas são para até três jogadores (C10).
ask-no-runner-there = Na coluna { $column }, um marcador fica acima do peão do seu jogador, e só enquanto ninguém ganhou a coluna (C4, C5).
ask-no-more-runners = Uma vez tem três marcadores (C4).
ask-no-stack = Nesta variante nunca há dois na mesma casa da coluna { $column } (C11, C12).
ask-no-play-after-the-end = Quem tem colunas suficientes ganhou: ninguém mais tem tantas, e não resta nenhum marcador (C10).
ask-no-square-in-won-column = A coluna { $column } está ganha: ninguém mais tem um peão ali (C8).
ask-no-such-board = Jogam de um a quatro, e nada fica acima do topo de uma coluna (C1, C2).
