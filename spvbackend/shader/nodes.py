"""Metadata nodes with numbers, which tell selection facts that LLVM IR has no form for."""

from __future__ import annotations

from spvbackend.llvmir.metadata import node_operands
from spvbackend.llvmir.module import Module


def new_node(module: Module, numbers: list[int]) -> str:
    """Add a node of metadata with numbers; return its name `!n`."""
    return _added(module, [f"i32 {number}" for number in numbers])


def new_list(module: Module, nodes: list[str]) -> str:
    """Add a node of metadata with other nodes; return its name `!n`."""
    return _added(module, nodes)


def _added(module: Module, operands: list[str]) -> str:
    # Most modules number their nodes without gaps.
    place = len(module.nodes)
    while place in module.nodes:
        place += 1
    module.nodes[place] = "!{" + ", ".join(operands) + "}"
    return f"!{place}"


def node_numbers(module: Module, ref: str) -> list[int]:
    """Return the numbers of such a node."""
    return [int(operand.split()[1]) for operand in node_operands(module, ref)]
