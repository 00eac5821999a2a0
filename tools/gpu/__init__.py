"""Kernels on a GPU by two routes: as our shaders, and as the PTX that LLVM makes of them."""
