"""The machine verifier."""
