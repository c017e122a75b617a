### O jogo de tabuleiro: a mesa, o histórico, o resultado.

## A rolagem inicial

board-tied-again = { $names } empatam em { $total } e rolam os dados de novo.
board-starts = { $name } começa.
board-starts-in-turn = Começa esta partida
board-starts-with = { $name } começa com { $total }.
board-starts-after-tie = { $name } começa com { $total }, após um empate em { $tied }.

## Turnos

board-play-twice = { $column } duas vezes

## De quem é a vez

board-turn = Turno { $turn }
board-turn-record = Turno { $turn }; o recorde é { $record }

## O que se espera

board-type-two-as-they-lay = Digite os dois dados como saíram ou clique neles
board-type-four-as-they-lay = Digite os quatro dados como saíram ou clique neles
board-roll-two-and-type = Role dois dados; digite-os ou clique neles
board-roll-four-and-type = Role os quatro dados; digite-os ou clique neles
board-roll-on-and-type = Continue: digite os quatro dados ou clique neles
board-roll-on-or-stop = Continuar ou parar?
board-can-only-roll-on = Continue
board-program-rolls = Vez do computador: aperte Espaço
board-program-rolls-on = O computador continua: digite os quatro dados ou clique neles
board-program-decides = O computador decide: continuar ou parar
board-space-lets-program = Deixar o computador decidir: Espaço
board-program-chooses = O computador escolhe a jogada
board-only-play = Só há uma jogada: aperte Enter
board-which-pairs = Que pares você joga?
board-once-more-plays = Aperte de novo para jogar { $play }
board-which-one = Qual jogada com { $columns }?
board-did-it-go-on = Continuou ou parou?

board-rolls-for-start = A maior soma começa
board-rolls-again = Nova rolagem: { $names } empatam em { $total }
board-was-stop = Aqui a decisão foi parar. Para deixar assim: Esc.
board-was-roll-on = Aqui a decisão foi continuar. Para deixar assim: Esc.

## A rolagem

board-odds = Chance de sair cada coluna (%)
board-rolling-on-odds = Se continuar: estouro { $chance }

## Os dois caminhos

board-roll = Rolar
board-stop = Parar
board-no-stop = Não dá para parar
board-roll-for-start = Rolagem inicial
board-skip-start = Pular: o app decide
board-it-went-on = Continuou
board-it-stopped = Parou
board-chance-to-bust = risco de estouro
board-top = topo
board-risks = { $count ->
    [one] arrisca { $count } casa
   *[other] arrisca { $count } casas
}
board-risks-columns = { $count ->
    [one] e a coluna { $columns }
   *[other] e as colunas { $columns }
}
board-shared = { $count ->
    [one] está dividida
   *[other] estão divididas
}

## Por que nada acontece

board-app-rolls = Aqui quem rola os dados é o app: aperte Espaço.
board-all-rolled = Os quatro dados já saíram: antes jogue um par ou os dois.
board-went-on-or-stopped = Continuou ou parou? Aperte R ou S.
board-type-what-they-show = Role os dados na mesa e digite o que sair.
board-nothing-gained = Você ainda não avançou nada: antes role os dados.
board-play-first = Antes jogue um par ou os dois.

## Correções

board-correcting-start = Você está corrigindo a rolagem inicial { $roll }.
board-correcting-roll = Você está corrigindo a rolagem { $roll }.

## Notícias

board-news-bust = Estourou!
board-news-nothing-lost = { $name } não tinha nada a perder
board-news-lost = { $name } perde { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}
board-news-columns = { $name } ganha { $count ->
    [one] a coluna
   *[other] as colunas
} { $columns }
board-news-closed = Ali ninguém mais joga
board-news-game-won = e a partida
board-news-none-left = Acabaram as colunas: { $name } ganha

## Os jogadores, em pouco espaço

board-plays-now = joga
board-left = saiu
board-start-roll = tirou { $totals }

board-busts = { $name } estoura.
board-busts-and-loses = { $name } estoura e perde { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}.
board-stops = { $name } para e garante { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}.
board-bot-plays = O computador joga por { $name }.

## Desfeito ou refeito

board-followed-roll-off = { $way ->
    [undone] Desfeito: rolagem inicial { $roll }, { $dice }.
   *[redone] Refeito: rolagem inicial { $roll }, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Desfeito: rolagem { $roll }, { $dice }.
   *[redone] Refeito: rolagem { $roll }, { $dice }.
}
board-followed-play = { $way ->
    [undone] Desfeito: { $play } na rolagem { $roll }.
   *[redone] Refeito: { $play } na rolagem { $roll }.
}
board-followed-stop = { $way ->
    [undone] Desfeito: parar após a rolagem { $roll }.
   *[redone] Refeito: parar após a rolagem { $roll }.
}
board-followed-on = { $way ->
    [undone] Desfeito: continuar após a rolagem { $roll }.
   *[redone] Refeito: continuar após a rolagem { $roll }.
}

## Depois de uma correção

board-corrected-roll-off = { $again ->
    [nothing] A rolagem inicial { $roll } foi corrigida. O que veio depois continua valendo.
   *[roll] A rolagem inicial { $roll } foi corrigida. Decida de novo na rolagem { $asked }. Para desfazer, aperte Ctrl+Z.
}
board-corrected-roll = { $again ->
    [nothing] A rolagem { $roll } foi corrigida. O que veio depois continua valendo.
   *[roll] A rolagem { $roll } foi corrigida. Decida de novo na rolagem { $asked }. Para desfazer, aperte Ctrl+Z.
}
board-corrected-play = { $again ->
    [nothing] A jogada da rolagem { $roll } foi corrigida. O que veio depois continua valendo.
   *[roll] A jogada da rolagem { $roll } foi corrigida. Decida de novo na rolagem { $asked }. Para desfazer, aperte Ctrl+Z.
}
board-corrected-decision = { $again ->
    [nothing] A decisão após a rolagem { $roll } foi corrigida. O que veio depois continua valendo.
   *[roll] A decisão após a rolagem { $roll } foi corrigida. Decida de novo na rolagem { $asked }. Para desfazer, aperte Ctrl+Z.
}

## O que não dá

board-refused-not-started = Antes, { $name } precisa fazer a rolagem inicial.
board-refused-departed = { $name } saiu.
board-refused-started = Já está decidido quem começa.
board-refused-waiting = Antes termine a rolagem { $roll }.
board-refused-bust = A rolagem { $roll } é um estouro e encerra o turno.
board-refused-held = Você não pode parar: o marcador da coluna { $column } está no peão de outro jogador.
board-refused-over = A partida acabou.
board-refused-no-roll-off = A rolagem inicial { $roll } não existe.
board-refused-no-roll = A rolagem { $roll } não existe.
board-refused-no-seat = O jogador { $seat } não existe.
board-refused-joined = No tabuleiro, ninguém entra numa partida já começada.
board-refused-last = Todos os outros saíram.

board-why-in-roll = os dados { $dice } não formam isso.
board-why-column = a coluna { $column } está ganha, o marcador dela está no topo ou não restam marcadores.
board-why-whole = se você pode jogar os dois pares, precisa jogar os dois.
board-why-place = você precisa escolher uma combinação que coloque um marcador novo.
board-why-most = você precisa escolher uma combinação que aproveite mais pares.
board-why-over = a partida acabou.

## O que uma jogada traz

board-effect-wins = para e ganha
board-effect-top = { $column }: até o topo
board-effect-starts = { $column }: começa
board-effect-starts-at = { $column }: começa na casa { $space }
board-effect-moves = { $column }: agora { $space } de { $top }
board-effect-held = ali não se para

## O que parar traz

board-stop-wins = ganha a partida
board-stop-loses = perde a partida
board-stop-keeps = garante { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}
board-stop-columns = { $count ->
    [one] ganha a coluna { $columns }
   *[other] ganha as colunas { $columns }
}

## O risco, no botão

board-bust-chance = estouro { $chance }

## Como um turno acabou

board-turn-kept = garantiu { $count ->
    [0] { $count } casas
    [one] { $count } casa
   *[other] { $count } casas
}
board-turn-bust = estouro
board-turn-lost = estouro, perdeu { $count }

## Por que uma combinação ou coluna não é jogada

board-split-more-pairs = { $low } e { $high }: outra combinação aproveita mais pares
board-split-new-runner = { $low } e { $high }: outra combinação coloca um marcador novo
board-split-neither = { $low_why ->
    [won] a { $low } está ganha
    [top] a { $low } está no topo
   *[runners] sem marcador para a { $low }
}, { $high_why ->
    [won] a { $high } está ganha
    [top] a { $high } está no topo
   *[runners] sem marcador para a { $high }
}
board-split-runners = sem marcador para a { $low } nem a { $high }
board-split-twice = { $why ->
    [won] a { $column } está ganha
    [top] a { $column } está no topo
   *[runners] sem marcador para a { $column }
}
board-column-not-rolled = Não há dois dados que somem { $column }.
board-column-not-playable = { $why ->
    [won] A { $column } está ganha.
    [top] A { $column } está no topo.
   *[runners] Sem marcador para a { $column }.
}
board-column-more-pairs = Você não pode jogar { $column }: outra combinação aproveita mais pares.
board-column-new-runner = Você não pode jogar { $column }: outra combinação coloca um marcador novo.

## O que o treinador espera do resto do turno

board-ahead-risk = { $choice }: dá certo em { $works } das vezes e garante cerca de { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}
board-ahead-keeps = { $choice }: garante { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; chance de ganhar a coluna { $column }: { $chance }.

## Quem ou o que o tabuleiro espera

board-awaits-start = { $name } rola dois dados para ver quem começa.
board-awaits-roll-or-stop = { $name } continua ou para.
board-awaits-roll = { $name } rola os dados.
board-awaits-play = { $name } escolhe uma jogada.
board-awaits-decision = Rolagem { $roll }: { $name } continuou ou parou?
board-awaits-nobody = A partida acabou.
