"""Common parts of the clients of devices: arrays, launches of shaders, and the doctors."""
