### What the coach says: hints, reviews, reasons.
