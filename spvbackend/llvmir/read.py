"""From what the user has (text or bitcode) to LLVM's canonical text, through llvmlite.

LLVM parses, verifies and upgrades; on request its own pipeline optimises.  What it says of bad
input is passed on with its line and column.
"""

from __future__ import annotations

import re
from typing import Final, Protocol, cast

import llvmlite.binding as llvm

from spvbackend.diagnostics import CompileError

_PLACE: Final = re.compile(r"<string>:(\d+):(\d+): error: (.*)")


class LlvmModule(Protocol):
    """What is used of llvmlite's module."""

    triple: str
    data_layout: str

    def verify(self) -> None:
        """Raise RuntimeError when the module is broken."""


def canonical_text(source: str | bytes, opt_level: int) -> str:
    """The module as LLVM prints it; CompileError when LLVM refuses it."""
    module = _parse(source)
    try:
        module.verify()
    except RuntimeError as error:
        raise CompileError(f"the module is broken: {_first_lines(str(error))}") from None
    if opt_level > 0:
        _optimise(module, opt_level)
    return str(module)


def _parse(source: str | bytes) -> LlvmModule:
    """The module in a context of its own: a shared one would rename structs it has met before."""
    context = llvm.create_context()
    try:
        if isinstance(source, bytes):
            return cast(LlvmModule, llvm.parse_bitcode(source, context))
        return cast(LlvmModule, llvm.parse_assembly(source, context))
    except RuntimeError as error:
        raise _parse_error(str(error)) from None


def _parse_error(text: str) -> CompileError:
    match = _PLACE.search(text)
    if match is None:
        return CompileError(f"the input is not a module: {_first_lines(text)}")
    error = CompileError(match[3], int(match[1]), column=int(match[2]))
    rest = text[match.end() :].split("\n")
    error.source_line = rest[1] if len(rest) > 1 else ""
    return error


def _first_lines(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return "; ".join(lines[:2]) or "no reason given"


def _optimise(module: LlvmModule, opt_level: int) -> None:
    """LLVM's own pipeline; vectorisers are off, as the lanes are the work items."""
    llvm.initialize_native_target()
    machine = llvm.Target.from_default_triple().create_target_machine()
    options = llvm.create_pipeline_tuning_options(speed_level=opt_level)
    options.loop_vectorization = False
    options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    triple, layout = module.triple, module.data_layout
    builder.getModulePassManager().run(module, builder)
    module.triple, module.data_layout = triple, layout
