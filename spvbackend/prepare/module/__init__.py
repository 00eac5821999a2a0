"""Passes over a module: constructs without a place or form in SPIR-V get one."""
