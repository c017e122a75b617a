### O jogo de tabuleiro: a mesa, o histórico, o resultado.

## A rolagem inicial

board-tied-again = { $names } empatam em { $total } e rolam de novo.
board-starts = { $name } começa.
board-starts-in-turn = Começa: é a sua vez
board-starts-with = { $name } começa com { $total }.
board-starts-after-tie = { $name } começa com { $total } após um empate em { $tied }.
board-play-twice = { $column } duas vezes

## De quem é a vez

board-turn = Turno { $turn }
board-turn-record = Turno { $turn }, o recorde é { $record }

## O que se espera

board-type-two-as-they-lay = Digite os dois dados como estavam, ou clique neles
board-type-four-as-they-lay = Digite os quatro dados como estavam, ou clique neles
board-roll-two-and-type = Role dois dados e digite ou clique neles
board-roll-four-and-type = Role os quatro dados e digite ou clique neles
board-roll-on-and-type = Continue rolando: digite os quatro dados ou clique neles
board-roll-on-or-stop = Continuar ou parar?
board-can-only-roll-on = Continue rolando
board-program-rolls = O computador rola: Espaço continua
board-program-rolls-on = O computador continua rolando: digite os quatro dados ou clique neles
board-program-decides = O computador decide: continuar rolando ou parar
board-space-lets-program = Espaço deixa o computador decidir
board-program-chooses = O computador escolhe a jogada
board-only-play = Única jogada: Enter joga
board-which-pairs = Quais pares jogar?
board-once-more-plays = Mais uma vez joga { $play }
board-which-one = Qual das que têm { $columns }?
board-did-it-go-on = O turno continuou depois desta rolagem?
board-rolls-for-start = Rolagem inicial: a maior soma começa
board-rolls-again = Nova rolagem: { $names } empatam em { $total }
board-was-stop = Era uma parada. Esc deixa assim.
board-was-roll-on = Continuou rolando. Esc deixa assim.

## A rolagem

board-odds = Chance de cada coluna sair em uma rolagem, em %
board-rolling-on-odds = Continuar rolando: estouro { $chance }

## Os dois caminhos

board-roll = Rolar
board-stop = Parar
board-no-stop = Não pode parar
board-roll-for-start = Rolagem inicial
board-skip-start = Pular: o app rola
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
    [one] dividida
   *[other] divididas
}

## Por que nada acontece

board-app-rolls = Aqui quem rola é o app: com Espaço.
board-all-rolled = Os quatro dados já estão aí: jogue antes um par ou os dois.
board-went-on-or-stopped = O turno continuou ou parou? R ou S.
board-type-what-they-show = Role os dados na mesa e digite o que sair.
board-nothing-gained = Nada foi ganho ainda: role primeiro.
board-play-first = Jogue antes um par ou os dois.

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
board-news-closed = Ninguém mais joga ali
board-news-game-won = e com isso a partida
board-news-none-left = Não resta coluna: { $name } ganha

## Os jogadores, em pouco espaço

board-plays-now = joga
board-left = saiu
board-start-roll = rolagem inicial { $totals }

board-busts = { $name } estoura.
board-busts-and-loses = { $name } estoura e perde { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}.
board-stops = { $name } para e guarda { $count ->
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
    [undone] Desfeito: { $play } da rolagem { $roll }.
   *[redone] Refeito: { $play } da rolagem { $roll }.
}
board-followed-stop = { $way ->
    [undone] Desfeito: a parada após a rolagem { $roll }.
   *[redone] Refeito: a parada após a rolagem { $roll }.
}
board-followed-on = { $way ->
    [undone] Desfeito: continuar rolando após a rolagem { $roll }.
   *[redone] Refeito: continuar rolando após a rolagem { $roll }.
}

## Depois de uma correção

board-corrected-roll-off = { $again ->
    [nothing] A rolagem inicial { $roll } foi corrigida. Tudo o que vem depois vale.
   *[roll] A rolagem inicial { $roll } foi corrigida. A decidir de novo: rolagem { $asked }. Ctrl+Z desfaz a correção.
}
board-corrected-roll = { $again ->
    [nothing] A rolagem { $roll } foi corrigida. Tudo o que vem depois vale.
   *[roll] A rolagem { $roll } foi corrigida. A decidir de novo: rolagem { $asked }. Ctrl+Z desfaz a correção.
}
board-corrected-play = { $again ->
    [nothing] A jogada da rolagem { $roll } foi corrigida. Tudo o que vem depois vale.
   *[roll] A jogada da rolagem { $roll } foi corrigida. A decidir de novo: rolagem { $asked }. Ctrl+Z desfaz a correção.
}
board-corrected-decision = { $again ->
    [nothing] A decisão após a rolagem { $roll } foi corrigida. Tudo o que vem depois vale.
   *[roll] A decisão após a rolagem { $roll } foi corrigida. A decidir de novo: rolagem { $asked }. Ctrl+Z desfaz a correção.
}

## O que não dá

board-refused-not-started = Antes { $name } rola para ver quem começa.
board-refused-departed = { $name } saiu.
board-refused-started = Já está decidido quem começa.
board-refused-waiting = A rolagem { $roll } está em aberto.
board-refused-bust = A rolagem { $roll } é um estouro, e isso acaba o turno.
board-refused-held = O marcador da coluna { $column } está sobre o peão de outra pessoa.
board-refused-over = A partida acabou.
board-refused-no-roll-off = Não há rolagem inicial { $roll }.
board-refused-no-roll = Não há rolagem { $roll }.
board-refused-no-seat = Não há jogador { $seat }.
board-refused-joined = No tabuleiro ninguém entra com a partida em andamento.
board-refused-last = Não resta mais ninguém no tabuleiro.
board-why-in-roll = os dados { $dice } não formam isso.
board-why-column = a coluna { $column } está ganha, o marcador dela está no topo ou não resta nenhum marcador.
board-why-whole = jogam-se todos os pares de uma combinação que puderem ser jogados.
board-why-place = é preciso escolher uma combinação que coloque um marcador novo.
board-why-most = é preciso escolher uma combinação que jogue mais pares.
board-why-over = a partida acabou.

## O que uma jogada traz

board-effect-wins = parar e ganhar
board-effect-top = { $column }: até o topo
board-effect-starts = { $column }: começa
board-effect-starts-at = { $column }: começa na { $space }
board-effect-moves = { $column }: agora { $space } de { $top }
board-effect-held = ali não se para

## O que parar traz

board-stop-wins = ganha a partida
board-stop-loses = acaba e perde a partida
board-stop-keeps = guarda { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}
board-stop-columns = { $count ->
    [one] ganha a coluna { $columns }
   *[other] ganha as colunas { $columns }
}
board-bust-chance = estouro { $chance }
board-turn-kept = guardou { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}
board-turn-bust = estouro
board-turn-lost = estouro, perdeu { $count }

## Por que uma combinação ou coluna não é jogada

board-split-more-pairs = { $low } e { $high }: outra combinação joga mais pares
board-split-new-runner = { $low } e { $high }: outra combinação coloca um marcador novo
board-split-neither = { $low_why ->
    [won] { $low } está ganha
    [top] { $low } está no topo
   *[runners] sem marcador para { $low }
}, { $high_why ->
    [won] { $high } está ganha
    [top] { $high } está no topo
   *[runners] sem marcador para { $high }
}
board-split-runners = sem marcador para { $low } nem { $high }
board-split-twice = { $why ->
    [won] { $column } está ganha
    [top] { $column } está no topo
   *[runners] sem marcador para { $column }
}
board-column-not-rolled = Não há dois dados que somem { $column }.
board-column-not-playable = { $why ->
    [won] { $column } está ganha.
    [top] { $column } está no topo.
   *[runners] Sem marcador para { $column }.
}
board-column-more-pairs = { $column } não pode ser jogada: outra combinação joga mais pares.
board-column-new-runner = { $column } não pode ser jogada: outra combinação coloca um marcador novo.

## O que o treinador espera do resto do turno

board-ahead-risk = { $choice }: guarda cerca de { $count ->
    [one] { $count } casa
   *[other] { $count } casas
} se der certo, em { $works } das vezes
board-ahead-keeps = { $choice }: guarda { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; a coluna { $column } é ganha em { $chance } das vezes.

## Quem ou o que o tabuleiro espera

board-awaits-start = { $name } rola dois dados para ver quem começa.
board-awaits-roll-or-stop = { $name } continua rolando ou para.
board-awaits-roll = { $name } rola.
board-awaits-play = { $name } escolhe uma jogada.
board-awaits-decision = { $name } diz se a rolagem { $roll } foi a última.
board-awaits-nobody = A partida acabou.
