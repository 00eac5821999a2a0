"""What metadata and attributes become: decorations, execution modes, loop controls, strings."""
