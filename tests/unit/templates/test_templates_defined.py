"""No operand for which an intrinsic is defined makes its expansion undefined."""

import random
import re

import llvmlite.binding as llvm
import pytest

from spvbackend.prepare.templates.text import FLOATS, integer_width
from tests.unit.cases.templates import Case, constant_text, make_rows, render

SCALARS = ("i2", "i7", "i8", "i24", "i32", "i48", "i64")
SUMS = ("sadd", "uadd", "ssub", "usub")
COUNTS = ("abs", "ctlz", "cttz")
ROWS = 40


def constant_call(case: Case, row: list[int], name: str) -> str:
    """A function that returns the expansion of scalar constants."""
    slots = iter(row)
    values = [
        constant_text(case, index) if index in case.imms else scalar_text(text, next(slots))
        for index, text in enumerate(case.args)
    ]
    operands = ", ".join(f"{text} {value}" for text, value in zip(case.args, values, strict=True))
    return f"""
define {case.ret} @{name}() {{
  %r = call {case.ret} @ours({operands})
  ret {case.ret} %r
}}
"""


def scalar_text(text: str, value: int) -> str:
    if text in FLOATS:
        return f"bitcast (i{FLOATS[text].width} {value} to {text})"
    return str(value) if text != "i1" else ("true" if value else "false")


def undefined_answers(case: Case) -> list[str]:
    """What LLVM's optimizer makes of the expansion where it finds poison in it."""
    rows = random.Random(0).sample(make_rows(case, 0), ROWS)
    calls = [constant_call(case, row, f"answer{at}") for at, row in enumerate(rows)]
    module = llvm.parse_assembly(render(case, "ours") + "".join(calls))
    machine = llvm.Target.from_default_triple().create_target_machine()
    builder = llvm.create_pass_builder(machine, llvm.PipelineTuningOptions(speed_level=1))
    builder.getModulePassManager().run(module, builder)
    returned = re.findall(r"ret .*", str(module))
    assert len([line for line in returned if "%" not in line]) >= len(rows), case
    return [line for line in returned if "poison" in line or "undef" in line]


UNDEFINED_CANDIDATES = [
    *(Case(f"llvm.{name}", text, (text,) * 3) for name in ("fshl", "fshr") for text in SCALARS),
    *(Case(f"llvm.{name}.sat", text, (text, text)) for name in SUMS for text in SCALARS),
    *(Case(f"llvm.{name}", text, (text, "i1"), {1: 0}) for name in COUNTS for text in SCALARS),
    *(
        Case(f"llvm.{name}.with.overflow", f"{{ {text}, i1 }}", (text, text))
        for name in (*SUMS, "smul", "umul")
        for text in SCALARS
    ),
    *(
        Case(f"llvm.{name}.fix.sat", text, (text, text, "i32"), {2: scale})
        for name in ("smul", "umul")
        for text in SCALARS
        for scale in (0, integer_width(text) - 1)
    ),
    *(
        Case(f"llvm.{name}.sat", result, (text,))
        for name in ("fptosi", "fptoui")
        for text in ("half", "float", "double")
        for result in SCALARS
    ),
    *(Case("llvm.frexp", f"{{ {text}, i32 }}", (text,)) for text in ("half", "float", "double")),
]


@pytest.mark.parametrize("name", sorted({case.intrinsic for case in UNDEFINED_CANDIDATES}))
def test_no_operand_makes_poison(name: str) -> None:
    for case in UNDEFINED_CANDIDATES:
        if case.intrinsic == name:
            assert undefined_answers(case) == []
