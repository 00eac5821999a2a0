"""Lowering of numbers: lanes, words, and functions of numbers."""
