### Express: a mesa, as folhas, as escolhas.

## Uma escolha em poucas letras

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · livre

## O quinto dado

express-fifth-new = Quinto dado: um valor novo, { $values }
express-fifth-repeat = Nenhum valor novo. Quinto dado: { $values }
express-fifth-named = Quinto dado: { $values }
express-fifth-free = Rolagem livre: dois pares, sem quinto dado

express-not-fifth-new = O { $dice } não: antes defina um valor novo ({ $values }).
express-not-fifth-named = O { $dice } não: precisa ser um valor seu ({ $values }).
express-not-fifth-is-free = Não saiu nenhum dos seus valores: uma rolagem livre não marca o quinto dado.

## O que não dá

express-refused-waiting = Antes, { $name } precisa escolher para a rolagem { $throw }.
express-refused-departed = { $name } saiu.
express-refused-out = { $name } já está fora, então o lugar fica como está.
express-refused-no-throw = A rolagem { $throw } não existe.
express-refused-no-seat = O jogador { $seat } não existe.
express-refused-over = A partida acabou.
express-refused-late = Depois da quarta rolagem, ninguém mais pode entrar.
express-refused-last = Todos os outros saíram.
express-bot-chooses = O computador escolhe por { $name }.

express-why-in-throw = os dados { $dice } não formam isso.
express-why-new = o quinto dado precisa ser um valor novo ({ $values }).
express-why-repeat = não saiu nenhum valor novo, então o quinto dado é { $values }.
express-why-named = o quinto dado precisa ser um dos valores definidos que saíram ({ $values }).
express-why-is-free = não saiu nenhum dos valores definidos, então a rolagem é livre e não marca o quinto dado.
express-why-out = o jogador está fora.

## Desfeito ou refeito

express-followed-throw = { $way ->
    [undone] Desfeito: rolagem { $throw }, { $dice }.
   *[redone] Refeito: rolagem { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Desfeito: escolha de { $name } na rolagem { $throw }.
   *[redone] Refeito: escolha de { $name } na rolagem { $throw }.
}
express-followed-choice = { $way ->
    [undone] Desfeito: { $pairs }, quinto dado { $fifth }, de { $name } na rolagem { $throw }.
   *[redone] Refeito: { $pairs }, quinto dado { $fifth }, de { $name } na rolagem { $throw }.
}
express-followed-free = { $way ->
    [undone] Desfeito: { $pairs }, de { $name } na rolagem livre { $throw }.
   *[redone] Refeito: { $pairs }, de { $name } na rolagem livre { $throw }.
}

## Depois de uma correção

express-asked-again = { $name } (rolagem { $throw })
express-corrected-throw = { $again ->
    [nothing] A rolagem { $throw } foi corrigida. O que veio depois continua valendo.
    [some] A rolagem { $throw } foi corrigida. Falta escolher de novo: { $list }. Para desfazer, aperte Ctrl+Z.
   *[more] A rolagem { $throw } foi corrigida. Falta escolher de novo: { $list } e mais gente. Para desfazer, aperte Ctrl+Z.
}
express-total = total { $total }
express-corrected-choice = { $again ->
    [nothing] A escolha de { $name } na rolagem { $throw } agora é { $choice }. O que veio depois continua valendo.
    [some] A escolha de { $name } na rolagem { $throw } agora é { $choice }. Falta escolher de novo: { $list }. Para desfazer, aperte Ctrl+Z.
   *[more] A escolha de { $name } na rolagem { $throw } agora é { $choice }. Falta escolher de novo: { $list } e mais gente. Para desfazer, aperte Ctrl+Z.
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
express-effect-needs = { $row }: { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
}
express-effect-full = { $row } fica cheia
express-effect-points = { $row }: { $points }
express-effect-ends = encerra sua partida

## A mesa: os dados

express-throw = Rolagem { $throw }
express-change-throw = Mudar a rolagem { $throw }
express-correct-throw = Corrigir a rolagem { $throw }
express-throw-missed = Pendente: rolagem { $throw }
express-throw-again = Rolagem { $throw }, de novo
express-throw-and-type = Role os cinco dados; digite-os ou clique neles
express-throw-for-program = Role os cinco dados pelo computador; digite-os ou clique neles
express-type-as-they-lay = Digite os cinco dados como saíram ou clique neles
express-roll-dice = Rolar os dados
express-odds = { $name }: chance de a próxima rolagem marcar cada linha (%)

## A mesa: as opções

express-leave-over = Deixar um { $die } como quinto dado: { $key }
express-out-no-choices = Fora: não escolhe mais
express-left-no-choices = Saiu: não escolhe mais
express-column-fifth = Quinto
express-column-pairs = Pares
express-it-was = Era { $choice }.
express-back-to-throw = Voltar à rolagem { $throw }
express-worth-best = melhor
express-worth-less = { $points } a menos

## A mesa: o que o treinador diz

express-hint-best = A melhor: { $choice }; espere { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no fim.
express-hint-as-good = Igualmente boas: { $choices }.
express-hint-reach = Para chegar a { $total }, o melhor é { $choice }: { $games ->
    [none] não dá certo em nenhuma partida simulada
    [all] dá certo em todas as partidas simuladas
   *[share] dá certo em { $share } das partidas simuladas
}.
express-hint-beat = Para superar seu recorde de { $total }, o melhor é { $choice }: { $games ->
    [none] não dá certo em nenhuma partida simulada
    [all] dá certo em todas as partidas simuladas
   *[share] dá certo em { $share } das partidas simuladas
}.
express-hint-pass = Para passar os { $total } de { $name }, o melhor é { $choice }: { $games ->
    [none] não dá certo em nenhuma partida simulada
    [all] dá certo em todas as partidas simuladas
   *[share] dá certo em { $share } das partidas simuladas
}.
express-hint-win = { $choice }: ganha em { $share } das partidas simuladas contra quem ainda joga.
express-hint-why-not = Por que não { $choice }?

## A mesa: por que nada acontece

express-app-throws = Aqui quem rola os dados é o app: aperte Espaço.
express-all-thrown = Os cinco dados já estão aí. Para tirar o último, aperte Backspace.
express-letters-choose = Escolha com uma letra. Os próximos dados vêm quando todos escolherem para a rolagem { $throw }.
express-next-dice = Os próximos dados vêm quando todos escolherem para a rolagem { $throw }.
express-no-choice-marks = Nenhuma opção marca a linha { $row } agora.
express-not-thrown = Não saiu nenhum { $die }.
express-not-left-over = O { $die } não pode ser o quinto dado.

## A mesa: correções

express-correcting-dice = Você está corrigindo os dados da rolagem { $throw }.
express-correcting-choice = Você está corrigindo a escolha de { $name } na rolagem { $throw }.
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
express-status-thinks = pensando
express-status-thinking = pensando
express-status-now = escolhendo
express-status-first = antes, rolagem { $throw }
express-status-to-choose = pendente
express-status-program = computador

## A mesa: todas as folhas

express-on-to-throw = À rolagem { $throw }
express-on-to-result = Ao resultado
express-leads-by = { $name } está na frente por { $points }.
express-everybody-has-chosen = Todos escolheram.
express-awaits-nothing = A partida acabou
express-awaits-names = Falta escolher: { $names }
express-choose-again = Escolher de novo por { $name }
express-has-chosen = { $name } já escolheu.

## A mesa: escolhas secretas

express-has-it = Está com { $name }
express-nobody-sees-throw = Rolagem { $throw }: as escolhas ficam ocultas até todos escolherem.
express-hidden-program = O computador também escolhe em segredo.
express-hidden-phone = { $name } escolhe num celular. Se não funcionar, libere o lugar em “Celulares” ({ $key }), e { $name } poderá escolher aqui.
express-hidden-choice = A folha antes desta rolagem. A escolha de { $name } fica oculta até todos escolherem.
express-pass-laptop = Passar o notebook
express-back-to = Voltar a { $name }
