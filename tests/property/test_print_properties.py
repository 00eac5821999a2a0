"""LLVM reads our print of any module as it reads the module itself."""

import shutil
import string
import struct
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.print.module import print_module
from spvbackend.llvmir.types import escape_text
from spvbackend.reading.llvm import canonical_text
from tests.folders import E2E
from tests.offenders import for_each

STRESS = shutil.which("llvm-stress-22")
KERNELS = sorted((E2E / "ll").glob("*.ll"))

INTEGERS = ("i1", "i7", "i8", "i16", "i32", "i64", "i128")
FLOATS = ("half", "bfloat", "float", "double", "fp128", "x86_fp80", "ppc_fp128")
POINTERS = ("ptr", "ptr addrspace(1)", "ptr addrspace(4)")
SCALARS = st.sampled_from(INTEGERS + FLOATS + POINTERS)
HEX_FLOATS = {"half": ("0xH", 4), "bfloat": ("0xR", 4), "double": ("0x", 16), "fp128": ("0xL", 32),
              "ppc_fp128": ("0xM", 32)}  # fmt: skip
NAMES = st.one_of(
    st.text(st.characters(exclude_categories=("Cs",), exclude_characters="\0"), min_size=1),
    st.text(string.digits, min_size=1, max_size=3),
    st.text(string.ascii_letters + "._-$", min_size=1),
).filter(lambda name: not name.startswith("llvm."))  # which LLVM keeps to itself


def quoted(name: str) -> str:
    """Return the name in quotes, which LLVM accepts for any name."""
    return f'"{escape_text(name)}"'


class Term(NamedTuple):
    """Return a constant: its type and its text."""

    type: str
    text: str


def integer_terms(type: str) -> st.SearchStrategy[Term]:
    bits = int(type[1:])
    if bits == 1:
        return st.sampled_from((Term(type, "true"), Term(type, "false")))
    numbers = st.integers(-(1 << bits - 1), (1 << bits - 1) - 1)
    return numbers.map(lambda number: Term(type, str(number)))


def float_terms(type: str) -> st.SearchStrategy[Term]:
    if type == "float":  # the hex of a double that a float can hold
        return st.floats(width=32).map(lambda number: Term(type, float_as_double(number)))
    if type == "x86_fp80":  # an integer bit that is not set makes no number
        fractions = st.integers(1 << 63, (1 << 64) - 1)
        return fractions.map(lambda number: Term(type, f"0xK3FFF{number:016X}"))
    prefix, digits = HEX_FLOATS[type]
    numbers = st.integers(0, (1 << 4 * digits) - 1)
    return numbers.map(lambda number: Term(type, f"{prefix}{number:0{digits}X}"))


def float_as_double(number: float) -> str:
    return f"0x{struct.unpack('<Q', struct.pack('<d', number))[0]:016X}"


def scalar_terms(type: str) -> st.SearchStrategy[Term]:
    holes = st.sampled_from((Term(type, "undef"), Term(type, "poison")))
    if type in INTEGERS:
        return st.one_of(integer_terms(type), holes)
    if type in FLOATS:
        return st.one_of(float_terms(type), holes)
    return st.one_of(st.just(Term(type, "null")), holes)


def vector_of(elements: list[Term]) -> Term:
    inner = ", ".join(f"{term.type} {term.text}" for term in elements)
    return Term(f"<{len(elements)} x {elements[0].type}>", f"<{inner}>")


def array_of(elements: list[Term]) -> Term:
    inner = ", ".join(f"{term.type} {term.text}" for term in elements)
    return Term(f"[{len(elements)} x {elements[0].type}]", f"[{inner}]")


def struct_of(elements: list[Term], packed: bool) -> Term:
    types = ", ".join(term.type for term in elements)
    inner = ", ".join(f"{term.type} {term.text}" for term in elements)
    if packed:
        return Term(f"<{{{types}}}>", f"<{{{inner}}}>")
    return Term(f"{{{types}}}", f"{{{inner}}}")


def alike(term: Term) -> st.SearchStrategy[list[Term]]:
    zero = Term(term.type, "undef")
    return st.lists(st.sampled_from((term, zero)), min_size=1, max_size=4)


SCALAR_TERMS = SCALARS.flatmap(scalar_terms)
VECTOR_TERMS = SCALARS.flatmap(
    lambda type: st.lists(scalar_terms(type), min_size=1, max_size=5).map(vector_of)
)
STRING_TERMS = st.binary(min_size=1, max_size=12).map(
    lambda data: Term(f"[{len(data)} x i8]", 'c"' + "".join(f"\\{byte:02X}" for byte in data) + '"')
)
TERMS = st.recursive(
    st.one_of(SCALAR_TERMS, VECTOR_TERMS, STRING_TERMS),
    lambda inner: st.one_of(
        inner.flatmap(alike).map(array_of),
        st.builds(struct_of, st.lists(inner, max_size=3), st.booleans()),
    ),
    max_leaves=8,
)


def settled(text: str) -> str:
    lines = canonical_text(text, 0).split("\n")
    return "\n".join(line for line in lines if not line.startswith("; ModuleID"))


def check_round_trip(text: str) -> None:
    module = parse_module(canonical_text(text, 0))
    printed = print_module(module)
    assert settled(printed) == settled(text)
    assert print_module(parse_module(printed)) == printed


@settings(deadline=None)
@given(st.lists(TERMS, min_size=1, max_size=6))
def test_constants(terms: list[Term]) -> None:
    check_round_trip("\n".join(f"@g{i} = global {term.type} {term.text}"
                               for i, term in enumerate(terms)))  # fmt: skip


@settings(deadline=None)
@given(st.lists(NAMES, min_size=6, max_size=6, unique=True), st.text(max_size=9))
def test_names_of_everything(names: list[str], text: str) -> None:
    variable, function, argument, block, result, struct = map(quoted, names)
    strings = escape_text(text.replace("\0", "0").encode("utf-8", "replace").decode())
    check_round_trip(
        f"%{struct} = type {{ i8 }}\n@{variable} = global %{struct} zeroinitializer\n"
        f"@text = global ptr blockaddress(@{function}, %{block})\n"
        f'!named = !{{!0}}\n!0 = !{{!"{strings}"}}\n'
        f"define i32 @{function}(i32 %{argument}, i32 %0) {{\n  br label %{block}\n{block}:\n"
        f'  %{result} = add i32 %{argument}, %0\n  %4 = sub i32 %{result}, 1\n  ret i32 %4\n}}\n'
        f'define void @plain() #0 section "s{strings}" {{\n  ret void\n}}\n'
        f'attributes #0 = {{ "key"="{strings}" }}\n'
    )  # fmt: skip


INTEGER_LINES = (
    "add {f}i32 {a}, {b}", "sub {f}i32 {a}, {b}", "mul {f}i32 {a}, {b}", "shl {f}i32 {a}, {b}",
)  # fmt: skip
OTHER_LINES = (
    "xor i32 {a}, {b}", "or disjoint i32 {a}, {b}", "ashr exact i32 {a}, {b}",
    "select i1 %c, i32 {a}, i32 {b}", "freeze i32 {a}", "call i32 @h(i32 noundef {a}, i32 {b}) #0",
    "tail call fastcc signext i32 @h(i32 {a}, i32 range(i32 0, 9) {b})",
    "load i32, ptr %p, align 4", "load volatile i32, ptr %p, align 2, !foo !0",
    "load atomic i32, ptr %p seq_cst, align 4", "atomicrmw add ptr %p, i32 {a} monotonic, align 4",
    "extractelement <4 x i32> %v, i32 {a}", "va_arg ptr %p, i32",
    'call i32 @h(i32 {a}, i32 {b}) [ "tag"(i32 {a}) ]',
    'call i32 asm "x $0, $1", "=r,r"(i32 {a})',
)  # fmt: skip
FLAGS = ("", "nuw ", "nsw ", "nuw nsw ")
STEPS = st.lists(
    st.tuples(
        st.one_of(
            st.builds(
                lambda line, flags: line.replace("{f}", flags),
                st.sampled_from(INTEGER_LINES),
                st.sampled_from(FLAGS),
            ),
            st.sampled_from(OTHER_LINES),
        ),
        st.integers(0, 1 << 30),
        st.integers(0, 1 << 30),
        st.sampled_from(("", "name", "br")),
    ),
    max_size=25,
)


def body(steps: list[tuple[str, int, int, str]]) -> str:
    """Return a function of steps: each takes two earlier values, or a constant."""
    lines = []
    values = ["%a", "7", "-1"]
    number = 0
    for index, (line, first, second, kind) in enumerate(steps):
        if kind == "br":
            lines.append(f"  br label %b{index}\nb{index}:")
        operands = (values[first % len(values)], values[second % len(values)])
        if kind == "name":
            result = f"%v{index}"
        else:
            result = f"%{number}"
            number += 1
        lines.append(f"  {result} = {line.format(a=operands[0], b=operands[1])}")
        values.append(result)
    return "\n".join([*lines, f"  ret i32 {values[-1]}"])


@settings(deadline=None)
@given(STEPS)
def test_bodies(steps: list[tuple[str, int, int, str]]) -> None:
    check_round_trip(
        "declare i32 @h(i32, i32)\n"
        "define i32 @f(i32 %a, ptr %p, i1 %c, <4 x i32> %v) {\nentry:\n"
        f"{body(steps)}\n}}\nattributes #0 = {{ nounwind }}\n!0 = !{{i32 1}}\n"
    )


@pytest.mark.skipif(STRESS is None, reason="llvm-stress-22 is not on the PATH")
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(1, 1 << 31), st.integers(1, 400))
def test_what_llvm_stress_makes(seed: int, size: int) -> None:
    assert STRESS is not None
    command = [STRESS, f"-seed={seed}", f"-size={size}", "-o", "-"]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    try:
        check_round_trip(text)
    except Unsupported as error:
        pytest.fail(f"llvm-stress -seed={seed} -size={size}: {error.message}")


@pytest.mark.skipif(not KERNELS, reason="no kernels in tests/e2e/ll")
@for_each(KERNELS, lambda path: path.stem)
def test_kernels(path: Path) -> None:
    check_round_trip(path.read_text(encoding="utf-8"))
