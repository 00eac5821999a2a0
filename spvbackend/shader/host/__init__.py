"""Data that kernels and hosts exchange besides arguments."""
