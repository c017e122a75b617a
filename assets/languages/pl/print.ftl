### Wydruki i obrazki.

print-name = Imię
print-date = Data
print-fifth-dice = Piąte kostki
print-out-with = aut w rzucie { $throw }
print-mark-quarters =
    Każdy gracz zaznacza ołówkiem
    jedną ćwiartkę pola.
print-coins-run =
    Trzy monety to dobre
    biegacze dla wszystkich.
print-legend-columns = zdobyte kolumny
print-under-way = W toku
print-result-alone = { $total } punktów
print-wins = { $name } wygrywa: { $total }
print-share = Wspólne zwycięstwo, { $total }: { $names }
print-won-alone = Wygrana w { $count ->
    [one] { $count } turę
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
print-wins-in = { $name } wygrywa w { $count ->
    [one] { $count } turę
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
print-throws = { $count ->
    [one] { $count } rzut
    [few] { $count } rzuty
    [many] { $count } rzutów
   *[other] { $count } rzutu
}
print-penalty = rząd z 1–4 krzyżykami kosztuje { $points }
print-rolls = { $count ->
    [one] { $count } rzut
    [few] { $count } rzuty
    [many] { $count } rzutów
   *[other] { $count } rzutu
}
print-columns-win = kolumny do zwycięstwa: { $count }
print-dice-real = prawdziwe kostki
print-dice-earlier = kostki z wcześniejszej gry
print-dice-of-day = kostki dnia, kod { $code }
print-dice-app = kostki aplikacji, kod { $code }
print-figure = { $title }: { $figure }
print-left = odejście
print-each = po { $points }
print-marks = { $count ->
    [one] { $count } krzyżyk
    [few] { $count } krzyżyki
    [many] { $count } krzyżyków
   *[other] { $count } krzyżyka
}
print-still-in = w grze
print-columns-won = Kolumny
print-line-busts = Skuchy
print-longest-turn = Najdłuższa tura
print-furthest-turn = Najlepsza tura
print-spaces-kept = Pola zachowane
print-spaces-lost = Pola stracone
print-throw = Rzut
print-turn = Tura
print-free = wolny
print-course-more = … i jeszcze { $count }, w pliku gry.
print-kept = zysk { $count }
print-lost = strata { $count }
print-stop = stop
