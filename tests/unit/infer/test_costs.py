"""The cost of another type: the number of casts once a class is forced to have it."""

from collections.abc import Iterator
from unittest import mock

import pytest

import spvbackend
from spvbackend.explain import report
from spvbackend.explain.pointee_types import PointeeTypes
from spvbackend.infer import choose, costs
from spvbackend.infer.choose import Choices, Weights
from spvbackend.infer.costs import Costs
from spvbackend.infer.facts import CAST
from spvbackend.infer.solve import Pointees
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import Type, type_text
from tests.folders import LIT, ROOT
from tests.marks import replaces_parts
from tests.unit.cases.explained import CASTING, CASTS_OF_MANY, PAIR, body

LOOP = body(
    "ptr %p, i1 %c", "  store i16 0, ptr %p", "  store i64 0, ptr %p", "  br label %l", "l:",
    "  store i32 0, ptr %p", "  store i32 0, ptr %p", "  store float 0.0, ptr %p",
    "  br i1 %c, label %l, label %e", "e:",
)  # fmt: skip
STEPS = body(
    "ptr %p, i64 %i", "  %q = getelementptr i32, ptr %p, i64 %i",
    "  %r = getelementptr float, ptr %p, i64 %i",
    "  store float 0.0, ptr %q", "  store float 0.0, ptr %r", "  %v = load i32, ptr %r",
)  # fmt: skip
MEMBERS = PAIR + body(
    "ptr %p", "  %q = getelementptr %s, ptr %p, i64 0, i32 1", "  %v = load i32, ptr %p",
    "  store half 0.0, ptr %p",
)  # fmt: skip
CHOSEN = body(
    "ptr %p, ptr %q, i1 %c", "  %s = select i1 %c, ptr %p, ptr %q", "  store i8 0, ptr %s",
    "  store double 0.0, ptr %p", "  store double 0.0, ptr %q",
)  # fmt: skip
STATED = body(
    "i1 %c, ptr %p", "  %a = alloca i64", "  %h = select i1 %c, ptr %a, ptr %p",
    "  store float 0.0, ptr %h",
)  # fmt: skip


def casts_with(text: str, wanted: str) -> int:
    """Return the number of casts once each class that may have a type has it."""
    original = Choices._best

    def best(self: Choices, root: int, votes: Weights, given: Weights) -> Type | None:
        for type in costs.candidates_of(votes, given):
            if type_text(type) == wanted:
                return type
        return original(self, root, votes, given)

    with mock.patch.object(Choices, "_best", best):
        return len(spvbackend.infer_types(text).casts)


@replaces_parts
@pytest.mark.parametrize("text", [CASTING, LOOP, STEPS, MEMBERS, CHOSEN, STATED])
def test_each_candidate_needs_the_casts_that_it_counts(text: str) -> None:
    """One class in one function: what is counted is what is made if the class has the type."""
    choices = {pointer.choice for pointer in spvbackend.infer_types(text) if pointer.choice}
    (choice,) = choices
    assert choice.more == 0
    counted = {one.type: one.casts for one in choice.candidates}
    assert len(counted) > 1
    assert counted == {type: casts_with(text, type) for type in counted}


def test_loops_weigh_and_are_not_counted() -> None:
    choice = spvbackend.infer_types(LOOP).of("p", "f").choice
    assert choice is not None
    rows = [(one.type, one.casts, one.weight, one.rule) for one in choice.candidates]
    assert rows == [
        ("i32", 3, 6, ""), ("float", 3, 6, "hints"), ("i16", 3, 9, "casts"),
        ("i64", 3, 9, "casts"),
    ]  # fmt: skip


def solved(text: str) -> Iterator[Pointees]:
    """Yield the result of inference for each part of a file."""
    seen: list[Pointees] = []
    original = report.explain_module

    def keep(module: Module, pointees: Pointees, *more: object) -> PointeeTypes:
        seen.append(pointees)
        return original(module, pointees, *more)  # type: ignore[arg-type]  # as it was called

    with mock.patch.object(report, "explain_module", keep):
        for part in text.split("; -----\n"):
            try:
                spvbackend.infer_types(part)
            except (spvbackend.CompileError, spvbackend.Unsupported):
                continue
    return iter(seen)


def problems(pointees: Pointees) -> Iterator[str]:
    """Classes whose charges are not what the choice was made by."""
    cells = pointees.cells
    costs = Costs(cells, pointees.choices)
    roots = dict.fromkeys(cells.find(cell) for cell in range(len(cells.fixed)))
    for root in roots:
        if cells.fixed[root] is not None:
            continue
        weights = dict(zip((False, True), pointees.choices.weights(root), strict=True))
        charged: dict[tuple[bool, Type], int] = {}
        for charge in costs.charges(root):
            key = charge.gives, charge.type
            charged[key] = charged.get(key, 0) + charge.weight
        for gives, by_type in weights.items():
            for type, weight in by_type.items():
                # What weighs less than a cast has no charge of its own.
                if not 0 <= weight - charged.pop((gives, type), 0) < CAST:
                    yield f"{type_text(type)} of {root} weighs {weight}"
        yield from (f"{type_text(key[1])} of {root} has no weight" for key in charged)


@pytest.mark.parametrize("folder", ["lit/infer", "e2e/ll"])
def test_charges_are_the_weights_of_the_choice(folder: str) -> None:
    paths = sorted((ROOT / "tests" / folder).glob("*.ll"))
    assert paths and LIT.is_dir()
    wrong = [
        f"{path.name}: {problem}"
        for path in paths
        for pointees in solved(path.read_text(encoding="utf-8"))
        for problem in problems(pointees)
    ]
    assert wrong == []


ALLOCAS = "  %a = alloca %s", "  %b = alloca %s"
SELECTS = "  %h = select i1 %c, ptr %a, ptr %p", "  %k = select i1 %c, ptr %b, ptr %h"
RULES = {
    "casts": ("  store i8 0, ptr %p", "  %q = freeze ptr %p", "  store i8 1, ptr %q",
              "  store i16 0, ptr %q"),
    "hints": ("  store half 0.0, ptr %p", "  store i8 0, ptr %p", "  store half 1.0, ptr %p"),
    "chains": (*ALLOCAS, *SELECTS, "  store i32 0, ptr %k"),
    "named": (ALLOCAS[0], SELECTS[0], "  store i32 0, ptr %h"),
    "oldest": ("  store half 0.0, ptr %p", "  store double 0.0, ptr %p"),
}  # fmt: skip


@pytest.mark.parametrize("rule", RULES)
def test_each_rule_says_by_what_a_type_was_chosen(rule: str) -> None:
    types = spvbackend.infer_types(PAIR + body("ptr %p, i1 %c", *RULES[rule]))
    choices = {pointer.choice for pointer in types if pointer.choice}
    assert [(choice.rule, len(choice.candidates)) for choice in choices] == [(rule, 2)]


NESTED = """\
%node = type { ptr, i32 }
define void @f(ptr %n, i64 %i) {
  %m = getelementptr %node, ptr %n, i64 0, i32 0
  %p = load ptr, ptr %m
  %e = getelementptr [4 x %node], ptr %p, i64 0, i64 %i
  ret void
}
"""
PASSED = "define void @g(ptr %x) {\n  store half 0.0, ptr %x\n  ret void\n}\n" + body(
    "ptr %p, i1 %c", "  %a = alloca double", "  %h = select i1 %c, ptr %a, ptr %p",
    "  call void @g(ptr %h)",
)  # fmt: skip
PASSED_TWICE = PASSED.replace("  call", "  call void @g(ptr %p)\n  call")


def rules_of(module: str, name: str) -> list[tuple[str, int, str]]:
    """The candidates of a pointer in @f, with their casts and rules."""
    choice = spvbackend.infer_types(module).of(name, "f").choice
    assert choice is not None
    return [(one.type, one.casts, one.rule) for one in choice.candidates]


def test_a_pointer_in_a_struct_leads_to_no_array_of_it() -> None:
    """OpTypeForwardPointer names a pointer ahead of its definition, and that to a struct alone."""
    assert rules_of(NESTED, "p") == [("%node", 1, ""), ("[4 x %node]", 0, "array")]


def test_a_class_keeps_its_type_where_another_saves_nothing() -> None:
    """The stated variable speaks first, and the call after it would have had the tie."""
    assert rules_of(PASSED, "p") == [("double", 1, ""), ("half", 1, "kept")]


@replaces_parts
def test_a_class_may_be_left_as_it_was() -> None:
    assert spvbackend.infer_types(PASSED_TWICE).of("x", "g").pointee == "double"
    with mock.patch.object(choose, "MAX_CHANGES", 0):
        assert rules_of(PASSED_TWICE, "p") == [("double", 2, ""), ("half", 1, "limit")]


def test_where_the_module_states_a_type_there_is_no_choice() -> None:
    types = spvbackend.infer_types(CASTS_OF_MANY)
    assert types.of("g").casts and types.of("g").choice is None
    assert types.of("m", "f").choice is None  # and none where one type alone has evidence
    choice = types.of("r", "f").choice
    assert choice is not None and choice == types.of("d", "f").choice
    assert [(use.what, use.type, use.line) for use in choice.candidates[0].uses] == [
        ("result of @k", "double", 13)
    ]
