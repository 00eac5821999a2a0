"""What differs where a shader is selected: entry points, memory operands, GLSL.std.450."""
