"""Shaders that reach memory through descriptors: entry points, handles, bindings."""
