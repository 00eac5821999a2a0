"""Translates the inputs of all tests for Vulkan: each is valid there, or refused with its reason.

    tools/shaders/sweep.py                              # LIT tests, and each kernel of tests/e2e
    tools/shaders/sweep.py kernels/ module.ll           # the LLVM IR of folders and files instead
    tools/shaders/sweep.py --triple spirv64-unknown-vulkan1.2 --options=--spirv-ext=all

What is neither is grouped by its cause, as tools/fuzz.py does it, and makes the exit status 1: an
internal error, a traceback, a crash, what takes too long, an error that does not say where, and
what spirv-val rejects.
"""

import argparse
import functools
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from apparatus import ROOT, say
from apparatus.inputs import SPLIT, find_modules
from fuzzing.case import Case
from fuzzing.corpus import EXEMPT
from fuzzing.groups import known, plain
from fuzzing.workers import Result, run_seeds

from tests.e2e.harness.one_kernel import with_kernels
from tests.folders import E2E, LIT

TRIPLE: Final = "spirv64-unknown-vulkan1.3"
KERNEL: Final = re.compile(r"^define [^@\n]*\bspir_kernel\b[^@\n]*@([\w.$]+)\(", re.MULTILINE)


class Input(NamedTuple):
    """A module; `kernel` is the one that is kept of it, "" for all."""

    name: str
    text: str
    kernel: str


def inputs_of(path: Path) -> Iterator[Input]:
    """The parts of a file, each as it is and with each of its kernels alone."""
    text = path.read_text(encoding="utf-8")
    if EXEMPT in text:
        return
    for number, part in enumerate(SPLIT.split(text)):
        name = f"{path.relative_to(ROOT) if path.is_relative_to(ROOT) else path}:{number}"
        yield Input(name, part, "")
        # LLVM's verifier ends the process if a kernel is called in a module with debug info.
        kernels = KERNEL.findall(part) if "!dbg" not in part else []
        for kernel in kernels if len(kernels) > 1 else ():
            yield Input(f"{name} @{kernel}", part, kernel)


def all_inputs(places: Sequence[Path]) -> list[Input]:
    paths = find_modules(places, suffixes=(".ll",))
    return [each for path in paths if "Inputs" not in path.parts for each in inputs_of(path)]


def case_of(inputs: Sequence[Input], words: tuple[str, ...], number: int) -> Case:
    given = inputs[number]
    text = with_kernels(given.text, (given.kernel,)) if given.kernel else given.text
    return Case(given.name, words, text.encode())


def lines_of(groups: dict[str, list[Result]], inputs: Sequence[Input]) -> Iterator[str]:
    """A line for each group, the largest first, with the smallest inputs of it."""
    for group, results in sorted(groups.items(), key=lambda item: -len(item[1])):
        results.sort(key=lambda result: len(inputs[result.seed].text))
        names = ", ".join(inputs[result.seed].name for result in results[:3])
        yield f"{len(results):6} {group} [{names}]"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("places", nargs="*", type=Path, default=[LIT, E2E / "ll"])
    parser.add_argument("--triple", default=TRIPLE)
    parser.add_argument("--options", default="", help="more options, after spaces")
    parser.add_argument("--refusals", action="store_true", help="list the reasons of refusals too")
    arguments = parser.parse_args(argv)
    words = (f"-mtriple={arguments.triple}", "--verify-each", "-filetype=obj", "-o", "-",
             "-w", *arguments.options.split())  # fmt: skip
    inputs = all_inputs(arguments.places)
    faults: dict[str, list[Result]] = {}
    refused: dict[str, list[Result]] = {}
    done = 0
    for result in run_seeds(functools.partial(case_of, inputs, words), range(len(inputs))):
        done += 1
        if result.group and not known(result.group):
            faults.setdefault(result.group, []).append(result)
        elif result.status:
            first = result.message.partition("\n")[0].partition(": error: ")[2]
            refused.setdefault(plain(first), []).append(result)
    count = sum(map(len, refused.values()))
    wrong = sum(map(len, faults.values()))
    say(f"{done} inputs: {done - count - wrong} valid, {count} refused, {wrong} neither")
    say(*lines_of(faults, inputs))
    if arguments.refusals:
        say(*(f"  refused {line}" for line in lines_of(refused, inputs)))
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
