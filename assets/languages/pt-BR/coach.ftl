### O que o treinador diz: dicas, análises, razões.

## Uma escolha

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
    [best] A melhor
    [as-good] Igualmente boa
    [good] Boa
    [inaccuracy] Imprecisão
    [mistake] Erro
   *[blunder] Erro grave
}
coach-verdict-worth = { $verdict }: { $worth }
coach-verdict-bounds = Uma escolha boa custa até { $good }; uma imprecisão, até { $inaccuracy }; um erro, até { $mistake }; um erro grave, mais. Uma escolha é brilhante quando é a única boa, embora outra pareça melhor à primeira vista.

## Por que uma escolha no Express custa algo

coach-out-chosen = Esta escolha significa ficar fora na hora; com a melhor, em média ainda { $throws ->
    [one] vem { $throws } rolagem
   *[other] vêm { $throws } rolagens
}.
coach-out-best = A melhor escolha significa ficar fora na hora; com esta, em média ainda { $throws ->
    [one] vem { $throws } rolagem
   *[other] vêm { $throws } rolagens
}.
coach-reason = { $what } ({ $figure }): { $later }.
coach-reason-alone = { $what } ({ $figure }).
coach-no-reason = Custa { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
coach-fifth-die-comes-to = A trilha do { $die } chega a { $marks ->
    [1] uma marca
    [2] duas marcas
    [3] três marcas
    [4] quatro marcas
    [5] cinco marcas
    [6] seis marcas
    [7] sete marcas
    [8] oito marcas
   *[other] { $marks } marcas
}, e não a do { $better }
coach-fifth-die-named = Define o { $die } em vez do { $better }
coach-row-stays-empty = A linha { $row } continua vazia
coach-row-is-opened = Esta escolha abre a linha { $row }
coach-row-is-opened-with-two = Esta escolha abre a linha { $row } com duas marcas
coach-row-stays = A linha { $row } continua com { $marks ->
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
coach-row-gets-one = A linha { $row } ganha só uma marca em vez de duas
coach-row-gets-two = A linha { $row } ganha duas marcas em vez de uma
coach-row-gets-none = A linha { $row } não ganha marca nenhuma em vez de duas
coach-row-later = A linha { $row } recebe { $dice ->
    [fewer] menos dados depois, e a linha { $other }, mais
   *[more] mais dados depois, e a linha { $other }, menos
}
coach-rest = Todo o resto
coach-row-counts = { $points }, contra { $better_points } com { $better }
coach-row-ends = { $points } em média no fim, contra { $better_points } com { $better }
coach-row-ends-with-dice = essa linha ganha { $dice ->
    [fewer] menos marcas depois (−{ $marks }), e a linha { $other }, mais
   *[more] mais marcas depois (+{ $marks }), e a linha { $other }, menos
}; { $ends }
coach-fifth-die-throws = em média ainda { $throws ->
    [one] vem { $throws } rolagem
   *[other] vêm { $throws } rolagens
}, contra { $better_throws }
coach-rows-short = em média { $short ->
    [one] { $short } linha termina
   *[other] { $short } linhas terminam
} com menos de cinco marcas, contra { $better_short }
coach-fifth-die-row = a linha { $row } termina em média com { $points }, contra { $better_points }
coach-fifth-die-rows = as linhas { $rows } juntas terminam em média com { $points }, contra { $better_points }
coach-rest-fewer = a linha { $other } recebe mais dados depois, e { $ends }
coach-rest-more = a linha { $other } recebe menos dados depois, e { $ends }
coach-fifth-die-more = depois o quinto dado é um { $value } mais vezes, e { $ends }
coach-fifth-die-less = depois o quinto dado é um { $value } menos vezes, e { $ends }
coach-fifth-die-throws-and-rows = { $throws }, e { $ends }

## Por que uma decisão no tabuleiro custa algo

coach-board-keeps = Casas garantidas se der certo: cerca de { $more } ({ $best }) contra cerca de { $spaces } ({ $chosen }).
coach-board-safe = A próxima rolagem não pode estourar.
coach-board-nearly-safe = É quase impossível a próxima rolagem estourar.
coach-board-seldom-busts = A próxima rolagem só estoura em { $bust } das vezes.
coach-board-next-bust = Chance de estouro na próxima rolagem: { $less } ({ $best }) contra { $bust } ({ $chosen }).
coach-board-leaves-runner = Com { $best }, sobra um marcador livre.
coach-board-tops = Com { $best }, chega-se ao topo da coluna { $column }.
coach-board-begins = Com { $chosen }, começa-se a coluna { $column } do zero.
coach-board-threat = Se você parar, { $name } ganha já no turno seguinte em { $chance } das vezes.
coach-board-wins-game = Chance de ganhar a partida neste turno: { $better } ({ $best }) contra { $share } ({ $chosen }).
coach-board-wins-two = Chance de ganhar duas colunas neste turno: { $better } ({ $best }) contra { $share } ({ $chosen }).
coach-board-wins-one = Chance de ganhar uma coluna neste turno: { $better } ({ $best }) contra { $share } ({ $chosen }).
coach-board-wins-column = Chance de ganhar a coluna { $column } neste turno: { $better } ({ $best }) contra { $share } ({ $chosen }).
coach-board-at-once = Chance de ganhar a partida neste turno: 100% ({ $best }) contra { $share } ({ $chosen }).
coach-board-games-play = Chance de ganhar: { $better } ({ $best }) contra { $works } ({ $play }).
coach-board-turns-play = Turnos que faltam: { $better } ({ $best }) contra { $works } ({ $play }).
coach-board-ends = Continuar até a melhor hora de parar dá certo em { $often } das vezes. Chance de ganhar: { $works } se der certo, { $bust } após um estouro, { $stop } parando aqui.
coach-board-risks = Continuar leva a um estouro em { $often } das vezes. Chance de ganhar: { $bust } após um estouro, { $stop } parando aqui.
coach-board-ends-turns = Continuar até a melhor hora de parar dá certo em { $often } das vezes. Turnos que faltam: { $works } se der certo, { $bust } após um estouro, { $stop } parando aqui.
coach-board-works = Vezes em que dá certo: { $more_often } ({ $best }) contra { $often } ({ $play }). Chance de ganhar: { $better } ou { $works } se der certo, { $bust } após um estouro.
coach-board-works-turns = Vezes em que dá certo: { $more_often } ({ $best }) contra { $often } ({ $play }). Turnos que faltam: { $better } ou { $works } se der certo, { $bust } após um estouro.
coach-board-may-be-lost = A coluna { $column } corre perigo: { $name } está na casa { $space } de { $length }.
coach-board-closer = Casas até o topo: { $left } na coluna { $column } ({ $best }) e { $more } na { $other } ({ $chosen }).
coach-board-shorter = A coluna { $column } tem só { $length } casas; a { $other }, { $longer }.

## Dicas no tabuleiro

coach-board-best = { $verdict }: { $play }, com { $chance } de chance de ganhar.
coach-board-best-alone = { $verdict }: { $play }; { $turns ->
    [one] falta { $turns } turno
   *[other] faltam { $turns } turnos
}.
coach-board-to-win = { $chance } de ganhar
coach-board-turns-to-go = { $turns ->
    [one] falta { $turns } turno
   *[other] faltam { $turns } turnos
}
coach-board-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
coach-estimate = estimativa

## Os jogadores virtuais

coach-express-average = Em média, { $points } pontos.
coach-express-dreamy = Abre linha atrás de linha.
coach-express-careless = Deixa muitas linhas incompletas.
coach-express-eager = Abre linhas tarde demais.
coach-express-curious = Erra de vez em quando.
coach-express-steady = Só pensa nesta rolagem.
coach-express-bold = Joga bem, mas com pressa.
coach-express-evolved = Só joga no tabuleiro.
coach-express-master = Não deixa passar nada.
coach-board-careless = Joga qualquer coisa e para quando dá na telha.
coach-board-bold = Conta como o Constante, mas até 40.
coach-board-steady = Conta até 28 e para, como muita gente faz.
coach-board-evolved = Aprendeu com milhares de partidas.
coach-board-master = Calcula cada turno; ganha do Esperto 3 em cada 4 vezes.

## A análise: quando não há

coach-review-begins = O treinador está olhando cada escolha…
coach-review-computed = O treinador está olhando cada escolha… { $percent }%. Para interromper e voltar, aperte Esc.
coach-review-failed = O treinador não conseguiu avaliar esta partida. Para tentar de novo, aperte Esc e depois V.
coach-review-under-way = calculando…
coach-review-costliest-none = nenhuma
coach-review-hidden = A escolha de { $name } na rolagem { $throw } fica oculta até todos escolherem.
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
coach-review-all-best = Todas as escolhas foram as melhores
coach-review-costliest = Os momentos mais caros
coach-review-chosen-was = Escolhida: { $choice }
coach-review-best-was = A melhor: { $choice }
coach-review-chosen = escolhida
# A choice as the answer to a question, behind its verdict.
coach-review-answered = sua resposta
coach-review-in-game = na partida
coach-wins-instead = { $choice }: ganha em { $share } das partidas, contra { $less }; pontos: { $points }.
coach-wins-same = { $names } { $count ->
    [one] tem as mesmas marcas e escolhe
   *[other] têm as mesmas marcas e escolhem
} { $pairs } em { $often } das partidas e { $best } em { $rarely }: com a mesma escolha, ninguém abre vantagem.
coach-wins-leader = { $name } está cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} à frente com quase as mesmas marcas e escolhe { $pairs } em { $often } das partidas e { $best } em { $rarely }: com a mesma escolha, { $name } continua à frente.
coach-wins-others = { $names } { $count ->
    [one] escolhe
   *[other] escolhem
} { $pairs } em { $often } das partidas e { $best } em { $rarely }.
coach-wins-together = Com outra, muitas vezes você ganha de todos ou de nenhum deles.
coach-wins-less = Esta escolha rende { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a menos do que { $pairs }.
coach-wins-alike = { $names } { $count ->
    [one] tem
   *[other] têm
} { $marks ->
    [same] as mesmas marcas
   *[nearly] quase as mesmas marcas
}: cada rolagem ajuda todos do mesmo jeito, e uma pequena vantagem se mantém.
coach-wins-ahead = { $names } { $count ->
    [one] está atrás e escolhe
   *[other] estão atrás e escolhem
} { $best } em { $often } das partidas: com a mesma escolha, a vantagem continua.
coach-wins-same-track = Em { $often } das partidas, o { $die } também é o quinto dado de { $names }: nas mesmas trilhas, as mesmas rolagens ajudam todos.
coach-wins-by-shared-dice = Se os outros rolassem outros dados, { $pairs } ganharia em { $best } das partidas e esta escolha, em { $chosen }: a diferença vem dos dados em comum.
coach-wins-swings = { $why ->
    [behind] Quem está atrás ganha mais vezes se a diferença para o melhor dos outros variar mais: com { $pairs } ela varia ±{ $best } pontos, e com esta escolha, só ±{ $chosen }.
    [ahead] Quem está na frente ganha mais vezes se a diferença para o melhor dos outros variar menos: com { $pairs } ela varia só ±{ $best } pontos, e com esta escolha, ±{ $chosen }.
    [cheap-behind] Quem está atrás compensa os pontos perdidos se a diferença para o melhor dos outros variar mais: com esta escolha ela varia ±{ $chosen } pontos, e com { $pairs }, só ±{ $best }.
   *[cheap-ahead] Quem está na frente compensa os pontos perdidos se a diferença para o melhor dos outros variar menos: com esta escolha ela varia só ±{ $chosen } pontos, e com { $pairs }, ±{ $best }.
}
coach-wins-at-once = Faltam poucas rolagens: depois desta, o total é de { $best } pontos com { $pairs } e de { $chosen } com esta escolha.
coach-wins-race = A diferença para o melhor dos outros varia só ±{ $points } pontos, então uns poucos pontos decidem muitas partidas.
coach-wins-gap = Em média, a diferença para o melhor dos outros é de { $best } pontos com { $pairs } (±{ $spread }) e de { $chosen } com esta escolha (±{ $chosen_spread }).
coach-rival-is-out = { $name } está fora, com { $points } pontos; esta escolha rende cerca de { $chosen }, e a melhor, { $best }.
coach-rival-expects = { $name } pode esperar cerca de { $points } pontos; esta escolha rende cerca de { $chosen }, e a melhor, { $best }.
coach-rival-falls = { $name } pode esperar cerca de { $points } pontos, mas termina abaixo de { $best } em { $share } das partidas; quem continua tem os mesmos dados que { $name }.
coach-review-turns-lost = +{ $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
coach-review-percent-lost = −{ $number }%

## A análise: uma escolha

coach-review-turn-roll = Turno { $turn }, rolagem { $roll }
coach-review-points-lost = pontos perdidos
coach-review-turns-to-go = turnos restantes
coach-review-chance = chance de ganhar
coach-review-turns-to-go-estimate = turnos restantes, estimativa
coach-review-chance-estimate = chance de ganhar, estimativa
coach-review-cost-points = { $verdict }: custa { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
coach-review-cost-turns = { $verdict }: custa { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
coach-review-cost-chance = { $verdict }: tira { $points ->
    [one] { $points } ponto percentual
   *[other] { $points } pontos percentuais
} da chance de ganhar.
coach-review-alone-best = A melhor: nenhuma outra escolha é tão boa.
coach-review-brilliant = Brilhante: a única escolha boa, e não a mais óbvia.
coach-toss-up = Tanto faz: a diferença é pequena demais para notar.
coach-review-all-moments = Todos os momentos
coach-review-all-choices = Todas as opções

## Análise

coach-analysis-title = Análise
coach-analysis-edit = Editar
coach-analysis-quiz-me = Me teste
