"""Tools that translate and run shaders in large numbers."""
