### Récords, jugadores y dados.

records-title = Récords y estadísticas
records-best-games = Mejores partidas
records-rows-and-fifths = Filas y quintos dados
records-dice = Dados
records-looking = Buscando partidas acabadas…
records-counting = Contando…
records-counted = { $read } de { $all } partidas
records-failed = El programa no ha podido leer las partidas
records-try-again = { $key } lo intenta otra vez.
records-none = Aún no hay partidas acabadas
records-none-about = Aquí cuentan las partidas jugadas hasta el final, salvo las de práctica y las que no quieras contar.
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
        [must] , colocar si se puede
        [most] , máximo de parejas
       *[within] {""}
    }
records-all-people = Todas las personas
records-of = Récord de { $name }
records-of-alone = Récord a solas de { $name }
records-open = Abrir esta partida
records-beat = Intenta superarlo
records-next = Próxima meta: { $points }
records-next-zero = Próxima meta: salir de los números rojos
records-next-turns = Próxima meta: { $count } turnos
records-next-share = Un juego casi perfecto lo logra en el { $share } de las partidas.
records-solo = Partidas a solas
records-groups = Partidas en grupo
records-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
records-half-above = la mitad por encima de { $points }
records-average = media { $points }
records-coach-average = el entrenador { $points }
records-last = Las últimas partidas
records-record = récord { $result }
records-at-the-table = En la mesa
records-best-in-a-group = Lo mejor en grupo
records-biggest-win = Mayor victoria
records-won = Ganadas
records-won-of = { $wins } de { $games }
records-lost = Pérdida por elección
records-bust = Turnos con fallo
records-time-a-choice = Tiempo por elección
records-time-a-turn = Tiempo por turno
records-alone-points = A solas: más puntos
records-alone-turns = A solas: menos turnos
records-alone-nobody = Nadie lo ha jugado aún a solas hasta el final.
records-groups-totals = En grupo: mejores totales
records-groups-turns = En grupo: menos turnos para ganar
records-groups-wins = En grupo: mayores victorias
records-groups-nobody = Ningún grupo lo ha jugado aún hasta el final.
records-with = con { $others }
records-dice-code = dados { $code }
records-helped = ayuda: { $helps }
records-with-help = Con ayuda
records-only-help = Solo con ayuda
records-rows = Puntos por fila
records-rows-about = Lo que da cada fila de media. Las barras huecas son puntos negativos.
records-fifths = Quintos dados
records-fifths-about = En cuántas partidas se fija cada valor. Marcas en su contador entonces, de media: { $marks }.
records-marks-for = { $marks } para el { $value }
records-dice-app = Dados de la app
records-dice-real = Dados de verdad
records-dice-about = Todas las partidas acabadas de los dos juegos; las que tienen los mismos dados cuentan una vez. Incluso unos dados justos se apartan de su media, y la probabilidad dice con qué frecuencia se apartan al menos así.
records-dice-count =
    { $throws ->
        [one] { $throws } tirada
       *[other] { $throws } tiradas
    }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }
records-dice-values = Valores
records-dice-sums = Sumas de las parejas
records-dice-line = La raya que cruza cada barra es lo que sacan de media unos dados justos.
records-dice-few =
    Por ahora { $throws ->
        [one] { $throws } tirada
       *[other] { $throws } tiradas
    }; a partir de { $enough } se dirá lo justos que son.
records-dice-fair = Como unos dados justos: se apartan así o más en { $cases } de cada 100 casos.
records-dice-little-unusual = Algo raro: unos dados justos se apartan así o más una vez de cada { $times } ({ $percent } %).
records-dice-unusual = Raro: unos dados justos se apartan así o más solo una vez de cada { $times } ({ $percent } %).
records-dice-hardly-fair = Difícilmente justos: unos dados justos se apartan así o más menos de una vez de cada 1000 (< 0,1 %). Revisa los dados, y lo que se escribió.
records-standings = Clasificación
records-people = Personas
records-span-evening = Última velada
records-span-month = Este mes
records-span-year = Este año
records-span-always = Siempre
records-standings-none = Estas personas no han acabado ninguna partida juntas en este tiempo.
records-by-chance = Victorias por azar
records-mean = Media
records-best = Mejor
records-skill-title = Nivel
records-skill =
    { $unit ->
        [points] { $name } pierde { $loss } puntos por elección frente al entrenador ({ $games }).
       *[chance] { $name } pierde { $loss } de opciones de ganar por decisión frente al entrenador ({ $games }).
    }
records-skill-few = El entrenador necesita { $least } partidas para decir cómo elige { $name }.
records-skill-looking = El entrenador está mirando las partidas: { $read } de { $all }.
records-skill-trend =
    { $trend ->
        [less] En las últimas diez partidas fue { $by } menos que antes.
        [more] En las últimas diez partidas fue { $by } más que antes.
       *[none] Las últimas diez partidas no muestran un cambio claro.
    }
records-duels = Cara a cara
records-duels-about = Cuántas veces { $name } acabó delante y detrás de cada persona
records-also = también { $names }
records-rename = Renombrar
records-new-name = Nombre nuevo
records-join = La misma persona que…
records-join-about = Pulsa quién es también { $name }. El nombre { $name } se queda, y puedes volver a separarlos.
records-separate = Separar { $name }
