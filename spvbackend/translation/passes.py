"""A pass of the pipeline as data: its function, arguments, promises, and conditions.

Input: a row of `pipeline.py`. Output: a changed `Context`. The module of a row's function is
imported at the first call.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from operator import attrgetter
from typing import Final, final

from spvbackend.target.environment import OPENCL, OPENCL_UNTYPED, VULKAN
from spvbackend.translation.context import Context

TEXT: Final = 0
LLVM_IR: Final = 1
MACHINE: Final = 2
BINARY: Final = 3

ALL: Final = frozenset((OPENCL, OPENCL_UNTYPED, VULKAN))
KERNELS: Final = frozenset((OPENCL, OPENCL_UNTYPED))
SHADERS: Final = frozenset((VULKAN,))
TYPED: Final = frozenset((OPENCL, VULKAN))
UNTYPED: Final = frozenset((OPENCL_UNTYPED,))


@final
class Pass:
    """A step of the pipeline.

    Attributes:
        name: name in options and messages.
        does: what it does, for the page of the architecture.
        function: `module:function` below `spvbackend`, or the function itself.
        takes: attributes of the context that are the arguments; if empty, the context itself.
        gives: attribute of the context for the result, "" for none.
        level: form of the module after the pass, which dumps show.
        needs: promises of `llvmir.promises` that hold before the pass.
        makes: promises that hold after the pass.
        flavours: flavours of output that have the pass.
        when: attribute of the context that must be true for the pass to run, "" for none.
    """

    __slots__ = ("_arguments", "_condition", "_loaded", "does", "flavours", "function", "gives",
                 "level", "makes", "name", "needs", "takes", "when")  # fmt: skip

    def __init__(
        self,
        name: str,
        does: str,
        function: str | Callable[..., object],
        takes: str = "",
        *,
        gives: str = "",
        level: int = LLVM_IR,
        needs: int = 0,
        makes: int = 0,
        flavours: frozenset[str] = ALL,
        when: str = "",
    ) -> None:
        self.name: Final = name
        self.does: Final = does
        self.function: Final = function
        self.takes: Final = tuple(takes.split())
        self.gives: Final = gives
        self.level: Final = level
        self.needs: Final = needs
        self.makes: Final = makes
        self.flavours: Final = flavours
        self.when: Final = when
        self._arguments: Final = [attrgetter(path) for path in self.takes]
        self._condition: Final = attrgetter(when) if when else None
        self._loaded: Callable[..., object] | None = None

    def load(self) -> Callable[..., object]:
        """Return the function; import its module at the first call."""
        if self._loaded is None:
            named = self.function
            self._loaded = _imported(named) if isinstance(named, str) else named
        return self._loaded

    def applies(self, ctx: Context) -> bool:
        """Whether the pass applies to the module."""
        return self._condition is None or bool(self._condition(ctx))

    def run(self, ctx: Context) -> bool:
        """Run the pass if it applies; return whether it did."""
        if not self.applies(ctx):
            return False
        function = self.load()
        if not self.takes:
            function(ctx)
            return True
        result = function(*[argument(ctx) for argument in self._arguments])
        if self.gives:
            setattr(ctx, self.gives, result)
        return True


def _imported(name: str) -> Callable[..., object]:
    module, _, function = name.partition(":")
    path = f"spvbackend.{module}"
    # Not importlib's function: `ImportClock` measures this one.
    __import__(path)
    loaded: Callable[..., object] = getattr(sys.modules[path], function)
    return loaded
