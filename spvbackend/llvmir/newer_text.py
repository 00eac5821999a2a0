"""Text of newer LLVMs in the spelling of the one that reads here.

LLVM's text has no promise of compatibility, and frontends embed LLVMs that are newer than
llvmlite's. What only has another spelling there gets the older one: constants of floating point and
words about memory. Lines stay what they are, so places of errors are those of the user's text. What
is new in any other way is left as it is, for LLVM to refuse.

Input: text that LLVM has refused; what it takes need not come here.
"""

from __future__ import annotations

import re
import struct
from fractions import Fraction
from typing import Final, NamedTuple, final


class _Format(NamedTuple):
    """A binary format: bits of the exponent and the mantissa, and how LLVM marks its bits."""

    exponent: int
    mantissa: int
    mark: str

    @property
    def infinity(self) -> int:
        """All bits of the exponent, which infinities and NaNs have."""
        return ((1 << self.exponent) - 1) << self.mantissa


_FORMATS: Final[dict[str, _Format]] = {
    "half": _Format(5, 10, "H"),
    "bfloat": _Format(8, 7, "R"),
    "float": _Format(8, 23, ""),
    "double": _Format(11, 52, ""),
}
# Strings, comments and names are tokens, so that what looks like a constant in them is none.
_TOKEN: Final = re.compile(
    r'"[^"]*"|;[^\n]*|[%@$#!][-\w.$]+|\btarget_mem: (?P<access>\w+)|[-\w.$]+:|'
    r"\b(?P<type>half|bfloat|float|double|fp128|x86_fp80|ppc_fp128)\b|"
    r"(?<=[\s(])(?:f0x(?P<bits>[0-9A-Fa-f]+)|(?P<sign>[-+]?)(?:(?P<infinity>inf)|"
    r"(?P<quiet>qnan|nan)(?:\((?P<payload>0x[0-9A-Fa-f]+)\))?|snan\((?P<signal>0x[0-9A-Fa-f]+)\)|"
    r"(?P<decimal>\d{1,40}\.\d{0,40}(?:[eE][-+]?\d{1,3})?)))(?![\w.:])"
)


def older_spelling(text: str) -> str:
    """The text with all that has an older spelling in that, and nothing else changed."""
    return _TOKEN.sub(_Rewriter().token, text)


@final
class _Rewriter:
    """Goes through the tokens; the type of a constant is the last one that was named before it."""

    __slots__ = ("type",)

    def __init__(self) -> None:
        self.type = ""

    def token(self, found: re.Match[str]) -> str:
        """What stands for a token, itself in most cases."""
        if found["type"]:
            self.type = found["type"]
            return found[0]
        if access := found["access"]:
            return f"target_mem0: {access}, target_mem1: {access}"
        form = _FORMATS.get(self.type)
        bits = None if form is None else _bits(form, found)
        return found[0] if form is None or bits is None else _spell(form, bits)


def _bits(form: _Format, found: re.Match[str]) -> int | None:
    """The bits of a constant; None where the older spelling is the same, or it is no constant."""
    if found["bits"]:
        # One digit for each four bits of the type.
        fits = 4 * len(found["bits"]) == 1 + form.exponent + form.mantissa
        return int(found["bits"], 16) if fits else None
    sign = (found["sign"] == "-") << (form.exponent + form.mantissa)
    if found["infinity"]:
        return sign | form.infinity
    if found["quiet"]:
        payload = int(found["payload"] or "0", 16)
        return sign | form.infinity | 1 << (form.mantissa - 1) | payload
    if found["signal"]:
        return sign | form.infinity | int(found["signal"], 16)
    if found["decimal"]:
        value = Fraction(found["decimal"])
        magnitude, is_exact = _nearest(form, value)
        return None if is_exact else sign | magnitude
    return None


def _nearest(form: _Format, value: Fraction) -> tuple[int, bool]:
    """The bits of the nearest number to one that is not negative, and whether it is that one."""
    # A double is always read by rounding.
    if value == 0 or form.exponent == 11:
        return 0, True
    exponent = value.numerator.bit_length() - value.denominator.bit_length()
    if Fraction(2) ** exponent > value:
        exponent -= 1
    least = 2 - (1 << (form.exponent - 1))
    exponent = max(exponent, least)
    steps = value / Fraction(2) ** (exponent - form.mantissa)
    # Rounds halves to even; a carry out of the mantissa is one of the exponent, as it should be.
    count = round(steps)
    return ((exponent - least) << form.mantissa) + count, count == steps


def _spell(form: _Format, bits: int) -> str:
    """The bits in LLVM's older spelling, in which a float has those of a double."""
    if form.mark:
        return f"0x{form.mark}{bits:04X}"
    if form.exponent == 8:
        bits = _widened(bits)
    return f"0x{bits:016X}"


def _widened(bits: int) -> int:
    """The bits of a float as those of the double that it is."""
    form = _FORMATS["float"]
    if bits & form.infinity == form.infinity:
        # By hand: a conversion makes a NaN quiet.
        sign, mantissa = bits >> 31, bits & (1 << form.mantissa) - 1
        return sign << 63 | _FORMATS["double"].infinity | mantissa << 52 - form.mantissa
    (value,) = struct.unpack("<f", struct.pack("<I", bits))
    (wide,) = struct.unpack("<Q", struct.pack("<d", value))
    return int(wide)
