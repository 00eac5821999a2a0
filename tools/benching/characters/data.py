"""Huge initialisers."""

from benching.mixes import tables


def huge_initialisers(elements: int) -> str:
    """Tables of numbers and bytes; the size is their elements, as there are no instructions."""
    return tables(elements)
