"""AMD's integer instructions that are intrinsics: bytes, bit fields, short products, dot products.

Output: plain arithmetic, in twice the width where a sum or a product has to be exact.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.prepare.templates.text import Request, Writer, integer_width, parse_shape

Family = Callable[[Request], str | None]


def expand_align(request: Request) -> str:
    """alignbit and alignbyte: 32 bits of two words, from a bit or byte of the lower one on."""
    writer = Writer()
    high = writer.let("zext i32 %a0 to i64")
    high = writer.let(f"shl i64 {high}, 32")
    low = writer.let("zext i32 %a1 to i64")
    both = writer.let(f"or i64 {high}, {low}")
    if request.name.endswith("bit"):
        by = writer.let("and i32 %a2, 31")
    else:
        by = writer.let("and i32 %a2, 3")
        by = writer.let(f"shl i32 {by}, 3")
    by = writer.let(f"zext i32 {by} to i64")
    both = writer.let(f"lshr i64 {both}, {by}")
    return writer.returns("i32", writer.let(f"trunc i64 {both} to i32"))


# The sign bits that selectors 8 to 11 of perm replicate: the highest bit of every second byte.
_SIGNS: Final = (15, 31, 47, 63)


def expand_perm(request: Request) -> str:
    """perm: each byte of the selector chooses one of the eight bytes of both operands.

    Selectors from 8 on give the sign of a half, 12 gives zero, larger ones all ones.
    """
    writer = Writer()
    high = writer.let("zext i32 %a0 to i64")
    high = writer.let(f"shl i64 {high}, 32")
    low = writer.let("zext i32 %a1 to i64")
    both = writer.let(f"or i64 {high}, {low}")
    selector = request.imms.get(2)
    result = ""
    for at in range(4):
        if selector is None:
            byte = _chosen_byte(writer, both, at)
        else:
            byte = _known_byte(writer, both, selector >> 8 * at & 255)
        result = add_byte(writer, result, byte, at)
    return writer.returns("i32", result)


def _known_byte(writer: Writer, both: str, selector: int) -> str:
    """Return a byte that a constant chooses, as an i32."""
    if selector >= 12:
        return "0" if selector == 12 else "255"
    if selector >= 8:
        sign = writer.let(f"shl i64 {both}, {63 - _SIGNS[selector - 8]}")
        sign = writer.let(f"ashr i64 {sign}, 63")
        byte = writer.let(f"trunc i64 {sign} to i32")
    else:
        byte = writer.let(f"lshr i64 {both}, {8 * selector}")
        byte = writer.let(f"trunc i64 {byte} to i32")
    return writer.let(f"and i32 {byte}, 255")


def _chosen_byte(writer: Writer, both: str, at: int) -> str:
    """Return the byte that a byte of the selector chooses."""
    number = writer.let(f"lshr i32 %a2, {8 * at}")
    number = writer.let(f"and i32 {number}, 255")
    index = writer.let(f"and i32 {number}, 7")
    index = writer.let(f"shl i32 {index}, 3")
    index = writer.let(f"zext i32 {index} to i64")
    byte = writer.let(f"lshr i64 {both}, {index}")
    byte = writer.let(f"trunc i64 {byte} to i32")
    # Numbers from 8 to 11 name the highest bits of bytes 1, 3, 5 and 7.
    half = writer.let(f"and i32 {number}, 3")
    half = writer.let(f"shl i32 {half}, 4")
    half = writer.let(f"or i32 {half}, 15")
    half = writer.let(f"zext i32 {half} to i64")
    sign = writer.let(f"lshr i64 {both}, {half}")
    sign = writer.let(f"trunc i64 {sign} to i1")
    sign = writer.let(f"sext i1 {sign} to i32")
    is_zero = writer.let(f"icmp eq i32 {number}, 12")
    fixed = writer.let(f"select i1 {is_zero}, i32 0, i32 255")
    is_fixed = writer.let(f"icmp uge i32 {number}, 12")
    special = writer.let(f"select i1 {is_fixed}, i32 {fixed}, i32 {sign}")
    is_special = writer.let(f"icmp uge i32 {number}, 8")
    byte = writer.let(f"select i1 {is_special}, i32 {special}, i32 {byte}")
    return writer.let(f"and i32 {byte}, 255")


def add_byte(writer: Writer, word: str, byte: str, at: int) -> str:
    """Put a byte, an i32, into a word whose bytes from `at` on are zero."""
    if not at:
        return byte
    byte = writer.let(f"shl i32 {byte}, {8 * at}")
    return writer.let(f"or i32 {word}, {byte}")


def _field(writer: Writer, value: str, at: int, bits: int, signed: bool, wide: str) -> str:
    """Extract a bit field of an i32 as a number of a wider type."""
    own = f"i{bits}"
    if at:
        value = writer.let(f"lshr i32 {value}, {at * bits}")
    value = writer.let(f"trunc i32 {value} to {own}")
    return writer.let(f"{'sext' if signed else 'zext'} {own} {value} to {wide}")


def _sad(writer: Writer, bits: int, masked: bool = False) -> str:
    """Return the sum of the absolute differences of the fields of both operands."""
    total = ""
    for at in range(32 // bits):
        left = _field(writer, "%a0", at, bits, False, "i32")
        right = _field(writer, "%a1", at, bits, False, "i32")
        below = writer.let(f"icmp ult i32 {left}, {right}")
        up = writer.let(f"sub i32 {left}, {right}")
        down = writer.let(f"sub i32 {right}, {left}")
        size = writer.let(f"select i1 {below}, i32 {down}, i32 {up}")
        if masked:
            # Fields that are zero in the second operand, the reference, do not count.
            is_none = writer.let(f"icmp eq i32 {right}, 0")
            size = writer.let(f"select i1 {is_none}, i32 0, i32 {size}")
        total = writer.let(f"add i32 {total}, {size}") if total else size
    return total


def expand_sad(request: Request) -> str:
    """sad.u8, sad.u16, sad.hi.u8 and msad.u8, with a third operand added."""
    writer, name = Writer(), request.name
    total = _sad(writer, 16 if name.endswith("u16") else 8, ".msad." in name)
    if ".hi." in name:
        total = writer.let(f"shl i32 {total}, 16")
    return writer.returns("i32", writer.let(f"add i32 {total}, %a2"))


def expand_lerp(request: Request) -> str:
    """lerp: the mean of each pair of bytes, rounded up where the third has its lowest bit set."""
    writer = Writer()
    result = ""
    for at in range(4):
        left = _field(writer, "%a0", at, 8, False, "i32")
        right = _field(writer, "%a1", at, 8, False, "i32")
        up = writer.let(f"lshr i32 %a2, {8 * at}")
        up = writer.let(f"and i32 {up}, 1")
        value = writer.let(f"add i32 {left}, {right}")
        value = writer.let(f"add i32 {value}, {up}")
        value = writer.let(f"lshr i32 {value}, 1")
        result = add_byte(writer, result, value, at)
    return writer.returns("i32", result)


def expand_field(request: Request) -> str | None:
    """ubfe and sbfe: a bit field by offset and width, both modulo the width of the operand.

    A field that goes beyond the operand ends with it; one of no bits is 0.
    """
    text = request.ret
    bits = integer_width(text)
    if bits not in (32, 64) or request.args[0] != text:
        return None
    writer, shift = Writer(), "ashr" if request.name.endswith("sbfe") else "lshr"
    offset = writer.let(f"and i32 %a1, {bits - 1}")
    width = writer.let(f"and i32 %a2, {bits - 1}")
    end = writer.let(f"add i32 {offset}, {width}")
    is_short = writer.let(f"icmp ult i32 {end}, {bits}")
    # Remove the bits above the field, where there are any.
    above = writer.let(f"sub i32 {bits}, {end}")
    above = writer.let(f"select i1 {is_short}, i32 {above}, i32 0")
    below = writer.let(f"add i32 {offset}, {above}")
    # A field of 0 bits at offset 0 would be shifted by the whole width.
    below = writer.let(f"and i32 {below}, {bits - 1}")
    above = writer.let(f"and i32 {above}, {bits - 1}")
    if bits == 64:
        above = writer.let(f"zext i32 {above} to i64")
        below = writer.let(f"zext i32 {below} to i64")
    value = writer.let(f"shl {text} %a0, {above}")
    value = writer.let(f"{shift} {text} {value}, {below}")
    is_none = writer.let(f"icmp eq i32 {width}, 0")
    return writer.returns(text, writer.let(f"select i1 {is_none}, {text} 0, {text} {value}"))


def expand_product(request: Request) -> str | None:
    """mul.i24 and the like: the product of the lower 24 bits, or its bits from 32 on."""
    text = request.ret
    if text not in ("i32", "i64"):
        return None
    writer, signed = Writer(), request.name.endswith("i24")
    factors: list[str] = []
    for at in range(2):
        value = writer.let(f"trunc i32 %a{at} to i24")
        factors.append(writer.let(f"{'sext' if signed else 'zext'} i24 {value} to i64"))
    product = writer.let(f"mul i64 {factors[0]}, {factors[1]}")
    if ".mulhi." in request.name:
        product = writer.let(f"{'ashr' if signed else 'lshr'} i64 {product}, 32")
    if text == "i32":
        product = writer.let(f"trunc i64 {product} to i32")
    return writer.returns(text, product)


def expand_pack(request: Request) -> str:
    """cvt.pk.i16 and cvt.pk.u16: two words as halves, saturated."""
    writer, signed = Writer(), request.name.endswith("i16")
    low, high = (-32768, 32767) if signed else (0, 65535)
    whole = "poison"
    for at in range(2):
        value = _clamped(writer, "i32", f"%a{at}", signed, low, high)
        value = writer.let(f"trunc i32 {value} to i16")
        whole = writer.insert("<2 x i16>", whole, "i16", value, at)
    return writer.returns(request.ret, whole)


def _clamped(writer: Writer, text: str, value: str, signed: bool, low: int, high: int) -> str:
    kind = "s" if signed else "u"
    if signed:
        value = writer.call(text, f"llvm.smax.{text}", [(text, value), (text, str(low))])
    return writer.call(text, f"llvm.{kind}min.{text}", [(text, value), (text, str(high))])


def _sum_type(clamp: int | None) -> str:
    """Return the type in which products are added: a clamped sum must not wrap before."""
    return "i64" if clamp else "i32"


def _summed(writer: Writer, terms: list[str], signed: bool, added: str, clamp: int | None) -> str:
    """Sum terms and an i32; a clamped sum saturates, any other wraps."""
    text = _sum_type(clamp)
    total = added
    if clamp:
        total = writer.let(f"{'sext' if signed else 'zext'} i32 {added} to i64")
    for term in terms:
        total = writer.let(f"add {text} {total}, {term}")
    if not clamp:
        return total
    low, high = (-(1 << 31), (1 << 31) - 1) if signed else (0, (1 << 32) - 1)
    total = _clamped(writer, "i64", total, signed, low, high)
    return writer.let(f"trunc i64 {total} to i32")


def _dot(request: Request, words: tuple[str, str], signs: tuple[bool, bool], added: int) -> str:
    """Return the dot product of the fields of two words, plus an i32; the last operand is clamp.

    The sum is signed unless no word is, for which the name begins with u.
    """
    writer = Writer()
    terms: list[str] = []
    bits = 8 if request.name.endswith("4") else 4
    clamp = request.imms.get(added + 1)
    text = _sum_type(clamp)
    for at in range(32 // bits):
        left = _field(writer, words[0], at, bits, signs[0], text)
        right = _field(writer, words[1], at, bits, signs[1], text)
        terms.append(writer.let(f"mul {text} {left}, {right}"))
    total = _summed(writer, terms, ".udot" not in request.name, f"%a{added}", clamp)
    return writer.returns("i32", total)


def expand_dot(request: Request) -> str:
    """sdot4, udot4, sdot8, udot8: dot product of four bytes or eight half bytes."""
    signed = ".sdot" in request.name
    return _dot(request, ("%a0", "%a1"), (signed, signed), 2)


def expand_mixed_dot(request: Request) -> str | None:
    """sudot4 and sudot8: a flag before each word says whether it is signed."""
    signs = request.imms.get(0), request.imms.get(2)
    if signs[0] is None or signs[1] is None:
        return None
    return _dot(request, ("%a1", "%a3"), (bool(signs[0]), bool(signs[1])), 4)


def expand_pair_dot(request: Request) -> str | None:
    """sdot2 and udot2: dot product of two halves of a word."""
    signed = request.name.endswith("sdot2")
    clamp = request.imms.get(3)
    writer, extend, text = Writer(), "sext" if signed else "zext", _sum_type(clamp)
    terms: list[str] = []
    for at in range(2):
        parts: list[str] = []
        for operand in ("%a0", "%a1"):
            part = writer.extract("<2 x i16>", operand, at)
            parts.append(writer.let(f"{extend} i16 {part} to {text}"))
        terms.append(writer.let(f"mul {text} {parts[0]}, {parts[1]}"))
    return writer.returns("i32", _summed(writer, terms, signed, "%a2", clamp))


def expand_float_dot(request: Request) -> str | None:
    """fdot2 and its kin: dot product of two pairs, in the sum's precision; clamped to 0 and 1."""
    pair, text = parse_shape(request.args[0]), request.ret
    if pair is None or pair.lanes != 2:
        return None
    writer = Writer()
    total = "%a2"
    for at in range(2):
        parts: list[str] = []
        for operand in ("%a0", "%a1"):
            part = writer.extract(request.args[0], operand, at)
            if pair.element != text:
                part = writer.let(f"fpext {pair.element} {part} to {text}")
            parts.append(part)
        product = writer.let(f"fmul {text} {parts[0]}, {parts[1]}")
        total = writer.let(f"fadd {text} {total}, {product}")
    if request.imms.get(3):
        total = writer.call(
            "float", "llvm.maxnum.f32", [("float", total), ("float", "0.000000e+00")]
        )
        total = writer.call(
            "float", "llvm.minnum.f32", [("float", total), ("float", "1.000000e+00")]
        )
    return writer.returns(text, total)


INTEGER_DEVICE_FAMILIES: Final[dict[str, Family]] = {
    f"llvm.amdgcn.{name}": family
    for names, family in (
        ("alignbit alignbyte", expand_align),
        ("cvt.pk.i16 cvt.pk.u16", expand_pack),
        ("fdot2 fdot2.bf16.bf16 fdot2.f16.f16 fdot2.f32.bf16", expand_float_dot),
        ("lerp", expand_lerp),
        ("msad.u8 sad.hi.u8 sad.u16 sad.u8", expand_sad),
        ("mul.i24 mul.u24 mulhi.i24 mulhi.u24", expand_product),
        ("perm", expand_perm),
        ("sbfe ubfe", expand_field),
        ("sdot2 udot2", expand_pair_dot),
        ("sdot4 sdot8 udot4 udot8", expand_dot),
        ("sudot4 sudot8", expand_mixed_dot),
    )
    for name in names.split()
}
