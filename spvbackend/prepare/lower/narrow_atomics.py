"""Atomic operations on 8 and 16 bits, by those on the 32 bits around them.

Kernels have atomics of 32 bits, of 64 with Int64Atomics, and of 16 with SPV_INTEL_16bit_atomics.

No other byte of the word changes: an exchange that finds another word than expected is tried again.
An aligned word lies in one page, so touching all of it is safe.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import FLOAT, INT, Type, type_text
from spvbackend.llvmir.values import Inst
from spvbackend.target.address_spaces import CONSTANT, INPUT
from spvbackend.target.environment import Environment
from spvbackend.target.features import ATOMICS_OF_16_BITS

# Updates of integers that have instructions for 32 bits, and of exchange.
PLAIN_UPDATES: Final[dict[str, str]] = {
    "add": "%n = add $T %o, %v",
    "and": "%n = and $T %o, %v",
    "max": "%c = icmp sgt $T %o, %v\n  %n = select i1 %c, $T %o, $T %v",
    "min": "%c = icmp slt $T %o, %v\n  %n = select i1 %c, $T %o, $T %v",
    "or": "%n = or $T %o, %v",
    "sub": "%n = sub $T %o, %v",
    "umax": "%c = icmp ugt $T %o, %v\n  %n = select i1 %c, $T %o, $T %v",
    "umin": "%c = icmp ult $T %o, %v\n  %n = select i1 %c, $T %o, $T %v",
    # LLVM IR has no instruction that only names a value.
    "xchg": "%n = select i1 true, $T %v, $T %v",
    "xor": "%n = xor $T %o, %v",
}
# The address of the word is computed from the pointer by a GEP and not by inttoptr, which would
# hide the pointee from inference and consumers. Byte 0 is the lowest, as devices are little-endian.
_PLACE: Final = """\
entry:
  %address = ptrtoint ptr$P %p to $Z
  %low = and $Z %address, 3
  %back = sub $Z 0, %low
  %word = getelementptr i8, ptr$P %p, $Z %back
  %bits = shl $Z %low, 3
  %shift = $Q $Z %bits to i32
"""
_WORDS: Final = """\
  %ones = shl i32 $M, %shift
  %keep = xor i32 %ones, -1
  %first = load atomic$V i32, ptr$P %word$C monotonic, align 4
  br label %loop
loop:
  %b = phi i32 [ %first, %entry ], [ %seen, %$G ]
  %part = lshr i32 %b, %shift
  %i = trunc i32 %part to $I
"""
# The new word keeps the other bytes as they were read; the exchange fails if one has changed since.
_EXCHANGE: Final = """\
  %wide = zext $I %m to i32
  %placed = shl i32 %wide, %shift
  %others = and i32 %b, %keep
  %next = or i32 %others, %placed
  %pair = cmpxchg$V ptr$P %word, i32 %b, i32 %next$C $O $F, align 4
  %seen = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %loop
exit:
"""
_LOAD: Final = f"""\
define internal $T @$N(ptr$P %p) {{
{_PLACE}  %all = load atomic$V i32, ptr$P %word$C $O, align 4
  %part = lshr i32 %all, %shift
  %i = trunc i32 %part to $I
  %o = bitcast $I %i to $T
  ret $T %o
}}
"""
_UPDATE: Final = f"""\
define internal $R @$N(ptr$P %p, $T %v) {{
{_PLACE}{_WORDS}  %o = bitcast $I %i to $T
  $U
  %m = bitcast $T %n to $I
{_EXCHANGE}  ret $E
}}
"""
# A failed exchange may be due to another byte, so the loop compares the part itself: cmpxchg may
# fail only where that differs, and its second result tells whether it did not.
_COMPARE: Final = f"""\
define internal {{ $I, i1 }} @$N(ptr$P %p, $I %e, $I %m) {{
{_PLACE}{_WORDS}  %same = icmp eq $I %i, %e
  br i1 %same, label %try, label %exit
try:
{_EXCHANGE}  %met = phi i1 [ false, %loop ], [ true, %try ]
  %half = insertvalue {{ $I, i1 }} poison, $I %i, 0
  %whole = insertvalue {{ $I, i1 }} %half, i1 %met, 1
  ret {{ $I, i1 }} %whole
}}
"""
_NARROW: Final = frozenset((8, 16))
_ACCESSES: Final = frozenset((op.ATOMICRMW, op.CMPXCHG, op.LOAD, op.STORE))


def accessed_type(inst: Inst) -> Type:
    """Return the type of the value that an atomic instruction reads or writes."""
    if inst.opcode == op.STORE:
        return inst.operands[0].type
    return inst.operands[1].type if inst.opcode == op.CMPXCHG else inst.type


def is_narrow(environment: Environment, inst: Inst) -> bool:
    """Whether the operation has too few bits for an instruction."""
    if inst.opcode not in _ACCESSES or not inst.flags & op.ATOMIC:
        return False
    if inst.opcode == op.LOAD and inst.operands[0].type.space in (CONSTANT, INPUT):
        return False  # selection makes it a plain load: constant memory never changes
    type = accessed_type(inst)
    if type.kind not in (INT, FLOAT) or type.bits not in _NARROW:
        return False
    return type.bits == 8 or not environment.prefers(ATOMICS_OF_16_BITS)


def narrow_text(inst: Inst, name: str, updates: dict[str, str], parts: dict[str, str]) -> str:
    """Write the function that does the operation, in LLVM IR.

    `parts` holds the placeholders of all loops: address space, volatility, scope, orders, and the
    integer type of addresses as $Z.

    Args:
        inst: an atomic load, store, atomicrmw or cmpxchg of 8 or 16 bits.
        name: that of the function.
        updates: by the name of the operation, how %n follows from %o and %v for type $T.
        parts: the placeholders of all loops, and $Z, with their replacements.
    """
    type = accessed_type(inst)
    values = {
        "$N": name,
        "$T": type_text(type),
        "$I": f"i{type.bits}",
        "$M": str((1 << type.bits) - 1),
        # "trunc" must narrow; for a cast to the type itself "bitcast" is a no-op.
        "$Q": "trunc" if parts["$Z"] == "i64" else "bitcast",
        # The block from which the loop is entered again.
        "$G": "try" if inst.opcode == op.CMPXCHG else "loop",
        **parts,
    }
    if inst.opcode == op.LOAD:
        text = _LOAD
    elif inst.opcode == op.CMPXCHG:
        text = _COMPARE
    else:
        is_store = inst.opcode == op.STORE
        operation = "xchg" if is_store else op.RMW_NAMES[inst.access.operation]
        text = _UPDATE.replace("$U", updates[operation])
        text = text.replace("$R", "void" if is_store else "$T")
        text = text.replace("$E", "void" if is_store else "$T %o")
    for key, value in values.items():
        text = text.replace(key, value)
    return text
