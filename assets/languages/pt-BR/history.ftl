### O histórico e as correções.

history-empty = Nada foi rolado ainda.
history-correcting = Clique no que você quer corrigir. O app joga de novo o que vem depois; nada se perde.
history-corrected-later = * corrigido depois
history-play-on = Continuar daqui
history-play-on-marks = Se você continuar daqui antes do fim desta partida, a partida fica numa lista à parte. Para continuar mesmo assim, clique em “Continuar daqui” ou aperte { $key } de novo.
history-play-on-strict = Numa partida rigorosa, você não pode continuar daqui antes do fim.
history-copy-of-throw = { $game }, da rolagem { $throw } em diante
history-copy-of-turn = { $game }, do turno { $turn } em diante
history-copy-of-start = { $game }, desde o início

## Títulos de colunas

history-throw = Nº
history-dice = Dados
history-board-turn = Turno
history-board-player = Jogador
history-board-played = Jogada
history-board-then = Depois

## Células: a escolha de cada um

history-to-choose = falta escolher
history-not = não { $choice }
history-left = saiu
history-out = fora
history-out-after = fora ({ $choice })

## Células do jogo de tabuleiro

history-board-start = início: { $sum }
history-board-begins = começa
history-board-to-play = falta jogar
history-board-lost = { $spaces ->
    [0] { $spaces } casas perdidas
    [one] { $spaces } casa perdida
   *[other] { $spaces } casas perdidas
}
history-board-left = { $spaces ->
    [0] saiu, { $spaces } casas perdidas
    [one] saiu, { $spaces } casa perdida
   *[other] saiu, { $spaces } casas perdidas
}
history-board-stopped = { $spaces ->
    [0] parou, { $spaces } casas
    [one] parou, { $spaces } casa
   *[other] parou, { $spaces } casas
}
history-board-no-stop = aqui não se para: decidir de novo
history-board-rolled-on = continuou
history-board-waiting = { $rolls ->
    [one] { $rolls } rolagem posterior fica em espera.
   *[other] { $rolls } rolagens posteriores ficam em espera.
}
