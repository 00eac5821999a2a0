"""The rules of instructions, one file a family; `verify/types.py` is their table."""
