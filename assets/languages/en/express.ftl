### Express: the table, the pads, the choices.
