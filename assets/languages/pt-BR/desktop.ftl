### O que dizem os menus e as lojas de programas do sistema.

desktop-generic-name = Folha de pontos para jogos de dados
desktop-comment = Jogue e pontue Can’t Stop Express e Can’t Stop
desktop-keywords = dados;pontuação;folha;jogo de tabuleiro;solo;
desktop-about = Fifth Die substitui a folha de papel de Can’t Stop Express para um grupo em volta de um notebook, com os dados da mesa ou com os dele, e guarda os resultados de quem joga solo. Também joga o jogo de tabuleiro Can’t Stop.
desktop-point-phones = Cada pessoa pode escolher no próprio celular, no navegador, sem instalar nada
desktop-point-throws = Digite os dados que estão na mesa ou deixe o programa rolar; depois cada jogador escolhe com uma letra ou com um clique
desktop-point-legal = Só opções válidas são oferecidas, e um dado que não pode ser o quinto diz por quê
desktop-point-saved = Cada rolagem e cada escolha são salvas na hora; dá para desfazer tudo e corrigir qualquer rolagem ou escolha anterior
desktop-point-coach = Um treinador diz quanto vale cada opção, joga em qualquer lugar da mesa e analisa a partida depois
desktop-not-connected = Não tem ligação com a editora dos jogos, desenha a própria folha e o próprio tabuleiro e conta as regras com as próprias palavras.
