"""What kernels and hosts tell each other beside arguments."""
