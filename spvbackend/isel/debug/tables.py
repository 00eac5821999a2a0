"""Debug info names of LLVM and their numbers in the extended sets: data only.

The grammar has the specifications' numbers by name, so none is repeated here.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.spirv import enums as spv
from spvbackend.spirv.debug_info import DEBUG_ENUMERANT_NAMES

_FLAGS: Final = {name: bit for bit, name in DEBUG_ENUMERANT_NAMES["DebugInfoFlags"].items()}
OPERATION_NUMBERS: Final = {
    name: number for number, name in DEBUG_ENUMERANT_NAMES["DebugOperation"].items()
}
IS_LOCAL: Final = _FLAGS["FlagIsLocal"]
IS_DEFINITION: Final = _FLAGS["FlagIsDefinition"]
FORWARD_DECLARED: Final = _FLAGS["FlagFwdDecl"]
ARTIFICIAL: Final = _FLAGS["FlagArtificial"]
IS_PRIVATE: Final = _FLAGS["FlagIsPrivate"]
IS_PUBLIC: Final = _FLAGS["FlagIsPublic"]
ACCESS: Final = IS_PUBLIC
"""The two bits of a member's access."""

FLAGS: Final[dict[str, int]] = {
    "DIFlagArtificial": ARTIFICIAL,
    "DIFlagEnumClass": _FLAGS["FlagIsEnumClass"],
    "DIFlagExplicit": _FLAGS["FlagExplicit"],
    "DIFlagFwdDecl": FORWARD_DECLARED,
    "DIFlagLValueReference": _FLAGS["FlagLValueReference"],
    "DIFlagObjectPointer": _FLAGS["FlagObjectPointer"],
    "DIFlagPrivate": IS_PRIVATE,
    "DIFlagProtected": _FLAGS["FlagIsProtected"],
    "DIFlagPrototyped": _FLAGS["FlagPrototyped"],
    "DIFlagPublic": IS_PUBLIC,
    "DIFlagRValueReference": _FLAGS["FlagRValueReference"],
    "DIFlagStaticMember": _FLAGS["FlagStaticMember"],
    "DIFlagTypePassByReference": _FLAGS["FlagTypePassByReference"],
    "DIFlagTypePassByValue": _FLAGS["FlagTypePassByValue"],
    "DISPFlagDefinition": IS_DEFINITION,
    "DISPFlagLocalToUnit": IS_LOCAL,
    "DISPFlagOptimized": _FLAGS["FlagIsOptimized"],
}
"""Flags of nodes and subprograms; the sets lack the others."""
TAG_FLAGS: Final[dict[str, int]] = {
    "reference_type": _FLAGS["FlagLValueReference"],
    "rvalue_reference_type": _FLAGS["FlagRValueReference"],
}

_ENCODINGS: Final = {
    name: number for number, name in DEBUG_ENUMERANT_NAMES["DebugBaseTypeAttributeEncoding"].items()
}
UNSPECIFIED: Final = _ENCODINGS["Unspecified"]
ENCODINGS: Final[dict[str, int]] = {
    "DW_ATE_UTF": _ENCODINGS["UnsignedChar"],
    "DW_ATE_address": _ENCODINGS["Address"],
    "DW_ATE_boolean": _ENCODINGS["Boolean"],
    "DW_ATE_float": _ENCODINGS["Float"],
    "DW_ATE_signed": _ENCODINGS["Signed"],
    "DW_ATE_signed_char": _ENCODINGS["SignedChar"],
    "DW_ATE_unsigned": _ENCODINGS["Unsigned"],
    "DW_ATE_unsigned_char": _ENCODINGS["UnsignedChar"],
}

_COMPOSITES: Final = {
    name: number for number, name in DEBUG_ENUMERANT_NAMES["DebugCompositeType"].items()
}
COMPOSITES: Final[dict[str, int]] = {
    "class_type": _COMPOSITES["Class"],
    "structure_type": _COMPOSITES["Structure"],
    "union_type": _COMPOSITES["Union"],
}

_QUALIFIERS: Final = {
    name: number for number, name in DEBUG_ENUMERANT_NAMES["DebugTypeQualifier"].items()
}
QUALIFIERS: Final[dict[str, int]] = {
    "atomic_type": _QUALIFIERS["AtomicType"],
    "const_type": _QUALIFIERS["ConstType"],
    "restrict_type": _QUALIFIERS["RestrictType"],
    "volatile_type": _QUALIFIERS["VolatileType"],
}
POINTERS: Final = frozenset(("pointer_type", "reference_type", "rvalue_reference_type"))

_IMPORTS: Final = {
    name: number for number, name in DEBUG_ENUMERANT_NAMES["DebugImportedEntity"].items()
}
IMPORTED_DECLARATION: Final = _IMPORTS["ImportedDeclaration"]
IMPORTS: Final[dict[str, int]] = {
    "imported_declaration": IMPORTED_DECLARATION,
    "imported_module": _IMPORTS["ImportedModule"],
}

_C: Final = spv.SourceLanguageOpenCL_C
_CPP: Final = spv.SourceLanguageCPP_for_OpenCL
LANGUAGES: Final[dict[str, int]] = {
    "DW_LANG_C": _C,
    "DW_LANG_C11": _C,
    "DW_LANG_C17": _C,
    "DW_LANG_C89": _C,
    "DW_LANG_C99": _C,
    "DW_LANG_CPP_for_OpenCL": _CPP,
    "DW_LANG_C_plus_plus": _CPP,
    "DW_LANG_C_plus_plus_03": _CPP,
    "DW_LANG_C_plus_plus_11": _CPP,
    "DW_LANG_C_plus_plus_14": _CPP,
    "DW_LANG_C_plus_plus_17": _CPP,
    "DW_LANG_C_plus_plus_20": _CPP,
    "DW_LANG_C_plus_plus_23": _CPP,
    "DW_LANG_HIP": _CPP,
    "DW_LANG_OpenCL": _C,
    "DW_LANG_Rust": spv.SourceLanguageRust,
    "DW_LANG_SYCL": spv.SourceLanguageSYCL,
    "DW_LANG_Zig": spv.SourceLanguageZig,
}
"""The source language of a compile unit; Unknown for the others, as SPIR-V has no plain C."""

OPERATIONS: Final[dict[str, tuple[int, int]]] = {
    "DW_OP_LLVM_fragment": (OPERATION_NUMBERS["Fragment"], 2),
    "DW_OP_bit_piece": (OPERATION_NUMBERS["BitPiece"], 2),
    "DW_OP_constu": (OPERATION_NUMBERS["Constu"], 1),
    "DW_OP_deref": (OPERATION_NUMBERS["Deref"], 0),
    "DW_OP_minus": (OPERATION_NUMBERS["Minus"], 0),
    "DW_OP_plus": (OPERATION_NUMBERS["Plus"], 0),
    "DW_OP_plus_uconst": (OPERATION_NUMBERS["PlusUconst"], 1),
    "DW_OP_stack_value": (OPERATION_NUMBERS["StackValue"], 0),
    "DW_OP_swap": (OPERATION_NUMBERS["Swap"], 0),
    "DW_OP_xderef": (OPERATION_NUMBERS["Xderef"], 0),
}
"""Operation -> its number in the sets and its operand count."""
_LITERALS: Final = tuple(f"DW_OP_lit{value}" for value in range(32))
LITERALS: Final = {name: value for value, name in enumerate(_LITERALS)}
"""Operations that push a number, as Constu does."""


def _extra_operations() -> dict[str, tuple[int, int]]:
    """Return numbers after those of the sets, in the order of SPIRV-LLVM-Translator."""
    registers = [f"DW_OP_{kind}{n}" for kind in ("reg", "breg") for n in range(32)]
    plain = (
        "LLVM_convert:2 addr:1 const1u:1 const1s:1 const2u:1 const2s:1 const4u:1 const4s:1"
        " const8u:1 const8s:1 consts:1 dup drop over pick:1 rot abs and div mod mul neg not or shl"
        " shr shra xor bra:1 eq ge gt le lt ne skip:1"
    )
    late = (
        "regx:1 fbreg:1 bregx:2 piece:1 deref_size:1 xderef_size:1 nop push_object_address call2:1"
        " call4:1 call_ref:1 form_tls_address call_frame_cfa implicit_value:1 implicit_pointer:2"
        " addrx:1 constx:1 entry_value:1 const_type:3 regval_type:2 deref_type:2 xderef_type:1"
        " reinterpret:1 LLVM_arg:1 LLVM_implicit_pointer LLVM_tag_offset:1"
    )
    rows = [f"DW_OP_{row}" for row in plain.split()] + list(_LITERALS)
    rows += [f"{name}:1" if "breg" in name else name for name in registers]
    rows += [f"DW_OP_{row}" for row in late.split()]
    operations: dict[str, tuple[int, int]] = {}
    for number, row in enumerate(rows, start=len(OPERATION_NUMBERS)):
        name, _, count = row.partition(":")
        operations[name] = number, int(count or 0)
    return operations


EXTRA_OPERATIONS: Final = _extra_operations()
"""Operations that the sets lack; a consumer may know the numbers of SPIRV-LLVM-Translator."""


class Numbers(NamedTuple):
    """The numbers of a set for LLVM's names."""

    flags: dict[str, int]
    encodings: dict[str, int]
    languages: dict[str, int]


PUBLISHED: Final = Numbers(FLAGS, ENCODINGS, LANGUAGES)
"""The numbers of the published sets."""
_LANGUAGES_200: Final = (
    "Python Julia Rust D Fortran77 Fortran90 Fortran95 Fortran03 Fortran08 Fortran18 C C99 C11 C17"
    " C_plus_plus C_plus_plus_03 C_plus_plus_11 C_plus_plus_14 C_plus_plus_17 C_plus_plus_20"
)
NUMBERS_200: Final = Numbers(
    {**FLAGS, "DIFlagBitField": 1 << 18},
    {**ENCODINGS, "DW_ATE_complex_float": 8},
    {
        **LANGUAGES,
        **{f"DW_LANG_{name}": 200 + at for at, name in enumerate(_LANGUAGES_200.split())},
    },
)
"""The numbers of version 200 of NonSemantic.Shader.DebugInfo.

That version has the extra operations, too.
"""
CHECKSUMS_200: Final[dict[str, int]] = {"CSK_MD5": 0, "CSK_SHA1": 1, "CSK_SHA256": 2}
