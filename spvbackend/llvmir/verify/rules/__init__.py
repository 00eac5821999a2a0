"""The rules of instructions, one file a family."""
