"""The command without its start, for as long as another command runs: `pyllc-server make`."""
