"""Helper functions of wide integers that a module needs, each made once.

Division and conversion are too long to be repeated at each use. Output: each function is in the
module as LLVM IR and has yet to be legalised, since its body uses wide integers.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_function
from spvbackend.llvmir.values import Function
from spvbackend.prepare.templates.wide import Form, render_helper

# A callee must be in the module before the text of its caller is parsed.
_CALLED: Final = {"sdivrem": "udivrem"}


@final
class WideHelpers:
    """The helpers made so far, in the order in which they were added to the module."""

    __slots__ = ("_bits", "_by_operation", "_module", "functions")

    def __init__(self, module: Module, bits: int) -> None:
        """Begin without helpers; words have as many bits."""
        self._module: Final = module
        self._bits: Final = bits
        self._by_operation: Final[dict[tuple[str, int], Function]] = {}
        self.functions: Final[list[Function]] = []

    def get(self, operation: str, size: int) -> Function:
        """Return the helper of an operation on integers of `size` words; cf. `render_helper`."""
        helper = self._by_operation.get((operation, size))
        if helper is None:
            if operation in _CALLED:
                self.get(_CALLED[operation], size)
            helper = parse_function(render_helper(operation, Form(size, self._bits)), self._module)
            self._by_operation[operation, size] = helper
            self.functions.append(helper)
        return helper
