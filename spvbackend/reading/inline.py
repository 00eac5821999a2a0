"""All calls of a module's own functions are taken into their callers, by LLVM's passes.

Input: the text of a module that LLVM has verified. Output: the same text with kernels that call
nothing that is defined here, unless functions call themselves, and with as few variables in memory
as LLVM's passes leave.

A shader's pointers to its own memory are no values (2.16.1, logical addressing), so that neither a
call nor memory can hand one on.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from spvbackend.analysis.inlined_size import check_size
from spvbackend.reading.library import LibraryModule
from spvbackend.reading.llvm import (
    LlvmModule,
    layout_in_front,
    parse_error,
    parser_of,
    printed,
    target_machine,
)
from spvbackend.reading.strip import has_debug_info, without_debug_info

if TYPE_CHECKING:
    from spvbackend.reading import Reading

# Attributes that keep LLVM from inlining, of groups and of definitions, and that the one which asks
# for it does not go with; and strings, which may have the same words in them.
_WORDS: Final = ("noinline", "optnone", "alwaysinline", "minsize", "optsize")
_AGAINST: Final = re.compile(rf'"[^"]*"|\b(?:{"|".join(_WORDS)}) ?')
_VARIABLE: Final = " = alloca "
_KERNELS: Final = ("spir_kernel", "amdgpu_kernel", "ptx_kernel")
_NEUTRAL: Final = '"inlined"'
_QUOTED: Final = re.compile(r'"[^"]*"')
_BRACKET: Final = re.compile(r'[()]|"[^"]*"')
_BEFORE_ATTRIBUTES: Final = re.compile(r"(?: (?:local_)?unnamed_addr)?(?: addrspace\(\d+\))?")
_BODY: Final = re.compile(r"\ndefine [^@\n]*@([-\w.$]+|\"[^\"\n]*\")\(")
# Without a word boundary in front, which would cost more than all else.
_CALLED: Final = re.compile(r"call [^@\n]*@([-\w.$]+|\"[^\"\n]*\")\(")
_CALLED_KERNEL: Final = re.compile(
    r"^ [^\"\n]*\bcall [^@\"\n]*\b(?:spir_kernel|amdgpu_\w+)\b", re.MULTILINE
)


def run(reading: Reading) -> None:
    """Put the module with all of its calls inlined in the place of LLVM's print.

    Raises:
        CompileError: the module is broken.
        Unsupported: inlining would make too much of it.
    """
    # LLVM's passes may end the process on a module that is broken.
    reading.check_verdict()
    reading.take_inlined(inlined(reading.text))


def inlined(text: str) -> str:
    """The module with all of its calls inlined that can be.

    Args:
        text: the print of a module that is not broken.

    Raises:
        CompileError: LLVM refuses its own print, as it may with odd debug info.
        Unsupported: inlining would make too much of it.
    """
    if _has_calls(text):
        _check_size(text)
    elif _VARIABLE not in text:
        # To read it all again takes time.
        return text
    if has_debug_info(text) and _CALLED_KERNEL.search(text):
        # LLVM verifies a module with debug info while it reads, and ends the process if a kernel is
        # called in it.
        text = without_debug_info(text)
    text = _asking(text)
    try:
        return _passed(layout_in_front(text, 64) + text)
    except RuntimeError as error:
        refusal = str(error)
    raise parse_error(refusal)


def _check_size(text: str) -> None:
    """Refuse a module of which inlining would make too much.

    Raises:
        Unsupported: there is a function like that, which its line tells.
    """
    lines: dict[str, int] = {}
    callees: dict[str, list[str]] = {}
    places: dict[str, int] = {}
    for head in _BODY.finditer(text):
        body = text[head.end() : text.find("\n}", head.end())]
        places[head[1]] = head.start()
        lines[head[1]] = body.count("\n")
        callees[head[1]] = _CALLED.findall(body)
    check_size(lines, callees, lambda name: text.count("\n", 0, places[name]) + 2)


def _passed(text: str) -> str:
    # What `parse_source` looks for in a user's text, LLVM has accepted here.
    module = parser_of(0)(text)
    try:
        if isinstance(module, LibraryModule):
            module.inline()
        else:
            run_by_binding(module)
        return printed(module)
    finally:
        module.close()


def run_by_binding(module: LlvmModule) -> None:
    """Run the passes that `Library.inline` runs, on a module that llvmlite holds."""
    import llvmlite.binding as llvm

    builder = llvm.create_pass_builder(_machine(), llvm.create_pipeline_tuning_options())
    try:
        passes = llvm.create_new_module_pass_manager()
        passes.add_always_inliner_pass()
        passes.add_sroa_pass()
        passes.add_simplify_cfg_pass()
        passes.add_sroa_pass()
        passes.add_dead_code_elimination_pass()
        passes.run(module, builder)
    finally:
        builder.close()


@lru_cache(maxsize=1)
def _machine() -> object:
    """Any target: the passes ask it for costs at most; making one takes as long as reading."""
    return target_machine("spirv64", 2)


def _has_calls(text: str) -> bool:
    """Whether there may be a call to inline: a function that is not a kernel, or a call of one."""
    if any(f"call {convention} " in text for convention in _KERNELS):
        return True
    heads = re.findall(r"\ndefine [^@]*", text)
    return not all(any(convention in head for convention in _KERNELS) for head in heads)


def _asking(text: str) -> str:
    """The text with attributes that ask for inlining on each definition."""
    text = re.sub(r"\nattributes #[^\n]*", lambda line: _plain_group(line[0]), text)
    return re.sub(r"\ndefine [^\n]*", lambda line: _ask(line[0]), text)


def _plain_group(line: str) -> str:
    """A group without what keeps LLVM from inlining; LLVM refuses one that is empty."""
    return _without(line).replace("{ }", f"{{ {_NEUTRAL} }}")


def _ask(head: str) -> str:
    """A definition with the attribute, in front of what follows its parameters."""
    at = _end_of_parameters(head)
    return f"{head[:at]} alwaysinline{_without(head[at:])}" if at else head


def _without(text: str) -> str:
    """Attributes but for those that go against inlining."""
    if not any(word in text for word in _WORDS):
        return text
    return _AGAINST.sub(lambda word: word[0] if word[0][0] == '"' else "", text)


def _end_of_parameters(head: str) -> int:
    """Where the parameters of a definition end, and the words behind them that come first."""
    start = head.find("@")
    # A quoted name may have parentheses of its own.
    named = _QUOTED.match(head, start + 1)
    depth = 0
    for place in _BRACKET.finditer(head, named.end() if named is not None else start):
        bracket = place[0]
        if bracket == "(":
            depth += 1
        elif bracket == ")":
            depth -= 1
            if depth == 0:
                rest = _BEFORE_ATTRIBUTES.match(head, place.end())
                return rest.end() if rest is not None else place.end()
    return 0
