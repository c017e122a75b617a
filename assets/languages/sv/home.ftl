### Första skärmen: listan med partier.

home-continue = Fortsätt
home-looking = Letar efter dina partier …
home-alone = Ensam
home-today = Dagens tärningar
home-today-once = { $result } hittills
home-today-best = { $result }, det bästa av { $count }

## Hur ett parti står

home-standing-board-alone =
    { $columns ->
        [one] { $columns } kolumn
       *[other] { $columns } kolumner
    } på { $turns ->
        [one] { $turns } drag
       *[other] { $turns } drag
    }
home-standing-board-won =
    { $name } vinner med { $columns ->
        [one] { $columns } kolumn
       *[other] { $columns } kolumner
    }
home-standing-turn = Drag { $turn }: { $name }
home-under-way = Pågår
home-classic-alone = Klassisk ensam
home-uncounted = räknas inte

## Ovanför listan

home-find-field = Sök parti
home-search = Sök
home-sort-date = Sortera efter datum
home-sort-name = Sortera efter namn
home-sort-result = Sortera efter resultat
home-sorted-name = Sorterade efter namn
home-sorted-result = Sorterade efter resultat
home-games-shown =
    { $count ->
        [one] { $shown } av { $count } parti
       *[other] { $shown } av { $count } partier
    }

## Det valda partiet

home-open = Öppna
home-rename = Byt namn
home-copy = Kopiera
home-leave-out = Räkna inte i rekorden
home-count = Räkna i rekorden
home-delete = Ta bort partiet
home-more = Mer för det här partiet
home-last-good = Senaste hela
home-up-to-damage = Fram till skadan

## Listan

home-unreadable = { $file } kan inte läsas
home-name-field = Ett namn på partiet
home-none-found = Inga träffar
home-none-found-about = Esc visar alla partier igen.
home-none-left = Inga partier kvar
home-none-left-about = Det borttagna går ännu att hämta tillbaka.

## Ta bort

home-delete-question = Ta bort det här partiet?
home-delete-it = Ta bort
home-keep-it = Behåll
home-deleted = Partiet är borttaget.
home-restore = Hämta tillbaka
home-not-deleted-phones = Partiet är inte borttaget: telefoner spelar det. Stäng av dem först.
home-not-deleted-unsaved = Partiet är inte borttaget: det är inte sparat än.

## Längst ner

home-quiz = Öva
home-code-copied = Koden { $code } är kopierad.
home-no-code = Bara ett parti med appens tärningar har en kod för dem.
home-not-listed = Programmet lyckades inte lista partierna. { $key } försöker igen.
home-copy-last-good = Det här är en kopia av partiet när det senast var helt; den skadade filen är som den var.
home-copy-salvaged =
    Det här är en kopia med { $kept ->
        [one] { $kept } händelse
       *[other] { $kept } händelser
    } före skadan; { $lost ->
        [one] { $lost } därefter är utelämnad
       *[other] { $lost } därefter är utelämnade
    }. Den skadade filen är som den var.

## Dagens tärningar och andra

home-dice-heading = Ensam med samma tärningar
home-dice-today = I dag
home-dice-title-today = Dagens tärningar
home-dice-title-day = Tärningarna för { $date }
home-dice-title-code = Tärningar efter kod
home-dice-play = Spela
home-dice-play-as = Spela som { $name }
home-dice-unplayed = Inte spelat än
home-dice-helped = bara med hjälp
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, det bästa av { $count }
home-dice-copied = Kopierad: den som skriver in den i ett nytt parti får samma tärningar.
home-dice-shared = Samma tärningar för alla som har koden.
home-dice-copy = Kopiera koden
home-dice-nobody = Ingen har spelat dem till slutet än.

## Ett försök

home-attempt-best = det bästa
home-attempt-equal = lika bra
home-attempt-behind = { $points } efter
home-attempt-more = { $turns } fler
home-attempt-throws =
    { $count ->
        [one] { $count } kast
       *[other] { $count } kast
    }

home-start-title = Fem tärningar. Två par. En blir över.
home-start-about = Protokollet till Can’t Stop Express och Can’t Stop.
home-start-splits = fler sätt att dela
home-start-fifth = den femte tärningen
home-start-play = Spela
home-start-alone = ditt bästa resultat
home-start-today = samma kast för alla
