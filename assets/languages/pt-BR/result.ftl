### O fim de uma partida.

## O título

result-alone = { $points } pontos
result-wins = { $name } ganha com { $points }
result-shared = { $names } dividem a vitória com { $points }
result-board-alone =
    { $turns ->
        [one] Vitória em { $turns } turno
       *[other] Vitória em { $turns } turnos
    }
result-board-wins =
    { $turns ->
        [one] { $name } ganha em { $turns } turno
       *[other] { $name } ganha em { $turns } turnos
    }
result-board-outlasted = { $name } ganha: os outros saíram

## Por quanto

result-ahead =
    { $count ->
        [one] { $count } ponto à frente de { $names }
       *[other] { $count } pontos à frente de { $names }
    }
result-ahead-last = { $count } à frente de { $names }, bem na última rolagem.
result-ahead-since = { $count } à frente de { $names }, na liderança desde a rolagem { $throw }.
result-ahead-kind = { $count } à frente de { $names }. Ninguém se afogou.
result-ahead-deep = { $count } à frente de { $names }. Alguém tinha que ganhar.
result-board-other =
    { $columns ->
        [one] { $name } tem { $columns } coluna
       *[other] { $name } tem { $columns } colunas
    }
result-board-other-none = { $name } não tem nenhuma coluna
result-board-others-none = Ninguém mais tem coluna
result-board-next =
    { $columns ->
        [0] Depois: { $name }, com { $columns } colunas
        [one] Depois: { $name }, com { $columns } coluna
       *[other] Depois: { $name }, com { $columns } colunas
    }
result-board-next-each =
    { $columns ->
        [0] Depois: { $names }, com { $columns } colunas cada
        [one] Depois: { $names }, com { $columns } coluna cada
       *[other] Depois: { $names }, com { $columns } colunas cada
    }

## Solo: em relação à melhor partida

result-best-so-far = A melhor partida até agora: { $result }
result-last-time = Da última vez: { $result }
result-short = A { $count } da sua melhor partida, { $best }.
result-as-many-points = Iguala a melhor partida até agora
result-as-few-turns = Iguala a melhor partida até agora
result-new-record = Novo recorde de { $name }
result-record = Recorde de { $name }
result-more = { $count } a mais do que nunca.
result-fewer =
    { $count ->
        [one] { $count } turno a menos do que nunca.
       *[other] { $count } turnos a menos do que nunca.
    }
result-last-ten = As últimas dez
result-old-record = recorde anterior { $result }

## Um resultado entre os da mesma pessoa

result-own-first = a primeira
result-own-best = a melhor de { $count }
result-own-place = { $place }ª de { $count }
result-own-among-best = a melhor de { $count }; antes, { $best }
result-own-among = { $place }ª de { $count }; a melhor, { $best }
result-own-won = { $count ->
    [0] { $won } de { $count } vencidas
    [one] { $won } de { $count } vencida
   *[other] { $won } de { $count } vencidas
}

## O andamento da partida

result-course = Pontos após cada rolagem
result-course-one = Só { $name } chegou a ficar na frente
result-course-changes =
    { $count ->
        [one] A liderança mudou { $count } vez
       *[other] A liderança mudou { $count } vezes
    }
result-board-course = Colunas ganhas ou subidas em parte, rodada a rodada

## Números de cada jogador

result-best-row = Melhor linha
result-costliest = Escolha mais cara
result-own-games = Suas partidas
result-columns-count =
    { $count ->
        [0] { $count } colunas
        [one] { $count } coluna
       *[other] { $count } colunas
    }
result-furthest = Maior avanço
result-spaces =
    { $count ->
        [0] { $count } casas
        [one] { $count } casa
       *[other] { $count } casas
    }
result-place = { $place }º
result-costliest-told = { $when }, { $cost }
result-costliest-of = { $verdict } · { $when }: { $what }, { $cost }
result-costliest-of-points = { $verdict } · { $when }: { $what }, { $points } pontos

## Fatos de uma partida solo

result-beats = Supera
result-beats-games = { $share } das partidas quase perfeitas
result-out-with-throw = Fora na rolagem
result-dice = Dados
result-par = Mesmos dados
result-par-told = treinador { $coach }, máximo { $best }
result-par-between = treinador { $coach }, máximo entre { $least } e { $most }
result-attempts = Tentativas
result-attempts-told = { $place }ª de { $count }; as outras, { $others }

## As contas das folhas

result-left-after = saiu após a { $throw }
result-beats-note = de um milhão de partidas quase perfeitas
result-attempt = { $number }ª tentativa

## As contas do tabuleiro

result-columns-won = Colunas
result-turns = Turnos
result-rolls = Rolagens
result-busts = Estouros
result-longest = Turno mais longo
result-longest-rolls =
    { $count ->
        [0] { $count } rolagens
        [one] { $count } rolagem
       *[other] { $count } rolagens
    }
result-kept = Casas garantidas
result-lost = Casas perdidas

## Botões

result-again = De novo
result-save = Salvar imagem
result-details = Detalhes
result-same-dice = Repetir dados
result-code-of-day = Dados do dia, { $date }: { $code }
result-code = Código dos dados: { $code }
result-helped = Com ajuda: { $helps }
result-strict = Partida rigorosa: sem dicas, sem desfazer, dados novos
result-counts = Esta partida conta para os recordes.
result-counts-apart = Esta partida teve ajuda, por isso fica numa lista à parte.
result-leave-out = Tirar dos recordes
result-left-out = Esta partida não conta para os recordes.
result-let-count = Incluir nos recordes

result-bg-stats = Enviar ao BG Stats
result-bg-stats-about = Leia este código com um celular que tenha o app BG Stats. O BG Stats pergunta antes de salvar a partida, e nada é enviado até você ler o código.
