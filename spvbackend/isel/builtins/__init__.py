"""Selection of calls of builtins, a file for each family."""
