"""The tables of intrinsic templates, and the expansions that are one line long."""

import re

import llvmlite.binding as llvm
import pytest

from spvbackend.builtins.intrinsics import DIRECT, DROPPED, TEMPLATES, TRAPS, base_name
from spvbackend.prepare.templates import index as templates
from spvbackend.prepare.templates.float import FLOAT_ROWS
from spvbackend.prepare.templates.integer import INTEGER_ROWS, WORDS_FAMILIES, WORDS_ROWS
from tests.unit.cases.template_jit import rendered
from tests.unit.cases.templates import without_comments


@pytest.mark.parametrize(
    ("name", "ret", "args", "imms", "value"),
    [
        ("llvm.expect", "i1", ["i1", "i1"], {}, "%a0"),
        ("llvm.expect.with.probability", "i32", ["i32", "i32", "double"], {}, "%a0"),
        ("llvm.launder.invariant.group", "ptr", ["ptr"], {}, "%a0"),
        ("llvm.ssa.copy", "{ i32, ptr }", ["{ i32, ptr }"], {}, "%a0"),
        ("llvm.arithmetic.fence", "<2 x float>", ["<2 x float>"], {}, "%a0"),
        ("llvm.annotation", "i16", ["i16", "ptr", "ptr", "i32"], {}, "%a0"),
        ("llvm.is.constant", "i1", ["float"], {}, "false"),
        ("llvm.objectsize", "i64", ["ptr", "i1", "i1", "i1"], {1: 0, 2: 0, 3: 0}, "-1"),
        ("llvm.objectsize", "i32", ["ptr", "i1", "i1", "i1"], {1: 1, 2: 0, 3: 0}, "0"),
        ("llvm.readcyclecounter", "i64", [], {}, "0"),
        ("llvm.stacksave", "ptr", [], {}, "null"),
        ("llvm.allow.runtime.check", "i1", ['metadata !"bounds"'], {}, "true"),
        ("llvm.get.rounding", "i32", [], {}, "1"),
    ],
)
def test_plain_answers(
    name: str, ret: str, args: list[str], imms: dict[int, int], value: str
) -> None:
    text = rendered(name, ret, args, imms)
    assert text is not None
    assert without_comments(text)[1:] == [f"  ret {ret} {value}", "}"]
    llvm.parse_assembly(text).verify()


NEAREST = ('metadata !"round.tonearest"', 'metadata !"fpexcept.strict"')


@pytest.mark.parametrize(
    ("name", "ret", "args", "line"),
    [
        ("fadd", "float", ["float", "float", *NEAREST], "fadd float %a0, %a1"),
        ("sitofp", "half", ["i32", *NEAREST], "sitofp i32 %a0 to half"),
        ("fptosi", "i32", ["double", NEAREST[1]], "fptosi double %a0 to i32"),
        (
            "fcmps",
            "i1",
            ["float", "float", 'metadata !"ule"', NEAREST[1]],
            "fcmp ule float %a0, %a1",
        ),
        ("sqrt", "double", ["double", *NEAREST], "call double @llvm.sqrt.f64(double %a0)"),
        (
            "powi",
            "float",
            ["float", "i32", *NEAREST],
            "call float @llvm.powi.f32.i32(float %a0, i32 %a1)",
        ),
        ("lrint", "i64", ["float", *NEAREST], "call float @llvm.rint.f32(float %a0)"),
        ("maximum", "float", ["float", "float", NEAREST[1]], "fcmp uno float %a0, %a1"),
    ],
)
def test_constrained(name: str, ret: str, args: list[str], line: str) -> None:
    text = rendered(f"llvm.experimental.constrained.{name}", ret, args)
    assert text is not None and line in text
    llvm.parse_assembly(text).verify()


@pytest.mark.parametrize("name", ("fadd", "fdiv", "sqrt", "fma", "sin", "powi"))
def test_constrained_rounding_is_not_ignored(name: str) -> None:
    args = ["float", "float", 'metadata !"round.upward"', 'metadata !"fpexcept.ignore"']
    assert rendered(f"llvm.experimental.constrained.{name}", "float", args) is None


@pytest.mark.parametrize(
    ("full", "base"),
    [
        ("llvm.vector.reduce.add.v4i32", "llvm.vector.reduce.add"),
        ("llvm.memcpy.p1.p4.i64", "llvm.memcpy"),
        ("llvm.memcpy.inline.p0.p0.i64", "llvm.memcpy.inline"),
        ("llvm.smul.fix.sat.i32", "llvm.smul.fix.sat"),
        ("llvm.minimumnum.f32", "llvm.minimumnum"),
        ("llvm.fptosi.sat.i7.bf16", "llvm.fptosi.sat"),
        ("llvm.sincos.nxv2f64", "llvm.sincos"),
        ("llvm.exp2.v16f16", "llvm.exp2"),
        ("llvm.ssa.copy.sl_i32p0s", "llvm.ssa.copy"),
        ("llvm.ssa.copy.s_struct.pair", "llvm.ssa.copy"),
        ("llvm.lifetime.start.p0", "llvm.lifetime.start"),
        ("llvm.trap", "llvm.trap"),
        ("llvm.memcpy.element.unordered.atomic.p0.p0.i64", ""),
        ("llvm.vector.reduce.frobnicate.v4i32", ""),
        ("llvm.exp.frob", ""),
        ("sin", ""),
    ],
)
def test_base_name(full: str, base: str) -> None:
    assert base_name(full) == base


def test_tables_do_not_overlap() -> None:
    assert not DROPPED & (TEMPLATES | DIRECT | TRAPS)
    assert not TRAPS & (TEMPLATES | DIRECT)
    tables = (templates.PLAIN_ROWS, INTEGER_ROWS, FLOAT_ROWS, templates.FAMILIES)
    assert not WORDS_FAMILIES.keys() & WORDS_ROWS.keys()
    names = [name for table in tables for name in table]
    assert len(names) == len(set(names))


def test_unknown_types_have_no_template() -> None:
    assert rendered("llvm.fshl", "i4097", ["i4097"] * 3) is None
    assert rendered("llvm.smul.fix", "i128", ["i128", "i128", "i32"], {2: 4}) is None
    assert rendered("llvm.smax", "<vscale x 4 x i32>", ["<vscale x 4 x i32>"] * 2) is None
    assert rendered("llvm.minimum", "fp128", ["fp128"] * 2) is None
    assert rendered("llvm.fabs", "float", ["float"]) is None
    assert rendered("llvm.bswap", "i24", ["i24"]) is None


def test_names_differ_with_the_request() -> None:
    requests = [
        ("llvm.is.fpclass", "i1", ["float", "i32"], {1: 3}),
        ("llvm.is.fpclass", "i1", ["float", "i32"], {1: 4}),
        ("llvm.is.fpclass", "i1", ["double", "i32"], {1: 3}),
        ("llvm.fptosi.sat", "i8", ["float"], {}),
        ("llvm.fptosi.sat", "i32", ["float"], {}),
        ("llvm.memset", "void", ["ptr addrspace(1)", "i8", "i64", "i1"], {3: 0}),
        ("llvm.memset", "void", ["ptr addrspace(3)", "i8", "i64", "i1"], {3: 0}),
    ]
    texts = [rendered(*request) for request in requests]
    names = [text.split("@")[1].split("(")[0] for text in texts if text is not None]
    assert len(set(names)) == len(requests)
    assert all(re.fullmatch(r"expand\.[\w.]+", name) for name in names)
