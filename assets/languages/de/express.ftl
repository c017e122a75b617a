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
express-not-fifth-is-free = Der Wurf zeigt keinen deiner Werte: Beim Freiwurf wird kein fünfter Würfel angekreuzt.

## Was nicht geht

express-refused-waiting = Erst muss { $name } für Wurf { $throw } wählen.
express-refused-departed = { $name } ist gegangen.
express-refused-out = { $name } ist schon raus, also bleibt der Platz, wie er ist.
express-refused-no-throw = Es gibt keinen Wurf { $throw }.
express-refused-no-seat = Es gibt keinen Spieler { $seat }.
express-refused-over = Das Spiel ist aus.
express-refused-late = Nach dem vierten Wurf kommt niemand mehr dazu.
express-refused-last = Alle anderen sind gegangen.
express-bot-chooses = Der Computer wählt für { $name }.
express-why-in-throw = Die Würfel { $dice } ergeben das nicht.
express-why-new = Der fünfte Würfel muss einen neuen Wert zeigen ({ $values }).
express-why-repeat = Der Wurf zeigt keinen neuen Wert, also ist der fünfte Würfel { $values }.
express-why-named = Der fünfte Würfel muss einer der festgelegten Werte im Wurf sein ({ $values }).
express-why-is-free = Der Wurf zeigt keinen der festgelegten Werte, also ist er ein Freiwurf ohne fünften Würfel.
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
    [undone] Zurückgenommen: { $pairs }, fünfter Würfel { $fifth }, von { $name } für Wurf { $throw }.
   *[redone] Wiederholt: { $pairs }, fünfter Würfel { $fifth }, von { $name } für Wurf { $throw }.
}
express-followed-free = { $way ->
    [undone] Zurückgenommen: { $pairs } von { $name } beim Freiwurf, Wurf { $throw }.
   *[redone] Wiederholt: { $pairs } von { $name } beim Freiwurf, Wurf { $throw }.
}

## Nach einer Korrektur

express-asked-again = { $name } (Wurf { $throw })
express-corrected-throw = { $again ->
    [nothing] Wurf { $throw } ist korrigiert. Alles danach bleibt.
    [some] Wurf { $throw } ist korrigiert. Neue Wahl nötig: { $list }. Rückgängig: Strg+Z.
   *[more] Wurf { $throw } ist korrigiert. Neue Wahl nötig: { $list } und andere. Rückgängig: Strg+Z.
}
express-total = gesamt { $total }
express-corrected-choice = { $again ->
    [nothing] Die Wahl von { $name } für Wurf { $throw } ist jetzt { $choice }. Alles danach bleibt.
    [some] Die Wahl von { $name } für Wurf { $throw } ist jetzt { $choice }. Neue Wahl nötig: { $list }. Rückgängig: Strg+Z.
   *[more] Die Wahl von { $name } für Wurf { $throw } ist jetzt { $choice }. Neue Wahl nötig: { $list } und andere. Rückgängig: Strg+Z.
}

## Allein gegen den Rekord

express-record-to-go = Rekord { $record }: { $points ->
    [one] noch { $points } Punkt
   *[other] noch { $points } Punkte
}
express-record-level = Rekord { $record }: eingestellt
express-record-ahead = Rekord { $record }: { $points ->
    [one] { $points } Punkt darüber
   *[other] { $points } Punkte darüber
}

## Was eine Wahl bewirkt, kurz

express-effect-opens = neu: { $rows }
express-effect-needs = { $row }: noch { $count }
express-effect-full = { $row } ist voll
express-effect-points = { $row }: { $points }
express-effect-ends = beendet dein Spiel

## Dasselbe ausführlich

## Der Tisch: Würfel

express-throw = Wurf { $throw }
express-change-throw = Wurf { $throw } ändern
express-correct-throw = Wurf { $throw } korrigieren
express-throw-missed = Nachholen: Wurf { $throw }
express-throw-again = Wurf { $throw }, noch einmal
express-throw-and-type = Wirf die fünf Würfel und gib sie ein: tippen oder klicken
express-throw-for-program = Wirf die fünf Würfel für den Computer und gib sie ein: tippen oder klicken
express-type-as-they-lay = Gib die fünf Würfel ein, wie sie lagen: tippen oder klicken
express-roll-dice = Würfeln
express-odds = { $name }: Chance je Reihe auf ein Kreuz im nächsten Wurf, in %

## Der Tisch: die Wahl

express-leave-over = Eine { $die } als fünften Würfel nehmen: { $key }
express-out-no-choices = Raus: nichts mehr zu wählen
express-left-no-choices = Gegangen: nichts mehr zu wählen
express-column-fifth = Fünfter
express-column-pairs = Paare
express-it-was = Es war { $choice }.
express-back-to-throw = Zurück zu Wurf { $throw }
express-worth-best = beste
express-worth-less = { $points } weniger

## Der Tisch: was der Coach sagt

express-hint-best = Am besten: { $choice }; am Ende sind { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} zu erwarten.
express-hint-as-good = Gleich gut: { $choices }.
express-hint-reach = Beste Aussicht auf { $total }: { $choice }, in { $games ->
    [none] keinem der Spiele
    [all] allen Spielen
   *[share] { $share } der Spiele
}.
express-hint-beat = Beste Aussicht, deinen Rekord von { $total } zu schlagen: { $choice }, in { $games ->
    [none] keinem der Spiele
    [all] allen Spielen
   *[share] { $share } der Spiele
}.
express-hint-pass = Beste Aussicht, { $name } mit { $total } zu überholen: { $choice }, in { $games ->
    [none] keinem der Spiele
    [all] allen Spielen
   *[share] { $share } der Spiele
}.
express-hint-win = { $choice }: Sieg in { $share } der Spiele gegen alle, die noch spielen.
express-hint-why-not = Warum nicht { $choice }?

## Der Tisch: warum nichts geschieht

express-app-throws = Hier würfelt die App: Drücke die Leertaste.
express-all-thrown = Alle fünf Würfel sind eingegeben. Den letzten entfernen: Rücktaste.
express-letters-choose = Wähle mit einem Buchstaben. Weiter geht es, sobald alle für Wurf { $throw } gewählt haben.
express-next-dice = Weiter geht es, sobald alle für Wurf { $throw } gewählt haben.
express-no-choice-marks = Für Reihe { $row } gibt es jetzt kein Kreuz.
express-not-thrown = Der Wurf zeigt keine { $die }.
express-not-left-over = Die { $die } kann nicht der fünfte Würfel sein.

## Der Tisch: Korrekturen

express-correcting-dice = Du korrigierst die Würfel von Wurf { $throw }.
express-correcting-choice = Du korrigierst die Wahl von { $name } für Wurf { $throw }.
express-asks-again = { $who ->
    [all] Danach wählen alle für Wurf { $throw } noch einmal.
   *[one] Danach wählt { $name } für Wurf { $throw } noch einmal.
}
express-after-throw = nach Wurf { $throw }
express-change = Ändern

## Der Tisch: wo alle stehen

express-status-left = gegangen, Wurf { $throw }
express-status-out = raus, Wurf { $throw }
express-status-chosen = hat gewählt
express-status-thinks = denkt nach
express-status-thinking = denkt nach
express-status-now = wählt
express-status-first = erst Wurf { $throw }
express-status-to-choose = wählt noch
express-status-program = Computer

## Der Tisch: alle Zettel

express-on-to-throw = Weiter zu Wurf { $throw }
express-on-to-result = Zum Ergebnis
express-leads-by = { $name } führt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung.
express-everybody-has-chosen = Alle haben gewählt.
express-awaits-nothing = Das Spiel ist aus
express-awaits-names = Warten auf { $names }
express-choose-again = Neue Wahl für { $name }
express-has-chosen = { $name } hat gewählt.

## Der Tisch: verdeckte Wahl

express-has-it = { $name } hat ihn
express-nobody-sees-throw = Wurf { $throw }: Jede Wahl bleibt verdeckt, bis alle gewählt haben.
express-hidden-program = Auch der Computer wählt verdeckt.
express-hidden-phone = { $name } wählt auf dem Handy. Klappt das nicht, gib den Platz unter „Handys“ ({ $key }) frei; dann kann { $name } hier wählen.
express-hidden-choice = Der Zettel vor diesem Wurf. Die Wahl von { $name } bleibt verdeckt, bis alle gewählt haben.
express-pass-laptop = Laptop weitergeben
express-back-to = Zurück zu { $name }
