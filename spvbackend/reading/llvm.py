"""Reads text through llvmlite, and prints LLVM's canonical text.

LLVM parses, verifies and upgrades; on request its own pipeline optimises. LLVM's errors keep their
line and column. Output: a text in LLVM's spelling, the only one that our parser knows.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, Protocol, TypeVar, cast

from spvbackend.diagnostics import CompileError
from spvbackend.interpreter import uninterrupted
from spvbackend.reading.limits import check_limits

if TYPE_CHECKING:
    from spvbackend.reading.newer_text import Newer

# Patterns are text, so that `re` compiles only those that are used.
_LAYOUT: Final = r"(?m)^\s*target\s+datalayout\b"
# The layout of LLVM's SPIR-V target without its pointers; G1 puts new globals into global memory.
_ALIGNMENTS: Final = (
    "i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-"
    "n8:16:32:64-G1"
)
# The complaint of LLVM's verifier, since version 22, about a call of a spir_kernel function.
_KERNEL_CALL: Final = "calling convention does not permit calls"
# No unit is listed where debug info is carried under other names.
_UNLISTED: Final = "DICompileUnit not listed in llvm.dbg.cu"
# LLVM treats printf as C's wherever the triple's system may have a C library, as SPIR-V's may: it
# would call puts instead, and aborts if strings are in constant memory. This triple tells LLVM's
# passes that there is no C library.
_NO_C_LIBRARY: Final = "amdgcn--"
# Conventions that LLVM forbids to call, as words of a header or of a call, not of a name or string.
_KERNEL: Final = (
    r'(?m)^((?:define |declare | +(?:%(?:[-\w.$]+|"[^"\n]*") = )?(?:\w+ )?(?:call|invoke) )'
    r'[^@"\n]*?)'
    r"\b(?:spir_kernel|amdgpu_(?!gfx)\w+)\b"
)
# A part of the word that `newer_text.with_new_word` replaces.
_OLD_WORD: Final = "_OpenCLKernel"
PARSED_VERSION: Final = 22
"""The newest LLVM whose print our parser reads unchanged."""
_SYMBOL: Final = r"ptr (?:addrspace\(\d+\) )?(@(?:[-\w.$]+|\"[^\"]*\"))"
_NUMBER: Final = r"[#!]\d+"
_ADDRESS: Final = r"<0x[0-9a-fA-F]+>"
_PLACE: Final = r"<string>:(\d+):(\d+): error: (.*)"


class LlvmModule(Protocol):
    """The used part of llvmlite's module, which has no type annotations."""

    def verify(self) -> None:
        """Raise RuntimeError if the module is broken."""

    def close(self) -> None:
        """Free the module before its context; a second call does nothing."""


class NamedTarget(Protocol):
    """The triple and the data layout of a module, which can be changed."""

    triple: str
    data_layout: str


Bytes = bytes | memoryview
Text = TypeVar("Text")
"""The type of a module's print."""
Parser = Callable[[str], LlvmModule]
"""LLVM's reader of text; it raises RuntimeError if LLVM refuses the source."""


def parse_by_binding(source: str) -> LlvmModule:
    """Parse by llvmlite, whose passes need its own modules."""
    import llvmlite.binding as llvm

    return cast(LlvmModule, llvm.parse_assembly(source, llvm.create_context()))


def parser_of(opt_level: int, frees: bool = True) -> Parser:
    """Return the parser for a process.

    Args:
        opt_level: 0 to 3; from 1 on LLVM's pipeline runs, which needs llvmlite's modules.
        frees: whether modules are freed; a process that ends after one module need not.
    """
    from spvbackend.reading.library import open_library

    library = None if opt_level > 0 else open_library(frees)
    return parse_by_binding if library is None else library.parse


def utf8(module: LlvmModule) -> Bytes:
    """Return the print of a module that is never freed, in LLVM's own buffer if possible."""
    from spvbackend.reading.library import LibraryModule

    return module.utf8() if isinstance(module, LibraryModule) else printed(module).encode()


def canonical_text(source: str, opt_level: int) -> str:
    """Read a module with pointers of 64 bits, and return LLVM's print.

    Args:
        source: the text.
        opt_level: 0 to 3; from 1 on LLVM's pipeline runs.

    Raises:
        CompileError: LLVM refuses the module.
    """
    text, error = read_module(source, 64, opt_level)
    if error is not None:
        raise error
    return text


def read_module(source: str, address_bits: int, opt_level: int) -> tuple[str, CompileError | None]:
    """Return LLVM's print of the module, and LLVM's error.

    The error's line is a line of the print, or of the source if LLVM cannot read it and the print
    is empty.

    Args:
        source: the text.
        address_bits: 32 or 64, for a layout where the text has none.
        opt_level: 0 to 3; from 1 on LLVM's pipeline runs.
    """
    parse = parser_of(opt_level)
    # An interrupt could come between LLVM's return and our record of it, or while memory is freed.
    return uninterrupted(lambda: _last(read_steps(source, address_bits, opt_level, parse, printed)))


def _last(
    steps: Iterator[tuple[str | None, CompileError | None]],
) -> tuple[str, CompileError | None]:
    *_, (text, error) = steps
    return text or "", error


def read_steps(
    source: str,
    address_bits: int,
    opt_level: int,
    parse: Parser,
    show: Callable[[LlvmModule], Text],
) -> Iterator[tuple[Text | None, CompileError | None]]:
    """Yield the text, then, if LLVM could read the source, the text and the verifier's error.

    Args:
        source: the text.
        address_bits: 32 or 64, for a layout where the text has none.
        opt_level: 0 to 3; from 1 on LLVM's pipeline runs.
        parse: LLVM's reader.
        show: prints the module.
    """
    text: Text | None = None
    module: LlvmModule | None = None
    try:
        module = parse_source(source, address_bits, parse)
        text = show(module)
        # LLVM's passes may crash on a broken module, so the verifier runs first.
        if opt_level > 0:
            verify_module(module, parse)
            optimise(module, opt_level, address_bits)
            text = show(module)
        yield text, None
        # The output of LLVM's own pipeline is not verified a second time.
        if opt_level == 0:
            verify_module(module, parse)
        yield text, None
    except CompileError as error:
        # The frames of nested exceptions hold the module as well.
        error.__context__ = error.__cause__ = None
        if text is not None and opt_level > 0:
            # The error's line is a line of this text, which placing the error needs.
            yield text, None
        yield text, error.with_traceback(None)
    finally:
        # An exception may keep this frame and leave the module and its context to the collector, in
        # any order: llvmlite must not free a context before its modules.
        if module is not None:
            module.close()


def printed(module: LlvmModule) -> str:
    """Return the text of the module in the spelling that our parser reads.

    Raises:
        CompileError: names, which may be any bytes, are not UTF-8.
    """
    try:
        return known_spelling(str(module))
    except UnicodeDecodeError:
        raise corrupt_text() from None


def known_spelling(text: str) -> str:
    """Return a print of LLVM's in the spelling of PARSED_VERSION."""
    # If only a part of llvmlite is loaded, its version is one that library.py knows.
    binding = sys.modules.get("llvmlite.binding")
    if binding is None or binding.llvm_version_info[0] <= PARSED_VERSION:
        return text
    from spvbackend.reading.newer_text import older_spelling

    return older_spelling(text).text


def corrupt_text() -> CompileError:
    """Return the error for names that are not UTF-8."""
    return CompileError("the input is corrupt: it has text that is not UTF-8")


def verify_module(module: LlvmModule, parse: Parser, text: str = "") -> None:
    """Let LLVM verify the module.

    Args:
        module: the module.
        parse: reads a changed text of the module.
        text: the text in which the line of a fault is looked up, "" for the print of the module.

    Raises:
        CompileError: the module is broken; the line is that of the first faulty instruction.
    """
    try:
        module.verify()
    except UnicodeDecodeError:
        raise corrupt_text() from None
    except RuntimeError as error:
        text = text or printed(module)
        # LLVM writes pairs of lines: a complaint and its instruction.
        lines = [line.strip() for line in str(error).splitlines() if line.strip()]
        if _UNLISTED in lines:
            from spvbackend.reading.carry import is_carried

            if is_carried(text):
                lines = _without(lines, _UNLISTED)
        if not lines:
            return
        if set(lines[::2]) == {_KERNEL_CALL}:
            # Legal up to LLVM 21, and here. LLVM does not check such a call any further, so it
            # verifies the module again, with callable kernels.
            other = with_callable_kernels(text)
            if other != text:
                _verify_text(other, parse)
            return
        place = _line_of(lines[1], text) if len(lines) > 1 else 0
        complaint = _first_lines("\n".join(lines))
        raise CompileError(f"the module is broken: {complaint}", place) from None


def with_callable_kernels(text: str) -> str:
    """Return the text with kernels that LLVM lets functions call."""
    return re.sub(_KERNEL, r"\1spir_func", text)


def _without(lines: list[str], complaint: str) -> list[str]:
    """Remove a complaint of LLVM's verifier and the node after it."""
    place = lines.index(complaint)
    return lines[:place] + lines[place + 2 :]


def _verify_text(text: str, parse: Parser) -> None:
    """Let LLVM verify a text that stands for a module's text, line by line."""
    module = parse_source(text, 64, parse)
    try:
        # Look the line up in the text that LLVM read; its lines are those of the module's text.
        verify_module(module, parse, text)
    finally:
        module.close()


def _line_of(subject: str, text: str) -> int:
    """Return the line of the subject of a complaint, 0 where it is not one line.

    Args:
        subject: an instruction or a node as LLVM prints it, or a function or variable `ptr @x`.
        text: the print of the module.
    """
    symbol = re.fullmatch(_SYMBOL, subject)
    # LLVM renumbers attributes and metadata where it prints an instruction alone.
    is_node = subject.startswith("!")
    plain = subject if is_node else re.sub(_NUMBER, "", subject)
    for number, line in enumerate(text.split("\n"), 1):
        if symbol is None:
            stripped = line.strip()
            if (stripped if is_node else re.sub(_NUMBER, "", stripped)) == plain:
                return number
        elif line.startswith(f"{symbol[1]} = ") or (
            line.startswith(("define ", "declare ")) and f" {symbol[1]}(" in line
        ):
            return number
    return 0


def parse_source(source: str, address_bits: int, parse: Parser = parse_by_binding) -> LlvmModule:
    """Read a module in a context of its own: a shared context would rename known structs.

    Text without a data layout gets the target's, in front of its first line so that lines keep
    their numbers: it sets the alignment of accesses without one.

    Raises:
        CompileError: LLVM cannot read the source.
    """
    # An assertion in LLVM's reader would end the process.
    check_limits(source)
    prefix = layout_in_front(source, address_bits)
    source = prefix + source
    try:
        if _OLD_WORD in source:
            from spvbackend.reading.newer_text import with_new_word

            # LLVM would refuse the word only at the end of the text, after other faults.
            return _parsed(with_new_word(source), parse)
        return _parsed(source, parse)
    except RuntimeError as error:
        refusal = str(error)
    # Only refused text pays for the import.
    from spvbackend.reading.newer_text import older_spelling

    newer = older_spelling(source)
    if newer.edits:
        try:
            return _parsed(newer.text, parse)
        except RuntimeError as error:
            refusal = str(error)
    raise _newer_error(refusal, prefix, newer)


def layout_in_front(source: str, address_bits: int) -> str:
    """Return the target's data layout for a text without one, "" otherwise."""
    if "datalayout" in source and re.search(_LAYOUT, source):
        return ""
    # LangRef, Data Layout: without a `p` a pointer has 64 bits.
    pointers = "p:32:32-" if address_bits == 32 else ""
    return f'target datalayout = "e-{pointers}{_ALIGNMENTS}" '


def _parsed(source: str, parse: Parser) -> LlvmModule:
    """Let LLVM read.

    Raises:
        CompileError: names in the input are not UTF-8.
        RuntimeError: LLVM refuses the source.
    """
    try:
        return parse(source)
    # LLVM's message quotes names, which may be any bytes.
    except UnicodeDecodeError:
        raise corrupt_text() from None


def _newer_error(text: str, prefix: str, newer: Newer) -> CompileError:
    """Return LLVM's error about text of a newer LLVM, with its place in the user's text."""
    error = parse_error(text, prefix)
    if error.line:
        shift = len(prefix) if error.line == 1 else 0
        column = newer.source_column(error.line, error.column + shift)
        error.column = max(column - shift, 1)
        error.source_line = newer.source_line(error.line)[shift:]
        if newer.is_newer_at(error.line):
            import llvmlite.binding as llvm

            version = llvm.llvm_version_info[0]
            error.hint = (
                f"the text is of a newer LLVM than the {version} that reads it: pass its bitcode, "
                "which is readable unless it uses new features"
            )
    return error


def parse_error(text: str, prefix: str = "") -> CompileError:
    """Return LLVM's error; `prefix` precedes the user's first line."""
    match = re.search(_PLACE, text)
    if match is None:
        return CompileError(f"the input is not a module: {_first_lines(text)}")
    error = CompileError(match[3], int(match[1]), column=int(match[2]))
    # LLVM quotes the source line below its message; the column includes the prefix.
    rest = text[match.end() :].split("\n")
    error.source_line = rest[1].removeprefix(prefix) if len(rest) > 1 else ""
    if error.line == 1:
        error.column = max(error.column - len(prefix), 1)
    return error


def _first_lines(text: str) -> str:
    """Return a message of LLVM in one line: its first two lines name the fault and the value."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    # LLVM names an unnumbered node by its address, which differs between processes.
    return re.sub(_ADDRESS, "a node", "; ".join(lines[:2])) or "no reason given"


def optimise(module: LlvmModule, opt_level: int, address_bits: int) -> None:
    """Run LLVM's own pipeline on a valid module.

    The vectorisers do not run, as the lanes of a device are work-items. Costs are those of LLVM's
    SPIR-V target, so that they are the same on every host; its code generator does not run.

    Args:
        module: llvmlite's module; changed.
        opt_level: 1 to 3.
        address_bits: 32 or 64.

    Raises:
        CompileError: this LLVM lacks the SPIR-V target.
    """
    import llvmlite.binding as llvm

    try:
        machine = target_machine(f"spirv{address_bits}", opt_level)
    except RuntimeError as error:
        raise CompileError(
            "this llvmlite has no SPIR-V target, whose costs LLVM's passes need",
            hint="translate without -O1 to -O3",
        ) from error
    options = llvm.create_pipeline_tuning_options(speed_level=opt_level)
    options.loop_vectorization = False
    options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    named = cast(NamedTarget, module)
    triple, layout = named.triple, named.data_layout
    named.triple = _NO_C_LIBRARY
    try:
        with builder.getModulePassManager() as passes:
            passes.run(module, builder)
    finally:
        # The builder refers to the module, so it is freed first.
        builder.close()
    named.triple, named.data_layout = triple, layout


def target_machine(triple: str, opt_level: int) -> object:
    """Return a machine of one of LLVM's targets, which its passes ask for costs.

    Raises:
        RuntimeError: this LLVM has no such target.
    """
    import llvmlite.binding as llvm

    # The native target would be the host's.
    llvm.initialize_all_targets()
    target = llvm.Target.from_triple(triple)
    # Position-independent code has tables of relative addresses, which LLVM cannot make of pointers
    # to constant memory: it aborts.
    return target.create_target_machine(opt=opt_level, reloc="static", codemodel="default")
