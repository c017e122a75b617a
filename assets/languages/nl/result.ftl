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
result-board-outlasted = { $name } wint: alle anderen zijn vertrokken

result-ahead =
    { $count ->
        [one] { $count } punt voor op { $names }
       *[other] { $count } punten voor op { $names }
    }
result-ahead-last = { $count } voor op { $names }, met de allerlaatste worp.
result-ahead-since = { $count } voor op { $names }, aan de leiding sinds worp { $throw }.
result-ahead-kind = { $count } voor op { $names }. Niemand is verdronken.
result-ahead-deep = { $count } voor op { $names }. Iemand moest toch winnen.
result-board-other =
    { $columns ->
        [one] { $name } heeft { $columns } kolom
       *[other] { $name } heeft { $columns } kolommen
    }
result-board-other-none = { $name } heeft geen kolom
result-board-others-none = Niemand anders heeft een kolom
result-board-next =
    { $columns ->
        [one] Daarachter: { $name }, met { $columns } kolom
       *[other] Daarachter: { $name }, met { $columns } kolommen
    }
result-board-next-each =
    { $columns ->
        [one] Daarachter: { $names }, elk met { $columns } kolom
       *[other] Daarachter: { $names }, elk met { $columns } kolommen
    }

result-best-so-far = Beste spel tot nu toe: { $result }
result-last-time = Vorige keer: { $result }
result-short = { $count } minder dan je beste tot nu toe, { $best }.
result-as-many-points = Evenveel punten als het beste spel tot nu toe
result-as-few-turns = Even weinig beurten als het beste spel tot nu toe
result-new-record = Nieuw record voor { $name }
result-record = Record van { $name }
result-more = { $count } meer dan ooit tevoren.
result-fewer =
    { $count ->
        [one] { $count } beurt minder dan ooit tevoren.
       *[other] { $count } beurten minder dan ooit tevoren.
    }
result-last-ten = De laatste tien
result-old-record = oud record { $result }

result-own-first = eerste spel
result-own-best = beste van { $count }
result-own-place = { $place }e van { $count }
result-own-among-best = beste van { $count }; daarvoor { $best }
result-own-among = { $place }e van { $count }; de beste { $best }
result-own-won = { $won } van { $count } gewonnen

result-course = Punten na elke worp
result-course-one = Alleen { $name } stond ooit aan de leiding
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
result-costliest-of-points = { $verdict } · { $when }: { $what }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

result-beats = Verslaat
result-beats-games = { $share } van de bijna perfecte spellen
result-out-with-throw = Uit bij worp
result-dice = Dobbelstenen
result-par = Zelfde dobbelstenen
result-par-told = coach { $coach }, hoogst mogelijk { $best }
result-par-between = coach { $coach }, hoogst mogelijk { $least } tot { $most }
result-attempts = Pogingen
result-attempts-told = { $place }e van { $count }; de andere { $others }

result-left-after = vertrokken na { $throw }
result-beats-note = van een miljoen bijna perfecte spellen
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
result-kept = Behouden
result-lost = Verloren

result-again = Nog een keer
result-save = Afbeelding opslaan
result-details = Details
result-same-dice = Zelfde dobbelstenen
result-code-of-day = Dobbelstenen van de dag, { $date }: { $code }
result-code = Code van de dobbelstenen: { $code }
result-helped = Met hulp: { $helps }
result-strict = Strikt spel: geen hints, niets teruggenomen, nieuwe dobbelstenen
result-counts = Dit spel telt mee voor de records.
result-counts-apart = Met hulp gespeeld, dus dit spel telt apart.
result-leave-out = Niet meetellen
result-left-out = Dit spel telt niet mee voor de records.
result-let-count = Meetellen
result-bg-stats = Naar BG Stats sturen
result-bg-stats-about = Scan dit met een telefoon waar de app BG Stats op staat. BG Stats vraagt het voordat het spel wordt opgeslagen, en er wordt niets verstuurd tot je scant.
