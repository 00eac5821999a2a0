"""Facts about control flow, calls, layout and bits that several stages read."""
