"""What is asked of shaders in large numbers."""
