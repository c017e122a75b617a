### Quem senta onde: passar o lugar, chegar tarde, sair.

seats-followed-hand = { $way ->
    [undone] Desfeito: o lugar para { $name }.
   *[redone] Refeito: o lugar para { $name }.
}
seats-followed-join = { $way ->
    [undone] Desfeito: { $name } na mesa.
   *[redone] Refeito: { $name } na mesa.
}
seats-followed-leave = { $way ->
    [undone] Desfeito: a saída de { $name }.
   *[redone] Refeito: a saída de { $name }.
}
seats-fault-nobody = Uma partida precisa de pelo menos um jogador.
seats-fault-crowd = Uma partida tem no máximo { $most } jogadores.
seats-fault-same-name = Os jogadores { $one } e { $other } têm o mesmo nome.
seats-fault-same-colour = Os jogadores { $one } e { $other } têm a mesma cor.
seats-fault-level = O jogador { $seat } tem um nível que este jogo não tem.
seats-fault-columns = Quatro ou cinco colunas são para até três jogadores (C10).
seats-name-empty = É preciso um nome.
seats-name-long = Um nome tem no máximo { $most } caracteres.
seats-name-control = Um nome é uma linha de texto simples.
seats-name-invisible = Um nome precisa de um caractere visível.
seats-title-empty = Um título não pode ficar vazio.
seats-title-long = Um título tem no máximo { $most } caracteres.
seats-title-control = Um título é uma linha de texto simples.
seats-title-invisible = Um título precisa de um caractere visível.
seats-then = { $before }, depois { $name }
seats-note-joined = entrou antes da rolagem { $throw }
seats-note-more = mais { $count }
seats-note-throw = desde a rolagem { $throw } { $name }
seats-note-turn = desde o turno { $turn } { $name }
seats-note-left-before-throw = saiu antes da rolagem 1
seats-note-left-before-turn = saiu antes do turno 1
seats-note-left-throw = saiu após a rolagem { $throw }
seats-note-left-turn = saiu no turno { $turn }

## Os jogadores

seats-about = ↑ ↓ escolhem o lugar para as teclas H e L. “Desfazer” retira o que for feito aqui.
seats-join = Chega mais alguém…
seats-join-about = Até a quarta rolagem. Primeiro se escolhe para as rolagens já feitas.
seats-hand = Passar para…
seats-leave = Sai…
seats-state-left = saiu
seats-state-program = o computador joga
seats-name = Nome
seats-who-about = Uma pessoa ou o computador: Ctrl+U
seats-sits-down = Senta à mesa
seats-takes-over = Assume o lugar
seats-leaves = Sai de vez
seats-stays = Fica
seats-cancel = Cancelar
seats-leaving-express = { $name } sai de vez: não escolhe mais, fica sem colocação, e ninguém espera; a folha fica. Se alguém for continuar aqui, passe o lugar.
seats-leaving-board = { $name } sai de vez: os turnos são pulados, os peões ficam, e ganha quem restar na mesa. Se alguém for continuar aqui, passe o lugar.
seats-sits-there = Agora esse é o lugar de { $name }.
seats-has-joined = { $name } sentou à mesa.
seats-has-left = { $name } saiu.
seats-name-taken = { $name } já está na mesa.
