### Express: de tafel, de bladen, de keuzes.

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · vrij

## De vijfde dobbelsteen

express-fifth-new = Vijfde dobbelsteen: een nieuwe waarde, { $values }
express-fifth-repeat = Geen nieuwe waarde. Vijfde dobbelsteen: { $values }
express-fifth-named = Vijfde dobbelsteen: { $values }
express-fifth-free = Vrije worp: twee paren, geen vijfde dobbelsteen
express-not-fifth-new = Niet de { $dice }: leg eerst een nieuwe waarde vast ({ $values }).
express-not-fifth-named = Niet de { $dice }: de worp toont jouw { $values }.
express-not-fifth-is-free = De worp toont geen van je waarden: bij een vrije worp kruis je geen vijfde dobbelsteen aan.

## Waarom iets niet kan

express-refused-waiting = Eerst moet { $name } voor worp { $throw } kiezen.
express-refused-departed = { $name } is vertrokken.
express-refused-out = { $name } is al uit, dus de plaats blijft zoals die is.
express-refused-no-throw = Er is geen worp { $throw }.
express-refused-no-seat = Er is geen speler { $seat }.
express-refused-over = Het spel is afgelopen.
express-refused-late = Na de vierde worp kan niemand meer aanschuiven.
express-refused-last = Alle anderen zijn vertrokken.
express-bot-chooses = De computer kiest voor { $name }.
express-why-in-throw = de dobbelstenen { $dice } leveren dat niet op.
express-why-new = de vijfde dobbelsteen moet een nieuwe waarde zijn ({ $values }).
express-why-repeat = de worp toont geen nieuwe waarde, dus de vijfde dobbelsteen is { $values }.
express-why-named = de vijfde dobbelsteen moet een van de vastgelegde waarden in de worp zijn ({ $values }).
express-why-is-free = de worp toont geen van de vastgelegde waarden, dus hij is vrij en er wordt geen vijfde dobbelsteen aangekruist.
express-why-out = wie uit is, kiest niet meer.

## Teruggenomen of opnieuw gedaan

express-followed-throw = { $way ->
    [undone] Teruggenomen: worp { $throw }, { $dice }.
   *[redone] Hersteld: worp { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Teruggenomen: de keuze van { $name } voor worp { $throw }.
   *[redone] Hersteld: de keuze van { $name } voor worp { $throw }.
}
express-followed-choice = { $way ->
    [undone] Teruggenomen: { $pairs }, vijfde dobbelsteen { $fifth }, van { $name } voor worp { $throw }.
   *[redone] Hersteld: { $pairs }, vijfde dobbelsteen { $fifth }, van { $name } voor worp { $throw }.
}
express-followed-free = { $way ->
    [undone] Teruggenomen: { $pairs } van { $name } bij de vrije worp, worp { $throw }.
   *[redone] Hersteld: { $pairs } van { $name } bij de vrije worp, worp { $throw }.
}

## Na een correctie

express-asked-again = { $name } (worp { $throw })
express-corrected-throw = { $again ->
    [nothing] Worp { $throw } is gecorrigeerd. Alles daarna blijft staan.
    [some] Worp { $throw } is gecorrigeerd. Nieuwe keuze nodig: { $list }. Terugnemen: Ctrl+Z.
   *[more] Worp { $throw } is gecorrigeerd. Nieuwe keuze nodig: { $list } en anderen. Terugnemen: Ctrl+Z.
}
express-total = totaal { $total }
express-corrected-choice = { $again ->
    [nothing] De keuze van { $name } voor worp { $throw } is nu { $choice }. Alles daarna blijft staan.
    [some] De keuze van { $name } voor worp { $throw } is nu { $choice }. Nieuwe keuze nodig: { $list }. Terugnemen: Ctrl+Z.
   *[more] De keuze van { $name } voor worp { $throw } is nu { $choice }. Nieuwe keuze nodig: { $list } en anderen. Terugnemen: Ctrl+Z.
}

## Alleen tegen het record

express-record-to-go = Record { $record }: { $points ->
    [one] nog { $points } punt
   *[other] nog { $points } punten
}
express-record-level = Record { $record }: geëvenaard
express-record-ahead = Record { $record }: { $points ->
    [one] { $points } punt beter
   *[other] { $points } punten beter
}

## Wat een keuze doet, kort

express-effect-opens = nieuw: { $rows }
express-effect-needs = { $row }: nog { $count }
express-effect-full = { $row } is vol
express-effect-points = { $row }: { $points }
express-effect-ends = beëindigt je spel

## Hetzelfde voluit

## De tafel: dobbelstenen

express-throw = Worp { $throw }
express-change-throw = Worp { $throw } wijzigen
express-correct-throw = Worp { $throw } corrigeren
express-throw-missed = Inhalen: worp { $throw }
express-throw-again = Worp { $throw }, opnieuw
express-throw-and-type = Gooi de vijf dobbelstenen en voer ze in: typ of klik
express-throw-for-program = Gooi de vijf dobbelstenen voor de computer en voer ze in: typ of klik
express-type-as-they-lay = Voer de vijf dobbelstenen in zoals ze lagen: typ of klik
express-roll-dice = Gooien
express-odds = { $name }: kans per rij op een kruisje in de volgende worp, in %

## De tafel: keuzes

express-leave-over = Een { $die } als vijfde dobbelsteen nemen: { $key }
express-out-no-choices = Uit: niets meer te kiezen
express-left-no-choices = Vertrokken: niets meer te kiezen
express-column-fifth = Vijfde
express-column-pairs = Paren
express-it-was = Het was { $choice }.
express-back-to-throw = Terug naar worp { $throw }
express-worth-best = beste
express-worth-less = { $points } minder

## De tafel: wat de coach zegt

express-hint-best = Beste keuze: { $choice }; reken aan het eind op { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
express-hint-as-good = Even goed: { $choices }.
express-hint-reach = Beste kans op { $total }: { $choice }, in { $games ->
    [none] geen van de spellen
    [all] alle spellen
   *[share] { $share } van de spellen
}.
express-hint-beat = Beste kans om je record van { $total } te breken: { $choice }, in { $games ->
    [none] geen van de spellen
    [all] alle spellen
   *[share] { $share } van de spellen
}.
express-hint-pass = Beste kans om { $name } met { $total } voorbij te gaan: { $choice }, in { $games ->
    [none] geen van de spellen
    [all] alle spellen
   *[share] { $share } van de spellen
}.
express-hint-win = { $choice }: winst in { $share } van de spellen tegen iedereen die nog speelt.
express-hint-why-not = Waarom niet { $choice }?

## De tafel: waarom er niets gebeurt

express-app-throws = Hier gooit de app: druk op Spatie.
express-all-thrown = Alle vijf de dobbelstenen zijn ingevoerd. De laatste weghalen: Backspace.
express-letters-choose = Kies met een letter. De volgende worp komt als iedereen voor worp { $throw } gekozen heeft.
express-next-dice = De volgende worp komt als iedereen voor worp { $throw } gekozen heeft.
express-no-choice-marks = Geen keuze kruist nu rij { $row } aan.
express-not-thrown = De worp toont geen { $die }.
express-not-left-over = De { $die } kan niet de vijfde dobbelsteen zijn.

## De tafel: correcties

express-correcting-dice = Je corrigeert de dobbelstenen van worp { $throw }.
express-correcting-choice = Je corrigeert de keuze van { $name } voor worp { $throw }.
express-asks-again = { $who ->
    [all] Daarna kiest iedereen opnieuw voor worp { $throw }.
   *[one] Daarna kiest { $name } opnieuw voor worp { $throw }.
}
express-after-throw = na worp { $throw }
express-change = Wijzigen

## De tafel: waar iedereen staat

express-status-left = vertrokken, worp { $throw }
express-status-out = uit, worp { $throw }
express-status-chosen = heeft gekozen
express-status-thinks = denkt na
express-status-thinking = denkt na
express-status-now = kiest
express-status-first = eerst worp { $throw }
express-status-to-choose = kiest nog
express-status-program = computer

## De tafel: alle bladen

express-on-to-throw = Door naar worp { $throw }
express-on-to-result = Naar het resultaat
express-leads-by = { $name } staat { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor.
express-everybody-has-chosen = Iedereen heeft gekozen.
express-awaits-nothing = Het spel is afgelopen
express-awaits-names = Wachten op { $names }
express-choose-again = Nieuwe keuze voor { $name }
express-has-chosen = { $name } heeft gekozen.

## De tafel: geheime keuzes

express-has-it = { $name } heeft hem
express-nobody-sees-throw = Worp { $throw }: elke keuze blijft geheim tot iedereen gekozen heeft.
express-hidden-program = Ook de computer kiest in het geheim.
express-hidden-phone = { $name } kiest op een telefoon. Lukt dat niet, geef de plaats dan vrij onder “Telefoons” ({ $key }); daarna kan { $name } hier kiezen.
express-hidden-choice = Het blad vóór deze worp. De keuze van { $name } blijft geheim tot iedereen gekozen heeft.
express-pass-laptop = Laptop doorgeven
express-back-to = Terug naar { $name }
