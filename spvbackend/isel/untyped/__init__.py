"""Untyped pointers beside typed ones."""
