"""Between inference and selection: makes explicit what selection must know."""
