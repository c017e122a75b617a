### Récords, jugadores y dados.

records-title = Récords y estadísticas
records-best-games = Mejores partidas
records-rows-and-fifths = Filas y quintos dados
records-dice = Dados

## Mientras se leen las partidas

records-looking = Buscando partidas acabadas…
records-counting = Contando…
records-counted = { $read } de { $all ->
    [one] { $all } partida
   *[other] { $all } partidas
}
records-failed = Algo ha salido mal al leer tus partidas
records-try-again = Para volver a probar, pulsa { $key }.
records-none = Aún no hay partidas acabadas
records-none-about = Aquí cuentan las partidas acabadas, salvo las de práctica y las que excluyas.

## Los tipos de partida

records-express = Express, penalización { $penalty }
records-classic =
    Clásico{ $columns ->
        [4] , cuatro columnas
        [5] , cinco columnas
       *[other] {""}
    }{ $sharing ->
        [jump] , con salto
        [forced] , tirada forzosa
       *[share] {""}
    }{ $placement ->
        [must] , primero ficha nueva
        [most] , máximo de parejas
       *[within] {""}
    }

## El récord

records-all-people = Todo el mundo
records-of = Récord de { $name }
records-of-alone = Récord de { $name } en solitario
records-open = Abrir esta partida
records-beat = Intentar superarlo
records-next = Próxima meta: { $points }
records-next-zero = Próxima meta: salir de los números rojos
records-next-turns = Próxima meta: { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
records-next-share = Jugando casi a la perfección se logra en el { $share } de las partidas.

## Cómo se reparten las partidas

records-solo = Partidas en solitario
records-groups = Partidas en grupo
records-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
records-half-above = la mitad pasa de { $points }
records-average = media { $points }
records-coach-average = entrenador { $points }
records-last = Últimas partidas
records-record = récord { $result }

## Las cifras de un jugador

records-at-the-table = En la mesa
records-best-in-a-group = Mejor en grupo
records-biggest-win = Mayor victoria
records-won = Ganadas
records-won-of = { $wins } de { $games }
records-lost = Pérdida por decisión
records-bust = Turnos con fallo
records-time-a-choice = Tiempo por jugada
records-time-a-turn = Tiempo por turno

## Las mejores partidas

records-alone-points = En solitario: más puntos
records-alone-turns = En solitario: menos turnos
records-alone-nobody = Aún no hay partidas en solitario acabadas.
records-groups-totals = En grupo: mejores totales
records-groups-turns = En grupo: menos turnos para ganar
records-groups-wins = En grupo: mayores victorias
records-groups-nobody = Aún no hay partidas en grupo acabadas.
records-with = con { $others }
records-dice-code = dados { $code }
records-helped = ayuda: { $helps }
records-with-help = Con ayuda
records-only-help = Solo con ayuda

## Gráficos

records-rows = Puntos por fila
records-rows-about = La puntuación media de cada fila. Las barras huecas son puntos negativos.
records-fifths = Quintos dados
records-fifths-about = Cuántas veces se fija cada valor. Marcas que alcanza entonces su contador, de media: { $marks }.
records-marks-for = el { $value } ({ $marks })

## Lo que han mostrado los dados

records-dice-app = Dados de la app
records-dice-real = Dados de verdad
records-dice-about = Todas las partidas acabadas, de Express y clásicas; las que comparten dados cuentan una vez. Incluso los dados equilibrados se apartan de su media; debajo de cada gráfico ves con qué frecuencia se apartan tanto o más.
records-dice-count =
    { $throws ->
        [one] { $throws } tirada
       *[other] { $throws } tiradas
    }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }
records-dice-values = Valores
records-dice-sums = Sumas de parejas
records-dice-line = La línea que cruza cada barra es la media de unos dados equilibrados.
records-dice-few =
    { $throws ->
        [one] { $throws } tirada
       *[other] { $throws } tiradas
    } por ahora; a partir de { $enough } verás si los dados están equilibrados.
records-dice-fair = Como dados equilibrados, que se apartan tanto o más { $cases ->
    [one] { $cases } vez
   *[other] { $cases } veces
} de cada 100.
records-dice-little-unusual = Algo raro: unos dados equilibrados se apartan tanto una vez de cada { $times } ({ $percent } %).
records-dice-unusual = Raro: unos dados equilibrados se apartan tanto solo una vez de cada { $times } ({ $percent } %).
records-dice-hardly-fair = Casi seguro que no están equilibrados: unos dados equilibrados se apartan tanto en menos de uno de cada 1000 casos (<0,1 %). Comprueba los dados y lo que has introducido.

## La clasificación de un grupo

records-standings = Clasificación
records-people = Personas
records-span-evening = Última velada
records-span-month = Este mes
records-span-year = Este año
records-span-always = Siempre
records-standings-none = En este periodo, estas personas no han acabado ninguna partida juntas.
records-by-chance = Victorias esperadas
records-mean = Media
records-best = Mejor
records-skill-title = Nivel
records-skill =
    { $unit ->
        [points] { $name } pierde { $loss } puntos por decisión frente al entrenador ({ $games }).
       *[chance] { $name } pierde un { $loss } de probabilidad de ganar por decisión frente al entrenador ({ $games }).
    }
records-skill-few = El entrenador necesita { $least } partidas para saber cómo elige { $name }.
records-skill-looking = El entrenador está leyendo la partida { $read } de { $all }.
records-skill-trend =
    { $trend ->
        [less] En las diez últimas partidas es { $by } menos que antes.
        [more] En las diez últimas partidas es { $by } más que antes.
       *[none] Las diez últimas partidas no muestran un cambio claro.
    }
records-duels = Cara a cara
records-duels-about = Cuántas veces { $name } ha acabado por delante y por detrás de cada persona

## Personas

records-also = también { $names }
records-rename = Renombrar
records-new-name = Nombre nuevo
records-join = La misma persona que…
records-join-about = Elige quién más es { $name }. Se queda el nombre { $name }, y puedes volver a separarlos.
records-separate = Separar a { $name }
