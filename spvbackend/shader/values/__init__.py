"""Numbers, for what a shader has instructions of few kinds: lanes, words, functions."""
