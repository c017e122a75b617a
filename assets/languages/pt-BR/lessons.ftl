### As três lições.

lessons-throws = Rolagens
lessons-scoring = Pontuação
lessons-board = O tabuleiro
lessons-plan = Estratégia
lessons-climb = Estratégia do tabuleiro
lessons-next = Próxima lição
lessons-done = Pronto
lessons-go-on = Continuar
lessons-show-me = Mostrar
lessons-back = Anterior
lessons-step = { $step } de { $count }
lessons-over = A lição acaba aqui; uma partida continuaria.
lessons-you = Você

## Rolagens

lessons-throws-first = Primeiro os dados: Espaço rola.
lessons-throws-everybody =
    Uma rolagem é para todos
    Esta é a sua folha: uma linha para cada soma de dois dados e três trilhas para os quintos dados. Todos usam a mesma rolagem, cada um na sua folha. Role os dados.

lessons-throws-two-pairs =
    Dois pares, e sobra um dado
    Junte quatro dados em dois pares; cada um marca um quadradinho na linha da sua soma. O quinto dado marca uma trilha. Cada item da lista é um dado que pode sobrar, com os pares que ele deixa. Deixe um 4: escolha 4 (1 e 3) e 10 (4 e 6).
    Isso também pode ser escolhido. Aqui escolhemos 4 e 10, e deixamos o 4.

lessons-throws-first-value =
    Seu primeiro valor
    As linhas 4 e 10 têm uma marca cada, e o 4 é o primeiro dos seus três valores, com um quadradinho da trilha já gasto. Agora as linhas 4 e 10 custam 200 cada, até terem cinco marcas. Vamos à próxima rolagem.

lessons-throws-new-value =
    Cada vez um valor novo
    Até haver três valores definidos, o quinto dado precisa ser um novo, se a rolagem tiver algum. Clique no 4 para ver que ele não vale. Depois escolha 9 (3 e 6) e 10 (4 e 6), e deixe o 2.
    Isso também serviria: o quinto dado é novo. Aqui escolhemos 9 e 10, e deixamos o 2.

lessons-throws-one-free =
    Ainda falta um valor
    Dois valores estão definidos, 4 e 2. A linha 10 tem a segunda marca: poucas linhas com muitas marcas valem mais que muitas linhas com poucas. Role de novo.

lessons-throws-third-value =
    O terceiro valor
    O 2 e o 4 já são seus, então só o 1 ou o 5 pode sobrar. Escolha 4 (2 e 2) e 5 (1 e 4), e deixe o 5.
    Esse também é um valor novo. Aqui escolhemos 4 e 5, e deixamos o 5.

lessons-throws-three-stand =
    Os três valores estão definidos
    De agora em diante, seu quinto dado precisa ser um 2, um 4 ou um 5 sempre que a rolagem tiver um deles. Você vai torcer para que não tenha.

lessons-throws-free-throw =
    Uma rolagem livre
    Nem 2, nem 4, nem 5: escolha dois pares quaisquer, e nenhuma trilha é marcada. É uma rolagem que não custa nada. Escolha 4 (1 e 3) e 9 (3 e 6).
    Em uma rolagem livre servem dois pares quaisquer. Aqui escolhemos 4 e 9.

lessons-throws-and-so-on =
    E assim por diante
    A linha 4 tem três marcas; com mais duas, os 200 dela somem. A oitava marca em uma das trilhas acaba a sua partida, em geral depois de umas vinte rolagens. O que conta então está na próxima lição.

## O tabuleiro

lessons-board-first = Se parar, você guarda o que tem. Para ver o que vem depois, role: Espaço.
lessons-board-columns =
    Onze colunas
    Cada coluna é uma soma de dois dados. As do meio são mais compridas, porque as somas delas saem mais. Ganha quem tiver três colunas. Você é Mia, e é a sua vez: role os dados.

lessons-board-two-pairs =
    Dois pares, dois marcadores
    Quatro dados formam dois pares de até três maneiras. Os dois pares que você escolher são jogados: um marcador é colocado ou sobe uma casa. Escolha 6 (1 e 5) e 10 (4 e 6).
    Isso também pode ser jogado. Aqui escolhemos 6 e 10.

lessons-board-roll-or-stop =
    Continuar ou parar
    Dois marcadores estão no tabuleiro, falta um. Depois de cada rolagem você pode parar e guardar o que tem, ou continuar rolando e arriscar. Os dois botões dizem o que isso traz. Continue rolando.

lessons-board-last-runner =
    O último marcador
    Resta um marcador: 6 e 8 podem ser jogados, o 8 com o último marcador. De 5 e 9 só um poderia, porque os dois pedem um novo. Escolha 6 (2 e 4) e 8 (3 e 5).
    Isso também pode ser jogado. Aqui escolhemos 6 e 8.

lessons-board-still-played =
    O que ainda dá para jogar
    Os três marcadores estão no tabuleiro: no resto deste turno só 6, 8 e 10 podem ser jogados. Muita gente pararia aqui. Para ver o que se teme, continue rolando.

lessons-board-bust =
    Estouro
    Não há dois dados que somem 6, 8 ou 10, então nada pode ser jogado: é um estouro. Os marcadores saem e tudo o que o turno ganhou se perde. É a vez de Ben.

lessons-board-next-turn =
    Seu próximo turno
    Ben tirou dois 7 e parou na hora: o peão dele fica ali, aconteça o que acontecer. É a sua vez de novo. Role os dados.

lessons-board-twice =
    Duas vezes o mesmo
    Dois pares com a mesma soma sobem um marcador duas casas. Escolha 8 duas vezes: 2 e 6, 3 e 5.
    Isso também pode ser jogado. Aqui escolhemos 8 duas vezes.

lessons-board-once-more =
    Mais uma vez
    Duas casas com um marcador, e mais dois na mão: um estouro é improvável. Continue rolando.

lessons-board-second-column =
    Uma segunda coluna
    Escolha 7 (3 e 4) e 8 (2 e 6). Não importa que Ben também esteja na coluna 7: peões podem dividir uma casa.
    Isso também pode ser jogado. Aqui escolhemos 7 e 8.

lessons-board-stop =
    Parar
    Há quatro casas em jogo. Desta vez, guarde-as: pare.
    Você pode continuar rolando, claro. Aqui paramos e guardamos as quatro casas: S.

lessons-board-kept =
    Guardado
    Seus peões estão onde os marcadores estavam. Em outro turno, o marcador começa logo acima do seu peão, então nada precisa ser feito de novo.

lessons-board-later =
    Alguns turnos depois
    Seu peão na coluna 8 está a duas casas do topo, e Ben também tem um ali. Role os dados.

lessons-board-to-the-top =
    Até o topo
    Dois 8 de novo, bem o que faltava. Escolha 8 duas vezes.
    Isso também pode ser jogado. Aqui escolhemos 8 duas vezes e chegamos ao topo.

lessons-board-not-won-yet =
    Ainda não está ganha
    O marcador está no topo, mas uma coluna só é ganha quando se para. Com um estouro ela se perderia do mesmo jeito. Pare.
    Continuar rolando arriscaria a coluna. Pare para ganhá-la: S.

lessons-board-won =
    Uma coluna ganha
    A coluna 8 é sua. O peão de Ben sai dela, e ninguém mais joga um 8 ali. Mais duas colunas, e a partida está ganha.

## Estratégia

lessons-plan-rows =
    Poucas linhas
    Numa partida o treinador abre sete das onze linhas. Uma linha 8 aberta chega a cinco marcas em { $other } das partidas. E uma linha 12?
    Só em { $right }. O treinador abre a linha 12 só onde qualquer outra escolha é pior.

lessons-plan-full =
    Uma linha cheia
    Dez marcas na linha 8 dão 200 pontos. Quantas das linhas 8 que abre o treinador enche?
    { $right }, e das linhas 7 só { $other }: uma linha cheia é um presente, não um plano.

lessons-plan-values =
    Defina os valores extremos
    Cada trilha tira um valor dos pares. Em quantas partidas o treinador define o 3?
    Em { $right }, como o 4; mas o 1 e o 6 em { $other }. Um 3 ou 4 dá somas frequentes: o lugar dele é nos pares.

lessons-plan-late =
    O preço de uma linha tardia
    A rolagem é 1, 3, 4, 5, 6, com cinco marcas em cada trilha. Quanto custam duas marcas na linha 9 vazia, em vez de 8 + 10?
    { $right } pontos. Com quatro marcas em cada trilha seriam { $four }, com três { $three }: abra uma linha cedo ou nunca.

lessons-plan-track =
    A trilha mais cheia
    A rolagem é 1, 2, 4, 5, 6. A melhor escolha é 5 + 7 com o 6 de quinto dado. Quanto custa 6 + 10, que põe a sétima marca no 2?
    { $right } pontos. Mais um 2 acabaria a partida, e ainda há linhas que devem 200 cada: distribua os quintos dados.

lessons-plan-end =
    Ainda não
    A rolagem é 1, 2, 3, 4, 6, e nenhuma linha deve nada. 5 + 10 com o 1 de quinto dado acaba a partida em { $end }. Quanto vale duas vezes 5 com o 6 de quinto dado?
    { $right }. Onde nada é devido, cada rolagem a mais só dá pontos.

lessons-climb-columns =
    Boas colunas
    Os marcadores de Mia estão em 6, 7 e 8. Com que frequência a próxima rolagem estoura?
    { $right }: não há três colunas melhores. Em 2, 3 e 12 seria { $other }.

lessons-climb-hand =
    Um marcador na mão
    Dois marcadores estão postos e um está na mão: a próxima rolagem não pode estourar. Continuar rolando ganha { $roll } das partidas. E parar?
    { $right }. Com um marcador na mão e colunas abertas, continue rolando.

lessons-climb-far =
    Até onde
    Cada marcador subiu quatro casas, nas melhores colunas. Parar ganha { $stop } das partidas. E continuar rolando?
    { $right }: continue. Depois de seis casas cada um, as duas coisas ganham { $level }; com mais, pare.

lessons-climb-narrow =
    Más colunas
    Uma casa em 2, 3 e 12, e a próxima rolagem estoura em { $bust } das vezes. Parar ganha { $stop } das partidas. E continuar rolando?
    { $right }: pare. Uma casa na coluna 2 ou 12 é um terço do caminho.

lessons-climb-share =
    Um terço de coluna
    A partida começa com 1, 1, 3, 4. Escolher 4 e 5 ganha { $other } das partidas. E 2 e 7?
    { $right }. A coluna 2 tem só três casas, e uma já foi.

lessons-climb-threat =
    Quando os outros estão perto
    Ben tem duas colunas e está na casa 9 de 13 da coluna 7. Parar ganha { $stop } das partidas. E continuar rolando?
    { $right }. Ben vai ganhar logo, então um estouro custa pouco: vá atrás das colunas agora.

## Pontuação

lessons-scoring-row = { $marks ->
    [0] Linha { $row }, { $marks } marcas
    [one] Linha { $row }, { $marks } marca
   *[other] Linha { $row }, { $marks } marcas
}
lessons-scoring-everything = Tudo junto
lessons-scoring-not = Não são { $points }.
lessons-scoring-too-few =
    Marcas de menos
    A partida acabou e a folha é somada, linha por linha. Os quatro primeiros quadradinhos de uma linha são uma dívida: uma a quatro marcas custam 200, seja qual for a linha. A linha 2 tem duas marcas. Quanto ela vale?
    Com uma marca ou com quatro, a linha custa 200.
    Duas marcas não chegam ao quinto quadradinho, e uma a quatro marcas custam 200.

lessons-scoring-sixth =
    A sexta marca
    A quinta marca paga a dívida, e cada uma depois dela dá os pontos da linha. Na linha 4 são 60. Ela tem seis marcas.
    Cinco marcas pagam a dívida, a sexta dá 60.
    As cinco primeiras marcas não dão nada; só as seguintes contam 60 cada.

lessons-scoring-fifth =
    Só até a quinta
    A linha 5 tem cinco marcas.
    A dívida está paga, e nada foi ganho ainda.
    A quinta marca paga a dívida; os pontos começam na sexta.

lessons-scoring-easy =
    Linhas fáceis dão menos
    Seis e oito saem muito, por isso as linhas deles dão só 40 por marca. A linha 6 tem seis marcas.
    Uma marca depois da quinta: 40.
    Seis marcas são uma depois da quinta, e essa dá 40.

lessons-scoring-long =
    Uma linha comprida
    A linha 8 tem nove marcas, a 40 pontos cada.
    Quatro marcas depois da quinta: 4 × 40.
    Nove marcas são quatro depois da quinta; conte essas quatro a 40.

lessons-scoring-seven =
    Sete marcas
    A linha 9 tem sete marcas, a 50 pontos cada.
    Duas marcas depois da quinta: 2 × 50.
    Sete marcas são duas depois da quinta; conte essas duas a 50.

lessons-scoring-points =
    Onde estão os pontos
    A linha 10 tem nove marcas, a 60 pontos cada. Uma décima ainda contaria; uma décima primeira, não.
    Quatro marcas depois da quinta: 4 × 60.
    Nove marcas são quatro depois da quinta; conte essas quatro a 60.

lessons-scoring-total =
    O total
    Todas as outras linhas estão vazias, e uma linha vazia não custa nada. Some os ganhos e tire as perdas: qual é o resultado?
    600 a mais, 200 a menos: 400. A maioria das partidas acaba com menos; jogando muito bem chega-se a uns 245. O caminho: poucas linhas, cada uma com muitas marcas.
    A mais há 60, 40, 160, 100 e 240; a menos, 200.

lessons-practice = Praticar
lessons-practice-hard = Decisões difíceis: { $name }
lessons-practice-looking = Procurando as escolhas mais caras das suas partidas…
lessons-practice-none = Ainda não há escolhas caras suas. Até lá você pode praticar com decisões difíceis: { $name }.
lessons-practice-all = Todas
lessons-practice-due = para hoje
lessons-practice-new = novas
lessons-practice-right = acertos
lessons-practice-begin = Começar
lessons-practice-ask = O que você escolhe?
lessons-practice-over = Melhores escolhas: { $best } de { $count }.
lessons-practice-few = A partir de { $least } respostas você vê aqui quantas estão certas.
lessons-practice-share = Das últimas { $count } respostas, { $share } estavam certas.
lessons-practice-trend =
    { $trend ->
        [more] Das últimas dez, mais estavam certas que antes.
        [fewer] Das últimas dez, menos estavam certas que antes.
       *[none] As últimas dez não mostram mudança clara.
    }
lessons-practice-course = Respostas certas, de dez em dez
lessons-practice-board-alone = Clássico solo
lessons-theme-opened = Linhas abertas tarde ou demais
lessons-theme-in-danger = Linhas com menos de cinco marcas
lessons-theme-greedy = Ganância por pontos imediatos
lessons-theme-named = Valores definidos cedo ou mal
lessons-theme-track = Trilhas preenchidas rápido demais
lessons-theme-stopped-early = Parar cedo demais
lessons-theme-stopped-late = Parar tarde demais
lessons-theme-runner = Marcadores postos cedo demais
lessons-theme-column = A coluna errada
