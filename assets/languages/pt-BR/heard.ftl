### O que ouve quem não vê a janela.

heard-die = dado { $die }
heard-die-typed = dado { $die }, digitado
heard-typed = { $die }, { $typed } de { $count }
heard-thrown = Rolagem { $throw }: { $dice }
heard-chosen = { $name }: { $pairs }, quinto dado { $fifth }, { $marks } de 8, total { $total }
heard-chosen-free = { $name }: { $pairs }, rolagem livre, total { $total }
heard-out = { $name } está fora
heard-best = A melhor escolha: { $key }
heard-choice = { $key }: { $pairs }, quinto dado { $fifth }, { $marks } de 8: { $effects }
heard-choice-free = { $key }: { $pairs }, rolagem livre: { $effects }

## Uma folha

heard-pad = Folha, total { $total }
heard-row = Linha { $row }: { $marks } de 10 marcas, { $points } pontos
heard-row-new = Linha { $row }: { $marks } de 10 marcas, { $new ->
    [0] { $new } novas
    [one] { $new } nova
   *[other] { $new } novas
}, { $points } pontos
heard-track = Quinto dado { $die }: { $marks } de 8 marcas
heard-track-none = Ainda sem quinto dado
heard-account = Menos { $minus }, mais { $plus }, total { $total }
heard-glance-empty = Folha vazia
heard-glance-rows = Marcas por linha: { $rows }
heard-glance-dice = Quintos dados: { $dice }

## O tabuleiro

heard-column = Coluna { $column }: { $standing }
heard-roll = Rolagem { $roll }, { $name }
heard-rolled = Rolagem { $roll }, { $name }: { $dice }
heard-played = Rolagem { $roll }, { $name }: { $play }

## Outras partes

heard-seat-name = Nome no lugar { $seat }
heard-seat-empty = Com o nome vazio, aperte Enter para começar a partida
