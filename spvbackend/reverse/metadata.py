"""Metadata nodes of the output, numbered in the order of their first use."""

from __future__ import annotations

from typing import Final, final

from spvbackend.reverse.names import escaped


def text_node(text: str) -> str:
    """Return a string of metadata."""
    return f'!"{escaped(text)}"'


@final
class Metadata:
    """The nodes of a module, and its named lists of nodes."""

    __slots__ = ("_named", "_nodes", "_numbers")

    def __init__(self) -> None:
        self._nodes: Final[list[str]] = []
        self._numbers: Final[dict[str, int]] = {}
        self._named: Final[dict[str, list[str]]] = {}

    def node(self, operands: list[str]) -> str:
        """Return the reference of a node with these operands."""
        text = f"!{{{', '.join(operands)}}}"
        number = self._numbers.get(text)
        if number is None:
            number = self._numbers[text] = len(self._nodes)
            self._nodes.append(text)
        return f"!{number}"

    def words(self, words: list[int]) -> str:
        """Return the reference of a node of 32-bit numbers."""
        return self.node([f"i32 {word}" for word in words])

    def distinct(self, operands: list[str]) -> str:
        """Return the reference of a node of its own, whose first operand is itself."""
        number = len(self._nodes)
        self._nodes.append(f"distinct !{{{', '.join([f'!{number}', *operands])}}}")
        return f"!{number}"

    def add(self, name: str, node: str) -> None:
        """Append a node to a named list."""
        self._named.setdefault(name, []).append(node)

    def allow(self, name: str) -> None:
        """Add an empty list, which says something by its name."""
        self._named.setdefault(name, [])

    def lines(self) -> list[str]:
        """Return the lists and the nodes as LLVM's text has them."""
        lists = [f"!{name} = !{{{', '.join(nodes)}}}" for name, nodes in self._named.items()]
        return [*lists, *[f"!{number} = {text}" for number, text in enumerate(self._nodes)]]
