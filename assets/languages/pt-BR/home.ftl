### A primeira tela: a lista de partidas.

home-continue = Continuar
home-looking = Buscando as suas partidas…
home-alone = Solo
home-today = Os dados de hoje
home-today-once = { $result } até agora
home-today-best = { $result }, a melhor de { $count }

## Como está uma partida

home-standing-board-alone =
    { $columns ->
        [0] { $columns } colunas
        [one] { $columns } coluna
       *[other] { $columns } colunas
    } em { $turns ->
        [0] { $turns } turnos
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
home-standing-board-won =
    { $name } ganha com { $columns ->
        [one] { $columns } coluna
       *[other] { $columns } colunas
    }
home-standing-turn = Turno { $turn }: { $name }
home-under-way = Em andamento
home-classic-alone = Clássico solo
home-uncounted = não conta

## Acima da lista

home-find-field = Buscar partida
home-search = Buscar
home-sort-date = Ordenar por data
home-sort-name = Ordenar por nome
home-sort-result = Ordenar por resultado
home-sorted-name = Por nome
home-sorted-result = Por resultado
home-games-shown =
    { $count ->
        [0] { $shown } de { $count } partidas
        [one] { $shown } de { $count } partida
       *[other] { $shown } de { $count } partidas
    }

## Botões

home-open = Abrir
home-rename = Renomear
home-copy = Copiar
home-leave-out = Excluir dos recordes
home-count = Incluir nos recordes
home-delete = Excluir partida
home-more = Mais para esta partida
home-last-good = A última boa
home-up-to-damage = Até o dano
home-unreadable = Não dá para ler { $file }
home-name-field = Um nome para esta partida
home-none-found = Nada encontrado
home-none-found-about = Esc mostra todas de novo.
home-none-left = Não restam partidas
home-none-left-about = A excluída ainda pode ser recuperada.
home-delete-question = Excluir esta partida?
home-delete-it = Excluir
home-keep-it = Manter
home-deleted = Partida excluída.
home-restore = Recuperar
home-not-deleted-phones = A partida não foi excluída: há celulares jogando. Desligue-os antes.
home-not-deleted-unsaved = Partida não excluída: ainda não foi salva.

## No rodapé

home-quiz = Praticar
home-code-copied = Código { $code } copiado.
home-no-code = Só uma partida com os dados do app tem um código de dados.
home-not-listed = O programa não conseguiu listar as partidas. { $key } tenta de novo.
home-copy-last-good = Cópia da última versão boa; o arquivo danificado está como estava.
home-copy-salvaged =
    Esta é uma cópia com { $kept ->
        [one] { $kept } evento
       *[other] { $kept } eventos
    } antes do dano; { $lost ->
        [one] { $lost } depois dele fica de fora
       *[other] { $lost } depois dele ficam de fora
    }. O arquivo danificado está como estava.

## Os dados de hoje e outros

home-dice-heading = Solo com os mesmos dados
home-dice-today = Hoje
home-dice-title-today = Os dados de hoje
home-dice-title-day = Os dados de { $date }
home-dice-title-code = Dados pelo código
home-dice-play = Jogar
home-dice-play-as = Jogar como { $name }
home-dice-unplayed = Ainda sem jogar
home-dice-helped = só com ajuda
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, a melhor de { $count }
home-dice-copied = Copiado: quem o puser em uma nova partida tem os mesmos dados.
home-dice-shared = Os mesmos dados para quem tiver o código.
home-dice-copy = Copiar o código
home-dice-nobody = Ninguém jogou com eles até o fim ainda.
home-attempt-best = o melhor
home-attempt-equal = igualmente bom
home-attempt-behind = { $points } a menos
home-attempt-more = mais { $turns }
home-attempt-throws =
    { $count ->
        [one] { $count } rolagem
       *[other] { $count } rolagens
    }

home-start-title = Cinco dados. Dois pares. Um de sobra.
home-start-about = O bloco de pontos do Can’t Stop Express e do Can’t Stop.
home-start-splits = outras formas de dividir
home-start-fifth = o quinto dado
home-start-play = Jogar
home-start-alone = sua melhor pontuação
home-start-today = as mesmas rolagens para todos
