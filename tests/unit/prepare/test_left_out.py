"""What the parser says of a module as a whole, by which passes with nothing to do are left out."""

import pytest

from spvbackend.llvmir.parse.module import parse_module

HEAD = """
@v = addrspace(1) global [4 x i32] zeroinitializer
@w = addrspace(1) global ptr addrspace(1) getelementptr (i32, ptr addrspace(1) @v, i64 1)
@f = addrspace(1) global ptr @callee
@b = alias i32 (i32), ptr @callee
declare i32 @callee(i32)
declare void @takes(ptr)
declare void @noted(metadata)
"""
PLAIN = [
    "%x = call i32 @callee(i32 1)",
    'tail call i32 @callee(i32 1) [ "tag"(i32 2) ]',
    "store i32 1, ptr addrspace(1) @v, align 4",
    "%x = fadd <2 x float> <float 1.000000e+00, float 2.000000e+00>, splat (float 3.000000e+00)",
    "%x = icmp eq ptr addrspace(1) @v, null",
    "store <2 x ptr addrspace(1)> <ptr addrspace(1) @v, ptr addrspace(1) null>, ptr %p, align 16",
]
COMPOUND = [
    "call void @takes(ptr @callee)",
    "store ptr @callee, ptr %p, align 8",
    "store <2 x ptr> <ptr @callee, ptr null>, ptr %p, align 16",
    "%x = icmp eq <2 x ptr> <ptr null, ptr @callee>, zeroinitializer",
    "%x = icmp eq ptr %p, @callee",
    "%x = select i1 true, ptr @callee, ptr %p",
    "store i32 1, ptr addrspace(1) getelementptr (i32, ptr addrspace(1) @v, i64 1), align 4",
    "%x = add i64 ptrtoint (ptr addrspace(1) @v to i64), 1",
    "%x = call i32 %p(i32 ptrtoint (ptr @callee to i32))",
]
ATOMIC = [
    "%x = load atomic i32, ptr %p seq_cst, align 4",
    "store atomic volatile i32 1, ptr %p seq_cst, align 4",
    "%x = atomicrmw add ptr %p, i32 1 seq_cst, align 4",
    "%x = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst, align 4",
]


def text_of(line: str, head: str) -> str:
    return f"{head}\ndefine void @k(ptr %p) {{\n  {line}\n  ret void\n}}\n"


def without_alias(head: str) -> str:
    return "\n".join(line for line in head.split("\n") if "alias" not in line)


@pytest.mark.parametrize(
    ("line", "expected"),
    [*[(line, False) for line in (*PLAIN, *ATOMIC)], *[(line, True) for line in COMPOUND]],
)
def test_compound_operands(line: str, expected: bool) -> None:
    """Initialisers do not count: they keep what they have."""
    assert parse_module(text_of(line, without_alias(HEAD))).has_compound is expected
    # An alias may stand for any of them.
    assert parse_module(text_of(line, HEAD)).has_compound


@pytest.mark.parametrize(
    ("line", "expected"),
    [*[(line, False) for line in (*PLAIN, *COMPOUND)], *[(line, True) for line in ATOMIC]],
)
def test_atomics(line: str, expected: bool) -> None:
    assert parse_module(text_of(line, HEAD)).has_atomics is expected


@pytest.mark.parametrize("line", PLAIN[:2])
def test_callees_are_noted(line: str) -> None:
    module = parse_module(text_of(line, HEAD))
    assert module.symbols["callee"] in module.called
