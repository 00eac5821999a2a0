"""Facts about functions by name: pure data, read by inference and selection."""
