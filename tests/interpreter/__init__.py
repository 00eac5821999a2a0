"""Runs SPIR-V shaders of integers, one work-item at a time, and checks the nesting of 2.11."""
