### Het eerste scherm: de lijst van spellen.

home-continue = Verder spelen
home-looking = Je spellen worden gezocht…
home-alone = Solo
home-today = Worpen van vandaag
home-today-once = { $result } tot nu toe
home-today-best = { $result }, het beste van { $count }

home-standing-board-alone =
    { $columns ->
        [one] { $columns } kolom
       *[other] { $columns } kolommen
    } in { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }
home-standing-board-won =
    { $name } wint met { $columns ->
        [one] { $columns } kolom
       *[other] { $columns } kolommen
    }
home-standing-turn = Beurt { $turn }: { $name }
home-under-way = Bezig
home-classic-alone = Klassiek solo
home-uncounted = telt niet mee

home-find-field = Spel zoeken
home-search = Zoeken
home-sort-date = Sorteren op datum
home-sort-name = Sorteren op naam
home-sort-result = Sorteren op resultaat
home-sorted-name = Gesorteerd op naam
home-sorted-result = Gesorteerd op resultaat
home-games-shown =
    { $count ->
        [one] { $shown } van { $count } spel
       *[other] { $shown } van { $count } spellen
    }

home-open = Openen
home-rename = Hernoemen
home-copy = Kopiëren
home-leave-out = Niet meetellen
home-count = Meetellen
home-delete = Spel verwijderen
home-more = Meer voor dit spel
home-last-good = Laatste goede
home-up-to-damage = Tot de schade

home-unreadable = { $file } is niet leesbaar
home-name-field = Een naam voor dit spel
home-none-found = Geen spel gevonden
home-none-found-about = Esc toont weer alle spellen.
home-none-left = Geen spellen meer
home-none-left-about = Het spel is nog terug te halen.

home-delete-question = Dit spel verwijderen?
home-delete-it = Verwijderen
home-keep-it = Houden
home-deleted = Het spel is verwijderd.
home-restore = Terughalen
home-not-deleted-phones = Het spel is niet verwijderd: er spelen telefoons mee. Zet die eerst uit.
home-not-deleted-unsaved = Het spel is niet verwijderd: het is nog niet opgeslagen.

home-quiz = Oefenen
home-code-copied = De code { $code } is gekopieerd.
home-no-code = Alleen een spel met de dobbelstenen van de app heeft een code.
home-not-listed = Het is het programma niet gelukt de spellen te tonen. { $key } probeert het opnieuw.

home-copy-last-good = Dit is een kopie van de laatste goede versie; het beschadigde bestand is ongewijzigd.
home-copy-salvaged =
    Dit is een kopie met { $kept ->
        [one] de { $kept } gebeurtenis
       *[other] de { $kept } gebeurtenissen
    } vóór de schade; { $lost ->
        [one] { $lost } daarna ontbreekt
       *[other] { $lost } daarna ontbreken
    }. Het beschadigde bestand is ongewijzigd.

home-dice-heading = Solo met dezelfde dobbelstenen
home-dice-today = Vandaag
home-dice-title-today = Worpen van vandaag
home-dice-title-day = Worpen van { $date }
home-dice-title-code = Worpen met een code
home-dice-play = Spelen
home-dice-play-as = Spelen als { $name }
home-dice-unplayed = Nog niet gespeeld
home-dice-helped = alleen met hulp
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, het beste van { $count }
home-dice-copied = Code gekopieerd: daarmee heeft een nieuw spel dezelfde dobbelstenen.
home-dice-shared = Dezelfde dobbelstenen voor iedereen met de code.
home-dice-copy = De code kopiëren
home-dice-nobody = Nog niemand heeft er een spel mee uitgespeeld.

home-attempt-best = de beste
home-attempt-equal = even goed
home-attempt-behind = { $points } erachter
home-attempt-more = { $turns } meer
home-attempt-throws =
    { $count ->
        [one] { $count } worp
       *[other] { $count } worpen
    }

home-start-title = Vijf dobbelstenen. Twee paren. Eén over.
home-start-about = Het scoreblok voor Can’t Stop Express en Can’t Stop.
home-start-splits = anders verdelen
home-start-fifth = de vijfde dobbelsteen
home-start-play = Spelen
home-start-alone = je beste score
home-start-today = dezelfde worpen voor iedereen
