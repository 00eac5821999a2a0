"""Compares the number of instructions with llc's, module by module.

    tools/instruction_counts.py                         # tests/lit and tests/e2e/ll
    tools/instruction_counts.py FOLDER ... --above 1.15

It lists the modules that have more than `--above` times the instructions of llc's output, the
worst first; tools/casts.py says what counts as an instruction. A module that one of the two
translators refuses is left out, and so is one of fewer instructions than `--at-least`.
"""

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from apparatus import say
from casts import compare, total

ROOT: Final = Path(__file__).parents[1]
INPUTS: Final = (ROOT / "tests" / "lit", ROOT / "tests" / "e2e" / "ll")
TIMEOUT: Final = 60.0


def counts(folders: Sequence[Path], only: str, llc: str) -> list[tuple[str, int, int]]:
    """Return the name of each module that both translate, our instructions and llc's."""
    rows: list[tuple[str, int, int]] = []
    for folder in folders:
        for pair in compare(folder, only, "", llc, TIMEOUT)[0]:
            ours, theirs = total("", pair.ours), total("", pair.theirs)
            rows.append((f"{folder.name}/{pair.name}", ours.instructions, theirs.instructions))
    return rows


def main(argv: Sequence[str]) -> int:
    """Run the tool; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folders", nargs="*", type=Path, default=INPUTS)
    parser.add_argument("--above", type=float, default=1.15)
    parser.add_argument("--at-least", type=int, default=20)
    parser.add_argument("--only", default="*")
    parser.add_argument("--llc", default="llc-22")
    arguments = parser.parse_args(argv)
    llc = shutil.which(arguments.llc)
    if llc is None:
        parser.error(f"program '{arguments.llc}' not found")
    rows = counts(arguments.folders, arguments.only, llc)
    ours, theirs = sum(row[1] for row in rows), sum(row[2] for row in rows)
    say(f"{len(rows)} modules: {ours} instructions, llc {theirs}")
    large = [row for row in rows if row[2] and row[1] >= arguments.at_least]
    for name, own, other in sorted(large, key=lambda row: row[2] / row[1]):
        if own > arguments.above * other:
            say(f"{own / other:6.2f} {own:7} {other:7}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
