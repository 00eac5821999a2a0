"""Products of matrices that a warp holds together: `llvm.nvvm.mma.*`.

PTX ISA, 9.7.15: of a factor or sum each lane l holds elements of row or column g = l / 4, and of
four neighbours q = l % 4 each has its share. A product is one instruction on cooperative matrices
where the device's hold their elements in the same lanes, else shuffles and multiply-adds.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from spvbackend.builtins.intrinsics import TEMPLATES
from spvbackend.prepare.templates.devices.waves import Wave
from spvbackend.prepare.templates.text import Request, Shape, Writer, shape_text, vector
from spvbackend.spirv import enums as spv

PREFIX: Final = "llvm.nvvm.mma."
_NAME: Final = re.compile(
    r"llvm\.nvvm\.mma\.m(\d+)n(8|16)k(\d+)\.row\.col\.(satfinite\.)?"
    r"(?:(f16|f32)\.(f16|f32)|(\w+?)(?:\.(\w+))?)"
)
LANES: Final = 32
"""Lanes of a warp."""
_SHARERS: Final = 4
"""Lanes that hold a row of the first factor together, or a column of the second."""
_REGISTER: Final = 32


class Kind(NamedTuple):
    """An element of a factor.

    Attributes:
        element: its type in LLVM.
        register: the type of the registers that hold elements.
        bits: of an element in a register.
        sum: the type in which products are added.
        is_signed: whether an integer is.
    """

    element: str
    register: str
    bits: int
    sum: str
    is_signed: bool = False


_KINDS: Final[dict[str, Kind]] = {
    "bf16": Kind("bfloat", "i32", 16, "float"),
    "f16": Kind("half", "<2 x half>", 16, "float"),
    "f64": Kind("double", "double", 64, "double"),
    "s4": Kind("i4", "i32", 4, "i32", is_signed=True),
    "s8": Kind("i8", "i32", 8, "i32", is_signed=True),
    "tf32": Kind("float", "i32", 32, "float"),
    "u4": Kind("i4", "i32", 4, "i32"),
    "u8": Kind("i8", "i32", 8, "i32"),
}


class Product(NamedTuple):
    """A product of matrices, by the name of its intrinsic.

    Attributes:
        rows: of the first factor and the sum; 8 or 16.
        columns: of the second factor and the sum; 16 are two products beside each other.
        depth: columns of the first factor.
        left: elements of the first factor.
        right: of the second.
        result: element type of the result: of its registers, packed halves aside.
        addend: likewise of the sum that is added.
        saturates: whether sums of integers are clamped.
    """

    rows: int
    columns: int
    depth: int
    left: Kind
    right: Kind
    result: str
    addend: str
    saturates: bool

    @property
    def halves(self) -> int:
        """The registers of a column of lanes: rows g and g + 8."""
        return self.rows // 8

    @property
    def packed(self) -> int:
        """The elements of a register."""
        return max(1, _REGISTER // self.left.bits)

    @property
    def steps(self) -> int:
        """The registers of a lane for one row."""
        return self.depth // (_SHARERS * self.packed)


def fragment(bits: int, rows: int, columns: int, use: int) -> list[list[tuple[int, int]]]:
    """Return the row and the column of each element that a lane holds of a matrix, by lanes.

    PTX has these elements in the lane's registers, in another order for the first factor.

    Args:
        bits: of an element.
        rows: of the matrix.
        columns: likewise.
        use: Cooperative Matrix Use.
    """
    lanes = []
    packed = max(1, _REGISTER // bits)
    for lane in range(LANES):
        group, sharer = divmod(lane, _SHARERS)
        if use == spv.CooperativeMatrixUseMatrixAKHR:
            held = [
                (group + 8 * half, packed * (sharer + _SHARERS * step) + at)
                for half in range(rows // 8)
                for step in range(columns // (_SHARERS * packed))
                for at in range(packed)
            ]
        elif use == spv.CooperativeMatrixUseMatrixBKHR:
            held = [
                (packed * (sharer + _SHARERS * step) + at, group + 8 * side)
                for side in range(columns // 8)
                for step in range(rows // (_SHARERS * packed))
                for at in range(packed)
            ]
        else:
            held = [
                (group + 8 * half, 2 * sharer + at + 8 * side)
                for half in range(rows // 8)
                for side in range(columns // 8)
                for at in range(2)
            ]
        lanes.append(held)
    return lanes


def parse_product(name: str) -> Product | None:
    """Return the product that an intrinsic computes, None for one without a translation."""
    match = _NAME.fullmatch(name)
    if match is None:
        return None
    rows, columns, depth = (int(match[at]) for at in (1, 2, 3))
    if match[5]:
        # LLVM names the sums of halves; the factors' types name the other forms.
        words = {"f16": "half", "f32": "float"}
        left = right = _KINDS["f16"]
        result, addend = words[match[5]], words[match[6]]
    else:
        if match[7] not in _KINDS or (match[8] or match[7]) not in _KINDS:
            return None
        left, right = _KINDS[match[7]], _KINDS[match[8] or match[7]]
        result = addend = left.sum
    product = Product(rows, columns, depth, left, right, result, addend, bool(match[4]))
    # m8n8k4 of halves is for quarters of a warp, and integers of 4 bits have no legal type.
    is_known = rows in (8, 16) and product.steps in (1, 2, 4) and left.bits > 4
    return product if is_known and (left.bits != 16 or rows == 16) else None


def register_counts(product: Product) -> list[int]:
    """Return the registers of both factors, the addend and the result."""
    sides = product.columns // 8
    sums = [
        product.halves * (1 if element == "half" else 2) * sides
        for element in (product.addend, product.result)
    ]
    return [product.halves * product.steps, product.steps * sides, *sums]


def _registers(product: Product) -> tuple[list[str], list[str], list[str]]:
    """Return the operands of the intrinsic for both factors and the sum, by name."""
    counts = register_counts(product)[:3]
    names = [f"%a{at}" for at in range(sum(counts))]
    first, second = counts[0], counts[0] + counts[1]
    return names[:first], names[first:second], names[second:]


def expand_product(request: Request) -> str | None:
    """Compute a product by shuffles: each lane gets its row and its two columns from others."""
    product = parse_product(request.name)
    if product is None or product.columns != 8:
        return None
    wave = Wave(Writer(), request.pointer_width)
    writer = wave.writer
    left, right, addends = _registers(product)
    lane = wave.lane()
    row = writer.let(f"and i32 {lane}, 28")
    # The lanes with columns 2q and 2q + 1 begin at 4 * 2q.
    pair = writer.let(f"and i32 {lane}, 3")
    column = writer.let(f"shl i32 {pair}, 3")
    sums = _sums(writer, product, addends)
    if product.saturates:
        sums = ["0"] * len(sums)
    for sharer in range(_SHARERS):
        near = writer.let(f"or i32 {row}, {sharer}")
        far = [writer.let(f"or i32 {column}, {sharer + 4 * at}") for at in range(2)]
        for step in range(product.steps):
            rows = [
                _moved(wave, product.left, left[step * product.halves + half], near)
                for half in range(product.halves)
            ]
            columns = [_moved(wave, product.right, right[step], lane) for lane in far]
            for half in range(product.halves):
                for at in range(2):
                    place = 2 * half + at
                    sums[place] = _accumulated(writer, product, sums[place], rows[half],
                                               columns[at])  # fmt: skip
    return _returned(writer, request, product, _clamped(writer, product, sums, addends))


def _clamped(writer: Writer, product: Product, sums: list[str], addends: list[str]) -> list[str]:
    """Add to the products what a saturating product adds; the products alone cannot overflow."""
    if not product.saturates:
        return sums
    return [
        writer.call("i32", "llvm.sadd.sat.i32", [("i32", value), ("i32", addend)])
        for value, addend in zip(sums, addends, strict=True)
    ]


def _sums(writer: Writer, product: Product, addends: list[str]) -> list[str]:
    """Return the elements of the sum, in the type in which they are added."""
    if product.addend != "half":
        return list(addends)
    values = []
    for register in addends:
        for at in range(2):
            one = writer.extract("<2 x half>", register, at)
            values.append(writer.let(f"fpext half {one} to float"))
    return values


def _moved(wave: Wave, kind: Kind, register: str, lane: str) -> list[str]:
    """Return the elements of another lane's register, in the type in which products are added."""
    moved = wave.shuffled(kind.register, register, lane)
    assert moved is not None
    return _elements(wave.writer, kind, moved)


def _elements(writer: Writer, kind: Kind, register: str) -> list[str]:
    if kind.element == "double":
        return [register]
    if kind.bits == _REGISTER:
        # tf32 in a register has the bits of a float, whose last ones may have any value.
        return [writer.let(f"bitcast i32 {register} to float")]
    lanes = Shape(_REGISTER // kind.bits, kind.element)
    text = shape_text(lanes)
    if text != kind.register:
        register = writer.let(f"bitcast {kind.register} {register} to {text}")
    word = "fpext" if kind.sum == "float" else "sext" if kind.is_signed else "zext"
    wide = writer.let(f"{word} {text} {register} to {vector(lanes.lanes, kind.sum)}")
    return [writer.extract(vector(lanes.lanes, kind.sum), wide, at) for at in range(lanes.lanes)]


def _accumulated(
    writer: Writer, product: Product, value: str, row: Sequence[str], column: Sequence[str]
) -> str:
    kind = product.left
    for left, right in zip(row, column, strict=True):
        if kind.sum == "i32":
            factor = writer.let(f"mul i32 {left}, {right}")
            value = writer.let(f"add i32 {value}, {factor}")
        else:
            # Products of the narrower factors are exact in float, so both roundings are one.
            name = "llvm.fma.f64" if kind.sum == "double" else "llvm.fmuladd.f32"
            args = [(kind.sum, it) for it in (left, right, value)]
            value = writer.call(kind.sum, name, args)
    return value


def _returned(writer: Writer, request: Request, product: Product, sums: list[str]) -> str:
    if product.result != "half":
        return writer.returns_struct(request.ret, [(product.result, it) for it in sums])
    fields = []
    for first in range(0, len(sums), 2):
        whole = "poison"
        for at in range(2):
            one = writer.let(f"fptrunc float {sums[first + at]} to half")
            whole = writer.insert("<2 x half>", whole, "half", one, at)
        fields.append(("<2 x half>", whole))
    return writer.returns_struct(request.ret, fields)


_COLUMNS: Final[dict[tuple[str, int, int], int]] = {
    ("bfloat", 16, 16): 16,
    ("half", 16, 8): 8,
    ("half", 16, 16): 8,
    ("i8", 16, 32): 8,
}
"""Columns of the second matrix that devices list, by element, rows and depth of the first; where
there are 16, those behind PTX's 8 are zeros."""
_FRAGMENTS: Final = {"bfloat": "bf16", "half": "f16", "i8": "i8"}


def _units() -> dict[str, str]:
    units = {}
    for name in sorted(TEMPLATES):
        product = parse_product(name)
        if product is not None and _columns(product):
            units[name] = _FRAGMENTS[product.left.element]
    return units


def _columns(product: Product) -> int:
    """Return the columns of a product's matrices, 0 where no device has such matrices."""
    if product.addend != product.result or product.left is not product.right:
        return 0
    return _COLUMNS.get((product.left.element, product.rows, product.depth), 0)


_INSERT: Final = "__spirv_CompositeInsert"
_EXTRACT: Final = "__spirv_CompositeExtract"
_MULTIPLY: Final = "__spirv_CooperativeMatrixMulAddKHR"
_USES: Final = (
    spv.CooperativeMatrixUseMatrixAKHR,
    spv.CooperativeMatrixUseMatrixBKHR,
    spv.CooperativeMatrixUseMatrixAccumulatorKHR,
)


def expand_units(request: Request) -> str | None:
    """Compute a product by one instruction: the registers are the elements of the matrices."""
    product = parse_product(request.name)
    columns = 0 if product is None else _columns(product)
    if product is None or not columns:
        return None
    writer = Writer()
    left, right, addends = _registers(product)
    a = _filled(writer, _matrix(product.left.element, product.rows, product.depth, 0), product,
                product.left, _by_row(product, left))  # fmt: skip
    zeros = [""] * (columns * len(right) // product.columns - len(right))
    b = _filled(writer, _matrix(product.right.element, product.depth, columns, 1), product,
                product.right, [*right, *zeros])  # fmt: skip
    return _multiplied(writer, request, product, columns, a, b, addends)


def _by_row(product: Product, registers: list[str]) -> list[str]:
    """Order the first factor's registers as its matrix has them: rows, then columns.

    PTX has row g and then row g + 8 of the same columns.
    """
    return [
        registers[step * product.halves + half]
        for half in range(product.halves)
        for step in range(product.steps)
    ]


def _matrix(element: str, rows: int, columns: int, use: int) -> str:
    words = f"{spv.ScopeSubgroup}, {rows}, {columns}, {_USES[use]}"
    return f'target("spirv.CooperativeMatrixKHR", {element}, {words})'


def _mangled(name: str, *parts: str) -> str:
    """Give a builtin a name for each of its overloads; selection reads the types of the call."""
    words = re.sub(r"\W+", "_", "_".join(parts)).strip("_")
    return f"_Z{len(name)}{name}{len(words)}{words}"


def _filled(
    writer: Writer, text: str, product: Product, kind: Kind, registers: Sequence[str]
) -> str:
    """Return a matrix with the elements of registers; "" is a register of zeros."""
    lanes = _REGISTER // kind.bits
    parts = vector(lanes, kind.element)
    matrix, at = "poison", 0
    for register in registers:
        value = register or "zeroinitializer"
        if register and parts != kind.register:
            value = writer.let(f"bitcast {kind.register} {register} to {parts}")
        for lane in range(lanes):
            element = writer.extract(parts, value, lane)
            matrix = _inserted(writer, text, kind.element, matrix, element, at)
            at += 1
    return matrix


def _inserted(writer: Writer, text: str, element: str, matrix: str, value: str, at: int) -> str:
    args = [(element, value), (text, matrix), ("i32", str(at))]
    return writer.call(text, _mangled(_INSERT, text), args)


def _multiplied(
    writer: Writer, request: Request, product: Product, columns: int, a: str, b: str,
    addends: list[str],
) -> str:  # fmt: skip
    text = _matrix(product.result, product.rows, columns, 2)
    zero = (
        "0"
        if product.result == "i32"
        else "0xH0000"
        if product.result == "half"
        else ("0.000000e+00")
    )
    # Rows, then columns: an element behind the eighth column is none of PTX's.
    per_row = 2 * (columns // 8)
    values = []
    if product.addend == "half":
        for register in addends:
            values += [writer.extract("<2 x half>", register, at) for at in range(2)]
    else:
        values = [zero] * len(addends) if product.saturates else list(addends)
    places = [
        row * per_row + 2 * side + at
        for side in range(product.columns // 8)
        for row in range(product.halves)
        for at in range(2)
    ]
    c = "poison"
    for at in range(product.halves * per_row):
        value = values[places.index(at)] if at in places else zero
        c = _inserted(writer, text, product.result, c, value, at)
    kinds = [
        _matrix(product.left.element, product.rows, product.depth, 0),
        _matrix(product.right.element, product.depth, columns, 1),
        text,
    ]
    args = list(zip(kinds, (a, b, c), strict=True))
    if operands := _signs(product):
        args.append(("i32", str(operands)))
    d = writer.call(text, _mangled(_MULTIPLY, *kinds, str(len(args))), args)
    results = [
        writer.call(product.result, _mangled(_EXTRACT, text), [(text, d), ("i32", str(at))])
        for at in places
    ]
    results = _clamped(writer, product, results, addends)
    if product.result != "half":
        return writer.returns_struct(request.ret, [(product.result, it) for it in results])
    fields = []
    for first in range(0, len(results), 2):
        whole = "poison"
        for at in range(2):
            whole = writer.insert("<2 x half>", whole, "half", results[first + at], at)
        fields.append(("<2 x half>", whole))
    return writer.returns_struct(request.ret, fields)


def _signs(product: Product) -> int:
    """Return the Cooperative Matrix Operands of a product of integers."""
    if product.result != "i32":
        return 0
    mask = 0
    if product.left.is_signed:
        mask |= spv.CooperativeMatrixOperandsMatrixASignedComponentsKHR
    if product.right.is_signed:
        mask |= spv.CooperativeMatrixOperandsMatrixBSignedComponentsKHR
    if mask:
        mask |= spv.CooperativeMatrixOperandsMatrixCSignedComponentsKHR
        mask |= spv.CooperativeMatrixOperandsMatrixResultSignedComponentsKHR
    return mask


_LOAD: Final = re.compile(
    r"llvm\.nvvm\.ldmatrix\.sync\.aligned\.m8n8\.x([124])(\.trans)?\.b16(?:\.p\d+)?"
)


class MatrixLoad(NamedTuple):
    """A load of a number of 8 x 8 matrices with elements of 16 bits."""

    matrices: int
    is_transposed: bool


def parse_matrix_load(name: str) -> MatrixLoad | None:
    """Return the load that an intrinsic is, None for any other function."""
    match = _LOAD.fullmatch(name)
    return None if match is None else MatrixLoad(int(match[1]), bool(match[2]))


def expand_matrix_load(request: Request) -> str | None:
    """ldmatrix: the rows of matrix m are at the addresses of lanes 8m to 8m + 7."""
    load = parse_matrix_load(request.name)
    if load is None:
        return None
    wave = Wave(Writer(), request.pointer_width)
    writer, pointer = wave.writer, request.args[0]
    registers = []
    for matrix in range(load.matrices):
        rows = []
        lanes = source_lanes(writer, wave.lane(), matrix, is_transposed=load.is_transposed)
        for lane in lanes:
            row = wave.shuffled(pointer, "%a0", lane)
            if row is None:
                return None
            rows.append(row)
        registers.append(load_register(writer, pointer, wave.lane(), rows))
    if len(registers) == 1:
        return writer.returns("i32", registers[0])
    return writer.returns_struct(request.ret, [("i32", it) for it in registers])


def source_lanes(writer: Writer, lane: str, matrix: int, *, is_transposed: bool) -> list[str]:
    """Return the lanes with the addresses of the rows that a lane reads."""
    if is_transposed:
        pair = writer.let(f"and i32 {lane}, 3")
        first = writer.let(f"shl i32 {pair}, 1")
        return [writer.let(f"or i32 {first}, {8 * matrix + at}") for at in range(2)]
    row = writer.let(f"lshr i32 {lane}, 2")
    return [writer.let(f"or i32 {row}, {8 * matrix}") if matrix else row]


def load_register(writer: Writer, pointer: str, lane: str, rows: Sequence[str]) -> str:
    """Load a register: two elements of one row, or one element of each of two rows.

    `lane` may have any bits above the five of a lane's number.
    """
    part = writer.let(f"and i32 {lane}, 3")
    if len(rows) > 1:
        part = writer.let(f"lshr i32 {lane}, 2")
        part = writer.let(f"and i32 {part}, 7")
    offset = writer.let(f"shl i32 {part}, {2 if len(rows) == 1 else 1}")
    element = "i32" if len(rows) == 1 else "i16"
    values = []
    for row in rows:
        place = writer.let(f"getelementptr i8, {pointer} {row}, i32 {offset}")
        align = 4 if element == "i32" else 2
        values.append(writer.let(f"load {element}, {pointer} {place}, align {align}"))
    if len(values) == 1:
        return values[0]
    pair = "poison"
    for at, value in enumerate(values):
        pair = writer.insert("<2 x i16>", pair, "i16", value, at)
    return writer.let(f"bitcast <2 x i16> {pair} to i32")


MATRIX_FAMILIES: Final = {
    **{name: expand_product for name in sorted(TEMPLATES) if name.startswith(PREFIX)},
    **{
        name: expand_matrix_load
        for name in sorted(TEMPLATES)
        if name.startswith("llvm.nvvm.ldmatrix.")
    },
}


class Pair(NamedTuple):
    """Two products in one: the intrinsic's name, and the type of its matrices."""

    name: str
    fragments: str


PAIRS: Final[dict[str, Pair]] = {
    "llvm.nvvm.mma.m16n8k16.row.col.bf16": Pair("llvm.nvvm.mma.m16n16k16.row.col.bf16", "bf16")
}
"""Products that devices have in twice the width only."""
UNITS: Final = _units()
"""The type of the matrices that compute a product, by its intrinsic."""
