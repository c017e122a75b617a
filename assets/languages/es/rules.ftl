### Las reglas.

rules-title = Reglas
rules-about = X1, C2, etc. son los números de las reglas; aparecen en los avisos al comprobar un archivo.
rules-find = Buscar en las reglas
rules-nothing-found = Ninguna regla habla de eso.
rules-lessons = Lecciones
rules-licenses = Licencias

## Can’t Stop Express

rules-express-throw =
    Una tirada para todos
    Alguien tira cinco dados. Todos usan los mismos dados, cada uno a su manera y en su propia hoja.

rules-express-pairs-and-fifth-die =
    Dos parejas y un quinto dado
    Junta cuatro de los dados en dos parejas; el que sobra es tu quinto dado. Cada pareja marca una casilla en la fila de su suma. Dos parejas con la misma suma marcan dos casillas de la misma fila.

rules-express-three-values =
    El quinto dado fija tres valores
    Tus quintos dados fijan tres valores. Cada valor tiene un contador de ocho casillas, y al fijarlo se marca la primera. Hasta que tengas los tres, tu quinto dado tiene que ser un valor que no hayas fijado, si ha salido alguno. Si no, marca uno de los que ya tienes.

rules-express-one-of-yours =
    Después, tus propios valores
    Cuando ya has fijado tres valores, tu quinto dado tiene que ser uno de ellos siempre que salga alguno. Cuál eliges, y qué parejas te deja: de eso va el juego.

rules-express-free-throw =
    Tirada libre
    Si has fijado tres valores y no ha salido ninguno, elige dos parejas cualesquiera. No marcas ningún contador.

rules-express-out =
    Fuera con la octava
    La octava marca en uno de tus contadores te deja fuera; las parejas de esa tirada aún cuentan. Los demás siguen jugando hasta que todos estén fuera.

rules-express-rows =
    Lo que vale una fila
    Sin marcas: nada. De una a cuatro marcas: menos 200. Cinco marcas: nada. De la sexta a la décima, cada marca da los puntos de la fila: 100 en la 2 y la 12, 70 en la 3 y la 11, 60 en la 4 y la 10, 50 en la 5 y la 9, 40 en la 6 y la 8, 30 en la 7. Después de la décima, las marcas no dan nada.

rules-express-why =
    Por qué una fila empieza en −200
    Cada fila que abres es una deuda. La quinta marca la salda y solo la sexta da puntos; si te quedas a medias, la fila cuesta 200. Una fila vacía no cuesta nada. Así que abre pocas filas, y solo las que puedas completar.

rules-express-kinder =
    Un juego más amable
    Para principiantes, una fila de una a cuatro marcas puede costar menos. La penalización se ajusta en «Partida nueva».

rules-express-winner =
    Quién gana
    Gana quien tiene más puntos; en caso de empate, se comparte la victoria. Si juegas en solitario, juegas contra tu mejor puntuación.

rules-express-seats =
    Unos llegan y otros se van
    Puedes ceder un sitio a otra persona. Quien llega tarde puede unirse antes de la cuarta tirada, y primero elige para las tiradas ya hechas. Quien se va ya no elige ni se clasifica; los demás no esperan.

## El juego de tablero

rules-board-start =
    Quién empieza
    Todos tiran dos dados. Empieza la suma más alta; si hay empate, quienes empatan vuelven a tirar.

rules-board-turn =
    Un turno
    Tira cuatro dados, júntalos en dos parejas y sube por las columnas de sus sumas. Luego vuelve a tirar, o plántate y conserva lo que has avanzado.

rules-board-runners =
    Tres fichas
    Tres fichas señalan lo que avanzas en un turno. Una ficha nueva empieza en la primera casilla o justo encima de tu peón. Cada pareja sube una casilla la ficha de su columna.

rules-board-must-be-played =
    Lo que hay que jugar
    Elige cómo repartir los dados en parejas; si puedes jugar las dos parejas, tienes que hacerlo. Si ambas son jugables, pero solo queda una ficha para dos columnas nuevas, elige una. No se puede jugar en una columna ganada, más allá de la cima ni sin una ficha que colocar.

rules-board-bust =
    Fallo
    Si no puedes jugar ninguna pareja de la tirada, pierdes todo lo avanzado en este turno y tira el siguiente jugador.

rules-board-stop =
    Plantarse y ganar columnas
    Cuando te plantas, tus peones suben hasta tus fichas. Si has llegado a la cima, la columna es tuya: los demás peones salen de ella y nadie vuelve a jugar ahí. Una ficha en la cima no gana nada hasta que te plantas.

rules-board-end =
    Ganar la partida
    Se gana con tres columnas. Entre dos o tres jugadores podéis acordar cuatro o cinco. Si juegas en solitario, cuenta tus turnos.

rules-board-jump =
    Variante: la ficha salta
    Una ficha que caería en una casilla con el peón de otro jugador avanza hasta la siguiente casilla sin ninguno.

rules-board-no-stop =
    Variante: ahí hay que tirar
    No puedes plantarte mientras una ficha comparta casilla con el peón de otro jugador.

rules-board-house =
    Regla de la casa: qué parejas
    «Si puedes colocar una ficha, tienes que hacerlo» se entiende de tres maneras: puedes elegir cualquier combinación; tienes que elegir una con la que coloques una ficha nueva; o tienes que elegir una con la que juegues el máximo de parejas.

rules-board-seats =
    Unos llegan y otros se van
    Puedes ceder un sitio a otra persona, pero nadie puede unirse a una partida empezada: no sería justo. Si alguien se va, sus turnos se saltan, sus peones se quedan, y gana quien quede en la mesa.
