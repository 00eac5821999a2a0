"""Opcodes, flags, predicates and orderings of LLVM instructions as plain ints.

Comparing IntEnum members takes five times as long as comparing ints. The numbers of opcodes and
flags are ours, those of predicates and orderings LLVM's. The facts of a memory access are an object
that accesses share.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeVar, final

T = TypeVar("T")

# 0 is not an opcode, so that a forgotten opcode is not an addition.
ADD: Final = 1
SUB: Final = 2
MUL: Final = 3
UDIV: Final = 4
SDIV: Final = 5
UREM: Final = 6
SREM: Final = 7
SHL: Final = 8
LSHR: Final = 9
ASHR: Final = 10
AND: Final = 11
OR: Final = 12
XOR: Final = 13
FADD: Final = 14
FSUB: Final = 15
FMUL: Final = 16
FDIV: Final = 17
FREM: Final = 18
FNEG: Final = 19
TRUNC: Final = 20
ZEXT: Final = 21
SEXT: Final = 22
FPTRUNC: Final = 23
FPEXT: Final = 24
FPTOUI: Final = 25
FPTOSI: Final = 26
UITOFP: Final = 27
SITOFP: Final = 28
PTRTOINT: Final = 29
INTTOPTR: Final = 30
BITCAST: Final = 31
ADDRSPACECAST: Final = 32
PTRTOADDR: Final = 33
ICMP: Final = 34
FCMP: Final = 35
PHI: Final = 36
SELECT: Final = 37
CALL: Final = 38
FREEZE: Final = 39
EXTRACTELEMENT: Final = 40
INSERTELEMENT: Final = 41
SHUFFLEVECTOR: Final = 42
EXTRACTVALUE: Final = 43
INSERTVALUE: Final = 44
ALLOCA: Final = 45
LOAD: Final = 46
STORE: Final = 47
GETELEMENTPTR: Final = 48
ATOMICRMW: Final = 49
CMPXCHG: Final = 50
FENCE: Final = 51
RET: Final = 52
BR: Final = 53
SWITCH: Final = 54
UNREACHABLE: Final = 55
INVOKE: Final = 56
INDIRECTBR: Final = 57
RESUME: Final = 58
LANDINGPAD: Final = 59
VA_ARG: Final = 60
CALLBR: Final = 61
CATCHSWITCH: Final = 62
CATCHPAD: Final = 63
CLEANUPPAD: Final = 64
CATCHRET: Final = 65
CLEANUPRET: Final = 66

# Instructions that only passes make; LLVM lacks them.
PTRCAST: Final = 80  # the operand as a pointer to the result's pointee
EXTINST: Final = 81  # OpenCL.std instruction `ints[0]` of the operands
COPYMEM: Final = 83  # OpCopyMemorySized: target, source, size
COMPOSE: Final = 85  # the aggregate of all its operands
ABORT: Final = 86  # ends the block, and with it the work-item, with a message
ARRAYALLOCA: Final = 87  # an alloca of `type_arg` with a run-time count as operand
PTRPATH: Final = 84  # operand; `depth` zero indices lead to its first part at that depth

BINARY_NAMES: Final[dict[str, int]] = {
    "add": ADD,
    "sub": SUB,
    "mul": MUL,
    "udiv": UDIV,
    "sdiv": SDIV,
    "urem": UREM,
    "srem": SREM,
    "shl": SHL,
    "lshr": LSHR,
    "ashr": ASHR,
    "and": AND,
    "or": OR,
    "xor": XOR,
    "fadd": FADD,
    "fsub": FSUB,
    "fmul": FMUL,
    "fdiv": FDIV,
    "frem": FREM,
}
"""Opcodes by word; each of these tables has its own parser functions."""
CAST_NAMES: Final[dict[str, int]] = {
    "trunc": TRUNC,
    "zext": ZEXT,
    "sext": SEXT,
    "fptrunc": FPTRUNC,
    "fpext": FPEXT,
    "fptoui": FPTOUI,
    "fptosi": FPTOSI,
    "uitofp": UITOFP,
    "sitofp": SITOFP,
    "ptrtoint": PTRTOINT,
    "inttoptr": INTTOPTR,
    "bitcast": BITCAST,
    "addrspacecast": ADDRSPACECAST,
    "ptrtoaddr": PTRTOADDR,
}
OTHER_NAMES: Final[dict[str, int]] = {
    "fneg": FNEG,
    "icmp": ICMP,
    "fcmp": FCMP,
    "phi": PHI,
    "select": SELECT,
    "call": CALL,
    "freeze": FREEZE,
    "extractelement": EXTRACTELEMENT,
    "insertelement": INSERTELEMENT,
    "shufflevector": SHUFFLEVECTOR,
    "extractvalue": EXTRACTVALUE,
    "insertvalue": INSERTVALUE,
    "alloca": ALLOCA,
    "load": LOAD,
    "store": STORE,
    "getelementptr": GETELEMENTPTR,
    "atomicrmw": ATOMICRMW,
    "cmpxchg": CMPXCHG,
    "fence": FENCE,
    "ret": RET,
    "br": BR,
    "switch": SWITCH,
    "unreachable": UNREACHABLE,
    "invoke": INVOKE,
    "indirectbr": INDIRECTBR,
    "resume": RESUME,
    "landingpad": LANDINGPAD,
    "va_arg": VA_ARG,
    "callbr": CALLBR,
    "catchswitch": CATCHSWITCH,
    "catchpad": CATCHPAD,
    "cleanuppad": CLEANUPPAD,
    "catchret": CATCHRET,
    "cleanupret": CLEANUPRET,
}
INTERNAL_NAMES: Final[dict[str, int]] = {
    "ptrcast": PTRCAST,
    "extinst": EXTINST,
    "copymem": COPYMEM,
    "ptrpath": PTRPATH,
    "compose": COMPOSE,
    "abort": ABORT,
    "arrayalloca": ARRAYALLOCA,
}
OPCODE_NAMES: Final[dict[int, str]] = {
    number: name
    for names in (BINARY_NAMES, CAST_NAMES, OTHER_NAMES, INTERNAL_NAMES)
    for name, number in names.items()
}
"""The spelling of each opcode, for dumps and messages."""


def by_opcode(rows: Mapping[int, T], other: T) -> tuple[T, ...]:
    """Return `rows` as a tuple indexed by opcode, with `other` for missing opcodes.

    It serves queries about every instruction: compiled code boxes a number to look it up in a dict
    or set, which takes as long as four tuple accesses.
    """
    return tuple([rows.get(opcode, other) for opcode in range(max(OPCODE_NAMES) + 1)])


def are_among(opcodes: Iterable[int]) -> tuple[bool, ...]:
    """Return whether each opcode is one of these, indexed by opcode."""
    return by_opcode(dict.fromkeys(opcodes, True), False)


# ABORT is ours and ends the work-item; the others are LLVM's (LangRef, Terminator Instructions).
TERMINATORS: Final = frozenset(
    (RET, BR, SWITCH, UNREACHABLE, INVOKE, INDIRECTBR, RESUME, CALLBR, CATCHSWITCH, CATCHRET,
     CLEANUPRET, ABORT)
)  # fmt: skip
IS_TERMINATOR: Final = are_among(TERMINATORS)

# Flags: bits of Inst.flags. A word has one bit, whatever the opcode: an add's `nuw` is also a
# getelementptr's.
NUW: Final = 1
NSW: Final = 2
EXACT: Final = 4
DISJOINT: Final = 8
NNEG: Final = 16
SAMESIGN: Final = 32
INBOUNDS: Final = 64
NUSW: Final = 128
VOLATILE: Final = 256
ATOMIC: Final = 512
WEAK: Final = 1024
TAIL: Final = 2048
MUSTTAIL: Final = 4096
NOTAIL: Final = 8192
INALLOCA: Final = 1 << 14
SWIFTERROR: Final = 1 << 15
NNAN: Final = 1 << 16
NINF: Final = 1 << 17
NSZ: Final = 1 << 18
ARCP: Final = 1 << 19
CONTRACT: Final = 1 << 20
AFN: Final = 1 << 21
REASSOC: Final = 1 << 22
# `fast` is all of the seven above (LangRef, Fast-Math Flags).
FAST: Final = 127 << 16
ELEMENTWISE: Final = 1 << 24
# Our own flag: float arithmetic that must not be contracted.
STRICT: Final = 1 << 25

FLAG_NAMES: Final[dict[str, int]] = {
    "nuw": NUW,
    "nsw": NSW,
    "exact": EXACT,
    "disjoint": DISJOINT,
    "nneg": NNEG,
    "samesign": SAMESIGN,
    "inbounds": INBOUNDS,
    "nusw": NUSW,
    "fast": FAST,
    "reassoc": REASSOC,
    "nnan": NNAN,
    "ninf": NINF,
    "nsz": NSZ,
    "arcp": ARCP,
    "contract": CONTRACT,
    "afn": AFN,
}

ICMP_NAMES: Final = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
EQ: Final = 0
NE: Final = 1
UGT: Final = 2
UGE: Final = 3
ULT: Final = 4
ULE: Final = 5
SGT: Final = 6
SGE: Final = 7
SLT: Final = 8
SLE: Final = 9
ICMP_PREDICATES: Final[dict[str, int]] = {name: i for i, name in enumerate(ICMP_NAMES)}

# LLVM's numbers: bit 0 equal, 1 greater, 2 less, 3 unordered, so the complement of the four bits is
# the inverse predicate.
FCMP_NAMES: Final = ("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq",
                     "ugt", "uge", "ult", "ule", "une", "true")  # fmt: skip
FCMP_PREDICATES: Final[dict[str, int]] = {name: i for i, name in enumerate(FCMP_NAMES)}

# LLVM's numbers: 3 would be C++'s `consume`, which LLVM lacks.
NOT_ATOMIC: Final = 0
UNORDERED: Final = 1
MONOTONIC: Final = 2
ACQUIRE: Final = 4
RELEASE: Final = 5
ACQ_REL: Final = 6
SEQ_CST: Final = 7
ORDERINGS: Final[dict[str, int]] = {
    "unordered": UNORDERED,
    "monotonic": MONOTONIC,
    "acquire": ACQUIRE,
    "release": RELEASE,
    "acq_rel": ACQ_REL,
    "seq_cst": SEQ_CST,
}
ORDERING_NAMES: Final[dict[int, str]] = {number: name for name, number in ORDERINGS.items()}

RMW_NAMES: Final = ("xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax",
                    "umin", "fadd", "fsub", "fmax", "fmin", "uinc_wrap", "udec_wrap",
                    "usub_cond", "usub_sat", "fmaximum", "fminimum", "fmaximumnum",
                    "fminimumnum")  # fmt: skip
RMW_OPERATIONS: Final[dict[str, int]] = {name: i for i, name in enumerate(RMW_NAMES)}


@final
class MemoryInfo:
    """An access to memory; equal accesses share it.

    Attributes:
        align: in bytes; 0 if not stated.
        ordering: one of `ORDERINGS`, or NOT_ATOMIC.
        scope: LLVM's name of the synchronisation scope, "" for the whole system.
        failure: the ordering of a failed cmpxchg.
        operation: an atomicrmw's operation, one of `RMW_OPERATIONS`.
    """

    __slots__ = ("align", "failure", "operation", "ordering", "scope")

    def __init__(
        self,
        align: int = 0,
        ordering: int = 0,
        scope: str = "",
        failure: int = 0,
        operation: int = 0,
    ) -> None:
        self.align: Final = align
        self.ordering: Final = ordering
        self.scope: Final = scope
        self.failure: Final = failure
        self.operation: Final = operation
