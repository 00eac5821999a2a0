"""Helper functions of wide integers that a module needs, each made once.

Division and conversion are too long to be repeated at each use. Output: each function is in the
module as LLVM IR and has yet to be legalised, since its body uses i128.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_function
from spvbackend.llvmir.values import Function
from spvbackend.prepare.templates.wide import render_helper

# A callee must be in the module before the text of its caller is parsed.
_CALLED: Final = {"sdivrem": "udivrem"}


@final
class WideHelpers:
    """The helpers made so far, in the order in which they were added to the module."""

    __slots__ = ("_by_operation", "_module", "functions")

    def __init__(self, module: Module) -> None:
        self._module: Final = module
        self._by_operation: Final[dict[str, Function]] = {}
        self.functions: Final[list[Function]] = []

    def get(self, operation: str) -> Function:
        """Return the helper of an operation, as `render_helper` names it."""
        helper = self._by_operation.get(operation)
        if helper is None:
            if operation in _CALLED:
                self.get(_CALLED[operation])
            helper = parse_function(render_helper(operation), self._module)
            self._by_operation[operation] = helper
            self.functions.append(helper)
        return helper
