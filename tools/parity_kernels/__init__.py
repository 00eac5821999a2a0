"""Kernels of usual kinds, and what tools/parity.py runs them on."""
