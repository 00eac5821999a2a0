"""Nodes of metadata with numbers, by which passes tell selection what LLVM IR has no form for."""

from __future__ import annotations

from spvbackend.llvmir.metadata import node_operands
from spvbackend.llvmir.module import Module


def new_node(module: Module, numbers: list[int]) -> str:
    """A new node of metadata with numbers, as `!n`."""
    # Most modules have as many nodes as the last one's number says.
    place = len(module.nodes)
    while place in module.nodes:
        place += 1
    module.nodes[place] = "!{" + ", ".join(f"i32 {number}" for number in numbers) + "}"
    return f"!{place}"


def node_numbers(module: Module, ref: str) -> list[int]:
    """The numbers of such a node."""
    return [int(operand.split()[1]) for operand in node_operands(module, ref)]
