### O histórico e as correções.

history-empty = Nada foi rolado ainda.
history-correcting = Clique no que você quer corrigir. O que vem depois é jogado de novo; nada se perde.
history-corrected-later = * corrigido depois
history-play-on = Jogar a partir daqui
history-play-on-marks = Uma partida continuada numa cópia de treino antes do fim fica à parte nos recordes. Clique de novo em “Jogar a partir daqui” ou aperte { $key }.
history-play-on-strict = Uma partida rigorosa não é continuada numa cópia antes do fim.
history-copy-of-throw = { $game }, da rolagem { $throw } em diante
history-copy-of-turn = { $game }, do turno { $turn } em diante
history-copy-of-start = { $game }, desde o início
history-throw = Nº
history-dice = Dados
history-board-turn = Turno
history-board-player = Jogador
history-board-played = Jogado
history-board-then = Depois
history-to-choose = falta escolher
history-not = não { $choice }
history-left = saiu
history-out = fora
history-out-after = fora ({ $choice })
history-board-start = início: { $sum }
history-board-begins = começa
history-board-to-play = a jogar
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
history-board-no-stop = aqui não se para: de novo
history-board-rolled-on = continuou
history-board-waiting = { $rolls ->
    [0] { $rolls } rolagens seguintes esperam como foram anotadas.
    [one] { $rolls } rolagem seguinte espera como foi anotada.
   *[other] { $rolls } rolagens seguintes esperam como foram anotadas.
}
