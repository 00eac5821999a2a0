"""Atomic operations that SPIR-V or the allowed extensions lack, as compare-exchange loops.

Each kind becomes one internal function, written in LLVM IR; the loop ends when the exchange finds
the old value from which the new one was computed.

Input: no constant expressions in functions, intrinsics not lowered yet: loops call some. Output:
every remaining atomicrmw is an instruction of SPIR-V or of an allowed extension, or is one that
selection refuses; no atomic load, store or exchange is of a pointer.
"""

from __future__ import annotations

from typing import Final

from spvbackend.analysis.refusals import refuse_read_only
from spvbackend.builtins.intrinsics import FLOAT_SUFFIXES
from spvbackend.builtins.lookup import lookup
from spvbackend.builtins.rows import ATOMIC, ATOMIC_INIT, NEGATE, RELAXED, Builtin
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import FLOAT, INT, POINTER, VECTOR, Type, type_text
from spvbackend.llvmir.values import Block, CallInfo, ConstInt, Function, Inst, Value
from spvbackend.prepare.lower.narrow_atomics import PLAIN_UPDATES, is_narrow, narrow_text
from spvbackend.spirv import opcodes as spirv
from spvbackend.spirv.requirements import OPCODE_EXTENSIONS
from spvbackend.target.address_spaces import qualifier
from spvbackend.target.environment import Environment
from spvbackend.target.features import (
    ATOMICS_OF_16_BITS,
    BFLOAT16,
    BFLOAT_BITS,
    FLOAT_ATOMICS,
    FLOAT_OPCODES,
)

_CASTS: Final[dict[int, tuple[int, int]]] = {
    FLOAT: (op.BITCAST, op.BITCAST),
    POINTER: (op.PTRTOINT, op.INTTOPTR),
}
"""Casts to an integer and back."""
_WRITTEN: Final[dict[int, int]] = {op.ATOMICRMW: 0, op.CMPXCHG: 0, op.STORE: 1}
"""The index of the pointer operand, by writing opcode."""
# The operations of LangRef, 'atomicrmw', in its terms: how the new value %n follows from the old
# one %o and the operand %v, for type $T.
UPDATES: Final[dict[str, str]] = {
    "nand": "%a = and $T %o, %v\n  %n = xor $T %a, -1",
    "uinc_wrap": "%c = icmp uge $T %o, %v\n  %a = add $T %o, 1\n  %n = select i1 %c, $T 0, $T %a",
    "udec_wrap": "%z = icmp eq $T %o, 0\n  %g = icmp ugt $T %o, %v\n  %c = or i1 %z, %g\n"
    "  %a = sub $T %o, 1\n  %n = select i1 %c, $T %v, $T %a",
    "usub_cond": "%c = icmp uge $T %o, %v\n  %a = sub $T %o, %v\n  %n = select i1 %c, $T %a, $T %o",
    "usub_sat": "%c = icmp uge $T %o, %v\n  %a = sub $T %o, %v\n  %n = select i1 %c, $T %a, $T 0",
    "fadd": "%n = fadd $T %o, %v",
    "fsub": "%n = fsub $T %o, %v",
    "fmax": "%n = call $T @llvm.maxnum.$S($T %o, $T %v)",
    "fmin": "%n = call $T @llvm.minnum.$S($T %o, $T %v)",
    "fmaximum": "%n = call $T @llvm.maximum.$S($T %o, $T %v)",
    "fminimum": "%n = call $T @llvm.minimum.$S($T %o, $T %v)",
    "fmaximumnum": "%n = call $T @llvm.maximumnum.$S($T %o, $T %v)",
    "fminimumnum": "%n = call $T @llvm.minimumnum.$S($T %o, $T %v)",
}
# The exchange is of the integer of the same width, as OpAtomicCompareExchange takes no floats. It
# also compares bits, as it must: by value, a NaN would never compare equal and zeros of both signs
# would be taken for one. The first load may be relaxed and even stale, as the exchange checks it.
_LOOP: Final = """\
define internal $T @$N(ptr$P %p, $T %v) {
entry:
  %first = load atomic$V $I, ptr$P %p$C monotonic, align $A
  br label %loop
loop:
  %b = phi $I [ %first, %entry ], [ %seen, %loop ]
  $X
  $U
  $Y
  %pair = cmpxchg$V ptr$P %p, $I %b, $I %m$C $O $F, align $A
  %seen = extractvalue { $I, i1 } %pair, 0
  %done = extractvalue { $I, i1 } %pair, 1
  br i1 %done, label %exit, label %loop
exit:
  ret $T %o
}
"""


def run(module: Module, environment: Environment) -> None:
    """Rewrite the operations that need a loop, and accesses to pointers.

    This pass precedes the lowering of intrinsics: the loops call llvm.maxnum and the like.

    Args:
        module: changed in place; the functions of the loops are added to it.
        environment: says which instructions there are, and how wide an address is.
    """
    helpers: dict[str, Function] = {}
    size = module.types.integer(environment.address_bits)
    words_only = environment.kind.has_words_only
    sizes = {POINTER: size, FLOAT: module.types.i32} if words_only else {POINTER: size}
    floats = {
        function for function in module.functions
        if _is_float_atomic(function) or (words_only and _moves_float(function))
    }  # fmt: skip
    if not floats and not module.has_atomics:
        return
    # Copy the list: the added functions need no loops themselves.
    for function in list(module.functions):
        for block in function.blocks:
            # Most blocks have none, and keep their list.
            if not _has_atomics(block, floats):
                continue
            out: list[Inst] = []
            for inst in block.insts:
                if inst.opcode == op.CALL and inst.callee in floats:
                    _open_builtin(environment, inst)
                if inst.flags & op.ATOMIC and inst.opcode in _WRITTEN:
                    # Refuse before expanding, as the expansion has no lines of the user's.
                    refuse_read_only(inst.operands[_WRITTEN[inst.opcode]], inst.line)
                if is_narrow(environment, inst) and not _is_half_operation(environment, inst):
                    _call_narrow(module, helpers, size, inst)
                elif inst.opcode == op.ATOMICRMW and needs_loop(environment, inst):
                    _call_loop(module, helpers, inst)
                if inst.flags & op.ATOMIC and inst.opcode != op.CMPXCHG:
                    # Legalisation takes the struct of a compare-exchange of pointers apart.
                    _access_integers(sizes, inst, out)
                out.append(inst)
            block.insts = out


def _is_float_atomic(function: Function) -> bool:
    """Whether a function is one of OpenCL C's atomic builtins on floating-point values."""
    if function.blocks or function.ret_type.kind != FLOAT:
        return False
    # Any other types are an error; selection reports it with its line.
    parameters = function.value_type.elems[:2]
    if [type.kind for type in parameters] != [POINTER, FLOAT] or parameters[
        1
    ] is not function.ret_type:
        return False
    resolved = lookup(function.name)
    return resolved is not None and resolved.row.shape == ATOMIC


def _moves_float(function: Function) -> bool:
    """Whether a function is one of OpenCL C's atomic exchanges and accesses of a float."""
    if function.blocks:
        return False
    types = (function.ret_type, *function.value_type.elems)
    resolved = lookup(function.name) if any(type.kind == FLOAT for type in types) else None
    return resolved is not None and _is_move(resolved.row)


def _is_move(row: Builtin) -> bool:
    """Whether a builtin moves a value and computes none."""
    return row.opcode in _MOVES or row.shape == ATOMIC_INIT


def _has_atomics(block: Block, floats: set[Function]) -> bool:
    for inst in block.insts:
        if inst.flags & op.ATOMIC:
            return True
        if floats and inst.opcode == op.CALL and inst.callee in floats:
            return True
    return False


def _open_builtin(environment: Environment, inst: Inst) -> None:
    """Turn a float atomic of OpenCL C that has no instruction into an atomicrmw."""
    callee = inst.callee
    assert isinstance(callee, Function)
    resolved = lookup(callee.name)
    assert resolved is not None
    row = resolved.row
    if _is_move(row) and environment.kind.has_words_only:
        _open_move(inst, row)
        return
    name = _FLOAT_NAMES.get(row.floating, "")
    if row.flags & NEGATE:
        name = "fsub"
    # A call of another type is an error; selection reports it with its line.
    if (
        (FLOAT_OPCODES.get(name, 0), inst.type.bits) not in FLOAT_ATOMICS
        or _has_float(environment, name, inst.type)
        or inst.call_info.fn_type is not callee.value_type
    ):
        return
    arguments = inst.operands[:-1]
    info = _memory_of(row, arguments, inst.type, op.RMW_OPERATIONS[name])
    _make_update(inst, arguments[:2], info)


def _make_update(inst: Inst, operands: list[Value], info: op.MemoryInfo) -> None:
    """Turn a call into an atomicrmw."""
    inst.memory = info
    inst.opcode = op.ATOMICRMW
    inst.operands = operands
    inst.flags = op.ATOMIC
    inst.call = None


def _open_move(inst: Inst, row: Builtin) -> None:
    """Turn an atomic exchange, load, store or initialisation of a float into LLVM's."""
    arguments = inst.operands[:-1]
    opcode = _MOVES.get(row.opcode, op.STORE)
    value = inst if opcode == op.LOAD else arguments[1]
    operation = op.RMW_OPERATIONS["xchg"] if opcode == op.ATOMICRMW else 0
    inst.memory = _memory_of(row, arguments, value.type, operation)
    inst.operands = {op.LOAD: arguments[:1], op.STORE: arguments[1::-1]}.get(opcode, arguments[:2])
    inst.opcode, inst.flags, inst.call = opcode, op.ATOMIC, None
    if row.shape == ATOMIC_INIT:
        # It is not atomic (OpenCL C, atomic_init).
        inst.flags, inst.memory = 0, op.MemoryInfo(value.type.bits // 8)


def _memory_of(row: Builtin, arguments: list[Value], type: Type, operation: int) -> op.MemoryInfo:
    """Return what a builtin's arguments say about its access."""
    # The builtins without "_explicit" have no such operands, and mean memory_order_seq_cst and
    # memory_scope_device (OpenCL C, atomic functions).
    order = _constant(arguments, row.extra, 5)
    ordering = op.MONOTONIC if row.flags & RELAXED else _ORDERS[order]
    scope = _SCOPES[_constant(arguments, row.extra + 1, 2)]
    return op.MemoryInfo(type.bits // 8, ordering, scope, operation=operation)


def _constant(arguments: list[Value], index: int, default: int) -> int:
    """Return a constant enumerant among the arguments; otherwise the default."""
    # The first two arguments are pointer and value.
    if 2 <= index < len(arguments):
        value = arguments[index]
        if isinstance(value, ConstInt) and value.value <= 5:
            return value.value
    return default


# Indexed by OpenCL's memory_order (consume counts as acquire) and memory_scope.
_ORDERS: Final = (op.MONOTONIC, op.ACQUIRE, op.ACQUIRE, op.RELEASE, op.ACQ_REL, op.SEQ_CST)
_SCOPES: Final = ("work_item", "workgroup", "device", "all_svm_devices", "subgroup", "device")
_MOVES: Final[dict[int, int]] = {
    spirv.OpAtomicExchange: op.ATOMICRMW,
    spirv.OpAtomicLoad: op.LOAD,
    spirv.OpAtomicStore: op.STORE,
}
"""LLVM's instructions for those that move a value."""
_FLOAT_NAMES: Final = {FLOAT_OPCODES[name]: name for name in ("fadd", "fmax", "fmin")}


def _has_float(environment: Environment, name: str, type: Type) -> bool:
    """Whether an instruction does an operation on floats."""
    opcode = FLOAT_OPCODES.get(name, 0)
    if opcode in environment.kind.avoided:
        return False
    is_bfloat = type.name == "bfloat"
    feature = FLOAT_ATOMICS.get((opcode, BFLOAT_BITS if is_bfloat else type.bits))
    if feature is None or not environment.prefers(feature):
        return False
    # The width may need one extension, and the instruction another.
    if environment.extensions.isdisjoint(OPCODE_EXTENSIONS.get(opcode, (feature.extension,))):
        return False
    # The 16-bit extension adds a type to an instruction of another extension. To subtract is to add
    # the negation, which bfloat16 lacks.
    return not is_bfloat or (
        name != "fsub"
        and environment.prefers(FLOAT_ATOMICS[opcode, 32])
        and environment.prefers(BFLOAT16)
    )


def needs_loop(environment: Environment, inst: Inst) -> bool:
    """Whether the operation has no instruction."""
    name = op.RMW_NAMES[inst.access.operation]
    if name not in UPDATES:
        return False
    if inst.type.kind == VECTOR:
        # LangRef, 'atomicrmw': operations on floats take vectors of them. No instruction does.
        return inst.type.element.kind == FLOAT and _bits(inst.type) in (32, 64)
    if inst.type.kind not in (INT, FLOAT):
        return False
    narrow = inst.type.bits == 16 and environment.prefers(ATOMICS_OF_16_BITS)
    if inst.type.bits not in (32, 64) and not narrow:
        return False  # without a compare-exchange; selection refuses it
    # Integer operations in the table have no instruction at all, so no feature to ask for.
    return not _has_float(environment, name, inst.type)


def _is_half_operation(environment: Environment, inst: Inst) -> bool:
    """Whether an operation on halves has an instruction."""
    if inst.opcode != op.ATOMICRMW or inst.type.kind != FLOAT:
        return False
    return _has_float(environment, op.RMW_NAMES[inst.access.operation], inst.type)


def _access_integers(sizes: dict[int, Type], inst: Inst, out: list[Inst]) -> None:
    """Make an atomic load, store or exchange of a pointer one of an integer of its width.

    OpAtomicLoad, OpAtomicStore and OpAtomicExchange take only integers and floats, those of WGSL
    only integers. The value is cast before the instruction; the instruction object
    becomes the cast of the result, so that its uses need no change.

    Args:
        sizes: the integers that hold pointers, and floats if these need them, by the kind of type.
        inst: an atomic load, store or exchange, or another atomic operation.
        out: the instructions before it, which the cast is appended to.
    """
    type = inst.operands[0].type if inst.opcode == op.STORE else inst.type
    size = sizes.get(type.kind)
    # WGSL's floats have the bits of its integers.
    if size is None or (type.kind == FLOAT and type.bits != size.bits):
        return
    there, back = _CASTS[type.kind]
    if inst.opcode == op.STORE:
        inst.operands[0] = _before(there, size, inst.operands[:1], inst, out)
        return
    if inst.opcode not in (op.LOAD, op.ATOMICRMW):
        return
    operands = list(inst.operands)
    if inst.opcode == op.ATOMICRMW:
        operands[1] = _before(there, size, operands[1:], inst, out)
    access = _before(inst.opcode, size, operands, inst, out)
    access.flags = inst.flags
    access.memory = inst.memory
    inst.opcode = back
    inst.operands = [access]
    inst.memory = None
    inst.flags = 0


def _before(opcode: int, type: Type, operands: list[Value], inst: Inst, out: list[Inst]) -> Inst:
    made = Inst(opcode, type, operands, inst.line)
    made.parent = inst.parent
    out.append(made)
    return made


def _call_loop(module: Module, helpers: dict[str, Function], inst: Inst) -> None:
    # The text under a fixed name is the key: operations with equal text share a function.
    text = loop_text(inst, "NAME")
    helper = helpers.get(text)
    if helper is None:
        name = op.RMW_NAMES[inst.access.operation]
        unique = f"spirv.atomicrmw_{name}_{len(helpers)}"
        helper = helpers[text] = _parsed(loop_text(inst, unique), module, inst.line)
    inst.opcode = op.CALL
    inst.operands = [*inst.operands, helper]
    inst.call = CallInfo(helper.value_type)
    inst.call.arg_attrs = [{}, {}]
    inst.memory = None
    inst.flags = 0


def _call_narrow(module: Module, helpers: dict[str, Function], size: Type, inst: Inst) -> None:
    """Turn an operation on 8 or 16 bits into a call of the function that does it on 32."""
    info = inst.access
    # LangRef: an unordered access is weaker than any of C's; cmpxchg does not take it.
    order = op.MONOTONIC if info.ordering == op.UNORDERED else info.ordering
    pointer = inst.operands[1 if inst.opcode == op.STORE else 0]
    parts = {
        "$P": qualifier(pointer.type.space),
        "$V": " volatile" if inst.flags & op.VOLATILE else "",
        "$C": f' syncscope("{info.scope}")' if info.scope else "",
        "$O": op.ORDERING_NAMES[order],
        "$F": failure_ordering(info),
        "$Z": type_text(size),
        "$S": FLOAT_SUFFIXES.get(inst.type.name, type_text(inst.type)),
    }
    if inst.opcode == op.CMPXCHG:
        parts["$F"] = op.ORDERING_NAMES[info.failure]
    updates = {**PLAIN_UPDATES, **UPDATES}
    text = narrow_text(inst, "NAME", updates, parts)
    helper = helpers.get(text)
    if helper is None:
        unique = f"spirv.atomic_{op.OPCODE_NAMES[inst.opcode]}_{len(helpers)}"
        made = narrow_text(inst, unique, updates, parts)
        helper = helpers[text] = _parsed(made, module, inst.line)
    operands = inst.operands
    if inst.opcode == op.STORE:
        # The functions take the pointer first, as all other atomic instructions do.
        operands = [pointer, operands[0]]
    inst.opcode = op.CALL
    inst.operands = [*operands, helper]
    inst.call = CallInfo(helper.value_type)
    inst.call.arg_attrs = [{} for _ in operands]
    inst.memory = None
    inst.flags = 0
    # Metadata such as !tbaa would apply to the call.
    inst.attachments = None


def loop_text(inst: Inst, name: str) -> str:
    """Write the function that does the operation of `inst` by a loop, in LLVM IR."""
    info = inst.access
    type = inst.type
    bits = _bits(type)
    integer = f"i{bits}"
    parts = {
        "$T": type_text(type),
        "$S": _suffix(type),
        "$I": integer,
        "$N": name,
        "$P": qualifier(inst.operands[0].type.space),
        "$V": " volatile" if inst.flags & op.VOLATILE else "",
        "$C": f' syncscope("{info.scope}")' if info.scope else "",
        "$A": str(info.align or bits // 8),
        "$O": op.ORDERING_NAMES[info.ordering],
        "$F": failure_ordering(info),
        "$X": f"%o = bitcast {integer} %b to {type}",
        "$Y": f"%m = bitcast {type} %n to {integer}",
    }
    text = _LOOP.replace("$U", UPDATES[op.RMW_NAMES[info.operation]])
    for key, value in parts.items():
        text = text.replace(key, value)
    return text


def _bits(type: Type) -> int:
    return type.element.bits * type.count if type.kind == VECTOR else type.bits


def _suffix(type: Type) -> str:
    """Return the type as spelled in the name of an intrinsic."""
    if type.kind == VECTOR:
        return f"v{type.count}{_suffix(type.element)}"
    return FLOAT_SUFFIXES.get(type.name, type_text(type))


def failure_ordering(info: op.MemoryInfo) -> str:
    """Return the failure ordering: a failed exchange only loads, so it releases nothing.

    LangRef, 'cmpxchg': the failure ordering may not be release or acq_rel.
    """
    if info.ordering in (op.SEQ_CST, op.ACQUIRE):
        return op.ORDERING_NAMES[info.ordering]
    return "acquire" if info.ordering == op.ACQ_REL else "monotonic"


def _parsed(text: str, module: Module, line: int) -> Function:
    from spvbackend.llvmir.parse.module import parse_function  # most atomics need no loop

    return parse_function(text, module, line)
