"""Passes that expand the instructions and intrinsics that SPIR-V lacks."""
