### Uma nova partida.

new-title-alone = Solo
new-start = Começar
new-no-randomness = O app não consegue rolar dados honestos aqui: { $error }. Jogue com dados físicos.

## Quem joga

new-players = Quem joga?
new-your-name = Qual é o seu nome?
new-alone-about = O app só pergunta uma vez: sua próxima partida solo começa na hora.
new-programs = Jogadores virtuais
new-programs-about = Clique para adicionar

## Nomes

new-name-field = Adicionar nome
new-board-full = No tabuleiro só cabem quatro.
new-nobody-known = Ninguém com esse nome jogou antes.
new-known-hint = Já jogou antes; ao digitar um nome, aperte ↓

## Os botões ao lado de um nome

new-colour-hint = { $colour }; para outra, aperte { $key }
new-person-hint = Uma pessoa; para mudar, aperte { $key }
new-level-hint = { $character } Para mudar, aperte { $key }
new-earlier = Subir: { $key }
new-later = Descer: { $key }
new-remove = Remover: { $key }

## Os dados

new-dice = Dados
new-dice-real = Dados físicos
new-dice-real-about = Você rola os dados e digita o que sair.
new-dice-app = Dados do app
new-dice-app-about = Dados novos a cada partida.
new-dice-today-hint = Hoje, os mesmos para todos
new-dice-today-about = Hoje, os mesmos para todos.
new-code-field = Código
new-code-hint = O código de outra partida, para jogar de novo com os dados dela
new-code-fault = Um código tem de sete a treze letras e números.
new-dice-code-about = Os mesmos para quem tiver este código.

## Penalidade e recordes

new-penalty = Penalidade por linha incompleta
new-penalty-about = O padrão é 200.
new-counting = Tipo de partida
new-counts = Para os recordes
new-practice = Treino
new-strict = Rigorosa
new-strict-about = Solo, dados novos do app, sem dicas, sem desfazer.
new-counting-about = Dá para mudar depois da partida.

## O tabuleiro

new-columns = Colunas para ganhar
new-columns-about = O padrão é três.
new-columns-three = Três
new-columns-four = Quatro
new-columns-five = Cinco
new-columns-hint = Para dois ou três jogadores
new-sharing = Marcador no peão de outro jogador
new-sharing-about = O padrão é dividir.
new-sharing-share = Dividem a casa
new-sharing-jump = O marcador pula
new-sharing-forced = Ali não se para
new-placement = Pares que você pode escolher
new-placement-about = O padrão é qualquer um.
new-placement-any = Qualquer um
new-placement-runner = Marcador novo primeiro
new-placement-most = O máximo de pares

## Escolhas secretas

new-choices = Escolhas
new-choices-about = Secretas: ocultas até todos escolherem.
new-choices-few = Só para dois jogadores ou mais.
new-open = Abertas
new-secret = Secretas
new-secret-hint = Para dois jogadores ou mais

## O tempo

new-time-choice = Limite de tempo
new-time-choice-about = Por jogador.
new-time-decision = Limite de tempo
new-time-decision-about = Por decisão.
new-time-none = Sem limite
new-time-field = Outro
new-zero = Quando o tempo acabar
new-zero-about = O treinador joga bem, por isso a escolha dele conta como uma dica.
new-zero-warn = Só avisar
new-zero-first = Escolher a primeira opção
new-zero-coach = O treinador escolhe

## As regras numa lista

new-tonight = As regras de hoje
new-dice-of = Dados { $code }
new-rule-open = escolhas abertas
new-rule-secret = escolhas secretas
new-rule-penalty = { $penalty } por linha incompleta
new-rule-columns =
    { $count ->
        [one] ganha-se com { $count } coluna
       *[other] ganha-se com { $count } colunas
    }
new-rule-share = marcadores dividem casas
new-rule-jump = marcadores pulam
new-rule-forced = sem parar sobre um peão
new-rule-any = vale qualquer par
new-rule-runner = marcador novo primeiro
new-rule-most = o máximo de pares
new-rule-no-limit = sem limite de tempo
new-rule-limit = { $seconds } s por escolha
new-rule-counts = para os recordes
new-rule-practice = só treino
new-rule-strict = rigorosa
