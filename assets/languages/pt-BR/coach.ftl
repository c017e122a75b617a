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

coach-out-chosen = Esta escolha acaba a partida na hora; depois da melhor vêm em média { $throws } rolagens.
coach-out-best = A melhor escolha acaba a partida na hora; depois desta vêm em média { $throws } rolagens.
coach-reason = { $what } ({ $figure }): { $later }.
coach-no-reason = Custa { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
coach-row = A linha { $row }
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
coach-fifth-die-named = O { $die } é escolhido de quinto dado, e não o { $better }
coach-row-stays-empty = A linha { $row } continua vazia
coach-row-is-opened = A linha { $row } é aberta
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
coach-row-comes-to = A linha { $row } chega a { $marks ->
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
coach-rows-other = Todas as outras linhas
coach-row-counts = { $points }, { $better_points } com { $better }
coach-row-ends = { $points } no fim em média, { $better_points } com { $better }
coach-row-ends-fifth = { $points } no fim em média, { $better_points } com o { $better } de quinto dado
coach-rows-end-fifth = todas as outras linhas { $points } no fim em média, { $better_points } com o { $better } de quinto dado
coach-throws-to-come = em média ainda { $throws } rolagens, { $better_throws } com o { $better } de quinto dado

## Por que uma decisão no tabuleiro custou algo

coach-board-keeps = Casas se der certo: { $best } cerca de { $more }, { $chosen } cerca de { $spaces }.
coach-board-safe = A próxima rolagem não pode estourar.
coach-board-threat = Depois de parar, { $name } ganha no seu próximo turno em { $chance } das vezes.
coach-board-wins-game = Este turno ganha a partida: { $best } em { $better } das vezes, { $chosen } em { $share }.
coach-board-wins-two = Este turno ganha duas colunas: { $best } em { $better } das vezes, { $chosen } em { $share }.
coach-board-wins-column = Este turno ganha a coluna { $column }: { $best } em { $better } das vezes, { $chosen } em { $share }.
coach-board-at-once = Este turno ganha a partida: { $best } na hora, { $chosen } em { $share } das vezes.
coach-board-games-play = A chance de ganhar é de { $better } com { $best }, contra { $works } com { $play }.
coach-board-turns-play = Faltam { $better } turnos com { $best }, contra { $works } com { $play }.
coach-board-ends = Continuar dá certo em { $often } das vezes: a chance de ganhar é então { $works }, após um estouro { $bust }, ao parar { $stop }.
coach-board-ends-turns = Continuar dá certo em { $often } das vezes: faltam então { $works } turnos, após um estouro { $bust }, ao parar { $stop }.
coach-board-works = { $best } dá certo em { $more_often } das vezes, { $play } em { $often }; a chance de ganhar é então { $better } ou { $works }, após um estouro { $bust }.
coach-board-works-turns = { $best } dá certo em { $more_often } das vezes, { $play } em { $often }; faltam então { $better } ou { $works } turnos, após um estouro { $bust }.
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

coach-express-average = Cerca de { $points } pontos.
coach-express-dreamy = Abre linha atrás de linha.
coach-express-careless = Deixa muitas linhas pela metade.
coach-express-eager = Abre linhas tarde demais.
coach-express-curious = Erra de vez em quando.
coach-express-steady = Vive esta rolagem.
coach-express-bold = Joga bem, mas com pressa.
coach-express-evolved = Joga só no tabuleiro.
coach-express-master = Nada lhe escapa.
coach-board-careless = Joga qualquer coisa e para quando dá na telha.
coach-board-bold = Conta como Constante, mas vai até 40.
coach-board-steady = Conta até 28 e para, como muita gente faz.
coach-board-evolved = Aprendeu com milhares de partidas.
coach-board-master = Pensa cada turno; ganha 3 em 4 de Esperto.

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
coach-wins-instead = { $choice } ganha em { $share } das partidas em vez de { $less }, pontos: { $points }.
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
coach-review-all-throws = Todas as rolagens
coach-review-all-choices = As decisões

## Analysis

coach-analysis-title = Análise
coach-analysis-edit = Editar
coach-analysis-quiz-me = Teste-me
