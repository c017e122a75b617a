### Slutet på ett parti.

## Rubriken

result-alone = { $points } poäng
result-wins = { $name } vinner med { $points }
result-shared = { $names } delar segern med { $points }
result-board-alone =
    { $turns ->
        [one] Vunnet på { $turns } drag
       *[other] Vunnet på { $turns } drag
    }
result-board-wins =
    { $turns ->
        [one] { $name } vinner på { $turns } drag
       *[other] { $name } vinner på { $turns } drag
    }
result-board-outlasted = { $name } vinner: alla andra har gått

## Under rubriken: med hur mycket

result-ahead =
    { $count ->
        [one] { $count } poäng före { $names }
       *[other] { $count } poäng före { $names }
    }
result-ahead-last = { $count } före { $names }, i allra sista kastet.
result-ahead-since = { $count } före { $names }, i ledning sedan kast { $throw }.
result-ahead-kind = { $count } före { $names }. Ingen drunknade.
result-ahead-deep = { $count } före { $names }. Någon måste ju vinna.
result-board-other =
    { $columns ->
        [one] { $name } har { $columns } kolumn
       *[other] { $name } har { $columns } kolumner
    }
result-board-other-none = { $name } har ingen kolumn
result-board-others-none = Ingen annan har någon kolumn
result-board-next =
    { $columns ->
        [one] Närmast: { $name }, med { $columns } kolumn
       *[other] Närmast: { $name }, med { $columns } kolumner
    }
result-board-next-each =
    { $columns ->
        [one] Närmast: { $names }, med { $columns } kolumn var
       *[other] Närmast: { $names }, med { $columns } kolumner var
    }

## Solo: jämfört med det bästa partiet

result-best-so-far = Bästa partiet hittills: { $result }
result-last-time = Förra gången: { $result }
result-short = { $count } från ditt bästa hittills, { $best }.
result-as-many-points = Tangerar det bästa hittills
result-as-few-turns = Tangerar det bästa hittills
result-new-record = Nytt rekord för { $name }
result-record = Rekord: { $name }
result-more = { $count } mer än någonsin.
result-fewer =
    { $count ->
        [one] { $count } drag färre än någonsin.
       *[other] { $count } drag färre än någonsin.
    }
result-last-ten = De tio senaste
result-old-record = gamla rekordet { $result }

## Ett resultat bland de egna

result-own-first = första
result-own-best = bäst av { $count }
result-own-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }:a av { $count }
       *[other] { $place }:e av { $count }
    }
result-own-among-best = bäst av { $count }; dessförinnan { $best }
result-own-among =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }:a av { $count }; bäst { $best }
       *[other] { $place }:e av { $count }; bäst { $best }
    }
result-own-won = { $won } av { $count } vunna

## Partiets gång

result-course = Poäng efter varje kast
result-course-one = Ingen utom { $name } ledde någonsin
result-course-changes =
    { $count ->
        [one] Ledningen växlade en gång
       *[other] Ledningen växlade { $count } gånger
    }
result-board-course = Vunna kolumner och delar av kolumner, varv för varv

## Varje spelares siffror

result-best-row = Bästa rad
result-costliest = Dyraste val
result-own-games = Egna partier
result-columns-count =
    { $count ->
        [one] { $count } kolumn
       *[other] { $count } kolumner
    }
result-furthest = Bästa drag
result-spaces =
    { $count ->
        [one] { $count } ruta
       *[other] { $count } rutor
    }
result-place = { $place }.
result-costliest-told = { $when }, { $cost }
result-costliest-of = { $verdict } · { $when }: { $what }, { $cost }
result-costliest-of-points = { $verdict } · { $when }: { $what }, { $points } poäng

## Fakta om ett soloparti

result-beats = Slår
result-beats-games = { $share } av nästan perfekta partier
result-out-with-throw = Ute i kast
result-dice = Tärningar
result-par = Samma tärningar
result-par-told = coachen { $coach }, bästa möjliga { $best }
result-par-between = coachen { $coach }, bästa möjliga { $least } till { $most }
result-attempts = Försök
result-attempts-told =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }:a av { $count }; de andra { $others }
       *[other] { $place }:e av { $count }; de andra { $others }
    }

## Protokollens siffror, i smala kolumner

result-left-after = gick efter { $throw }
result-beats-note = av en miljon nästan perfekta partier
result-attempt =
    { NUMBER($number, type: "ordinal") ->
        [one] { $number }:a försöket
       *[other] { $number }:e försöket
    }

## Brädets siffror

result-columns-won = Kolumner
result-turns = Drag
result-rolls = Kast
result-busts = Bommar
result-longest = Längsta drag
result-longest-rolls =
    { $count ->
        [one] { $count } kast
       *[other] { $count } kast
    }
result-kept = Behållna rutor
result-lost = Förlorade rutor

## Knappar, och meningar bredvid

result-again = Igen
result-save = Spara bild
result-details = Detaljer
result-same-dice = Samma tärningar igen
result-code-of-day = Dagens tärningar, { $date }: { $code }
result-code = Tärningskod: { $code }
result-helped = Med hjälp: { $helps }
result-strict = Strikt parti: inga tips, inget ångrande, nya tärningar
result-counts = Det här partiet räknas i rekorden.
result-counts-apart = Partiet spelades med hjälp, så det räknas separat.
result-leave-out = Räkna inte i rekorden
result-left-out = Det här partiet räknas inte i rekorden.
result-let-count = Räkna i rekorden

result-bg-stats = Skicka till BG Stats
result-bg-stats-about = Skanna koden med en telefon som har appen BG Stats. BG Stats frågar innan partiet sparas, och inget skickas förrän du skannar.
