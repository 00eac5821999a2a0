"""Shader selection where it differs: entry points, memory operands, GLSL.std.450."""
