### Vem som sitter var.

seats-followed-hand = { $way ->
    [undone] Ångrat: platsen till { $name }.
   *[redone] Gjort om: platsen till { $name }.
}
seats-followed-join = { $way ->
    [undone] Ångrat: { $name } vid bordet.
   *[redone] Gjort om: { $name } vid bordet.
}
seats-followed-leave = { $way ->
    [undone] Ångrat: { $name } går.
   *[redone] Gjort om: { $name } går.
}

## Varför ett bord inte kan spela

seats-fault-nobody = Ett parti behöver en spelare.
seats-fault-crowd = Ett parti har högst { $most } spelare.
seats-fault-same-name = Spelare { $one } och { $other } har samma namn.
seats-fault-same-colour = Spelare { $one } och { $other } har samma färg.
seats-fault-level = Spelare { $seat } har en nivå som inte finns i det här spelet.
seats-fault-columns = Fyra eller fem kolumner är för högst tre spelare (C10).

## Namn

seats-name-empty = En spelare behöver ett namn.
seats-name-long = Ett namn har högst { $most } tecken.
seats-name-control = Ett namn är en rad vanlig text.
seats-name-invisible = Ett namn behöver ett tecken som syns.

## Partiets titel

seats-title-empty = En titel får inte vara tom.
seats-title-long = En titel har högst { $most } tecken.
seats-title-control = En titel är en rad vanlig text.
seats-title-invisible = En titel behöver ett tecken som syns.

## Vem som satt på en plats

seats-then = { $before }, sedan { $name }
seats-note-joined = med från kast { $throw }
seats-note-more = { $count } till
seats-note-throw = från kast { $throw } { $name }
seats-note-turn = från drag { $turn } { $name }
seats-note-left-before-throw = gick före kast 1
seats-note-left-before-turn = gick före drag 1
seats-note-left-throw = gick efter kast { $throw }
seats-note-left-turn = gick i drag { $turn }

## Spelarnas panel

seats-about = ↑ ↓ väljer plats för tangenterna H och L. ”Ångra” tar tillbaka det som görs här.
seats-join = En sen spelare …
seats-join-about = Fram till fjärde kastet. Först görs valen för kasten hittills.
seats-hand = Lämna över …
seats-leave = Gå …
seats-state-left = har gått
seats-state-program = datorn spelar
seats-name = Namn
seats-who-about = En människa, eller en av datorns spelare: Ctrl+U
seats-sits-down = Slår sig ner
seats-takes-over = Tar över
seats-leaves = Går för gott
seats-stays = Stannar
seats-cancel = Avbryt
seats-leaving-express = { $name } går för gott: inga fler val, ingen placering, och ingen väntar; protokollet står kvar. Lämna över platsen om någon ska fortsätta här.
seats-leaving-board = { $name } går för gott: dragen hoppas över, brickorna står kvar, och den som är sist kvar vinner. Lämna över platsen om någon ska fortsätta här.
seats-sits-there = { $name } sitter där nu.
seats-has-joined = { $name } har slagit sig ner.
seats-has-left = { $name } har gått.
seats-name-taken = { $name } sitter redan vid bordet.
