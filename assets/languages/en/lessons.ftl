### The three lessons.
