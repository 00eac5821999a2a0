"""AMD's products of matrices, with references from the lanes of AMD's documents of RDNA 3 and 4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tests.e2e.wavefronts.model import Case, Wave

SIZE: Final = 16
OTHER: Final = 0x1234_5678_9ABC_DEF1
"""The seed of the second factor differs from the first one's by these bits."""


class Form(NamedTuple):
    """A form of the instruction.

    Attributes:
        name: of the intrinsic.
        element: of the factors, in LLVM.
        bits: of an element.
        words: the type of a factor.
        rows: elements of a lane's sum.
        is_split: whether two groups of 16 lanes share a row, as in RDNA 4.
        sum: element type of the operand for the sum.
        signs: whether the integers of each factor are signed.
        flag: the last operand.
    """

    name: str
    element: str
    bits: int
    words: str
    rows: int
    is_split: bool
    sum: str = "float"
    signs: tuple[int, int] = (0, 0)
    flag: int = 0


def _held(form: Form) -> int:
    depth = 32 if "x32" in form.name else SIZE
    return depth // 2 if form.is_split else depth


def _factor(form: Form, given: str, word: str) -> str:
    """Return the code that makes a factor, %word, of the bits of an i64."""
    count = _held(form)
    if form.element.startswith("i"):
        words = count * form.bits // 32
        return f"""
    %{word}.pair0 = insertelement <2 x i64> poison, i64 %{given}, i32 0
    %{word}.pair = insertelement <2 x i64> %{word}.pair0, i64 %{given}, i32 1
    %{word}.words = bitcast <2 x i64> %{word}.pair to <4 x i32>
    %{word}.held = shufflevector <4 x i32> %{word}.words, <4 x i32> poison,
      <{words} x i32> <{", ".join(f"i32 {at}" for at in range(words))}>
    %{word} = bitcast <{words} x i32> %{word}.held to {form.words}"""
    return f"""
    %{word}.high = lshr i64 %{given}, 4
    %{word}.pair0 = insertelement <2 x i64> poison, i64 %{given}, i32 0
    %{word}.pair = insertelement <2 x i64> %{word}.pair0, i64 %{word}.high, i32 1
    %{word}.bytes = bitcast <2 x i64> %{word}.pair to <16 x i8>
    %{word}.low = and <16 x i8> %{word}.bytes, splat (i8 15)
    %{word}.all = uitofp <16 x i8> %{word}.low to <16 x {form.element}>
    %{word}.held = shufflevector <16 x {form.element}> %{word}.all, <16 x {form.element}> poison,
      <{count} x i32> <{", ".join(f"i32 {at}" for at in range(count))}>
    %{word} = bitcast <{count} x {form.element}> %{word}.held to {form.words}"""


def _elements(form: Form, given: int, factor: int) -> list[int]:
    count = _held(form)
    if form.element.startswith("i"):
        both = given | given << 64
        values = [both >> form.bits * at & (1 << form.bits) - 1 for at in range(count)]
        top = 1 << form.bits - 1
        return [value - 2 * top * bool(form.signs[factor] and value & top) for value in values]
    words = (given, given >> 4)
    return [words[at // 8] >> 8 * (at % 8) & 15 for at in range(count)]


def _matrix(form: Form, values: Sequence[int], factor: int) -> list[list[int]]:
    """Return the rows of the first factor, or the columns of the second."""
    groups = 2 if form.is_split else 1
    return [
        [
            element
            for group in range(groups)
            for element in _elements(form, values[line + SIZE * group], factor)
        ]
        for line in range(SIZE)
    ]


def _first_lanes(form: Form) -> str:
    """Return the code that gives each group of 16 lanes the values of the first one."""
    if form.is_split:
        return "%left = or i64 %x, 0"
    return f"""
    %low = trunc i64 %x to i32
    %up = lshr i64 %x, 32
    %high = trunc i64 %up to i32
    %own = and i32 %id, {SIZE - 1}
    %address = shl i32 %own, 2
    %low.moved = call i32 @llvm.amdgcn.ds.bpermute(i32 %address, i32 %low)
    %high.moved = call i32 @llvm.amdgcn.ds.bpermute(i32 %address, i32 %high)
    %low.wide = zext i32 %low.moved to i64
    %high.wide = zext i32 %high.moved to i64
    %high.up = shl i64 %high.wide, 32
    %left = or i64 %low.wide, %high.up"""


def _sum_lanes(form: Form) -> int:
    """Return the elements of the operand for the sum: RDNA 3 has halves in words of their own."""
    return form.rows * (2 if form.sum in ("half", "i16") and not form.is_split else 1)


def _body(form: Form, addend: int) -> str:
    lanes = _sum_lanes(form)
    total = f"<{lanes} x {form.sum}>"
    number = str(addend)
    if form.sum in ("float", "half"):
        number = f"{addend}.0"
    elif form.sum == "i16":
        number = str({0: 0, 3: 0x4040}[addend])
    a, b, c = f"{form.words} %a", f"{form.words} %b", f"{total} splat ({form.sum} {number})"
    operands = f"{a}, {b}, {c}"
    if form.sum == "i32":
        first, second = form.signs
        operands = f"i1 {first}, {a}, i1 {second}, {b}, {c}, i1 {form.flag}"
    elif form.sum != "float":
        operands += f", i1 {form.flag}"
    code = f"""{_first_lanes(form)}
    %right = xor i64 %left, {OTHER}{_factor(form, "left", "a")}{_factor(form, "right", "b")}
    %d = call {total} @llvm.amdgcn.wmma.{form.name}({operands})
    %t = bitcast {total} %d to {total}"""
    stride = lanes // form.rows
    before = "0"
    for row in range(form.rows):
        code += f"""
    %e{row} = extractelement {total} %t, i32 {stride * row + (form.flag if stride == 2 else 0)}"""
        if form.sum == "i16":
            code += f"""
    %h{row} = bitcast i16 %e{row} to bfloat
    %f{row} = fpext bfloat %h{row} to float
    %i{row} = fptosi float %f{row} to i32"""
        elif form.sum != "i32":
            code += f"\n    %i{row} = fptosi {form.sum} %e{row} to i32"
        else:
            code += f"\n    %i{row} = add i32 %e{row}, 0"
        code += f"""
    %m{row} = mul i32 %i{row}, {2 * row + 3}
    %s{row} = add i32 %m{row}, {before}"""
        before = f"%s{row}"
    return code + f"\n    %r = add i32 {before}, 0"


def _rounded(form: Form, value: int) -> int:
    """Round a positive sum to the precision of its type, ties to even."""
    digits = {"half": 11, "i16": 8}.get(form.sum, 32)
    drop = max(0, value.bit_length() - digits)
    low, half = value & (1 << drop) - 1, 1 << drop >> 1
    kept = value >> drop
    return (kept + (low > half or (low == half > 0 and kept & 1))) << drop


def _case(form: Form, addend: int) -> Case:
    def reference(values: Wave, _active: Sequence[bool]) -> list[int | None]:
        given = values if form.is_split else [values[lane % SIZE] for lane in range(len(values))]
        left = _matrix(form, given, 0)
        right = _matrix(form, [value ^ OTHER for value in given], 1)
        results: list[int | None] = []
        for lane in range(len(values)):
            group, column = divmod(lane, SIZE)
            total = 0
            for at in range(form.rows):
                row = at + form.rows * group if form.is_split else SIZE // form.rows * at + group
                pairs = zip(left[row], right[column], strict=True)
                value = addend + sum(one * other for one, other in pairs)
                if form.sum == "i32" and form.flag:
                    value = max(-(1 << 31), min(value, (1 << 31) - 1))
                elif form.sum != "i32":
                    value = _rounded(form, value)
                total += value * (2 * at + 3)
            results.append(total & 0xFFFFFFFF)
        return results

    name = f"{form.name}-{form.words}-{form.rows}-{form.signs}-{form.flag}"
    return Case(name, "i64", (64, 32), _body(form, addend), reference, "i32")


_LARGE: Final = 0x7FFF_FF00
"""A sum that a clamped product goes beyond."""
_SUMS: Final = (
    ((1, 0), 0, 77), ((0, 1), 0, _LARGE), ((0, 0), 1, _LARGE), ((1, 1), 1, -_LARGE)
)  # fmt: skip
"""Signs of the factors, whether the sum is clamped, and what is added."""
SMALL_WAVE: Final = [
    _case(Form("f32.16x16x16.f16", "half", 16, "<16 x half>", 8, False), 3),
    _case(Form("f32.16x16x16.f16", "half", 16, "<8 x half>", 8, True), 3),
    _case(Form("f32.16x16x16.bf16", "bfloat", 16, "<16 x i16>", 8, False), 3),
    _case(Form("f32.16x16x16.bf16", "bfloat", 16, "<8 x i16>", 8, True), 3),
    _case(Form("f16.16x16x16.f16", "half", 16, "<16 x half>", 8, False, "half", flag=0), 3),
    _case(Form("f16.16x16x16.f16", "half", 16, "<16 x half>", 8, False, "half", flag=1), 3),
    _case(Form("f16.16x16x16.f16", "half", 16, "<8 x half>", 8, True, "half"), 3),
    _case(Form("bf16.16x16x16.bf16", "bfloat", 16, "<16 x i16>", 8, False, "i16", flag=1), 3),
    _case(Form("bf16.16x16x16.bf16", "bfloat", 16, "<8 x i16>", 8, True, "i16"), 3),
    *(
        _case(Form(name, element, bits, words, 8, is_split, "i32", signs, flag), addend)
        for at, (name, element, bits, words, is_split) in enumerate((
            ("i32.16x16x16.iu8", "i8", 8, "<4 x i32>", False),
            ("i32.16x16x16.iu8", "i8", 8, "<2 x i32>", True),
            ("i32.16x16x16.iu4", "i4", 4, "<2 x i32>", False),
            ("i32.16x16x16.iu4", "i4", 4, "i32", True),
            ("i32.16x16x32.iu4", "i4", 4, "<2 x i32>", True),
        ))
        for signs, flag, addend in _SUMS[at % 2 :: 2]
    ),
]  # fmt: skip
"""Products of a wavefront of 32 lanes."""
LARGE_WAVE: Final = [
    _case(Form("f32.16x16x16.f16", "half", 16, "<16 x half>", 4, False), 3),
    _case(Form("i32.16x16x16.iu8", "i8", 8, "<4 x i32>", 4, False, "i32", (1, 0)), 77),
]
"""Products of 64 lanes."""
