"""Random inputs and command lines: each has a valid translation, or an error that says where.

    tools/fuzz.py --seeds 0-100000 [--kind ir] [--seconds 400] [--jobs 2] [--out FOLDER]

A seed alone makes a case: one of mutated LLVM IR, of bytes, metadata, names, options, the library,
of llvm-stress, or of LLVM IR for Vulkan, which the seed decides unless --kind does. Findings are
shown by their groups; of each group that is not known the smallest input goes to a folder of its
own, reduced, with its command and message. `--refusals N` also lists the most frequent messages of
exit status 1. The exit status is 1 if there is a finding that is not known.
"""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
# As in the tests, spirv-val is the one of the virtual environment.
os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])

from fuzzing.campaign import Campaign, write_finding  # noqa: E402
from fuzzing.cases import KINDS  # noqa: E402
from fuzzing.reduce import reduce_input  # noqa: E402
from fuzzing.workers import Result, run_seeds  # noqa: E402


def main() -> int:
    arguments = parse_arguments()
    campaign = Campaign(arguments.kind, arguments.seconds)
    if arguments.digests:
        campaign.run(json.load(sys.stdin))
        results = campaign.digests
        json.dump(results, sys.stdout)
        return 0
    first, _, last = arguments.seeds.partition("-")
    campaign.run(range(int(first), int(last or first) + 1), arguments.jobs)
    campaign.check_hashes(Path(__file__))
    for line in campaign.report():
        sys.stdout.write(line + "\n")
    for text, count in campaign.refusals.most_common(arguments.refusals):
        sys.stdout.write(f"{count:6} refused: {text}\n")
    for found in campaign.unknown().values():
        write_smallest(campaign, found, arguments.out)
    return 1 if campaign.unknown() else 0


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seeds", default="0-999", help="the first and the last, 0-999")
    parser.add_argument("--kind", default="", choices=["", *KINDS])
    parser.add_argument("--seconds", type=float, default=0, help="start no case after so many")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("fuzz-findings"))
    parser.add_argument("--refusals", type=int, default=0)
    parser.add_argument("--digests", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def write_smallest(campaign: Campaign, found: list[Result], folder: Path) -> None:
    """Reduce the smallest input of a group and write it."""
    result = min(found, key=lambda each: len(campaign.make(each.seed).data))
    case = campaign.make(result.seed)

    def fails(data: bytes) -> bool:
        smaller = case._replace(data=data)
        return any(again.group == result.group for again in run_seeds(lambda _: smaller, [0]))

    data = reduce_input(case.data, fails) if case.keywords is None else case.data
    sys.stdout.write(f"wrote {write_finding(folder, result, case, data)}\n")


if __name__ == "__main__":
    sys.exit(main())
