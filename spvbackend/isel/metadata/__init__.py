"""Metadata and attributes as decorations, execution modes, loop controls and strings."""
