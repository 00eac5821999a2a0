"""From what the user has (text or bitcode) to LLVM's canonical text, through llvmlite.

LLVM parses, verifies and upgrades; on request its own pipeline optimises.  What it says of bad
input is passed on with its line and column.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Protocol, cast

import llvmlite.binding as llvm

from spvbackend.diagnostics import CompileError
from spvbackend.llvmir.target_names import check_target_types

_LAYOUT: Final = re.compile(r"^\s*target\s+datalayout\b", re.MULTILINE)
_ALIGNMENTS: Final = (
    "i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-"
    "n8:16:32:64-G1"
)
_KERNEL_CALL: Final = "calling convention does not permit calls"
_PLACE: Final = re.compile(r"<string>:(\d+):(\d+): error: (.*)")


class LlvmModule(Protocol):
    """What is used of llvmlite's module."""

    triple: str
    data_layout: str

    def verify(self) -> None:
        """Raise RuntimeError when the module is broken."""


def canonical_text(source: str | bytes, opt_level: int) -> str:
    """The module as LLVM prints it; CompileError when LLVM refuses it."""
    text, error = read_module(source, 64, opt_level)
    if error is not None:
        raise error
    return text


def read_module(
    source: str | bytes, address_bits: int, opt_level: int
) -> tuple[str, CompileError | None]:
    """The module as LLVM prints it, and what LLVM has against it.

    The error's line is one of the text, or of the source when LLVM cannot read it and the text is
    empty.
    """
    *_, last = read_steps(source, address_bits, opt_level)
    return last


def read_steps(
    source: str | bytes, address_bits: int, opt_level: int
) -> Iterator[tuple[str, CompileError | None]]:
    """The text, then, unless LLVM cannot read it, the same with what its verifier says."""
    text = ""
    try:
        module = parse_source(source, address_bits)
        text = _print(module)
        if opt_level > 0:
            verify_module(module, text)
            text = optimised_text(module, opt_level)
        yield text, None
        if opt_level == 0:
            verify_module(module, text)
        yield text, None
    except CompileError as error:
        # Its frames hold the module and its context, which must not be left to the collector:
        # llvmlite cannot free a context before the modules in it.
        error.__context__ = None
        yield text, error.with_traceback(None)


def _print(module: LlvmModule) -> str:
    try:
        return str(module)
    except UnicodeDecodeError:
        raise CompileError("the input is corrupt: it has text that is not UTF-8") from None


def verify_module(module: LlvmModule, text: str) -> None:
    """Raise CompileError, with a line of the module's text, when LLVM finds it broken."""
    try:
        module.verify()
    except RuntimeError as error:
        lines = [line.strip() for line in str(error).splitlines() if line.strip()]
        if set(lines[::2]) == {_KERNEL_CALL}:
            return  # legal up to LLVM 21; a kernel's body stays callable here
        place = 0
        for number, line in enumerate(text.split("\n"), 1):
            if len(lines) > 1 and line.strip() == lines[1]:
                place = number
                break
        raise CompileError(f"the module is broken: {_first_lines(str(error))}", place) from None


def parse_source(source: str | bytes, address_bits: int) -> LlvmModule:
    """The module in a context of its own: a shared one would rename structs it has met before.

    Text without a data layout gets the target's, in front of its first line so that lines keep
    their numbers: it decides the alignment of accesses that do not state theirs.
    """
    prefix = ""
    if isinstance(source, str):
        check_target_types(source)
    if isinstance(source, str) and not ("datalayout" in source and _LAYOUT.search(source)):
        pointers = "p:32:32-" if address_bits == 32 else ""
        prefix = f'target datalayout = "e-{pointers}{_ALIGNMENTS}" '
        source = prefix + source
    context = llvm.create_context()
    try:
        if isinstance(source, bytes):
            return cast(LlvmModule, llvm.parse_bitcode(source, context))
        return cast(LlvmModule, llvm.parse_assembly(source, context))
    except RuntimeError as error:
        raise _parse_error(str(error), prefix) from None


def _parse_error(text: str, prefix: str) -> CompileError:
    """LLVM's error; `prefix` is what stands in front of the user's first line."""
    match = _PLACE.search(text)
    if match is None:
        return CompileError(f"the input is not a module: {_first_lines(text)}")
    error = CompileError(match[3], int(match[1]), column=int(match[2]))
    rest = text[match.end() :].split("\n")
    error.source_line = rest[1].removeprefix(prefix) if len(rest) > 1 else ""
    if error.line == 1:
        error.column = max(error.column - len(prefix), 1)
    return error


def _first_lines(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return "; ".join(lines[:2]) or "no reason given"


def optimised_text(module: LlvmModule, opt_level: int) -> str:
    """The module after LLVM's own pipeline; without vectorisers, as the lanes are work items."""
    llvm.initialize_native_target()
    machine = llvm.Target.from_default_triple().create_target_machine()
    options = llvm.create_pipeline_tuning_options(speed_level=opt_level)
    options.loop_vectorization = False
    options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    triple, layout = module.triple, module.data_layout
    builder.getModulePassManager().run(module, builder)
    module.triple, module.data_layout = triple, layout
    return str(module)
