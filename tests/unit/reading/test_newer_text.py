"""Text of newer LLVM: each spelling, each type, and the places of errors."""

import random
from fractions import Fraction
from typing import Final

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend.reading import library, newer_text
from spvbackend.reading.llvm import PARSED_VERSION
from spvbackend.reading.newer_text import number_bits, older_spelling, rounded_bits, spell_bits
from tests.unit.cases.command import pyllc

FORMATS: Final = newer_text._FORMATS
WIDTHS: Final = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "fp128": 128}
# By type: zero, the least and greatest denormal, the least normal, one, the greatest, NaNs.
EDGES: Final = {
    name: [
        0, 1, (1 << form.mantissa) - 1, 1 << form.mantissa,
        ((1 << form.exponent - 1) - 1) << form.mantissa, form.infinity() - 1, form.infinity(),
        form.infinity() | 1, form.infinity() | form.quiet(), form.infinity() | form.quiet() | 5,
        form.infinity() | form.quiet() - 1,
    ]
    for name, form in FORMATS.items()
}  # fmt: skip


def read_bits(type: str, spelled: str) -> int:
    """The bits of a constant as LLVM reads it."""
    text = f"@g = constant i{WIDTHS[type]} bitcast ({type} {spelled} to i{WIDTHS[type]})\n"
    module = llvm.parse_assembly(text, llvm.create_context())
    number = int(str(module).split(" constant ")[1].split()[1])
    return number & ((1 << WIDTHS[type]) - 1)


# Python reads no number of so many digits.
MANY_POWERS: Final = f"float 0.1e{'1' * 5000}"
MANY_DIGITS: Final = f"float 0.{'1' * 5000}"


def respelled(text: str) -> str:
    return older_spelling(text).text


@pytest.mark.parametrize("type", FORMATS)
@pytest.mark.parametrize("sign", [0, 1])
def test_bits_keep_their_value(type: str, sign: int) -> None:
    form = FORMATS[type]
    for edge in EDGES[type]:
        bits = edge | sign << (WIDTHS[type] - 1)
        spelled = respelled(f"{type} f0x{bits:0{WIDTHS[type] // 4}X}").removeprefix(f"{type} ")
        assert spelled == spell_bits(bits, form)
        assert read_bits(type, spelled) == bits


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("float f0x3FB8AA3B", "float 0x3FF7154760000000"),
        ("float f0x3fb8aa3b", "float 0x3FF7154760000000"),
        ("float f0x80000000", "float 0x8000000000000000"),
        ("float f0x00000001", "float 0x36A0000000000000"),
        ("float +inf", "float 0x7FF0000000000000"),
        ("float -inf", "float 0xFFF0000000000000"),
        ("float +qnan", "float 0x7FF8000000000000"),
        ("float -qnan", "float 0xFFF8000000000000"),
        ("float +nan(0x3F0000)", "float 0x7FFFE00000000000"),
        ("float -nan(0x200000)", "float 0xFFFC000000000000"),
        ("float +nan(0xFFFFFF)", "float 0x7FFFFFFFE0000000"),
        ("float +snan(0x200000)", "float 0x7FF4000000000000"),
        ("float +snan(0x0)", "float 0x7FF4000000000000"),
        ("float 1.000000e-01", "float 0x3FB99999A0000000"),
        ("float -0.1", "float 0xBFB99999A0000000"),
        ("float +0.1", "float 0x3FB99999A0000000"),
        # A double would be the even one between two floats, and lose what lies beyond.
        ("float 1.00000005960464477539062500001", "float 0x3FF0000020000000"),
        ("float 16777217.0", "float 0x4170000000000000"),
        ("float 1.401300e-45", "float 0x36A0000000000000"),
        ("half +qnan", "half 0xH7E00"),
        ("half -inf", "half 0xHFC00"),
        ("half f0x8000", "half 0xH8000"),
        ("half +snan(0x1)", "half 0xH7C01"),
        ("half 1.000980e+00", "half 0xH3C01"),
        ("half 5.960460e-08", "half 0xH0001"),
        ("half 65519.999", "half 0xH7BFF"),
        ("bfloat +qnan", "bfloat 0xR7FC0"),
        ("bfloat +nan(0x3)", "bfloat 0xR7FC3"),
        ("bfloat 9.183550e-41", "bfloat 0xR0001"),
        ("bfloat 0.1", "bfloat 0xR3DCD"),
        ("double f0x3FF0000000000001", "double 0x3FF0000000000001"),
        ("double +snan(0x1)", "double 0x7FF0000000000001"),
        ("fp128 +inf", "fp128 0xL00000000000000007FFF000000000000"),
        ("fp128 f0x3FFF0000000000010000000000000000",
         "fp128 0xL00000000000000003FFF000000000001"),
        ("fp128 0.1", "fp128 0xL999999999999999A3FFB999999999999"),
        ("%b = fadd float %a, +inf", "%b = fadd float %a, 0x7FF0000000000000"),
        ("%b = fcmp oeq half %a, 0.1", "%b = fcmp oeq half %a, 0xH2E66"),
        ("[2 x float] [float 0.5, float f0x3FB8AA3B]",
         "[2 x float] [float 0.5, float 0x3FF7154760000000]"),
        ("<2 x half> splat (half +inf)", "<2 x half> splat (half 0xH7C00)"),
        ("<2 x float>\n  <float\n -inf,float +inf>",
         "<2 x float>\n  <float\n 0xFFF0000000000000,float 0x7FF0000000000000>"),
        ("{ half, float } { half +inf, float +inf }",
         "{ half, float } { half 0xH7C00, float 0x7FF0000000000000 }"),
        ("bitcast (float +inf to i32)", "bitcast (float 0x7FF0000000000000 to i32)"),
        ("phi bfloat [ +inf, %a ], [ 0.1, %b ]", "phi bfloat [ 0xR7F80, %a ], [ 0xR3DCD, %b ]"),
        ("!{float 0.1}", "!{float 0x3FB99999A0000000}"),
        ("memory(read, target_mem: none)", "memory(read, target_mem0: none, target_mem1: none)"),
        ("memory(target_mem: readwrite, argmem: read)",
         "memory(target_mem0: readwrite, target_mem1: readwrite, argmem: read)"),
        ("denormal_fpenv(preservesign)", '"denormal-fp-math"="preserve-sign,preserve-sign"'),
        ("denormal_fpenv(ieee|positivezero, float: dynamic)",
         '"denormal-fp-math"="ieee,positive-zero" "denormal-fp-math-f32"="dynamic,dynamic"'),
        ("declare void @f() flatten noipa nounwind", "declare void @f()   nounwind"),
        ("ptr dead_on_return(8) %p", "ptr  %p"),
        ("uitofp nneg nnan ninf i32 %x to float", "uitofp nneg i32 %x to float"),
        ("sitofp fast i32 %x to float", "sitofp i32 %x to float"),
    ],
)  # fmt: skip
def test_spellings(text: str, spelled: str) -> None:
    assert respelled(text) == spelled
    # What is in the older spelling stays so.
    assert respelled(spelled) == spelled


@pytest.mark.parametrize(
    "text",
    [
        # Exact decimals, and those of double, which every version rounds.
        "float 0.5", "float 0.0", "float -0.0", "float 1.5e+1", "half 2.5", "double 0.1",
        "float 0x3FF7154760000000", "half 0xH3C00", "i32 5",
        # Too large or too small for the type, of a wrong length, or without a payload.
        "float 1.0e50", "float 1.0e-60", "half 65520.0", "float 1.0e999999999", "float f0x1",
        "half f0x3F800000", MANY_POWERS, MANY_DIGITS, "float +snan", "float +nan(5)", "float inf",
        "float -f0x3F800000",
        # Without a type before it.
        "+inf", "0.1",
        # Strings, names, comments and labels.
        'c"float +inf \\22 0.1"', '%"float +inf" = ', '@"a 0.1"', "; float +inf 0.1",
        '!{!"float +inf"}', "%float.1.5", "%-inf", "@a0.1", "$c.flatten", "%flatten", "@noipa",
        "#dbg_value(float 0.5)", "flatten:", "float:", "-inf:", "target_mem:\n  ret void",
        'source_filename = "0.1"', "uitofp i32 %x to float", "dead_on_return", "%b8",
        "denormal_fpenv(nonsense)", "denormal_fpenv(half: ieee)",
    ],
)  # fmt: skip
def test_what_stays_as_it_is(text: str) -> None:
    newer = older_spelling(text)
    assert (newer.text, newer.edits, newer.is_certain) == (text, [], False)


def value_of(bits: int, type: str) -> Fraction:
    """The number that positive finite bits stand for."""
    form = FORMATS[type]
    exponent, mantissa = bits >> form.mantissa, bits & (1 << form.mantissa) - 1
    significand = mantissa | (1 << form.mantissa if exponent else 0)
    bias = (1 << form.exponent - 1) - 1 + form.mantissa
    return significand * Fraction(2) ** (max(exponent, 1) - bias)


@pytest.mark.parametrize("type", FORMATS)
def test_decimals_are_rounded_to_the_nearest(type: str) -> None:
    rng = random.Random(7)
    form = FORMATS[type]
    for _ in range(300):
        bits = rng.randrange(1, form.infinity() - 1)
        if type == "fp128":  # not too far from 1, as Python writes no longer numbers
            bits = EDGES[type][4] + rng.randrange(-1 << 119, 1 << 119)
        low, high = value_of(bits, type), value_of(bits + 1, type)
        share = rng.choice((Fraction(1, 2), Fraction(1, 3), Fraction(49, 100), Fraction(51, 100)))
        # A fraction of powers of two has a decimal; cut off, it is on the same side of the middle.
        number = low + (high - low) * share
        text = decimal_text(number, 60 if share != Fraction(1, 2) else 0)
        wanted = bits + (share > Fraction(1, 2) or (share == Fraction(1, 2) and bits & 1 == 1))
        assert rounded_bits(text, form) == wanted, text


def decimal_text(number: Fraction, digits: int) -> str:
    """Return a decimal with a number of digits, all if `digits` is 0."""
    if digits == 0:
        places = number.denominator.bit_length() - 1
        return f"{number.numerator * 5**places}.0e{-places}"
    bits = number.numerator.bit_length() - number.denominator.bit_length()
    power = int(bits * 0.30103) - digits
    scaled = number / Fraction(10) ** power
    return f"{scaled.numerator // scaled.denominator}.0e{power}"


NEWER: Final = """\
define spir_kernel void @k(ptr addrspace(1) %p, i32 %i) noipa {
  %x = load float, ptr addrspace(1) %p, align 4
  %f = uitofp nnan i32 %i to float
  %a = fmul float %x, f0x3FB8AA3B
  %b = fadd float %a, %f
  %c = fcmp oeq float %b, +inf
  %d = select i1 %c, float 1.000000e-01, float %b
  store float %d, ptr addrspace(1) %p, align 4
  ret void
}
"""
OLDER: Final = (
    NEWER.replace(" noipa", "").replace(" nnan", "").replace("f0x3FB8AA3B", "0x3FF7154760000000")
    .replace("+inf", "0x7FF0000000000000").replace("1.000000e-01", "0x3FB99999A0000000")
)  # fmt: skip


@pytest.mark.parametrize("isolate", [False, True])
def test_newer_text_translates_as_the_older_does(isolate: bool) -> None:
    newer, older = (
        pyllc("-x", "ir", "-", stdin=text.encode(), isolate=isolate) for text in (NEWER, OLDER)
    )
    assert (newer.status, newer.errors) == (0, "")
    assert newer.output == older.output
    assert spvbackend.translate(NEWER) == spvbackend.translate(OLDER)


@pytest.mark.parametrize("isolate", [False, True])
@pytest.mark.parametrize("before", ["", "\n", "; a comment\n\n"])
def test_an_error_has_the_place_in_the_newer_text(isolate: bool, before: str) -> None:
    wrong = before + NEWER.replace("f0x3FB8AA3B\n  %b", "f0x3FB8AA3B, %none\n  %b")
    run = pyllc(stdin=wrong.encode(), isolate=isolate)
    line = wrong.count("\n", 0, wrong.index("%none")) + 1
    first, source, caret, note = run.errors.splitlines()
    assert first.startswith(f"<input>:{line}:36: error: ")
    assert source == "  %a = fmul float %x, f0x3FB8AA3B, %none"
    assert caret.index("^") == source.index("%none") == 35
    assert note.startswith("note: the text is of a newer LLVM than the ")
    assert "pass its bitcode" in note


def test_the_print_of_a_newer_llvm_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """An upgraded llvmlite, with another library and another spelling, is read."""
    spirv = spvbackend.translate(OLDER)
    in_older = llvm.ModuleRef.__str__

    def in_newer(module: llvm.ModuleRef) -> str:
        text = in_older(module).replace("0x3FF7154760000000", "f0x3FB8AA3B")
        return text.replace("0x7FF0000000000000", "+inf").replace("0x3FB99999A0000000", "0.1")

    monkeypatch.setattr(llvm.ModuleRef, "__str__", in_newer)
    monkeypatch.setattr(llvm, "llvm_version_info", (PARSED_VERSION + 1, 0, 0))
    monkeypatch.setattr(library, "_KNOWN", ())
    library.open_library.cache_clear()
    try:
        assert "+inf" in in_newer(llvm.parse_assembly(OLDER))
        assert spvbackend.translate(OLDER) == spirv
    finally:
        library.open_library.cache_clear()


def test_an_error_in_the_first_line() -> None:
    run = pyllc(stdin=b"@a = global float +inf @b = global half +inf global\n")
    first, source, caret, _ = run.errors.splitlines()
    assert first.startswith("<input>:1:46: error: ")
    assert source == "@a = global float +inf @b = global half +inf global"
    assert caret.index("^") == 45


def test_a_later_error_has_its_place_too() -> None:
    """One that a pass finds, in text that only LLVM's reader has seen in the other spelling."""
    assembly = 'call void asm sideeffect "x", ""()'
    wrong = NEWER.replace("  store", f"  %w = fadd float %d, 0.1\n  {assembly}\n  store")
    run = pyllc(stdin=wrong.encode())
    assert run.errors.startswith("<input>:9:3: error: ")


@pytest.mark.parametrize(
    "text",
    [
        "define void @f(b8 %x) {\n  ret void\n}\n",
        "define void @f(ptr %p) {\n  %x = atomicrmw fminimumnum ptr %p, float 1.0 monotonic\n"
        "  ret void\n}\n",
        "define void @f(ptr %p) {\n  %x = load atomic elementwise <2 x i32>, ptr %p monotonic, "
        "align 8\n  ret void\n}\n",
    ],
)
def test_what_has_no_older_spelling_is_told_so(text: str) -> None:
    with pytest.raises(spvbackend.CompileError) as caught:
        spvbackend.translate(text)
    assert "of a newer LLVM" in caught.value.hint


@pytest.mark.parametrize(
    "text",
    ["define void @f() {\n  %x = nonsense\n}\n", "define float @f() {\n  ret float 0.1, %x\n}\n"],
)
def test_other_errors_are_told_as_ever(text: str) -> None:
    with pytest.raises(spvbackend.CompileError) as caught:
        spvbackend.translate(text)
    assert (caught.value.line, caught.value.hint) == (2, "")


def test_a_column_within_and_behind_what_was_put_in() -> None:
    newer = older_spelling("x\n half +inf, float +inf z")
    assert newer.text == "x\n half 0xH7C00, float 0x7FF0000000000000 z"
    line = newer.text.split("\n")[1]
    for word, wanted in (("half", 2), ("0xH", 7), ("C00", 7), (", f", 11), ("0x7", 19), ("z", 24)):
        assert newer.source_column(2, line.index(word) + 1) == wanted
    assert newer.source_column(1, 1) == 1


def test_newer_llvm_itself_agrees() -> None:
    """Triton's wheel has one, which writes bitcode that this one reads."""
    triton = pytest.importorskip("triton._C.libtriton", reason="Triton is not installed")
    rng = random.Random(3)
    literals = []
    for type, form in FORMATS.items():
        for _ in range(150):
            bits = rng.randrange(1 << WIDTHS[type])
            literals.append((type, f"f0x{bits:0{WIDTHS[type] // 4}X}"))
            number = value_of(rng.randrange(1, form.infinity()), type) * rng.randrange(1, 9) / 8
            if rounded_bits(text := decimal_text(number, rng.choice((3, 7, 17, 40))), form):
                literals.append((type, text))
        payload = f"(0x{rng.randrange(1 << 64):X})"
        words = ("inf", "qnan", f"nan{payload}", f"snan{payload}", "nan(0x0)", "snan(0x0)")
        literals += [(type, sign + word) for word in words for sign in "+-"]
    text = "".join(
        f"@g{number} = constant {type} {literal}\n"
        for number, (type, literal) in enumerate(literals)
    )
    context = llvm.create_context()
    expected = llvm.parse_bitcode(triton.llvm.to_bitcode(text), context)
    parsed = llvm.parse_assembly(respelled(text), llvm.create_context())
    for one, other in zip(expected.global_variables, parsed.global_variables, strict=True):
        assert str(one) == str(other)


def test_payloads_are_within_their_bits() -> None:
    form = FORMATS["half"]
    assert number_bits("+nan(0xFFFFFFFFFFFFFFFF)", form) == 0x7FFF
    assert number_bits("-snan(0xFE00)", form) == 0xFD00
