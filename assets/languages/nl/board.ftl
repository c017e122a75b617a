### Het bordspel: de tafel, het verloop, het resultaat.

## De startworp

board-tied-again = { $names } staan gelijk op { $total } en gooien opnieuw.
board-starts = { $name } begint.
board-starts-in-turn = Begint dit spel
board-starts-with = { $name } begint met { $total }.
board-starts-after-tie = { $name } begint met { $total }, na een gelijke stand op { $tied }.

board-play-twice = { $column } dubbel

## Wie aan de beurt is

board-turn = Beurt { $turn }
board-turn-record = Beurt { $turn }; het record is { $record }

## Wat er moet gebeuren

board-type-two-as-they-lay = Voer de twee dobbelstenen in zoals ze lagen: typ of klik
board-type-four-as-they-lay = Voer de vier dobbelstenen in zoals ze lagen: typ of klik
board-roll-two-and-type = Gooi twee dobbelstenen en voer ze in: typ of klik
board-roll-four-and-type = Gooi de vier dobbelstenen en voer ze in: typ of klik
board-roll-on-and-type = Gooi door en voer de vier dobbelstenen in
board-roll-on-or-stop = Doorgooien of stoppen?
board-can-only-roll-on = Gooi door
board-program-rolls = De computer gooit: druk op Spatie
board-program-rolls-on = De computer gooit door: voer de vier dobbelstenen in
board-program-decides = De computer beslist: doorgooien of stoppen
board-space-lets-program = De computer laten beslissen: Spatie
board-program-chooses = De computer kiest zijn paren
board-only-play = Alleen dit kan: druk op Enter
board-which-pairs = Welke paren speel je?
board-once-more-plays = Druk nog eens om { $play } te spelen
board-which-one = Welke mogelijkheid met { $columns }?
board-did-it-go-on = Doorgegooid of gestopt?
board-rolls-for-start = De hoogste som begint
board-rolls-again = Nog een keer: { $names } staan gelijk op { $total }
board-was-stop = Hier werd gestopt. Met Esc blijft het zo.
board-was-roll-on = Hier werd doorgegooid. Met Esc blijft het zo.

## De worp

board-odds = Kans per kolom per worp, in %
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
    [one] is bezet
   *[other] zijn bezet
}

## Waarom er niets gebeurt

board-app-rolls = Hier gooit de app: druk op Spatie.
board-all-rolled = Alle vier de dobbelstenen liggen er: speel eerst één paar of beide.
board-went-on-or-stopped = Doorgegooid of gestopt? Druk op R of S.
board-type-what-they-show = Gooi de dobbelstenen op tafel en typ wat je ziet.
board-nothing-gained = Je hebt nog niets gewonnen: gooi eerst.
board-play-first = Speel eerst één paar of beide.

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
   *[other] de kolommen
} { $columns }
board-news-closed = Vanaf nu gesloten
board-news-game-won = en het spel
board-news-none-left = Geen kolommen meer: { $name } wint

## Spelers, kort

board-plays-now = aan de beurt
board-left = vertrokken
board-start-roll = startworp: { $totals }
board-busts = Misworp van { $name }.
board-busts-and-loses = Misworp: { $name } verliest { $count ->
    [one] { $count } veld
   *[other] { $count } velden
}.
board-stops = { $name } stopt en behoudt { $count ->
    [one] { $count } veld
   *[other] { $count } velden
}.
board-bot-plays = De computer speelt voor { $name }.

## Teruggenomen of opnieuw gedaan

board-followed-roll-off = { $way ->
    [undone] Teruggenomen: startworp { $roll }, { $dice }.
   *[redone] Hersteld: startworp { $roll }, { $dice }.
}
board-followed-roll = { $way ->
    [undone] Teruggenomen: worp { $roll }, { $dice }.
   *[redone] Hersteld: worp { $roll }, { $dice }.
}
board-followed-play = { $way ->
    [undone] Teruggenomen: { $play } bij worp { $roll }.
   *[redone] Hersteld: { $play } bij worp { $roll }.
}
board-followed-stop = { $way ->
    [undone] Teruggenomen: stoppen na worp { $roll }.
   *[redone] Hersteld: stoppen na worp { $roll }.
}
board-followed-on = { $way ->
    [undone] Teruggenomen: doorgooien na worp { $roll }.
   *[redone] Hersteld: doorgooien na worp { $roll }.
}

## Na een correctie

board-corrected-roll-off = { $again ->
    [nothing] Startworp { $roll } is gecorrigeerd. Alles daarna blijft staan.
   *[roll] Startworp { $roll } is gecorrigeerd. Beslis opnieuw over worp { $asked }. Terugnemen: Ctrl+Z.
}
board-corrected-roll = { $again ->
    [nothing] Worp { $roll } is gecorrigeerd. Alles daarna blijft staan.
   *[roll] Worp { $roll } is gecorrigeerd. Beslis opnieuw over worp { $asked }. Terugnemen: Ctrl+Z.
}
board-corrected-play = { $again ->
    [nothing] De paren van worp { $roll } zijn gecorrigeerd. Alles daarna blijft staan.
   *[roll] De paren van worp { $roll } zijn gecorrigeerd. Beslis opnieuw over worp { $asked }. Terugnemen: Ctrl+Z.
}
board-corrected-decision = { $again ->
    [nothing] De beslissing na worp { $roll } is gecorrigeerd. Alles daarna blijft staan.
   *[roll] De beslissing na worp { $roll } is gecorrigeerd. Beslis opnieuw over worp { $asked }. Terugnemen: Ctrl+Z.
}

## Waarom iets niet kan

board-refused-not-started = Eerst moet { $name } de startworp gooien.
board-refused-departed = { $name } is vertrokken.
board-refused-started = Wie begint, staat al vast.
board-refused-waiting = Maak eerst worp { $roll } af.
board-refused-bust = Worp { $roll } is een misworp: de beurt is voorbij.
board-refused-held = Je kunt niet stoppen: de loper in kolom { $column } staat op een fiche van een ander.
board-refused-over = Het spel is afgelopen.
board-refused-no-roll-off = Er is geen startworp { $roll }.
board-refused-no-roll = Er is geen worp { $roll }.
board-refused-no-seat = Er is geen speler { $seat }.
board-refused-joined = Aan het bord schuift niemand meer aan als het spel begonnen is.
board-refused-last = Alle anderen zijn vertrokken.
board-why-in-roll = de dobbelstenen { $dice } leveren dat niet op.
board-why-column = kolom { $column } is gewonnen, de loper staat al op de top, of er is geen loper meer vrij.
board-why-whole = kunnen beide paren, dan moet je ze allebei spelen.
board-why-place = je moet een verdeling kiezen waarmee je een nieuwe loper plaatst.
board-why-most = je moet een verdeling kiezen waarmee je meer paren speelt.
board-why-over = het spel is afgelopen.

## Wat gespeelde paren doen

board-effect-wins = stoppen en winnen
board-effect-top = { $column }: naar de top
board-effect-starts = { $column }: begint
board-effect-starts-at = { $column }: begint op { $space }
board-effect-moves = { $column }: nu { $space } van { $top }
board-effect-held = daar geen stop

## Wat een stop doet

board-stop-wins = wint het spel
board-stop-loses = verliest het spel
board-stop-keeps = behoudt { $count ->
    [one] { $count } veld
   *[other] { $count } velden
}
board-stop-columns = { $count ->
    [one] wint kolom { $columns }
   *[other] wint kolommen { $columns }
}

board-bust-chance = misworp { $chance }

board-turn-kept = { $count ->
    [one] { $count } veld behouden
   *[other] { $count } velden behouden
}
board-turn-bust = misworp
board-turn-lost = misworp, { $count } verloren

## Waarom een verdeling of kolom niet kan

board-split-more-pairs = { $low } en { $high }: met een andere verdeling speel je meer paren
board-split-new-runner = { $low } en { $high }: met een andere verdeling plaats je een nieuwe loper
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
board-column-not-rolled = Geen twee van deze dobbelstenen zijn samen { $column }.
board-column-not-playable = { $why ->
    [won] { $column } is gewonnen.
    [top] { $column } is op de top.
   *[runners] Geen loper voor { $column }.
}
board-column-more-pairs = { $column } kan niet: met een andere verdeling speel je meer paren.
board-column-new-runner = { $column } kan niet: met een andere verdeling plaats je een nieuwe loper.

## Wat de coach van de rest van de beurt verwacht

board-ahead-risk = { $choice }: lukt in { $works } van de gevallen, en dan behoud je ongeveer { $count ->
    [one] { $count } veld
   *[other] { $count } velden
}
board-ahead-keeps = { $choice }: je behoudt { $count ->
    [one] { $count } veld
   *[other] { $count } velden
}
board-ahead = { $ahead }.
board-ahead-column = { $ahead }; kans op kolom { $column }: { $chance }.

## Op wie of wat het bord wacht

board-awaits-start = { $name } gooit twee dobbelstenen om te zien wie begint.
board-awaits-roll-or-stop = { $name } gooit door of stopt.
board-awaits-roll = { $name } gooit.
board-awaits-play = { $name } kiest de paren.
board-awaits-decision = Worp { $roll } van { $name }: doorgegooid of gestopt?
board-awaits-nobody = Het spel is afgelopen.
