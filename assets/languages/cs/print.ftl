### Tisk a obrázky.

print-name = Jméno
print-date = Datum
print-fifth-dice = Páté kostky
print-out-with = mimo, hod { $throw }
print-mark-quarters =
    Každý hráč označí tužkou
    čtvrtinu pole.
print-coins-run =
    Tři mince jsou dobří
    běžci pro všechny.
print-legend-columns = získané sloupce
print-under-way = Hraje se
print-result-alone = { $total } bodů
print-wins = { $name } vyhrává: { $total }
print-share = Společné vítězství, { $total }: { $names }
print-won-alone = Výhra: { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
print-wins-in = { $name } vyhrává: { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
print-throws = { $count ->
    [one] { $count } hod
    [few] { $count } hody
   *[other] { $count } hodů
}
print-penalty = řada s 1–4 křížky stojí { $points }
print-rolls = { $count ->
    [one] { $count } hod
    [few] { $count } hody
   *[other] { $count } hodů
}
print-columns-win = sloupců k výhře: { $count }
print-dice-real = skutečné kostky
print-dice-earlier = kostky z dřívější hry
print-dice-of-day = kostky dne, kód { $code }
print-dice-app = kostky aplikace, kód { $code }
print-figure = { $title }: { $figure }
print-left = pryč
print-each = po { $points }
print-marks = { $count ->
    [one] { $count } křížek
    [few] { $count } křížky
   *[other] { $count } křížků
}
print-still-in = ve hře
print-columns-won = Sloupce
print-line-busts = Krachy
print-longest-turn = Nejdelší tah
print-furthest-turn = Největší postup
print-spaces-kept = Pole: zisk
print-spaces-lost = Pole: ztráta
print-throw = Hod
print-turn = Tah
print-free = volný
print-course-more = … a dalších { $count }, v souboru hry.
print-kept = zisk { $count }
print-lost = ztráta { $count }
print-stop = stop
