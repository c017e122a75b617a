### O que é impresso ou salvo como imagem.

print-name = Nome
print-date = Data
print-fifth-dice = Quintos dados
print-out-with = fora na rolagem { $throw }
print-mark-quarters =
    Cada jogador marca a lápis
    um quarto da casa.
print-coins-run =
    Três moedas servem de
    marcadores para todos.
print-legend-columns = colunas ganhas
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
print-throws = { $count ->
    [0] { $count } rolagens
    [one] { $count } rolagem
   *[other] { $count } rolagens
}
print-penalty = uma linha com uma a quatro marcas custa { $points }
print-rolls = { $count ->
    [0] { $count } rolagens
    [one] { $count } rolagem
   *[other] { $count } rolagens
}
print-columns-win = { $count } colunas ganham
print-dice-real = dados de verdade
print-dice-earlier = os dados de uma partida anterior
print-dice-of-day = os dados do dia, código { $code }
print-dice-app = os dados do app, código { $code }
print-figure = { $title }: { $figure }
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
print-furthest-turn = Turno que mais subiu
print-spaces-kept = Casas guardadas
print-spaces-lost = Casas perdidas
print-throw = Rolagem
print-turn = Turno
print-free = livre
print-course-more = … e mais { $count }, no arquivo da partida.
print-kept = guardou { $count }
print-lost = perdeu { $count }
print-stop = parou
