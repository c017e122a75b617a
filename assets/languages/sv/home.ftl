### Första skärmen: listan med partier.

## Vägarna till ett parti

home-continue = Fortsätt
home-looking = Letar efter dina partier …
home-alone = Solo
home-today = Dagens tärningar
home-today-once = { $result } hittills
home-today-best = { $result }, bäst av { $count }

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
home-standing-turn = { $name }, drag { $turn }
home-under-way = Pågår
home-classic-alone = Klassiska, solo
home-uncounted = räknas inte

## Ovanför listan

home-find-field = Sök parti
home-search = Sök
home-sort-date = Sortera efter datum
home-sort-name = Sortera efter namn
home-sort-result = Sortera efter resultat
home-sorted-name = Sorterat efter namn
home-sorted-result = Sorterat efter resultat
home-games-shown =
    { $count ->
        [one] { $shown } av { $count } parti
       *[other] { $shown } av { $count } partier
    }

## Det valda partiet: knappar

home-open = Öppna
home-rename = Byt namn
home-copy = Kopiera
home-leave-out = Räkna inte i rekorden
home-count = Räkna i rekorden
home-delete = Ta bort partiet
home-more = Mer för partiet
home-last-good = Senaste hela kopian
home-up-to-damage = Fram till skadan

## Listan

home-unreadable = { $file } går inte att läsa
home-name-field = Ge partiet ett namn
home-none-found = Inga partier hittades
home-none-found-about = Tryck på Esc för att se alla partier igen.
home-none-left = Inga partier kvar
home-none-left-about = Du kan fortfarande återställa det du tog bort.

## Ta bort ett parti

home-delete-question = Ta bort det här partiet?
home-delete-it = Ta bort
home-keep-it = Behåll
home-deleted = Partiet är borttaget.
home-restore = Återställ
home-not-deleted-phones = Partiet togs inte bort: det spelas på telefoner. Stäng av dem först.
home-not-deleted-unsaved = Partiet togs inte bort: det är inte sparat än.

## Längst ner

home-quiz = Öva
home-code-copied = Kopierat: kod { $code }.
home-no-code = Bara partier med appens tärningar har en tärningskod.
home-not-listed = Något gick fel när dina partier skulle listas. Tryck på { $key } för att försöka igen.

## Ett parti från en skadad fil

home-copy-last-good = Det här är den senaste hela kopian av partiet; den skadade filen är oförändrad.
home-copy-salvaged =
    Kopian har { $kept ->
        [one] { $kept } händelse
       *[other] { $kept } händelser
    } före skadan; { $lost ->
        [one] { $lost } efter den är utelämnad
       *[other] { $lost } efter den är utelämnade
    }. Den skadade filen är oförändrad.

## Dagens tärningar och andra

home-dice-heading = Solo med samma tärningar
home-dice-today = I dag
home-dice-title-today = Dagens tärningar
home-dice-title-day = Tärningar för { $date }
home-dice-title-code = Tärningar med kod
home-dice-play = Spela
home-dice-play-as = Spela som { $name }
home-dice-unplayed = Inte spelat än
home-dice-helped = bara med hjälp
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, bäst av { $count }
home-dice-copied = Kopierat. Alla som skriver in koden får samma tärningar.
home-dice-shared = Samma tärningar för alla som har koden.
home-dice-copy = Kopiera kod
home-dice-nobody = Ingen har spelat klart ett parti med de här tärningarna än.

## Ett försök

home-attempt-best = det bästa
home-attempt-equal = lika
home-attempt-behind = { $points } efter
home-attempt-more = { $turns } fler
home-attempt-throws =
    { $count ->
        [one] { $count } kast
       *[other] { $count } kast
    }

## Innan det finns några partier

home-start-title = Fem tärningar. Två par. En blir över.
home-start-about = Protokollet till Can’t Stop Express och Can’t Stop.
home-start-splits = fler sätt att dela upp dem
home-start-fifth = den femte tärningen
home-start-play = Spela
home-start-alone = ditt bästa resultat
home-start-today = samma kast för alla
