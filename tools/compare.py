"""Compares spvbackend with LLVM's SPIR-V target on the same modules, as a table of Markdown.

    tools/compare.py FOLDER ... [--only '*.O2.ll'] [--llvm-spirv PROGRAM] [--failures]

The inputs are the .ll and .bc files below the folders, but for those of LIT tests that hold errors
on purpose or several modules. Rows are this library, LLVM's target as llvmlite carries it (what
`llc -O0` runs; once with all extensions, once without the one that spirv-val refuses from it), and
llvm-spirv where it is on PATH or named: it has to read the bitcode of llvmlite's LLVM.

`accepted` counts modules for which there is output, `valid` those of them that spirv-val takes,
`ended` modules at which the translator ended its process or did not come to an end. Pointer casts
(as `casts.py` counts them) and times are of the modules that all rows accept, as the others would
make either look worse. Times are those of the processors for reading and translating, the least of
some runs in a process that has started already; llvm-spirv's are of whole processes.
"""

import argparse
import marshal
import re
import resource
import shutil
import signal
import sys
import tempfile
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, Protocol, cast, final

import llvmlite.binding as llvm
from apparatus import first_line, markdown, say
from apparatus.inputs import find_modules
from apparatus.processes import Fork, RunError, cpu_seconds, run, silence
from casts import count_casts, total

import spvbackend
from spvbackend import CompileError, Diagnostic, TranslationWarning, Translator
from spvbackend.validate import ValidationError, find_spirv_val, tool_version, validate

TRIPLE: Final = "spirv64-unknown-unknown"  # the same for all, whatever modules say
FIRST: Final = "define spir_kernel void @first() {\n  ret void\n}"
"""A first translation imports modules; their time is not part of any input's."""
NO_MODULE: Final = re.compile(rb"expected-error|split-input-file|RUN:\s*not\b")
"""Text of LIT tests that are wrong on purpose, or hold more than one module."""
REFUSED_EXTENSION: Final = "SPV_KHR_float_controls2"
HEADING: Final = (
    "",
    "accepted",
    "valid",
    "ended",
    "casts per 1,000 instructions",
    "CPU ms a module",
)

Translate = Callable[[bytes], bytes]
Prepare = Callable[[], Translate]


class Result(NamedTuple):
    """The result for a module; without a reason it was accepted."""

    why: str = ""
    ended: bool = False
    seconds: float = 0.0


class Tool(Protocol):
    """A translator, as a row of the table."""

    name: str

    def translate(self, source: Path, target: Path) -> Result:
        """Write the SPIR-V of a module."""


@dataclass
class Forked:
    """A translator that Python can call, in forks of this process.

    What ends a fork is counted, and nothing that a module leaves behind meets the next one. There
    are so many forks for a module, each with so many runs.
    """

    name: str
    prepare: Prepare
    timeout: float
    forks: int = 1
    runs: int = 1

    def translate(self, source: Path, target: Path) -> Result:
        best = Result(seconds=float("inf"))
        for _ in range(self.forks):
            result = self.run(source, target)
            if result.why:
                return result
            best = min(best, result, key=lambda one: one.seconds)
        return best

    def run(self, source: Path, target: Path) -> Result:
        """One fork, which tells its result, if it comes to that."""
        fork = Fork(lambda pipe: self.work(source, target, pipe))
        if results := list(fork.messages()):
            return Result(*cast("tuple[str, bool, float]", results[0]))
        late = fork.status == -signal.SIGALRM
        why = "no end in time" if late else f"ended with status {fork.status}"
        return Result(why, ended=True)

    def work(self, source: Path, target: Path, pipe: IO[bytes]) -> None:
        """Translate and tell the result; LLVM writes what it dies of."""
        signal.setitimer(signal.ITIMER_REAL, self.timeout * self.runs)
        silence()
        marshal.dump(tuple(self.timed(source, target)), pipe)

    def timed(self, source: Path, target: Path) -> Result:
        """The least time of the runs."""
        translate = self.prepare()
        content = source.read_bytes()
        best = float("inf")
        for _ in range(self.runs):
            start = cpu_seconds(resource.RUSAGE_SELF)
            try:
                binary = translate(content)
            except (Diagnostic, RuntimeError, UnicodeDecodeError) as error:
                return Result(first_line(str(error)))
            best = min(best, cpu_seconds(resource.RUSAGE_SELF) - start)
            target.write_bytes(binary)
        return Result(seconds=best)


def our_translation(extensions: str) -> Prepare:
    """The library, which has been imported and whose options have been checked."""
    translator = Translator(triple=TRIPLE, extensions=extensions, trust_bitcode=True)
    translator.translate(FIRST)
    return lambda: translator.translate


def llvm_translation(extensions: str) -> Prepare:
    """The work of `llc -O0 -filetype=obj`; its options are those of a whole process."""

    def prepare() -> Translate:
        llvm.set_option("", f"--spirv-ext={extensions}")
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=0)
        layout = str(machine.target_data)

        def translate(source: bytes) -> bytes:
            module = parse(source)
            module.triple = TRIPLE
            module.data_layout = layout
            binary: bytes = machine.emit_object(module)
            return binary

        return translate

    return prepare


def parse(source: bytes) -> Any:
    is_bitcode = source.startswith(b"BC")
    return llvm.parse_bitcode(source) if is_bitcode else llvm.parse_assembly(source.decode())


@final
class LlvmSpirv:
    """The Khronos translator, or a program with its options, as one process a module."""

    def __init__(self, program: str, timeout: float) -> None:
        self.name = Path(program).name
        self.program: Final = program
        self.timeout: Final = timeout

    def translate(self, source: Path, target: Path) -> Result:
        bitcode = target.with_suffix(".bc")
        try:
            bitcode.write_bytes(parse(source.read_bytes()).as_bitcode())
        except (RuntimeError, UnicodeDecodeError) as error:
            return Result(first_line(str(error)))
        start = cpu_seconds(resource.RUSAGE_CHILDREN)
        try:
            run([self.program, "--spirv-ext=+all", bitcode, "-o", target], seconds=self.timeout)
        except RunError as error:
            late = error.status is None
            why = "no end in time" if late else first_line(error.errors) or "no reason given"
            return Result(why, ended=late or (error.status or 0) < 0)
        return Result(seconds=cpu_seconds(resource.RUSAGE_CHILDREN) - start)


class Row(NamedTuple):
    """The results of one translator for all modules; an output is None where it refused."""

    name: str
    results: list[Result]
    outputs: list[Path | None]
    refusals: list[str]
    """The complaints of the validator."""


def find_inputs(paths: Sequence[Path], only: str) -> list[Path]:
    modules = find_modules(paths, only)
    return [path for path in modules if not NO_MODULE.search(path.read_bytes())]


def translate_all(tool: Tool, inputs: Sequence[Path], folder: Path) -> Row:
    row = Row(tool.name, [], [], [])
    folder.mkdir()
    for number, source in enumerate(inputs):
        target = folder / f"{number}.spv"
        result = tool.translate(source, target)
        row.results.append(result)
        row.outputs.append(None if result.why else target)
    return row


def check_all(row: Row) -> list[str]:
    """The complaint of spirv-val about each module, "" where it takes it or there is none."""
    return [refusal(path.read_bytes()) if path else "" for path in row.outputs]


def refusal(binary: bytes) -> str:
    try:
        validate(binary)
    except (ValidationError, CompileError) as error:
        return first_line(str(error)) or "no reason given"
    return ""


def row_cells(row: Row, common: Sequence[int], validates: bool) -> list[str]:
    """The cells of a row; `common` are the modules that all translators accept."""
    accepted = len([path for path in row.outputs if path])
    valid = accepted - len([text for text in row.refusals if text])
    binaries = [path.read_bytes() for at in common if (path := row.outputs[at])]
    casts = total("", (part for binary in binaries for part in count_casts(binary)))
    each = 1000 * sum(row.results[at].seconds for at in common) / max(1, len(common))
    ended = sum(result.ended for result in row.results)
    counts = [str(accepted), str(valid) if validates else "not checked", str(ended)]
    return [row.name, *counts, f"{casts.rate():.1f}", f"{each:.2f}"]


def table(rows: Sequence[Row], validates: bool) -> tuple[list[str], int]:
    """The lines of the table, and how many modules all translators accept."""
    outputs = zip(*(row.outputs for row in rows), strict=True)
    common = [at for at, paths in enumerate(outputs) if all(paths)]
    return markdown(HEADING, (row_cells(row, common, validates) for row in rows)), len(common)


def failures(rows: Sequence[Row], inputs: Sequence[Path]) -> list[str]:
    """A line for each module that a translator does not accept, or makes invalid."""
    return [
        f"{row.name}: {source}: {result.why or f'not valid: {text}'}"
        for row in rows
        for source, result, text in zip(inputs, row.results, row.refusals, strict=True)
        if result.why or text
    ]


def find_tools(arguments: argparse.Namespace) -> list[Tool]:
    runs, timeout = arguments.runs, arguments.timeout
    version = ".".join(map(str, llvm.llvm_version_info))
    extension = f"`{REFUSED_EXTENSION}`"
    less = f"all,-{REFUSED_EXTENSION}"
    tools: list[Tool] = [
        Forked(f"spvbackend {spvbackend.__version__}", our_translation("all"), timeout, runs=runs),
        # State that LLVM's target keeps from one module ends the process at some later one.
        Forked(f"LLVM {version}", llvm_translation("all"), timeout, forks=runs),
        Forked(f"LLVM {version} without {extension}", llvm_translation(less), timeout, forks=runs),
    ]
    if arguments.llvm_spirv:
        tools.append(LlvmSpirv(arguments.llvm_spirv, timeout))
    return tools


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="a table of what translators make of modules")
    parser.add_argument("inputs", nargs="+", type=Path, help="modules, or folders of them")
    parser.add_argument("--only", default="*", help="names of the files that count")
    parser.add_argument("--runs", type=int, default=3, help="of which the least time counts (3)")
    parser.add_argument("--timeout", type=float, default=60, help="seconds a module (60)")
    parser.add_argument("--failures", action="store_true", help="say why modules do not count")
    parser.add_argument("--llvm-spirv", default=shutil.which("llvm-spirv") or "", help="a program")
    arguments = parser.parse_args(argv)
    inputs = find_inputs(arguments.inputs, arguments.only)
    if not inputs:
        raise SystemExit("no modules there")
    warnings.simplefilter("ignore", TranslationWarning)
    with tempfile.TemporaryDirectory() as folder:
        tools = find_tools(arguments)
        rows = [
            translate_all(tool, inputs, Path(folder, str(number)))
            for number, tool in enumerate(tools)
        ]
        validates = find_spirv_val() is not None
        for row in rows:
            row.refusals.extend(check_all(row) if validates else [""] * len(inputs))
        lines, common = table(rows, validates)
    checker = find_spirv_val()
    by = f"valid by {tool_version(checker)}; " if checker else ""
    say(*lines, "", f"{len(inputs)} modules; {by}casts and times of the {common} that all accept")
    if arguments.failures:
        say(*failures(rows, inputs))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
