"""The verifier of input: it refuses what LLVM refuses, with a place, and accepts what is right."""

from collections.abc import Iterator

import pytest

from spvbackend.diagnostics import CompileError, InternalError
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.values import Function, Inst
from spvbackend.llvmir.verify.input.exact import form_fault, type_fault
from spvbackend.llvmir.verify.input.layouts import check_layout
from spvbackend.llvmir.verify.input.module import verify_input
from spvbackend.llvmir.verify.input.quick import TESTS, learn
from spvbackend.llvmir.verify.input.signatures import SIGNATURES, Signature
from spvbackend.llvmir.verify.input.state import State
from tests.offenders import for_each
from tests.unit.cases.broken_input import ENDS, HEAD, LINES, TAIL, Broken, sections
from tests.unit.cases.intrinsics import NAMES, calls_of, wrong_calls_of
from tests.unit.cases.ir import MODULES, read
from tests.unit.cases.verdicts import is_refused_by_llvm, verdicts

BROKEN = "the module is broken: "
MODULES_BROKEN = sections("broken_input.ll", "error")
ACCEPTED = sections("accepted_input.ll", "accepted")


def fault_of(text: str) -> CompileError:
    """The error about a module that LLVM has not seen."""
    module = parse_module(text)
    with pytest.raises(CompileError) as raised:
        verify_input(module)
    assert raised.value.message.startswith(BROKEN)
    return raised.value


def by_message(row: Broken) -> str:
    return row.message


@for_each(MODULES)
def test_all_that_llvm_prints_is_accepted(name: str) -> None:
    verify_input(read(MODULES[name]))


def around(row: Broken) -> tuple[str, int]:
    """A row's instruction in its function, and its line."""
    tail = TAIL.replace("  br label %end\n", "") if row in ENDS else TAIL
    return f"{HEAD}  {row.text}\n{tail}", HEAD.count("\n") + 1


@for_each([*LINES, *ENDS], by_message)
def test_a_broken_instruction_is_refused_at_its_line(row: Broken) -> None:
    text, line = around(row)
    error = fault_of(text)
    assert (error.message, error.line) == (BROKEN + row.message, line)
    assert error.function == "f"
    assert error.instruction


@for_each([*LINES, *ENDS], by_message)
def test_llvm_refuses_the_instruction_as_well(row: Broken) -> None:
    assert is_refused_by_llvm(around(row)[0])


@for_each(MODULES_BROKEN, by_message)
def test_a_broken_module_is_refused(row: Broken) -> None:
    assert fault_of(row.text).message == BROKEN + row.message


@for_each(MODULES_BROKEN, by_message)
def test_llvm_refuses_the_module_as_well(row: Broken) -> None:
    assert is_refused_by_llvm(row.text)


@for_each(ACCEPTED, by_message)
def test_what_does_not_matter_is_accepted(row: Broken) -> None:
    verify_input(parse_module(row.text))
    assert is_refused_by_llvm(row.text)


def test_calls_of_kernels_are_accepted() -> None:
    text = """\
define spir_kernel void @k() {
  ret void
}

define void @f() {
  call spir_kernel void @k()
  ret void
}
"""
    verify_input(parse_module(text))
    # What reads text accepts them, too.
    assert not is_refused_by_llvm(text)


def test_the_head_alone_is_right() -> None:
    assert not is_refused_by_llvm(HEAD + TAIL)
    verify_input(parse_module(HEAD + TAIL))


def is_refused(text: str) -> bool:
    try:
        verify_input(parse_module(text))
    except CompileError:
        return True
    return False


def disagreements(texts: list[str]) -> list[str]:
    """The modules on which our verdict is not that of LLVM, if it has one."""
    return [
        text
        for text, refused in zip(texts, verdicts(texts), strict=True)
        if refused is not None and refused != is_refused(text)
    ]


def test_signatures_of_intrinsics_are_those_of_llvm() -> None:
    texts = [text for name in NAMES for text in calls_of(name)]
    assert disagreements(texts) == []


def test_wrong_types_of_intrinsics_are_those_of_llvm() -> None:
    texts = [text for name in NAMES for text in wrong_calls_of(name)]
    assert disagreements(texts) == []


@for_each(NAMES)
def test_a_call_of_each_intrinsic_is_accepted(name: str) -> None:
    assert not all(map(is_refused, calls_of(name)))


@for_each(NAMES)
def test_a_wrong_type_of_each_intrinsic_is_refused(name: str) -> None:
    texts = list(wrong_calls_of(name))
    assert not texts or any(map(is_refused, texts))


@for_each(name for name in NAMES if Signature(SIGNATURES[name]).immediates)
def test_an_immediate_operand_is_a_constant(name: str) -> None:
    right = next(at for at, text in enumerate(calls_of(name)) if not is_refused(text))
    for index in Signature(SIGNATURES[name]).immediates:
        text = calls_of(name, variable=index)[right]
        assert fault_of(text).message.endswith("must be a constant")
        assert verdicts([text]) == [True]


def functions(module: Module) -> Iterator[tuple[Function, Inst]]:
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                yield function, inst


@for_each(MODULES)
def test_a_glance_accepts_most_of_what_is_right(name: str) -> None:
    module = read(MODULES[name])
    state = State(module)
    slow = 0
    for function, inst in functions(module):
        if state.rules.function is not function:
            state.enter(function)
        for _ in range(2):
            if not TESTS[inst.opcode](state, inst):
                assert (form_fault(inst), type_fault(state, inst)) == ("", "")
                learn(state, inst)
        slow += not TESTS[inst.opcode](state, inst)
    assert slow < sum(1 for _ in functions(module))


@for_each([*LINES, *ENDS], by_message)
def test_a_glance_never_accepts_what_is_wrong(row: Broken) -> None:
    """Facts that `quick.py` has learnt from right instructions do not let a wrong one pass."""
    text, line = around(row)
    module = parse_module(text)
    state = State(module)
    for function, inst in functions(module):
        if state.rules.function is not function:
            state.enter(function)
        is_right = not form_fault(inst) and not type_fault(state, inst)
        assert is_right or not TESTS[inst.opcode](state, inst)
        if is_right and inst.line != line:
            learn(state, inst)


def test_a_fault_of_a_reader_is_an_error_of_ours() -> None:
    module = parse_module(HEAD + TAIL)
    insts = module.functions[-1].blocks[0].insts
    insts.append(insts[0])
    with pytest.raises(InternalError, match="line 19 follows 19"):
        verify_input(module)


@pytest.mark.parametrize(
    "layout",
    ["e", "E-p:32:32", "p1:64:64:64:32", "i8:8-i64:32:64", "v24:32", "a:0:64-a0:8", "s0:64", "S128",
     "n8:16", "A5-G1-P2", "m:e", "ni:7:8", "Fi8-Fn32"],
)  # fmt: skip
def test_a_layout_is_accepted(layout: str) -> None:
    module = read(f'target datalayout = "{layout}"\n')
    check_layout(State(module))


@pytest.mark.parametrize(
    "layout",
    ["x", "e-", "ee", "p:64", "p:0:64", "p:64:64:32", "p:64:64:64:65", "p16777216:8:8", "i8:16",
     "i0:8", "i32:", "i32:24", "v16:16:8", "f32:32:64:64", "a1:8", "a", "n", "n0", "S0", "S", "F8",
     "m:y", "m", "ni", "ni:0", "A", "P-1", "i64:+8", "i64:131072"],
)  # fmt: skip
def test_a_malformed_layout_is_refused(layout: str) -> None:
    text = f'target datalayout = "{layout}"\n'
    assert is_refused_by_llvm(text)
    error = fault_of(text)
    assert "the data layout has" in error.message
    assert error.line == 1
