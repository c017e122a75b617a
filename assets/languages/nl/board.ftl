### Het bordspel: de tafel, het verloop, het resultaat.

## De startworp

board-tied-again = { $names } staan gelijk met { $total } en gooien opnieuw.
board-starts = { $name } begint.
board-starts-in-turn = Begint: is aan de beurt
board-starts-with = { $name } begint met { $total }.
board-starts-after-tie = { $name } begint met { $total } na een gelijke stand van { $tied }.

board-play-twice = { $column } dubbel

## Wie aan de beurt is

board-turn = Beurt { $turn }
board-turn-record = Beurt { $turn }, het record is { $record }

## Wat er moet gebeuren

board-type-two-as-they-lay = Voer de twee dobbelstenen in zoals ze lagen: typ of klik
board-type-four-as-they-lay = Voer de vier dobbelstenen in zoals ze lagen: typ of klik
board-roll-two-and-type = Gooi twee dobbelstenen en voer ze in: typ of klik
board-roll-four-and-type = Gooi de vier dobbelstenen en voer ze in: typ of klik
board-roll-on-and-type = Gooi door en voer de vier dobbelstenen in
board-roll-on-or-stop = Doorgooien of stoppen?
board-can-only-roll-on = Gooi door
board-program-rolls = De computer gooit: verder met Spatie
board-program-rolls-on = De computer gooit door: voer de vier dobbelstenen in
board-program-decides = De computer beslist: doorgooien of stoppen
board-space-lets-program = Spatie laat de computer beslissen
board-program-chooses = De computer kiest zijn paren
board-only-play = Alleen dit kan: Enter speelt het
board-which-pairs = Welke paren worden gespeeld?
board-once-more-plays = Nog een keer, en { $play } wordt gespeeld
board-which-one = Welke mogelijkheid met { $columns }?
board-did-it-go-on = Ging de beurt na deze worp door?
board-rolls-for-start = Startworp: de hoogste som begint
board-rolls-again = Nog een keer: { $names } staan gelijk met { $total }
board-was-stop = Het was een stop. Esc laat het zo.
board-was-roll-on = Er werd doorgegooid. Esc laat het zo.

## De worp

board-odds = Kans per kolom bij een worp, in %
board-rolling-on-odds = Doorgooien: misworp { $chance }

## De twee wegen

board-roll = Gooien
board-stop = Stoppen
board-no-stop = Geen stop
board-roll-for-start = Startworp
board-skip-start = Overslaan: de app gooit
board-it-went-on = Doorgegooid
board-it-stopped = Gestopt
board-chance-to-bust = kans op een misworp
board-top = top
board-risks = { $count ->
    [one] riskeert { $count } veld
   *[other] riskeert { $count } velden
}
board-risks-columns = { $count ->
    [one] en kolom { $columns }
   *[other] en kolommen { $columns }
}
board-shared = { $count ->
    [one] is gedeeld
   *[other] zijn gedeeld
}

## Waarom er niets gebeurt

board-app-rolls = Hier gooit de app: met Spatie.
board-all-rolled = Alle vier de dobbelstenen liggen er: speel eerst een paar of beide.
board-went-on-or-stopped = Doorgegooid of gestopt? R of S.
board-type-what-they-show = Gooi de dobbelstenen op tafel en typ wat ze tonen.
board-nothing-gained = Er is nog niets gewonnen: gooi eerst.
board-play-first = Speel eerst een paar of beide.

## Correcties

board-correcting-start = Je corrigeert startworp { $roll }.
board-correcting-roll = Je corrigeert worp { $roll }.

## Nieuws

board-news-bust = Misworp!
board-news-nothing-lost = { $name } had niets te verliezen
board-news-lost = { $name } verliest { $count ->
    [one] { $count } veld
   *[other] { $count } velden
}
board-news-columns = { $name } wint { $count ->
    [one] kolom
   *[other] kolommen
} { $columns }
board-news-closed = Niemand speelt daar nog
board-news-game-won = en daarmee het spel
board-news-none-left = Er is geen kolom meer: { $name } wint

## Spelers, kort

board-plays-now = speelt
board-left = weg
board-start-roll = startworp { $totals }
board-busts = Misworp van { $name }.
board-busts-and-loses = Misworp: { $name } verliest { $count ->
    [one] { $count } veld
   *[other] { $count } velden
}.
board-stops = { $name } stopt en houdt { $count ->
    [one] { $count } veld
   *[other] { $count } velden
}.
board-bot-plays = De computer speelt voor { $name }.

## Teruggenomen of opnieuw gedaan

board-followed-roll-off = { $way ->
    [undone] Teruggenomen: startworp { $roll }, { $dice }.
   *[redone] Opnieuw: startworp { $roll }, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Teruggenomen: worp { $roll }, { $dice }.
   *[redone] Opnieuw: worp { $roll }, { $dice }.
}
board-followed-play = { $way ->
    [undone] Teruggenomen: { $play } uit worp { $roll }.
   *[redone] Opnieuw: { $play } uit worp { $roll }.
}
board-followed-stop = { $way ->
    [undone] Teruggenomen: de stop na worp { $roll }.
   *[redone] Opnieuw: de stop na worp { $roll }.
}
board-followed-on = { $way ->
    [undone] Teruggenomen: het doorgooien na worp { $roll }.
   *[redone] Opnieuw: het doorgooien na worp { $roll }.
}

## Na een correctie

board-corrected-roll-off = { $again ->
    [nothing] Startworp { $roll } is gecorrigeerd. Alles daarna blijft staan.
   *[roll] Startworp { $roll } is gecorrigeerd. Opnieuw te beslissen: worp { $asked }. Ctrl+Z neemt de correctie terug.
}
board-corrected-roll = { $again ->
    [nothing] Worp { $roll } is gecorrigeerd. Alles daarna blijft staan.
   *[roll] Worp { $roll } is gecorrigeerd. Opnieuw te beslissen: worp { $asked }. Ctrl+Z neemt de correctie terug.
}
board-corrected-play = { $again ->
    [nothing] Wat met worp { $roll } gespeeld is, is gecorrigeerd. Alles daarna blijft staan.
   *[roll] Wat met worp { $roll } gespeeld is, is gecorrigeerd. Opnieuw te beslissen: worp { $asked }. Ctrl+Z neemt de correctie terug.
}
board-corrected-decision = { $again ->
    [nothing] De beslissing na worp { $roll } is gecorrigeerd. Alles daarna blijft staan.
   *[roll] De beslissing na worp { $roll } is gecorrigeerd. Opnieuw te beslissen: worp { $asked }. Ctrl+Z neemt de correctie terug.
}

## Waarom iets niet kan

board-refused-not-started = Eerst doet { $name } de startworp.
board-refused-departed = { $name } is weg.
board-refused-started = Wie begint, staat al vast.
board-refused-waiting = Worp { $roll } staat nog open.
board-refused-bust = Worp { $roll } is een misworp, en die beëindigt de beurt.
board-refused-held = De loper in kolom { $column } staat op een fiche van een ander.
board-refused-over = Het spel is afgelopen.
board-refused-no-roll-off = Er is geen startworp { $roll }.
board-refused-no-roll = Er is geen worp { $roll }.
board-refused-no-seat = Er is geen speler { $seat }.
board-refused-joined = Op het bord schuift niemand meer aan als het spel loopt.
board-refused-last = Er zit niemand anders meer aan tafel.
board-why-in-roll = met { $dice } kun je dat niet maken.
board-why-column = kolom { $column } is gewonnen, de loper staat er op de top, of er is geen loper meer.
board-why-whole = alle paren van een verdeling die kunnen, worden gespeeld.
board-why-place = het moet een verdeling zijn die een nieuwe loper plaatst.
board-why-most = het moet een verdeling zijn die meer paren speelt.
board-why-over = het spel is afgelopen.

## Wat gespeelde paren doen

board-effect-wins = stop en win
board-effect-top = { $column }: naar de top
board-effect-starts = { $column }: begint
board-effect-starts-at = { $column }: begint op { $space }
board-effect-moves = { $column }: nu { $space } van { $top }
board-effect-held = daar geen stop

## Wat een stop doet

board-stop-wins = wint het spel
board-stop-loses = verliest hiermee het spel
board-stop-keeps = houdt { $count ->
    [one] { $count } veld
   *[other] { $count } velden
}
board-stop-columns = { $count ->
    [one] wint kolom { $columns }
   *[other] wint kolommen { $columns }
}

board-bust-chance = misworp { $chance }

board-turn-kept = { $count } gehouden
board-turn-bust = misworp
board-turn-lost = misworp, { $count } verloren

## Waarom een verdeling of kolom niet kan

board-split-more-pairs = { $low } en { $high }: een andere verdeling speelt meer paren
board-split-new-runner = { $low } en { $high }: een andere verdeling plaatst een nieuwe loper
board-split-neither = { $low_why ->
    [won] { $low } is gewonnen
    [top] { $low } is op de top
   *[runners] geen loper voor { $low }
}, { $high_why ->
    [won] { $high } is gewonnen
    [top] { $high } is op de top
   *[runners] geen loper voor { $high }
}
board-split-runners = geen loper voor { $low } of { $high }
board-split-twice = { $why ->
    [won] { $column } is gewonnen
    [top] { $column } is op de top
   *[runners] geen loper voor { $column }
}
board-column-not-rolled = Geen twee van deze dobbelstenen maken { $column }.
board-column-not-playable = { $why ->
    [won] { $column } is gewonnen.
    [top] { $column } is op de top.
   *[runners] Geen loper voor { $column }.
}
board-column-more-pairs = { $column } kan niet: een andere verdeling speelt meer paren.
board-column-new-runner = { $column } kan niet: een andere verdeling plaatst een nieuwe loper.

## Wat de coach van de rest van de beurt verwacht

board-ahead-risk = { $choice }: houdt ongeveer { $count ->
    [one] { $count } veld
   *[other] { $count } velden
} als het lukt, in { $works } van de gevallen
board-ahead-keeps = { $choice }: houdt { $count ->
    [one] { $count } veld
   *[other] { $count } velden
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; in { $chance } is kolom { $column } gewonnen.

## Op wie of wat het bord wacht

board-awaits-start = { $name } gooit twee dobbelstenen voor de start.
board-awaits-roll-or-stop = { $name } gooit door of stopt.
board-awaits-roll = { $name } gooit.
board-awaits-play = { $name } kiest de paren.
board-awaits-decision = { $name } zegt of worp { $roll } de laatste was.
board-awaits-nobody = Het spel is afgelopen.
