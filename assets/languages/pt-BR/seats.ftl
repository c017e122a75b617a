### Quem senta onde: passar o lugar, chegar tarde, sair.

## Desfeito ou refeito

seats-followed-hand = { $way ->
    [undone] Desfeito: { $name } assume o lugar.
   *[redone] Refeito: { $name } assume o lugar.
}
seats-followed-join = { $way ->
    [undone] Desfeito: { $name } entra.
   *[redone] Refeito: { $name } entra.
}
seats-followed-leave = { $way ->
    [undone] Desfeito: { $name } sai.
   *[redone] Refeito: { $name } sai.
}

## Por que uma mesa não pode jogar

seats-fault-nobody = Uma partida precisa de pelo menos um jogador.
seats-fault-crowd =
    { $most ->
        [one] Uma partida tem no máximo { $most } jogador.
       *[other] Uma partida tem no máximo { $most } jogadores.
    }
seats-fault-same-name = Os jogadores { $one } e { $other } têm o mesmo nome.
seats-fault-same-colour = Os jogadores { $one } e { $other } têm a mesma cor.
seats-fault-level = Este jogo não tem jogador virtual desse nível para o jogador { $seat }.
seats-fault-columns = Com quatro ou cinco colunas, jogam no máximo três (C10).

## O que há de errado com um nome

seats-name-empty = É preciso um nome.
seats-name-long = Um nome pode ter no máximo { $most } caracteres.
seats-name-control = Um nome precisa ser uma linha só de texto simples.
seats-name-invisible = Um nome precisa de um caractere visível.

## O que há de errado com um título

seats-title-empty = Um título não pode ficar vazio.
seats-title-long = Um título pode ter no máximo { $most } caracteres.
seats-title-control = Um título precisa ser uma linha só de texto simples.
seats-title-invisible = Um título precisa de um caractere visível.

seats-then = { $before }, depois { $name }

## Quem ocupou um lugar

seats-note-joined = entrou antes da rolagem { $throw }
seats-note-more = mais { $count }
seats-note-throw = { $name } desde a rolagem { $throw }
seats-note-turn = { $name } desde o turno { $turn }
seats-note-left-before-throw = saiu antes da rolagem 1
seats-note-left-before-turn = saiu antes do turno 1
seats-note-left-throw = saiu após a rolagem { $throw }
seats-note-left-turn = saiu no turno { $turn }

## O painel dos jogadores

seats-about = Para escolher o lugar das teclas H e L, aperte ↑ ou ↓. Dá para desfazer o que acontece aqui.
seats-join = Adicionar jogador…
seats-join-about = Até a quarta rolagem. Primeiro o novo jogador escolhe para as rolagens já feitas.
seats-hand = Passar para…
seats-leave = Abandonar…
seats-state-left = saiu
seats-state-program = computador
seats-name = Nome
seats-who-about = Uma pessoa ou um jogador virtual: Ctrl+U
seats-sits-down = Entrar
seats-takes-over = Assumir
seats-leaves = Abandonar
seats-stays = Ficar
seats-cancel = Cancelar
seats-leaving-express = Se { $name } abandonar a partida, a folha fica, mas { $name } não escolhe mais e fica sem colocação. Para outra pessoa continuar aqui, passe o lugar.
seats-leaving-board = Se { $name } abandonar a partida, os turnos são pulados, os peões ficam, e ganha quem restar na mesa. Para outra pessoa continuar aqui, passe o lugar.
seats-sits-there = Agora { $name } joga ali.
seats-has-joined = { $name } entrou na partida.
seats-has-left = { $name } saiu.
seats-name-taken = { $name } já está na mesa.
