### Wie waar zit: overdragen, aanschuiven, weggaan.

seats-followed-hand = { $way ->
    [undone] Teruggenomen: de plaats voor { $name }.
   *[redone] Opnieuw: de plaats voor { $name }.
}
seats-followed-join = { $way ->
    [undone] Teruggenomen: { $name } aan tafel.
   *[redone] Opnieuw: { $name } aan tafel.
}
seats-followed-leave = { $way ->
    [undone] Teruggenomen: het vertrek van { $name }.
   *[redone] Opnieuw: het vertrek van { $name }.
}

seats-fault-nobody = Een spel heeft minstens één speler nodig.
seats-fault-crowd = Een spel heeft hoogstens { $most } spelers.
seats-fault-same-name = De spelers { $one } en { $other } hebben dezelfde naam.
seats-fault-same-colour = De spelers { $one } en { $other } hebben dezelfde kleur.
seats-fault-level = Speler { $seat } heeft een niveau dat dit spel niet kent.
seats-fault-columns = Vier of vijf kolommen zijn voor hoogstens drie spelers (C10).

seats-name-empty = Een speler heeft een naam nodig.
seats-name-long = Een naam heeft hoogstens { $most } tekens.
seats-name-control = Een naam is één regel gewone tekst.
seats-name-invisible = Een naam heeft een zichtbaar teken nodig.

seats-title-empty = Een titel is verplicht.
seats-title-long = Een titel heeft hoogstens { $most } tekens.
seats-title-control = Een titel is één regel gewone tekst.
seats-title-invisible = Een titel heeft een zichtbaar teken nodig.
seats-then = { $before }, daarna { $name }

seats-note-joined = aangeschoven vóór worp { $throw }
seats-note-more = nog { $count }
seats-note-throw = vanaf worp { $throw } { $name }
seats-note-turn = vanaf beurt { $turn } { $name }
seats-note-left-before-throw = weg vóór worp 1
seats-note-left-before-turn = weg vóór beurt 1
seats-note-left-throw = weg na worp { $throw }
seats-note-left-turn = weg in beurt { $turn }

## De spelers

seats-about = ↑ ↓ kiezen de plaats voor de toetsen H en L. Terugnemen maakt ongedaan wat hier gebeurt.
seats-join = Laten aanschuiven…
seats-join-about = Tot de vierde worp. Voor de worpen tot dan toe wordt eerst gekozen.
seats-hand = Overdragen aan…
seats-leave = Weggaan…
seats-state-left = is weg
seats-state-program = de computer speelt
seats-name = Naam
seats-who-about = Een mens, of een van de computerspelers: Ctrl+U
seats-sits-down = Aanschuiven
seats-takes-over = Overnemen
seats-leaves = Voorgoed weggaan
seats-stays = Blijven
seats-cancel = Annuleren
seats-leaving-express = { $name } gaat voorgoed weg: geen keuzes meer, geen plaats in de eindstand, en niemand wacht; het blad blijft. Moet hier iemand verder spelen, draag de plaats dan over.
seats-leaving-board = { $name } gaat voorgoed weg: de beurten worden overgeslagen, de fiches blijven staan, en wie als laatste overblijft, wint. Moet hier iemand verder spelen, draag de plaats dan over.
seats-sits-there = Daar zit nu { $name }.
seats-has-joined = { $name } zit nu aan tafel.
seats-has-left = { $name } is weg.
seats-name-taken = { $name } zit al aan tafel.
