"""Calls that access memory: some become loads and stores; atomic ones stay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.builtins.lookup import Builtins, Resolved
from spvbackend.builtins.rows import (
    ATOMIC,
    ATOMIC_CMPXCHG,
    ATOMIC_COMPARE,
    ATOMIC_INIT,
    CORE_OP,
    HALF,
    NONE,
    VLOAD,
    VSTORE,
)
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import FLOAT, INT, POINTER, VOID, Type
from spvbackend.llvmir.values import Block, ConstInt, Function, Inst, Value
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import (
    OpAtomicLoad,
    OpAtomicXor,
    OpCooperativeMatrixLoadKHR,
    OpCooperativeMatrixStoreKHR,
)

_NATIVE: Final = (8, 16, 32, 64)
ACCESSING: Final = frozenset((op.ATOMICRMW, op.CALL, op.CMPXCHG, op.LOAD, op.STORE))
"""Opcodes that may access memory."""
ATOMIC_SHAPES: Final = frozenset((ATOMIC, ATOMIC_CMPXCHG, ATOMIC_COMPARE, ATOMIC_INIT))
_ATOMICS: Final = range(OpAtomicLoad, OpAtomicXor + 1)
_MATRICES: Final = (OpCooperativeMatrixLoadKHR, OpCooperativeMatrixStoreKHR)
_FLAG: Final = "atomic_flag_"
_CLEAR: Final = "atomic_flag_clear"
_PREFETCH: Final = "prefetch"
_HINTS: Final = ("llvm.lifetime.", "llvm.assume", "llvm.experimental.noalias.scope.decl",
                 "llvm.invariant.", "llvm.prefetch", "llvm.sideeffect")  # fmt: skip
"""Intrinsics without effect that a shader has no form for."""
_DIRECTED: Final = {
    spv.FPRoundingModeRTN: "rtn",
    spv.FPRoundingModeRTP: "rtp",
    spv.FPRoundingModeRTZ: "rtz",
}


def resolve(inst: Inst, builtins: Builtins) -> Resolved | None:
    """Return the builtin that an instruction calls, None for anything else."""
    if inst.opcode != op.CALL:
        return None
    callee = inst.callee
    if not isinstance(callee, Function) or callee.blocks:
        return None
    return builtins.lookup(callee.name)


def declared(module: Module, builtins: Builtins, wants: Callable[[Resolved], bool]) -> set[Value]:
    """Return the declared builtins that satisfy a predicate, tested once for each function."""
    return {
        function
        for function in module.functions
        if not function.blocks
        and (resolved := builtins.lookup(function.name)) is not None
        and wants(resolved)
    }


def calls_any(block: Block, callees: set[Value]) -> bool:
    """Whether a block calls any of these functions."""
    return any(inst.opcode == op.CALL and inst.operands[-1] in callees for inst in block.insts)


def accesses(inst: Inst, builtins: Builtins) -> list[tuple[int, Type]]:
    """Return the operands by which an instruction accesses memory, each with its pointee type."""
    if inst.opcode == op.LOAD:
        return [(0, inst.type)]
    if inst.opcode == op.STORE:
        return [(1, inst.operands[0].type)]
    if inst.opcode in (op.ATOMICRMW, op.CMPXCHG):
        return [(0, inst.operands[1].type)]
    resolved = resolve(inst, builtins)
    if resolved is not None and resolved.row.shape == CORE_OP and resolved.row.opcode in _ATOMICS:
        # Only OpAtomicStore has no result.
        return [(0, inst.type if inst.type.bits else inst.operands[-2].type)]
    if resolved is not None and resolved.row.shape == CORE_OP and resolved.row.opcode in _MATRICES:
        # Only OpCooperativeMatrixStoreKHR has no result.
        matrix = inst.type if inst.type.elems else inst.operands[1].type
        return [(0, matrix.elems[0])]
    if resolved is None or resolved.row.shape not in ATOMIC_SHAPES:
        return []
    type = _atomic_type(inst, resolved)
    if resolved.row.shape == ATOMIC_COMPARE:
        return [(0, type), (1, type)]
    return [(0, type)]


def _atomic_type(inst: Inst, resolved: Resolved) -> Type:
    """Return the type of the value that an atomic builtin works on."""
    args = inst.operands[:-1]
    if resolved.row.shape == ATOMIC_COMPARE:
        return args[2].type
    values = args[1:] if resolved.row.extra == NONE else args[1 : resolved.row.extra]
    return values[0].type if values else inst.type


def is_expanded(resolved: Resolved) -> bool:
    """Whether `expand_calls` may expand calls of a builtin."""
    row = resolved.row
    return row.shape in (VLOAD, VSTORE) or row.name.startswith(_FLAG) or row.name == "prefetch"


def hints(module: Module) -> set[Value]:
    """Return the declared intrinsics without effect."""
    return {one for one in module.functions if one.name.startswith(_HINTS)}


def expand_calls(
    module: Module, function: Function, builtins: Builtins, called: set[Value]
) -> None:
    """Turn builtins that load and store vectors into accesses; drop hints.

    Args:
        module: changed.
        function: of it.
        builtins: the builtins.
        called: the functions whose calls may be expanded.
    """
    changed: dict[Value, Value] = {}
    for block in function.blocks:
        if not calls_any(block, called):
            continue
        build = Builder(module, block)
        for inst in block.insts:
            if inst.opcode != op.CALL or inst.callee not in called:
                build.out.append(inst)
                continue
            build.line = inst.line
            callee = inst.callee
            if isinstance(callee, Function) and callee.name.startswith(_HINTS):
                continue
            resolved = resolve(inst, builtins)
            if resolved is None or not _is_well_typed(inst, resolved):
                build.out.append(inst)
                continue
            result = _expanded(module, build, inst, resolved)
            if result is not None:
                changed[inst] = result
        block.insts = build.out
    if changed:
        replace_uses(function, changed)


def _expanded(module: Module, build: Builder, inst: Inst, resolved: Resolved) -> Value | None:
    """Expand a builtin and return its result, None for none."""
    row = resolved.row
    if row.shape == VLOAD:
        return _load(module, build, inst, resolved)
    if row.shape == VSTORE:
        _store(module, build, inst, resolved)
    elif row.name.startswith(_FLAG):
        flag = _flag(module, build, inst, resolved)
        return flag if inst.type.bits else None
    elif row.name != _PREFETCH:
        build.out.append(inst)
    return None


def _flag(module: Module, build: Builder, inst: Inst, resolved: Resolved) -> Value:
    """Expand an atomic flag to a word (OpAtomicFlagTestAndSet needs Kernel): 0 is clear."""
    types = module.types
    pointer, *orders = inst.operands[:-1]
    is_clear = resolved.row.name.startswith(_CLEAR)
    explicit = "_explicit" if orders else ""
    name = f"atomic_{'store' if is_clear else 'exchange'}{explicit}"
    params = "12memory_order12memory_scope" if len(orders) > 1 else "12memory_order" * len(orders)
    mangled = f"_Z{len(name)}{name}PVU7_Atomicii{params}.{pointer.type.space}"
    args: list[Value] = [pointer, build.integer(types.i32, 0 if is_clear else 1), *orders]
    made = build.call(mangled, types.void if is_clear else types.i32, args)
    if is_clear:
        return made
    return build.resize(build.compare(op.NE, made, build.integer(types.i32, 0)), inst.type)


def _is_well_typed(inst: Inst, resolved: Resolved) -> bool:
    """Whether an access to a vector has types of OpenCL C; any other is left, and refused."""
    shape, name = resolved.row.shape, resolved.row.name
    if shape == VSTORE or name.startswith(_CLEAR) or name == _PREFETCH:
        if inst.type.kind != VOID:
            return False
    elif name.startswith(_FLAG) and inst.type.kind != INT:
        return False
    if shape not in (VLOAD, VSTORE):
        return True
    args = inst.operands[:-1]
    place = int(shape == VSTORE)
    if len(args) < place + 2 or args[place + 1].type.kind != POINTER:
        return False
    if args[place].type.kind != INT:
        return False
    scalar = (args[0].type if place else inst.type).scalar()
    if _is_half(resolved) and scalar.kind != FLOAT:
        return False
    return scalar.kind in (FLOAT, INT) and scalar.bits in _NATIVE


def _is_half(resolved: Resolved) -> bool:
    return any(rule == HALF for _, rule in resolved.row.pointers)


def _load(module: Module, build: Builder, inst: Inst, resolved: Resolved) -> Value:
    # SPIR-V's own names take the number of lanes too.
    offset, pointer = inst.operands[:2]
    lanes = inst.type.lanes()
    scalar = module.types.half if _is_half(resolved) else inst.type.scalar()
    held = module.types.vector(lanes, scalar) if lanes > 1 else scalar
    place = _place(module, build, resolved, (offset, pointer), scalar, lanes)
    loaded = build.load(held, place, scalar.bits // 8)
    return loaded if held is inst.type else build.make(op.FPEXT, inst.type, [loaded])


def _store(module: Module, build: Builder, inst: Inst, resolved: Resolved) -> None:
    value, offset, pointer, *mode = inst.operands[:-1]
    lanes = value.type.lanes()
    scalar = value.type.scalar()
    if _is_half(resolved):
        scalar = module.types.half
        held = module.types.vector(lanes, scalar) if lanes > 1 else scalar
        # SPIR-V's own name takes the rounding too.
        rounding = mode[0].value if mode and isinstance(mode[0], ConstInt) else resolved.row.extra
        value = _rounded(build, held, value, rounding)
    place = _place(module, build, resolved, (offset, pointer), scalar, lanes)
    build.store(value, place, scalar.bits // 8)


def _rounded(build: Builder, held: Type, value: Value, rounding: int) -> Value:
    """Round floats to halves; a rounding mode that a shader lacks has a template."""
    mode = _DIRECTED.get(rounding)
    if mode is None:
        return build.make(op.FPTRUNC, held, [value])
    from spvbackend.builtins.params import SIGNED_LETTERS  # few modules have any

    lanes = value.type.lanes()
    name = f"convert_half{lanes if lanes > 1 else ''}_{mode}"
    operand = f"Dv{lanes}_" if lanes > 1 else ""
    letter = SIGNED_LETTERS[value.type.scalar().name]
    return build.call(f"_Z{len(name)}{name}{operand}{letter}", held, [value])


def _place(
    module: Module,
    build: Builder,
    resolved: Resolved,
    at: tuple[Value, Value],
    scalar: Type,
    lanes: int,
) -> Value:
    """Return the address of a vector, by an offset in vectors."""
    offset, pointer = at
    # Aligned vectors of three have the size of four (6.15.7).
    is_aligned = resolved.row.name.startswith(("vloada", "vstorea"))
    step = 4 if lanes == 3 and is_aligned else lanes
    held = module.types.array(step, scalar)
    made = build.make(op.GETELEMENTPTR, module.types.pointer(pointer.type.space), [pointer, offset])
    made.type_arg = held
    return made
