"""All calls of a module's own functions are taken into their callers, by LLVM's passes.

Input: the text of a module that LLVM has verified. Output: the same text with kernels that call
nothing that is defined here, unless functions call themselves, and with as few variables in memory
as LLVM's passes leave.

A shader's pointers to its own memory are no values (2.16.1, logical addressing), so that neither a
call nor memory can hand one on.
"""

from __future__ import annotations

import re
from typing import Final

import llvmlite.binding as llvm

from spvbackend.llvmir.debug.strip import has_debug_info, without_debug_info
from spvbackend.llvmir.read import parse_source

# Attributes that keep LLVM from inlining, of groups and of definitions, and that the one which asks
# for it does not go with.
_AGAINST: Final = re.compile(r"\b(?:noinline|optnone|alwaysinline|minsize|optsize) ?")
_NEUTRAL: Final = '"inlined"'
_GROUP: Final = re.compile(r"^attributes #\d+ = \{.*$", re.MULTILINE)
_HEAD: Final = re.compile(r"^define .*$", re.MULTILINE)
_CALLED_KERNEL: Final = re.compile(
    r"^ [^\"\n]*\bcall [^@\"\n]*\b(?:spir_kernel|amdgpu_\w+)\b", re.MULTILINE
)


def inlined(text: str) -> str:
    """The module with all of its calls inlined that can be.

    Args:
        text: the print of a module that is not broken.
    """
    if has_debug_info(text) and _CALLED_KERNEL.search(text):
        # LLVM verifies a module with debug info while it reads, and ends the process if a kernel is
        # called in it.
        text = without_debug_info(text)
    module = parse_source(_asking(text), 64)
    try:
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
        return str(module)
    finally:
        module.close()


def _machine() -> object:
    llvm.initialize_all_targets()
    return llvm.Target.from_triple("spirv64").create_target_machine(
        reloc="static", codemodel="default"
    )


def _asking(text: str) -> str:
    """The text with attributes that ask for inlining on each definition."""
    text = _GROUP.sub(_plain_group, text)
    return _HEAD.sub(_ask, text)


def _plain_group(found: re.Match[str]) -> str:
    """A group without what keeps LLVM from inlining; LLVM refuses one that is empty."""
    group = _AGAINST.sub("", found[0])
    return group.replace("{ }", f"{{ {_NEUTRAL} }}")


def _ask(found: re.Match[str]) -> str:
    """A definition with the attribute, in front of what follows its parameters."""
    head = _AGAINST.sub("", found[0])
    at = _end_of_parameters(head)
    return f"{head[:at]} alwaysinline{head[at:]}" if at else head


def _end_of_parameters(head: str) -> int:
    """Where the parameters of a definition end, and the words behind them that come first."""
    depth = 0
    quoted = False
    start = head.find("@")
    at = head.find('"', start) if head[start + 1 : start + 2] == '"' else start
    for place in range(max(at, start), len(head)):
        char = head[place]
        if char == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif char == "(":
            depth += 1
        elif char == ")":
            depth -= 1
            if depth == 0:
                rest = re.match(r"(?: (?:local_)?unnamed_addr)?(?: addrspace\(\d+\))?",
                                head[place + 1 :])  # fmt: skip
                return place + 1 + (rest.end() if rest is not None else 0)
    return 0
