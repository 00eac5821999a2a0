"""Runs pyllc as `python -m spvbackend`."""

import sys

from spvbackend.cli import main_entry

if __name__ == "__main__":
    sys.exit(main_entry())
