### Express: de tafel, de bladen, de keuzes.

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · vrij

## De vijfde dobbelsteen

express-fifth-new = Vijfde dobbelsteen: een nieuwe waarde, { $values }
express-fifth-repeat = Geen nieuwe waarde erbij. Vijfde dobbelsteen: { $values }
express-fifth-named = Vijfde dobbelsteen: { $values }
express-fifth-free = Vrije worp: twee paren, geen vijfde dobbelsteen
express-not-fifth-new = Niet de { $dice }: leg eerst een nieuwe waarde vast ({ $values }).
express-not-fifth-named = Niet de { $dice }: de worp toont jouw { $values }.
express-not-fifth-is-free = Geen van de drie waarden is erbij: bij een vrije worp wordt geen vijfde dobbelsteen aangekruist.

## Waarom iets niet kan

express-refused-waiting = Eerst kiest { $name } voor worp { $throw }.
express-refused-departed = { $name } is weg.
express-refused-out = { $name } is uit en houdt de plaats.
express-refused-no-throw = Er is geen worp { $throw }.
express-refused-no-seat = Er is geen speler { $seat }.
express-refused-over = Het spel is afgelopen: niemand speelt verder.
express-refused-late = De vierde worp is gegooid, niemand schuift nog aan.
express-refused-last = Er zit niemand anders meer aan tafel.
express-bot-chooses = De computer kiest voor { $name }.
express-why-in-throw = dat kun je met { $dice } niet maken.
express-why-new = de vijfde dobbelsteen moet eerst een nieuwe waarde zijn ({ $values }).
express-why-repeat = er is geen nieuwe waarde bij, dus de vijfde dobbelsteen is { $values }.
express-why-named = de vijfde dobbelsteen moet een van de drie waarden zijn die de worp toont ({ $values }).
express-why-is-free = geen van de drie waarden is erbij, en bij een vrije worp wordt geen vijfde dobbelsteen aangekruist.
express-why-out = wie uit is, kiest niet meer.

## Teruggenomen of opnieuw gedaan

express-followed-throw = { $way ->
    [undone] Teruggenomen: worp { $throw }, { $dice }.
   *[redone] Opnieuw: worp { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Teruggenomen: de keuze van { $name } voor worp { $throw }.
   *[redone] Opnieuw: de keuze van { $name } voor worp { $throw }.
}
express-followed-choice = { $way ->
    [undone] Teruggenomen: { $name } met { $pairs }, vijfde dobbelsteen { $fifth }, voor worp { $throw }.
   *[redone] Opnieuw: { $name } met { $pairs }, vijfde dobbelsteen { $fifth }, voor worp { $throw }.
}
express-followed-free = { $way ->
    [undone] Teruggenomen: { $name } met { $pairs }, vrije worp, voor worp { $throw }.
   *[redone] Opnieuw: { $name } met { $pairs }, vrije worp, voor worp { $throw }.
}

## Na een correctie

express-asked-again = { $name } (worp { $throw })
express-corrected-throw = { $again ->
    [nothing] Worp { $throw } is gecorrigeerd. Alles daarna blijft staan.
    [some] Worp { $throw } is gecorrigeerd. Opnieuw te kiezen: { $list }. Ctrl+Z neemt de correctie terug.
   *[more] Worp { $throw } is gecorrigeerd. Opnieuw te kiezen: { $list } en anderen. Ctrl+Z neemt de correctie terug.
}
express-total = totaal { $total }
express-corrected-choice = { $again ->
    [nothing] De keuze van { $name } voor worp { $throw } is gecorrigeerd: { $choice }. Alles daarna blijft staan.
    [some] De keuze van { $name } voor worp { $throw } is gecorrigeerd: { $choice }. Opnieuw te kiezen: { $list }. Ctrl+Z neemt de correctie terug.
   *[more] De keuze van { $name } voor worp { $throw } is gecorrigeerd: { $choice }. Opnieuw te kiezen: { $list } en anderen. Ctrl+Z neemt de correctie terug.
}

## Alleen tegen het record

express-record-to-go = Record { $record }: { $points ->
    [one] nog { $points } punt
   *[other] nog { $points } punten
}
express-record-level = Record { $record }: gelijk
express-record-ahead = Record { $record }: { $points ->
    [one] { $points } punt erboven
   *[other] { $points } punten erboven
}

## Wat een keuze doet, kort

express-effect-opens = opent { $rows }
express-effect-needs = { $row }: nog { $count }
express-effect-full = { $row } is vol
express-effect-points = { $row }: { $points }
express-effect-ends = beëindigt je spel

## Hetzelfde voluit

## De tafel: dobbelstenen

express-throw = Worp { $throw }
express-change-throw = Worp { $throw } wijzigen
express-correct-throw = Worp { $throw } corrigeren
express-throw-missed = Worp { $throw }, ontbreekt
express-throw-again = Worp { $throw }, opnieuw
express-throw-and-type = Gooi de vijf dobbelstenen en voer ze in: typ of klik
express-throw-for-program = Gooi de vijf dobbelstenen voor de computer en voer ze in: typ of klik
express-type-as-they-lay = Voer de vijf dobbelstenen in zoals ze lagen: typ of klik
express-roll-dice = Gooien
express-odds = { $name }: kans per rij op een kruisje bij de volgende worp, in %

## De tafel: keuzes

express-leave-over = Een { $die } overlaten: { $key }
express-out-no-choices = Uit: hier valt niets meer te kiezen
express-left-no-choices = Weg: hier valt niets meer te kiezen
express-column-fifth = Vijfde
express-column-pairs = Paren
express-it-was = Het was { $choice }.
express-back-to-throw = Terug naar worp { $throw }
express-worth-best = beste
express-worth-less = { $points } minder

## De tafel: wat de coach zegt

express-hint-best = Het best: { $choice }, { $points } punten te verwachten aan het einde.
express-hint-as-good = Even goed: { $choices }.
express-hint-reach = Beste kans op { $total }: { $choice }, in { $games ->
    [none] geen van de spellen
    [all] alle spellen
   *[share] { $share } van de spellen
}.
express-hint-beat = Beste kans om het beste tot nu toe, { $total }, te verslaan: { $choice }, in { $games ->
    [none] geen van de spellen
    [all] alle spellen
   *[share] { $share } van de spellen
}.
express-hint-pass = Beste kans om { $name } met { $total } te passeren: { $choice }, in { $games ->
    [none] geen van de spellen
    [all] alle spellen
   *[share] { $share } van de spellen
}.
express-hint-win = { $choice } wint in { $share } van de spellen tegen iedereen die nog speelt.
express-hint-why-not = Waarom niet { $choice }?

## De tafel: waarom er niets gebeurt

express-app-throws = Hier gooit de app: met Spatie.
express-all-thrown = Alle vijf de dobbelstenen liggen er. Backspace neemt de laatste terug.
express-letters-choose = Letters kiezen; de volgende dobbelstenen komen als iedereen voor worp { $throw } gekozen heeft.
express-next-dice = De volgende dobbelstenen komen als iedereen voor worp { $throw } gekozen heeft.
express-no-choice-marks = Geen keuze kruist nu rij { $row } aan.
express-not-thrown = Er is geen { $die } gegooid.
express-not-left-over = Geen keuze laat de { $die } over.

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

express-status-left = weg, worp { $throw }
express-status-out = uit, worp { $throw }
express-status-chosen = heeft gekozen
express-status-thinks = denkt na
express-status-thinking = denkt na
express-status-now = kiest nu
express-status-first = eerst worp { $throw }
express-status-to-choose = kiest nog
express-status-program = computer

## De tafel: alle bladen

express-on-to-throw = Door naar worp { $throw }
express-on-to-result = Naar het resultaat
express-leads-by = { $name } leidt met { $points } punten.
express-everybody-has-chosen = Iedereen heeft gekozen.
express-awaits-nothing = Het spel is afgelopen
express-awaits-names = Kiezen nog: { $names }
express-choose-again = Nieuwe keuze voor { $name }
express-has-chosen = { $name } heeft gekozen.

## De tafel: geheime keuzes

express-has-it = { $name } heeft hem
express-nobody-sees-throw = Worp { $throw }: niemand ziet een keuze tot iedereen gekozen heeft.
express-hidden-program = Ook de computer kiest ongezien.
express-hidden-phone = { $name } kiest op een telefoon. Lukt dat daar niet, geef de plaats vrij onder Telefoons ({ $key }), dan kiest { $name } hier.
express-hidden-choice = Het blad vóór deze worp. Wat { $name } kiest, blijft geheim tot iedereen gekozen heeft.
express-pass-laptop = Laptop doorgeven
express-back-to = Terug naar { $name }
