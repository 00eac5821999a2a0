"""The attributes of a bitcode module: groups, and the sets that functions and calls refer to.

Input: the records of PARAMATTR_GROUP_BLOCK and PARAMATTR_BLOCK. Output: attributes by name, equal
to those that the text parser finds in LLVM 22's print of the module; older ones are replaced as
LLVM's reader replaces them. A group has the attributes of one place, which is a function, its
result or a parameter; a set has a group for each place that has attributes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir.parse.scan import spaced, tokens_of
from spvbackend.llvmir.types import MAX_ALIGN, Type, type_text
from spvbackend.llvmir.values import NO_ATTRIBUTES, Attributes, AttrValue
from spvbackend.reading.bitcode import attribute_kinds as kinds
from spvbackend.reading.bitcode.attribute_kinds import KINDS, POSITIONS, Kind
from spvbackend.reading.bitcode.bitstream import CorruptError
from spvbackend.reading.bitcode.types import text_of

NO_GROUP: Final = -1
_NO_FUNCTION: Final[dict[str, str]] = {}
# Places of a group.
_RESULT: Final = 0
_FIRST_PARAMETER: Final = 1
_FUNCTION: Final = 0xFFFFFFFF
_MAX_PLACE: Final = 0xFFFF
"""Callers take memory for each parameter up to the last with attributes."""
_MAX_RANGE_BITS: Final = 2048
"""Python spells no number of many digits."""
_NO_COUNT: Final = 0xFFFFFFFF
"""`allocsize` without a second parameter."""


@final
class AttributeSet:
    """The attributes of a function or a call.

    Attributes:
        parameters: the attributes of parameters that have any, by index from 0.
        result: the attributes of the result.
        group: the number of the group of the function itself, NO_GROUP for none.
        function: the attributes in that group.
    """

    __slots__ = ("function", "group", "parameters", "result")

    def __init__(self) -> None:
        self.parameters: Final[dict[int, Attributes]] = {}
        self.result = NO_ATTRIBUTES
        self.group = NO_GROUP
        self.function = _NO_FUNCTION


@final
class _Record:
    """The numbers of a record, from first to last."""

    __slots__ = ("_at", "_numbers")

    def __init__(self, numbers: Sequence[int]) -> None:
        self._numbers: Final = numbers
        self._at = 0

    def is_at_end(self) -> bool:
        """Whether no number is left."""
        return self._at >= len(self._numbers)

    def number(self) -> int:
        """Take the next number."""
        if self._at >= len(self._numbers):
            raise CorruptError("a record of attributes is too short")
        self._at += 1
        return self._numbers[self._at - 1]

    def signed(self) -> int:
        """Take the next number, whose lowest bit is its sign."""
        number = self.number()
        if number & 1 == 0:
            return number >> 1
        # Minus zero stands for the least number of 64 bits.
        return -(number >> 1) if number > 1 else -1 << 63

    def text(self) -> str:
        """Take bytes up to a null byte."""
        letters: list[int] = []
        while (letter := self.number()) != 0:
            # LLVM's writer extends the sign of a byte to 64 bits.
            letters.append(letter if letter < 1 << 8 else letter - (1 << 64) + (1 << 8))
        return text_of(letters)


@final
class _Group:
    """The attributes of one place.

    Attributes:
        place: 0 for the result, then the parameters, _FUNCTION for the function.
        values: values by the row of KINDS; 1 for an attribute without a value.
        strings: string attributes.
        memory: the accesses that attributes before `memory` leave, -1 if there are none.
        attributes: the attributes by name, of a parameter or the result.
        function: the attributes by name, of a function.
    """

    __slots__ = ("attributes", "function", "memory", "place", "strings", "values")

    def __init__(self, place: int) -> None:
        if place > _MAX_PLACE and place != _FUNCTION:
            raise CorruptError(f"attributes are of parameter {place}")
        self.place: Final = place
        self.values: Final[dict[int, AttrValue]] = {}
        self.strings: Final[dict[str, str]] = {}
        self.memory = -1
        self.attributes = NO_ATTRIBUTES
        self.function = _NO_FUNCTION

    def set(self, code: int, value: AttrValue) -> None:
        """Set the attribute of a kind that has a row."""
        self.values[POSITIONS[code]] = value

    def restrict(self, memory: int) -> None:
        """Leave only accesses that an attribute before `memory` allows as well."""
        self.memory = memory if self.memory < 0 else self.memory & memory


@final
class AttributeTables:
    """The attribute groups and sets of a module; groups are read before sets.

    Attributes:
        type_of: returns the type with a number.
        notes: faults that do not matter to the translation: kinds that are skipped.
    """

    __slots__ = ("_groups", "_known", "_known_functions", "_sets", "notes", "type_of")

    def __init__(self, type_of: Callable[[int], Type]) -> None:
        self.type_of: Final = type_of
        self.notes: Final[list[str]] = []
        self._groups: Final[dict[int, _Group]] = {}
        self._sets: Final[list[AttributeSet]] = []
        # Equal attributes are one object.
        self._known: Final[dict[tuple[tuple[str, AttrValue], ...], Attributes]] = {}
        # Groups that old sets have made.
        self._known_functions: Final[dict[tuple[tuple[str, str], ...], int]] = {}

    def read_group(self, record: Sequence[int]) -> None:
        """Read a group: its number, its place, and attributes, each after a number for its form.

        Raises:
            CompileError: the record is malformed.
            Unsupported: a kind is unknown, and with it the length of its payload.
        """
        numbers = _Record(record)
        number = numbers.number()
        group = _Group(numbers.number())
        while not numbers.is_at_end():
            form = numbers.number()
            read = _FORMS.get(form)
            if read is None:
                raise CorruptError(f"{form} is not a form of attributes")
            read(self, group, numbers)
        _upgrade_strings(group)
        self._finish(group)
        self._groups[number] = group

    def read_entry(self, record: Sequence[int]) -> None:
        """Read a set: the numbers of its groups.

        Raises:
            CompileError: a group does not exist, or two groups are of the same place.
        """
        own = AttributeSet()
        places: set[int] = set()
        for number in record:
            group = self._groups.get(number)
            if group is None:
                raise CorruptError(f"attribute group {number} is not defined")
            _add_place(places, group.place)
            self._put(own, group, number)
        self._sets.append(own)

    def read_old_entry(self, record: Sequence[int]) -> None:
        """Read a set of LLVM 3.2 or older: pairs of a place and a number with a bit for each kind.

        Raises:
            CompileError: the record is malformed.
        """
        own = AttributeSet()
        places: set[int] = set()
        numbers = _Record(record)
        while not numbers.is_at_end():
            group = _Group(numbers.number())
            _add_place(places, group.place)
            _read_bits(group, numbers.number())
            self._finish(group)
            self._put(own, group, self._old_number(group))
        self._sets.append(own)

    def sets(self) -> list[AttributeSet]:
        """Return the sets in their order."""
        return self._sets

    def groups(self) -> dict[int, dict[str, str]]:
        """Return the attributes of functions by group."""
        return {
            number: group.function
            for number, group in self._groups.items()
            if group.function is not _NO_FUNCTION
        }

    def kind(self, code: int) -> Kind:
        """Return the kind with a number, for an attribute with a payload."""
        at = POSITIONS.get(code)
        if at is None:
            raise Unsupported(f"attribute kind {code} of the bitcode is not known")
        return KINDS[at]

    def skip(self, code: int) -> None:
        """Note, once, that attributes of a kind are left out."""
        note = f"attribute kind {code} of the bitcode is not known and left out"
        if note not in self.notes:
            self.notes.append(note)

    def _finish(self, group: _Group) -> None:
        """Name the attributes of a group, in LLVM's order of print."""
        if group.memory >= 0:
            group.set(kinds.CODE_MEMORY, _effects(group.memory))
        values = group.values
        strings = group.strings
        if group.place == _FUNCTION:
            function = {KINDS[at].name: _word(KINDS[at], values[at]) for at in sorted(values)}
            for name in sorted(strings):
                function[name] = strings[name]
            group.function = function or _NO_FUNCTION
            return
        attributes: Attributes = {KINDS[at].name: values[at] for at in sorted(values)}
        for name in sorted(strings):
            attributes[name] = strings[name]
        if attributes:
            group.attributes = self._known.setdefault(tuple(attributes.items()), attributes)

    def _put(self, own: AttributeSet, group: _Group, number: int) -> None:
        """Put a group into a set."""
        if group.place == _FUNCTION:
            if group.function is not _NO_FUNCTION:
                own.group = number
                own.function = group.function
        elif group.attributes is NO_ATTRIBUTES:
            pass
        elif group.place == _RESULT:
            own.result = group.attributes
        else:
            own.parameters[group.place - _FIRST_PARAMETER] = group.attributes

    def _old_number(self, group: _Group) -> int:
        """Return the number of a group of a function that the bitcode does not number."""
        if group.function is _NO_FUNCTION:
            return NO_GROUP
        key = tuple(group.function.items())
        number = self._known_functions.get(key)
        if number is None:
            number = self._known_functions[key] = max(self._groups, default=NO_GROUP) + 1
            self._groups[number] = group
        else:
            group.function = self._groups[number].function
        return number


def _add_place(places: set[int], place: int) -> None:
    if place in places:
        raise CorruptError("two attribute groups of a set are of the same place")
    places.add(place)


def _word(kind: Kind, value: AttrValue) -> str:
    """Return the value of a function's attribute as its print has it behind the name."""
    if isinstance(value, Type):
        return spaced(tokens_of(type_text(value, opaque=True)))
    if isinstance(value, str):
        return value[1:-1]
    return str(value) if kind.shape in (kinds.NUMBER, kinds.POWER) else ""


def _upgrade_strings(group: _Group) -> None:
    """Replace string attributes that LLVM no longer knows (cf. UpgradeAttributes)."""
    strings = group.strings
    frame = ""
    if (kept := strings.pop("no-frame-pointer-elim", None)) is not None:
        frame = "all" if kept == "true" else "none"
    if strings.pop("no-frame-pointer-elim-non-leaf", None) is not None and frame != "all":
        frame = "non-leaf"
    if frame:
        strings["frame-pointer"] = frame
    if strings.pop("null-pointer-is-valid", None) == "true":
        group.set(kinds.CODE_NULL_POINTER_IS_VALID, 1)


def _read_flag(tables: AttributeTables, group: _Group, numbers: _Record) -> None:
    code = numbers.number()
    if group.place == _FUNCTION and code in kinds.OLD_MEMORY:
        group.restrict(kinds.OLD_MEMORY[code])
    elif code == kinds.CODE_NO_CAPTURE:
        group.set(kinds.CODE_CAPTURES, kinds.CAPTURES_NONE)
    elif code not in POSITIONS:
        tables.skip(code)
    else:
        _set_bare(group, tables.kind(code))


def _set_bare(group: _Group, kind: Kind) -> None:
    """Set an attribute without a payload; only the type of a parameter can stand for a type."""
    is_parameter = _RESULT < group.place < _FUNCTION
    is_possible = kind.is_bare and (is_parameter or kind.shape != kinds.TYPE)
    if kind.shape != kinds.FLAG and not is_possible:
        raise CorruptError(f"attribute '{kind.name}' has no value")
    group.set(kind.code, 1)


def _read_number(tables: AttributeTables, group: _Group, numbers: _Record) -> None:
    kind = tables.kind(numbers.number())
    number = numbers.number()
    if kind.shape == kinds.DENORMAL:
        _set_denormals(group, number)
        return
    decode = _DECODERS.get(kind.shape)
    if decode is None:
        raise CorruptError(f"attribute '{kind.name}' has the value {number}")
    if (value := decode(number)) is not None:
        group.set(kind.code, value)


def _read_string(tables: AttributeTables, group: _Group, numbers: _Record) -> None:
    group.strings[numbers.text()] = ""


def _read_pair(tables: AttributeTables, group: _Group, numbers: _Record) -> None:
    name = numbers.text()
    group.strings[name] = numbers.text()


def _read_bare_type(tables: AttributeTables, group: _Group, numbers: _Record) -> None:
    kind = tables.kind(numbers.number())
    if kind.shape != kinds.TYPE:
        raise CorruptError(f"attribute '{kind.name}' has no type")
    _set_bare(group, kind)


def _read_type(tables: AttributeTables, group: _Group, numbers: _Record) -> None:
    kind = tables.kind(numbers.number())
    if kind.shape != kinds.TYPE:
        raise CorruptError(f"attribute '{kind.name}' has a type")
    group.set(kind.code, tables.type_of(numbers.number()))


def _read_range(tables: AttributeTables, group: _Group, numbers: _Record) -> None:
    kind = tables.kind(numbers.number())
    if kind.shape != kinds.RANGE:
        raise CorruptError(f"attribute '{kind.name}' has a range")
    bits = numbers.number()
    lower, upper = _bounds(numbers, bits)
    group.set(kind.code, f"(i{bits} {lower}, {upper})")


def _read_ranges(tables: AttributeTables, group: _Group, numbers: _Record) -> None:
    kind = tables.kind(numbers.number())
    if kind.shape != kinds.RANGES:
        raise CorruptError(f"attribute '{kind.name}' has a list of ranges")
    count = numbers.number()
    bits = numbers.number()
    texts: list[str] = []
    last: int | None = None
    while len(texts) < count:
        lower, upper = _bounds(numbers, bits)
        if lower >= upper or (last is not None and lower <= last):
            raise CorruptError(f"the ranges of attribute '{kind.name}' are not in order")
        texts.append(f"({lower}, {upper})")
        last = upper
    if not texts:
        raise CorruptError(f"attribute '{kind.name}' has no ranges")
    group.set(kind.code, f"({', '.join(texts)})")


def _bounds(numbers: _Record, bits: int) -> tuple[int, int]:
    """Take the bounds of a range of integers of some bits."""
    if bits > _MAX_RANGE_BITS:
        raise Unsupported(f"a range of i{bits}: i{_MAX_RANGE_BITS} is the widest supported")
    if bits == 0:
        raise CorruptError("a range has integers without bits")
    if bits <= 64:
        return _wrapped(numbers.signed(), bits), _wrapped(numbers.signed(), bits)
    # Both numbers of words share one number.
    words = numbers.number()
    return _wide(numbers, words & 0xFFFFFFFF, bits), _wide(numbers, words >> 32, bits)


def _wide(numbers: _Record, words: int, bits: int) -> int:
    """Take an integer of several words, of which the first is the lowest."""
    if words > (bits + 63) // 64:
        raise CorruptError(f"a range of i{bits} has {words} words")
    value = 0
    for place in range(words):
        value |= (numbers.signed() & 0xFFFFFFFFFFFFFFFF) << 64 * place
    return _wrapped(value, bits)


def _wrapped(value: int, bits: int) -> int:
    """Return the signed integer of some bits that is equal in those bits."""
    half = 1 << bits - 1
    return ((value + half) & (2 * half - 1)) - half


def _power(number: int) -> AttrValue | None:
    if number & (number - 1) or number > MAX_ALIGN:
        raise CorruptError(f"{number} is not an alignment")
    return number or None


def _count(number: int) -> AttrValue | None:
    return number or None


def _dead(number: int) -> AttrValue | None:
    return f"({number})"


def _unwind(number: int) -> AttrValue | None:
    if number >= len(kinds.UNWINDS):
        raise CorruptError(f"{number} is not a kind of unwind tables")
    word = kinds.UNWINDS[number]
    # The last kind is the default and not printed.
    return None if word == "none" else 1 if word == kinds.UNWINDS[-1] else f"({word})"


def _alloc_kind(number: int) -> AttrValue | None:
    words = [word for at, word in enumerate(kinds.ALLOC_KINDS) if number >> at & 1]
    return f'("{",".join(words)}")'


def _alloc_size(number: int) -> AttrValue | None:
    size, count = number >> 32, number & 0xFFFFFFFF
    return f"({size})" if count == _NO_COUNT else f"({size}, {count})"


def _vscale(number: int) -> AttrValue | None:
    return f"({number >> 32}, {number & 0xFFFFFFFF})" if number else None


def _captures(number: int) -> AttrValue | None:
    others, result = _captured(number >> 4 & 15), _captured(number & 15)
    parts = [others] if others != "none" or others == result else []
    if others != result:
        parts.append(f"ret: {result}")
    return f"({', '.join(parts)})"


def _captured(bits: int) -> str:
    words = (kinds.ADDRESSES[bits & 3], kinds.PROVENANCES[bits >> 2])
    return ", ".join([word for word in words if word]) or "none"


def _classes(number: int) -> AttrValue | None:
    left = number & kinds.ALL_CLASSES
    words: list[str] = []
    for bits, word in kinds.CLASS_NAMES:
        if left & bits == bits:
            words.append(word)
            left &= ~bits
    return f"({' '.join(words)})" if words else None


def _memory(number: int) -> AttrValue | None:
    if number >> 56 == 0:
        # Version 0 has three locations; the third was split into errno and the rest.
        number = number & 0xF | (number >> 4 & 3) * 0x50
    return _effects(number & kinds.ALL_MEMORY)


def _effects(memory: int) -> str:
    accesses = [memory >> 2 * place & 3 for _, place in kinds.LOCATIONS]
    other = accesses[0]
    parts = [kinds.ACCESSES[other]] if other or not any(accesses) else []
    for (name, _), access in zip(kinds.LOCATIONS, accesses, strict=True):
        if access != other:
            parts.append(f"{name}: {kinds.ACCESSES[access]}")
    return f"({', '.join(parts)})"


def _set_denormals(group: _Group, number: int) -> None:
    """Set the string attributes that `denormal_fpenv` replaces (LLVM 23)."""
    default, float_mode = _denormals(number & 15), _denormals(number >> 4 & 15)
    if default != _denormals(0):
        group.strings["denormal-fp-math"] = default
    if float_mode != default:
        group.strings["denormal-fp-math-f32"] = float_mode


def _denormals(bits: int) -> str:
    return f"{kinds.DENORMALS[bits & 3]},{kinds.DENORMALS[bits >> 2]}"


def _read_bits(group: _Group, number: int) -> None:
    """Set the attributes of the format of LLVM 3.2."""
    align = _power(number >> kinds.OLD_ALIGN_SHIFT & kinds.OLD_ALIGN_MASK)
    if align is not None:
        group.set(kinds.CODE_ALIGN, align)
    if stack := number >> kinds.OLD_STACK_SHIFT & kinds.OLD_STACK_MASK:
        group.set(kinds.CODE_STACK_ALIGN, 1 << stack - 1)
    for bit, code in kinds.OLD_BITS.items():
        if not number >> bit & 1:
            continue
        if group.place == _FUNCTION and code in kinds.OLD_MEMORY:
            group.restrict(kinds.OLD_MEMORY[code])
        elif code == kinds.CODE_NO_CAPTURE:
            group.set(kinds.CODE_CAPTURES, kinds.CAPTURES_NONE)
        else:
            group.set(code, 1)


_FORMS: Final[dict[int, Callable[[AttributeTables, _Group, _Record], None]]] = {
    0: _read_flag,
    1: _read_number,
    3: _read_string,
    4: _read_pair,
    5: _read_bare_type,
    6: _read_type,
    7: _read_range,
    8: _read_ranges,
}
"""Forms of attributes in the record of a group (BitcodeWriter's writeAttributeGroupTable)."""
_DECODERS: Final[dict[int, Callable[[int], AttrValue | None]]] = {
    kinds.NUMBER: _count,
    kinds.POWER: _power,
    kinds.ALLOC_KIND: _alloc_kind,
    kinds.ALLOC_SIZE: _alloc_size,
    kinds.CAPTURES: _captures,
    kinds.CLASSES: _classes,
    kinds.DEAD: _dead,
    kinds.MEMORY: _memory,
    kinds.UNWIND: _unwind,
    kinds.VSCALE: _vscale,
}
"""By shape: the value for a number, None where it says nothing."""
