"""The consumers: how each is called, and what it says of a module.

A check writes into a folder of its own and returns what is wrong, or nothing. A consumer that is
not installed has no check.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import select
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, final

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
    r"|SPIR-V is not generated|^/k\.\w+$"
)
NUMBERS: Final = re.compile(r"0x[0-9a-f]+|\d+")
LINES: Final = 2


Facts = frozenset[str]
"""The contents of a module, as `consuming.modules.Binary` names them."""


def takes_all(facts: Facts) -> bool:
    """Whether a module is one of those that a consumer is for."""
    return True


def takes_bound(facts: Facts) -> bool:
    """Whether a module is a shader whose memory is behind descriptors."""
    return "a shader" in facts and "capability PhysicalStorageBufferAddresses" not in facts


def takes_webgpu(facts: Facts) -> bool:
    """Whether a module is a shader made for WebGPU."""
    is_named = any(fact.startswith("triple ") and "-webgpu" in fact for fact in facts)
    return is_named and takes_bound(facts)


class Consumer(NamedTuple):
    """A program that reads modules.

    Attributes:
        name: in options and in rows of what is known.
        check: what is wrong with the module of a file, "" for nothing; a folder is there to use.
        missing: why the check is missing.
        takes: whether a module with these facts is one that the consumer is for.
        probe: why the check cannot run on this machine, which takes time to find out.
    """

    name: str
    check: Callable[[Path, Path], str]
    missing: str = ""
    takes: Callable[[Facts], bool] = takes_all
    probe: Callable[[], str] = str


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


LANGUAGES: Final[dict[str, tuple[str, ...]]] = {
    "glsl": ("--vulkan-semantics", "--version", "460"),
    "hlsl": ("--hlsl", "--shader-model", "66"),
    "msl": ("--msl", "--msl-version", "30000"),
}
"""Options of spirv-cross by the language that it writes."""


def cross(language: str, program: str) -> Consumer:
    """spirv-cross, which makes another language of a shader; the program is none if it is "".

    Behind GLSL is its compiler, if that is installed.
    """
    compiler = glslang() if language == "glsl" else ""

    def check(module: Path, folder: Path) -> str:
        output = folder / f"k.{language}"
        words = [program, *LANGUAGES[language], str(module), "--output", str(output)]
        said = run(words, folder)
        if said or not compiler:
            return said
        words = [compiler, "--target-env", "vulkan1.3", "-S", "comp", "-o", str(folder / "g.spv")]
        return run([*words, str(output)], folder)

    missing = "" if program else "spirv-cross is not installed, nor named by SPIRV_CROSS"
    return Consumer(f"spirv-cross-{language}", check, missing, takes_bound)


def glslang() -> str:
    """The compiler of GLSL on PATH, or the one that GLSLANG names."""
    return os.environ.get("GLSLANG") or shutil.which("glslang") or ""


def crosses(program: str) -> tuple[Consumer, ...]:
    return tuple(cross(language, program) for language in LANGUAGES)


@final
class Naga:
    """A process that asks naga about one module after the other; after a crash a new one does.

    Attributes:
        command: of the process, which `naga.py` describes.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self.command: Final = command
        self._process: subprocess.Popen[str] | None = None
        # Modules are checked in several threads.
        self._lock: Final = threading.Lock()

    def probe(self) -> str:
        """Return why there is no device, "" if there is one."""
        with self._lock:
            return self._start()

    def check(self, module: Path, folder: Path) -> str:
        """Return what is wrong with the module of a file."""
        with self._lock:
            process = self._process
            if process is None:
                if why := self._start():
                    return why
                process = self._process
            assert process is not None
            assert process.stdin is not None
            try:
                process.stdin.write(f"{module}\n")
                process.stdin.flush()
            except BrokenPipeError:
                return f"died with status {self._end()}"
            return self._answer()

    def _start(self) -> str:
        if self._process is not None:
            return ""
        # A Vulkan driver's window system asks for the folder, which need not be a user's own.
        environment = {"XDG_RUNTIME_DIR": "/tmp", **os.environ}
        self._process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, env=environment,
        )  # fmt: skip
        why = self._answer()
        if why:
            self._end()
        return why

    def _answer(self) -> str:
        process = self._process
        assert process is not None
        assert process.stdout is not None
        ready, _, _ = select.select([process.stdout], [], [], SECONDS)
        line = process.stdout.readline() if ready else ""
        if line:
            return NUMBERS.sub("N", json.loads(line))
        status = self._end()
        return f"died with status {status}" if ready else f"no end within {SECONDS:g} s"

    def _end(self) -> int:
        process, self._process = self._process, None
        assert process is not None
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                stream.close()
        if process.poll() is None:
            process.kill()
        return process.wait()


def naga() -> Consumer:
    """naga, by PyPI's wgpu."""
    python = shutil.which("python-lavapipe") or sys.executable
    reader = Naga((python, str(Path(__file__).with_name("naga.py"))))
    missing = "" if importlib.util.find_spec("wgpu") else "wgpu is not installed"
    return Consumer("naga", reader.check, missing, takes_webgpu, reader.probe)


CONSUMERS: Final = (
    *(ocloc(device) for device in DEVICES),
    *(reverse(name, shutil.which(name) or "") for name in REVERSE),
    packaged_reverse(),
    Consumer("spirv-opt", optimise, installed("spirv-opt")),
    Consumer("spirv-link", link, installed("spirv-link")),
    Consumer("spirv-as", assemble, "" if new_assembler() else "no spirv-as is new enough"),
    *crosses(os.environ.get("SPIRV_CROSS") or shutil.which("spirv-cross") or ""),
    naga(),
)
