### Три урока.

lessons-throws = Броски
lessons-scoring = Подсчёт
lessons-board = Поле
lessons-next = Следующий урок
lessons-done = Готово
lessons-go-on = Дальше
lessons-show-me = Показать
lessons-back = Назад
lessons-leave = Выйти
lessons-step = { $step } из { $count }
lessons-over = Урок здесь кончается; партия продолжалась бы.
lessons-you = Вы

## Броски

lessons-throws-first = Сначала кубики: бросает пробел.
lessons-throws-everybody = Общий бросок
lessons-throws-everybody-words = Это ваш бланк: по ряду на каждую сумму двух кубиков и три шкалы для пятых кубиков. Бросок у всех один, а бланк у каждого свой. Бросьте кубики.
lessons-throws-two-pairs = Две пары, и один кубик остаётся
lessons-throws-two-pairs-words = Сложите из четырёх кубиков две пары: каждая отмечает клетку в ряду своей суммы. Пятый кубик делает отметку на шкале. Каждая строка здесь — кубик, который можно оставить, и пары при этом. Оставьте 4: возьмите 4 (1 и 3) и 10 (4 и 6).
lessons-throws-two-pairs-instead = Так тоже можно. Но здесь возьмём 4 и 10, а оставим 4.
lessons-throws-first-value = Ваше первое число
lessons-throws-first-value-words = В рядах 4 и 10 теперь по отметке, а 4 — первое из трёх ваших чисел, и одна клетка его шкалы занята. Ряды 4 и 10 пока стоят по 200 каждый, до пятой отметки. Переходите к следующему броску.
lessons-throws-new-value = Каждый раз новое число
lessons-throws-new-value-words = Пока не названы три числа, пятый кубик должен быть новым, если новое число выпало. Щёлкните по 4 и увидите, что так нельзя. Затем возьмите 9 (3 и 6) и 10 (4 и 6), а оставьте 2.
lessons-throws-new-value-instead = Годится: пятый кубик новый. Но здесь возьмём 9 и 10, а оставим 2.
lessons-throws-one-free = Осталось назвать одно число
lessons-throws-one-free-words = Два числа названы: 4 и 2. В ряду 10 вторая отметка: немногие ряды со многими отметками ценнее, чем многие с немногими. Бросьте снова.
lessons-throws-third-value = Третье число
lessons-throws-third-value-words = 2 и 4 уже ваши, поэтому оставить можно только 1 или 5. Возьмите 4 (2 и 2) и 5 (1 и 4), а оставьте 5.
lessons-throws-third-value-instead = Это тоже новое число. Но здесь возьмём 4 и 5, а оставим 5.
lessons-throws-three-stand = Три числа названы
lessons-throws-three-stand-words = Отныне ваш пятый кубик — только 2, 4 или 5, если хоть один из них выпал. Но вам захочется, чтобы не выпадали.
lessons-throws-free-throw = Свободный бросок
lessons-throws-free-throw-words = Ни 2, ни 4, ни 5: выбирайте любые две пары, и шкалы не тронуты. Такой бросок достаётся даром. Возьмите 4 (1 и 3) и 9 (3 и 6).
lessons-throws-free-throw-instead = При свободном броске годятся любые две пары. Но здесь возьмём 4 и 9.
lessons-throws-and-so-on = И так далее
lessons-throws-and-so-on-words = В ряду 4 три отметки; ещё две — и минус 200 исчезнет. Восьмая отметка на любой из шкал заканчивает вашу игру, обычно примерно через двадцать бросков. Что тогда считается — в следующем уроке.

## Поле

lessons-board-first = Стоп сохранил бы набранное. Чтобы увидеть, что дальше, бросьте: пробел.
lessons-board-columns = Одиннадцать колонок
lessons-board-columns-words = Каждая колонка — сумма двух кубиков. Средние длиннее, потому что их суммы выпадают чаще. Три колонки приносят победу. Вы — Миа, и сейчас ваш ход: бросьте кубики.
lessons-board-two-pairs = Две пары, два бегунка
lessons-board-two-pairs-words = Из четырёх кубиков две пары складываются не более чем тремя способами. Играют обе выбранные пары: бегунок ставится на поле или поднимается на клетку. Возьмите 6 (1 и 5) и 10 (4 и 6).
lessons-board-two-pairs-instead = Так тоже можно сыграть. Но здесь возьмём 6 и 10.
lessons-board-roll-or-stop = Бросать дальше или остановиться
lessons-board-roll-or-stop-words = Два бегунка на поле, один в запасе. После каждого броска можно остановиться и сохранить набранное или рискнуть и бросать дальше. Обе кнопки говорят, что это даст. Бросайте дальше.
lessons-board-last-runner = Последний бегунок
lessons-board-last-runner-words = Остался один бегунок: 6 и 8 можно сыграть вместе, 8 — последним бегунком. Из 5 и 9 — только одну, ведь обеим нужен новый. Возьмите 6 (2 и 4) и 8 (3 и 5).
lessons-board-last-runner-instead = Так тоже можно сыграть. Но здесь возьмём 6 и 8.
lessons-board-still-played = Что ещё играет
lessons-board-still-played-words = Все три бегунка стоят: до конца хода играют только 6, 8 и 10. Многие бы здесь остановились. Чтобы увидеть, чего они боятся, бросайте дальше.
lessons-board-bust = Срыв
lessons-board-bust-words = Никакие два кубика не дают 6, 8 или 10, играть нечем: это срыв. Бегунки снимаются, и всё набранное за ход пропадает. Теперь ходит Бен.
lessons-board-next-turn = Ваш следующий ход
lessons-board-next-turn-words = Бену выпали две семёрки, и он сразу остановился: его фишка останется, что бы ни случилось. Снова ваш ход. Бросьте кубики.
lessons-board-twice = Дважды одно и то же
lessons-board-twice-words = Две пары с одинаковой суммой двигают один бегунок на две клетки. Возьмите 8 дважды: 2 и 6, 3 и 5.
lessons-board-twice-instead = Так тоже можно сыграть. Но здесь возьмём 8 дважды.
lessons-board-once-more = Ещё раз
lessons-board-once-more-words = Две клетки одним бегунком, и ещё два бегунка в запасе: срыв маловероятен. Бросайте дальше.
lessons-board-second-column = Вторая колонка
lessons-board-second-column-words = Возьмите 7 (3 и 4) и 8 (2 и 6). Что в колонке 7 стоит и Бен, неважно: фишки могут делить клетку.
lessons-board-second-column-instead = Так тоже можно сыграть. Но здесь возьмём 7 и 8.
lessons-board-stop = Стоп
lessons-board-stop-words = На кону четыре клетки. На этот раз сохраните их: остановитесь.
lessons-board-stop-instead = Конечно, можно бросать и дальше. Но здесь остановимся и сохраним четыре клетки: S.
lessons-board-kept = Сохранено
lessons-board-kept-words = Ваши фишки встали туда, где были бегунки. В следующий ход бегунок начнёт прямо над своей фишкой, так что ничего не придётся проходить заново.
lessons-board-later = Несколько ходов спустя
lessons-board-later-words = Вашей фишке в колонке 8 осталось две клетки до вершины, и у Бена там тоже фишка. Бросьте кубики.
lessons-board-to-the-top = К вершине
lessons-board-to-the-top-words = Снова две восьмёрки, как раз то, что нужно. Возьмите 8 дважды.
lessons-board-to-the-top-instead = Так тоже можно сыграть. Но здесь возьмём 8 дважды и выйдем на вершину.
lessons-board-not-won-yet = Ещё не взята
lessons-board-not-won-yet-words = Бегунок на вершине, но колонку берут только остановкой. При срыве всё равно пропадёт всё. Остановитесь.
lessons-board-not-won-yet-instead = Бросать дальше — значит рисковать колонкой. Остановитесь, чтобы её взять: S.
lessons-board-won = Колонка взята
lessons-board-won-words = Колонка 8 ваша. Фишка Бена уходит, и больше никто там не играет. Ещё две колонки — и победа.

## Подсчёт

lessons-scoring-row = { $marks ->
    [one] Ряд { $row }, { $marks } отметка
    [few] Ряд { $row }, { $marks } отметки
   *[many] Ряд { $row }, { $marks } отметок
}
lessons-scoring-everything = Всё вместе
lessons-scoring-not = Не { $points }.
lessons-scoring-too-few = Слишком мало отметок
lessons-scoring-too-few-words = Партия окончена, бланк считают ряд за рядом. Первые четыре клетки ряда — это долг: от одной до четырёх отметок стоят 200, какой бы ни был ряд. В ряду 2 две отметки. Сколько он даёт?
lessons-scoring-too-few-right = Одна отметка или четыре — ряд стоит 200.
lessons-scoring-too-few-wrong = Две отметки не дотягивают до пятой клетки, а от одной до четырёх отметок стоят 200.
lessons-scoring-sixth = Шестая отметка
lessons-scoring-sixth-words = Пятая отметка гасит долг, каждая следующая приносит очки ряда. В ряду 4 это 60. В нём шесть отметок.
lessons-scoring-sixth-right = Пять отметок гасят долг, шестая приносит 60.
lessons-scoring-sixth-wrong = Первые пять отметок не приносят ничего, по 60 считаются только следующие.
lessons-scoring-fifth = Ровно пятая
lessons-scoring-fifth-words = В ряду 5 пять отметок.
lessons-scoring-fifth-right = Долг погашен, а прибыли ещё нет.
lessons-scoring-fifth-wrong = Пятая отметка гасит долг; очки начинаются с шестой.
lessons-scoring-easy = Лёгкие ряды приносят меньше
lessons-scoring-easy-words = Шестёрки и восьмёрки выпадают часто, поэтому их ряды дают только 40 за отметку. В ряду 6 шесть отметок.
lessons-scoring-easy-right = Одна отметка сверх пятой: 40.
lessons-scoring-easy-wrong = Шесть отметок — это одна сверх пятой, и она приносит 40.
lessons-scoring-long = Длинный ряд
lessons-scoring-long-words = В ряду 8 девять отметок, по 40 очков каждая.
lessons-scoring-long-right = Четыре отметки сверх пятой: 4 × 40.
lessons-scoring-long-wrong = Девять отметок — это четыре сверх пятой; считайте эти четыре по 40.
lessons-scoring-seven = Семь отметок
lessons-scoring-seven-words = В ряду 9 семь отметок, по 50 очков каждая.
lessons-scoring-seven-right = Две отметки сверх пятой: 2 × 50.
lessons-scoring-seven-wrong = Семь отметок — это две сверх пятой; считайте эти две по 50.
lessons-scoring-points = Где лежат очки
lessons-scoring-points-words = В ряду 10 девять отметок, по 60 очков каждая. Десятая ещё считалась бы, одиннадцатая — уже нет.
lessons-scoring-points-right = Четыре отметки сверх пятой: 4 × 60.
lessons-scoring-points-wrong = Девять отметок — это четыре сверх пятой; считайте эти четыре по 60.
lessons-scoring-total = Итог
lessons-scoring-total-words = Остальные ряды пусты, а пустой ряд ничего не стоит. Сложите минусы и плюсы: каков итог?
lessons-scoring-total-right = 600 в плюс, 200 в минус: 400. Обычно выходит меньше; очень хорошая игра даёт в среднем около 245. Путь туда — немного рядов, и в каждом много отметок.
lessons-scoring-total-wrong = В плюс идут 60, 40, 160, 100 и 240, в минус — 200.

lessons-quiz = Ваши самые дорогие решения
lessons-quiz-looking = Поиск самых дорогих решений в ваших партиях…
lessons-quiz-ask = Что вы выберете?
lessons-quiz-over = Лучшие решения: { $best } из { $count }; в среднем потеряно { $points } очк.
lessons-quiz-over-chance = Лучшие решения: { $best } из { $count }; в среднем потеряно шанса на победу: { $points }.
lessons-quiz-over-turns = Лучшие решения: { $best } из { $count }; в среднем потеряно ходов: { $turns }.
lessons-quiz-again = Ещё вопросы
lessons-quiz-course = Потерянные очки в среднем, серия за серией
lessons-quiz-course-chance = Потерянный шанс на победу в среднем, серия за серией
lessons-quiz-course-turns = Потерянные ходы в среднем, серия за серией
lessons-quiz-board-alone = Классика в одиночку
