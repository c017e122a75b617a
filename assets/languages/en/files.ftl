### Files: importing, exporting, saving, and what went wrong with them.
