"""Text of a newer LLVM in the older spelling, where that is exact.

It also replaces one word of LLVM's before 22, which LLVM 22 refuses.

Input: text that LLVM has refused, or the print of an LLVM that is newer than our parser. Output:
the text line by line in the older spelling, and a map of columns. Newer versions spell floating
point numbers in new ways (`f0x3FB8AA3B`, `+qnan`, a decimal to be rounded to its type) and have new
attributes. Strings, comments and names stay as they are. New features without an older spelling
stay, so that the reader refuses them.
"""

from __future__ import annotations

import re
import struct
from typing import Final, NamedTuple, final

OLD_KERNEL: Final = "DW_CC_LLVM_OpenCLKernel"
"""The convention that clang before 22 writes for each kernel of OpenCL C under -g."""
DEVICE_KERNEL: Final = "DW_CC_LLVM_DeviceKernel"
"""The name of that convention since LLVM 22."""
_BEFORE_WORD: Final = r"!\d+ = (?:distinct )?!DISubroutineType\(cc: "


class Format(NamedTuple):
    """A binary format of IEEE 754: the bits of its fields, and the prefix in older text."""

    exponent: int
    mantissa: int
    prefix: str

    def digits(self) -> int:
        """Return the number of hex digits of a number."""
        return (1 + self.exponent + self.mantissa) // 4

    def infinity(self) -> int:
        """Return the bits of positive infinity; those of finite numbers are less."""
        return ((1 << self.exponent) - 1) << self.mantissa

    def quiet(self) -> int:
        """Return the bit that tells a quiet NaN from a signalling one."""
        return 1 << (self.mantissa - 1)


_FLOAT: Final = Format(8, 23, "0x")
_DOUBLE: Final = Format(11, 52, "0x")
_FP128: Final = Format(15, 112, "0xL")
_FORMATS: Final[dict[str, Format]] = {
    "half": Format(5, 10, "0xH"),
    "bfloat": Format(8, 7, "0xR"),
    "float": _FLOAT,
    "double": _DOUBLE,
    "fp128": _FP128,
}
# Larger powers of ten overflow or underflow every format, whatever the digits.
_MAX_POWER: Final = 10000
_MAX_DIGITS: Final = 4000
_FAST_FLAGS: Final = r"(?:[ \t]+(?:afn|arcp|contract|fast|ninf|nnan|nsz|reassoc))+"
# Parts and sigils of names, which may neither precede nor follow a word.
_BEFORE: Final = r"(?<![-+\w$.%@!#^])"
_AFTER: Final = r"(?![-\w$.:])"
# Strings, quoted names and comments come first, so that nothing within them matches.
_TOKEN: Final = (
    r'(?P<layout>"(?:[^"\n]*-)?ve(?:-[^"\n]*)?")'
    r'|"[^"]*"|;[^\n]*'
    rf"|{_BEFORE}(?:"
    rf"(?P<type>{'|'.join(_FORMATS)}){_AFTER}"
    rf"|(?P<number>f0x[0-9A-Fa-f]+|[-+](?:inf|qnan|s?nan\(0x[0-9A-Fa-f]+\)))(?![-\w$.:])"
    rf"|(?P<decimal>[-+]?\d+\.\d*(?:[eE][-+]?\d+)?){_AFTER}"
    r"|(?P<shader>@llvm\.spv\.(?:resource\.getpointer(?=\.[\w.]*\.v[23]i32\()|all\.memory\.))"
    r"|(?P<loop>@llvm\.experimental\.convergence\.loop\(\)(?:[ \t]*\[[^\n\]]*\])?)"
    r"|target_mem[ \t]*:[ \t]*(?P<memory>none|read|write|readwrite)(?=\s*[,)])"
    r"|denormal_fpenv[ \t]*\((?P<denormal>[^()\n]*)\)"
    rf"|(?P<dropped>flatten|noipa){_AFTER}"
    r"|(?P<sized>dead_on_return[ \t]*\(\d+\))"
    rf"|(?P<renamed>{OLD_KERNEL}){_AFTER}"
    rf"|(?P<converts>[us]itofp(?:[ \t]+nneg)?)(?P<flags>{_FAST_FLAGS})(?=[ \t])"
    r")"
)
# Words without an older spelling.
_NEW_WORD: Final = rf"{_BEFORE}(?:b\d+|elementwise|f(?:max|min)imumnum){_AFTER}"
_VECTOR: Final = r"<(\d+) x (half|bfloat|float|double|i\d+)>"
_PLAIN_STRUCT: Final = r"(?m)^%[^\n=]* = type \{([^\n]*)\}$"
_ELEMENT_BITS: Final[dict[str, int]] = {"bfloat": 16, "double": 64, "float": 32, "half": 16}
_DENORMAL_MODES: Final = {
    "dynamic": "dynamic",
    "ieee": "ieee",
    "positivezero": "positive-zero",
    "preservesign": "preserve-sign",
}


class Edit(NamedTuple):
    """A respelled piece of the text: its begin and end, and its new length."""

    start: int
    end: int
    length: int


@final
class Newer:
    """Text in the older spelling.

    Attributes:
        text: the text, line by line that of the source.
        edits: the differences, in the order of the text.
        is_certain: whether the source cannot come from an older version.
    """

    __slots__ = ("edits", "is_certain", "source", "text")

    def __init__(self, source: str, text: str, edits: list[Edit], is_certain: bool) -> None:
        self.source: Final = source
        self.text: Final = text
        self.edits: Final = edits
        self.is_certain: Final = is_certain

    def source_line(self, line: int) -> str:
        """Return a line, from 1, of the source."""
        lines = self.source.split("\n", line)
        return lines[line - 1] if line <= len(lines) else ""

    def source_column(self, line: int, column: int) -> int:
        """Return the column, from 1, in the source of a place in the text."""
        start = 0
        for _ in range(line - 1):
            start = self.source.find("\n", start) + 1
        end = start + len(self.source_line(line))
        moved = 0
        for edit in self.edits:
            if not start <= edit.start < end:
                continue
            begins = edit.start - start + moved + 1
            if column < begins:
                break
            if column < begins + edit.length:
                return edit.start - start + 1
            moved += edit.length - (edit.end - edit.start)
        return column - moved

    def is_newer_at(self, line: int) -> bool:
        """Whether a line, or a respelled piece, cannot come from an older version."""
        return self.is_certain or re.search(_NEW_WORD, self.source_line(line)) is not None


def with_new_word(source: str) -> str:
    """Replace the convention of kernels in debug info of clang before 22; lengths stay."""
    is_before = re.compile(_BEFORE_WORD).fullmatch

    def word(old: re.Match[str]) -> str:
        # Look back from the rare word: a pattern of the whole line takes many times as long.
        start = source.rfind("\n", 0, old.start()) + 1
        head = is_before(source, start, old.start())
        return OLD_KERNEL if head is None else DEVICE_KERNEL

    return re.sub(rf"{OLD_KERNEL}\b", word, source)


def older_spelling(source: str) -> Newer:
    """Return the text in an older version's spelling; pieces without one stay."""
    parts: list[str] = []
    edits: list[Edit] = []
    copied = 0
    is_certain = False
    form: Format | None = None
    # Tables repeat their numbers.
    known: dict[tuple[str, Format | None], str] = {}
    for token in re.finditer(_TOKEN, source):
        kind = token.lastgroup
        if kind == "type":
            # LangRef: a constant follows its type; further operands of an instruction share it.
            form = _FORMATS[token[0]]
            continue
        if kind is None:
            continue
        text = token[0]
        spelled = known.get((text, form))
        if spelled is None:
            is_layout = kind == "layout"
            spelled = _with_alignments(text, source) if is_layout else _respelled(token, form)
            known[text, form] = spelled
        if spelled == text:
            continue
        # A decimal may be a slip in text of any version.
        is_certain = is_certain or kind not in ("decimal", "renamed")
        start, end = token.span()
        parts += (source[copied:start], spelled)
        edits.append(Edit(start, end, len(spelled)))
        copied = end
    return Newer(source, "".join((*parts, source[copied:])), edits, is_certain)


def _respelled(token: re.Match[str], form: Format | None) -> str:
    """Return a token in the older spelling, unchanged if it has none."""
    if (number := token["number"]) is not None:
        bits = None if form is None else number_bits(number, form)
        return token[0] if bits is None or form is None else spell_bits(bits, form)
    if (decimal := token["decimal"]) is not None:
        bits = None if form is None or form is _DOUBLE else rounded_bits(decimal, form)
        return token[0] if bits is None or form is None else spell_bits(bits, form)
    if (access := token["memory"]) is not None:
        # The older version has two locations for the newer one.
        return f"target_mem0: {access}, target_mem1: {access}"
    if (modes := token["denormal"]) is not None:
        return _denormal_attributes(modes) or token[0]
    if token["shader"] is not None:
        # The intrinsic that the older version has by this name has other parameters.
        return token["shader"].replace("llvm.", "")
    if token["loop"] is not None:
        # The older version has one more rule for the place of the former.
        return "@llvm.experimental.convergence.anchor()"
    if token["converts"] is not None:
        # Without the flags the conversion computes the same, and only promises less.
        return token["converts"]
    if token["renamed"] is not None:
        return DEVICE_KERNEL
    # Hints, and a promise about a part of the pointee.
    return ""


def _with_alignments(layout: str, source: str) -> str:
    """Return a layout whose vectors are aligned as their elements, in terms of vectors' sizes.

    The older version has an alignment for each size. Where vectors of one size have several kinds
    of elements, their sizes in memory are the same by the smallest alignment, but the places of
    members of a struct may not be, so such a layout stays, and the older version refuses it.
    """
    wanted: dict[int, set[int]] = {}
    for count, element in re.findall(_VECTOR, source):
        bits = _ELEMENT_BITS.get(element) or int(element[1:])
        if bits >= 8:
            wanted.setdefault(int(count) * bits, set()).add(bits)
    mixed = {size for size, aligns in wanted.items() if len(aligns) > 1}
    if mixed and any(
        int(count) * (_ELEMENT_BITS.get(element) or int(element[1:])) in mixed
        for body in re.findall(_PLAIN_STRUCT, source)
        for count, element in re.findall(_VECTOR, body)
    ):
        return layout
    words = [word for word in layout.strip('"').split("-") if word != "ve"]
    words += [f"v{size}:{min(wanted[size])}" for size in sorted(wanted)]
    return f'"{"-".join(words)}"'


def number_bits(text: str, form: Format) -> int | None:
    """Return the bits of a number that is not a decimal.

    Args:
        text: `f0x...` with all digits of the format, `+inf`, `-qnan`, `+nan(0x...)` for a quiet NaN
            with a payload, `+snan(0x...)` for a signalling one; each with either sign.
        form: the format.

    Returns:
        None where the newer reader would refuse it as well.
    """
    if text.startswith("f0x"):
        digits = text.removeprefix("f0x")
        return int(digits, 16) if len(digits) == form.digits() else None
    sign = int(text[0] == "-") << (form.exponent + form.mantissa)
    name, _, payload = text[1:].partition("(")
    if name == "inf":
        return sign | form.infinity()
    given = int(payload[:-1], 16) & (form.quiet() - 1) if payload else 0
    if name == "snan":
        # A payload of zero would be infinity.
        return sign | form.infinity() | (given or form.quiet() >> 1)
    return sign | form.infinity() | form.quiet() | given


def rounded_bits(text: str, form: Format) -> int | None:
    """Return the bits of the number nearest to a decimal, ties to even.

    Returns:
        None where the decimal is exact, which every version reads, or beyond the format, which no
        version reads.
    """
    mantissa, _, power = text.lower().partition("e")
    whole, _, fraction = mantissa.lstrip("+-").partition(".")
    # Python refuses to read numbers of more digits than this.
    if len(power) > _MAX_DIGITS or len(whole + fraction) > _MAX_DIGITS:
        return None
    if abs(int(power or "0") - len(fraction)) > _MAX_POWER:
        return None
    from fractions import Fraction  # slow to import

    number = abs(Fraction(text))
    if number == 0:
        return None
    # The exponent of the leading bit.
    two = number.numerator.bit_length() - number.denominator.bit_length()
    if number < Fraction(2) ** two:
        two -= 1
    least = 2 - (1 << (form.exponent - 1))
    units = number / Fraction(2) ** (max(two, least) - form.mantissa)
    if units.denominator == 1:
        return None
    # A carry of the mantissa goes into the exponent; a denormal lacks the leading bit.
    bits = round(units) + (max(two - least, 0) << form.mantissa)
    if not 0 < bits < form.infinity():
        return None
    return int(text.startswith("-")) << (form.exponent + form.mantissa) | bits


def spell_bits(bits: int, form: Format) -> str:
    """Spell a number as the older version does: a float as the double of the same value."""
    if form is _FLOAT:
        bits, form = _widened(bits), _DOUBLE
    text = f"{bits:0{form.digits()}X}"
    # LangRef: the lower half of 128 bits comes first.
    return form.prefix + (text[16:] + text[:16] if form is _FP128 else text)


def _widened(bits: int) -> int:
    """Return the bits of the double that has the value of a float."""
    if bits & _FLOAT.infinity() != _FLOAT.infinity():
        (value,) = struct.unpack("<f", struct.pack("<I", bits))
        (wide,) = struct.unpack("<Q", struct.pack("<d", value))
        return int(wide)
    # A processor would make a signalling NaN quiet.
    payload = (bits & ((1 << _FLOAT.mantissa) - 1)) << (_DOUBLE.mantissa - _FLOAT.mantissa)
    return bits >> 31 << 63 | _DOUBLE.infinity() | payload


def _denormal_attributes(modes: str) -> str:
    """Return the string attributes that `denormal_fpenv` replaces; "" for an unknown mode.

    The first mode is for all types, the one after `float:` for float; a mode is that of the output,
    and after `|` that of the input.
    """
    attributes = []
    for item in modes.split(","):
        type, colon, pair = item.rpartition(":")
        output, _, source = (pair.strip()).partition("|")
        names = [_DENORMAL_MODES.get(mode.strip(), "") for mode in (output, source or output)]
        if not all(names) or (colon and type.strip() != "float"):
            return ""
        suffix = "-f32" if colon else ""
        attributes.append(f'"denormal-fp-math{suffix}"="{names[0]},{names[1]}"')
    return " ".join(attributes)
