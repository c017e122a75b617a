### Wie waar zit: overdragen, aanschuiven, weggaan.

seats-followed-hand = { $way ->
    [undone] Teruggenomen: { $name } neemt over.
   *[redone] Hersteld: { $name } neemt over.
}
seats-followed-join = { $way ->
    [undone] Teruggenomen: { $name } schuift aan.
   *[redone] Hersteld: { $name } schuift aan.
}
seats-followed-leave = { $way ->
    [undone] Teruggenomen: { $name } vertrekt.
   *[redone] Hersteld: { $name } vertrekt.
}

seats-fault-nobody = Een spel heeft minstens één speler nodig.
seats-fault-crowd = Een spel heeft hoogstens { $most ->
    [one] { $most } speler
   *[other] { $most } spelers
}.
seats-fault-same-name = De spelers { $one } en { $other } hebben dezelfde naam.
seats-fault-same-colour = De spelers { $one } en { $other } hebben dezelfde kleur.
seats-fault-level = Dit spel heeft voor speler { $seat } geen computerspeler van dat niveau.
seats-fault-columns = Om vier of vijf kolommen spelen hoogstens drie spelers (C10).

seats-name-empty = Een speler heeft een naam nodig.
seats-name-long = Een naam mag hoogstens { $most } tekens hebben.
seats-name-control = Een naam moet één regel gewone tekst zijn.
seats-name-invisible = Een naam heeft een zichtbaar teken nodig.

seats-title-empty = Een titel mag niet leeg zijn.
seats-title-long = Een titel mag hoogstens { $most } tekens hebben.
seats-title-control = Een titel moet één regel gewone tekst zijn.
seats-title-invisible = Een titel heeft een zichtbaar teken nodig.
seats-then = { $before }, daarna { $name }

seats-note-joined = aangeschoven vóór worp { $throw }
seats-note-more = nog { $count }
seats-note-throw = { $name } vanaf worp { $throw }
seats-note-turn = { $name } vanaf beurt { $turn }
seats-note-left-before-throw = vertrokken vóór worp 1
seats-note-left-before-turn = vertrokken vóór beurt 1
seats-note-left-throw = vertrokken na worp { $throw }
seats-note-left-turn = vertrokken in beurt { $turn }

## De spelers

seats-about = Kies de plaats voor H en L met ↑ of ↓. Wat hier gebeurt, kun je terugnemen.
seats-join = Speler laten aanschuiven…
seats-join-about = Tot de vierde worp. Wie aanschuift, haalt eerst de eerdere worpen in.
seats-hand = Overdragen aan…
seats-leave = Vertrekken…
seats-state-left = is vertrokken
seats-state-program = computer
seats-name = Naam
seats-who-about = Een speler of een computerspeler: Ctrl+U
seats-sits-down = Aanschuiven
seats-takes-over = Overnemen
seats-leaves = Voorgoed vertrekken
seats-stays = Blijven
seats-cancel = Annuleren
seats-leaving-express = Vertrekt { $name } voorgoed, dan blijft het blad, maar zonder verdere keuzes en zonder plaats in de eindstand. Wil je dat iemand anders hier verderspeelt, draag dan de plaats over.
seats-leaving-board = Vertrekt { $name } voorgoed, dan worden de beurten overgeslagen, blijven de fiches staan en wint wie als laatste overblijft. Wil je dat iemand anders hier verderspeelt, draag dan de plaats over.
seats-sits-there = { $name } speelt daar nu.
seats-has-joined = { $name } is aangeschoven.
seats-has-left = { $name } is vertrokken.
seats-name-taken = { $name } zit al aan tafel.
