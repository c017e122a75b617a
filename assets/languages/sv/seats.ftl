### Vem som sitter var: lämna över, gå med sent, gå.

## Ångrat och gjort om

seats-followed-hand = { $way ->
    [undone] Ångrat: { $name } tar över.
   *[redone] Gjort om: { $name } tar över.
}
seats-followed-join = { $way ->
    [undone] Ångrat: { $name } går med.
   *[redone] Gjort om: { $name } går med.
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
seats-fault-level = I det här spelet finns ingen datorspelare på den nivån för spelare { $seat }.
seats-fault-columns = Högst tre spelare kan spela om fyra eller fem kolumner (C10).

## Vad som är fel med ett namn

seats-name-empty = En spelare behöver ett namn.
seats-name-long = Ett namn får ha högst { $most } tecken.
seats-name-control = Ett namn måste vara en rad vanlig text.
seats-name-invisible = Ett namn behöver ett tecken som syns.

## Vad som är fel med en titel

seats-title-empty = En titel får inte vara tom.
seats-title-long = En titel får ha högst { $most } tecken.
seats-title-control = En titel måste vara en rad vanlig text.
seats-title-invisible = En titel behöver ett tecken som syns.

seats-then = { $before }, sedan { $name }

## Vem som satt på en plats

seats-note-joined = med från kast { $throw }
seats-note-more = { $count } till
seats-note-throw = { $name } från kast { $throw }
seats-note-turn = { $name } från drag { $turn }
seats-note-left-before-throw = gick före kast 1
seats-note-left-before-turn = gick före drag 1
seats-note-left-throw = gick efter kast { $throw }
seats-note-left-turn = gick i drag { $turn }

## Spelarnas panel

seats-about = Välj plats för H och L med ↑ eller ↓. Du kan ångra det som händer här.
seats-join = Lägg till sen spelare …
seats-join-about = Fram till fjärde kastet. Den nya spelaren tar först igen kasten hittills.
seats-hand = Lämna över till …
seats-leave = Gå …
seats-state-left = har gått
seats-state-program = dator
seats-name = Namn
seats-who-about = En person eller en datorspelare: Ctrl+U
seats-sits-down = Gå med
seats-takes-over = Ta över
seats-leaves = Gå för gott
seats-stays = Stanna kvar
seats-cancel = Avbryt
seats-leaving-express = Om { $name } går för gott står protokollet kvar, men det blir inga fler val och ingen placering. Ska någon annan spela vidare här, lämna över platsen.
seats-leaving-board = Om { $name } går för gott hoppas dragen över, brickorna står kvar, och den sista som är kvar vinner. Ska någon annan spela vidare här, lämna över platsen.
seats-sits-there = { $name } spelar där nu.
seats-has-joined = { $name } har gått med.
seats-has-left = { $name } har gått.
seats-name-taken = { $name } sitter redan vid bordet.
