### Het einde van een spel.

result-alone = { $points } punten
result-wins = { $name } wint met { $points }
result-shared = { $names } delen de overwinning met { $points }
result-board-alone =
    { $turns ->
        [one] Gewonnen in { $turns } beurt
       *[other] Gewonnen in { $turns } beurten
    }
result-board-wins =
    { $turns ->
        [one] { $name } wint in { $turns } beurt
       *[other] { $name } wint in { $turns } beurten
    }
result-board-outlasted = { $name } wint: er is verder niemand meer

result-ahead =
    { $count ->
        [one] { $count } punt voor op { $names }
       *[other] { $count } punten voor op { $names }
    }
result-ahead-last = { $count } voor op { $names }, met de allerlaatste worp.
result-ahead-since = { $count } voor op { $names }, aan de leiding sinds worp { $throw }.
result-ahead-kind = { $count } voor op { $names }. Niemand is verdronken.
result-ahead-deep = { $count } voor op { $names }. Iemand moest winnen.
result-board-other =
    { $columns ->
        [one] { $name } heeft { $columns } kolom
       *[other] { $name } heeft { $columns } kolommen
    }
result-board-other-none = { $name } heeft geen kolom
result-board-others-none = Niemand anders heeft een kolom
result-board-next =
    { $columns ->
        [one] Daarna: { $name }, met { $columns } kolom
       *[other] Daarna: { $name }, met { $columns } kolommen
    }
result-board-next-each =
    { $columns ->
        [one] Daarna: { $names }, elk met { $columns } kolom
       *[other] Daarna: { $names }, elk met { $columns } kolommen
    }

result-best-so-far = Het beste spel tot nu toe: { $result }
result-last-time = Vorige keer: { $result }
result-short = { $count } onder het beste spel tot nu toe, { $best }.
result-as-many-points = Evenveel punten als het beste spel tot nu toe
result-as-few-turns = Even weinig beurten als het beste spel tot nu toe
result-new-record = Een nieuw record, { $name }
result-record = Het record, { $name }
result-more = { $count } meer dan ooit.
result-fewer =
    { $count ->
        [one] { $count } beurt minder dan ooit.
       *[other] { $count } beurten minder dan ooit.
    }
result-last-ten = De laatste tien
result-old-record = oud record { $result }

result-own-first = eerste spel
result-own-best = beste van { $count }
result-own-place = { $place }e van { $count }
result-own-among-best = beste van { $count }; daarvoor { $best }
result-own-among = { $place }e van { $count }; het beste { $best }
result-own-won = { $won } van { $count } gewonnen

result-course = Punten na elke worp
result-course-one = Niemand behalve { $name } stond ooit alleen voor
result-course-changes =
    { $count ->
        [one] De leiding wisselde één keer
       *[other] De leiding wisselde { $count } keer
    }
result-board-course = Gewonnen of deels beklommen kolommen, ronde na ronde

result-best-row = Beste rij
result-costliest = Duurste keuze
result-own-games = Eigen spellen
result-columns-count =
    { $count ->
        [one] { $count } kolom
       *[other] { $count } kolommen
    }
result-furthest = Verste beurt
result-spaces =
    { $count ->
        [one] { $count } veld
       *[other] { $count } velden
    }
result-place = { $place }.
result-costliest-told = { $when }, { $cost }
result-costliest-of = { $verdict } · { $when }: { $what }, { $cost }
result-costliest-of-points = { $verdict } · { $when }: { $what }, { $points } punten

result-beats = Verslaat
result-beats-games = { $share } van bijna optimale spellen
result-out-with-throw = Uit bij worp
result-dice = Dobbelstenen
result-par = Deze worpen
result-par-told = coach { $coach }, hoogstens { $best }
result-par-between = coach { $coach }, hoogstens { $least } tot { $most }
result-attempts = Pogingen
result-attempts-told = { $place }e van { $count }; de andere { $others }

result-left-after = weg na worp { $throw }
result-beats-note = van een miljoen bijna optimale spellen
result-attempt = { $number }e poging

result-columns-won = Kolommen
result-turns = Beurten
result-rolls = Worpen
result-busts = Misworpen
result-longest = Langste beurt
result-longest-rolls =
    { $count ->
        [one] { $count } worp
       *[other] { $count } worpen
    }
result-kept = Gehouden
result-lost = Verloren

result-again = Nog een keer
result-save = Afbeelding opslaan
result-details = Details
result-same-dice = Zelfde worpen
result-code-of-day = De dobbelstenen van de dag, { $date }: { $code }
result-code = De code van deze dobbelstenen: { $code }
result-helped = Met hulp: { $helps }
result-strict = Streng spel: geen hints, niets teruggenomen, nieuwe dobbelstenen
result-counts = Dit spel telt mee voor de records.
result-counts-apart = Dit spel telt mee bij die met hulp.
result-leave-out = Niet meetellen
result-left-out = Dit spel telt niet mee voor de records.
result-let-count = Toch meetellen
result-bg-stats = Doorgeven aan BG Stats
result-bg-stats-about = Scan dit met een telefoon die de app BG Stats heeft. Die vraagt het voor hij het spel bewaart. Zolang je het niet scant, wordt er niets verstuurd.
