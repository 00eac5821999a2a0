"""Pointers that may lead to several objects, as numbers."""
