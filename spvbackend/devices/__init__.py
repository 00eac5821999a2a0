"""Common parts of the clients of devices: the doctors' findings and their kernel."""
