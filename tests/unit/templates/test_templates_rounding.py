"""Operations in a rounding mode become the instruction that rounds so, or have no expansion."""

import llvmlite.binding as llvm
import pytest

from tests.unit.cases.template_jit import rendered
from tests.unit.cases.templates import without_comments

STRICT = 'metadata !"fpexcept.strict"'


def render_constrained(name: str, ret: str, operand: str, mode: str) -> str | None:
    operands = [operand] * (2 if name == "frem" else 1)
    args = [*operands, f'metadata !"round.{mode}"', STRICT]
    return rendered(f"llvm.experimental.constrained.{name}", ret, args)


@pytest.mark.parametrize(("mode", "word"), [
    ("downward", "rtn"), ("towardzero", "rtz"), ("upward", "rtp"),
])  # fmt: skip
@pytest.mark.parametrize(("name", "ret", "operand", "callee"), [
    ("fptrunc", "half", "float", "_Z16convert_half_{}f"),
    ("fptrunc", "float", "double", "_Z17convert_float_{}d"),
    ("fptrunc", "<3 x half>", "<3 x float>", "_Z17convert_half3_{}Dv3_f"),
    ("sitofp", "float", "i32", "_Z17convert_float_{}i"),
    ("sitofp", "double", "i64", "_Z18convert_double_{}l"),
    ("uitofp", "half", "i8", "_Z16convert_half_{}h"),
    ("uitofp", "<4 x float>", "<4 x i64>", "_Z18convert_float4_{}Dv4_m"),
])  # fmt: skip
def test_conversion_calls_the_builtin(
    name: str, ret: str, operand: str, callee: str, mode: str, word: str
) -> None:
    found = render_constrained(name, ret, operand, mode)
    assert found is not None
    assert without_comments(found)[1:4] == [
        f"  %v0 = call {ret} @{callee.format(word)}({operand} %a0)",
        f"  ret {ret} %v0",
        "}",
    ]
    llvm.parse_assembly(found).verify()


@pytest.mark.parametrize(("name", "extension"), [("sitofp", "sext"), ("uitofp", "zext")])
def test_odd_integer_is_extended_first(name: str, extension: str) -> None:
    found = render_constrained(name, "float", "i33", "upward")
    assert found is not None
    assert f"%v0 = {extension} i33 %a0 to i64" in found
    assert f"_rtp{'l' if name == 'sitofp' else 'm'}(i64 %v0)" in found
    llvm.parse_assembly(found).verify()


def test_lanes_without_an_overload_go_one_by_one() -> None:
    found = render_constrained("fptrunc", "<5 x half>", "<5 x float>", "towardzero")
    assert found is not None
    assert found.count("call half @_Z16convert_half_rtzf(float") == 5
    llvm.parse_assembly(found).verify()


@pytest.mark.parametrize(("mode", "plain"), [
    ("downward", "floor"), ("towardzero", "trunc"), ("upward", "ceil"), ("tonearestaway", "round"),
])  # fmt: skip
@pytest.mark.parametrize("name", ["nearbyint", "rint", "lrint", "llrint"])
def test_rounding_to_whole_numbers_has_an_instruction_for_each_mode(
    name: str, mode: str, plain: str
) -> None:
    ret = "i64" if name.startswith("l") else "double"
    found = render_constrained(name, ret, "double", mode)
    assert found is not None
    assert f"%v0 = call double @llvm.{plain}.f64(double %a0)" in found
    assert ("fptosi double %v0 to i64" in found) == name.startswith("l")
    llvm.parse_assembly(found).verify()


def test_remainder_is_exact_in_any_mode() -> None:
    for mode in ("downward", "towardzero", "upward", "tonearestaway", "tonearest", "dynamic"):
        found = render_constrained("frem", "float", "float", mode)
        assert found is not None and "%v0 = frem float %a0, %a1" in found


@pytest.mark.parametrize(("name", "ret", "operand", "mode"), [
    ("fptrunc", "half", "float", "tonearestaway"),
    ("sitofp", "float", "i32", "tonearestaway"),
    ("fptrunc", "bfloat", "float", "towardzero"),
    ("sitofp", "bfloat", "i32", "upward"),
    ("sitofp", "float", "i65", "upward"),
    ("fptrunc", "double", "fp128", "upward"),
    ("ceil", "bfloat", "fp128", "upward"),
])  # fmt: skip
def test_conversion_without_an_instruction_has_no_expansion(
    name: str, ret: str, operand: str, mode: str
) -> None:
    assert render_constrained(name, ret, operand, mode) is None


def test_rounded_truncation() -> None:
    def render(mode: str, ret: str = "half", operand: str = "float") -> str | None:
        return rendered("llvm.fptrunc.round", ret, [operand, f'metadata !"round.{mode}"'])

    nearest = render("tonearest")
    assert nearest is not None and "%v0 = fptrunc float %a0 to half" in nearest
    down = render("downward", "<2 x float>", "<2 x double>")
    assert down is not None and "@_Z18convert_float2_rtnDv2_d(<2 x double> %a0)" in down
    llvm.parse_assembly(down).verify()
    assert render("tonearestaway") is None
    assert render("upward", "bfloat") is None
