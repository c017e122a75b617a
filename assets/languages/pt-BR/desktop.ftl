### O que dizem os menus e as lojas de programas do sistema.

desktop-generic-name = Folha de pontos para jogos de dados
desktop-comment = Jogue e marque os pontos de Can’t Stop Express e Can’t Stop
desktop-keywords = dados;pontuação;folha;jogo de tabuleiro;solo;
desktop-about = Fifth Die substitui a folha de papel de Can’t Stop Express para um grupo em volta de um notebook, com dados físicos ou os do app, e guarda a pontuação de quem joga solo. Também serve para jogar o jogo de tabuleiro Can’t Stop.
desktop-point-phones = Cada pessoa pode escolher no próprio celular, pelo navegador, sem instalar nada
desktop-point-throws = Digite os dados da mesa ou deixe o app rolá-los; depois cada jogador escolhe com uma letra ou um clique
desktop-point-legal = Você só vê opções que valem, e se um dado não pode ser o seu quinto dado, o app explica por quê
desktop-point-saved = O app salva cada rolagem e cada escolha na hora; você pode desfazer sem limite e corrigir qualquer rolagem ou escolha anterior
desktop-point-coach = Um treinador diz quanto vale cada opção, joga em qualquer lugar e analisa suas partidas depois
desktop-not-connected = Fifth Die não tem ligação com a editora dos jogos. Desenha a própria folha e o próprio tabuleiro e explica as regras com as próprias palavras.
