"""Intrinsics by name: those that selection has an instruction for, and those that are dropped.

Few modules have others, so the templates are loaded for these alone.
"""

from functools import lru_cache
from typing import Final

from spvbackend.llvmir.types import FLOAT, INT, VECTOR, Type
from spvbackend.target.widths import INTS, LANE_COUNTS


def intrinsic_names(text: str) -> frozenset[str]:
    """Return intrinsic names from a text without their prefix, separated by blanks."""
    return frozenset(f"llvm.{name}" for name in text.split())


# Intrinsics with an instruction of SPIR-V or of OpenCL.std, at least for standard widths.
DIRECT: Final = intrinsic_names(
    "abs acos asin atan atan2 bitreverse ceil copysign cos cosh ctlz ctpop exp exp10 exp2 fabs "
    "floor fma fmuladd ldexp log log10 log2 maxnum minnum nearbyint pow powi rint round roundeven "
    "sadd.sat sin sinh smax smin sqrt ssub.sat tan tanh trunc uadd.sat umax umin usub.sat"
)

# Calls that may be dropped. Those with a token result are used by operand bundles only.
DROPPED: Final = intrinsic_names(
    "assume codeview.annotation dbg.assign dbg.declare dbg.label dbg.value debugtrap donothing "
    "experimental.convergence.anchor experimental.convergence.entry "
    "experimental.convergence.loop experimental.noalias.scope.decl fake.use instrprof.callsite "
    "instrprof.cover instrprof.increment instrprof.increment.step instrprof.mcdc.parameters "
    "instrprof.mcdc.tvbitmap.update instrprof.timestamp instrprof.value.profile invariant.end "
    "lifetime.end lifetime.start pcmarker prefetch pseudoprobe reloc.none sideeffect stackrestore "
    "var.annotation"
)
HINTS: Final = intrinsic_names("assume prefetch stackrestore")
"""Dropped intrinsics that become instructions where an extension may be used."""

MEMORY: Final = intrinsic_names("memcpy memcpy.inline memmove memset memset.inline")
"""Copies and fills; one of a known size needs no template."""
_USUAL: Final = DIRECT | DROPPED | MEMORY
_LANES: Final = ("", *(f"v{count}" for count in LANE_COUNTS))
_SUFFIXES: Final = frozenset(
    f"{lanes}{scalar}"
    for lanes in _LANES
    for scalar in ("i8", "i16", "i32", "i64", "f16", "f32", "f64", "p0", "p1", "p2", "p3", "p4")
)
"""Suffixes of the usual types."""
# pown and ldexp of OpenCL.std take an integer for each lane, of 32 bits.
_INT_EXPONENT: Final = intrinsic_names("ldexp powi")


@lru_cache(maxsize=4096)  # every call of an intrinsic asks for it
def base_name(full: str) -> str:
    """Return the longest name of the tables that the full name adds type suffixes to, else ""."""
    if not full.startswith("llvm."):
        return ""
    name = full
    stem, _, suffix = name.rpartition(".")
    while suffix in _SUFFIXES:
        name = stem
        stem, _, suffix = name.rpartition(".")
    # No name in a table ends in such a suffix.
    if name in _USUAL:
        return name
    from spvbackend.prepare.templates.index import longest_name

    return longest_name(full)


KERNELS_ALONE: Final = frozenset(
    ("llvm.sadd.sat", "llvm.ssub.sat", "llvm.uadd.sat", "llvm.usub.sat")
)
"""Intrinsics with instructions of all widths in OpenCL.std, but not for shaders."""


def is_direct(name: str, result: Type, parameters: tuple[Type, ...], reverses_bits: bool) -> bool:
    """Whether an instruction takes the types of an intrinsic of `DIRECT` as they are.

    Args:
        name: without suffixes.
        result: the type of the call.
        parameters: the types of its arguments.
        reverses_bits: whether OpBitReverse may be used.
    """
    # OpenCL.std has its functions for integers of 8, 16, 32 and 64 bits and for all floats.
    type = parameters[0].scalar()
    # OpBitReverse needs BitInstructions of SPV_KHR_bit_instructions, as Shader is not for kernels.
    if name == "llvm.bitreverse" and not reverses_bits:
        return False
    if name in _INT_EXPONENT:
        exponent = parameters[1]
        same_kind = (exponent.kind == VECTOR) == (result.kind == VECTOR)
        if exponent.scalar().bits != 32 or not same_kind:
            return False
    return type.bits in INTS if type.kind == INT else type.kind == FLOAT
