"""What clients of devices of either kind share: the doctors' findings and their kernel."""
