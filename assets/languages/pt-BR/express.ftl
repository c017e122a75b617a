### Express: a mesa, as folhas, as escolhas.

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · livre

## O quinto dado

express-fifth-new = Quinto dado: valor novo, { $values }
express-fifth-repeat = Nenhum valor novo saiu. Quinto dado: { $values }
express-fifth-named = Quinto dado: { $values }
express-fifth-free = Rolagem livre: dois pares, sem quinto dado
express-not-fifth-new = O { $dice } não: defina antes um valor novo ({ $values }).
express-not-fifth-named = O { $dice } não: a rolagem tem os seus { $values }.
express-not-fifth-is-free = Nenhum dos valores definidos saiu: uma rolagem livre não marca quinto dado.

## O que não dá

express-refused-waiting = Antes { $name } escolhe para a rolagem { $throw }.
express-refused-departed = { $name } saiu.
express-refused-out = { $name } está fora e mantém o lugar.
express-refused-no-throw = Não há rolagem { $throw }.
express-refused-no-seat = Não há jogador { $seat }.
express-refused-over = A partida acabou: ninguém joga mais.
express-refused-late = A quarta rolagem já saiu: ninguém entra mais.
express-refused-last = Não resta mais ninguém na mesa.
express-bot-chooses = O computador escolhe por { $name }.
express-why-in-throw = os dados { $dice } não formam isso.
express-why-new = o quinto dado precisa ser um valor novo ({ $values }).
express-why-repeat = nenhum valor novo saiu, então o quinto dado é { $values }.
express-why-named = o quinto dado precisa ser um valor definido que saiu ({ $values }).
express-why-is-free = nenhum dos valores definidos saiu, e uma rolagem livre não marca quinto dado.
express-why-out = quem está fora não escolhe mais.

## Desfeito ou refeito

express-followed-throw = { $way ->
    [undone] Desfeito: rolagem { $throw }, { $dice }.
   *[redone] Refeito: rolagem { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Desfeito: a escolha de { $name } para a rolagem { $throw }.
   *[redone] Refeito: a escolha de { $name } para a rolagem { $throw }.
}
express-followed-choice = { $way ->
    [undone] Desfeito: { $pairs }, quinto dado { $fifth }, de { $name } na rolagem { $throw }.
   *[redone] Refeito: { $pairs }, quinto dado { $fifth }, de { $name } na rolagem { $throw }.
}
express-followed-free = { $way ->
    [undone] Desfeito: { $pairs }, rolagem livre, de { $name } na rolagem { $throw }.
   *[redone] Refeito: { $pairs }, rolagem livre, de { $name } na rolagem { $throw }.
}

## Depois de uma correção

express-asked-again = { $name } (rolagem { $throw })
express-corrected-throw = { $again ->
    [nothing] A rolagem { $throw } foi corrigida. Tudo o que vem depois vale.
    [some] A rolagem { $throw } foi corrigida. Falta escolher de novo: { $list }. Ctrl+Z desfaz a correção.
   *[more] A rolagem { $throw } foi corrigida. Falta escolher de novo: { $list } e outros. Ctrl+Z desfaz a correção.
}
express-total = total { $total }
express-corrected-choice = { $again ->
    [nothing] A escolha de { $name } para a rolagem { $throw } foi corrigida: { $choice }. Tudo o que vem depois vale.
    [some] A escolha de { $name } para a rolagem { $throw } foi corrigida: { $choice }. Falta escolher de novo: { $list }. Ctrl+Z desfaz a correção.
   *[more] A escolha de { $name } para a rolagem { $throw } foi corrigida: { $choice }. Falta escolher de novo: { $list } e outros. Ctrl+Z desfaz a correção.
}

## Solo contra o recorde

express-record-to-go = Recorde { $record }: { $points ->
    [one] falta { $points } ponto
   *[other] faltam { $points } pontos
}
express-record-level = Recorde { $record }: empatado
express-record-ahead = Recorde { $record }: { $points ->
    [one] { $points } ponto acima
   *[other] { $points } pontos acima
}

## O que uma escolha traz, em pouco espaço

express-effect-opens = abre { $rows }
express-effect-needs = { $row }: mais { $count }
express-effect-full = { $row } cheia
express-effect-points = { $row }: { $points }
express-effect-ends = acaba a sua partida

## O mesmo por extenso

## A mesa: os dados

express-throw = Rolagem { $throw }
express-change-throw = Mudar a rolagem { $throw }
express-correct-throw = Corrigir a rolagem { $throw }
express-throw-missed = Rolagem { $throw }, pendente
express-throw-again = Rolagem { $throw }, de novo
express-throw-and-type = Role os cinco dados e digite ou clique neles
express-throw-for-program = Role os cinco dados pelo computador e digite ou clique neles
express-type-as-they-lay = Digite os cinco dados como estavam, ou clique neles
express-roll-dice = Rolar os dados
express-odds = { $name }: chance de marcar cada linha na próxima rolagem, em %

## A mesa: as escolhas

express-leave-over = Deixar um { $die }: { $key }
express-out-no-choices = Fora: aqui não se escolhe mais
express-left-no-choices = Saiu: aqui não se escolhe mais
express-column-fifth = Quinto
express-column-pairs = Pares
express-it-was = Era { $choice }.
express-back-to-throw = Voltar à rolagem { $throw }
express-worth-best = melhor
express-worth-less = { $points } menos

## A mesa: o que o treinador diz

express-hint-best = Melhor: { $choice }; esperam-se { $points } pontos no fim.
express-hint-as-good = Tão bom quanto: { $choices }.
express-hint-reach = A melhor chance de chegar a { $total }: { $choice }, em { $games ->
    [none] nenhuma partida
    [all] todas as partidas
   *[share] { $share } das partidas
}.
express-hint-beat = A melhor chance de superar o melhor resultado até agora, { $total }: { $choice }, em { $games ->
    [none] nenhuma partida
    [all] todas as partidas
   *[share] { $share } das partidas
}.
express-hint-pass = A melhor chance de passar os { $total } de { $name }: { $choice }, em { $games ->
    [none] nenhuma partida
    [all] todas as partidas
   *[share] { $share } das partidas
}.
express-hint-win = { $choice } ganha em { $share } das partidas contra todos que ainda jogam.
express-hint-why-not = Por que não { $choice }?

## A mesa: por que nada acontece

express-app-throws = Aqui quem rola é o app: com Espaço.
express-all-thrown = Os cinco dados já estão aí. Backspace tira o último.
express-letters-choose = As letras escolhem; os próximos dados vêm quando todos tiverem escolhido para a rolagem { $throw }.
express-next-dice = Os próximos dados vêm quando todos tiverem escolhido para a rolagem { $throw }.
express-no-choice-marks = Nenhuma opção marca a linha { $row } agora.
express-not-thrown = Não saiu nenhum { $die }.
express-not-left-over = Nenhuma opção deixa o { $die }.

## A mesa: correções

express-correcting-dice = Você está corrigindo os dados da rolagem { $throw }.
express-correcting-choice = Você está corrigindo a escolha de { $name } para a rolagem { $throw }.
express-asks-again = { $who ->
    [all] Depois, todos escolhem de novo para a rolagem { $throw }.
   *[one] Depois, { $name } escolhe de novo para a rolagem { $throw }.
}
express-after-throw = após a rolagem { $throw }
express-change = Mudar

## A mesa: como está cada um

express-status-left = saiu, rolagem { $throw }
express-status-out = fora, rolagem { $throw }
express-status-chosen = já escolheu
express-status-thinks = pensa
express-status-thinking = está pensando
express-status-now = escolhe agora
express-status-first = antes, rolagem { $throw }
express-status-to-choose = falta escolher
express-status-program = computador

## A mesa: todas as folhas

express-on-to-throw = Para a rolagem { $throw }
express-on-to-result = Para o resultado
express-leads-by = { $name } está na frente por { $points } pontos.
express-everybody-has-chosen = Todos escolheram.
express-awaits-nothing = A partida acabou
express-awaits-names = Falta escolher: { $names }
express-choose-again = Nova escolha para { $name }
express-has-chosen = { $name } já escolheu.

## A mesa: escolhas secretas

express-has-it = Está com { $name }
express-nobody-sees-throw = Rolagem { $throw }: ninguém vê uma escolha até todos terem escolhido.
express-hidden-program = O computador também escolhe sem ninguém ver.
express-hidden-phone = { $name } escolhe em um celular. Se lá não andar, libere o lugar em Celulares ({ $key }), e { $name } escolhe aqui.
express-hidden-choice = A folha antes desta rolagem. O que { $name } escolhe fica oculto até todos terem escolhido.
express-pass-laptop = Passar o notebook
express-back-to = Voltar a { $name }
