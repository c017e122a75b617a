### Celulares: o painel na janela e as páginas nos celulares.

phones-turn-off = Desligar
phones-turn-on = Deixar entrar
phones-try-again = Tentar de novo
phones-opening = Deixando entrar os celulares…
phones-off = Os celulares estão desligados. Quem tinha um lugar o encontra de novo quando eles puderem entrar.
phones-no-game = Com celulares, cada pessoa na mesa tem a própria folha. Eles entram em uma partida: abra uma ou monte uma nova mesa.
phones-no-address = Os celulares não podem entrar por { $address }: { $cause }. Escolha outro endereço ou outra porta.
phones-no-system = Os celulares não podem entrar: { $cause }. Tente de novo.
phones-scan = Leia o código com a câmera do celular, ou digite:
phones-digits = e lá estes seis algarismos, que valem por dez minutos:
phones-digits-off = Sem algarismos
phones-network = O celular precisa estar na mesma rede (Wi-Fi) que este computador. Não é preciso instalar nada.
phones-other-address = Ou { $address }
phones-free-seat = Liberar o lugar de { $name }
phones-state-not-joined = não entrou
phones-state-at-laptop = no notebook
phones-state-not-here = ainda não chegou
phones-state-away = ausente
phones-state-thinking = está pensando
phones-state-joined = entrou

## As páginas nos celulares: quem senta onde

phones-who = Quem é você?
phones-your-seat = Seu lugar
phones-sit-down = Sentar-se
phones-program-plays = Aqui joga o computador
phones-seat-left = Saiu
phones-seat-held = Está com outro celular
phones-seat-deserted = Está com outro celular, que está ausente
phones-give-up = Deixar o lugar de { $name }
phones-give-up-told = Outro celular poderá então jogar por { $name }. Quer isso?
phones-give-up-button = Sim, deixar o lugar de { $name }
phones-take-over = Assumir o lugar de { $name }
phones-take-over-told = O outro celular perde o lugar, e todos são avisados. É você quem joga por { $name }?
phones-take-over-button = Sim, assumir o lugar de { $name }
phones-page-table = A mesa
phones-page-seats = Lugares
phones-only-watch = Só assistir
phones-reload = Recarregar
phones-other-ways = Outras opções
phones-held = O lugar de { $name } está com outro celular. Dá para deixá-lo lá, em Lugares, ou liberá-lo no notebook. Quando o outro celular estiver ausente há um minuto, dá para assumi-lo aqui.
phones-no-seat = Ninguém joga neste lugar com um celular.
phones-taken-over = O lugar de { $name } está agora em outro celular.
phones-given-up = O lugar de { $name } está livre para outro celular.
phones-host = Para o anfitrião
phones-host-told = Quem tem este endereço decide aqui. Não o passe a ninguém.
phones-host-off-told = A partida é salva e os celulares são desligados até o programa ser iniciado de novo. Quer isso?
phones-host-off-button = Sim, desligar os celulares

## No alto de cada página

phones-cut = Sem conexão com a mesa. Tentando de novo…
phones-silent = A mesa não responde há algum tempo. Talvez os celulares estejam desligados lá; esta página continua tentando.
phones-other = Este endereço não leva mais à mesa: talvez outra partida tenha começado. Leia de novo o código da mesa, ou peça o novo endereço.
phones-vibrate = Vibrar
phones-sound = Som
phones-hint-marks = Uma partida com dicas fica à parte nos recordes.
phones-hint-show = Mostrar a dica
phones-dims = Neste navegador a tela escurece sozinha.
phones-your-turn = Sua vez
phones-your-turn-now = Sua vez.
phones-own-turn = Vez de { $name }.
phones-waiting = Esperando { $names }.

## Por que algo não foi feito

phones-not-read = Não deu para ler. Tente de novo.
phones-busy = O que você fez antes ainda está sendo anotado. Tente de novo.
phones-late = Chegou tarde demais. É isto que vale agora.
phones-no-answer = A mesa não respondeu. Tente de novo.
phones-closed = A mesa está fechada.
phones-not-saved = Não dá para salvar a partida no momento; o computador que a hospeda diz por quê. A partida continua, e o programa tenta salvar de novo.
phones-too-often = Você corrigiu várias vezes seguidas. Espere alguns segundos e tente de novo.
phones-two-seats = Este celular já tem dois lugares. Deixe um deles primeiro.

## O que se diz a todos

phones-corrected = { $name } corrigiu os dados: { $dice }.
phones-corrected-laptop = Os dados foram corrigidos no notebook: { $dice }.
phones-corrected-earlier = Uma decisão anterior foi corrigida no notebook.
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
phones-clock-up-table = O tempo acabou: a mesa decide, como combinado.
phones-clock-stopped = O relógio está parado.

## Os dados

phones-dice = Dados: { $dice }
phones-dice-none = Dados: nenhum
phones-part-dice = Dados
phones-part-rolls-for-start = As rolagens iniciais
phones-part-next-throw = A próxima rolagem
phones-part-last-throw = A última rolagem
phones-part-choices = Opções
phones-part-pad = Folha
phones-part-board = Tabuleiro
phones-dice-five = Os cinco dados, por exemplo 13446
phones-dice-five-again = Os cinco dados da rolagem { $throw } como estavam
phones-dice-two = Os dois dados, por exemplo 26
phones-dice-four = Os quatro dados, por exemplo 1346
phones-dice-four-again = Os quatro dados como estavam
phones-dice-expected = { $count } dados, cada um de 1 a 6
phones-dice-faces = { $label }: toque no que está na mesa
phones-dice-untap = Apagar
phones-dice-missing = mais { $count }
phones-dice-lost = Os dados foram digitados em outro lugar enquanto você digitava. Veja se estão certos.
phones-dice-enter = Anotar os dados
phones-dice-correct = Corrigir os dados
phones-cancel = Cancelar
phones-dice-wrong = Estes dados estão errados
phones-dice-wrong-throw = Os dados da rolagem { $throw } estão errados

## Express

phones-over = A partida acabou
phones-all-out = Todos estão fora.
phones-all-out-or-left = Todos estão fora ou saíram.
phones-next-throw-real = Rolem os cinco dados.
phones-next-throw-app = Qualquer pessoa pode rolar os dados.
phones-you-are-out = Você está fora. Os outros continuam.
phones-nobody-here = Ninguém mais joga neste lugar.
phones-you-reveal = Só falta você: o seu toque mostra a todos o que cada um escolheu, e é definitivo.
phones-row-opens = Uma linha abre com { $points }; a quinta marca devolve.
phones-lead = { $name } lidera por { $points }.
phones-lead-new = { $name } assume a frente por { $points }.
phones-lead-shared = { $names } lideram empatados.
phones-chosen = Você escolheu { $choice }. Outro toque muda.
phones-chosen-secret = Você escolheu { $choice }. Outro toque muda, até todos terem escolhido.
phones-may-change = Escolhido. Você pode mudar até todos escolherem.
phones-take-choice-back = Desfazer a minha escolha
phones-fifth-die = Quinto dado { $die }
phones-with-fifth-die = quinto dado { $die }
phones-with-free-throw = rolagem livre
phones-mark-opens = abre
phones-mark-full = cheia
phones-mark-ends = fim
phones-next-dice = Rolagem { $throw }: anotar os dados
phones-last-throws = As últimas rolagens
phones-change-choice = Mudar a minha escolha para a rolagem { $throw }
phones-change-choice-told = Os dados eram { $dice }, e você escolheu { $choice }.

## Tabelas

phones-column-row = Linha
phones-column-each = Cada
phones-column-marks = Marcas
phones-column-points = Pontos
phones-column-die = Dado
phones-column-throw = Rolagem
phones-column-chosen = Escolhido
phones-column-better = Melhor
phones-column-turn = Turno
phones-column-cost = Custo
phones-pad-of = A folha de { $name }
phones-tracks-of = Os quintos dados de { $name }
phones-to-be-named = { $count ->
    [one] { $count } valor a definir
   *[other] { $count } valores a definir
}
phones-marks-new = { $marks }, { $new } nesta rolagem
phones-player-left = saiu
phones-word-choose = escolha
phones-word-chosen = pronto
phones-word-out = fora
phones-word-left = saiu
phones-word-plays = joga

## Como alguém jogou

phones-review = Como você jogou
phones-review-told = Você fez a melhor escolha em { $best } de { $count ->
    [one] { $count } rolagem
   *[other] { $count } rolagens
}. As melhores escolhas chegam a { $start } em média. A isso os dados somaram { $luck } e as suas escolhas { $skill }: no total, { $end }.
phones-review-most = O que mais rendeu foi a rolagem { $throw }, com { $choice }: { $points }.
phones-board-review-told = Melhores escolhas: { $best } de { $count }. Sua chance de ganhar começou em { $start }. Os dados a mudaram em { $luck }, suas escolhas em { $skill } e os turnos dos outros em { $others }.
phones-board-review-alone = Melhores escolhas: { $best } de { $count }. As melhores escolhas levam { $start } turnos em média. Os dados mudaram isso em { $luck } e suas escolhas em { $skill }, o que dá { $end }.
phones-board-review-most = O que mais rendeu foi o turno { $turn }: { $gain }.
phones-review-costliest = As escolhas mais caras

## O tabuleiro

phones-board-start = A rolagem inicial
phones-board-wins = { $name } ganha
phones-board-turn = Turno { $turn }: { $name }
phones-board-played = { $name } jogou { $play }.
phones-board-rolled = Esta é a rolagem de { $name }.
phones-board-rolled-start = { $name } tirou { $total } com { $dice }.
phones-board-start-app = Qualquer pessoa pode tocar: o app rola dois dados para cada jogador.
phones-board-take-play-back = Desfazer a minha última jogada
phones-board-rolling-on = Continuar rolando: estouro { $chance }.
phones-board-no-stop = Não dá para parar enquanto um marcador dividir a casa com outro jogador.
phones-runners = Seus marcadores
phones-board-risks = { $count ->
    [one] arrisca { $count } casa
   *[other] arrisca { $count } casas
}
phones-board = O tabuleiro
phones-board-column = Coluna
phones-board-squares = Peões e marcadores
phones-board-won = ganha por { $name }
phones-board-empty = vazia, { $top } casas
phones-board-pieces = { $pieces }, de { $top }
phones-board-runner = marcador { $space }
phones-board-square = { $name } { $space }

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
phones-at-table = À mesa
phones-all-here = Todos aqui? Começar
phones-missing = Ainda não chegaram: { $names }. Quem falta se senta depois.
phones-change-rules = Mudar jogadores e regras
phones-leave-out = Um nome vazio deixa o jogador de fora.
phones-name-number = Nome do jogador { $number }
phones-move-up = Subir o jogador { $number }
phones-code-title = Os seis algarismos
phones-code-told = Eles estão ao lado do endereço da mesa e valem por dez minutos.
phones-code-enter = Entrar
phones-code-wrong = Não são esses algarismos. Olhe de novo.
phones-code-too-often = Tentativas demais. Espere um minuto e tente de novo.
phones-code-offer = Entrar sem câmera
phones-code-offered = Sem câmera: abra { $address } e digite { $digits }. Vale por dez minutos.
phones-lost-told = Nada se perdeu: todas as marcas ficam. Se { $name } escolheu em segredo, a escolha é pedida de novo.
phones-that-is-me = Sou eu: retomar
phones-another-seat = Outro lugar
phones-undone = { $name } retirou uma escolha.
phones-undone-host = O anfitrião desfez o último passo.
phones-undone-laptop = O último passo foi desfeito no notebook.
phones-redone-laptop = O último passo foi refeito no notebook.
