"""Runs commands without their start-up, as long as another command runs: `pyllc-server make`."""
