"""Runs pyllc as `python -m spvbackend`: input, options and output are those of cli.py."""

from spvbackend.cli import main_entry

if __name__ == "__main__":
    main_entry()
