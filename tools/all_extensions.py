"""Translates the inputs of all tests with every extension allowed: what was valid stays valid.

    tools/all_extensions.py                          # LIT tests with the options of their RUN lines
    tools/all_extensions.py --folder tests/e2e/ll    # the LLVM IR of a folder
    tools/all_extensions.py --profiles               # with each profile in place of all extensions
    tools/all_extensions.py --untyped                # with untyped pointers in their place

To allow an extension must never cost a translation, nor the module its validity, and a group of
extensions must not change a module that loses nothing without them. What does is listed, and makes
the exit status 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final

from apparatus import say
from consuming import versions
from consuming.versions import Finding, Input

from spvbackend.target.profiles import PROFILES
from tests.lit import format as lit

ALL: Final = "--spirv-ext=all"
UNTYPED: Final = "-spv-untyped-pointers"
NO_MODULE: Final = "no module"
"""Without the extensions there is no valid module either."""
LOST: Final = "lost"
CHANGED: Final = "changed"
"""A group of extensions changes what loses nothing without them."""
MEANT: Final = (
    b"SPV_INTEL_device_barrier",
    b"SPV_INTEL_fpga_",
    b"SPV_INTEL_vector_compute",
    b"SPV_KHR_shader_clock",
)
"""Starts of extensions without which notes lose their form, clocks stand still, and devices do not
know that a barrier is theirs."""
PROCESSED: Final = "-spirv-emit-module-processed"
"""The module then has the options, so other options change it."""
WRONG: Final = (LOST, CHANGED, versions.INVALID)
FINE: Final = (*versions.FINE, NO_MODULE)


def compare(given: Input, option: str) -> Finding:
    """The finding for a module that is valid as it is, once an option allows more."""
    plain = lit.run_pyllc([*given.words], text=given.text)
    if plain.status:
        return Finding(NO_MODULE)
    more = lit.run_pyllc([*given.words, "-w", option], text=given.text)
    if not more.status and more.output == plain.output:
        return Finding(versions.SAME)
    if versions.judge_module(plain.output).state == versions.INVALID:
        return Finding(NO_MODULE)
    if more.status:
        return Finding(LOST, more.errors)
    # A warning says what the plain module lost.
    is_free = option == ALL and not plain.errors and PROCESSED not in given.words
    if is_free and not any(name in more.output for name in MEANT):
        return Finding(CHANGED)
    return versions.judge_module(more.output)


def findings(options: Sequence[str], given: Input) -> Iterator[tuple[str, Finding]]:
    for option in options:
        yield f"with {option}", compare(given, option)


def options_of(asked: argparse.Namespace) -> list[str]:
    if asked.profiles:
        return [f"--target-profile={name}" for name in PROFILES]
    return [UNTYPED if asked.untyped else ALL]


def inputs(folders: Sequence[Path], only: str) -> Iterator[Input]:
    """The modules of folders, or of the LIT tests whose names hold a text."""
    for folder in folders:
        yield from versions.folder_inputs(folder)
    if not folders:
        paths = [path for path in versions.all_lit_tests() if only in str(path)]
        yield from versions.lit_inputs(paths)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, action="append", default=[])
    parser.add_argument("--only", default="", help="tests whose names hold this")
    parser.add_argument("--profiles", action="store_true")
    parser.add_argument("--untyped", action="store_true")
    parser.add_argument("--from", type=int, default=0, dest="first", help="leave out so many")
    options = parser.parse_args(argv)
    chosen = islice(inputs(options.folder, options.only), options.first, None)
    return int(versions.report(chosen, partial(findings, options_of(options)), say, FINE) > 0)


if __name__ == "__main__":
    sys.exit(main())
