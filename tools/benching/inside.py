"""Translates one module several times in this process: how long it takes once all is warm.

Called by contenders.py with bitcode, the text of --spirv-ext and a triple, in the interpreter whose
package is measured. Prints the median CPU seconds of all translations but the first, the peak
memory in MB, and the CPU seconds of each pass.
"""

import json
import resource
import statistics
import sys
import time
from pathlib import Path
from typing import Final

# The tools, whose folder is that of a script that runs, but not of this one.
sys.path.append(str(Path(__file__).resolve().parents[1]))

from benching.passes import pass_seconds
from spvbackend import Translator

LEAST: Final = 3
LEAST_BY_PASS: Final = 2
MOST: Final = 50
ENOUGH_SECONDS: Final = 2.0


def each_pass(source: bytes, extensions: str, triple: str, runs: int) -> dict[str, float]:
    """The median CPU seconds of each pass."""
    taken = [pass_seconds(source, extensions=extensions, triple=triple) for _ in range(runs)]
    return {name: statistics.median([each[name] for each in taken]) for name in taken[0]}


def main(path: str, extensions: str, triple: str) -> None:
    source = Path(path).read_bytes()
    translator = Translator(triple=triple, extensions=extensions, trust_bitcode=True)
    translator.translate(source)
    taken: list[float] = []
    while len(taken) < LEAST or (sum(taken) < ENOUGH_SECONDS and len(taken) < MOST):
        start = time.process_time()
        translator.translate(source)
        taken.append(time.process_time() - start)
    # ru_maxrss is in KiB on Linux.
    peak_mb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    passes = each_pass(source, extensions, triple, max(LEAST_BY_PASS, len(taken) // 2))
    json.dump([statistics.median(taken), peak_mb, passes], sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
