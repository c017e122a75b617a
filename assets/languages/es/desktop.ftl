### Lo que dicen los menús y los catálogos de programas del sistema.

desktop-generic-name = Hoja de puntos para juegos de dados
desktop-comment = Juega y puntúa Can’t Stop Express y Can’t Stop
desktop-keywords = dados;puntuación;hoja;juego de mesa;solitario;
desktop-about = Fifth Die sustituye la hoja de papel de Can’t Stop Express para un grupo en torno a un portátil, con los dados de la mesa o con los suyos, y lleva la cuenta de quien juega a solas. También juega al juego de tablero Can’t Stop.
desktop-point-phones = Cada persona puede elegir en su propio móvil, en el navegador, sin instalar nada
desktop-point-throws = Escribe los dados que hay en la mesa o deja que tire el programa; después cada jugador elige con una letra o con un clic
desktop-point-legal = Solo se ofrecen opciones válidas, y un dado que no puede ser el quinto dice por qué
desktop-point-saved = Cada tirada y cada elección se guardan al momento; se puede deshacer todo, y corregir cualquier tirada o elección anterior
desktop-point-coach = Un entrenador dice lo que vale cada opción, juega en cualquier sitio y analiza la partida después
desktop-not-connected = No tiene relación con la editorial de los juegos, dibuja su propia hoja y su propio tablero y cuenta las reglas con sus propias palabras.
