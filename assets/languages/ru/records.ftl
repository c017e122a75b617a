### Рекорды, игроки и кубики.

records-title = Рекорды и статистика
records-best-games = Лучшие партии
records-rows-and-fifths = Ряды и пятые кубики
records-dice = Кубики
records-looking = Поиск законченных партий…
records-counting = Подсчёт…
records-counted = Партий: { $read } из { $all }
records-failed = Программа не смогла прочитать партии
records-try-again = { $key } — попробовать снова.
records-none = Законченных партий ещё нет
records-none-about = Здесь считаются партии, сыгранные до конца, кроме тренировок и тех, которые вы решили не считать.
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
records-all-people = Все люди
records-of = Рекорд: { $name }
records-of-alone = Рекорд в одиночку: { $name }
records-open = Открыть эту партию
records-beat = Побить рекорд
records-next = Дальше: { $points }
records-next-zero = Дальше: выйти из минуса
records-next-turns = Дальше, ходов: { $count }
records-next-share = Почти идеальная игра достигает этого в { $share } партий.
records-solo = Партии в одиночку
records-groups = Партии в компании
records-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
records-half-above = половина выше { $points }
records-average = в среднем { $points }
records-coach-average = тренер { $points }
records-last = Последние партии
records-record = рекорд { $result }
records-at-the-table = За столом
records-best-in-a-group = Лучшее в компании
records-biggest-win = Крупнейшая победа
records-won = Победы
records-won-of = { $wins } из { $games }
records-lost = Потеря за выбор
records-bust = Ходы со срывом
records-time-a-choice = Время на выбор
records-time-a-turn = Время на ход
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
records-with-help = С помощью
records-only-help = Только с помощью
records-rows = Очки по рядам
records-rows-about = Средний счёт каждого ряда. Пустые столбики — минус.
records-fifths = Пятые кубики
records-fifths-about = В какой доле партий названо каждое число. Отметок на его шкале тогда в среднем: { $marks }.
records-marks-for = { $marks } у { $value }
records-dice-app = Кубики приложения
records-dice-real = Свои кубики
records-dice-about = Все законченные партии обоих видов; партии с одинаковыми кубиками считаются один раз. Даже честные кубики отклоняются от среднего, а вероятность говорит, как часто они отклоняются хотя бы настолько.
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
records-standings = Таблица
records-people = Люди
records-span-evening = Последний вечер
records-span-month = Этот месяц
records-span-year = Этот год
records-span-always = Всё время
records-standings-none = За это время эти люди не закончили вместе ни одной партии.
records-by-chance = Победы случайно
records-mean = Среднее
records-best = Лучшее
records-skill-title = Мастерство
records-skill =
    { $unit ->
        [points] { $name } теряет за выбор { $loss } очка по сравнению с тренером ({ $games }).
       *[chance] { $name } теряет за решение { $loss } шанса на победу по сравнению с тренером ({ $games }).
    }
records-skill-few = Тренеру нужно { $least } партий, чтобы оценить выбор игрока { $name }.
records-skill-looking = Тренер смотрит партии: { $read } из { $all }.
records-skill-trend =
    { $trend ->
        [less] В последних десяти партиях это на { $by } меньше, чем раньше.
        [more] В последних десяти партиях это на { $by } больше, чем раньше.
       *[none] Последние десять партий ясных изменений не показывают.
    }
records-duels = Между собой
records-duels-about = Сколько раз { $name } заканчивает раньше и позже каждого из остальных
records-also = также { $names }
records-rename = Переименовать
records-new-name = Новое имя
records-join = Тот же человек…
records-join-about = Нажмите, кто ещё { $name }. Имя { $name } останется, и людей можно снова разделить.
records-separate = Отделить: { $name }
