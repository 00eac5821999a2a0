"""Type rules of instructions, a file for each family."""
