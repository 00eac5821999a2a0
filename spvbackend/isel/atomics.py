"""Atomic instructions and fences, with the scopes and semantics of the OpenCL memory model.

Input: operations and widths that SPIR-V has; `lower-atomics` expanded the others into loops. Scope
and semantics become ids of constants, because LLVM knows them at compile time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.analysis.refusals import refuse_read_only
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import FLOAT, INT, Type
from spvbackend.llvmir.values import Inst, Value
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as spirv
from spvbackend.target import address_spaces as spaces
from spvbackend.target.availability import need
from spvbackend.target.features import ATOMICS_OF_16_BITS, FLOAT_OPCODES, USM_STORAGE_CLASSES
from spvbackend.target.limits import alignment_word

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

# Memory scopes of LLVM, AMD and NVPTX by name; "" is the whole system.
SCOPES: Final[dict[str, int]] = {
    "": spv.ScopeCrossDevice,
    "all_svm_devices": spv.ScopeCrossDevice,
    "one-as": spv.ScopeCrossDevice,
    "device": spv.ScopeDevice,
    "agent": spv.ScopeDevice,
    "agent-one-as": spv.ScopeDevice,
    "cluster": spv.ScopeDevice,
    "cluster-one-as": spv.ScopeDevice,
    "workgroup": spv.ScopeWorkgroup,
    "workgroup-one-as": spv.ScopeWorkgroup,
    "block": spv.ScopeWorkgroup,
    "subgroup": spv.ScopeSubgroup,
    "wavefront": spv.ScopeSubgroup,
    "wavefront-one-as": spv.ScopeSubgroup,
    "singlethread": spv.ScopeInvocation,
    "singlethread-one-as": spv.ScopeInvocation,
    "work_item": spv.ScopeInvocation,
}
# LLVM's unordered forbids torn values only, and relaxed does too.
SEMANTICS: Final[dict[int, int]] = {
    op.NOT_ATOMIC: 0,
    op.UNORDERED: 0,
    op.MONOTONIC: 0,
    op.ACQUIRE: spv.MemorySemanticsAcquire,
    op.RELEASE: spv.MemorySemanticsRelease,
    op.ACQ_REL: spv.MemorySemanticsAcquireRelease,
    op.SEQ_CST: spv.MemorySemanticsSequentiallyConsistent,
}
RMW_OPCODES: Final[dict[str, int]] = {
    "xchg": spirv.OpAtomicExchange,
    "add": spirv.OpAtomicIAdd,
    "sub": spirv.OpAtomicISub,
    "and": spirv.OpAtomicAnd,
    "or": spirv.OpAtomicOr,
    "xor": spirv.OpAtomicXor,
    "max": spirv.OpAtomicSMax,
    "min": spirv.OpAtomicSMin,
    "umax": spirv.OpAtomicUMax,
    "umin": spirv.OpAtomicUMin,
    **FLOAT_OPCODES,
}


def scope_of(sel: Selector, info: op.MemoryInfo, line: int) -> int:
    """Return the SPIR-V scope of a syncscope.

    Each target defines its own names (LangRef, syncscope); the widest scope is right for any.
    """
    scope = SCOPES.get(info.scope)
    if scope is None:
        text = f"syncscope '{info.scope}' is not a known memory scope: it means the whole system"
        sel.module.warn(text, line)
        return spv.ScopeCrossDevice
    return scope


def semantics(ordering: int, space: int) -> int:
    """Return the memory semantics of an ordering over an address space (Memory Semantics <id>).

    Storage bits have no effect without an order, so relaxed is a plain 0.
    """
    order = SEMANTICS[ordering]
    return order | spaces.MEMORY_SEMANTICS.get(space, 0) if order else 0


def scope_constant(sel: Selector, scope: int) -> int:
    """Return the id of the closest scope that the environment supports."""
    return sel.int_const(sel.flavour.scope(sel, scope))


def semantics_constant(sel: Selector, mask: int, opcode: int) -> int:
    """Return the id of memory semantics that the environment allows for an instruction.

    Args:
        sel: the selector.
        mask: the order and the storage bits of OpenCL's model.
        opcode: the instruction's opcode, or OpAtomicLoad if it only reads.
    """
    return sel.int_const(sel.flavour.semantics(sel, mask, opcode))


def atomic_pointer(sel: Selector, pointer: Value) -> int:
    """Return the id of a pointer for an atomic instruction.

    Section 2.16.1 lists the storage classes of atomics; SPV_INTEL_usm_storage_classes adds none,
    and its classes are parts of CrossWorkgroup.
    """
    space = pointer.type.space
    if space in spaces.READ_ONLY:
        what = f"{spaces.READ_ONLY[space]} (address space {space})"
        raise Unsupported(f"{what} cannot be read atomically")
    if space not in spaces.USM or not sel.environment.prefers(USM_STORAGE_CLASSES):
        return sel.id(pointer)
    type_id = sel.lowering.pointer(spaces.GLOBAL, pointer.pointee or sel.types.i8)
    return sel.emit(spirv.OpPtrCastToCrossWorkgroupINTEL, type_id, [sel.id(pointer)])


_ACCESSES: Final = frozenset((spirv.OpAtomicExchange, spirv.OpAtomicLoad, spirv.OpAtomicStore))


def check_atomic_type(sel: Selector, type: Type, opcode: int) -> None:
    """Refuse widths that OpenCL has no atomics for, and require capabilities for 16 and 64 bits.

    The grammar cannot express this: it depends on the value's type, not on the opcode alone.
    """
    if type.kind == INT and type.bits == 64:
        sel.cache.require(spv.CapabilityInt64Atomics)
    if type.kind in (INT, FLOAT) and type.bits in (32, 64):
        return
    if type.kind in (INT, FLOAT) and type.bits == 16:
        sel.flavour.check_atomic_type(type, opcode)
        need(sel.environment, ATOMICS_OF_16_BITS, f"atomic access of type '{type}'")
        sel.use(ATOMICS_OF_16_BITS)
        if type.kind == INT:
            plain = opcode in _ACCESSES or opcode == spirv.OpAtomicCompareExchange
            sel.cache.require(
                spv.CapabilityAtomicInt16CompareExchangeINTEL
                if plain
                else spv.CapabilityInt16AtomicsINTEL
            )
        elif type.name == "bfloat" and opcode in _ACCESSES:
            sel.cache.require(spv.CapabilityAtomicBFloat16LoadStoreINTEL)
        return
    raise Unsupported(f"atomic access of type '{type}' has no SPIR-V counterpart")


def _scope_semantics(
    sel: Selector, inst: Inst, ordering: int, space: int, opcode: int
) -> list[int]:
    info = inst.access
    return [
        scope_constant(sel, scope_of(sel, info, inst.line)),
        semantics_constant(sel, semantics(ordering, space), opcode),
    ]


def select_atomic_load(sel: Selector, inst: Inst) -> None:
    """Select load atomic."""
    pointer = inst.operands[0]
    if pointer.type.space in (spaces.CONSTANT, spaces.INPUT):
        # Memory that never changes needs no atomic load.
        words = [sel.id(pointer), spv.MemoryAccessAligned, alignment_word(inst.access.align)]
        sel.define(inst, spirv.OpLoad, words)
        return
    check_atomic_type(sel, inst.type, spirv.OpAtomicLoad)
    operands = _scope_semantics(
        sel, inst, inst.access.ordering, pointer.type.space, spirv.OpAtomicLoad
    )
    sel.define(inst, spirv.OpAtomicLoad, [atomic_pointer(sel, pointer), *operands])


def select_atomic_store(sel: Selector, inst: Inst) -> None:
    """Select store atomic."""
    value, pointer = inst.operands
    refuse_read_only(pointer)
    check_atomic_type(sel, value.type, spirv.OpAtomicStore)
    operands = _scope_semantics(
        sel, inst, inst.access.ordering, pointer.type.space, spirv.OpAtomicStore
    )
    sel.emit_void(spirv.OpAtomicStore, [atomic_pointer(sel, pointer), *operands, sel.id(value)])


def select_atomicrmw(sel: Selector, inst: Inst) -> None:
    """Select an atomicrmw that SPIR-V has; `lower-atomics` rewrote the others as loops."""
    pointer, value = inst.operands
    refuse_read_only(pointer)
    name = op.RMW_NAMES[inst.access.operation]
    opcode = RMW_OPCODES.get(name)
    if opcode is None:
        raise Unsupported(f"'atomicrmw {name}' of type '{value.type}' has no SPIR-V counterpart")
    # Arithmetic on halves has extensions of its own and does not need the 16-bit atomics extension.
    if name not in FLOAT_OPCODES or value.type.kind != FLOAT or value.type.bits > 16:
        check_atomic_type(sel, value.type, opcode)
    operands = _scope_semantics(sel, inst, inst.access.ordering, pointer.type.space, opcode)
    value_id = sel.id(value)
    if name == "fsub":
        # No extension subtracts floats; a - b equals a + -b.
        value_id = sel.emit(spirv.OpFNegate, sel.value_type(value), [value_id])
    sel.define(inst, opcode, [atomic_pointer(sel, pointer), *operands, value_id])


def joined_ordering(info: op.MemoryInfo) -> int:
    """Return the weakest ordering as strong as the success and the failure ordering.

    Unequal semantics must not be stronger than Equal ones (OpAtomicCompareExchange).
    """
    if op.SEQ_CST in (info.ordering, info.failure):
        return op.SEQ_CST
    if info.failure == op.ACQUIRE:
        return op.ACQ_REL if info.ordering in (op.RELEASE, op.ACQ_REL) else op.ACQUIRE
    return info.ordering


def select_cmpxchg(sel: Selector, inst: Inst) -> None:
    """Select cmpxchg: only the old value; a comparison already gives the success flag."""
    pointer, expected, desired = inst.operands
    refuse_read_only(pointer)
    # The expansion turned pointers into integers: OpAtomicCompareExchange takes integers only.
    check_atomic_type(sel, expected.type, spirv.OpAtomicCompareExchange)
    info = inst.access
    space = pointer.type.space
    ordering = joined_ordering(info)
    operands = _scope_semantics(sel, inst, ordering, space, spirv.OpAtomicCompareExchange)
    unequal = semantics_constant(sel, semantics(info.failure, space), spirv.OpAtomicLoad)
    # The instruction takes Value before Comparator; LLVM has the expected value first.
    words = [atomic_pointer(sel, pointer), *operands, unequal, sel.id(desired), sel.id(expected)]
    sel.define(inst, spirv.OpAtomicCompareExchange, words)


def select_fence(sel: Selector, inst: Inst) -> None:
    """Select fence: it orders both global and local memory.

    LLVM's fence names no address space. A fence without storage bits would order nothing (Memory
    Semantics <id>).
    """
    order = SEMANTICS[inst.access.ordering] | spaces.GLOBAL_MEMORY | spaces.LOCAL_MEMORY
    scope = scope_constant(sel, scope_of(sel, inst.access, inst.line))
    sel.emit_void(
        spirv.OpMemoryBarrier, [scope, semantics_constant(sel, order, spirv.OpMemoryBarrier)]
    )
