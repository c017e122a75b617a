### As lições.

## A moldura

lessons-throws = Rolagens
lessons-scoring = Pontuação
lessons-board = O tabuleiro
lessons-plan = Estratégia
lessons-climb = Estratégia do tabuleiro
lessons-next = Próxima lição
lessons-done = Pronto
lessons-go-on = Continuar
lessons-show-me = Me mostre
lessons-back = Passo atrás
lessons-step = { $step } de { $count }
lessons-over = A lição acaba aqui; uma partida de verdade continuaria.
lessons-you = Você

## Rolagens

lessons-throws-first = Primeiro os dados: aperte Espaço.

lessons-throws-everybody =
    Cada rolagem é de todos
    Esta é a sua folha: uma linha para cada soma de dois dados e três trilhas para os seus quintos dados. Todos usam a mesma rolagem, cada um na própria folha. Role os dados.

lessons-throws-two-pairs =
    Dois pares, e um dado de sobra
    Junte quatro dados em dois pares; cada par marca um quadradinho na linha da sua soma. O quinto dado marca uma trilha. Cada linha daqui é um dado que você pode deixar, com os pares que formaria. Deixe um 4: escolha 4 (1 e 3) e 10 (4 e 6).
    Você também poderia escolher isso. Aqui escolhemos 4 e 10, e deixamos o 4.

lessons-throws-first-value =
    Seu primeiro valor
    As linhas 4 e 10 têm uma marca cada, e o 4 é o primeiro dos seus três valores, com um quadradinho da trilha já marcado. Agora as linhas 4 e 10 custam 200 cada uma, até terem cinco marcas. Vamos à próxima rolagem.

lessons-throws-new-value =
    Cada vez um valor novo
    Até você definir três valores, seu quinto dado precisa ser um novo, se tiver saído algum. Clique no 4 e veja que ele não vale. Depois escolha 9 (3 e 6) e 10 (4 e 6), e deixe o 2.
    Valeria, porque o quinto dado é novo. Aqui escolhemos 9 e 10, e deixamos o 2.

lessons-throws-one-free =
    Falta um valor
    Você já definiu dois valores, o 4 e o 2. A linha 10 tem a segunda marca: poucas linhas com muitas marcas valem mais que muitas linhas com poucas. Role os dados de novo.

lessons-throws-third-value =
    O terceiro valor
    Você já tem o 2 e o 4, então só pode deixar o 1 ou o 5. Escolha 4 (2 e 2) e 5 (1 e 4), e deixe o 5.
    Esse também é um valor novo. Aqui escolhemos 4 e 5, e deixamos o 5.

lessons-throws-three-stand =
    Os três valores
    Daqui em diante, seu quinto dado precisa ser um 2, um 4 ou um 5 sempre que sair algum. Tomara que não saia.

lessons-throws-free-throw =
    Uma rolagem livre
    Nem 2, nem 4, nem 5: escolha dois pares quaisquer e não marque nenhuma trilha. Uma rolagem livre não custa nada. Escolha 4 (1 e 3) e 9 (3 e 6).
    Numa rolagem livre, você pode escolher dois pares quaisquer. Aqui escolhemos 4 e 9.

lessons-throws-and-so-on =
    E assim por diante
    A linha 4 tem três marcas: com mais duas, você paga a dívida de 200. A oitava marca numa das suas trilhas encerra a sua partida, em geral após umas vinte rolagens. A próxima lição mostra o que conta depois disso.

## O tabuleiro

lessons-board-first = Se você parar, garante o que tem. Para ver o que vem depois, role os dados: aperte Espaço.

lessons-board-columns =
    Onze colunas
    Cada coluna é uma soma de dois dados. As do meio são mais longas, porque as somas delas saem mais. Ganha-se a partida com três colunas. Você é Mia, e é a sua vez: role os dados.

lessons-board-two-pairs =
    Dois pares, dois marcadores
    Quatro dados formam dois pares de até três jeitos. Escolha um e jogue os dois pares: cada um coloca um marcador ou faz um deles subir uma casa. Escolha 6 (1 e 5) e 10 (4 e 6).
    Você também poderia jogar isso. Aqui escolhemos 6 e 10.

lessons-board-roll-or-stop =
    Continuar ou parar
    Dois marcadores estão no tabuleiro, e resta um. Depois de cada rolagem você pode parar e garantir o que tem, ou continuar e arriscar tudo. Cada botão mostra o que você arrisca ou garante. Continue.

lessons-board-last-runner =
    O último marcador
    Resta um marcador: você pode jogar 6 e 8, o 8 com o último marcador. De 5 e 9 você só poderia jogar um, porque os dois precisam de um marcador novo. Escolha 6 (2 e 4) e 8 (3 e 5).
    Você também poderia jogar isso. Aqui escolhemos 6 e 8.

lessons-board-still-played =
    O que você ainda pode jogar
    Os três marcadores estão em jogo: no resto deste turno, você só pode jogar 6, 8 e 10. Muita gente pararia aqui. Para ver do que têm medo, continue.

lessons-board-bust =
    Estouro
    Não há dois destes dados que somem 6, 8 ou 10, então você não pode jogar nada: estouro. Os marcadores saem, e você perde tudo o que avançou neste turno. É a vez de Ben.

lessons-board-next-turn =
    Seu próximo turno
    Ben tirou dois 7 e parou logo: o peão dele fica ali, aconteça o que acontecer. É a sua vez de novo. Role os dados.

lessons-board-twice =
    Duas vezes a mesma soma
    Dois pares com a mesma soma fazem um marcador subir duas casas. Escolha 8 duas vezes: 2 e 6, 3 e 5.
    Você também poderia jogar isso. Aqui escolhemos 8 duas vezes.

lessons-board-once-more =
    Role de novo
    Duas casas com um marcador, e mais dois marcadores na mão: um estouro é improvável. Continue.

lessons-board-second-column =
    Uma segunda coluna
    Escolha 7 (3 e 4) e 8 (2 e 6). Não faz mal que Ben também esteja na coluna 7: os peões podem dividir uma casa.
    Você também poderia jogar isso. Aqui escolhemos 7 e 8.

lessons-board-stop =
    Parar
    Você tem quatro casas em jogo. Desta vez, garanta o avanço: pare.
    Você poderia continuar, claro. Aqui paramos e garantimos as quatro casas: aperte S.

lessons-board-kept =
    Garantido
    Seus peões estão agora onde estavam os marcadores. Num turno seguinte, o marcador começa logo acima do peão, então você nunca sobe a mesma casa duas vezes.

lessons-board-later =
    Alguns turnos depois
    Seu peão na coluna 8 está a duas casas do topo, e Ben também tem um ali. Role os dados.

lessons-board-to-the-top =
    Até o topo
    Dois 8 de novo, bem o que você precisa. Escolha 8 duas vezes.
    Você também poderia jogar isso. Aqui escolhemos 8 duas vezes e chegamos ao topo.

lessons-board-not-won-yet =
    Ainda não está ganha
    O marcador está no topo, mas você só ganha uma coluna quando para. Com um estouro, ainda a perderia. Pare.
    Continuar arriscaria a coluna. Pare para ganhá-la: aperte S.

lessons-board-won =
    Uma coluna ganha
    A coluna 8 é sua. O peão de Ben sai dela, e ninguém mais joga um 8. Com mais duas colunas, você ganha a partida.

## Estratégia

lessons-plan-rows =
    Poucas linhas
    Numa partida, o treinador abre sete das onze linhas. A linha 8, quando ele a abre, chega a cinco marcas em { $other } das partidas. E a linha 12?
    Só em { $right }. O treinador só abre a linha 12 quando qualquer outra escolha é pior.

lessons-plan-full =
    Uma linha cheia
    Dez marcas na linha 8 dão 200 pontos. Quando o treinador abre a linha 8, em quantas vezes ele a enche?
    Em { $right }, e a linha 7 só em { $other }: uma linha cheia é um presente, não um plano.

lessons-plan-values =
    Defina os valores extremos
    Cada trilha tira um valor dos pares. Em quantas partidas o treinador define o 3?
    Em { $right }, como o 4; já o 1 e o 6, em { $other }. Um 3 ou um 4 forma somas frequentes: guarde-os para os pares.

lessons-plan-late =
    O preço de uma linha tardia
    A rolagem é 1, 3, 4, 5, 6, com cinco marcas em cada trilha. Quanto custam duas marcas na linha 9, ainda vazia, em vez de 8 + 10?
    { $right } pontos. Com quatro marcas em cada trilha seriam { $four }; com três, { $three }: abra uma linha cedo ou nunca.

lessons-plan-track =
    A trilha mais cheia
    A rolagem é 1, 2, 4, 5, 6. A melhor escolha é 5 + 7 com quinto dado 6. Quanto custa 6 + 10, que põe a sétima marca no 2?
    { $right } pontos. Mais um 2 encerraria a partida, e ainda há linhas devendo 200 cada: distribua os quintos dados.

lessons-plan-end =
    Ainda não é o fim
    A rolagem é 1, 2, 3, 4, 6, e nenhuma linha deve nada. 5 + 10 com quinto dado 1 encerra a partida em { $end }. Quanto vale 5 duas vezes com quinto dado 6?
    { $right }. Quando você não deve nada, cada rolagem a mais só traz pontos.

lessons-climb-columns =
    Boas colunas
    Os marcadores de Mia estão em 6, 7 e 8. Com que frequência a próxima rolagem estoura?
    Em { $right } das vezes: não há três colunas mais seguras. Em 2, 3 e 12 seria em { $other }.

lessons-climb-hand =
    Um marcador na mão
    Dois marcadores estão em jogo e um está na mão, então a próxima rolagem não pode estourar. Continuar ganha { $roll } das partidas. E parar?
    { $right }. Com um marcador na mão e nenhuma coluna ganha ainda, continue.

lessons-climb-far =
    Até onde
    Cada marcador subiu quatro casas, nas melhores colunas. Parar ganha { $stop } das partidas. E continuar?
    { $right }: continue. Com seis casas cada um, as duas coisas ganham { $level }; com mais, pare.

lessons-climb-narrow =
    Colunas ruins
    Uma casa em cada uma das colunas 2, 3 e 12, e a próxima rolagem estoura em { $bust } das vezes. Parar ganha { $stop } das partidas. E continuar?
    { $right }: pare. Uma casa na coluna 2 ou na 12 é um terço do caminho.

lessons-climb-share =
    Um terço de coluna
    A partida começa com 1, 1, 3, 4. Escolher 4 e 5 ganha { $other } das partidas. E 2 e 7?
    { $right }. A coluna 2 tem só três casas, e uma já é sua.

lessons-climb-threat =
    Quando os outros estão perto
    Ben tem duas colunas e está na casa 9 de 13 da coluna 7. Parar ganha { $stop } das partidas. E continuar?
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
    A partida acabou, e você soma a sua folha linha por linha. Os quatro primeiros quadradinhos de uma linha são uma dívida: de uma a quatro marcas custam 200, em qualquer linha. A linha 2 tem duas marcas. Quanto ela vale?
    Com uma marca ou com quatro, a linha custa 200.
    Duas marcas não chegam ao quinto quadradinho, e de uma a quatro custam 200.

lessons-scoring-sixth =
    A sexta marca
    A quinta marca paga a dívida; cada uma depois dela dá os pontos da linha. Na linha 4 são 60. Ela tem seis marcas.
    Cinco marcas pagam a dívida, e a sexta dá 60.
    As cinco primeiras marcas não dão nada; só as seguintes dão 60 cada.

lessons-scoring-fifth =
    Só até a quinta
    A linha 5 tem cinco marcas.
    Você pagou a dívida, mas ainda não ganhou nada.
    A quinta marca paga a dívida; os pontos começam na sexta.

lessons-scoring-easy =
    Linhas fáceis dão menos
    O 6 e o 8 saem muito, por isso as linhas deles só dão 40 por marca. A linha 6 tem seis marcas.
    Uma marca depois da quinta: 40.
    De seis marcas, uma vem depois da quinta, e essa dá 40.

lessons-scoring-long =
    Uma linha comprida
    A linha 8 tem nove marcas, a 40 pontos cada.
    Quatro marcas depois da quinta: 4 × 40.
    De nove marcas, quatro vêm depois da quinta; conte essas quatro a 40.

lessons-scoring-seven =
    Sete marcas
    A linha 9 tem sete marcas, a 50 pontos cada.
    Duas marcas depois da quinta: 2 × 50.
    De sete marcas, duas vêm depois da quinta; conte essas duas a 50.

lessons-scoring-points =
    Onde estão os pontos
    A linha 10 tem nove marcas, a 60 pontos cada. Uma décima ainda contaria; uma décima primeira, não.
    Quatro marcas depois da quinta: 4 × 60.
    De nove marcas, quatro vêm depois da quinta; conte essas quatro a 60.

lessons-scoring-total =
    O total
    Todas as outras linhas estão vazias, e uma linha vazia não custa nada. Some o que ganhou e tire o que custou: qual é o resultado?
    600 de ganho, 200 de custo: 400. A maioria das partidas acaba com menos; quem joga muito bem faz uns 245 em média. O caminho: poucas linhas, com muitas marcas cada uma.
    O ganho é 60, 40, 160, 100 e 240; o custo é 200.

## Praticar com as próprias escolhas caras

lessons-practice = Praticar
lessons-practice-hard = Escolhas difíceis do { $name }
lessons-practice-looking = Procurando suas escolhas mais caras…
lessons-practice-none = Você ainda não fez escolhas caras. Até lá, pratique com as difíceis do { $name }.
lessons-practice-all = Todas
lessons-practice-due = a repetir
lessons-practice-new = novas
lessons-practice-right = acertos
lessons-practice-begin = Começar
lessons-practice-ask = O que você escolhe?
lessons-practice-over = Você achou { $best } de { $count } melhores escolhas.
lessons-practice-few = Depois de { $least } respostas, você vê aqui quantas acerta.
lessons-practice-share = Você acertou { $share } das últimas { $count } respostas.
lessons-practice-trend =
    { $trend ->
        [more] Nas últimas dez, você acertou mais que antes.
        [fewer] Nas últimas dez, você acertou menos que antes.
       *[none] As últimas dez não mostram mudança clara.
    }
lessons-practice-course = Acertos em cada dez
lessons-practice-board-alone = Clássico solo

## Temas

lessons-theme-opened = Linhas demais, ou tarde demais
lessons-theme-in-danger = Linhas com menos de 5 marcas
lessons-theme-greedy = Ganância por pontos rápidos
lessons-theme-named = Valores errados ou cedo demais
lessons-theme-track = Trilhas cheias rápido demais
lessons-theme-stopped-early = Parar cedo demais
lessons-theme-stopped-late = Parar tarde demais
lessons-theme-runner = Marcadores postos cedo demais
lessons-theme-column = A coluna errada
