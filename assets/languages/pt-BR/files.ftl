### Arquivos: importar, exportar, salvar, e o que dá errado com eles.

## Abrir uma partida

files-opening = Abrindo a partida…
files-not-opened = Algo deu errado, e não foi possível abrir esta partida. O arquivo não mudou.
files-did-not-open = Da última vez não foi possível abrir a partida, por isso ela não abre sozinha. Ela está na lista.

## Outra cópia do programa tem as mesmas partidas

files-second = O Fifth Die já está aberto. Aqui você pode ver partidas; para jogar, feche a outra janela.
files-second-refuses = Não dá para fazer isso aqui enquanto o outro Fifth Die estiver aberto. Antes feche o outro.

## Não foi possível salvar algo

files-tried-again = { $trouble } Você pode continuar: nada se perde enquanto esta janela estiver aberta, e o app tenta de novo a cada poucos segundos.
files-save-again = Salvar de novo
files-save-elsewhere = Salvar em outro lugar

## Algo não está salvo, e a janela vai fechar

files-unsaved = Ainda não salvo
files-unsaved-this =
    { $moves ->
        [0] A última mudança desta partida ainda não foi salva.
        [one] { $moves } jogada desta partida ainda não foi salva.
       *[other] { $moves } jogadas desta partida ainda não foram salvas.
    }
files-unsaved-game =
    { $moves ->
        [0] A última mudança de “{ $title }” ainda não foi salva.
        [one] { $moves } jogada de “{ $title }” ainda não foi salva.
       *[other] { $moves } jogadas de “{ $title }” ainda não foram salvas.
    }
files-unsaved-settings = Suas configurações ainda não foram salvas.
files-saving = Salvando…
files-try-again = Tentar de novo
files-close-anyway = Fechar mesmo assim
files-close-without = Fechar sem salvar
files-stay = Não fechar

## Onde um arquivo é gravado

files-as = Formato
files-to = Salvar em
files-path = Caminho do arquivo
files-choose-place = Escolher local…
files-no-place = Você não escolheu um local. Se nenhuma janela abrir, digite o caminho acima.
files-nothing = Não há nada para salvar.
files-saved =
    { $others ->
        [0] Salvo como { $path }.
       *[other] Salvo como { $path } e mais { $others }.
    }
files-exported =
    { $others ->
        [0] Exportado para { $path }.
       *[other] Exportado para { $path } e mais { $others }.
    }
files-open = Abrir
files-show-folder = Mostrar na pasta
files-no-opener = Nenhum programa aqui consegue abrir. O arquivo foi salvo no local indicado.
files-opener-missing = Não dá para abrir daqui, porque { $program } não está instalado. O arquivo foi salvo no local indicado.
files-not-opened-by = Não foi possível abrir: { $cause }.
files-about-pdf = Para imprimir, tudo num arquivo.
files-about-svg = Um desenho, nítido em qualquer tamanho; um arquivo por página.
files-about-png = Uma imagem que abre em qualquer lugar; um arquivo por página.

## Exportar: o que é gravado

files-game = Arquivo de partida
files-game-about = Abre no Fifth Die em qualquer computador, com tudo o que aconteceu.
files-words = Mensagem de texto
files-words-about = O resultado em poucas linhas, com o código dos dados.
files-result = Folha de resultado
files-result-about = Quem ganhou, a pontuação de todos e o andamento da partida, para imprimir.
files-games = Partidas da noite, um arquivo
files-all-games = Todas as partidas, um arquivo
files-games-about = Todas as partidas terminadas, com os nomes de pessoas e noites, para importar em outro computador.
files-plays = Todos os resultados (CSV)
files-plays-about = Uma linha por jogador e partida terminada, para uma planilha.
files-throws = Rolagens (CSV)
files-throws-about = Cada rolagem, escolha e pontuação, para uma planilha.
files-rolls = Rolagens (CSV)
files-rolls-about = Cada rolagem, o que foi jogado e como o turno acabou, para uma planilha.
files-pads = Folhas
files-pads-about = A folha marcada de cada jogador, para imprimir.
files-board = Tabuleiro
files-board-about = O tabuleiro como está agora, para imprimir.
files-blank-pads = Folhas em branco
files-blank-pads-about = Quatro folhas por página, para jogar a lápis.
files-blank-board = Tabuleiro em branco
files-blank-board-about = Um tabuleiro para até quatro jogadores, para jogar a lápis.
files-blank-express = Folhas de Express
files-blank-classic = Tabuleiro clássico
files-copy-words = Copiar texto
files-copy-table = Copiar tabela
files-copy-file = Copiar conteúdo
files-copied = Copiado. Cole onde quiser.
files-named-blank-pads = folhas em branco
files-named-blank-board = tabuleiro em branco
files-named-pads = folhas
files-named-board = tabuleiro
files-named-result = resultado
files-named-games = todas as partidas

## Importar

files-import = Importar
files-import-games = Importar partidas
files-filter-all = Todos os arquivos
files-from = Importar de
files-import-about = Arquivos de partida do Fifth Die (.ron) ou uma pasta com eles. Você também pode soltá-los nesta janela.
files-import-path = Caminho de um arquivo ou pasta
files-choose = Escolher arquivos…
files-no-file = Você não escolheu um arquivo. Se nenhuma janela abrir, digite o caminho acima.
files-reading = Lendo…
files-import-failed = Algo deu errado, e estes arquivos não foram importados.
files-import-sum =
    { $imported ->
        [0] { $imported } partidas importadas
        [one] { $imported } partida importada
       *[other] { $imported } partidas importadas
    }{ $here ->
        [0] {""}
        [one] , { $here } já estava aqui
       *[other] , { $here } já estavam aqui
    }{ $failed ->
        [0] {""}
       *[other] , { $failed } com falha
    }
files-imported = importada
files-here = já estava aqui
files-more =
    { $count ->
        [one] e mais { $count } arquivo
       *[other] e mais { $count } arquivos
    }

## Por que algo não foi guardado

files-folder-not-used = Não foi possível usar a pasta de dados
files-folder-not-found = Não foi possível achar uma pasta para as partidas
files-folder-not-made = Não foi possível criar uma pasta
files-game-not-saved = Não foi possível salvar a partida
files-game-not-deleted = Não foi possível excluir a partida
files-game-not-restored = Não foi possível restaurar a partida
files-settings-not-saved = Não foi possível salvar suas configurações
files-phones-not-saved = Não foi possível salvar os lugares dos celulares
files-people-not-saved = Não foi possível salvar os nomes
files-game-not-exported = Não foi possível exportar a partida
files-not-written = Não foi possível gravar o arquivo

## E a frase inteira

files-taken = { $what }: já existe um arquivo com este nome ({ $path }). Escolha outro nome.
files-not-replaced = { $what }: este nome é de uma pasta, um link, um dispositivo ou um pipe, e só arquivos podem ser substituídos ({ $path }). Escolha outro nome.
files-no-folder = { $what }: esta pasta não existe ({ $path }). Crie a pasta ou escolha outra.
files-succeeded = { $what }: outra partida tem este nome agora ({ $path }). Renomeie esse arquivo e depois mova { $trashed } para o lugar dele.
files-newer = { $what }: este arquivo é de uma versão mais nova do Fifth Die ({ $path }). Use a versão mais nova.
files-locked = { $what }: outro Fifth Die está com esta pasta aberta ({ $path }). Feche o outro para continuar aqui.
files-no-home = { $what }: o sistema não diz onde fica a sua pasta pessoal ({ $path }). Inicie com --data-dir e uma pasta.
files-program-failed = { $what }: algo deu errado ({ $path }). Tente de novo.
files-full = { $what }: não há mais espaço ({ $path }). Libere espaço e tente de novo.
files-not-writable = { $what }: você não tem permissão para gravar ali ({ $path }). Libere a gravação na pasta ou inicie com --data-dir e outra pasta.
files-gone = { $what }: o arquivo ou a pasta não existe ({ $path }). Veja se foi movido ou excluído.
files-refused = { $what }: { $cause } ({ $path }). Tente de novo ou inicie com --data-dir e outra pasta.

## Por que um arquivo não é uma partida

files-fault-in = { $path }: { $fault }
files-fault-missing = o arquivo não existe
files-fault-unreadable = não foi possível ler: { $cause }
files-fault-no-file = não é um arquivo comum
files-fault-too-large = tem mais de { $most } MiB, demais para uma partida
files-fault-no-session = não é uma partida do Fifth Die
files-fault-several = contém várias partidas; importe-o
files-fault-no-games = esta pasta não tem partidas
files-fault-newer = é de uma versão mais nova do Fifth Die; abra com essa versão
files-fault-damaged = está danificado e não foi alterado; para ver onde, execute “fifth-die check” com este caminho

## Por que numa partida não cabe mais

files-limit-throw = uma partida de { $seats } tem no máximo { $most } rolagens
files-limit-roll = uma partida tem no máximo { $most } rolagens
files-limit-roll-off = uma partida tem no máximo { $most } rolagens iniciais
files-limit-events = uma partida tem no máximo { $most } eventos
files-limit-seated = numa partida, jogadores podem entrar, sair e assumir lugares no máximo { $most } vezes
files-limit-again = esta partida tem correções tardias demais para ser jogada de novo

## O resultado em poucas linhas, para uma mensagem

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }º { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Penalidade por linha incompleta: { $points }.
files-message-won = { $name } ganhou.
files-message-columns = { $name }: { $count ->
    [0] { $count } colunas
    [one] { $count } coluna
   *[other] { $count } colunas
}
files-message-over-throws = { $alone ->
    [yes] Solo, terminada
   *[no] Terminada
} após { $count ->
    [one] { $count } rolagem
   *[other] { $count } rolagens
}.
files-message-over-turns = { $alone ->
    [yes] Solo, terminada
   *[no] Terminada
} após { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}.
files-message-open-throws = { $alone ->
    [yes] Solo, em andamento
   *[no] Em andamento
}: { $count ->
    [0] { $count } rolagens
    [one] { $count } rolagem
   *[other] { $count } rolagens
} até agora.
files-message-open-turns = { $alone ->
    [yes] Solo, em andamento
   *[no] Em andamento
}: { $count ->
    [0] { $count } turnos
    [one] { $count } turno
   *[other] { $count } turnos
} até agora.
files-message-dice-real = Jogada com dados físicos.
files-message-helped = Com ajuda: { $helps }.
files-message-strict = Uma partida rigorosa, sem ajuda.
files-message-dice-earlier = Jogada com os dados de uma partida anterior.
files-message-dice-of-day = Jogada com os dados do dia, código { $code }.
files-message-dice-app = Jogada com os dados do app, código { $code }.

## Por que dois nomes não são uma pessoa

files-people-together = { $one } e { $other } jogaram na mesma partida, então não podem ser a mesma pessoa.
files-people-taken = Já existe { $name }. Escolha outro nome, ou junte os dois numa só pessoa.
files-people-full = Não há espaço para mais um nome.

files-too-many-games = São partidas demais para um arquivo: escolha um período mais curto.
