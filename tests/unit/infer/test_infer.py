"""Inference alone: the pointee of named values of small functions, whatever the order of work."""

import random

import pytest

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.infer.backward import collect_uses
from spvbackend.infer.facts import Cells
from spvbackend.infer.forward import MAX_CANDIDATES, Walk, collect_definitions
from spvbackend.infer.solve import Pointees, infer_module, solve
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.types import type_text
from spvbackend.llvmir.values import Value
from spvbackend.prepare.module import function_pointers
from spvbackend.reading.llvm import canonical_text

# name of the rule, module, {value: pointee}
CASES = [
    ("a load types its pointer",
     "define float @f(ptr %p) {\n %v = load float, ptr %p\n ret float %v }",
     {"p": "float"}),
    ("a store types its pointer",
     "define void @f(ptr %p) {\n store i16 1, ptr %p\n ret void }",
     {"p": "i16"}),
    ("a step types base and result",
     "define void @f(ptr %p) {\n %q = getelementptr double, ptr %p, i64 3\n ret void }",
     {"p": "double", "q": "double"}),
    ("a member has the member's type",
     "%s = type { i32, float }\n"
     "define void @f(ptr %p) {\n %q = getelementptr %s, ptr %p, i64 0, i32 1\n ret void }",
     {"p": "%s", "q": "float"}),
    ("nothing known is i8", "define void @f(ptr %p) {\n ret void }", {"p": "i8"}),
    ("an atomic operation types its pointer",
     "define void @f(ptr addrspace(1) %p) {\n"
     " %o = atomicrmw add ptr addrspace(1) %p, i64 1 seq_cst\n ret void }",
     {"p": "i64"}),
    ("phi and select carry evidence both ways",
     "define void @f(ptr %a, ptr %b, i1 %c) {\n %s = select i1 %c, ptr %a, ptr %b\n"
     " br i1 %c, label %t, label %e\nt:\n br label %e\n"
     "e:\n %p = phi ptr [ %s, %0 ], [ %a, %t ]\n %v = load half, ptr %p\n ret void }",
     {"a": "half", "b": "half", "s": "half", "p": "half"}),
    ("a cast of the address space keeps the pointee",
     "define void @f(ptr addrspace(1) %p) {\n"
     " %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)\n"
     " store i32 0, ptr addrspace(4) %g\n ret void }",
     {"p": "i32", "g": "i32"}),
    ("a callee types its caller's pointer",
     "define internal void @g(ptr %q) {\n store float 0.0, ptr %q\n ret void }\n"
     "define void @f(ptr %p) {\n call void @g(ptr %p)\n ret void }",
     {"p": "float", "q": "float"}),
    ("a caller types its callee's pointer",
     "define internal ptr @g(ptr %q) {\n ret ptr %q }\n"
     "define void @f(ptr %p) {\n %r = call ptr @g(ptr %p)\n %v = load i64, ptr %r\n ret void }",
     {"p": "i64", "q": "i64", "r": "i64"}),
    ("recursion settles",
     "define void @f(ptr %p, i1 %c) {\n br i1 %c, label %a, label %b\na:\n"
     " %n = getelementptr i32, ptr %p, i64 1\n call void @f(ptr %n, i1 0)\n br label %b\n"
     "b:\n ret void }",
     {"p": "i32", "n": "i32"}),
    ("a pointer in a variable knows what it points to",
     "define void @f(ptr addrspace(1) %p) {\n %a = alloca ptr addrspace(1)\n"
     " store ptr addrspace(1) %p, ptr %a\n %q = load ptr addrspace(1), ptr %a\n"
     " %v = load float, ptr addrspace(1) %q\n ret void }",
     {"p": "float", "q": "float", "a": "float addrspace(1)*"}),
    ("pointers of an array agree",
     "define void @f(ptr %p) {\n %a = alloca [4 x ptr]\n"
     " %e = getelementptr [4 x ptr], ptr %a, i64 0, i64 2\n store ptr %p, ptr %e\n"
     " %q = load ptr, ptr %a\n %v = load i16, ptr %q\n ret void }",
     {"p": "i16", "q": "i16", "a": "[4 x i16*]", "e": "i16*"}),
    ("a pointer member agrees wherever the struct is used",
     "%s = type { i32, ptr }\n"
     "define void @g(ptr %x) {\n %e = getelementptr %s, ptr %x, i64 0, i32 1\n"
     " %q = load ptr, ptr %e\n store float 0.0, ptr %q\n ret void }\n"
     "define void @f(ptr %y, ptr %p) {\n %d = getelementptr %s, ptr %y, i64 0, i32 1\n"
     " store ptr %p, ptr %d\n ret void }",
     {"p": "float", "q": "float"}),
    ("a variable keeps its own type",
     "define void @f() {\n %a = alloca [8 x i32]\n store float 0.0, ptr %a\n ret void }",
     {"a": "[8 x i32]"}),
    ("byval states the pointee",
     "%s = type { i32, float }\n"
     "define void @f(ptr byval(%s) %p) {\n %v = load i32, ptr %p\n ret void }",
     {"p": "%s"}),
    ("more uses win",
     "define void @f(ptr %p) {\n %a = load i32, ptr %p\n %b = load float, ptr %p\n"
     " store float 0.0, ptr %p\n ret void }",
     {"p": "float"}),
    ("bytes take the type of what they lead to",
     "define void @f(ptr %p, i64 %i) {\n %o = shl i64 %i, 2\n"
     " %q = getelementptr i8, ptr %p, i64 %o\n %v = load float, ptr %q\n ret void }",
     {"p": "float", "q": "float"}),
    ("bytes that do not fit the type stay bytes",
     "define void @f(ptr %p, i64 %i) {\n %q = getelementptr i8, ptr %p, i64 %i\n"
     " %v = load float, ptr %q\n ret void }",
     {"p": "i8", "q": "float"}),
    ("a builtin types its pointer",
     "declare spir_func float @_Z5fractfPU3AS1f(float, ptr addrspace(1))\n"
     "define void @f(ptr addrspace(1) %p, float %x) {\n"
     " %r = call spir_func float @_Z5fractfPU3AS1f(float %x, ptr addrspace(1) %p)\n ret void }",
     {"p": "float"}),
    ("metadata types what no use does",
     "define spir_kernel void @f(ptr addrspace(1) %p) !kernel_arg_base_type !0 {\n ret void }\n"
     '!0 = !{!"float4*"}',
     {"p": "<4 x float>"}),
    ("a use beats metadata",
     "define spir_kernel void @f(ptr addrspace(1) %p) !kernel_arg_base_type !0 {\n"
     " %v = load i32, ptr addrspace(1) %p\n ret void }\n"
     '!0 = !{!"float*"}',
     {"p": "i32"}),
    ("a list that points to itself has a finite type",
     "define void @f(ptr %p) {\n store ptr %p, ptr %p\n ret void }",
     {"p": "i8*"}),
]  # fmt: skip


def read(text: str) -> Module:
    return parse_module(canonical_text(text, 0))


def values(module: Module) -> dict[str, Value]:
    named: dict[str, Value] = {}
    for function in module.functions:
        for arg in function.args:
            named[arg.name] = arg
        for block in function.blocks:
            for inst in block.insts:
                if inst.name:
                    named[inst.name] = inst
    return named


def pointees(module: Module, solved: Pointees) -> dict[str, str]:
    return {
        name: type_text(solved.of(value.cell))
        for name, value in values(module).items()
        if value.cell >= 0
    }


@pytest.mark.parametrize(("text", "wanted"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_rule(text: str, wanted: dict[str, str]) -> None:
    module = read(text)
    types = pointees(module, infer_module(module, DataLayout(64)))
    assert {name: types[name] for name in wanted} == wanted


@pytest.mark.parametrize("text", [c[1] for c in CASES], ids=[c[0] for c in CASES])
@pytest.mark.parametrize("seed", range(5))
def test_order_of_work_does_not_matter(text: str, seed: int) -> None:
    module = read(text)
    expected = pointees(module, infer_module(module, DataLayout(64)))
    module = read(text)
    cells = Cells()
    walk = Walk(module, cells)
    collect_definitions(walk)
    collect_uses(walk)
    random.Random(seed).shuffle(cells._joins)
    solved = solve(module, cells, DataLayout(64))
    assert pointees(module, solved) == expected


def test_facts_only_rise() -> None:
    """A class never loses votes, however the joins come."""
    module = read(CASES[6][1])
    cells = Cells()
    walk = Walk(module, cells)
    collect_definitions(walk)
    collect_uses(walk)
    before = [sum(votes.values()) for votes in cells.votes]
    cells.settle()
    for cell, weight in enumerate(before):
        assert sum(cells.votes[cells.find(cell)].values()) >= weight


def test_every_decision_keeps_its_evidence() -> None:
    module = read(CASES[0][1])
    solved = infer_module(module, DataLayout(64), reasons=True)
    (evidence,) = solved.cells.evidence[values(module)["p"].cell]
    assert evidence.what == "load"
    assert type_text(evidence.type) == "float"
    assert evidence.line > 0


def relations_through_a_table(functions: int) -> tuple[int, int]:
    """Return a module's number of relations, and the additional ones of a table with calls."""
    text = "".join(
        f"define internal ptr @f{index}(ptr %p) {{\n ret ptr %p }}\n" for index in range(functions)
    )
    table = ", ".join(f"ptr @f{index}" for index in range(functions))
    text += f"@t = internal addrspace(1) global [{functions} x ptr] [{table}]\n"
    text += "define void @k(ptr %x, ptr %f) {\n"
    text += "".join(f" %c{index} = call ptr %f(ptr %x)\n" for index in range(functions))
    text += " ret void }\n"
    counts = []
    for with_table in (False, True):
        module = read(text)
        if with_table:
            function_pointers.run(module)
        cells = Cells(reasons=True)
        walk = Walk(module, cells)
        collect_definitions(walk)
        collect_uses(walk)
        counts.append(len(cells.relations))
    return counts[0], counts[1] - counts[0]


@pytest.mark.parametrize("functions", [1, 3, MAX_CANDIDATES])
def test_indirect_calls_reach_each_candidate(functions: int) -> None:
    """An argument and a result for each pair of a call and a function, beside the table."""
    _, added = relations_through_a_table(functions)
    assert added == functions + 2 * functions * functions


@pytest.mark.parametrize("functions", [MAX_CANDIDATES + 1, 8 * MAX_CANDIDATES])
def test_indirect_calls_of_many_candidates_reach_none(functions: int) -> None:
    """So relations grow with the module, not with its calls times its functions."""
    others, added = relations_through_a_table(functions)
    assert added == functions
    assert others <= 4 * functions + 4


def test_candidates_have_the_type_of_the_call() -> None:
    """Other functions whose address is taken do not count, however many they are."""
    others = range(MAX_CANDIDATES + 1)
    text = "".join(f"define internal void @f{index}(i32 %n) {{\n ret void }}\n" for index in others)
    text += "define internal void @g(ptr %q) {\n ret void }\n"
    table = ", ".join(["ptr @g", *[f"ptr @f{index}" for index in others]])
    text += f"@t = internal addrspace(1) global [{len(others) + 1} x ptr] [{table}]\n"
    text += "define void @k(ptr %x, ptr %f) {\n store float 0.0, ptr %x\n"
    text += " call void %f(ptr %x)\n ret void }\n"
    module = read(text)
    function_pointers.run(module)
    types = pointees(module, infer_module(module, DataLayout(64)))
    assert types["q"] == "float"
