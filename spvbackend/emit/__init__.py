"""From machine instructions to a SPIR-V module: requirements, layout, words, text."""
