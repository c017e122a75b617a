### Wydruki i obrazki.

## Kartka

print-name = Imię
print-date = Data
print-fifth-dice = Piąte kostki
print-out-with = koniec: rzut { $throw }

## Plansza

print-mark-quarters =
    Każdy gracz zaznacza ołówkiem
    jedną ćwiartkę pola.
print-coins-run =
    Trzy monety wystarczą
    wszystkim jako znaczniki.
print-legend-columns = zdobyte kolumny

## Nagłówek wyniku

print-under-way = W toku
print-result-alone = { $total } punktów
print-wins = { $name } wygrywa: { $total }
print-share = Wspólna wygrana, { $total }: { $names }
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

## Pod nim, z przecinkami

print-throws = { $count ->
    [one] { $count } rzut
    [few] { $count } rzuty
    [many] { $count } rzutów
   *[other] { $count } rzutu
}
print-penalty = kara za niedokończony rząd: { $points }
print-rolls = { $count ->
    [one] { $count } rzut
    [few] { $count } rzuty
    [many] { $count } rzutów
   *[other] { $count } rzutu
}
print-columns-win = { $count ->
    [one] { $count } kolumna do zwycięstwa
    [few] { $count } kolumny do zwycięstwa
    [many] { $count } kolumn do zwycięstwa
   *[other] { $count } kolumny do zwycięstwa
}
print-dice-real = prawdziwe kostki
print-dice-earlier = kostki z wcześniejszej gry
print-dice-of-day = kostki dnia, kod { $code }
print-dice-app = wirtualne kostki, kod { $code }

## Pod obrazkiem wyniku

print-figure = { $title }: { $figure }

## Rozliczenia graczy

print-left = nie gra
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

## Przebieg gry

print-throw = Rzut
print-turn = Tura
print-free = wolny
print-course-more = Jeszcze { $count } w pliku gry.
print-kept = zysk { $count }
print-lost = strata { $count }
print-stop = stop
