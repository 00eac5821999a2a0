"""What a module holds: tables of the shader, and the buffer for all else."""
