"""The consumers: how each is called, and what it says of a module.

A check writes into a folder of its own and returns what is wrong, or nothing. A consumer that is
not installed has no check.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import llvmlite.binding as llvm
from apparatus import processes

from spvbackend.validate import ValidationError, validate
from tests.assembler import difference, new_assembler

SECONDS: Final = 120
DEVICES: Final = ("pvc", "skl", "tgllp", "dg2")
REVERSE: Final = ("llvm-spirv-14", "llvm-spirv-15")
PACKAGE: Final = "dpcpp_llvm_spirv"
NOISE: Final = re.compile(
    r"Command was|Compilation from IR|PLEASE submit|Stack dump|Program arguments|^\s*#\d|^\s*$"
    r"|Build failed with|backend compiler failed|^/\S+\(|called (by|indirectly)"
)
NUMBERS: Final = re.compile(r"0x[0-9a-f]+|\d+")
LINES: Final = 2


class Consumer(NamedTuple):
    """A program that reads modules; `missing` says why there is no check."""

    name: str
    check: Callable[[Path, Path], str]
    missing: str = ""


def run(command: Sequence[str], folder: Path) -> str:
    """The words of a command that fails, on one line, with numbers as N; nothing if it succeeds."""
    try:
        processes.run(command, folder=folder, seconds=SECONDS)
        return ""
    except processes.RunError as error:
        if error.status is None:
            return str(error)
        text = (error.output + error.errors).replace(str(folder), "")
        lines = [line.strip() for line in text.splitlines() if not NOISE.search(line)]
        said = NUMBERS.sub("N", "; ".join(lines[:LINES]))
        return said or f"exit status {error.status}, without a word"


def ocloc(device: str) -> Consumer:
    """Intel's GPU compiler for a device, which need not be there."""
    name = f"ocloc-{device}"

    def check(module: Path, folder: Path) -> str:
        words = ["ocloc", "compile", "-spirv_input", "-file", str(module), "-device", device]
        return run([*words, "-out_dir", str(folder), "-output", "k", "-64"], folder)

    return Consumer(name, check, "" if shutil.which("ocloc") else "ocloc is not installed")


def reverse(name: str, path: str) -> Consumer:
    """A translator from SPIR-V to LLVM IR, which LLVM's verifier reads again."""

    def check(module: Path, folder: Path) -> str:
        output = folder / "k.bc"
        said = run([path, "-r", "--spirv-ext=+all", str(module), "-o", str(output)], folder)
        return said or verify(output.read_bytes())

    return Consumer(name, check, "" if path else f"{name} is not installed")


def verify(bitcode: bytes) -> str:
    """The complaint of llvmlite's LLVM about bitcode, or nothing."""
    try:
        llvm.parse_bitcode(bitcode).verify()
    except RuntimeError as error:
        return NUMBERS.sub("N", "; ".join(str(error).strip().splitlines()[:LINES]))
    return ""


def optimise(module: Path, folder: Path) -> str:
    """spirv-opt -O, and whether the validator accepts what it writes."""
    output = folder / "k.spv"
    said = run(["spirv-opt", "-O", "--preserve-bindings", str(module), "-o", str(output)], folder)
    if said:
        return said
    try:
        validate(output.read_bytes())
    except ValidationError as error:
        return NUMBERS.sub("N", f"its output is invalid: {str(error).splitlines()[0]}")
    return ""


def link(module: Path, folder: Path) -> str:
    """spirv-link, which has to find its way through a module that leaves names open."""
    output = folder / "k.spv"
    return run(["spirv-link", "--allow-partial-linkage", str(module), "-o", str(output)], folder)


def assemble(module: Path, folder: Path) -> str:
    """spirv-as, which has to make the same module of our text of it."""
    return NUMBERS.sub("N", difference(module.read_bytes()))


def packaged_reverse() -> Consumer:
    """The translator of PyPI's package, or the one that LLVM_SPIRV names."""
    path = os.environ.get("LLVM_SPIRV", "")
    package = importlib.util.find_spec(PACKAGE)
    if not path and package is not None and package.submodule_search_locations:
        path = str(Path(next(iter(package.submodule_search_locations))) / "bin" / "llvm-spirv")
    return reverse("llvm-spirv-2024.2", path)


def installed(name: str) -> str:
    """Why a command is not there, or nothing."""
    return "" if shutil.which(name) else f"{name} is not installed"


CONSUMERS: Final = (
    *(ocloc(device) for device in DEVICES),
    *(reverse(name, shutil.which(name) or "") for name in REVERSE),
    packaged_reverse(),
    Consumer("spirv-opt", optimise, installed("spirv-opt")),
    Consumer("spirv-link", link, installed("spirv-link")),
    Consumer("spirv-as", assemble, "" if new_assembler() else "no spirv-as is new enough"),
)
