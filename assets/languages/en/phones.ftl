### Phones: the panel in the window, and the pages on the phones.

## The panel in the window

phones-title = Phones
phones-turn-off = Turn off
phones-turn-on = Let phones in
phones-try-again = Try again
phones-new-game = New game
phones-opening = Letting phones in …
phones-off = Phones are off. Whoever had a seat finds it again when they are let in.
phones-no-game = With phones everybody at the table has a pad of their own. They join a game: open one, or set a new table.
# $cause is what the system says: "Address already in use".
phones-no-address = Phones cannot be let in at { $address }: { $cause }. Choose another address or port.
phones-no-system = Phones cannot be let in: { $cause }. Try again.
phones-failed = The program has failed at this; try again
# The address stands below it.
phones-scan = Scan the code with the phone’s camera, or type:
phones-network = The phone has to be in the same network (Wi-Fi) as this computer. There is nothing to install.
phones-other-address = Or { $address }
# A button beside a seat: no phone has it any more.
phones-take-back = Take back
# What a phone does, beside the name of its player.
phones-state-not-joined = not joined
phones-state-away = away
phones-state-thinking = thinking
phones-state-chosen = has chosen
phones-state-joined = joined
