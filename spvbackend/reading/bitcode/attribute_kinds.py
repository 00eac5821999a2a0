"""Kinds of attributes: number in bitcode, spelling, shape of the payload.

The numbers are those of `AttributeKindCodes` (LLVMBitCodes.h), the spellings those of Attributes.td
(LLVM 22). LLVM prints attributes in the order of its own enumeration, which is the order of the
rows; string attributes follow.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# Shapes of payloads.
FLAG: Final = 0
"""None."""
TYPE: Final = 1
NUMBER: Final = 2
"""Bytes; 0 promises nothing."""
POWER: Final = 3
"""An alignment; 0 for none."""
ALLOC_KIND: Final = 4
"""A bit for each of ALLOC_KINDS."""
ALLOC_SIZE: Final = 5
"""Indices of parameters: size in the high half, count in the low half."""
CAPTURES: Final = 6
"""Half a byte for all places, then half a byte for the result."""
CLASSES: Final = 7
"""A bit for each class of floating-point numbers."""
DEAD: Final = 8
"""Bytes of the object; without a payload, all of it."""
DENORMAL: Final = 9
"""Half a byte for float, then half a byte for other types."""
MEMORY: Final = 10
"""Two bits for each of LOCATIONS, and a version in the highest byte."""
RANGE: Final = 11
RANGES: Final = 12
UNWIND: Final = 13
"""An element of UNWINDS; without a payload, the default."""
VSCALE: Final = 14
"""The least number in the high half, the greatest in the low half."""


class Kind(NamedTuple):
    """A kind of attribute.

    Attributes:
        code: the number in bitcode.
        name: the spelling.
        shape: the shape of the payload.
        is_bare: whether older bitcode has no payload.
    """

    code: int
    name: str
    shape: int = FLAG
    is_bare: bool = False


KINDS: Final = (
    Kind(80, "allocalign"),
    Kind(81, "allocptr"),
    Kind(2, "alwaysinline"),
    Kind(35, "builtin"),
    Kind(36, "cold"),
    Kind(43, "convergent"),
    Kind(90, "coro_only_destroy_when_complete"),
    Kind(98, "coro_elide_safe"),
    Kind(103, "dead_on_return", DEAD, is_bare=True),
    Kind(91, "dead_on_unwind"),
    Kind(78, "disable_sanitizer_instrumentation"),
    Kind(84, "fn_ret_thunk_extern"),
    Kind(72, "hot"),
    Kind(95, "hybrid_patchable"),
    Kind(60, "immarg"),
    Kind(5, "inreg"),
    Kind(4, "inlinehint"),
    Kind(40, "jumptable"),
    Kind(6, "minsize"),
    Kind(70, "mustprogress"),
    Kind(7, "naked"),
    Kind(8, "nest"),
    Kind(9, "noalias"),
    Kind(10, "nobuiltin"),
    Kind(71, "nocallback"),
    Kind(56, "nocf_check"),
    Kind(105, "nocreateundeforpoison"),
    Kind(100, "nodivergencesource"),
    Kind(12, "noduplicate"),
    Kind(99, "noext"),
    Kind(62, "nofree"),
    Kind(13, "noimplicitfloat"),
    Kind(14, "noinline"),
    Kind(66, "nomerge"),
    Kind(73, "noprofile"),
    Kind(48, "norecurse"),
    Kind(16, "noredzone"),
    Kind(17, "noreturn"),
    Kind(79, "nosanitize_bounds"),
    Kind(76, "nosanitize_coverage"),
    Kind(63, "nosync"),
    Kind(68, "noundef"),
    Kind(18, "nounwind"),
    Kind(15, "nonlazybind"),
    Kind(39, "nonnull"),
    Kind(67, "null_pointer_is_valid"),
    Kind(57, "optforfuzzing"),
    Kind(88, "optdebug"),
    Kind(19, "optsize"),
    Kind(37, "optnone"),
    Kind(83, "presplitcoroutine"),
    Kind(20, "readnone"),
    Kind(21, "readonly"),
    Kind(22, "returned"),
    Kind(23, "returns_twice"),
    Kind(24, "signext"),
    Kind(44, "safestack"),
    Kind(30, "sanitize_address"),
    Kind(104, "sanitize_alloc_token"),
    Kind(55, "sanitize_hwaddress"),
    Kind(64, "sanitize_memtag"),
    Kind(32, "sanitize_memory"),
    Kind(93, "sanitize_numerical_stability"),
    Kind(96, "sanitize_realtime"),
    Kind(97, "sanitize_realtime_blocking"),
    Kind(31, "sanitize_thread"),
    Kind(101, "sanitize_type"),
    Kind(58, "shadowcallstack"),
    Kind(85, "skipprofile"),
    Kind(53, "speculatable"),
    Kind(59, "speculative_load_hardening"),
    Kind(26, "ssp"),
    Kind(27, "sspreq"),
    Kind(28, "sspstrong"),
    Kind(54, "strictfp"),
    Kind(75, "swiftasync"),
    Kind(47, "swifterror"),
    Kind(46, "swiftself"),
    Kind(61, "willreturn"),
    Kind(89, "writable"),
    Kind(52, "writeonly"),
    Kind(34, "zeroext"),
    Kind(69, "byref", TYPE),
    Kind(3, "byval", TYPE, is_bare=True),
    Kind(77, "elementtype", TYPE),
    Kind(38, "inalloca", TYPE, is_bare=True),
    Kind(65, "preallocated", TYPE),
    Kind(29, "sret", TYPE, is_bare=True),
    Kind(1, "align", POWER),
    Kind(82, "allockind", ALLOC_KIND),
    Kind(51, "allocsize", ALLOC_SIZE),
    Kind(102, "captures", CAPTURES),
    Kind(41, "dereferenceable", NUMBER),
    Kind(42, "dereferenceable_or_null", NUMBER),
    Kind(86, "memory", MEMORY),
    Kind(87, "nofpclass", CLASSES),
    Kind(25, "alignstack", POWER),
    Kind(33, "uwtable", UNWIND, is_bare=True),
    Kind(74, "vscale_range", VSCALE),
    Kind(92, "range", RANGE),
    Kind(94, "initializes", RANGES),
    # LLVM 23; in LLVM 22 two string attributes say it.
    Kind(106, "denormal_fpenv", DENORMAL),
)
POSITIONS: Final[dict[int, int]] = {kind.code: at for at, kind in enumerate(KINDS)}
"""Rows of KINDS by number in bitcode."""

# Kinds with a number of their own in the reader.
CODE_ALIGN: Final = 1
CODE_NO_CAPTURE: Final = 11
CODE_STACK_ALIGN: Final = 25
CODE_NULL_POINTER_IS_VALID: Final = 67
CODE_MEMORY: Final = 86
CODE_CAPTURES: Final = 102
CAPTURES_NONE: Final = "(none)"
"""The value of `captures` that replaces `nocapture` (LLVM 21)."""

LOCATIONS: Final = (
    ("", 3),
    ("argmem", 0),
    ("inaccessiblemem", 1),
    ("errnomem", 2),
    ("target_mem0", 4),
    ("target_mem1", 5),
)
"""Memory locations in the order of LLVM's print, and their places; "" for any other memory."""
ACCESSES: Final = ("none", "read", "write", "readwrite")
ALL_MEMORY: Final = 0xFFF
"""`memory` of a function that may read and write everything."""
OLD_MEMORY: Final[dict[int, int]] = {
    20: 0x000,  # readnone
    21: 0x555,  # readonly
    45: 0x003,  # argmemonly
    49: 0x00C,  # inaccessiblememonly
    50: 0x00F,  # inaccessiblemem_or_argmemonly
    52: 0xAAA,  # writeonly
}
"""Accesses that old attributes of functions leave, by number; `memory` replaces them (LLVM 16)."""

ALLOC_KINDS: Final = ("alloc", "realloc", "free", "uninitialized", "zeroed", "aligned")
UNWINDS: Final = ("none", "sync", "async")
ALL_CLASSES: Final = 0x3FF
CLASS_NAMES: Final = (
    (0x3FF, "all"),
    (0x003, "nan"),
    (0x001, "snan"),
    (0x002, "qnan"),
    (0x204, "inf"),
    (0x004, "ninf"),
    (0x200, "pinf"),
    (0x060, "zero"),
    (0x020, "nzero"),
    (0x040, "pzero"),
    (0x090, "sub"),
    (0x010, "nsub"),
    (0x080, "psub"),
    (0x108, "norm"),
    (0x008, "nnorm"),
    (0x100, "pnorm"),
)
"""Classes of floating-point numbers, those of several bits before their parts."""
ADDRESSES: Final = ("", "address_is_null", "address", "address")
"""Words for two bits about the capture of an address; the higher bit implies the lower."""
PROVENANCES: Final = ("", "read_provenance", "provenance", "provenance")
DENORMALS: Final = ("ieee", "preserve-sign", "positive-zero", "dynamic")

# The format of LLVM 3.2 and older: one number for each place.
OLD_ALIGN_SHIFT: Final = 16
OLD_ALIGN_MASK: Final = 0xFFFF
OLD_STACK_SHIFT: Final = 37
OLD_STACK_MASK: Final = 7
"""The logarithm of the stack's alignment plus one."""
OLD_BITS: Final[dict[int, int]] = {
    0: 34,  # zeroext
    1: 24,  # signext
    2: 17,  # noreturn
    3: 5,  # inreg
    4: 29,  # sret
    5: 18,  # nounwind
    6: 9,  # noalias
    7: 3,  # byval
    8: 8,  # nest
    9: 20,  # readnone
    10: 21,  # readonly
    11: 14,  # noinline
    12: 2,  # alwaysinline
    13: 19,  # optsize
    14: 26,  # ssp
    15: 27,  # sspreq
    32: CODE_NO_CAPTURE,
    33: 16,  # noredzone
    34: 13,  # noimplicitfloat
    35: 7,  # naked
    36: 4,  # inlinehint
    40: 23,  # returns_twice
    41: 33,  # uwtable
    42: 15,  # nonlazybind
    43: 30,  # sanitize_address
    44: 6,  # minsize
    45: 12,  # noduplicate
    46: 28,  # sspstrong
    47: 31,  # sanitize_thread
    48: 32,  # sanitize_memory
    49: 10,  # nobuiltin
    50: 22,  # returned
    51: 36,  # cold
}
"""Kinds by the bit of the number; LLVM's reader knows bits that were never written as well."""
