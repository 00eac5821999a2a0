"""Passes over a module: what SPIR-V has no place or no form for is given one."""
