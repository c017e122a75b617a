### A primeira tela: a lista de partidas.

## Os caminhos para uma partida

home-continue = Continuar
home-looking = Procurando suas partidas…
home-alone = Solo
home-today = Dados de hoje
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
        [0] { $columns } colunas
        [one] { $columns } coluna
       *[other] { $columns } colunas
    }
home-standing-turn = Turno { $turn }: { $name }
home-under-way = Em andamento
home-classic-alone = Clássico solo
home-uncounted = não conta

## Acima da lista

home-find-field = Buscar partidas
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

## O que se pode fazer com uma partida

home-open = Abrir
home-rename = Renomear
home-copy = Copiar
home-leave-out = Tirar dos recordes
home-count = Incluir nos recordes
home-delete = Excluir partida
home-more = Mais sobre esta partida
home-last-good = Última cópia boa
home-up-to-damage = A parte legível

## A lista

home-unreadable = Não foi possível ler { $file }
home-name-field = Um nome para esta partida
home-none-found = Nenhuma partida encontrada
home-none-found-about = Para ver todas de novo, aperte Esc.
home-none-left = Não restam partidas
home-none-left-about = Ainda dá para restaurar a que você excluiu.

## Excluir uma partida

home-delete-question = Excluir esta partida?
home-delete-it = Excluir
home-keep-it = Manter
home-deleted = Partida excluída.
home-restore = Restaurar
home-not-deleted-phones = A partida não foi excluída: há celulares jogando. Antes desconecte-os.
home-not-deleted-unsaved = A partida não foi excluída: ainda não está salva.

## No rodapé

home-quiz = Praticar
home-code-copied = Copiado: código { $code }.
home-no-code = Só uma partida com dados do app tem código de dados.
home-not-listed = Algo deu errado ao listar suas partidas. Para tentar de novo, aperte { $key }.

## Uma partida de um arquivo danificado

home-copy-last-good = Esta é a última cópia boa da partida; o arquivo danificado não mudou.
home-copy-salvaged =
    Esta cópia tem a parte legível da partida: { $kept ->
        [0] { $kept } eventos
        [one] { $kept } evento
       *[other] { $kept } eventos
    } antes do dano. { $lost ->
        [0] Faltam { $lost } posteriores
        [one] Falta { $lost } posterior
       *[other] Faltam { $lost } posteriores
    }. O arquivo danificado não mudou.

## Os dados de hoje e outros

home-dice-heading = Solo com dados em comum
home-dice-today = Hoje
home-dice-title-today = Dados de hoje
home-dice-title-day = Dados de { $date }
home-dice-title-code = Dados por código
home-dice-play = Jogar
home-dice-play-as = Jogar como { $name }
home-dice-unplayed = Ainda não jogados
home-dice-helped = só com ajuda
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, a melhor de { $count }
home-dice-copied = Copiado. Quem usar este código terá os mesmos dados.
home-dice-shared = Os mesmos dados para quem tiver este código.
home-dice-copy = Copiar código
home-dice-nobody = Ninguém terminou uma partida com estes dados ainda.

## Uma tentativa com os mesmos dados

home-attempt-best = a melhor
home-attempt-equal = empate
home-attempt-behind = { $points } a menos
home-attempt-more = { $turns } a mais
home-attempt-throws =
    { $count ->
        [0] { $count } rolagens
        [one] { $count } rolagem
       *[other] { $count } rolagens
    }

## A primeira tela de quem ainda não tem partidas

home-start-title = Cinco dados. Dois pares. Um de sobra.
home-start-about = A folha de pontos de Can’t Stop Express e Can’t Stop.
home-start-splits = outras formas de dividir
home-start-fifth = o quinto dado
home-start-play = Jogar
home-start-alone = sua melhor pontuação
home-start-today = as mesmas rolagens para todos
