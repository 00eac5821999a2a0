"""The target of a translation: its environment, limits, and the needs of operations."""
