"""Runs SPIR-V shaders of integers, one work-item at a time, and holds them to 2.11's nesting."""
