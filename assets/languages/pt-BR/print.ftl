### O que é impresso ou salvo como imagem.

## A folha

print-name = Nome
print-date = Data
print-fifth-dice = Quintos dados
print-out-with = fora na rolagem { $throw }

## O tabuleiro

print-mark-quarters =
    Cada jogador marca a lápis
    um quarto da casa.
print-coins-run =
    Três moedas servem de
    marcadores para todos.
print-legend-columns = colunas ganhas

## O título de um resultado

print-under-way = Em andamento
print-result-alone = { $total } pontos
print-wins = { $name } ganha com { $total }
print-share = { $names } dividem a vitória com { $total }
print-won-alone = Vitória em { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
print-wins-in = { $name } ganha em { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}

## Abaixo dele

print-throws = { $count ->
    [0] { $count } rolagens
    [one] { $count } rolagem
   *[other] { $count } rolagens
}
print-penalty = penalidade por linha incompleta: { $points }
print-rolls = { $count ->
    [0] { $count } rolagens
    [one] { $count } rolagem
   *[other] { $count } rolagens
}
print-columns-win = { $count ->
    [one] ganha-se com { $count } coluna
   *[other] ganha-se com { $count } colunas
}
print-dice-real = dados físicos
print-dice-earlier = dados de uma partida anterior
print-dice-of-day = dados do dia, código { $code }
print-dice-app = dados do app, código { $code }

## Abaixo da imagem

print-figure = { $title }: { $figure }

## As contas dos jogadores

print-left = saiu
print-each = { $points } cada
print-marks = { $count ->
    [0] { $count } marcas
    [one] { $count } marca
   *[other] { $count } marcas
}
print-still-in = ainda joga
print-columns-won = Colunas ganhas
print-line-busts = Estouros
print-longest-turn = Turno mais longo
print-furthest-turn = Maior avanço
print-spaces-kept = Casas garantidas
print-spaces-lost = Casas perdidas

## O andamento da partida

print-throw = Rolagem
print-turn = Turno
print-free = livre
print-course-more = Mais { $count } no arquivo da partida.
print-kept = subiu { $count }
print-lost = perdeu { $count }
print-stop = parou
