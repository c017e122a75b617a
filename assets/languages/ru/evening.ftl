### Вечер: партии одна за другой с теми же людьми.

evening-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
evening-leads = { $name } ведёт { $wins } : { $others }
evening-level = { $names }: по { $wins }
evening-alone = { $name }, соло
evening-best = Лучший результат { $result }
evening-name-field = Название этого вечера

evening-result = Итог вечера
evening-game = Партия { $number }
evening-game-of = Партия { $number } за вечер
evening-points = Очки
evening-wins = Победы
evening-standing =
    { $wins ->
        [one] { $name }: { $wins } победа
        [few] { $name }: { $wins } победы
        [many] { $name }: { $wins } побед
       *[other] { $name }: { $wins } победы
    }

evening-best-game = Лучшая партия
evening-comeback = Самая большая погоня
evening-behind =
    { $count ->
        [one] позади на { $count } очко
        [few] позади на { $count } очка
        [many] позади на { $count } очков
       *[other] позади на { $count } очка
    }
evening-behind-columns = позади на { $columns } колонки
evening-closest = Самый плотный финиш
evening-brilliant = Самый блестящий выбор
evening-luckiest = Больше всех везло
evening-unluckiest = Меньше всех везло
evening-none = У этого вечера ещё нет итога.
evening-brilliant-about = Блестящий — это лучший выбор там, где очевидный обошёлся бы дороже всего.
evening-picture = Картинка
evening-about = Кто сколько партий выиграл, каждый результат и о чём будут говорить.
