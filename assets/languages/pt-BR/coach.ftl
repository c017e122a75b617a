### O que o treinador diz: dicas, análises, razões.

coach-choice-fifth = { $pairs }, quinto dado { $die }
coach-choice-free = { $pairs }, rolagem livre
coach-board-roll-on = continuar
coach-board-stop = parar
coach-board-roll-on-alone = Continuar
coach-board-stop-alone = Parar
coach-board-rolling-on = Continuar
coach-board-stopping = Parar
coach-verdict = { $verdict ->
    [brilliant] Brilhante
    [best] Melhor
    [as-good] Tão boa
    [good] Boa
    [inaccuracy] Imprecisão
    [mistake] Erro
   *[blunder] Erro grave
}
coach-verdict-worth = { $verdict }: { $worth }
coach-verdict-bounds = Uma boa perde até { $good }, uma imprecisão até { $inaccuracy }, um erro até { $mistake }, um erro grave mais. Brilhante é a única boa escolha quando outra parece melhor à primeira vista.

## Por que uma escolha no Express custou algo

coach-out-chosen = Esta escolha acaba a partida na hora.
coach-out-best = A melhor escolha acaba a partida na hora.
coach-fifth-die-comes-to = O quinto dado { $die } chega a { $marks ->
    [1] uma marca
    [2] duas marcas
    [3] três marcas
    [4] quatro marcas
    [5] cinco marcas
    [6] seis marcas
    [7] sete marcas
    [8] oito marcas
   *[other] { $marks } marcas
}, e não o { $better }
coach-nearly-out = Fora com mais uma marca.
coach-track-rarer = Um { $die } vai então mais vezes para os pares, onde dá somas mais raras do que um { $better }.
coach-track-pairs = Um { $die } vai então mais vezes para os pares.
coach-fifth-die-named = O { $die } é escolhido de quinto dado, e não o { $better }
coach-fifth-die-row = Partidas em que a linha { $row } acaba em { $points }: { $games }; com o { $better }: { $better_games }.
coach-fifth-die-rows = Linhas que acabam em { $points }, em média: { $rows }; com o { $better }: { $better_rows }.
coach-fifth-die-sooner = Fora { $throws } rolagens antes.
coach-named-rarer = Cada { $better } vai então para os pares, onde dá somas mais raras do que um { $die }.
coach-row-stays-empty = A linha { $row } continua vazia
coach-row-is-opened = A linha { $row } é aberta
coach-row-is-full = A linha { $row } já está cheia
coach-row-is-opened-late = A linha { $row } é aberta com cerca de { $throws ->
    [one] { $throws } rolagem
   *[other] { $throws } rolagens
} pela frente
coach-row-stays = A linha { $row } fica com { $marks ->
    [1] uma marca
    [2] duas marcas
    [3] três marcas
    [4] quatro marcas
    [5] cinco marcas
    [6] seis marcas
    [7] sete marcas
    [8] oito marcas
    [9] nove marcas
    [10] dez marcas
   *[other] { $marks } marcas
}
coach-row-comes-to = A linha { $row } só chega a { $marks ->
    [1] uma marca
    [2] duas marcas
    [3] três marcas
    [4] quatro marcas
    [5] cinco marcas
    [6] seis marcas
    [7] sete marcas
    [8] oito marcas
    [9] nove marcas
    [10] dez marcas
   *[other] { $marks } marcas
}
coach-row-worth-less = Uma marca na linha { $row } vale menos do que em outra
coach-row-lost = Partidas em que, mesmo com essa marca, a linha acaba em { $points }: { $games }.
coach-row-safe = Partidas em que, mesmo sem essa marca, a linha acaba em { $points }: só { $games }.
coach-row-ends-in-minus = Partidas em que ela acaba em { $points }: { $games }; com { $better }: { $better_games }.
coach-row-counts = Ela vale { $points }; com { $better }, { $better_points }.
coach-row-below-five = Com menos de cinco marcas, ela vale { $points }.
coach-row-in-return = Em troca, a linha { $row } recebe mais marcas
coach-row-in-return-opened = Em troca, a linha { $row } é aberta
coach-row-in-return-empty = Em troca, a linha { $row } continua vazia
coach-row-in-return-left = Em troca, nenhuma marca vai para a linha { $row }, onde rende pouco
coach-row-in-return-fewer = Em troca, a linha { $row } recebe menos marcas
coach-fifth-die-in-return = Em troca, o { $die } de quinto dado

## Por que uma decisão no tabuleiro custou algo

coach-board-keeps = Parar guarda { $spaces ->
    [one] { $spaces } casa
   *[other] { $spaces } casas
}.
coach-board-instead = { $play }: cerca de { $spaces }, em { $works } das vezes.
coach-board-safe = A próxima rolagem não pode estourar.
coach-board-threat = Depois de parar, { $name } ganha no seu próximo turno em { $chance } das vezes.
coach-board-one-column = a coluna { $column }
coach-board-two-columns = duas colunas
coach-board-column = Isso ganha { $columns } em { $better } das vezes.
coach-board-column-play = Isso ganha { $columns } em { $better } das vezes; com { $play }, em { $chosen }.
coach-board-column-roll-on = Isso ganha { $columns }; continuar rolando, só em { $chosen } das vezes.
coach-board-column-stop = Isso ganha { $columns } em { $better } das vezes; parando, em { $chosen }.
coach-board-wins-game = Isso ganha a partida.
coach-board-now = Isso ganha a partida neste turno em { $better } das vezes.
coach-board-now-play = Isso ganha a partida neste turno em { $better } das vezes; com { $play }, em { $chosen }.
coach-board-return-play = Em troca, { $play } ganha { $columns } em { $chosen } das vezes; com { $best }, em { $better }.
coach-board-return-roll-on = Em troca, continuar rolando ganha { $columns } em { $chosen } das vezes.
coach-board-return-stop = Em troca, parar ganha { $columns }; continuar rolando, só em { $better } das vezes.
coach-board-return-now-play = Em troca, { $play } ganha a partida neste turno em { $chosen } das vezes; com { $best }, em { $better }.
coach-board-return-now-roll-on = Em troca, continuar rolando ganha a partida neste turno em { $chosen } das vezes.
coach-board-games-play = Mas a chance de ganhar é de { $better } com { $best }, contra { $chosen } com { $play }.
coach-board-turns-play = Mas faltam { $better } turnos com { $best }, contra { $chosen } com { $play }.
coach-board-ends = Chance de ganhar: { $works } se o turno der certo, { $bust } após um estouro, { $stop } ao parar.
coach-board-ends-turns = Turnos que faltam: { $works } se o turno der certo, { $bust } após um estouro, { $stop } ao parar.
coach-board-works = Se o turno der certo, a chance de ganhar é de { $better } com { $best }, contra { $chosen } com { $play }; após um estouro, de { $bust }.
coach-board-works-turns = Se o turno der certo, faltam { $better } turnos com { $best }, contra { $chosen } com { $play }; após um estouro, { $bust }.
coach-board-shuts-out = Isso deixa de fora { $name }, que está ali na casa { $space } de { $length }.
coach-board-may-be-lost = A coluna { $column } pode ser perdida: { $name } está na casa { $space } de { $length }.
coach-board-shorter = A coluna { $column } tem só { $length } casas; a { $other } tem { $longer }.

## Dicas no tabuleiro

coach-board-best = { $verdict }: { $play }, { $chance } de chance de ganhar.
coach-board-best-alone = { $verdict }: { $play }, faltam { $turns } turnos.
coach-board-to-win = { $chance } de ganhar
coach-board-turns-to-go = faltam { $turns } turnos
coach-board-turns = { $turns } turnos
coach-estimate = estimativa

## Os rivais do computador

coach-express-careless = Cabeça nas nuvens.
coach-express-steady = Vive esta rolagem.
coach-express-bold = Busca linhas caras.
coach-express-evolved = Joga só no tabuleiro.
coach-express-master = Nada lhe escapa.
coach-board-careless = Joga qualquer coisa e para quando dá na telha.
coach-board-bold = Conta como Constante, mas vai até 40.
coach-board-steady = Conta até 28 e para, como muita gente faz.
coach-board-evolved = Joga com pesos apurados em muitas partidas.
coach-board-master = Pensa cada turno; ganha 3 em 4 de Evolução.

## A análise: quando não há

coach-review-begins = O treinador olha cada escolha…
coach-review-computed = O treinador olha cada escolha… { $percent }%. Esc volta e interrompe.
coach-review-failed = O treinador não conseguiu fazer esta análise. Esc e depois V tenta de novo.
coach-review-under-way = calculando…
coach-review-costliest-none = nenhuma
coach-review-hidden = O que { $name } escolhe para a rolagem { $throw } fica oculto até todos terem escolhido.
coach-review-not-chosen = { $name } ainda não escolheu.
coach-review-nothing-to-choose = { $name } ainda não teve nada para escolher.

## A análise: uma partida inteira

coach-review-at-start = início
coach-review-luck = dados
coach-review-choices = escolhas
coach-review-others = turnos dos outros
coach-review-result = resultado
coach-review-expected = esperado
coach-review-mean-loss = perda por escolha
coach-review-best-choices = melhores escolhas
coach-review-best-choices-count = { $best } de { $count }
coach-review-all-best = Toda escolha foi a melhor
coach-review-costliest = Os momentos mais caros
coach-review-chosen-was = Escolhido: { $choice }
coach-review-best-was = Melhor: { $choice }
coach-review-chosen = escolhido
coach-review-in-game = na partida
coach-review-to-win = Chance de ganhar: { $chosen }, melhor escolha { $best }
coach-review-to-win-either = Chance de ganhar: { $share } nos dois casos
coach-review-turns-lost = +{ $turns } turnos
coach-review-percent-lost = −{ $number }%

## A análise: uma escolha

coach-review-turn-roll = Turno { $turn }, rolagem { $roll }
coach-review-points-lost = pontos perdidos
coach-review-turns-to-go = turnos que faltam
coach-review-chance = chance de ganhar
coach-review-turns-to-go-estimate = turnos que faltam, estimativa
coach-review-chance-estimate = chance de ganhar, estimativa
coach-review-cost-points = { $verdict }: custa { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
coach-review-cost-turns = { $verdict }: custa { $turns } turnos.
coach-review-cost-chance = { $verdict }: custa { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} da chance de ganhar.
coach-review-alone-best = Melhor: nenhuma outra escolha é tão boa.
coach-review-brilliant = Brilhante: a única boa escolha, e não a que se vê à primeira vista.
coach-toss-up = Tanto faz: a diferença é pequena demais para dizer.
coach-review-wins = Esta escolha ganha em { $share }.
coach-review-all-throws = Todas as rolagens
coach-review-all-choices = As decisões

## Analysis

coach-analysis-title = Análise
coach-analysis-edit = Editar
coach-analysis-quiz-me = Teste-me
