### Tisk a obrázky.

## Lístek

print-name = Jméno
print-date = Datum
print-fifth-dice = Páté kostky
print-out-with = mimo v hodu { $throw }

## Herní plán

print-mark-quarters =
    Každý hráč si tužkou značí
    jednu čtvrtinu pole.
print-coins-run =
    Jako běžci všem
    poslouží tři mince.
print-legend-columns = získané sloupce

## Nadpis výsledku

print-under-way = Hraje se
print-result-alone = { $total } bodů
print-wins = { $name } vyhrává: { $total }
print-share = Společné vítězství: { $names }, { $total }
print-won-alone = Výhra za { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
print-wins-in = { $name } vyhrává za { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}

## Pod nadpisem

print-throws = { $count ->
    [one] { $count } hod
    [few] { $count } hody
    [many] { $count } hodu
   *[other] { $count } hodů
}
print-penalty = postih za nedokončenou řadu: { $points }
print-rolls = { $count ->
    [one] { $count } hod
    [few] { $count } hody
    [many] { $count } hodu
   *[other] { $count } hodů
}
print-columns-win = { $count ->
    [one] { $count } sloupec
    [few] { $count } sloupce
    [many] { $count } sloupce
   *[other] { $count } sloupců
} k výhře
print-dice-real = skutečné kostky
print-dice-earlier = kostky z dřívější hry
print-dice-of-day = kostky dne, kód { $code }
print-dice-app = kostky z aplikace, kód { $code }

## Pod obrázkem výsledku

print-figure = { $title }: { $figure }

## Rozpis hráčů

print-left = odchod
print-each = po { $points }
print-marks = { $count ->
    [one] { $count } křížek
    [few] { $count } křížky
    [many] { $count } křížku
   *[other] { $count } křížků
}
print-still-in = ve hře
print-columns-won = Získané sloupce
print-line-busts = Krachy
print-longest-turn = Nejdelší tah
print-furthest-turn = Největší postup
print-spaces-kept = Získaná pole
print-spaces-lost = Ztracená pole

## Průběh hry, v úzkých sloupcích

print-throw = Hod
print-turn = Tah
print-free = volný
print-course-more = Další v souboru hry: { $count }.
print-kept = zisk { $count }
print-lost = ztráta { $count }
print-stop = stop
