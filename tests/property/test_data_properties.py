"""Tables of numbers are read, printed and translated as a whole like their elements one by one."""

from array import array

from hypothesis import given, settings
from hypothesis import strategies as st

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.parse.numbers import array_patterns
from spvbackend.llvmir.parse.scan import unescape
from spvbackend.llvmir.print.module import print_module
from spvbackend.llvmir.types import ARRAY, FLOAT, FLOAT_BITS, Type, escape_bytes
from spvbackend.llvmir.values import ConstAggregate, ConstantDataArray, ConstBytes, GlobalVar, Value
from spvbackend.pipeline import passes_of
from spvbackend.reading.llvm import canonical_text
from spvbackend.translation.context import Context
from spvbackend.translator import Translator

INTEGERS = ("i16", "i32", "i64")
FLOATS = ("half", "bfloat", "float", "double")
PATTERNS = st.one_of(
    st.integers(0, 2**64 - 1),
    st.sampled_from((0, 1, 0x8000, 0x3F800000, 0x3FF0000000000000, 0x7F800001, 0x7FF4 << 48)),
)
# LLVM writes an array of only zeros as a zeroinitializer.
LISTS = st.lists(PATTERNS, max_size=12).map(lambda patterns: [*patterns, 1])


def element_type(module: Module, name: str) -> Type:
    types = module.types
    return types.floating(name) if name in FLOAT_BITS else types.integer(int(name[1:]))


def element(module: Module, type: Type, pattern: int) -> Value:
    pool = module.constants
    pattern %= 1 << type.bits
    return pool.floating(type, pattern) if type.kind == FLOAT else pool.integer(type, pattern)


def table_text(name: str, patterns: list[int], repeats: int = 1) -> str:
    """Return a module with one table @t, which our printer wrote element by element."""
    module = Module()
    type = module.types.array(len(patterns) * repeats, element_type(module, name))
    var = GlobalVar(module.types.pointer(1), "t", type, 1)
    elements = [element(module, type.element, pattern) for pattern in patterns * repeats]
    var.initializer = ConstAggregate(type, elements)
    module.globals.append(var)
    return print_module(module)


def one_by_one(module: Module, value: Value) -> Value:
    """Return a constant whose arrays and strings are split into elements."""
    if isinstance(value, ConstAggregate):
        value.elements = [one_by_one(module, part) for part in value.elements]
        return value
    patterns: bytes | array[int]
    if isinstance(value, ConstBytes):
        patterns = value.data
    elif isinstance(value, ConstantDataArray):
        patterns = value.patterns
    else:
        return value
    parts = [element(module, value.type.element, pattern) for pattern in patterns]
    return ConstAggregate(value.type, parts)


def words_of(text: str, extensions: str, split: bool) -> list[int]:
    """Translate; the tables may be split into elements right after the parser."""
    ctx = Context(text, Translator(extensions=extensions).options, None)
    for step in passes_of(ctx):
        step.run(ctx)
        for var in ctx.module.globals if split and step.name == "parse" else ():
            assert var.initializer is not None
            var.initializer = one_by_one(ctx.module, var.initializer)
    return ctx.words.tolist()


@given(st.sampled_from(INTEGERS + FLOATS), LISTS)
def test_llvm_reads_what_is_printed_and_we_what_llvm_prints(name: str, patterns: list[int]) -> None:
    canonical = canonical_text(table_text(name, patterns), 0)
    module = parse_module(canonical)
    table = module.globals[0].initializer
    assert isinstance(table, ConstantDataArray)
    bits = table.type.element.bits
    assert table.patterns.tolist() == [pattern % 2**bits for pattern in patterns]
    assert canonical_text(print_module(module), 0) == canonical


@settings(deadline=None)  # the first import takes long
@given(st.sampled_from(INTEGERS), LISTS)
def test_numpy_reads_the_same(name: str, patterns: list[int]) -> None:
    text = canonical_text(table_text(name, patterns), 0)
    (line,) = [line for line in text.split("\n") if line.startswith("@t")]
    type = parse_module(text).globals[0].value_type
    assert type.kind == ARRAY
    numbers = line[line.index("] [") + 2 : line.rindex("]") + 1]
    array = array_patterns(type, numbers, numpy_from=0)
    assert array is not None
    assert array == array_patterns(type, numbers, numpy_from=1 << 60)
    assert array.tolist() == [pattern % 2**type.element.bits for pattern in patterns]


@settings(deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(INTEGERS + FLOATS), LISTS), min_size=1, max_size=4),
    st.binary(min_size=1, max_size=9),
    st.sampled_from((1, 30)),
    st.sampled_from(("", "all")),
)
def test_words_are_those_of_the_elements(
    tables: list[tuple[str, list[int]]], data: bytes, repeats: int, extensions: str
) -> None:
    """Tables of many elements, and of few, which do not become a run of constants."""
    tables = [(name, patterns * repeats) for name, patterns in tables]
    members = [f"[{len(patterns)} x {name}]" for name, patterns in tables]
    values = [table_text(*table).rpartition("] [")[2].split("]")[0] for table in tables]
    parts = [f"{type} [{value}]" for type, value in zip(members, values, strict=True)]
    string = f'[{len(data) * repeats} x i8] c"{escape_bytes(data * repeats)}"'
    lines = [f"@t{number} = addrspace(1) constant {part}" for number, part in enumerate(parts)]
    lines.append(f"@s = addrspace(1) constant {string}")
    lines.append(
        f"@all = addrspace(1) constant {{ i32, {', '.join(members)} }} "
        f"{{ i32 {len(parts)}, {', '.join(parts)} }}"
    )
    text = "\n".join(lines) + "\n"
    assert words_of(text, extensions, split=False) == words_of(text, extensions, split=True)


@given(st.binary(max_size=60))
def test_escaped_bytes_come_back(data: bytes) -> None:
    assert unescape(escape_bytes(data)) == data
    assert unescape("".join([f"\\{byte:02x}" for byte in data])) == data
