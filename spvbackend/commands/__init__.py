"""The commands: their tables of options, and the engine that runs them."""
