"""What is known about functions by name: pure data, read by inference and by selection."""
