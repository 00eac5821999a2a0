"""Between inference and selection: what selection must know becomes explicit."""
