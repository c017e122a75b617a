### Вечер: партии одна за другой в той же компании.

evening-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
evening-leads = { $name } ведёт { $wins }:{ $others }
evening-level = { $wins ->
    [one] { $names }: по { $wins } победе
    [few] { $names }: по { $wins } победы
    [many] { $names }: по { $wins } побед
   *[other] { $names }: по { $wins } победы
}
evening-alone = { $name }, соло
evening-best = Лучший итог { $result }
evening-name-field = Назовите этот вечер

## Итог вечера

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

## О чём будут говорить

evening-best-game = Лучшая партия
evening-comeback = Лучший камбэк
evening-behind =
    { $count ->
        [one] отставание { $count } очко
        [few] отставание { $count } очка
        [many] отставание { $count } очков
       *[other] отставание { $count } очка
    }
evening-behind-columns =
    { $columns ->
        [one] отставание { $columns } колонка
        [few] отставание { $columns } колонки
        [many] отставание { $columns } колонок
       *[other] отставание { $columns } колонки
    }
evening-closest = Самая упорная борьба
evening-brilliant = Самый блестящий выбор
evening-luckiest = Больше всего везло
evening-unluckiest = Меньше всего везло
evening-none = Итога этого вечера пока нет.
evening-brilliant-about = Блестящий выбор — лучший там, где очевидный обошёлся бы дорого.
evening-picture = Картинка
evening-about = Победы, все итоги и самое интересное.
