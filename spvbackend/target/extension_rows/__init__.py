"""Data of each extension: its meaning, the inputs that need it and the result without it."""
