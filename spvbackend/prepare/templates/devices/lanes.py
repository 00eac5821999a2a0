"""AMD's intrinsics that move values between the lanes of a wavefront.

They follow the ISA (DPP, permlane, DS permutes, readlane), including the results for lanes that do
not exist or are not active. Output: shuffles of a subgroup whose source is always a lane that takes
part, as OpGroupNonUniformShuffle requires.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spvbackend.prepare.templates.devices.waves import MAX_LANES, Wave, zero
from spvbackend.prepare.templates.text import Request, Writer, parse_shape

Family = Callable[[Request], str | None]


class Source(NamedTuple):
    """The lane that a lane reads, and the condition that it exists; "" for always."""

    lane: str
    condition: str = ""


Control = Callable[[Wave, int], Source]


def _quad(wave: Wave, control: int) -> Source:
    """quad_perm: two bits for each lane of a group of four."""
    return _selected(wave, f"{control}", 2)


def _selected(wave: Wave, selector: str, bits: int) -> Source:
    """Return the lane of a group of 2**bits that a selector names with `bits` bits per lane."""
    writer, lane, last = wave.writer, wave.lane(), (1 << bits) - 1
    own = writer.let(f"and i32 {lane}, {last}")
    shift = writer.let(f"mul i32 {own}, {bits}")
    chosen = writer.let(f"lshr i32 {selector}, {shift}")
    chosen = writer.let(f"and i32 {chosen}, {last}")
    base = writer.let(f"and i32 {lane}, {~last}")
    return Source(writer.let(f"or i32 {base}, {chosen}"))


def _row_left(wave: Wave, control: int) -> Source:
    """row_shl: from the lane a number above, within a row of 16."""
    writer, lane, by = wave.writer, wave.lane(), control & 15
    own = writer.let(f"and i32 {lane}, 15")
    inside = writer.let(f"icmp ult i32 {own}, {16 - by}")
    return Source(writer.let(f"add i32 {lane}, {by}"), inside)


def _row_right(wave: Wave, control: int) -> Source:
    """row_shr: from the lane a number below."""
    writer, lane, by = wave.writer, wave.lane(), control & 15
    own = writer.let(f"and i32 {lane}, 15")
    inside = writer.let(f"icmp uge i32 {own}, {by}")
    return Source(writer.let(f"sub i32 {lane}, {by}"), inside)


def _row_turn(wave: Wave, control: int) -> Source:
    """row_ror: as row_shr, around the ends of the row."""
    writer, lane = wave.writer, wave.lane()
    own = writer.let(f"sub i32 {lane}, {control & 15}")
    own = writer.let(f"and i32 {own}, 15")
    base = writer.let(f"and i32 {lane}, -16")
    return Source(writer.let(f"or i32 {base}, {own}"))


def _wave_left(wave: Wave, control: int) -> Source:
    writer = wave.writer
    source = writer.let(f"add i32 {wave.lane()}, 1")
    return Source(source, writer.let(f"icmp ult i32 {source}, {wave.size()}"))


def _wave_right(wave: Wave, control: int) -> Source:
    writer = wave.writer
    source = writer.let(f"sub i32 {wave.lane()}, 1")
    return Source(source, writer.let(f"icmp ne i32 {wave.lane()}, 0"))


def _wave_turn_left(wave: Wave, control: int) -> Source:
    return Source(wave.wrapped(wave.writer.let(f"add i32 {wave.lane()}, 1")))


def _wave_turn_right(wave: Wave, control: int) -> Source:
    return Source(wave.wrapped(wave.writer.let(f"sub i32 {wave.lane()}, 1")))


def _mirror(wave: Wave, control: int) -> Source:
    return Source(wave.writer.let(f"xor i32 {wave.lane()}, 15"))


def _half_mirror(wave: Wave, control: int) -> Source:
    return Source(wave.writer.let(f"xor i32 {wave.lane()}, 7"))


def _broadcast_15(wave: Wave, control: int) -> Source:
    """row_bcast15: the last lane of a row, to the next row."""
    writer, lane = wave.writer, wave.lane()
    base = writer.let(f"and i32 {lane}, -16")
    return Source(writer.let(f"sub i32 {base}, 1"), writer.let(f"icmp ne i32 {base}, 0"))


def _broadcast_31(wave: Wave, control: int) -> Source:
    """row_bcast31: lane 31, to the second half of the wavefront."""
    return Source("31", wave.writer.let(f"icmp uge i32 {wave.lane()}, {MAX_LANES // 2}"))


def _share(wave: Wave, control: int) -> Source:
    base = wave.writer.let(f"and i32 {wave.lane()}, -16")
    return Source(wave.writer.let(f"or i32 {base}, {control & 15}"))


def _row_xor(wave: Wave, control: int) -> Source:
    return Source(wave.writer.let(f"xor i32 {wave.lane()}, {control & 15}"))


# By the first and the last number of a control; those of 0x130 to 0x13C and 0x142, 0x143 are of
# gfx8 and gfx9, those from 0x150 on of gfx90a and gfx10 and later, where they mean the same.
_CONTROLS: Final[tuple[tuple[int, int, Control], ...]] = (
    (0x000, 0x0FF, _quad),
    (0x101, 0x10F, _row_left),
    (0x111, 0x11F, _row_right),
    (0x121, 0x12F, _row_turn),
    (0x130, 0x130, _wave_left),
    (0x134, 0x134, _wave_turn_left),
    (0x138, 0x138, _wave_right),
    (0x13C, 0x13C, _wave_turn_right),
    (0x140, 0x140, _mirror),
    (0x141, 0x141, _half_mirror),
    (0x142, 0x142, _broadcast_15),
    (0x143, 0x143, _broadcast_31),
    (0x150, 0x15F, _share),
    (0x160, 0x16F, _row_xor),
)
_ALL: Final = 15


def _read(wave: Wave, text: str, value: str, source: Source) -> tuple[str, str] | None:
    """Return the source lane's value, and the condition that it takes part."""
    writer = wave.writer
    valid = wave.is_active(source.lane)
    if source.condition:
        valid = writer.let(f"and i1 {valid}, {source.condition}")
    lane = writer.let(f"select i1 {valid}, i32 {source.lane}, i32 {wave.lane()}")
    moved = wave.shuffled(text, value, lane)
    return None if moved is None else (moved, valid)


def _read_or(wave: Wave, text: str, value: str, source: Source, otherwise: str) -> str | None:
    """Return the source lane's value, and another value where it does not take part."""
    pair = _read(wave, text, value, source)
    if pair is None:
        return None
    moved, valid = pair
    return wave.writer.let(f"select i1 {valid}, {text} {moved}, {text} {otherwise}")


def _control(wave: Wave, number: int | None) -> Source | None:
    for first, last, source in _CONTROLS:
        if number is not None and first <= number <= last:
            return source(wave, number)
    return None


def expand_dpp(request: Request) -> str | None:
    """update.dpp and mov.dpp: one lane reads another, by a fixed pattern.

    A lane that its row or bank disables keeps the old value; without a source, bound_ctrl chooses
    between zero and the old value. The old value of mov.dpp is undefined.
    """
    is_update = request.name.endswith("update.dpp")
    text, value, first = request.ret, "%a1" if is_update else "%a0", 2 if is_update else 1
    numbers = [request.imms.get(first + at) for at in range(4)]
    shape = parse_shape(text)
    if shape is None or any(number is None for number in numbers):
        return None
    control, rows, banks, bound = [number or 0 for number in numbers]
    wave = Wave(Writer(), request.pointer_width)
    writer = wave.writer
    source = _control(wave, control)
    if source is None:
        return None
    otherwise = zero(shape) if bound else "%a0"
    result = _read_or(wave, text, value, source, otherwise)
    if result is None:
        return None
    for mask, shift in ((rows, 4), (banks, 2)):
        if mask & _ALL != _ALL:
            # Four rows of 16 lanes, each of four banks of four.
            own = writer.let(f"lshr i32 {wave.lane()}, {shift}")
            own = writer.let(f"and i32 {own}, 3")
            bits = writer.let(f"lshr i32 {mask & _ALL}, {own}")
            enabled = writer.let(f"trunc i32 {bits} to i1")
            result = writer.let(f"select i1 {enabled}, {text} {result}, {text} %a0")
    return writer.returns(text, result)


def expand_dpp8(request: Request) -> str | None:
    """mov.dpp8: three bits for each lane of a group of eight; zero from an inactive lane."""
    selector, shape = request.imms.get(1), parse_shape(request.ret)
    if selector is None or shape is None:
        return None
    wave = Wave(Writer(), request.pointer_width)
    source = _selected(wave, str(selector), 3)
    result = _read_or(wave, request.ret, "%a0", source, zero(shape))
    return None if result is None else wave.writer.returns(request.ret, result)


def expand_permlane(request: Request) -> str | None:
    """permlane16 and permlanex16: four bits for each lane of a row, of its own or the other row.

    The operands: old value, value, both words of the selector, whether an inactive lane may be
    read, and whether one that may not gives zero and not the old value.
    """
    shape = parse_shape(request.ret)
    if shape is None:
        return None
    wave = Wave(Writer(), request.pointer_width)
    writer, lane = wave.writer, wave.lane()
    upper = writer.let(f"and i32 {lane}, 8")
    is_low = writer.let(f"icmp eq i32 {upper}, 0")
    word = writer.let(f"select i1 {is_low}, i32 %a2, i32 %a3")
    shift = writer.let(f"and i32 {lane}, 7")
    shift = writer.let(f"shl i32 {shift}, 2")
    chosen = writer.let(f"lshr i32 {word}, {shift}")
    chosen = writer.let(f"and i32 {chosen}, 15")
    base = writer.let(f"and i32 {lane}, -16")
    if request.name.endswith("permlanex16"):
        base = writer.let(f"xor i32 {base}, 16")
    source = Source(writer.let(f"or i32 {base}, {chosen}"))
    # SPIR-V cannot read the value of an inactive lane: the old value does as well.
    otherwise = zero(shape) if request.imms.get(5) and not request.imms.get(4) else "%a0"
    result = _read_or(wave, request.ret, "%a1", source, otherwise)
    return None if result is None else writer.returns(request.ret, result)


def expand_permlane64(request: Request) -> str | None:
    """permlane64: swap the halves of a wavefront of 64 lanes; one of 32 is unchanged."""
    wave = Wave(Writer(), request.pointer_width)
    source = Source(wave.writer.let(f"xor i32 {wave.lane()}, {MAX_LANES // 2}"))
    result = _read_or(wave, request.ret, "%a0", source, "%a0")
    return None if result is None else wave.writer.returns(request.ret, result)


def _swap(request: Request, by: int) -> str | None:
    """permlane*.swap: swap odd rows of the first operand with even rows of the second."""
    text = request.args[0]
    shape = parse_shape(text)
    if shape is None:
        return None
    wave = Wave(Writer(), request.pointer_width)
    writer, lane = wave.writer, wave.lane()
    source = Source(writer.let(f"xor i32 {lane}, {by}"))
    own = writer.let(f"and i32 {lane}, {by}")
    is_even = writer.let(f"icmp eq i32 {own}, 0")
    is_zero = request.imms.get(3) and not request.imms.get(2)
    parts: list[str] = []
    for value in ("%a0", "%a1"):
        part = _read_or(wave, text, value, source, zero(shape) if is_zero else value)
        if part is None:
            return None
        parts.append(part)
    first = writer.let(f"select i1 {is_even}, {text} %a0, {text} {parts[1]}")
    second = writer.let(f"select i1 {is_even}, {text} {parts[0]}, {text} %a1")
    return writer.returns_struct(request.ret, [(text, first), (text, second)])


def expand_swap16(request: Request) -> str | None:
    """permlane16.swap: rows of 16."""
    return _swap(request, 16)


def expand_swap32(request: Request) -> str | None:
    """permlane32.swap: halves of 32."""
    return _swap(request, 32)


def expand_bpermute(request: Request) -> str | None:
    """ds.bpermute: from the lane of an address in bytes, four to a lane; zero from an inactive."""
    shape = parse_shape(request.ret)
    if shape is None:
        return None
    wave = Wave(Writer(), request.pointer_width)
    lane = wave.wrapped(wave.writer.let("lshr i32 %a0, 2"))
    result = _read_or(wave, request.ret, "%a1", Source(lane), zero(shape))
    return None if result is None else wave.writer.returns(request.ret, result)


def expand_permute(request: Request) -> str | None:
    """ds.permute: to the lane of an address in bytes; the highest of several wins.

    Each lane asks who sends to it: the lanes whose target agrees with its own number in every bit.
    """
    shape = parse_shape(request.ret)
    if shape is None:
        return None
    wave = Wave(Writer(), request.pointer_width)
    writer = wave.writer
    target = wave.wrapped(writer.let("lshr i32 %a0, 2"))
    senders = wave.active()
    for bit in range(6):
        has = writer.let(f"and i32 {target}, {1 << bit}")
        has = writer.let(f"icmp ne i32 {has}, 0")
        with_bit = wave.ballot(has)
        without = writer.let(f"xor i64 {with_bit}, -1")
        own = writer.let(f"and i32 {wave.lane()}, {1 << bit}")
        mine = writer.let(f"icmp ne i32 {own}, 0")
        same = writer.let(f"select i1 {mine}, i64 {with_bit}, i64 {without}")
        senders = writer.let(f"and i64 {senders}, {same}")
    leading = writer.call("i64", "llvm.ctlz.i64", [("i64", senders), ("i1", "false")])
    leading = writer.let(f"trunc i64 {leading} to i32")
    lane = writer.let(f"sub i32 {MAX_LANES - 1}, {leading}")
    is_any = writer.let(f"icmp ne i64 {senders}, 0")
    lane = writer.let(f"select i1 {is_any}, i32 {lane}, i32 {wave.lane()}")
    moved = wave.shuffled(request.ret, "%a1", lane)
    if moved is None:
        return None
    result = writer.let(f"select i1 {is_any}, {request.ret} {moved}, {request.ret} {zero(shape)}")
    return writer.returns(request.ret, result)


_FOURIER: Final = 0xE000
_ROTATE: Final = 0xC000
_QUAD: Final = 0x8000


def expand_swizzle(request: Request) -> str | None:
    """ds.swizzle: a pattern within 32 lanes, or within four; zero from an inactive lane."""
    offset, shape = request.imms.get(1), parse_shape(request.ret)
    if offset is None or shape is None:
        return None
    wave = Wave(Writer(), request.pointer_width)
    offset &= 0xFFFF
    if _QUAD <= offset < _ROTATE:
        source = _quad(wave, offset & 0xFF)
    else:
        source = Source(_swizzled(wave, offset))
    result = _read_or(wave, request.ret, "%a0", source, zero(shape))
    return None if result is None else wave.writer.returns(request.ret, result)


def _swizzled(wave: Wave, offset: int) -> str:
    """Return the lane of this half of the wavefront that a pattern of 32 lanes chooses."""
    writer, lane = wave.writer, wave.lane()
    low, middle, high = offset & 31, offset >> 5 & 31, offset >> 10 & 31
    half = writer.let(f"and i32 {lane}, 32")
    if offset >= _FOURIER:
        # Reverse the lane's bits except those that the mask keeps; it may keep all.
        kept = own = writer.let(f"and i32 {lane}, {low}")
        if low != 31:
            own = writer.call("i32", "llvm.bitreverse.i32", [("i32", lane)])
            own = writer.let(f"lshr i32 {own}, {27 + low.bit_count()}")
            own = writer.let(f"or i32 {own}, {kept}")
    elif offset >= _ROTATE:
        by = -middle if high & 1 else middle
        own = writer.let(f"add i32 {lane}, {by}")
        own = writer.let(f"and i32 {own}, {31 & ~low}")
        kept = writer.let(f"and i32 {lane}, {low}")
        own = writer.let(f"or i32 {own}, {kept}")
    else:
        own = writer.let(f"and i32 {lane}, {low}")
        own = writer.let(f"or i32 {own}, {middle}")
        own = writer.let(f"xor i32 {own}, {high}")
    return writer.let(f"or i32 {half}, {own}")


def expand_read_first(request: Request) -> str | None:
    """readfirstlane: from the first active lane."""
    wave = Wave(Writer(), request.pointer_width)
    result = wave.first(request.ret, "%a0")
    return None if result is None else wave.writer.returns(request.ret, result)


def expand_read(request: Request) -> str | None:
    """readlane: from a lane by its number, modulo the wavefront; undefined for an inactive lane."""
    wave = Wave(Writer(), request.pointer_width)
    result = wave.shuffled(request.ret, "%a0", wave.wrapped("%a1", request.imms.get(1)))
    return None if result is None else wave.writer.returns(request.ret, result)


def expand_write(request: Request) -> str | None:
    """writelane: the first operand in one lane, the last in the others."""
    if parse_shape(request.ret) is None:
        return None
    wave = Wave(Writer(), request.pointer_width)
    writer, text = wave.writer, request.ret
    lane = wave.wrapped("%a1", request.imms.get(1))
    is_it = writer.let(f"icmp eq i32 {wave.lane()}, {lane}")
    return writer.returns(text, writer.let(f"select i1 {is_it}, {text} %a0, {text} %a2"))


def expand_ballot(request: Request) -> str | None:
    """ballot: the mask of the active lanes that have a condition."""
    return _ballot(request, Wave(Writer(), request.pointer_width), "%a0")


def _ballot(request: Request, wave: Wave, condition: str) -> str | None:
    if request.ret not in ("i32", "i64"):
        return None
    return wave.writer.returns(request.ret, wave.ballot(condition, request.ret))


def expand_inverse_ballot(request: Request) -> str | None:
    """inverse.ballot: whether the mask has this lane."""
    wave = Wave(Writer(), request.pointer_width)
    mask = "%a0"
    if request.args[0] == "i32":
        mask = wave.writer.let("zext i32 %a0 to i64")
    elif request.args[0] != "i64":
        return None
    return wave.writer.returns("i1", wave.has_bit(mask, wave.lane()))


# InstrTypes.h, CmpInst::Predicate: the operand of icmp and fcmp is one of these numbers.
_FLOAT_PREDICATES: Final = (
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
    "uno", "ueq", "ugt", "uge", "ult", "ule", "une", "true",
)  # fmt: skip
_INTEGER_PREDICATES: Final = {
    32 + at: name
    for at, name in enumerate(("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"))
}


def expand_compare(request: Request) -> str | None:
    """icmp and fcmp: the mask of the active lanes for which a comparison holds."""
    number = request.imms.get(2, -1)
    if request.name.endswith("fcmp"):
        predicate = _FLOAT_PREDICATES[number] if 0 <= number < 16 else ""
        opcode = "fcmp"
    else:
        predicate, opcode = _INTEGER_PREDICATES.get(number, ""), "icmp"
    if not predicate:
        return None
    wave = Wave(Writer(), request.pointer_width)
    condition = wave.writer.let(f"{opcode} {predicate} {request.args[0]} %a0, %a1")
    return _ballot(request, wave, condition)


LANE_FAMILIES: Final[dict[str, Family]] = {
    f"llvm.amdgcn.{name}": family
    for name, family in (
        ("ballot", expand_ballot),
        ("ds.bpermute", expand_bpermute),
        ("ds.permute", expand_permute),
        ("ds.swizzle", expand_swizzle),
        ("fcmp", expand_compare),
        ("icmp", expand_compare),
        ("inverse.ballot", expand_inverse_ballot),
        ("mov.dpp", expand_dpp),
        ("mov.dpp8", expand_dpp8),
        ("permlane16", expand_permlane),
        ("permlane16.swap", expand_swap16),
        ("permlane32.swap", expand_swap32),
        ("permlane64", expand_permlane64),
        ("permlanex16", expand_permlane),
        ("readfirstlane", expand_read_first),
        ("readlane", expand_read),
        ("update.dpp", expand_dpp),
        ("writelane", expand_write),
    )
}
