### Рекорды, игроки и кубики.

records-title = Рекорды и статистика
records-best-games = Лучшие партии
records-rows-and-fifths = Ряды и пятые кубики
records-dice = Кубики

## Чтение партий

records-looking = Поиск завершённых партий…
records-counting = Подсчёт…
records-counted = { $read } из { $all ->
    [one] { $all } партии
   *[other] { $all } партий
}
records-failed = Не удалось прочитать ваши партии
records-try-again = Чтобы повторить, нажмите { $key }.
records-none = Завершённых партий пока нет
records-none-about = Здесь считаются завершённые партии, кроме тренировочных и тех, что вы не учитываете.

## Виды партий

records-express = Express, штраф { $penalty }
records-classic =
    Классика{ $columns ->
        [4] , четыре колонки
        [5] , пять колонок
       *[other] {""}
    }{ $sharing ->
        [jump] , с прыжком
        [forced] , стоп запрещён
       *[share] {""}
    }{ $placement ->
        [must] , сначала бегунок
        [most] , больше пар
       *[within] {""}
    }

## Рекорд

records-all-people = Все
records-of = Рекорд игрока { $name }
records-of-alone = Рекорд игрока { $name }, соло
records-open = Открыть эту партию
records-beat = Побить рекорд
records-next = Следующая цель: { $points }
records-next-zero = Следующая цель: выйти из минуса
records-next-turns = { $count ->
    [one] Следующая цель: { $count } ход
    [few] Следующая цель: { $count } хода
    [many] Следующая цель: { $count } ходов
   *[other] Следующая цель: { $count } хода
}
records-next-share = Шанс на такой итог при почти безупречной игре: { $share }.

## Как распределены партии

records-solo = Партии соло
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

## Цифры игрока

records-at-the-table = За столом
records-best-in-a-group = Лучшее в компании
records-biggest-win = Самая крупная победа
records-won = Победы
records-won-of = { $wins } из { $games }
records-lost = Потеря за выбор
records-bust = Ходы со срывом
records-time-a-choice = Время на выбор
records-time-a-turn = Время на ход

## Лучшие партии

records-alone-points = Соло: больше всего очков
records-alone-turns = Соло: меньше всего ходов
records-alone-nobody = Завершённых партий соло пока нет.
records-groups-totals = В компании: лучшие итоги
records-groups-turns = В компании: меньше всего ходов до победы
records-groups-wins = В компании: самые крупные победы
records-groups-nobody = Завершённых партий в компании пока нет.
records-with = игроки: { $others }
records-dice-code = кубики { $code }
records-helped = помощь: { $helps }
records-with-help = С помощью
records-only-help = Только с помощью

## Графики

records-rows = Очки по рядам
records-rows-about = Средний счёт каждого ряда. Пустые столбики — очки в минус.
records-fifths = Пятые кубики
records-fifths-about = Как часто называют каждое число. Отметок на его шкале в среднем: { $marks }.
records-marks-for = { $marks } у { $value }

## Что показали кубики

records-dice-app = Виртуальные кубики
records-dice-real = Настоящие кубики
records-dice-about = Все завершённые партии, Express и классика; партии с теми же кубиками считаются один раз. Даже честные кубики отклоняются от среднего; под каждым графиком видно, как часто они отклоняются не меньше, чем здесь.
records-dice-count =
    { $throws ->
        [one] { $throws } бросок
        [few] { $throws } броска
        [many] { $throws } бросков
       *[other] { $throws } броска
    }, { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
    }
records-dice-values = Числа
records-dice-sums = Суммы пар
records-dice-line = Черта на столбике — среднее для честных кубиков.
records-dice-few =
    Пока { $throws ->
        [one] { $throws } бросок
        [few] { $throws } броска
        [many] { $throws } бросков
       *[other] { $throws } броска
    }; после { $enough } станет видно, честны ли кубики.
records-dice-fair = Похоже на честные кубики: они отклоняются не меньше в { $cases ->
    [one] { $cases } случае
   *[other] { $cases } случаях
} из 100.
records-dice-little-unusual = Немного необычно: честные кубики отклоняются так сильно в одном случае из { $times } ({ $percent } %).
records-dice-unusual = Необычно: честные кубики отклоняются так сильно лишь в одном случае из { $times } ({ $percent } %).
records-dice-hardly-fair = Вряд ли честны: честные кубики отклоняются так сильно реже, чем в одном случае из 1000 (<0,1 %). Проверьте кубики и то, что вы вводили.

## Таблица компании

records-standings = Таблица
records-people = Люди
records-span-evening = Последний вечер
records-span-month = Этот месяц
records-span-year = Этот год
records-span-always = Всё время
records-standings-none = За это время эти люди не доиграли вместе ни одной партии.
records-by-chance = Ожидаемые победы
records-mean = Среднее
records-best = Лучшее
records-skill-title = Мастерство
records-skill =
    { $unit ->
        [points] { $name } теряет по сравнению с тренером { $loss } очка за выбор ({ $games }).
       *[chance] { $name } теряет по сравнению с тренером { $loss } шанса на победу за решение ({ $games }).
    }
records-skill-few = { $least ->
    [one] Чтобы сказать, хорошо ли выбирает { $name }, тренеру нужна { $least } партия.
    [few] Чтобы сказать, хорошо ли выбирает { $name }, тренеру нужны { $least } партии.
    [many] Чтобы сказать, хорошо ли выбирает { $name }, тренеру нужно { $least } партий.
   *[other] Чтобы сказать, хорошо ли выбирает { $name }, тренеру нужно { $least } партии.
}
records-skill-looking = Тренер просматривает партию { $read } из { $all }.
records-skill-trend =
    { $trend ->
        [less] В последних десяти партиях — на { $by } меньше, чем раньше.
        [more] В последних десяти партиях — на { $by } больше, чем раньше.
       *[none] По последним десяти партиям ясной перемены не видно.
    }
records-duels = Дуэли
records-duels-about = Сколько раз { $name } обходит каждого из остальных и уступает ему

## Люди

records-also = также { $names }
records-rename = Переименовать
records-new-name = Новое имя
records-join = Тот же человек, что…
records-join-about = Выберите, кто ещё — { $name }. Имя { $name } останется, и потом их можно снова разделить.
records-separate = Отделить: { $name }
