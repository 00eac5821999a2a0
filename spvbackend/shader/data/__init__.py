"""Data of a module: tables of the shader, and the buffer for all else."""
