"""Inlines all calls of a module's own functions, by LLVM's passes.

Input: the text of a module that LLVM has verified. Output: the text with kernels that call no
function of the module, except recursive ones, and with as few variables in memory as LLVM's passes
leave.

In a shader, pointers to its own memory are not values (2.16.1, logical addressing), so neither a
call nor memory can pass one on.
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
from spvbackend.reading.risks import has_debug_info
from spvbackend.reading.strip import without_debug_info

if TYPE_CHECKING:
    from spvbackend.reading import Reading

# Attributes that keep LLVM from inlining or that contradict `alwaysinline`, and strings, which may
# contain the same words.
_WORDS: Final = ("noinline", "optnone", "alwaysinline", "minsize", "optsize")
_AGAINST: Final = re.compile(rf'"[^"]*"|\b(?:{"|".join(_WORDS)}) ?')
_VARIABLE: Final = " = alloca "
_KERNELS: Final = ("spir_kernel", "amdgpu_kernel", "ptx_kernel")
_NEUTRAL: Final = '"inlined"'
_QUOTED: Final = re.compile(r'"[^"]*"')
_BRACKET: Final = re.compile(r'[()]|"[^"]*"')
_BEFORE_ATTRIBUTES: Final = re.compile(r"(?: (?:local_)?unnamed_addr)?(?: addrspace\(\d+\))?")
_BODY: Final = re.compile(r"\ndefine [^@\n]*@([-\w.$]+|\"[^\"\n]*\")\(")
# Without a word boundary in front, which would dominate the cost of the search.
_CALLED: Final = re.compile(r"call [^@\n]*@([-\w.$]+|\"[^\"\n]*\")\(")
_CALLED_KERNEL: Final = re.compile(
    r"^ [^\"\n]*\bcall [^@\"\n]*\b(?:spir_kernel|amdgpu_\w+)\b", re.MULTILINE
)


def run(reading: Reading) -> None:
    """Replace LLVM's print by the module with its calls inlined.

    Raises:
        CompileError: the module is broken.
        Unsupported: the inlined module would be too large.
    """
    # LLVM's passes may end the process on a broken module.
    reading.check_verdict()
    reading.take_inlined(inlined(reading.text))


def inlined(text: str) -> str:
    """Return the module with all calls inlined that can be.

    Args:
        text: the print of a valid module.

    Raises:
        CompileError: LLVM refuses its own print, as it may with odd debug info.
        Unsupported: the inlined module would be too large.
    """
    if _has_calls(text):
        _check_size(text)
    elif _VARIABLE not in text:
        # Reading it again takes time.
        return text
    if has_debug_info(text) and _CALLED_KERNEL.search(text):
        # LLVM verifies a module with debug info while it reads, and ends the process at a call of a
        # kernel.
        text = without_debug_info(text)
    text = _asking(text)
    try:
        return _passed(layout_in_front(text, 64) + text)
    except RuntimeError as error:
        refusal = str(error)
    raise parse_error(refusal)


def _check_size(text: str) -> None:
    """Refuse a module that would be too large once inlined.

    Raises:
        Unsupported: a function would be too large; the line is that of the function.
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
    # LLVM has accepted this text, so the checks of `parse_source` are not needed.
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
    """Return a machine of any target, cached: passes only ask it for costs, making one is slow."""
    return target_machine("spirv64", 2)


def _has_calls(text: str) -> bool:
    """Whether the module has a function that is not a kernel, or a call of a kernel."""
    if any(f"call {convention} " in text for convention in _KERNELS):
        return True
    heads = re.findall(r"\ndefine [^@]*", text)
    return not all(any(convention in head for convention in _KERNELS) for head in heads)


def _asking(text: str) -> str:
    """Return the text with `alwaysinline` on each definition."""
    text = re.sub(r"\nattributes #[^\n]*", lambda line: _plain_group(line[0]), text)
    return re.sub(r"\ndefine [^\n]*", lambda line: _ask(line[0]), text)


def _plain_group(line: str) -> str:
    """Remove the attributes against inlining from a group; LLVM refuses an empty one."""
    return _without(line).replace("{ }", f"{{ {_NEUTRAL} }}")


def _ask(head: str) -> str:
    """Add `alwaysinline` to a definition, after its parameters."""
    at = _end_of_parameters(head)
    return f"{head[:at]} alwaysinline{_without(head[at:])}" if at else head


def _without(text: str) -> str:
    """Remove the attributes against inlining."""
    if not any(word in text for word in _WORDS):
        return text
    return _AGAINST.sub(lambda word: word[0] if word[0][0] == '"' else "", text)


def _end_of_parameters(head: str) -> int:
    """Return the offset after a definition's parameters and the words before its attributes."""
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
