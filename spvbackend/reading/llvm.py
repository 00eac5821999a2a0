"""From what the user has (text or bitcode) to LLVM's canonical text, through llvmlite.

LLVM parses, verifies and upgrades; on request its own pipeline optimises. What it says of bad input
is passed on with its line and column. Output: one spelling of everything, which is all that our
parser has to know.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, Protocol, TypeVar, cast

from spvbackend.diagnostics import CompileError
from spvbackend.reading.interrupts import uninterrupted
from spvbackend.reading.limits import check_limits

if TYPE_CHECKING:
    from spvbackend.reading.newer_text import Newer

# Patterns are text: `re` compiles each where it is used first, which most of them never are.
_LAYOUT: Final = r"(?m)^\s*target\s+datalayout\b"
# The layout of LLVM's SPIR-V target but for its pointers; G1 puts new globals into global memory.
_ALIGNMENTS: Final = (
    "i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-"
    "n8:16:32:64-G1"
)
# What LLVM's verifier says of a call of a spir_kernel function since version 22.
_KERNEL_CALL: Final = "calling convention does not permit calls"
# Nor is any unit listed where debug info is carried under other names.
_UNLISTED: Final = "DICompileUnit not listed in llvm.dbg.cu"
# LLVM takes printf for that of C wherever the triple's system may have a C library, that of SPIR-V
# too: it would call puts instead, and aborts where strings are in constant memory. What a triple of
# this architecture means to its passes is that there is none.
_NO_C_LIBRARY: Final = "amdgcn--"
# The conventions that LLVM permits no call of: words of a header or of a call, and no part of a
# name or of a string.
_KERNEL: Final = (
    r'(?m)^((?:define |declare | +(?:%(?:[-\w.$]+|"[^"\n]*") = )?(?:\w+ )?(?:call|invoke) )'
    r'[^@"\n]*?)'
    r"\b(?:spir_kernel|amdgpu_(?!gfx)\w+)\b"
)
# A part of the word that `newer_text.with_new_word` is about.
_OLD_WORD: Final = "_OpenCLKernel"
PARSED_VERSION: Final = 22
"""The newest LLVM whose print our parser reads as it is."""
_SYMBOL: Final = r"ptr (?:addrspace\(\d+\) )?(@(?:[-\w.$]+|\"[^\"]*\"))"
_NUMBER: Final = r"[#!]\d+"
_ADDRESS: Final = r"<0x[0-9a-fA-F]+>"
_PLACE: Final = r"<string>:(\d+):(\d+): error: (.*)"


class LlvmModule(Protocol):
    """The part of llvmlite's module that is used here; mypy knows no types of it."""

    def verify(self) -> None:
        """Raise RuntimeError when the module is broken."""

    def close(self) -> None:
        """Free it, before its context goes; a second time does nothing."""


class NamedTarget(Protocol):
    """The part of a module that says what it is for, which can be changed."""

    triple: str
    data_layout: str


Bytes = bytes | memoryview
Text = TypeVar("Text")
"""A print of a module, in the form in which it is handed on."""
Parser = Callable[[str | bytes], LlvmModule]
"""LLVM's reader of text and bitcode; raises RuntimeError for what LLVM refuses."""


def parse_by_binding(source: str | bytes) -> LlvmModule:
    """The parser of llvmlite, whose modules are known to all of llvmlite."""
    import llvmlite.binding as llvm

    context = llvm.create_context()
    if isinstance(source, bytes):
        return cast(LlvmModule, llvm.parse_bitcode(source, context))
    return cast(LlvmModule, llvm.parse_assembly(source, context))


def parser_of(opt_level: int, frees: bool = True) -> Parser:
    """The parser for a process.

    Args:
        opt_level: 0 to 3; from 1 on LLVM's pipeline is needed, which works on llvmlite's modules.
        frees: whether the process goes on, and threads of it may read at once; one that ends with
            its one module frees nothing.
    """
    from spvbackend.reading.library import open_library

    library = None if opt_level > 0 else open_library(frees)
    return parse_by_binding if library is None else library.parse


def utf8(module: LlvmModule) -> Bytes:
    """The print of a module that nothing frees, where LLVM has it if that can be found."""
    from spvbackend.reading.library import LibraryModule

    return module.utf8() if isinstance(module, LibraryModule) else printed(module).encode()


def canonical_text(source: str | bytes, opt_level: int) -> str:
    """The module as LLVM prints it, read with pointers of 64 bits.

    Args:
        source: text or bitcode.
        opt_level: 0 to 3; from 1 on LLVM's pipeline runs.

    Raises:
        CompileError: LLVM refuses the module.
    """
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

    Args:
        source: text or bitcode.
        address_bits: 32 or 64, for a layout where the text has none.
        opt_level: 0 to 3; from 1 on LLVM's pipeline runs.
    """
    parse = parser_of(opt_level)
    # An interrupt would come between what LLVM gives and what is known of it, or between two steps
    # of giving it back.
    return uninterrupted(lambda: _last(read_steps(source, address_bits, opt_level, parse, printed)))


def _last(
    steps: Iterator[tuple[str | None, CompileError | None]],
) -> tuple[str, CompileError | None]:
    *_, (text, error) = steps
    return text or "", error


def read_steps(
    source: str | bytes,
    address_bits: int,
    opt_level: int,
    parse: Parser,
    show: Callable[[LlvmModule], Text],
) -> Iterator[tuple[Text | None, CompileError | None]]:
    """The text, then, unless LLVM cannot read it, the same with what its verifier says.

    Args:
        source: text or bitcode.
        address_bits: 32 or 64, for a layout where the text has none.
        opt_level: 0 to 3; from 1 on LLVM's pipeline runs.
        parse: LLVM's reader.
        show: prints the module, as whoever takes the text wants it.
    """
    text: Text | None = None
    module: LlvmModule | None = None
    try:
        module = parse_source(source, address_bits, parse)
        text = show(module)
        # LLVM's passes may crash on a broken module, so here the verifier cannot wait.
        if opt_level > 0:
            verify_module(module, parse)
            optimise(module, opt_level, address_bits)
            text = show(module)
        yield text, None
        # What LLVM's own pipeline made is not verified a second time.
        if opt_level == 0:
            verify_module(module, parse)
        yield text, None
    except CompileError as error:
        # Frames of what was raised within hold the module as well.
        error.__context__ = error.__cause__ = None
        if text is not None and opt_level > 0:
            # Its line is one of the text, which whoever places it has to have.
            yield text, None
        yield text, error.with_traceback(None)
    finally:
        # An exception may keep this frame, and leave the module and its context to the collector,
        # in no order: llvmlite must not free a context before the modules in it.
        if module is not None:
            module.close()


def printed(module: LlvmModule) -> str:
    """The text of the module, in the spelling that our parser reads.

    Raises:
        CompileError: names in corrupt bitcode, which may be any bytes, are no text.
    """
    try:
        return known_spelling(str(module))
    except UnicodeDecodeError:
        raise corrupt_text() from None


def known_spelling(text: str) -> str:
    """A print of LLVM's in the spelling of PARSED_VERSION."""
    # Where only a part of llvmlite is loaded, it is of a version that library.py knows.
    binding = sys.modules.get("llvmlite.binding")
    if binding is None or binding.llvm_version_info[0] <= PARSED_VERSION:
        return text
    from spvbackend.reading.newer_text import older_spelling

    return older_spelling(text).text


def corrupt_text() -> CompileError:
    """The error for names that are no text."""
    return CompileError("the input is corrupt: it has text that is not UTF-8")


def verify_module(module: LlvmModule, parse: Parser, text: str = "") -> None:
    """Let LLVM verify the module.

    Args:
        module: the module as LLVM holds it.
        parse: reads what may stand for it.
        text: in which the line of a fault is looked up, "" for the print of the module.

    Raises:
        CompileError: LLVM finds it broken; the line is that of the first instruction complained of.
    """
    try:
        module.verify()
    except UnicodeDecodeError:
        raise corrupt_text() from None
    except RuntimeError as error:
        text = text or printed(module)
        # LLVM writes pairs of lines, a complaint and the instruction that it is about.
        lines = [line.strip() for line in str(error).splitlines() if line.strip()]
        if _UNLISTED in lines:
            from spvbackend.reading.carry import is_carried

            if is_carried(text):
                lines = _without(lines, _UNLISTED)
        if not lines:
            return
        if set(lines[::2]) == {_KERNEL_CALL}:
            # Legal up to LLVM 21; a kernel's body stays callable here. LLVM looks no further at a
            # call that it has complained of, so it gets one that it has nothing against.
            other = with_callable_kernels(text)
            if other != text:
                _verify_text(other, parse)
            return
        place = _line_of(lines[1], text) if len(lines) > 1 else 0
        complaint = _first_lines("\n".join(lines))
        raise CompileError(f"the module is broken: {complaint}", place) from None


def with_callable_kernels(text: str) -> str:
    """The text with kernels that LLVM lets functions call."""
    return re.sub(_KERNEL, r"\1spir_func", text)


def _without(lines: list[str], complaint: str) -> list[str]:
    """Lines of LLVM's verifier without a complaint and the node that is behind it."""
    place = lines.index(complaint)
    return lines[:place] + lines[place + 2 :]


def _verify_text(text: str, parse: Parser) -> None:
    """Let LLVM verify what stands for a module's text, line by line."""
    module = parse_source(text, 64, parse)
    try:
        # The line is looked up in what LLVM was given: the number is that of the module's text.
        verify_module(module, parse, text)
    finally:
        module.close()


def _line_of(subject: str, text: str) -> int:
    """The line of what LLVM's verifier complains of, 0 where there is none or no one line.

    Args:
        subject: an instruction or a node as it is printed, or a function or variable `ptr @x`.
        text: the print of the module.
    """
    symbol = re.fullmatch(_SYMBOL, subject)
    # LLVM numbers attributes and metadata anew where it prints an instruction alone.
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


def parse_source(
    source: str | bytes, address_bits: int, parse: Parser = parse_by_binding
) -> LlvmModule:
    """The module in a context of its own: a shared one would rename structs that it knows already.

    Text without a data layout gets the target's, in front of its first line so that lines keep
    their numbers: it decides the alignment of accesses that do not state theirs. Bitcode has stated
    them all.

    Raises:
        CompileError: LLVM cannot read it.
    """
    prefix = ""
    if isinstance(source, str):
        # Before LLVM sees it: an assertion in its reader ends the process.
        check_limits(source)
        prefix = layout_in_front(source, address_bits)
        source = prefix + source
    try:
        if isinstance(source, str) and _OLD_WORD in source:
            from spvbackend.reading.newer_text import with_new_word

            # LLVM would refuse the word at the end of the text; what else it refuses is told of the
            # text as it is.
            return _parsed(with_new_word(source), parse)
        return _parsed(source, parse)
    except RuntimeError as error:
        refusal = str(error)
    if isinstance(source, bytes):
        raise parse_error(refusal)
    # Only text that has been refused pays for it.
    from spvbackend.reading.newer_text import older_spelling

    newer = older_spelling(source)
    if newer.edits:
        try:
            return _parsed(newer.text, parse)
        except RuntimeError as error:
            refusal = str(error)
    raise _newer_error(refusal, prefix, newer)


def layout_in_front(source: str, address_bits: int) -> str:
    """The data layout of the target for a text without any, else ""."""
    if "datalayout" in source and re.search(_LAYOUT, source):
        return ""
    # LangRef, Data Layout: without a `p` a pointer has 64 bits.
    pointers = "p:32:32-" if address_bits == 32 else ""
    return f'target datalayout = "e-{pointers}{_ALIGNMENTS}" '


def _parsed(source: str | bytes, parse: Parser) -> LlvmModule:
    """Have LLVM read.

    Raises:
        CompileError: names in the input are no text.
        RuntimeError: LLVM refuses it.
    """
    try:
        return parse(source)
    # LLVM's message quotes names, which in corrupt bitcode may be any bytes.
    except UnicodeDecodeError:
        raise corrupt_text() from None


def _newer_error(text: str, prefix: str, newer: Newer) -> CompileError:
    """LLVM's error about text, which may be that of a newer LLVM; its place is in the user's."""
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
                "which can be read unless it needs what is new"
            )
    return error


def parse_error(text: str, prefix: str = "") -> CompileError:
    """LLVM's error; `prefix` is what stands in front of the user's first line."""
    match = re.search(_PLACE, text)
    if match is None:
        return CompileError(f"the input is not a module: {_first_lines(text)}")
    error = CompileError(match[3], int(match[1]), column=int(match[2]))
    # LLVM quotes the source line below its message; the column counts the prefix as well.
    rest = text[match.end() :].split("\n")
    error.source_line = rest[1].removeprefix(prefix) if len(rest) > 1 else ""
    if error.line == 1:
        error.column = max(error.column - len(prefix), 1)
    return error


def _first_lines(text: str) -> str:
    """A message of LLVM in one line: two lines of it name the fault and the value."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    # A node without a number is told by its address, which is another one in each process.
    return re.sub(_ADDRESS, "a node", "; ".join(lines[:2])) or "no reason given"


def optimise(module: LlvmModule, opt_level: int, address_bits: int) -> None:
    """Run LLVM's own pipeline on a module, which has to be valid already.

    Without vectorisers, as the lanes of a device are work-items. Costs are those of LLVM's SPIR-V
    target, so that they are the same on every host; none of its code generator runs.

    Args:
        module: the module as llvmlite holds it; changed.
        opt_level: 1 to 3.
        address_bits: 32 or 64.

    Raises:
        CompileError: this LLVM has no such target.
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
        # What it knows of the module has to go before the module does.
        builder.close()
    named.triple, named.data_layout = triple, layout


def target_machine(triple: str, opt_level: int) -> object:
    """A machine of one of LLVM's targets, which its passes ask for costs.

    Raises:
        RuntimeError: this LLVM has no such target.
    """
    import llvmlite.binding as llvm

    # The native target alone would be the host's.
    llvm.initialize_all_targets()
    target = llvm.Target.from_triple(triple)
    # Code that may be moved has tables of relative addresses, which LLVM cannot make of pointers to
    # constant memory: it aborts.
    return target.create_target_machine(opt=opt_level, reloc="static", codemodel="default")
