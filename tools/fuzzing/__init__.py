"""Cases that nobody would write, and what must hold of the translation of each of them."""
