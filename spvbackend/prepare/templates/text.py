"""The vocabulary of the intrinsic templates: type shapes, constants, filling of rows, a writer.

A template is the body of an LLVM IR function whose parameters are %a0, %a1, ... in the order of the
intrinsic's operands. A row is a text with placeholders that `fill` replaces; a family is a function
that writes the body line by line with a `Writer`, because its length depends on types or
immediates. All text is in the spelling LLVM itself prints, since the parser reads only that.

Placeholders of a row, all derived from the first operand's type unless said otherwise: $T the type,
$R the result type, $B its i1 shape, $I its integer shape (same width, for floats), $P the integer
shape of the next of 8, 16, 32, 64 bits, $X the integer shape of twice the width, $L the shape of 64
bits; $NT, $NI, $NP, $NL the suffix of an intrinsic overloaded on that type; ${c} the constant c of
type $T ($I when $T is a float), $P{c} of type $P, and so on. A vector type gets the splat. c is a
number or a name of `integer_values` or `float_values`.
"""

import re
import struct
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, final

from spvbackend.target.widths import INTS, WIDEST_INT

NO_INTS: Final[Mapping[int, int]] = {}


class Shape(NamedTuple):
    """An element type and its number of lanes; 0 lanes is a scalar.

    In LLVM, `<1 x i32>` is not `i32`: one lane is a vector.
    """

    lanes: int
    element: str


class FloatFormat(NamedTuple):
    """An IEEE-like interchange format.

    `width` and `mantissa` are in bits, the latter without the leading one; `suffix` is that of
    overloads and `hex_prefix` that of constants.
    """

    width: int
    mantissa: int
    suffix: str
    hex_prefix: str


class Request(NamedTuple):
    """One call to expand: the intrinsic without type suffixes and the known facts of its operands.

    Attributes:
        name: of the intrinsic, or of the declared function that a `Lowering` is for.
        ret: the type of the result, in LLVM's spelling.
        args: the types of the operands; a metadata operand is its whole text.
        imms: the operands that are integer constants, by position; masks as numbers, lane 0 lowest.
        aligns: the alignments of pointer operands that the call promises, in bytes, by position.
        reassoc: whether the call has the fast-math flag of this name.
        pointer_width: bits of an address, 32 or 64.
    """

    name: str
    ret: str
    args: Sequence[str]
    imms: Mapping[int, int]
    aligns: Mapping[int, int]
    reassoc: bool
    pointer_width: int


class Lowering(NamedTuple):
    """Expands the calls of a frontend's own function.

    `name` is that of the declared function, or a pattern with `*`. `expand` returns the body of a
    function in LLVM's spelling, with the operands as %a0, %a1, ..., as a `Writer` makes it; None
    leaves the call unchanged.
    """

    name: str
    expand: Callable[[Request], str | None]


FLOATS: Final = {
    "half": FloatFormat(16, 10, "f16", "0xH"),
    "bfloat": FloatFormat(16, 7, "bf16", "0xR"),
    "float": FloatFormat(32, 23, "f32", ""),
    "double": FloatFormat(64, 52, "f64", ""),
}
# In bits; the longest integer of SPIR-V.
MAX_WIDTH: Final = 64
_VECTOR: Final = re.compile(r"<(\d+) x ([^<>]+)>")
_POINTER: Final = re.compile(r"ptr(?: addrspace\((\d+)\))?")
_INTEGER: Final = re.compile(r"i(\d+)")
_PLACEHOLDER: Final = re.compile(r"\$(\w*)\{([^}]*)\}|\$(\w+)")
_NUMBER: Final = re.compile(r"-?\d+")
_UNSAFE_IN_NAME: Final = re.compile(r"[^\w.]+")


def parse_shape(text: str) -> Shape | None:
    """Return the shape of a scalar or fixed vector; None for aggregates and scalable vectors."""
    if match := _VECTOR.fullmatch(text):
        return Shape(int(match[1]), match[2])
    return None if text[:1] in "<{[" else Shape(0, text)


def shape_text(shape: Shape) -> str:
    """Return the type in LLVM's spelling."""
    return f"<{shape.lanes} x {shape.element}>" if shape.lanes else shape.element


def vector(lanes: int, element: str) -> str:
    """Return a vector type in LLVM's spelling."""
    return f"<{lanes} x {element}>"


def like(shape: Shape, element: str) -> str:
    """Return the type with as many lanes as shape, of another element."""
    return shape_text(Shape(shape.lanes, element))


def integer_width(element: str) -> int:
    """Return the width of an integer type, 0 for any other type."""
    match = _INTEGER.fullmatch(element)
    return int(match[1]) if match else 0


def width_of(text: str) -> int:
    """Return the bits of a scalar or vector of integers or floats."""
    shape = parse_shape(text)
    assert shape is not None
    element = shape.element
    width = FLOATS[element].width if element in FLOATS else integer_width(element)
    return width * max(1, shape.lanes)


def integer_shape(text: str) -> Shape | None:
    """Return the shape of an integer or integer vector type that the templates cover."""
    shape = parse_shape(text)
    covered = shape is not None and 0 < integer_width(shape.element) <= MAX_WIDTH
    return shape if covered else None


def any_integer_shape(text: str) -> Shape | None:
    """Return the shape of an integer or integer vector of any width, for plain arithmetic on it."""
    shape = parse_shape(text)
    return shape if shape is not None and integer_width(shape.element) > 0 else None


def words_shape(text: str) -> Shape | None:
    """Return the shape of an integer or integer vector whose elements take several words."""
    shape = parse_shape(text)
    covered = shape is not None and MAX_WIDTH < integer_width(shape.element) <= WIDEST_INT
    return shape if covered else None


def float_shape(text: str) -> Shape | None:
    """Return the shape of a floating-point type whose format the templates know."""
    shape = parse_shape(text)
    return shape if shape is not None and shape.element in FLOATS else None


def address_space(pointer: str) -> int | None:
    """Return the address space of a pointer type, None for other types."""
    match = _POINTER.fullmatch(pointer)
    return int(match[1] or 0) if match else None


def standard_width(width: int) -> int:
    """Return the smallest width of 8, 16, 32, 64 or whole words that holds the given one."""
    if width > MAX_WIDTH:
        return -(-width // MAX_WIDTH) * MAX_WIDTH
    return max(8, 1 << (width - 1).bit_length())


def memory_bytes(element: str, pointer_width: int) -> int:
    """Return the bytes between a vector's elements in memory, 0 where they are not whole.

    Vector elements lie bit-packed: an i1 or i24 lane has no address of its own.
    """
    if address_space(element) is not None:
        return pointer_width // 8
    width = FLOATS[element].width if element in FLOATS else integer_width(element)
    is_whole = width in INTS or (width > MAX_WIDTH and width % MAX_WIDTH == 0)
    return width // 8 if is_whole else 0


def suffix(text: str) -> str:
    """Return the spelling of a type in the name of an overloaded intrinsic."""
    shape = parse_shape(text)
    if shape is None:
        return _UNSAFE_IN_NAME.sub("_", text).strip("_")
    lanes = f"v{shape.lanes}" if shape.lanes else ""
    if shape.element in FLOATS:
        return lanes + FLOATS[shape.element].suffix
    space = address_space(shape.element)
    return lanes + (shape.element if space is None else f"p{space}")


def integer(shape: Shape, value: int) -> str:
    """Return an integer constant of the shape, splatted over a vector."""
    width = integer_width(shape.element)
    value &= (1 << width) - 1
    # LLVM prints a zero vector, a boolean and a negative number only in these ways.
    if value == 0 and shape.lanes:
        return "zeroinitializer"
    if width == 1:
        text = "true" if value else "false"
    else:
        text = str(value - (1 << width) if value >> (width - 1) else value)
    return f"splat ({shape.element} {text})" if shape.lanes else text


def floating(shape: Shape, value: float) -> str:
    """Return a floating-point constant of the shape, exact in its format; a splat for a vector."""
    text = _float_text(shape.element, value)
    if not shape.lanes:
        return text
    # -0.0 has a bit set, so it is not a zeroinitializer.
    positive_zero = value == 0.0 and not str(value).startswith("-")
    return "zeroinitializer" if positive_zero else f"splat ({shape.element} {text})"


def _float_text(element: str, value: float) -> str:
    if element == "half":
        # LangRef, 'Simple Constants': half and bfloat have prefixes of their own, float is printed
        # as the double of its value.
        return f"0xH{struct.unpack('<H', struct.pack('<e', value))[0]:04X}"
    if element == "bfloat":
        return f"0xR{struct.unpack('<I', struct.pack('<f', value))[0] >> 16:04X}"
    # LLVM prints seven digits, but only where six of them determine the value.
    if value - value == 0.0 and float(f"{value:.5e}") == value:
        return f"{value:.6e}"
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


def exponent_bias(format: FloatFormat) -> int:
    """Return the bias of the exponent field."""
    return (1 << (format.width - format.mantissa - 2)) - 1


def integer_values(width: int) -> dict[str, int]:
    """Return the named constants of rows over integers of a width."""
    return {
        "W": width,
        "W-1": width - 1,
        "MIN": 1 << (width - 1),
        "MAX": (1 << (width - 1)) - 1,
        "ONES": (1 << width) - 1,
        "P-W": standard_width(width) - width,
        # The remainder of an unsigned number by W is a mask where W is a power of two.
        "WRAP": width - 1 if width & (width - 1) == 0 else width,
    }


def float_values(format: FloatFormat) -> dict[str, int]:
    """Return the named bit patterns and counts of rows over floats of a format."""
    mantissa = format.mantissa
    infinity = (1 << (format.width - 1)) - (1 << mantissa)
    return {
        "W": format.width,
        "W-1": format.width - 1,
        "M": mantissa,
        "SIGN": 1 << (format.width - 1),
        "ABS": (1 << (format.width - 1)) - 1,
        "INF": infinity,
        "MANT": (1 << mantissa) - 1,
        "MINNORM": 1 << mantissa,
        "QUIET": 1 << (mantissa - 1),
        "NAN": infinity | 1 << (mantissa - 1),
        "BIAS-1": exponent_bias(format) - 1,
        "HALF": (exponent_bias(format) - 1) << mantissa,
        "LEADING": format.width - 1 - mantissa,
    }


def fill(row: str, request: Request) -> str:
    """Replace the placeholders of a row for the types of the request."""
    first = request.args[0] if request.args else request.ret
    # Most intrinsics are overloaded on their first operand; rows of others use $R.
    types, values = _vocabulary(first, parse_shape(first))
    types["R"] = request.ret
    parts: list[str] = []
    end = 0
    for match in _PLACEHOLDER.finditer(row):
        parts.append(row[end : match.start()])
        parts.append(_replacement(match, types, values))
        end = match.end()
    parts.append(row[end:])
    return "".join(parts)


def _vocabulary(first: str, shape: Shape | None) -> tuple[dict[str, str], dict[str, int]]:
    types = {"T": first}
    if shape is None:
        return types, {}
    types["B"] = like(shape, "i1")
    if shape.element in FLOATS:
        format = FLOATS[shape.element]
        types["I"] = like(shape, f"i{format.width}")
        return types, float_values(format)
    width = integer_width(shape.element)
    if width == 0:
        return types, {}
    types["I"] = first
    types["L"] = like(shape, "i64")
    types["P"] = like(shape, f"i{standard_width(width)}")
    types["X"] = like(shape, f"i{standard_width(2 * width)}")
    types["MOD"] = "and" if width & (width - 1) == 0 else "urem"
    return types, integer_values(width)


def _replacement(match: re.Match[str], types: Mapping[str, str], values: Mapping[str, int]) -> str:
    key, constant, word = match[1], match[2], match[3]
    if word is not None:
        return suffix(types[word[1:]]) if word[0] == "N" else types[word]
    # A constant without a type is of the integer shape, since bit patterns are the usual constants.
    shape = parse_shape(types[key or "I"])
    assert shape is not None, f"constant of type {types[key or 'I']}"
    if shape.element in FLOATS:
        return floating(shape, float(constant))
    return integer(shape, int(constant) if _NUMBER.fullmatch(constant) else values[constant])


@final
class Writer:
    """Writes a body line by line; `block` is the label of the block being written."""

    __slots__ = ("block", "lines", "serial")

    def __init__(self, entry: str = "") -> None:
        self.lines: Final[list[str]] = []
        self.serial = 0
        self.block = entry
        if entry:
            self.lines.append(f"{entry}:")

    def let(self, text: str) -> str:
        """Append an instruction and return the name of its result."""
        # No row and no loop calls a value %v and a number.
        name = f"%v{self.serial}"
        self.serial += 1
        self.lines.append(f"  {name} = {text}")
        return name

    def do(self, text: str) -> None:
        """Append an instruction without a result."""
        self.lines.append(f"  {text}")

    def start(self, label: str) -> None:
        """Begin a block."""
        self.block = label
        self.lines.append(f"{label}:")

    def branch(self, target: str) -> None:
        """End the block with a jump."""
        self.lines.append(f"  br label %{target}")

    def branch_if(self, condition: str, true: str, false: str) -> None:
        """End the block with a two-way branch."""
        self.lines.append(f"  br i1 {condition}, label %{true}, label %{false}")

    def returns(self, type_text: str, value: str) -> str:
        """End the body and return its text."""
        self.lines.append(f"  ret {type_text} {value}")
        return "\n".join(self.lines)

    def returns_void(self) -> str:
        """End the body of a function without a result and return its text."""
        self.lines.append("  ret void")
        return "\n".join(self.lines)

    def returns_struct(self, ret: str, fields: Sequence[tuple[str, str]]) -> str:
        """End the body with the struct of the (type, value) fields and return its text."""
        whole = "poison"
        for index, (type_text, value) in enumerate(fields):
            whole = self.let(f"insertvalue {ret} {whole}, {type_text} {value}, {index}")
        return self.returns(ret, whole)

    def extract(self, type_text: str, value: str, lane: int) -> str:
        """Extract a lane of a vector."""
        return self.let(f"extractelement {type_text} {value}, i32 {lane}")

    def insert(self, type_text: str, value: str, element: str, part: str, lane: int) -> str:
        """Replace one lane of a vector."""
        return self.let(f"insertelement {type_text} {value}, {element} {part}, i32 {lane}")

    def shuffle(self, type_text: str, left: str, right: str, mask: Sequence[int]) -> str:
        """Shuffle two vectors of one type; a lane of -1 is poison."""
        return self.let(f"shufflevector {type_text} {left}, {type_text} {right}, {mask_text(mask)}")

    def splat(self, shape: Shape, value: str) -> str:
        """Put the scalar into every lane of a shape."""
        if not shape.lanes:
            return value
        text = shape_text(shape)
        # Lane 0, spread by a shuffle with a mask of zeros: the recognised form of a splat.
        first = self.insert(text, "poison", shape.element, value, 0)
        return self.shuffle(text, first, "poison", [0] * shape.lanes)

    def call(self, ret: str, name: str, args: Sequence[tuple[str, str]]) -> str:
        """Append a call with (type, value) arguments."""
        text = ", ".join(f"{type_text} {value}" for type_text, value in args)
        return self.let(f"call {ret} @{name}({text})")


def split_words(writer: Writer, shape: Shape, value: str, bits: int = MAX_WIDTH) -> list[str]:
    """Return the words of a wide integer, the low one first."""
    text, word = shape_text(shape), like(shape, f"i{bits}")
    words = [writer.let(f"trunc {text} {value} to {word}")]
    for at in range(bits, integer_width(shape.element), bits):
        upper = writer.let(f"lshr {text} {value}, {integer(shape, at)}")
        words.append(writer.let(f"trunc {text} {upper} to {word}"))
    return words


def join_words(writer: Writer, shape: Shape, words: list[str], bits: int = MAX_WIDTH) -> str:
    """Return the integer of these words, the low one first."""
    # Legalisation emits nothing for these: the parts of the result are the words.
    text, word = shape_text(shape), like(shape, f"i{bits}")
    value = writer.let(f"zext {word} {words[0]} to {text}")
    for at, upper in enumerate(words[1:], 1):
        wide = writer.let(f"zext {word} {upper} to {text}")
        moved = writer.let(f"shl {text} {wide}, {integer(shape, at * bits)}")
        value = writer.let(f"or {text} {value}, {moved}")
    return value


def mask_text(mask: Sequence[int]) -> str:
    """Return the mask operand of a shuffle, in the spelling LLVM prints."""
    type_text = vector(len(mask), "i32")
    if set(mask) == {0}:
        return f"{type_text} zeroinitializer"
    if set(mask) == {-1}:
        return f"{type_text} poison"
    lanes = ", ".join("i32 poison" if lane < 0 else f"i32 {lane}" for lane in mask)
    return f"{type_text} <{lanes}>"


def function_name(request: Request) -> str:
    """Return a name that differs whenever the rendered body does.

    Expansions with control flow stay in the module by this name, where two bodies would clash.
    """
    parts = ["expand", request.name.removeprefix("llvm."), suffix(request.ret)]
    parts += [suffix(arg) for arg in request.args]
    parts += [f"k{index}_{value}" for index, value in sorted(request.imms.items())]
    parts += [f"align{index}_{value}" for index, value in sorted(request.aligns.items())]
    if request.reassoc:
        parts.append("reassoc")
    if request.pointer_width != MAX_WIDTH:
        parts.append(f"ptr{request.pointer_width}")
    # These characters need no quotes in LLVM's text.
    return _UNSAFE_IN_NAME.sub("_", ".".join(parts))


def function_text(request: Request, name: str, body: str) -> str:
    """The definition around a body.

    Metadata operands cannot be parameters; the others keep their position in the name.
    """
    params = ", ".join(
        f"{arg} %a{index}"
        for index, arg in enumerate(request.args)
        if not arg.startswith("metadata")
    )
    return f"define internal {request.ret} @{name}({params}) {{\n" + body.strip("\n") + "\n}\n"
