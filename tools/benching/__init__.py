"""What bench.py is made of: inputs, processes, tables, growth, sets and the picture."""
