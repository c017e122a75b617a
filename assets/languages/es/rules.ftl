### Las reglas.

rules-title = Reglas
rules-about = X1, C2 y demás son los números de las reglas; con ellos las cita la comprobación de un archivo.
rules-find = Buscar en las reglas
rules-nothing-found = Ninguna regla habla de eso.
rules-lessons = Lecciones

## Can’t Stop Express

rules-express-throw =
    Una tirada es para todos
    Alguien tira cinco dados. Todos usan los mismos dados, cada uno a su manera y en su propia hoja.
rules-express-pairs-and-fifth-die =
    Dos parejas y un quinto dado
    Junta cuatro de los dados en dos parejas; el que sobra es tu quinto dado. Cada pareja marca una casilla en la fila de su suma. Dos parejas con la misma suma marcan dos casillas de una fila.
rules-express-three-values =
    El quinto dado fija tres valores
    Tus primeros quintos dados fijan tus tres valores. Cada valor tiene un contador de ocho casillas; al fijarlo se marca la primera. Hasta que tengas tres, el quinto dado tiene que ser un valor que aún no hayas fijado, si la tirada trae alguno. Si no trae ninguno, marca uno de los que tienes.
rules-express-one-of-yours =
    Después tiene que ser uno de los tuyos
    Con los tres valores fijados, tu quinto dado tiene que ser uno de ellos siempre que la tirada traiga alguno. Cuál, y qué parejas quedan entonces: de eso trata el juego.
rules-express-free-throw =
    Tirada libre
    Hay tres valores fijados y la tirada no trae ninguno: elige dos parejas cualesquiera. El quinto dado no cuenta y no se marca ningún contador.
rules-express-out =
    Fuera con la octava
    La octava marca en uno de tus contadores te deja fuera; las parejas de esa tirada aún cuentan. Los demás siguen hasta que todos estén fuera.
rules-express-rows =
    Lo que vale una fila
    Ninguna marca: nada. De una a cuatro marcas: menos 200. Cinco marcas: nada. Cada marca de la sexta a la décima da los puntos de la fila: 100 en la 2 y la 12, 70 en la 3 y la 11, 60 en la 4 y la 10, 50 en la 5 y la 9, 40 en la 6 y la 8, 30 en la 7. Las marcas después de la décima no dan nada.
rules-express-why =
    Por qué una fila empieza en −200
    Cada fila que empiezas es una deuda. Su quinta marca la paga, y solo la sexta da puntos; una fila que dejas antes cuesta 200. Una fila vacía no cuesta nada. Así que empieza pocas filas, y las que puedas llenar.
rules-express-kinder =
    Un juego más suave
    Para principiantes, una fila de una a cuatro marcas puede costar menos. Se ajusta en «Partida nueva».
rules-express-winner =
    Quién gana
    Gana quien tiene más puntos; en caso de empate se comparte la victoria. Quien juega a solas juega contra su mejor resultado.
rules-express-seats =
    Llegar y marcharse
    Un sitio se puede ceder a otra persona. Quien llega tarde entra antes de la cuarta tirada y elige primero para las tiradas ya hechas. Quien tiene que irse ya no elige y no tiene puesto; los demás no esperan.

## El juego de tablero

rules-board-start =
    Quién empieza
    Todos tiran dos dados. Empieza la suma más alta; quienes empatan con ella tiran otra vez.
rules-board-turn =
    Un turno
    Tira cuatro dados, júntalos en dos parejas y sube por las columnas de sus sumas. Luego tira otra vez, o plántate y conserva lo ganado.
rules-board-runners =
    Tres marcadores
    Lo que ganas en un turno lo señalan los marcadores; tienes tres. Uno nuevo empieza en la primera casilla, o justo encima de tu peón. Una pareja sube una casilla el marcador de su columna.
rules-board-must-be-played =
    Lo que hay que jugar
    Elige cualquier manera de emparejar los dados; si se pueden jugar las dos parejas, se juegan las dos. Si podría jugarse cada una pero solo queda un marcador para dos columnas nuevas, elige una. No se puede jugar nada en una columna ganada, más allá de la cima, ni sin un marcador que colocar.
rules-board-bust =
    Fallo
    Si no se puede jugar ninguna pareja de la tirada, se pierde todo lo ganado en el turno y tira el jugador siguiente.
rules-board-stop =
    Plantarse y ganar columnas
    Cuando te plantas, tus peones suben hasta tus marcadores. Una columna cuya cima has alcanzado es tuya: los peones de los demás salen de ella y nadie vuelve a jugar ahí. Un marcador en la cima no ha ganado nada hasta que te plantas.
rules-board-end =
    Ganar la partida
    Se gana con tres columnas. Entre dos o tres jugadores se pueden acordar cuatro o cinco. Quien juega a solas cuenta los turnos.
rules-board-jump =
    Variante: el marcador salta
    Un marcador que caería en una casilla con el peón de otro sigue hasta la siguiente casilla sin ninguno.
rules-board-no-stop =
    Variante: ahí no se planta nadie
    No puedes plantarte mientras un marcador comparta casilla con el peón de otro.
rules-board-house =
    Regla de la casa: qué parejas
    «Si puedes colocar un marcador, tienes que hacerlo» se entiende de tres maneras: se puede elegir cualquier combinación; tiene que ser una que coloque un marcador nuevo; o tiene que ser una que juegue el máximo de parejas.
rules-board-seats =
    Llegar y marcharse
    Un sitio se puede ceder a otra persona, pero nadie entra a media partida: empezar tarde no sería justo. Si alguien se va, sus turnos se saltan, sus peones se quedan, y gana quien quede en la mesa.
