### As regras.

rules-title = Regras
rules-about = X1, C2 e assim por diante são os números das regras; a verificação de um arquivo as cita por eles.
rules-find = Buscar nas regras
rules-nothing-found = Nenhuma regra fala disso.
rules-lessons = Lições

## Can’t Stop Express

rules-express-throw =
    Uma rolagem é para todos
    Alguém rola cinco dados. Todos usam os mesmos dados, cada um do seu jeito e na própria folha.
rules-express-pairs-and-fifth-die =
    Dois pares e um quinto dado
    Junte quatro dos dados em dois pares; o que sobra é o seu quinto dado. Cada par marca um quadradinho na linha da sua soma. Dois pares com a mesma soma marcam dois quadradinhos de uma linha.
rules-express-three-values =
    O quinto dado define três valores
    Seus primeiros quintos dados definem os seus três valores. Cada valor tem uma trilha de oito quadradinhos; ao defini-lo, o primeiro já é marcado. Até você ter três, o quinto dado precisa ser um valor que você ainda não definiu, se a rolagem tiver algum. Se não tiver, marque um dos que você tem.
rules-express-one-of-yours =
    Depois precisa ser um dos seus
    Com os três valores definidos, seu quinto dado precisa ser um deles sempre que a rolagem tiver algum. Qual deles, e que pares sobram então: o jogo é isso.
rules-express-free-throw =
    Rolagem livre
    Três valores estão definidos e a rolagem não tem nenhum deles: escolha dois pares quaisquer. O quinto dado não conta, e nenhuma trilha é marcada.
rules-express-out =
    Fora na oitava
    A oitava marca em uma das suas trilhas deixa você fora; os pares dessa rolagem ainda contam. Os outros continuam até todos estarem fora.
rules-express-rows =
    Quanto vale uma linha
    Nenhuma marca: nada. Uma a quatro marcas: menos 200. Cinco marcas: nada. Cada marca da sexta à décima dá os pontos da linha: 100 na 2 e na 12, 70 na 3 e na 11, 60 na 4 e na 10, 50 na 5 e na 9, 40 na 6 e na 8, 30 na 7. Marcas depois da décima não dão nada.
rules-express-why =
    Por que uma linha começa em −200
    Cada linha que você começa é uma dívida. A quinta marca paga, e só a sexta dá pontos; uma linha deixada antes disso custa 200. Uma linha vazia não custa nada. Por isso comece poucas linhas, e as que você consegue encher.
rules-express-kinder =
    Um jogo mais suave
    Para iniciantes, uma linha com uma a quatro marcas pode custar menos. Isso se ajusta em “Nova partida”.
rules-express-winner =
    Quem ganha
    Ganha quem tem mais pontos; com pontos iguais, a vitória é dividida. Quem joga solo joga contra o próprio melhor resultado.
rules-express-seats =
    Chegar e sair
    Um lugar pode ser passado a outra pessoa. Quem chega tarde entra antes da quarta rolagem e escolhe primeiro para as rolagens já feitas. Quem precisa sair não escolhe mais e fica sem colocação; os outros não esperam.

## O jogo de tabuleiro

rules-board-start =
    Quem começa
    Todos rolam dois dados. A maior soma começa; quem empata com ela rola de novo.
rules-board-turn =
    Um turno
    Role quatro dados, junte-os em dois pares e suba pelas colunas das somas. Depois role de novo, ou pare e guarde o que ganhou.
rules-board-runners =
    Três marcadores
    O que você ganha em um turno é mostrado pelos marcadores; você tem três. Um novo começa na primeira casa, ou logo acima do seu peão. Um par sobe uma casa o marcador da sua coluna.
rules-board-must-be-played =
    O que precisa ser jogado
    Escolha qualquer jeito de formar os pares; se os dois puderem ser jogados, os dois são jogados. Se cada um poderia, mas só resta um marcador para duas colunas novas, escolha um. Nada pode ser jogado em uma coluna ganha, acima do topo ou sem um marcador para colocar.
rules-board-bust =
    Estouro
    Se nenhum par da rolagem puder ser jogado, tudo o que o turno ganhou se perde, e o próximo jogador rola.
rules-board-stop =
    Parar e ganhar colunas
    Quando você para, seus peões sobem até os seus marcadores. Uma coluna cujo topo você alcançou é sua: os peões dos outros saem dela, e ninguém mais joga ali. Um marcador no topo não ganhou nada antes de você parar.
rules-board-end =
    Ganhar a partida
    Com três colunas se ganha. Entre dois ou três jogadores dá para combinar quatro ou cinco. Quem joga solo conta os turnos.
rules-board-jump =
    Variante: o marcador pula
    Um marcador que cairia em uma casa com o peão de outra pessoa segue até a próxima casa sem nenhum.
rules-board-no-stop =
    Variante: ali não se para
    Você não pode parar enquanto um marcador dividir a casa com o peão de outra pessoa.
rules-board-house =
    Regra da casa: que pares
    “Se você pode colocar um marcador, é obrigado” é entendido de três maneiras: qualquer combinação pode ser escolhida; tem de ser uma que coloque um marcador novo; ou tem de ser uma que jogue o máximo de pares.
rules-board-seats =
    Chegar e sair
    Um lugar pode ser passado a outra pessoa, mas ninguém entra com a partida em andamento: começar tarde não seria justo. Se alguém sai, os turnos são pulados, os peões ficam, e ganha quem restar na mesa.
