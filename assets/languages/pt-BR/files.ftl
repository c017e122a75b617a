### Arquivos: importar, exportar, salvar, e o que dá errado com eles.

files-opening = Abrindo a partida…
files-not-opened = O programa não conseguiu abrir esta partida; o arquivo está como estava.
files-did-not-open = A partida que estava aberta não chegou a abrir da última vez, por isso não abre sozinha de novo. Ela está na lista.
files-second = Outro Fifth Die está com esta pasta aberta: aqui dá para ver partidas, não jogar. Quando ele fechar, este continua.
files-second-refuses = Aqui não dá, porque outro Fifth Die está com esta pasta aberta. Feche o outro, e este continua.
files-tried-again = { $trouble } A partida continua; nada se perde enquanto esta janela estiver aberta, e a cada poucos segundos o programa tenta salvar de novo.
files-save-again = Salvar de novo
files-save-elsewhere = Salvar em outro lugar
files-unsaved = Ainda não salvo
files-unsaved-this =
    { $moves ->
        [0] A última mudança desta partida ainda não foi salva.
        [one] { $moves } passo desta partida ainda não foi salvo.
       *[other] { $moves } passos desta partida ainda não foram salvos.
    }
files-unsaved-game =
    { $moves ->
        [0] A última mudança de “{ $title }” ainda não foi salva.
        [one] { $moves } passo de “{ $title }” ainda não foi salvo.
       *[other] { $moves } passos de “{ $title }” ainda não foram salvos.
    }
files-unsaved-settings = As configurações ainda não foram salvas.
files-saving = Salvando…
files-try-again = Tentar de novo
files-close-anyway = Fechar mesmo assim
files-close-without = Fechar sem eles
files-stay = Não fechar
files-as = Como
files-to = Em
files-path = Um caminho
files-choose-place = Escolher o local…
files-no-place = Nenhum local foi escolhido. Se nenhuma janela abrir, escreva o caminho acima.
files-nothing = Não há nada para gravar.
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
files-no-opener = Nenhum programa deste sistema o abre; o arquivo está onde se indica.
files-opener-missing = Não dá para abrir porque { $program } não está instalado; o arquivo está onde se indica.
files-not-opened-by = Não dá para abrir: { $cause }.
files-about-pdf = Para uma impressora, tudo em um arquivo.
files-about-svg = Um desenho, nítido em qualquer tamanho; cada página é um arquivo.
files-about-png = Uma imagem que abre em qualquer lugar; cada página é um arquivo.
files-game = Arquivo de partida
files-game-about = Abre no Fifth Die em qualquer computador, com tudo o que aconteceu.
files-words = Texto para uma mensagem
files-words-about = O resultado em poucas linhas, com o código dos dados.
files-result = Folha de resultado
files-result-about = Quem ganhou, todas as contas e o andamento da partida, para imprimir.
files-games = Partidas da noite, um arquivo
files-all-games = Todas as partidas, um arquivo
files-games-about = As partidas terminadas, com os nomes de pessoas e noites, para importar em outro computador.
files-plays = Tabela de todas as partidas (CSV)
files-plays-about = Uma linha para cada jogador de cada partida terminada, para uma planilha.
files-throws = Tabela de rolagens (CSV)
files-throws-about = Cada rolagem, escolha e pontuação, para uma planilha.
files-rolls = Tabela de rolagens (CSV)
files-rolls-about = Cada rolagem, o que se jogou com ela e como o turno acabou, para uma planilha.
files-pads = Folhas
files-pads-about = A folha de cada jogador como está marcada, para imprimir.
files-board = Tabuleiro
files-board-about = O tabuleiro como está, para imprimir.
files-blank-pads = Folhas em branco
files-blank-pads-about = Quatro folhas em uma página, para jogar a lápis.
files-blank-board = Tabuleiro em branco
files-blank-board-about = Um tabuleiro para até quatro, para jogar a lápis.
files-blank-express = Folhas do Express
files-blank-classic = Tabuleiro clássico
files-copy-words = Copiar o texto
files-copy-table = Copiar a tabela
files-copy-file = Copiar o conteúdo do arquivo
files-copied = Copiado: cole onde quiser.
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
files-from = De
files-import-about = Arquivos de partida (.ron) do Fifth Die, ou uma pasta com alguns. Também dá para soltá-los nesta janela.
files-import-path = O caminho de um arquivo ou de uma pasta
files-choose = Escolher arquivos…
files-no-file = Nenhum arquivo foi escolhido. Se nenhuma janela abrir, escreva o caminho acima.
files-reading = Lendo…
files-import-failed = O programa não conseguiu importar estes arquivos.
files-import-sum =
    { $imported ->
        [0] { $imported } partidas importadas
        [one] { $imported } partida importada
       *[other] { $imported } partidas importadas
    }{ $here ->
        [0] {""}
       *[other] , { $here } já aqui
    }{ $failed ->
        [0] {""}
       *[other] , { $failed } sem importar
    }
files-imported = importada
files-here = já estava aqui
files-more =
    { $count ->
        [one] e mais { $count } arquivo
       *[other] e mais { $count } arquivos
    }

## Por que algo não pôde ser guardado

files-folder-not-used = A pasta de dados não pode ser usada
files-folder-not-found = Não há pasta para as partidas
files-folder-not-made = Não dá para criar uma pasta
files-game-not-saved = A partida não foi salva
files-game-not-deleted = A partida não foi excluída
files-game-not-restored = A partida não foi recuperada
files-settings-not-saved = As configurações não foram salvas
files-phones-not-saved = Os lugares dos celulares não foram salvos
files-people-not-saved = Os nomes não foram salvos
files-game-not-exported = A partida não foi exportada
files-not-written = Nada foi gravado
files-taken = { $what }: já existe um arquivo com esse nome ({ $path }). Escolha outro nome.
files-not-replaced = { $what }: existe uma pasta, um link, um dispositivo ou um pipe com esse nome, e só um arquivo é substituído ({ $path }). Escolha outro nome.
files-no-folder = { $what }: essa pasta não existe ({ $path }). Crie a pasta ou escolha outra.
files-succeeded = { $what }: agora existe uma partida com o mesmo nome ({ $path }). Dê outro nome a esse arquivo e depois mova { $trashed } para o lugar dele.
files-newer = { $what }: uma versão mais nova do Fifth Die gravou este arquivo ({ $path }). Continue com a versão mais nova.
files-locked = { $what }: outro Fifth Die está com esta pasta aberta ({ $path }). Feche o outro, e este continua.
files-no-home = { $what }: o sistema não informa uma pasta pessoal ({ $path }). Inicie com --data-dir e uma pasta.
files-program-failed = { $what }: erro do programa ({ $path }). Tente de novo.
files-full = { $what }: não há mais espaço ({ $path }). Libere espaço ali e tente de novo.
files-not-writable = { $what }: o sistema não deixa gravar ({ $path }). Dê permissão de escrita à pasta, ou inicie com --data-dir e outra pasta.
files-gone = { $what }: esse arquivo ou essa pasta não existe ({ $path }). Veja se foi movido ou excluído.
files-refused = { $what }: { $cause } ({ $path }). Tente de novo, ou inicie com --data-dir e outra pasta.

## Por que um arquivo não é uma partida

files-fault-in = { $path }: { $fault }
files-fault-missing = esse arquivo não existe
files-fault-unreadable = não dá para ler: { $cause }
files-fault-no-file = não é um arquivo comum
files-fault-too-large = tem mais de { $most } MiB, e nenhuma partida é tão grande
files-fault-no-session = não é uma partida deste programa
files-fault-several = contém várias partidas: importe o arquivo
files-fault-no-games = não há nenhuma partida nesta pasta
files-fault-newer = uma versão mais nova do Fifth Die o gravou: abra com ela
files-fault-damaged = está danificado e fica como está; “fifth-die check” com este caminho diz onde

files-limit-throw = uma partida de { $seats } tem no máximo { $most } rolagens
files-limit-roll = uma partida tem no máximo { $most } rolagens
files-limit-roll-off = uma partida tem no máximo { $most } rolagens iniciais
files-limit-events = uma partida tem no máximo { $most } eventos
files-limit-seated = em uma partida os jogadores chegam, saem e assumem lugares no máximo { $most } vezes
files-limit-again = tanto desta partida foi corrigido tão tarde que ela não pode ser jogada de novo

## O resultado de uma partida em poucas linhas, para uma mensagem

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }º { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Uma linha com uma a quatro marcas custava { $points }.
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
} após { $count ->
    [0] { $count } rolagens
    [one] { $count } rolagem
   *[other] { $count } rolagens
}.
files-message-open-turns = { $alone ->
    [yes] Solo, em andamento
   *[no] Em andamento
} após { $count ->
    [0] { $count } turnos
    [one] { $count } turno
   *[other] { $count } turnos
}.
files-message-dice-real = Jogada com dados de verdade.
files-message-helped = Com ajuda: { $helps }.
files-message-strict = Uma partida rigorosa: sem nenhuma ajuda.
files-message-dice-earlier = Jogada com os dados de uma partida anterior.
files-message-dice-of-day = Jogada com os dados do dia, código { $code }.
files-message-dice-app = Jogada com os dados do app, código { $code }.

files-people-together = { $one } e { $other } jogam na mesma partida, então são duas pessoas.
files-people-taken = Outra pessoa já se chama { $name }: escolha outro nome, ou faça das duas uma só.
files-people-full = Não há lugar para mais um nome.

files-too-many-games = São partidas demais para um arquivo: escolha um período mais curto.
