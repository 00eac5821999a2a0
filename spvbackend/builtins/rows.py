"""The row of a builtin: shapes, flags and rules for pointers.

A row names a shape and holds no code. Selection maps each shape to one function, inference reads
the pointer rules, and both choose among a row's opcodes with `spvbackend.builtins.lookup`.

`Builtin` is public: a frontend describes its own functions by such rows (`Translator`, `builtins`).
"""

from typing import Final, NamedTuple

# Shapes. In the comments `opcode` is the one that fits the signedness, `args` the call's.
EXT_INST: Final = 1
"""OpExtInst opcode args; a scalar among args becomes a vector when the result is one."""
VLOAD: Final = 2
"""OpExtInst opcode offset pointer [extra]: extra is the literal element count, 0 for none."""
VSTORE: Final = 3
"""OpExtInst opcode data offset pointer [extra]: extra is the literal rounding mode or NONE."""
PRINTF: Final = 4
"""OpExtInst printf format args; the format pointer must reach a constant string."""
BUILTIN: Final = 5
"""Load of the BuiltIn variable opcode; with an argument (or extra) one component of it.

`opencl.VARIABLES` has the variable's type, and the result for a dimension beyond 2.
"""
CORE_OP: Final = 6
"""The instruction opcode with args in order; literal operands must be constants.

The grammar's operand kinds say which those are. Argument `predicate` becomes a boolean.
"""
GROUP: Final = 7
"""opcode Scope [extra: GroupOperation] args; argument `predicate` becomes a boolean."""
GROUP_BROADCAST: Final = 8
"""opcode Scope value id; two or three ids become one vector."""
SHUFFLE_PAIR: Final = 9
"""Shuffle up (extra 0) or down (extra 1) over two values laid side by side."""
BLOCK_IO: Final = 10
"""opcode args, or the instruction `extra` when the first argument is an image."""
ANY_ALL: Final = 11
"""Sign bits of the argument, then for a vector opcode over its lanes."""
DOT: Final = 12
"""opcode a b [accumulator] [format]; with mixed signedness the instruction `extra`."""
CONVERT: Final = 13
"""Conversion to the type that the name spells; see `lookup.conversion`."""
CONVERT_OP: Final = 14
"""The conversion instruction opcode, a copy between equal types, with decorations."""
AS_TYPE: Final = 15
"""OpBitcast to the result; a copy between equal types, a shuffle between 3 and 4 lanes."""
ATOMIC: Final = 16
"""opcode pointer scope semantics values; order and scope are the arguments from `extra` on."""
ATOMIC_CMPXCHG: Final = 17
"""OpAtomicCompareExchange pointer scope relaxed relaxed value comparator, as OpenCL 1.x has it."""
ATOMIC_COMPARE: Final = 18
"""OpAtomicCompareExchange as in C11: comparator in memory, rewritten on failure; returns a bool."""
ATOMIC_INIT: Final = 19
"""OpStore."""
BARRIER: Final = 20
"""opcode Scope scope semantics: from fence flags and a memory scope, Workgroup if absent."""
FENCE: Final = 21
"""OpMemoryBarrier Workgroup, order `extra` joined with the flags' memories."""
WORK_ITEM_FENCE: Final = 22
"""OpMemoryBarrier from flags, order and optional scope."""
GENERIC_CAST: Final = 23
"""OpGenericCastToPtrExplicit to storage class `extra`; only the first argument counts."""
GET_FENCE: Final = 24
"""OpGenericPtrMemSemantics, its memory bits turned into fence flags."""
ASYNC_COPY: Final = 25
"""OpGroupAsyncCopy Workgroup destination source count stride event; stride is 1 unless given."""
NDRANGE: Final = 26
"""OpBuildNDRange from 1 to 3 sizes in `extra` dimensions, into the sret pointer."""
ENQUEUE: Final = 27
"""opcode over a block's invoke function, its captured data, their size and alignment."""
CARRY: Final = 28
"""opcode with a struct of two as result, into the sret pointer when there is one."""
SPEC_CONSTANT: Final = 29
"""OpSpecConstant with the literal id and default that args are."""
SPEC_COMPOSITE: Final = 30
"""OpSpecConstantComposite of args."""
BLOCK_PREFETCH: Final = 31
"""opcode pointer, and the constant byte count `extra`, which is an argument where there is none."""
IMAGE_READ: Final = 32
"""OpImageSampleExplicitLod where an argument is a sampler, else OpImageRead; `extra` are image
operands that say how integers are extended."""
IMAGE_WRITE: Final = 33
"""OpImageWrite image coordinate texel; a level, which it cannot name, must be the constant 0."""
IMAGE_SIZE: Final = 34
"""The size of an image; `extra` selects the dimension."""
IMAGE_FIELD: Final = 35
"""opcode image, plus `extra`."""
SAMPLER: Final = 36
"""OpConstantSampler from the bits of a literal."""
AVC: Final = 37
"""The motion estimation opcode args, the instruction `extra` with `most` of them.

All capabilities that the grammar names are needed.  Where args have a sampler, each image before it
becomes OpVmeImageINTEL image sampler.
"""
AVC_MCE: Final = 38
"""opcode args, the last one converted by the instruction `extra`; a payload is converted back."""

TYPE_OF: Final = 39
"""opcode over the type of the one argument."""
ACCESS_CHAIN: Final = 40
"""opcode pointer indices; the indices determine the pointee of the result."""

MASKED_ACCESS: Final = 41
"""opcode args, in which the lanes of a vector of pointers come as a struct."""

MINI_FLOAT: Final = 42
"""opcode args, between the formats in the name; `mini_floats.CONVERSIONS` has them."""

SHAPES: Final = range(EXT_INST, MINI_FLOAT + 1)

# Flags.
BOOL_RESULT: Final = 1
"""The instruction's result is a boolean; C's is 1 for a scalar and -1 in a vector's lanes."""
RELAXED: Final = 2
"""An OpenCL 1.x atomic: relaxed where a C11 one is sequentially consistent by default."""
NEGATE: Final = 4
"""The floating-point opcode adds, so the operand is negated first."""
LITERAL_LAST: Final = 8
"""The last argument is the literal that `extra` is in other rows."""
SWAP: Final = 16
"""The first two arguments change places."""
PACKED: Final = 32
"""Integers hold four lanes of 8 bits: PackedVectorFormat4x8Bit is the last operand."""
LAST_FIRST: Final = 64
"""The last argument comes first in the instruction."""

NONE: Final = -1
"""No value: 0 is an enumerant, a position or a literal in most fields."""
ALL: Final = -2
"""As a predicate: every argument becomes a boolean."""
VARIADIC: Final = 255
"""As `most`: any number of arguments."""

# Pointer rules: where the pointee comes from.
SPELLED: Final = 0
"""Only the mangled name has it."""
RESULT: Final = 1
"""The type of the result."""
RESULT_ELEMENT: Final = 2
"""The result's element: memory holds an array of it, aligned only like the element."""
RESULT_I32: Final = 3
"""i32 in as many lanes as the result has."""
FIRST_ELEMENT: Final = 4
SECOND: Final = 5
"""The type of the second argument; the others are alike."""
SECOND_ELEMENT: Final = 6
THIRD: Final = 7
FOURTH: Final = 8
FOURTH_ELEMENT: Final = 9
HALF: Final = 10
I8: Final = 11
I32: Final = 12
EVENT: Final = 13

FIXED_TEXT: Final[dict[int, str]] = {
    HALF: "half",
    I8: "i8",
    I32: "i32",
    EVENT: 'target("spirv.Event")',
}

Pointers = tuple[tuple[int, int], ...]


class Builtin(NamedTuple):
    """One builtin function; a shape's comment gives the meaning of each field."""

    name: str
    args: int
    """The least arguments of a call."""
    shape: int
    opcode: int
    """Core opcode, OpenCL.std number or BuiltIn; for signed integers where signedness matters."""
    unsigned: int = 0
    """The opcode for unsigned integers, 0 where it is `opcode`."""
    floating: int = 0
    """The opcode for floating-point operands, 0 where there is none."""
    most: int = 0
    """The most arguments of a call, 0 for `args`."""
    scope: int = NONE
    """The Scope operand, NONE where an argument has it or the instruction none."""
    extra: int = NONE
    """Depends on the shape: a literal, an opcode or a position."""
    flags: int = 0
    """A sum of BOOL_RESULT and the like."""
    predicate: int = NONE
    """The argument that becomes a boolean, or ALL."""
    pointers: Pointers = ()
    """The arguments that are pointers, each with the rule for its pointee."""
