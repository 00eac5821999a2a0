"""Type inference: the pointee of every pointer."""
