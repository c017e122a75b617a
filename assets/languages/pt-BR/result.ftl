### O fim de uma partida.

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
result-board-outlasted = { $name } ganha: não resta mais ninguém
result-ahead =
    { $count ->
        [one] { $count } ponto à frente de { $names }
       *[other] { $count } pontos à frente de { $names }
    }
result-ahead-last = { $count } à frente de { $names }, na última rolagem.
result-ahead-since = { $count } à frente de { $names }, na liderança desde a rolagem { $throw }.
result-ahead-kind = { $count } à frente de { $names }. Ninguém se afogou.
result-ahead-deep = { $count } à frente de { $names }. Alguém tinha que ganhar.
result-board-other =
    { $columns ->
        [one] { $name } tem { $columns } coluna
       *[other] { $name } tem { $columns } colunas
    }
result-board-other-none = { $name } não tem nenhuma coluna
result-board-others-none = Ninguém mais tem uma coluna
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
result-best-so-far = A melhor partida até agora: { $result }
result-last-time = Da última vez: { $result }
result-short = A { $count } da melhor partida até agora, { $best }.
result-as-many-points = Tantos pontos quanto a melhor partida até agora
result-as-few-turns = Tão poucos turnos quanto a melhor partida até agora
result-new-record = Um novo recorde, { $name }
result-record = O recorde, { $name }
result-more = { $count } a mais do que nunca.
result-fewer =
    { $count ->
        [one] { $count } turno a menos do que nunca.
       *[other] { $count } turnos a menos do que nunca.
    }
result-last-ten = As últimas dez
result-old-record = recorde anterior { $result }
result-own-first = a primeira
result-own-best = a melhor de { $count }
result-own-place = { $place }ª de { $count }
result-own-among-best = a melhor de { $count }; antes { $best }
result-own-among = { $place }ª de { $count }; a melhor { $best }
result-own-won = { $won } de { $count } ganhas
result-course = Pontos após cada rolagem
result-course-one = Só { $name } esteve na frente sem empate
result-course-changes =
    { $count ->
        [one] A liderança mudou { $count } vez
       *[other] A liderança mudou { $count } vezes
    }
result-board-course = Colunas ganhas ou escaladas em parte, rodada a rodada
result-best-row = Melhor linha
result-costliest = Pior escolha
result-own-games = Suas partidas
result-columns-count =
    { $count ->
        [0] { $count } colunas
        [one] { $count } coluna
       *[other] { $count } colunas
    }
result-furthest = Melhor turno
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
result-beats = Supera
result-beats-games = { $share } de partidas quase ótimas
result-out-with-throw = Fora na rolagem
result-dice = Dados
result-par = Estes dados
result-par-told = treinador { $coach }, no máximo { $best }
result-par-between = treinador { $coach }, no máximo de { $least } a { $most }
result-attempts = Tentativas
result-attempts-told = { $place }ª de { $count }; as outras { $others }
result-left-after = saiu após { $throw }
result-beats-note = de um milhão de partidas quase ótimas
result-attempt = { $number }ª tentativa
result-columns-won = Colunas
result-turns = Turnos
result-rolls = Rolagens
result-busts = Estouros
result-longest = Maior turno
result-longest-rolls =
    { $count ->
        [0] { $count } rolagens
        [one] { $count } rolagem
       *[other] { $count } rolagens
    }
result-kept = Guardadas
result-lost = Perdidas
result-again = Jogar de novo
result-save = Salvar imagem
result-details = Detalhes
result-same-dice = Mesmos dados
result-code-of-day = Os dados do dia, { $date }: { $code }
result-code = O código destes dados: { $code }
result-helped = Com ajuda: { $helps }
result-strict = Partida rigorosa: sem dicas, sem desfazer, dados novos
result-counts = Esta partida conta para os recordes.
result-counts-apart = Esta partida conta entre as com ajuda.
result-leave-out = Não contar
result-left-out = Esta partida não conta para os recordes.
result-let-count = Contar

result-bg-stats = Passar para o BG Stats
result-bg-stats-about = Escaneie isto com um celular que tenha o app BG Stats. Ele pergunta antes de guardar a partida. Enquanto você não escanear, nada é enviado.
