"""The parts of bench.py: inputs, processes, tables, growth, sets and the picture."""
