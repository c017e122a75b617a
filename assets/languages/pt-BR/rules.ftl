### As regras.

rules-title = Regras
rules-about = X1, C2 etc. são os números das regras; aparecem nas mensagens da verificação de arquivos.
rules-find = Buscar nas regras
rules-nothing-found = Nenhuma regra fala disso.
rules-lessons = Lições
rules-licenses = Licenças

## Can’t Stop Express

rules-express-throw =
    Cada rolagem é de todos
    Alguém rola cinco dados. Todos usam os mesmos dados, cada um do seu jeito e na própria folha.

rules-express-pairs-and-fifth-die =
    Dois pares e um quinto dado
    Junte quatro dos dados em dois pares; o que sobra é o seu quinto dado. Cada par marca um quadradinho na linha da sua soma. Dois pares com a mesma soma marcam dois quadradinhos da mesma linha.

rules-express-three-values =
    O quinto dado define três valores
    Seus quintos dados definem três valores. Cada valor tem uma trilha de oito quadradinhos, e ao defini-lo você já marca o primeiro. Até ter os três, seu quinto dado precisa ser um valor que você ainda não definiu, se tiver saído algum. Se não, marque um dos que você já tem.

rules-express-one-of-yours =
    Depois, os seus próprios valores
    Com três valores definidos, seu quinto dado precisa ser um deles sempre que sair algum. Qual deles, e que pares sobram para você: o jogo é isso.

rules-express-free-throw =
    Rolagem livre
    Se você já definiu três valores e nenhum deles saiu, escolha dois pares quaisquer. Você não marca nenhuma trilha.

rules-express-out =
    Fora na oitava
    A oitava marca numa das suas trilhas deixa você fora; os pares dessa rolagem ainda contam. Os outros continuam até todos estarem fora.

rules-express-rows =
    Quanto vale uma linha
    Nenhuma marca: nada. De uma a quatro marcas: menos 200. Cinco marcas: nada. Da sexta à décima, cada marca dá os pontos da linha: 100 na 2 e na 12, 70 na 3 e na 11, 60 na 4 e na 10, 50 na 5 e na 9, 40 na 6 e na 8, 30 na 7. Marcas depois da décima não dão nada.

rules-express-why =
    Por que uma linha começa em −200
    Cada linha que você abre é uma dívida. A quinta marca paga a dívida, e só a sexta dá pontos; se você ficar no meio do caminho, a linha custa 200. Uma linha vazia não custa nada. Por isso abra poucas linhas, e só as que você consegue encher.

rules-express-kinder =
    Um jogo mais leve
    Para iniciantes, uma linha de uma a quatro marcas pode custar menos. Ajuste a penalidade em “Nova partida”.

rules-express-winner =
    Quem ganha
    Ganha quem tem mais pontos; em caso de empate, a vitória é dividida. Se você joga solo, joga contra a sua melhor pontuação.

rules-express-seats =
    Gente que chega e que sai
    Você pode passar um lugar a outra pessoa. Quem chega tarde pode entrar antes da quarta rolagem e primeiro escolhe para as rolagens já feitas. Quem sai não escolhe mais e fica sem colocação; os outros não esperam.

## O jogo de tabuleiro

rules-board-start =
    Quem começa
    Todos rolam dois dados. A maior soma começa; quem empata nela rola os dados de novo.

rules-board-turn =
    Um turno
    Role quatro dados, junte-os em dois pares e suba pelas colunas das somas. Depois role de novo, ou pare e garanta o que avançou.

rules-board-runners =
    Três marcadores
    Três marcadores mostram o que você avança num turno. Um marcador novo começa na primeira casa ou logo acima do seu peão. Cada par faz o marcador da sua soma subir uma casa.

rules-board-must-be-played =
    O que precisa ser jogado
    Escolha qualquer jeito de dividir os dados em pares; se você pode jogar os dois pares, precisa jogar os dois. Se os dois forem jogáveis, mas só restar um marcador para duas colunas novas, escolha um. Não dá para jogar numa coluna ganha, acima do topo ou sem um marcador para colocar.

rules-board-bust =
    Estouro
    Se você não pode jogar nenhum par da rolagem, perde tudo o que avançou neste turno, e o próximo jogador rola os dados.

rules-board-stop =
    Parar e ganhar colunas
    Quando você para, seus peões sobem até os seus marcadores. Se você chegou ao topo, a coluna é sua: os outros peões saem dela, e ninguém mais joga ali. Um marcador no topo não ganha nada até você parar.

rules-board-end =
    Ganhar a partida
    Ganha-se com três colunas. Entre dois ou três jogadores, vocês podem combinar quatro ou cinco. Se você joga solo, conte os seus turnos.

rules-board-jump =
    Variante: o marcador pula
    Um marcador que cairia numa casa com o peão de outro jogador segue até a próxima casa sem nenhum.

rules-board-no-stop =
    Variante: ali não se para
    Você não pode parar enquanto um marcador divide a casa com o peão de outro jogador.

rules-board-house =
    Regra da casa: que pares
    “Se você pode colocar um marcador, é obrigado” tem três leituras: você pode escolher qualquer combinação; precisa escolher uma que coloque um marcador novo; ou precisa escolher uma que aproveite o máximo de pares.

rules-board-seats =
    Gente que chega e que sai
    Você pode passar um lugar a outra pessoa, mas ninguém entra numa partida já começada: não seria justo. Se alguém sai, os turnos dessa pessoa são pulados, os peões ficam, e ganha quem restar na mesa.
