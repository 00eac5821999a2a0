"""Promises of passes about the IR, for the passes that rely on them.

A promise is a bit: the pipeline's rows say which ones a pass needs and makes, and
`verify/promised.py` checks those made so far. Once made, a promise holds to the end.
"""

from __future__ import annotations

from typing import Final

from spvbackend.target.address_spaces import PRIVATE

ORDERED: Final = 1 << 0
"""A block comes before the blocks that it dominates (2.16.1)."""
NO_ALIASES: Final = 1 << 1
"""SPIR-V has one name for a function or variable."""
NO_CONSTANT_EXPRESSIONS: Final = 1 << 2
"""Inference finds evidence in instructions only."""
LEGAL_TYPES: Final = 1 << 3
"""OpTypeInt, OpTypeVector and OpTypeBool: few widths, few lengths, no i1 in memory."""
NO_PRIVATE_VARIABLES: Final = 1 << 4
"""The OpenCL environment has no Private storage class at module scope."""
NO_CALLED_KERNELS: Final = 1 << 5
"""An entry point may not be the target of an OpFunctionCall (2.16.1)."""
OWN_ADDRESSES: Final = 1 << 6
"""A function's address is a constant with its own type and id."""
POINTEES: Final = 1 << 7
"""OpTypePointer names the type pointed to."""
TYPED_BUILTINS: Final = 1 << 8
"""A declaration may give a builtin any type; the instructions it becomes take few."""
OWN_SIGNATURES: Final = 1 << 9
"""OpFunctionCall: result and arguments have the types of the callee's OpTypeFunction."""
OWN_SPACES: Final = 1 << 10
"""OpGenericCastToPtr and OpPtrCastToGeneric: the storage classes differ."""
WAVES_IN_LOOPS: Final = 1 << 11
"""A tangle of threads is that of a loop construct, which a token names in LLVM IR alone."""
HLSL_HANDLES: Final = 1 << 12
"""OpTypeImage and OpTypeSampler: objects come from OpLoad; buffers are variables."""
KERNEL_HANDLES: Final = 1 << 13
"""OpTypeImage and OpTypeSampler: arguments that are images or samplers of OpenCL are variables."""
INNER_PLACES: Final = 1 << 14
"""OpInBoundsAccessChain: indices stay in bounds, wherever the instruction stands."""

MAX_LEAVES: Final = 64
"""A larger aggregate stays whole: each value costs instructions at every use."""

SENTENCES: Final[dict[int, str]] = {
    ORDERED: "every block is reachable, dominators come first, blocks know their index",
    NO_ALIASES: "no operand of an instruction is an alias",
    NO_CONSTANT_EXPRESSIONS: "no operand of an instruction but an alloca is or contains a "
    "constant expression",
    LEGAL_TYPES: f"every value has a type of SPIR-V; aggregates of up to {MAX_LEAVES} values pass "
    "through calls and returns alone",
    NO_PRIVATE_VARIABLES: f"address space {PRIVATE} holds all allocas and no constant",
    NO_CALLED_KERNELS: "no instruction calls a kernel that is defined here",
    OWN_ADDRESSES: "in an instruction but an alloca, a function is only the callee",
    POINTEES: "every pointer has a pointee",
    OWN_SPACES: "an addrspacecast leads to another address space",
    OWN_SIGNATURES: "a call of a function that is defined here has the function's own type",
    WAVES_IN_LOOPS: "in an entry point of HLSL no token is left, and a block that a branch keeps "
    "in a loop is in one",
    HLSL_HANDLES: "in an entry point of HLSL, a handle is loaded from its descriptor and is an "
    "operand of an access to an image",
    KERNEL_HANDLES: "a handle is loaded from its descriptor and is an operand of an access to an "
    "image; arguments that are handles have no uses",
    INNER_PLACES: "a constant index into private or local memory or a table is that of an element",
    TYPED_BUILTINS: "the instructions of each builtin's call take the types of the call",
}
