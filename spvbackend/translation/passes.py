"""A pass of the pipeline as data: its function, what that takes, needs and makes, and when it runs.

Input: a row of `pipeline.py`. Output: a changed `Context`. A row names its function by module, so
that a module is imported when the first translation needs it.
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
        name: as options and messages spell it.
        does: what it does, for the page of the architecture.
        function: `module:function` below `spvbackend`, or the function itself.
        takes: the attributes of the context that are its arguments; the context itself if empty.
        gives: the attribute of the context that its result becomes, "" for none.
        level: the form of the module after it, which dumps show.
        needs: promises of `llvmir.promises` that have to hold before it.
        makes: promises that hold from then on.
        flavours: the flavours of output that have the pass.
        when: the attribute of the context without which there is nothing to do, "" for none.
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
        """Whether the module has anything for the pass to do."""
        return self._condition is None or bool(self._condition(ctx))

    def run(self, ctx: Context) -> None:
        """Run the pass where it applies."""
        if not self.applies(ctx):
            return
        function = self.load()
        if not self.takes:
            function(ctx)
            return
        result = function(*[argument(ctx) for argument in self._arguments])
        if self.gives:
            setattr(ctx, self.gives, result)


def _imported(name: str) -> Callable[..., object]:
    module, _, function = name.partition(":")
    path = f"spvbackend.{module}"
    # Not importlib's function: `ImportClock` measures this one.
    __import__(path)
    loaded: Callable[..., object] = getattr(sys.modules[path], function)
    return loaded
