### Express: der Tisch, die Zettel, die Wahl.

express-choice-fifth = { $pairs } · { $fifth }
express-choice-free = { $pairs } · frei

## Der fünfte Würfel

express-fifth-new = Fünfter Würfel: ein neuer Wert, { $values }
express-fifth-repeat = Kein neuer Wert dabei. Fünfter Würfel: { $values }
express-fifth-named = Fünfter Würfel: { $values }
express-fifth-free = Freiwurf: zwei Paare, kein fünfter Würfel
express-not-fifth-new = Nicht die { $dice }: Lege erst einen neuen Wert fest ({ $values }).
express-not-fifth-named = Nicht die { $dice }: Der Wurf zeigt deine { $values }.
express-not-fifth-is-free = Keiner der drei Werte ist dabei: Bei einem Freiwurf wird kein fünfter Würfel angekreuzt.

## Was nicht geht

express-refused-waiting = Erst wählt { $name } für Wurf { $throw }.
express-refused-departed = { $name } ist gegangen.
express-refused-out = { $name } ist raus und behält den Platz.
express-refused-no-throw = Es gibt keinen Wurf { $throw }.
express-refused-no-seat = Es gibt keinen Spieler { $seat }.
express-refused-over = Das Spiel ist aus: Niemand spielt weiter.
express-refused-late = Der vierte Wurf ist gefallen, niemand kommt mehr dazu.
express-refused-last = Sonst ist niemand mehr am Tisch.
express-bot-chooses = Der Computer wählt für { $name }.
express-why-in-throw = Das geben die Würfel { $dice } nicht her.
express-why-new = Der fünfte Würfel muss erst ein neuer Wert sein ({ $values }).
express-why-repeat = Kein neuer Wert ist dabei, also ist der fünfte Würfel { $values }.
express-why-named = Der fünfte Würfel muss einer der drei Werte sein, die der Wurf zeigt ({ $values }).
express-why-is-free = Keiner der drei Werte ist dabei, und bei einem Freiwurf wird kein fünfter Würfel angekreuzt.
express-why-out = Wer raus ist, wählt nicht mehr.

## Zurückgenommen oder wiederholt

express-followed-throw = { $way ->
    [undone] Zurückgenommen: Wurf { $throw }, { $dice }.
   *[redone] Wiederholt: Wurf { $throw }, { $dice }.
}
express-followed-secret = { $way ->
    [undone] Zurückgenommen: die Wahl von { $name } für Wurf { $throw }.
   *[redone] Wiederholt: die Wahl von { $name } für Wurf { $throw }.
}
express-followed-choice = { $way ->
    [undone] Zurückgenommen: { $name } mit { $pairs }, fünfter Würfel { $fifth }, für Wurf { $throw }.
   *[redone] Wiederholt: { $name } mit { $pairs }, fünfter Würfel { $fifth }, für Wurf { $throw }.
}
express-followed-free = { $way ->
    [undone] Zurückgenommen: { $name } mit { $pairs }, Freiwurf, für Wurf { $throw }.
   *[redone] Wiederholt: { $name } mit { $pairs }, Freiwurf, für Wurf { $throw }.
}

## Nach einer Korrektur

express-asked-again = { $name } (Wurf { $throw })
express-corrected-throw = { $again ->
    [nothing] Wurf { $throw } ist korrigiert. Alles danach bleibt.
    [some] Wurf { $throw } ist korrigiert. Neu zu wählen: { $list }. Strg+Z nimmt die Korrektur zurück.
   *[more] Wurf { $throw } ist korrigiert. Neu zu wählen: { $list } und andere. Strg+Z nimmt die Korrektur zurück.
}
express-total = gesamt { $total }
express-corrected-choice = { $again ->
    [nothing] Die Wahl von { $name } für Wurf { $throw } ist korrigiert: { $choice }. Alles danach bleibt.
    [some] Die Wahl von { $name } für Wurf { $throw } ist korrigiert: { $choice }. Neu zu wählen: { $list }. Strg+Z nimmt die Korrektur zurück.
   *[more] Die Wahl von { $name } für Wurf { $throw } ist korrigiert: { $choice }. Neu zu wählen: { $list } und andere. Strg+Z nimmt die Korrektur zurück.
}

## Allein gegen den Rekord

express-record-to-go = Rekord { $record }: { $points ->
    [one] noch { $points } Punkt
   *[other] noch { $points } Punkte
}
express-record-level = Rekord { $record }: gleichauf
express-record-ahead = Rekord { $record }: { $points ->
    [one] { $points } Punkt darüber
   *[other] { $points } Punkte darüber
}

## Was eine Wahl bewirkt, kurz

express-effect-opens = öffnet { $rows }
express-effect-needs = { $row }: noch { $count }
express-effect-full = { $row } ist voll
express-effect-points = { $row }: { $points }
express-effect-ends = beendet dein Spiel

## Dasselbe ausführlich

## Der Tisch: Würfel

express-throw = Wurf { $throw }
express-change-throw = Wurf { $throw } ändern
express-correct-throw = Wurf { $throw } korrigieren
express-throw-missed = Wurf { $throw }, fehlt noch
express-throw-again = Wurf { $throw }, neu
express-throw-and-type = Wirf die fünf Würfel und gib sie ein: Tasten oder Klick
express-throw-for-program = Wirf die fünf Würfel für den Computer und gib sie ein: Tasten oder Klick
express-type-as-they-lay = Gib die fünf Würfel ein, wie sie lagen: Tasten oder Klick
express-roll-dice = Würfeln
express-odds = { $name }: Chance jeder Reihe auf ein Kreuz beim nächsten Wurf, in %

## Der Tisch: die Wahl

express-leave-over = Eine { $die } übrig lassen: { $key }
express-out-no-choices = Raus: hier gibt es nichts mehr zu wählen
express-left-no-choices = Gegangen: hier gibt es nichts mehr zu wählen
express-column-fifth = Fünfter
express-column-pairs = Paare
express-it-was = Es war { $choice }.
express-back-to-throw = Zurück zu Wurf { $throw }
express-worth-best = beste
express-worth-less = { $points } weniger

## Der Tisch: was der Coach sagt

express-hint-best = Am besten: { $choice }, am Ende sind { $points } Punkte zu erwarten.
express-hint-as-good = Genauso gut: { $choices }.
express-hint-reach = Beste Aussicht auf { $total }: { $choice }, in { $games ->
    [none] keinem der Spiele
    [all] allen Spielen
   *[share] { $share } der Spiele
}.
express-hint-beat = Beste Aussicht, das bisher beste Ergebnis { $total } zu schlagen: { $choice }, in { $games ->
    [none] keinem der Spiele
    [all] allen Spielen
   *[share] { $share } der Spiele
}.
express-hint-pass = Beste Aussicht, { $name } mit { $total } zu überholen: { $choice }, in { $games ->
    [none] keinem der Spiele
    [all] allen Spielen
   *[share] { $share } der Spiele
}.
express-hint-win = { $choice } gewinnt in { $share } der Spiele gegen alle, die noch spielen.
express-hint-why-not = Warum nicht { $choice }?

## Der Tisch: warum nichts geschieht

express-app-throws = Hier würfelt die App: mit der Leertaste.
express-all-thrown = Alle fünf Würfel liegen. Die Rücktaste nimmt den letzten zurück.
express-letters-choose = Gewählt wird mit Buchstaben; die nächsten Würfel kommen, wenn alle für Wurf { $throw } gewählt haben.
express-next-dice = Die nächsten Würfel kommen, wenn alle für Wurf { $throw } gewählt haben.
express-no-choice-marks = Keine Möglichkeit kreuzt jetzt Reihe { $row } an.
express-not-thrown = Eine { $die } ist nicht gefallen.
express-not-left-over = Keine Möglichkeit lässt die { $die } übrig.

## Der Tisch: Korrekturen

express-correcting-dice = Du korrigierst die Würfel von Wurf { $throw }.
express-correcting-choice = Du korrigierst die Wahl von { $name } für Wurf { $throw }.
express-asks-again = { $who ->
    [all] Danach wählen alle neu für Wurf { $throw }.
   *[one] Danach wählt { $name } neu für Wurf { $throw }.
}
express-after-throw = nach Wurf { $throw }
express-change = Ändern

## Der Tisch: wo alle stehen

express-status-left = gegangen, Wurf { $throw }
express-status-out = raus, Wurf { $throw }
express-status-chosen = hat gewählt
express-status-thinks = denkt nach
express-status-thinking = denkt nach
express-status-now = wählt jetzt
express-status-first = erst Wurf { $throw }
express-status-to-choose = wählt noch
express-status-program = Computer

## Der Tisch: alle Zettel

express-on-to-throw = Weiter zu Wurf { $throw }
express-on-to-result = Zum Ergebnis
express-leads-by = { $name } führt mit { $points } Punkten Vorsprung.
express-everybody-has-chosen = Alle haben gewählt.
express-awaits-nothing = Das Spiel ist aus
express-awaits-names = Noch zu wählen: { $names }
express-choose-again = Neue Wahl für { $name }
express-has-chosen = { $name } hat gewählt.

## Der Tisch: verdeckte Wahl

express-has-it = { $name } hat ihn
express-nobody-sees-throw = Wurf { $throw }: Niemand sieht eine Wahl, bis alle gewählt haben.
express-hidden-program = Auch der Computer wählt verdeckt.
express-hidden-phone = { $name } wählt auf dem Handy. Geht es dort nicht weiter, gib den Platz unter „Handys“ ({ $key }) frei, und { $name } wählt hier.
express-hidden-choice = Der Zettel vor diesem Wurf. Was { $name } wählt, bleibt verdeckt, bis alle gewählt haben.
express-pass-laptop = Laptop weitergeben
express-back-to = Zurück zu { $name }
