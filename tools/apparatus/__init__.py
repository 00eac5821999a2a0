"""The common ground of the tools: the tree, tables of results, seeds.

A tool that imports it gets this tree's package, even if another one is installed, the modules of
the tests, and the virtual environment's spirv-val.
"""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]
os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


def say(*lines: str) -> None:
    """Show lines at once."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def markdown(heading: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """Return the lines of a table."""
    cells = [[*heading], *map(list, rows)]
    cells.insert(1, ["---"] * len(cells[0]))
    return ["| " + " | ".join(row) + " |" for row in cells]


def first_line(message: str, width: int = 120) -> str:
    return message.strip().partition("\n")[0][:width]


def parse_seeds(text: str) -> range:
    """Parse `A-B`, both included, or one seed."""
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)
