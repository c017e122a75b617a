### The rules, and the help about the program.
