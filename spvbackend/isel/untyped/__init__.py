"""Pointers that do not say what they point to, beside those that do."""
