"""Numbers of the bitcode format and LLVM's words for them: one table an enumeration.

The numbers are those of `LLVMBitCodes.h` and `CallingConv.h` (LLVM 22); records that LLVM no longer
writes are among them. Where a number has no word, the table has "".
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op

# Blocks.
MODULE_BLOCK: Final = 8
PARAMATTR_BLOCK: Final = 9
PARAMATTR_GROUP_BLOCK: Final = 10
CONSTANTS_BLOCK: Final = 11
FUNCTION_BLOCK: Final = 12
IDENTIFICATION_BLOCK: Final = 13
VALUE_SYMTAB_BLOCK: Final = 14
METADATA_BLOCK: Final = 15
METADATA_ATTACHMENT_BLOCK: Final = 16
TYPE_BLOCK: Final = 17
OPERAND_BUNDLE_TAGS_BLOCK: Final = 21
METADATA_KIND_BLOCK: Final = 22
STRTAB_BLOCK: Final = 23
SYNC_SCOPE_NAMES_BLOCK: Final = 26
BLOCKINFO_BLOCK: Final = 0

# Records of the identification block and of the string table.
IDENTIFICATION_STRING: Final = 1
IDENTIFICATION_EPOCH: Final = 2
STRTAB_BLOB: Final = 1

# Records of a module.
MODULE_VERSION: Final = 1
MODULE_TRIPLE: Final = 2
MODULE_DATALAYOUT: Final = 3
MODULE_ASM: Final = 4
MODULE_SECTIONNAME: Final = 5
MODULE_GLOBALVAR: Final = 7
MODULE_FUNCTION: Final = 8
MODULE_ALIAS_OLD: Final = 9
MODULE_GCNAME: Final = 11
MODULE_COMDAT: Final = 12
MODULE_ALIAS: Final = 14
MODULE_SOURCE_FILENAME: Final = 16
MODULE_IFUNC: Final = 18

# Records of attributes.
PARAMATTR_ENTRY_OLD: Final = 1
PARAMATTR_ENTRY: Final = 2
PARAMATTR_GROUP_ENTRY: Final = 3

# Records of value symbol tables, and of the tables of names.
VST_ENTRY: Final = 1
VST_BBENTRY: Final = 2
VST_FNENTRY: Final = 3
NAME_ENTRY: Final = 1
METADATA_KIND: Final = 6

# Types.
TYPE_NUMENTRY: Final = 1
TYPE_VOID: Final = 2
TYPE_FLOAT: Final = 3
TYPE_DOUBLE: Final = 4
TYPE_LABEL: Final = 5
TYPE_OPAQUE: Final = 6
TYPE_INTEGER: Final = 7
TYPE_POINTER: Final = 8
TYPE_FUNCTION_OLD: Final = 9
TYPE_HALF: Final = 10
TYPE_ARRAY: Final = 11
TYPE_VECTOR: Final = 12
TYPE_X86_FP80: Final = 13
TYPE_FP128: Final = 14
TYPE_PPC_FP128: Final = 15
TYPE_METADATA: Final = 16
TYPE_X86_MMX: Final = 17
TYPE_STRUCT_ANON: Final = 18
TYPE_STRUCT_NAME: Final = 19
TYPE_STRUCT_NAMED: Final = 20
TYPE_FUNCTION: Final = 21
TYPE_TOKEN: Final = 22
TYPE_BFLOAT: Final = 23
TYPE_X86_AMX: Final = 24
TYPE_OPAQUE_POINTER: Final = 25
TYPE_TARGET_TYPE: Final = 26
TYPE_BYTE: Final = 27

# Constants.
CST_SETTYPE: Final = 1
CST_NULL: Final = 2
CST_UNDEF: Final = 3
CST_INTEGER: Final = 4
CST_WIDE_INTEGER: Final = 5
CST_FLOAT: Final = 6
CST_AGGREGATE: Final = 7
CST_STRING: Final = 8
CST_CSTRING: Final = 9
CST_CE_BINOP: Final = 10
CST_CE_CAST: Final = 11
CST_CE_GEP_OLD: Final = 12
CST_CE_EXTRACTELT: Final = 14
CST_CE_INSERTELT: Final = 15
CST_INLINEASM_OLD: Final = 18
CST_CE_INBOUNDS_GEP: Final = 20
CST_BLOCKADDRESS: Final = 21
CST_DATA: Final = 22
CST_INLINEASM_OLD2: Final = 23
CST_CE_GEP_WITH_INRANGE_INDEX: Final = 24
CST_POISON: Final = 26
CST_DSO_LOCAL_EQUIVALENT: Final = 27
CST_INLINEASM_OLD3: Final = 28
CST_NO_CFI: Final = 29
CST_INLINEASM: Final = 30
CST_CE_GEP_WITH_INRANGE: Final = 31
CST_CE_GEP: Final = 32
CST_PTRAUTH: Final = 33
CST_PTRAUTH2: Final = 34

# Instructions, and the other records of a function.
DECLAREBLOCKS: Final = 1
BINOP: Final = 2
CAST: Final = 3
GEP_OLD: Final = 4
SELECT: Final = 5
EXTRACTELT: Final = 6
INSERTELT: Final = 7
SHUFFLEVEC: Final = 8
CMP: Final = 9
RET: Final = 10
BR: Final = 11
SWITCH: Final = 12
INVOKE: Final = 13
UNREACHABLE: Final = 15
PHI: Final = 16
ALLOCA: Final = 19
LOAD: Final = 20
VAARG: Final = 23
STORE_OLD: Final = 24
EXTRACTVAL: Final = 26
INSERTVAL: Final = 27
CMP2: Final = 28
VSELECT: Final = 29
INBOUNDS_GEP_OLD: Final = 30
INDIRECTBR: Final = 31
DEBUG_LOC_AGAIN: Final = 33
CALL: Final = 34
DEBUG_LOC: Final = 35
FENCE: Final = 36
CMPXCHG_OLD: Final = 37
ATOMICRMW_OLD: Final = 38
RESUME: Final = 39
LANDINGPAD_OLD: Final = 40
LOADATOMIC: Final = 41
STOREATOMIC_OLD: Final = 42
GEP: Final = 43
STORE: Final = 44
STOREATOMIC: Final = 45
CMPXCHG: Final = 46
LANDINGPAD: Final = 47
CLEANUPRET: Final = 48
CATCHRET: Final = 49
CATCHPAD: Final = 50
CLEANUPPAD: Final = 51
CATCHSWITCH: Final = 52
OPERAND_BUNDLE: Final = 55
UNOP: Final = 56
CALLBR: Final = 57
FREEZE: Final = 58
ATOMICRMW: Final = 59
BLOCKADDR_USERS: Final = 60
DEBUG_RECORD_VALUE: Final = 61
DEBUG_RECORD_DECLARE: Final = 62
DEBUG_RECORD_ASSIGN: Final = 63
DEBUG_RECORD_VALUE_SIMPLE: Final = 64
DEBUG_RECORD_LABEL: Final = 65
DEBUG_RECORD_DECLARE_VALUE: Final = 66

# Metadata.
METADATA_STRING_OLD: Final = 1
METADATA_VALUE: Final = 2
METADATA_NODE: Final = 3
METADATA_NAME: Final = 4
METADATA_DISTINCT_NODE: Final = 5
METADATA_LOCATION: Final = 7
METADATA_OLD_NODE: Final = 8
METADATA_OLD_FN_NODE: Final = 9
METADATA_NAMED_NODE: Final = 10
METADATA_ATTACHMENT: Final = 11
METADATA_EXPRESSION: Final = 29
METADATA_STRINGS: Final = 35
METADATA_GLOBAL_DECL_ATTACHMENT: Final = 36
METADATA_INDEX_OFFSET: Final = 38
METADATA_INDEX: Final = 39
METADATA_ARG_LIST: Final = 46

# Bits of a call's number for convention and marks.
CALL_CONVENTION_SHIFT: Final = 1
CALL_CONVENTION_MASK: Final = 0x3FF
CALL_EXPLICIT_TYPE: Final = 1 << 15
CALL_FAST_MATH: Final = 1 << 17
INVOKE_EXPLICIT_TYPE: Final = 1 << 13
CALL_MARKS: Final = ((1, op.TAIL), (1 << 14, op.MUSTTAIL), (1 << 16, op.NOTAIL))

FLOATS: Final[dict[int, str]] = {
    TYPE_FLOAT: "float",
    TYPE_DOUBLE: "double",
    TYPE_HALF: "half",
    TYPE_X86_FP80: "x86_fp80",
    TYPE_FP128: "fp128",
    TYPE_PPC_FP128: "ppc_fp128",
    TYPE_BFLOAT: "bfloat",
}
INTEGER_OPS: Final = (op.ADD, op.SUB, op.MUL, op.UDIV, op.SDIV, op.UREM, op.SREM, op.SHL, op.LSHR,
                      op.ASHR, op.AND, op.OR, op.XOR)  # fmt: skip
"""Opcode of a BINOP of integers by its number."""
FLOAT_OPS: Final = (op.FADD, op.FSUB, op.FMUL, 0, op.FDIV, 0, op.FREM)
"""Opcode of a BINOP of floats by its number, 0 for none."""
CASTS: Final = (op.TRUNC, op.ZEXT, op.SEXT, op.FPTOUI, op.FPTOSI, op.UITOFP, op.SITOFP, op.FPTRUNC,
                op.FPEXT, op.PTRTOINT, op.INTTOPTR, op.BITCAST, op.ADDRSPACECAST,
                op.PTRTOADDR)  # fmt: skip
# LLVM keeps the number of the instruction in IR apart: numbers of the format skip `consume`.
ORDERINGS: Final = (op.NOT_ATOMIC, op.UNORDERED, op.MONOTONIC, op.ACQUIRE, op.RELEASE, op.ACQ_REL,
                    op.SEQ_CST)  # fmt: skip
FAST_MATH: Final = (op.FAST, op.NNAN, op.NINF, op.NSZ, op.ARCP, op.CONTRACT, op.AFN, op.REASSOC)
"""Flags of the bits of a fast-math number; LLVM before 6 wrote the lowest for all of them."""
FIRST_PREDICATE: Final = 32
"""The number of icmp's first predicate."""
_WRAPS: Final = (op.NUW, op.NSW)
OPCODE_FLAGS: Final[dict[int, tuple[int, ...]]] = {
    op.ADD: _WRAPS,
    op.SUB: _WRAPS,
    op.MUL: _WRAPS,
    op.SHL: _WRAPS,
    op.TRUNC: _WRAPS,
    op.UDIV: (op.EXACT,),
    op.SDIV: (op.EXACT,),
    op.LSHR: (op.EXACT,),
    op.ASHR: (op.EXACT,),
    op.OR: (op.DISJOINT,),
    op.ZEXT: (op.NNEG,),
    op.ICMP: (op.SAMESIGN,),
}
"""Flags of the bits of an instruction's number for flags; floats have FAST_MATH."""

GEP_FLAGS: Final = (0, op.INBOUNDS, op.NUSW, op.INBOUNDS, op.NUW, op.INBOUNDS | op.NUW,
                    op.NUSW | op.NUW, op.INBOUNDS | op.NUW)  # fmt: skip
"""A GEP's flags by its number; `inbounds` contains `nusw`."""

LINKAGES: Final = ("external", "weak", "appending", "internal", "linkonce", "external", "external",
                   "extern_weak", "common", "private", "weak_odr", "linkonce_odr",
                   "available_externally", "private", "private", "external", "weak", "weak_odr",
                   "linkonce", "linkonce_odr")  # fmt: skip
"""The linkage of a symbol's record; numbers that LLVM no longer writes have the present word."""
# Linkages of LLVM 3.5 and older, which put the symbol in a COMDAT of its name.
OLD_COMDATS: Final = frozenset((1, 4, 10, 11))
DLL_IMPORT_LINKAGE: Final = 5
DLL_EXPORT_LINKAGE: Final = 6
LOCAL_LINKAGES: Final = frozenset(("internal", "private"))
VISIBILITIES: Final = ("default", "hidden", "protected")
UNNAMED: Final = ("", "unnamed_addr", "local_unnamed_addr")
DLL_STORAGE: Final = ("", "dllimport", "dllexport")
THREAD_LOCAL: Final = ("", "thread_local", "thread_local(localdynamic)",
                       "thread_local(initialexec)", "thread_local(localexec)")  # fmt: skip
COMDAT_KINDS: Final = ("any", "any", "exactmatch", "largest", "nodeduplicate", "samesize")
CODE_MODELS: Final = ("", "tiny", "small", "kernel", "medium", "large")
SANITIZERS: Final = ("no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag",
                     "sanitize_address_dyninit")  # fmt: skip
"""Words of the bits of a variable's number for sanitizers."""

CONVENTIONS: Final[dict[int, str]] = {
    0: "",
    8: "fastcc",
    9: "coldcc",
    10: "ghccc",
    13: "anyregcc",
    14: "preserve_mostcc",
    15: "preserve_allcc",
    16: "swiftcc",
    17: "cxx_fast_tlscc",
    18: "tailcc",
    19: "cfguard_checkcc",
    20: "swifttailcc",
    21: "preserve_nonecc",
    64: "x86_stdcallcc",
    65: "x86_fastcallcc",
    66: "arm_apcscc",
    67: "arm_aapcscc",
    68: "arm_aapcs_vfpcc",
    69: "msp430_intrcc",
    70: "x86_thiscallcc",
    71: "ptx_kernel",
    72: "ptx_device",
    75: "spir_func",
    76: "spir_kernel",
    77: "intel_ocl_bicc",
    78: "x86_64_sysvcc",
    79: "win64cc",
    80: "x86_vectorcallcc",
    81: "hhvmcc",
    82: "hhvm_ccc",
    83: "x86_intrcc",
    84: "avr_intrcc",
    85: "avr_signalcc",
    87: "amdgpu_vs",
    88: "amdgpu_gs",
    89: "amdgpu_ps",
    90: "amdgpu_cs",
    91: "amdgpu_kernel",
    92: "x86_regcallcc",
    93: "amdgpu_hs",
    95: "amdgpu_ls",
    96: "amdgpu_es",
    97: "aarch64_vector_pcs",
    98: "aarch64_sve_vector_pcs",
    100: "amdgpu_gfx",
    102: "aarch64_sme_preservemost_from_x0",
    103: "aarch64_sme_preservemost_from_x2",
    104: "amdgpu_cs_chain",
    105: "amdgpu_cs_chain_preserve",
    106: "m68k_rtdcc",
    107: "graalcc",
    110: "riscv_vector_cc",
    111: "aarch64_sme_preservemost_from_x1",
    **{112 + index: f"riscv_vls_cc({32 << index})" for index in range(12)},
    124: "amdgpu_gfx_whole_wave",
    125: "cheriot_compartmentcallcc",
    126: "cheriot_compartmentcalleecc",
    127: "cheriot_librarycallcc",
}
"""LLVM's spelling of a calling convention; another number is `ccN`."""
