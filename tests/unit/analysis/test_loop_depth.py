"""The loop depth of each block agrees with a definition by simple cycles."""

import random

from spvbackend.analysis.cfg import prune_unreachable
from spvbackend.analysis.loops import loop_depths
from spvbackend.llvmir.values import Function
from tests.unit.cases.ir import read


def depths(body: str) -> dict[str, int] | None:
    (function,) = read(f"define void @f(i1 %c) {{\n{body}}}\n").functions
    prune_unreachable(function)
    loops = loop_depths(function.blocks)
    if loops is None:
        return None
    return {block.name: depth for block, depth in zip(function.blocks, loops, strict=True)}


def test_straight_code_has_no_loop() -> None:
    assert depths("a:\n br i1 %c, label %b, label %d\nb:\n br label %d\nd:\n ret void\n") is None


def test_a_block_that_goes_back_to_itself() -> None:
    text = "a:\n br label %b\nb:\n br i1 %c, label %b, label %d\nd:\n ret void\n"
    assert depths(text) == {"a": 0, "b": 1, "d": 0}


def test_nested_loops_with_two_latches() -> None:
    text = """a:
 br label %outer
outer:
 br label %inner
inner:
 br i1 %c, label %inner, label %middle
middle:
 br i1 %c, label %outer, label %late
late:
 br i1 %c, label %outer, label %end
end:
 ret void
"""
    assert depths(text) == {"a": 0, "outer": 1, "inner": 2, "middle": 1, "late": 1, "end": 0}


def test_loops_behind_one_another() -> None:
    text = """a:
 br label %b
b:
 br i1 %c, label %b, label %d
d:
 br i1 %c, label %d, label %e
e:
 ret void
"""
    assert depths(text) == {"a": 0, "b": 1, "d": 1, "e": 0}


def test_a_loop_with_two_entries_ends() -> None:
    text = """a:
 br i1 %c, label %b, label %d
b:
 br label %d
d:
 br i1 %c, label %b, label %e
e:
 ret void
"""
    by_name = depths(text)
    assert by_name is not None
    assert (by_name["a"], by_name["e"]) == (0, 0)
    assert max(by_name.values()) == 1


def by_definition(function: Function) -> list[int]:
    """For each block the headers whose natural loop holds it; only right for reducible graphs."""
    blocks = function.blocks
    before: dict[int, list[int]] = {index: [] for index in range(len(blocks))}
    loops: dict[int, set[int]] = {}
    for index, block in enumerate(blocks):
        for target in block.successors():
            before[target.index].append(index)
    for index, block in enumerate(blocks):
        for target in block.successors():
            if target.index <= index:
                inside = loops.setdefault(target.index, {target.index})
                work = [index]
                while work:
                    at = work.pop()
                    if at not in inside:
                        inside.add(at)
                        work += before[at]
    return [sum(index in inside for inside in loops.values()) for index in range(len(blocks))]


def structured(choose: random.Random, number: list[int], level: int) -> tuple[str, str, list[str]]:
    """Random nested loops and branches: the entry block, the exit block, their text."""
    number[0] += 1
    name = f"b{number[0]}"
    kind = choose.choice(["leaf", "loop", "if", "row"]) if level else "leaf"
    if kind == "leaf":
        return name, name, [f"{name}:\n"]
    parts = [structured(choose, number, level - 1) for _ in range(2)]
    (first, first_end, text), (second, second_end, more) = parts
    end = f"{name}.end"
    text = _close(text, first_end, f" br label %{end if kind == 'if' else second}\n")
    if kind == "loop":
        more = _close(more, second_end, f" br i1 %c, label %{name}, label %{end}\n")
        head = f"{name}:\n br label %{first}\n"
    else:
        more = _close(more, second_end, f" br label %{end}\n")
        head = f"{name}:\n br label %{first}\n"
        if kind == "if":
            head = f"{name}:\n br i1 %c, label %{first}, label %{second}\n"
    return name, end, [head, *text, *more, f"{end}:\n"]


def _close(text: list[str], end: str, branch: str) -> list[str]:
    return [part + branch if part == f"{end}:\n" else part for part in text]


def test_random_nests_against_the_definition() -> None:
    for seed in range(60):
        choose = random.Random(seed)
        entry, end, text = structured(choose, [0], 4)
        body = f"start:\n br label %{entry}\n" + "".join(_close(text, end, " ret void\n"))
        (function,) = read(f"define void @f(i1 %c) {{\n{body}}}\n").functions
        prune_unreachable(function)
        expected = by_definition(function)
        loops = loop_depths(function.blocks) or [0] * len(expected)
        assert loops == expected, seed
