### Celulares: o painel na janela e as páginas nos celulares.

## O painel na janela

phones-turn-off = Desconectar celulares
phones-turn-on = Conectar celulares
phones-try-again = Tentar de novo
phones-opening = Conectando celulares…
phones-off = Os celulares estão desconectados. Quando você os conectar de novo, cada um volta ao seu lugar.
phones-no-game = Com celulares, cada pessoa na mesa tem a própria folha. Antes abra uma partida ou comece uma nova.
phones-no-address = Não foi possível conectar celulares em { $address }: { $cause }. Escolha outro endereço ou outra porta.
phones-no-system = Não foi possível conectar celulares: { $cause }. Tente de novo.
phones-scan = Leia o código com a câmera do celular ou digite:
phones-digits = e depois estes seis dígitos, que valem por dez minutos:
phones-digits-off = Ocultar dígitos
phones-network = O celular precisa estar na mesma rede Wi-Fi que este computador. Não é preciso instalar nada.
phones-other-address = Ou { $address }
phones-free-seat = Liberar o lugar de { $name }
phones-state-not-joined = não entrou
phones-state-at-laptop = no notebook
phones-state-not-here = ainda não chegou
phones-state-away = ausente
phones-state-thinking = pensando
phones-state-joined = entrou

## As páginas nos celulares: quem senta onde

phones-who = Quem é você?
phones-your-seat = Seu lugar
phones-sit-down = Entrar
phones-program-plays = O computador joga aqui
phones-seat-left = Saiu
phones-seat-held = Em outro celular
phones-seat-deserted = Em outro celular, agora ausente
phones-give-up = Deixar o lugar de { $name }
phones-give-up-told = Aí outro celular pode jogar por { $name }. É isso que você quer?
phones-give-up-button = Sim, deixar o lugar de { $name }
phones-take-over = Assumir o lugar de { $name }
phones-take-over-told = O outro celular perde o lugar, e todos vão ver isso. É você quem joga por { $name }?
phones-take-over-button = Sim, assumir o lugar de { $name }
phones-page-table = A mesa
phones-page-seats = Lugares
phones-only-watch = Só assistir
phones-reload = Recarregar
phones-other-ways = Outras opções
phones-held = { $name } joga em outro celular. Deixe o lugar lá, em “Lugares”, ou libere-o no notebook. Quando o outro celular estiver ausente há um minuto, você pode assumir aqui.
phones-no-seat = Ninguém joga neste lugar com um celular.
phones-taken-over = O lugar de { $name } está agora em outro celular.
phones-given-up = O lugar de { $name } está livre para outro celular.
phones-host = Para o anfitrião
phones-host-told = Quem tiver este endereço pode comandar a partida. Não o compartilhe.
phones-host-off-told = A partida é salva, e os celulares ficam desconectados até o Fifth Die ser aberto de novo. É isso que você quer?
phones-host-off-button = Sim, desconectar os celulares

## No alto de cada página

phones-cut = Sem conexão com a mesa. Tentando de novo…
phones-silent = Faz um tempo que a mesa não responde. Talvez os celulares estejam desconectados; esta página continua tentando.
phones-other = Este endereço não leva mais à mesa: talvez outra partida tenha começado. Leia de novo o código da mesa ou peça o endereço novo.
phones-vibrate = Vibrar
phones-sound = Som
phones-hint-marks = Partidas com dicas ficam numa lista à parte.
phones-hint-show = Ver a dica
phones-dims = Este navegador não consegue manter a tela ligada.
phones-your-turn = Sua vez
phones-your-turn-now = Sua vez.
phones-own-turn = É a vez de { $name }.
phones-waiting = Esperando { $names }.

## Por que algo não foi feito

phones-not-read = A mesa não entendeu. Tente de novo.
phones-busy = A mesa ainda está salvando o seu último passo. Tente de novo.
phones-late = Tarde demais: a mesa já seguiu. A situação é esta.
phones-no-answer = A mesa não respondeu. Tente de novo.
phones-closed = A mesa está fechada.
phones-not-saved = O computador do anfitrião não consegue salvar a partida agora; a tela dele mostra o motivo. Vocês podem continuar: ele segue tentando.
phones-too-often = Você corrigiu várias coisas seguidas. Espere alguns segundos e tente de novo.
phones-two-seats = Este celular já tem dois lugares. Antes deixe um.

## O que se diz a todos

phones-corrected = { $name } corrigiu os dados para { $dice }.
phones-corrected-laptop = Alguém no notebook corrigiu os dados para { $dice }.
phones-corrected-earlier = Alguém no notebook corrigiu uma decisão anterior.
phones-choose-again = Escolha de novo.

## O tempo para pensar

phones-clock-own = { $seconds ->
    [0] Restam { $seconds } segundos para você.
    [one] Resta { $seconds } segundo para você.
   *[other] Restam { $seconds } segundos para você.
}
phones-clock-others = { $seconds ->
    [0] Restam { $seconds } segundos para os outros.
    [one] Resta { $seconds } segundo para os outros.
   *[other] Restam { $seconds } segundos para os outros.
}
phones-clock-up = O tempo acabou. Escolha agora, por favor.
phones-clock-up-others = O tempo dos outros acabou.
phones-clock-up-table = O tempo acabou: o app decide, como combinado.
phones-clock-stopped = O relógio está em pausa.

## Os dados

phones-dice = Dados: { $dice }
phones-dice-none = Dados: nenhum
phones-part-dice = Dados
phones-part-rolls-for-start = Rolagens iniciais
phones-part-next-throw = Próxima rolagem
phones-part-last-throw = Última rolagem
phones-part-choices = Opções
phones-part-pad = Folha
phones-part-board = Tabuleiro
phones-dice-five = Os cinco dados, como 13446
phones-dice-five-again = Os cinco dados da rolagem { $throw }
phones-dice-two = Os dois dados, como 26
phones-dice-four = Os quatro dados, como 1346
phones-dice-four-again = Os quatro dados como saíram
phones-dice-expected = { $count } dados, cada um de 1 a 6
phones-dice-faces = { $label }: toque nos dados da mesa
phones-dice-untap = Apagar
phones-dice-missing = { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
}
phones-dice-lost = Outra pessoa informou os dados enquanto você digitava. Veja se estão certos.
phones-dice-enter = Confirmar dados
phones-dice-correct = Corrigir dados
phones-cancel = Cancelar
phones-dice-wrong = Estes dados estão errados
phones-dice-wrong-throw = Os dados da rolagem { $throw } estão errados

## Express

phones-over = Fim da partida
phones-all-out = Todos estão fora.
phones-all-out-or-left = Todos estão fora ou saíram.
phones-next-throw-real = Rolem os cinco dados.
phones-next-throw-app = Qualquer pessoa pode rolar os dados.
phones-you-are-out = Você está fora. Os outros continuam.
phones-nobody-here = Ninguém mais joga neste lugar.
phones-you-reveal = Só falta você. Seu toque é definitivo e revela as escolhas de todos.
phones-row-opens = Uma linha abre com { $points }; a quinta marca paga a dívida.
phones-lead = { $name } lidera por { $points }.
phones-lead-new = { $name } assume a liderança, com { $points } de vantagem.
phones-lead-shared = { $names } dividem a liderança.
phones-chosen = Você escolheu { $choice }. Para mudar, toque em outra.
phones-chosen-secret = Você escolheu { $choice }. Até todos escolherem, pode mudar: toque em outra.
phones-may-change = Escolhida. Você pode mudar até todos escolherem.
phones-take-choice-back = Desfazer minha escolha
phones-fifth-die = Quinto dado { $die }
phones-with-fifth-die = quinto dado { $die }
phones-with-free-throw = rolagem livre
phones-mark-opens = abre
phones-mark-full = cheia
phones-mark-ends = fim
phones-next-dice = Rolagem { $throw }: toque nos dados
phones-last-throws = Últimas rolagens
phones-change-choice = Mudar minha escolha na rolagem { $throw }
phones-change-choice-told = Os dados eram { $dice }, e você escolheu { $choice }.

## Tabelas

phones-column-row = Linha
phones-column-each = Cada
phones-column-marks = Marcas
phones-column-points = Pontos
phones-column-die = Dado
phones-column-throw = Rolagem
phones-column-chosen = Escolhida
phones-column-better = Melhor
phones-column-turn = Turno
phones-column-cost = Custo
phones-pad-of = A folha de { $name }
phones-tracks-of = Os quintos dados de { $name }
phones-to-be-named = { $count ->
    [one] { $count } valor a definir
   *[other] { $count } valores a definir
}
phones-marks-new = { $marks }, { $new ->
    [0] { $new } novas
    [one] { $new } nova
   *[other] { $new } novas
}
phones-player-left = saiu
phones-word-choose = escolha
phones-word-chosen = escolheu
phones-word-out = fora
phones-word-left = saiu
phones-word-plays = joga

## Como alguém jogou

phones-review = Como você jogou
phones-review-told = Você fez a melhor escolha em { $best } de { $count ->
    [one] { $count } rolagem
   *[other] { $count } rolagens
}. As melhores escolhas dão { $start } em média. Dados: { $luck }. Suas escolhas: { $skill }. Total: { $end }.
phones-review-most = Sua melhor rolagem foi a { $throw }, com { $choice }: { $points }.
phones-board-review-told = Melhores escolhas: { $best } de { $count }. Sua chance de ganhar no começo: { $start }. Dados: { $luck }. Suas escolhas: { $skill }. Turnos dos outros: { $others }.
phones-board-review-alone = Melhores escolhas: { $best } de { $count }. As melhores escolhas levam { $start } turnos em média. Dados: { $luck }. Suas escolhas: { $skill }. Total: { $end }.
phones-board-review-most = Seu melhor turno foi o { $turn }: { $gain }.
phones-review-costliest = As escolhas mais caras

## O tabuleiro

phones-board-start = Rolagem inicial
phones-board-wins = { $name } ganha
phones-board-turn = Turno { $turn }: { $name }
phones-board-played = { $name } jogou { $play }.
phones-board-rolled = { $name } tirou estes.
phones-board-rolled-start = { $name } tirou { $total } ({ $dice }).
phones-board-start-app = Qualquer pessoa pode tocar: o app rola dois dados para cada jogador.
phones-board-take-play-back = Desfazer minha última jogada
phones-board-rolling-on = Se continuar: estouro { $chance }.
phones-board-no-stop = Você não pode parar enquanto um marcador está no peão de outro jogador.
phones-runners = Seus marcadores
phones-board-risks = { $count ->
    [one] arrisca { $count } casa
   *[other] arrisca { $count } casas
}
phones-board = O tabuleiro
phones-board-column = Coluna
phones-board-squares = Peões e marcadores
phones-board-won = de { $name }
phones-board-empty = vazia, { $top } casas
phones-board-pieces = { $pieces }, de { $top }
phones-board-runner = marcador { $space }
phones-board-square = { $name } { $space }

## Antes e depois de uma partida, e como entrar

phones-game = Jogo
phones-goodbye = Boas partidas. Até a próxima!
phones-play-again = Jogar de novo
phones-end = Encerrar a noite
phones-afterwards = E agora?
phones-newcomer = Ou alguém novo
phones-your-name = Seu nome
phones-your-sign = Seu símbolo
phones-come-in = Vou jogar
phones-you-are-in = Você está na mesa
phones-you = você
phones-save-name = Salvar
phones-at-table = Na mesa
phones-all-here = Todos aqui? Começar
phones-missing = Falta chegar: { $names }. Dá para entrar depois.
phones-change-rules = Mudar jogadores e regras
phones-leave-out = Para tirar um jogador, apague o nome.
phones-name-number = Nome do jogador { $number }
phones-move-up = Subir o jogador { $number }
phones-code-title = Os seis dígitos
phones-code-told = Eles estão ao lado do endereço da mesa e valem por dez minutos.
phones-code-enter = Entrar
phones-code-wrong = Não são esses os dígitos certos. Confira e tente de novo.
phones-code-too-often = Tentativas demais. Espere um minuto e tente de novo.
phones-code-offer = Entrar sem câmera
phones-code-offered = Sem câmera: abra { $address } e digite { $digits }. Vale por dez minutos.
phones-lost-told = Nada se perdeu: todas as marcas continuam lá. Se { $name } já tinha escolhido em segredo, você vai precisar escolher de novo.
phones-that-is-me = Sou eu: retomar
phones-another-seat = Outro lugar
phones-undone = { $name } desfez uma escolha.
phones-undone-host = O anfitrião desfez o último passo.
phones-undone-laptop = Alguém no notebook desfez o último passo.
phones-redone-laptop = Alguém no notebook refez o último passo.
