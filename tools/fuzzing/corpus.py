"""The inputs that mutations start from: all modules of the tests, as LLVM reads them.

A case finds its input by a point on a circle of hashes, so that a new test changes the input of few
cases and all others stay what their seed has always meant.
"""

import bisect
import functools
import marshal
import random
import re
import zlib
from pathlib import Path
from typing import IO, Any, Final, final

from apparatus import ROOT
from apparatus.inputs import SPLIT
from apparatus.processes import Fork

from fuzzing.modules import Module, name_values
from spvbackend.diagnostics import Diagnostic
from spvbackend.reading.llvm import canonical_text, parse_source

FOLDERS: Final = (ROOT / "tests" / "lit", ROOT / "tests" / "e2e" / "ll", ROOT / "docs" / "examples")
COMMENT: Final = re.compile(r"^\s*(?:;|//).*\n", re.MULTILINE)
# A test that says so is right about SPIR-V in a way that the validator does not know.
EXEMPT: Final = "NO-SPIRV-VAL"


@final
class Input:
    """One file of the tests, or a part of a split one, without its comment lines.

    `canonical` is LLVM's print of it, "" where LLVM does not read it, None until it is known.
    """

    __slots__ = ("_bitcode", "_module", "canonical", "exempt", "text")

    def __init__(self, text: str, exempt: bool) -> None:
        self.text: Final = text
        self.exempt: Final = exempt
        self.canonical: str | None = None
        self._module: Module | None = None
        self._bitcode = b""

    def module(self) -> Module | None:
        """The pieces of the print, in which every value has a name; None where there is none."""
        if self.canonical is None:
            self.canonical = read_print(self.text)
        if self._module is None and self.canonical:
            self._module = Module(name_values(self.canonical))
        return self._module

    def bitcode(self) -> bytes:
        """The input as bitcode, empty where LLVM does not read it."""
        if not self._bitcode and self.module() is not None:
            module: Any = parse_source(self.text, 64)
            self._bitcode = bytes(module.as_bitcode())
        return self._bitcode


def read_print(text: str) -> str:
    """LLVM's print of a module, "" if there is none."""
    try:
        return canonical_text(text, 0)
    except Diagnostic:
        return ""


def read_all() -> None:
    """Read all inputs now, so that every worker has them from the start.

    In child processes: what is read may be what ends LLVM's reader.
    """
    inputs = [each for path in circle()[1] for each in inputs_of(path)]
    place = 0
    while place < len(inputs):
        fork = Fork(functools.partial(write_prints, inputs[place:]))
        for text in fork.messages():
            inputs[place].canonical = str(text)
            place += 1
        # An input that ends the fork is one that LLVM does not read.
        if place < len(inputs):
            inputs[place].canonical = ""
            place += 1


def write_prints(inputs: list[Input], pipe: IO[bytes]) -> None:
    for each in inputs:
        marshal.dump(read_print(each.text), pipe)


@functools.cache
def circle() -> tuple[list[int], list[Path]]:
    """The files in the order of the hashes of their names, and those hashes."""
    files = [path for folder in FOLDERS for path in folder.rglob("*.ll")]
    points = sorted((zlib.crc32(str(path.relative_to(ROOT)).encode()), path) for path in files)
    return [point for point, _ in points], [path for _, path in points]


@functools.cache
def inputs_of(path: Path) -> list[Input]:
    text = path.read_text(encoding="utf-8")
    exempt = EXEMPT in text
    return [Input(COMMENT.sub("", part), exempt) for part in SPLIT.split(text)]


def choose_input(rng: random.Random) -> Input:
    """Any input, also one that LLVM does not read."""
    points, files = circle()
    place = bisect.bisect(points, rng.getrandbits(32)) % len(files)
    return rng.choice(inputs_of(files[place]))


def choose_module(rng: random.Random) -> tuple[Module, bool]:
    """A copy of an input that LLVM reads, and whether spirv-val is not to be asked about it."""
    while True:
        chosen = choose_input(rng)
        module = chosen.module()
        if module is not None:
            return module.copy(), chosen.exempt
