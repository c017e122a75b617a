### Рекорды, игроки и кубики.

records-title = Рекорды и статистика
records-tab-records = Рекорды
records-tab-players = Игроки
records-tab-dice = Кубики
records-looking = Поиск законченных партий…
records-counting = Подсчёт…
records-counted = Партий: { $read } из { $all }
records-failed = Программа не смогла прочитать партии
records-try-again = { $key } — попробовать снова.
records-none = Законченных партий ещё нет
records-none-about = Здесь считаются партии, сыгранные до конца, кроме тренировок и тех, которые вы решили не считать.

## Виды партий

records-express = Express, штраф { $penalty }
records-classic =
    Классика{ $columns ->
        [4] , четыре колонки
        [5] , пять колонок
       *[other] {""}
    }{ $sharing ->
        [jump] , прыжок
        [forced] , без стопа
       *[share] {""}
    }{ $placement ->
        [must] , сначала бегунок
        [most] , больше пар
       *[within] {""}
    }

## Лучшие партии

records-alone-points = В одиночку: больше всего очков
records-alone-turns = В одиночку: меньше всего ходов
records-alone-nobody = В одиночку в это до конца ещё никто не играл.
records-groups-totals = В компании: высшие итоги
records-groups-turns = В компании: самые быстрые победы
records-groups-wins = В компании: самые крупные победы
records-groups-nobody = В компании в это до конца ещё никто не играл.
records-with = с игроками: { $others }
records-dice-code = кубики { $code }
records-helped = помощь: { $helps }
records-without-help = Без помощи
records-with-help = С помощью

## Таблица игроков

records-games = Партии
records-won = Победы
records-mean = Среднее
records-median = Медиана
records-best = Лучшее
records-lost = Потеря за выбор
records-busts = Срывы
records-mean-alone = Соло: среднее
records-best-alone = Соло: лучшее
records-won-of = { $wins } из { $games }
records-express-about = Победы: в партиях в компании, включая общие. Потеря за выбор: очки, в разобранных партиях.
records-express-about-narrow = Победы: в партиях в компании, включая общие.
records-classic-about = Победы: в партиях в компании. Соло: ходы до конца. Потеря за выбор: шанс на победу, в разобранных партиях в компании.
records-classic-about-narrow = Победы: в партиях в компании. Соло: ходы до конца.
records-all-people = Все люди
records-the-program = компьютер

## Показатели одного игрока

records-back = Назад к игрокам
records-figure-games = партии
records-figure-in-groups = в компании
records-figure-won-in-groups = победы в компании
records-figure-mean = среднее
records-figure-median = медиана
records-figure-best = лучшее
records-figure-throws-a-game = бросков за партию
records-figure-throws-a-player = бросков на игрока
records-figure-free = из них свободных
records-figure-turns-alone = ходов в одиночку, среднее
records-figure-bust = ходов со срывом
records-figure-lost = потеря за выбор
records-figure-time-a-choice = время на выбор
records-figure-time-a-turn = время на ход
records-none-reviewed = Сколько в среднем теряет выбор, станет известно после разбора партий.
records-reviewed =
    Средняя потеря за выбор — по { $count ->
        [one] { $count } разобранной партии
       *[many] { $count } разобранным партиям
    }.

## Графики

records-turns-alone = Ходы в одиночку
records-turns-alone-about =
    Сколько партий заняли столько ходов, из { $count ->
        [one] { $count } партии
       *[many] { $count } партий
    } в одиночку.
records-totals = Итоги партий
records-totals-about =
    Как часто бывал каждый итог, с шагом в 100 очков. Узкие столбики: { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }. Широкие столбики: миллион партий почти идеального игрока.
records-totals-about-all =
    Как часто бывал каждый итог, с шагом в 100 очков. Узкие столбики: { $count ->
        [one] { $count } итог
        [few] { $count } итога
       *[many] { $count } итогов
    } всех игроков. Широкие столбики: миллион партий почти идеального игрока.
records-rows = Очки по рядам
records-rows-about = Средний счёт каждого ряда. Пустые столбики — минус.
records-fifths = Пятые кубики
records-fifths-about = В какой доле партий названо каждое число. Отметок на его шкале тогда в среднем: { $marks }.
records-marks-for = { $marks } у { $value }

## Что показали кубики

records-dice-app = Кубики приложения
records-dice-real = Свои кубики
records-dice-about = Все законченные партии обоих видов; партии с одинаковыми кубиками считаются один раз. Даже честные кубики отклоняются от среднего, а вероятность говорит, как часто они отклоняются хотя бы настолько.
records-dice-none = считать ещё нечего
records-dice-count =
    { $throws ->
        [one] { $throws } бросок
        [few] { $throws } броска
       *[many] { $throws } бросков
    }, { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }
records-dice-values = Числа
records-dice-sums = Суммы пар
records-dice-line = Черта поперёк столбика — то, что честные кубики дают в среднем.
records-dice-few =
    Пока { $throws ->
        [one] { $throws } бросок
        [few] { $throws } броска
       *[many] { $throws } бросков
    }; при { $enough } можно будет сказать, насколько кубики честные.
records-dice-fair = Как у честных кубиков: они отклоняются настолько или сильнее в { $cases } случаях из 100.
records-dice-little-unusual = Немного необычно: честные кубики отклоняются настолько или сильнее один раз из { $times } ({ $percent } %).
records-dice-unusual = Необычно: честные кубики отклоняются настолько или сильнее лишь один раз из { $times } ({ $percent } %).
records-dice-hardly-fair = Вряд ли честно: честные кубики отклоняются настолько или сильнее реже, чем раз из 1000 (< 0,1 %). Проверьте кубики и то, что было введено.
