"""Runs pyllc as `python -m spvbackend`."""

from spvbackend.cli import main_entry

if __name__ == "__main__":
    main_entry()
