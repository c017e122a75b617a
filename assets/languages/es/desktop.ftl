### Lo que dicen los menús y los catálogos de programas del sistema.

desktop-generic-name = Hoja de puntos para juegos de dados
desktop-comment = Juega y lleva la cuenta en Can’t Stop Express y Can’t Stop
desktop-keywords = dados;puntuación;hoja;juego de mesa;solitario;
desktop-about = Fifth Die sustituye a la hoja de papel de Can’t Stop Express para un grupo reunido en torno a un portátil, con dados de verdad o los de la app, y lleva la cuenta a quien juega en solitario. También sirve para jugar al juego de tablero Can’t Stop.
desktop-point-phones = Cada persona puede elegir en su propio móvil, desde el navegador y sin instalar nada
desktop-point-throws = Introduce los dados de la mesa o deja que tire la app; después, cada jugador elige con una letra o con un clic
desktop-point-legal = Solo ves las opciones que valen, y la app te explica por qué un dado no puede ser tu quinto dado
desktop-point-saved = La app guarda al momento cada tirada y cada jugada; puedes deshacer sin límite y corregir cualquier tirada o jugada anterior
desktop-point-coach = Un entrenador te dice cuánto vale cada opción, juega en cualquier sitio y analiza tus partidas al acabar
desktop-not-connected = Fifth Die no tiene relación con la editorial de los juegos. Dibuja su propia hoja y su propio tablero, y explica las reglas con sus propias palabras.
