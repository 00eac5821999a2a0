"""The helper functions of wide integers that a module needs, each made once.

Division and conversion are too long to be repeated at each use. Output: each function is in the
module as LLVM IR and has yet to be legalised, since its body uses i128.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_function
from spvbackend.llvmir.values import Function
from spvbackend.prepare.templates.wide import render_helper

# What a helper calls has to be there when its text is read.
_CALLED: Final = {"sdivrem": "udivrem"}


@final
class WideHelpers:
    """The helpers made so far, in the order in which they came to the module."""

    __slots__ = ("_by_operation", "_module", "functions")

    def __init__(self, module: Module) -> None:
        self._module: Final = module
        self._by_operation: Final[dict[str, Function]] = {}
        self.functions: Final[list[Function]] = []

    def get(self, operation: str) -> Function:
        """The helper of an operation, as `render_helper` names it."""
        found = self._by_operation.get(operation)
        if found is None:
            if operation in _CALLED:
                self.get(_CALLED[operation])
            found = parse_function(render_helper(operation), self._module)
            self._by_operation[operation] = found
            self.functions.append(found)
        return found
