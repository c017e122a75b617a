### What stands on many screens.

common-close = Close
common-percent = { $number } %
