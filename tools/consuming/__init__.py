"""Other programs that read SPIR-V, and what they make of our modules."""
