"""Templates for the intrinsics of other devices' targets."""
