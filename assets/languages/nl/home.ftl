### Het eerste scherm: de lijst van spellen.

home-continue = Verderspelen
home-looking = Je spellen zoeken…
home-alone = Solo
home-today = Dobbelstenen van de dag
home-today-once = { $result } tot nu toe
home-today-best = { $result }, de beste van { $count }

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
home-last-good = Laatste goede versie
home-up-to-damage = Tot de schade

home-unreadable = Kan { $file } niet lezen
home-name-field = Naam voor dit spel
home-none-found = Geen spellen gevonden
home-none-found-about = Weer alle spellen tonen: Esc.
home-none-left = Geen spellen meer
home-none-left-about = Het verwijderde spel kun je nog terugzetten.

home-delete-question = Dit spel verwijderen?
home-delete-it = Verwijderen
home-keep-it = Behouden
home-deleted = Spel verwijderd.
home-restore = Terugzetten
home-not-deleted-phones = Het spel is niet verwijderd: er spelen telefoons mee. Zet die eerst uit.
home-not-deleted-unsaved = Het spel is niet verwijderd: het is nog niet opgeslagen.

home-quiz = Oefenen
home-code-copied = Gekopieerd: code { $code }.
home-no-code = Alleen een spel met dobbelstenen van de app heeft een code.
home-not-listed = Er ging iets mis bij het tonen van je spellen. Opnieuw proberen: { $key }.

home-copy-last-good = Dit is de laatste goede versie van het spel; het beschadigde bestand is ongewijzigd.
home-copy-salvaged =
    Deze kopie bevat alles vóór de schade: { $kept ->
        [one] { $kept } gebeurtenis
       *[other] { $kept } gebeurtenissen
    }; { $lost ->
        [one] { $lost } daarna ontbreekt
       *[other] { $lost } daarna ontbreken
    }. Het beschadigde bestand is ongewijzigd.

home-dice-heading = Solo met dezelfde dobbelstenen
home-dice-today = Vandaag
home-dice-title-today = Dobbelstenen van de dag
home-dice-title-day = Dobbelstenen van { $date }
home-dice-title-code = Dobbelstenen met een code
home-dice-play = Spelen
home-dice-play-as = Als { $name } spelen
home-dice-unplayed = Nog niet gespeeld
home-dice-helped = alleen met hulp
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, de beste van { $count }
home-dice-copied = Gekopieerd. Wie deze code invoert, krijgt dezelfde dobbelstenen.
home-dice-shared = Dezelfde dobbelstenen voor iedereen met deze code.
home-dice-copy = Code kopiëren
home-dice-nobody = Nog niemand heeft er een spel mee voltooid.

home-attempt-best = de beste
home-attempt-equal = gelijk
home-attempt-behind = { $points } achter
home-attempt-more = { $turns } meer
home-attempt-throws =
    { $count ->
        [one] { $count } worp
       *[other] { $count } worpen
    }

home-start-title = Vijf dobbelstenen. Twee paren. Eén over.
home-start-about = Het scoreblad voor Can’t Stop Express en Can’t Stop.
home-start-splits = andere verdelingen
home-start-fifth = de vijfde dobbelsteen
home-start-play = Spelen
home-start-alone = je beste score
home-start-today = dezelfde worpen voor iedereen
