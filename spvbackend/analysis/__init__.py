"""Facts about control flow that several stages read."""
