"""The rules of instructions, one file per family; `verify/types.py` is their table."""
