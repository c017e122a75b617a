### Konec hry.

result-alone = { $points } bodů
result-wins = { $name } vyhrává: { $points }
result-shared = Společné vítězství, { $points }: { $names }
result-board-alone =
    { $turns ->
        [one] Výhra: { $turns } tah
        [few] Výhra: { $turns } tahy
       *[other] Výhra: { $turns } tahů
    }
result-board-wins =
    { $turns ->
        [one] { $name } vyhrává: { $turns } tah
        [few] { $name } vyhrává: { $turns } tahy
       *[other] { $name } vyhrává: { $turns } tahů
    }
result-board-outlasted = { $name } vyhrává: nikdo jiný nezbyl
result-ahead =
    { $count ->
        [one] Náskok { $count } bod; dál { $names }
        [few] Náskok { $count } body; dál { $names }
       *[other] Náskok { $count } bodů; dál { $names }
    }
result-ahead-last = Náskok { $count } s úplně posledním hodem; dál { $names }.
result-ahead-since = Náskok { $count }, ve vedení od hodu { $throw }; dál { $names }.
result-ahead-kind = Náskok { $count }; dál { $names }. Nikdo se neutopil.
result-ahead-deep = Náskok { $count }; dál { $names }. Někdo vyhrát musel.
result-board-other =
    { $columns ->
        [one] { $name } má { $columns } sloupec
        [few] { $name } má { $columns } sloupce
       *[other] { $name } má { $columns } sloupců
    }
result-board-other-none = { $name } nemá žádný sloupec
result-board-others-none = Nikdo jiný nemá žádný sloupec
result-board-next =
    { $columns ->
        [one] Dál: { $name }, { $columns } sloupec
        [few] Dál: { $name }, { $columns } sloupce
       *[other] Dál: { $name }, { $columns } sloupců
    }
result-board-next-each =
    { $columns ->
        [one] Dál: { $names }, každý { $columns } sloupec
        [few] Dál: { $names }, každý { $columns } sloupce
       *[other] Dál: { $names }, každý { $columns } sloupců
    }
result-best-so-far = Dosud nejlepší hra: { $result }
result-last-time = Minule: { $result }
result-short = Do dosud nejlepší hry, { $best }, chybělo { $count }.
result-as-many-points = Stejně bodů jako dosud nejlepší hra
result-as-few-turns = Stejně tahů jako dosud nejlepší hra
result-new-record = Nový rekord, { $name }
result-record = Rekord, { $name }
result-more = O { $count } víc než kdy dřív.
result-fewer =
    { $count ->
        [one] O { $count } tah méně než kdy dřív.
        [few] O { $count } tahy méně než kdy dřív.
       *[other] O { $count } tahů méně než kdy dřív.
    }
result-last-ten = Posledních deset
result-old-record = dosavadní rekord { $result }
result-own-first = první hra
result-own-best = { $count ->
    [few] nejlepší ze { $count }
   *[other] nejlepší z { $count }
}
result-own-place = { $count ->
    [few] { $place }. ze { $count }
   *[other] { $place }. z { $count }
}
result-own-among-best = { $count ->
    [few] nejlepší ze { $count }; předtím { $best }
   *[other] nejlepší z { $count }; předtím { $best }
}
result-own-among = { $count ->
    [few] { $place }. ze { $count }; nejlepší { $best }
   *[other] { $place }. z { $count }; nejlepší { $best }
}
result-own-won = { $count ->
    [few] výhry { $won } ze { $count }
   *[other] výhry { $won } z { $count }
}
result-course = Body po každém hodu
result-course-one = V samostatném vedení: jen { $name }
result-course-changes =
    { $count ->
        [one] Vedení se změnilo jednou
        [few] Vedení se změnilo { $count }krát
       *[other] Vedení se změnilo { $count }krát
    }
result-board-course = Získané a zčásti vystoupané sloupce, kolo po kole
result-best-row = Nejlepší řada
result-costliest = Nejdražší volba
result-own-games = Vlastní hry
result-columns-count =
    { $count ->
        [one] { $count } sloupec
        [few] { $count } sloupce
       *[other] { $count } sloupců
    }
result-furthest = Max. postup
result-spaces =
    { $count ->
        [one] { $count } pole
        [few] { $count } pole
       *[other] { $count } polí
    }
result-place = { $place }.
result-costliest-told = { $when }, { $cost }
result-costliest-of = { $verdict } · { $when }: { $what }, { $cost }
result-costliest-of-points = { $verdict } · { $when }: { $what }, { $points } bodů
result-beats = Poráží
result-beats-games = { $share } téměř ideálních her
result-out-with-throw = Mimo v hodu
result-dice = Kostky
result-par = Tyto kostky
result-par-told = trenér { $coach }, nejvýš { $best }
result-par-between = trenér { $coach }, nejvýš { $least } až { $most }
result-attempts = Pokusy
result-attempts-told = { $count ->
    [few] { $place }. ze { $count }; ostatní { $others }
   *[other] { $place }. z { $count }; ostatní { $others }
}
result-left-after = pryč po { $throw }
result-beats-note = z milionu téměř ideálních her
result-attempt = { $number }. pokus
result-columns-won = Sloupce
result-turns = Tahy
result-rolls = Hody
result-busts = Krachy
result-longest = Nejdelší tah
result-longest-rolls =
    { $count ->
        [one] { $count } hod
        [few] { $count } hody
       *[other] { $count } hodů
    }
result-kept = Pole: zisk
result-lost = Pole: ztráta
result-again = Hrát znovu
result-save = Uložit obrázek
result-details = Podrobnosti
result-same-dice = Znovu tyto kostky
result-code-of-day = Kostky dne, { $date }: { $code }
result-code = Kód těchto kostek: { $code }
result-helped = S pomocí: { $helps }
result-strict = Přísná hra: bez tipů a vracení, nové kostky
result-counts = Tato hra se počítá do rekordů.
result-counts-apart = Tato hra se počítá mezi hry s pomocí.
result-leave-out = Nepočítat
result-left-out = Tato hra se do rekordů nepočítá.
result-let-count = Počítat

result-bg-stats = Předat do BG Stats
result-bg-stats-about = Naskenujte to telefonem, který má aplikaci BG Stats. Než si hru uloží, zeptá se. Dokud to nenaskenujete, nic se neposílá.
