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
import sys
from pathlib import Path

from apparatus import parse_seeds, say
from fuzzing.campaign import Campaign, write_finding
from fuzzing.cases import KINDS
from fuzzing.reduce import reduce_input
from fuzzing.workers import Result, run_seeds


def main() -> int:
    arguments = parse_arguments()
    campaign = Campaign(arguments.kind, arguments.seconds)
    if arguments.digests:
        campaign.run(json.load(sys.stdin))
        json.dump(campaign.digests, sys.stdout)
        return 0
    campaign.run(arguments.seeds, arguments.jobs)
    campaign.check_hashes(Path(__file__))
    refusals = campaign.refusals.most_common(arguments.refusals)
    say(*campaign.report(), *(f"{count:6} refused: {text}" for text, count in refusals))
    for results in campaign.unknown().values():
        write_smallest(campaign, results, arguments.out)
    return 1 if campaign.unknown() else 0


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--seeds", default="0-999", type=parse_seeds, help="the first and the last, 0-999"
    )
    parser.add_argument("--kind", default="", choices=["", *KINDS])
    parser.add_argument("--seconds", type=float, default=0, help="start no case after so many")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("fuzz-findings"))
    parser.add_argument("--refusals", type=int, default=0)
    parser.add_argument("--digests", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def write_smallest(campaign: Campaign, results: list[Result], folder: Path) -> None:
    result = min(results, key=lambda each: len(campaign.make(each.seed).data))
    case = campaign.make(result.seed)

    def fails(data: bytes) -> bool:
        smaller = case._replace(data=data)
        return any(again.group == result.group for again in run_seeds(lambda _: smaller, [0]))

    data = reduce_input(case.data, fails) if case.keywords is None else case.data
    say(f"wrote {write_finding(folder, result, case, data)}")


if __name__ == "__main__":
    sys.exit(main())
