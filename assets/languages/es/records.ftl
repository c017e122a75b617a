### Récords, jugadores y dados.

records-title = Récords y estadísticas
records-tab-records = Récords
records-tab-players = Jugadores
records-tab-dice = Dados
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
records-without-help = Sin ayuda
records-with-help = Con ayuda
records-games = Partidas
records-won = Ganadas
records-mean = Media
records-median = Mediana
records-best = Mejor
records-lost = Pérdida por elección
records-busts = Fallos
records-mean-alone = Media a solas
records-best-alone = Mejor a solas
records-won-of = { $wins } de { $games }
records-express-about = Ganadas: de las partidas en grupo, contando las victorias compartidas. Pérdida por elección: en puntos, en partidas analizadas.
records-express-about-narrow = Ganadas: de las partidas en grupo, contando las victorias compartidas.
records-classic-about = Ganadas: de las partidas en grupo. A solas: turnos hasta el final. Pérdida por elección: en probabilidad de ganar, en partidas en grupo analizadas.
records-classic-about-narrow = Ganadas: de las partidas en grupo. A solas: turnos hasta el final.
records-all-people = Todas las personas
records-the-program = la máquina
records-back = Volver a los jugadores
records-figure-games = partidas
records-figure-in-groups = en grupo
records-figure-won-in-groups = ganadas en grupo
records-figure-mean = media
records-figure-median = mediana
records-figure-best = mejor
records-figure-throws-a-game = tiradas por partida
records-figure-throws-a-player = tiradas por jugador
records-figure-free = de ellas libres
records-figure-turns-alone = turnos a solas, media
records-figure-bust = turnos con fallo
records-figure-lost = pérdida por elección
records-figure-time-a-choice = tiempo por elección
records-figure-time-a-turn = tiempo por turno
records-none-reviewed = Lo que pierde de media una elección se sabe cuando se analizan partidas.
records-reviewed =
    Lo que pierde de media una elección sale de { $count ->
        [one] { $count } partida analizada
       *[other] { $count } partidas analizadas
    }.
records-turns-alone = Turnos a solas
records-turns-alone-about =
    Cuántas partidas duraron esos turnos, de { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    } a solas.
records-totals = Resultados finales
records-totals-about =
    Cuántas veces salió cada uno, de 100 en 100 puntos. Barras estrechas: { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }. Barras anchas: un millón de partidas del jugador casi óptimo.
records-totals-about-all =
    Cuántas veces salió cada uno, de 100 en 100 puntos. Barras estrechas: { $count ->
        [one] el único resultado
       *[other] los { $count } resultados
    } de todos los jugadores. Barras anchas: un millón de partidas del jugador casi óptimo.
records-rows = Puntos por fila
records-rows-about = Lo que da cada fila de media. Las barras huecas son puntos negativos.
records-fifths = Quintos dados
records-fifths-about = En cuántas partidas se fija cada valor. Marcas en su contador entonces, de media: { $marks }.
records-marks-for = { $marks } para el { $value }
records-dice-app = Dados de la app
records-dice-real = Dados de verdad
records-dice-about = Todas las partidas acabadas de los dos juegos; las que tienen los mismos dados cuentan una vez. Incluso unos dados justos se apartan de su media, y la probabilidad dice con qué frecuencia se apartan al menos así.
records-dice-none = aún no hay nada que contar
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
