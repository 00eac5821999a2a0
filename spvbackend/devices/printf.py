"""Prints kernels' output: records in a buffer become text, as by OpenCL C's printf (6.15.14)."""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from spvbackend.shader.interface import PrintfFormat

_CONVERSION: Final = re.compile(
    r"%(?P<flags>[-+ #0]*)(?P<width>\d*)(?:\.(?P<precision>\d*))?(?:v(?P<lanes>\d+))?"
    r"(?P<length>hh|hl|h|ll|l|L)?(?P<kind>[a-zA-Z%])"
)
_INTEGERS: Final = "diouxX"
_FLOATS: Final[dict[int, str]] = {2: "<e", 4: "<f", 8: "<d"}
_LENGTHS: Final[dict[str, int]] = {"hh": 1, "h": 2}
"""Bytes of a number that is passed as a wider one."""


def printed(content: bytes, formats: Iterable[PrintfFormat]) -> Iterator[str]:
    """Yield the texts of the records in a buffer, in their order.

    Args:
        content: of the buffer.
        formats: those of the module.
    """
    known = {one.number: one for one in formats}
    texts = {one.number: one.text for one in known.values()}
    end = min(4 + 4 * _word(content, 0), len(content))
    at = 4
    while at + 4 <= end:
        format = known.get(_word(content, at))
        at += 4
        if format is None or at + sum(-(-size // 4) * 4 for size in format.sizes) > len(content):
            # The first record without room: those after it have none either.
            return
        arguments: list[bytes] = []
        for size in format.sizes:
            arguments.append(content[at : at + size])
            at += -(-size // 4) * 4
        yield formatted(format.text, arguments, texts)


def _word(content: bytes, at: int) -> int:
    return int.from_bytes(content[at : at + 4], "little")


def formatted(text: str, arguments: list[bytes], texts: Mapping[int, str]) -> str:
    """Return a format with its arguments.

    Args:
        text: the format.
        arguments: as they lie in memory.
        texts: strings by their numbers.
    """
    rest = iter(arguments)

    def replacement(match: re.Match[str]) -> str:
        if match["kind"] == "%":
            return "%"
        return _converted(match, next(rest, b""), texts)

    return _CONVERSION.sub(replacement, text)


def _converted(directive: re.Match[str], data: bytes, texts: Mapping[int, str]) -> str:
    """Return an argument as its conversion prints it, a vector with commas."""
    kind = directive["kind"]
    if kind == "s":
        number = _word(data, 0)
        return _plain(directive, "s", texts.get(number, "(null)") if number else "(null)")
    if kind == "c":
        return _plain(directive, "s", chr(data[0]) if data else "", precise=False)
    if kind == "p":
        return _plain(directive, "s", hex(int.from_bytes(data, "little")), precise=False)
    size = len(data) // int(directive["lanes"] or 1)
    if not size:
        return ""
    parts = [data[at : at + size] for at in range(0, len(data), size)]
    if kind in _INTEGERS:
        return ",".join([_integer(directive, part) for part in parts])
    if size not in _FLOATS:
        return directive[0]
    return ",".join([_float(directive, struct.unpack(_FLOATS[size], part)[0]) for part in parts])


def _plain(directive: re.Match[str], kind: str, value: object, precise: bool = True) -> str:
    """Apply Python's own conversion; its differences from C's are handled by the callers."""
    precision = directive["precision"]
    point = "" if precision is None or not precise else f".{precision or 0}"
    return f"%{directive['flags']}{directive['width']}{point}{kind}" % (value,)


def _integer(directive: re.Match[str], data: bytes) -> str:
    kind = directive["kind"]
    length = _LENGTHS.get(directive["length"] or "", len(data))
    value = int.from_bytes(data[:length], "little", signed=kind in "di")
    flags, precision = directive["flags"], directive["precision"]
    digits = format(abs(value), kind if kind in "oxX" else "d")
    if precision is not None:
        least = int(precision or 0)
        digits = digits.rjust(least, "0") if value or least else ""
    head = ""
    if "#" in flags and value:
        head = {"x": "0x", "X": "0X"}.get(kind, "")
    if "#" in flags and kind == "o" and not digits.startswith("0"):
        digits = f"0{digits}"
    if kind in "di":
        head = _sign(flags, value < 0)
    return _filled(directive, head, digits, zeros=precision is None)


def _sign(flags: str, is_negative: bool) -> str:
    if is_negative:
        return "-"
    return "+" if "+" in flags else " " if " " in flags else ""


def _filled(directive: re.Match[str], head: str, digits: str, zeros: bool) -> str:
    """Pad a number to its width: with zeros after the sign, or with blanks on either side."""
    width = int(directive["width"] or 0)
    if "-" in directive["flags"]:
        return (head + digits).ljust(width)
    if "0" in directive["flags"] and zeros:
        return head + digits.rjust(width - len(head), "0")
    return (head + digits).rjust(width)


def _float(directive: re.Match[str], value: float) -> str:
    kind = directive["kind"]
    if kind not in "aAeEfFgG":
        return directive[0]
    if kind in "eEfFgG" and math.isfinite(value):
        return _plain(directive, kind, value)
    head = _sign(directive["flags"], math.copysign(1.0, value) < 0)
    if math.isfinite(value):
        head, digits = f"{head}0x", _hexadecimal(abs(value), directive["precision"])
    else:
        digits = "inf" if math.isinf(value) else "nan"
    whole = _filled(directive, head, digits, zeros=math.isfinite(value))
    return whole.upper() if kind.isupper() else whole


_DIGITS: Final = 13
"""The most hexadecimal digits after the point of a double."""


def _hexadecimal(value: float, precision: str | None) -> str:
    """Return the digits of `%a` after `0x`: as many as needed, or as the precision."""
    wanted = _DIGITS if precision is None else int(precision or 0)
    if value == 0.0:
        bits, exponent = 0, 0
    else:
        fraction, exponent = math.frexp(value)
        # From 1 up to 2, in steps of 2 ** -52.
        bits, exponent = int(fraction * (1 << 53)), exponent - 1
    kept = min(wanted, _DIGITS)
    drop = 4 * (_DIGITS - kept)
    rest, half = bits & ((1 << drop) - 1), (1 << drop) >> 1
    bits >>= drop
    if drop and (rest > half or (rest == half and bits & 1)):
        bits += 1
    text = f"{bits & ((1 << 4 * kept) - 1):0{kept}x}" if kept else ""
    text = text.rstrip("0") if precision is None else text.ljust(wanted, "0")
    point = "." if text else ""
    return f"{bits >> (4 * kept)}{point}{text}p{exponent:+d}"
