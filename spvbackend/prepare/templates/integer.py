"""Templates of integer arithmetic and bit manipulation.

They hold for all widths and vectors of them. An odd width is computed as such, since
legalisation follows; only counts and reversals by an instruction are done in a width that it has.
"""

from typing import Final

from spvbackend.prepare.templates.text import (
    MAX_WIDTH,
    Request,
    Shape,
    Writer,
    fill,
    integer,
    integer_shape,
    integer_width,
    join_words,
    like,
    shape_text,
    split_words,
    standard_width,
    suffix,
    words_shape,
)

_MIN_MAX: Final = {"smax": "sgt", "smin": "slt", "umax": "ugt", "umin": "ult"}

# The result and the overflow bit, which end every *.with.overflow row.
_PAIR: Final = """
  %r0 = insertvalue $R poison, $T %s, 0
  %r1 = insertvalue $R %r0, $B %o, 1
  ret $R %r1"""

# A signed sum overflows where both operands differ from it in sign, and the bound it passes is
# then the one with the sign of the first operand.
_SIGNED_BOUND: Final = """
  %sign = ashr $T %a0, ${W-1}
  %bound = xor $T %sign, ${MAX}
  %r = select $B %o, $T %bound, $T %s
  ret $T %r"""

# The sign of the conjunction: both operands differ from the sum in sign.
_ADD_OVERFLOW: Final = """
  %s = add $T %a0, %a1
  %x0 = xor $T %a0, %s
  %x1 = xor $T %a1, %s
  %both = and $T %x0, %x1
  %o = icmp slt $T %both, ${0}"""

# The operands differ in sign, and the difference does not have the sign of the first.
_SUB_OVERFLOW: Final = """
  %s = sub $T %a0, %a1
  %x0 = xor $T %a0, %a1
  %x1 = xor $T %a0, %s
  %both = and $T %x0, %x1
  %o = icmp slt $T %both, ${0}"""

# Ones where there were trailing zeros, and nowhere else: ~x & (x - 1). OpenCL.std has ctz from 2.0
# on only, popcount in every version.
_COUNT_TRAILING: Final = """
  %not = xor $T %a0, ${-1}
  %less = sub $T %a0, ${1}
  %low = and $T %not, %less"""

_COUNT_ONES: Final = """
  %wide = zext $T {value} to $P
  %count = call $P @llvm.ctpop.$NP($P %wide)
  %r = trunc $P %count to $T
  ret $T %r"""

_COMPARE: Final = """
  %more = icmp {sign}gt $T %a0, %a1
  %less = icmp {sign}lt $T %a0, %a1
  %up = select $B %more, $R $R{{1}}, $R $R{{0}}
  %r = select $B %less, $R $R{{-1}}, $R %up
  ret $R %r"""

# The shift by W - 1 - s after a shift by one keeps a total shift of W, for s = 0, defined.
INTEGER_ROWS: Final[dict[str, str]] = {
    **{
        f"llvm.{name}": f"""
  %c = icmp {predicate} $T %a0, %a1
  %r = select $B %c, $T %a0, $T %a1
  ret $T %r"""
        for name, predicate in _MIN_MAX.items()
    },
    "llvm.abs": """
  %neg = sub $T ${0}, %a0
  %c = icmp slt $T %a0, ${0}
  %r = select $B %c, $T %neg, $T %a0
  ret $T %r""",
    "llvm.fshl": """
  %s = $MOD $T %a2, ${WRAP}
  %back = sub $T ${W-1}, %s
  %high = shl $T %a0, %s
  %half = lshr $T %a1, ${1}
  %low = lshr $T %half, %back
  %r = or $T %high, %low
  ret $T %r""",
    "llvm.fshr": """
  %s = $MOD $T %a2, ${WRAP}
  %back = sub $T ${W-1}, %s
  %low = lshr $T %a1, %s
  %twice = shl $T %a0, ${1}
  %high = shl $T %twice, %back
  %r = or $T %high, %low
  ret $T %r""",
    "llvm.ctlz": """
  %wide = zext $T %a0 to $P
  %count = call $P @llvm.ctlz.$NP($P %wide, i1 false)
  %exact = sub $P %count, $P{P-W}
  %r = trunc $P %exact to $T
  ret $T %r""",
    "llvm.ctpop": _COUNT_ONES.format(value="%a0"),
    "llvm.cttz": _COUNT_TRAILING + _COUNT_ONES.format(value="%low"),
    "llvm.scmp": _COMPARE.format(sign="s"),
    "llvm.ucmp": _COMPARE.format(sign="u"),
    "llvm.sadd.sat": _ADD_OVERFLOW + _SIGNED_BOUND,
    "llvm.ssub.sat": _SUB_OVERFLOW + _SIGNED_BOUND,
    "llvm.uadd.sat": """
  %s = add $T %a0, %a1
  %c = icmp ult $T %s, %a0
  %r = select $B %c, $T ${-1}, $T %s
  ret $T %r""",
    "llvm.usub.sat": """
  %s = sub $T %a0, %a1
  %c = icmp ugt $T %a0, %a1
  %r = select $B %c, $T %s, $T ${0}
  ret $T %r""",
    "llvm.sshl.sat": """
  %s = shl $T %a0, %a1
  %back = ashr $T %s, %a1
  %o = icmp ne $T %back, %a0"""
    + _SIGNED_BOUND,
    "llvm.ushl.sat": """
  %s = shl $T %a0, %a1
  %back = lshr $T %s, %a1
  %o = icmp ne $T %back, %a0
  %r = select $B %o, $T ${-1}, $T %s
  ret $T %r""",
    "llvm.sadd.with.overflow": _ADD_OVERFLOW + _PAIR,
    "llvm.ssub.with.overflow": _SUB_OVERFLOW + _PAIR,
    "llvm.uadd.with.overflow": """
  %s = add $T %a0, %a1
  %o = icmp ult $T %s, %a0"""
    + _PAIR,
    "llvm.usub.with.overflow": """
  %s = sub $T %a0, %a1
  %o = icmp ult $T %a0, %a1"""
    + _PAIR,
}

# Where the standard width is the width itself, no extension is needed.
STANDARD_ROWS: Final[dict[str, str]] = {
    "llvm.ctlz": """
  %r = call $T @llvm.ctlz.$NT($T %a0, i1 false)
  ret $T %r""",
    "llvm.ctpop": """
  %r = call $T @llvm.ctpop.$NT($T %a0)
  ret $T %r""",
    "llvm.cttz": _COUNT_TRAILING
    + """
  %r = call $T @llvm.ctpop.$NT($T %low)
  ret $T %r""",
}

_FIRST: Final = "\n  ret $T %a0"
_BOTH: Final = "\n  %r = and $T %a0, %a1\n  ret $T %r"
_EITHER: Final = "\n  %r = or $T %a0, %a1\n  ret $T %r"
_NOT: Final = "\n  %r = xor $T %a0, ${-1}\n  ret $T %r"
_ONLY_FIRST: Final = "\n  %not = xor $T %a1, ${-1}\n  %r = and $T %a0, %not\n  ret $T %r"
_BORROW: Final = (
    "\n  %s = xor $T %a0, %a1\n  %not = xor $T %a0, ${-1}\n  %o = and $T %not, %a1" + _PAIR
)
_CARRY: Final = "\n  %s = xor $T %a0, %a1\n  %o = and $T %a0, %a1" + _PAIR

# SPIR-V booleans have logic but no arithmetic and no shift, so one bit gets rows of its own.
BOOL_ROWS: Final[dict[str, str]] = {
    "llvm.abs": _FIRST,
    "llvm.bitreverse": _FIRST,
    "llvm.clmul": _BOTH,
    "llvm.ctlz": _NOT,
    "llvm.ctpop": _FIRST,
    "llvm.cttz": _NOT,
    "llvm.fshl": _FIRST,
    "llvm.fshr": "\n  ret $T %a1",
    "llvm.sadd.sat": _EITHER,
    "llvm.sadd.with.overflow": _CARRY,
    "llvm.scmp": """
  %less = xor $T %a1, ${-1}
  %down = and $T %a0, %less
  %more = xor $T %a0, ${-1}
  %up = and $T %more, %a1
  %r0 = select $B %up, $R $R{1}, $R $R{0}
  %r = select $B %down, $R $R{-1}, $R %r0
  ret $R %r""",
    "llvm.smax": _BOTH,
    "llvm.smin": _EITHER,
    "llvm.smul.with.overflow": "\n  %s = and $T %a0, %a1\n  %o = and $T %a0, %a1" + _PAIR,
    "llvm.sshl.sat": _FIRST,
    "llvm.ssub.sat": _ONLY_FIRST,
    "llvm.ssub.with.overflow": _BORROW,
    "llvm.uadd.sat": _EITHER,
    "llvm.uadd.with.overflow": _CARRY,
    "llvm.ucmp": """
  %less = xor $T %a0, ${-1}
  %down = and $T %less, %a1
  %more = xor $T %a1, ${-1}
  %up = and $T %more, %a0
  %r0 = select $B %up, $R $R{1}, $R $R{0}
  %r = select $B %down, $R $R{-1}, $R %r0
  ret $R %r""",
    "llvm.umax": _EITHER,
    "llvm.umin": _BOTH,
    "llvm.umul.with.overflow": """
  %s = and $T %a0, %a1
  %r0 = insertvalue $R poison, $T %s, 0
  %r1 = insertvalue $R %r0, $B ${0}, 1
  ret $R %r1""",
    "llvm.ushl.sat": _FIRST,
    "llvm.usub.sat": _ONLY_FIRST,
    "llvm.usub.with.overflow": _BORROW,
}


_NAMES_OF_WORDS: Final = (
    "abs", "sadd.sat", "sadd.with.overflow", "scmp", "smax", "smin", "sshl.sat", "ssub.sat",
    "ssub.with.overflow", "uadd.sat", "uadd.with.overflow", "ucmp", "umax", "umin", "ushl.sat",
    "usub.sat", "usub.with.overflow",
)  # fmt: skip

# Integers of more than 64 bits: legalisation turns sums, shifts and comparisons into words.
WORDS_ROWS: Final[dict[str, str]] = {
    f"llvm.{name}": INTEGER_ROWS[f"llvm.{name}"] for name in _NAMES_OF_WORDS
}


def expand_count(request: Request) -> str | None:
    """ctlz, ctpop and cttz of words: counts of the words."""
    shape = words_shape(request.ret)
    if shape is None:
        return None
    writer = Writer()
    text, word = request.ret, Shape(shape.lanes, "i64")
    value = "%a0"
    if request.name == "llvm.cttz":
        # Ones where there were trailing zeros, and nowhere else.
        flipped = writer.let(f"xor {text} %a0, {integer(shape, -1)}")
        less = writer.let(f"sub {text} %a0, {integer(shape, 1)}")
        value = writer.let(f"and {text} {flipped}, {less}")
    words = split_words(writer, shape, value)
    leading = request.name == "llvm.ctlz"
    count = leading_zeros(writer, shape, words) if leading else _ones(writer, word, words)
    return writer.returns(text, writer.let(f"zext {shape_text(word)} {count} to {text}"))


def _ones(writer: Writer, word: Shape, words: list[str]) -> str:
    text = shape_text(word)
    counts = [writer.call(text, f"llvm.ctpop.{suffix(text)}", [(text, one)]) for one in words]
    total = counts[0]
    for count in counts[1:]:
        total = writer.let(f"add {text} {total}, {count}")
    return total


def leading_zeros(writer: Writer, shape: Shape, words: list[str], bits: int = MAX_WIDTH) -> str:
    """Return the zeros above the leading one; the highest word that has a one decides."""
    word = Shape(shape.lanes, f"i{bits}")
    text, bit = shape_text(word), like(shape, "i1")
    name = f"llvm.ctlz.{suffix(text)}"
    total = ""
    for at, value in enumerate(words):
        count = writer.call(text, name, [(text, value), ("i1", "false")])
        # The bits above the width are zeros of the top word that do not count.
        above = integer_width(shape.element) - (at + 1) * bits
        if above:
            count = writer.let(f"add {text} {count}, {integer(word, above)}")
        if at:
            none = writer.let(f"icmp eq {text} {value}, {integer(word, 0)}")
            count = writer.let(f"select {bit} {none}, {text} {total}, {text} {count}")
        total = count
    return total


def expand_funnel_shift(request: Request) -> str | None:
    """fshl and fshr of words: the row of shorter ones, with the amount modulo the width."""
    shape = words_shape(request.ret)
    if shape is None:
        return None
    width = integer_width(shape.element)
    text, word = request.ret, like(shape, "i64")
    writer = Writer()
    if width & (width - 1) == 0:
        writer.do(f"%s = and {text} %a2, {integer(shape, width - 1)}")
    else:
        # By the words, as a division of the whole is a loop.
        limit = integer(Shape(shape.lanes, "i64"), width)
        total = ""
        for at, part in enumerate(split_words(writer, shape, "%a2")):
            rest = writer.let(f"urem {word} {part}, {limit}")
            weight = (1 << at * MAX_WIDTH) % width
            if weight != 1:
                factor = integer(Shape(shape.lanes, "i64"), weight)
                rest = writer.let(f"mul {word} {rest}, {factor}")
            total = writer.let(f"add {word} {total}, {rest}") if total else rest
        amount = writer.let(f"urem {word} {total}, {limit}")
        writer.do(f"%s = zext {word} {amount} to {text}")
    row = INTEGER_ROWS[request.name].partition("${WRAP}")[2]
    return "\n".join(writer.lines) + fill(row, request)


def expand_reverse(request: Request) -> str | None:
    """bswap and bitreverse: swap halves, then halves of halves, down to bytes or bits."""
    shape = integer_shape(request.ret) or words_shape(request.ret)
    unit = 8 if request.name == "llvm.bswap" else 1
    # LangRef, 'llvm.bswap': the number of bytes is even.
    if shape is None or (unit == 8 and integer_width(shape.element) % 16):
        return None
    width = integer_width(shape.element)
    if width > MAX_WIDTH:
        return _reverse_words(request, shape, unit)
    standard = 1 << (width - 1).bit_length()
    work = Shape(shape.lanes, f"i{standard}")
    text, ret = shape_text(work), request.ret
    writer = Writer()
    value = "%a0" if standard == width else writer.let(f"zext {ret} %a0 to {text}")
    value = _reversed(writer, work, value, unit)
    if standard != width:
        # An odd width was reversed in the standard one, so its bits are now the highest.
        value = writer.let(f"lshr {text} {value}, {integer(work, standard - width)}")
        value = writer.let(f"trunc {text} {value} to {ret}")
    return writer.returns(ret, value)


def _reverse_words(request: Request, shape: Shape, unit: int) -> str:
    """Reverse each word and their order; the highest bits are then those of an odd width."""
    width = integer_width(shape.element)
    whole = Shape(shape.lanes, f"i{standard_width(width)}")
    text, word = shape_text(whole), Shape(shape.lanes, "i64")
    writer = Writer()
    value = "%a0"
    if whole != shape:
        value = writer.let(f"zext {request.ret} %a0 to {text}")
    words = [_reversed(writer, word, part, unit) for part in split_words(writer, whole, value)]
    value = join_words(writer, whole, words[::-1])
    if whole != shape:
        unused = integer_width(whole.element) - width
        value = writer.let(f"lshr {text} {value}, {integer(whole, unused)}")
        value = writer.let(f"trunc {text} {value} to {request.ret}")
    return writer.returns(request.ret, value)


def _reversed(writer: Writer, shape: Shape, value: str, unit: int) -> str:
    """Reverse groups of `unit` bits in an integer whose width is a power of two."""
    step = integer_width(shape.element) // 2
    while step >= unit:
        value = _swap_neighbours(writer, shape, value, step)
        step //= 2
    return value


def _swap_neighbours(writer: Writer, shape: Shape, value: str, step: int) -> str:
    """Exchange every two neighbouring groups of step bits."""
    text, width = shape_text(shape), integer_width(shape.element)
    high = writer.let(f"lshr {text} {value}, {integer(shape, step)}")
    # At the top level the shifts themselves drop the other half.
    if step * 2 < width:
        low_groups = sum(((1 << step) - 1) << at for at in range(0, width, 2 * step))
        mask = integer(shape, low_groups)
        high = writer.let(f"and {text} {high}, {mask}")
        value = writer.let(f"and {text} {value}, {mask}")
    low = writer.let(f"shl {text} {value}, {integer(shape, step)}")
    return writer.let(f"or {text} {high}, {low}")


def expand_carryless_multiply(request: Request) -> str | None:
    """clmul: exclusive or of the first operand shifted by every bit set in the second."""
    shape = integer_shape(request.ret) or words_shape(request.ret)
    if shape is None:
        return None
    text, one, zero = request.ret, integer(shape, 1), integer(shape, 0)
    writer = Writer("entry")
    writer.branch("loop")
    writer.start("loop")
    writer.do("%i = phi i32 [ 0, %entry ], [ %next, %loop ]")
    writer.do(f"%sum = phi {text} [ {zero}, %entry ], [ %total, %loop ]")
    writer.do(f"%term = phi {text} [ %a0, %entry ], [ %twice, %loop ]")
    writer.do(f"%bits = phi {text} [ %a1, %entry ], [ %rest, %loop ]")
    writer.do(f"%odd = and {text} %bits, {one}")
    # All ones where the lowest bit is set: a select that works on each lane.
    writer.do(f"%mask = sub {text} {zero}, %odd")
    writer.do(f"%chosen = and {text} %term, %mask")
    writer.do(f"%total = xor {text} %sum, %chosen")
    writer.do(f"%twice = shl {text} %term, {one}")
    writer.do(f"%rest = lshr {text} %bits, {one}")
    writer.do("%next = add nuw nsw i32 %i, 1")
    writer.do(f"%more = icmp ult i32 %next, {integer_width(shape.element)}")
    writer.branch_if("%more", "loop", "done")
    writer.start("done")
    return writer.returns(text, "%total")


INTEGER_FAMILIES: Final = {
    "llvm.bitreverse": expand_reverse,
    "llvm.bswap": expand_reverse,
    "llvm.clmul": expand_carryless_multiply,
}
WORDS_FAMILIES: Final = {
    **{f"llvm.{name}": expand_count for name in ("ctlz", "ctpop", "cttz")},
    **{f"llvm.{name}": expand_funnel_shift for name in ("fshl", "fshr")},
}
"""Intrinsics on integers of more than 64 bits that INTEGER_ROWS has for shorter ones."""
