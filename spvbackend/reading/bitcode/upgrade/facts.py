"""Upgrades of facts about a module: data layout, flags, lists of constructors, loops, attributes.

Input: a module as its records have it. Output: the module as LLVM 22 prints it.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.metadata import named_nodes, node_operands
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.types import pointer_type
from spvbackend.llvmir.types import ARRAY, FLOAT, STRUCT
from spvbackend.llvmir.values import ConstAggregate, Function, GlobalVar, Inst
from spvbackend.reading.bitcode.upgrade.rules import add_group, add_node

_CONSTRUCTORS: Final = frozenset(("llvm.global_ctors", "llvm.global_dtors"))
# LangRef, Module Flags Metadata: behaviours of flags.
_ERROR: Final = "i32 1"
_MAX: Final = "i32 7"
_MIN: Final = "i32 8"
_OLD_VERSION: Final = '!"amdgpu_code_object_version"'
_NEW_VERSION: Final = '!"amdhsa_code_object_version"'
_PROTECTION: Final = r'!"(?:branch-target-enforcement"|sign-return-address)'
_LOOP: Final = "llvm.loop"
_OLD_HINT: Final = '!"llvm.vectorizer.'
_OLD_UNROLL: Final = '!"llvm.vectorizer.unroll"'
_ACCESS: Final = "tbaa"
_UNSAFE: Final = "amdgpu-unsafe-fp-atomics"
_SAFE_KINDS: Final = ("amdgpu.no.fine.grained.host.memory", "amdgpu.no.remote.memory.access",
                      "amdgpu.ignore.denormal.mode")  # fmt: skip
_MEMORY_OPCODES: Final = frozenset((op.LOAD, op.STORE, op.CALL, op.INVOKE, op.ATOMICRMW,
                                    op.CMPXCHG, op.VA_ARG))  # fmt: skip


def upgrade_facts(module: Module) -> None:
    """Upgrade a module in place."""
    module.data_layout = upgraded_layout(module.data_layout, module.triple)
    for name in _CONSTRUCTORS:
        var = module.symbols.get(name)
        if isinstance(var, GlobalVar):
            _add_data(module, var)
    for ref in named_nodes(module, "llvm.module.flags"):
        _upgrade_flag(module, ref)
    tags: dict[str, str] = {}
    for function in module.functions:
        if function.blocks:
            _upgrade_attachments(module, function, tags)


def upgraded_layout(layout: str, triple: str) -> str:
    """Return a data layout with what a target's layout got later."""
    parts = layout.split("-") if layout else []
    has_globals = any(part.startswith("G") for part in parts)
    if re.match(r"spirv?(?:32|64)?(?:v\d\.\d)?(?:-|$)", triple):
        # Logical SPIR-V has no address space for new globals.
        is_logical = re.match(r"spirv(?:\d\.\d)?(?:-|$)", triple) is not None
        return layout if has_globals or is_logical else "-".join([*parts, "G1"])
    if not triple.startswith(("amdgcn", "r600")):
        return layout
    if not has_globals:
        parts.append("G1")
    if triple.startswith("amdgcn"):
        _add_descriptors(parts)
    if "m:e" not in parts:
        parts.insert(0, "m:e")
    return "-".join(parts)


def _add_descriptors(parts: list[str]) -> None:
    """Add the pointers of AMD's buffer descriptors."""
    starts = {part.partition(":")[0] for part in parts}
    if "ni" not in starts:
        parts.append("ni:7:8:9")
    elif parts[-1] in ("ni:7", "ni:7:8"):
        parts[-1] = "ni:7:8:9"
    for start, part in (
        ("p7", "p7:160:256:256:32"),
        ("p8", "p8:128:128:128:48"),
        ("p9", "p9:192:256:256:32"),
    ):
        if start not in starts:
            parts.append(part)
    if "p8:128:128" in parts[:-1]:
        parts[parts.index("p8:128:128")] = "p8:128:128:128:48"


def _add_data(module: Module, var: GlobalVar) -> None:
    """Add the data of each constructor, which LLVM 3.4 and older lacked."""
    type = var.value_type
    if type.kind != ARRAY or type.element.kind != STRUCT or len(type.element.elems) != 2:
        return
    if not isinstance(var.initializer, ConstAggregate):
        return
    pointer = pointer_type(module.types, 0, var.line)
    row = module.types.struct((*type.element.elems, pointer))
    rows = [
        ConstAggregate(row, [*each.elements, module.constants.null(pointer)])
        for each in var.initializer.elements
        if isinstance(each, ConstAggregate)
    ]
    if len(rows) == type.count:
        var.value_type = module.types.array(type.count, row)
        var.initializer = ConstAggregate(var.value_type, [*rows])


def _upgrade_flag(module: Module, ref: str) -> None:
    """Give a module flag its present behaviour and name."""
    operands = node_operands(module, ref)
    if len(operands) != 3 or not ref[1:].isdecimal():
        return
    behaviour, name, value = operands
    if name == '!"PIC Level"' and behaviour in (_ERROR, _MAX):
        behaviour = _MIN
    elif name == '!"PIE Level"' and behaviour == _ERROR:
        behaviour = _MAX
    elif behaviour == _ERROR and re.match(_PROTECTION, name):
        behaviour = _MIN
    if name == _OLD_VERSION:
        name = _NEW_VERSION
    if [behaviour, name, value] != operands:
        module.nodes[int(ref[1:])] = f"!{{{behaviour}, {name}, {value}}}"


def _upgrade_attachments(module: Module, function: Function, tags: dict[str, str]) -> None:
    """Upgrade access tags, and hints of loops.

    Args:
        module: the module.
        function: the function.
        tags: the present tag of each known one, which is extended.
    """
    for block in function.blocks:
        for inst in block.insts:
            if inst.attachments is None:
                continue
            tag = inst.attachments.get(_ACCESS, "")
            if tag and inst.opcode in _MEMORY_OPCODES:
                if tag not in tags:
                    tags[tag] = _upgraded_tag(module, tag)
                if tags[tag] != tag:
                    inst.attachments = {**inst.attachments, _ACCESS: tags[tag]}
            if _LOOP in inst.attachments:
                _upgrade_loop(module, inst.attachments[_LOOP])


def _upgraded_tag(module: Module, tag: str) -> str:
    """Return an access tag of paths into structs, which LLVM 3.3 and older lacked."""
    operands = node_operands(module, tag)
    if not operands or (len(operands) >= 3 and not operands[0].startswith('!"')):
        return tag
    if len(operands) != 3:
        return add_node(module, f"!{{{tag}, {tag}, i64 0}}")
    scalar = add_node(module, f"!{{{', '.join(operands[:2])}}}")
    return add_node(module, f"!{{{scalar}, {scalar}, i64 0, {operands[2]}}}")


def _upgrade_loop(module: Module, ref: str) -> None:
    """Rename hints of a loop in their nodes, so that the loop keeps its identity."""
    for operand in node_operands(module, ref)[1:]:
        hint = node_operands(module, operand) if operand[1:].isdecimal() else []
        if not hint or not hint[0].startswith(_OLD_HINT):
            continue
        name = '!"llvm.loop.interleave.count"'
        if hint[0] != _OLD_UNROLL:
            name = hint[0].replace(_OLD_HINT, '!"llvm.loop.vectorize.', 1)
        module.nodes[int(operand[1:])] = f"!{{{', '.join([name, *hint[1:]])}}}"


def upgrade_atomics(module: Module) -> None:
    """Let atomics of floats say what AMD's attribute of their function said."""
    for function in module.functions:
        if function.blocks and _UNSAFE in function.fn_attrs:
            _upgrade_function(module, function)


def _upgrade_function(module: Module, function: Function) -> None:
    if function.fn_attrs[_UNSAFE] == "true":
        for block in function.blocks:
            for inst in block.insts:
                if inst.opcode == op.ATOMICRMW and inst.type.scalar().kind == FLOAT:
                    _attach(module, inst)
    function.fn_attrs = {
        name: value for name, value in function.fn_attrs.items() if name != _UNSAFE
    }
    function.attr_groups = add_group(module, function.fn_attrs)


def _attach(module: Module, inst: Inst) -> None:
    empty = add_node(module, "!{}")
    inst.attachments = {**(inst.attachments or {}), **dict.fromkeys(_SAFE_KINDS, empty)}
