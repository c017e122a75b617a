### Uma nova partida.

new-title-alone = Solo
new-start = Começar
new-no-randomness = O sistema não consegue sortear os dados: { $error }. Jogue com dados de verdade.

## Quem joga

new-players = Jogadores
new-your-name = Qual é o seu nome?
new-alone-about = Perguntado uma vez só. A próxima partida solo começa na hora.
new-programs = Rivais do computador
new-programs-about = Adicione um
new-name-field = Nome
new-board-full = No tabuleiro cabem quatro.
new-nobody-known = Ninguém com esse nome jogou antes.
new-known-hint = Já jogou antes; ↓ em um nome
new-colour-hint = { $colour }; outra opção: { $key }
new-person-hint = Uma pessoa. { $key }: outra opção
new-level-hint = { $character } { $key }: outra opção
new-earlier = Um lugar antes: { $key }
new-later = Um lugar depois: { $key }
new-remove = Fora da mesa: { $key }

## Os dados

new-dice = Dados
new-dice-real = Dados de verdade
new-dice-real-about = Você rola e digita o que sair.
new-dice-app = O app rola
new-dice-app-about = Dados novos a cada partida.
new-dice-today-hint = Hoje os mesmos para todos
new-dice-today-about = Hoje os mesmos para todos.
new-code-field = Código
new-code-hint = O código dos dados de outra partida, para jogar com eles de novo
new-code-fault = Um código tem de sete a treze letras e algarismos.
new-dice-code-about = Os mesmos para quem tiver este código.

## Penalidade e recordes

new-penalty = Uma linha com 1–4 marcas custa
new-penalty-about = 200 pelas regras.
new-counting = A partida é
new-counts = Para os recordes
new-practice = Só treino
new-strict = Rigorosa
new-strict-about = Sozinho, dados novos do app: sem dicas nem desfazer.
new-counting-about = Dá para mudar depois da partida.

## O tabuleiro

new-columns = Colunas para ganhar
new-columns-about = A regra é três.
new-columns-three = Três
new-columns-four = Quatro
new-columns-five = Cinco
new-columns-hint = Para dois ou três jogadores
new-sharing = Um marcador no peão de outra pessoa
new-sharing-about = A regra é dividir.
new-sharing-share = Dividem a casa
new-sharing-jump = O marcador pula
new-sharing-forced = Ali não se para
new-placement = Pares que podem ser escolhidos
new-placement-about = Em geral, todos.
new-placement-any = Todos
new-placement-runner = Colocar se puder
new-placement-most = O máximo de pares

## Escolhas secretas

new-choices = Escolhas
new-choices-about = Secretas: ninguém vê uma até todos terem escolhido.
new-choices-few = Secretas são para duas pessoas ou mais.
new-open = Abertas
new-secret = Secretas
new-secret-hint = Para duas pessoas ou mais

## O tempo

new-time-choice = Tempo para escolher
new-time-choice-about = Recomeça a cada jogador.
new-time-decision = Tempo para decidir
new-time-decision-about = Recomeça a cada decisão.
new-time-none = Sem limite
new-time-field = Outro
new-zero = Quando o tempo acaba
new-zero-about = O treinador joga bem; isso é anotado como uma dica.
new-zero-warn = Só avisar
new-zero-first = Pegar a primeira opção
new-zero-coach = O treinador escolhe

## The rules as a list of parts with a comma between them, each a button that opens its choices. The dice come first.

# Above the list.
new-tonight = As regras de hoje
# Dice from a code.
new-dice-of = Dados { $code }
new-rule-open = escolhas abertas
new-rule-secret = escolhas secretas
# The points stand first.
new-rule-penalty = { $penalty } por linha incompleta
new-rule-columns = { $count } colunas para ganhar
# Runners on a space with a square of somebody else.
new-rule-share = casas divididas
new-rule-jump = os marcadores pulam
new-rule-forced = ninguém para sobre outro
# The pairs that may be chosen.
new-rule-any = qualquer par
new-rule-runner = primeiro colocar
new-rule-most = o máximo de pares
new-rule-no-limit = sem limite de tempo
new-rule-limit = { $seconds } s por escolha
new-rule-counts = para os recordes
new-rule-practice = só treino
new-rule-strict = partida rigorosa
