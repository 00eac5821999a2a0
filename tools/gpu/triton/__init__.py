"""Kernels of Triton, as our shaders and as its own code for the GPU."""
