### Phones: the panel in the window, and the pages on the phones.
