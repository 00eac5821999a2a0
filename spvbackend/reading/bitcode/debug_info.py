"""Text of debug info nodes, as LLVM 22 prints them.

Input: a record of METADATA_BLOCK, of any LLVM since 3.7. Output: the text of its node. A kind of
node is a row: its class and its fields in the order of LLVM's print, each with its place in the
record. What older records have elsewhere is moved to today's places first (`_UPGRADES`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from spvbackend.reading.bitcode import dwarf_names
from spvbackend.reading.bitcode.bitstream import CorruptError
from spvbackend.reading.bitcode.constants import unrotated, wide_integer


class Operands(Protocol):
    """References and strings that a record has by number."""

    def ref(self, number: int) -> str:
        """Return metadata as an operand prints."""

    def string(self, number: int) -> str:
        """Return a string's letters, escaped as between LLVM's quotes."""


Shape = Callable[[int, Operands], str]
"""Returns the text of a field's number, "" for a field that is left out."""


class Field(NamedTuple):
    """A field: its name, its place in the record, its shape."""

    name: str
    place: int
    shape: Shape


def _ref(number: int, operands: Operands) -> str:
    return operands.ref(number - 1) if number else ""


def _ref_or_null(number: int, operands: Operands) -> str:
    return operands.ref(number - 1) if number else "null"


def _string(number: int, operands: Operands) -> str:
    text = operands.string(number - 1) if number else ""
    return f'"{text}"' if text else ""


def _string_or_empty(number: int, operands: Operands) -> str:
    return _string(number, operands) or '""'


def _number(number: int, operands: Operands) -> str:
    return str(number) if number else ""


def _any_number(number: int, operands: Operands) -> str:
    return str(number)


def _signed(number: int, operands: Operands) -> str:
    """Return a number of 32 bits with its sign."""
    number &= 0xFFFFFFFF
    return _number(number - (number >> 31 << 32), operands)


def _constant(number: int, operands: Operands) -> str:
    """Return metadata, of which a constant prints without its type; a plain number is negative."""
    if number < 0:
        return str(-number)
    text = _ref(number, operands)
    return text.rpartition(" ")[2] if text[:1] == "i" else text


def _size(number: int, operands: Operands) -> str:
    text = _constant(number, operands)
    return "" if text == "0" else text


def _true(number: int, operands: Operands) -> str:
    """Return a truth value that is false unless it is written."""
    return "true" if number else ""


def _second_bit(number: int, operands: Operands) -> str:
    """Return a truth value that shares a number with whether the node is distinct."""
    return "true" if number & 2 else ""


def _index(number: int, operands: Operands) -> str:
    """Return an index, of which all bits are set for none."""
    return str(number) if number < 1 << 32 else ""


def _false(number: int, operands: Operands) -> str:
    """Return a truth value that is true unless it is written."""
    return "" if number else "false"


def _bool(number: int, operands: Operands) -> str:
    return "true" if number else "false"


def _less_one(number: int, operands: Operands) -> str:
    return str(number - 1) if number else ""


def _word(names: dict[int, str], number: int) -> str:
    return names.get(number, str(number)) if number else ""


def _tag(number: int, operands: Operands) -> str:
    return dwarf_names.TAGS.get(number, str(number))


def _tag_of_type(number: int, operands: Operands) -> str:
    return "" if number == _BASE_TYPE else _tag(number, operands)


def _tag_of_string(number: int, operands: Operands) -> str:
    return "" if number == _STRING_TYPE else _tag(number, operands)


def _tag_of_value(number: int, operands: Operands) -> str:
    return "" if number == _VALUE_PARAMETER else _tag(number, operands)


def _encoding(number: int, operands: Operands) -> str:
    return _word(dwarf_names.ENCODINGS, number)


def _language(number: int, operands: Operands) -> str:
    return _word(dwarf_names.LANGUAGES, number)


def _language_name(number: int, operands: Operands) -> str:
    return _word(dwarf_names.LANGUAGE_NAMES, number)


def _convention(number: int, operands: Operands) -> str:
    return _word(dwarf_names.CONVENTIONS, number)


def _macro(number: int, operands: Operands) -> str:
    return _MACROS.get(number, str(number))


def _emission(number: int, operands: Operands) -> str:
    return _EMISSIONS[number] if number < len(_EMISSIONS) else _EMISSIONS[0]


def _name_table(number: int, operands: Operands) -> str:
    return _NAME_TABLES[number] if number < len(_NAME_TABLES) else ""


def _checksum_kind(number: int, operands: Operands) -> str:
    return _CHECKSUMS[number] if number < len(_CHECKSUMS) else ""


def _enum_kind(number: int, operands: Operands) -> str:
    return _ENUM_KINDS[number] if number < len(_ENUM_KINDS) else ""


def _fixed_point(number: int, operands: Operands) -> str:
    return _FIXED_POINTS[number] if number < len(_FIXED_POINTS) else ""


def _flags(number: int, operands: Operands) -> str:
    """Return the flags of a declaration; two groups of bits are numbers."""
    words: list[str] = []
    for mask in (3, 3 << 16):
        word = _FLAG_GROUPS.get(number & mask)
        if word is not None:
            words.append(f"DIFlag{word}")
            number &= ~mask
    if number & 36 == 36:
        words.append("DIFlagIndirectVirtualBase")
        number &= ~36
    return _bits("DIFlag", _FLAGS, number, words)


def _subprogram_flags(number: int, operands: Operands) -> str:
    words: list[str] = []
    if number & 3:
        words.append(f"DISPFlag{('', 'Virtual', 'PureVirtual', '')[number & 3]}")
        number &= ~3
    return _bits("DISPFlag", _SUBPROGRAM_FLAGS, number, words) or "0"


def _bits(prefix: str, names: dict[int, str], number: int, words: list[str]) -> str:
    for bit, name in names.items():
        if number & bit:
            words.append(prefix + name)
            number &= ~bit
    if number:
        words.append(str(number))
    return " | ".join(words)


_BASE_TYPE: Final = 0x24
_STRING_TYPE: Final = 0x12
_VALUE_PARAMETER: Final = 0x30
_MACROS: Final[dict[int, str]] = {
    1: "DW_MACINFO_define",
    2: "DW_MACINFO_undef",
    3: "DW_MACINFO_start_file",
    4: "DW_MACINFO_end_file",
    255: "DW_MACINFO_vendor_ext",
}
_EMISSIONS: Final = ("NoDebug", "FullDebug", "LineTablesOnly", "DebugDirectivesOnly")
_NAME_TABLES: Final = ("", "GNU", "None", "Apple")
_CHECKSUMS: Final = ("", "CSK_MD5", "CSK_SHA1", "CSK_SHA256")
_ENUM_KINDS: Final = ("DW_APPLE_ENUM_KIND_Closed", "DW_APPLE_ENUM_KIND_Open")
_FIXED_POINTS: Final = ("Binary", "Decimal", "Rational")
_FLAG_GROUPS: Final[dict[int, str]] = {
    1: "Private",
    2: "Protected",
    3: "Public",
    1 << 16: "SingleInheritance",
    2 << 16: "MultipleInheritance",
    3 << 16: "VirtualInheritance",
}
_FLAG_NAMES: Final = (
    "2 FwdDecl AppleBlock ReservedBit4 Virtual Artificial Explicit Prototyped ObjcClassComplete "
    "ObjectPointer Vector StaticMember LValueReference RValueReference ExportSymbols 18 "
    "IntroducedVirtual BitField NoReturn 22 TypePassByValue TypePassByReference EnumClass Thunk "
    "NonTrivial BigEndian LittleEndian AllCallsDescribed NameIsSimplified"
)
_SUBPROGRAM_NAMES: Final = (
    "2 LocalToUnit Definition Optimized Pure Elemental Recursive MainSubprogram Deleted 11 "
    "ObjCDirect"
)


def _bit_names(runs: str) -> dict[int, str]:
    """Return names by bit; in the text a number precedes a run of names for successive bits."""
    names: dict[int, str] = {}
    bit = 0
    for word in runs.split():
        if word.isdecimal():
            bit = int(word)
        else:
            names[1 << bit] = word
            bit += 1
    return names


_FLAGS: Final = _bit_names(_FLAG_NAMES)
_SUBPROGRAM_FLAGS: Final = _bit_names(_SUBPROGRAM_NAMES)


def _fields(*rows: tuple[str, int, Shape]) -> tuple[Field, ...]:
    return tuple([Field(*row) for row in rows])


_BOUNDS: Final = (
    ("lowerBound", 2, _constant),
    ("upperBound", 3, _constant),
    ("stride", 4, _constant),
)
# Code of a record -> class, fields.
_ROWS: Final[dict[int, tuple[str, tuple[Field, ...]]]] = {
    7: (
        "DILocation",
        _fields(
            ("line", 1, _any_number),
            ("column", 2, _number),
            ("scope", 3, _ref_or_null),
            ("inlinedAt", 4, _ref),
            ("isImplicitCode", 5, _true),
            ("atomGroup", 6, _number),
            ("atomRank", 7, _number),
        ),
    ),
    13: ("DISubrange", _fields(("count", 1, _constant), *_BOUNDS)),
    45: ("DIGenericSubrange", _fields(("count", 1, _constant), *_BOUNDS)),
    15: (
        "DIBasicType",
        _fields(
            ("tag", 1, _tag_of_type),
            ("name", 2, _string),
            ("size", 3, _size),
            ("align", 4, _number),
            ("dataSize", 8, _number),
            ("encoding", 5, _encoding),
            ("num_extra_inhabitants", 7, _number),
            ("flags", 6, _flags),
        ),
    ),
    49: (
        "DIFixedPointType",
        _fields(
            ("tag", 1, _tag_of_type),
            ("name", 2, _string),
            ("size", 3, _size),
            ("align", 4, _number),
            ("encoding", 5, _encoding),
            ("flags", 6, _flags),
            ("kind", 7, _fixed_point),
            ("factor", 8, _signed),
        ),
    ),
    41: (
        "DIStringType",
        _fields(
            ("tag", 1, _tag_of_string),
            ("name", 2, _string),
            ("stringLength", 3, _ref),
            ("stringLengthExpression", 4, _ref),
            ("stringLocationExpression", 5, _ref),
            ("size", 6, _size),
            ("align", 7, _number),
            ("encoding", 8, _encoding),
        ),
    ),
    16: (
        "DIFile",
        _fields(
            ("filename", 1, _string_or_empty),
            ("directory", 2, _string_or_empty),
            ("checksumkind", 3, _checksum_kind),
            ("checksum", 4, _string),
            ("source", 5, _string),
        ),
    ),
    17: (
        "DIDerivedType",
        _fields(
            ("tag", 1, _tag),
            ("name", 2, _string),
            ("scope", 5, _ref),
            ("file", 3, _ref),
            ("line", 4, _number),
            ("baseType", 6, _ref_or_null),
            ("size", 7, _size),
            ("align", 8, _number),
            ("offset", 9, _size),
            ("flags", 10, _flags),
            ("extraData", 11, _ref),
            ("dwarfAddressSpace", 12, _less_one),
            ("annotations", 13, _ref),
            ("ptrAuthKey", 14, _number),
            ("ptrAuthIsAddressDiscriminated", 15, _true),
            ("ptrAuthExtraDiscriminator", 16, _number),
            ("ptrAuthIsaPointer", 17, _true),
            ("ptrAuthAuthenticatesNullValues", 18, _true),
        ),
    ),
    18: (
        "DICompositeType",
        _fields(
            ("tag", 1, _tag),
            ("name", 2, _string),
            ("scope", 5, _ref),
            ("file", 3, _ref),
            ("line", 4, _number),
            ("baseType", 6, _ref),
            ("size", 7, _size),
            ("align", 8, _number),
            ("offset", 9, _size),
            ("flags", 10, _flags),
            ("elements", 11, _ref),
            ("runtimeLang", 12, _language),
            ("vtableHolder", 13, _ref),
            ("templateParams", 14, _ref),
            ("identifier", 15, _string),
            ("discriminator", 16, _ref),
            ("dataLocation", 17, _ref),
            ("associated", 18, _ref),
            ("allocated", 19, _ref),
            ("rank", 20, _constant),
            ("annotations", 21, _ref),
            ("num_extra_inhabitants", 22, _number),
            ("specification", 23, _ref),
            ("enumKind", 24, _enum_kind),
            ("bitStride", 25, _constant),
        ),
    ),
    48: (
        "DISubrangeType",
        _fields(
            ("name", 1, _string),
            ("scope", 4, _ref),
            ("file", 2, _ref),
            ("line", 3, _number),
            ("size", 5, _size),
            ("align", 6, _number),
            ("flags", 7, _flags),
            ("baseType", 8, _ref_or_null),
            ("lowerBound", 9, _constant),
            ("upperBound", 10, _constant),
            ("stride", 11, _constant),
            ("bias", 12, _constant),
        ),
    ),
    19: (
        "DISubroutineType",
        _fields(("flags", 1, _flags), ("cc", 3, _convention), ("types", 2, _ref_or_null)),
    ),
    20: (
        "DICompileUnit",
        _fields(
            ("language", 1, _language),
            ("sourceLanguageName", 22, _language_name),
            ("sourceLanguageVersion", 23, _number),
            ("file", 2, _ref_or_null),
            ("producer", 3, _string),
            ("isOptimized", 4, _bool),
            ("flags", 5, _string),
            ("runtimeVersion", 6, _any_number),
            ("splitDebugFilename", 7, _string),
            ("emissionKind", 8, _emission),
            ("enums", 9, _ref),
            ("retainedTypes", 10, _ref),
            ("globals", 12, _ref),
            ("imports", 13, _ref),
            ("macros", 15, _ref),
            ("dwoId", 14, _number),
            ("splitDebugInlining", 16, _false),
            ("debugInfoForProfiling", 17, _true),
            ("nameTableKind", 18, _name_table),
            ("rangesBaseAddress", 19, _true),
            ("sysroot", 20, _string),
            ("sdk", 21, _string),
        ),
    ),
    21: (
        "DISubprogram",
        _fields(
            ("name", 2, _string),
            ("linkageName", 3, _string),
            ("scope", 1, _ref_or_null),
            ("file", 4, _ref),
            ("line", 5, _number),
            ("type", 6, _ref),
            ("scopeLine", 7, _number),
            ("containingType", 8, _ref),
            ("virtualIndex", 10, _less_one),
            ("thisAdjustment", 16, _signed),
            ("flags", 11, _flags),
            ("spFlags", 9, _subprogram_flags),
            ("unit", 12, _ref),
            ("templateParams", 13, _ref),
            ("declaration", 14, _ref),
            ("retainedNodes", 15, _ref),
            ("thrownTypes", 17, _ref),
            ("annotations", 18, _ref),
            ("targetFuncName", 19, _string),
            ("keyInstructions", 20, _true),
        ),
    ),
    22: (
        "DILexicalBlock",
        _fields(
            ("scope", 1, _ref_or_null),
            ("file", 2, _ref),
            ("line", 3, _number),
            ("column", 4, _number),
        ),
    ),
    23: (
        "DILexicalBlockFile",
        _fields(("scope", 1, _ref_or_null), ("file", 2, _ref), ("discriminator", 3, _any_number)),
    ),
    24: (
        "DINamespace",
        _fields(("name", 2, _string), ("scope", 1, _ref_or_null), ("exportSymbols", 3, _true)),
    ),
    25: (
        "DITemplateTypeParameter",
        _fields(("name", 1, _string), ("type", 2, _ref_or_null), ("defaulted", 3, _true)),
    ),
    26: (
        "DITemplateValueParameter",
        _fields(
            ("tag", 1, _tag_of_value),
            ("name", 2, _string),
            ("type", 3, _ref),
            ("defaulted", 4, _true),
            ("value", 5, _ref_or_null),
        ),
    ),
    27: (
        "DIGlobalVariable",
        _fields(
            ("name", 2, _string),
            ("linkageName", 3, _string),
            ("scope", 1, _ref_or_null),
            ("file", 4, _ref),
            ("line", 5, _number),
            ("type", 6, _ref),
            ("isLocal", 7, _bool),
            ("isDefinition", 8, _bool),
            ("declaration", 9, _ref),
            ("templateParams", 10, _ref),
            ("align", 11, _number),
            ("annotations", 12, _ref),
        ),
    ),
    28: (
        "DILocalVariable",
        _fields(
            ("name", 2, _string),
            ("arg", 6, _number),
            ("scope", 1, _ref_or_null),
            ("file", 3, _ref),
            ("line", 4, _number),
            ("type", 5, _ref),
            ("flags", 7, _flags),
            ("align", 8, _number),
            ("annotations", 9, _ref),
        ),
    ),
    30: (
        "DIObjCProperty",
        _fields(
            ("name", 1, _string),
            ("file", 2, _ref),
            ("line", 3, _number),
            ("setter", 4, _string),
            ("getter", 5, _string),
            ("attributes", 6, _number),
            ("type", 7, _ref),
        ),
    ),
    31: (
        "DIImportedEntity",
        _fields(
            ("tag", 1, _tag),
            ("name", 5, _string),
            ("scope", 2, _ref_or_null),
            ("entity", 3, _ref),
            ("file", 6, _ref),
            ("line", 4, _number),
            ("elements", 7, _ref),
        ),
    ),
    32: (
        "DIModule",
        _fields(
            ("scope", 2, _ref_or_null),
            ("name", 3, _string),
            ("configMacros", 4, _string),
            ("includePath", 5, _string),
            ("apinotes", 6, _string),
            ("file", 1, _ref),
            ("line", 7, _number),
            ("isDecl", 8, _true),
        ),
    ),
    33: (
        "DIMacro",
        _fields(
            ("type", 1, _macro), ("line", 2, _number), ("name", 3, _string), ("value", 4, _string)
        ),
    ),
    34: (
        "DIMacroFile",
        _fields(("line", 2, _number), ("file", 3, _ref_or_null), ("nodes", 4, _ref)),
    ),
    37: ("DIGlobalVariableExpression", _fields(("var", 1, _ref), ("expr", 2, _ref))),
    40: (
        "DILabel",
        _fields(
            ("scope", 1, _ref_or_null),
            ("name", 2, _string),
            ("file", 3, _ref),
            ("line", 4, _number),
            ("column", 5, _number),
            ("isArtificial", 0, _second_bit),
            ("coroSuspendIdx", 6, _index),
        ),
    ),
    44: (
        "DICommonBlock",
        _fields(
            ("scope", 1, _ref_or_null),
            ("declaration", 2, _ref_or_null),
            ("name", 3, _string),
            ("file", 4, _ref),
            ("line", 5, _number),
        ),
    ),
    47: ("DIAssignID", ()),
}
_SIZES: Final[dict[int, tuple[int, tuple[int, ...]]]] = {
    15: (2, (3,)),
    17: (2, (7, 9)),
    18: (4, (7, 9)),
    41: (2, (6,)),
    48: (2, (5,)),
    49: (2, (3,)),
}
"""The flag in the first number that makes sizes references, as since LLVM 21, and their places."""
_NO_ENUM_KIND: Final = 0xFFFFFFFF
_SUBRANGE: Final = 13
_ENUMERATOR: Final = 14
_GENERIC_NODE: Final = 12
_EXPRESSION: Final = 29


def debug_info_text(code: int, record: Sequence[int], operands: Operands) -> str:
    """Return the text of a node.

    Args:
        code: the code of the record.
        record: its operands.
        operands: what it refers to.

    Raises:
        CompileError: the record is malformed, or of an unknown kind.
    """
    if not record:
        raise CorruptError("the record of a debug info node is empty")
    values = list(record)
    distinct = "distinct " if values[0] & 1 else ""
    try:
        if code == _EXPRESSION:
            return distinct + _expression_text(values)
        if code == _ENUMERATOR:
            return distinct + _enumerator_text(values, operands)
        if code == _GENERIC_NODE:
            return distinct + _generic_text(values, operands)
        if code == _SUBRANGE and values[0] >> 1 < 2:
            return distinct + _old_subrange_text(values, operands)
        row = _ROWS.get(code)
        if row is None:
            raise CorruptError(
                f"metadata has records of kind {code}, which a newer LLVM has written"
            )
        upgrade = _UPGRADES.get(code)
        if upgrade is not None:
            values = upgrade(values, operands)
        flag, places = _SIZES.get(code, (0, ()))
        if not values[0] & flag:
            for place in places:
                values[place] = -values[place]
        name, fields = row
        parts = [
            f"{field.name}: {text}"
            for field in fields
            if (text := field.shape(_at(values, field.place), operands))
        ]
        return f"{distinct}!{name}({', '.join(parts)})"
    except IndexError:
        raise CorruptError("the record of a debug info node is too short") from None


def _at(values: list[int], place: int) -> int:
    """Return a number of a record, 0 where an older record has none."""
    return values[place] if place < len(values) else 0


def _location(values: list[int], operands: Operands) -> list[int]:
    # The scope, which is never null, is the only reference that is not counted from one.
    values[3] += 1
    return values


def _old_subrange_text(values: list[int], operands: Operands) -> str:
    """Return a range of LLVM 10 or older, whose bounds are numbers."""
    count = _constant(values[1], operands) if values[0] >> 1 else str(values[1])
    return f"!DISubrange(count: {count}, lowerBound: {unrotated(values[2])})"


def _enumerator_text(values: list[int], operands: Operands) -> str:
    flags, first, name = values[:3]
    number = wide_integer(values[3:]) if flags & 4 else unrotated(first)
    bits = first if flags & 4 else 64
    if not flags & 2 and flags & 4 and number >> (bits - 1) & 1:
        number -= 1 << bits
    if flags & 2:
        number &= (1 << bits) - 1
    unsigned = ", isUnsigned: true" if flags & 2 else ""
    return f"!DIEnumerator(name: {_string_or_empty(name, operands)}, value: {number}{unsigned})"


def _generic_text(values: list[int], operands: Operands) -> str:
    parts = [f"tag: {_tag(values[1], operands)}"]
    if header := _string(values[3], operands):
        parts.append(f"header: {header}")
    if values[4:]:
        texts = [_ref_or_null(number, operands) for number in values[4:]]
        parts.append(f"operands: {{{', '.join(texts)}}}")
    return f"!GenericDINode({', '.join(parts)})"


_DEREF: Final = 0x06
_CONSTU: Final = 0x10
_PLUS: Final = 0x22
_PLUS_UCONST: Final = 0x23
_MINUS: Final = 0x1C
_BIT_PIECE: Final = 0x9D
_BREG: Final = range(0x70, 0x90)
_FRAGMENT: Final = 0x1000
_CONVERT: Final = 0x1001
# Numbers after an operation; those that are missing have none.
_COUNTS: Final[dict[int, int]] = {
    _CONSTU: 1,
    0x11: 1,  # consts
    0x94: 1,  # deref_size
    _PLUS_UCONST: 1,
    0x90: 1,  # regx
    0x92: 2,  # bregx
    0x1002: 1,  # LLVM_tag_offset
    0x1003: 1,  # LLVM_entry_value
    0x1005: 1,  # LLVM_arg
    _FRAGMENT: 2,
    _CONVERT: 2,
    0x1006: 2,  # LLVM_extract_bits_sext
    0x1007: 2,  # LLVM_extract_bits_zext
    **dict.fromkeys(_BREG, 1),
}


def _expression_text(values: list[int]) -> str:
    words = _today(values[0] >> 1, values[1:])
    texts: list[str] = []
    at = 0
    while at < len(words):
        operation = words[at]
        count = _COUNTS.get(operation, 0)
        name = dwarf_names.OPERATIONS.get(operation)
        rest = words[at + 1 : at + 1 + count]
        if name is None or len(rest) < count:
            # LLVM prints an expression that is not valid as numbers.
            return f"!DIExpression({', '.join(map(str, words))})"
        texts.append(name)
        if operation == _CONVERT:
            texts += [str(rest[0]), dwarf_names.ENCODINGS.get(rest[1], str(rest[1]))]
        else:
            texts += map(str, rest)
        at += 1 + count
    return f"!DIExpression({', '.join(texts)})"


def _today(version: int, words: list[int]) -> list[int]:
    """Return an expression in the present form; LLVM 4, 5 and 6 each changed it."""
    if version < 1 and len(words) >= 3 and words[-3] == _BIT_PIECE:
        words[-3] = _FRAGMENT
    if version < 2 and words[:1] == [_DEREF]:
        # A dereference at the front is the last operation before a fragment.
        end = len(words) - 3 if len(words) >= 3 and words[-3] == _FRAGMENT else len(words)
        words = [*words[1:end], _DEREF, *words[end:]]
    if version < 3:
        words = _split_sums(words)
    return words


def _split_sums(words: list[int]) -> list[int]:
    """Replace sums with a number, as LLVM 5 and older wrote them."""
    result: list[int] = []
    at = 0
    while at < len(words):
        operation = words[at]
        if operation == _PLUS and at + 1 < len(words):
            result += [_PLUS_UCONST, words[at + 1]]
            at += 2
        elif operation == _MINUS and at + 1 < len(words):
            result += [_CONSTU, words[at + 1], _MINUS]
            at += 2
        else:
            count = _COUNTS.get(operation, 0)
            result += words[at : at + 1 + count]
            at += 1 + count
    return result


def _namespace(values: list[int], operands: Operands) -> list[int]:
    # Until LLVM 4 file and name were at 2 and 3.
    name = values[3] if len(values) == 5 else values[2]
    return [values[0], values[1], name, values[0] >> 1 & 1]


def _template_value(values: list[int], operands: Operands) -> list[int]:
    # Until LLVM 10 there was no default.
    return [*values[:4], 0, values[4]] if len(values) == 5 else values


def _local_variable(values: list[int], operands: Operands) -> list[int]:
    has_align = values[0] & 2
    # Until LLVM 3.8 a tag came first.
    if not has_align and len(values) > 8:
        del values[1]
    return values if has_align else values[:8]


def _global_variable(values: list[int], operands: Operands) -> list[int]:
    version = values[0] >> 1
    if version == 1:
        return [*values[:10], 0, _at(values, 10)]
    if version == 0:
        # The variable's value, at 9, is an attachment of the variable since LLVM 4.
        return [*values[:9], _at(values, 10), 0, _at(values, 11)]
    return values


def _module(values: list[int], operands: Operands) -> list[int]:
    # Until LLVM 10 there was no file.
    return values if len(values) > 6 else [values[0], 0, *values[1:]]


def _label(values: list[int], operands: Operands) -> list[int]:
    # Until LLVM 20 there was neither a column nor a coroutine's suspension.
    return values if len(values) > 6 else [*values[:5], 0, (1 << 64) - 1]


def _compile_unit(values: list[int], operands: Operands) -> list[int]:
    known = values[:22] + [0] * (22 - len(values))
    if len(values) < 17:
        known[16] = 1
    if values[1] >> 63:
        # DWARF 6's name of the language; its version is the last number.
        known[1] = 0
        known += [values[1] & (1 << 63) - 1, _at(values, 22)]
    return known


def _derived(values: list[int], operands: Operands) -> list[int]:
    # Properties of a signed pointer share a number: key, flag, discriminator, two flags.
    signed = _at(values, 14)
    if not signed:
        return values
    return [*values[:14], signed & 15, signed >> 4 & 1, signed >> 5 & 0xFFFF, signed >> 21 & 1,
            signed >> 22 & 1]  # fmt: skip


def _composite(values: list[int], operands: Operands) -> list[int]:
    return values if len(values) > 24 else values + [0] * (24 - len(values)) + [_NO_ENUM_KIND]


def _subprogram(values: list[int], operands: Operands) -> list[int]:
    if values[0] & 4:
        if values[10] or values[9] & 3:
            values[10] += 1
        return values
    # Until LLVM 7 flags of the definition were numbers of their own, and before LLVM 4 a
    # function could stand in the place of the unit.
    local, defined, virtuality, optimised = values[7], values[8], values[11], values[14]
    flags = (virtuality & 3) | local << 2 | defined << 3 | optimised << 4
    extra = 3 if len(values) >= 19 else 2
    unit = values[12 + extra] if values[0] & 2 else 0
    tail = [_at(values, place + extra) for place in (13, 14, 15)]
    adjustment = _at(values, 16 + extra) if len(values) >= 20 else 0
    thrown = _at(values, 17 + extra) if len(values) >= 21 else 0
    index = values[12] + 1 if values[12] or virtuality else 0
    head = [*values[:7], values[9], values[10], flags, index, values[13]]
    return [*head, unit, *tail, adjustment, thrown]


_UPGRADES: Final[dict[int, Callable[[list[int], Operands], list[int]]]] = {
    7: _location,
    17: _derived,
    18: _composite,
    20: _compile_unit,
    21: _subprogram,
    24: _namespace,
    26: _template_value,
    27: _global_variable,
    28: _local_variable,
    32: _module,
    40: _label,
}
