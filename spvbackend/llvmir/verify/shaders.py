"""Promises about shaders: what spirv-val does not look for, or finds too late to name the pass.

Input: an instruction or a function of a module that becomes a shader, well-formed so far. HLSL's
entry points have an attribute, since kernels of OpenCL get their promises from other passes.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.shader_names import OPEN_LENGTHS, OWN, STAGE, STAYS
from spvbackend.llvmir.types import ARRAY, POINTER, STRUCT, TARGET, TOKEN, VECTOR, Type
from spvbackend.llvmir.values import (
    Block,
    ConstInt,
    ConstNull,
    Function,
    GlobalVar,
    Inst,
    Value,
    is_zero,
)
from spvbackend.llvmir.verify.checker import TypeRules, member_type
from spvbackend.llvmir.verify.flow import Flow
from spvbackend.target.address_spaces import CONSTANT_DATA, HANDLES, LOCAL

_BUFFER: Final = "spirv.VulkanBuffer"
_HANDLES: Final = frozenset(
    (_BUFFER, "spirv.Image", "spirv.SampledImage", "spirv.Sampler", "spirv.SignedImage")
)
"""Target types whose values lead to resources."""
_LEADS_TO_HANDLES: Final = frozenset((op.GETELEMENTPTR, op.LOAD, op.PTRCAST, op.PTRPATH))
"""Opcodes that may have a pointer to a descriptor as operand or as result."""
_SIZED: Final = frozenset((CONSTANT_DATA, LOCAL))
"""Address spaces of variables whose length the module decides, but for attachments."""
_BUNDLE: Final = "convergencectrl"


def is_of_hlsl(rules: TypeRules) -> bool:
    """Whether the current function is an entry point of HLSL."""
    return rules.function is not None and STAGE in rules.function.fn_attrs


def handle_error(rules: TypeRules, inst: Inst) -> str:
    """Check that a handle is loaded from its descriptor and used by an access to its image.

    SPIR-V has no variables, phis or selects of images and samplers: such an object comes from
    OpLoad, and leads to an instruction on images (2.16.1, OpTypeImage and OpTypeSampler). A buffer
    is a variable, which has no handle at all.
    """
    if _has_handle(inst.type) and not _is_loaded(inst):
        return f"the result is a handle of type {inst.type} that is not loaded from a descriptor"
    if inst.opcode == op.ALLOCA and _has_handle(inst.source_type):
        return f"memory holds handles: {inst.source_type}"
    is_own = _is_own_call(inst)
    if not is_own and _is_place(inst) and inst.opcode not in _LEADS_TO_HANDLES:
        return "the result leads to a descriptor"
    for operand in inst.operands:
        if _has_handle(operand.type) and not (is_own and isinstance(operand, Inst)):
            return f"'{rules.text(operand)}' is a handle, and the instruction is not an access"
        if _is_place(operand) and not is_own and inst.opcode not in _LEADS_TO_HANDLES:
            return f"'{rules.text(operand)}' leads to a descriptor"
    return ""


def _has_handle(type: Type) -> bool:
    if type.kind == TARGET:
        return type.name in _HANDLES
    if type.kind == STRUCT:
        return any(_has_handle(member) for member in type.elems)
    return type.kind == ARRAY and _has_handle(type.element)


def _is_loaded(inst: Inst) -> bool:
    is_image = inst.type.kind == TARGET and inst.type.name != _BUFFER
    return is_image and inst.opcode == op.LOAD and inst.operands[0].type.space == HANDLES


def _is_place(value: Value) -> bool:
    """Whether a value is a pointer to a descriptor, or several pointers."""
    pointer = value.type.scalar()
    return pointer.kind == POINTER and pointer.space == HANDLES


def _is_own_call(inst: Inst) -> bool:
    callee = inst.operands[-1] if inst.opcode == op.CALL else None
    return isinstance(callee, Function) and not callee.blocks and callee.name.startswith(OWN)


def variable_error(var: GlobalVar) -> str:
    """Check that only descriptors are handles in memory."""
    if var.type.space != HANDLES and _has_handle(var.value_type):
        return f"memory holds handles: {var.value_type}"
    return ""


def place_error(rules: TypeRules, inst: Inst) -> str:
    """Check that a GEP's constant indices lead to elements of variables whose length the module
    decides.

    OpInBoundsAccessChain stays in bounds. Resources are left out: what is beyond the end of a block
    is up to the device (Vulkan, robustBufferAccess).
    """
    base, first, *indices = inst.operands
    type = inst.source_type
    if type is not _sized_type(base):
        return ""
    if not is_zero(first):
        return f"'{rules.text(first)}' leads out of the variable"
    for index in indices:
        number = _number(index)
        if type.kind in (ARRAY, VECTOR) and number >= type.count:
            return f"'{rules.text(index)}' is not an index of {type}"
        # Members of a struct are checked with the instruction's types.
        inner = member_type(type, max(number, 0)) if type.kind != VECTOR else type.element
        if inner is None:
            return ""
        type = inner
    return ""


def _sized_type(base: Value) -> Type | None:
    """Return the type of the value in a variable of known length."""
    if isinstance(base, GlobalVar):
        is_open = not OPEN_LENGTHS.isdisjoint(base.attachments)
        return base.value_type if base.type.space in _SIZED and not is_open else None
    is_alloca = isinstance(base, Inst) and base.opcode == op.ALLOCA
    return base.source_type if isinstance(base, Inst) and is_alloca else None


def _number(index: Value) -> int:
    """Return a constant index without its sign, -1 for any other."""
    if isinstance(index, ConstNull):
        return 0
    return index.value if isinstance(index, ConstInt) else -1


def token_error(inst: Inst) -> str:
    """Check that no token is left: SPIR-V says by structure which threads an operation joins."""
    if inst.type.kind == TOKEN or any(operand.type.kind == TOKEN for operand in inst.operands):
        return "a token is left"
    if inst.call is not None and any(tag == _BUNDLE for tag, _ in inst.call.bundles):
        return "the use of a token is left"
    return ""


def wave_error(rules: TypeRules, function: Function, flow: Flow) -> str:
    """Check that a branch which keeps an operation of a wave in its loop is in a loop.

    Tokens name the loop's heart (LangRef, Convergence Control: a use in a cycle is in that of its
    heart). The branch replaces them: the operation is in front of it. Before `structurize` its
    first edge leads back to the header of the natural loop; after that, the loop construct is what
    the header dominates and the merge block does not (2.11.1).
    """
    for index, block in enumerate(function.blocks):
        last = block.insts[-1] if block.insts else None
        if last is None or STAYS not in (last.attachments or {}):
            continue
        name = rules.names().local(block)
        if last.opcode != op.BR or len(last.operands) != 1 or not is_zero(last.operands[0]):
            return f"block {name} has lost the edge that keeps it in its loop"
        if function.merges:
            is_inside = _is_in_loop(function, flow, index)
        else:
            is_inside = flow.tree.dominates(flow.successors[index][0], index)
        if not is_inside:
            return f"block {name} has left the loop of its operation"
    return ""


def _is_in_loop(function: Function, flow: Flow, index: int) -> bool:
    """Whether a block is in one of a function's loop constructs."""
    tree = flow.tree

    def holds(header: Block, merge: Block) -> bool:
        first, end = flow.blocks[header], flow.blocks.get(merge, -1)
        # A merge block that cannot be reached is not among the blocks.
        return tree.dominates(first, index) and (end < 0 or not tree.dominates(end, index))

    return any(
        holds(header, merge)
        for header, (merge, target) in function.merges.items()
        if target is not None
    )
