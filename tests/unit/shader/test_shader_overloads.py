"""All overloads of OpenCL C's functions of numbers have a translation for shaders."""

from __future__ import annotations

import re
from typing import Final

import builtin_overloads as tool
import pytest

from spvbackend.translator import Translator

TRIPLE: Final = "spirv64-unknown-vulkan1.3"
FAMILIES: Final = (
    "conversions",
    "geometry",
    "integer dot products",
    "math, integers and the rest",
    "relational",
    "vector loads and stores",
)
LANES: Final = ("", "3", "16")
EACH: Final = 9
"""One in so many overloads is translated; with changing data all are in time."""
BATCH: Final = 40


def lanes_of(call: tool.Call) -> str:
    vector = re.search(r"Dv(\d+)_", call.name)
    return vector[1] if vector else ""


CALLS: Final = [
    call for call in tool.read_calls() if tool.family(call) in FAMILIES and lanes_of(call) in LANES
][::EACH]


def body(call: tool.Call, index: int) -> list[str]:
    """Return a call with operands from memory, and a store of its result."""
    lines: list[str] = []
    passed: list[str] = []
    for place, argument in enumerate(call.arguments):
        name = f"%a{index}.{place}"
        value = argument.value or name
        if argument.type == "ptr":
            lines.append(f"  {name} = alloca [64 x i64]")
        elif argument.type in ("ptr addrspace(1)", "ptr addrspace(3)"):
            value = "%p" if "1" in argument.type else "%l"
        elif argument.type.startswith("ptr"):
            lines.append(f"  {name} = addrspacecast ptr addrspace(1) %p to {argument.type}")
        elif not argument.value:
            lines.append(f"  {name} = load {argument.type}, ptr addrspace(1) %p")
        passed.append(f"{argument.type} {value}")
    made = f"call spir_func {call.result.type} @{call.name}({', '.join(passed)})"
    if call.result.type == "void":
        return [*lines, f"  {made}"]
    stored = f"  store {call.result.type} %r{index}, ptr addrspace(1) %p"
    return [*lines, f"  %r{index} = {made}", stored]


def module(calls: list[tool.Call]) -> str:
    """A module with a kernel for each call."""
    parts = list(dict.fromkeys(tool.declaration(call) for call in calls))
    for index, call in enumerate(calls):
        head = f"define spir_kernel void @call{index}(ptr addrspace(1) %p, ptr addrspace(3) %l) {{"
        parts += [head, *body(call, index), "  ret void", "}"]
    return "\n".join(parts)


BATCHES: Final = [CALLS[at : at + BATCH] for at in range(0, len(CALLS), BATCH)]


@pytest.mark.parametrize("calls", BATCHES, ids=lambda calls: calls[0].name)
def test_overloads_have_a_translation(calls: list[tool.Call]) -> None:
    assert Translator(triple=TRIPLE).translate_shader(module(calls)).entry_points
